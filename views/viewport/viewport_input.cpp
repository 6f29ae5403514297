#include "views/viewport/viewport_input.h"

#include "render/viewport/compass.h"
#include "views/viewport/viewport_widget.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QUrl>
#include <QWheelEvent>

#include <cmath>

namespace marrow {

namespace {

constexpr float kDegreesPerPixel = 0.35F;
constexpr double kZoomPerPixel = 0.006;
constexpr double kZoomPerStep = 0.14;
constexpr double kClickSlop = 4;

} // namespace

ViewportInput::ViewportInput(ViewportWidget &view)
    : m_view(view)
{
}

void ViewportInput::setTool(ViewportTool *tool)
{
    if (tool == m_tool)
        return;
    cancelGesture();
    if (m_tool) {
        m_tool->hover(m_view, nullptr);
        m_tool->deactivate(m_view);
    }
    m_tool = tool;
    if (m_tool)
        m_tool->activate(m_view);
}

ViewportEvent ViewportInput::eventAt(QPointF position, Qt::MouseButton button, Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers) const
{
    ViewportEvent result;
    result.position = position;
    result.viewSize = m_view.viewSize();
    result.button = button;
    result.buttons = buttons;
    result.modifiers = modifiers;
    result.ray = m_view.ray(position);
    result.hit = m_view.pick(position);
    if (m_tool) // costs the pose's surface; without a tool nobody asks
        result.surface = m_view.pickCharacter(position);
    result.byKeyboard = m_keyboardPointer.has_value();
    return result;
}

bool ViewportInput::windowEvent(QEvent &event)
{
    switch (event.type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: return mousePress(static_cast<QMouseEvent &>(event));
    case QEvent::MouseMove: return mouseMove(static_cast<QMouseEvent &>(event));
    case QEvent::MouseButtonRelease: return mouseRelease(static_cast<QMouseEvent &>(event));
    case QEvent::Wheel: return wheel(static_cast<QWheelEvent &>(event));
    case QEvent::Leave: leave(); return false;
    case QEvent::KeyPress: return keyPress(static_cast<QKeyEvent &>(event));
    case QEvent::KeyRelease: return keyRelease(static_cast<QKeyEvent &>(event));
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop: return dropEvent(event);
    default: return false;
    }
}

bool ViewportInput::mousePress(QMouseEvent &event)
{
    if (m_gesture != Gesture::None)
        return true; // a second button during a gesture changes nothing
    m_view.setFocus(Qt::MouseFocusReason);
    leaveKeyboardPointer();
    m_pressed = m_last = event.position();
    m_moved = false;
    m_button = event.button();
    const bool shift = event.modifiers() & Qt::ShiftModifier;
    const bool ctrl = event.modifiers() & Qt::ControlModifier;
    if (event.button() == Qt::LeftButton) {
        if (m_view.options().axisIndicator) {
            if (const auto side = compassSideAt(m_view.camera(), event.position(), m_view.viewSize())) {
                m_view.look(*side);
                m_button = Qt::NoButton;
                return true;
            }
        }
        const bool taken = m_tool && m_view.hasAsset() && m_tool->press(m_view, eventAt(event.position(), event.button(), event.buttons(), event.modifiers()));
        m_gesture = taken ? Gesture::Tool : Gesture::Orbit;
    } else if (event.button() == Qt::MiddleButton || event.button() == Qt::RightButton) {
        m_gesture = shift ? Gesture::Pan : ctrl ? Gesture::Zoom : Gesture::Orbit;
    }
    return true;
}

bool ViewportInput::mouseMove(QMouseEvent &event)
{
    m_inside = true;
    const QPointF by = event.position() - m_last;
    m_last = event.position();
    if (m_gesture == Gesture::None) {
        hoverAt(event.position(), event.modifiers());
        return true;
    }
    const QPointF whole = event.position() - m_pressed;
    if (!m_moved && std::hypot(whole.x(), whole.y()) >= kClickSlop)
        m_moved = true;
    if (m_gesture == Gesture::Tool)
        m_tool->drag(m_view, eventAt(event.position(), Qt::NoButton, event.buttons(), event.modifiers()));
    else if (m_moved)
        moveCamera(by);
    return true;
}

bool ViewportInput::mouseRelease(QMouseEvent &event)
{
    if (event.button() != m_button || m_button == Qt::NoButton)
        return true;
    const Gesture gesture = std::exchange(m_gesture, Gesture::None);
    m_button = Qt::NoButton;
    if (gesture == Gesture::Tool)
        m_tool->release(m_view, eventAt(event.position(), event.button(), event.buttons(), event.modifiers()));
    else if (gesture != Gesture::None && event.button() == Qt::RightButton && !m_moved)
        emit m_view.contextMenuRequested(event.globalPosition().toPoint(), eventAt(event.position(), event.button(), event.buttons(), event.modifiers()));
    hoverAt(event.position(), event.modifiers());
    return true;
}

void ViewportInput::moveCamera(QPointF by)
{
    CameraRig rig = m_view.camera();
    switch (m_gesture) {
    case Gesture::Orbit: rig.orbit(-static_cast<float>(by.x()) * kDegreesPerPixel, static_cast<float>(by.y()) * kDegreesPerPixel); break;
    case Gesture::Pan: rig.pan(by, m_view.viewSize()); break;
    case Gesture::Zoom: rig.zoom(static_cast<float>(std::exp(by.y() * kZoomPerPixel)), rig.target); break;
    default: return;
    }
    m_view.setCamera(rig);
}

void ViewportInput::zoomAt(QPointF position, double factor)
{
    CameraRig rig = m_view.camera();
    // What lies under the pointer stays there; beside the model, the point as deep as the target does.
    Eigen::Vector3f fixedPoint;
    if (const auto hit = m_view.pick(position)) {
        fixedPoint = hit->position.cast<float>();
    } else if (const auto surface = m_view.pickCharacter(position)) {
        fixedPoint = surface->position;
    } else {
        const Ray ray = m_view.ray(position);
        const Eigen::Vector3f origin = ray.origin.cast<float>();
        const Eigen::Vector3f direction = ray.direction.cast<float>();
        fixedPoint = origin + direction * ((rig.target - origin).dot(rig.forward()) / direction.dot(rig.forward()));
    }
    rig.zoom(static_cast<float>(factor), fixedPoint);
    m_view.setCamera(rig);
}

bool ViewportInput::wheel(QWheelEvent &event)
{
    const QPoint pixels = event.pixelDelta();
    if (event.modifiers() & Qt::ShiftModifier) {
        const QPointF by = pixels.isNull() ? QPointF(event.angleDelta()) * 0.4 : QPointF(pixels);
        CameraRig rig = m_view.camera();
        rig.pan(by, m_view.viewSize());
        m_view.setCamera(rig);
        return true;
    }
    m_wheelRest += event.angleDelta().y() / 120.0;
    const int steps = static_cast<int>(m_wheelRest);
    if (m_tool && m_gesture == Gesture::None && steps != 0
        && m_tool->wheel(m_view, eventAt(event.position(), Qt::NoButton, event.buttons(), event.modifiers()), steps)) {
        m_wheelRest -= steps;
        return true;
    }
    if (steps != 0)
        m_wheelRest -= steps;
    zoomAt(event.position(), std::exp(-event.angleDelta().y() / 120.0 * kZoomPerStep));
    return true;
}

void ViewportInput::hoverAt(QPointF position, Qt::KeyboardModifiers modifiers)
{
    const ViewportEvent event = eventAt(position, Qt::NoButton, Qt::NoButton, modifiers);
    if (m_tool && m_view.hasAsset())
        m_tool->hover(m_view, &event);
    emit m_view.hovered(&event);
}

void ViewportInput::leave()
{
    m_inside = false;
    if (m_gesture != Gesture::None)
        return; // the button holds the pointer
    if (m_tool)
        m_tool->hover(m_view, nullptr);
    emit m_view.hovered(nullptr);
}

bool ViewportInput::dropEvent(QEvent &event)
{
    auto &drop = static_cast<QDropEvent &>(event);
    QStringList paths;
    for (const QUrl &url : drop.mimeData()->urls()) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    if (paths.isEmpty())
        return false;
    drop.acceptProposedAction();
    if (event.type() == QEvent::Drop)
        emit m_view.filesDropped(paths);
    return true;
}

void ViewportInput::cancelGesture()
{
    const Gesture gesture = std::exchange(m_gesture, Gesture::None);
    m_button = Qt::NoButton;
    m_keyboardHolding = false;
    if (gesture == Gesture::Tool)
        m_tool->cancel(m_view);
}

} // namespace marrow

// The keyboard half of ViewportInput.

#include "views/viewport/viewport_input.h"
#include "views/viewport/viewport_widget.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace marrow {

namespace {

constexpr float kOrbitStep = 5;
constexpr float kNumpadOrbitStep = 15;
constexpr double kPanStep = 24;
constexpr float kZoomStep = 0.87F;
constexpr double kPointerStep = 8;
constexpr double kPointerFine = 1;
constexpr double kPointerCoarse = 48;

/// The step an arrow key means, y down; a null point for other keys.
QPointF arrowOf(int key)
{
    switch (key) {
    case Qt::Key_Left: return {-1, 0};
    case Qt::Key_Right: return {1, 0};
    case Qt::Key_Up: return {0, -1};
    case Qt::Key_Down: return {0, 1};
    default: return {};
    }
}

std::optional<CameraRig::Side> sideOf(int key, bool opposite)
{
    using Side = CameraRig::Side;
    switch (key) {
    case Qt::Key_1: return opposite ? Side::Back : Side::Front;
    case Qt::Key_3: return opposite ? Side::Left : Side::Right;
    case Qt::Key_7: return opposite ? Side::Bottom : Side::Top;
    default: return std::nullopt;
    }
}

} // namespace

bool ViewportInput::keyPress(QKeyEvent &event)
{
    if (event.key() == Qt::Key_Escape) {
        if (m_gesture != Gesture::None) {
            cancelGesture();
            return true;
        }
        if (m_keyboardPointer) {
            leaveKeyboardPointer();
            return true;
        }
    }
    // Enter clicks where the keyboard's pointer stands, but Ctrl+Enter may be an order of the tool (assign what is selected):
    // it is asked first, unless a gesture of the keyboard is under way.
    const bool enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    const bool toolFirst = enter && event.modifiers() & Qt::ControlModifier && !m_keyboardHolding;
    if (!toolFirst && keyboardPointerKey(event))
        return true;
    if (m_tool && m_view.hasAsset() && m_tool->key(m_view, event))
        return true;
    if (toolFirst && keyboardPointerKey(event))
        return true;
    if (event.key() == Qt::Key_Shift || event.key() == Qt::Key_Control || event.key() == Qt::Key_Alt) {
        if (m_inside && m_gesture == Gesture::None)
            hoverAt(m_last, event.modifiers());
        return false;
    }
    return arrowKey(event) || viewKey(event);
}

bool ViewportInput::keyRelease(QKeyEvent &event)
{
    const bool modifier = event.key() == Qt::Key_Shift || event.key() == Qt::Key_Control || event.key() == Qt::Key_Alt;
    if (modifier && m_inside && m_gesture == Gesture::None)
        hoverAt(m_last, event.modifiers());
    return false;
}

bool ViewportInput::arrowKey(QKeyEvent &event)
{
    const QPointF arrow = arrowOf(event.key());
    if (arrow.isNull() || event.modifiers() & (Qt::AltModifier | Qt::KeypadModifier))
        return false;
    CameraRig rig = m_view.camera();
    if (event.modifiers() & Qt::ControlModifier) {
        if (arrow.y() == 0)
            return false;
        rig.zoom(arrow.y() < 0 ? kZoomStep : 1 / kZoomStep, rig.target);
    } else if (event.modifiers() & Qt::ShiftModifier) {
        rig.pan(-arrow * kPanStep, m_view.viewSize());
    } else {
        rig.orbit(static_cast<float>(arrow.x()) * kOrbitStep, -static_cast<float>(arrow.y()) * kOrbitStep);
    }
    m_view.setCamera(rig);
    return true;
}

bool ViewportInput::viewKey(QKeyEvent &event)
{
    const bool numpad = event.modifiers() & Qt::KeypadModifier;
    // Alt with a digit does the same on keyboards without a number pad.
    const bool alternative = event.modifiers() & Qt::AltModifier;
    const bool ctrl = event.modifiers() & Qt::ControlModifier;
    CameraRig rig = m_view.camera();
    if (numpad || alternative) {
        if (const auto side = sideOf(event.key(), ctrl)) {
            m_view.look(*side);
            return true;
        }
        switch (event.key()) {
        case Qt::Key_5: m_view.setOrthographic(!rig.orthographic); return true;
        case Qt::Key_4: rig.orbit(-kNumpadOrbitStep, 0); break;
        case Qt::Key_6: rig.orbit(kNumpadOrbitStep, 0); break;
        case Qt::Key_8: rig.orbit(0, kNumpadOrbitStep); break;
        case Qt::Key_2: rig.orbit(0, -kNumpadOrbitStep); break;
        case Qt::Key_0: m_view.frameSelection(); return true;
        case Qt::Key_Plus: rig.zoom(kZoomStep, rig.target); break;
        case Qt::Key_Minus: rig.zoom(1 / kZoomStep, rig.target); break;
        default: return false;
        }
        m_view.setCamera(rig);
        return true;
    }
    if (ctrl)
        return false;
    switch (event.key()) {
    case Qt::Key_F: m_view.frameSelection(); return true;
    case Qt::Key_Home: m_view.frameAll(); return true;
    case Qt::Key_PageUp:
    case Qt::Key_Plus: rig.zoom(kZoomStep, rig.target); break;
    case Qt::Key_PageDown:
    case Qt::Key_Minus: rig.zoom(1 / kZoomStep, rig.target); break;
    default: return false;
    }
    m_view.setCamera(rig);
    return true;
}

bool ViewportInput::keyboardPointerKey(QKeyEvent &event)
{
    const bool enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (!m_keyboardPointer) {
        if (!enter || m_gesture != Gesture::None || !m_tool || !m_view.hasAsset())
            return false;
        const QSizeF size = m_view.viewSize();
        m_keyboardPointer = m_inside ? m_last : QPointF(size.width() / 2, size.height() / 2);
    } else if (enter) {
        // Enter clicks; Shift+Enter presses and the next Enter lets go, so that strokes and boxes can be drawn too.
        const auto make = [&](Qt::MouseButtons held) { return eventAt(*m_keyboardPointer, Qt::LeftButton, held, event.modifiers() & ~Qt::ShiftModifier); };
        if (!m_keyboardHolding) {
            if (!m_tool->press(m_view, make(Qt::LeftButton)))
                return true;
            m_gesture = Gesture::Tool;
            m_keyboardHolding = true;
        }
        if (!(event.modifiers() & Qt::ShiftModifier)) {
            m_gesture = Gesture::None;
            m_keyboardHolding = false;
            m_tool->release(m_view, make(Qt::NoButton));
        }
    } else {
        const QPointF arrow = arrowOf(event.key());
        if (arrow.isNull())
            return false;
        const double step = event.modifiers() & Qt::ShiftModifier ? kPointerFine : event.modifiers() & Qt::ControlModifier ? kPointerCoarse : kPointerStep;
        const QSizeF size = m_view.viewSize();
        const QPointF to = *m_keyboardPointer + arrow * step;
        m_keyboardPointer = QPointF(std::clamp(to.x(), 0.0, size.width() - 1), std::clamp(to.y(), 0.0, size.height() - 1));
    }
    emit keyboardPointerMoved();
    if (m_keyboardHolding)
        m_tool->drag(m_view, eventAt(*m_keyboardPointer, Qt::NoButton, Qt::LeftButton, {}));
    else
        hoverAt(*m_keyboardPointer, {});
    return true;
}

void ViewportInput::leaveKeyboardPointer()
{
    if (!m_keyboardPointer)
        return;
    cancelGesture();
    m_keyboardPointer.reset();
    emit keyboardPointerMoved();
}

} // namespace marrow

#include "views/retarget/figure_view.h"

#include "views/common/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr float kReach = 9;        ///< pixels around a handle that still mean it
constexpr float kMargin = 26;      ///< pixels around the figures
constexpr float kTurnKey = 0.12f;  ///< radians of the view an arrow key
constexpr float kHandleKey = 0.0349066f;
constexpr int kFloorRings = 3;

} // namespace

FigureView::FigureView(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void FigureView::setFigures(std::vector<FigureShape> figures)
{
    m_figures = std::move(figures);
    const auto gone = [this](const Handle &handle) {
        const std::vector<Handle> all = allHandles();
        return std::find(all.begin(), all.end(), handle) == all.end();
    };
    if (gone(m_focused))
        m_focused = {};
    if (gone(m_hovered))
        m_hovered = {};
    update();
}

void FigureView::setSideBySide(bool sideBySide)
{
    m_sideBySide = sideBySide;
    update();
}

void FigureView::setExtent(float height, float width)
{
    m_height = std::max(height, 1e-4f);
    m_width = std::max(width, 1e-4f);
    update();
}

void FigureView::setAngles(float yaw, float pitch)
{
    constexpr float kSteepest = 1.5f;
    m_yaw = yaw;
    m_pitch = std::clamp(pitch, -kSteepest, kSteepest);
    update();
}

Eigen::Matrix3f FigureView::camera() const
{
    return (Eigen::AngleAxisf(m_pitch, Eigen::Vector3f::UnitX()) * Eigen::AngleAxisf(-m_yaw, Eigen::Vector3f::UnitY())).toRotationMatrix();
}

float FigureView::scale() const
{
    const float columns = m_sideBySide ? static_cast<float>(std::max<std::size_t>(m_figures.size(), 1)) : 1;
    const float wide = (static_cast<float>(width()) - 2 * kMargin) / columns / m_width;
    const float high = (static_cast<float>(height()) - 2 * kMargin) / m_height;
    return std::max(std::min(wide, high), 1.0f) * m_zoom;
}

QPointF FigureView::project(const Eigen::Vector3f &point, std::size_t figure) const
{
    const Eigen::Vector3f seen = camera() * (point - Eigen::Vector3f(0, m_height / 2, 0)) * scale();
    const double columns = m_sideBySide ? static_cast<double>(std::max<std::size_t>(m_figures.size(), 1)) : 1;
    const double middle = width() * (m_sideBySide ? (static_cast<double>(figure) + 0.5) / columns : 0.5);
    return {middle + static_cast<double>(seen.x()), height() / 2.0 - static_cast<double>(seen.y())};
}

QPointF FigureView::placeOf(std::size_t figure, int joint) const
{
    return project(m_figures[figure].joints[static_cast<std::size_t>(joint)], figure);
}

int FigureView::parentOf(const Handle &handle) const
{
    for (const auto &[parent, child] : m_figures[static_cast<std::size_t>(handle.figure)].bones) {
        if (child == handle.joint)
            return parent;
    }
    return -1;
}

std::vector<FigureView::Handle> FigureView::allHandles() const
{
    std::vector<Handle> handles;
    for (std::size_t figure = 0; figure < m_figures.size(); ++figure) {
        for (const int joint : m_figures[figure].handles)
            handles.push_back({static_cast<int>(figure), joint});
    }
    return handles;
}

FigureView::Handle FigureView::handleAt(const QPointF &place) const
{
    Handle best;
    double nearest = static_cast<double>(kReach);
    for (const Handle &handle : allHandles()) {
        const QPointF away = placeOf(static_cast<std::size_t>(handle.figure), handle.joint) - place;
        if (const double distance = std::hypot(away.x(), away.y()); distance <= nearest) {
            nearest = distance;
            best = handle;
        }
    }
    return best;
}

void FigureView::turnHandle(const Handle &handle, float radians, bool finished)
{
    const Eigen::Vector3f toViewer = camera().transpose() * Eigen::Vector3f::UnitZ();
    emit handleTurned(handle.figure, handle.joint, Eigen::Quaternionf(Eigen::AngleAxisf(radians, toViewer)), finished);
}

void FigureView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = event->position();
    m_held = handleAt(event->position());
    m_focused = m_held.joint >= 0 ? m_held : m_focused;
    m_turning = m_held.joint < 0;
    update();
}

void FigureView::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF way = event->position() - m_pressed;
    if (m_turning && event->buttons().testFlag(Qt::LeftButton)) {
        constexpr double kPerPixel = 0.008;
        setAngles(m_yaw - static_cast<float>(way.x() * kPerPixel), m_pitch + static_cast<float>(way.y() * kPerPixel));
        m_pressed = event->position();
        return;
    }
    if (m_held.joint >= 0) {
        const int parent = parentOf(m_held);
        const QPointF centre = placeOf(static_cast<std::size_t>(m_held.figure), std::max(parent, 0));
        const QPointF from = placeOf(static_cast<std::size_t>(m_held.figure), m_held.joint) - centre, to = event->position() - centre;
        const double angle = std::remainder(std::atan2(-to.y(), to.x()) - std::atan2(-from.y(), from.x()), 6.283185307179586);
        if (parent >= 0 && std::hypot(from.x(), from.y()) > 2)
            turnHandle(m_held, static_cast<float>(angle), false);
        m_pressed = event->position();
        return;
    }
    if (const Handle handle = handleAt(event->position()); !(handle == m_hovered)) {
        m_hovered = handle;
        setCursor(handle.joint >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
        update();
    }
}

void FigureView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (m_held.joint >= 0)
        turnHandle(m_held, 0, true);
    m_held = {};
    m_turning = false;
    update();
}

void FigureView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (handleAt(event->position()).joint < 0) {
        m_zoom = 1;
        setAngles(0, 0);
    }
}

void FigureView::wheelEvent(QWheelEvent *event)
{
    constexpr float kNearest = 6, kFarthest = 0.4f;
    m_zoom = std::clamp(m_zoom * std::pow(1.0015f, static_cast<float>(event->angleDelta().y())), kFarthest, kNearest);
    update();
    event->accept();
}

void FigureView::keyPressEvent(QKeyEvent *event)
{
    const int across = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
    const int up = event->key() == Qt::Key_Up ? 1 : event->key() == Qt::Key_Down ? -1 : 0;
    if (across == 0 && up == 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (event->modifiers().testFlag(Qt::ControlModifier) && m_focused.joint >= 0)
        turnHandle(m_focused, kHandleKey * static_cast<float>(across != 0 ? -across : up), true);
    else
        setAngles(m_yaw + kTurnKey * static_cast<float>(across), m_pitch + kTurnKey * static_cast<float>(up));
}

bool FigureView::focusNextPrevChild(bool next)
{
    const std::vector<Handle> handles = allHandles();
    const auto at = std::find(handles.begin(), handles.end(), m_focused);
    const bool last = at != handles.end() && (next ? at + 1 == handles.end() : at == handles.begin());
    if (handles.empty() || last) {
        m_focused = {};
        update();
        return QWidget::focusNextPrevChild(next);
    }
    m_focused = at == handles.end() ? (next ? handles.front() : handles.back()) : next ? *(at + 1) : *(at - 1);
    update();
    return true;
}

bool FigureView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QString text;
    double nearest = static_cast<double>(kReach);
    for (std::size_t figure = 0; figure < m_figures.size(); ++figure) {
        for (std::size_t joint = 0; joint < m_figures[figure].joints.size(); ++joint) {
            const QPointF away = placeOf(figure, static_cast<int>(joint)) - QPointF(help->pos());
            if (const double distance = std::hypot(away.x(), away.y()); distance <= nearest && joint < m_figures[figure].names.size()) {
                nearest = distance;
                text = m_figures[figure].names[joint] + QStringLiteral(" · ") + m_figures[figure].label;
            }
        }
    }
    QToolTip::showText(help->globalPos(), text.isEmpty() ? toolTip() : text, this);
    return true;
}

void FigureView::drawFloor(QPainter &painter, std::size_t figure) const
{
    QColor line = tokensFor(palette()).border;
    painter.setPen(QPen(line, 1));
    painter.setBrush(Qt::NoBrush);
    const float step = m_height / 5;
    for (int ring = -kFloorRings; ring <= kFloorRings; ++ring) {
        const float at = step * static_cast<float>(ring), far = step * kFloorRings;
        painter.drawLine(project({at, 0, -far}, figure), project({at, 0, far}, figure));
        painter.drawLine(project({-far, 0, at}, figure), project({far, 0, at}, figure));
    }
    // Where the figure looks.
    painter.setPen(QPen(tokensFor(palette()).secondaryText, 1.5));
    const float far = step * (kFloorRings + 0.6f), tip = step * 0.25f;
    painter.drawLine(project({0, 0, step * kFloorRings}, figure), project({0, 0, far}, figure));
    painter.drawLine(project({-tip, 0, far - tip}, figure), project({0, 0, far}, figure));
    painter.drawLine(project({tip, 0, far - tip}, figure), project({0, 0, far}, figure));
}

void FigureView::drawFigure(QPainter &painter, std::size_t index) const
{
    const Tokens &tokens = tokensFor(palette());
    const FigureShape &figure = m_figures[index];
    const bool target = figure.role == FigureShape::Role::Target;
    const QColor color = target ? tokens.accent : tokens.warning;
    painter.setPen(QPen(color, target ? 3.5 : 2.5, Qt::SolidLine, Qt::RoundCap));
    for (const auto &[parent, child] : figure.bones)
        painter.drawLine(placeOf(index, parent), placeOf(index, child));
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    for (std::size_t joint = 0; joint < figure.joints.size(); ++joint)
        painter.drawEllipse(placeOf(index, static_cast<int>(joint)), 2.5, 2.5);
    for (const int joint : figure.handles) {
        const Handle handle{static_cast<int>(index), joint};
        const bool hot = handle == m_hovered || handle == m_held || handle == m_focused;
        painter.setPen(QPen(handle == m_focused && hasFocus() ? tokens.text : color, 2));
        painter.setBrush(hot ? color : tokens.panel);
        painter.drawEllipse(placeOf(index, joint), hot ? 6 : 4.5, hot ? 6 : 4.5);
    }
}

void FigureView::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = tokensFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QLinearGradient ground(0, 0, 0, height());
    ground.setColorAt(0, tokens.canvasTop);
    ground.setColorAt(1, tokens.canvasBottom);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(rect(), 4, 4);
    painter.setFont(smallFont());
    for (std::size_t figure = 0; figure < m_figures.size(); ++figure) {
        if (m_sideBySide || figure == 0)
            drawFloor(painter, figure);
    }
    for (std::size_t figure = 0; figure < m_figures.size(); ++figure)
        drawFigure(painter, figure);
    // Which is which.
    const double columns = m_sideBySide ? static_cast<double>(std::max<std::size_t>(m_figures.size(), 1)) : 1;
    for (std::size_t figure = 0; figure < m_figures.size(); ++figure) {
        const double left = m_sideBySide ? width() * static_cast<double>(figure) / columns + 10 : 10;
        const double top = m_sideBySide ? 8 : 8 + 18 * static_cast<double>(figure);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_figures[figure].role == FigureShape::Role::Target ? tokens.accent : tokens.warning);
        painter.drawRoundedRect(QRectF(left, top + 4, 10, 10), 2, 2);
        painter.setPen(tokens.text);
        const double room = width() / columns - 40;
        painter.drawText(QRectF(left + 16, top, room, 18), Qt::AlignVCenter | Qt::AlignLeft, painter.fontMetrics().elidedText(m_figures[figure].label, Qt::ElideMiddle, static_cast<int>(room)));
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(tokens.accent, 2));
        painter.drawRoundedRect(rect().adjusted(1, 1, -1, -1), 4, 4);
    }
}

} // namespace marrow

#include "views/puppet/puppet_canvas.h"

#include "render/puppet/texel_pick.h"
#include "views/puppet/canvas_surface.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>

#include <cmath>

namespace marrow {

namespace {

constexpr double kHandleReach = 8;  // device independent pixels
constexpr double kDividerReach = 5;
constexpr double kPanStep = 48;
constexpr double kSpread = 2; // how near to a drawing a click still takes it

} // namespace

QList<PuppetItem> PuppetCanvas::itemsAt(const QPointF &position) const
{
    QList<PuppetItem> items;
    if (!m_context || !m_pick || !m_builder)
        return items;
    for (const OverlayHandle &handle : m_builder->handles()) {
        const QPointF away = m_view.toWindow(handle.at) - position;
        if (std::hypot(away.x(), away.y()) <= kHandleReach && !items.contains(handle.item))
            items.append(handle.item);
    }
    for (const std::uint32_t mesh : m_pick->meshesAt(m_context->pose(), m_view.toCanvas(position), kSpread / m_view.zoom()))
        items.append({PuppetItemKind::Mesh, mesh});
    return items;
}

void PuppetCanvas::click(const QPointF &position, Qt::KeyboardModifiers modifiers)
{
    if (!m_context)
        return;
    const QList<PuppetItem> items = itemsAt(position);
    const bool samePlace = (position - m_clickedAt).manhattanLength() <= 3;
    if ((modifiers & Qt::AltModifier) && samePlace && items == m_stack && !items.isEmpty()) {
        selectBelow();
        return;
    }
    m_clickedAt = position;
    m_stack = items;
    m_stackAt = 0;
    // Alt on a fresh place goes straight to what lies under the topmost.
    if ((modifiers & Qt::AltModifier) && items.size() > 1)
        m_stackAt = 1;
    if (items.isEmpty()) {
        if (!(modifiers & (Qt::ControlModifier | Qt::ShiftModifier)))
            m_context->clearSelection();
        return;
    }
    const PuppetItem item = items.at(m_stackAt);
    if (modifiers & (Qt::ControlModifier | Qt::ShiftModifier))
        m_context->toggleSelected(item);
    else
        m_context->select(item);
}

void PuppetCanvas::selectBelow()
{
    if (!m_context)
        return;
    if (m_stack.isEmpty()) { // nothing clicked yet: begin under the pointer
        const QPointF here = mapFromGlobal(QCursor::pos());
        m_stack = itemsAt(here);
        m_clickedAt = here;
        m_stackAt = -1;
    }
    if (m_stack.isEmpty())
        return;
    m_stackAt = (m_stackAt + 1) % m_stack.size();
    m_context->select(m_stack.at(m_stackAt));
    updateHint();
}

bool PuppetCanvas::atDivider(const QPointF &position) const
{
    return m_compare == CompareMode::Split && std::fabs(position.x() - m_divider * width()) <= kDividerReach;
}

void PuppetCanvas::mousePressEvent(QMouseEvent *event)
{
    m_pressedAt = m_lastAt = event->position();
    const bool pans = event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_spaceHeld);
    if (pans) {
        m_drag = Drag::Pan;
        m_spaceUsed = true;
    } else if (event->button() == Qt::LeftButton) {
        m_drag = atDivider(event->position()) ? Drag::Divider : Drag::Click;
    }
    updateCursor();
    event->accept();
}

void PuppetCanvas::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF position = event->position();
    const QPointF half(width() / 2.0, height() / 2.0);
    emit pointerMoved(m_view.toCanvas(position), QPointF((position.x() - half.x()) / half.x(), (half.y() - position.y()) / half.y()));
    switch (m_drag) {
    case Drag::Pan:
        m_view.pan(position - m_lastAt);
        viewMoved();
        break;
    case Drag::Divider:
        setDivider(position.x() / std::max(1, width()));
        break;
    case Drag::Click:
        break;
    case Drag::None:
        hover(position);
        break;
    }
    m_lastAt = position;
}

void PuppetCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    const Drag drag = std::exchange(m_drag, Drag::None);
    const bool stayed = (event->position() - m_pressedAt).manhattanLength() < QApplication::startDragDistance();
    if (drag == Drag::Click && stayed)
        click(event->position(), event->modifiers());
    updateCursor();
    hover(event->position());
}

void PuppetCanvas::hover(const QPointF &position)
{
    if (!m_context)
        return;
    const QList<PuppetItem> items = atDivider(position) || m_spaceHeld ? QList<PuppetItem>() : itemsAt(position);
    m_context->setHovered(items.isEmpty() ? QList<PuppetItem>() : QList<PuppetItem>{items.first()});
    updateCursor();
    updateHint();
}

void PuppetCanvas::updateCursor()
{
    if (m_drag == Drag::Pan)
        setCursor(Qt::ClosedHandCursor);
    else if (m_spaceHeld)
        setCursor(Qt::OpenHandCursor);
    else if (m_drag == Drag::Divider || (m_drag == Drag::None && atDivider(m_lastAt)))
        setCursor(Qt::SplitHCursor);
    else
        unsetCursor();
}

void PuppetCanvas::updateHint()
{
    QString hint;
    if (!m_context)
        hint.clear();
    else if (m_drag == Drag::Pan)
        hint = tr("Drag to move the canvas");
    else if (atDivider(m_lastAt))
        hint = tr("Drag to move the border between core (left) and advanced (right)");
    else if (!m_context->hovered().isEmpty())
        hint = tr("Click selects “%1”; Ctrl adds it, Alt or Tab goes on to what lies below")
                   .arg(m_context->nameOf(m_context->hovered().first()));
    else
        hint = tr("Wheel zooms, middle button or Space and drag moves the canvas, F frames the selection");
    if (hint == m_hint)
        return;
    m_hint = hint;
    emit hintChanged(hint);
}

void PuppetCanvas::wheelEvent(QWheelEvent *event)
{
    const QPoint pixels = event->pixelDelta();
    if (event->modifiers() & Qt::ShiftModifier) {
        const QPointF delta = pixels.isNull() ? QPointF(event->angleDelta()) / 120 * kPanStep : QPointF(pixels);
        m_view.pan(delta.x() != 0 ? QPointF(delta.x(), 0) : QPointF(delta.y(), 0));
    } else {
        m_view.zoomBy(std::pow(1.2, event->angleDelta().y() / 120.0), event->position());
    }
    viewMoved();
    event->accept();
}

bool PuppetCanvas::event(QEvent *event)
{
    // Tab goes on to what lies below while something was clicked here; otherwise it leaves, as Tab does everywhere.
    if (event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Tab && key->modifiers() == Qt::NoModifier && m_stack.size() > 1) {
            selectBelow();
            return true;
        }
    }
    // Space pans here while it is held, whatever it is a shortcut for elsewhere; a tap that panned nothing is passed on.
    if (event->type() == QEvent::ShortcutOverride) {
        auto *key = static_cast<QKeyEvent *>(event);
        static constexpr int kOurs[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Plus, Qt::Key_Minus,
                                        Qt::Key_Equal, Qt::Key_Home, Qt::Key_F};
        const bool plain = (key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
        if (plain && std::find(std::begin(kOurs), std::end(kOurs), key->key()) != std::end(kOurs)) {
            event->accept();
            return true;
        }
        if (key->key() == Qt::Key_Space && plain) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void PuppetCanvas::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Space:
        if (!event->isAutoRepeat()) {
            m_spaceHeld = true;
            m_spaceUsed = false;
            updateCursor();
        }
        return;
    case Qt::Key_Left:
        m_view.pan({kPanStep, 0});
        return viewMoved();
    case Qt::Key_Right:
        m_view.pan({-kPanStep, 0});
        return viewMoved();
    case Qt::Key_Up:
        m_view.pan({0, kPanStep});
        return viewMoved();
    case Qt::Key_Down:
        m_view.pan({0, -kPanStep});
        return viewMoved();
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomIn();
    case Qt::Key_Minus:
        return zoomOut();
    case Qt::Key_Home:
        return fit();
    case Qt::Key_F:
        return frameSelection();
    case Qt::Key_Escape:
        if (m_context && !m_context->selection().isEmpty()) {
            m_context->clearSelection();
            return;
        }
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void PuppetCanvas::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat() && m_spaceHeld) {
        m_spaceHeld = false;
        updateCursor();
        // Space alone plays and pauses, as everywhere.
        if (!m_spaceUsed && m_context)
            m_context->setPlaying(!m_context->isPlaying());
        return;
    }
    QWidget::keyReleaseEvent(event);
}

void PuppetCanvas::leaveEvent(QEvent *event)
{
    if (m_context)
        m_context->setHovered({});
    updateHint();
    QWidget::leaveEvent(event);
}

void PuppetCanvas::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    m_ring->setVisible(event->reason() != Qt::MouseFocusReason); // a person who clicks sees where they are
    updateHint();
}

void PuppetCanvas::focusOutEvent(QFocusEvent *event)
{
    m_spaceHeld = false;
    m_ring->hide();
    updateCursor();
    QWidget::focusOutEvent(event);
}

void PuppetCanvas::contextMenuEvent(QContextMenuEvent *event)
{
    if (!m_context)
        return;
    QMenu menu(this);
    menu.setObjectName("canvasMenu");
    const QPointF here = event->reason() == QContextMenuEvent::Mouse ? QPointF(event->pos()) : QRectF(rect()).center();
    for (const PuppetItem &item : itemsAt(here)) {
        QAction *action = menu.addAction(tr("Select “%1”").arg(m_context->nameOf(item)));
        connect(action, &QAction::triggered, this, [this, item] { m_context->select(item); });
        connect(action, &QAction::hovered, this, [this, item] { m_context->setHovered({item}); });
    }
    menu.addSeparator();
    QAction *frame = menu.addAction(tr("Frame the selection"), this, &PuppetCanvas::frameSelection);
    frame->setEnabled(!m_context->selection().isEmpty());
    menu.addAction(tr("Show the whole canvas"), this, &PuppetCanvas::fit);
    menu.addAction(tr("Actual size"), this, &PuppetCanvas::actualSize);
    menu.exec(event->globalPos());
    m_context->setHovered({});
}

} // namespace marrow

#include "views/action/key_strip.h"

#include <QContextMenuEvent>
#include <QJsonArray>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr double kMargin = 18;
constexpr double kNarrowest = 4; ///< pixels a frame
constexpr double kWidest = 48;
constexpr double kGrip = 8;

} // namespace

KeyStrip::KeyStrip(QWidget *parent)
    : QWidget(parent)
{
    setObjectName("keyStrip");
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    retranslate();
}

QSize KeyStrip::sizeHint() const
{
    return {600, kStripRuler + kStripRow};
}

QSize KeyStrip::minimumSizeHint() const
{
    return {200, kStripRuler + kStripRow};
}

void KeyStrip::retranslate()
{
    setAccessibleName(tr("Keys of the action"));
    setToolTip(tr("Click a frame to take it in hand; drag keys to move them; Shift and drag selects several.\nArrows step frames, comma and full stop step keys, I keys, Delete removes."));
}

void KeyStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        update();
}

void KeyStrip::setContext(ActionContext *context)
{
    if (m_context) {
        m_context->disconnect(this);
        m_context->document()->disconnect(this);
    }
    m_context = context;
    m_gesture = Gesture::None;
    m_zoom = m_scroll = 0;
    if (context) {
        connect(context, &ActionContext::frameChanged, this, [this] {
            keepInSight();
            update();
        });
        connect(context->document(), &ActionDocument::committed, this, qOverload<>(&QWidget::update));
        connect(context->document(), &ActionDocument::selectionChanged, this, qOverload<>(&QWidget::update));
    }
    update();
}

double KeyStrip::pixelsPerFrame() const
{
    if (m_zoom > 0)
        return m_zoom;
    const int frames = m_context ? m_context->shownEnd() + 4 : 18;
    return std::clamp((width() - 2 * kMargin) / frames, kNarrowest, kWidest);
}

double KeyStrip::xOf(double frame) const
{
    return kMargin + (frame - m_scroll) * pixelsPerFrame();
}

int KeyStrip::frameAt(double x) const
{
    return std::clamp(static_cast<int>(std::lround((x - kMargin) / pixelsPerFrame() + m_scroll)), 0, kMaxHandKeyedFrame);
}

QRect KeyStrip::keyRow() const
{
    return {0, kStripRuler, width(), kStripRow};
}

void KeyStrip::setScroll(double frames)
{
    const double most = m_context ? std::max(0.0, m_context->shownEnd() + 8 - (width() - 2 * kMargin) / pixelsPerFrame()) : 0;
    m_scroll = std::clamp(frames, 0.0, most);
    update();
}

void KeyStrip::keepInSight()
{
    const double place = m_context->place();
    const double shown = (width() - 2 * kMargin) / pixelsPerFrame();
    if (place < m_scroll || place > m_scroll + shown)
        setScroll(place - shown / 4);
}

void KeyStrip::resizeEvent(QResizeEvent *)
{
    setScroll(m_scroll);
}

std::optional<int> KeyStrip::keyAt(QPointF position) const
{
    if (!m_context || !keyRow().contains(position.toPoint()))
        return std::nullopt;
    std::optional<int> nearest;
    double best = kGrip;
    for (const HandKey &key : m_context->action().keys) {
        const double away = std::abs(xOf(key.frame) - position.x());
        if (away < best) {
            best = away;
            nearest = key.frame;
        }
    }
    return nearest;
}

const std::vector<int> &KeyStrip::selected() const
{
    return m_context->document()->selection().frames;
}

void KeyStrip::select(std::vector<int> frames)
{
    ActionSelection selection = m_context->document()->selection();
    selection.frames = std::move(frames);
    m_context->document()->setSelection(std::move(selection));
}

void KeyStrip::mousePressEvent(QMouseEvent *event)
{
    if (!m_context || event->button() != Qt::LeftButton)
        return;
    m_pressedAt = m_boxTo = event->position();
    m_moveBy = 0;
    const std::optional<int> key = keyAt(event->position());
    if (key) {
        std::vector<int> frames = selected();
        const bool known = std::binary_search(frames.begin(), frames.end(), *key);
        if (event->modifiers() & Qt::ControlModifier) {
            known ? std::erase(frames, *key) : (frames.push_back(*key), 0);
            select(frames);
            return;
        }
        if (!known)
            select({*key});
        m_grabbed = *key;
        m_gesture = Gesture::MoveKeys;
        m_context->setFrame(*key);
        return;
    }
    if (event->modifiers() & Qt::ShiftModifier) {
        m_gesture = Gesture::Box;
        return;
    }
    m_gesture = Gesture::Scrub;
    select({});
    m_context->playback().pause();
    m_context->setFrame(frameAt(event->position().x()));
}

void KeyStrip::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_context)
        return;
    if (m_gesture == Gesture::Scrub) {
        m_context->setFrame(frameAt(event->position().x()));
    } else if (m_gesture == Gesture::MoveKeys) {
        const int first = selected().empty() ? 0 : selected().front();
        const int by = std::max(-first, frameAt(event->position().x()) - m_grabbed);
        // A hand that trembles on a key moves nothing.
        m_moveBy = std::abs(event->position().x() - m_pressedAt.x()) < 4 ? 0 : by;
        update();
    } else if (m_gesture == Gesture::Box) {
        m_boxTo = event->position();
        update();
    } else if (const std::optional<int> key = keyAt(event->position()); key != m_hovered) {
        m_hovered = key;
        setCursor(key ? Qt::SizeHorCursor : Qt::ArrowCursor);
        update();
    }
}

void KeyStrip::endMove(bool keep)
{
    const int by = keep ? m_moveBy : 0;
    m_moveBy = 0;
    m_gesture = Gesture::None;
    if (by != 0) {
        QJsonArray frames;
        for (const int frame : selected())
            frames.append(frame);
        m_context->run(QStringLiteral("action.moveKeys"), QJsonObject{{"frames", frames}, {"by", by}});
        m_context->setFrame(m_grabbed + by);
    }
    update();
}

void KeyStrip::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_context || event->button() != Qt::LeftButton)
        return;
    if (m_gesture == Gesture::MoveKeys)
        endMove(true);
    if (m_gesture == Gesture::Box) {
        std::vector<int> frames;
        const double low = std::min(m_pressedAt.x(), m_boxTo.x());
        const double high = std::max(m_pressedAt.x(), m_boxTo.x());
        for (const HandKey &key : m_context->action().keys) {
            if (xOf(key.frame) >= low && xOf(key.frame) <= high)
                frames.push_back(key.frame);
        }
        select(frames);
    }
    m_gesture = Gesture::None;
    update();
}

void KeyStrip::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (!m_context || event->button() != Qt::LeftButton || keyAt(event->position()) || !keyRow().contains(event->position().toPoint()))
        return;
    m_context->setFrame(frameAt(event->position().x()));
    m_context->keyHere();
}

void KeyStrip::leaveEvent(QEvent *)
{
    m_hovered.reset();
    update();
}

void KeyStrip::wheelEvent(QWheelEvent *event)
{
    const double steps = event->angleDelta().y() / 120.0;
    if (event->modifiers() & Qt::ControlModifier) {
        const double frame = (event->position().x() - kMargin) / pixelsPerFrame() + m_scroll;
        m_zoom = std::clamp(pixelsPerFrame() * std::pow(1.2, steps), kNarrowest, kWidest);
        setScroll(frame - (event->position().x() - kMargin) / m_zoom);
    } else {
        setScroll(m_scroll - steps * 3);
    }
    event->accept();
}

void KeyStrip::keyPressEvent(QKeyEvent *event)
{
    if (!m_context)
        return QWidget::keyPressEvent(event);
    const bool control = event->modifiers() & Qt::ControlModifier;
    const auto stepKey = [this](int direction) {
        if (const auto key = m_context->nextKey(direction))
            m_context->setFrame(*key);
    };
    if (event->key() == Qt::Key_Escape && m_gesture == Gesture::MoveKeys)
        endMove(false);
    else if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
        m_context->setFrame(m_context->frame() + (event->key() == Qt::Key_Right ? 1 : -1));
    else if (event->key() == Qt::Key_Home)
        m_context->setFrame(0);
    else if (event->key() == Qt::Key_End)
        m_context->setFrame(m_context->action().endFrame());
    else if (event->key() == Qt::Key_Comma || event->key() == Qt::Key_Period)
        stepKey(event->key() == Qt::Key_Period ? 1 : -1);
    else if (event->key() == Qt::Key_I || event->key() == Qt::Key_K)
        m_context->keyHere();
    else if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        m_context->removeKeys();
    else if (control && event->key() == Qt::Key_C)
        m_context->copyKeys();
    else if (control && event->key() == Qt::Key_V)
        m_context->pasteKeys();
    else if (control && event->key() == Qt::Key_A) {
        std::vector<int> frames;
        for (const HandKey &key : m_context->action().keys)
            frames.push_back(key.frame);
        select(frames);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void KeyStrip::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void KeyStrip::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void KeyStrip::contextMenuEvent(QContextMenuEvent *event)
{
    if (!m_context)
        return;
    if (const std::optional<int> key = keyAt(event->pos()); key && !std::binary_search(selected().begin(), selected().end(), *key))
        select({*key});
    QMenu menu(this);
    menu.addAction(tr("Key the Pose Here"), m_context, &ActionContext::keyHere);
    menu.addAction(tr("Copy Keys"), m_context, &ActionContext::copyKeys)->setEnabled(!selected().empty() || m_context->hasKey(m_context->frame()));
    menu.addAction(tr("Paste Keys Here"), m_context, &ActionContext::pasteKeys)->setEnabled(m_context->canPasteKeys());
    menu.addAction(tr("Remove Keys"), m_context, &ActionContext::removeKeys)->setEnabled(!selected().empty() || m_context->hasKey(m_context->frame()));
    menu.addSeparator();
    menu.addAction(tr("End in the First Pose"), m_context, &ActionContext::closeLoop)->setEnabled(m_context->action().endFrame() > 0);
    menu.exec(event->globalPos());
}

} // namespace marrow

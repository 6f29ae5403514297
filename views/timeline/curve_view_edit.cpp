// What the mouse does to the curves.

#include "model/commands/voxel_commands.h"
#include "model/voxel/clip_ops.h"
#include "views/timeline/curve_view.h"
#include "views/timeline/key_painting.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QLocale>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace marrow {

using namespace timeline;

void CurveView::mousePressEvent(QMouseEvent *event)
{
    m_pressedAt = m_pointer = event->position().toPoint();
    m_pressModifiers = event->modifiers();
    if (event->button() == Qt::MiddleButton) {
        m_gesture = Gesture::Pan;
        return;
    }
    if (event->button() != Qt::LeftButton || m_pressedAt.x() < kGutter || !joint())
        return;
    const Hit hit = hitAt(m_pressedAt);
    if (hit.key < 0) {
        m_gesture = Gesture::BoxPressed;
        return;
    }
    m_gesture = Gesture::Pressed;
    m_hit = hit;
    m_activeChannel = hit.channel;
    const bool toggle = m_pressModifiers & Qt::ControlModifier;
    if (!isSelected(hit.key) || toggle) {
        m_model->select({KeyRef{*joint(), m_curves.track().keys.at(hit.key).timeMs}},
                        toggle ? TimelineModel::SelectMode::Toggle
                               : m_pressModifiers & Qt::ShiftModifier ? TimelineModel::SelectMode::Add : TimelineModel::SelectMode::Replace);
    }
    refreshFields();
    update();
}

void CurveView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    if (m_gesture == Gesture::Pan) {
        TimeAxis axis = m_model->axis();
        axis.pan(m_pointer.x() - at.x());
        m_middle += (at.y() - m_pointer.y()) / m_pixelsPerUnit;
        m_pointer = at;
        m_model->setAxis(axis);
        update();
        return;
    }
    m_pointer = at;
    if (m_gesture == Gesture::None) {
        const Hit hit = at.x() >= kGutter ? hitAt(at) : Hit();
        setCursor(hit.key >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
        m_model->tell(hit.key < 0 ? QString()
                      : !m_curves.writable() ? tr("%1 %2 at %3. Drag sideways for the time; swing and twist can only be read")
                                        .arg(channelName(hit.channel), QLocale().toString(m_curves.value(hit.key)[hit.channel], 'f', 2) + unit(),
                                             m_model->timeText(m_curves.timeMs(hit.key)))
                                  : tr("%1 %2 at %3. Drag sideways for the time, up and down for the value, with Shift both")
                                        .arg(channelName(hit.channel), QLocale().toString(m_curves.value(hit.key)[hit.channel], 'f', 2) + unit(),
                                             m_model->timeText(m_curves.timeMs(hit.key))));
        return;
    }
    const QPoint moved = at - m_pressedAt;
    if (m_gesture == Gesture::Pressed && moved.manhattanLength() >= QApplication::startDragDistance() / 2 && isSelected(m_hit.key)) {
        const bool sideways = std::abs(moved.x()) >= std::abs(moved.y());
        m_gesture = sideways ? Gesture::Time : Gesture::Value;
    } else if (m_gesture == Gesture::BoxPressed && moved.manhattanLength() >= QApplication::startDragDistance() / 2) {
        m_gesture = Gesture::Box;
    }
    dragTo(at, event->modifiers());
}

void CurveView::dragTo(const QPoint &at, Qt::KeyboardModifiers modifiers)
{
    if (m_gesture == Gesture::Box) {
        update();
        return;
    }
    if (m_gesture != Gesture::Time && m_gesture != Gesture::Value)
        return;
    const bool both = modifiers & Qt::ShiftModifier;
    const double pressed = m_curves.timeMs(m_hit.key);
    double deltaMs = 0;
    double delta = 0;
    if (both || m_gesture == Gesture::Time) {
        const double wanted = pressed + (at.x() - m_pressedAt.x()) / m_model->axis().pixelsPerMs;
        deltaMs = m_model->allowed({1, 0, m_model->grid().snapped(wanted) - pressed, false, m_model->ripple()}).deltaMs;
    }
    if ((both || m_gesture == Gesture::Value) && m_curves.writable()) {
        delta = (m_pressedAt.y() - at.y()) / m_pixelsPerUnit;
        // Two places behind the point at most, so that dragging gives numbers a person would type.
        const double grain = std::pow(10, std::floor(std::log10(2 / m_pixelsPerUnit)));
        const double value = m_curves.value(m_hit.key)[m_hit.channel];
        delta = std::round((value + delta) / grain) * grain - value;
    }
    showDrag(deltaMs, delta);
    if (m_gesture == Gesture::Value && !m_curves.writable()) {
        m_model->tell(tr("Swing and twist can only be read. Choose Euler to drag values"));
        return;
    }
    m_model->tell(tr("%1: %2 at %3 · Esc takes it back")
                      .arg(channelName(m_hit.channel), QLocale().toString(m_curves.value(m_hit.key)[m_hit.channel] + delta, 'f', 2) + unit(),
                           m_model->timeText(pressed + deltaMs)));
}

JointTrack CurveView::changedTrack(double deltaMs, int channel, double delta, std::vector<CommandCall> *calls) const
{
    // The selected keys of other joints move along in time, as they are selected too; only this joint's values change.
    JointTrack track = m_curves.track();
    PartMoves moves;
    QJsonArray keys;
    for (qsizetype i = 0; i < m_curves.size(); ++i) {
        if (!isSelected(i))
            continue;
        TransformKey &key = track.keys[i];
        if (delta != 0) {
            key.value = m_curves.withValue(i, channel, m_curves.value(i)[channel] + delta);
            QJsonObject changed{{"joint", *joint()}, {"timeMs", static_cast<qint64>(key.timeMs)}};
            addParts(changed, key.value, partsOf(m_component));
            keys.append(changed);
        }
        for (std::size_t part = 0; part < 3; ++part) {
            if (selectedParts(i) & kEachPart[part])
                moves.of[part].push_back({key.timeMs, static_cast<std::uint32_t>(std::clamp(key.timeMs + deltaMs, 0.0, double(kLongestClipMs)))});
        }
    }
    if (deltaMs != 0) {
        const Joint *owner = m_model->rig()->skeleton.find(track.joint);
        track = withPartsMoved(track, owner ? owner->rest : Transform(), moves);
    }
    if (calls && !keys.isEmpty())
        calls->push_back({QStringLiteral("clip.setKeys"), {{"clip", m_model->clip()->id}, {"keys", keys}}});
    if (calls && deltaMs != 0) {
        const QJsonObject how{{"clip", m_model->clip()->id}, {"deltaMs", deltaMs}, {"ripple", m_model->ripple()}, {"extend", true}};
        calls->push_back({QStringLiteral("clip.moveKeys"), withKeys(how, *m_model->clip(), m_model->selected())});
    }
    return track;
}

void CurveView::showDrag(double deltaMs, double delta)
{
    m_deltaMs = deltaMs;
    m_delta = delta;
    const JointTrack track = changedTrack(deltaMs, m_hit.channel, delta, nullptr);
    PoseContext *context = m_model->context();
    m_dragged = JointCurves(track, m_component, m_reading, boneAxis(m_model->rig()->skeleton, track.joint), context->interpolation());
    // The figure shows what the drag would make of it.
    if (!context->loose().contains(track.joint))
        context->setPreview({{track.joint, sampleTrack(track, context->playback().time(), context->interpolation())}});
    update();
}

void CurveView::commitDrag()
{
    std::vector<CommandCall> calls;
    changedTrack(m_deltaMs, m_hit.channel, m_delta, &calls);
    const int count = static_cast<int>(m_model->selected().size());
    const QString text = m_delta != 0 ? tr("Change %n key(s)", nullptr, count) : tr("Move %n key(s)", nullptr, count);
    RigContext *rig = m_model->context()->rigContext();
    if (calls.size() == 1 && m_delta == 0) {
        rig->run(calls.front().name, calls.front().args); // its own text says it
    } else if (!calls.empty()) {
        if (const Result<void> done = rig->document()->executeAll(text, calls); !done)
            emit rig->commandFailed(done.error());
    }
}

void CurveView::changeSelected(int channel, double delta)
{
    if (!joint() || delta == 0 || !m_curves.writable())
        return;
    std::vector<CommandCall> calls;
    changedTrack(0, channel, delta, &calls);
    if (!calls.empty())
        m_model->run(calls.front().name, calls.front().args);
}

void CurveView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return;
    if (m_gesture == Gesture::BoxPressed && !(m_pressModifiers & (Qt::ShiftModifier | Qt::ControlModifier)))
        m_model->select({});
    endGesture(true);
}

void CurveView::endGesture(bool commit)
{
    const Gesture gesture = std::exchange(m_gesture, Gesture::None);
    m_dragged.reset();
    if (gesture == Gesture::Time || gesture == Gesture::Value)
        m_model->context()->clearPreview();
    if (commit && (gesture == Gesture::Time || gesture == Gesture::Value) && (m_deltaMs != 0 || m_delta != 0)) {
        commitDrag();
    } else if (commit && gesture == Gesture::Box && joint()) {
        const QRect box = QRect(m_pressedAt, m_pointer).normalized();
        std::vector<KeyRef> keys;
        for (qsizetype i = 0; i < m_curves.size(); ++i) {
            const double x = kGutter + m_model->axis().x(m_curves.timeMs(i));
            bool within = false;
            for (int channel = 0; channel < 3; ++channel)
                within |= m_visible[static_cast<std::size_t>(channel)] && box.contains(qRound(x), qRound(y(m_curves.value(i)[channel])));
            if (within)
                keys.push_back({*joint(), m_curves.track().keys.at(i).timeMs});
        }
        m_model->select(std::move(keys),
                        m_pressModifiers & Qt::ControlModifier ? TimelineModel::SelectMode::Toggle
                            : m_pressModifiers & Qt::ShiftModifier ? TimelineModel::SelectMode::Add : TimelineModel::SelectMode::Replace);
    }
    m_deltaMs = 0;
    m_delta = 0;
    m_model->tell({});
    update();
}

void CurveView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    if (event->button() != Qt::LeftButton || at.x() < kGutter || !joint())
        return;
    if (const Hit hit = hitAt(at); hit.key >= 0)
        m_model->scrub(m_curves.timeMs(hit.key), true);
    else
        m_model->insertKeyAt(*joint(), static_cast<std::uint32_t>(m_model->grid().snapped(std::max(0.0, m_model->axis().time(at.x() - kGutter)))));
}

void CurveView::contextMenuEvent(QContextMenuEvent *event)
{
    emit menuRequested(event->globalPos());
}

} // namespace marrow

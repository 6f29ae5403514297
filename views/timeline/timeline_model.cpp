#include "views/timeline/timeline_model.h"

#include "model/voxel/key_times.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace marrow {

KeyParts partsOf(KeyComponent component)
{
    switch (component) {
    case KeyComponent::Translation:
        return kTranslationPart;
    case KeyComponent::Rotation:
        return kRotationPart;
    case KeyComponent::Scale:
        return kScalePart;
    case KeyComponent::All:
        break;
    }
    return kAllParts;
}

TimelineModel::TimelineModel(QObject *parent)
    : QObject(parent)
{
    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, [this] { m_clipboard.reset(); });
}

void TimelineModel::setContext(PoseContext *context)
{
    if (m_context) {
        m_context->disconnect(this);
        m_context->playback().disconnect(this);
        m_context->rigContext()->disconnect(this);
        m_context->document()->disconnect(this);
    }
    m_context = context;
    m_expanded.clear();
    m_framedClip.reset();
    m_seenKeys.clear();
    m_seenJoints.clear();
    if (context) {
        connect(context, &PoseContext::clipChanged, this, &TimelineModel::onClipChanged);
        connect(context, &PoseContext::looseChanged, this, &TimelineModel::keysChanged);
        connect(context, &PoseContext::settingsChanged, this, &TimelineModel::gridChanged);
        connect(&context->playback(), &Playback::timeChanged, this, &TimelineModel::onPlayhead);
        connect(context->rigContext(), &RigContext::looksChanged, this, &TimelineModel::keysChanged);
        connect(context->document(), &VoxelDocument::selectionChanged, this, &TimelineModel::onSelectionChanged);
        connect(context->document(), &VoxelDocument::committed, this, [this](const ChangeSet &change) {
            if (change.flags & (ChangeSet::RigPresence | ChangeSet::SkeletonStructure | ChangeSet::JointNames))
                rebuildRows();
        });
    }
    onClipChanged();
    onSelectionChanged();
    emit contextChanged();
}

void TimelineModel::onClipChanged()
{
    rebuildTimes();
    rebuildRows();
    const std::optional<std::uint16_t> id = clip() ? std::optional(clip()->id) : std::nullopt;
    if (id != m_framedClip) {
        m_framedClip = id;
        frameAll();
    }
    emit keysChanged();
}

void TimelineModel::onSelectionChanged()
{
    const VoxelSelection selection = m_context ? m_context->document()->selection() : VoxelSelection();
    if (selection.keys != m_seenKeys) {
        m_seenKeys = selection.keys;
        emit selectionChanged();
    }
    if (selection.joints != m_seenJoints) {
        m_seenJoints = selection.joints;
        if (m_onlySelected)
            rebuildRows();
        else
            emit keysChanged(); // their rows are tinted
        emit activeJointChanged();
    }
}

void TimelineModel::onPlayhead()
{
    // While playing, the view turns the page; a scrub stays where the pointer is.
    if (m_context->playback().isPlaying() && m_width > 0) {
        const double x = m_axis.x(playhead());
        if (x < 0 || x > m_width) {
            TimeAxis axis = m_axis;
            axis.leftMs = playhead() - TimeAxis::kMargin / axis.pixelsPerMs;
            setAxis(axis);
        }
    }
    emit playheadMoved();
}

const JointTrack *TimelineModel::track(const TimelineRow &row) const
{
    return clip() && row.kind != TimelineRow::Kind::Summary ? clip()->track(row.joint) : nullptr;
}

bool TimelineModel::wanted(JointId joint) const
{
    if (m_onlySelected && std::find(m_seenJoints.begin(), m_seenJoints.end(), joint) == m_seenJoints.end())
        return false;
    if (m_onlyKeyed && !clip()->track(joint) && !m_context->loose().contains(joint))
        return false;
    return m_search.isEmpty() || m_context->rigContext()->displayName(joint).contains(m_search, Qt::CaseInsensitive);
}

void TimelineModel::rebuildRows()
{
    std::vector<TimelineRow> rows;
    if (clip()) {
        rows.push_back({TimelineRow::Kind::Summary, 0, KeyComponent::All});
        const Skeleton &skeleton = rig()->skeleton;
        // Depth first, so that a limb's joints stand together as they do in the skeleton panel.
        std::vector<std::vector<JointId>> children(skeleton.size());
        std::vector<JointId> open;
        for (const Joint &joint : skeleton.joints()) {
            const int parent = joint.parent ? skeleton.indexOf(*joint.parent) : -1;
            (parent < 0 ? open : children[static_cast<std::size_t>(parent)]).push_back(joint.id);
        }
        std::reverse(open.begin(), open.end());
        while (!open.empty()) {
            const JointId joint = open.back();
            open.pop_back();
            if (wanted(joint)) {
                rows.push_back({TimelineRow::Kind::Joint, joint, KeyComponent::All});
                for (const KeyComponent component : {KeyComponent::Translation, KeyComponent::Rotation, KeyComponent::Scale}) {
                    if (m_expanded.contains(joint))
                        rows.push_back({TimelineRow::Kind::Component, joint, component});
                }
            }
            const std::vector<JointId> &below = children[static_cast<std::size_t>(skeleton.indexOf(joint))];
            open.insert(open.end(), below.rbegin(), below.rend());
        }
    }
    m_rows = std::move(rows);
    emit rowsChanged();
}

void TimelineModel::rebuildTimes()
{
    m_times = clip() ? keyTimes(*clip()) : std::vector<std::uint32_t>();
}

void TimelineModel::setExpanded(JointId joint, bool expanded)
{
    if (expanded)
        m_expanded.insert(joint);
    else
        m_expanded.erase(joint);
    rebuildRows();
}

void TimelineModel::setOnlySelected(bool on)
{
    m_onlySelected = on;
    rebuildRows();
}

void TimelineModel::setOnlyKeyed(bool on)
{
    m_onlyKeyed = on;
    rebuildRows();
}

void TimelineModel::setSearch(const QString &text)
{
    m_search = text;
    rebuildRows();
}

void TimelineModel::setAxis(const TimeAxis &axis)
{
    m_showsAll = false;
    if (axis == m_axis)
        return;
    m_axis = axis;
    emit axisChanged();
}

void TimelineModel::setWidth(double pixels)
{
    m_width = pixels;
    if (m_showsAll)
        frameAll();
}

void TimelineModel::frameAll()
{
    TimeAxis axis = m_axis;
    axis.fit(0, clip() && clip()->durationMs ? clip()->durationMs : 1000, m_width > 0 ? m_width : 600);
    setAxis(axis);
    m_showsAll = true;
}

void TimelineModel::frameSelected()
{
    const auto span = selectedSpan();
    if (!span)
        return frameAll();
    TimeAxis axis = m_axis;
    const double spare = span->first == span->second ? 250 : 0;
    axis.fit(span->first - spare, span->second + spare, m_width);
    axis.keepStart();
    setAxis(axis);
}

void TimelineModel::setGrid(const TimeGrid &grid)
{
    if (grid == m_grid)
        return;
    m_grid = grid;
    emit gridChanged();
}

void TimelineModel::setRipple(bool on)
{
    m_ripple = on;
    emit gridChanged();
}

void TimelineModel::scrub(double timeMs, bool exact)
{
    if (!clip())
        return;
    m_context->setActive(true);
    m_context->playback().pause();
    const double time = exact ? std::round(timeMs) : m_grid.snapped(timeMs);
    m_context->playback().setTime(std::clamp(time, 0.0, duration()));
}

void TimelineModel::stepFrame(int direction)
{
    scrub(m_grid.stepped(playhead(), direction), true);
}

void TimelineModel::stepKey(int direction)
{
    if (!clip())
        return;
    // Keys of the rows on show when a filter is on, so that stepping lands on what one sees.
    std::vector<JointId> joints;
    if (m_onlySelected)
        joints = m_seenJoints;
    const auto time = direction > 0 ? nextKeyTime(*clip(), playhead(), joints) : previousKeyTime(*clip(), playhead(), joints);
    scrub(time ? *time : direction > 0 ? duration() : 0, true);
}

void TimelineModel::setLoopStart()
{
    if (!clip() || playhead() >= duration())
        return;
    const double end = m_context->loopRange() ? m_context->loopRange()->second : duration();
    m_context->setLoopRange(std::pair(playhead(), end > playhead() ? end : duration()));
}

void TimelineModel::setLoopEnd()
{
    if (!clip() || playhead() <= 0)
        return;
    const double start = m_context->loopRange() ? m_context->loopRange()->first : 0;
    m_context->setLoopRange(std::pair(start < playhead() ? start : 0, playhead()));
}

void TimelineModel::clearLoop()
{
    if (m_context)
        m_context->setLoopRange(std::nullopt);
}

QString TimelineModel::timeText(double timeMs) const
{
    const QString ms = QLocale().toString(qRound64(timeMs)) + QStringLiteral(" ms");
    if (m_grid.unit != TimeGrid::Unit::Frames)
        return ms;
    const double frame = m_grid.frameOf(timeMs);
    const double near = std::round(frame);
    const bool exact = std::abs(frame - near) < m_grid.frameOf(0.75);
    return tr("%1, frame %2").arg(ms, exact ? QLocale().toString(qRound64(near)) : QLocale().toString(frame, 'f', 1));
}

} // namespace marrow

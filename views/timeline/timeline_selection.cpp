// Which keys are selected in the timeline, and which a stretch of rows holds.

#include "views/timeline/timeline_model.h"

#include "model/voxel/key_times.h"

#include <algorithm>
#include <map>

namespace marrow {

namespace {

/// Where all named parts of a key are selected they are let go, elsewhere they are added.
std::vector<KeyRef> toggled(const std::vector<KeyRef> &selected, const std::vector<KeyRef> &keys)
{
    std::vector<KeyRef> result;
    auto old = selected.begin();
    for (const KeyRef &key : keys) {
        for (; old != selected.end() && *old < key; ++old)
            result.push_back(*old);
        const bool there = old != selected.end() && std::is_eq(*old <=> key);
        const KeyParts before = there ? (old++)->parts : 0;
        const bool letGo = (before & key.parts) == key.parts;
        const int parts = letGo ? before & ~key.parts : before | key.parts;
        if (parts != 0)
            result.push_back({key.joint, key.timeMs, static_cast<KeyParts>(parts)});
    }
    result.insert(result.end(), old, selected.end());
    return result;
}

} // namespace

const std::vector<KeyRef> &TimelineModel::selected() const
{
    return m_seenKeys;
}

std::span<const KeyRef> TimelineModel::selectedOf(JointId joint) const
{
    const auto first = std::lower_bound(m_seenKeys.begin(), m_seenKeys.end(), KeyRef{joint, 0});
    const auto last = std::upper_bound(first, m_seenKeys.end(), KeyRef{joint, 0xffffffffu});
    return {first, last};
}

KeyParts TimelineModel::selectedParts() const
{
    const KeyParts parts = m_seenKeys.empty() ? kAllParts : m_seenKeys.front().parts;
    return std::all_of(m_seenKeys.begin(), m_seenKeys.end(), [parts](const KeyRef &key) { return key.parts == parts; }) ? parts : kAllParts;
}

void TimelineModel::select(std::vector<KeyRef> keys, SelectMode mode)
{
    if (!m_context)
        return;
    sortKeys(keys);
    VoxelSelection selection = m_context->document()->selection();
    if (mode == SelectMode::Add) {
        keys.insert(keys.end(), selection.keys.begin(), selection.keys.end());
        sortKeys(keys);
    } else if (mode == SelectMode::Toggle) {
        keys = toggled(selection.keys, keys);
    }
    selection.keys = std::move(keys);
    m_context->document()->setSelection(std::move(selection));
}

void TimelineModel::selectAll()
{
    select(keysIn(0, static_cast<int>(m_rows.size()) - 1, 0, duration()));
}

std::vector<KeyRef> TimelineModel::keysIn(int firstRow, int lastRow, double fromMs, double toMs) const
{
    std::vector<KeyRef> keys;
    if (!clip())
        return keys;
    bool summary = false;
    std::map<JointId, KeyParts> joints;
    for (int i = std::max(firstRow, 0); i <= lastRow && i < static_cast<int>(m_rows.size()); ++i) {
        const TimelineRow &row = m_rows[static_cast<std::size_t>(i)];
        if (row.kind == TimelineRow::Kind::Summary)
            summary = true;
        else
            joints[row.joint] |= partsOf(row.component);
    }
    if (summary) { // stands for all rows
        for (const TimelineRow &row : m_rows) {
            if (row.kind == TimelineRow::Kind::Joint)
                joints[row.joint] = kAllParts;
        }
    }
    for (const auto &[joint, parts] : joints) {
        const JointTrack *track = clip()->track(joint);
        for (qsizetype i = track ? firstKeyFrom(*track, fromMs) : 0; track && i < track->keys.size() && track->keys.at(i).timeMs <= toMs; ++i)
            keys.push_back({joint, track->keys.at(i).timeMs, parts});
    }
    return keys;
}

std::optional<std::pair<std::uint32_t, std::uint32_t>> TimelineModel::selectedSpan() const
{
    if (m_seenKeys.empty())
        return std::nullopt;
    std::pair span{m_seenKeys.front().timeMs, m_seenKeys.front().timeMs};
    for (const KeyRef &key : m_seenKeys) {
        span.first = std::min(span.first, key.timeMs);
        span.second = std::max(span.second, key.timeMs);
    }
    return span;
}

} // namespace marrow

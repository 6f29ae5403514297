#include "model/voxel/key_parts.h"

#include "model/voxel/pose_sampling.h"

#include <algorithm>

namespace marrow {

namespace {

using Placed = std::vector<std::pair<std::uint32_t, Transform>>;

/// Where the parts of one kind arrive, ascending, one a time.
Placed placedParts(const JointTrack &track, const std::vector<PartMoves::Move> &moves)
{
    Placed placed;
    qsizetype at = 0;
    for (const PartMoves::Move &move : moves) {
        while (at < track.keys.size() && track.keys.at(at).timeMs < move.fromMs)
            ++at;
        if (move.toMs && at < track.keys.size() && track.keys.at(at).timeMs == move.fromMs)
            placed.emplace_back(*move.toMs, track.keys.at(at).value);
    }
    const auto earlier = [](const auto &a, const auto &b) { return a.first < b.first; };
    if (!std::is_sorted(placed.begin(), placed.end(), earlier))
        std::stable_sort(placed.begin(), placed.end(), earlier);
    Placed once;
    for (const auto &entry : placed) {
        if (!once.empty() && once.back().first == entry.first)
            once.back() = entry;
        else
            once.push_back(entry);
    }
    return once;
}

/// The keys of one part alone; of their values only that part counts.
JointTrack partTrack(const JointTrack &track, const std::vector<PartMoves::Move> &moves, const Placed &placed, bool copy)
{
    QList<TransformKey> kept;
    auto taken = moves.begin();
    for (const TransformKey &key : track.keys) {
        while (taken != moves.end() && taken->fromMs < key.timeMs)
            ++taken;
        if (copy || taken == moves.end() || taken->fromMs != key.timeMs)
            kept.append(key);
    }
    JointTrack result;
    result.keys.reserve(kept.size() + static_cast<qsizetype>(placed.size()));
    auto old = kept.cbegin();
    for (const auto &[time, value] : placed) {
        for (; old != kept.cend() && old->timeMs < time; ++old)
            result.keys.append(*old);
        if (old != kept.cend() && old->timeMs == time)
            ++old;
        result.keys.append({time, value});
    }
    for (; old != kept.cend(); ++old)
        result.keys.append(*old);
    return result;
}

bool holdsAt(const QList<TransformKey> &keys, qsizetype index, KeyParts part, const Transform &rest)
{
    return keys.size() == 1 ? samePart(keys.constFirst().value, rest, part) : partHolds(keys, index, part);
}

} // namespace

bool samePart(const Transform &a, const Transform &b, KeyParts part)
{
    switch (part) {
    case kTranslationPart:
        return a.translation == b.translation;
    case kRotationPart:
        return a.rotation.coeffs() == b.rotation.coeffs();
    case kScalePart:
        return a.scale == b.scale;
    default:
        return a == b;
    }
}

void copyParts(Transform &into, const Transform &from, KeyParts parts)
{
    if (parts & kTranslationPart)
        into.translation = from.translation;
    if (parts & kRotationPart)
        into.rotation = from.rotation;
    if (parts & kScalePart)
        into.scale = from.scale;
}

bool partHolds(const QList<TransformKey> &keys, qsizetype index, KeyParts part)
{
    const Transform &here = keys.at(index).value;
    const bool asBefore = index == 0 || samePart(keys.at(index - 1).value, here, part);
    const bool asBehind = index + 1 >= keys.size() || samePart(keys.at(index + 1).value, here, part);
    return asBefore && asBehind && keys.size() > 1;
}

JointTrack withPartsMoved(const JointTrack &track, const Transform &rest, const PartMoves &moves)
{
    std::array<JointTrack, 3> parts;
    std::vector<std::uint32_t> times;
    std::vector<std::uint32_t> arrivals;
    for (std::size_t i = 0; i < 3; ++i) {
        const Placed placed = placedParts(track, moves.of[i]);
        parts[i] = partTrack(track, moves.of[i], placed, moves.copy);
        for (const auto &entry : placed)
            arrivals.push_back(entry.first);
    }
    std::sort(arrivals.begin(), arrivals.end());
    arrivals.erase(std::unique(arrivals.begin(), arrivals.end()), arrivals.end());
    std::vector<std::uint32_t> before;
    for (const TransformKey &key : track.keys)
        before.push_back(key.timeMs);
    std::set_union(before.begin(), before.end(), arrivals.begin(), arrivals.end(), std::back_inserter(times));

    JointTrack result;
    result.joint = track.joint;
    result.keys.reserve(static_cast<qsizetype>(times.size()));
    std::array<qsizetype, 3> at{};
    qsizetype old = 0;
    for (const std::uint32_t time : times) {
        while (old < track.keys.size() && track.keys.at(old).timeMs < time)
            ++old;
        bool keep = std::binary_search(arrivals.begin(), arrivals.end(), time);
        Transform value = rest;
        int present = 0;
        for (std::size_t i = 0; i < 3; ++i) {
            const QList<TransformKey> &keys = parts[i].keys;
            while (at[i] < keys.size() && keys.at(at[i]).timeMs < time)
                ++at[i];
            if (at[i] < keys.size() && keys.at(at[i]).timeMs == time) {
                ++present;
                copyParts(value, keys.at(at[i]).value, kEachPart[i]);
                keep = keep || !holdsAt(track.keys, old, kEachPart[i], rest);
            } else if (!keys.isEmpty()) {
                copyParts(value, sampleTrack(parts[i], time, Interpolation::Linear), kEachPart[i]);
            }
        }
        if (keep || present == 3)
            result.keys.append({time, value});
    }
    return result;
}

} // namespace marrow

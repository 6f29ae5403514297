#pragma once

#include "model/voxel/skeleton.h"

#include <QList>

#include <cstdint>
#include <vector>

namespace marrow {

/// A key holds a joint's whole local transform and replaces the rest transform (VFP 6B, ANIM).
struct TransformKey
{
    std::uint32_t timeMs = 0;
    Transform value;

    bool operator==(const TransformKey &) const = default;
};

/// Keys of one joint, times strictly ascending within 0..durationMs. The keys are a QList because it is shared until
/// written: an undo step of a long clip keeps only the tracks it changed. Read them through const access.
struct JointTrack
{
    JointId joint = 0;
    QList<TransformKey> keys;

    bool operator==(const JointTrack &) const = default;
};

/// A named motion. Tracks in strictly ascending joint order; a joint without one stays in its rest pose.
struct AnimationClip
{
    std::uint16_t id = 0;
    QString name;
    std::uint32_t durationMs = 0;
    std::vector<JointTrack> tracks;

    const JointTrack *track(JointId joint) const
    {
        for (const JointTrack &track : tracks) {
            if (track.joint == joint)
                return &track;
        }
        return nullptr;
    }
    bool operator==(const AnimationClip &) const = default;
};

} // namespace marrow

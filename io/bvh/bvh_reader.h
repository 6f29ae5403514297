#pragma once

#include "model/base/progress.h"
#include "model/base/report.h"
#include "model/base/result.h"
#include "model/character/motion.h"

#include <QByteArrayView>

namespace marrow {

/// A Biovision hierarchy as it stands in the file: its own axes and units, nothing turned or scaled.
struct BvhMotion
{
    Motion motion;
    double frameTime = 0; ///< seconds, as written
    int endSites = 0;
    Report report;
};

/// Bounds of what is read.
inline constexpr int kMaxBvhJoints = 4096;
inline constexpr int kMaxBvhDepth = 512;
inline constexpr int kMaxBvhChannelsOfJoint = 12;

/// Reads a .bvh: any order and number of channels a joint, position channels on any joint (they stand in place of the offset on their
/// axis), several roots, any line ends, end sites (as joints that are ends, called after their parent; those of no length are left out).
/// Rotations are applied in the order in which the channels stand. A frame time that is a whole rate up to its printed digits is that rate.
/// Frames that are missing at the end are left out with a warning. `maxSamples` bounds frames × joints.
/// Codes: bvh.syntax, bvh.number, bvh.channel, bvh.too-many, bvh.frames, motion.too-long, import.cancelled.
Result<BvhMotion> readBvh(QByteArrayView bytes, std::size_t maxSamples, const Progress &progress = {});

/// The rate a frame time means: 1 / time, as a whole number when that is within what was rounded away in printing it.
double bvhRate(double frameTime);

} // namespace marrow

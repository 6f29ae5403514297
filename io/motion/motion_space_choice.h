#pragma once

#include "io/motion/motion_file.h"

namespace marrow {

/// How a file's numbers are understood: by what a person said, else by the format, else by the figure; the evidence is written beside it.

/// For formats that say nothing of their space.
void chooseUp(Motion &motion, const MotionOptions &options, MotionSpace &space);
void chooseUnit(Motion &motion, const MotionOptions &options, MotionSpace &space);
void chooseTurn(Motion &motion, const MotionOptions &options, MotionSpace &space);
/// Puts the lowest foot of all frames on the ground.
void chooseFloor(Motion &motion, MotionSpace &space);
/// Warns when the frames stand along another axis than the rest pose.
void compareFrames(const Motion &motion, const MotionSpace &space, Report &report);
/// The rule for the unit is a plain one; what it makes of a figure that was measured in something else is said.
void judgeHeight(const MotionSpace &space, Report &report);

/// For formats that say it themselves: what a person says instead goes before it. `space` tells what the clips were read by.
void followSaid(MotionFile &file, const MotionOptions &options);

} // namespace marrow

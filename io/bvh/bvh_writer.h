#pragma once

#include "model/character/motion.h"

#include <QByteArray>

namespace marrow {

/// A motion as Biovision hierarchy, in centimetres, +Y up. A hierarchy has no rest rotations, so every joint's axes are those of the world
/// in the rest pose and its rotations count from there; directions and places are the motion's own. Channels are Zrotation Yrotation
/// Xrotation; roots, and joints that move against their parents, have positions too. Read again, joints are within 0.01° and 0.01 mm.
QByteArray writeBvh(const Motion &motion);

} // namespace marrow

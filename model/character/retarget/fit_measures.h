#pragma once

#include "model/character/retarget/foot_contacts.h"
#include "model/character/retarget/report_card.h"

namespace marrow {

/// Angles between the limbs of the source and the target in one frame, into `report`: the largest of each limb so far, and the frame's in its trace.
void measureAngles(const RetargetTarget &target, const JointMap &source, std::size_t frame, const BodyFrame &pose, const TargetWorlds &worlds, ClipReport &report);

/// How far standing feet slide and hover and how deep soles go, over all frames of a clip.
void measureFeet(const FootWork &work, const std::vector<TargetWorlds> &worlds, ClipReport &report);

} // namespace marrow

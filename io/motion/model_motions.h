#pragma once

#include "io/motion/motion_file.h"
#include "model/character/character_model.h"

namespace marrow {

/// The clips of a model as motions on its own skeleton: every node that moves, is a joint of a skin or a human bone, with all nodes above
/// them. Positions are those of the file at every sample, scales included; rotations are the products of the nodes' own. The rest is the
/// tree as it stands. Codes: motion.no-clips, motion.no-joints, motion.too-long, import.cancelled.
Result<std::vector<Motion>> motionsOfModel(const CharacterModel &model, double fps, std::size_t maxSamples, const Progress &progress = {});

} // namespace marrow

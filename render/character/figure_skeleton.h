#pragma once

#include "model/character/character_model.h"
#include "model/voxel/skeleton.h"

#include <QRgb>

namespace marrow {

/// The joints of a model that are worth drawing, as overlays and their picking know skeletons: the id is the node. Those that some vertex
/// follows or that lead to one; where there is none, all joints of its skins; without a skin the nodes its clips move. Nodes beyond
/// kMaxParentId are left out.
Skeleton figureSkeleton(const CharacterModel &model);

/// A colour a node: joints have their own, what hangs from a joint has its colour.
std::vector<QRgb> nodeColors(const CharacterModel &model, const Skeleton &skeleton);

} // namespace marrow

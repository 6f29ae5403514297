#pragma once

#include "model/character/action.h"
#include "model/character/bound_character.h"
#include "model/character/character_model.h"

namespace marrow {

/// The bound character as a model of its own, for pictures and for playing actions on it: nodes 0 to 21 are the joints of humanoidSkeleton()
/// at their places, then follows one node a range of the mesh, each with its own mesh of one primitive and the one skin of 21 joints. Part i
/// of modelParts() is range i of the mesh. Without weights everything follows the hips. Materials and pictures are those of `source`; clips
/// are left out, as they are of another skeleton.
CharacterModel boundModel(const CharacterModel &source, const BakedMesh &mesh, const JointPlacement &placement, const std::vector<VertexWeights> &weights);

/// The local matrices of the nodes of boundModel() in a pose: those of the 22 joints, then identities.
std::vector<Eigen::Matrix4f> boundLocals(const JointPlacement &placement, const HumanoidPose &pose, std::size_t nodeCount);

} // namespace marrow

#pragma once

#include "model/character/bound_character.h"
#include "model/character/model_pose.h"

namespace marrow {

/// A bound character as a model that can be shown and posed: nodes 0 to 21 are the joints of humanoidSkeleton(), node 22 carries the surface
/// with a skin of joints 1 to 21; materials and pictures are the source's. Its parts are the ranges of the mesh, in order, so that part i has
/// the vertices of `mesh.ranges[i]`. Without weights (an empty list) the surface stands still.
CharacterModel boundModel(const CharacterModel &source, const BakedMesh &mesh, const JointPlacement &placement, const std::vector<VertexWeights> &weights);

/// The weights of one part as its skin has them: joint numbers less one, as root is in no skin.
struct PartWeights
{
    std::vector<std::array<std::uint16_t, 4>> joints;
    std::vector<Eigen::Vector4f> weights;
};
PartWeights partWeights(const BakedMesh::Range &range, const std::vector<VertexWeights> &weights);

/// The pose of a boundModel().
ModelPose boundPose(const CharacterModel &bound, const JointPlacement &placement, const HumanoidPose &pose);

/// An action as a clip of boundModel(), for playing it there. The hips' offset is in metres of this character then.
ModelClip boundClip(const Action &action, const JointPlacement &placement);

} // namespace marrow

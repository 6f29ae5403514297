#pragma once

#include "model/character/action.h"
#include "model/character/bound_character.h"

namespace marrow {

/// The standard A-pose for a character as placed (character-decisions, "Retarget"): how a person stands idle. Upper arms 48° below the
/// horizontal and a little back, forearms a little forward, knees soft; the feet point a little outwards and keep their height over the
/// floor, for which the hips come down. All limbs are within 8° of an idle stance then, so what is baked for one character so bound serves all of them.
HumanoidPose standardAPose(const JointPlacement &placement);

/// A mesh and its joints as they are when a pose is made the rest: vertices and normals baked in the posed shape, joints moved along, all
/// rest rotations identity again. Weights stay what they are.
struct PosedRest
{
    BakedMesh mesh;
    JointPlacement placement;
};
PosedRest bakeRest(const BakedMesh &mesh, const JointPlacement &placement, const std::vector<VertexWeights> &weights, const HumanoidPose &pose);

/// The linear part that moves each vertex in a pose; for normals and morph targets.
Eigen::Matrix3f posedLinear(const std::array<Eigen::Isometry3f, kHumanoidJointCount> &skinning, const VertexWeights &weights);

} // namespace marrow

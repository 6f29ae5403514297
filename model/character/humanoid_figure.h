#pragma once

#include "model/base/result.h"
#include "model/character/action.h"
#include "model/character/model_picking.h"
#include "model/character/model_pose.h"

#include <memory>

namespace marrow {

/// A bound character as actions move it: which node of its model is which joint, and where the joints rest. Keeps the model. A plain value.
class HumanoidFigure
{
public:
    /// Fails with "character.not-bound" (see humanoidRestOf).
    static Result<HumanoidFigure> of(std::shared_ptr<const CharacterModel> model);

    const std::shared_ptr<const CharacterModel> &model() const { return m_model; }
    const HumanoidRest &rest() const { return m_rest; }
    /// The node of a joint of humanoidSkeleton(), and the joint of a node (-1 for others).
    int node(int joint) const { return m_nodes.at(static_cast<std::size_t>(joint)); }
    int joint(int node) const;

    /// The joint that the surface there follows most; -1 where it follows none of them.
    int jointOf(const ModelHit &hit) const;

    /// The whole model with its joints in this pose.
    ModelPose pose(const HumanoidPose &pose) const;

private:
    HumanoidFigure() = default;

    std::shared_ptr<const CharacterModel> m_model;
    HumanoidRest m_rest;
    std::array<int, kHumanoidJointCount> m_nodes{};
};

/// A jointed doll of these proportions, for showing an action when its character is not at hand: rounded limbs of one colour, those of the
/// left side a little bluer and of the right side a little redder, a face that shows where it looks. Bound like any character.
CharacterModel mannequin(const HumanoidRest &rest);

} // namespace marrow

#pragma once

#include "model/character/model_pose.h"

#include <Eigen/Geometry>

#include <memory>

namespace marrow {

/// One character on show. Figures of the same model (the same object) share their geometry and pictures, however many there are.
struct CharacterFigure
{
    std::shared_ptr<const CharacterModel> model;
    ModelPose pose = {}; ///< empty: the bind pose
    Eigen::Affine3f placement = Eigen::Affine3f::Identity();
};

} // namespace marrow

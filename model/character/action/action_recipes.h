#pragma once

#include "model/character/figure_pose.h"

#include <span>

namespace marrow {

/// How a built-in action is made: a pose for every share of its time.
struct ActionRecipe
{
    const char *id;
    float seconds;
    bool loops;
    FigurePose (*poseAt)(float share);
};

/// Walking, running, carrying.
std::span<const ActionRecipe> gaitRecipes();
/// Chopping, mining, swinging a blade, casting.
std::span<const ActionRecipe> workRecipes();
/// Standing, sitting, sleeping, meditating, being hit, dying.
std::span<const ActionRecipe> restRecipes();

/// Somebody who stands at ease.
FigurePose standingPose();

} // namespace marrow

#pragma once

#include "model/character/action.h"

#include <vector>

namespace marrow {

/// The words in which the built-in actions are written: a pose of a figure by what an animator would say of it, in degrees and in shares of
/// the figure's own size, so that one description holds for every proportion. Only numbers, so that poses can be blended number by number.

/// Bends forward (pitch), turns to the left (yaw), tilts to the right (roll).
struct TrunkTurn
{
    float pitch = 0;
    float yaw = 0;
    float roll = 0;
};

struct ArmPose
{
    // By angles, where `reach` is 0. They hold against the chest.
    float raise = 0;  ///< 0 hangs, 90 points forward, 180 up, negative back
    float out = 8;    ///< away from the body: 90 points sideways
    float elbow = 12; ///< 0 is straight
    float roll = 0;   ///< turns the elbow's bend inward
    float wrist = 0;
    // By the place of the wrist, where `reach` is 1: from the middle of the shoulders, in arm lengths, turning with the chest. `across` is
    // outward, so that a mirrored pose has the same numbers.
    float reach = 0;
    float across = 0.2F;
    float up = -0.9F;
    float forward = 0.2F;
    float elbowOut = 30; ///< where the elbow points: 0 down, 90 outward
};

struct LegPose
{
    // By the place of the sole, where `plant` is 1: from where the foot rests, in hip heights, in the space of the root.
    float plant = 1;
    float across = 0; ///< outward
    float lift = 0;
    float forward = 0;
    float pitch = 0; ///< toes down; the sole turns about the ball of the foot, or about the heel when negative
    float turn = 0;  ///< toes outward
    float knee = 8;  ///< where the knee points: 0 forward, 90 outward
    float follow = 0; ///< 1: the foot turns with the shin instead of standing level
    // By angles against the pelvis, where `plant` is 0.
    float raise = 0; ///< the thigh: 0 hangs, 90 points forward
    float out = 2;
    float bend = 4; ///< of the knee
    float ankle = 0; ///< toes down, against the shin
};

struct FigurePose
{
    float hipsAcross = 0; ///< to the left, in hip heights
    float hipsUp = 0;
    float hipsForward = 0;
    float lie = 0; ///< 1: the hips lie on the floor whatever the figure's girth; takes the place of hipsUp
    TrunkTurn pelvis;
    TrunkTurn spine; ///< shared by spine and chest
    TrunkTurn neck;
    TrunkTurn head;
    ArmPose left;
    ArmPose right;
    LegPose leftLeg;
    LegPose rightLeg;
};

/// The pose of a figure of these proportions. Hips sink as far as planted feet need to reach the floor.
HumanoidPose humanoidPose(const FigurePose &pose, const HumanoidRest &rest);

/// What the other side would do.
FigurePose mirrored(const FigurePose &pose);

struct FigureKey
{
    float at = 0; ///< a share of the action
    FigurePose pose;
};

/// Poses between keys, smoothly; keys ascend from 0. In a loop the first key also stands at 1. An action that does not loop comes to rest
/// at its ends and where neighbouring keys have one value.
FigurePose poseBetween(const std::vector<FigureKey> &keys, float at, bool loops);

} // namespace marrow

// Walking, running and carrying. Feet run back over the floor at one speed while they stand, so that nothing slides when the figure is
// moved forward; the trunk turns against the hips, and the arms swing against the legs.

#include "model/character/action/action_recipes.h"

#include <cmath>
#include <numbers>

namespace marrow {

namespace {

/// A wave over one cycle that is highest at `peak`.
float wave(float at, float peak)
{
    return std::cos(2 * std::numbers::pi_v<float> * (at - peak));
}

struct FootKey
{
    float at;
    float forward;
    float lift;
    float pitch;
};

/// Heel first, flat, off over the ball, and forward close above the floor. 0 is where the heel meets the floor.
constexpr FootKey kWalkFoot[] = {
    {0.00F, 0.31F, 0, -22}, {0.09F, 0.22F, 0, 0},      {0.31F, 0.00F, 0, 0},       {0.42F, -0.11F, 0, 5},      {0.53F, -0.22F, 0, 24},
    {0.60F, -0.29F, 0, 44}, {0.65F, -0.325F, 0.014F, 57}, {0.71F, -0.27F, 0.055F, 58}, {0.80F, 0.02F, 0.075F, 28}, {0.90F, 0.27F, 0.04F, -12}, {0.96F, 0.345F, 0.012F, -24},
};

/// Down on the whole foot, off early, the heel thrown up, the knee driven forward.
constexpr FootKey kRunFoot[] = {
    {0.00F, 0.24F, 0, -6},        {0.06F, 0.14F, 0, 0},         {0.17F, -0.05F, 0, 3},       {0.25F, -0.19F, 0, 22},       {0.33F, -0.33F, 0, 52},
    {0.44F, -0.47F, 0.22F, 100},  {0.56F, -0.25F, 0.36F, 95},   {0.68F, 0.12F, 0.32F, 45},   {0.80F, 0.40F, 0.22F, 8},     {0.92F, 0.36F, 0.07F, -8},
};

template <std::size_t Count>
FigurePose footAt(const FootKey (&keys)[Count], float at, float stride)
{
    std::vector<FigureKey> feet;
    for (const FootKey &key : keys) {
        FigurePose pose;
        pose.leftLeg.forward = key.forward * stride;
        pose.leftLeg.lift = key.lift;
        pose.leftLeg.pitch = key.pitch;
        feet.push_back({key.at, pose});
    }
    return poseBetween(feet, at - std::floor(at), true);
}

void place(LegPose &leg, const FigurePose &foot)
{
    leg.forward = foot.leftLeg.forward;
    leg.lift = foot.leftLeg.lift;
    leg.pitch = foot.leftLeg.pitch;
}

/// An arm that swings: 1 is all the way forward.
void swing(ArmPose &arm, float way, float amount, float elbow)
{
    arm.raise = -2 + amount * way;
    arm.out = 9;
    arm.elbow = elbow + 0.45F * amount * (way + 1) / 2;
    arm.roll = 18 + 8 * way;
    arm.wrist = 4 + 6 * way;
}

/// The trunk over walking legs: `twist` and `sway` scale how much it moves.
FigurePose walkingTrunk(float at, float stride, float twist, float sway)
{
    FigurePose pose;
    place(pose.leftLeg, footAt(kWalkFoot, at, stride));
    place(pose.rightLeg, footAt(kWalkFoot, at + 0.5F, stride));
    pose.leftLeg.across = pose.rightLeg.across = -0.03F;
    pose.leftLeg.turn = pose.rightLeg.turn = 5;
    // Lowest when the weight has come onto the front foot, highest when the legs pass.
    pose.hipsUp = -0.034F + 0.019F * wave(2 * at, 0.62F);
    pose.hipsAcross = 0.022F * sway * wave(at, 0.30F);
    pose.hipsForward = 0.008F * wave(2 * at, 0.9F);
    pose.pelvis = {4, -8 * twist * wave(at, 0), 4.5F * sway * wave(at, 0.27F)};
    pose.spine = {1 + 1.5F * wave(2 * at, 0.2F), 15 * twist * wave(at, 0.02F), -5.5F * sway * wave(at, 0.29F)};
    pose.neck = {-2, -4 * twist * wave(at, 0.02F), 0.5F * sway * wave(at, 0.3F)};
    pose.head = {-2 + 1.2F * wave(2 * at, 0.75F), -3 * twist * wave(at, 0.03F), 0.5F * sway * wave(at, 0.3F)};
    return pose;
}

FigurePose walk(float at)
{
    FigurePose pose = walkingTrunk(at, 1, 1, 1);
    swing(pose.left, -wave(at, 0.03F), 27, 16);
    swing(pose.right, wave(at, 0.03F), 27, 16);
    return pose;
}

FigurePose run(float at)
{
    FigurePose pose;
    place(pose.leftLeg, footAt(kRunFoot, at, 1));
    place(pose.rightLeg, footAt(kRunFoot, at + 0.5F, 1));
    pose.leftLeg.across = pose.rightLeg.across = -0.045F;
    // In the air between the two stances, lowest while one foot carries the whole weight.
    pose.hipsUp = -0.04F - 0.05F * wave(2 * at, 0.32F);
    pose.hipsAcross = 0.012F * wave(at, 0.16F);
    pose.pelvis = {11, -11 * wave(at, 0.95F), 4 * wave(at, 0.16F)};
    pose.spine = {8 + 3 * wave(2 * at, 0.3F), 26 * wave(at, 0.95F), -5 * wave(at, 0.16F)};
    pose.neck = {-7, -7 * wave(at, 0.95F), 0};
    pose.head = {-6 - 2 * wave(2 * at, 0.3F), -6 * wave(at, 0.95F), 0};
    const float way = wave(at, 0.95F);
    swing(pose.left, -way, 42, 72);
    swing(pose.right, way, 42, 72);
    pose.left.out = pose.right.out = 13;
    return pose;
}

/// A load held before the belly: short steps, bent knees, leaning back against the weight.
FigurePose carry(float at)
{
    FigurePose pose = walkingTrunk(at, 0.72F, 0.45F, 1.15F);
    pose.hipsUp -= 0.022F;
    pose.pelvis.pitch = -1;
    pose.spine.pitch = -9 + 1.5F * wave(2 * at, 0.2F);
    pose.neck.pitch = 5;
    pose.head.pitch = 2;
    for (ArmPose *arm : {&pose.left, &pose.right}) {
        arm->reach = 1;
        arm->across = 0.24F;
        arm->up = -0.60F - 0.015F * wave(2 * at, 0.75F);
        arm->forward = 0.60F;
        arm->elbowOut = 28;
        arm->wrist = 12;
    }
    return pose;
}

} // namespace

std::span<const ActionRecipe> gaitRecipes()
{
    static constexpr ActionRecipe kRecipes[] = {{"walk", 1.0F, true, walk}, {"run", 0.667F, true, run}, {"carry", 1.133F, true, carry}};
    return kRecipes;
}

} // namespace marrow

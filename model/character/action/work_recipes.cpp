// Chopping, mining, swinging a blade, casting. Both hands of a stroke stay within a grip's length of each other, whatever the figure's arms.

#include "model/character/action/action_recipes.h"

namespace marrow {

namespace {

/// A wrist's place in arm lengths from the middle of the shoulders; `across` to the figure's left.
struct Grip
{
    float across;
    float up;
    float forward;
};

void hold(ArmPose &arm, const Grip &grip, float side, float elbowOut, float wrist)
{
    arm.reach = 1;
    arm.across = side * grip.across;
    arm.up = grip.up;
    arm.forward = grip.forward;
    arm.elbowOut = elbowOut;
    arm.wrist = wrist;
}

/// Both hands on one shaft: the left at its end, the right a little further up it.
void holdShaft(FigurePose &pose, const Grip &left, const Grip &right, float elbowOut, float wrist)
{
    hold(pose.left, left, 1, elbowOut, wrist);
    hold(pose.right, right, -1, elbowOut, wrist);
}

/// Feet apart, the left one in front, knees soft.
FigurePose workStance()
{
    FigurePose pose = standingPose();
    pose.leftLeg.forward = 0.13F;
    pose.leftLeg.across = 0.06F;
    pose.leftLeg.turn = 4;
    pose.rightLeg.forward = -0.14F;
    pose.rightLeg.across = 0.08F;
    pose.rightLeg.turn = 28;
    pose.rightLeg.knee = 24;
    pose.hipsUp = -0.055F;
    return pose;
}

FigurePose chop(float at)
{
    static const std::vector<FigureKey> keys = [] {
        FigurePose ready = workStance();
        ready.pelvis = {6, -6, 0};
        ready.spine = {14, -8, 0};
        ready.head = {-4, 8, 0};
        holdShaft(ready, {0.04F, -0.62F, 0.52F}, {-0.14F, -0.52F, 0.56F}, 40, 10);

        FigurePose raised = workStance();
        raised.hipsUp = -0.03F;
        raised.hipsForward = -0.05F;
        raised.hipsAcross = -0.04F;
        raised.pelvis = {-2, -18, 2};
        raised.spine = {-12, -42, 6};
        raised.neck = {2, 22, -2};
        raised.head = {4, 26, -3};
        raised.leftLeg.pitch = 6;
        holdShaft(raised, {-0.20F, 0.30F, 0.34F}, {-0.38F, 0.46F, 0.12F}, 70, 18);

        FigurePose coiled = raised;
        coiled.spine.yaw = -47;
        coiled.hipsForward = -0.06F;
        coiled.right.up = 0.50F;
        coiled.right.forward = 0.04F;
        coiled.left.up = 0.36F;

        FigurePose struck = workStance();
        struck.hipsUp = -0.135F;
        struck.hipsForward = 0.05F;
        struck.hipsAcross = 0.03F;
        struck.pelvis = {20, 10, 0};
        struck.spine = {34, 20, -4};
        struck.neck = {-10, -10, 0};
        struck.head = {-12, -14, 0};
        struck.rightLeg.pitch = 14;
        holdShaft(struck, {0.10F, -0.55F, 0.58F}, {-0.02F, -0.48F, 0.70F}, 45, -14);

        FigurePose settled = struck;
        settled.hipsUp = -0.125F;
        settled.spine.pitch = 31;
        settled.left.up = -0.52F;
        settled.right.up = -0.45F;

        // The hands go out in an arc, not straight past the breast.
        FigurePose falling = struck;
        falling.hipsUp = -0.07F;
        falling.hipsForward = 0.01F;
        falling.pelvis = {10, 0, 0};
        falling.spine = {8, -8, 0};
        holdShaft(falling, {-0.02F, 0.02F, 0.72F}, {-0.20F, 0.10F, 0.82F}, 56, 4);
        return std::vector<FigureKey>{{0, ready}, {0.36F, raised}, {0.45F, coiled}, {0.53F, falling}, {0.595F, struck}, {0.66F, settled}, {0.76F, settled}};
    }();
    return poseBetween(keys, at, true);
}

FigurePose mine(float at)
{
    static const std::vector<FigureKey> keys = [] {
        FigurePose low = workStance();
        low.leftLeg.across = low.rightLeg.across = 0.12F;
        low.pelvis = {10, 0, 0};
        low.spine = {18, -4, 0};
        low.hipsUp = -0.08F;
        holdShaft(low, {0.06F, -0.66F, 0.48F}, {-0.08F, -0.54F, 0.58F}, 40, 0);

        FigurePose high = low;
        high.hipsUp = -0.035F;
        high.hipsForward = -0.03F;
        high.pelvis = {-6, -4, 0};
        high.spine = {-20, -10, 0};
        high.neck = {8, 4, 0};
        high.head = {10, 4, 0};
        holdShaft(high, {0.02F, 0.74F, 0.30F}, {-0.12F, 0.80F, 0.14F}, 62, 24);

        FigurePose back = high;
        back.spine.pitch = -24;
        back.left.forward = 0.20F;
        back.right.forward = 0.02F;

        FigurePose struck = low;
        struck.hipsUp = -0.20F;
        struck.hipsForward = -0.04F;
        struck.pelvis = {30, 2, 0};
        struck.spine = {42, 4, 0};
        struck.neck = {-14, 0, 0};
        struck.head = {-16, 0, 0};
        holdShaft(struck, {0.08F, -0.60F, 0.52F}, {-0.06F, -0.56F, 0.66F}, 45, -18);

        FigurePose jarred = struck;
        jarred.hipsUp = -0.19F;
        jarred.spine.pitch = 38;
        jarred.left.up = -0.56F;
        jarred.right.up = -0.52F;

        FigurePose falling = struck;
        falling.hipsUp = -0.10F;
        falling.pelvis = {10, 0, 0};
        falling.spine = {8, -2, 0};
        holdShaft(falling, {0.05F, 0.12F, 0.76F}, {-0.09F, 0.16F, 0.84F}, 52, 4);
        return std::vector<FigureKey>{{0, low}, {0.36F, high}, {0.45F, back}, {0.535F, falling}, {0.60F, struck}, {0.66F, jarred}, {0.76F, jarred}};
    }();
    return poseBetween(keys, at, true);
}

/// A blade in the right hand, drawn from the right through to the left.
FigurePose swing(float at)
{
    static const std::vector<FigureKey> keys = [] {
        FigurePose ready = workStance();
        ready.pelvis = {4, -6, 0};
        ready.spine = {6, -10, 0};
        ready.head = {-2, 12, 0};
        hold(ready.right, {-0.32F, -0.42F, 0.52F}, -1, 35, 8);
        hold(ready.left, {0.30F, -0.50F, 0.48F}, 1, 35, 8);

        FigurePose wound = ready;
        wound.hipsForward = -0.06F;
        wound.hipsAcross = -0.05F;
        wound.pelvis = {0, -26, 3};
        wound.spine = {-2, -46, 4};
        wound.neck = {0, 28, 0};
        wound.head = {0, 34, -2};
        wound.leftLeg.pitch = 10;
        hold(wound.right, {-0.74F, 0.12F, -0.10F}, -1, 60, 22);
        hold(wound.left, {0.10F, -0.28F, 0.66F}, 1, 40, 0);

        FigurePose cut = ready;
        cut.hipsUp = -0.10F;
        cut.hipsForward = 0.08F;
        cut.hipsAcross = 0.04F;
        cut.pelvis = {10, 16, -2};
        cut.spine = {14, 18, -4};
        cut.neck = {-4, -12, 0};
        cut.head = {-6, -14, 2};
        cut.rightLeg.pitch = 22;
        hold(cut.right, {-0.10F, -0.26F, 0.90F}, -1, 60, -6);
        hold(cut.left, {0.52F, -0.42F, 0.10F}, 1, 50, 4);

        FigurePose through = cut;
        through.pelvis.yaw = 26;
        through.spine = {12, 40, -4};
        through.neck.yaw = -22;
        through.head.yaw = -28;
        through.rightLeg.pitch = 30;
        hold(through.right, {0.44F, -0.40F, 0.56F}, -1, 70, -16);
        hold(through.left, {0.62F, -0.50F, -0.16F}, 1, 50, 6);

        FigurePose drawing = cut;
        drawing.hipsUp = -0.07F;
        drawing.hipsForward = 0.01F;
        drawing.hipsAcross = 0;
        drawing.pelvis = {5, -4, 0};
        drawing.spine = {6, -12, 0};
        drawing.rightLeg.pitch = 10;
        hold(drawing.right, {-0.66F, -0.08F, 0.60F}, -1, 62, 6);
        hold(drawing.left, {0.34F, -0.40F, 0.44F}, 1, 45, 2);
        return std::vector<FigureKey>{{0, ready}, {0.30F, wound}, {0.38F, wound}, {0.47F, drawing}, {0.55F, cut}, {0.65F, through}, {0.76F, through}, {1, ready}};
    }();
    return poseBetween(keys, at, false);
}

/// Power is gathered before the breast and thrown forward from both palms.
FigurePose cast(float at)
{
    static const std::vector<FigureKey> keys = [] {
        FigurePose stand = standingPose();
        stand.leftLeg.forward = 0.08F;
        stand.rightLeg.forward = -0.10F;
        stand.rightLeg.turn = 18;
        stand.rightLeg.knee = 16;
        stand.hipsUp = -0.03F;

        FigurePose gathered = stand;
        gathered.hipsUp = -0.09F;
        gathered.hipsForward = -0.05F;
        gathered.pelvis = {-2, -10, 0};
        gathered.spine = {12, -16, 0};
        gathered.neck = {4, 10, 0};
        gathered.head = {8, 12, 0};
        hold(gathered.left, {0.12F, -0.30F, 0.40F}, 1, 60, 30);
        hold(gathered.right, {-0.16F, -0.46F, 0.34F}, -1, 60, 30);

        FigurePose drawn = gathered;
        drawn.spine = {-8, -22, 0};
        drawn.hipsForward = -0.07F;
        drawn.neck = {2, 12, 0};
        drawn.head = {2, 14, 0};
        hold(drawn.left, {0.24F, 0.02F, 0.28F}, 1, 70, 40);
        hold(drawn.right, {-0.30F, 0.0F, 0.14F}, -1, 70, 40);

        FigurePose thrown = stand;
        thrown.hipsUp = -0.085F;
        thrown.hipsForward = 0.07F;
        thrown.pelvis = {8, 6, 0};
        thrown.spine = {10, 12, 0};
        thrown.neck = {-6, -6, 0};
        thrown.head = {-8, -8, 0};
        thrown.rightLeg.pitch = 16;
        hold(thrown.left, {0.14F, -0.06F, 0.90F}, 1, 45, -48);
        hold(thrown.right, {-0.12F, -0.02F, 0.93F}, -1, 45, -48);

        FigurePose held = thrown;
        held.spine.pitch = 8;
        held.left.up = -0.03F;
        held.right.up = 0.02F;
        return std::vector<FigureKey>{{0, stand}, {0.26F, gathered}, {0.44F, drawn}, {0.54F, thrown}, {0.70F, held}, {1, stand}};
    }();
    return poseBetween(keys, at, false);
}

} // namespace

std::span<const ActionRecipe> workRecipes()
{
    static constexpr ActionRecipe kRecipes[] = {{"chop", 1.5F, true, chop}, {"mine", 1.667F, true, mine}, {"swing", 0.9F, false, swing}, {"cast", 1.4F, false, cast}};
    return kRecipes;
}

} // namespace marrow

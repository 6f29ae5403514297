// Standing, sitting, sleeping, meditating, being hit, dying.

#include "model/character/action/action_recipes.h"

namespace marrow {

namespace {

/// Breathes: the pose with the breast lifted and widened.
FigurePose breathedIn(FigurePose pose, float depth)
{
    pose.spine.pitch -= 2.2F * depth;
    pose.neck.pitch += 1.2F * depth;
    pose.left.out += 1.6F * depth;
    pose.right.out += 1.6F * depth;
    pose.left.up += 0.014F * depth;
    pose.right.up += 0.014F * depth;
    return pose;
}

/// Standing, the weight going from one leg to the other while it breathes.
FigurePose idle(float at)
{
    static const std::vector<FigureKey> keys = [] {
        FigurePose left = standingPose();
        left.hipsAcross = 0.022F;
        left.pelvis.roll = 2.2F;
        left.spine.roll = -3;
        left.head = {0, 5, 0.8F};
        FigurePose right = mirrored(left);
        right.head.yaw = -3;
        FigurePose leftIn = breathedIn(left, 1);
        FigurePose rightIn = breathedIn(right, 1);
        leftIn.hipsAcross = 0.026F;
        rightIn.hipsAcross = -0.026F;
        return std::vector<FigureKey>{{0, left}, {0.22F, leftIn}, {0.5F, right}, {0.72F, rightIn}};
    }();
    return poseBetween(keys, at, true);
}

FigurePose sit(float at)
{
    static const std::vector<FigureKey> keys = [] {
        FigurePose out;
        out.hipsUp = -0.47F;
        out.pelvis.pitch = -6;
        out.spine.pitch = 12;
        out.neck.pitch = -2;
        out.head = {2, 4, 0};
        for (LegPose *leg : {&out.leftLeg, &out.rightLeg}) {
            leg->forward = 0.43F;
            leg->across = 0.02F;
            leg->turn = 8;
            leg->knee = 10;
        }
        out.rightLeg.forward = 0.38F;
        for (ArmPose *arm : {&out.left, &out.right}) {
            arm->reach = 1;
            arm->across = 0.26F;
            arm->up = -0.62F;
            arm->forward = 0.50F;
            arm->elbowOut = 42;
            arm->wrist = 6;
        }
        FigurePose looking = out;
        looking.head.yaw = -8;
        return std::vector<FigureKey>{{0, out}, {0.2F, breathedIn(out, 1)}, {0.5F, looking}, {0.7F, breathedIn(looking, 1)}};
    }();
    return poseBetween(keys, at, true);
}

/// On the back, one hand on the belly.
FigurePose lyingPose()
{
    FigurePose pose;
    pose.lie = 1;
    pose.pelvis.pitch = -90;
    for (LegPose *leg : {&pose.leftLeg, &pose.rightLeg}) {
        leg->plant = 0;
        leg->raise = 3;
        leg->out = 7;
        leg->bend = 6;
        leg->ankle = 26;
    }
    return pose;
}

FigurePose sleep(float at)
{
    static const std::vector<FigureKey> keys = [] {
        FigurePose out = lyingPose();
        out.spine.pitch = 4;
        out.neck.pitch = 8;
        out.head = {6, 16, 4};
        out.leftLeg.raise = 16;
        out.leftLeg.bend = 32;
        out.leftLeg.out = 12;
        out.left.raise = -4;
        out.left.out = 24;
        out.left.elbow = 16;
        out.left.roll = -30;
        out.right.reach = 1;
        out.right.across = 0.08F;
        out.right.up = -0.72F;
        out.right.forward = 0.30F;
        out.right.elbowOut = 75;
        FigurePose in = out;
        in.spine.pitch = 1.5F;
        in.neck.pitch = 9.5F;
        in.right.forward = 0.345F;
        return std::vector<FigureKey>{{0, out}, {0.4F, in}, {0.5F, in}};
    }();
    return poseBetween(keys, at, true);
}

/// Cross-legged on the floor, the back straight, the hands laid in the lap.
FigurePose meditate(float at)
{
    static const std::vector<FigureKey> keys = [] {
        FigurePose out;
        out.lie = 1;
        out.pelvis.pitch = -3;
        out.spine.pitch = 4;
        out.neck.pitch = 1;
        out.head.pitch = 5;
        for (LegPose *leg : {&out.leftLeg, &out.rightLeg}) {
            leg->across = -0.15F;
            leg->forward = 0.27F;
            leg->knee = 68;
            leg->follow = 1;
            leg->ankle = 34;
        }
        out.leftLeg.forward = 0.36F;
        out.rightLeg.lift = 0.01F;
        for (ArmPose *arm : {&out.left, &out.right}) {
            arm->reach = 1;
            arm->across = 0.07F;
            arm->up = -0.70F;
            arm->forward = 0.36F;
            arm->elbowOut = 62;
            arm->wrist = 10;
        }
        out.left.forward = 0.39F;
        return std::vector<FigureKey>{{0, out}, {0.42F, breathedIn(out, 1.4F)}, {0.52F, breathedIn(out, 1.4F)}};
    }();
    return poseBetween(keys, at, true);
}

FigurePose hit(float at)
{
    static const std::vector<FigureKey> keys = [] {
        const FigurePose stand = standingPose();
        FigurePose struck = stand;
        struck.hipsForward = -0.09F;
        struck.hipsUp = -0.05F;
        struck.pelvis = {-8, 10, 0};
        struck.spine = {-22, 22, 4};
        struck.neck = {14, -4, 0};
        struck.head = {16, 6, 4};
        struck.rightLeg.forward = -0.10F;
        struck.rightLeg.turn = 16;
        struck.leftLeg.pitch = -10;
        struck.left = {.raise = 18, .out = 38, .elbow = 52, .roll = 10};
        struck.right = {.raise = 6, .out = 30, .elbow = 44, .roll = 10};
        FigurePose doubled = struck;
        doubled.hipsUp = -0.10F;
        doubled.hipsForward = -0.07F;
        doubled.pelvis = {6, 6, 0};
        doubled.spine = {24, 10, 2};
        doubled.neck = {6, -4, 0};
        doubled.head = {12, -4, 0};
        doubled.leftLeg.pitch = 0;
        doubled.left = {.raise = 34, .out = 12, .elbow = 84, .roll = 40};
        doubled.right = {.raise = 26, .out = 14, .elbow = 70, .roll = 34};
        return std::vector<FigureKey>{{0, stand}, {0.18F, struck}, {0.45F, doubled}, {1, stand}};
    }();
    return poseBetween(keys, at, false);
}

/// Thrown back, the knees give, over backwards, and still.
FigurePose die(float at)
{
    static const std::vector<FigureKey> keys = [] {
        const FigurePose stand = standingPose();
        FigurePose struck = stand;
        struck.hipsForward = -0.05F;
        struck.hipsUp = -0.05F;
        struck.pelvis = {-6, 6, 0};
        struck.spine = {-18, 12, 3};
        struck.neck = {10, 0, 0};
        struck.head = {12, 0, 3};
        struck.left = {.raise = 20, .out = 34, .elbow = 40};
        struck.right = {.raise = 10, .out = 28, .elbow = 36};

        FigurePose buckled = struck;
        buckled.hipsUp = -0.36F;
        buckled.hipsForward = -0.20F;
        buckled.pelvis = {-14, 4, 2};
        buckled.spine = {20, 6, 4};
        buckled.neck = {14, 0, 4};
        buckled.head = {16, -4, 6};
        buckled.leftLeg.knee = buckled.rightLeg.knee = 18;
        buckled.left = {.raise = 30, .out = 26, .elbow = 36};
        buckled.right = {.raise = 22, .out = 24, .elbow = 40};

        FigurePose down = buckled;
        down.lie = 1;
        down.hipsUp = -0.85F;
        down.hipsForward = -0.38F;
        down.pelvis = {-64, 2, 3};
        down.spine = {20, 4, 4};
        down.neck = {16, 0, 4};
        down.head = {14, -8, 4};
        down.leftLeg.forward = 0.10F;
        down.rightLeg.forward = 0.16F;
        down.rightLeg.pitch = -12;
        down.left = {.raise = 26, .out = 62, .elbow = 34, .roll = -20};
        down.right = {.raise = 20, .out = 56, .elbow = 44, .roll = -20};

        FigurePose still = down;
        still.pelvis = {-90, 0, 0};
        still.spine = {2, 4, 3};
        still.neck = {4, 6, 2};
        still.head = {2, 24, 6};
        still.leftLeg.forward = 0.26F;
        still.leftLeg.across = 0.07F;
        still.leftLeg.knee = 30;
        still.leftLeg.pitch = -10;
        still.rightLeg.forward = 0.42F;
        still.rightLeg.across = 0.09F;
        still.rightLeg.knee = 30;
        still.rightLeg.pitch = -52;
        still.left = {.raise = -3, .out = 66, .elbow = 24, .roll = -50};
        still.right = {.raise = -3, .out = 48, .elbow = 40, .roll = -60};
        return std::vector<FigureKey>{{0, stand}, {0.14F, struck}, {0.40F, buckled}, {0.64F, down}, {0.84F, still}, {1, still}};
    }();
    return poseBetween(keys, at, false);
}

} // namespace

FigurePose standingPose()
{
    FigurePose pose;
    pose.hipsUp = -0.012F;
    pose.spine.pitch = 2;
    pose.head.pitch = -1;
    for (LegPose *leg : {&pose.leftLeg, &pose.rightLeg}) {
        leg->across = 0.01F;
        leg->turn = 9;
    }
    for (ArmPose *arm : {&pose.left, &pose.right}) {
        arm->raise = 3;
        arm->out = 10;
        arm->elbow = 17;
        arm->roll = 22;
    }
    return pose;
}

std::span<const ActionRecipe> restRecipes()
{
    static constexpr ActionRecipe kRecipes[] = {{"idle", 4.0F, true, idle}, {"sit", 4.0F, true, sit}, {"sleep", 4.0F, true, sleep},
                                                {"meditate", 5.0F, true, meditate}, {"hit", 0.6F, false, hit}, {"die", 1.7F, false, die}};
    return kRecipes;
}

} // namespace marrow

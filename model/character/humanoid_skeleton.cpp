#include "model/character/humanoid_skeleton.h"

#include <QString>

namespace marrow {

namespace {

using enum BodySide;
using enum BodyPart;

// The order is that of humanoidJoints(), behind root. A parent must stand before its children.
constexpr std::array<HumanoidJoint, kHumanoidJointCount> kSkeleton = {{
    {"root", -1, -1, 0, Middle, Trunk},
    {"hips", 0, 2, 1, Middle, Trunk},
    {"spine", 1, 3, 2, Middle, Trunk},
    {"chest", 2, 4, 3, Middle, Trunk},
    {"neck", 3, 5, 4, Middle, Head},
    {"head", 4, -1, 5, Middle, Head},
    {"shoulder_L", 3, 8, 7, Left, Arm},
    {"shoulder_R", 3, 9, 6, Right, Arm},
    {"upper_arm_L", 6, 10, 9, Left, Arm},
    {"upper_arm_R", 7, 11, 8, Right, Arm},
    {"forearm_L", 8, 12, 11, Left, Arm},
    {"forearm_R", 9, 13, 10, Right, Arm},
    {"hand_L", 10, -1, 13, Left, Arm},
    {"hand_R", 11, -1, 12, Right, Arm},
    {"thigh_L", 1, 16, 15, Left, Leg},
    {"thigh_R", 1, 17, 14, Right, Leg},
    {"shin_L", 14, 18, 17, Left, Leg},
    {"shin_R", 15, 19, 16, Right, Leg},
    {"foot_L", 16, 20, 19, Left, Leg},
    {"foot_R", 17, 21, 18, Right, Leg},
    {"toe_L", 18, -1, 21, Left, Leg},
    {"toe_R", 19, -1, 20, Right, Leg},
}};

} // namespace

std::span<const HumanoidJoint, kHumanoidJointCount> humanoidSkeleton()
{
    return kSkeleton;
}

int humanoidJoint(QStringView name)
{
    for (int joint = 0; joint < kHumanoidJointCount; ++joint) {
        if (name == QLatin1String(kSkeleton[static_cast<std::size_t>(joint)].name))
            return joint;
    }
    return -1;
}

QString humanoidJointName(int joint)
{
    return QString::fromLatin1(kSkeleton.at(static_cast<std::size_t>(joint)).name);
}

bool isLimb(int joint)
{
    constexpr int kUpperArm = 8, kForearm = 11, kThigh = 14, kShin = 17;
    return (joint >= kUpperArm && joint <= kForearm) || (joint >= kThigh && joint <= kShin);
}

} // namespace marrow

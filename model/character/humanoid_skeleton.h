#pragma once

#include <QStringView>

#include <array>
#include <span>

namespace marrow {

/// The one skeleton every character is bound to (character-decisions, "Skeleton"): 22 joints whose rest rotations are all identity, +Y up,
/// +Z forward, +X the character's left. Joint 0 is "root", which is in no skin; joints 1 to 21 are the skin's, in this order.
inline constexpr int kHumanoidJointCount = 22;
inline constexpr int kSkinJointCount = 21;

enum class BodySide { Middle, Left, Right };
enum class BodyPart { Trunk, Head, Arm, Leg };

struct HumanoidJoint
{
    const char *name;
    int parent; ///< -1 for root; parents come before children
    int tail;   ///< the joint its segment runs to, -1 where a segment ends in no joint (head, hands, toes, root)
    int mirror; ///< the joint of the other side, itself in the middle
    BodySide side;
    BodyPart part;
};

std::span<const HumanoidJoint, kHumanoidJointCount> humanoidSkeleton();

/// The joint of a name; -1 when there is none.
int humanoidJoint(QStringView name);
QString humanoidJointName(int joint);

/// Upper arms, forearms, thighs and shins: what T- and A-poses differ in, and where every skeleton has its joints in the same places.
bool isLimb(int joint);

} // namespace marrow

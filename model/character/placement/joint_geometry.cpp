#include "model/character/joint_map.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace marrow {

namespace {

using Vec = Eigen::Vector3f;
using Path = std::vector<int>; ///< joints, from the top down, without the joint it hangs on

// Measures of a standing figure, as parts of its height.
constexpr float kFeetApart = 0.04f;
constexpr float kLowestHips = 0.3f;
constexpr float kMirrorError = 0.1f; ///< where a pair is no longer believed
constexpr std::size_t kFewestJoints = 9;
constexpr std::size_t kMostLeaves = 400;

/// A skeleton being looked at: tree, positions as parts of the height, the floor at 0.
struct Figure
{
    std::vector<Vec> at;
    std::vector<int> parents;
    std::vector<int> depths;
    std::vector<int> leaves;
    Vec left = Vec::Zero();
    bool facingKnown = false;

    int commonAncestor(int a, int b) const
    {
        while (a != b) {
            if (a < 0 || b < 0)
                return -1;
            if (depths[std::size_t(a)] < depths[std::size_t(b)])
                std::swap(a, b);
            a = parents[std::size_t(a)];
        }
        return a;
    }
    /// From below `top` down to `leaf`.
    Path path(int top, int leaf) const
    {
        Path result;
        for (int joint = leaf; joint >= 0 && joint != top; joint = parents[std::size_t(joint)])
            result.push_back(joint);
        std::reverse(result.begin(), result.end());
        return result;
    }
    bool isBelow(int joint, int top) const
    {
        while (joint >= 0 && joint != top)
            joint = parents[std::size_t(joint)];
        return joint == top;
    }
    const Vec &operator[](int joint) const { return at[std::size_t(joint)]; }
};

std::optional<Figure> figureOf(const NamedSkeleton &skeleton)
{
    const std::size_t count = skeleton.joints.size();
    if (count < kFewestJoints)
        return {};
    float low = INFINITY, high = -INFINITY;
    for (const auto &joint : skeleton.joints) {
        low = std::min(low, joint.position.y());
        high = std::max(high, joint.position.y());
    }
    if (!(high - low > 1e-6f))
        return {};
    Figure figure;
    std::vector<bool> hasChild(count, false);
    for (std::size_t i = 0; i < count; ++i) {
        const auto &joint = skeleton.joints[i];
        figure.at.push_back((joint.position - Vec(0, low, 0)) / (high - low));
        figure.parents.push_back(joint.parent);
        figure.depths.push_back(joint.parent < 0 ? 0 : figure.depths[std::size_t(joint.parent)] + 1);
        if (joint.parent >= 0)
            hasChild[std::size_t(joint.parent)] = true;
    }
    for (std::size_t i = 0; i < count; ++i) {
        if (!hasChild[i])
            figure.leaves.push_back(static_cast<int>(i));
    }
    return figure.leaves.size() > kMostLeaves ? std::nullopt : std::optional(std::move(figure));
}

struct Pair
{
    int first = -1, second = -1, top = -1;
    explicit operator bool() const { return top >= 0; }
};

/// The two lowest ends whose branches meet well above the floor: the feet; they meet in the hips.
Pair findFeet(const Figure &figure)
{
    Pair best;
    float lowest = INFINITY;
    for (std::size_t i = 0; i < figure.leaves.size(); ++i) {
        for (std::size_t k = i + 1; k < figure.leaves.size(); ++k) {
            const int a = figure.leaves[i], b = figure.leaves[k];
            const Vec apart = figure[a] - figure[b];
            const float height = std::max(figure[a].y(), figure[b].y());
            if (height > 0.2f || height >= lowest - 1e-4f || std::hypot(apart.x(), apart.z()) < kFeetApart)
                continue;
            const int top = figure.commonAncestor(a, b);
            if (top < 0 || figure[top].y() < kLowestHips)
                continue;
            best = {a, b, top};
            lowest = height;
        }
    }
    return best;
}

float lengthOf(const Figure &figure, const Path &path)
{
    float sum = 0;
    for (std::size_t i = 1; i < path.size(); ++i)
        sum += (figure[path[i]] - figure[path[i - 1]]).norm();
    return sum;
}

struct Leg
{
    int thigh = -1, shin = -1, foot = -1, toe = -1;
};

std::optional<Leg> legOf(const Figure &figure, int hips, int leaf)
{
    const Path path = figure.path(hips, leaf);
    float low = INFINITY, high = -INFINITY;
    for (const int joint : path) {
        low = std::min(low, figure[joint].y());
        high = std::max(high, figure[joint].y());
    }
    const float range = high - low;
    std::size_t thigh = path.size(), foot = path.size();
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (figure[path[i]].y() >= high - 0.25f * range)
            thigh = i;
        if (figure[path[i]].y() <= low + 0.3f * range && foot == path.size())
            foot = i;
    }
    if (thigh == path.size() || foot == path.size() || foot < thigh + 2)
        return {};
    const float middle = (figure[path[thigh]].y() + figure[path[foot]].y()) / 2;
    std::size_t shin = thigh + 1;
    for (std::size_t i = thigh + 1; i < foot; ++i) {
        if (std::abs(figure[path[i]].y() - middle) < std::abs(figure[path[shin]].y() - middle))
            shin = i;
    }
    return Leg{path[thigh], path[shin], path[foot], foot + 1 < path.size() ? path[foot + 1] : -1};
}

/// The longest two branches above the hips that mirror each other across the middle between the legs.
Pair findHands(const Figure &figure, const Vec &middle, int hips, const Leg &a, const Leg &b)
{
    Pair best;
    float longest = 0;
    std::vector<int> ends;
    for (const int leaf : figure.leaves) {
        if (!figure.isBelow(leaf, a.thigh) && !figure.isBelow(leaf, b.thigh) && figure[leaf].y() > 0.25f)
            ends.push_back(leaf);
    }
    for (std::size_t i = 0; i < ends.size(); ++i) {
        for (std::size_t k = i + 1; k < ends.size(); ++k) {
            const float one = (figure[ends[i]] - middle).dot(figure.left), other = (figure[ends[k]] - middle).dot(figure.left);
            if (one * other >= 0 || std::abs(one + other) > kMirrorError || std::abs(one - other) < 0.15f || std::abs(figure[ends[i]].y() - figure[ends[k]].y()) > kMirrorError)
                continue;
            const int top = figure.commonAncestor(ends[i], ends[k]);
            if (top < 0 || figure[top].y() < figure[hips].y() + 0.05f)
                continue;
            const float length = lengthOf(figure, figure.path(top, ends[i])) + lengthOf(figure, figure.path(top, ends[k]));
            if (length > longest + 1e-4f) {
                longest = length;
                best = {ends[i], ends[k], top};
            }
        }
    }
    return best;
}

struct Arm
{
    int shoulder = -1, upperArm = -1, forearm = -1, hand = -1;
};

/// Upper arm and forearm are the two neighbours in the chain that are longest together.
std::optional<Arm> armOf(const Figure &figure, int chest, int leaf)
{
    const Path path = figure.path(chest, leaf);
    const auto length = [&](std::size_t i) { return (figure[path[i + 1]] - figure[path[i]]).norm(); };
    std::size_t upper = path.size();
    float longest = 0;
    for (std::size_t i = 0; i + 2 < path.size(); ++i) {
        const float both = length(i) + length(i + 1);
        if (std::min(length(i), length(i + 1)) > 0.03f && both > longest) {
            longest = both;
            upper = i;
        }
    }
    if (upper == path.size())
        return {};
    return Arm{upper > 0 ? path[upper - 1] : -1, path[upper], path[upper + 1], path[upper + 2]};
}

/// Which way it looks, from ankles to toes; false when the feet do not say.
bool findFacing(Figure &figure, const Leg &a, const Leg &b)
{
    Vec forward = Vec::Zero();
    for (const Leg &leg : {a, b}) {
        if (leg.toe >= 0)
            forward += figure[leg.toe] - figure[leg.foot];
    }
    Vec left = figure[a.thigh] - figure[b.thigh];
    forward.y() = left.y() = 0;
    const bool known = forward.norm() > 0.02f;
    if (!known)
        forward = Vec::UnitZ();
    if (left.norm() < 1e-3f)
        left = figure[a.foot] - figure[b.foot];
    left.y() = 0;
    left.normalize();
    if (Vec::UnitY().cross(forward).dot(left) < 0)
        left = -left;
    figure.left = left;
    figure.facingKnown = known;
    return known;
}

using Votes = std::array<JointVote, kHumanoidJointCount>;

void vote(Votes &votes, const char *name, int joint, float confidence)
{
    votes[std::size_t(humanoidJoint(QString::fromLatin1(name)))] = {joint, joint < 0 ? 0 : confidence};
}

/// Trunk and head between the hips and the top; `chest` is where the arms meet.
void voteTrunk(const Figure &figure, int hips, int chest, const Leg &a, const Leg &b, Votes &votes)
{
    vote(votes, "hips", hips, 0.9f);
    int top = -1;
    for (const int leaf : figure.leaves) {
        if (!figure.isBelow(leaf, a.thigh) && !figure.isBelow(leaf, b.thigh) && figure.isBelow(leaf, chest) && (top < 0 || figure[leaf].y() > figure[top].y()))
            top = leaf;
    }
    const int fork = figure.commonAncestor(hips, chest);
    const Path trunk = figure.path(fork, chest);
    if (trunk.size() > 1) {
        vote(votes, "spine", trunk.front(), 0.75f);
        vote(votes, "chest", trunk.back(), 0.8f);
    } else if (trunk.size() == 1) {
        vote(votes, "spine", trunk.front(), 0.6f);
    }
    Path neck = top < 0 ? Path() : figure.path(chest, top);
    if (neck.size() > 1 && (figure[neck.back()] - figure[neck[neck.size() - 2]]).norm() > 0.06f)
        neck.pop_back(); // the top of the head, not the joint of it
    if (neck.empty())
        return;
    vote(votes, "head", neck.back(), 0.8f);
    if (neck.size() > 1)
        vote(votes, "neck", neck.front(), 0.7f);
}

} // namespace

Votes voteByGeometry(const NamedSkeleton &skeleton)
{
    Votes votes;
    std::optional<Figure> figure = figureOf(skeleton);
    const Pair feet = figure ? findFeet(*figure) : Pair();
    if (!feet)
        return votes;
    std::optional<Leg> one = legOf(*figure, feet.top, feet.first), other = legOf(*figure, feet.top, feet.second);
    if (!one || !other)
        return votes;
    const float known = findFacing(*figure, *one, *other) ? 1.0f : 0.6f;
    const Vec middle = ((*figure)[one->thigh] + (*figure)[other->thigh]) / 2;
    if (((*figure)[one->thigh] - (*figure)[other->thigh]).dot(figure->left) < 0)
        std::swap(one, other); // `one` is the left
    const auto legs = [&](const char *side, const Leg &leg) {
        const QByteArray ending(side);
        vote(votes, ("thigh" + ending).constData(), leg.thigh, 0.9f * known);
        vote(votes, ("shin" + ending).constData(), leg.shin, 0.9f * known);
        vote(votes, ("foot" + ending).constData(), leg.foot, 0.85f * known);
        vote(votes, ("toe" + ending).constData(), leg.toe, 0.7f * known);
    };
    legs("_L", *one);
    legs("_R", *other);
    Pair hands = findHands(*figure, middle, feet.top, *one, *other);
    if (!hands) {
        vote(votes, "hips", feet.top, 0.8f);
        return votes;
    }
    if (((*figure)[hands.first] - middle).dot(figure->left) < 0)
        std::swap(hands.first, hands.second);
    voteTrunk(*figure, feet.top, hands.top, *one, *other, votes);
    const auto arms = [&](const char *side, int leaf) {
        const std::optional<Arm> arm = armOf(*figure, hands.top, leaf);
        if (!arm)
            return;
        const QByteArray ending(side);
        vote(votes, ("shoulder" + ending).constData(), arm->shoulder, 0.7f * known);
        vote(votes, ("upper_arm" + ending).constData(), arm->upperArm, 0.85f * known);
        vote(votes, ("forearm" + ending).constData(), arm->forearm, 0.85f * known);
        vote(votes, ("hand" + ending).constData(), arm->hand, 0.85f * known);
    };
    arms("_L", hands.first);
    arms("_R", hands.second);
    return votes;
}

} // namespace marrow

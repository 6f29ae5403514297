#include "model/character/figure_pose.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>
#include <type_traits>
#include <utility>

namespace marrow {

namespace {

using Eigen::Matrix3f;
using Eigen::Vector3f;

constexpr float kRadians = std::numbers::pi_v<float> / 180;
constexpr float kStraight = 0.9985F; ///< of a leg's length: a fully straight knee snaps
constexpr float kLegReach = 0.9995F; ///< what hips sink for

struct Names
{
    int shoulder, upperArm, forearm, hand, thigh, shin, foot, toe;
    float side; ///< of x
};

constexpr Names kLeft{6, 8, 10, 12, 14, 16, 18, 20, 1};
constexpr Names kRight{7, 9, 11, 13, 15, 17, 19, 21, -1};
constexpr int kHips = 1;
constexpr int kSpine = 2;
constexpr int kChest = 3;
constexpr int kNeck = 4;
constexpr int kHead = 5;

Matrix3f about(const Vector3f &axis, float degrees)
{
    return Eigen::AngleAxisf(degrees * kRadians, axis).toRotationMatrix();
}

Matrix3f turned(const TrunkTurn &turn, float share = 1)
{
    return about(Vector3f::UnitY(), turn.yaw * share) * about(Vector3f::UnitX(), turn.pitch * share) * about(Vector3f::UnitZ(), turn.roll * share);
}

/// A frame whose first axis runs along a bone and whose second lies in the plane in which the limb bends.
Matrix3f limbFrame(const Vector3f &along, const Vector3f &bend)
{
    Matrix3f frame;
    frame.col(0) = along.normalized();
    Vector3f second = bend - frame.col(0) * frame.col(0).dot(bend);
    if (second.norm() < 1e-5F)
        second = frame.col(0).unitOrthogonal();
    frame.col(1) = second.normalized();
    frame.col(2) = frame.col(0).cross(frame.col(1));
    return frame;
}

/// Where a hanging limb points when it is raised and spread, and the direction in which raising it further would take it.
struct LimbDirection
{
    Vector3f along;
    Vector3f further;
};

LimbDirection limbDirection(float raise, float out, float side)
{
    const float r = raise * kRadians;
    const float o = out * kRadians;
    return {{side * std::sin(o), -std::cos(o) * std::cos(r), std::cos(o) * std::sin(r)}, {0, std::sin(r), std::cos(r)}};
}

/// The turns of an upper and a lower limb against the space they are given in, as the rest has them unturned.
struct LimbTurns
{
    Matrix3f upper;
    Matrix3f lower;
};

LimbTurns blended(const LimbTurns &a, const LimbTurns &b, float share)
{
    if (share <= 0)
        return a;
    if (share >= 1)
        return b;
    const auto slerp = [share](const Matrix3f &from, const Matrix3f &to) {
        return Eigen::Quaternionf(from).slerp(share, Eigen::Quaternionf(to)).toRotationMatrix();
    };
    return {slerp(a.upper, b.upper), slerp(a.lower, b.lower)};
}

class Solver
{
public:
    Solver(const FigurePose &pose, const HumanoidRest &rest)
        : m_pose(pose)
        , m_rest(rest)
        , m_hipHeight(std::max(1e-4F, rest[kHips].y() - rest[0].y()))
    {
        m_turns.fill(Matrix3f::Identity());
    }

    HumanoidPose solve()
    {
        m_turns[kHips] = turned(m_pose.pelvis);
        m_turns[kSpine] = m_turns[kHips] * turned(m_pose.spine, 0.5F);
        m_turns[kChest] = m_turns[kSpine] * turned(m_pose.spine, 0.5F);
        m_turns[kNeck] = m_turns[kChest] * turned(m_pose.neck);
        m_turns[kHead] = m_turns[kNeck] * turned(m_pose.head);
        placeHips();
        arm(m_pose.left, kLeft);
        arm(m_pose.right, kRight);
        leg(m_pose.leftLeg, kLeft);
        leg(m_pose.rightLeg, kRight);
        HumanoidPose result;
        const auto skeleton = humanoidSkeleton();
        for (std::size_t joint = 1; joint < m_turns.size(); ++joint) {
            const auto parent = static_cast<std::size_t>(skeleton[joint].parent);
            result.rotations[joint] = Eigen::Quaternionf(Matrix3f(m_turns[parent].transpose() * m_turns[joint])).normalized();
        }
        result.hipsOffset = (m_hips - m_rest[kHips]) / m_hipHeight;
        return result;
    }

private:
    Vector3f bone(int from, int to) const { return m_rest[static_cast<std::size_t>(to)] - m_rest[static_cast<std::size_t>(from)]; }
    Matrix3f &turn(int joint) { return m_turns[static_cast<std::size_t>(joint)]; }

    /// How thick the body is where it lies on the floor: a share of the hips' height, or of the shoulders' width for stout figures.
    float girth() const
    {
        const float shoulders = std::abs(m_rest[8].x() - m_rest[9].x()) / 2;
        return std::max(0.11F * m_hipHeight, 0.6F * shoulders);
    }

    /// Where the ankle of a planted foot is.
    Vector3f ankle(const LegPose &leg, const Names &names) const
    {
        // Feet are set down below the hips, also where they rest behind them, as with soft knees.
        const Vector3f under(0, 0, bone(names.foot, names.thigh).z());
        const Vector3f rest = m_rest[static_cast<std::size_t>(names.foot)] + under;
        const Vector3f ball = m_rest[static_cast<std::size_t>(names.toe)] + under;
        const Vector3f floor = m_rest[0];
        // The foot turns about its ball, while the toes stay where they are, or about the heel a third of a foot behind the ankle.
        const Vector3f pivot = leg.pitch >= 0 ? ball
                                              : Vector3f(rest.x(), floor.y(), rest.z() - 0.35F * std::abs(ball.z() - rest.z()));
        const Vector3f moved = Vector3f(names.side * leg.across, leg.lift, leg.forward) * m_hipHeight;
        return pivot + moved + soleTurn(leg, names) * (rest - pivot);
    }

    static Matrix3f soleTurn(const LegPose &leg, const Names &names)
    {
        return about(Vector3f::UnitY(), names.side * leg.turn) * about(Vector3f::UnitX(), leg.pitch);
    }

    void placeHips()
    {
        m_hips = m_rest[kHips] + Vector3f(m_pose.hipsAcross, m_pose.hipsUp, m_pose.hipsForward) * m_hipHeight;
        m_hips.y() += m_pose.lie * (m_rest[0].y() + girth() - m_hips.y());
        sinkFor(m_pose.leftLeg, kLeft);
        sinkFor(m_pose.rightLeg, kRight);
    }

    void sinkFor(const LegPose &leg, const Names &names)
    {
        if (leg.plant < 0.999F)
            return;
        const Vector3f root = m_turns[kHips] * bone(kHips, names.thigh);
        const Vector3f target = ankle(leg, names) - root;
        const float length = (bone(names.thigh, names.shin).norm() + bone(names.shin, names.foot).norm()) * kLegReach;
        const float level = std::hypot(target.x() - m_hips.x(), target.z() - m_hips.z());
        const float above = level < length ? std::sqrt(length * length - level * level) : 0;
        m_hips.y() = std::min(m_hips.y(), target.y() + above);
    }

    /// Bends a chain of two bones so that its end comes to `way` from its beginning, the middle pointing to `pole`.
    LimbTurns reach(const Vector3f &way, const Vector3f &pole, const Vector3f &upper, const Vector3f &lower, const Vector3f &restBend, float bendSign) const
    {
        const float a = upper.norm();
        const float b = lower.norm();
        const float distance = std::clamp(way.norm(), std::abs(a - b) * 1.02F + 1e-4F, (a + b) * kStraight);
        const Vector3f along = way.norm() > 1e-6F ? Vector3f(way.normalized()) : Vector3f(-Vector3f::UnitY());
        const Vector3f side = limbFrame(along, pole).col(1);
        const float cosine = std::clamp((a * a + distance * distance - b * b) / (2 * a * distance), -1.0F, 1.0F);
        const Vector3f middle = along * (a * cosine) + side * (a * std::sqrt(1 - cosine * cosine));
        const Vector3f end = along * distance - middle;
        // The hinge is the same for both bones: `side` is where the middle points, so the lower bone bends away from it.
        const Vector3f hinge = along.cross(side);
        const Vector3f upperBend = hinge.cross(middle) * bendSign;
        const Vector3f lowerBend = hinge.cross(end) * bendSign;
        return {limbFrame(middle, upperBend) * limbFrame(upper, restBend).transpose(), limbFrame(end, lowerBend) * limbFrame(lower, restBend).transpose()};
    }

    void arm(const ArmPose &arm, const Names &names)
    {
        const Vector3f upper = bone(names.upperArm, names.forearm);
        const Vector3f lower = bone(names.forearm, names.hand);
        const LimbDirection direction = limbDirection(arm.raise, arm.out, names.side);
        const Vector3f bend = about(direction.along, names.side * arm.roll) * direction.further;
        const float e = arm.elbow * kRadians;
        const Vector3f fore = std::cos(e) * direction.along + std::sin(e) * bend;
        const Vector3f foreBend = std::cos(e) * bend - std::sin(e) * direction.along;
        const LimbTurns byAngles{limbFrame(direction.along, bend) * limbFrame(upper, Vector3f::UnitZ()).transpose(),
                                 limbFrame(fore, foreBend) * limbFrame(lower, Vector3f::UnitZ()).transpose()};
        LimbTurns turns = byAngles;
        if (arm.reach > 0) {
            const float length = upper.norm() + lower.norm();
            const Vector3f middle = (m_rest[static_cast<std::size_t>(kLeft.upperArm)] + m_rest[static_cast<std::size_t>(kRight.upperArm)]) / 2;
            const Vector3f goal = middle + Vector3f(names.side * arm.across, arm.up, arm.forward) * length;
            const float o = arm.elbowOut * kRadians;
            const Vector3f pole(names.side * std::sin(o), -std::cos(o), -0.35F);
            turns = blended(byAngles, reach(goal - m_rest[static_cast<std::size_t>(names.upperArm)], pole, upper, lower, Vector3f::UnitZ(), -1), arm.reach);
        }
        turn(names.shoulder) = m_turns[kChest];
        turn(names.upperArm) = m_turns[kChest] * turns.upper;
        turn(names.forearm) = m_turns[kChest] * turns.lower;
        // A hand bends like the elbow, about the same hinge.
        const Vector3f hinge = limbFrame(lower, Vector3f::UnitZ()).col(2);
        turn(names.hand) = turn(names.forearm) * about(hinge, arm.wrist);
    }

    void leg(const LegPose &leg, const Names &names)
    {
        const Vector3f upper = bone(names.thigh, names.shin);
        const Vector3f lower = bone(names.shin, names.foot);
        const Matrix3f &pelvis = m_turns[kHips];
        const LimbDirection direction = limbDirection(leg.raise, leg.out, names.side);
        const float k = leg.bend * kRadians;
        const Vector3f shin = std::cos(k) * direction.along - std::sin(k) * direction.further;
        const Vector3f shinFront = std::cos(k) * direction.further + std::sin(k) * direction.along;
        const LimbTurns byAngles{pelvis * limbFrame(direction.along, direction.further) * limbFrame(upper, Vector3f::UnitZ()).transpose(),
                                 pelvis * limbFrame(shin, shinFront) * limbFrame(lower, Vector3f::UnitZ()).transpose()};
        LimbTurns turns = byAngles;
        if (leg.plant > 0) {
            const Vector3f hip = m_hips + pelvis * bone(kHips, names.thigh);
            const float outward = leg.knee * kRadians;
            // Somebody who lies on the back has knees that point up.
            const Vector3f pole = about(Vector3f::UnitX(), m_pose.pelvis.pitch) * Vector3f(names.side * std::sin(outward), 0, std::cos(outward));
            turns = blended(byAngles, reach(ankle(leg, names) - hip, pole, upper, lower, Vector3f::UnitZ(), 1), leg.plant);
        }
        turn(names.thigh) = turns.upper;
        turn(names.shin) = turns.lower;
        // A foot hangs from its shin as it would from an upright one, whichever way the shin rests.
        const float restsBack = std::atan2(-lower.z(), -lower.y()) / kRadians;
        const Matrix3f loose = turns.lower * about(Vector3f::UnitX(), leg.ankle + restsBack);
        const float level = leg.plant * (1 - leg.follow);
        turn(names.foot) = blended({loose, loose}, {soleTurn(leg, names), loose}, level).upper;
        // Toes stay on the floor while the heel rises.
        const float press = std::clamp(leg.pitch, 0.0F, 50.0F) * std::clamp(1 - leg.lift / 0.06F, 0.0F, 1.0F) * level;
        turn(names.toe) = turn(names.foot) * about(Vector3f::UnitX(), -press);
    }

    const FigurePose &m_pose;
    const HumanoidRest &m_rest;
    float m_hipHeight;
    Vector3f m_hips = Vector3f::Zero();
    std::array<Matrix3f, kHumanoidJointCount> m_turns;
};

using Numbers = std::array<float, sizeof(FigurePose) / sizeof(float)>;
static_assert(std::is_trivially_copyable_v<FigurePose> && sizeof(FigurePose) % sizeof(float) == 0);

Numbers numbersOf(const FigurePose &pose)
{
    return std::bit_cast<Numbers>(pose);
}

struct TimedValue
{
    float at;
    float value;
};

/// Through four keys of which the middle two surround the place; without overshooting where a value turns round or rests.
float between(const TimedValue &before, const TimedValue &from, const TimedValue &to, const TimedValue &after, float at)
{
    const auto slope = [](const TimedValue &a, const TimedValue &b) { return b.at > a.at ? (b.value - a.value) / (b.at - a.at) : 0.0F; };
    const auto tangent = [&](const TimedValue &a, const TimedValue &b, const TimedValue &c) {
        const float in = slope(a, b);
        const float out = slope(b, c);
        return in * out <= 0 ? 0.0F : 2 * in * out / (in + out);
    };
    const float length = to.at - from.at;
    if (!(length > 0))
        return from.value;
    const float t = (at - from.at) / length;
    const float m0 = tangent(before, from, to) * length;
    const float m1 = tangent(from, to, after) * length;
    const float t2 = t * t;
    const float t3 = t2 * t;
    return (2 * t3 - 3 * t2 + 1) * from.value + (t3 - 2 * t2 + t) * m0 + (3 * t2 - 2 * t3) * to.value + (t3 - t2) * m1;
}

} // namespace

HumanoidPose humanoidPose(const FigurePose &pose, const HumanoidRest &rest)
{
    return Solver(pose, rest).solve();
}

FigurePose mirrored(const FigurePose &pose)
{
    FigurePose result = pose;
    std::swap(result.left, result.right);
    std::swap(result.leftLeg, result.rightLeg);
    result.hipsAcross = -pose.hipsAcross;
    for (TrunkTurn *turn : {&result.pelvis, &result.spine, &result.neck, &result.head}) {
        turn->yaw = -turn->yaw;
        turn->roll = -turn->roll;
    }
    return result;
}

FigurePose poseBetween(const std::vector<FigureKey> &keys, float at, bool loops)
{
    const auto count = static_cast<int>(keys.size());
    int from = count - 1;
    while (from > 0 && keys[static_cast<std::size_t>(from)].at > at)
        --from;
    const auto key = [&](int index) {
        const int wrapped = loops ? ((index % count) + count) % count : std::clamp(index, 0, count - 1);
        const float turns = loops ? std::floor(static_cast<float>(index) / static_cast<float>(count)) : 0.0F;
        const FigureKey &found = keys[static_cast<std::size_t>(wrapped)];
        return std::pair(found.at + turns, numbersOf(found.pose));
    };
    const auto k0 = key(from - 1);
    const auto k1 = key(from);
    const auto k2 = key(from + 1);
    const auto k3 = key(from + 2);
    Numbers result = k1.second;
    for (std::size_t i = 0; i < result.size(); ++i)
        result[i] = between({k0.first, k0.second[i]}, {k1.first, k1.second[i]}, {k2.first, k2.second[i]}, {k3.first, k3.second[i]}, at);
    return std::bit_cast<FigurePose>(result);
}

} // namespace marrow

#include "model/character/skin/skin_deform.h"

#include <QCoreApplication>

#include <cmath>
#include <functional>

namespace marrow {

namespace {

constexpr float kRadians = 3.14159265358979F / 180;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(TestPoses)
};

std::size_t place(const char *name)
{
    return static_cast<std::size_t>(humanoidJoint(QString::fromLatin1(name)));
}

Eigen::Quaternionf turn(float degrees, const Eigen::Vector3f &axis)
{
    return Eigen::Quaternionf(Eigen::AngleAxisf(degrees * kRadians, axis));
}

/// Puts poses together joint by joint.
class Poser
{
public:
    explicit Poser(const JointPlacement &placement)
        : m_placement(placement)
    {
    }

    /// Degrees about x (forward bends of the trunk, legs swing back), y (to the left) and z.
    Poser &turnJoint(const char *name, float x, float y = 0, float z = 0)
    {
        m_pose.rotations[place(name)] = turn(y, Eigen::Vector3f::UnitY()) * turn(x, Eigen::Vector3f::UnitX()) * turn(z, Eigen::Vector3f::UnitZ());
        return *this;
    }
    /// The same on both sides, mirrored.
    Poser &turnBoth(const char *name, float x, float y = 0, float z = 0)
    {
        turnJoint((QByteArray(name) + "_L").constData(), x, y, z);
        return turnJoint((QByteArray(name) + "_R").constData(), x, -y, -z);
    }
    /// Both upper arms point along `left` (mirrored for the right one), the shoulders taking part of the way.
    Poser &pointArms(Eigen::Vector3f left, float shoulderShare = 0.2F)
    {
        for (const bool right : {false, true}) {
            const std::size_t shoulder = place(right ? "shoulder_R" : "shoulder_L");
            const std::size_t arm = place(right ? "upper_arm_R" : "upper_arm_L");
            const std::size_t elbow = place(right ? "forearm_R" : "forearm_L");
            const Eigen::Vector3f now = m_placement.joints[elbow].position - m_placement.joints[arm].position;
            const Eigen::Vector3f to(right ? -left.x() : left.x(), left.y(), left.z());
            if (!(now.norm() > 0))
                continue;
            const Eigen::Quaternionf whole = Eigen::Quaternionf::FromTwoVectors(now, to);
            const Eigen::Quaternionf part = Eigen::Quaternionf::Identity().slerp(shoulderShare, whole);
            m_pose.rotations[shoulder] = part;
            m_pose.rotations[arm] = part.inverse() * whole;
        }
        return *this;
    }
    /// Lowers or lifts the hips until the lower foot stands as high as at rest.
    Poser &standOnFloor()
    {
        const HumanoidRest rest = m_placement.rest();
        const auto worlds = humanoidWorlds(rest, m_pose);
        const float hipHeight = rest[1].y() - rest[0].y();
        float lowest = 1e9F;
        for (const char *foot : {"foot_L", "foot_R", "toe_L", "toe_R"})
            lowest = std::min(lowest, worlds[place(foot)].translation().y() - rest[place(foot)].y());
        if (hipHeight > 0)
            m_pose.hipsOffset.y() -= lowest / hipHeight;
        return *this;
    }
    const HumanoidPose &pose() const { return m_pose; }

private:
    const JointPlacement &m_placement;
    HumanoidPose m_pose;
};

/// One movement of the range of motion: a pose to reach, from rest and back.
using Movement = std::function<void(Poser &)>;

std::vector<Movement> movements()
{
    std::vector<Movement> list;
    const auto both = [&list](const char *joint, float x, float y, float z) {
        for (const float sign : {1.0F, -1.0F})
            list.emplace_back([=](Poser &poser) { poser.turnBoth(joint, sign * x, sign * y, sign * z); });
    };
    const auto middle = [&list](const char *joint, float x, float y, float z) {
        for (const float sign : {1.0F, -1.0F})
            list.emplace_back([=](Poser &poser) { poser.turnJoint(joint, sign * x, sign * y, sign * z); });
    };
    middle("head", 0, 60, 0);
    middle("head", 35, 0, 0);
    middle("neck", 20, 0, 15);
    middle("chest", 20, 30, 0);
    middle("spine", 25, 0, 20);
    middle("hips", 20, 20, 0);
    both("shoulder", 0, 10, 15);
    list.emplace_back([](Poser &poser) { poser.pointArms({0.25F, 1, 0}); });
    list.emplace_back([](Poser &poser) { poser.pointArms({0.3F, 0, 1}); });
    list.emplace_back([](Poser &poser) { poser.pointArms({1, 0, 0}); });
    list.emplace_back([](Poser &poser) { poser.pointArms({0.25F, -1, 0.05F}); });
    list.emplace_back([](Poser &poser) { poser.turnBoth("forearm", 0, -110, 0); });
    both("hand", 0, 0, 45);
    list.emplace_back([](Poser &poser) { poser.turnBoth("thigh", -90).turnBoth("shin", 60); });
    list.emplace_back([](Poser &poser) { poser.turnBoth("thigh", 25); });
    list.emplace_back([](Poser &poser) { poser.turnBoth("thigh", 0, 0, 35); });
    list.emplace_back([](Poser &poser) { poser.turnBoth("shin", 110); });
    both("foot", 30, 0, 0);
    list.emplace_back([](Poser &poser) { poser.turnBoth("toe", -35); });
    return list;
}

} // namespace

std::vector<Eigen::Vector3f> posedPositions(const BakedMesh &mesh, const JointPlacement &placement, const std::vector<VertexWeights> &weights,
                                            const HumanoidPose &pose)
{
    const HumanoidRest rest = placement.rest();
    auto worlds = humanoidWorlds(rest, pose);
    for (std::size_t joint = 0; joint < worlds.size(); ++joint)
        worlds[joint] = worlds[joint] * Eigen::Translation3f(-rest[joint]);
    std::vector<Eigen::Vector3f> posed(mesh.positions.size());
    for (std::size_t v = 0; v < posed.size(); ++v) {
        if (v >= weights.size()) {
            posed[v] = mesh.positions[v];
            continue;
        }
        Eigen::Vector3f sum = Eigen::Vector3f::Zero();
        for (std::size_t k = 0; k < 4; ++k) {
            if (weights[v].weights[k] > 0)
                sum += weights[v].weights[k] * (worlds[weights[v].joints[k]] * mesh.positions[v]);
        }
        posed[v] = sum;
    }
    return posed;
}

std::vector<TestPose> testPoses(const JointPlacement &placement)
{
    std::vector<TestPose> poses;
    const auto add = [&](const char *id, const QString &name, const Movement &movement) {
        Poser poser(placement);
        movement(poser);
        poses.push_back({QString::fromLatin1(id), name, poser.pose()});
    };
    add("rest", Texts::tr("Rest"), [](Poser &) {});
    add("arms-up", Texts::tr("Arms up"), [](Poser &poser) { poser.pointArms({0.3F, 1, 0}); });
    add("arms-forward", Texts::tr("Arms forward"), [](Poser &poser) { poser.pointArms({0.25F, 0, 1}); });
    add("arms-down", Texts::tr("Arms down"), [](Poser &poser) { poser.pointArms({0.25F, -1, 0.05F}); });
    add("squat", Texts::tr("Squat"), [](Poser &poser) {
        poser.pointArms({0.3F, -0.1F, 1}).turnJoint("spine", 15).turnJoint("chest", 10).turnBoth("thigh", -100, 0, 8).turnBoth("shin", 120).turnBoth("foot", -25).standOnFloor();
    });
    add("twist", Texts::tr("Twist"), [](Poser &poser) { poser.turnJoint("spine", 0, 25).turnJoint("chest", 0, 30).turnJoint("neck", 0, 10); });
    add("head-turn", Texts::tr("Head turn"), [](Poser &poser) { poser.turnJoint("neck", 0, 25).turnJoint("head", 0, 45); });
    add("knee-up", Texts::tr("Knee up"), [](Poser &poser) { poser.turnJoint("thigh_L", -95).turnJoint("shin_L", 95).turnJoint("foot_L", 10); });
    add("sit", Texts::tr("Sit"), [](Poser &poser) { poser.pointArms({0.35F, -0.75F, 0.6F}).turnBoth("thigh", -88).turnBoth("shin", 85).standOnFloor(); });
    return poses;
}

Action rangeOfMotion(const JointPlacement &placement)
{
    constexpr int kFramesOneWay = 15;
    Action action;
    action.id = QStringLiteral("range_of_motion");
    action.source = ActionSource::Parametric;
    action.origin = Texts::tr("Range of motion");
    std::vector<HumanoidPose> frames(1);
    for (const Movement &movement : movements()) {
        Poser poser(placement);
        movement(poser);
        for (int step = 1; step <= 2 * kFramesOneWay; ++step) {
            const float way = 1 - std::abs(static_cast<float>(step) / kFramesOneWay - 1);
            const float eased = way * way * (3 - 2 * way);
            HumanoidPose pose;
            for (std::size_t joint = 0; joint < pose.rotations.size(); ++joint)
                pose.rotations[joint] = Eigen::Quaternionf::Identity().slerp(eased, poser.pose().rotations[joint]);
            frames.push_back(pose);
        }
    }
    action.frames = static_cast<int>(frames.size());
    for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
        ActionTrack track{joint, {}};
        bool moves = false;
        for (const HumanoidPose &pose : frames) {
            const Eigen::Quaternionf &rotation = pose.rotations[static_cast<std::size_t>(joint)];
            moves = moves || rotation.vec().norm() > 1e-6F;
            track.rotations.push_back(rotation);
        }
        if (moves)
            action.tracks.push_back(std::move(track));
    }
    return action;
}

} // namespace marrow

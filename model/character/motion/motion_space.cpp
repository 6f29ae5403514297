#include "model/character/motion/motion_space.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marrow {

namespace {

int nodeOf(const HumanoidMapping &mapping, const char *joint)
{
    const auto found = mapping.nodes.find(QLatin1String(joint));
    return found == mapping.nodes.end() ? -1 : found->second;
}

Eigen::Vector3f placeOf(const std::vector<Eigen::Isometry3f> &worlds, int joint)
{
    return worlds[static_cast<std::size_t>(joint)].translation();
}

} // namespace

HumanoidMapping mapHumanoid(const Motion &motion)
{
    CharacterModel names; // the mapping by names asks for nothing but names
    for (std::size_t i = 0; i < motion.joints.size(); ++i) {
        ModelNode node;
        node.name = motion.joints[i].end ? QString() : motion.joints[i].name;
        node.parent = motion.joints[i].parent;
        names.nodes.push_back(std::move(node));
    }
    names.vrmHumanBones = motion.humanBones;
    return mapHumanoid(names);
}

UpGuess guessUpAxis(const Motion &motion, const HumanoidMapping &mapping)
{
    UpGuess guess;
    const int head = nodeOf(mapping, "head");
    const int hips = nodeOf(mapping, "hips");
    if (head < 0 || hips < 0)
        return guess;
    const auto worlds = motionRestWorlds(motion);
    guess.hipsToHead = placeOf(worlds, head) - placeOf(worlds, hips);
    const Eigen::Vector3f distance = guess.hipsToHead.cwiseAbs();
    if (distance.z() > distance.y() && distance.z() >= distance.x())
        guess.up = UpAxis::Z;
    else if (distance.x() > distance.y())
        guess.up = UpAxis::X;
    return guess;
}

double restHeight(const Motion &motion)
{
    if (motion.joints.empty())
        return 0;
    const auto worlds = motionRestWorlds(motion);
    const auto [low, high] = std::minmax_element(worlds.begin(), worlds.end(), [](const auto &a, const auto &b) { return a.translation().y() < b.translation().y(); });
    return static_cast<double>(high->translation().y()) - static_cast<double>(low->translation().y());
}

std::optional<double> facingDegrees(const HumanoidMapping &mapping, const std::vector<Eigen::Isometry3f> &worlds)
{
    for (const char *pair : {"thigh", "upper_arm", "shoulder"}) {
        const int left = nodeOf(mapping, (std::string(pair) + "_L").c_str());
        const int right = nodeOf(mapping, (std::string(pair) + "_R").c_str());
        if (left < 0 || right < 0)
            continue;
        const Eigen::Vector3f side = placeOf(worlds, left) - placeOf(worlds, right);
        const Eigen::Vector3f front = side.cross(Eigen::Vector3f::UnitY());
        if (front.norm() > 0.1F * side.norm() && side.norm() > 0)
            return std::atan2(static_cast<double>(front.x()), static_cast<double>(front.z())) * 180 / std::numbers::pi;
    }
    return std::nullopt;
}

void turnSpace(Motion &motion, const Eigen::Quaternionf &turn)
{
    const Eigen::Quaternionf back = turn.conjugate();
    for (MotionJoint &joint : motion.joints) {
        joint.rest.translation = turn * joint.rest.translation;
        joint.rest.rotation = (turn * joint.rest.rotation * back).normalized();
    }
    for (Eigen::Quaternionf &rotation : motion.rotations)
        rotation = (turn * rotation * back).normalized();
    for (Eigen::Vector3f &translation : motion.translations)
        translation = turn * translation;
}

void turnUpright(Motion &motion, UpAxis up)
{
    if (up == UpAxis::Y)
        return;
    Eigen::Matrix3f turn;
    if (up == UpAxis::Z)
        turn << 1, 0, 0, 0, 0, 1, 0, -1, 0;
    else
        turn << 0, -1, 0, 1, 0, 0, 0, 0, 1;
    turnSpace(motion, Eigen::Quaternionf(turn).normalized());
}

void scaleSpace(Motion &motion, double factor)
{
    const float by = static_cast<float>(factor);
    for (MotionJoint &joint : motion.joints)
        joint.rest.translation *= by;
    for (Eigen::Vector3f &translation : motion.translations)
        translation *= by;
}

void raise(Motion &motion, double metres)
{
    const float by = static_cast<float>(metres);
    for (std::size_t joint = 0; joint < motion.joints.size(); ++joint) {
        if (motion.joints[joint].parent >= 0)
            continue;
        motion.joints[joint].rest.translation.y() += by;
        for (int frame = 0; frame < motion.frames; ++frame)
            motion.translations[motion.at(frame, static_cast<int>(joint))].y() += by;
    }
}

std::optional<double> lowestFoot(const Motion &motion, const HumanoidMapping &mapping)
{
    std::vector<bool> foot(motion.joints.size(), false);
    for (const char *name : {"foot_L", "foot_R", "toe_L", "toe_R"}) {
        if (const int joint = nodeOf(mapping, name); joint >= 0)
            foot[static_cast<std::size_t>(joint)] = true;
    }
    for (std::size_t joint = 0; joint < foot.size(); ++joint) {
        const int parent = motion.joints[joint].parent;
        if (parent >= 0 && foot[static_cast<std::size_t>(parent)])
            foot[joint] = true;
    }
    if (std::find(foot.begin(), foot.end(), true) == foot.end())
        return std::nullopt;
    double lowest = std::numeric_limits<double>::max();
    for (int frame = 0; frame < motion.frames; ++frame) {
        const auto worlds = motionWorlds(motion, frame);
        for (std::size_t joint = 0; joint < foot.size(); ++joint) {
            if (foot[joint])
                lowest = std::min(lowest, static_cast<double>(worlds[joint].translation().y()));
        }
    }
    return motion.frames > 0 ? std::optional(lowest) : std::nullopt;
}

} // namespace marrow

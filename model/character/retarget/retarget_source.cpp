#include "model/character/retarget/retarget_source.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace marrow {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Retarget)
};

constexpr float kDegrees = 57.2957795f;
constexpr std::size_t kJoints = kHumanoidJointCount;
constexpr std::size_t kFirstFoot = 18; ///< foot_L; behind it foot_R, toe_L, toe_R

int named(const char *name)
{
    return humanoidJoint(QString::fromLatin1(name));
}

/// Which way hips and shoulders look, about +Y from +Z; nothing when neither is there or the figure lies on its side.
std::optional<float> facing(const JointMap &map, const BodyFrame &frame)
{
    Eigen::Vector3f left = Eigen::Vector3f::Zero();
    for (const char *pair : {"thigh", "upper_arm"}) {
        const int l = named((QByteArray(pair) + "_L").constData()), r = named((QByteArray(pair) + "_R").constData());
        if (map[l] < 0 || map[r] < 0)
            continue;
        Eigen::Vector3f across = frame.positions[std::size_t(l)] - frame.positions[std::size_t(r)];
        across.y() = 0;
        left += across.stableNormalized();
    }
    if (left.norm() < 0.2f)
        return {};
    return std::atan2(-left.z(), left.x()); // +X is the left of who looks along +Z
}

Eigen::Quaternionf aboutUp(float radians)
{
    return Eigen::Quaternionf(Eigen::AngleAxisf(radians, Eigen::Vector3f::UnitY()));
}

void turnFrame(BodyFrame &frame, const Eigen::Quaternionf &turn)
{
    for (std::size_t joint = 0; joint < kJoints; ++joint) {
        frame.rotations[joint] = (turn * frame.rotations[joint]).normalized();
        frame.positions[joint] = turn * frame.positions[joint];
    }
}

/// Thighs and shins point down and the trunk up: a person who stands.
bool stands(const JointMap &map, const BodyFrame &frame)
{
    constexpr float kUpright = 0.8f; // cosine: 37 degrees
    const auto along = [&](const char *from, const char *to) {
        const int a = named(from), b = named(to);
        if (map[a] < 0 || map[b] < 0)
            return 1.0f;
        return (frame.positions[std::size_t(b)] - frame.positions[std::size_t(a)]).stableNormalized().y();
    };
    return along("thigh_L", "shin_L") < -kUpright && along("thigh_R", "shin_R") < -kUpright && along("shin_L", "foot_L") < -kUpright
           && along("shin_R", "foot_R") < -kUpright && along("hips", "head") > kUpright;
}

float lowestFoot(const JointMap &map, const BodyFrame &frame)
{
    float low = INFINITY;
    for (const char *name : {"foot_L", "foot_R", "toe_L", "toe_R"}) {
        const int joint = named(name);
        if (map[joint] >= 0)
            low = std::min(low, frame.positions[std::size_t(joint)].y());
    }
    return low;
}

/// The turn to the front: by the average over the first second, so that a step does not count.
float measuredFacing(const SourceBody &body)
{
    const Motion &motion = body.motion();
    const int frames = std::clamp(static_cast<int>(motion.fps), 1, motion.frames);
    constexpr int kLooks = 16;
    float x = 0, z = 0;
    for (int i = 0; i < std::min(kLooks, frames); ++i) {
        const int frame = i * frames / std::min(kLooks, frames);
        if (const std::optional<float> angle = facing(body.map(), body.world(frame))) {
            x += std::sin(*angle);
            z += std::cos(*angle);
        }
    }
    return x == 0 && z == 0 ? 0 : std::atan2(x, z);
}

constexpr std::size_t footOf(std::size_t print)
{
    return kFirstFoot + print % 2;
}

/// The floor under a clip, from how high its lowest sole is in each frame. A foot that dips through it for a moment is not the floor, and a jump
/// is not either; a floor that recording made uneven is taken in its middle.
float floorUnder(std::vector<float> lowest, float hipHeight)
{
    std::sort(lowest.begin(), lowest.end());
    const float likely = lowest[lowest.size() / 4];
    const auto first = std::lower_bound(lowest.begin(), lowest.end(), likely - kUnevenFloor * hipHeight);
    const auto last = std::upper_bound(lowest.begin(), lowest.end(), likely + kUnevenFloor * hipHeight) - 1;
    const auto slips = (last - first) / 20;
    return (*(first + slips) + *(last - slips)) / 2;
}

/// Takes the prints from a rest that stands; the floor is as high as they are in most of the clip.
void takePrints(ReferencePose &reference, const SourceBody &body, float restFloor)
{
    reference.prints.fill(Eigen::Vector3f::Zero());
    const std::size_t step = static_cast<std::size_t>(std::max(1, body.motion().frames / 200));
    for (std::size_t i = 0; i < 4 && reference.restStands; ++i) {
        const std::size_t under = kFirstFoot + i;
        Eigen::Vector3f print = reference.rest.positions[under];
        print.y() = restFloor;
        const std::size_t foot = footOf(i);
        reference.prints[i] = reference.rest.rotations[foot].conjugate() * (print - reference.rest.positions[foot]);
    }
    std::array<std::vector<float>, 4> heights;
    std::vector<float> lowest;
    for (std::size_t frame = 0; frame < static_cast<std::size_t>(body.motion().frames); frame += step) {
        const auto soles = soleHeights(reference, body.held(static_cast<int>(frame), reference.root, reference.turn));
        for (std::size_t i = 0; i < 4; ++i)
            heights[i].push_back(soles[i]);
        lowest.push_back(*std::min_element(soles.begin(), soles.end()));
    }
    if (!reference.restStands) {
        for (std::size_t i = 0; i < 4; ++i)
            reference.floors[i] = *std::min_element(heights[i].begin(), heights[i].end());
        return;
    }
    reference.floors.fill(floorUnder(std::move(lowest), reference.hipHeight));
}

/// How high the hips are when the figure stands, and how far its lowest sole is off the floor in the reference.
void measureHeights(ReferencePose &reference, const SourceBody &body)
{
    const auto hips = std::size_t(named("hips"));
    const BodyFrame &standing = reference.restStands ? reference.rest : reference.frame;
    const float lowest = lowestFoot(reference.map, standing);
    if (!std::isfinite(lowest))
        return;
    const float over = standing.positions[hips].y() - lowest;
    // A foot joint hovers over the sole: where the floor is known to be at 0, the height is taken from there.
    constexpr float kSole = 0.25f;
    const bool onFloor = lowest >= 0 && lowest < kSole * over;
    reference.hipHeight = std::max(onFloor ? standing.positions[hips].y() : over, 1e-6f);
    takePrints(reference, body, onFloor ? 0 : lowest);
    if (!reference.restStands)
        return;
    constexpr float kNoJump = 0.02f;
    const auto soles = soleHeights(reference, reference.frame);
    const float height = *std::min_element(soles.begin(), soles.end());
    reference.footHeight = height > kNoJump * reference.hipHeight ? height : 0;
}

} // namespace

int limbTail(int joint, const JointMap &map, const JointMap &other)
{
    int tail = humanoidSkeleton()[std::size_t(joint)].tail;
    while (tail >= 0 && (map[tail] < 0 || other[tail] < 0))
        tail = humanoidSkeleton()[std::size_t(tail)].tail;
    return tail;
}

SourceBody::SourceBody(const Motion &motion, const JointMap &map, int rootJoint)
    : m_motion(motion)
    , m_map(map)
    , m_root(rootJoint)
{
    std::vector<bool> needed(motion.joints.size(), false);
    const auto need = [&](int joint) {
        for (; joint >= 0 && !needed[std::size_t(joint)]; joint = motion.joints[std::size_t(joint)].parent)
            needed[std::size_t(joint)] = true;
    };
    for (const int joint : map.joints)
        need(joint);
    need(rootJoint);
    for (std::size_t joint = 0; joint < needed.size(); ++joint) {
        if (needed[joint])
            m_needed.push_back(static_cast<int>(joint));
    }
}

template <class Local>
BodyFrame SourceBody::pose(Local local) const
{
    std::vector<std::pair<Eigen::Quaternionf, Eigen::Vector3f>> worlds(m_motion.joints.size());
    for (const int joint : m_needed) {
        const int parent = m_motion.joints[std::size_t(joint)].parent;
        const auto [rotation, translation] = local(joint);
        if (parent < 0) {
            worlds[std::size_t(joint)] = {rotation, translation};
            continue;
        }
        const auto &above = worlds[std::size_t(parent)];
        worlds[std::size_t(joint)] = {(above.first * rotation).normalized(), above.second + above.first * translation};
    }
    BodyFrame frame;
    frame.rotations.fill(Eigen::Quaternionf::Identity());
    frame.positions.fill(Eigen::Vector3f::Zero());
    for (std::size_t joint = 0; joint < kJoints; ++joint) {
        const int source = joint == 0 ? m_root : m_map.joints[joint];
        if (source < 0)
            continue;
        frame.rotations[joint] = worlds[std::size_t(source)].first;
        frame.positions[joint] = worlds[std::size_t(source)].second;
    }
    return frame;
}

BodyFrame SourceBody::world(int frame) const
{
    return pose([&](int joint) {
        const std::size_t at = m_motion.at(frame, joint);
        return std::pair{m_motion.rotations[at], m_motion.translations[at]};
    });
}

BodyFrame SourceBody::restWorld() const
{
    return pose([&](int joint) {
        const Transform &rest = m_motion.joints[std::size_t(joint)].rest;
        return std::pair{rest.rotation, rest.translation};
    });
}

Eigen::Isometry3f SourceBody::rootWorld(int frame) const
{
    Eigen::Isometry3f root = Eigen::Isometry3f::Identity();
    if (m_root < 0)
        return root;
    const BodyFrame body = world(frame);
    root.linear() = body.rotations[0].toRotationMatrix();
    root.translation() = body.positions[0];
    return root;
}

BodyFrame SourceBody::held(int frame, const Eigen::Isometry3f &root, const Eigen::Quaternionf &turn) const
{
    BodyFrame body = world(frame);
    if (m_root >= 0) {
        const Eigen::Quaternionf back = (Eigen::Quaternionf(root.linear()) * body.rotations[0].conjugate()).normalized();
        const Eigen::Vector3f from = body.positions[0];
        for (std::size_t joint = 0; joint < kJoints; ++joint) {
            body.rotations[joint] = (back * body.rotations[joint]).normalized();
            body.positions[joint] = back * (body.positions[joint] - from) + root.translation();
        }
    }
    turnFrame(body, turn);
    return body;
}

Eigen::Vector3f SourceBody::rootPath(int frame, const Eigen::Isometry3f &root, const Eigen::Quaternionf &turn) const
{
    return m_root < 0 ? Eigen::Vector3f(Eigen::Vector3f::Zero()) : Eigen::Vector3f(turn * (rootWorld(frame).translation() - root.translation()));
}

Result<ReferencePose> takeReference(const Motion &motion, const JointMap &map, std::optional<double> turnDegrees)
{
    QStringList missing;
    for (const char *name : {"hips", "thigh_L", "thigh_R", "upper_arm_L", "upper_arm_R"}) {
        if (map[named(name)] < 0)
            missing.append(QString::fromLatin1(name));
    }
    if (!missing.isEmpty() || motion.frames < 1) {
        return Error{QStringLiteral("retarget.no-hips"),
                     Text::tr("“%1” in %2 cannot be the reference: no joint plays %3. Choose another joint map or assign them.").arg(motion.name, motion.source, missing.join(QStringLiteral(", "))),
                     motion.source, {}};
    }
    const int rootJoint = rootAbove(namedSkeleton(motion), map);
    const SourceBody body(motion, map, rootJoint);
    ReferencePose reference;
    reference.file = motion.source;
    reference.clip = motion.name;
    reference.map = map;
    reference.root = body.rootWorld(0);
    reference.rest = body.restWorld();
    const std::optional<float> restFacing = facing(map, reference.rest);
    reference.restStands = restFacing && stands(map, reference.rest);
    if (turnDegrees) {
        reference.turn = aboutUp(static_cast<float>(*turnDegrees) / kDegrees);
        reference.turnDegrees = *turnDegrees;
    } else {
        // A root of its own holds the figure's direction, so the rest pose's front is meant exactly; small turns of a stance stay.
        constexpr float kStance = 20 / kDegrees, kQuarter = 90 / kDegrees;
        float angle = -measuredFacing(body);
        if (rootJoint >= 0)
            angle = std::abs(std::remainder(angle, kQuarter)) < kStance ? kQuarter * std::round(angle / kQuarter) : angle;
        else if (std::abs(angle) < kStance / 2)
            angle = 0;
        reference.turn = aboutUp(angle);
        reference.turnDegrees = static_cast<double>(angle * kDegrees);
    }
    reference.frame = body.held(0, reference.root, reference.turn);
    if (restFacing)
        turnFrame(reference.rest, aboutUp(-*restFacing));
    reference.directions.fill(Eigen::Vector3f::Zero());
    for (std::size_t joint = 1; joint < kJoints; ++joint) {
        const int tail = map.joints[joint] < 0 ? -1 : limbTail(static_cast<int>(joint), map, map);
        if (tail >= 0)
            reference.directions[joint] = (reference.frame.positions[std::size_t(tail)] - reference.frame.positions[joint]).stableNormalized();
    }
    measureHeights(reference, body);
    return reference;
}

std::array<float, 4> soleHeights(const ReferencePose &reference, const BodyFrame &frame)
{
    std::array<float, 4> heights;
    heights.fill(INFINITY);
    for (std::size_t i = 0; i < 4; ++i) {
        const std::size_t own = kFirstFoot + i, foot = footOf(i);
        if (reference.map.joints[own] < 0 || reference.map.joints[foot] < 0)
            continue;
        const float height = reference.restStands ? (frame.positions[foot] + frame.rotations[foot] * reference.prints[i]).y() : frame.positions[own].y();
        heights[i] = height - reference.floors[i];
    }
    return heights;
}

QString shortClipName(const QString &name)
{
    return name.mid(name.lastIndexOf(QLatin1Char('|')) + 1);
}

Result<std::size_t> chooseReference(const std::vector<Motion> &motions, const QString &wanted)
{
    const auto fits = [&](const Motion &motion) {
        if (wanted.isEmpty())
            return motion.name.endsWith(QLatin1String("Idle_A"));
        return motion.name == wanted || shortClipName(motion.name) == wanted;
    };
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < motions.size(); ++i) {
        if (fits(motions[i]) && (!found || std::tie(motions[i].source, motions[i].name) < std::tie(motions[*found].source, motions[*found].name)))
            found = i;
    }
    if (found)
        return *found;
    QStringList names;
    for (const Motion &motion : motions)
        names.append(motion.name);
    names.removeDuplicates();
    names.sort();
    const QString list = names.isEmpty() ? Text::tr("none") : names.join(QStringLiteral(", "));
    const QString message = wanted.isEmpty()
                                ? Text::tr("No clip of the sources is named …Idle_A, and nothing else says how the figure stands. The rest pose is never taken instead, as arms would end up behind the back. Choose the "
                                           "clip whose first frame stands still. Clips: %1.").arg(list)
                                : Text::tr("No clip of the sources is named “%1”. Clips: %2.").arg(wanted, list);
    return Error{QStringLiteral("retarget.no-reference"), message, {}, {}};
}

} // namespace marrow

#include "model/character/motion/mmd_motion.h"

#include "model/character/motion/leg_solver.h"
#include "model/character/motion/mmd_skeleton.h"
#include "model/character/motion/motion_space.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr double kFps = 30;

/// From left-handed with the front at −Z to right-handed with the front at +Z (§2.3).
MmdKey mirrored(MmdKey key)
{
    key.translation.z() = -key.translation.z();
    key.rotation = Eigen::Quaternionf(key.rotation.w(), -key.rotation.x(), -key.rotation.y(), key.rotation.z());
    return key;
}

/// A leg's joints of the standard skeleton and the names of what drives it.
struct Leg
{
    int thigh, shin, foot, toe;
    QString footIk, toeIk, parentIk;
    bool byIk = false;
    RestLeg rest;
    Eigen::Vector3f ankleRest, toeRest; ///< places in the world, at rest
};

class Player
{
public:
    Player(const MmdTracks &tracks, Motion &motion, MmdLegs &legs)
        : m_tracks(tracks)
        , m_motion(motion)
        , m_legs(legs)
        , m_worlds(motion.joints.size())
        , m_locals(motion.joints.size())
        , m_leftLeg(leg(QStringLiteral("左")))
        , m_rightLeg(leg(QStringLiteral("右")))
    {
        for (const MotionJoint &joint : motion.joints)
            m_jointTracks.push_back(track(joint.name));
        for (const QString &side : {QStringLiteral("左"), QStringLiteral("右")}) {
            if (const auto *keys = track(side + QStringLiteral("肩P")))
                m_shoulders.push_back({keys, static_cast<std::size_t>(motion.joint(side + QStringLiteral("肩"))), static_cast<std::size_t>(motion.joint(side + QStringLiteral("腕")))});
        }
        legs.leftByIk = m_leftLeg.byIk;
        legs.rightByIk = m_rightLeg.byIk;
    }

    void play(int frame)
    {
        for (std::size_t joint = 0; joint < m_motion.joints.size(); ++joint)
            setLocal(joint, frame);
        cancelShoulders(frame);
        updateWorlds();
        bool solved = false;
        for (Leg *leg : {&m_leftLeg, &m_rightLeg}) {
            if (leg->byIk && ikWorks(leg->footIk, frame)) {
                solve(*leg, frame);
                solved = true;
            }
        }
        if (solved)
            updateWorlds();
        for (std::size_t joint = 0; joint < m_locals.size(); ++joint) {
            m_motion.rotations.push_back(m_locals[joint].rotation.normalized());
            m_motion.translations.push_back(m_locals[joint].translation);
        }
    }

private:
    const std::vector<MmdKey> *track(const QString &name) const
    {
        const auto found = m_tracks.bones.find(name);
        return found == m_tracks.bones.end() || found->second.empty() ? nullptr : &found->second;
    }

    Leg leg(const QString &side) const
    {
        Leg leg;
        leg.thigh = m_motion.joint(side + QStringLiteral("足"));
        leg.shin = m_motion.joint(side + QStringLiteral("ひざ"));
        leg.foot = m_motion.joint(side + QStringLiteral("足首"));
        leg.toe = m_motion.joint(side + QStringLiteral("つま先"));
        leg.footIk = side + QStringLiteral("足IK");
        leg.toeIk = side + QStringLiteral("つま先IK");
        leg.parentIk = side + QStringLiteral("足IK親");
        leg.rest = {rest(leg.shin), rest(leg.foot)};
        const auto worlds = motionRestWorlds(m_motion);
        leg.ankleRest = worlds[static_cast<std::size_t>(leg.foot)].translation();
        leg.toeRest = worlds[static_cast<std::size_t>(leg.toe)].translation();
        if (const auto *keys = track(leg.footIk))
            leg.byIk = std::any_of(keys->begin(), keys->end(), [](const MmdKey &key) { return !key.translation.isZero(0); });
        return leg;
    }

    Eigen::Vector3f rest(int joint) const { return m_motion.joints[static_cast<std::size_t>(joint)].rest.translation; }

    void setLocal(std::size_t joint, int frame)
    {
        m_locals[joint] = m_motion.joints[joint].rest;
        const auto *keys = m_jointTracks[joint];
        if (!keys)
            return;
        const MmdKey key = mirrored(sampleMmdTrack(*keys, frame));
        m_locals[joint].translation += key.translation;
        m_locals[joint].rotation = key.rotation;
    }

    /// 肩P turns the shoulder; 肩C, which nobody keys, takes the same off the arm again.
    void cancelShoulders(int frame)
    {
        for (const ShoulderParent &each : m_shoulders) {
            const Eigen::Quaternionf turn = mirrored(sampleMmdTrack(*each.keys, frame)).rotation;
            Transform &shoulder = m_locals[each.shoulder];
            Transform &arm = m_locals[each.arm];
            shoulder.rotation = turn * shoulder.rotation;
            arm.rotation = turn.conjugate() * arm.rotation;
        }
    }

    void updateWorlds()
    {
        for (std::size_t joint = 0; joint < m_worlds.size(); ++joint) {
            Eigen::Isometry3f local = Eigen::Isometry3f::Identity();
            local.linear() = m_locals[joint].rotation.toRotationMatrix();
            local.translation() = m_locals[joint].translation;
            const int parent = m_motion.joints[joint].parent;
            m_worlds[joint] = parent < 0 ? local : m_worlds[static_cast<std::size_t>(parent)] * local;
        }
    }

    bool ikWorks(const QString &bone, int frame) const
    {
        const auto chain = m_tracks.ikKeys.find(bone);
        if (chain == m_tracks.ikKeys.end())
            return true;
        const auto &keys = chain->second;
        const auto after = std::upper_bound(keys.begin(), keys.end(), static_cast<std::uint32_t>(frame), [](std::uint32_t at, const MmdIkKey &key) { return at < key.frame; });
        return after == keys.begin() || (after - 1)->works;
    }

    Eigen::Isometry3f moved(const QString &bone, int frame, const Eigen::Vector3f &place) const
    {
        Eigen::Isometry3f result = Eigen::Isometry3f::Identity();
        result.translation() = place;
        if (const auto *keys = track(bone)) {
            const MmdKey key = mirrored(sampleMmdTrack(*keys, frame));
            result.translation() += key.translation;
            result.linear() = key.rotation.toRotationMatrix();
        }
        return result;
    }

    void solve(const Leg &leg, int frame)
    {
        // The foot's IK bone stands in its parent's space at the ankle, the toe's in the foot's at the toe; the parent on the ground below.
        const Eigen::Vector3f below(leg.ankleRest.x(), 0, leg.ankleRest.z());
        const Eigen::Isometry3f footIk = m_worlds[0] * moved(leg.parentIk, frame, below) * moved(leg.footIk, frame, leg.ankleRest - below);
        const Eigen::Vector3f target = footIk.translation();
        const auto thigh = static_cast<std::size_t>(leg.thigh);
        const auto shin = static_cast<std::size_t>(leg.shin);
        const auto foot = static_cast<std::size_t>(leg.foot);
        const auto pelvis = static_cast<std::size_t>(m_motion.joints[thigh].parent);
        const Eigen::Quaternionf pelvisTurn(m_worlds[pelvis].linear());
        const Eigen::Vector3f hip = m_worlds[thigh].translation();
        constexpr float kMostKneeOut = 1.0F; // radians; more comes from keys that were meant for another leg
        const float kneeOut = std::clamp(twistAboutY(m_locals[thigh].rotation), -kMostKneeOut, kMostKneeOut);
        const SolvedLeg solved = solveLeg(leg.rest, hip, pelvisTurn, target, kneeOut);
        m_locals[thigh].rotation = pelvisTurn.conjugate() * solved.thigh;
        m_locals[shin].rotation = solved.thigh.conjugate() * solved.shin;
        Eigen::Quaternionf footTurn = solved.shin * m_locals[foot].rotation;
        if (ikWorks(leg.toeIk, frame)) {
            const Eigen::Vector3f ankle = hip + solved.thigh * leg.rest.knee + solved.shin * leg.rest.ankle;
            const Eigen::Vector3f toe = (footIk * moved(leg.toeIk, frame, leg.toeRest - leg.ankleRest)).translation();
            footTurn = Eigen::Quaternionf::FromTwoVectors(footTurn * rest(leg.toe), toe - ankle) * footTurn;
        }
        m_locals[foot].rotation = solved.shin.conjugate() * footTurn;
        count(leg, solved, hip, target);
    }

    void count(const Leg &leg, const SolvedLeg &solved, const Eigen::Vector3f &hip, const Eigen::Vector3f &target)
    {
        ++m_legs.ikFrames;
        if (!solved.reaches) {
            ++m_legs.outOfReach;
            return;
        }
        const Eigen::Vector3f ankle = hip + solved.thigh * leg.rest.knee + solved.shin * leg.rest.ankle;
        const double length = static_cast<double>(leg.rest.knee.norm() + leg.rest.ankle.norm());
        m_legs.largestMiss = std::max(m_legs.largestMiss, static_cast<double>((ankle - target).norm()) / length);
    }

    const MmdTracks &m_tracks;
    Motion &m_motion;
    MmdLegs &m_legs;
    std::vector<Eigen::Isometry3f> m_worlds;
    std::vector<Transform> m_locals;
    std::vector<const std::vector<MmdKey> *> m_jointTracks;
    struct ShoulderParent
    {
        const std::vector<MmdKey> *keys;
        std::size_t shoulder, arm;
    };
    std::vector<ShoulderParent> m_shoulders;
    Leg m_leftLeg;
    Leg m_rightLeg;
};

/// One coordinate of a cubic Bézier from 0 to 1.
double bezier(double a, double b, double t)
{
    const double s = 1 - t;
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t;
}

} // namespace

double mmdCurve(const std::array<std::uint8_t, 4> &curve, double share)
{
    const auto part = [&](std::size_t i) { return std::min<double>(curve[i], 127) / 127; };
    const double x1 = part(0), y1 = part(1), x2 = part(2), y2 = part(3);
    if (share <= 0 || share >= 1 || (x1 == y1 && x2 == y2))
        return std::clamp(share, 0.0, 1.0);
    // Newton's steps, halving where one would leave the stretch that is known to hold the place: x never runs back.
    double low = 0;
    double high = 1;
    double t = share;
    constexpr int kMostSteps = 40;
    constexpr double kNear = 1e-10; // beyond single precision
    for (int i = 0; i < kMostSteps; ++i) {
        const double over = bezier(x1, x2, t) - share;
        if (std::abs(over) < kNear)
            break;
        (over < 0 ? low : high) = t;
        const double slope = 3 * (1 - t) * (1 - t) * x1 + 6 * (1 - t) * t * (x2 - x1) + 3 * t * t * (1 - x2);
        const double next = slope > 0 ? t - over / slope : low;
        t = next > low && next < high ? next : (low + high) / 2;
    }
    return bezier(y1, y2, t);
}

MmdKey sampleMmdTrack(const std::vector<MmdKey> &track, double frame)
{
    const auto after = std::upper_bound(track.begin(), track.end(), frame, [](double at, const MmdKey &key) { return at < key.frame; });
    if (after == track.begin())
        return track.front();
    if (after == track.end())
        return track.back();
    const MmdKey &a = *(after - 1);
    const MmdKey &b = *after;
    const double share = (frame - a.frame) / (static_cast<double>(b.frame) - a.frame);
    MmdKey result = a;
    for (int axis = 0; axis < 3; ++axis) {
        const float along = static_cast<float>(mmdCurve(b.curves[static_cast<std::size_t>(axis)], share));
        result.translation[axis] = a.translation[axis] + along * (b.translation[axis] - a.translation[axis]);
    }
    result.rotation = a.rotation.slerp(static_cast<float>(mmdCurve(b.curves[3], share)), b.rotation).normalized();
    return result;
}

Motion mmdMotion(const MmdTracks &tracks, int frames, MmdLegs &legs, const Progress &progress)
{
    Motion motion;
    motion.fps = kFps;
    motion.frames = frames;
    motion.joints = mmdStandardSkeleton();
    motion.rotations.reserve(static_cast<std::size_t>(frames) * motion.joints.size());
    motion.translations.reserve(motion.rotations.capacity());
    for (const auto &[bone, keys] : tracks.bones) {
        if (!isStandardMmdBone(bone))
            motion.ignored.append(bone);
    }
    Player player(tracks, motion, legs);
    constexpr int kFramesBetweenLooks = 64;
    for (int frame = 0; frame < frames; ++frame) {
        if (frame % kFramesBetweenLooks == 0) {
            progress.report(static_cast<double>(frame) / frames);
            if (progress.cancelled()) {
                motion.frames = frame;
                break;
            }
        }
        player.play(frame);
    }
    makeSignsContinuous(motion);
    scaleSpace(motion, kMmdMetresPerUnit);
    return motion;
}

std::optional<double> kneesForward(const Motion &motion)
{
    const HumanoidMapping mapping = mapHumanoid(motion);
    const auto joint = [&](const QString &name) {
        const auto found = mapping.nodes.find(name);
        return found == mapping.nodes.end() ? std::size_t(-1) : static_cast<std::size_t>(found->second);
    };
    int bent = 0;
    int forward = 0;
    for (int frame = 0; frame < motion.frames; ++frame) {
        const auto worlds = motionWorlds(motion, frame);
        for (const char *side : {"_L", "_R"}) {
            const std::size_t thigh = joint(QStringLiteral("thigh") + QLatin1String(side)), shin = joint(QStringLiteral("shin") + QLatin1String(side)), foot = joint(QStringLiteral("foot") + QLatin1String(side));
            const std::size_t left = joint(QStringLiteral("thigh_L")), right = joint(QStringLiteral("thigh_R"));
            if (std::max({thigh, shin, foot, left, right}) >= worlds.size())
                return std::nullopt;
            const Eigen::Vector3f upper = worlds[shin].translation() - worlds[thigh].translation();
            const Eigen::Vector3f lower = worlds[foot].translation() - worlds[shin].translation();
            const Eigen::Vector3f hinge = upper.cross(lower); // to the left when the shin goes back
            constexpr float kOneDegree = 0.0175F;
            if (hinge.norm() < kOneDegree * upper.norm() * lower.norm())
                continue;
            ++bent;
            forward += hinge.dot(worlds[left].translation() - worlds[right].translation()) > 0;
        }
    }
    return bent > 0 ? std::optional(static_cast<double>(forward) / bent) : std::nullopt;
}

} // namespace marrow

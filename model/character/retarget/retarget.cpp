#include "model/character/retarget/retarget.h"

#include "model/character/retarget/fit_measures.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>

namespace marrow {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Retarget)
};

using Vec = Eigen::Vector3f;
using Quat = Eigen::Quaternionf;
constexpr std::size_t kJoints = kHumanoidJointCount;
constexpr std::size_t kHips = 1;
constexpr float kDegrees = 57.2957795f;
constexpr int kMaxBakedFrames = 1'000'000;
/// A joint that never leaves its rest by more has no track (character-decisions, "Retarget").
constexpr float kConstant = 1e-4f;
/// Frames that are this alike are the same pose: the last of them is the first again.
constexpr float kSamePoseDegrees = 0.01f;
/// A clip whose ends are this near each other goes round.
constexpr float kLoopDegrees = 3;
constexpr float kLoopHips = 0.01f; ///< and the hips, as a part of the hip height

bool keepsFrames(const RetargetPlan &plan, const Motion &motion)
{
    return plan.options.speed == 1 && motion.fps == plan.options.fps;
}

/// The frames that are baked, from the source at the rate and speed that were asked for.
std::vector<BodyFrame> sampledFrames(const RetargetPlan &plan, const Motion &motion, const JointMap &map)
{
    const int root = rootAbove(namedSkeleton(motion), map);
    std::vector<BodyFrame> frames;
    const auto pose = [&](const Motion &sampled) {
        const SourceBody body(sampled, map, root);
        for (int frame = 0; frame < sampled.frames; ++frame)
            frames.push_back(body.held(frame, plan.reference.root, plan.reference.turn));
    };
    if (keepsFrames(plan, motion))
        pose(motion);
    else
        pose(sampledMotion(plan, motion));
    return frames;
}

float angleOf(const Quat &a, const Quat &b)
{
    return std::abs(a.angularDistance(b)) * kDegrees;
}

/// How far apart the first and the last pose are.
std::pair<float, float> endsApart(const RetargetPlan &plan, const JointMap &map, const std::vector<BodyFrame> &frames)
{
    float angle = 0;
    for (std::size_t joint = 1; joint < kJoints; ++joint) {
        if (map.joints[joint] >= 0)
            angle = std::max(angle, angleOf(frames.front().rotations[joint], frames.back().rotations[joint]));
    }
    const float rise = std::abs(frames.back().positions[kHips].y() - frames.front().positions[kHips].y());
    return {angle, rise / plan.reference.hipHeight};
}

/// Makes the last frame repeat the first: the last where it is the same pose already, else one more. Returns whether the clip goes round.
bool closeLoop(const RetargetPlan &plan, const JointMap &map, std::vector<BodyFrame> &frames)
{
    if (plan.options.loops == LoopClosing::Never || frames.size() < 3)
        return false;
    const auto [angle, rise] = endsApart(plan, map, frames);
    if (plan.options.loops == LoopClosing::Auto && (angle > kLoopDegrees || rise > kLoopHips))
        return false;
    if (angle <= kSamePoseDegrees)
        frames.back() = frames.front();
    else
        frames.push_back(frames.front());
    return true;
}

/// Whether a joint of the 22 takes part: mapped on all sides and not left out.
std::array<bool, kJoints> movedJoints(const RetargetPlan &plan, const JointMap &map)
{
    std::array<bool, kJoints> moved = {};
    for (std::size_t joint = 1; joint < kJoints; ++joint)
        moved[joint] = map.joints[joint] >= 0 && plan.reference.map.joints[joint] >= 0 && plan.target.map.joints[joint] >= 0 && plan.options.joints[joint];
    return moved;
}

TargetPose bakedPose(const RetargetPlan &plan, const JointMap &map, const BodyFrame &frame, const TargetWorlds &standing)
{
    const RetargetTarget &target = plan.target;
    TargetPose pose = plan.targetReference.pose;
    std::vector<int> humanoidOf(target.joints.size(), -1);
    const std::array<bool, kJoints> moved = movedJoints(plan, map);
    for (std::size_t joint = 1; joint < kJoints; ++joint) {
        if (moved[joint])
            humanoidOf[std::size_t(target.map.joints[joint])] = static_cast<int>(joint);
    }
    std::vector<Quat> worlds(target.joints.size());
    for (std::size_t i = 0; i < target.joints.size(); ++i) {
        const int parent = target.joints[i].parent;
        const Quat above = parent < 0 ? Quat::Identity() : worlds[std::size_t(parent)];
        if (humanoidOf[i] >= 0) {
            const auto joint = std::size_t(humanoidOf[i]);
            const Quat delta = frame.rotations[joint] * plan.reference.frame.rotations[joint].conjugate();
            worlds[i] = (target.turn * delta * target.turn.conjugate() * standing.rotations[i]).normalized();
            pose.locals[i] = (above.conjugate() * worlds[i]).normalized();
        } else {
            worlds[i] = (above * pose.locals[i]).normalized();
        }
    }
    if (plan.options.joints[kHips]) {
        Vec way = frame.positions[kHips] - plan.reference.frame.positions[kHips];
        if (plan.options.hips == HipsMovement::Vertical)
            way.x() = way.z() = 0;
        pose.hips += target.turn * way * (target.hipHeight() / plan.reference.hipHeight * static_cast<float>(plan.options.hipsScale));
    }
    return pose;
}

/// Tracks of the joints that move, with continuous signs, from whole poses.
void takeTracks(const RetargetPlan &plan, const std::vector<TargetPose> &poses, BakedClip &clip)
{
    const RetargetTarget &target = plan.target;
    for (std::size_t i = 0; i < target.joints.size(); ++i) {
        const auto moves = [&](const TargetPose &pose) {
            const Quat &rest = target.joints[i].restLocal;
            const Eigen::Vector4f apart = pose.locals[i].dot(rest) < 0 ? Eigen::Vector4f(pose.locals[i].coeffs() + rest.coeffs()) : Eigen::Vector4f(pose.locals[i].coeffs() - rest.coeffs());
            return apart.cwiseAbs().maxCoeff() > kConstant;
        };
        if (std::any_of(poses.begin(), poses.end(), moves))
            clip.moved.push_back(static_cast<int>(i));
    }
    for (std::size_t frame = 0; frame < poses.size(); ++frame) {
        for (std::size_t track = 0; track < clip.moved.size(); ++track) {
            const auto i = std::size_t(clip.moved[track]);
            Quat local = poses[frame].locals[i];
            // The first frame is on the rest's side of the sphere, each other one on that of the frame before.
            const Quat &before = frame == 0 ? target.joints[i].restLocal : clip.rotation(static_cast<int>(frame) - 1, track);
            if (local.dot(before) < 0)
                local.coeffs() = -local.coeffs();
            clip.rotations.push_back(local);
        }
    }
    const float limit = kConstant * target.hipHeight();
    if (std::any_of(poses.begin(), poses.end(), [&](const TargetPose &pose) { return pose.hips.cwiseAbs().maxCoeff() > limit; })) {
        for (const TargetPose &pose : poses)
            clip.hips.push_back(pose.hips);
    }
}

} // namespace

void groundReference(RetargetPlan &plan, const Motion &motion)
{
    if (plan.target.map[18] < 0 && plan.target.map[19] < 0)
        return; // no feet to stand on
    const std::vector<BodyFrame> source = sampledFrames(plan, motion, plan.reference.map);
    const TargetWorlds standing = targetWorlds(plan.target, plan.targetReference.pose);
    const float scale = plan.target.hipHeight() / plan.reference.hipHeight;
    std::vector<float> over;
    for (const BodyFrame &frame : source) {
        const auto soles = soleHeights(plan.reference, frame);
        // An uneven recorded floor is followed, a foot that is deep in it is not.
        const float wanted = std::max(-kUnevenFloor * plan.reference.hipHeight, *std::min_element(soles.begin(), soles.end())) * scale;
        if (std::isfinite(wanted))
            over.push_back(soleHeight(plan.target, targetWorlds(plan.target, bakedPose(plan, plan.reference.map, frame, standing))) - wanted);
    }
    if (over.empty())
        return;
    // As far below as above at worst; a frame in a hundred may be a slip of the recording.
    std::sort(over.begin(), over.end());
    const std::size_t slips = over.size() / 100;
    plan.targetReference.pose.hips.y() -= (over[slips] + over[over.size() - 1 - slips]) / 2;
}

Result<RetargetPlan> planRetarget(const std::vector<Motion> &motions, RetargetTarget target, const QString &referenceClip, const std::vector<NameMap> &maps, const RetargetOptions &options)
{
    const Result<std::size_t> chosen = chooseReference(motions, referenceClip);
    if (!chosen)
        return chosen.error();
    Result<ReferencePose> reference = takeReference(motions[*chosen], jointMapOf(motions[*chosen], maps), options.turnDegrees);
    if (!reference)
        return reference.error();
    RetargetPlan plan{std::move(target), std::move(*reference), {}, options, maps};
    plan.targetReference = proposeTargetReference(plan.target, plan.reference, options.posing);
    if (plan.targetReference.posed)
        groundReference(plan, motions[*chosen]);
    return plan;
}

JointMap jointMapOf(const Motion &motion, const std::vector<NameMap> &maps)
{
    return proposeJointMap(namedSkeleton(motion), maps).map;
}

Result<BakedClip> bakeClip(const RetargetPlan &plan, const Motion &motion)
{
    const JointMap map = jointMapOf(motion, plan.maps);
    if (map[kHips] < 0)
        return Error{QStringLiteral("retarget.no-hips"), Text::tr("“%1” in %2 has no joint that plays the hips.").arg(motion.name, motion.source), motion.source, {}};
    const double frames = motion.durationSeconds() / plan.options.speed * plan.options.fps;
    if (!(frames < kMaxBakedFrames))
        return Error{QStringLiteral("retarget.too-long"), Text::tr("“%1” in %2 would have more than %3 frames.").arg(motion.name, motion.source).arg(kMaxBakedFrames), motion.source, {}};

    std::vector<BodyFrame> source = sampledFrames(plan, motion, map);
    BakedClip clip;
    clip.id = shortClipName(motion.name);
    clip.name = motion.name;
    clip.file = motion.source;
    clip.fps = plan.options.fps;
    clip.loops = closeLoop(plan, map, source);
    clip.frames = static_cast<int>(source.size());

    const TargetWorlds standing = targetWorlds(plan.target, plan.targetReference.pose);
    std::vector<TargetPose> poses;
    for (const BodyFrame &frame : source)
        poses.push_back(bakedPose(plan, map, frame, standing));
    const FootContacts contacts = findContacts(source, plan.target, plan.reference, clip.fps);
    const FootWork work{plan.target, plan.reference, source, contacts, clip.fps, clip.loops};
    if (plan.options.lockFeet) {
        lockFeet(work, poses);
        if (clip.loops)
            poses.back() = poses.front();
    }
    if (plan.targetReference.posed || plan.options.lockFeet) // else the bake serves every character: it may not depend on this one's feet
        bendToes(plan.target, movedJoints(plan, map), clip.loops, poses);
    takeTracks(plan, poses, clip);

    ClipReport &report = clip.report;
    std::vector<TargetWorlds> worlds;
    for (std::size_t frame = 0; frame < poses.size(); ++frame) {
        worlds.push_back(targetWorlds(plan.target, poses[frame]));
        measureAngles(plan.target, map, frame, source[frame], worlds.back(), report);
    }
    report.hasFeet = plan.target.map[18] >= 0 || plan.target.map[19] >= 0;
    if (report.hasFeet)
        measureFeet(work, worlds, report);
    report.name = clip.name;
    report.file = clip.file;
    report.frames = clip.frames;
    report.duration = clip.durationSeconds();
    report.channels = static_cast<int>(clip.moved.size()) + (clip.hips.empty() ? 0 : 1);
    report.figureHeight = plan.target.height;
    for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
        if (map[joint] < 0 || plan.target.map[joint] < 0)
            report.unmapped.append(humanoidJointName(joint));
    }
    return clip;
}

Motion sampledMotion(const RetargetPlan &plan, const Motion &motion)
{
    if (keepsFrames(plan, motion))
        return motion;
    Motion faster = motion;
    faster.fps *= plan.options.speed;
    return resampled(faster, plan.options.fps);
}

std::vector<BodyFrame> sourceFrames(const RetargetPlan &plan, const Motion &motion)
{
    const JointMap map = jointMapOf(motion, plan.maps);
    std::vector<BodyFrame> frames = sampledFrames(plan, motion, map);
    closeLoop(plan, map, frames);
    return frames;
}

TargetPose poseOf(const RetargetPlan &plan, const BakedClip &clip, int frame)
{
    TargetPose pose = restPose(plan.target);
    for (std::size_t track = 0; track < clip.moved.size(); ++track)
        pose.locals[std::size_t(clip.moved[track])] = clip.rotation(frame, track);
    if (!clip.hips.empty())
        pose.hips = clip.hips[std::size_t(frame)];
    return pose;
}

RetargetBatch bakeAll(const RetargetPlan &plan, const std::vector<Motion> &motions, const Progress &progress)
{
    std::vector<const Motion *> order;
    for (const Motion &motion : motions)
        order.push_back(&motion);
    // The order of the files is not the order of the work; clips that share file and name are told apart by what they hold.
    std::sort(order.begin(), order.end(), [](const Motion *a, const Motion *b) {
        if (std::tie(a->source, a->name, a->frames) != std::tie(b->source, b->name, b->frames))
            return std::tie(a->source, a->name, a->frames) < std::tie(b->source, b->name, b->frames);
        const std::size_t bytes = std::min(a->rotations.size(), b->rotations.size()) * sizeof(Quat);
        return a != b && std::memcmp(a->rotations.data(), b->rotations.data(), bytes) < 0;
    });
    std::map<QString, int> uses;
    for (const Motion *motion : order)
        ++uses[shortClipName(motion->name)];
    RetargetBatch batch;
    std::map<QString, int> taken;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (progress.cancelled())
            return {};
        progress.report(static_cast<double>(i) / static_cast<double>(order.size()), order[i]->name);
        Result<BakedClip> clip = bakeClip(plan, *order[i]);
        if (!clip) {
            batch.report.add(issueFrom(clip.error()));
            continue;
        }
        // A name that several files use gets the file's behind it, in each of them.
        if (uses[clip->id] > 1)
            clip->id += QLatin1Char('.') + clip->file.section(QLatin1Char('.'), 0, 0);
        if (const int number = ++taken[clip->id]; number > 1)
            clip->id += QLatin1Char('.') + QString::number(number);
        clip->report.id = clip->id;
        batch.clips.push_back(std::move(*clip));
    }
    std::sort(batch.clips.begin(), batch.clips.end(), [](const BakedClip &a, const BakedClip &b) { return a.id < b.id; });
    for (const BakedClip &clip : batch.clips)
        batch.card.clips.push_back(clip.report);
    batch.card.residuals = plan.targetReference.residuals;
    batch.card.sortWorstFirst();
    return batch;
}

Action actionFrom(const BakedClip &clip, const RetargetPlan &plan)
{
    Action action;
    action.id = clip.id;
    action.source = ActionSource::Retargeted;
    action.origin = clip.file + QStringLiteral(" · ") + clip.name;
    action.fps = clip.fps;
    action.frames = clip.frames;
    action.loops = clip.loops;
    for (std::size_t track = 0; track < clip.moved.size(); ++track) {
        ActionTrack added{clip.moved[track], {}};
        for (int frame = 0; frame < clip.frames; ++frame)
            added.rotations.push_back(clip.rotation(frame, track));
        action.tracks.push_back(std::move(added));
    }
    for (const Vec &offset : clip.hips)
        action.hips.push_back(offset / plan.target.hipHeight());
    return action;
}

} // namespace marrow

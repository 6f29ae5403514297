#pragma once

#include "model/base/progress.h"
#include "model/base/report.h"
#include "model/character/retarget/report_card.h"
#include "model/character/retarget/retarget_target.h"

#include <optional>

namespace marrow {

enum class HipsMovement { Vertical, Full };
enum class LoopClosing { Auto, Always, Never };

struct RetargetOptions
{
    double fps = 30;
    double speed = 1; ///< 2 is twice as fast
    HipsMovement hips = HipsMovement::Vertical;
    double hipsScale = 1; ///< of the movement of the hips, beside the heights of the hips of both
    LoopClosing loops = LoopClosing::Auto;
    bool lockFeet = false; ///< feet that stand in the source stand in the target, the knees give way
    TargetPosing posing = TargetPosing::Auto;
    std::optional<double> turnDegrees;            ///< of the source about +Y, instead of what is measured
    std::array<bool, kHumanoidJointCount> joints; ///< which are moved at all

    RetargetOptions() { joints.fill(true); }
};

/// One clip on the target: local rotations of the joints that are mapped, and the hips.
struct BakedClip
{
    QString id;   ///< unique in the batch, the same whatever the order of the files
    QString name; ///< of the source's clip
    QString file;
    double fps = 30;
    int frames = 0;
    bool loops = false;
    std::vector<int> moved;                     ///< joints of the target that have a track
    std::vector<Eigen::Quaternionf> rotations;  ///< local, `frames * moved.size()`, frame by frame; signs are continuous
    std::vector<Eigen::Vector3f> hips;          ///< world offset of the hips from their rest, one a frame; empty when they stay
    ClipReport report;

    double durationSeconds() const { return frames > 1 ? (frames - 1) / fps : 0; }
    const Eigen::Quaternionf &rotation(int frame, std::size_t track) const { return rotations[static_cast<std::size_t>(frame) * moved.size() + track]; }
};

/// Everything a bake is made of besides the clips: chosen once, the same for preview, report and bake.
struct RetargetPlan
{
    RetargetTarget target;
    ReferencePose reference;
    TargetReference targetReference;
    RetargetOptions options;
    std::vector<NameMap> maps; ///< those that are active; a person's own first
};

/// Chooses the reference among all clips (see chooseReference) and poses the target for it. Codes: retarget.no-reference, retarget.no-hips.
Result<RetargetPlan> planRetarget(const std::vector<Motion> &motions, RetargetTarget target, const QString &referenceClip, const std::vector<NameMap> &maps,
                                  const RetargetOptions &options);

/// Puts a posed target as high as keeps its soles nearest to where the source's are over the reference clip; the hips alone move.
void groundReference(RetargetPlan &plan, const Motion &referenceClip);

/// The map by which a motion is read: by the plan's maps.
JointMap jointMapOf(const Motion &motion, const std::vector<NameMap> &maps);

/// One clip. Rotations follow R_T(t) = R(t) · A_ref⁻¹ · A_T in world rotations of the source, root held. Fails with "retarget.no-hips" and
/// "retarget.too-long".
Result<BakedClip> bakeClip(const RetargetPlan &plan, const Motion &motion);

/// The motion at the rate and speed of the bake: its frames are the baked clip's, except that a loop may have one more, which is the first again.
Motion sampledMotion(const RetargetPlan &plan, const Motion &motion);
/// The source's poses at the frames of a baked clip, as the bake saw them: for looking at both side by side.
std::vector<BodyFrame> sourceFrames(const RetargetPlan &plan, const Motion &motion);
/// The target's pose at a frame of a baked clip.
TargetPose poseOf(const RetargetPlan &plan, const BakedClip &clip, int frame);

struct RetargetBatch
{
    std::vector<BakedClip> clips; ///< ascending by id
    ReportCard card;
    Report report; ///< clips that could not be baked, each with its reason; the others go on
};
/// All clips; the result does not depend on their order. Empty when cancelled.
RetargetBatch bakeAll(const RetargetPlan &plan, const std::vector<Motion> &motions, const Progress &progress = {});

/// As an action of the one skeleton; the plan's target must be a character's. The hips are in hip heights.
Action actionFrom(const BakedClip &clip, const RetargetPlan &plan);

} // namespace marrow

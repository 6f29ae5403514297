#pragma once

#include "model/base/progress.h"
#include "model/voxel/bone_mesher.h"
#include "model/voxel/pose_sampling.h"
#include "model/voxel/voxel_rig.h"

#include <vector>

namespace marrow {

/// Where a rig comes apart when it is posed.
///
/// A seam face is the face between two voxels that touch in the bind pose and follow different joints, one of which hangs on the
/// other. In a pose each of the two
/// joints carries the face along, so there are two images of it. The gap of a corner is the distance between its two images,
/// without that part of it by which one voxel moves into the other (which opens nothing). The gap of a face is that of its widest
/// corner, in voxels: 0 exactly while the face stays shut, 1 when it is open (or has slid aside) by a whole voxel.

/// One seam face: `side` of the cell `cell`, which follows `joint`; the cell beyond follows `other`. `side` always faces up its
/// axis, so that each face stands once.
struct SeamFace
{
    Int3 cell;
    FaceSide side = 1;

    bool operator==(const SeamFace &) const = default;
};

/// The seam faces of two joints.
struct Seam
{
    JointId joint = 0;
    JointId other = 0;
    std::vector<SeamFace> faces;
};

/// Which joints have a seam: those of which one hangs on the other, at any distance; or all that touch, such as two legs that are
/// meant to part.
enum class SeamKind { Related, Touching };

/// Every seam of a rig, ascending by joint and other. Two cells on both sides of one seam face may follow the joints either way
/// round; these are two seams.
std::vector<Seam> findSeams(const VoxelGrid &grid, const Rig &rig, SeamKind kind = SeamKind::Related);

/// The gap of each face of a seam, given how its two joints are moved (Pose::skinning).
void seamGaps(const Seam &seam, const Eigen::Affine3f &joint, const Eigen::Affine3f &other, std::vector<float> &gaps);

/// Gaps below this are rounding, not something anybody sees.
inline constexpr float kSmallestGap = 0.01F;

struct WorstGap
{
    float gap = 0; ///< in voxels; 0 when nothing opens
    double timeMs = 0;
    JointId joint = 0;
    JointId other = 0;
    SeamFace face;
};

/// The gaps of one pose: a value a face in the order of the seams.
struct GapField
{
    std::vector<std::vector<float>> gaps; ///< by seam, by face
    WorstGap worst;
    std::size_t open = 0; ///< faces whose gap is kSmallestGap or more
};
GapField gapsOf(const Skeleton &skeleton, const std::vector<Seam> &seams, const Pose &pose);

/// The gaps of a clip: at every frame of `fps`, at every key, and at the end.
struct GapReport
{
    struct Moment
    {
        double timeMs = 0;
        float widest = 0;
        std::size_t open = 0;
    };
    std::vector<Moment> moments;               ///< ascending in time
    std::vector<WorstGap> seams;               ///< the worst of each seam, in the order of the seams
    std::vector<std::vector<float>> widest;    ///< by seam, by face: the widest over the clip
    WorstGap worst;
    std::size_t faces = 0;
    std::size_t everOpen = 0; ///< faces that open at any moment
    bool cancelled = false;
};
GapReport clipGaps(const Rig &rig, const std::vector<Seam> &seams, const AnimationClip &clip, Interpolation policy, double fps,
                   const Progress &progress = {});

} // namespace marrow

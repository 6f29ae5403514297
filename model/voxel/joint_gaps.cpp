#include "model/voxel/joint_gaps.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace marrow {

namespace {

constexpr std::size_t kMostMoments = 20'000;

std::array<Eigen::Vector3f, 4> corners(const SeamFace &face)
{
    const int axis = faceAxis(face.side);
    Eigen::Vector3f low(static_cast<float>(face.cell.x), static_cast<float>(face.cell.y), static_cast<float>(face.cell.z));
    low[axis] += 1;
    const Eigen::Vector3f u = Eigen::Vector3f::Unit((axis + 1) % 3);
    const Eigen::Vector3f v = Eigen::Vector3f::Unit((axis + 2) % 3);
    return {low, low + u, low + u + v, low + v};
}

/// Where the two images of a face of this axis look, on the whole: from the cell towards the one beyond.
Eigen::Vector3f normalOf(const Eigen::Affine3f &joint, const Eigen::Affine3f &other, int axis)
{
    const auto image = [axis](const Eigen::Affine3f &moved) {
        const Eigen::Vector3f a = moved.linear().col((axis + 1) % 3);
        const Eigen::Vector3f b = moved.linear().col((axis + 2) % 3);
        const Eigen::Vector3f normal = a.cross(b) * (moved.linear().determinant() < 0 ? -1.0F : 1.0F);
        return normal.norm() > 0 ? Eigen::Vector3f(normal.normalized()) : Eigen::Vector3f(Eigen::Vector3f::Zero());
    };
    const Eigen::Vector3f sum = image(joint) + image(other);
    return sum.norm() > 1e-4F ? Eigen::Vector3f(sum.normalized()) : Eigen::Vector3f(Eigen::Vector3f::Zero());
}

Eigen::Affine3f movedBy(const Skeleton &skeleton, const Pose &pose, JointId joint)
{
    const int index = skeleton.indexOf(joint);
    return index >= 0 && static_cast<std::size_t>(index) < pose.skinning.size() ? pose.skinning[static_cast<std::size_t>(index)]
                                                                                : Eigen::Affine3f::Identity();
}

std::vector<double> momentsOf(const AnimationClip &clip, double fps)
{
    std::set<double> times{0.0, static_cast<double>(clip.durationMs)};
    for (const JointTrack &track : clip.tracks) {
        for (const TransformKey &key : track.keys) {
            if (times.size() >= kMostMoments)
                break;
            times.insert(key.timeMs);
        }
    }
    const double step = 1000 / std::clamp(fps, 1.0, 1000.0);
    for (double frame = 1; frame * step < clip.durationMs && times.size() < kMostMoments; ++frame)
        times.insert(std::round(frame * step * 1e6) / 1e6); // a frame that falls on a key is one moment, not two
    return {times.begin(), times.end()};
}

} // namespace

std::vector<Seam> findSeams(const VoxelGrid &grid, const Rig &rig, SeamKind kind)
{
    const VoxelBinding &binding = rig.binding;
    std::map<std::pair<JointId, JointId>, std::vector<SeamFace>> found;
    const Int3 size = grid.size();
    if (!(binding.gridSize() == size))
        return {};
    const std::uint8_t *cells = grid.data();
    const std::uint32_t strides[3] = {1, static_cast<std::uint32_t>(size.x), static_cast<std::uint32_t>(size.x * size.y)};
    for (int z = 0; z < size.z; ++z) {
        for (int y = 0; y < size.y; ++y) {
            std::uint32_t offset = grid.offset({0, y, z});
            for (int x = 0; x < size.x; ++x, ++offset) {
                if (cells[offset] == 0)
                    continue;
                const Int3 cell{x, y, z};
                const JointId joint = binding.at(cell);
                for (int axis = 0; axis < 3; ++axis) {
                    if (cell[axis] + 1 >= size[axis] || cells[offset + strides[axis]] == 0)
                        continue;
                    Int3 beyond = cell;
                    ++beyond[axis];
                    const JointId other = binding.at(beyond);
                    if (other != joint)
                        found[{joint, other}].push_back({cell, static_cast<FaceSide>(2 * axis + 1)});
                }
            }
        }
    }
    std::vector<Seam> seams;
    for (auto &[pair, faces] : found) {
        const auto [joint, other] = pair;
        if (kind == SeamKind::Related && !rig.skeleton.isSameOrAncestor(joint, other) && !rig.skeleton.isSameOrAncestor(other, joint))
            continue;
        seams.push_back({pair.first, pair.second, std::move(faces)});
    }
    return seams;
}

void seamGaps(const Seam &seam, const Eigen::Affine3f &joint, const Eigen::Affine3f &other, std::vector<float> &gaps)
{
    gaps.assign(seam.faces.size(), 0.0F);
    if (joint.matrix() == other.matrix())
        return;
    // In double: places of hundreds of voxels are compared to a hundredth of one.
    const Eigen::Affine3d a = joint.cast<double>();
    const Eigen::Affine3d b = other.cast<double>();
    const Eigen::Matrix3d linear = b.linear() - a.linear();
    const Eigen::Vector3d shift = b.translation() - a.translation();
    Eigen::Vector3d normals[3];
    for (int axis = 0; axis < 3; ++axis)
        normals[axis] = normalOf(joint, other, axis).cast<double>();
    for (std::size_t i = 0; i < seam.faces.size(); ++i) {
        const Eigen::Vector3d &normal = normals[faceAxis(seam.faces[i].side)];
        double widest = 0;
        for (const Eigen::Vector3f &corner : corners(seam.faces[i])) {
            const Eigen::Vector3d apart = linear * corner.cast<double>() + shift;
            const double inwards = std::min(apart.dot(normal), 0.0);
            widest = std::max(widest, (apart - normal * inwards).squaredNorm());
        }
        gaps[i] = static_cast<float>(std::sqrt(widest));
    }
}

GapField gapsOf(const Skeleton &skeleton, const std::vector<Seam> &seams, const Pose &pose)
{
    GapField field;
    field.gaps.resize(seams.size());
    for (std::size_t s = 0; s < seams.size(); ++s) {
        const Seam &seam = seams[s];
        seamGaps(seam, movedBy(skeleton, pose, seam.joint), movedBy(skeleton, pose, seam.other), field.gaps[s]);
        for (std::size_t i = 0; i < field.gaps[s].size(); ++i) {
            const float gap = field.gaps[s][i];
            field.open += gap >= kSmallestGap ? 1U : 0U;
            if (gap > field.worst.gap && gap >= kSmallestGap)
                field.worst = {gap, 0, seam.joint, seam.other, seam.faces[i]};
        }
    }
    return field;
}

GapReport clipGaps(const Rig &rig, const std::vector<Seam> &seams, const AnimationClip &clip, Interpolation policy, double fps,
                   const Progress &progress)
{
    GapReport report;
    report.seams.resize(seams.size());
    report.widest.resize(seams.size());
    for (std::size_t s = 0; s < seams.size(); ++s) {
        report.widest[s].assign(seams[s].faces.size(), 0.0F);
        report.seams[s].joint = seams[s].joint;
        report.seams[s].other = seams[s].other;
        report.faces += seams[s].faces.size();
    }
    const PoseSampler sampler(rig.skeleton);
    Pose pose;
    const std::vector<double> times = momentsOf(clip, fps);
    for (std::size_t t = 0; t < times.size(); ++t) {
        if (progress.cancelled()) {
            report.cancelled = true;
            break;
        }
        sampler.sample(&clip, times[t], policy, pose);
        const GapField field = gapsOf(rig.skeleton, seams, pose);
        report.moments.push_back({times[t], field.worst.gap, field.open});
        if (field.worst.gap > report.worst.gap) {
            report.worst = field.worst;
            report.worst.timeMs = times[t];
        }
        for (std::size_t s = 0; s < seams.size(); ++s) {
            for (std::size_t i = 0; i < field.gaps[s].size(); ++i) {
                const float gap = field.gaps[s][i];
                report.widest[s][i] = std::max(report.widest[s][i], gap);
                if (gap > report.seams[s].gap && gap >= kSmallestGap)
                    report.seams[s] = {gap, times[t], seams[s].joint, seams[s].other, seams[s].faces[i]};
            }
        }
        progress.report(static_cast<double>(t + 1) / static_cast<double>(times.size()));
    }
    for (const std::vector<float> &faces : report.widest)
        report.everOpen += static_cast<std::size_t>(std::count_if(faces.begin(), faces.end(), [](float gap) { return gap >= kSmallestGap; }));
    return report;
}

} // namespace marrow

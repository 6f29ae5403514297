#include "model/character/retarget/voxel_target.h"

#include "model/voxel/clip_ops.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Retarget)
};

using Vec = Eigen::Vector3f;
using Quat = Eigen::Quaternionf;

/// Which way the figure looks, to the nearest of the four axes: voxels look along one.
Quat turnOf(const RetargetTarget &target)
{
    Vec left = Vec::Zero();
    for (const int joint : {14, 8}) { // thighs, upper arms
        const int l = target.map[joint], r = target.map[joint + 1];
        if (l >= 0 && r >= 0)
            left += target.joints[std::size_t(l)].position - target.joints[std::size_t(r)].position;
    }
    constexpr float kQuarter = 1.57079633f;
    const float angle = std::atan2(-left.z(), left.x());
    return Quat(Eigen::AngleAxisf(kQuarter * std::round(angle / kQuarter), Vec::UnitY()));
}

/// Where arms and legs end that have no joint there: through the middle of their voxels.
void findEnds(const VoxelAsset &asset, const std::vector<JointId> &ids, RetargetTarget &target)
{
    for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
        const int own = target.map[joint];
        if (own < 0 || !isLimb(joint) || limbTail(joint, target.map, target.map) >= 0)
            continue;
        Vec sum = Vec::Zero();
        int cells = 0;
        const VoxelGrid &grid = asset.grid;
        for (std::uint32_t offset = 0; offset < grid.cellCount(); ++offset) {
            const Int3 cell = grid.position(offset);
            if (grid.at(cell) == 0 || asset.rig->binding.at(cell) != ids[std::size_t(own)])
                continue;
            sum += Vec(static_cast<float>(cell.x), static_cast<float>(cell.y), static_cast<float>(cell.z)) + Vec::Constant(0.5f);
            ++cells;
        }
        const Vec &at = target.joints[std::size_t(own)].position;
        if (cells > 0 && (sum / static_cast<float>(cells) - at).norm() > 0.25f)
            target.ends[std::size_t(joint)] = sum / static_cast<float>(cells);
    }
}

/// Bottom and top of the solid cells; of the joints when the grid is empty.
std::pair<float, float> verticalExtent(const VoxelAsset &asset, const RetargetTarget &target)
{
    float low = INFINITY, high = -INFINITY;
    const VoxelGrid &grid = asset.grid;
    for (int y = 0; y < grid.size().y; ++y) {
        bool solid = false;
        for (int z = 0; z < grid.size().z && !solid; ++z) {
            for (int x = 0; x < grid.size().x && !solid; ++x)
                solid = grid.at({x, y, z}) != 0;
        }
        if (solid) {
            low = std::min(low, static_cast<float>(y));
            high = std::max(high, static_cast<float>(y + 1));
        }
    }
    if (low < high)
        return {low, high};
    for (const RetargetTarget::Joint &joint : target.joints) {
        low = std::min(low, joint.position.y());
        high = std::max(high, joint.position.y());
    }
    return {low, std::max(high, low + 1)};
}

} // namespace

NamedSkeleton namedSkeleton(const Skeleton &skeleton)
{
    NamedSkeleton named;
    const std::vector<Eigen::Affine3f> worlds = restWorlds(skeleton);
    std::vector<int> placeOf(skeleton.size(), -1);
    for (const int index : skeleton.parentsFirst()) {
        const Joint &joint = skeleton.joints()[std::size_t(index)];
        const int parent = joint.parent ? skeleton.indexOf(*joint.parent) : -1;
        placeOf[std::size_t(index)] = static_cast<int>(named.joints.size());
        named.joints.push_back({joint.name, parent < 0 ? -1 : placeOf[std::size_t(parent)], worlds[std::size_t(index)].translation()});
    }
    return named;
}

Result<VoxelTarget> voxelTarget(const VoxelAsset &asset, const std::vector<NameMap> &maps, const JointMap *chosen)
{
    if (!asset.rig)
        return Error{QStringLiteral("retarget.target"), Text::tr("The voxel asset has no rig, so nothing can move. Create a skeleton first."), {}, {}};
    const Skeleton &skeleton = asset.rig->skeleton;
    VoxelTarget result;
    const NamedSkeleton named = namedSkeleton(skeleton);
    result.proposal = proposeJointMap(named, maps);
    RetargetTarget &target = result.target;
    target.map = chosen ? *chosen : result.proposal.map;
    QStringList missing;
    for (const int joint : {1, 8, 9, 14, 15}) {
        if (target.map[joint] < 0)
            missing.append(humanoidJointName(joint));
    }
    if (!missing.isEmpty())
        return Error{QStringLiteral("retarget.target"), Text::tr("The rig does not look like a person: no joint plays %1. Name or assign them.").arg(missing.join(QStringLiteral(", "))), {}, {}};
    const std::vector<int> order = skeleton.parentsFirst();
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Joint &joint = skeleton.joints()[std::size_t(order[i])];
        const int parent = named.joints[i].parent;
        result.ids.push_back(joint.id);
        const Quat above = parent < 0 ? Quat::Identity() : target.joints[std::size_t(parent)].rest;
        target.joints.push_back({joint.name, parent, (above * joint.rest.rotation).normalized(), joint.rest.rotation.normalized(), named.joints[i].position});
    }
    target.turn = turnOf(target);
    findEnds(asset, result.ids, target);
    const auto [low, high] = verticalExtent(asset, target);
    target.floor = low;
    target.height = high - low;
    return result;
}

Eigen::Matrix3f worldToParent(const Skeleton &skeleton, JointId joint)
{
    constexpr float kFlat = 1e-9f;
    const auto parent = skeleton.find(joint)->parent;
    if (!parent)
        return Eigen::Matrix3f::Identity();
    const Eigen::Matrix3f linear = restWorlds(skeleton)[std::size_t(skeleton.indexOf(*parent))].linear();
    return std::abs(linear.determinant()) > kFlat ? Eigen::Matrix3f(linear.inverse()) : Eigen::Matrix3f(Eigen::Matrix3f::Identity());
}

AnimationClip clipFrom(const BakedClip &clip, const VoxelTarget &target, const Skeleton &skeleton, std::uint16_t id)
{
    AnimationClip result;
    result.id = id;
    result.name = clip.id;
    const auto timeOf = [&](int frame) { return static_cast<std::uint32_t>(std::lround(frame * 1000 / clip.fps)); };
    result.durationMs = clip.frames > 0 ? timeOf(clip.frames - 1) : 0;
    const int hips = target.target.map[1];
    std::vector<int> tracks(target.ids.size(), -1);
    for (std::size_t track = 0; track < clip.moved.size(); ++track)
        tracks[std::size_t(clip.moved[track])] = static_cast<int>(track);
    for (std::size_t i = 0; i < target.ids.size(); ++i) {
        const bool moves = !clip.hips.empty() && static_cast<int>(i) == hips;
        if (tracks[i] < 0 && !moves)
            continue;
        const Transform &rest = skeleton.find(target.ids[i])->rest;
        // The offset of the hips is the world's; a key is the parent's.
        const Eigen::Matrix3f toParent = worldToParent(skeleton, target.ids[i]);
        JointTrack &keys = trackOf(result, target.ids[i]);
        for (int frame = 0; frame < clip.frames; ++frame) {
            Transform value = rest;
            if (tracks[i] >= 0)
                value.rotation = clip.rotation(frame, std::size_t(tracks[i]));
            if (moves)
                value.translation += toParent * clip.hips[std::size_t(frame)];
            if (const std::uint32_t time = timeOf(frame); keys.keys.isEmpty() || keys.keys.constLast().timeMs < time)
                keys.keys.append({time, value});
        }
    }
    cleanClip(result, {0.005, 0.005});
    return result;
}

} // namespace marrow

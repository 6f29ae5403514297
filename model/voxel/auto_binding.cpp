// Which bone each voxel follows, without asking: labels spread from the bones through the model, so that what lies
// close in space but far along the body (fingers beside a thigh) is not mixed up.

#include "model/voxel/body_sides.h"
#include "model/voxel/bone_distance.h"
#include "model/voxel/mirror_pairs.h"
#include "model/voxel/rig_templates.h"
#include "model/voxel/solid_cells.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>

namespace marrow {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(AutoBinding)
};

constexpr double kIslandShare = 0.2;        ///< a piece smaller than this share of the largest one is bound as a whole
constexpr std::size_t kIslandSamples = 400; ///< voxels of a piece that are measured to find its joint
constexpr std::size_t kMaxLostBones = 64;   ///< bones outside the model for which the nearest voxel is looked for
constexpr std::size_t kRunsAStep = 16384;   ///< runs bound, or voxels measured, between two looks at whether to stop
constexpr std::uint16_t kNoBone = 0xFFFF;

Eigen::Vector3f centreOf(Int3 cell)
{
    return {static_cast<float>(cell.x) + 0.5F, static_cast<float>(cell.y) + 0.5F, static_cast<float>(cell.z) + 0.5F};
}

struct Bone
{
    BoneSegments::Segment segment;
    NameSide side = NameSide::None;
};

/// A joint that only carries the whole thing about: a root that has children and says so.
bool carriesOnly(const Skeleton &skeleton, const Joint &joint)
{
    static const char *const kNames[] = {"root", "armature", "origin", "master", "scene", "根"};
    if (joint.parent || skeleton.children(joint.id).empty())
        return false;
    for (const char *name : kNames) {
        if (joint.name.compare(QString::fromUtf8(name), Qt::CaseInsensitive) == 0)
            return true;
    }
    return false;
}

std::vector<Bone> bonesOf(const Skeleton &skeleton, const VoxelGrid &grid)
{
    std::vector<Bone> bones;
    const BoneSegments segments(skeleton);
    for (const BoneSegments::Segment &segment : segments.segments()) {
        const Joint &joint = *skeleton.find(segment.joint);
        if (!carriesOnly(skeleton, joint) && bones.size() < kNoBone)
            bones.push_back({segment, sideOfName(joint.name)});
        else
            continue;
        if (skeleton.children(joint.id).empty())
            reachToTheEnd(bones.back().segment, grid);
    }
    return bones;
}

class Binder
{
public:
    Binder(const VoxelGrid &grid, const Skeleton &skeleton, const AutoBindOptions &options, const Progress &progress)
        : m_grid(grid)
        , m_skeleton(skeleton)
        , m_options(options)
        , m_progress(progress)
        , m_sides(skeleton)
        , m_bones(bonesOf(skeleton, grid))
        , m_box(occupiedBox(grid))
    {
    }

    Result<AutoBinding> run()
    {
        if (m_skeleton.empty() || m_bones.empty())
            return Error{"binding.no-joints", Text::tr("The skeleton has no joints to bind to. Add some or fit a template first."), {}, {}};
        const JointId defaultJoint = m_options.defaultJoint.value_or(
            m_skeleton.roots().empty() ? m_skeleton.joints().front().id : m_skeleton.roots().front());
        m_result.binding = m_options.keep ? *m_options.keep : VoxelBinding(m_grid.size(), defaultJoint);
        m_keepJoint = m_result.binding.defaultJoint();
        if (!m_box.empty()) {
            m_label.assign(boxCells(), kNoBone);
            m_distance.assign(boxCells(), std::numeric_limits<float>::max());
            seed();
            if (!spread() || !bindPieces())
                return cancelled();
        }
        if (!measure())
            return cancelled();
        m_progress.report(1.0);
        return std::move(m_result);
    }

private:
    static Error cancelled()
    {
        return {"binding.cancelled", Text::tr("Binding was cancelled; nothing was changed."), {}, {}};
    }

    std::size_t boxCells() const
    {
        const Int3 e = m_box.extent();
        return static_cast<std::size_t>(e.x) * static_cast<std::size_t>(e.y) * static_cast<std::size_t>(e.z);
    }
    std::size_t inBox(Int3 cell) const
    {
        const Int3 e = m_box.extent();
        const Int3 p = cell - m_box.low;
        return static_cast<std::size_t>(p.x + e.x * (p.y + e.y * p.z));
    }
    bool solid(Int3 cell) const { return m_box.contains(cell) && m_grid.at(cell) != 0; }
    bool allowed(std::uint16_t bone, const Eigen::Vector3f &point) const
    {
        return BodySides::agree(m_bones[bone].side, m_sides.sideOf(point));
    }

    /// Takes a voxel for a bone when that is allowed and nearer than what it had.
    void offer(Int3 cell, std::uint16_t bone)
    {
        const std::size_t index = inBox(cell);
        if (m_label[index] == bone) // most neighbours are its own already, at this very distance
            return;
        const Eigen::Vector3f point = centreOf(cell);
        const float distance = m_bones[bone].segment.squaredDistance(point);
        if (distance >= m_distance[index] || !allowed(bone, point))
            return;
        m_distance[index] = distance;
        m_label[index] = bone;
        m_queue.push_back(cell);
    }

    /// Every voxel a bone runs through begins as its own. A bone that runs outside begins at the voxel nearest to it.
    void seed()
    {
        std::vector<std::uint16_t> lost;
        for (std::uint16_t bone = 0; bone < m_bones.size(); ++bone) {
            const auto &segment = m_bones[bone].segment;
            const int steps = std::clamp(static_cast<int>((segment.to - segment.from).norm() * 2), 1, 1024);
            bool found = false;
            for (int i = 0; i <= steps; ++i) {
                const Eigen::Vector3f point =
                    segment.from + (segment.to - segment.from) * (static_cast<float>(i) / static_cast<float>(steps));
                if (!(point.cwiseAbs().maxCoeff() < 1e6F))
                    continue;
                const Int3 cell{static_cast<int>(std::floor(point.x())), static_cast<int>(std::floor(point.y())),
                                static_cast<int>(std::floor(point.z()))};
                if (solid(cell)) {
                    offer(cell, bone);
                    found = true;
                }
            }
            if (!found && lost.size() < kMaxLostBones)
                lost.push_back(bone);
        }
        if (lost.empty())
            return;
        std::vector<std::pair<float, Int3>> nearest(lost.size(), {std::numeric_limits<float>::max(), {}});
        forEachSolid(m_grid, m_result.binding, m_box, [&](Int3 cell, std::uint32_t, JointId) {
            const Eigen::Vector3f point = centreOf(cell);
            for (std::size_t i = 0; i < lost.size(); ++i) {
                const float distance = m_bones[lost[i]].segment.squaredDistance(point);
                if (distance < nearest[i].first && allowed(lost[i], point))
                    nearest[i] = {distance, cell};
            }
        });
        for (std::size_t i = 0; i < lost.size(); ++i) {
            if (nearest[i].first < std::numeric_limits<float>::max())
                offer(nearest[i].second, lost[i]);
        }
    }

    bool spread()
    {
        const double total = static_cast<double>(boxCells());
        double done = 0;
        for (std::size_t next = 0; next < m_queue.size(); ++next) {
            if (next % 65536 == 0) {
                done += static_cast<double>(next);
                m_progress.report(std::min(0.75, 0.75 * done / total), Text::tr("Following the bones through the model"));
                if (m_progress.cancelled())
                    return false;
                // What has been looked at is dropped now and then, or the queue would outgrow the grid.
                m_queue.erase(m_queue.begin(), m_queue.begin() + static_cast<std::ptrdiff_t>(next));
                next = 0;
                if (m_queue.empty())
                    break;
            }
            const Int3 cell = m_queue[next];
            const std::uint16_t bone = m_label[inBox(cell)];
            for (int axis = 0; axis < 3; ++axis) {
                for (const int step : {-1, 1}) {
                    Int3 beside = cell;
                    beside[axis] += step;
                    if (solid(beside))
                        offer(beside, bone);
                }
            }
        }
        return true;
    }

    /// The nearest bone that may hold a point of that side.
    std::uint16_t nearestBone(const Eigen::Vector3f &point, NameSide side) const
    {
        std::uint16_t best = kNoBone;
        float bestDistance = std::numeric_limits<float>::max();
        for (const bool strict : {true, false}) {
            for (std::uint16_t bone = 0; bone < m_bones.size(); ++bone) {
                const float distance = m_bones[bone].segment.squaredDistance(point);
                if (distance < bestDistance && (!strict || BodySides::agree(m_bones[bone].side, side))) {
                    best = bone;
                    bestDistance = distance;
                }
            }
            if (best != kNoBone)
                break;
        }
        return best;
    }

    /// The one joint of a piece that stands alone: the bone nearest to any of its voxels. A piece on both sides follows
    /// no sided joint.
    JointId jointOfIsland(const VoxelSet &voxels) const
    {
        const std::size_t stride = std::max<std::size_t>(1, voxels.count() / kIslandSamples);
        bool left = false;
        bool right = false;
        voxels.forEach([&](std::uint32_t offset) {
            const NameSide side = m_sides.sideOf(centreOf(m_grid.position(offset)));
            left = left || side == NameSide::Left;
            right = right || side == NameSide::Right;
        });
        std::vector<bool> usable(m_bones.size(), true);
        bool any = false;
        for (std::size_t bone = 0; bone < m_bones.size(); ++bone) {
            usable[bone] = m_bones[bone].side == NameSide::None || (m_bones[bone].side == NameSide::Left ? !right : !left);
            any = any || usable[bone];
        }
        float bestDistance = std::numeric_limits<float>::max();
        JointId best = m_bones.front().segment.joint;
        std::size_t count = 0;
        voxels.forEach([&](std::uint32_t offset) {
            if (count++ % stride != 0)
                return;
            const Eigen::Vector3f point = centreOf(m_grid.position(offset));
            for (std::size_t bone = 0; bone < m_bones.size(); ++bone) {
                const float distance = m_bones[bone].segment.squaredDistance(point);
                if ((usable[bone] || !any) && distance < bestDistance) {
                    bestDistance = distance;
                    best = m_bones[bone].segment.joint;
                }
            }
        });
        return best;
    }

    bool isFree(Int3 cell) const { return !m_options.keep || m_options.keep->at(cell) == m_keepJoint; }

    /// Told and asked once a layer of cells or so, while `done` of `total` runs through [from, to]. False: stop.
    bool goOn(double from, double to, std::size_t done, std::size_t total) const
    {
        m_progress.report(from + (to - from) * static_cast<double>(done) / static_cast<double>(std::max<std::size_t>(1, total)),
                          Text::tr("Giving each voxel its joint"));
        return !m_progress.cancelled();
    }

    bool bindPieces()
    {
        const VoxelComponents pieces = findComponents(m_grid);
        std::size_t largest = 0;
        for (const VoxelComponent &piece : pieces.components)
            largest = std::max(largest, piece.voxels);
        std::vector<VoxelSet> islands(pieces.components.size());
        for (std::size_t i = 0; i < pieces.runs.size(); ++i) {
            if (i % kRunsAStep == 0 && !goOn(0.75, 0.9, i, pieces.runs.size()))
                return false;
            const std::uint32_t index = pieces.componentOfRun[i];
            const bool island = static_cast<double>(pieces.components[index].voxels) < kIslandShare * static_cast<double>(largest);
            if (island) {
                islands[index].append(pieces.runs[i].first, pieces.runs[i].count);
                continue;
            }
            for (std::uint32_t offset = pieces.runs[i].first; offset < pieces.runs[i].end(); ++offset)
                bindVoxel(m_grid.position(offset));
        }
        for (std::size_t i = 0; i < islands.size(); ++i) {
            if (islands[i].empty())
                continue;
            if (m_progress.cancelled())
                return false;
            bindIsland(pieces.components[i], islands[i]);
        }
        return true;
    }

    void bindVoxel(Int3 cell)
    {
        if (!isFree(cell))
            return;
        std::uint16_t bone = m_label[inBox(cell)];
        if (bone == kNoBone) {
            const Eigen::Vector3f point = centreOf(cell);
            bone = nearestBone(point, m_sides.sideOf(point));
        }
        m_result.binding.set(cell, m_bones[bone].segment.joint);
    }

    void bindIsland(const VoxelComponent &piece, const VoxelSet &voxels)
    {
        const JointId joint = jointOfIsland(voxels);
        std::size_t bound = 0;
        voxels.forEach([&](std::uint32_t offset) {
            const Int3 cell = m_grid.position(offset);
            if (isFree(cell)) {
                m_result.binding.set(cell, joint);
                ++bound;
            }
        });
        if (bound > 0) {
            m_result.islands.push_back({piece.first, bound, joint});
            m_viaIsland[joint] += bound;
        }
    }

    bool measure()
    {
        std::map<JointId, std::pair<double, std::size_t>> sums;
        std::map<JointId, std::size_t> counts;
        const BoneSegments all(m_skeleton);
        std::size_t total = 0;
        if (!m_box.empty())
            forEachSolid(m_grid, m_result.binding, m_box, [&](Int3, std::uint32_t, JointId) { ++total; });
        const std::size_t stride = std::max<std::size_t>(1, total * all.segments().size() / 20000000);
        std::size_t at = 0;
        std::size_t measured = 0;
        bool stopped = m_progress.cancelled();
        if (!m_box.empty()) {
            forEachSolid(m_grid, m_result.binding, m_box, [&](Int3 cell, std::uint32_t, JointId joint) {
                ++counts[joint];
                if (at++ % stride != 0 || stopped)
                    return;
                if (++measured % kRunsAStep == 0)
                    stopped = !goOn(0.9, 1.0, at, total);
                const Eigen::Vector3f point = centreOf(cell);
                const float own = all.distance(joint, point);
                const BoneSegments::Nearest nearest = all.nearest(point);
                const float other = nearest.joint == joint ? nearest.second : nearest.distance;
                auto &[sum, samples] = sums[joint];
                // 1 when the next bone is far away, 0 when it is as near or nearer.
                sum += std::isfinite(other) && other < 1e9F ? std::clamp((other - own) / (other + own + 1e-6F), 0.0F, 1.0F) : 1.0;
                ++samples;
            });
        }
        for (const Joint &joint : m_skeleton.joints()) {
            const auto sum = sums.find(joint.id);
            m_result.joints.push_back(
                {joint.id, counts[joint.id], m_viaIsland[joint.id],
                 sum == sums.end() ? 0.0 : sum->second.first / static_cast<double>(sum->second.second)});
        }
        return !stopped;
    }

    const VoxelGrid &m_grid;
    const Skeleton &m_skeleton;
    const AutoBindOptions &m_options;
    const Progress &m_progress;
    BodySides m_sides;
    std::vector<Bone> m_bones;
    VoxelBox m_box;
    JointId m_keepJoint = 0;
    std::vector<std::uint16_t> m_label;
    std::vector<float> m_distance;
    std::vector<Int3> m_queue;
    std::map<JointId, std::size_t> m_viaIsland;
    AutoBinding m_result;
};

} // namespace

Result<AutoBinding> autoBind(const VoxelGrid &grid, const Skeleton &skeleton, const AutoBindOptions &options,
                             const Progress &progress)
{
    return Binder(grid, skeleton, options, progress).run();
}

} // namespace marrow

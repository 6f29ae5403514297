#include "model/voxel/ray_walk.h"

#include "model/voxel/solid_cells.h"

#include <QVarLengthArray>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace marrow {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

bool usable(const Ray &ray)
{
    return ray.origin.allFinite() && ray.direction.allFinite() && ray.direction.squaredNorm() > 0;
}

struct WalkHit
{
    double t = 0;
    Int3 cell;
    int axis = -1; ///< crossed to come in; -1 when the walk began inside
};

/// Where a ray enters and leaves a box of cells, in units of its direction; entered by `axis`.
struct Clip
{
    double enter = 0;
    double leave = kInfinity;
    int axis = -1;
    double inverse[3] = {}; ///< of the direction; infinite where that is zero
    bool misses() const { return enter > leave; }
};

Clip clipToBox(const Ray &ray, const VoxelBox &box)
{
    Clip clip;
    for (int axis = 0; axis < 3; ++axis) {
        const double low = box.low[axis];
        const double high = box.high[axis] + 1.0;
        const double origin = ray.origin[axis];
        const double direction = ray.direction[axis];
        if (direction == 0) {
            if (origin < low || origin >= high)
                clip.leave = -1;
            clip.inverse[axis] = kInfinity;
            continue;
        }
        const double inverse = clip.inverse[axis] = 1.0 / direction;
        const double first = ((direction > 0 ? low : high) - origin) * inverse;
        const double last = ((direction > 0 ? high : low) - origin) * inverse;
        if (first > clip.enter) {
            clip.enter = first;
            clip.axis = axis;
        }
        clip.leave = std::min(clip.leave, last);
    }
    return clip;
}

/// Amanatides and Woo's walk through a box of a byte grid, until `accept(cell)` says yes to a solid cell or `limit` is
/// passed.
template <class Accept>
bool walkBox(const VoxelGrid &grid, const VoxelBox &box, const Ray &ray, double limit, Accept &&accept, WalkHit &hit)
{
    const Clip clip = clipToBox(ray, box);
    if (clip.misses() || clip.enter >= limit)
        return false;
    const Int3 size = grid.size();
    const std::ptrdiff_t strides[3] = {1, size.x, static_cast<std::ptrdiff_t>(size.x) * size.y};
    int left[3]; // steps until the box ends; they tell the cell too, so that the walk need not carry it
    std::ptrdiff_t stride[3];
    double next[3];
    double delta[3];
    Int3 cell;
    for (int axis = 0; axis < 3; ++axis) {
        const double direction = ray.direction[axis];
        const double at = ray.origin[axis] + direction * clip.enter;
        cell[axis] = std::clamp(static_cast<int>(std::floor(at)), box.low[axis], box.high[axis]);
        if (axis == clip.axis)
            cell[axis] = direction > 0 ? box.low[axis] : box.high[axis];
        left[axis] = direction > 0 ? box.high[axis] - cell[axis] : cell[axis] - box.low[axis];
        stride[axis] = direction > 0 ? strides[axis] : -strides[axis];
        delta[axis] = std::abs(clip.inverse[axis]);
        next[axis] = direction == 0 ? kInfinity : (cell[axis] + (direction > 0 ? 1 : 0) - ray.origin[axis]) * clip.inverse[axis];
    }
    const auto cellHere = [&] {
        Int3 here;
        for (int axis = 0; axis < 3; ++axis)
            here[axis] = ray.direction[axis] > 0 ? box.high[axis] - left[axis] : box.low[axis] + left[axis];
        return here;
    };
    const std::uint8_t *at = grid.data() + grid.offset(cell);
    double t = clip.enter;
    int crossed = clip.axis;
    while (true) {
        if (*at != 0 && accept(cellHere())) {
            hit = {t, cellHere(), crossed};
            return true;
        }
        const int axis = next[0] < next[1] ? (next[0] < next[2] ? 0 : 2) : (next[1] < next[2] ? 1 : 2);
        if (left[axis]-- == 0 || next[axis] >= limit)
            return false;
        t = next[axis];
        crossed = axis;
        next[axis] += delta[axis];
        at += stride[axis];
    }
}

RayHit toRayHit(const WalkHit &walk, JointId joint, const Ray &world, const Ray &local)
{
    RayHit hit;
    hit.voxel = walk.cell;
    hit.joint = joint;
    hit.inside = walk.axis < 0;
    const double t = std::max(walk.t, 0.0);
    hit.distance = t * world.direction.norm();
    hit.position = world.origin + t * world.direction;
    int axis = walk.axis;
    if (axis < 0)
        local.direction.cwiseAbs().maxCoeff(&axis);
    hit.side = static_cast<FaceSide>(2 * axis + (local.direction[axis] > 0 ? 0 : 1));
    return hit;
}

} // namespace

std::optional<RayHit> walkGrid(const VoxelGrid &grid, const Ray &ray, const VoxelBox &box)
{
    const VoxelBox range = box.intersected(VoxelBox::whole(grid.size()));
    WalkHit walk;
    if (!usable(ray) || range.empty() ||
        !walkBox(
            grid, range, ray, kInfinity, [](Int3) { return true; }, walk))
        return std::nullopt;
    return toRayHit(walk, 0, ray, ray);
}

void VoxelPicker::rebuild(const VoxelGrid &grid, const VoxelBinding &binding)
{
    m_joints.clear();
    m_boxes.clear();
    m_blocks.clear();
    update(grid, binding, VoxelBox::whole(grid.size()));
}

void VoxelPicker::update(const VoxelGrid &grid, const VoxelBinding &binding, const VoxelBox &dirty)
{
    VoxelBox *box = nullptr;
    BlockBits *blocks = nullptr;
    int boxJoint = -1;
    forEachSolid(grid, binding, dirty, [&](Int3 cell, std::uint32_t, JointId joint) {
        if (joint != boxJoint) {
            const auto at = std::lower_bound(m_joints.begin(), m_joints.end(), joint) - m_joints.begin();
            if (at == static_cast<std::ptrdiff_t>(m_joints.size()) || m_joints[static_cast<std::size_t>(at)] != joint) {
                m_joints.insert(m_joints.begin() + at, joint);
                m_boxes.insert(m_boxes.begin() + at, VoxelBox());
                m_blocks.insert(m_blocks.begin() + at,
                                BlockBits(static_cast<std::size_t>(binding.blockCount() + 63) / 64, 0));
            }
            box = &m_boxes[static_cast<std::size_t>(at)];
            blocks = &m_blocks[static_cast<std::size_t>(at)];
            boxJoint = joint;
        }
        box->include(cell);
        const auto block = static_cast<std::size_t>(binding.blockIndexOf(cell));
        (*blocks)[block >> 6] |= std::uint64_t(1) << (block & 63);
    });
}

VoxelBox VoxelPicker::jointBox(JointId joint) const
{
    const auto it = std::lower_bound(m_joints.begin(), m_joints.end(), joint);
    return it != m_joints.end() && *it == joint ? m_boxes[static_cast<std::size_t>(it - m_joints.begin())] : VoxelBox();
}

PosedPicker VoxelPicker::prepare(const Skeleton &skeleton, const std::vector<Eigen::Affine3f> &skinning,
                                 const VoxelFilter &filter) const
{
    PosedPicker posed;
    // Joints that moved alike are walked together: in the bind pose that is one walk for all.
    std::map<std::array<float, 12>, int> groups;
    posed.m_groupOf.assign(m_joints.empty() ? 0 : m_joints.back() + std::size_t(1), -1);
    for (std::size_t i = 0; i < m_joints.size(); ++i) {
        const VoxelBox box = filter.slice ? m_boxes[i].intersected(*filter.slice) : m_boxes[i];
        if (box.empty() || !filter.showsJoint(m_joints[i]))
            continue;
        const int index = skeleton.indexOf(m_joints[i]);
        const Eigen::Affine3f matrix =
            index < 0 ? Eigen::Affine3f::Identity() : skinning[static_cast<std::size_t>(index)];
        std::array<float, 12> key = {};
        for (int c = 0; c < 12; ++c)
            key[static_cast<std::size_t>(c)] = matrix(c % 3, c / 3);
        if (!matrix.matrix().allFinite() || matrix.linear().determinant() == 0.0F)
            continue;
        const auto [found, isNew] = groups.try_emplace(key, static_cast<int>(posed.m_groups.size()));
        if (isNew)
            posed.m_groups.push_back(
                {matrix.cast<double>(), {}, {}, m_joints[i], true, std::vector<std::uint64_t>(m_blocks[i].size(), 0)});
        PosedPicker::Group &group = posed.m_groups[static_cast<std::size_t>(found->second)];
        group.sole = isNew;
        group.box.include(box.low);
        group.box.include(box.high);
        for (std::size_t word = 0; word < m_blocks[i].size(); ++word)
            group.blocks[word] |= m_blocks[i][word];
        posed.m_groupOf[m_joints[i]] = found->second;
    }
    for (PosedPicker::Group &group : posed.m_groups)
        group.toBind = group.toPose.inverse(Eigen::Affine);
    // One group that holds every joint with voxels: the first solid cell is it.
    posed.m_anySolid = posed.m_groups.size() == 1 && std::none_of(m_joints.begin(), m_joints.end(), [&](JointId joint) {
                           return posed.m_groupOf[joint] < 0;
                       });
    posed.findBounds();
    return posed;
}

void PosedPicker::findBounds()
{
    for (auto &values : m_bounds)
        values.clear();
    for (const Group &group : m_groups) {
        const Eigen::Vector3d low(group.box.low.x, group.box.low.y, group.box.low.z);
        const Eigen::Vector3d high(group.box.high.x + 1, group.box.high.y + 1, group.box.high.z + 1);
        const Eigen::Vector3d half = group.toPose.linear().cwiseAbs() * ((high - low) / 2);
        const Eigen::Vector3d centre = group.toPose * Eigen::Vector3d((low + high) / 2);
        // The test against these is in single precision: a little room keeps it from losing a hit.
        const Eigen::Vector3d room = half + Eigen::Vector3d::Constant(1e-3 + 1e-5 * centre.cwiseAbs().maxCoeff());
        for (int axis = 0; axis < 3; ++axis) {
            m_bounds[static_cast<std::size_t>(axis)].push_back(static_cast<float>(centre[axis] - room[axis]));
            m_bounds[static_cast<std::size_t>(axis + 3)].push_back(static_cast<float>(centre[axis] + room[axis]));
        }
    }
}

namespace {

struct Candidate
{
    float enter;
    int group;
};

using Candidates = QVarLengthArray<Candidate, 64>;

/// The groups whose bounds the ray meets, nearest first.
void findCandidates(const std::array<std::vector<float>, 6> &bounds, const Ray &ray, Candidates &candidates)
{
    const std::size_t count = bounds[0].size();
    const Eigen::Vector3f origin = ray.origin.cast<float>();
    Eigen::Vector3f inverse;
    for (int axis = 0; axis < 3; ++axis) {
        // A direction of zero would make 0·∞; a tiny one answers the same question.
        const double direction = ray.direction[axis];
        inverse[axis] = static_cast<float>(1.0 / (std::abs(direction) < 1e-20 ? 1e-20 : direction));
    }
    constexpr std::size_t kStep = 32;
    for (std::size_t from = 0; from < count; from += kStep) {
        const std::size_t part = std::min(kStep, count - from);
        float enter[kStep];
        float leave[kStep];
        std::fill_n(enter, kStep, 0.0F);
        std::fill_n(leave, kStep, std::numeric_limits<float>::max());
        for (int axis = 0; axis < 3; ++axis) {
            const bool up = inverse[axis] > 0;
            const float *nearSide = bounds[static_cast<std::size_t>(up ? axis : axis + 3)].data() + from;
            const float *farSide = bounds[static_cast<std::size_t>(up ? axis + 3 : axis)].data() + from;
            const float start = origin[axis];
            const float scale = inverse[axis];
            for (std::size_t i = 0; i < part; ++i) {
                const float in = (nearSide[i] - start) * scale;
                const float out = (farSide[i] - start) * scale;
                enter[i] = in > enter[i] ? in : enter[i];
                leave[i] = out < leave[i] ? out : leave[i];
            }
        }
        for (std::size_t i = 0; i < part; ++i) {
            if (enter[i] <= leave[i])
                candidates.append({enter[i], static_cast<int>(from + i)});
        }
    }
    if (candidates.size() > 1)
        std::sort(candidates.begin(), candidates.end(),
                  [](const Candidate &a, const Candidate &b) { return a.enter < b.enter; });
}

} // namespace

std::optional<RayHit> PosedPicker::pick(const VoxelGrid &grid, const VoxelBinding &binding, const Ray &ray) const
{
    if (!usable(ray))
        return std::nullopt;
    Candidates candidates;
    findCandidates(m_bounds, ray, candidates);
    WalkHit best;
    best.t = kInfinity;
    int bestGroup = -1;
    Ray bestLocal;
    for (const Candidate &candidate : candidates) {
        if (static_cast<double>(candidate.enter) * (1 - 1e-5) > best.t)
            break;
        const Group &group = m_groups[static_cast<std::size_t>(candidate.group)];
        const Ray local{group.toBind * ray.origin, group.toBind.linear() * ray.direction};
        WalkHit hit;
        bool found = false;
        if (m_anySolid)
            found = walkBox(
                grid, group.box, local, best.t, [](Int3) { return true; }, hit);
        else
            found = walkBox(
                grid, group.box, local, best.t,
                [&](Int3 cell) {
                    // Most cells of other joints lie in blocks without this one: a bit tells, which is nearer than the
                    // binding.
                    const int index = binding.blockIndexOf(cell);
                    const auto block = static_cast<std::size_t>(index);
                    if ((group.blocks[block >> 6] >> (block & 63) & 1) == 0)
                        return false;
                    const auto *values = binding.blockCells(index);
                    const JointId joint =
                        values ? (*values)[VoxelBinding::cellInBlock(cell)] : binding.blockUniform(index);
                    return group.sole ? joint == group.joint : groupOf(joint) == candidate.group;
                },
                hit);
        if (found) {
            best = hit;
            bestGroup = candidate.group;
            bestLocal = local;
        }
    }
    if (bestGroup < 0)
        return std::nullopt;
    return toRayHit(best, binding.at(best.cell), ray, bestLocal);
}

std::optional<RayHit> VoxelPicker::pick(const VoxelGrid &grid, const VoxelBinding &binding, const Skeleton &skeleton,
                                        const std::vector<Eigen::Affine3f> &skinning, const Ray &ray,
                                        const VoxelFilter &filter) const
{
    return prepare(skeleton, skinning, filter).pick(grid, binding, ray);
}

} // namespace marrow

// Picking beside a bare walk over the same cells, in JSON: the same rays, the same boxes, the same number of steps, reading
// the same bytes, but no joints, no poses and no choice of the nearest.

#include "model/voxel/pose_sampling.h"
#include "model/voxel/ray_walk.h"
#include "tests/support/cpu_clock.h"
#include "tests/support/voxel_models.h"

#include <cstdio>
#include <limits>

using namespace marrow;
using namespace marrow::testing;

namespace {

struct BareWalk
{
    Ray ray; ///< in the space of the grid
    VoxelBox box;
    double enter = 0;
    int steps = 0;
};

/// Amanatides and Woo over bytes, a given number of steps. Returns what it read so that it cannot be left out.
inline unsigned bareWalk(const VoxelGrid &grid, const BareWalk &walk)
{
    const Int3 size = grid.size();
    const std::ptrdiff_t strides[3] = {1, size.x, static_cast<std::ptrdiff_t>(size.x) * size.y};
    double next[3];
    double delta[3];
    std::ptrdiff_t stride[3];
    int left[3];
    std::ptrdiff_t start = 0;
    for (int axis = 0; axis < 3; ++axis) {
        const double direction = walk.ray.direction[axis];
        const int cell = std::clamp(static_cast<int>(std::floor(walk.ray.origin[axis] + direction * walk.enter)), walk.box.low[axis], walk.box.high[axis]);
        start += cell * strides[axis];
        stride[axis] = direction > 0 ? strides[axis] : -strides[axis];
        left[axis] = direction > 0 ? walk.box.high[axis] - cell : cell - walk.box.low[axis];
        delta[axis] = direction == 0 ? 1e300 : std::abs(1 / direction);
        next[axis] = direction == 0 ? 1e300 : (cell + (direction > 0 ? 1 : 0) - walk.ray.origin[axis]) / direction;
    }
    const std::uint8_t *at = grid.data() + start;
    unsigned seen = 0;
    for (int step = 0; step < walk.steps; ++step) {
        seen += *at;
        const int axis = next[0] < next[1] ? (next[0] < next[2] ? 0 : 2) : (next[1] < next[2] ? 1 : 2);
        if (left[axis]-- == 0)
            break;
        next[axis] += delta[axis];
        at += stride[axis];
    }
    return seen;
}

/// What a pick walks, found out by walking it slowly: for each group whose bounds are met before the hit, the cells up to its end.
void findWalks(const VoxelGrid &grid, const VoxelBinding &binding, const PosedPicker &posed, const Ray &ray, std::vector<BareWalk> &walks)
{
    const auto hit = posed.pick(grid, binding, ray);
    const double limit = hit ? hit->distance / ray.direction.norm() : std::numeric_limits<double>::infinity();
    for (std::size_t g = 0; g < posed.groups().size(); ++g) {
        const auto &group = posed.groups()[g];
        BareWalk walk{{group.toBind * ray.origin, group.toBind.linear() * ray.direction}, group.box, 0, 0};
        double leave = std::numeric_limits<double>::infinity();
        for (int axis = 0; axis < 3; ++axis) {
            const double a = (group.box.low[axis] - walk.ray.origin[axis]) / walk.ray.direction[axis];
            const double b = (group.box.high[axis] + 1 - walk.ray.origin[axis]) / walk.ray.direction[axis];
            walk.enter = std::max(walk.enter, std::min(a, b));
            leave = std::min(leave, std::max(a, b));
        }
        if (walk.enter > leave || walk.enter > limit)
            continue;
        // Every border crossed between coming in and the group's own first voxel is a step.
        const double end = std::min(leave, limit);
        Ray own = walk.ray;
        const VoxelBox box = group.box;
        double t = walk.enter;
        Int3 cell;
        double next[3];
        for (int axis = 0; axis < 3; ++axis) {
            cell[axis] = std::clamp(static_cast<int>(std::floor(own.origin[axis] + own.direction[axis] * t)), box.low[axis], box.high[axis]);
            next[axis] = (cell[axis] + (own.direction[axis] > 0 ? 1 : 0) - own.origin[axis]) / own.direction[axis];
        }
        while (box.contains(cell) && t <= end) {
            ++walk.steps;
            if (grid.at(cell) != 0 && posed.groupOf(binding.at(cell)) == static_cast<int>(g))
                break;
            const int axis = next[0] < next[1] ? (next[0] < next[2] ? 0 : 2) : (next[1] < next[2] ? 1 : 2);
            t = next[axis];
            next[axis] += std::abs(1 / own.direction[axis]);
            cell[axis] += own.direction[axis] > 0 ? 1 : -1;
        }
        walks.push_back(walk);
    }
}

void measure(const char *name, const VoxelGrid &grid, const VoxelBinding &binding, const Skeleton &skeleton, const std::vector<Eigen::Affine3f> &skinning,
             const std::vector<Ray> &rays, bool last)
{
    const VoxelPicker picker(grid, binding);
    const PosedPicker posed = picker.prepare(skeleton, skinning);
    std::vector<BareWalk> walks;
    std::size_t hits = 0;
    for (const Ray &ray : rays) {
        findWalks(grid, binding, posed, ray, walks);
        hits += posed.pick(grid, binding, ray).has_value();
    }
    std::size_t steps = 0;
    for (const BareWalk &walk : walks)
        steps += static_cast<std::size_t>(walk.steps);
    double pick = 1e300;
    double bare = 1e300;
    unsigned sink = 0;
    for (int round = 0; round < 12; ++round) {
        double from = cpuMicroseconds();
        for (const Ray &ray : rays) {
            const auto hit = posed.pick(grid, binding, ray);
            sink += hit ? static_cast<unsigned>(hit->voxel.x) : 0;
        }
        pick = std::min(pick, 1000 * (cpuMicroseconds() - from));
        from = cpuMicroseconds();
        for (const BareWalk &walk : walks)
            sink += bareWalk(grid, walk);
        bare = std::min(bare, 1000 * (cpuMicroseconds() - from));
    }
    std::printf("    {\"scene\": \"%s\", \"rays\": %zu, \"hits\": %zu, \"walks\": %zu, \"steps\": %zu, \"pickNsPerRay\": %.1f, \"bareNsPerRay\": %.1f, "
                "\"bareNsPerStep\": %.2f, \"ratio\": %.2f, \"check\": %u}%s\n",
                name, rays.size(), hits, walks.size(), steps, pick / static_cast<double>(rays.size()), bare / static_cast<double>(rays.size()),
                bare / static_cast<double>(steps), pick / bare, sink & 1, last ? "" : ",");
}

std::vector<Ray> coherentRays(Int3 size)
{
    std::vector<Ray> rays;
    for (int v = 0; v < 80; ++v) {
        for (int u = 0; u < 80; ++u)
            rays.push_back({{size.x * 0.5, size.y * 0.6, -size.z * 0.8}, {(u - 39.7) / 80.0, (v - 39.6) / 80.0, 1.0}});
    }
    return rays;
}

std::vector<Ray> randomRays(Int3 size)
{
    Random random(4);
    std::vector<Ray> rays;
    for (int i = 0; i < 6400; ++i) {
        const auto point = [&](double spread) {
            return Eigen::Vector3d(size.x * (0.5 + spread * (random.unit() - 0.5)), size.y * (0.5 + spread * (random.unit() - 0.5)),
                                   size.z * (0.5 + spread * (random.unit() - 0.5)));
        };
        const Eigen::Vector3d from = point(3);
        rays.push_back({from, point(0.8) - from});
    }
    return rays;
}

} // namespace

int main()
{
    const Int3 size{255, 255, 255};
    const VoxelGrid grid = makeGrid(size, [](Int3 p) {
        const double dx = p.x - 127;
        const double dz = p.z - 127;
        const double r = std::hypot(dx, dz) + 6 * std::sin(p.y * 0.15);
        return r < 60 || (p.y > 150 && p.y < 180 && std::abs(dz) < 15) ? 1 : 0;
    });
    const VoxelBinding binding = makeBinding(grid, 0, nearestOf(22, size, 5));
    Skeleton skeleton;
    for (JointId id = 0; id < 22; ++id) {
        Joint joint{id, std::nullopt, {}, QString::number(id)};
        if (id > 0)
            joint.parent = static_cast<JointId>((id - 1) / 2);
        joint.rest.translation = Eigen::Vector3f(4, 10, 3);
        skeleton.insert(joint);
    }
    const PoseSampler sampler(skeleton);
    const Pose bind = sampler.sample(nullptr, 0);
    Pose moved = bind;
    for (std::size_t i = 0; i < moved.locals.size(); ++i)
        moved.locals[i].rotation = Eigen::Quaternionf(Eigen::AngleAxisf(0.02F * static_cast<float>(i % 7), Eigen::Vector3f(1, float(i % 3), 0.4F).normalized()));
    sampler.finish(moved);
    std::printf("{\n  \"picks\": [\n");
    measure("bind pose, coherent", grid, binding, skeleton, bind.skinning, coherentRays(size), false);
    measure("bind pose, random", grid, binding, skeleton, bind.skinning, randomRays(size), false);
    measure("moved, coherent", grid, binding, skeleton, moved.skinning, coherentRays(size), false);
    measure("moved, random", grid, binding, skeleton, moved.skinning, randomRays(size), true);
    std::printf("  ]\n}\n");
    return 0;
}

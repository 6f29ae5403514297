// Four legs, an arm, four wheels.

#include "model/voxel/template_shape.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>

namespace marrow {

namespace {

/// The axis across a body that is longer than it is wide.
int acrossAxis(const VoxelGrid &grid)
{
    const Int3 extent = occupiedBox(grid).extent();
    return extent.z >= extent.x ? 0 : 2;
}

/// Four places where a body touches the floor: by side (left, right of the middle) and end (back, front).
struct Footprint
{
    struct Foot
    {
        double across = 0;
        double along = 0;
        double count = 0;
    };
    std::array<std::array<Foot, 2>, 2> feet; ///< [higher across][higher along]

    Footprint(const VoxelGrid &grid, const BodyShape &shape, double upTo)
    {
        const double middle = shape.middle();
        const double centre = shape.middleAlong();
        const VoxelBox &box = shape.box();
        for (int z = box.low.z; z <= box.high.z; ++z) {
            for (int y = box.low.y; y <= box.high.y && y < upTo; ++y) {
                for (int x = box.low.x; x <= box.high.x; ++x) {
                    const Int3 cell{x, y, z};
                    if (grid.at(cell) == 0)
                        continue;
                    const double across = cell[shape.across()] + 0.5;
                    const double along = cell[shape.along()] + 0.5;
                    Foot &foot = feet[across > middle ? 1 : 0][along > centre ? 1 : 0];
                    foot.across += across;
                    foot.along += along;
                    ++foot.count;
                }
            }
        }
        for (std::size_t side = 0; side < 2; ++side) {
            for (std::size_t end = 0; end < 2; ++end) {
                Foot &foot = feet[side][end];
                if (foot.count > 0) {
                    foot.across /= foot.count;
                    foot.along /= foot.count;
                } else {
                    foot.across = middle + (side == 1 ? 0.3 : -0.3) * box.extent()[shape.across()];
                    foot.along = centre + (end == 1 ? 0.35 : -0.35) * box.extent()[shape.along()];
                }
            }
        }
        // Both sides alike: a leg that is a voxel thicker must not turn the skeleton.
        for (std::size_t end = 0; end < 2; ++end) {
            const double half = (feet[1][end].across - feet[0][end].across) / 2;
            const double along = (feet[0][end].along + feet[1][end].along) / 2;
            feet[0][end].across = middle - half;
            feet[1][end].across = middle + half;
            feet[0][end].along = feet[1][end].along = along;
        }
    }
};

/// The height under which the side view shows air between front and back legs.
double bellyHeight(const BodyShape &shape)
{
    const int centre = static_cast<int>(shape.middleAlong());
    for (int y = shape.box().low.y; y <= shape.box().high.y; ++y) {
        if (shape.widthAt(std::clamp(centre, shape.box().low[shape.along()], shape.box().high[shape.along()]), y) > 0)
            return std::max<double>(y, shape.box().low.y + 0.15 * shape.height());
    }
    return shape.atHeight(0.45);
}

/// Whether an axis runs from the back to the front or the other way, and the model's left with it.
struct Facing
{
    bool frontIsHigh;
    bool leftIsHigh;

    Facing(const BodyShape &shape, bool frontIsMinusZ)
        : frontIsHigh(!frontIsMinusZ)
        // Up × front = left: looking along +z left is +x, looking along +x left is -z.
        , leftIsHigh(shape.along() == 2 ? frontIsHigh : !frontIsHigh)
    {
    }
};

} // namespace

Skeleton fitQuadruped(const VoxelGrid &grid, bool frontIsMinusZ)
{
    const BodyShape shape(grid, acrossAxis(grid));
    const Facing facing(shape, frontIsMinusZ);
    const double floor = shape.box().low.y;
    const double belly = bellyHeight(shape);
    const double back = belly + 0.55 * (shape.box().high.y + 1 - belly);
    const Footprint print(grid, shape, std::max(belly, floor + 1));
    const double length = shape.box().extent()[shape.along()];
    const double rear = facing.frontIsHigh ? shape.box().low[shape.along()] : shape.box().high[shape.along()] + 1.0;
    const double ahead = facing.frontIsHigh ? 1.0 : -1.0;
    const auto middleAt = [&](double y, double fromRear) {
        return shape.point(shape.middle(), y, rear + ahead * fromRear * length);
    };
    const std::size_t frontEnd = facing.frontIsHigh ? 1 : 0;
    const double backLegs = std::abs(print.feet[0][1 - frontEnd].along - rear) / length;
    const double frontLegs = std::abs(print.feet[0][frontEnd].along - rear) / length;

    TemplateBuilder builder;
    const int root = builder.add("root", -1, middleAt(floor, (backLegs + frontLegs) / 2));
    const int hips = builder.add("hips", root, middleAt(back, backLegs));
    const int spine = builder.add("spine", hips, middleAt(back, backLegs + 0.45 * (frontLegs - backLegs)));
    const int chest = builder.add("chest", spine, middleAt(back, frontLegs));
    const double headAt = (1 + frontLegs) / 2;
    const int neck = builder.add(
        "neck", chest, middleAt(back + 0.1 * (shape.box().high.y + 1 - back), frontLegs + 0.3 * (headAt - frontLegs)));
    builder.add("head", neck, middleAt(shape.box().high.y + 1 - 0.35 * (shape.box().high.y + 1 - back), headAt));
    const int tail = builder.add("tail", hips, middleAt(back, backLegs * 0.6));
    builder.add("tail_tip", tail, middleAt(back + 0.05 * shape.height(), backLegs * 0.2));
    for (const bool front : {false, true}) {
        for (const bool left : {true, false}) {
            const auto &foot = print.feet[left == facing.leftIsHigh ? 1 : 0][front ? frontEnd : 1 - frontEnd];
            const QByteArray prefix = front ? "front_" : "back_";
            const QByteArray suffix = left ? "_L" : "_R";
            const auto at = [&](double y) { return shape.point(foot.across, y, foot.along); };
            const int thigh = builder.add((prefix + "thigh" + suffix).constData(), front ? chest : hips, at(belly));
            const int shin =
                builder.add((prefix + "shin" + suffix).constData(), thigh, at(floor + 0.55 * (belly - floor)));
            builder.add((prefix + "paw" + suffix).constData(), shin, at(floor + 0.25 * (belly - floor)));
        }
    }
    return builder.take();
}

Skeleton fitArm(const VoxelGrid &grid)
{
    // How far every voxel is from the foot, walking through the model: an arm's links follow one another by that
    // measure however it is bent.
    const VoxelComponents pieces = findComponents(grid);
    std::size_t largest = 0;
    for (std::size_t i = 1; i < pieces.components.size(); ++i) {
        if (pieces.components[i].voxels > pieces.components[largest].voxels)
            largest = i;
    }
    const VoxelSet body = pieces.voxelsOf(static_cast<int>(largest));
    const VoxelBox box = pieces.components[largest].box;
    std::vector<std::int32_t> steps(grid.cellCount(), -1);
    std::deque<std::uint32_t> queue;
    body.forEach([&](std::uint32_t offset) {
        if (grid.position(offset).y == box.low.y) {
            steps[offset] = 0;
            queue.push_back(offset);
        }
    });
    std::int32_t farthest = 0;
    while (!queue.empty()) {
        const std::uint32_t offset = queue.front();
        queue.pop_front();
        farthest = std::max(farthest, steps[offset]);
        const Int3 cell = grid.position(offset);
        for (int side = 0; side < 6; ++side) {
            Int3 beside = cell;
            beside[side / 2] += side % 2 != 0 ? 1 : -1;
            if (grid.atOrEmpty(beside) != 0 && steps[grid.offset(beside)] < 0) {
                steps[grid.offset(beside)] = steps[offset] + 1;
                queue.push_back(grid.offset(beside));
            }
        }
    }
    const auto centreAt = [&](double fraction) {
        const double wanted = fraction * farthest;
        Eigen::Vector3d sum = Eigen::Vector3d::Zero();
        double count = 0;
        body.forEach([&](std::uint32_t offset) {
            if (std::abs(steps[offset] - wanted) > 0.02 * farthest + 0.51)
                return;
            const Int3 cell = grid.position(offset);
            sum += Eigen::Vector3d(cell.x + 0.5, cell.y + 0.5, cell.z + 0.5);
            ++count;
        });
        return Eigen::Vector3f((sum / std::max(count, 1.0)).cast<float>());
    };
    TemplateBuilder builder;
    Eigen::Vector3f foot = centreAt(0);
    foot.y() = static_cast<float>(box.low.y);
    const int root = builder.add("root", -1, foot);
    const int base = builder.add("base", root, centreAt(0));
    const int shoulder = builder.add("shoulder", base, centreAt(0.18));
    const int upper = builder.add("upper_arm", shoulder, centreAt(0.32));
    const int fore = builder.add("forearm", upper, centreAt(0.58));
    const int wrist = builder.add("wrist", fore, centreAt(0.82));
    builder.add("gripper", wrist, centreAt(0.92));
    return builder.take();
}

Skeleton fitVehicle(const VoxelGrid &grid, bool frontIsMinusZ)
{
    const BodyShape shape(grid, acrossAxis(grid));
    const Facing facing(shape, frontIsMinusZ);
    const double floor = shape.box().low.y;
    // The clearance under the middle is the wheels' radius, near enough; a hull that lies on the floor gets a share of
    // its height.
    double clearance = bellyHeight(shape) - floor;
    clearance = std::clamp(clearance, 0.12 * shape.height(), 0.3 * shape.height());
    const double axle = floor + clearance;
    const Footprint print(grid, shape, std::max(floor + 1, floor + 0.5 * clearance));
    TemplateBuilder builder;
    const auto middleAt = [&](double y) { return shape.point(shape.middle(), y, shape.middleAlong()); };
    const int root = builder.add("root", -1, middleAt(floor));
    const int body = builder.add("body", root, middleAt(axle + 0.25 * (shape.box().high.y + 1 - axle)));
    builder.add("cabin", body, middleAt(axle + 0.7 * (shape.box().high.y + 1 - axle)));
    const std::size_t frontEnd = facing.frontIsHigh ? 1 : 0;
    for (const bool front : {true, false}) {
        for (const bool left : {true, false}) {
            const auto &foot = print.feet[left == facing.leftIsHigh ? 1 : 0][front ? frontEnd : 1 - frontEnd];
            const QByteArray name = QByteArray(front ? "wheel_front" : "wheel_back") + (left ? "_L" : "_R");
            builder.add(name.constData(), body, shape.point(foot.across, axle, foot.along));
        }
    }
    return builder.take();
}

} // namespace marrow

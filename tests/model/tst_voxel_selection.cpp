// The painting tools against what their words mean, cell by cell.

#include "model/voxel/pose_sampling.h"
#include "model/voxel/voxel_selection.h"
#include "tests/support/voxel_models.h"

#include <QTest>

#include <cmath>

using namespace marrow;
using namespace marrow::testing;

namespace {

struct Model
{
    VoxelGrid grid = randomGrid({23, 19, 21}, 3, 0.6, 4);
    VoxelBinding binding = makeBinding(grid, 0, nearestOf(5, grid.size(), 2));
};

template <class Wanted>
VoxelSet everyCell(const SelectionSource &source, Wanted &&wanted)
{
    VoxelSet set;
    for (std::uint32_t offset = 0; offset < source.grid.cellCount(); ++offset) {
        const Int3 cell = source.grid.position(offset);
        if (source.grid.at(cell) != 0 && source.filter.shows(cell, source.binding.at(cell)) && wanted(cell))
            set.append(offset, 1);
    }
    return set;
}

bool shown(const SelectionSource &source, Int3 cell)
{
    return source.grid.atOrEmpty(cell) != 0 && source.filter.shows(cell, source.binding.at(cell));
}

Int3 beside(Int3 cell, int side)
{
    cell[side / 2] += side % 2 != 0 ? 1 : -1;
    return cell;
}

double distanceTo(Int3 cell, double x, double y, double z)
{
    return std::sqrt(std::pow(cell.x + 0.5 - x, 2) + std::pow(cell.y + 0.5 - y, 2) + std::pow(cell.z + 0.5 - z, 2));
}

Eigen::Matrix4d lookAlongMinusZ(double width, double height)
{
    // Orthographic: x 0..width to -1..1, y likewise, z 100..-100 to -1..1.
    Eigen::Matrix4d m = Eigen::Matrix4d::Identity();
    m(0, 0) = 2 / width;
    m(0, 3) = -1;
    m(1, 1) = 2 / height;
    m(1, 3) = -1;
    m(2, 2) = -0.01;
    return m;
}

} // namespace

class VoxelSelectionTest : public QObject
{
    Q_OBJECT

private slots:
    void simpleToolsMeanWhatTheySay_data()
    {
        QTest::addColumn<bool>("filtered");
        QTest::newRow("all shown") << false;
        QTest::newRow("sliced, one joint hidden") << true;
    }
    void simpleToolsMeanWhatTheySay()
    {
        QFETCH(bool, filtered);
        const Model model;
        SelectionSource source{model.grid, model.binding};
        if (filtered) {
            source.filter.slice = VoxelBox{{3, 0, 2}, {20, 15, 18}};
            source.filter.hide(1);
        }
        QVERIFY(selectAll(source) == everyCell(source, [](Int3) { return true; }));
        QVERIFY(selectBox(source, {15, 12, 3}, {4, 2, 40}) ==
                everyCell(source, [](Int3 p) { return p.x >= 4 && p.x <= 15 && p.y >= 2 && p.y <= 12 && p.z >= 3; }));
        QVERIFY(selectSphere(source, {9.3, 8.8, 10.1}, 5.5) == everyCell(source, [](Int3 p) { return distanceTo(p, 9.3, 8.8, 10.1) <= 5.5; }));
        QVERIFY(selectColor(source, 2) == everyCell(source, [&](Int3 p) { return model.grid.at(p) == 2; }));
        QVERIFY(selectJoint(source, 3) == everyCell(source, [&](Int3 p) { return model.binding.at(p) == 3; }));
        QVERIFY(selectBand(source, 1, 9, 4) == everyCell(source, [](Int3 p) { return p.y >= 4 && p.y <= 9; }));
        QVERIFY(selectBox(source, {30, 30, 30}, {40, 40, 40}).empty());
        QVERIFY(selectSphere(source, {NAN, 0, 0}, 3).empty());
        QVERIFY(selectSphere(source, {0, 0, 0}, -1).empty());
        QVERIFY(!selectSphere(source, {1e9, 0, 0}, 2e9).empty());
    }

    void brushesHaveTheirSizeAndDepth()
    {
        const Model model;
        const SelectionSource source{model.grid, model.binding};
        const Int3 c{11, 9, 10};
        Brush brush;
        brush.shape = BrushShape::Cube;
        brush.size = 3;
        QVERIFY(selectBrush(source, c, brush) == selectBox(source, {10, 8, 9}, {12, 10, 11}));
        brush.size = 4;
        QVERIFY(selectBrush(source, c, brush) == selectBox(source, {10, 8, 9}, {13, 11, 12}));
        brush.size = 1;
        QVERIFY(selectBrush(source, c, brush) == selectBox(source, c, c));
        brush.shape = BrushShape::Sphere;
        brush.size = 7;
        QVERIFY(selectBrush(source, c, brush) == selectSphere(source, {11.5, 9.5, 10.5}, 3.5));
        brush.depth = SelectionDepth::Surface;
        QVERIFY(selectBrush(source, c, brush) == everyCell(source, [&](Int3 p) {
                    bool open = false;
                    for (int side = 0; side < 6; ++side)
                        open = open || !shown(source, beside(p, side));
                    return open && distanceTo(p, 11.5, 9.5, 10.5) <= 3.5;
                }));
        brush.depth = SelectionDepth::Through;
        brush.viewDirection = {0, 0, -2};
        QVERIFY(selectBrush(source, c, brush) == everyCell(source, [](Int3 p) {
                    return std::hypot(p.x + 0.5 - 11.5, p.y + 0.5 - 9.5) <= 3.5;
                }));
        brush.shape = BrushShape::Cube;
        brush.size = 5;
        brush.viewDirection = {1, 0, 0};
        QVERIFY(selectBrush(source, c, brush) == everyCell(source, [](Int3 p) { return std::abs(p.y - 9) <= 2 && std::abs(p.z - 10) <= 2; }));
    }

    void strokesLeaveNoGaps()
    {
        const VoxelGrid grid = randomGrid({60, 40, 3}, 1, 2, 1);
        const VoxelBinding binding(grid.size(), 0);
        const SelectionSource source{grid, binding};
        Brush brush;
        brush.size = 5;
        const VoxelSet stroke = selectStroke(source, {5, 5, 1}, {50, 30, 1}, brush);
        // Every voxel within a voxel less than the brush's radius of the line is part of it.
        const Eigen::Vector2d from(5.5, 5.5);
        const Eigen::Vector2d way = Eigen::Vector2d(45, 25);
        const VoxelSet core = everyCell(source, [&](Int3 p) {
            const Eigen::Vector2d at(p.x + 0.5, p.y + 0.5);
            const double t = std::clamp((at - from).dot(way) / way.squaredNorm(), 0.0, 1.0);
            return p.z == 1 && (from + t * way - at).norm() <= 1.4;
        });
        QVERIFY(core.without(stroke).empty());
        QVERIFY(selectStroke(source, {5, 5, 1}, {5, 5, 1}, brush) == selectBrush(source, {5, 5, 1}, brush));
        QVERIFY(selectBrush(source, {50, 30, 1}, brush).without(stroke).empty());
    }

    void floodsStayWithinTheirLimits()
    {
        const Model model;
        SelectionSource source{model.grid, model.binding};
        source.filter.hide(4);
        const Int3 start = model.grid.position(selectJoint(source, 2).runs()[3].first);
        const auto reference = [&](const FloodLimits &limits) {
            const auto wanted = [&](Int3 p) {
                return shown(source, p) && (!limits.sameColor || model.grid.at(p) == model.grid.at(start)) &&
                       (!limits.sameJoint || model.binding.at(p) == model.binding.at(start)) &&
                       (!limits.flat || (p[faceAxis(*limits.flat)] == start[faceAxis(*limits.flat)] && !shown(source, beside(p, *limits.flat))));
            };
            std::vector<std::uint32_t> found;
            if (!wanted(start))
                return VoxelSet();
            std::vector<bool> seen(model.grid.cellCount(), false);
            found.push_back(model.grid.offset(start));
            seen[found[0]] = true;
            for (std::size_t i = 0; i < found.size(); ++i) {
                for (int side = 0; side < 6; ++side) {
                    const Int3 next = beside(model.grid.position(found[i]), side);
                    if (model.grid.contains(next) && !seen[model.grid.offset(next)] && wanted(next)) {
                        seen[model.grid.offset(next)] = true;
                        found.push_back(model.grid.offset(next));
                    }
                }
            }
            return VoxelSet::fromOffsets(found);
        };
        for (int bits = 0; bits < 4; ++bits) {
            for (int side = -1; side < 6; ++side) {
                FloodLimits limits;
                limits.sameColor = (bits & 1) != 0;
                limits.sameJoint = (bits & 2) != 0;
                if (side >= 0)
                    limits.flat = static_cast<FaceSide>(side);
                QVERIFY(selectFlood(source, start, limits) == reference(limits));
            }
        }
        QVERIFY(selectFlood(source, {-1, 0, 0}).empty());
        const VoxelGrid slab = randomGrid({9, 2, 9}, 1, 2, 1);
        const VoxelBinding one(slab.size(), 0);
        QCOMPARE(selectFace({slab, one}, {4, 1, 4}, 3).count(), std::size_t(81));
        QVERIFY(selectFace({slab, one}, {4, 0, 4}, 3).empty());
    }

    void lassosTakeWhatIsSeenOrEverything()
    {
        VoxelGrid grid = randomGrid({10, 10, 6}, 1, 2, 1);
        VoxelBinding binding = makeBinding(grid, 0, [](Int3 p) { return p.z == 5 && p.x < 5 ? 1 : 0; });
        Skeleton skeleton;
        skeleton.insert({0, {}, {}, "a"});
        skeleton.insert({1, JointId(0), {}, "b"});
        const VoxelPicker picker(grid, binding);
        Lasso lasso;
        lasso.viewProjection = lookAlongMinusZ(10, 10);
        lasso.viewport = {100, 100};
        // Pixels 20..70 across are cells 2..6; pixels 10..50 down are cells 5..8 from the bottom.
        lasso.polygon = {{20, 10}, {70, 10}, {70, 50}, {20, 50}};
        Pose pose = bindPose(skeleton);
        const SelectionSource source{grid, binding};
        QVERIFY(selectLasso(source, skeleton, pose.skinning, picker, lasso) == selectBox(source, {2, 5, 5}, {6, 8, 5}));
        lasso.depth = SelectionDepth::Through;
        QVERIFY(selectLasso(source, skeleton, pose.skinning, picker, lasso) == selectBox(source, {2, 5, 0}, {6, 8, 5}));
        // The front left half has gone up and away: what was behind it is seen now.
        pose.locals[1].translation = {0, 50, 0};
        PoseSampler(skeleton).finish(pose);
        lasso.depth = SelectionDepth::Surface;
        QVERIFY(selectLasso(source, skeleton, pose.skinning, picker, lasso) ==
                selectBox(source, {2, 5, 4}, {4, 8, 4}).united(selectBox(source, {5, 5, 5}, {6, 8, 5})));
        // The same when it is only hidden, and nothing invisible is taken.
        SelectionSource hidden = source;
        hidden.filter.hide(1);
        QVERIFY(selectLasso(hidden, skeleton, bindPose(skeleton).skinning, picker, lasso) ==
                selectBox(source, {2, 5, 4}, {4, 8, 4}).united(selectBox(source, {5, 5, 5}, {6, 8, 5})));
        hidden.filter = {};
        hidden.filter.slice = VoxelBox{{0, 0, 0}, {9, 9, 2}};
        QVERIFY(selectLasso(hidden, skeleton, bindPose(skeleton).skinning, picker, lasso) == selectBox(source, {2, 5, 2}, {6, 8, 2}));
        lasso.polygon.resize(2);
        QVERIFY(selectLasso(source, skeleton, pose.skinning, picker, lasso).empty());
        lasso.polygon = {{20, 10}, {70, 10}, {70, 50}};
        lasso.viewProjection.setZero();
        QVERIFY(selectLasso(source, skeleton, pose.skinning, picker, lasso).empty());
    }
};

QTEST_GUILESS_MAIN(VoxelSelectionTest)
#include "tst_voxel_selection.moc"

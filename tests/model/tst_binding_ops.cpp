// Assigning voxels to joints: modes, locks, mirrors (scenario D1), counts.

#include "model/voxel/binding_ops.h"
#include "tests/support/voxel_models.h"

#include <QTest>

using namespace marrow;
using namespace marrow::testing;

namespace {

constexpr JointId kBody = 0;
constexpr JointId kLeft = 1;
constexpr JointId kRight = 2;

Skeleton pairSkeleton()
{
    Skeleton skeleton;
    skeleton.insert({kBody, {}, {}, "body"});
    skeleton.insert({kLeft, kBody, {}, "forearm_L"});
    skeleton.insert({kRight, kBody, {}, "forearm_R"});
    skeleton.insert({3, kBody, {}, "wing_L"});
    return skeleton;
}

/// 64×64×128, symmetric across x: a body and two separate arms, with twelve voxels on the left that have no partner.
VoxelGrid symmetricFigure()
{
    return makeGrid({64, 64, 128}, [](Int3 p) {
        const int x = p.x < 32 ? 31 - p.x : p.x - 32; // 0 beside the middle
        const bool body = x < 10 && p.y < 60 && p.z > 40 && p.z < 90;
        const bool arm = x >= 14 && x < 20 && p.y >= 20 && p.y < 50 && p.z >= 60 && p.z < 70;
        const bool odd = p.x >= 52 && p.x < 56 && p.y >= 30 && p.y < 33 && p.z == 65;
        return body || arm || odd ? 1 : 0;
    });
}

VoxelSet boxSet(const VoxelGrid &grid, const VoxelBox &box)
{
    std::vector<std::uint32_t> offsets;
    for (int z = box.low.z; z <= box.high.z; ++z) {
        for (int y = box.low.y; y <= box.high.y; ++y) {
            for (int x = box.low.x; x <= box.high.x; ++x)
                offsets.push_back(grid.offset({x, y, z}));
        }
    }
    return VoxelSet::fromOffsets(offsets);
}

} // namespace

class BindingOpsTest : public QObject
{
    Q_OBJECT

private slots:
    void paintsBothSidesOfAFigure()
    {
        const VoxelGrid grid = symmetricFigure();
        const JointPairs pairs(pairSkeleton());
        VoxelBinding binding(grid.size(), kBody);
        const VoxelBinding before = binding;
        // 500 cells of the left forearm (high x), among them the twelve that stick out.
        VoxelSet chosen = boxSet(grid, {{52, 30, 65}, {55, 32, 65}});
        QCOMPARE(chosen.count(), std::size_t(12));
        std::vector<std::uint32_t> offsets;
        for (int z = 60; z < 70 && offsets.size() < 488; ++z) {
            for (int y = 21; y < 50 && offsets.size() < 488; ++y) {
                for (int x = 46; x < 52 && offsets.size() < 488; ++x)
                    offsets.push_back(grid.offset({x, y, z}));
            }
        }
        chosen = chosen.united(VoxelSet::fromOffsets(offsets));
        QCOMPARE(chosen.count(), std::size_t(500));
        AssignOptions options;
        options.mirror = MirrorPlane::middle(grid.size(), 0);
        const VoxelSet outline = wouldChange(binding, grid, chosen, kLeft, options, pairs);
        const AssignResult result = assign(binding, grid, chosen, kLeft, options, pairs);
        QCOMPARE(result.changed, std::size_t(988));
        QCOMPARE(outline.count(), result.changed);
        QCOMPARE(result.gained.at(kLeft), std::size_t(500));
        QCOMPARE(result.gained.at(kRight), std::size_t(488));
        QCOMPARE(result.lost.at(kBody), std::size_t(988));
        QCOMPARE(result.withoutPartner.count(), std::size_t(12));
        for (std::uint32_t offset = 0; offset < grid.cellCount(); ++offset) {
            const Int3 cell = grid.position(offset);
            if (grid.at(cell) == 0)
                continue;
            const bool left = chosen.contains(offset);
            const bool right = chosen.contains(grid.offset({63 - cell.x, cell.y, cell.z}));
            QCOMPARE(binding.at(cell), left ? kLeft : right ? kRight : kBody);
            QCOMPARE(outline.contains(offset), left || right);
            QCOMPARE(result.withoutPartner.contains(offset), left && grid.at({63 - cell.x, cell.y, cell.z}) == 0);
        }
        QVERIFY(!before.changedBlocks(binding).empty());
        QCOMPARE(voxelsPerJoint(grid, binding).at(kRight), std::size_t(488));
        // A second time nothing is left to do.
        QCOMPARE(assign(binding, grid, chosen, kLeft, options, pairs).changed, std::size_t(0));
    }

    void theMiddleCountsOnce()
    {
        const VoxelGrid grid = randomGrid({7, 4, 4}, 1, 2, 1);
        const JointPairs pairs(pairSkeleton());
        VoxelBinding binding(grid.size(), kBody);
        AssignOptions options;
        options.mirror = MirrorPlane::middle(grid.size(), 0);
        // Cells 3..5 of seven: the middle one is its own image, the others have theirs at 1 and 2.
        const AssignResult result = assign(binding, grid, boxSet(grid, {{3, 0, 0}, {5, 0, 0}}), kLeft, options, pairs);
        QCOMPARE(result.changed, std::size_t(5));
        QCOMPARE(binding.at({3, 0, 0}), kLeft);
        QCOMPARE(binding.at({1, 0, 0}), kRight);
        QVERIFY(result.withoutPartner.empty());
        // A choice on both sides stays with the joint it was made for.
        const AssignResult both = assign(binding, grid, boxSet(grid, {{0, 1, 0}, {6, 1, 0}}), kLeft, options, pairs);
        QCOMPARE(both.changed, std::size_t(7));
        QCOMPARE(both.gained.count(kRight), std::size_t(0));
    }

    void aSideWithoutACounterpartIsNotGuessed()
    {
        const VoxelGrid grid = randomGrid({8, 2, 2}, 1, 2, 1);
        VoxelBinding binding(grid.size(), kBody);
        AssignOptions options;
        options.mirror = MirrorPlane::middle(grid.size(), 0);
        const AssignResult result = assign(binding, grid, boxSet(grid, {{0, 0, 0}, {1, 0, 0}}), 3, options, JointPairs(pairSkeleton()));
        QCOMPARE(result.changed, std::size_t(2));
        QVERIFY(result.jointWithoutPartner);
        QCOMPARE(binding.at({7, 0, 0}), kBody);
        // A joint in the middle is its own counterpart.
        binding.set({0, 1, 1}, kLeft);
        binding.set({7, 1, 1}, kRight);
        const AssignResult middle = assign(binding, grid, boxSet(grid, {{0, 1, 1}, {0, 1, 1}}), kBody, options, JointPairs(pairSkeleton()));
        QCOMPARE(middle.changed, std::size_t(2));
        QCOMPARE(binding.at({7, 1, 1}), kBody);
    }

    void modesAndLocksHold()
    {
        const VoxelGrid grid = randomGrid({12, 12, 12}, 1, 0.7, 5);
        const VoxelBinding start = makeBinding(grid, kBody, nearestOf(4, grid.size(), 6));
        const VoxelSet everything = boxSet(grid, VoxelBox::whole(grid.size()));
        const auto counts = voxelsPerJoint(grid, start);
        QCOMPARE(counts.size(), std::size_t(4));
        const auto changedWith = [&](AssignOptions options, JointId joint) {
            VoxelBinding binding = start;
            const VoxelSet outline = wouldChange(binding, grid, everything, joint, options);
            const AssignResult result = assign(binding, grid, everything, joint, options);
            std::size_t moved = 0;
            for (std::uint32_t offset = 0; offset < grid.cellCount(); ++offset) {
                const Int3 cell = grid.position(offset);
                const bool differs = binding.at(cell) != start.at(cell);
                moved += differs;
                if (differs && (grid.at(cell) == 0 || !outline.contains(offset) || !result.changedBox.contains(cell)))
                    return std::size_t(1000000);
            }
            return moved == result.changed && moved == outline.count() ? moved : std::size_t(1000000);
        };
        const std::size_t all = counts.at(0) + counts.at(1) + counts.at(2) + counts.at(3);
        QCOMPARE(changedWith({}, 1), all - counts.at(1));
        AssignOptions unassigned;
        unassigned.mode = AssignMode::OnlyUnassigned;
        QCOMPARE(changedWith(unassigned, 1), counts.at(0));
        AssignOptions only;
        only.mode = AssignMode::OnlyJoint;
        only.onlyJoint = 3;
        QCOMPARE(changedWith(only, 1), counts.at(3));
        AssignOptions locked;
        locked.locked = {2, 3};
        QCOMPARE(changedWith(locked, 1), counts.at(0));
        QCOMPARE(changedWith(locked, 2), std::size_t(0));
    }

    void aGradientGoesToTheNearer()
    {
        const VoxelGrid grid = randomGrid({3, 20, 3}, 1, 2, 1);
        const GradientSplit split = splitBetween(grid, boxSet(grid, {{0, 2, 0}, {2, 17, 2}}), 1, 4.0, 15.0);
        QCOMPARE(split.nearA.count() + split.nearB.count(), std::size_t(9 * 16));
        QVERIFY(split.nearA.contains(grid.offset({1, 9, 1}))); // 9.5 is just as far from both
        QVERIFY(split.nearB.contains(grid.offset({1, 10, 1})));
        QVERIFY(split.nearA.intersected(split.nearB).empty());
    }
};

QTEST_GUILESS_MAIN(BindingOpsTest)
#include "tst_binding_ops.moc"

#include "render/voxel/voxel_outline.h"

#include <QTest>

using namespace marrow;

namespace {

constexpr Int3 kSize{10, 9, 8};

VoxelSet cells(const std::vector<Int3> &positions)
{
    const VoxelGrid grid(kSize);
    std::vector<std::uint32_t> offsets;
    for (const Int3 &p : positions)
        offsets.push_back(grid.offset(p));
    return VoxelSet::fromOffsets(offsets);
}

int lengthOf(const std::vector<OutlineEdge> &edges)
{
    int sum = 0;
    for (const OutlineEdge &edge : edges) {
        const Int3 along = edge.to - edge.from;
        sum += along.x + along.y + along.z;
    }
    return sum;
}

} // namespace

class TestVoxelOutline : public QObject
{
    Q_OBJECT

private slots:
    void nothingHasNoEdges() { QVERIFY(outlineEdges(VoxelSet(), kSize, nullptr).empty()); }
    void oneVoxelIsACube()
    {
        const auto edges = outlineEdges(cells({{3, 4, 5}}), kSize, nullptr);
        QCOMPARE(edges.size(), std::size_t(12));
        QCOMPARE(lengthOf(edges), 12);
    }
    void voxelsAtTheBorderOfTheGridAreOutlinedToo()
    {
        QCOMPARE(outlineEdges(cells({{0, 0, 0}}), kSize, nullptr).size(), std::size_t(12));
        QCOMPARE(outlineEdges(cells({{9, 8, 7}}), kSize, nullptr).size(), std::size_t(12));
    }
    void aRowIsOneBox()
    {
        const auto edges = outlineEdges(cells({{2, 2, 2}, {3, 2, 2}, {4, 2, 2}}), kSize, nullptr);
        QCOMPARE(edges.size(), std::size_t(12));
        QCOMPARE(lengthOf(edges), 8 + 4 * 3);
    }
    void anAngleHasItsInnerEdge()
    {
        // The prism over an L of three cells: 6 edges upwards, and the 8 unit lengths of the L above and below.
        const auto edges = outlineEdges(cells({{2, 2, 2}, {3, 2, 2}, {2, 2, 3}}), kSize, nullptr);
        QCOMPARE(lengthOf(edges), 6 + 2 * 8);
    }
    void cellsThatTouchAtAnEdgeAreApart()
    {
        const auto edges = outlineEdges(cells({{2, 2, 2}, {3, 3, 2}}), kSize, nullptr);
        QCOMPARE(lengthOf(edges), 24 - 1);
    }
    void jointsAreOutlinedApart()
    {
        VoxelBinding binding(kSize, 0);
        binding.set({3, 2, 2}, 7);
        const auto edges = outlineEdges(cells({{2, 2, 2}, {3, 2, 2}}), kSize, &binding);
        QCOMPARE(edges.size(), std::size_t(24));
        QCOMPARE(std::count_if(edges.begin(), edges.end(), [](const OutlineEdge &edge) { return edge.joint == 7; }), 12);
    }
    void aHugeSetGivesItsBox()
    {
        const Int3 size{200, 200, 200};
        VoxelSet all;
        all.append(0, 200U * 200U * 200U);
        const auto edges = outlineEdges(all, size, nullptr);
        QCOMPARE(edges.size(), std::size_t(12));
        QCOMPARE(lengthOf(edges), 12 * 200);
    }
};

QTEST_GUILESS_MAIN(TestVoxelOutline)
#include "tst_voxel_outline.moc"

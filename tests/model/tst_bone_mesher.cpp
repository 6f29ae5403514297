// The mesher against the rule spelled out face by face, and against a plain sweep's number of quads.

#include "tests/support/voxel_models.h"

#include <QTest>

#include <map>
#include <tuple>

using namespace marrow;
using namespace marrow::testing;

namespace {

using FaceKey = std::tuple<int, int, int, int>; // side, x, y, z
using FaceValue = std::pair<int, int>;          // palette index, joint

std::map<FaceKey, FaceValue> expectedFaces(const MeshSource &source, const VoxelBox &box)
{
    std::map<FaceKey, FaceValue> faces;
    for (int z = box.low.z; z <= box.high.z; ++z) {
        for (int y = box.low.y; y <= box.high.y; ++y) {
            for (int x = box.low.x; x <= box.high.x; ++x) {
                const Int3 cell{x, y, z};
                if (source.grid.at(cell) == 0)
                    continue;
                for (FaceSide side = 0; side < 6; ++side) {
                    if (faceShows(source, cell, side))
                        faces[{side, x, y, z}] = {source.grid.at(cell), source.binding ? source.binding->at(cell) : 0};
                }
            }
        }
    }
    return faces;
}

/// Takes a mesh apart into unit faces; an empty map when two quads overlap.
std::map<FaceKey, FaceValue> facesOf(const MeshBlock &mesh)
{
    std::map<FaceKey, FaceValue> faces;
    std::size_t next = 0;
    int lastJoint = -1;
    for (const JointQuads &range : mesh.joints) {
        if (range.first != next || range.count == 0 || range.joint <= lastJoint)
            return {};
        next += range.count;
        lastJoint = range.joint;
        for (const MeshQuad &quad : mesh.quadsOf(range)) {
            for (int v = 0; v < quad.height; ++v) {
                for (int u = 0; u < quad.width; ++u) {
                    Int3 cell;
                    cell[faceAxis(quad.side)] = quad.plane - (facesUp(quad.side) ? 1 : 0);
                    cell[quadUAxis(quad.side)] = quad.u + u;
                    cell[quadVAxis(quad.side)] = quad.v + v;
                    if (!faces.insert({{quad.side, cell.x, cell.y, cell.z}, {quad.paletteIndex, range.joint}}).second)
                        return {};
                }
            }
        }
    }
    return next == mesh.quads.size() ? faces : std::map<FaceKey, FaceValue>{};
}

Palette paletteWithGlass(std::vector<int> glass)
{
    Palette palette;
    for (int i = 1; i < 256; ++i)
        palette.set(static_cast<std::uint8_t>(i), {});
    for (const int i : glass)
        palette.entries[static_cast<std::size_t>(i)].alpha = 100;
    return palette;
}

std::vector<std::pair<int, std::uint64_t>> sortedQuads(const MeshBlock &mesh)
{
    std::vector<std::pair<int, std::uint64_t>> result;
    for (const JointQuads &range : mesh.joints) {
        for (const MeshQuad &quad : mesh.quadsOf(range))
            result.push_back({range.joint, std::bit_cast<std::uint64_t>(quad)});
    }
    std::sort(result.begin(), result.end());
    return result;
}

} // namespace

class BoneMesherTest : public QObject
{
    Q_OBJECT

private slots:
    void coversExactlyTheFacesThatShow_data()
    {
        QTest::addColumn<int>("shape");
        QTest::addColumn<int>("joints");
        QTest::addColumn<bool>("glass");
        const char *names[] = {"terrain", "sphere", "random", "checkerboard", "empty", "full", "odd", "one", "wide"};
        for (int shape = 0; shape < 9; ++shape) {
            for (const int joints : {0, 1, 3, 16}) {
                for (const bool glass : {false, true})
                    QTest::addRow("%s, %d joints%s", names[shape], joints, glass ? ", glass" : "") << shape << joints << glass;
            }
        }
    }
    void coversExactlyTheFacesThatShow()
    {
        QFETCH(int, shape);
        QFETCH(int, joints);
        QFETCH(bool, glass);
        const VoxelGrid grid = shape == 0   ? terrain({40, 30, 35})
                               : shape == 1 ? sphere({33, 33, 33})
                               : shape == 2 ? randomGrid({30, 20, 25}, 3, 0.5, 7)
                               : shape == 3 ? checkerboard({17, 16, 15})
                               : shape == 4 ? VoxelGrid({10, 10, 10})
                               : shape == 5 ? randomGrid({64, 20, 18}, 1, 2, 1)
                               : shape == 6 ? randomGrid({5, 63, 3}, 2, 0.7, 3)
                               : shape == 7 ? randomGrid({1, 1, 1}, 1, 2, 1)
                                            : randomGrid({140, 5, 67}, 2, 0.8, 9);
        const Palette palette = glass ? paletteWithGlass({2, 3}) : paletteWithGlass({});
        VoxelBinding binding;
        if (joints > 0)
            binding = makeBinding(grid, 0, nearestOf(joints, grid.size(), 5));
        const MeshSource source{grid, palette, joints > 0 ? &binding : nullptr};
        BoneMesh mesh;
        mesh.build(source);
        const auto expected = expectedFaces(source, VoxelBox::whole(grid.size()));
        const MeshBlock joined = mesh.joined();
        QCOMPARE(facesOf(joined).size(), expected.size());
        QVERIFY(facesOf(joined) == expected);
        std::map<FaceKey, FaceValue> blocks;
        for (int i = 0; i < mesh.blockCount(); ++i) {
            const auto faces = facesOf(mesh.block(i));
            QVERIFY(faces == expectedFaces(source, mesh.blockBox(i)));
            blocks.insert(faces.begin(), faces.end());
        }
        QVERIFY(blocks == expected);
        std::size_t area = 0;
        for (const JointMeshCount &count : countMesh(joined))
            area += count.area;
        QCOMPARE(area, expected.size());
        const std::size_t sweep = sweepQuads(source);
        QVERIFY2(100 * joined.quads.size() <= 103 * sweep, qPrintable(QString("%1 quads, sweep %2").arg(joined.quads.size()).arg(sweep)));
    }

    void anyBoxSeesItsNeighbours()
    {
        const VoxelGrid grid = randomGrid({70, 50, 40}, 3, 0.75, 21);
        const VoxelBinding binding = makeBinding(grid, 2, nearestOf(9, grid.size(), 8));
        const Palette palette = paletteWithGlass({3});
        const MeshSource source{grid, palette, &binding};
        Random random(4);
        BoneMesher mesher;
        MeshBlock out;
        for (int round = 0; round < 30; ++round) {
            VoxelBox box;
            for (int axis = 0; axis < 3; ++axis) {
                const int a = random.below(grid.size()[axis]);
                box.low[axis] = a;
                box.high[axis] = std::min(a + random.below(20), grid.size()[axis] - 1);
            }
            mesher.mesh(source, box, out);
            QVERIFY(facesOf(out) == expectedFaces(source, box));
        }
    }

    void aStrokeGivesTheSameMeshAsStartingOver()
    {
        VoxelGrid grid = randomGrid({90, 66, 30}, 2, 0.85, 33);
        VoxelBinding binding = makeBinding(grid, 0, nearestOf(5, grid.size(), 3));
        const Palette palette = paletteWithGlass({2});
        BoneMesh mesh;
        mesh.build({grid, palette, &binding});
        const BoneMesh copy = mesh;
        const MeshBlock atFirst = mesh.block(0);
        Random random(11);
        for (int round = 0; round < 24; ++round) {
            const VoxelBinding before = binding;
            const Int3 at{random.below(90), random.below(66), random.below(30)};
            const int size = 1 + random.below(9);
            VoxelBox dirty;
            for (int i = 0; i < size * size * size; ++i) {
                const Int3 p{at.x + i % size, at.y + i / size % size, at.z + i / (size * size)};
                if (!grid.contains(p))
                    continue;
                if (round % 3 == 2)
                    grid.set(p, static_cast<std::uint8_t>(random.below(3)));
                else
                    binding.set(p, static_cast<JointId>(round % 7));
                dirty.include(p);
            }
            const MeshSource source{grid, palette, &binding};
            const auto touched = round % 3 == 1 ? mesh.update(source, before) : mesh.update(source, dirty);
            BoneMesh fresh;
            fresh.build(source);
            for (int i = 0; i < mesh.blockCount(); ++i) {
                QVERIFY(sortedQuads(mesh.block(i)) == sortedQuads(fresh.block(i)));
            }
            QVERIFY(touched.size() <= 8);
        }
        QVERIFY(copy.block(0) == atFirst);
        QVERIFY(!(mesh.block(0) == atFirst));
    }

    /// A stroke reads only what it touches, so whatever else changes what a block looks like has to be noticed.
    void whatWasReadBeforeIsNotTrustedTooLong()
    {
        VoxelGrid grid = randomGrid({140, 130, 12}, 3, 0.8, 17);
        VoxelBinding binding(grid.size(), 4); // one joint everywhere
        Palette palette = paletteWithGlass({3});
        BoneMesh mesh;
        mesh.build({grid, palette, &binding});
        const auto paint = [&](Int3 at, JointId joint) {
            VoxelBox dirty;
            for (int i = 0; i < 64; ++i) {
                const Int3 p{at.x + i % 4, at.y + i / 4 % 4, at.z + i / 16};
                binding.set(p, joint);
                dirty.include(p);
            }
            return mesh.update({grid, palette, &binding}, dirty);
        };
        const auto agrees = [&] {
            BoneMesh fresh;
            fresh.build({grid, palette, &binding});
            for (int i = 0; i < mesh.blockCount(); ++i) {
                if (sortedQuads(mesh.block(i)) != sortedQuads(fresh.block(i)))
                    return false;
            }
            return true;
        };
        // More blocks than are remembered, there and back; the first dab in each is also its second joint.
        for (const int y : {10, 62, 126}) {
            for (const int x : {2, 62, 100, 126, 136, 62, 2})
                paint({x, y, 8}, static_cast<JointId>(x / 60 + y));
        }
        QVERIFY(agrees());
        // Back to one joint.
        binding = VoxelBinding(grid.size(), 4);
        mesh.update({grid, palette, &binding}, VoxelBox::whole(grid.size()));
        QVERIFY(agrees());
        // Another mesh is assigned over one that has worked.
        const BoneMesh atFirst = mesh;
        paint({30, 30, 4}, 9);
        paint({34, 30, 4}, 9);
        binding = VoxelBinding(grid.size(), 4);
        mesh = atFirst;
        paint({50, 30, 4}, 7);
        QVERIFY(agrees());
        // The last glass of a block goes, and comes back.
        for (const std::uint8_t color : {2, 3}) {
            VoxelBox dirty;
            for (std::size_t i = 0; i < grid.cellCount(); ++i) {
                const int at = static_cast<int>(i);
                const Int3 p{at % 140, at / 140 % 130, at / (140 * 130)};
                if (p.x >= 60 || p.y >= 60 || grid.at(p) == 0)
                    continue;
                grid.set(p, p.x == 30 ? color : 1);
                dirty.include(p);
            }
            mesh.update({grid, palette, &binding}, dirty);
            QVERIFY(agrees());
            paint({31, 31, 5}, color);
            QVERIFY(agrees());
        }
        // A change across a corner touches two blocks of the four that meet there.
        QCOMPARE(paint({60, 60, 6}, 11).size(), std::size_t(3));
        QVERIFY(agrees());
    }

    void wallsBetweenJointsStandOnBothSides()
    {
        const VoxelGrid grid = randomGrid({4, 1, 1}, 1, 2, 1);
        const VoxelBinding binding = makeBinding(grid, 0, [](Int3 p) { return p.x < 2 ? 0 : 7; });
        BoneMesh mesh;
        mesh.build({grid, paletteWithGlass({}), &binding});
        const MeshBlock joined = mesh.joined();
        QCOMPARE(joined.joints.size(), std::size_t(2));
        QCOMPARE(joined.quads.size(), std::size_t(12));
        QCOMPARE(int(joined.joints[1].joint), 7);
        int walls = 0;
        for (const MeshQuad &quad : joined.quads)
            walls += faceAxis(quad.side) == 0 && quad.plane == 2;
        QCOMPARE(walls, 2);
    }

    void cornersTurnOutwards()
    {
        const VoxelGrid grid = randomGrid({3, 4, 5}, 1, 2, 1);
        BoneMesh mesh;
        mesh.build({grid, paletteWithGlass({}), nullptr});
        QCOMPARE(mesh.block(0).quads.size(), std::size_t(6));
        for (const MeshQuad &quad : mesh.block(0).quads) {
            const auto c = quadCorners(quad);
            const auto point = [&](std::size_t i) { return Eigen::Vector3f(c[i][0], c[i][1], c[i][2]); };
            const Eigen::Vector3f normal = (point(1) - point(0)).cross(point(2) - point(1));
            Eigen::Vector3f wanted = Eigen::Vector3f::Zero();
            wanted[faceAxis(quad.side)] = facesUp(quad.side) ? 1.0F : -1.0F;
            QCOMPARE(normal.normalized(), wanted);
            QCOMPARE(normal.norm(), float(quad.area()));
        }
    }
};

QTEST_GUILESS_MAIN(BoneMesherTest)
#include "tst_bone_mesher.moc"

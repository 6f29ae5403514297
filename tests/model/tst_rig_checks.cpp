#include "model/voxel/rig_checks.h"
#include "model/voxel/voxel_components.h"
#include "tests/support/voxel_models.h"

#include <QElapsedTimer>
#include <QTest>

#include <map>

using namespace marrow;
using namespace marrow::testing;

namespace {

Joint joint(JointId id, std::optional<JointId> parent, Eigen::Vector3f at, const char *name)
{
    Joint result{id, parent, {}, QString::fromUtf8(name)};
    result.rest.translation = at;
    return result;
}

const Issue *find(const Report &report, const char *code, const QString &pointer = {})
{
    for (const Issue &issue : report.issues()) {
        if (issue.code == QLatin1String(code) && (pointer.isEmpty() || issue.pointer == pointer))
            return &issue;
    }
    return nullptr;
}

int count(const Report &report, const char *code)
{
    int n = 0;
    for (const Issue &issue : report.issues())
        n += issue.code == QLatin1String(code);
    return n;
}

/// A bar of 40 voxels along x, the left half on joint 1, the right half on joint 2.
struct Bar
{
    VoxelGrid grid = randomGrid({40, 5, 5}, 1, 2, 1);
    Rig rig;
    Bar()
    {
        rig.skeleton.insert(joint(0, {}, {20, 2, 2}, "root"));
        rig.skeleton.insert(joint(1, JointId(0), {-10, 0, 0}, "left"));
        rig.skeleton.insert(joint(2, JointId(0), {10, 0, 0}, "right"));
        rig.binding = makeBinding(grid, 0, [](Int3 p) { return p.x < 20 ? 1 : 2; });
    }
};

} // namespace

class RigChecksTest : public QObject
{
    Q_OBJECT

private slots:
    void aSoundRigHasOnlyRemarks()
    {
        const Bar bar;
        const Report report = checkRig(bar.grid, bar.rig);
        QVERIFY(!report.has(Severity::Warning) && !report.has(Severity::Error));
        QCOMPARE(find(report, "rig.joint-empty")->pointer, QString("joint/0"));
    }

    void findsWhatIsWrong()
    {
        Bar bar;
        bar.rig.skeleton.insert(joint(3, JointId(1), {0, 1, 0}, "right"));
        bar.rig.binding.set({3, 2, 2}, 2);
        bar.rig.binding.set({4, 2, 2}, 2);
        bar.rig.binding.set({30, 0, 0}, 0);
        bar.rig.binding.set({30, 0, 1}, 0);
        bar.rig.binding.set({35, 4, 4}, 0);
        bar.rig.binding.set({12, 0, 0}, 77);
        const Report report = checkRig(bar.grid, bar.rig);
        const Issue *island = find(report, "rig.joint-island");
        QVERIFY(island);
        QCOMPARE(island->pointer, QString("voxel/3,2,2"));
        QVERIFY(island->message.contains("right") && island->message.contains("2"));
        QVERIFY(find(report, "rig.voxel-far", "voxel/3,2,2"));
        const Issue *name = find(report, "rig.duplicate-name");
        QVERIFY(name && name->message.contains("root/right") && name->message.contains("root/left/right"));
        QVERIFY(name->severity == Severity::Warning);
        QVERIFY(find(report, "rig.joint-empty", "joint/3")->severity == Severity::Warning);
        QCOMPARE(count(report, "rig.default-unassigned"), 1);
        QCOMPARE(find(report, "rig.default-unassigned")->pointer, QString("voxel/35,4,4"));
        QCOMPARE(find(report, "rig.unknown-joint")->pointer, QString("voxel/12,0,0"));
        QVERIFY(find(report, "rig.unknown-joint")->severity == Severity::Error);
        bar.rig.binding.setDefaultJoint(500);
        QVERIFY(find(checkRig(bar.grid, bar.rig), "rig.default-unknown"));
    }

    /// Voxels that are all the default joint has, far from it and beside another bone, were missed as well.
    void whatIsLeftFarFromTheDefaultJointIsTold()
    {
        const VoxelGrid grid = randomGrid({40, 5, 5}, 1, 2, 1);
        Rig rig;
        rig.skeleton.insert(joint(0, {}, {0, 2, 2}, "root"));
        rig.skeleton.insert(joint(1, {}, {30, 2, 2}, "left"));
        rig.binding = makeBinding(grid, 0, [](Int3) { return 1; });
        QCOMPARE(count(checkRig(grid, rig), "rig.default-unassigned"), 0);
        Int3 missed{38, 2, 2};
        while (grid.at(missed) == 0)
            missed.z = (missed.z + 1) % 5;
        rig.binding.set(missed, 0);
        const Report report = checkRig(grid, rig);
        QCOMPARE(count(report, "rig.default-unassigned"), 1);
        QVERIFY(find(report, "rig.default-unassigned")->message.contains("left"));
        // Beside its own bone it may be meant.
        rig.binding.set(missed, 1);
        rig.binding.set({1, 2, 2}, 0);
        QCOMPARE(count(checkRig(grid, rig), "rig.default-unassigned"), 0);
    }

    void aFreshRigIsToldSo()
    {
        Bar bar;
        bar.rig.binding = VoxelBinding(bar.grid.size(), 0);
        const Report report = checkRig(bar.grid, bar.rig);
        QVERIFY(find(report, "rig.default-everything"));
        QCOMPARE(count(report, "rig.default-unassigned"), 0);
    }

    void manyFindingsAreSummedUp()
    {
        Bar bar;
        for (int x = 0; x < 20; x += 2)
            bar.rig.binding.set({x, 0, 0}, 2);
        RigCheckOptions options;
        options.maxPerJoint = 4;
        const Report report = checkRig(bar.grid, bar.rig, options);
        QCOMPARE(count(report, "rig.joint-island"), 5);
    }

    void piecesAreWhatAFloodFinds()
    {
        for (std::uint64_t seed = 1; seed < 8; ++seed) {
            const VoxelGrid grid = randomGrid({17, 13, 11}, 2, 0.35, seed);
            const VoxelBinding binding = makeBinding(grid, 0, nearestOf(4, grid.size(), seed));
            for (const bool byJoint : {false, true}) {
                const VoxelComponents found = findComponents(grid, byJoint ? &binding : nullptr);
                std::vector<int> label(grid.cellCount(), -1);
                int next = 0;
                for (std::uint32_t start = 0; start < grid.cellCount(); ++start) {
                    if (grid.data()[start] == 0 || label[start] >= 0)
                        continue;
                    std::vector<std::uint32_t> queue{start};
                    label[start] = next;
                    for (std::size_t i = 0; i < queue.size(); ++i) {
                        const Int3 cell = grid.position(queue[i]);
                        for (int side = 0; side < 6; ++side) {
                            Int3 beside = cell;
                            beside[side / 2] += side % 2 != 0 ? 1 : -1;
                            if (grid.atOrEmpty(beside) != 0 && label[grid.offset(beside)] < 0 &&
                                (!byJoint || binding.at(beside) == binding.at(cell))) {
                                label[grid.offset(beside)] = next;
                                queue.push_back(grid.offset(beside));
                            }
                        }
                    }
                    QCOMPARE(found.components[std::size_t(next)].voxels, queue.size());
                    QCOMPARE(found.components[std::size_t(next)].first, grid.position(start));
                    QCOMPARE(found.voxelsOf(next).count(), queue.size());
                    ++next;
                }
                QCOMPARE(found.components.size(), std::size_t(next));
                for (std::uint32_t offset = 0; offset < grid.cellCount(); ++offset)
                    QCOMPARE(found.componentAt(offset), label[offset]);
            }
        }
    }

    void theLargestGridTakesNoLongerThanItsCells()
    {
        const Int3 size{255, 255, 255};
        Rig rig;
        for (JointId id = 0; id < 200; ++id)
            rig.skeleton.insert(joint(id, id == 0 ? std::nullopt : std::optional<JointId>(0), {float(id), 0, 0}, "same"));
        const VoxelGrid grid = randomGrid(size, 1, 0.25, 9);
        rig.binding = VoxelBinding(size, 0);
        QElapsedTimer timer;
        timer.start();
        const Report report = checkRig(grid, rig);
        QVERIFY(report.issues().size() < 300);
        QVERIFY2(timer.elapsed() < 20000, qPrintable(QString::number(timer.elapsed())));
    }
};

QTEST_GUILESS_MAIN(RigChecksTest)
#include "tst_rig_checks.moc"

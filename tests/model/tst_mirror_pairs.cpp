// Names, pairs, mirror images, and the sets of voxels they are made of.

#include "model/voxel/mirror_pairs.h"
#include "tests/support/voxel_models.h"

#include <QTest>

#include <set>

using namespace marrow;
using namespace marrow::testing;

namespace {

VoxelSet setOf(const std::set<std::uint32_t> &offsets)
{
    return VoxelSet::fromOffsets({offsets.rbegin(), offsets.rend()});
}

std::set<std::uint32_t> offsetsOf(const VoxelSet &set)
{
    std::set<std::uint32_t> result;
    set.forEach([&](std::uint32_t offset) { result.insert(offset); });
    return result;
}

} // namespace

class MirrorPairsTest : public QObject
{
    Q_OBJECT

private slots:
    void namesChangeSides_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("mirrored");
        const std::pair<const char *, const char *> pairs[] = {
            {"arm_L", "arm_R"},           {"arm_r", "arm_l"},           {"arm.L", "arm.R"},
            {"arm.l.001", "arm.r.001"},   {"L_arm", "R_arm"},           {"l-arm", "r-arm"},
            {"LeftArm", "RightArm"},      {"armLeft", "armRight"},      {"left_hand", "right_hand"},
            {"LEFT_HAND", "RIGHT_HAND"},  {"RightUpLeg", "LeftUpLeg"},  {"mixamorig:LeftFoot", "mixamorig:RightFoot"},
            {"左腕", "右腕"},             {"右足ＩＫ", "左足ＩＫ"},     {"手左", "手右"},
            {"upper_arm_L", "upper_arm_R"}, {"handL", "handR"},         {"leg_L2", "leg_R2"},
            {"leftarm", "rightarm"},      {"arm L", "arm R"},
        };
        for (const auto &[name, mirrored] : pairs)
            QTest::newRow(name) << QString::fromUtf8(name) << QString::fromUtf8(mirrored);
    }
    void namesChangeSides()
    {
        QFETCH(QString, name);
        QFETCH(QString, mirrored);
        const auto result = mirroredName(name);
        QVERIFY(result.has_value());
        QCOMPARE(*result, mirrored);
        QCOMPARE(*mirroredName(mirrored), name);
        QVERIFY(sideOfName(name) != NameSide::None && sideOfName(name) != sideOfName(mirrored));
    }

    void otherNamesHaveNoSide_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"roll", "Lamp", "spine", "chest 胸", "ear", "pelvis", "tail", "L", "ruler", "brightness", "BALL", "", "CTRL"})
            QTest::newRow(name) << QString::fromUtf8(name);
    }
    void otherNamesHaveNoSide()
    {
        QFETCH(QString, name);
        QVERIFY2(!mirroredName(name), qPrintable(mirroredName(name).value_or(QString())));
    }

    void jointsFindTheirPartners()
    {
        Skeleton skeleton;
        skeleton.insert({0, {}, {}, "hips"});
        skeleton.insert({1, JointId(0), {}, "Arm_L"});
        skeleton.insert({2, JointId(0), {}, "arm_r"});
        skeleton.insert({3, JointId(0), {}, "leg_L"});
        skeleton.insert({4, JointId(1), {}, "finger_L"});
        skeleton.insert({5, JointId(2), {}, "finger_R"});
        skeleton.insert({6, JointId(0), {}, "finger_R"});
        JointPairs pairs(skeleton);
        QCOMPARE(*pairs.partner(0), JointId(0));
        QCOMPARE(*pairs.partner(1), JointId(2));
        QCOMPARE(*pairs.partner(2), JointId(1));
        QVERIFY(!pairs.partner(3));
        QCOMPARE(*pairs.partner(4), JointId(5));
        QCOMPARE(*pairs.partner(5), JointId(4));
        QVERIFY(!pairs.partner(6));
        QVERIFY(pairs.unpaired() == (std::vector<JointId>{3, 6}));
        pairs.setPair(3, 6);
        QCOMPARE(*pairs.partner(6), JointId(3));
    }

    void setsBehaveLikeSets()
    {
        Random random(3);
        for (int round = 0; round < 50; ++round) {
            std::set<std::uint32_t> a;
            std::set<std::uint32_t> b;
            for (int i = 0; i < 150; ++i) {
                a.insert(random.next() % 300);
                b.insert(random.next() % 300);
            }
            const VoxelSet sa = setOf(a);
            const VoxelSet sb = setOf(b);
            std::set<std::uint32_t> both = a;
            both.insert(b.begin(), b.end());
            std::set<std::uint32_t> shared;
            std::set<std::uint32_t> only;
            std::vector<std::uint64_t> bits(5, 0);
            for (const std::uint32_t offset : a) {
                (b.count(offset) ? shared : only).insert(offset);
                bits[offset / 64] |= std::uint64_t(1) << (offset % 64);
            }
            QVERIFY(offsetsOf(sa) == a);
            QCOMPARE(sa.count(), a.size());
            QVERIFY(VoxelSet::fromBits(bits) == sa);
            QVERIFY(sa.united(sb) == setOf(both));
            QVERIFY(sa.intersected(sb) == setOf(shared));
            QVERIFY(sa.without(sb) == setOf(only));
            for (std::uint32_t offset = 0; offset < 300; ++offset)
                QCOMPARE(sa.contains(offset), a.count(offset) > 0);
            for (std::size_t i = 1; i < sa.runs().size(); ++i)
                QVERIFY(sa.runs()[i - 1].end() < sa.runs()[i].first);
            // The bounds of any set are those of its cells.
            const VoxelGrid grid({7, 9, 5});
            VoxelBox box;
            for (const std::uint32_t offset : a)
                box.include(grid.position(offset));
            QVERIFY(sa.bounds(grid.size()) == box);
        }
        QVERIFY(VoxelSet::fromBits({~std::uint64_t(0), 1}).runs() == (std::vector<VoxelRun>{{0, 65}}));
        QVERIFY(VoxelSet().bounds({3, 3, 3}).empty());
    }

    void planesStandInHalfVoxels()
    {
        QCOMPARE(MirrorPlane::middle({8, 1, 1}, 0).mirrored({0, 0, 0}), (Int3{7, 0, 0}));
        QCOMPARE(MirrorPlane::middle({7, 1, 1}, 0).mirrored({3, 0, 0}), (Int3{3, 0, 0}));
        const MirrorPlane border{2, 20};
        QCOMPARE(border.mirrored({0, 0, 9}), (Int3{0, 0, 10}));
        const MirrorPlane inCell{2, 19};
        QCOMPARE(inCell.mirrored({0, 0, 9}), (Int3{0, 0, 9}));
    }

    void imagesAreFoundOrListed()
    {
        VoxelGrid grid = makeGrid({7, 3, 1}, [](Int3) { return 1; });
        grid.set({6, 0, 0}, 0);
        std::vector<std::uint32_t> chosen;
        for (int x = 0; x < 4; ++x)
            chosen.push_back(grid.offset({x, 0, 0}));
        const MirroredSet result = mirrorSet(grid, VoxelSet::fromOffsets(chosen), MirrorPlane::middle(grid.size(), 0));
        QVERIFY(offsetsOf(result.partners) == (std::set<std::uint32_t>{4, 5}));
        QVERIFY(offsetsOf(result.withoutPartner) == (std::set<std::uint32_t>{0}));
        const MirroredSet outside = mirrorSet(grid, VoxelSet::fromOffsets({0}), {1, -4});
        QVERIFY(outside.partners.empty() && outside.withoutPartner.count() == 1);
    }
};

QTEST_GUILESS_MAIN(MirrorPairsTest)
#include "tst_mirror_pairs.moc"

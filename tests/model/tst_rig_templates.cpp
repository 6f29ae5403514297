// Templates and the automatic binding on awkward figures (scenario D12).

#include "model/commands/voxel_commands.h"
#include "model/voxel/binding_ops.h"
#include "model/voxel/rig_templates.h"
#include "model/voxel/skeleton_ops.h"
#include "tests/support/voxel_models.h"

#include <QTest>

#include <set>

using namespace marrow;
using namespace marrow::testing;

namespace {

bool inBox(Int3 p, VoxelBox box)
{
    return box.contains(p);
}

/// A figure of 60 voxels that stands off-centre in a grid of 70×64×30: legs apart, arms hanging beside the body without touching
/// the thighs, a hat that floats, a sword beside the right hand, thirteen specks.
VoxelGrid awkwardFigure(bool withBackpack = false)
{
    const int m = 40; // the middle lies between the cells 39 and 40
    VoxelGrid grid = makeGrid({70, 72, 30}, [&](Int3 p) {
        const int x = p.x >= m ? p.x - m : m - 1 - p.x;
        const bool z = p.z >= 11 && p.z < 19;
        const bool leg = x >= 1 && x < 6 && p.y < 28 && z;
        const bool foot = x >= 1 && x < 6 && p.y < 3 && p.z >= 11 && p.z < 23;
        const bool torso = x < 7 && p.y >= 28 && p.y < 48 && z;
        const bool arm = x >= 8 && x < 12 && p.y >= 22 && p.y < 47 && p.z >= 12 && p.z < 18;
        const bool shoulder = x >= 7 && x < 8 && p.y >= 42 && p.y < 47 && p.z >= 12 && p.z < 18;
        const bool neck = x < 2 && p.y >= 48 && p.y < 50 && p.z >= 13 && p.z < 17;
        const bool head = x < 5 && p.y >= 50 && p.y < 60 && p.z >= 10 && p.z < 20;
        const bool hat = x < 6 && p.y >= 62 && p.y < 65 && p.z >= 9 && p.z < 21;
        const bool sword = p.x >= 22 && p.x < 24 && p.y >= 10 && p.y < 40 && p.z == 24;
        const bool backpack = withBackpack && x < 5 && p.y >= 34 && p.y < 44 && p.z >= 4 && p.z < 11;
        return leg || foot || torso || arm || shoulder || neck || head || hat || sword || backpack ? 1 : 0;
    });
    for (int i = 0; i < 13; ++i)
        grid.set({2 + 5 * i, 70, (i * 7) % 29}, 2);
    return grid;
}

JointId named(const Skeleton &skeleton, const char *name)
{
    for (const Joint &joint : skeleton.joints()) {
        if (joint.name == QLatin1String(name))
            return joint.id;
    }
    return 60000;
}

} // namespace

class RigTemplatesTest : public QObject
{
    Q_OBJECT

private slots:
    void theHumanoidHasItsJointsInPlace()
    {
        const VoxelGrid grid = awkwardFigure();
        const auto skeleton = fitTemplate(grid, {});
        QVERIFY(skeleton.ok());
        QCOMPARE(skeleton->size(), std::size_t(22));
        const char *names[] = {"root", "hips", "spine", "chest", "neck", "head", "shoulder_L", "shoulder_R", "upper_arm_L", "upper_arm_R",
                               "forearm_L", "forearm_R", "hand_L", "hand_R", "thigh_L", "thigh_R", "shin_L", "shin_R", "foot_L", "foot_R", "toe_L", "toe_R"};
        for (const char *name : names)
            QVERIFY2(skeleton->contains(named(*skeleton, name)), name);
        const auto at = [&](const char *name) { return Eigen::Vector3f(worldOf(*skeleton, named(*skeleton, name)).translation()); };
        for (const char *name : {"root", "hips", "spine", "chest", "neck", "head"})
            QVERIFY2(std::abs(at(name).x() - 40) < 0.01F, name);
        QVERIFY(std::abs(at("thigh_L").y() - 28) < 2.5F);
        QVERIFY(at("neck").y() > 44 && at("neck").y() < 50);
        QVERIFY(at("head").y() > 48 && at("head").y() < 54);
        QVERIFY(at("thigh_L").x() > 41 && at("thigh_L").x() < 46);
        QVERIFY(at("upper_arm_L").x() > 47 && at("forearm_L").x() > 47.9F && at("forearm_L").x() < 52);
        QVERIFY(at("hand_L").y() > 22 && at("hand_L").y() < 30);
        QVERIFY(at("toe_L").z() > at("foot_L").z());
        for (const char *name : {"thigh", "shin", "foot", "toe", "upper_arm", "forearm", "hand", "shoulder"}) {
            const Eigen::Vector3f left = at((std::string(name) + "_L").c_str());
            const Eigen::Vector3f right = at((std::string(name) + "_R").c_str());
            QVERIFY((left + right - Eigen::Vector3f(80, 2 * left.y(), 2 * left.z())).norm() < 1e-3F);
            QVERIFY(left.x() > right.x());
        }
        for (const Joint &joint : skeleton->joints())
            QVERIFY(joint.rest.rotation.isApprox(Eigen::Quaternionf::Identity()));
        const auto backwards = fitTemplate(grid, {RigTemplate::Humanoid, true});
        QVERIFY(worldOf(*backwards, named(*backwards, "hand_L")).translation().x() < 40);
        QVERIFY(worldOf(*backwards, named(*backwards, "toe_L")).translation().z() < worldOf(*backwards, named(*backwards, "foot_L")).translation().z());
    }

    void everyVoxelOfAnAwkwardFigureGetsOneSensibleJoint()
    {
        const VoxelGrid grid = awkwardFigure();
        const Skeleton skeleton = *fitTemplate(grid, {});
        const auto bound = autoBind(grid, skeleton);
        QVERIFY(bound.ok());
        const auto jointName = [&](Int3 p) { return skeleton.find(bound->binding.at(p))->name; };
        for (std::uint32_t offset = 0; offset < grid.cellCount(); ++offset) {
            const Int3 p = grid.position(offset);
            if (grid.at(p) == 0)
                continue;
            QVERIFY(skeleton.contains(bound->binding.at(p)));
            const NameSide side = sideOfName(jointName(p));
            QVERIFY2(p.x >= 40 ? side != NameSide::Right : side != NameSide::Left, qPrintable(jointName(p)));
            QVERIFY(jointName(p) != "root");
            // Arms hang a voxel beside the thighs and must not be mixed with them.
            if (inBox(p, {{48, 22, 12}, {51, 40, 17}}) || inBox(p, {{28, 22, 12}, {31, 40, 17}}))
                QVERIFY2(jointName(p).contains("arm") || jointName(p).contains("hand"), qPrintable(jointName(p)));
            if (inBox(p, {{34, 4, 11}, {45, 24, 18}}))
                QVERIFY2(jointName(p).contains("thigh") || jointName(p).contains("shin") || jointName(p).contains("foot"), qPrintable(jointName(p)));
            if (inBox(p, {{35, 53, 10}, {44, 59, 19}}))
                QCOMPARE(jointName(p), QString("head"));
        }
        // Hat, sword and thirteen specks, each whole, each listed.
        QCOMPARE(bound->islands.size(), std::size_t(15));
        std::size_t viaIsland = 0;
        for (const BoundIsland &island : bound->islands)
            viaIsland += island.voxels;
        QCOMPARE(viaIsland, std::size_t(12 * 3 * 12 + 2 * 30 + 13));
        QCOMPARE(jointName({40, 63, 15}), QString("head"));
        std::set<JointId> hat;
        std::set<JointId> sword;
        for (int i = 0; i < 12; ++i)
            hat.insert(bound->binding.at({34 + i, 62, 9 + i}));
        for (int y = 10; y < 40; ++y)
            sword.insert(bound->binding.at({22, y, 24}));
        QCOMPARE(hat.size(), std::size_t(1));
        QCOMPARE(sword.size(), std::size_t(1));
        QVERIFY(sideOfName(skeleton.find(*sword.begin())->name) == NameSide::Right);
        QCOMPARE(bound->joints.size(), skeleton.size());
        std::size_t total = 0;
        for (const JointConfidence &joint : bound->joints) {
            total += joint.voxels;
            QVERIFY(joint.confidence >= 0 && joint.confidence <= 1);
            if (joint.joint != named(skeleton, "root"))
                QVERIFY2(joint.voxels > 0, qPrintable(skeleton.find(joint.joint)->name));
        }
        std::size_t solid = 0;
        for (std::size_t i = 0; i < grid.cellCount(); ++i)
            solid += grid.data()[i] != 0;
        QCOMPARE(total, solid);
    }

    void anAddedPartLeavesTheRestAlone()
    {
        const VoxelGrid before = awkwardFigure();
        const Skeleton skeleton = *fitTemplate(before, {});
        VoxelBinding painted = autoBind(before, skeleton)->binding;
        // By hand: the left forearm is given to the chest.
        painted.set({49, 30, 14}, named(skeleton, "chest"));
        const VoxelGrid after = awkwardFigure(true);
        AutoBindOptions options;
        options.keep = &painted;
        const auto bound = autoBind(after, skeleton, options);
        QVERIFY(bound.ok());
        for (std::uint32_t offset = 0; offset < after.cellCount(); ++offset) {
            const Int3 p = after.position(offset);
            if (before.at(p) != 0)
                QCOMPARE(bound->binding.at(p), painted.at(p));
            else if (after.at(p) != 0)
                QVERIFY(bound->binding.at(p) != painted.defaultJoint());
        }
        QVERIFY(skeleton.find(bound->binding.at({40, 40, 5}))->name.contains("spine") || skeleton.find(bound->binding.at({40, 40, 5}))->name.contains("chest"));
    }

    void twoShellsAndLooseLimbsAreBoundVoxelByVoxel()
    {
        // Arms that do not touch the body at all are still large enough to bend.
        const VoxelGrid grid = makeGrid({40, 40, 12}, [](Int3 p) {
            const int x = p.x >= 20 ? p.x - 20 : 19 - p.x;
            const bool inner = x < 4 && p.y < 30 && p.z >= 4 && p.z < 8;
            const bool outer = (x == 6 || p.z == 1 || p.z == 10) && x < 7 && p.y < 30 && p.z >= 1 && p.z < 11;
            return inner || outer ? 1 : 0;
        });
        Skeleton skeleton;
        Joint low{0, {}, {}, "low"};
        low.rest.translation = Eigen::Vector3f(20, 5, 6);
        Joint high{1, JointId(0), {}, "high"};
        high.rest.translation = Eigen::Vector3f(0, 15, 0);
        skeleton.insert(low);
        skeleton.insert(high);
        const auto bound = autoBind(grid, skeleton);
        QVERIFY(bound->islands.empty());
        const auto counts = voxelsPerJoint(grid, bound->binding);
        QVERIFY(counts.at(0) > 100 && counts.at(1) > 100);
        QCOMPARE(bound->binding.at({13, 2, 5}), JointId(0));
        QCOMPARE(bound->binding.at({13, 28, 5}), JointId(1));
    }

    void refusalsAreTold()
    {
        QCOMPARE(fitTemplate(VoxelGrid({5, 5, 5}), {}).error().code, QString("template.empty"));
        const VoxelGrid grid = awkwardFigure();
        QCOMPARE(autoBind(grid, Skeleton()).error().code, QString("binding.no-joints"));
        const auto stop = std::make_shared<std::atomic_bool>(true);
        QCOMPARE(autoBind(grid, *fitTemplate(grid, {}), {}, Progress({}, stop)).error().code, QString("binding.cancelled"));
        QVERIFY(autoBind(VoxelGrid({4, 4, 4}), *fitTemplate(grid, {})).ok());
    }

    void bindingStopsAnywhere()
    {
        VoxelGrid grid({64, 64, 64});
        std::fill_n(grid.mutableData(), grid.cellCount(), std::uint8_t(1));
        const Skeleton skeleton = *fitTemplate(grid, {});
        double last = 0;
        const auto bound = autoBind(grid, skeleton, {}, Progress([&](double fraction, const QString &) {
                                        QVERIFY(fraction >= last);
                                        last = fraction;
                                    }, nullptr));
        QVERIFY(bound.ok());
        QCOMPARE(last, 1.0);
        for (const double when : {0.0, 0.3, 0.8, 0.95}) {
            const auto stop = std::make_shared<std::atomic_bool>(false);
            int late = 0;
            const auto stopped = autoBind(grid, skeleton, {}, Progress([&](double fraction, const QString &) {
                                              late += stop->load() ? 1 : 0;
                                              *stop = fraction >= when;
                                          }, stop));
            QCOMPARE(stopped.ok() ? QString() : stopped.error().code, QString("binding.cancelled"));
            QCOMPARE(late, 0);
        }
    }

    /// What was made in the background gives the same document as the command alone, and counts for nothing else.
    void preparedRigsAreTheCommandsOwn()
    {
        VoxelAsset asset;
        asset.grid = awkwardFigure();
        const QJsonObject args{{"template", "humanoid"}, {"frontIsMinusZ", true}, {"bind", true}};
        const auto prepared = prepareRig(asset.grid, args);
        QVERIFY(prepared.ok());
        const auto plain = makeVoxelDocument(asset);
        QVERIFY(plain->execute("rig.create", args).ok());
        const auto document = makeVoxelDocument(asset);
        QVERIFY(document->executePrepared("rig.create", args, *prepared).ok());
        QVERIFY(*document->rig() == *plain->rig());
        QCOMPARE(document->undoStack()->count(), 1);
        QCOMPARE(document->undoStack()->text(0), plain->undoStack()->text(0));
        document->undoStack()->undo();
        QVERIFY(!document->rig());
        // Other arguments, another grid: made anew.
        const QJsonObject others{{"template", "quadruped"}, {"bind", true}};
        QVERIFY(document->executePrepared("rig.create", others, *prepared).ok());
        QVERIFY(!(document->rig()->skeleton == plain->rig()->skeleton));
        document->undoStack()->undo();
        asset.grid.set({0, 0, 0}, asset.grid.at({0, 0, 0}) ? 0 : 1);
        const auto other = makeVoxelDocument(asset);
        QVERIFY(other->executePrepared("rig.create", args, *prepared).ok());
        const auto fresh = makeVoxelDocument(asset);
        QVERIFY(fresh->execute("rig.create", args).ok());
        QVERIFY(*other->rig() == *fresh->rig());
        QCOMPARE(prepareRig(VoxelGrid({5, 5, 5}), args).error().code, QString("template.empty"));
    }

    void otherTemplatesFit_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("joints");
        QTest::newRow("quadruped") << int(RigTemplate::Quadruped) << 20;
        QTest::newRow("arm") << int(RigTemplate::Arm) << 7;
        QTest::newRow("vehicle") << int(RigTemplate::Vehicle) << 7;
        QTest::newRow("humanoid") << int(RigTemplate::Humanoid) << 22;
    }
    void otherTemplatesFit()
    {
        QFETCH(int, kind);
        QFETCH(int, joints);
        const VoxelGrid dog = makeGrid({20, 24, 50}, [](Int3 p) {
            const int x = p.x >= 10 ? p.x - 10 : 9 - p.x;
            const bool leg = x >= 2 && x < 5 && p.y < 10 && ((p.z >= 6 && p.z < 10) || (p.z >= 30 && p.z < 34));
            const bool body = x < 5 && p.y >= 10 && p.y < 18 && p.z >= 5 && p.z < 36;
            const bool head = x < 4 && p.y >= 14 && p.y < 24 && p.z >= 36 && p.z < 46;
            const bool tail = x < 1 && p.y >= 14 && p.y < 16 && p.z < 5;
            return leg || body || head || tail ? 1 : 0;
        });
        const auto skeleton = fitTemplate(dog, {static_cast<RigTemplate>(kind), false});
        QVERIFY(skeleton.ok());
        QCOMPARE(skeleton->size(), std::size_t(joints));
        QCOMPARE(skeleton->roots().size(), std::size_t(1));
        QCOMPARE(skeleton->parentsFirst().size(), skeleton->size());
        const VoxelBox box = occupiedBox(dog).grown(2);
        for (const auto &world : restWorlds(*skeleton)) {
            const Eigen::Vector3f p = world.translation();
            QVERIFY(p.allFinite() && box.contains({int(std::floor(p.x())), int(std::floor(p.y())), int(std::floor(p.z()))}));
        }
        const auto bound = autoBind(dog, *skeleton);
        QVERIFY(bound.ok());
        if (kind == int(RigTemplate::Quadruped)) {
            const auto nameAt = [&](Int3 p) { return skeleton->find(bound->binding.at(p))->name; };
            QCOMPARE(nameAt({13, 1, 31}), QString("front_paw_L"));
            QCOMPARE(nameAt({6, 1, 7}), QString("back_paw_R"));
            QCOMPARE(nameAt({10, 20, 42}), QString("head"));
            QVERIFY(nameAt({10, 15, 0}).startsWith("tail"));
        }
        // A single voxel is enough for any of them.
        VoxelGrid one({1, 1, 1});
        one.set({0, 0, 0}, 1);
        const auto tiny = fitTemplate(one, {static_cast<RigTemplate>(kind), false});
        QVERIFY(tiny.ok());
        for (const auto &world : restWorlds(*tiny))
            QVERIFY(world.matrix().allFinite());
        QVERIFY(autoBind(one, *tiny).ok());
    }
};

QTEST_GUILESS_MAIN(RigTemplatesTest)
#include "tst_rig_templates.moc"

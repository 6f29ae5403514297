// The humanoid template and the automatic binding on the bundled figures, against the rigs they were given by hand.

#include "io/vfp/vfp_file.h"
#include "model/voxel/pose_sampling.h"
#include "model/voxel/rig_checks.h"
#include "model/voxel/rig_templates.h"
#include "model/voxel/mirror_pairs.h"
#include "model/voxel/solid_cells.h"

#include <QTest>

using namespace marrow;

namespace {

enum class Part { Head, Arm, Leg, Trunk };

Part partOf(const QString &name)
{
    if (name.startsWith("head") || name == "neck")
        return Part::Head;
    if (name.contains("arm") || name.startsWith("hand") || name.startsWith("shoulder"))
        return Part::Arm;
    if (name.startsWith("leg") || name.startsWith("thigh") || name.startsWith("shin") || name.startsWith("foot") || name.startsWith("toe"))
        return Part::Leg;
    return Part::Trunk;
}

float lowestPoint(const VoxelAsset &asset, const AnimationClip &clip, double timeMs)
{
    const Pose pose = samplePose(asset.rig->skeleton, &clip, timeMs);
    float low = 1e9F;
    forEachSolid(asset.grid, asset.rig->binding, VoxelBox::whole(asset.grid.size()), [&](Int3 cell, std::uint32_t, JointId joint) {
        const Eigen::Affine3f &moved = pose.skinning[std::size_t(asset.rig->skeleton.indexOf(joint))];
        for (int corner = 0; corner < 8; ++corner) {
            const Eigen::Vector3f p(float(cell.x + (corner & 1)), float(cell.y + (corner >> 1 & 1)), float(cell.z + (corner >> 2)));
            low = std::min(low, (moved * p).y());
        }
    });
    return low;
}

} // namespace

class TemplateSamplesTest : public QObject
{
    Q_OBJECT

private slots:
    /// Each bundled sample has an idle, a walk and a wave that loop, pass the checks and keep the feet on the ground.
    void samplesIdleWalkAndWave_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("chef") << "chef";
        QTest::newRow("cat") << "cat";
    }
    void samplesIdleWalkAndWave()
    {
        QFETCH(QString, name);
        const auto file = openVfp(QStringLiteral(MARROW_SOURCE_DIR) + "/resources/samples/" + name + ".vfp");
        QVERIFY(file.ok());
        QVERIFY(file->report.empty());
        const VoxelAsset &asset = file->asset;
        QVERIFY(asset.rig.has_value());
        const Report checked = checkRig(asset.grid, *asset.rig);
        QVERIFY(!checked.has(Severity::Error));
        QCOMPARE(asset.rig->clips.size(), std::size_t(3));
        const char *words[] = {"idle", "walk", "wave"};
        for (std::size_t c = 0; c < 3; ++c) {
            const AnimationClip &clip = asset.rig->clips[c];
            QVERIFY2(clip.name.startsWith(words[c]), qPrintable(clip.name));
            QVERIFY(lowestPoint(asset, clip, 0) < 0.01F);
            for (int i = 0; i <= 60; ++i) {
                const float low = lowestPoint(asset, clip, clip.durationMs * i / 60.0);
                QVERIFY2(low > -0.08F && low < 0.08F, qPrintable(QString("%1 at %2 of 60: %3").arg(clip.name).arg(i).arg(double(low))));
            }
            const Pose first = samplePose(asset.rig->skeleton, &clip, 0);
            const Pose last = samplePose(asset.rig->skeleton, &clip, clip.durationMs);
            for (std::size_t j = 0; j < first.worlds.size(); ++j)
                QVERIFY((first.worlds[j].matrix() - last.worlds[j].matrix()).norm() < 1e-3F);
        }
    }

    void figuresAreBoundMuchAsByHand_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"chr_base", "chr_chef", "chr_cop1", "chr_hazmat1", "chr_nun", "chr_punk"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void figuresAreBoundMuchAsByHand()
    {
        QFETCH(QString, name);
        const auto file = openVfp(QStringLiteral(MARROW_SOURCE_DIR) + "/tests/data/vfp/" + name + ".vfp");
        QVERIFY(file.ok());
        const VoxelAsset &asset = file->asset;
        QVERIFY(asset.rig.has_value());
        const auto skeleton = fitTemplate(asset.grid, {});
        QVERIFY(skeleton.ok());
        const auto bound = autoBind(asset.grid, *skeleton);
        QVERIFY(bound.ok());
        int total = 0;
        int agreed = 0;
        int crossed = 0;
        const double middle = asset.grid.size().x / 2.0;
        forEachSolid(asset.grid, asset.rig->binding, VoxelBox::whole(asset.grid.size()), [&](Int3 cell, std::uint32_t, JointId byHand) {
            const QString ours = skeleton->find(bound->binding.at(cell))->name;
            const QString theirs = asset.rig->skeleton.find(byHand)->name;
            ++total;
            agreed += partOf(ours) == partOf(theirs);
            const NameSide side = sideOfName(ours);
            crossed += (side == NameSide::Left && cell.x + 0.5 < middle - 1) || (side == NameSide::Right && cell.x + 0.5 > middle + 1);
        });
        QCOMPARE(crossed, 0);
        // The rigs by hand cut straight through at a height each; most voxels must still follow the same part.
        QVERIFY2(100 * agreed >= 64 * total, qPrintable(QString("%1 of %2").arg(agreed).arg(total)));
        const VoxelBox box = occupiedBox(asset.grid);
        forEachSolid(asset.grid, bound->binding, box, [&](Int3 cell, std::uint32_t, JointId joint) {
            const Part part = partOf(skeleton->find(joint)->name);
            if (cell.y >= box.high.y - 1)
                QCOMPARE(part, Part::Head);
            if (cell.y == box.low.y)
                QCOMPARE(part, Part::Leg);
        });
    }

    void animalsAndScenesAreBoundWhole_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"mob_cat1", "mob_cat3", "mob_dog1", "scene_zombies"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void animalsAndScenesAreBoundWhole()
    {
        QFETCH(QString, name);
        const auto file = openVfp(QStringLiteral(MARROW_SOURCE_DIR) + "/tests/data/vfp/" + name + ".vfp");
        QVERIFY(file.ok());
        TemplateOptions options;
        options.kind = RigTemplate::Quadruped;
        const auto skeleton = fitTemplate(file->asset.grid, options);
        QVERIFY(skeleton.ok());
        const auto bound = autoBind(file->asset.grid, *skeleton);
        QVERIFY(bound.ok());
        std::size_t total = 0;
        for (const JointConfidence &joint : bound->joints)
            total += joint.voxels;
        QCOMPARE(total, std::size_t(file->asset.voxelCount));
    }
};

QTEST_GUILESS_MAIN(TemplateSamplesTest)
#include "tst_template_samples.moc"

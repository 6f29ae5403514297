#include "model/voxel/pose_sampling.h"
#include "model/voxel/skeleton_ops.h"
#include "tests/support/voxel_models.h"

#include <QTest>

#include <cmath>

using namespace marrow;
using namespace marrow::testing;

namespace {

Transform placed(Eigen::Vector3f translation, float degrees = 0)
{
    Transform t;
    t.translation = translation;
    t.rotation = Eigen::Quaternionf(Eigen::AngleAxisf(degrees * float(M_PI) / 180, Eigen::Vector3f(1, 2, 0.5F).normalized()));
    return t;
}

struct Fixture
{
    VoxelGrid grid = randomGrid({12, 12, 12}, 1, 0.8, 3);
    Rig rig;

    Fixture()
    {
        rig.skeleton.insert({0, {}, placed({6, 0, 6}), "root"});
        rig.skeleton.insert({1, JointId(0), placed({0, 3, 0}, 20), "spine"});
        rig.skeleton.insert({2, JointId(1), placed({2, 3, 0}, 40), "arm_L"});
        rig.skeleton.insert({3, JointId(2), placed({2, 0, 1}, -30), "hand_L"});
        rig.skeleton.insert({5, JointId(0), placed({-1, 0, 2}, 10), "leg"});
        rig.binding = makeBinding(grid, 0, [](Int3 p) { return p.x < 3 ? 0 : p.x < 6 ? 1 : p.x < 9 ? 2 : 3; });
        AnimationClip clip{4, "wave", 1000, {}};
        clip.tracks.push_back({1, {{0, placed({0, 3, 0}, 5)}, {900, placed({1, 3, 0}, 75)}}});
        clip.tracks.push_back({2, {{100, placed({2, 3, 0}, 40)}, {500, placed({2, 4, 1}, 90)}}});
        clip.tracks.push_back({3, {{0, placed({2, 0, 1}, -30)}, {1000, placed({2, 0, 2}, 60)}}});
        rig.clips.push_back(clip);
    }
    std::vector<Eigen::Affine3f> worldsAt(double time, const Rig &of) const { return samplePose(of.skeleton, &of.clips[0], time).worlds; }
    Eigen::Affine3f worldAt(double time, JointId joint, const Rig &of) const
    {
        return worldsAt(time, of)[std::size_t(of.skeleton.indexOf(joint))];
    }
};

bool near(const Eigen::Affine3f &a, const Eigen::Affine3f &b, float tolerance = 1e-4F)
{
    return (a.matrix() - b.matrix()).cwiseAbs().maxCoeff() < tolerance;
}

bool near(const Transform &a, const Transform &b)
{
    return near(a.matrix(), b.matrix());
}

} // namespace

class SkeletonOpsTest : public QObject
{
    Q_OBJECT

private slots:
    void transformsComeBackFromMatrices()
    {
        Random random(2);
        for (int i = 0; i < 200; ++i) {
            Transform t = placed({float(random.unit()) * 9, 1, -2}, float(random.unit()) * 350);
            t.scale = Eigen::Vector3f(0.2F + float(random.unit()) * 3, 0.2F + float(random.unit()), 1);
            float lost = 1;
            QVERIFY(near(toTransform(t.matrix(), &lost), t));
            QCOMPARE(lost, 0.0F);
        }
        Eigen::Affine3f sheared = Eigen::Affine3f::Identity();
        sheared.linear()(0, 1) = 0.5F;
        float lost = 0;
        const Transform nearest = toTransform(sheared, &lost);
        QVERIFY(lost > 0.1F && lost < 0.5F);
        QVERIFY(std::abs(nearest.rotation.norm() - 1) < 1e-6F);
        Eigen::Affine3f mirrored = Eigen::Affine3f::Identity();
        mirrored.linear()(0, 0) = -2;
        QCOMPARE(toTransform(mirrored).scale.x(), -2.0F);
        QVERIFY(near(toTransform(mirrored).matrix(), mirrored));
        // A flat matrix has no direction of its own there, but must not become a number that is none.
        Eigen::Affine3f flat = Eigen::Affine3f::Identity();
        flat.linear().setZero();
        QVERIFY(toTransform(flat).rotation.coeffs().allFinite() && toTransform(flat).scale.norm() < 1e-6F);
    }

    void addedJointsStandWhereTheyWerePut()
    {
        Fixture f;
        const auto id = addJoint(f.rig, JointId(3), {7, 8, 9}, "tip");
        QVERIFY(id.ok());
        QCOMPARE(*id, JointId(4));
        QVERIFY((worldOf(f.rig.skeleton, 4).translation() - Eigen::Vector3f(7, 8, 9)).norm() < 1e-4F);
        QVERIFY((worldOf(f.rig.skeleton, 4).linear() - Eigen::Matrix3f::Identity()).norm() < 1e-4F);
        QCOMPARE(addJoint(f.rig, JointId(99), {0, 0, 0}, "x").error().code, QString("skeleton.unknown-joint"));
        QCOMPARE(addJoint(f.rig, {}, {0, 0, 0}, QString(300, 'x')).error().code, QString("skeleton.name-too-long"));
        Joint high{40000, {}, {}, "high"};
        f.rig.skeleton.insert(high);
        QCOMPARE(addJoint(f.rig, JointId(40000), {0, 0, 0}, "x").error().code, QString("skeleton.parent-id-limit"));
        f.rig.skeleton.find(0)->rest.scale.setZero();
        QCOMPARE(addJoint(f.rig, JointId(1), {1, 1, 1}, "x").error().code, QString("skeleton.singular"));
        QCOMPARE(freeJointName(f.rig.skeleton, "spine"), QString("spine 2"));
        QCOMPARE(freeJointName(f.rig.skeleton, "free"), QString("free"));
        QCOMPARE(surfacePoint({3, 4, 5}, 3), Eigen::Vector3f(3.5F, 5.0F, 5.5F));
    }

    void theMiddleOfAPieceIsItsCentre()
    {
        VoxelGrid grid({20, 4, 4});
        for (int x = 2; x < 8; ++x)
            grid.set({x, 1, 1}, 1);
        grid.set({15, 1, 1}, 1);
        const VoxelBinding binding(grid.size(), 0);
        QCOMPARE(volumeCentre(grid, binding, {3, 1, 1}), Eigen::Vector3f(5.0F, 1.5F, 1.5F));
        QCOMPARE(volumeCentre(grid, binding, {15, 1, 1}), Eigen::Vector3f(15.5F, 1.5F, 1.5F));
    }

    void deletingHandsEverythingToTheHeir()
    {
        Fixture f;
        const Rig before = f.rig;
        const auto counts = [&](JointId joint) {
            std::size_t n = 0;
            for (std::uint32_t o = 0; o < f.grid.cellCount(); ++o)
                n += f.grid.at(f.grid.position(o)) != 0 && f.rig.binding.at(f.grid.position(o)) == joint;
            return n;
        };
        const std::size_t expected = counts(2) + counts(5);
        QVERIFY(deleteJoint(f.rig, f.grid, 2, 5).ok());
        QVERIFY(!f.rig.skeleton.contains(2));
        QCOMPARE(counts(2), std::size_t(0));
        QCOMPARE(counts(5), expected);
        QCOMPARE(*f.rig.skeleton.find(3)->parent, JointId(5));
        QVERIFY(near(worldOf(f.rig.skeleton, 3), worldOf(before.skeleton, 3)));
        QVERIFY(!f.rig.clips[0].track(2));
        // The hand's own keys still show it where it was.
        for (const double time : {0.0, 1000.0})
            QVERIFY(near(f.worldAt(time, 3, f.rig), f.worldAt(time, 3, before)));

        f.rig = before;
        QVERIFY(deleteJoint(f.rig, f.grid, 1, 3).ok()); // the heir is a grandchild
        QCOMPARE(*f.rig.skeleton.find(2)->parent, JointId(0));
        QVERIFY(near(worldOf(f.rig.skeleton, 3), worldOf(before.skeleton, 3)));
        f.rig = before;
        QVERIFY(deleteJoint(f.rig, f.grid, 0, 1).ok());
        QCOMPARE(f.rig.binding.defaultJoint(), JointId(1));
        QVERIFY(!f.rig.skeleton.find(1)->parent);
        QCOMPARE(*f.rig.skeleton.find(5)->parent, JointId(1));
        f.rig = before;
        QCOMPARE(deleteJoint(f.rig, f.grid, 2, 2).error().code, QString("skeleton.heir-is-joint"));
        QCOMPARE(deleteJoint(f.rig, f.grid, 2, 77).error().code, QString("skeleton.unknown-joint"));
        QVERIFY(f.rig == before);
        Rig single;
        single.skeleton.insert({0, {}, {}, "root"});
        single.binding = VoxelBinding(f.grid.size(), 0);
        QCOMPARE(deleteJoint(single, f.grid, 0, 0).error().code, QString("skeleton.last-joint"));
    }

    void reparentingKeepsWhatItSays()
    {
        Fixture f;
        const Rig before = f.rig;
        QCOMPARE(*reparentJoint(f.rig, 3, JointId(5), KeepPlace::World), 0.0F);
        QVERIFY(near(worldOf(f.rig.skeleton, 3), worldOf(before.skeleton, 3)));
        for (const TransformKey &key : before.clips[0].track(3)->keys)
            QVERIFY(near(f.worldAt(key.timeMs, 3, f.rig), f.worldAt(key.timeMs, 3, before)));
        f.rig = before;
        QVERIFY(reparentJoint(f.rig, 3, std::nullopt, KeepPlace::Local).ok());
        QCOMPARE(f.rig.skeleton.find(3)->rest, before.skeleton.find(3)->rest);
        QVERIFY(f.rig.clips == before.clips);
        f.rig = before;
        QCOMPARE(reparentJoint(f.rig, 1, JointId(3), KeepPlace::World).error().code, QString("skeleton.cycle"));
        QCOMPARE(reparentJoint(f.rig, 1, JointId(1), KeepPlace::Local).error().code, QString("skeleton.cycle"));
        f.rig.skeleton.insert({32768, {}, {}, "high"});
        f.rig.skeleton.insert({32767, {}, {}, "last"});
        QCOMPARE(reparentJoint(f.rig, 3, JointId(32768), KeepPlace::Local).error().code, QString("skeleton.parent-id-limit"));
        QVERIFY(reparentJoint(f.rig, 3, JointId(32767), KeepPlace::Local).ok());
        // Under a stretched and turned parent a turned joint would need shear: the loss is told.
        f.rig = before;
        f.rig.skeleton.find(5)->rest.scale = Eigen::Vector3f(3, 1, 1);
        QVERIFY(*reparentJoint(f.rig, 3, JointId(5), KeepPlace::World) > 0.05F);
        QVERIFY((worldOf(f.rig.skeleton, 3).translation() - worldOf(before.skeleton, 3).translation()).norm() < 1e-4F);
    }

    void restEditsTreatKeysAsAsked()
    {
        Fixture f;
        const Rig before = f.rig;
        const Transform rest = placed({3, 3, 1}, 70);
        const auto skinningAt = [&](const Rig &rig, double time) { return samplePose(rig.skeleton, &rig.clips[0], time).skinning; };
        QVERIFY(setRest(f.rig, 2, rest, KeyPolicy::KeepMotion).ok());
        QVERIFY(near(f.rig.skeleton.find(2)->rest, rest));
        for (const double time : {100.0, 500.0})
            QVERIFY(near(skinningAt(f.rig, time)[2], skinningAt(before, time)[2], 1e-3F));
        f.rig = before;
        QVERIFY(setRest(f.rig, 2, rest, KeyPolicy::Untouched).ok());
        QVERIFY(f.rig.clips == before.clips);
        f.rig = before;
        QVERIFY(setRest(f.rig, 2, rest).ok());
        // A key that showed the rest pose still does; another keeps its difference.
        const auto &keys = f.rig.clips[0].track(2)->keys;
        QVERIFY(near(keys[0].value, rest));
        QVERIFY((keys[1].value.translation - rest.translation - Eigen::Vector3f(0, 1, 1)).norm() < 1e-5F);
        f.rig = before;
        QVERIFY(setRest(f.rig, 1, rest, KeyPolicy::KeepOffset, ChildPolicy::KeepWorld).ok());
        QVERIFY(near(worldOf(f.rig.skeleton, 2), worldOf(before.skeleton, 2)));
        QVERIFY(near(worldOf(f.rig.skeleton, 3), worldOf(before.skeleton, 3)));
        Transform bad = rest;
        bad.translation.x() = NAN;
        QCOMPARE(setRest(f.rig, 2, bad).error().code, QString("skeleton.not-finite"));
        Transform unnormal = rest;
        unnormal.rotation.coeffs() *= 3;
        QVERIFY(setRest(f.rig, 2, unnormal).ok());
        QVERIFY(std::abs(f.rig.skeleton.find(2)->rest.rotation.norm() - 1) < 1e-6F);
        for (const auto &matrix : bindPose(f.rig.skeleton).skinning)
            QCOMPARE(matrix.matrix(), Eigen::Matrix4f(Eigen::Matrix4f::Identity()));
    }

    void mirroredCopiesFaceTheOtherWay()
    {
        Fixture f;
        const MirrorPlane plane = MirrorPlane::middle(f.grid.size(), 0);
        const auto ids = duplicateMirrored(f.rig, 2, plane);
        QVERIFY(ids.ok());
        QCOMPARE(ids->size(), std::size_t(2));
        QCOMPARE(f.rig.skeleton.find((*ids)[0])->name, QString("arm_R"));
        QCOMPARE(f.rig.skeleton.find((*ids)[1])->name, QString("hand_R"));
        QCOMPARE(*f.rig.skeleton.find((*ids)[0])->parent, JointId(1));
        QCOMPARE(*f.rig.skeleton.find((*ids)[1])->parent, (*ids)[0]);
        const Eigen::Vector3f hand = worldOf(f.rig.skeleton, 3).translation();
        const Eigen::Vector3f image = worldOf(f.rig.skeleton, (*ids)[1]).translation();
        QVERIFY((image - Eigen::Vector3f(12 - hand.x(), hand.y(), hand.z())).norm() < 1e-3F);
        // Done again, the counterparts are moved, not copied.
        QVERIFY(setRest(f.rig, 3, placed({4, 4, 4}, 10)).ok());
        const std::size_t size = f.rig.skeleton.size();
        QVERIFY(*duplicateMirrored(f.rig, 2, plane) == *ids);
        QCOMPARE(f.rig.skeleton.size(), size);
        const Eigen::Vector3f moved = worldOf(f.rig.skeleton, 3).translation();
        QVERIFY((worldOf(f.rig.skeleton, (*ids)[1]).translation() - Eigen::Vector3f(12 - moved.x(), moved.y(), moved.z())).norm() < 1e-3F);
    }

    void newIdsReachEverything()
    {
        Fixture f;
        const Rig before = f.rig;
        QVERIFY(renumberJoints(f.rig, {{1, 2}, {2, 1}, {0, 10}}).ok());
        QCOMPARE(f.rig.skeleton.find(2)->name, QString("spine"));
        QCOMPARE(*f.rig.skeleton.find(1)->parent, JointId(2));
        QCOMPARE(*f.rig.skeleton.find(5)->parent, JointId(10));
        QCOMPARE(f.rig.binding.defaultJoint(), JointId(10));
        for (std::uint32_t o = 0; o < f.grid.cellCount(); ++o) {
            const Int3 cell = f.grid.position(o);
            if (f.grid.at(cell) != 0) {
                const JointId was = before.binding.at(cell);
                QCOMPARE(f.rig.binding.at(cell), was == 0 ? JointId(10) : was == 1 ? JointId(2) : was == 2 ? JointId(1) : was);
            }
        }
        QVERIFY(f.rig.clips[0].track(1)->keys == before.clips[0].track(2)->keys);
        QVERIFY(f.rig.clips[0].tracks[0].joint < f.rig.clips[0].tracks[1].joint);
        QVERIFY(renumberJoints(f.rig, {{1, 2}, {2, 1}, {10, 0}}).ok());
        QVERIFY(f.rig == before);
        QCOMPARE(renumberJoints(f.rig, {{1, 2}}).error().code, QString("skeleton.duplicate-id"));
        QCOMPARE(renumberJoints(f.rig, {{1, 40000}}).error().code, QString("skeleton.parent-id-limit"));
        QVERIFY(renumberJoints(f.rig, {{5, 40000}}).ok()); // no children
        f.rig = before;
        QVERIFY(reorderJoints(f.rig, {5, 3, 2, 1, 0}).ok());
        QCOMPARE(f.rig.skeleton.find(4)->name, QString("root"));
        QCOMPARE(reorderJoints(f.rig, {0, 1}).error().code, QString("skeleton.unknown-joint"));
        f.rig = before;
        QVERIFY(changeDefaultJoint(f.rig, 3).ok());
        QCOMPARE(f.rig.binding.at({0, 0, 0}), before.binding.at({0, 0, 0}));
        QCOMPARE(changeDefaultJoint(f.rig, 70).error().code, QString("skeleton.unknown-joint"));
        QVERIFY(renameJoint(f.rig, 3, "Ångström 手").ok());
        QCOMPARE(f.rig.skeleton.find(3)->name, QString("Ångström 手"));
    }
};

QTEST_GUILESS_MAIN(SkeletonOpsTest)
#include "tst_skeleton_ops.moc"

// Posing by hand: turns and moves in any frame, mirroring, and chains that are dragged by their end.

#include "model/voxel/ik_drag.h"
#include "model/voxel/pose_edit.h"
#include "model/voxel/skeleton_ops.h"
#include "tests/support/voxel_builders.h"

#include <QTest>

#include <cmath>
#include <numbers>
#include <random>

using namespace marrow;

namespace {

constexpr float kPi = std::numbers::pi_v<float>;

using Random = std::mt19937;

float between(Random &random, float low, float high)
{
    return std::uniform_real_distribution<float>(low, high)(random);
}

Eigen::Vector3f randomVector(Random &random, float size)
{
    return {between(random, -size, size), between(random, -size, size), between(random, -size, size)};
}

Eigen::Quaternionf randomTurn(Random &random, float mostAngle = kPi)
{
    Eigen::Vector3f axis = randomVector(random, 1);
    if (axis.norm() < 0.01F)
        axis = Eigen::Vector3f::UnitX();
    return Eigen::Quaternionf(Eigen::AngleAxisf(between(random, -mostAngle, mostAngle), axis.normalized()));
}

/// A line of joints 0, 1, … with random rests; `count` of them.
Skeleton chainOf(Random &random, int count, bool uneven)
{
    Skeleton skeleton;
    for (int i = 0; i < count; ++i) {
        Joint joint = test::joint(i, i - 1, QStringLiteral("j%1").arg(i), randomVector(random, 3) + Eigen::Vector3f(0, 4, 0));
        joint.rest.rotation = randomTurn(random);
        joint.rest.scale = uneven ? Eigen::Vector3f(between(random, 0.7F, 1.4F), between(random, 0.7F, 1.4F), between(random, 0.7F, 1.4F))
                                  : Eigen::Vector3f(Eigen::Vector3f::Constant(between(random, 0.8F, 1.25F)));
        skeleton.insert(joint);
    }
    return skeleton;
}

Pose posed(const Skeleton &skeleton, Pose pose, const JointLocals &values)
{
    for (const auto &[joint, local] : values)
        pose.locals[static_cast<std::size_t>(skeleton.indexOf(joint))] = local;
    PoseSampler(skeleton).finish(pose);
    return pose;
}

Eigen::Vector3f placeOf(const Skeleton &skeleton, const Pose &pose, JointId joint)
{
    return pose.worlds[static_cast<std::size_t>(skeleton.indexOf(joint))].translation();
}

double angleBetween(const Eigen::Quaternionf &a, const Eigen::Quaternionf &b)
{
    return 2 * std::acos(std::min(1.0, static_cast<double>(std::abs(a.normalized().dot(b.normalized())))));
}

bool onlyRotationsDiffer(const Skeleton &skeleton, const Pose &pose, const JointLocals &values)
{
    for (const auto &[joint, local] : values) {
        const Transform &before = pose.locals[static_cast<std::size_t>(skeleton.indexOf(joint))];
        if (local.translation != before.translation || local.scale != before.scale || std::abs(local.rotation.norm() - 1) > 1e-5F)
            return false;
    }
    return true;
}

} // namespace

class TestPosing : public QObject
{
    Q_OBJECT

private slots:
    void turnsInTheModelsSpaceWhateverIsAbove()
    {
        Random random(1);
        for (int round = 0; round < 200; ++round) {
            const Skeleton skeleton = chainOf(random, 4, false);
            const Pose pose = bindPose(skeleton);
            const Eigen::Quaternionf turn = randomTurn(random);
            const JointLocals values = turnedInWorld(skeleton, pose, {2}, turn);
            QVERIFY(onlyRotationsDiffer(skeleton, pose, values));
            const Pose after = posed(skeleton, pose, values);
            const Eigen::Vector3f arm = placeOf(skeleton, pose, 3) - placeOf(skeleton, pose, 2);
            const Eigen::Vector3f turned = placeOf(skeleton, after, 3) - placeOf(skeleton, after, 2);
            QVERIFY((turned - turn * arm).norm() < 1e-3F);
            QVERIFY((placeOf(skeleton, after, 2) - placeOf(skeleton, pose, 2)).norm() < 1e-4F);
        }
    }

    void movesInTheModelsSpaceUnderAnyScale()
    {
        Random random(2);
        for (int round = 0; round < 200; ++round) {
            const Skeleton skeleton = chainOf(random, 4, true);
            const Pose pose = bindPose(skeleton);
            const Eigen::Vector3f move = randomVector(random, 5);
            const Pose after = posed(skeleton, pose, movedInWorld(skeleton, pose, {3}, move));
            QVERIFY((placeOf(skeleton, after, 3) - placeOf(skeleton, pose, 3) - move).norm() < 1e-3F);
        }
        Skeleton flat = chainOf(random, 3, false);
        flat.find(1)->rest.scale = {0, 1, 1};
        QVERIFY(movedInWorld(flat, bindPose(flat), {2}, {1, 0, 0}).empty()); // there is nowhere to move to
    }

    void axesFollowTheFrame()
    {
        const VoxelAsset asset = test::riggedFigure();
        const Skeleton &skeleton = asset.rig->skeleton;
        const Pose pose = bindPose(skeleton);
        const Eigen::Matrix3f turned = Eigen::AngleAxisf(0.4F, Eigen::Vector3f::UnitZ()).toRotationMatrix();
        QVERIFY(poseAxes(skeleton, pose, 4, PoseFrame::World).isIdentity());
        QVERIFY(poseAxes(skeleton, pose, 4, PoseFrame::Parent).isIdentity(1e-5F));
        QVERIFY(poseAxes(skeleton, pose, 4, PoseFrame::Local).isApprox(turned, 1e-5F));
        QVERIFY(poseAxes(skeleton, pose, 5, PoseFrame::Parent).isApprox(turned, 1e-5F));
        QCOMPARE(topmost(skeleton, {5, 4, 8, 12}), (std::vector<JointId>{4, 12}));
    }

    void mirrorsAPoseLikeAMirror()
    {
        Random random(3);
        const VoxelAsset asset = test::riggedFigure();
        const Skeleton &skeleton = asset.rig->skeleton;
        const JointPairs pairs(skeleton);
        const MirrorPlane plane = mirrorPlaneOf(skeleton, asset.grid.size());
        QCOMPARE(plane, (MirrorPlane{0, 12}));
        for (int round = 0; round < 100; ++round) {
            JointLocals values;
            for (const JointId joint : {JointId(2), JointId(4), JointId(5)}) {
                values[joint] = skeleton.find(joint)->rest;
                values[joint].rotation = randomTurn(random);
                values[joint].translation += randomVector(random, 1);
            }
            const Pose one = posed(skeleton, bindPose(skeleton), values);
            const JointLocals mirrored = mirroredPose(skeleton, values, pairs, plane);
            QCOMPARE(mirrored.size(), 3u);
            const Pose other = posed(skeleton, bindPose(skeleton), mirrored);
            // A voxel of the left forearm and its mirror image, a voxel of the right one.
            const Eigen::Vector3f left = one.skinning[std::size_t(skeleton.indexOf(5))] * Eigen::Vector3f(10.25F, 10.5F, 2.75F);
            const Eigen::Vector3f right = other.skinning[std::size_t(skeleton.indexOf(7))] * Eigen::Vector3f(1.75F, 10.5F, 2.75F);
            QVERIFY((Eigen::Vector3f(12 - left.x(), left.y(), left.z()) - right).norm() < 1e-3F);
        }
        QVERIFY(!mirroredPose(skeleton, {{12, Transform()}}, pairs, plane).contains(12)); // leg_L has no partner
    }

    void breaksDownBetweenTwoPoses()
    {
        Transform from;
        Transform to;
        to.translation = {2, 0, 0};
        to.rotation = Eigen::AngleAxisf(1.0F, Eigen::Vector3f::UnitY());
        QVERIFY(breakdown(from, to, 0).rotation.isApprox(from.rotation));
        QVERIFY(angleBetween(breakdown(from, to, 1).rotation, to.rotation) < 1e-3);
        QVERIFY(angleBetween(breakdown(from, to, 1.5F).rotation, Eigen::Quaternionf(Eigen::AngleAxisf(1.5F, Eigen::Vector3f::UnitY()))) < 1e-3);
        QCOMPARE(breakdown(from, to, 0.5F).translation.x(), 1.0F);
    }

    void copiesByNameToAnotherSkeleton()
    {
        const VoxelAsset asset = test::riggedFigure();
        JointLocals values{{4, asset.rig->skeleton.find(4)->rest}, {12, asset.rig->skeleton.find(12)->rest}};
        values[4].rotation = asset.rig->skeleton.find(4)->rest.rotation * Eigen::Quaternionf(Eigen::AngleAxisf(0.5F, Eigen::Vector3f::UnitX()));
        values[4].translation += Eigen::Vector3f(0, 1, 0);
        const QJsonObject text = poseToJson(asset.rig->skeleton, values);
        QCOMPARE(poseFromJson(asset.rig->skeleton, text), values);
        Skeleton other;
        other.insert(test::joint(77, -1, QStringLiteral("arm_L"), {1, 2, 3}));
        const JointLocals pasted = poseFromJson(other, text);
        QCOMPARE(pasted.size(), 1u);
        QVERIFY(pasted.at(77).translation.isApprox(Eigen::Vector3f(1, 3, 3)));
        QVERIFY(angleBetween(pasted.at(77).rotation, Eigen::Quaternionf(Eigen::AngleAxisf(0.5F, Eigen::Vector3f::UnitX()))) < 1e-3);
        QVERIFY(poseFromJson(other, {}).empty());
        QVERIFY(poseFromJson(other, {{"marrowPose", 1}, {"joints", 3}}).empty());
    }

    // Anything the chain can reach by turning its joints, it reaches.
    void reachesWhatCanBeReached_data()
    {
        QTest::addColumn<int>("links");
        QTest::addColumn<bool>("uneven");
        for (const int links : {1, 2, 3, 5, 9}) {
            QTest::addRow("%d even", links) << links << false;
            if (links == 2 || links == 4)
                QTest::addRow("%d uneven", links) << links << true;
        }
    }
    void reachesWhatCanBeReached()
    {
        QFETCH(int, links);
        QFETCH(bool, uneven);
        Random random(4);
        for (int round = 0; round < 300; ++round) {
            const Skeleton skeleton = chainOf(random, links + 2, uneven);
            const Pose pose = bindPose(skeleton);
            const IkEffector effector{static_cast<JointId>(links + 1), Eigen::Vector3f::Zero()};
            const std::vector<JointId> chain = ikChain(skeleton, effector, links);
            QCOMPARE(static_cast<int>(chain.size()), links);
            QCOMPARE(chain.front(), JointId(1));
            JointLocals wanted; // a pose the chain can take says a place it can reach
            for (const JointId joint : chain) {
                wanted[joint] = skeleton.find(joint)->rest;
                wanted[joint].rotation = randomTurn(random);
            }
            const Eigen::Vector3f target = placeOf(skeleton, posed(skeleton, pose, wanted), effector.joint);
            IkDrag drag(skeleton, pose, chain, effector);
            QVERIFY(drag.possible());
            const JointLocals values = drag.solve(target);
            QVERIFY(onlyRotationsDiffer(skeleton, pose, values));
            const Eigen::Vector3f tip = placeOf(skeleton, posed(skeleton, pose, values), effector.joint);
            QVERIFY2((tip - target).norm() < 1e-3F, qPrintable(QStringLiteral("round %1: missed by %2").arg(round).arg((tip - target).norm())));
            QVERIFY((placeOf(skeleton, posed(skeleton, pose, values), 1) - placeOf(skeleton, pose, 1)).norm() < 1e-5F); // pinned
        }
    }

    void staysSmoothAlongAPath()
    {
        Random random(5);
        for (const int links : {2, 3, 6}) {
            for (int round = 0; round < 30; ++round) {
                const Skeleton skeleton = chainOf(random, links + 2, false);
                const Pose pose = bindPose(skeleton);
                const IkEffector effector{static_cast<JointId>(links + 1), Eigen::Vector3f::Zero()};
                IkDrag drag(skeleton, pose, ikChain(skeleton, effector, links), effector);
                const Eigen::Vector3f root = placeOf(skeleton, pose, 1);
                const Eigen::Vector3f begin = placeOf(skeleton, pose, effector.joint) - root;
                // Far round the root and out of reach and back, in small steps; never through the root itself.
                const Eigen::Vector3f axis = begin.unitOrthogonal();
                JointLocals last = drag.solve(root + begin);
                for (int step = 0; step <= 800; ++step) {
                    const float along = static_cast<float>(step) / 800;
                    const float size = 1 + 0.6F * std::sin(along * 4 * kPi) * std::sin(along * kPi);
                    const Eigen::Vector3f target = root + Eigen::AngleAxisf(along * 2 * kPi, axis) * begin * size;
                    const JointLocals now = drag.solve(target);
                    for (const auto &[joint, local] : now) {
                        QVERIFY(local.rotation.coeffs().allFinite());
                        const double turned = angleBetween(local.rotation, last.at(joint).rotation);
                        QVERIFY2(turned < 0.6, qPrintable(QStringLiteral("%1 links, round %2, step %3: %4").arg(links).arg(round).arg(step).arg(turned)));
                    }
                    last = now;
                }
            }
        }
    }

    void bendsASaneWay()
    {
        // A straight leg that hangs down and a straight arm; the names tell that the figure looks along +z.
        Skeleton skeleton;
        skeleton.insert(test::joint(0, -1, QStringLiteral("hips"), {0, 10, 0}));
        skeleton.insert(test::joint(1, 0, QStringLiteral("thigh_L"), {2, 0, 0}));
        skeleton.insert(test::joint(2, 1, QStringLiteral("shin_L"), {0, -5, 0}));
        skeleton.insert(test::joint(3, 2, QStringLiteral("foot_L"), {0, -5, 0}));
        skeleton.insert(test::joint(4, 0, QStringLiteral("thigh_R"), {-2, 0, 0}));
        skeleton.insert(test::joint(5, 0, QStringLiteral("arm_L"), {2, 8, 0}));
        skeleton.insert(test::joint(6, 5, QStringLiteral("forearm_L"), {4, 0, 0}));
        skeleton.insert(test::joint(7, 6, QStringLiteral("hand_L"), {4, 0, 0}));
        const Pose pose = bindPose(skeleton);
        IkDrag leg(skeleton, pose, {1, 2}, {3, Eigen::Vector3f::Zero()});
        leg.setHoldEnd(true);
        const Pose lifted = posed(skeleton, pose, leg.solve({2, 3, 0}));
        QVERIFY(placeOf(skeleton, lifted, 2).z() > 1); // a knee
        QVERIFY(leg.missed() < 1e-4F);
        QVERIFY(lifted.worlds[3].linear().isApprox(pose.worlds[3].linear(), 1e-4F)); // the foot stays level
        IkDrag arm(skeleton, pose, {5, 6}, {7, Eigen::Vector3f::Zero()});
        QVERIFY(placeOf(skeleton, posed(skeleton, pose, arm.solve({7, 18, 0})), 6).z() < -1); // an elbow
        // Stretched beyond its length and back it bends to the same side.
        arm.solve({40, 18, 0});
        QVERIFY(arm.missed() > 20);
        QVERIFY(placeOf(skeleton, posed(skeleton, pose, arm.solve({7, 18, 0})), 6).z() < -1);
        // A straight chain of three cannot stay on its line when its end comes nearer.
        IkDrag longArm(skeleton, pose, {0, 5, 6}, {7, Eigen::Vector3f::Zero()});
        longArm.solve({0, 14, 0});
        QVERIFY(longArm.missed() < 1e-3F);
    }

    void refusesWhatCannotTurn()
    {
        Random random(6);
        Skeleton skeleton = chainOf(random, 4, false);
        const IkEffector effector{3, Eigen::Vector3f::Zero()};
        QVERIFY(ikChain(skeleton, {9, {}}, 2).empty());
        QCOMPARE(ikChain(skeleton, {0, Eigen::Vector3f::Zero()}, 2).size(), 0u); // a root has nothing above it
        QCOMPARE(ikChain(skeleton, {0, Eigen::Vector3f::UnitX()}, 2), std::vector<JointId>{0});
        skeleton.find(0)->rest.scale = {0, 1, 1};
        IkDrag flat(skeleton, bindPose(skeleton), ikChain(skeleton, effector, 2), effector);
        QVERIFY(!flat.possible());
        QVERIFY(flat.solve({1, 1, 1}).empty());
        skeleton.find(0)->rest.scale = {1, 1, 1};
        IkDrag drag(skeleton, bindPose(skeleton), ikChain(skeleton, effector, 2), effector);
        QVERIFY(drag.solve({NAN, 0, 0}).empty());
        const JointLocals atRoot = drag.solve(placeOf(skeleton, bindPose(skeleton), 1)); // folded onto itself
        for (const auto &[joint, local] : atRoot)
            QVERIFY(local.rotation.coeffs().allFinite());
    }
};

QTEST_APPLESS_MAIN(TestPosing)
#include "tst_posing.moc"

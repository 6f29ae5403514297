#include "model/voxel/pose_sampling.h"

#include "tests/support/voxel_models.h"

#include <QTest>

#include <cmath>

using namespace marrow;

namespace {

Transform turned(float degrees, Eigen::Vector3f translation = Eigen::Vector3f::Zero())
{
    Transform t;
    t.rotation = Eigen::Quaternionf(Eigen::AngleAxisf(degrees * float(M_PI) / 180, Eigen::Vector3f::UnitZ()));
    t.translation = translation;
    return t;
}

float degreesOf(const Transform &t)
{
    return 2 * std::atan2(t.rotation.z(), t.rotation.w()) * 180 / float(M_PI);
}

Skeleton arm()
{
    Skeleton skeleton;
    // The parent stands after its child on purpose.
    skeleton.insert({7, {}, turned(0, {1, 2, 3}), "root"});
    skeleton.insert({3, JointId(7), turned(90, {4, 0, 0}), "arm"});
    skeleton.insert({4, JointId(3), turned(0, {5, 0, 0}), "hand"});
    return skeleton;
}

AnimationClip wave()
{
    AnimationClip clip{1, "wave", 1000, {}};
    clip.tracks.push_back({3, {{200, turned(0, {4, 0, 0})}, {600, turned(80, {6, 0, 0})}}});
    clip.tracks.push_back({900, {{0, turned(45)}}});
    return clip;
}

} // namespace

class PoseSamplingTest : public QObject
{
    Q_OBJECT

private slots:
    void holdsOutsideTheKeys()
    {
        const AnimationClip clip = wave();
        QCOMPARE(degreesOf(sampleTrack(clip.tracks[0], 0, Interpolation::Linear)), 0.0F);
        QCOMPARE(degreesOf(sampleTrack(clip.tracks[0], 5000, Interpolation::Linear)), 80.0F);
        QCOMPARE(degreesOf(sampleTrack(clip.tracks[0], 600, Interpolation::Step)), 80.0F);
    }

    /// However unevenly keys are spread, a moment lies between the two that a walk along the track finds.
    void findsTheKeysAroundAnyTime()
    {
        marrow::testing::Random random(3);
        for (int round = 0; round < 200; ++round) {
            JointTrack track;
            std::uint32_t time = static_cast<std::uint32_t>(random.below(50));
            for (int key = 0; key < 1 + round % 40; ++key) {
                TransformKey made;
                made.timeMs = time;
                made.value.translation = {static_cast<float>(key), 0, 0};
                track.keys.append(made);
                time += 1 + static_cast<std::uint32_t>(random.below(random.below(4) == 0 ? 100000 : 5));
            }
            for (qsizetype key = 0; key < track.keys.size(); ++key) {
                const double at = track.keys[key].timeMs;
                QCOMPARE(sampleTrack(track, at, Interpolation::Step).translation.x(), static_cast<float>(key));
                QCOMPARE(sampleTrack(track, at + 0.5, Interpolation::Step).translation.x(), static_cast<float>(key));
                QCOMPARE(sampleTrack(track, at - 0.5, Interpolation::Step).translation.x(), static_cast<float>(std::max<qsizetype>(key - 1, 0)));
            }
        }
    }

    void policiesDiffer()
    {
        const JointTrack track = wave().tracks[0];
        QVERIFY(std::abs(degreesOf(sampleTrack(track, 300, Interpolation::Linear)) - 20) < 1e-3F);
        QVERIFY(std::abs(sampleTrack(track, 300, Interpolation::Linear).translation.x() - 4.5F) < 1e-5F);
        QCOMPARE(degreesOf(sampleTrack(track, 599, Interpolation::Step)), 0.0F);
        // t = 0.25 eased is 0.15625.
        QVERIFY(std::abs(degreesOf(sampleTrack(track, 300, Interpolation::Smooth)) - 12.5F) < 1e-3F);
    }

    void turnsTheShortWay()
    {
        Transform b = turned(170);
        b.rotation.coeffs() = -b.rotation.coeffs();
        const Transform middle = interpolate(turned(150), b, 0.5F, Interpolation::Linear);
        QVERIFY(std::abs(std::abs(degreesOf(middle)) - 160) < 1e-2F || std::abs(std::abs(degreesOf(middle)) - 200) < 1e-2F);
        QVERIFY(std::abs(middle.rotation.norm() - 1) < 1e-6F);
    }

    void worldsAndSkinningFollowTheHierarchy()
    {
        const Skeleton skeleton = arm();
        const AnimationClip clip = wave();
        const Pose pose = samplePose(skeleton, &clip, 200);
        const auto hand = std::size_t(skeleton.indexOf(4));
        const auto root = std::size_t(skeleton.indexOf(7));
        QVERIFY((pose.worlds[hand].translation() - Eigen::Vector3f(10, 2, 3)).norm() < 1e-5F);
        QVERIFY((bindPose(skeleton).worlds[hand].translation() - Eigen::Vector3f(5, 7, 3)).norm() < 1e-5F);
        // A point at the hand's bind place goes where the hand goes.
        QVERIFY((pose.skinning[hand] * Eigen::Vector3f(5, 7, 3) - Eigen::Vector3f(10, 2, 3)).norm() < 1e-5F);
        QCOMPARE(pose.skinning[root].matrix(), Eigen::Matrix4f(Eigen::Matrix4f::Identity()));
        const auto worlds = restWorlds(skeleton);
        for (std::size_t i = 0; i < worlds.size(); ++i)
            QVERIFY((bindPose(skeleton).worlds[i].matrix() - worlds[i].matrix()).norm() < 1e-5F);
    }

    void theBindPoseMovesNothingAtAll()
    {
        Skeleton skeleton;
        for (JointId id = 0; id < 300; ++id) {
            Joint joint{id, std::nullopt, turned(float(id) * 0.7F, {0.31F, 0.17F, 0.11F}), {}};
            if (id > 0)
                joint.parent = JointId(id - 1);
            joint.rest.scale = Eigen::Vector3f(1.01F, 0.99F, 1.0F);
            skeleton.insert(joint);
        }
        for (const auto &matrix : bindPose(skeleton).skinning)
            QCOMPARE(matrix.matrix(), Eigen::Matrix4f(Eigen::Matrix4f::Identity()));
    }

    void aScaleOfZeroIsNoAccident()
    {
        Skeleton skeleton = arm();
        skeleton.find(3)->rest.scale.setZero();
        const AnimationClip clip = wave();
        const Pose pose = samplePose(skeleton, &clip, 400);
        for (const auto &matrix : pose.skinning)
            QVERIFY(matrix.matrix().allFinite());
        QCOMPARE(pose.skinning[std::size_t(skeleton.indexOf(3))].matrix(), Eigen::Matrix4f(Eigen::Matrix4f::Identity()));
    }

    void offsetsMoveWholeJoints()
    {
        auto skinning = bindPose(arm()).skinning;
        offsetSkinning(skinning, {{0, 0, 1}, {0, 2, 0}, {3, 0, 0}});
        QCOMPARE(Eigen::Vector3f(skinning[1] * Eigen::Vector3f(1, 1, 1)), Eigen::Vector3f(1, 3, 1));
    }
};

QTEST_GUILESS_MAIN(PoseSamplingTest)
#include "tst_pose_sampling.moc"

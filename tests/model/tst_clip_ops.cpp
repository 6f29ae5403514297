#include "model/voxel/clip_ops.h"
#include "tests/support/voxel_builders.h"

#include <QtTest>

using namespace marrow;

namespace {

/// Empty when the clip keeps the rules of VFP 6B.
QString ruleBroken(const AnimationClip &clip)
{
    int lastJoint = -1;
    for (const JointTrack &track : clip.tracks) {
        if (track.joint <= lastJoint)
            return QStringLiteral("tracks do not ascend");
        lastJoint = track.joint;
        if (track.keys.isEmpty())
            return QStringLiteral("a track without keys");
        qint64 last = -1;
        for (const TransformKey &key : track.keys) {
            if (key.timeMs <= last || key.timeMs > clip.durationMs)
                return QStringLiteral("time %1 after %2 of %3").arg(key.timeMs).arg(last).arg(clip.durationMs);
            last = key.timeMs;
            if (std::abs(key.value.rotation.norm() - 1) > 1e-4f)
                return QStringLiteral("not a unit");
        }
    }
    return {};
}

double apart(const Transform &a, const Transform &b)
{
    return (a.matrix().matrix() - b.matrix().matrix()).cwiseAbs().maxCoeff();
}

AnimationClip walk()
{
    return test::clip(1, QStringLiteral("walk"), {1, 4, 5, 8}, 9, 100);
}

} // namespace

class TestClipOps : public QObject
{
    Q_OBJECT
private slots:
    void keysStayInOrder();
    void timesMergeToTheLater();
    void stretchKeepsThePose();
    void trimKeepsThePose();
    void reverseTwiceIsTheSame();
    void closedLoopEndsAsItBegins();
    void rotatedLoopPlaysTheSame();
    void mirrorMovesTheOtherSide();
    void mirrorTwiceIsTheSame();
    void unpairedJointsKeepTheirKeys();
    void mergeLaysOver();
    void cleanupKeepsWithinTheTolerance();
    void cleanupOfStillness();
    void resampleShowsTheSame();
    void resampleIsBounded();
    void freeIds();
};

void TestClipOps::keysStayInOrder()
{
    AnimationClip clip;
    clip.durationMs = 100;
    for (const int time : {50, 0, 100, 50, 25})
        setKey(clip, 7, {static_cast<std::uint32_t>(time), {}});
    setKey(clip, 3, {1, {}});
    QCOMPARE(ruleBroken(clip), QString());
    QCOMPARE(clip.track(7)->keys.size(), 4);
    QCOMPARE(clip.tracks.front().joint, JointId(3));
}

void TestClipOps::timesMergeToTheLater()
{
    AnimationClip clip = walk();
    const Transform last = clip.tracks[0].keys.constLast().value;
    mapTimes(clip, [](std::uint32_t time) { return time - 1e9; });
    QCOMPARE(ruleBroken(clip), QString());
    QCOMPARE(clip.tracks[0].keys.size(), 1);
    QVERIFY(clip.tracks[0].keys[0].value == last);
}

void TestClipOps::stretchKeepsThePose()
{
    const AnimationClip before = walk();
    AnimationClip clip = before;
    stretchClip(clip, 2400);
    QCOMPARE(ruleBroken(clip), QString());
    for (double time = 0; time <= 800; time += 33)
        QVERIFY(apart(sampleTrack(*before.track(5), time, Interpolation::Linear),
                      sampleTrack(*clip.track(5), time * 3, Interpolation::Linear)) < 1e-4);
    stretchClip(clip, 3); // fewer milliseconds than keys
    QCOMPARE(ruleBroken(clip), QString());
    QCOMPARE(clip.tracks[0].keys.size(), 4);
    stretchClip(clip, 0);
    stretchClip(clip, 50);
    QCOMPARE(ruleBroken(clip), QString());
}

void TestClipOps::trimKeepsThePose()
{
    const AnimationClip before = walk();
    AnimationClip clip = before;
    trimClip(clip, 333);
    QCOMPARE(ruleBroken(clip), QString());
    QCOMPARE(clip.tracks[0].keys.constLast().timeMs, 333u);
    for (double time = 0; time <= 333; time += 16)
        QVERIFY(apart(sampleTrack(*before.track(5), time, Interpolation::Linear),
                      sampleTrack(*clip.track(5), time, Interpolation::Linear)) < 1e-4);
    trimClip(clip, 5000);
    QCOMPARE(ruleBroken(clip), QString());
    QCOMPARE(clip.durationMs, 5000u);
}

void TestClipOps::reverseTwiceIsTheSame()
{
    const AnimationClip before = walk();
    AnimationClip clip = before;
    reverseClip(clip);
    QCOMPARE(ruleBroken(clip), QString());
    QVERIFY(clip.tracks[0].keys[0].value == before.tracks[0].keys.constLast().value);
    reverseClip(clip);
    QVERIFY(clip == before);
}

void TestClipOps::closedLoopEndsAsItBegins()
{
    AnimationClip clip = walk();
    clip.durationMs = 1000;
    clip.tracks[1].keys.removeFirst();
    closeLoop(clip);
    QCOMPARE(ruleBroken(clip), QString());
    for (const JointTrack &track : clip.tracks) {
        QCOMPARE(track.keys.constFirst().timeMs, 0u);
        QCOMPARE(track.keys.constLast().timeMs, 1000u);
        QVERIFY(track.keys.constFirst().value == track.keys.constLast().value);
    }
}

void TestClipOps::rotatedLoopPlaysTheSame()
{
    AnimationClip before = walk();
    before.durationMs = 901; // an odd length, so the half is not a whole number
    closeLoop(before);
    AnimationClip clip = before;
    rotateLoop(clip, 450);
    QCOMPARE(ruleBroken(clip), QString());
    for (double time = 0; time <= 901; time += 7) {
        const double was = time + 450 <= 901 ? time + 450 : time - 451;
        QVERIFY2(apart(sampleTrack(*clip.track(5), time, Interpolation::Linear), sampleTrack(*before.track(5), was, Interpolation::Linear)) < 1e-3,
                 qPrintable(QString::number(time)));
    }
    rotateLoop(clip, 451);
    for (const JointTrack &track : before.tracks) {
        for (const TransformKey &key : track.keys)
            QVERIFY(apart(sampleTrack(*clip.track(track.joint), key.timeMs, Interpolation::Linear), key.value) < 1e-3);
    }
}

void TestClipOps::mirrorMovesTheOtherSide()
{
    // The rest pose is not symmetric (arm_L is turned), yet the voxels' motion must be the mirror image.
    const VoxelAsset asset = test::riggedFigure();
    const Skeleton &skeleton = asset.rig->skeleton;
    AnimationClip before = test::clip(1, QStringLiteral("walk"), {2, 4, 5}, 5, 100);
    AnimationClip clip = before;
    const MirrorPlane plane = MirrorPlane::middle(asset.grid.size(), 0);
    QCOMPARE(mirrorClip(clip, skeleton, JointPairs(skeleton), plane), 0);
    QCOMPARE(ruleBroken(clip), QString());
    QVERIFY(clip.track(2) && clip.track(6) && clip.track(7) && !clip.track(4));
    Eigen::Affine3f mirror = Eigen::Affine3f::Identity();
    mirror.linear()(0, 0) = -1;
    mirror.translation().x() = 12;
    for (const std::uint32_t time : {0u, 100u, 300u, 400u}) {
        const Pose was = samplePose(skeleton, &before, time);
        const Pose is = samplePose(skeleton, &clip, time);
        for (const auto &[from, to] : std::vector<std::pair<JointId, JointId>>{{2, 2}, {3, 3}, {4, 6}, {5, 7}}) {
            const Eigen::Affine3f wanted = mirror * was.skinning[static_cast<std::size_t>(skeleton.indexOf(from))] * mirror;
            const Eigen::Affine3f got = is.skinning[static_cast<std::size_t>(skeleton.indexOf(to))];
            const double error = (wanted.matrix() - got.matrix()).cwiseAbs().maxCoeff();
            QVERIFY2(error < 2e-4, qPrintable(QStringLiteral("joint %1 at %2: %3").arg(to).arg(time).arg(error)));
        }
    }
}

void TestClipOps::mirrorTwiceIsTheSame()
{
    const VoxelAsset asset = test::riggedFigure();
    AnimationClip clip = test::clip(1, QStringLiteral("walk"), {2, 4, 5, 7}, 5, 100);
    const AnimationClip before = clip;
    const MirrorPlane plane = MirrorPlane::middle(asset.grid.size(), 0);
    const JointPairs pairs(asset.rig->skeleton);
    mirrorClip(clip, asset.rig->skeleton, pairs, plane);
    mirrorClip(clip, asset.rig->skeleton, pairs, plane);
    QCOMPARE(clip.tracks.size(), before.tracks.size());
    for (std::size_t i = 0; i < clip.tracks.size(); ++i) {
        for (qsizetype k = 0; k < clip.tracks[i].keys.size(); ++k)
            QVERIFY(apart(clip.tracks[i].keys[k].value, before.tracks[i].keys[k].value) < 1e-3);
    }
}

void TestClipOps::unpairedJointsKeepTheirKeys()
{
    const VoxelAsset asset = test::riggedFigure();
    AnimationClip clip = test::clip(1, QStringLiteral("walk"), {8, 12}, 5, 100); // hand_L and leg_L stand alone
    const AnimationClip before = clip;
    const int unpaired = mirrorClip(clip, asset.rig->skeleton, JointPairs(asset.rig->skeleton), MirrorPlane::middle(asset.grid.size(), 0));
    QCOMPARE(unpaired, 2);
    QVERIFY(clip == before);
}

void TestClipOps::mergeLaysOver()
{
    AnimationClip clip = walk();
    const AnimationClip other = test::clip(2, QStringLiteral("wave"), {4, 6}, 3, 50);
    QVERIFY(mergeClip(clip, other, 750).ok());
    QCOMPARE(ruleBroken(clip), QString());
    QCOMPARE(clip.durationMs, 850u);
    QCOMPARE(clip.track(4)->keys.size(), 9 + 2); // 750, 800 (replaced), 850
    QVERIFY(clip.track(4)->keys[9].value == other.track(4)->keys[1].value);
    QVERIFY(!mergeClip(clip, other, kLongestClipMs).ok());
}

void TestClipOps::cleanupKeepsWithinTheTolerance()
{
    AnimationClip clip = test::clip(1, QStringLiteral("walk"), {1}, 2, 1000);
    QVERIFY(resampleClip(clip, 100, Interpolation::Smooth).ok());
    for (TransformKey &key : clip.tracks[0].keys) // a wave that linear keys cannot follow exactly
        key.value.translation.y() += static_cast<float>(std::sin(key.timeMs * 0.01));
    const AnimationClip dense = clip;
    const CleanupTolerance tolerance{0.5, 0.05};
    const int removed = cleanClip(clip, tolerance);
    QCOMPARE(ruleBroken(clip), QString());
    QVERIFY2(removed > 60, qPrintable(QString::number(removed)));
    QCOMPARE(removed, static_cast<int>(dense.tracks[0].keys.size() - clip.tracks[0].keys.size()));
    for (const TransformKey &key : dense.tracks[0].keys) {
        const Transform shown = sampleTrack(clip.tracks[0], key.timeMs, Interpolation::Linear);
        QVERIFY((shown.translation - key.value.translation).norm() <= 0.0501f);
        QVERIFY(shown.rotation.angularDistance(key.value.rotation) * 180 / 3.14159265f <= 0.51f);
    }
    AnimationClip exact = dense;
    QCOMPARE(cleanClip(exact, {0, 0}), 0);
    QVERIFY(exact.tracks[0].keys.constData() == dense.tracks[0].keys.constData()); // still shared
}

void TestClipOps::cleanupOfStillness()
{
    AnimationClip clip;
    clip.durationMs = 100;
    for (std::uint32_t time = 0; time <= 100; time += 10)
        setKey(clip, 2, {time, {}});
    QCOMPARE(cleanClip(clip, {0, 0}), 10);
    QCOMPARE(ruleBroken(clip), QString());
}

void TestClipOps::resampleShowsTheSame()
{
    for (const Interpolation policy : {Interpolation::Linear, Interpolation::Smooth, Interpolation::Step}) {
        const AnimationClip before = walk();
        AnimationClip clip = before;
        QVERIFY(resampleClip(clip, 24, policy).ok());
        QCOMPARE(ruleBroken(clip), QString());
        QCOMPARE(clip.track(5)->keys.size(), 21); // 0, 42, … 792, 800
        for (const TransformKey &key : clip.track(5)->keys)
            QVERIFY(key.value == sampleTrack(*before.track(5), key.timeMs, policy));
    }
}

void TestClipOps::resampleIsBounded()
{
    AnimationClip clip = walk();
    clip.durationMs = kLongestClipMs;
    QVERIFY(!resampleClip(clip, 1000, Interpolation::Linear).ok());
    clip.durationMs = 0;
    for (JointTrack &track : clip.tracks)
        track.keys.resize(1);
    QVERIFY(resampleClip(clip, 30, Interpolation::Linear).ok());
    QCOMPARE(ruleBroken(clip), QString());
}

void TestClipOps::freeIds()
{
    Rig rig = *test::riggedFigure().rig;
    QCOMPARE(freeClipId(rig), std::optional<std::uint16_t>(1));
    AnimationClip clip = walk();
    insertClip(rig, clip);
    QCOMPARE(rig.clips[1].id, std::uint16_t(1));
    QCOMPARE(freeClipId(rig), std::optional<std::uint16_t>(2));
    QVERIFY(findClip(rig, 9) && !findClip(rig, 8));
}

QTEST_GUILESS_MAIN(TestClipOps)
#include "tst_clip_ops.moc"

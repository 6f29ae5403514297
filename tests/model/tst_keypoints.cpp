// mediapipe33: which joints the points come from, scale, confidences, angles, and the frozen bytes.

#include "model/character/motion/keypoint_motion.h"
#include "model/character/motion/motion_space.h"

#include <QTest>

using namespace marrow;

namespace {

struct Joint
{
    const char *name;
    int parent;
    Eigen::Vector3f offset;
};

Motion motionOf(std::initializer_list<Joint> joints, int frames = 1)
{
    Motion motion;
    motion.fps = 25;
    motion.frames = frames;
    for (const Joint &from : joints) {
        MotionJoint joint;
        joint.name = QString::fromUtf8(from.name);
        joint.parent = from.parent;
        joint.rest.translation = from.offset;
        motion.joints.push_back(joint);
    }
    for (int frame = 0; frame < frames; ++frame) {
        for (const MotionJoint &joint : motion.joints) {
            motion.rotations.push_back(Eigen::Quaternionf::Identity());
            motion.translations.push_back(joint.rest.translation);
        }
    }
    return motion;
}

/// A person of the table's names: 2 m from hips to nose is the largest coordinate.
Motion person()
{
    return motionOf({{"Hips", -1, {0, 1, 0}}, {"Head", 0, {0, 2, 0}}, {"LeftShoulder", 0, {0.1F, 1, 0}}, {"LeftArm", 2, {0.3F, 0, 0}}, {"LeftForeArm", 3, {0.4F, 0, 0}}, {"LeftHand", 4, {0, 0, 0.4F}},
                     {"RightShoulder", 0, {-0.4F, 1, 0}}, {"RightForeArm", 6, {-0.4F, 0, 0}}, {"RightHand", 7, {0, 0.4F, 0}}, {"LeftUpLeg", 0, {0.2F, 0, 0}}, {"LeftLeg", 9, {0, -0.5F, 0}},
                     {"LeftFoot", 10, {0, -0.5F, 0}}, {"LeftToeBase", 11, {0, 0, 0.2F}}, {"RightUpLeg", 0, {-0.2F, 0, 0}}, {"RightLeg", 13, {0, -0.5F, 0}}, {"RightFoot", 14, {0, -0.5F, 0}}});
}

} // namespace

class KeypointsTest : public QObject
{
    Q_OBJECT

private slots:
    void pointsComeFromTheTable()
    {
        const Motion motion = person();
        const KeypointMap map = mapKeypoints(motion);
        const auto joint = [&](int point) { return map.joints[static_cast<std::size_t>(point)]; };
        QCOMPARE(joint(0), 1);
        QCOMPARE(joint(11), 2); // LeftShoulder stands before LeftArm in the table
        QCOMPARE(joint(13), 4);
        QCOMPARE(joint(31), 12);
        QCOMPARE(joint(32), -1);
        QCOMPARE(map.mapped(), 14);
        QCOMPARE(map.hips, 0);
        QCOMPARE(keypointName(31), QStringLiteral("left_foot_index"));
    }

    void caseAndOtherConventions()
    {
        Motion motion = motionOf({{"mixamorig:Hips", -1, {0, 0, 0}}, {"mixamorig:LEFTARM", 0, {1, 0, 0}}, {"upperleg.r", 0, {0, 0, 0}}, {"左ひざ", 0, {0, 0, 0}}});
        const KeypointMap map = mapKeypoints(motion);
        QCOMPARE(map.joints[11], 1);
        QCOMPARE(map.joints[24], 2);
        QCOMPARE(map.joints[25], 3);
    }

    void placesAndConfidences()
    {
        const Motion motion = person();
        const KeypointTrack track = keypointsOf(motion, mapKeypoints(motion));
        const auto &points = track.frames[0].points;
        const double scale = 0.35 / 2; // the nose is farthest
        const auto is = [&](int point, double x, double y, double z, double confidence) {
            const Keypoint &seen = points[static_cast<std::size_t>(point)];
            return (seen.position - Eigen::Vector3d(0.5 + x * scale, 0.5 - y * scale, -z * scale)).norm() < 1e-6 && seen.confidence == confidence;
        };
        QVERIFY(is(0, 0, 2, 0, 1));
        QVERIFY(is(15, 0.8, 1, 0.4, 1)); // left is right in the picture, forward is towards it
        QVERIFY(is(31, 0.2, -1, 0.2, 1));
        QVERIFY(is(32, -0.2, -1, 0, 0));   // no joint: where the ankle is
        QVERIFY(is(5, 0, 2, 0, 0.5));      // estimated: at the nose
        QVERIFY(is(19, 0.8, 1, 0.4, 0.5)); // at the wrist
        QVERIFY(is(30, -0.2, -1, 0, 0.5)); // at the ankle
        Motion armless = motionOf({{"Hips", -1, {5, 5, 5}}, {"Head", 0, {0, 1, 0}}});
        const auto missing = keypointsOf(armless, mapKeypoints(armless)).frames[0].points[15];
        QCOMPARE(missing.confidence, 0.0);
        QCOMPARE(missing.position, Eigen::Vector3d(0.5, 0.5, 0)); // no ancestor but the pelvis
    }

    void scaleRunsOverAllFrames()
    {
        Motion motion = motionOf({{"Hips", -1, {0, 1, 0}}, {"Head", 0, {0, 1, 0}}}, 3);
        motion.translations[motion.at(2, 1)] = {0, 4, 0};
        motion.translations[motion.at(1, 0)] = {100, 0, 0}; // where it stands does not count
        const KeypointTrack track = keypointsOf(motion, mapKeypoints(motion));
        QVERIFY(std::abs(track.frames[0].points[0].position.y() - (0.5 - 0.35 / 4)) < 1e-9);
        QVERIFY(std::abs(track.frames[1].points[0].position.y() - (0.5 - 0.35 / 4)) < 1e-6);
        QVERIFY(std::abs(track.frames[2].points[0].position.y() - 0.15) < 1e-9);
        QCOMPARE(track.frames[2].timeMs, 80.0);
    }

    void anglesAreCosinesAtTheirJoints()
    {
        const Motion motion = person();
        const auto angles = keypointsOf(motion, mapKeypoints(motion)).frames[0].angles;
        const auto is = [&](std::size_t angle, double expected) { return std::abs(angles[angle] - expected) < 1e-6; };
        // Left shoulder at (0.1, 1, 0): elbow (0.8, 1, 0), hip (0.2, 0, 0).
        QVERIFY(is(0, 0.1 / std::sqrt(1.01)));
        QVERIFY(is(2, 0));  // elbow: to the shoulder −x, to the wrist +z
        QVERIFY(is(3, 0));  // elbow: +x and +y
        QVERIFY(is(6, -1)); // straight knee
        QVERIFY(is(7, -1));
        QVERIFY(is(4, -(Eigen::Vector3d(-0.1, 1, 0).normalized().y())));
        const Eigen::Vector3d spine = Eigen::Vector3d((0.1 - 0.4) / 2, 1, 0).normalized();
        QVERIFY(is(8, spine.y()));
        std::array<Keypoint, kKeypointCount> nowhere = {};
        for (const double angle : keypointAngles(nowhere))
            QCOMPARE(angle, 1.0);
    }

    void bytesAreFrozen()
    {
        KeypointTrack track;
        track.frames.resize(2);
        for (Keypoint &point : track.frames[0].points) {
            point.position = {0.5, 0.5, -1e-9};
            point.confidence = 1;
        }
        track.frames[0].angles.fill(1);
        track.frames[1] = track.frames[0];
        track.frames[1].timeMs = 1000.0 / 30;
        track.frames[1].points[32] = {{0.1234564, -0.1234566, 1234567}, 0.5};
        track.frames[1].angles[8] = -0.25;
        QByteArray points;
        for (int i = 0; i < 33; ++i)
            points += QByteArray(i ? "," : "") + "[0.5,0.5,0.0,1.0]";
        const QByteArray angles = "1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0";
        const QByteArray first = "{\"frame\":0,\"timeMs\":0.0,\"points\":[" + points + "],\"angles\":[" + angles + "]}\n";
        const QByteArray second = "{\"frame\":1,\"timeMs\":33.333,\"points\":[" + points.left(points.lastIndexOf(",[")) + ",[0.123456,-0.123457,1234567.0,0.5]],\"angles\":[" + angles.left(angles.size() - 3) + "-0.25]}\n";
        QCOMPARE(toNdjson(track), first + second);
    }

    void pointsBecomeAMotion()
    {
        const Motion motion = person();
        const KeypointTrack track = keypointsOf(motion, mapKeypoints(motion));
        const Motion back = motionOfKeypoints(track);
        QCOMPARE(mapHumanoid(back).missing, (QStringList{QStringLiteral("shoulder_L"), QStringLiteral("shoulder_R")}));
        const auto worlds = motionWorlds(back, 0);
        const auto at = [&](const char *name) { return Eigen::Vector3f(worlds[static_cast<std::size_t>(back.joint(QString::fromLatin1(name)))].translation()); };
        QVERIFY(std::abs((at("foot_L") - at("shin_L")).norm() + (at("shin_L") - at("thigh_L")).norm() - 0.8F) < 1e-4F);
        QVERIFY((at("hand_L") - at("forearm_L") - Eigen::Vector3f(0, 0, 0.32F)).norm() < 1e-4F); // 0.4 of a leg of 1
        const KeypointTrack again = keypointsOf(back, mapKeypoints(back));
        for (const int point : measuredKeypoints()) {
            const auto p = static_cast<std::size_t>(point);
            QVERIFY((again.frames[0].points[p].position - track.frames[0].points[p].position).norm() < 1e-5);
        }
        QCOMPARE(motionOfKeypoints({}).frames, 0);
    }
};

QTEST_GUILESS_MAIN(KeypointsTest)
#include "tst_keypoints.moc"

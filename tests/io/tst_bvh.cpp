// BVH in and out: each joint's own order, positions anywhere, odd texts, broken ones refused by name, and the way back within 0.01°.

#include "io/bvh/bvh_reader.h"
#include "io/bvh/bvh_writer.h"
#include "io/motion/motion_file.h"
#include "tests/support/motion_builders.h"

#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <numbers>

using namespace marrow;
using namespace marrow::test;

namespace {

const QString kShared = qEnvironmentVariable("MARROW_SHARED_DATA", MARROW_SOURCE_DIR "/../shared/data") + "/real/bvh/";
constexpr std::size_t kMany = 1'000'000;

Eigen::Quaternionf about(int axis, double degrees)
{
    return Eigen::Quaternionf(Eigen::AngleAxisf(static_cast<float>(degrees * std::numbers::pi / 180), Eigen::Vector3f::Unit(axis)));
}

double degreesBetween(const Eigen::Quaternionf &a, const Eigen::Quaternionf &b)
{
    // By the sine of the half angle: acos of nearly one would lose what is asked for.
    return 2 * std::asin(std::min(1.0, (a.cast<double>().normalized().conjugate() * b.cast<double>().normalized()).vec().norm())) * 180 / std::numbers::pi;
}

Result<MotionFile> openText(const QByteArray &text, const MotionOptions &options = {})
{
    static QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("モデル 测试 é.bvh")));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        return Error{QStringLiteral("test"), QStringLiteral("not written"), {}, nullptr};
    file.close();
    return openMotions(file.fileName(), options);
}

/// The two motions' joints, world against world in every frame; the largest angle and distance.
std::pair<double, double> differences(const Motion &a, const Motion &b)
{
    double angle = 0;
    double distance = 0;
    const auto restA = motionRestWorlds(a);
    const auto restB = motionRestWorlds(b);
    for (int frame = 0; frame < a.frames; ++frame) {
        const auto worldsA = motionWorlds(a, frame);
        const auto worldsB = motionWorlds(b, frame);
        for (std::size_t joint = 0; joint < a.joints.size(); ++joint) {
            const int other = b.joint(a.joints[joint].name);
            if (other < 0)
                continue;
            const auto o = static_cast<std::size_t>(other);
            const Eigen::Quaternionf turnA(worldsA[joint].linear() * restA[joint].linear().transpose());
            const Eigen::Quaternionf turnB(worldsB[o].linear() * restB[o].linear().transpose());
            angle = std::max(angle, degreesBetween(turnA, turnB));
            distance = std::max(distance, static_cast<double>((worldsA[joint].translation() - worldsB[o].translation()).norm()));
        }
    }
    return {angle, distance};
}

} // namespace

class BvhTest : public QObject
{
    Q_OBJECT

private slots:
    void everyJointHasItsOwnOrder()
    {
        const auto read = readBvh("HIERARCHY\r\nROOT a\r\n{\r\nOFFSET 1 2 3\r\nCHANNELS 4 Yrotation Zposition xROTATION Xposition\r\n"
                                  "JOINT b c\r\n{\r\nOFFSET 0 1 0\r\nCHANNELS 3 Zrotation Xrotation Yrotation\r\nEnd Site\r\n{\r\nOFFSET 0 2 0\r\n}\r\n}\r\n}\r\n"
                                  "MOTION\r\nFrames: 2\r\nFrame Time: .0083333\r\n10 20 30 40  50 60 70\r\n0 0 0 0 0 0 0\r\n", kMany);
        QVERIFY2(read.ok(), read.ok() ? "" : qPrintable(read.error().message));
        const Motion &motion = read->motion;
        QCOMPARE(motion.joints.size(), std::size_t(3));
        QCOMPARE(motion.joints[1].name, QStringLiteral("b c"));
        QCOMPARE(motion.joints[2].name, QStringLiteral("b c end"));
        QVERIFY(motion.joints[2].end);
        QCOMPARE(motion.movingJoints(), 2);
        QCOMPARE(motion.fps, 120.0);
        QCOMPARE(motion.frames, 2);
        QVERIFY(degreesBetween(motion.rotations[0], about(1, 10) * about(0, 30)) < 1e-4);
        QVERIFY(degreesBetween(motion.rotations[1], about(2, 50) * about(0, 60) * about(1, 70)) < 1e-4);
        QCOMPARE(motion.translations[0], Eigen::Vector3f(40, 2, 20)); // a position stands in place of the offset; y has no channel
        QCOMPARE(motion.translations[1], Eigen::Vector3f(0, 1, 0));
    }

    void oddTextsAreRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("frames");
        QTest::addColumn<double>("fps");
        QTest::addColumn<QString>("issue");
        const QByteArray head = "HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 1 Xrotation\nEnd Site\n{\nOFFSET 0 1 0\n}\n}\n";
        QTest::newRow("a mark and a colon apart") << "\xef\xbb\xbf" + head + "MOTION\nFrames : 1\nFrame Time : 0.0417083750417\n1e1" << 1 << 1 / 0.0417083750417 << "";
        QTest::newRow("no line end") << head + "MOTION Frames: 2 Frame Time: 0.04 1 +2" << 2 << 25.0 << "";
        QTest::newRow("old line ends") << QByteArray(head + "MOTION\nFrames: 2\nFrame Time: 0.04\n1\n2\n").replace('\n', '\r') << 2 << 25.0 << "";
        QTest::newRow("cut off") << head + "MOTION\nFrames: 5\nFrame Time: 0.033333\n1\n2\n" << 2 << 30.0 << "bvh.frames-missing";
        QTest::newRow("more than announced") << head + "MOTION\nFrames: 1\nFrame Time: 0.033333\n1\n2\n" << 1 << 30.0 << "bvh.frames-over";
        QTest::newRow("no frame time") << head + "MOTION\nFrames: 1\nFrame Time: 0\n1\n" << 1 << 30.0 << "bvh.frame-time";
        QTest::newRow("brace behind the name") << QByteArray(head).replace("ROOT a\n{", "ROOT a {") + "MOTION\nFrames: 1\nFrame Time: 0.02\n1\n" << 1 << 50.0 << "";
    }

    void oddTextsAreRead()
    {
        QFETCH(QByteArray, text);
        const auto read = readBvh(text, kMany);
        QVERIFY2(read.ok(), read.ok() ? "" : qPrintable(read.error().message));
        QTEST(read->motion.frames, "frames");
        QTEST(read->motion.fps, "fps");
        QTEST(read->report.empty() ? QString() : read->report.issues().front().code, "issue");
        QCOMPARE(read->motion.joints.front().name, QStringLiteral("a"));
    }

    void brokenOnesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("where");
        const QByteArray joint = "HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 3 Xrotation Yrotation Zrotation\n";
        QTest::newRow("empty") << QByteArray() << "bvh.syntax" << "";
        QTest::newRow("no skeleton") << QByteArray("HIERARCHY\nMOTION\nFrames: 1\nFrame Time: 1\n") << "bvh.syntax" << "";
        QTest::newRow("open brace") << joint << "bvh.syntax" << "";
        QTest::newRow("unknown word") << joint + "COLOR 1\n" << "bvh.syntax" << "line 6";
        QTest::newRow("offset is no number") << QByteArray("HIERARCHY\nROOT a\n{\nOFFSET 0 x 0\n") << "bvh.number" << "line 4";
        QTest::newRow("infinite offset") << QByteArray("HIERARCHY\nROOT a\n{\nOFFSET 0 1e300 0\n") << "bvh.number" << "line 4";
        QTest::newRow("unknown channel") << QByteArray("HIERARCHY\nROOT a\n{\nCHANNELS 1 Wrotation\n") << "bvh.channel" << "line 4";
        QTest::newRow("a million channels") << QByteArray("HIERARCHY\nROOT a\n{\nCHANNELS 1000000 Xrotation\n") << "bvh.channel" << "line 4";
        QTest::newRow("frames that cannot be") << joint + "}\nMOTION\nFrames: 900000000\nFrame Time: 0.1\n" << "motion.too-long" << "";
        QTest::newRow("half a frame") << joint + "}\nMOTION\nFrames: 1.5\nFrame Time: 0.1\n" << "bvh.frames" << "";
        QTest::newRow("no frame") << joint + "}\nMOTION\nFrames: 0\nFrame Time: 0.1\n" << "bvh.frames" << "";
        QTest::newRow("words among numbers") << joint + "}\nMOTION\nFrames: 2\nFrame Time: 0.1\n1 2 nan\n4 5 6\n" << "bvh.number" << "line 10";
        QTest::newRow("nothing moves") << QByteArray("HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\n}\nMOTION\nFrames: 1\nFrame Time: 1\n1\n") << "bvh.channel" << "";
        QByteArray deep = "HIERARCHY\nROOT a\n{\n";
        for (int i = 0; i < 600; ++i)
            deep += "JOINT b\n{\n";
        QTest::newRow("deeper than any") << deep << "bvh.too-many" << "";
    }

    void brokenOnesAreRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, where);
        const auto read = readBvh(text, kMany);
        QVERIFY(!read.ok());
        QTEST(read.error().code, "code");
        if (!where.isEmpty())
            QCOMPARE(read.error().where, where);
    }

    void upAxisUnitAndFacingAreGuessedAndOverridden()
    {
        const QByteArray frame = personFrame(3, 95, -7);
        const auto file = openText(personBvh(frame));
        QVERIFY2(file.ok(), file.ok() ? "" : qPrintable(file.error().message));
        QCOMPARE(file->space.up, UpAxis::Y);
        QCOMPARE(file->space.metresPerUnit, 0.01);
        QVERIFY(file->space.upEvidence.contains(QStringLiteral("58")));  // 10 + 18 + 20 + 10 units to the head
        QVERIFY(file->space.unitEvidence.contains(QStringLiteral("171"))); // 76 above the hips, 95 below
        QCOMPARE(file->clips.front().source, QStringLiteral("モデル 测试 é.bvh"));
        QCOMPARE(file->clips.front().name, QStringLiteral("モデル 测试 é"));
        const auto worlds = motionWorlds(file->clips.front(), 0);
        QVERIFY((worlds[0].translation() - Eigen::Vector3f(0.03F, 0.95F, -0.07F)).norm() < 1e-6F);
        QVERIFY(std::abs(*lowestFoot(file->clips.front(), mapHumanoid(file->clips.front()))) < 1e-6);

        MotionOptions inches;
        inches.metresPerUnit = 0.0254;
        const auto larger = openText(personBvh(frame), inches);
        QVERIFY(!larger->space.unitGuessed);
        QVERIFY(std::abs(larger->space.figureHeight - 171 * 0.0254) < 1e-4);
        MotionOptions zUp;
        zUp.up = UpAxis::Z;
        const auto turned = openText(personBvh(frame), zUp);
        QVERIFY(!turned->space.upGuessed);
        const auto lying = motionRestWorlds(turned->clips.front());
        const Eigen::Vector3f toHead = lying[4].translation() - lying[0].translation();
        QVERIFY((toHead.normalized() - Eigen::Vector3f(0, 0, -1)).norm() < 1e-5F); // (x, z, −y)
    }

    void otherAxesStandUp_data()
    {
        QTest::addColumn<Eigen::Matrix3f>("axes"); // from the upright person to the file
        QTest::addColumn<int>("up");
        Eigen::Matrix3f z, x;
        z << 1, 0, 0, 0, 0, -1, 0, 1, 0; // (x, y, z) -> (x, −z, y)
        x << 0, 1, 0, -1, 0, 0, 0, 0, 1; // (x, y, z) -> (y, −x, z)
        QTest::newRow("z up") << z << 2;
        QTest::newRow("x up") << x << 0;
    }

    void otherAxesStandUp()
    {
        QFETCH(Eigen::Matrix3f, axes);
        QFETCH(int, up);
        auto read = readBvh(personBvh(personFrame(0, 95, 0, {{13, {5, 20, -8}}})), kMany);
        QVERIFY(read.ok());
        Motion motion = read->motion;
        const Motion upright = motion;
        turnSpace(motion, Eigen::Quaternionf(axes));
        const UpGuess guess = guessUpAxis(motion, mapHumanoid(motion));
        QCOMPARE(static_cast<int>(guess.up), up);
        turnUpright(motion, guess.up);
        const auto [angle, distance] = differences(upright, motion);
        QVERIFY(angle < 0.001);
        QVERIFY(distance < 1e-4);
    }

    void whoLooksBackIsTurned()
    {
        auto read = readBvh(personBvh(personFrame(0, 95, 0)), kMany);
        Motion back = read->motion;
        turnSpace(back, about(1, 180));
        const auto file = openText(writeBvh(back));
        QVERIFY(file.ok());
        QCOMPARE(std::abs(file->space.turnDegrees), 180.0);
        QVERIFY(std::abs(*facingDegrees(mapHumanoid(file->clips[0]), motionRestWorlds(file->clips[0]))) < 0.01);
    }

    void wayBackIsExact()
    {
        QByteArray frames;
        for (int frame = 0; frame < 40; ++frame) {
            std::map<int, std::array<double, 3>> turns;
            for (int joint = 0; joint < kPersonJoints; ++joint)
                turns[joint] = {170 * std::sin(frame * 0.3 + joint), 90 * std::cos(frame * 0.2 * joint), 179 * std::sin(frame + 2.0 * joint)};
            turns[3] = {frame * 5.0, 90, 10}; // where two axes fall together
            frames += personFrame(frame, 95, 0.1 * frame, turns);
        }
        const auto first = openText(personBvh(frames, "Xrotation Zrotation Yrotation"));
        QVERIFY(first.ok());
        const auto second = openText(writeBvh(first->clips.front()));
        QVERIFY2(second.ok(), second.ok() ? "" : qPrintable(second.error().message));
        QCOMPARE(second->clips.front().joints.size(), first->clips.front().joints.size());
        const auto [angle, distance] = differences(first->clips.front(), second->clips.front());
        QVERIFY2(angle < 0.01, qPrintable(QString::number(angle)));
        QVERIFY(distance < 1e-5);
        QCOMPARE(writeBvh(second->clips.front()).left(200), writeBvh(first->clips.front()).left(200));
    }

    void sharedFilesOpenAndComeBack()
    {
        if (!QDir(kShared).exists())
            QSKIP("The shared motions are not here (MARROW_SHARED_DATA).");
        QDirIterator it(kShared, {QStringLiteral("*.bvh")}, QDir::Files, QDirIterator::Subdirectories);
        int seen = 0;
        while (it.hasNext()) {
            const QString path = it.next();
            const auto file = openMotions(path);
            QVERIFY2(file.ok(), qPrintable(path));
            ++seen;
            const auto floor = lowestFoot(file->clips[0], mapHumanoid(file->clips[0]));
            QVERIFY2(!floor || std::abs(*floor) <= 0.01 * file->space.figureHeight, qPrintable(path));
            const auto again = openText(writeBvh(file->clips[0]));
            QVERIFY2(again.ok(), qPrintable(path));
            const auto [angle, distance] = differences(file->clips[0], again->clips[0]);
            QVERIFY2(angle < 0.01, qPrintable(path + QStringLiteral(": %1").arg(angle)));
        }
        QCOMPARE(seen, 12);
        const auto cmu = openMotions(kShared + QStringLiteral("assimp+assimp/01_01.bvh"));
        QCOMPARE(cmu->clips[0].frames, 2752);
        QCOMPARE(cmu->clips[0].movingJoints(), 31);
    }
};

QTEST_GUILESS_MAIN(BvhTest)
#include "tst_bvh.moc"

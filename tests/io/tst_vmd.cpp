// VMD: names of Shift-JIS, curves, the two leg rules, IK switched off, sections that are skipped, and legs that bend to the front.

#include "io/motion/motion_file.h"
#include "io/vmd/vmd_reader.h"
#include "model/character/motion/leg_solver.h"
#include "model/character/motion/mmd_skeleton.h"
#include "tests/support/motion_builders.h"

#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <numbers>
#include <random>

using namespace marrow;
using namespace marrow::test;

namespace {

const QString kShared = qEnvironmentVariable("MARROW_SHARED_DATA", MARROW_SOURCE_DIR "/../shared/data") + "/real/vmd/";

Eigen::Quaternionf about(int axis, double degrees)
{
    return Eigen::Quaternionf(Eigen::AngleAxisf(static_cast<float>(degrees * std::numbers::pi / 180), Eigen::Vector3f::Unit(axis)));
}

Result<MotionFile> openBytes(const QByteArray &bytes)
{
    static QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("ダンス 跳舞.vmd")));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return Error{QStringLiteral("test"), QStringLiteral("not written"), {}, nullptr};
    file.close();
    return openMotions(file.fileName());
}

Eigen::Vector3f place(const Motion &motion, int frame, const char *joint)
{
    return motionWorlds(motion, frame)[static_cast<std::size_t>(motion.joint(QString::fromUtf8(joint)))].translation() / static_cast<float>(kMmdMetresPerUnit);
}

Eigen::Quaternionf turn(const Motion &motion, int frame, const char *joint)
{
    return motion.rotations[motion.at(frame, motion.joint(QString::fromUtf8(joint)))];
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class VmdTest : public QObject
{
    Q_OBJECT

private slots:
    void standardSkeletonHasItsNumbers()
    {
        Motion motion;
        motion.joints = mmdStandardSkeleton();
        const auto worlds = motionRestWorlds(motion);
        const auto at = [&](const char *name) { return Eigen::Vector3f(worlds[static_cast<std::size_t>(motion.joint(QString::fromUtf8(name)))].translation()); };
        const auto isNear = [](float value, float expected) { return std::abs(value - expected) < 0.006F; };
        for (const auto &[name, height] : {std::pair("左足首", 1.43F), {"右ひざ", 6.57F}, {"左足", 11.50F}, {"センター", 10.88F}, {"首", 16.21F}, {"頭", 17.16F}, {"頭先", 19.4F}})
            QVERIFY2(isNear(at(name).y(), height), name);
        QVERIFY(isNear((at("左ひざ") - at("左足")).norm(), 4.94F));
        QVERIFY(isNear((at("左足首") - at("左ひざ")).norm(), 5.15F));
        QVERIFY(isNear((at("左足首") - at("左足")).norm(), 10.07F));
        QVERIFY(at("左腕").x() > 0);
        QVERIFY(at("左つま先").z() > 0);
        QCOMPARE(mapHumanoid(motion).missing, QStringList());
    }

    void namesAreOneHoweverTheyAreWritten()
    {
        QCOMPARE(mmdBoneName(QStringLiteral("左足ＩＫ")), QStringLiteral("左足IK"));
        QCOMPARE(mmdBoneName(QStringLiteral("ｾﾝﾀｰ")), QStringLiteral("センター"));
        QCOMPARE(mmdBoneName(QStringLiteral("上半身２")), QStringLiteral("上半身2"));
        QCOMPARE(mmdBoneName(QStringLiteral("右ヒザ")), QStringLiteral("右ひざ"));
        QVERIFY(isStandardMmdBone(mmdBoneName(QStringLiteral("左つま先ＩＫ"))));
        QVERIFY(!isStandardMmdBone(QStringLiteral("スカート_0_1")));
    }

    void namesThatWereCutInsideACharacter()
    {
        const QByteArray whole = VmdBuilder::shiftJis(QStringLiteral("前髪の左側の先端")); // 16 bytes, 15 fit
        QCOMPARE(vmdName(QByteArrayView(whole).first(15)), QStringLiteral("前髪の左側の先"));
        QCOMPARE(vmdName(QByteArrayView("\x91\xab\0zz", 5)), QStringLiteral("足"));
        QCOMPARE(vmdName(QByteArrayView()), QString());
        VmdBuilder builder;
        builder.key(QStringLiteral("前髪の左側の先端"), 0).turn(QStringLiteral("頭"), 3, about(1, 30));
        const auto file = openBytes(builder.bytes());
        QVERIFY2(file.ok(), file.ok() ? "" : qPrintable(file.error().message));
        QCOMPARE(file->clips[0].ignored, QStringList{QStringLiteral("前髪の左側の先")});
        QCOMPARE(file->clips[0].name, QStringLiteral("ダンス 跳舞"));
        QCOMPARE(file->clips[0].frames, 4);
        QCOMPARE(file->clips[0].fps, 30.0);
    }

    void zIsMirrored()
    {
        VmdBuilder builder;
        builder.key(QStringLiteral("センター"), 0, {1, 2, 3}, Eigen::Quaternionf(0.5F, 0.5F, -0.5F, 0.5F));
        const auto file = openBytes(builder.bytes());
        QVERIFY(file.ok());
        QVERIFY((place(file->clips[0], 0, "センター") - Eigen::Vector3f(1, 12.88F, -3)).norm() < 1e-4F);
        const Eigen::Quaternionf seen = turn(file->clips[0], 0, "センター");
        QVERIFY((seen.coeffs() - Eigen::Vector4f(-0.5F, 0.5F, 0.5F, 0.5F)).norm() < 1e-6F || (seen.coeffs() + Eigen::Vector4f(-0.5F, 0.5F, 0.5F, 0.5F)).norm() < 1e-6F);
    }

    void curvesAreFollowed()
    {
        QCOMPARE(mmdCurve({20, 20, 107, 107}, 0.3), 0.3);
        QVERIFY(std::abs(mmdCurve({0, 127, 0, 127}, 0.125) - 0.875) < 1e-9); // x = t³, y = 3t − 3t² + t³ at t = 1/2
        QCOMPARE(mmdCurve({127, 0, 127, 0}, 1), 1.0);
        VmdBuilder builder;
        builder.key(QStringLiteral("センター"), 0).key(QStringLiteral("センター"), 8, {8, 0, 0}, about(0, 80));
        builder.keys.back().curve = {0, 127, 0, 127};
        const auto file = openBytes(builder.bytes());
        QVERIFY(file.ok());
        QVERIFY(std::abs(place(file->clips[0], 1, "センター").x() - 7) < 1e-4F);
        QVERIFY(turn(file->clips[0], 1, "センター").angularDistance(about(0, -70)) < 1e-4F);
    }

    void keysMayComeInAnyOrder()
    {
        VmdBuilder builder;
        builder.turn(QStringLiteral("頭"), 10, about(1, 90)).key(QStringLiteral("頭"), 0).turn(QStringLiteral("頭"), 10, about(1, 60));
        builder.keys.push_back({VmdBuilder::shiftJis(QStringLiteral("首")), 2, Eigen::Vector3f::Zero(), {0, 0, 0, 0}});
        const auto file = openBytes(builder.bytes());
        QVERIFY(file.ok());
        QVERIFY(turn(file->clips[0], 10, "頭").angularDistance(about(1, -60)) < 1e-4F);
        QCOMPARE(file->report.issues().front().code, QStringLiteral("vmd.key"));
    }

    void legsWithoutMovingIkFollowTheirRotations()
    {
        VmdBuilder builder;
        builder.key(QStringLiteral("左足ＩＫ"), 0).turn(QStringLiteral("左ひざ"), 0, about(0, -60));
        const auto file = openBytes(builder.bytes());
        QVERIFY(turn(file->clips[0], 0, "左ひざ").angularDistance(about(0, 60)) < 1e-4F);
        QVERIFY(file->notes.front().contains(QStringLiteral("own rotations")));
        QCOMPARE(*kneesForward(file->clips[0]), 1.0);
        Motion unmirrored = file->clips[0];
        unmirrored.rotations[unmirrored.at(0, unmirrored.joint(QStringLiteral("左ひざ")))] = about(0, -60);
        QCOMPARE(*kneesForward(unmirrored), 0.5); // the other leg still stands as at rest
    }

    /// A step and a crouch as a program would bake them, read as the format says and without the mirror: the choice of §2.3.
    void bakedLegsBendForwardOnlyWhenMirrored()
    {
        VmdBuilder builder;
        for (std::uint32_t frame = 0; frame <= 60; ++frame) {
            const double phase = frame * 0.2;
            const double bend = 45 - 44 * std::cos(phase);
            for (const QString &side : {QStringLiteral("左"), QStringLiteral("右")}) {
                const double way = side == QStringLiteral("左") ? 1 : -1;
                builder.turn(side + QStringLiteral("足"), frame, about(2, 5 * way) * about(0, bend / 2 + way * 25 * std::sin(phase)) * about(1, 10 * way));
                builder.turn(side + QStringLiteral("ひざ"), frame, about(0, -bend)); // in MMD a knee bends about −x
            }
        }
        const auto read = readVmd(builder.bytes());
        QVERIFY(read.ok());
        MmdLegs legs;
        QVERIFY(*kneesForward(mmdMotion(read->tracks, 61, legs)) >= 0.94);
        QVERIFY(!legs.leftByIk && !legs.rightByIk);
        MmdTracks unmirrored = read->tracks; // mirrored twice
        for (auto &[bone, keys] : unmirrored.bones) {
            for (MmdKey &key : keys)
                key.rotation = Eigen::Quaternionf(key.rotation.w(), -key.rotation.x(), -key.rotation.y(), key.rotation.z());
        }
        QVERIFY(*kneesForward(mmdMotion(unmirrored, 61, legs)) <= 0.2);
    }

    void legsWithMovingIkReachTheirTarget()
    {
        VmdBuilder builder; // half width here, full width above
        builder.key(QStringLiteral("左足IK"), 0, {0.5F, 3, -2}).key(QStringLiteral("左足IK"), 5, {0, 0, 0}).key(QStringLiteral("センター"), 0, {0, -3, 0}).key(QStringLiteral("右足ＩＫ"), 0, {0, 0, 0.001F});
        const auto file = openBytes(builder.bytes());
        QVERIFY(file.ok());
        QVERIFY(file->notes.front().contains(QStringLiteral("IK")));
        const Motion &motion = file->clips[0];
        QVERIFY((place(motion, 0, "左足首") - Eigen::Vector3f(1.45F, 4.43F, 2)).norm() < 1e-3F);
        QVERIFY((place(motion, 0, "右足首") - Eigen::Vector3f(-0.95F, 1.43F, -0.001F)).norm() < 1e-3F);
        QVERIFY((place(motion, 5, "左足首") - Eigen::Vector3f(0.95F, 1.43F, 0)).norm() < 1e-3F);
        QVERIFY((place(motion, 0, "右つま先") - place(motion, 0, "右足首") - Eigen::Vector3f(0, -1.43F, 1.4F)).norm() < 1e-3F); // its toe's target is flat
        QCOMPARE(*kneesForward(motion), 1.0);
    }

    void legsOutOfReachAreStraight()
    {
        VmdBuilder builder;
        builder.key(QStringLiteral("左足IK"), 0, {30, 0, 0});
        const auto file = openBytes(builder.bytes());
        const Motion &motion = file->clips[0];
        const Eigen::Vector3f upper = place(motion, 0, "左ひざ") - place(motion, 0, "左足");
        const Eigen::Vector3f lower = place(motion, 0, "左足首") - place(motion, 0, "左ひざ");
        QVERIFY(upper.normalized().dot(lower.normalized()) > 0.9999F);
        QVERIFY(file->notes[2].contains(QStringLiteral("out of reach")));
    }

    void ikIsSwitchedOffAndOn()
    {
        VmdBuilder builder;
        builder.key(QStringLiteral("左足ＩＫ"), 0, {0, 4, 0}).turn(QStringLiteral("左ひざ"), 0, about(0, -10)).key(QStringLiteral("頭"), 30);
        builder.ik = {{0, {{QStringLiteral("左足ＩＫ"), true}}}, {10, {{QStringLiteral("左足IK"), false}}}, {20, {{QStringLiteral("左足ＩＫ"), true}, {QStringLiteral("右足ＩＫ"), true}}}};
        const auto file = openBytes(builder.bytes());
        QVERIFY(file.ok());
        const Motion &motion = file->clips[0];
        for (const int frame : {0, 9, 20, 30})
            QVERIFY(std::abs(place(motion, frame, "左足首").y() - 5.43F) < 1e-3F);
        for (const int frame : {10, 19})
            QVERIFY(turn(motion, frame, "左ひざ").angularDistance(about(0, 10)) < 1e-4F);
    }

    void shoulderParentsTurnOnlyTheShoulder()
    {
        VmdBuilder builder;
        builder.turn(QStringLiteral("左肩P"), 0, about(2, 20));
        const auto file = openBytes(builder.bytes());
        const Motion &motion = file->clips[0];
        QVERIFY(turn(motion, 0, "左肩").angularDistance(about(2, 20)) < 1e-4F);
        const auto worlds = motionWorlds(motion, 0);
        QVERIFY(Eigen::Quaternionf(worlds[static_cast<std::size_t>(motion.joint(QStringLiteral("左腕")))].linear()).angularDistance(Eigen::Quaternionf::Identity()) < 1e-4F);
        QVERIFY(motion.ignored.isEmpty());
    }

    void otherSectionsAreSkipped()
    {
        VmdBuilder builder;
        builder.key(QStringLiteral("頭"), 0).morphs = 3;
        builder.cameras = 2;
        builder.lights = 1;
        builder.shadows = 4;
        builder.ik = {{7, {{QStringLiteral("左足ＩＫ"), false}}}};
        const auto read = readVmd(builder.bytes());
        QVERIFY(read.ok());
        QCOMPARE(read->morphKeys, 3U);
        QCOMPARE(read->cameraKeys, 2U);
        QCOMPARE(read->shadowKeys, 4U);
        QCOMPARE(read->model, QStringLiteral("模型"));
        QCOMPARE(read->tracks.ikKeys.at(QStringLiteral("左足IK")).front().frame, 7U);
        QVERIFY(read->report.empty());
        for (qsizetype size = 0; size < builder.bytes().size(); ++size) { // wherever it is cut, it is refused or read up to there
            const auto part = readVmd(builder.bytes().first(size));
            const qsizetype bonesEnd = 30 + 20 + 4 + 111;
            QCOMPARE(part.ok(), size >= bonesEnd);
        }
    }

    void filesThatMoveNobody()
    {
        VmdBuilder builder;
        builder.morphs = 5;
        QCOMPARE(openBytes(builder.bytes()).error().code, QStringLiteral("vmd.no-bones"));
        builder.key(QStringLiteral("スカート"), 0);
        QCOMPARE(openBytes(builder.bytes()).error().code, QStringLiteral("vmd.no-bones"));
        builder.key(QStringLiteral("頭"), 4'000'000'000U);
        QCOMPARE(openBytes(builder.bytes()).error().code, QStringLiteral("motion.too-long"));
        QByteArray many = builder.bytes();
        many.replace(50, 4, "\xff\xff\xff\xff");
        QCOMPARE(openBytes(many).error().code, QStringLiteral("vmd.truncated"));
    }

    void solvedLegsReachAndBendForward()
    {
        std::mt19937 random(7);
        std::uniform_real_distribution<float> any(-1, 1);
        const RestLeg leg{{0, -4.93F, 0.31F}, {0, -5.14F, -0.31F}};
        for (int i = 0; i < 20000; ++i) {
            const Eigen::Quaternionf pelvis = Eigen::Quaternionf(any(random), any(random), any(random), any(random)).normalized();
            const Eigen::Vector3f target = 12 * Eigen::Vector3f(any(random), any(random), any(random));
            const SolvedLeg solved = solveLeg(leg, Eigen::Vector3f::Zero(), pelvis, target);
            const Eigen::Vector3f knee = solved.thigh * leg.knee;
            const Eigen::Vector3f ankle = knee + solved.shin * leg.ankle;
            if (solved.reaches)
                QVERIFY((ankle - target).norm() < 2e-3F);
            const Eigen::Vector3f front = Eigen::Quaternionf::FromTwoVectors(pelvis * -Eigen::Vector3f::UnitY(), ankle.normalized()) * (pelvis * Eigen::Vector3f::UnitZ());
            QVERIFY(knee.dot(front) > -1e-3F);
        }
        QVERIFY(std::abs(twistAboutY(about(1, 50) * about(0, 0)) - 50 * std::numbers::pi_v<float> / 180) < 1e-5F);
    }

    void sharedFilesAreReadOrRefusedWithReason()
    {
        if (!QDir(kShared).exists())
            QSKIP("The shared motions are not here (MARROW_SHARED_DATA).");
        QDirIterator it(kShared, {QStringLiteral("*.vmd")}, QDir::Files, QDirIterator::Subdirectories);
        int opened = 0;
        int refused = 0;
        while (it.hasNext()) {
            const QString path = it.next();
            const auto file = openMotions(path);
            if (!file) {
                QCOMPARE(file.error().code, QStringLiteral("vmd.no-bones"));
                ++refused;
                continue;
            }
            ++opened;
            const Motion &motion = file->clips[0];
            QVERIFY2(kneesForward(motion).value_or(1) >= 0.94, qPrintable(path));
            MmdLegs legs;
            const auto read = readVmd(bytesOf(path));
            mmdMotion(read->tracks, motion.frames, legs);
            QVERIFY2(legs.largestMiss < 0.01, qPrintable(path));
        }
        QCOMPARE(opened, 12);
        QCOMPARE(refused, 4);
    }
};

QTEST_GUILESS_MAIN(VmdTest)
#include "tst_vmd.moc"

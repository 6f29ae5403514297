// Motions of every other kind: clips of models with their scales, VRM animations, mediapipe33 checked and normalised, all shared files.

#include "io/gltf/action_pack.h"
#include "io/mediapipe/mediapipe_reader.h"
#include "io/motion/model_motions.h"
#include "io/motion/motion_file.h"
#include "model/character/action/parametric_actions.h"
#include "model/character/humanoid_rest.h"
#include "model/character/motion/mmd_motion.h"
#include "tests/support/bound_figure.h"
#include "tests/support/motion_builders.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <cmath>

using namespace marrow;
using namespace marrow::test;

namespace {

const QString kShared = qEnvironmentVariable("MARROW_SHARED_DATA", MARROW_SOURCE_DIR "/../shared/data") + "/real/";

QByteArray frameJson(const QByteArray &fields, int points = 33, const QByteArray &point = "[0.5,0.25,-0.125,0.75]")
{
    QByteArray list;
    for (int i = 0; i < points; ++i)
        list += QByteArray(i ? "," : "") + point;
    return '{' + fields + "\"points\":[" + list + "]}";
}

/// An armature of 0.01 scale above a hip and a leg, the hip turning by a quarter in a second.
CharacterModel scaledModel()
{
    CharacterModel model;
    model.nodes.resize(4);
    model.nodes[0].name = QStringLiteral("Armature");
    model.nodes[0].local.scale.setConstant(0.01F);
    model.nodes[0].children = {2};
    model.nodes[1].name = QStringLiteral("Lamp");
    model.nodes[2].name = QStringLiteral("Hips");
    model.nodes[2].parent = 0;
    model.nodes[2].local.translation = {0, 100, 0};
    model.nodes[2].children = {3};
    model.nodes[3].name = QString();
    model.nodes[3].parent = 2;
    model.nodes[3].local.translation = {0, -50, 0};
    model.skins.push_back({QStringLiteral("skin"), {2, 3}, std::vector<Eigen::Matrix4f>(2, Eigen::Matrix4f::Identity())});
    for (ModelNode &node : model.nodes)
        node.matrix = node.local.matrix().matrix();
    ModelTrack track;
    track.node = 2;
    track.path = ModelPath::Rotation;
    track.width = 4;
    track.times = {0, 1};
    track.values = {0, 0, 0, 1, 0, 0, std::sqrt(0.5F), std::sqrt(0.5F)};
    model.clips.push_back({QStringLiteral("turn"), {track}, 1, 2});
    model.vrmHumanBones = {{QStringLiteral("hips"), 2}};
    return model;
}

Result<MotionFile> openBytes(const QString &name, const QByteArray &bytes, const MotionOptions &options = {})
{
    static QTemporaryDir folder;
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return Error{QStringLiteral("test"), QStringLiteral("not written"), {}, nullptr};
    file.close();
    return openMotions(file.fileName(), options);
}

/// A .glb of two actions without a mesh.
QString packFile(const QString &folder)
{
    const HumanoidRest rest = standardHumanoidRest();
    const auto glb = packActions({*parametricAction(QStringLiteral("run"), rest), *parametricAction(QStringLiteral("walk"), rest)}, rest);
    const QString path = folder + QStringLiteral("/pack.glb");
    return glb && writeFile(path, *glb) ? path : QString();
}

} // namespace

class MotionsTest : public QObject
{
    Q_OBJECT

private slots:
    void clipsOfModelsKeepTheirPlaces()
    {
        const CharacterModel model = scaledModel();
        const auto motions = motionsOfModel(model, 30, kMaxMotionSamples);
        QVERIFY(motions.ok());
        const Motion &motion = motions->front();
        QCOMPARE(motion.joints.size(), std::size_t(3)); // the lamp moves nothing
        QCOMPARE(motion.joints[2].name, QStringLiteral("node_3"));
        QCOMPARE(motion.frames, 31);
        QCOMPARE(motion.humanBones.front(), std::pair(QStringLiteral("hips"), 1));
        for (const int frame : {0, 10, 30}) {
            const auto worlds = motionWorlds(motion, frame);
            const auto expected = modelWorlds(model, &model.clips[0], static_cast<float>(frame) / 30);
            QVERIFY((worlds[2].translation() - Eigen::Vector3f(expected[3].block<3, 1>(0, 3))).norm() < 1e-6F);
        }
        QVERIFY((motionWorlds(motion, 30)[2].translation() - Eigen::Vector3f(0.5F, 1, 0)).norm() < 1e-5F);
        QVERIFY((motionRestWorlds(motion)[2].translation() - Eigen::Vector3f(0, 0.5F, 0)).norm() < 1e-6F);
        QCOMPARE(motionsOfModel(model, 60, kMaxMotionSamples)->front().frames, 61);
        QCOMPARE(motionsOfModel(model, 30, 50).error().code, QStringLiteral("motion.too-long"));
        CharacterModel still = model;
        still.clips.clear();
        QCOMPARE(motionsOfModel(still, 30, kMaxMotionSamples).error().code, QStringLiteral("motion.no-clips"));
    }

    /// A file may be wrong about itself: a person's word goes before what its format says, in every format.
    void aPersonsWordGoesBeforeTheFormat()
    {
        QTemporaryDir folder;
        const QString glb = packFile(folder.path());
        const auto plain = openMotions(glb);
        QVERIFY2(plain.ok(), plain ? "" : qPrintable(plain.error().message));
        MotionOptions said;
        said.up = UpAxis::Z;
        said.metresPerUnit = 0.01;
        said.turnDegrees = 90;
        const auto told = openMotions(glb, said);
        QVERIFY(told.ok());
        QCOMPARE(told->space.up, UpAxis::Z);
        QCOMPARE(told->space.metresPerUnit, 0.01);
        QCOMPARE(told->space.turnDegrees, 90.0);
        QVERIFY(told->space.upEvidence != plain->space.upEvidence && told->space.unitEvidence != plain->space.unitEvidence && told->space.turnEvidence != plain->space.turnEvidence);
        const auto before = motionWorlds(plain->clips[0], 7), after = motionWorlds(told->clips[0], 7);
        for (std::size_t joint = 0; joint < before.size(); ++joint) {
            const Eigen::Vector3f p = before[joint].translation();
            const Eigen::Vector3f upright(p.x(), p.z(), -p.y()); // Z up becomes Y up
            const Eigen::Vector3f turned(upright.z(), upright.y(), -upright.x()); // a quarter about +Y
            QVERIFY((after[joint].translation() - turned * 0.01F).norm() < 1e-5F);
        }
        // VMD: its unit is a habit, its axes are not.
        VmdBuilder builder;
        builder.key(QStringLiteral("センター"), 0, {0, 1, 0});
        builder.key(QStringLiteral("センター"), 10, {0, 2, 0});
        MotionOptions tall;
        tall.metresPerUnit = 0.16;
        const auto usual = openBytes(QStringLiteral("usual.vmd"), builder.bytes()), taller = openBytes(QStringLiteral("taller.vmd"), builder.bytes(), tall);
        QVERIFY(usual.ok() && taller.ok());
        QVERIFY(std::abs(taller->space.figureHeight - 2 * usual->space.figureHeight) < 1e-4);
    }

    void readingTellsHowFarItIsAndCanBeCancelled()
    {
        QByteArray frames;
        for (int frame = 0; frame < 400; ++frame)
            frames += personFrame(0, 95, frame * 0.1);
        QTemporaryDir folder;
        VmdBuilder builder;
        builder.key(QStringLiteral("センター"), 0, {0, 1, 0});
        builder.key(QStringLiteral("センター"), 400, {0, 2, 0});
        const QString glb = packFile(folder.path());
        for (const QString &name : {QStringLiteral("long.bvh"), QStringLiteral("long.vmd"), QStringLiteral("a.glb")}) {
            const auto open = [&](const MotionOptions &options) {
                return name == QLatin1String("a.glb") ? openMotions(glb, options) : openBytes(name, name.endsWith(QLatin1String("bvh")) ? personBvh(frames) : builder.bytes(), options);
            };
            std::vector<double> reports;
            MotionOptions options;
            options.progress = Progress([&](double done, const QString &) { reports.push_back(done); }, nullptr);
            QVERIFY2(open(options).ok(), qPrintable(name));
            QVERIFY2(reports.size() >= 2 && std::is_sorted(reports.begin(), reports.end()) && reports.back() <= 1, qPrintable(name));
            options.progress = Progress({}, std::make_shared<std::atomic_bool>(true));
            const auto cancelled = open(options);
            QVERIFY2(!cancelled.ok(), qPrintable(name));
            QCOMPARE(cancelled.error().code, QStringLiteral("import.cancelled"));
        }
    }

    void mediapipeIsReadInEveryForm_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("frames");
        QTest::addColumn<double>("fps");
        QTest::addColumn<double>("lastTime");
        QTest::addColumn<QString>("issue");
        const QByteArray angles = "\"angles\":[0,0,0,0,0,0,0,0,-1],";
        QTest::newRow("lines") << frameJson("\"frame\":3,\"timeMs\":100," + angles) + "\n\n" + frameJson("\"frame\":4,\"timeMs\":140.0," + angles) + "\r\n" << 2 << 25.0 << 40.0 << "";
        QTest::newRow("one line") << frameJson("\"frame\":0," + angles) << 1 << 30.0 << 0.0 << "";
        QTest::newRow("array without times") << '[' + frameJson(angles) + ',' + frameJson(angles) + ']' << 2 << 30.0 << 1000.0 / 30 << "";
        QTest::newRow("object with a rate") << "{\"schema\":\"mediapipe33@0.1.0\",\"fps\":60,\"frames\":[" + frameJson(angles) + ',' + frameJson(angles) + "]}" << 2 << 60.0 << 1000.0 / 60 << "";
        QTest::newRow("without angles") << frameJson("\"frame\":0,") << 1 << 30.0 << 0.0 << "mediapipe.angles";
        QTest::newRow("confidence of two") << frameJson("\"frame\":0," + angles, 33, "[1,2,3,2]") << 1 << 30.0 << 0.0 << "mediapipe.confidence";
        QTest::newRow("times go back") << frameJson("\"frame\":0,\"timeMs\":9," + angles) + "\n" + frameJson("\"frame\":1,\"timeMs\":5," + angles) << 2 << 30.0 << 1000.0 / 30 << "mediapipe.times";
    }

    void mediapipeIsReadInEveryForm()
    {
        QFETCH(QByteArray, text);
        const auto file = readMediapipe(text);
        QVERIFY2(file.ok(), file.ok() ? "" : qPrintable(file.error().message));
        QTEST(static_cast<int>(file->track.frames.size()), "frames");
        QTEST(file->track.fps, "fps");
        QTEST(file->track.frames.back().timeMs, "lastTime");
        QTEST(file->report.empty() ? QString() : file->report.issues().front().code, "issue");
        QVERIFY(file->track.frames[0].points[7].confidence <= 1);
    }

    void brokenMediapipeIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("code");
        QTest::newRow("empty list") << QByteArray("[]") << "mediapipe.empty";
        QTest::newRow("too few points") << frameJson("\"frame\":0,", 32) << "mediapipe.frame";
        QTest::newRow("words for numbers") << frameJson("\"frame\":0,", 33, "[0,1,\"2\",1]") << "mediapipe.frame";
        QTest::newRow("two numbers") << frameJson("\"frame\":0,", 33, "[0,1]") << "mediapipe.frame";
        QTest::newRow("endless") << frameJson("\"frame\":0,", 33, "[0,1,1e200,1]") << "mediapipe.frame";
        QTest::newRow("no cosine") << frameJson("\"frame\":0,\"angles\":[0,0,0,0,0,0,0,0,2],") << "mediapipe.frame";
        QTest::newRow("second line broken") << frameJson("\"frame\":0,") + "\n{\"points\":" << "mediapipe.syntax";
    }

    void brokenMediapipeIsRefused()
    {
        QFETCH(QByteArray, text);
        const auto file = readMediapipe(text);
        QVERIFY(!file.ok());
        QTEST(file.error().code, "code");
    }

    void mediapipeGoesThroughUnchanged()
    {
        const auto bvh = openBytes(QStringLiteral("p.bvh"), personBvh(personFrame(0, 95, 0) + personFrame(1, 95, 0, {{5, {10, 20, 30}}, {14, {0, -40, 0}}})));
        QVERIFY(bvh.ok());
        const QByteArray first = toNdjson(keypointsOf(bvh->clips[0], mapKeypoints(bvh->clips[0])));
        const auto file = openBytes(QStringLiteral("p.ndjson"), first);
        QVERIFY2(file.ok(), file.ok() ? "" : qPrintable(file.error().message));
        QCOMPARE(file->format, MotionFormat::Mediapipe);
        QCOMPARE(toNdjson(*file->keypoints), first);
        QCOMPARE(file->clips[0].frames, 2);
    }

    void pointsLookWhereTheFileLooks()
    {
        const QByteArray text = personBvh(personFrame(0, 95, 0, {{5, {10, 20, 30}}}));
        const auto ahead = openBytes(QStringLiteral("p.bvh"), text);
        MotionOptions options;
        options.turnDegrees = 150;
        const auto turned = openBytes(QStringLiteral("p.bvh"), text, options);
        QVERIFY(ahead.ok() && turned.ok());
        QVERIFY(motionWorlds(ahead->clips[0], 0).back().translation().x() * motionWorlds(turned->clips[0], 0).back().translation().x() < 0);
        const KeypointTrack a = keypointsOf(*ahead, 0);
        const KeypointTrack b = keypointsOf(*turned, 0);
        for (std::size_t point = 0; point < kKeypointCount; ++point)
            QVERIFY((a.frames[0].points[point].position - b.frames[0].points[point].position).norm() < 1e-5);
    }

    void otherFilesAreRefused()
    {
        QCOMPARE(openBytes(QStringLiteral("x.bvh"), "not a hierarchy").error().code, QStringLiteral("motion.format"));
        QCOMPARE(openBytes(QStringLiteral("x.json"), "{\"a\":1}").error().code, QStringLiteral("motion.format"));
        QCOMPARE(openBytes(QStringLiteral("empty.vmd"), "").error().code, QStringLiteral("motion.format"));
        QCOMPARE(openMotions(QStringLiteral("/nowhere/x.bvh")).error().code, QStringLiteral("file.open"));
    }

    void vrmAnimationsNameTheirBones()
    {
        const QString path = kShared + QStringLiteral("vrma/pixiv+ChatVRM/idle_loop.vrma");
        if (!QFile::exists(path))
            QSKIP("The shared motions are not here (MARROW_SHARED_DATA).");
        const auto file = openMotions(path);
        QVERIFY(file.ok());
        const Motion &motion = file->clips[0];
        QCOMPARE(motion.humanBones.size(), std::size_t(22));
        QCOMPARE(mapHumanoid(motion).nodes.size(), std::size_t(21));
        QVERIFY(std::abs(*facingDegrees(mapHumanoid(motion), motionWorlds(motion, 0))) < 20);
        QVERIFY(*kneesForward(motion) >= 0.94);
    }

    void sharedModelsGiveTheirClips()
    {
        const QString folder = kShared + QStringLiteral("glb-humanoid-anim/sketchpunklabs+kaykit_char/");
        if (!QDir(folder).exists())
            QSKIP("The shared motions are not here (MARROW_SHARED_DATA).");
        std::size_t clips = 0;
        for (const QString &name : QDir(folder).entryList({QStringLiteral("Med_*.glb")})) {
            const auto file = openMotions(folder + name);
            QVERIFY(file.ok());
            clips += file->clips.size();
            for (const Motion &motion : file->clips) {
                QCOMPARE(motion.joints.size(), std::size_t(24));
                QCOMPARE(mapKeypoints(motion).mapped(), 15);
                for (std::size_t i = motion.joints.size(); i < motion.rotations.size(); ++i)
                    QVERIFY(motion.rotations[i].dot(motion.rotations[i - motion.joints.size()]) >= 0);
            }
        }
        QCOMPARE(clips, std::size_t(110));
    }

    void largeFilesAreQuick()
    {
        const QString path = kShared + QStringLiteral("bvh/assimp+assimp/01_01.bvh");
        if (!QFile::exists(path))
            QSKIP("The shared motions are not here (MARROW_SHARED_DATA).");
        QElapsedTimer timer;
        timer.start();
        const auto file = openMotions(path);
        QVERIFY(file.ok());
        const QByteArray text = toNdjson(keypointsOf(file->clips[0], mapKeypoints(file->clips[0])));
        qInfo("2,752 frames of 31 joints were opened and written as %lld bytes of mediapipe33 in %lld ms", static_cast<long long>(text.size()), static_cast<long long>(timer.elapsed()));
        QCOMPARE(text.count('\n'), 2752);
    }
};

QTEST_GUILESS_MAIN(MotionsTest)
#include "tst_motions.moc"

// marrow-cli retarget: the same bytes in any order, what is refused, voxel rigs, and the done-numbers on real files.

#include "app/jobs/retarget_work.h"
#include "io/actions/action_file.h"
#include "io/gltf/gltf_reader.h"
#include "io/name_maps/name_map_file.h"
#include "io/vfp/vfp_file.h"
#include "model/character/humanoid_rest.h"
#include "model/voxel/pose_sampling.h"
#include "tests/support/bound_figure.h"
#include "tests/support/run_cli.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace marrow;
using namespace marrow::test;

namespace {

QString real(const QString &path)
{
    const QString folder = qEnvironmentVariable("MARROW_SHARED_DATA", QStringLiteral(MARROW_SOURCE_DIR "/../shared/data"));
    return folder + "/real/" + path;
}

QStringList kayKitFiles()
{
    const QDir folder(real("glb-humanoid-anim/sketchpunklabs+kaykit_char"));
    QStringList files;
    for (const QString &name : folder.entryList({"Med_*.glb"}, QDir::Files, QDir::Name))
        files.append(folder.filePath(name));
    return files;
}

QStringList sourceArguments(const QStringList &files) { return QStringList{"retarget", "--source"} + files; }

/// All files of a folder, with what is in them.
std::map<QString, QByteArray> contentsOf(const QString &folder)
{
    std::map<QString, QByteArray> contents;
    for (const QString &name : QDir(folder).entryList(QDir::Files))
        contents[name] = fileBytes(folder + '/' + name);
    return contents;
}

/// KayKit's proportions with the arms straight out.
HumanoidRest chibiTPose()
{
    HumanoidRest rest = standardHumanoidRest();
    const auto put = [&](const char *name, float x, float y, float z) { rest[std::size_t(humanoidJoint(QString::fromLatin1(name)))] = {x, y, z}; };
    put("hips", 0, 0.406f, 0);
    put("spine", 0, 0.598f, 0);
    put("chest", 0, 0.973f, 0);
    put("neck", 0, 1.15f, 0);
    put("head", 0, 1.242f, 0);
    for (const float side : {1.0f, -1.0f}) {
        const QByteArray end(side > 0 ? "_L" : "_R");
        put(("shoulder" + end).constData(), side * 0.06f, 1.1f, 0);
        put(("upper_arm" + end).constData(), side * 0.212f, 1.107f, 0);
        put(("forearm" + end).constData(), side * 0.453f, 1.107f, 0);
        put(("hand" + end).constData(), side * 0.713f, 1.107f, 0);
        put(("thigh" + end).constData(), side * 0.171f, 0.52f, 0);
        put(("shin" + end).constData(), side * 0.171f, 0.292f, 0.008f);
        put(("foot" + end).constData(), side * 0.171f, 0.142f, -0.02f);
        put(("toe" + end).constData(), side * 0.171f, 0.026f, 0.1f);
    }
    return rest;
}

} // namespace

class RetargetJobTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        QVERIFY(writeFile(path("target.glb"), boundGlb(standardHumanoidRest())));
    }

    void actionFilesComeBackBitForBit()
    {
        Action action;
        action.id = QString::fromUtf8("走路 “A”/1");
        action.origin = "a.glb · b";
        action.frames = 3;
        action.fps = 12.5;
        action.loops = false;
        action.hips = {{0.1f, -0.0f, 1e-7f}, {1.0f / 3, 2, 3}, {0, 0, 0}};
        action.tracks = {{2, {Eigen::Quaternionf(0.9999999f, 1e-4f, 0, 0).normalized(), Eigen::Quaternionf::Identity(), Eigen::Quaternionf(0.1f, 0.2f, 0.3f, 0.4f).normalized()}}};
        const QByteArray bytes = encodeAction(action);
        const Result<Action> again = decodeAction(bytes);
        QVERIFY(again.ok());
        QCOMPARE(encodeAction(*again), bytes);
        QCOMPARE(again->id, action.id);
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(again->tracks[0].rotations[i].coeffs() == action.tracks[0].rotations[i].coeffs());
        QVERIFY(!actionFileName(action.id).contains('/'));
        for (const auto &[from, to, code, pointer] : {std::tuple{"\"fps\":12.5", "\"fps\":0", "action.value", "/fps"}, {"\"frames\":3", "\"frames\":4", "action.value", "/hips"},
                                                      {"\"spine\"", "\"root\"", "action.value", "/tracks/root"}, {"marrow-action", "x", "action.format", "/format"}, {"[[", "[", "action.syntax", ""}}) {
            const Result<Action> broken = decodeAction(QByteArray(bytes).replace(from, to));
            QVERIFY2(!broken.ok(), from);
            QCOMPARE(broken.error().code, QString(code));
            QCOMPARE(broken.error().pointer, QString(pointer));
        }
    }

    void aCancelledSaveLeavesTheFolderAsItWas()
    {
        Action action;
        action.id = "walk";
        action.frames = 1;
        QVERIFY(saveActions(path("out"), {action}).ok());
        const auto before = contentsOf(path("out"));
        QCOMPARE(before.size(), std::size_t(1));
        action.fps = 60;
        const auto cancelled = saveActions(path("out"), {action}, Progress({}, std::make_shared<std::atomic_bool>(true)));
        QCOMPARE(cancelled.error().code, QString("action.cancelled"));
        QVERIFY(contentsOf(path("out")) == before);
        QVERIFY(QDir(path("out")).entryList(QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot).isEmpty());
        QVERIFY(writeFile(path("out/broken.action.json"), "{"));
        const Result<ActionFolder> opened = openActions(path("out"));
        QVERIFY(opened.ok());
        QCOMPARE(opened->actions.size(), std::size_t(1));
        QCOMPARE(opened->report.issues().size(), std::size_t(1));
    }

    /// D11: several files of one rig, one of them damaged, in two orders and with a saved map: the others are the same bytes.
    void orderDoesNotMatterAndOneDamagedFileStopsNoOther()
    {
        FigureSkeleton other;
        other.rest = tPose();
        const QString idle = danceFile(m_folder->path(), "Idle_A"), walk = danceFile(m_folder->path(), "Walk", other, 41), broken = path("broken.bvh");
        QVERIFY(writeFile(broken, fileBytes(walk).left(300)));
        const CliRun first = runCli(sourceArguments({idle, broken, walk}) + QStringList{"--target", path("target.glb"), "--out", path("a"), "--json"});
        const CliRun second = runCli(sourceArguments({walk, broken, idle}) + QStringList{"--target", path("target.glb"), "--out", path("b"), "--json"});
        QCOMPARE(first.code, 1); // done, but not everything
        QVERIFY(first.err.contains("broken.bvh"));
        QCOMPARE(first.object()["clips"].toArray().size(), 2);
        QCOMPARE(first.object()["clips"], second.object()["clips"]);
        QCOMPARE(first.object()["reference"].toObject()["clip"].toString(), QString("Idle_A"));
        QVERIFY(contentsOf(path("a")) == contentsOf(path("b")));
        QCOMPARE(contentsOf(path("a")).size(), std::size_t(2));
        // What was written says what it is.
        const QString written = QDir(path("a")).filePath(actionFileName("Walk"));
        const CliRun inspected = runCli({"inspect", written, "--json"});
        QCOMPARE(inspected.code, 0);
        QCOMPARE(inspected.object()["format"].toString(), QString("action"));
        QCOMPARE(inspected.object()["id"].toString(), QString("Walk"));
        QVERIFY(inspected.object()["frames"].toInt() > 1 && !inspected.object()["joints"].toArray().isEmpty());
        QCOMPARE(runCli({"validate", written}).code, 0);

        // A map that was saved and read again says the same.
        const Result<RetargetSources> sources = openRetargetSources({idle});
        QVERIFY(sources.ok());
        const NamedSkeleton skeleton = namedSkeleton(sources->motions.front());
        QVERIFY(saveNameMap(nameMapFrom(proposeJointMap(skeleton).map, skeleton, "mine", "Mine"), path("mine.json")).ok());
        const CliRun mapped = runCli(sourceArguments({walk, idle}) + QStringList{"--map", path("mine.json"), "--target", path("target.glb"), "--out", path("c"), "--json"});
        QVERIFY2(mapped.code == 0, mapped.err.constData());
        QVERIFY(contentsOf(path("a")) == contentsOf(path("c")));
    }

    void refusalsNameTheClips()
    {
        const QString walk = danceFile(m_folder->path(), "Walk");
        const CliRun run = runCli(sourceArguments({walk}) + QStringList{"--target", path("target.glb"), "--out", path("out"), "--json"});
        QCOMPARE(run.code, 1);
        const QJsonObject refused = run.object()["refused"].toObject();
        QCOMPARE(refused["code"].toString(), QString("retarget.no-reference"));
        QCOMPARE(refused["clips"].toArray()[0].toObject()["clip"].toString(), QString("Walk"));
        QVERIFY(!QDir(path("out")).exists());
        QCOMPARE(runCli(sourceArguments({walk}) + QStringList{"--target", path("target.glb"), "--reference", "Walk", "--dry-run"}).code, 0);
        QCOMPARE(runCli(sourceArguments({walk}) + QStringList{"--target", path("target.glb"), "--reference", "Walk"}).code, 2); // where to?
        QCOMPARE(runCli(sourceArguments({walk}) + QStringList{"--target", walk, "--dry-run"}).code, 1);
        QCOMPARE(runCli(sourceArguments({walk}) + QStringList{"--target", "standard", "--dry-run", "--fps", "0"}).code, 2);
        QCOMPARE(runCli(sourceArguments({walk}) + QStringList{"--target", "standard", "--dry-run", "--map", "nobody's"}).code, 1);
        const CliRun unknown = runCli(sourceArguments({walk}) + QStringList{"--target", "standard", "--dry-run", "--clip", "Idle_Z", "--json"});
        QCOMPARE(unknown.code, 1);
        QVERIFY(unknown.object()["refused"]["clips"].toArray().size() > 0); // those there are
    }

    void aPoseOfTheTargetCanBeAFile()
    {
        const QString idle = danceFile(m_folder->path(), "Idle_A");
        const QStringList common = sourceArguments({idle}) + QStringList{"--target", path("target.glb"), "--dry-run", "--json"};
        Action pose;
        pose.id = "pose";
        pose.frames = 1;
        pose.tracks = {{8, {Eigen::Quaternionf(Eigen::AngleAxisf(0.5f, Eigen::Vector3f::UnitZ()))}}};
        QVERIFY(saveActions(path("pose"), {pose}).ok());
        const QJsonObject posed = runCli(common + QStringList{"--target-pose", path("pose/pose.action.json")}).object();
        const QJsonObject rest = runCli(common + QStringList{"--pose", "rest"}).object();
        const double turned = posed["residuals"].toObject()["upper_arm_L"].toDouble(), plain = rest["residuals"].toObject()["upper_arm_L"].toDouble();
        QVERIFY2(turned > plain + 20 && turned <= plain + 28.7, qPrintable(QString("%1 %2").arg(turned).arg(plain)));
        QCOMPARE(posed["residuals"].toObject()["thigh_R"].toDouble(), rest["residuals"].toObject()["thigh_R"].toDouble());
    }

    /// A voxel rig moves as the figure does, and its front is its own.
    void voxelRigsGetClips()
    {
        const QString idle = danceFile(m_folder->path(), "Idle_A");
        const QString rig = QStringLiteral(MARROW_SOURCE_DIR "/resources/samples/chef.vfp");
        const CliRun run = runCli(sourceArguments({idle}) + QStringList{"--target", rig, "--out", path("rigs"), "--json"});
        QVERIFY2(run.code == 0, run.err.constData());
        const Result<VfpFile> before = openVfp(rig), after = openVfp(path("rigs/chef.vfp"));
        QVERIFY(after.ok());
        QCOMPARE(after->asset.rig->clips.size(), before->asset.rig->clips.size() + 1);
        const AnimationClip &clip = after->asset.rig->clips.back();
        QCOMPARE(clip.name, QString("Idle_A"));
        QCOMPARE(clip.durationMs, 1000u);
        // Limbs point where the source's do, seen from the rig's own front.
        const Result<VoxelTarget> target = voxelTarget(after->asset);
        QVERIFY(target.ok());
        const PoseSampler sampler(after->asset.rig->skeleton);
        const Result<RetargetSources> sources = openRetargetSources({idle});
        for (const int frame : {0, 7, 18, 30}) {
            const Pose pose = sampler.sample(&clip, frame * 1000.0 / 30);
            const auto worlds = motionWorlds(sources->motions.front(), frame);
            const JointMap map = jointMapOf(sources->motions.front(), builtInNameMaps());
            for (const auto &[from, to] : {std::pair{8, 10}, {9, 11}}) {
                const auto place = [&](int joint) {
                    const JointId id = target->ids[std::size_t(target->target.map[joint])];
                    return Eigen::Vector3f(pose.worlds[std::size_t(after->asset.rig->skeleton.indexOf(id))].translation());
                };
                const Eigen::Vector3f own = (place(to) - place(from)).normalized();
                const Eigen::Vector3f wanted = target->target.turn * (worlds[std::size_t(map[to])].translation() - worlds[std::size_t(map[from])].translation()).normalized();
                QVERIFY2(own.dot(wanted) > 0.9999f, qPrintable(QString("%1 at %2: %3").arg(humanoidJointName(from)).arg(frame).arg(double(own.dot(wanted)))));
            }
        }
        // Legs of one joint reach through the middle of their voxels; they are turned by what the source's thighs are.
        QCOMPARE(target->proposal.map[16], -1);
        QVERIFY(target->target.ends[14] && target->target.ends[15]);
        QVERIFY(target->target.turn.angularDistance(Eigen::Quaternionf(0, 0, 1, 0)) < 0.01f); // its front is -Z
        // The file that was there is not written over.
        QCOMPARE(runCli(sourceArguments({idle}) + QStringList{"--target", path("rigs/chef.vfp"), "--out", path("rigs")}).code, 1);
    }

    void theKayKitSetBakes()
    {
        const QStringList files = kayKitFiles();
        if (files.size() != 7)
            QSKIP("The KayKit files are not here (MARROW_SHARED_DATA).");
        QVERIFY(writeFile(path("chibi.glb"), boundGlb(chibiTPose())));
        QStringList reversed = files;
        std::reverse(reversed.begin(), reversed.end());
        const CliRun run = runCli(sourceArguments(files) + QStringList{"--target", path("chibi.glb"), "--out", path("a"), "--json"});
        QVERIFY2(run.code == 0, run.err.constData());
        QCOMPARE(runCli(sourceArguments(reversed) + QStringList{"--target", path("chibi.glb"), "--out", path("b")}).code, 0);
        QVERIFY(contentsOf(path("a")) == contentsOf(path("b")));
        const QJsonArray clips = run.object()["clips"].toArray();
        QCOMPARE(clips.size(), 110);
        QCOMPARE(run.object()["reference"].toObject()["file"].toString(), QString("Med_General.glb"));
        const QJsonObject residuals = run.object()["residuals"].toObject();
        for (auto it = residuals.begin(); it != residuals.end(); ++it)
            QVERIFY2(it.value().toDouble() < 8, qPrintable(it.key()));
        for (const QJsonValue &clip : clips) { // the angle of the reference in every frame of every clip
            const QJsonObject angles = clip.toObject()["anglesDegrees"].toObject();
            for (auto it = angles.begin(); it != angles.end(); ++it)
                QVERIFY2(std::abs(it.value().toDouble() - residuals[it.key()].toDouble()) < 0.01, qPrintable(clip.toObject()["name"].toString() + ' ' + it.key()));
        }
        const Result<ActionFolder> actions = openActions(path("a"));
        QCOMPARE(actions->actions.size(), std::size_t(110));
        for (const Action &action : actions->actions) {
            for (const ActionTrack &track : action.tracks) {
                QVERIFY(track.joint != 0);
                float leaves = 0;
                for (std::size_t frame = 0; frame < track.rotations.size(); ++frame) {
                    leaves = std::max(leaves, (track.rotations[frame].coeffs() - Eigen::Quaternionf::Identity().coeffs()).cwiseAbs().maxCoeff());
                    QVERIFY2(frame == 0 || track.rotations[frame].dot(track.rotations[frame - 1]) >= 0, qPrintable(action.id));
                }
                QVERIFY2(leaves > 1e-4f, qPrintable(action.id + ' ' + humanoidJointName(track.joint)));
            }
            for (const Eigen::Vector3f &hips : action.hips)
                QVERIFY(hips.x() == 0 && hips.z() == 0);
        }
        for (const QString &file : files) {
            if (!file.endsWith("Med_General.glb"))
                QCOMPARE(runCli({"retarget", "--source", file, "--target", path("chibi.glb"), "--dry-run", "--json"}).object()["refused"].toObject()["code"].toString(), QString("retarget.no-reference"));
        }
    }

    /// T-posed characters by both ways of standing in Idle: bound in the standard A-pose, where one bake serves them all, and posed for the bake alone.
    void tPosedCharactersStandInIdleWithTheirArmsDown()
    {
        const QStringList files = kayKitFiles();
        const QString folder = real("glb-humanoid-anim/KayKit-Game-Assets+KayKit-Character-Pack-Adventures-1.0/");
        if (files.size() != 7 || !QFile::exists(folder + "Knight.glb"))
            QSKIP("The KayKit files are not here (MARROW_SHARED_DATA).");
        const QStringList clips = {"--clip", "Idle_A", "--clip", "Walking_A"};
        QCOMPARE(runCli(sourceArguments(files) + clips + QStringList{"--target", "standard", "--out", path("shared")}).code, 0);
        for (const QString &name : {QStringLiteral("Knight"), QStringLiteral("Rogue_Hooded")}) {
            for (const QString &rest : {QStringLiteral("a"), QStringLiteral("keep")}) {
                const QString bound = path(name + rest + ".glb"), out = path(name + rest);
                QCOMPARE(runCli({"bind", folder + name + ".glb", bound, "--pose", rest}).code, 0);
                const QJsonObject run = runCli(sourceArguments(files) + clips + QStringList{"--target", bound, "--out", out, "--json"}).object();
                QCOMPARE(run["targetPosed"].toBool(), rest == "keep");
                const QJsonObject atRest = run["restResiduals"].toObject(), left = run["residuals"].toObject();
                for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
                    if (!isLimb(joint))
                        continue;
                    QVERIFY2(left[humanoidJointName(joint)].toDouble(99) < 8, qPrintable(name + rest + ' ' + humanoidJointName(joint)));
                    if (rest == "a") // the rest itself, not only the pose
                        QVERIFY2(atRest[humanoidJointName(joint)].toDouble(99) < 8, qPrintable(name + ' ' + humanoidJointName(joint)));
                }
                QVERIFY(rest == "a" || atRest["forearm_L"].toDouble() > 45);
                const Result<GltfModel> model = openGltf(bound);
                const Result<HumanoidRest> joints = humanoidRestOf(model->model);
                const Result<ActionFolder> baked = openActions(out), shared = openActions(path("shared"));
                for (std::size_t i = 0; i < baked->actions.size(); ++i) {
                    const Action &action = baked->actions[i];
                    if (rest == "a") { // one bake serves all who rest so
                        QCOMPARE(action.tracks.size(), shared->actions[i].tracks.size());
                        for (std::size_t track = 0; track < action.tracks.size(); ++track) {
                            for (std::size_t frame = 0; frame < action.tracks[track].rotations.size(); ++frame)
                                QVERIFY(action.tracks[track].rotations[frame].coeffs() == shared->actions[i].tracks[track].rotations[frame].coeffs());
                        }
                    }
                    if (action.id != "Idle_A")
                        continue;
                    const auto worlds = humanoidWorlds(*joints, actionPose(action, 0.5));
                    for (const char *side : {"_L", "_R"}) {
                        const auto at = [&](const char *joint) { return worlds[std::size_t(humanoidJoint(QString::fromLatin1(QByteArray(joint) + side)))].translation(); };
                        QVERIFY((at("hand") - at("upper_arm")).normalized().y() < -0.7f);
                    }
                }
            }
        }
    }

    void walksOfEveryFormatStandOnTheSameFloor_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("clip");
        QTest::newRow("BVH") << "bvh/VictorS-67+pybvh/cmu_12_01_walk.bvh" << "cmu_12_01_walk";
        QTest::newRow("VMD") << "vmd/mmdagent-ex+example/walk.vmd" << "walk";
        QTest::newRow("FBX") << "fbx/guillaumeblanc+ozz-animation/walk.fbx" << "walk";
        QTest::newRow("VRMA") << "vrma/pixiv+ChatVRM/idle_loop.vrma" << "animation";
    }
    void walksOfEveryFormatStandOnTheSameFloor()
    {
        QFETCH(QString, file);
        QFETCH(QString, clip);
        if (!QFile::exists(real(file)))
            QSKIP("The motions of others are not here (MARROW_SHARED_DATA).");
        const CliRun run = runCli({"retarget", "--source", real(file), "--target", path("target.glb"), "--reference", clip, "--out", path("out"), "--json"});
        QVERIFY2(run.code == 0, run.err.constData());
        QVERIFY(run.object()["clips"].toArray()[0].toObject().contains("footSlide"));
        const Result<ActionFolder> actions = openActions(path("out"));
        const Action &action = actions->actions.front();
        const HumanoidRest rest = standardHumanoidRest();
        const RetargetTarget target = characterTarget(rest);
        float turned = 0;
        for (int frame = 0; frame < action.frames; ++frame) {
            TargetPose pose = restPose(target);
            for (const ActionTrack &track : action.tracks)
                pose.locals[std::size_t(track.joint)] = track.rotations[std::size_t(frame)];
            if (!action.hips.empty())
                pose.hips = action.hips[std::size_t(frame)] * rest[1].y();
            const TargetWorlds worlds = targetWorlds(target, pose);
            QVERIFY2(std::abs(soleHeight(target, worlds)) < 0.02f * target.height, qPrintable(QString("frame %1: %2").arg(frame).arg(double(soleHeight(target, worlds)))));
            QVERIFY((worlds.positions[5] - worlds.positions[1]).normalized().y() > 0.95f);
            const Eigen::Vector3f left = worlds.positions[14] - worlds.positions[15];
            turned += std::atan2(-left.z(), left.x()) / float(action.frames);
        }
        QVERIFY2(std::abs(turned) < 0.12f, qPrintable(QString::number(double(turned))));
    }

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(RetargetJobTest)
#include "tst_retarget_job.moc"

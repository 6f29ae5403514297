// publish, status, rollback and accept from the command line: the documents of cli.md, exit codes, projects, rigs and puppets.

#include "io/actions/action_file.h"
#include "io/actions/hand_keyed_file.h"
#include "io/p2lrt/reader.h"
#include "io/publish/publish_settings.h"
#include "model/character/action/parametric_actions.h"
#include "model/character/publish/anim_map.h"
#include "tests/support/run_cli.h"
#include "tests/support/small_character.h"

#include <QCryptographicHash>
#include <QImage>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace marrow;
using namespace marrow::test;

namespace {

const QString kVoxels = QStringLiteral(MARROW_SOURCE_DIR "/tests/data/vfp/");
const QString kPuppets = QStringLiteral(MARROW_SOURCE_DIR "/tests/data/p2lrt/");

struct CliProject
{
    QTemporaryDir root;
    QString project = root.filePath(QStringLiteral("Ångström 测试"));
    QString folder = root.filePath(QStringLiteral("游戏"));

    CliProject()
    {
        writeTestFile(project + "/characters/chr_knight_rigged.glb", smallCharacterGlb());
        writeTestFile(project + "/characters/more/rogue_rigged.glb", smallCharacterGlb({true, 1.2F}));
        Action wave = swingAction("wave", "hand_L", 40);
        wave.origin = "clips.glb · Waving";
        writeTestFile(project + "/actions/" + actionFileName("wave"), encodeAction(wave));
    }

    CliRun publish(const QStringList &more = {}) const { return runCli(QStringList{"publish", project, "--to", folder, "--json"} + more); }
    QString path(const QString &name) const { return folder + '/' + name; }
    AnimMap contract() const { return *decodeAnimMap(readTestFile(path("anim_map.json"))); }
};

QJsonObject fileNamed(const QJsonObject &result, const QString &name)
{
    for (const QJsonValue &file : result["files"].toArray()) {
        if (file["path"].toString() == name)
            return file.toObject();
    }
    return {};
}

} // namespace

class PublishJobsTest : public QObject
{
    Q_OBJECT

private slots:
    void publishesAProject()
    {
        const CliProject project;
        const CliRun dry = project.publish({"--dry-run"});
        QCOMPARE(dry.code, 0);
        QVERIFY(!QFileInfo::exists(project.folder));
        const CliRun run = project.publish();
        QVERIFY2(run.code == 0, (run.err + run.out).constData());
        const QJsonObject result = run.object();
        QVERIFY(result["ok"].toBool());
        QCOMPARE(result["members"].toArray().size(), 2);
        QCOMPARE(result["files"].toArray().size(), 6);
        for (const QJsonValue &value : result["files"].toArray()) {
            const QJsonObject file = value.toObject();
            const QByteArray bytes = readTestFile(project.path(file["path"].toString()));
            QCOMPARE(file["bytes"].toInteger(), bytes.size());
            QCOMPARE(file["sha1"].toString(), QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex()));
            QCOMPARE(file["sha1_16"].toString(), file["sha1"].toString().left(16));
            QCOMPARE(file["state"].toString(), QString("new"));
            // The dry run had said so, to the byte.
            QCOMPARE(fileNamed(dry.object(), file["path"].toString())["bytes"].toInteger(), bytes.size());
        }
        const AnimMap map = project.contract();
        QCOMPARE(map.clipNames.size(), 14);
        QVERIFY(map.clipNames.contains("wave") && map.clipNames.contains("meditate"));
        QCOMPARE(map.kindMap.size(), std::size_t(23));
        QCOMPARE(map.publishedSlugs, (QStringList{"chr_knight", "chr_rogue"}));
        QCOMPARE(map.memberAnims.at("rogue"), QString("chr_rogue_anim.glb"));
        QCOMPARE(readTestFile(project.path("chr_rogue_rigged.glb")), smallCharacterGlb({true, 1.2F}));

        const CliRun again = project.publish();
        QCOMPARE(fileNamed(again.object(), "chr_knight_anim.glb")["state"].toString(), QString("unchanged"));
    }

    void settingsOfTheProjectHold()
    {
        const CliProject project;
        PublishSettings settings;
        settings.members = {{"master", "knight"}, {"cook", "chr_rogue"}, {"guard", "knight"}};
        settings.actions = {"walk", "idle", "run", "wave"};
        settings.mapsKinds = true;
        settings.kinds = {{"greeting", "wave"}};
        settings.licences = {{"characters/*", "CC0 1.0"}, {"characters/more/rogue_rigged.glb", "ours"}, {"clips.glb", "CC BY 4.0"}};
        QVERIFY(writeTestFile(project.project + "/publish.json", encodePublishSettings(settings)));
        QCOMPARE(*decodePublishSettings(encodePublishSettings(settings)), settings);
        QCOMPARE(project.publish({"--kind", "waiting=idle"}).code, 0);
        const AnimMap map = project.contract();
        QCOMPARE(map.clipNames, (QStringList{"idle", "run", "walk", "wave"}));
        QCOMPARE(map.memberAnims.at("guard"), QString("chr_knight_anim.glb"));
        QCOMPARE(map.kindMap, (std::map<QString, QString>{{"greeting", "wave"}, {"waiting", "idle"}}));
        const QJsonArray sources = QJsonDocument::fromJson(readTestFile(project.path("publish_manifest.json"))).object()["sources"].toArray();
        QMap<QString, QString> licences;
        for (const QJsonValue &source : sources)
            licences[source["path"].toString()] = source["licence"].toString();
        QCOMPARE(licences.value("characters/chr_knight_rigged.glb"), QString("CC0 1.0"));
        QCOMPARE(licences.value("characters/more/rogue_rigged.glb"), QString("ours"));
        QCOMPARE(licences.value("actions/wave.action.json"), QString("CC BY 4.0"));
        QVERIFY(licences.contains("publish.json"));
        QVERIFY(licences.contains("built-in/walk"));

        QVERIFY(writeTestFile(project.project + "/publish.json", R"({"kinds": {"x": 5}})"));
        const CliRun broken = project.publish();
        QCOMPARE(broken.code, 1);
        QCOMPARE(broken.object()["issues"].toArray()[0].toObject()["pointer"].toString(), QString("/kinds/x"));
    }

    void handKeyedActionsComeFirst()
    {
        const CliProject project;
        QCOMPARE(project.publish().code, 0);
        HandKeyedAction keyed = handKeyedFrom(swingAction("wave", "hand_L", 25), "chr_knight");
        keyed.action = "wave";
        QVERIFY(writeTestFile(project.project + "/anim_edit/chr_knight_wave.json", encodeHandKeyed(keyed)));
        const CliRun run = project.publish();
        QCOMPARE(run.code, 0);
        const QString words = fileNamed(run.object(), "chr_knight_anim.glb")["words"].toString();
        QVERIFY2(words.startsWith("wave: ") && words.contains("hand_L"), qPrintable(words));
        QCOMPARE(fileNamed(run.object(), "chr_rogue_anim.glb")["state"].toString(), QString("unchanged"));
    }

    void whatIsPlayedOnceIsNoWalk()
    {
        const CliProject project;
        const CliRun run = project.publish({"--moving", "die", "--dry-run", "--strict"});
        QCOMPARE(run.code, 3);
        QVERIFY2(run.out.contains("played once"), run.out.constData());
        QCOMPARE(project.publish({"--dry-run", "--strict"}).code, 0);
    }

    void oneCharacterAloneLeavesTheOthers()
    {
        const CliProject project;
        QCOMPARE(project.publish().code, 0);
        const CliRun one = project.publish({"--slug", "knight"});
        QCOMPARE(one.code, 0);
        QCOMPARE(fileNamed(one.object(), "chr_rogue_anim.glb")["state"].toString(), QString("kept"));
        QCOMPARE(project.contract().publishedSlugs.size(), 2);
        QCOMPARE(project.publish({"--slug", "chr_knight", "--only"}).code, 0);
        QCOMPARE(project.contract().publishedSlugs, QStringList{"chr_knight"});
        const CliRun nobody = project.publish({"--slug", "nobody"});
        QCOMPARE(nobody.code, 1);
        QVERIFY(nobody.object()["issues"].toArray()[0].toObject()["message"].toString().contains("chr_rogue"));
    }

    void whatCannotBeReadIsNoPublication()
    {
        const CliProject project;
        QVERIFY(writeTestFile(project.project + "/characters/chr_knight_rigged.glb", smallCharacterGlb().left(2000)));
        QVERIFY(QFile::remove(project.project + "/characters/more/rogue_rigged.glb"));
        const CliRun none = project.publish();
        QCOMPARE(none.code, 1);
        QVERIFY2(none.out.contains("publish.project") && none.out.contains("chr_knight_rigged.glb"), none.out.constData());
        QVERIFY(!QFileInfo::exists(project.folder));
        // One that can be read goes without the other, and that is told.
        QVERIFY(writeTestFile(project.project + "/characters/rogue_rigged.glb", smallCharacterGlb()));
        QCOMPARE(project.publish({"--strict"}).code, 3);
        QCOMPARE(project.contract().publishedSlugs, QStringList{"chr_rogue"});
        // Below a file there is no folder to publish to.
        const CliRun below = runCli({"publish", project.project, "--to", project.path("anim_map.json/deeper"), "--json"});
        QCOMPARE(below.code, 1);
        QVERIFY(below.out.contains("publish.folder"));
    }

    void statusAndRollback()
    {
        const CliProject project;
        QCOMPARE(runCli({"status", project.folder, "--json"}).code, 1);
        QCOMPARE(project.publish().code, 0);
        CliRun status = runCli({"status", project.folder, "--json"});
        QCOMPARE(status.code, 0);
        QVERIFY(status.object()["ok"].toBool());
        QCOMPARE(status.object()["members"].toArray().size(), 2);
        QByteArray pack = readTestFile(project.path("chr_knight_anim.glb"));
        pack[pack.size() / 2] = char(pack[pack.size() / 2] + 1);
        QVERIFY(writeTestFile(project.path("chr_knight_anim.glb"), pack));
        status = runCli({"status", project.folder, "--json"});
        QCOMPARE(status.code, 1);
        QCOMPARE(fileNamed(status.object(), "chr_knight_anim.glb")["state"].toString(), QString("changed"));
        QVERIFY(fileNamed(status.object(), "chr_knight_anim.glb")["words"].toString().contains("BIN"));
        QCOMPARE(project.publish().code, 0);
        QCOMPARE(runCli({"status", project.folder}).code, 0);

        const CliRun back = runCli({"rollback", project.folder, "--json"});
        QCOMPARE(back.code, 0);
        QVERIFY(!QFileInfo::exists(project.path("anim_map.json")));
        QVERIFY(QFileInfo::exists(project.path(back.object()["copy"].toString())));
        status = runCli({"status", project.folder, "--json", "--lang", "zh_CN"});
        QCOMPARE(status.code, 1);
        QVERIFY(status.object()["rolledBack"].toBool());
        QCOMPARE(runCli({"rollback", project.folder}).code, 1);
        QCOMPARE(project.publish().code, 0);
        QCOMPARE(runCli({"status", project.folder}).code, 0);
        QCOMPARE(runCli({"status", project.folder, "--json"}).object()["history"].toArray().size(), 3);
    }

    void acceptRunsTheNine()
    {
        const CliProject project;
        QCOMPARE(project.publish().code, 0);
        const CliRun strict = runCli({"accept", project.folder, "--json"});
        QCOMPARE(strict.code, 1); // fourteen clips are no sixty
        QCOMPARE(strict.object()["assertions"].toArray()[0].toObject()["result"].toString(), QString("failed"));
        QProcessEnvironment noScreen = QProcessEnvironment::systemEnvironment();
        noScreen.remove("DISPLAY");
        noScreen.remove("WAYLAND_DISPLAY");
        const CliRun run = runCli({"accept", project.folder, "--json", "--fewest-clips", "14"}, noScreen);
        QVERIFY2(run.code == 0, (run.out).constData());
        const QJsonArray assertions = run.object()["assertions"].toArray();
        QCOMPARE(assertions.size(), 9);
        for (const QJsonValue &assertion : assertions)
            QCOMPARE(assertion["result"].toString(), QString("passed"));
        const CliRun blind = runCli({"accept", project.folder, "--json", "--fewest-clips", "14", "--no-pictures", "--strict"});
        QCOMPARE(blind.object()["assertions"].toArray()[8].toObject()["result"].toString(), QString("no sample"));
        QCOMPARE(blind.code, 3);
        // The game that is played here can be made to hold its time: A8 must find it.
        const CliRun held = runCli({"accept", project.folder, "--json", "--fewest-clips", "14", "--speed", "0"});
        QCOMPARE(held.code, 1);
        QCOMPARE(held.object()["assertions"].toArray()[7].toObject()["result"].toString(), QString("failed"));
    }

    void kindsThatFallBackAreNamed()
    {
        const CliProject project;
        const CliRun all = project.publish();
        QVERIFY(!all.out.contains("publish.unmapped-kinds"));
        const CliRun few = project.publish({"--action", "idle", "--action", "walk", "--action", "run", "--dry-run"});
        QCOMPARE(few.code, 0);
        QVERIFY2(few.out.contains("publish.unmapped-kinds") && few.out.contains("chop") && few.out.contains("idle"), few.out.constData());
    }

    void wordsFollowTheLanguageAndCodesDoNot()
    {
        const CliProject project;
        QCOMPARE(project.publish().code, 0);
        const CliRun words = runCli({"accept", project.folder, "--lang", "zh_CN"});
        const CliRun codes = runCli({"accept", project.folder, "--lang", "zh_CN", "--json"});
        QVERIFY(words.out.contains("A1") && codes.out.contains("\"passed\""));
        QCOMPARE(runCli({"status", project.folder, "--lang", "zh_CN", "--json"}).object()["files"].toArray()[0].toObject()["state"].toString(), QString("ok"));
    }

    void aRigThatIsNotFitIsNamed()
    {
        QTemporaryDir root;
        const QByteArray rig = readTestFile(kVoxels + QDir(kVoxels).entryList({"*.vfp"}, QDir::Files, QDir::Name).first());
        QVERIFY(writeTestFile(root.filePath("project/voxels/cut.vfp"), rig.left(200)));
        const CliRun run = runCli({"publish", root.filePath("project"), "--to", root.filePath("game")});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.err.contains("cut.vfp"), run.err.constData());
        QVERIFY(!QFile::exists(root.filePath("game/anim_map.json")));
    }

    void rigsAndPuppetsArePublishedToo()
    {
        QTemporaryDir root;
        const QString folder = root.filePath("game");
        const QStringList rigs = QDir(kVoxels).entryList({"*.vfp"}, QDir::Files, QDir::Name);
        const QStringList puppets = QDir(kPuppets + "core").entryList({"*.p2lrt"}, QDir::Files, QDir::Name);
        QVERIFY(!rigs.isEmpty() && !puppets.isEmpty());
        QVERIFY(writeTestFile(root.filePath("project/voxels/") + rigs.first(), readTestFile(kVoxels + rigs.first())));
        QVERIFY(writeTestFile(root.filePath("project/puppets/") + puppets.first(), readTestFile(kPuppets + "core/" + puppets.first())));
        const QString rig = QFileInfo(rigs.first()).completeBaseName();
        const QString puppet = QFileInfo(puppets.first()).completeBaseName();
        const QStringList arguments{"publish", root.filePath("project"), "--to", folder, "--json"};
        CliRun run = runCli(arguments + QStringList{"--to-version", "1"});
        QVERIFY2(run.code == 0, (run.out + run.err).constData());
        QCOMPARE(readTestFile(folder + '/' + rigs.first()), readTestFile(kVoxels + rigs.first()));
        for (const QString &name : {rig + ".glb", rig + ".png", puppet + ".p2lrt", puppet + ".png"})
            QVERIFY2(QFileInfo(folder + '/' + name).size() > 100, qPrintable(name));
        QVERIFY(!QImage(folder + '/' + rig + ".png").isNull());
        QVERIFY(!QImage(folder + '/' + puppet + ".png").isNull());
        QCOMPARE(p2lrt::readPuppetFile(folder + '/' + puppet + ".p2lrt")->puppet.source->version, 1);
        QVERIFY(decodeAnimMap(readTestFile(folder + "/anim_map.json"))->memberAnims.empty());
        QCOMPARE(runCli({"status", folder}).code, 0);
        // Another compression changes the puppet alone.
        run = runCli(arguments + QStringList{"--to-version", "2", "--compress", "zstd"});
        QCOMPARE(run.code, 0);
        QCOMPARE(fileNamed(run.object(), puppet + ".p2lrt")["state"].toString(), QString("changed"));
        QCOMPARE(fileNamed(run.object(), rig + ".vfp")["state"].toString(), QString("unchanged"));
        QCOMPARE(runCli({"rollback", folder}).code, 0);
        QCOMPARE(runCli({"status", folder}).code, 1);
        QCOMPARE(runCli(arguments).code, 0);
        QCOMPARE(runCli({"status", folder}).code, 0);
        // A single file is a project, and never its own target.
        QCOMPARE(runCli({"publish", folder + '/' + rigs.first(), "--to", folder, "--json"}).object()["issues"].toArray().last().toObject()["code"].toString(), QString("publish.source"));
    }

    void emptyProjectsSayWhatIsMissing()
    {
        QTemporaryDir root;
        const CliRun run = runCli({"publish", root.path(), "--to", root.filePath("game"), "--json"});
        QCOMPARE(run.code, 1);
        QVERIFY(run.object()["issues"].toArray()[0].toObject()["message"].toString().contains("characters"));
        QVERIFY(!QFileInfo::exists(root.filePath("game")));
        QCOMPARE(runCli({"publish", root.path()}).code, 2);
        QCOMPARE(runCli({"publish", root.path(), "--to", "x", "--kind", "chop"}).code, 1);
    }

    void killsOfTheProgramLeaveOneOrTheOther()
    {
        const CliProject project;
        QCOMPARE(project.publish().code, 0);
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(project.publish({"--action", "idle", "--action", "walk", "--action", "run", "--action", "carry", "--action", "sit", "--kind", "x=sit"}).code, 0);
        const qint64 whole = std::max<qint64>(clock.elapsed(), 40);
        QRandomGenerator random(8);
        for (int kill = 0; kill < 10; ++kill) {
            const QStringList speeds{"walk", QString::number(1 + kill % 2 * 0.25)};
            QVERIFY(writeTestFile(project.project + "/publish.json", QStringLiteral(R"({"speeds": {"walk": %1}})").arg(speeds.last()).toUtf8()));
            QProcess process;
            process.start(QStringLiteral(MARROW_BINARY_DIR "/bin/marrow-cli"), {"publish", project.project, "--to", project.folder});
            process.waitForStarted();
            QTest::qWait(random.bounded(int(whole * 5 / 4)));
            process.kill();
            process.waitForFinished();
            const CliRun status = runCli({"status", project.folder, "--json"});
            QVERIFY2(status.code == 0, status.out.constData());
        }
        const CliRun last = project.publish();
        QVERIFY2(last.code == 0, (last.out + last.err).constData());
        QVERIFY(!QFileInfo::exists(project.path(".marrow-publish")));
    }
};

QTEST_GUILESS_MAIN(PublishJobsTest)
#include "tst_publish_jobs.moc"

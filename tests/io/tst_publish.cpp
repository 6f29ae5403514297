// Publishing: what a plan says, what is written, who is never overwritten, what a broken-off publication leaves, status and rollback.

#include "io/publish/publish_commit.h"
#include "io/publish/publish_plan.h"
#include "io/publish/publish_status.h"
#include "io/gltf/gltf_reader.h"
#include "model/character/clip_changes.h"
#include "tests/support/small_character.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <sys/wait.h>
#include <unistd.h>

using namespace marrow;
using namespace marrow::test;

namespace {

std::vector<Action> someActions(double walkDegrees = 30)
{
    return {swingAction("chop", "upper_arm_R", 60), swingAction("idle", "spine", 5), swingAction("run", "thigh_L", 50), swingAction("walk", "thigh_L", walkDegrees)};
}

struct Project
{
    QTemporaryDir root;
    QString folder = root.filePath("game");

    PublishRequest request(const QStringList &names = {"knight", "rogue"}, const std::vector<Action> &actions = someActions()) const
    {
        PublishRequest request;
        request.folder = folder;
        request.tool = "marrow test";
        request.contract = {{"chop", "idle", "run", "walk"}, {{"chopping", "chop"}, {"waiting", "idle"}}, "idle", "walk", "run", {}, {}, {}};
        for (const QString &name : names) {
            const QString slug = slugFor(name);
            const QString source = root.filePath("characters/" + riggedFileName(slug));
            writeTestFile(source, smallCharacterGlb());
            PublishItem rigged{riggedFileName(slug), PublishedKind::RiggedModel, slug, 0, {}, source};
            PublishItem pack{packFileName(slug), PublishedKind::ActionPack, slug, int(actions.size()), smallPackGlb(actions), {}};
            request.items.push_back(rigged);
            request.items.push_back(pack);
            request.contract.memberAnims[name] = pack.name;
            request.contract.publishedSlugs.append(slug);
            request.sources.push_back({"characters/" + rigged.name, "character", 1, sha1Of(smallCharacterGlb()), "CC0 1.0"});
        }
        return request;
    }

    PublishManifest publishAll(const PublishRequest &request) const
    {
        const auto plan = planPublication(request);
        if (!plan)
            qFatal("%s", qPrintable(plan.error().message));
        const auto manifest = publish(*plan);
        if (!manifest)
            qFatal("%s", qPrintable(manifest.error().message));
        return *manifest;
    }

    QString path(const QString &name) const { return folder + '/' + name; }
    QStringList names() const { return QDir(folder).entryList(QDir::Files | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name); }
};

QMap<QString, QByteArray> contents(const QString &folder)
{
    QMap<QString, QByteArray> files;
    for (const QString &name : QDir(folder).entryList(QDir::Files, QDir::Name))
        files[name] = readTestFile(folder + '/' + name);
    return files;
}

const PlannedFile &planned(const PublishPlan &plan, const QString &name)
{
    return *std::find_if(plan.files.begin(), plan.files.end(), [&](const PlannedFile &file) { return file.name == name; });
}

const FileStatus &stateOf(const PublishStatus &status, const QString &name)
{
    const auto it = std::find_if(status.files.begin(), status.files.end(), [&](const FileStatus &file) { return file.path == name; });
    if (it == status.files.end())
        qFatal("%s is not in the status", qPrintable(name));
    return *it;
}

} // namespace

class PublishTest : public QObject
{
    Q_OBJECT

private slots:
    void contractHasEightKeysAndNoOthers()
    {
        const AnimMap map = Project().request().contract;
        const QByteArray bytes = encodeAnimMap(map);
        const QJsonObject root = QJsonDocument::fromJson(bytes).object();
        QCOMPARE(root.keys(), (QStringList{"at", "chasing", "clip_names", "default", "kind_map", "member_anims", "moving", "published_slugs"}));
        QCOMPARE(*decodeAnimMap(bytes), map);
        for (const QString &key : root.keys()) {
            QJsonObject less = root;
            less.remove(key);
            const auto read = decodeAnimMap(QJsonDocument(less).toJson());
            QVERIFY(!read.ok());
            QVERIFY2(read.error().message.contains(key), qPrintable(read.error().message));
            QJsonObject wrong = root;
            wrong[key] = 5;
            QCOMPARE(decodeAnimMap(QJsonDocument(wrong).toJson()).error().pointer, '/' + key);
        }
        QJsonObject more = root;
        more["ninth"] = "x";
        QCOMPARE(decodeAnimMap(QJsonDocument(more).toJson()).error().pointer, QString("/ninth"));
        QVERIFY(!decodeAnimMap("[]").ok());
        QVERIFY(!decodeAnimMap("").ok());
    }

    void dryRunWritesNothingAndSaysEverything()
    {
        const Project project;
        const auto plan = planPublication(project.request());
        QVERIFY(plan.ok());
        QVERIFY(!QFileInfo::exists(project.folder));
        QCOMPARE(plan->files.size(), std::size_t(5));
        for (const PlannedFile &file : plan->files) {
            QVERIFY(file.bytes > 0);
            QCOMPARE(file.change, PlannedChange::New);
        }
        QCOMPARE(planned(*plan, "chr_knight_anim.glb").words, QStringList{"new, 4 clip(s)"});
    }

    void filesAreWhatWasPlanned()
    {
        const Project project;
        const PublishManifest manifest = project.publishAll(project.request());
        QCOMPARE(project.names(), (QStringList{"anim_map.json", "chr_knight_anim.glb", "chr_knight_rigged.glb", "chr_rogue_anim.glb", "chr_rogue_rigged.glb", "publish_manifest.json"}));
        QCOMPARE(readTestFile(project.path("chr_knight_rigged.glb")), smallCharacterGlb());
        const auto read = decodeManifest(readTestFile(project.path("publish_manifest.json")));
        QVERIFY(read.ok());
        QVERIFY(read->damaged.isEmpty());
        QCOMPARE(read->manifest, manifest);
        for (const PublishedFile &file : manifest.files) {
            const QByteArray bytes = readTestFile(project.path(file.path));
            QCOMPARE(file.bytes, bytes.size());
            QCOMPARE(file.sha1, QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex()));
        }
        const QJsonObject json = QJsonDocument::fromJson(readTestFile(project.path("publish_manifest.json"))).object();
        const QJsonObject pack = json["files"].toArray()[1].toObject();
        QCOMPARE(pack["path"].toString(), QString("chr_knight_anim.glb"));
        QCOMPARE(pack["clips"].toInt(), 4);
        QCOMPARE(pack["sha1_16"].toString(), pack["sha1"].toString().left(16));
        QCOMPARE(pack["sections"].toArray().size(), 2);
        QCOMPARE(json["sources"].toArray()[0].toObject()["licence"].toString(), QString("CC0 1.0"));
        QCOMPARE(json["tool"].toString(), QString("marrow test"));
        QCOMPARE(decodeAnimMap(readTestFile(project.path("anim_map.json")))->at, manifest.at);
    }

    void changesAreSaidInWords()
    {
        const Project project;
        project.publishAll(project.request());
        std::vector<Action> actions = someActions();
        // One key of one joint, by 3.2 degrees.
        Eigen::Quaternionf &key = actions[0].tracks[0].rotations[7];
        key = key * Eigen::Quaternionf(Eigen::AngleAxisf(3.2F * float(M_PI) / 180, Eigen::Vector3f::UnitY()));
        actions.push_back(swingAction("wave", "hand_L", 20));
        PublishRequest request = project.request({"knight", "rogue"}, actions);
        request.contract.clipNames.append("wave");
        request.contract.moving = "run";
        const auto plan = planPublication(request);
        QVERIFY(plan.ok());
        QCOMPARE(planned(*plan, "chr_knight_anim.glb").change, PlannedChange::Changed);
        QCOMPARE(planned(*plan, "chr_knight_anim.glb").words, (QStringList{"chop: 1 key(s) of upper_arm_R, 3.2°", "wave: new, 1.00 s"}));
        QCOMPARE(planned(*plan, "chr_knight_rigged.glb").change, PlannedChange::Unchanged);
        QCOMPARE(planned(*plan, "anim_map.json").words, (QStringList{"new clips: wave", "moving: run instead of walk"}));
    }

    void unchangedFilesAreNotWrittenAgain()
    {
        const Project project;
        project.publishAll(project.request());
        const QFileInfo before(project.path("chr_knight_anim.glb"));
        const QDateTime written = before.lastModified();
        QTest::qWait(20);
        const auto plan = planPublication(project.request());
        QVERIFY(plan.ok());
        QCOMPARE(planned(*plan, "anim_map.json").change, PlannedChange::Unchanged);
        const auto manifest = publish(*plan);
        QVERIFY(manifest.ok());
        QCOMPARE(QFileInfo(project.path("chr_knight_anim.glb")).lastModified(), written);
        QCOMPARE(manifest->history.size(), std::size_t(2));
        QVERIFY(manifest->history[1].changed.isEmpty());
        QVERIFY(publishStatus(project.folder)->ok());
    }

    void othersAreKeptUnlessToldOtherwise()
    {
        const Project project;
        project.publishAll(project.request());
        const auto plan = planPublication(project.request({"knight"}, someActions(35)));
        QVERIFY(plan.ok());
        QCOMPARE(planned(*plan, "chr_rogue_anim.glb").change, PlannedChange::Kept);
        QVERIFY(publish(*plan).ok());
        AnimMap map = *decodeAnimMap(readTestFile(project.path("anim_map.json")));
        QCOMPARE(map.publishedSlugs, (QStringList{"chr_knight", "chr_rogue"}));
        QCOMPARE(map.memberAnims.size(), std::size_t(2));
        QVERIFY(publishStatus(project.folder)->ok());

        PublishRequest only = project.request({"knight"});
        only.keepOthers = false;
        project.publishAll(only);
        map = *decodeAnimMap(readTestFile(project.path("anim_map.json")));
        QCOMPARE(map.publishedSlugs, QStringList{"chr_knight"});
        QVERIFY(!QFileInfo::exists(project.path("chr_rogue_anim.glb")));
        QVERIFY(publishStatus(project.folder)->ok());
    }

    void sourcesAreNeverTargets_data()
    {
        QTest::addColumn<QString>("how");
        for (const char *how : {"same path", "symbolic link", "hard link", "capitals", "folder link", "among the other sources"})
            QTest::newRow(how) << QString(how);
    }

    void sourcesAreNeverTargets()
    {
        QFETCH(QString, how);
        const Project project;
        QDir().mkpath(project.folder);
        PublishRequest request = project.request({"knight"});
        const QString target = project.path("chr_knight_rigged.glb");
        const QByteArray bytes = smallCharacterGlb();
        QString source = project.root.filePath("characters/chr_knight_rigged.glb");
        if (how == "same path") {
            QVERIFY(writeTestFile(target, bytes));
            request.items[0].copyOf = source = target;
        } else if (how == "symbolic link") {
            QVERIFY(QFile::link(source, target));
        } else if (how == "hard link") {
            QCOMPARE(::link(qPrintable(source), qPrintable(target)), 0);
        } else if (how == "capitals") {
            source = project.path("CHR_Knight_Rigged.GLB");
            QVERIFY(writeTestFile(source, bytes));
            request.items[0].copyOf = source;
        } else if (how == "folder link") {
            QVERIFY(QFile::link(project.root.filePath("characters"), project.root.filePath("linked")));
            request.folder = project.root.filePath("linked");
        } else {
            QVERIFY(writeTestFile(project.path("chr_knight_anim.glb"), "a source"));
            source = project.path("chr_knight_anim.glb");
            request.sourcePaths.append(source);
        }
        const QByteArray before = readTestFile(source);
        const QDateTime time = QFileInfo(source).lastModified();
        const auto plan = planPublication(request);
        QVERIFY(!plan.ok());
        QCOMPARE(plan.error().code, QString("publish.source"));
        QVERIFY(plan.error().message.contains("chr_knight"));
        QCOMPARE(readTestFile(source), before);
        QCOMPARE(QFileInfo(source).lastModified(), time);
    }

    void foreignFilesAreNotOverwritten()
    {
        const Project project;
        QVERIFY(writeTestFile(project.path("chr_knight_anim.glb"), "somebody's own"));
        const auto plan = planPublication(project.request());
        QVERIFY(!plan.ok());
        QCOMPARE(plan.error().code, QString("publish.foreign"));
        QCOMPARE(readTestFile(project.path("chr_knight_anim.glb")), QByteArray("somebody's own"));
        // A file that gets in the way between plan and publication stops it too.
        QVERIFY(QFile::remove(project.path("chr_knight_anim.glb")));
        const auto good = planPublication(project.request());
        QVERIFY(good.ok());
        QVERIFY(writeTestFile(project.path("chr_rogue_anim.glb"), "came later"));
        QCOMPARE(publish(*good).error().code, QString("publish.foreign"));
        QCOMPARE(project.names(), QStringList{"chr_rogue_anim.glb"});
    }

    void namesAreChecked_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("folder") << "a/b";
        QTest::newRow("parent") << "../knight";
        QTest::newRow("blank") << "two words";
        QTest::newRow("control") << QString("kni\nght");
        QTest::newRow("long") << QString(80, 'a');
    }

    void namesAreChecked()
    {
        QFETCH(QString, name);
        const Project project;
        PublishRequest request = project.request({"knight"});
        request.items[0].name = "chr_" + name + "_rigged.glb";
        QCOMPARE(planPublication(request).error().code, QString("publish.name"));
    }

    void namesThatDifferByCapitalsAreRefused()
    {
        const Project project;
        QCOMPARE(planPublication(project.request({"knight", "Knight"})).error().code, QString("publish.name"));
        QVERIFY(planPublication(project.request({QStringLiteral("掌门")})).ok());
    }

    void unfitFilesArePublishedByNobody()
    {
        const Project project;
        PublishRequest request = project.request();
        writeTestFile(project.root.filePath("characters/chr_knight_rigged.glb"), smallCharacterGlb({false, 1}));
        auto plan = planPublication(request);
        QVERIFY(plan.ok());
        QCOMPARE(publish(*plan).error().code, QString("publish.verify"));
        QVERIFY(project.names().isEmpty());
        // A pack without one of the clips.
        std::vector<Action> actions = someActions();
        actions.pop_back();
        plan = planPublication(project.request({"knight"}, actions));
        QVERIFY(plan.ok());
        const auto failed = publish(*plan);
        QCOMPARE(failed.error().code, QString("publish.verify"));
        QVERIFY(failed.error().message.contains("walk"));
        // A source that changes behind the plan's back.
        plan = planPublication(project.request());
        writeTestFile(project.root.filePath("characters/chr_knight_rigged.glb"), smallCharacterGlb({true, 2}));
        QCOMPARE(publish(*plan).error().code, QString("publish.changed"));
        QVERIFY(project.names().isEmpty());
    }

    void contractsThatCannotWorkAreRefused()
    {
        const Project project;
        PublishRequest request = project.request();
        request.contract.kindMap["mining"] = "mine";
        QCOMPARE(planPublication(request).error().code, QString("publish.contract"));
        request = project.request();
        request.contract.moving = "glide";
        QVERIFY(planPublication(request).error().message.contains("glide"));
    }

    void everyChangedByteIsFound()
    {
        const Project project;
        project.publishAll(project.request({"knight"}));
        QVERIFY(publishStatus(project.folder)->ok());
        QRandomGenerator random(7);
        for (const QString &name : project.names()) {
            const QByteArray good = readTestFile(project.path(name));
            // The first and the last byte, and some between.
            for (int i = 0; i < 120; ++i) {
                const qsizetype at = i == 0 ? 0 : i == 1 ? good.size() - 1 : random.bounded(good.size());
                QByteArray bad = good;
                bad[at] = char(bad[at] ^ (1 << random.bounded(8)));
                QVERIFY(writeTestFile(project.path(name), bad));
                const auto status = publishStatus(project.folder);
                QVERIFY(status.ok());
                QVERIFY2(!status->ok(), qPrintable(QString("%1, byte %2").arg(name).arg(at)));
                QCOMPARE(stateOf(*status, name).state, FileState::Changed);
                QVERIFY(!stateOf(*status, name).words.isEmpty());
            }
            QVERIFY(writeTestFile(project.path(name), good));
            QVERIFY(publishStatus(project.folder)->ok());
        }
    }

    void statusTellsMissingAndStrangeFiles()
    {
        const Project project;
        QCOMPARE(publishStatus(project.folder).error().code, QString("publish.folder"));
        QVERIFY(writeTestFile(project.path("chr_rogue.glb"), "the game's own"));
        auto status = publishStatus(project.folder);
        QVERIFY(!status->ok());
        QVERIFY(!status->manifest);
        project.publishAll(project.request());
        status = publishStatus(project.folder);
        QVERIFY(status->ok());
        QCOMPARE(stateOf(*status, "chr_rogue.glb").state, FileState::NotInManifest);
        QVERIFY(QFile::remove(project.path("chr_knight_anim.glb")));
        QVERIFY(writeTestFile(project.path("chr_ghost_anim.glb"), "strange"));
        status = publishStatus(project.folder);
        QVERIFY(!status->ok());
        QCOMPARE(stateOf(*status, "chr_knight_anim.glb").state, FileState::Missing);
        QCOMPARE(stateOf(*status, "chr_ghost_anim.glb").state, FileState::NotInManifest);
        QVERIFY(status->words.contains("missing") && status->words.contains("not in the manifest"));
        QVERIFY(QFile::remove(project.path("chr_ghost_anim.glb")));
        project.publishAll(project.request());
        QVERIFY(publishStatus(project.folder)->ok());
        QCOMPARE(readTestFile(project.path("chr_rogue.glb")), QByteArray("the game's own"));
    }

    void rollbackRemovesTheContractAloneAndPublishingUndoesIt()
    {
        const Project project;
        QDir().mkpath(project.folder);
        QCOMPARE(rollBackPublication(project.folder).error().code, QString("publish.nothing"));
        project.publishAll(project.request());
        const auto before = contents(project.folder);
        QVERIFY(rollBackPublication(project.folder).ok());
        auto after = contents(project.folder);
        QCOMPARE(after.take("anim_map.rolled-back.json"), before["anim_map.json"]);
        auto rest = before;
        rest.remove("anim_map.json");
        QCOMPARE(after, rest);
        auto status = publishStatus(project.folder);
        QVERIFY(status->rolledBack);
        QVERIFY(!status->ok());
        QCOMPARE(stateOf(*status, "anim_map.json").state, FileState::Missing);
        QCOMPARE(rollBackPublication(project.folder).error().code, QString("publish.nothing"));

        const auto plan = planPublication(project.request({"knight"}));
        QVERIFY(plan.ok());
        QVERIFY(plan->wasRolledBack);
        const auto manifest = publish(*plan);
        QVERIFY(manifest.ok());
        QVERIFY(!manifest->history.back().rolledBackAt.isEmpty());
        QVERIFY(!QFileInfo::exists(project.path("anim_map.rolled-back.json")));
        QCOMPARE(decodeAnimMap(readTestFile(project.path("anim_map.json")))->memberAnims.size(), std::size_t(2));
        QVERIFY(publishStatus(project.folder)->ok());
    }

    void cancellingLeavesWhatWas()
    {
        const Project project;
        project.publishAll(project.request());
        const auto before = contents(project.folder);
        const auto plan = planPublication(project.request({"knight", "rogue"}, someActions(40)));
        QVERIFY(plan.ok());
        // At every step of the way.
        for (int stopAt = 0; stopAt < 6; ++stopAt) {
            auto cancelled = std::make_shared<std::atomic_bool>(false);
            int steps = 0;
            const Progress progress([&](double, const QString &) { *cancelled = *cancelled || steps++ >= stopAt; }, cancelled);
            const auto result = publish(*plan, progress);
            if (result.ok())
                break; // it was past the moment from which the new one holds
            QCOMPARE(result.error().code, QString("publish.cancelled"));
            QCOMPARE(contents(project.folder), before);
            QVERIFY(!QDir(project.folder).exists(".marrow-publish"));
        }
    }

    void twoCannotPublishAtOnce()
    {
        const Project project;
        QDir().mkpath(project.folder);
        const auto lock = lockPublication(project.folder);
        QVERIFY(lock.ok());
        const auto plan = planPublication(project.request());
        QVERIFY(plan.ok());
        QCOMPARE(publish(*plan).error().code, QString("publish.busy"));
    }

    void recordsOfAStoppedMachineAreCarriedOut()
    {
        const Project project;
        project.publishAll(project.request());
        // As if the power had gone after the record stood and one file had been moved.
        const QString work = project.path(".marrow-publish");
        QVERIFY(writeTestFile(work + "/new/chr_rogue_anim.glb", "new rogue"));
        QVERIFY(QDir().mkpath(work + "/old"));
        QVERIFY(writeTestFile(project.path("chr_knight_anim.glb"), "new knight"));
        QVERIFY(writeTestFile(work + "/commit.json", R"({"moved": ["chr_knight_anim.glb", "chr_rogue_anim.glb"], "removed": ["chr_rogue_rigged.glb"]})"));
        QVERIFY(*finishInterruptedPublication(project.folder));
        QCOMPARE(readTestFile(project.path("chr_knight_anim.glb")), QByteArray("new knight"));
        QCOMPARE(readTestFile(project.path("chr_rogue_anim.glb")), QByteArray("new rogue"));
        QVERIFY(!QFileInfo::exists(project.path("chr_rogue_rigged.glb")));
        QVERIFY(!QFileInfo::exists(work));
    }

    void recordsThatLeaveTheFolderAreIgnored()
    {
        const Project project;
        project.publishAll(project.request());
        const auto before = contents(project.folder);
        QVERIFY(writeTestFile(project.root.filePath("outside.txt"), "mine"));
        QVERIFY(writeTestFile(project.path(".marrow-publish/new/x"), "x"));
        QVERIFY(writeTestFile(project.path(".marrow-publish/commit.json"), R"({"moved": [], "removed": ["../outside.txt"]})"));
        QVERIFY(!*finishInterruptedPublication(project.folder));
        QCOMPARE(readTestFile(project.root.filePath("outside.txt")), QByteArray("mine"));
        QCOMPARE(contents(project.folder), before);
    }

    void killsAtAnyMomentLeaveOneOrTheOther()
    {
        const Project project;
        const PublishRequest first = project.request();
        const PublishRequest second = project.request({"knight", "rogue"}, someActions(45));
        project.publishAll(first);
        QElapsedTimer clock;
        clock.start();
        project.publishAll(second);
        const qint64 whole = std::max<qint64>(clock.nsecsElapsed() / 1000, 1000);
        project.publishAll(first);
        QRandomGenerator random(50);
        int olds = 0;
        int news = 0;
        for (int kill = 0; kill < 50; ++kill) {
            const auto before = contents(project.folder);
            const PublishRequest &request = kill % 2 == 0 ? second : first;
            const pid_t child = ::fork();
            QVERIFY(child >= 0);
            if (child == 0) {
                const auto plan = planPublication(request);
                if (plan)
                    (void)publish(*plan);
                ::_exit(0);
            }
            ::usleep(useconds_t(random.bounded(quint32(whole * 5 / 4))));
            ::kill(child, SIGKILL);
            ::waitpid(child, nullptr, 0);
            QTest::qWait(5); // what was split off for the moves has its moment
            // Without any help: the folder as a game finds it.
            const auto now = contents(project.folder);
            const auto manifest = decodeManifest(now["publish_manifest.json"]);
            QVERIFY(manifest.ok() && manifest->damaged.isEmpty());
            for (const PublishedFile &file : manifest->manifest.files)
                QCOMPARE(sha1Of(now[file.path]), file.sha1);
            QVERIFY(decodeAnimMap(now["anim_map.json"]).ok());
            (now == before ? olds : news)++;
            const auto status = publishStatus(project.folder);
            QVERIFY2(status->ok(), qPrintable(status->words));
            project.publishAll(kill % 2 == 0 ? second : first);
            QVERIFY(!QFileInfo::exists(project.path(".marrow-publish")));
        }
        qInfo("killed 50 times: %d times the last publication stood, %d times the new one", olds, news);
        QVERIFY(olds > 0);
    }
};

QTEST_GUILESS_MAIN(PublishTest)
#include "tst_publish.moc"

// What publishing must never do: write a source or a stranger, publish what is unfit, leave half a publication when it is stopped.

#include "io/publish/publish_commit.h"
#include "tests/support/small_project.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace marrow;
using namespace marrow::test;

class PublishSafetyTest : public QObject
{
    Q_OBJECT

private slots:
    void sourcesAreNeverTargets_data()
    {
        QTest::addColumn<QString>("how");
        for (const char *how : {"same path", "symbolic link", "hard link", "capitals", "folder link", "among the other sources"})
            QTest::newRow(how) << QString(how);
    }

    void sourcesAreNeverTargets()
    {
        QFETCH(QString, how);
        const SmallProject project;
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
        const SmallProject project;
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
        const SmallProject project;
        PublishRequest request = project.request({"knight"});
        request.items[0].name = "chr_" + name + "_rigged.glb";
        QCOMPARE(planPublication(request).error().code, QString("publish.name"));
    }

    void namesThatDifferByCapitalsAreRefused()
    {
        const SmallProject project;
        QCOMPARE(planPublication(project.request({"knight", "Knight"})).error().code, QString("publish.name"));
        QVERIFY(planPublication(project.request({QStringLiteral("掌门")})).ok());
    }

    void unfitFilesArePublishedByNobody()
    {
        const SmallProject project;
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

    void cancellingLeavesWhatWas()
    {
        const SmallProject project;
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

    void cancellingLeavesNoFolderThatWasNotThere()
    {
        SmallProject project;
        project.folder += "/deep/er";
        auto plan = planPublication(project.request());
        QVERIFY(plan.ok());
        auto cancelled = std::make_shared<std::atomic_bool>(false);
        const Progress atOnce([&](double, const QString &) { *cancelled = true; }, cancelled);
        QCOMPARE(publish(*plan, atOnce).error().code, QString("publish.cancelled"));
        QVERIFY(!QFileInfo::exists(QFileInfo(project.folder).path()));
        // One that was there stays, empty as it was.
        QDir().mkpath(project.folder);
        *cancelled = false;
        QCOMPARE(publish(*plan, atOnce).error().code, QString("publish.cancelled"));
        QVERIFY(QFileInfo::exists(project.folder));
    }

    void twoCannotPublishAtOnce()
    {
        const SmallProject project;
        QDir().mkpath(project.folder);
        const auto lock = lockPublication(project.folder);
        QVERIFY(lock.ok());
        const auto plan = planPublication(project.request());
        QVERIFY(plan.ok());
        QCOMPARE(publish(*plan).error().code, QString("publish.busy"));
    }

    void recordsOfAStoppedMachineAreCarriedOut()
    {
        const SmallProject project;
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
        const SmallProject project;
        project.publishAll(project.request());
        const auto before = contents(project.folder);
        QVERIFY(writeTestFile(project.root.filePath("outside.txt"), "mine"));
        QVERIFY(writeTestFile(project.path(".marrow-publish/new/x"), "x"));
        QVERIFY(writeTestFile(project.path(".marrow-publish/commit.json"), R"({"moved": [], "removed": ["../outside.txt"]})"));
        QVERIFY(!*finishInterruptedPublication(project.folder));
        QCOMPARE(readTestFile(project.root.filePath("outside.txt")), QByteArray("mine"));
        QCOMPARE(contents(project.folder), before);
    }

    /// A program that was killed between making its lock and naming itself in it.
    void aLockThatNamesNobodyBlocksNobody()
    {
        const SmallProject project;
        project.publishAll(project.request());
        QFile lock(project.path(".marrow-publish.lock"));
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.close();
        const auto plan = planPublication(project.request({"knight"}, someActions(3)));
        QVERIFY(plan.ok());
        QVERIFY(publish(*plan).ok());
    }

    void killsAtAnyMomentLeaveOneOrTheOther()
    {
        const SmallProject project;
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

QTEST_GUILESS_MAIN(PublishSafetyTest)
#include "tst_publish_safety.moc"

// pack from outside: the sources in their order, what is said of the pack, and what is refused.

#include "io/actions/action_file.h"
#include "io/actions/hand_keyed_file.h"
#include "io/gltf/action_pack.h"
#include "model/character/action/parametric_actions.h"
#include "model/character/humanoid_rest.h"
#include "tests/support/bound_figure.h"
#include "tests/support/run_cli.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace marrow;

class PackJobTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        // A pack has the joints of its character, which is all that is asked of a target.
        const HumanoidRest rest = standardHumanoidRest();
        const auto glb = packActions({*parametricAction("idle", rest)}, rest);
        QFile target(at("chr_smith_rigged.glb"));
        QVERIFY(target.open(QIODevice::WriteOnly) && target.write(*glb) == glb->size());
        Action walk = *parametricAction("run", rest);
        walk.id = "Walking_A";
        walk.source = ActionSource::Retargeted;
        QVERIFY(saveActions(at("actions"), {walk}).ok());
        QVERIFY(saveHandKeyed(at("actions/chr_smith_chop.json"), handKeyedFrom(*parametricAction("chop", rest), "chr_smith")).ok());
        QVERIFY(saveHandKeyed(at("actions/chr_other_mine.json"), handKeyedFrom(*parametricAction("mine", rest), "chr_other")).ok());
    }

    void everythingInTheFolderIsPacked()
    {
        const CliRun run = runCli({"pack", "--actions", at("actions"), "--target", at("chr_smith_rigged.glb"), at("out.glb"), "--json"});
        QVERIFY2(run.code == 0, run.err.constData());
        const QJsonObject seen = run.object();
        QCOMPARE(seen["clips"].toInt(), 2);
        QCOMPARE(seen["bytes"].toInteger(), QFileInfo(at("out.glb")).size());
        QCOMPARE(seen["slug"].toString(), QString("chr_smith"));
        QCOMPARE(seen["actions"][0]["id"].toString(), QString("chop"));
        QCOMPARE(seen["actions"][0]["source"].toString(), QString("hand-keyed"));
        QCOMPARE(seen["actions"][1]["source"].toString(), QString("retargeted"));
        QVERIFY(seen["audit"].toArray().size() > 10);
        for (const QJsonValue &check : seen["audit"].toArray())
            QVERIFY2(check["ok"].toBool(), qPrintable(check["name"].toString()));
        QVERIFY(seen["sizes"]["float32"].toInteger() > seen["bytes"].toInteger());
        const QJsonObject inspected = runCli({"inspect", at("out.glb"), "--json"}).object();
        QCOMPARE(inspected["clips"].toArray().size(), 2);
        QCOMPARE(inspected["faces"].toInt(), 0);
    }

    void chosenActionsComeFromTheBestSource()
    {
        const CliRun run = runCli({"pack", "--actions", at("actions"), "--target", at("chr_smith_rigged.glb"), at("out.glb"), "--action", "walk:2",
                                   "--action", "idle", "--action", "chop", "--json"});
        QVERIFY2(run.code == 0, run.err.constData());
        const QJsonArray actions = run.object()["actions"].toArray();
        QCOMPARE(actions.size(), 3);
        QCOMPARE(actions[0]["source"].toString(), QString("retargeted"));
        QCOMPARE(actions[0]["frames"].toInt(), 11); // twenty frames and the first again, twice as fast
        QCOMPARE(actions[1]["source"].toString(), QString("parametric"));
        QCOMPARE(actions[2]["source"].toString(), QString("hand-keyed"));
        QCOMPARE(runCli({"pack", "--target", at("chr_smith_rigged.glb"), at("all.glb"), "--built-in", "--json"}).object()["clips"].toInt(), 13);
    }

    /// The target that retargeting accepts without a file: its pack is that of any character of its shape.
    void theStandardFigureNeedsNoFile()
    {
        const CliRun run = runCli({"pack", "--actions", at("actions"), "--target", "standard", at("standard.glb"), "--action", "Walking_A", "--json"});
        QVERIFY2(run.code == 0, run.err.constData());
        QCOMPARE(runCli({"pack", "--actions", at("actions"), "--target", at("chr_smith_rigged.glb"), at("smith.glb"), "--action", "Walking_A"}).code, 0);
        QCOMPARE(test::fileBytes(at("standard.glb")), test::fileBytes(at("smith.glb")));
    }

    void whatCannotBePackedIsRefused()
    {
        const QStringList usual = {"pack", "--actions", at("actions"), at("out.glb"), "--json", "--target"};
        const auto code = [](const CliRun &run) { return run.object()["issues"].toArray().last()["code"].toString(); };
        const CliRun unknown = runCli(usual + QStringList{at("chr_smith_rigged.glb"), "--action", "juggle"});
        QCOMPARE(unknown.code, 1);
        QCOMPARE(code(unknown), QString("action.unknown"));
        QCOMPARE(runCli(usual + QStringList{at("chr_smith_rigged.glb"), "--action", "walk:fast"}).code, 2);
        const QString triangle = at("plain.gltf");
        QFile file(triangle);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(R"({"asset": {"version": "2.0"}, "nodes": [{"name": "hips"}]})") > 0);
        file.close();
        const CliRun unbound = runCli(usual + QStringList{triangle});
        QCOMPARE(unbound.code, 1);
        QCOMPARE(code(unbound), QString("character.not-bound"));
        QCOMPARE(runCli({"pack", "--actions", at("none"), "--target", at("chr_smith_rigged.glb"), at("out.glb")}).code, 1);
        QVERIFY(!QFile::exists(at("out.glb")));
    }

private:
    QString at(const QString &name) const { return m_folder->filePath(name); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(PackJobTest)
#include "tst_pack_job.moc"

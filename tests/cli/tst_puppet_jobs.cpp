#include "app/jobs/all_jobs.h"
#include "io/journal/journal_writer.h"
#include "io/p2lrt/reader.h"
#include "io/p2lrt/writer.h"
#include "model/commands/puppet_commands.h"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace marrow;

namespace {

const QString kData = QStringLiteral(MARROW_SOURCE_DIR "/tests/data/p2lrt/");

/// Runs a job as the command line would, options by name and positionals in order.
JobOutcome run(const char *name, const QStringList &positionals, const QList<std::pair<QString, QString>> &named = {})
{
    const JobRegistry registry = makeJobRegistry();
    const Job *job = registry.find(QLatin1String(name));
    if (!job)
        return JobOutcome::failed(Error{"test.no-job", name, {}});
    const std::unique_ptr<JobRun> use = job->make();
    qsizetype next = 0;
    for (const JobOption &option : use->options().options()) {
        while (option.positional && next < positionals.size()) {
            if (const auto set = option.set(positionals[next++]); !set)
                return JobOutcome::failed(set.error());
            if (!option.repeatable)
                break;
        }
    }
    for (const auto &[key, value] : named) {
        const JobOption *option = use->options().find(key);
        if (!option)
            return JobOutcome::failed(Error{"test.no-option", key, {}});
        if (const auto set = option->set(value); !set)
            return JobOutcome::failed(set.error());
    }
    return use->run({});
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// The jobs of puppets, as cli.md promises them.
class PuppetJobsTest : public QObject
{
    Q_OBJECT

private slots:
    void inspectCounts()
    {
        const JobOutcome outcome = run("inspect", {kData + "bench/model.p2lrt"});
        QVERIFY(!outcome.failure);
        const QJsonObject result = outcome.result.toObject();
        QCOMPARE(result["format"].toString(), QString("p2lrt"));
        QCOMPARE(result["meshes"].toInt(), 180);
        QCOMPARE(result["vertices"].toInt(), 27516);
        QCOMPARE(result["deformers"].toInt(), 110);
        QCOMPARE(result["parameters"].toInt(), 64);
        QCOMPARE(result["chunks"].toArray().size(), 17);
        for (const QJsonValue &chunk : result["chunks"].toArray())
            QVERIFY(chunk["crcOk"].toBool());
        QCOMPARE(run("inspect", {kData + "bench/cloth.p2lrt"}).result["advancedAvailable"].toInt(), 12);
    }

    void validateGivesAVerdictAFile()
    {
        const QStringList files{kData + "reader/v2.p2lrt", kData + "reader/crc-wrong.p2lrt", kData + "reader/utf8.p2lrt"};
        const JobOutcome lenient = run("validate", files);
        QCOMPARE(lenient.result.toArray().at(1)["ok"].toBool(), true);
        QVERIFY(lenient.foundFailure);
        const QJsonArray strict = run("validate", files, {{"check-crc", "true"}}).result.toArray();
        QCOMPARE(strict.at(0)["ok"].toBool(), true);
        QCOMPARE(strict.at(1)["ok"].toBool(), false);
        QCOMPARE(strict.at(1)["issues"][0]["code"].toString(), QString("p2lrt.crc"));
        QCOMPARE(strict.at(2)["issues"][0]["section"].toString(), QString("STRS"));
    }

    void validateWarnsOfABrokenPage()
    {
        QByteArray bytes = bytesOf(kData + "render/render-5001.p2lrt");
        const qsizetype page = bytes.indexOf("\x89PNG");
        QVERIFY(page > 0);
        bytes[page + 1] = 'Q';
        QTemporaryDir folder;
        const QString path = folder.filePath("broken.p2lrt");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        const QJsonValue verdict = run("validate", {path}).result.toArray().at(0);
        QCOMPARE(verdict["ok"].toBool(), true);
        QCOMPARE(verdict["issues"].toArray().size(), 1);
        QCOMPARE(verdict["issues"][0]["severity"].toString(), QString("warning"));
        QCOMPARE(verdict["issues"][0]["section"].toString(), QString("TEXR"));
    }

    void resavedPuppetIsTheSame()
    {
        QTemporaryDir folder;
        for (const char *name : {"reader/zstd.p2lrt", "reader/v1.p2lrt", "reader/unknown-optional.p2lrt", "bench/cloth.p2lrt"}) {
            const QString out = folder.filePath("out.p2lrt");
            QVERIFY(!run("resave", {kData + name, out}).failure);
            QCOMPARE(run("diff", {kData + name, out}).result["same"].toBool(), true);
        }
        const QJsonValue differs = run("diff", {kData + "reader/v1.p2lrt", kData + "reader/v2.p2lrt"}).result;
        QCOMPARE(differs["same"].toBool(), false);
        QVERIFY(!differs["changes"].toArray().isEmpty());
    }

    void convertTellsItsLosses()
    {
        QTemporaryDir folder;
        const QString one = folder.filePath("one.p2lrt");
        const JobOutcome old = run("convert", {kData + "reader/v2.p2lrt", one}, {{"to-version", "1"}});
        QCOMPARE(bytesOf(one), bytesOf(kData + "reader/v1.p2lrt"));
        QCOMPARE(old.result["notes"].toArray().size(), 7);
        const QString packed = folder.filePath("packed.p2lrt");
        QVERIFY(!run("convert", {kData + "reader/v2.p2lrt", packed}, {{"compress", "zstd"}, {"strip-names", "true"}}).failure);
        QVERIFY(bytesOf(packed).size() < bytesOf(kData + "reader/v2.p2lrt").size());
        QCOMPARE(run("inspect", {packed}).result["namesStripped"].toBool(), true);
        for (const QJsonValue &change : run("diff", {kData + "reader/v2.p2lrt", packed}).result["changes"].toArray())
            QVERIFY2(change["what"].toString().startsWith("name: "), qPrintable(change["where"].toString())); // and nothing else
        QCOMPARE(run("convert", {kData + "reader/v2.p2lrt", packed}, {{"to-version", "3"}}).failure->code, QString("usage.value"));
    }

    void panelGoesOutAndIn()
    {
        QTemporaryDir folder;
        const QString source = kData + "reader/v2.p2lrt";
        const JobOutcome exported = run("panel", {source}, {{"export", "true"}});
        QVERIFY(!exported.failure);
        QFile json(folder.filePath("panel.json"));
        QVERIFY(json.open(QIODevice::WriteOnly));
        json.write(QJsonDocument(exported.result.toObject()).toJson());
        json.close();
        const QString out = folder.filePath("out.p2lrt");
        QVERIFY(!run("panel", {source, out}, {{"json", json.fileName()}}).failure);
        QCOMPARE(run("diff", {source, out}).result["same"].toBool(), true);

        QVERIFY(json.open(QIODevice::WriteOnly));
        json.write(R"({"nodes":[{"kind":"group","name":"G","children":[{"kind":"parameter","parameter":"Nobody"}]}]})");
        json.close();
        const JobOutcome wrong = run("panel", {source, out}, {{"json", json.fileName()}});
        QCOMPARE(wrong.failure->code, QString("panel.parameter"));
        QCOMPARE(wrong.failure->pointer, QString("/nodes/0/children/0/parameter"));
        QCOMPARE(run("panel", {source}).failure->code, QString("usage.value"));
    }

    void replayDoesAJournalAgain()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("a.p2lrt");
        QVERIFY(QFile::copy(kData + "reader/v2.p2lrt", file));
        const QByteArray base = bytesOf(file);
        const auto document = makePuppetDocument(p2lrt::readPuppet(base)->puppet, file);
        JournalWriter journal(*document, puppetJournalOptions(*document, folder.path(), "test"), JournalBase::of(base));
        QVERIFY(document->execute("panel.group", {{"name", "新的"}}).ok());
        QVERIFY(document->execute("panel.setSnaps", {{"snaps", QJsonArray{QJsonObject{{"parameter", 0}, {"keys", QJsonArray{0.5}}}}}}).ok());
        document->undoStack()->undo();
        journal.finish();
        const QString out = folder.filePath("out.p2lrt");
        const JobOutcome done = run("replay", {file, journal.path(), out});
        QVERIFY(!done.failure);
        QCOMPARE(done.result["applied"].toInt(), 3);
        QVERIFY(bytesOf(out) == p2lrt::writePuppet(document->asset(), p2lrt::optionsOf(document->asset()))->bytes);
        QVERIFY(!run("replay", {file, journal.path(), out}, {{"steps", "0"}}).failure);
        QCOMPARE(run("diff", {file, out}).result["same"].toBool(), true);
    }

    void strippedNamesStayOut()
    {
        QTemporaryDir folder;
        const QString stripped = folder.filePath("stripped.p2lrt");
        const QString json = folder.filePath("panel.json");
        QVERIFY(!run("convert", {kData + "reader/v2.p2lrt", stripped}, {{"strip-names", "true"}}).failure);
        QFile file(json);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"nodes":[{"kind":"group","id":"g","name":"Named","children":[]}]})");
        file.close();
        const QString out = folder.filePath("out.p2lrt");
        const JobOutcome done = run("panel", {stripped, out}, {{"json", json}});
        QVERIFY(!done.failure);
        QVERIFY(done.report.has(Severity::Warning));
        QCOMPARE(run("inspect", {out}).result["namesStripped"].toBool(), true);
        QVERIFY(!done.result["nodes"].toArray()[0].toObject().contains("name"));
    }

    void renderDrawsTheReferencePicture()
    {
        QTemporaryDir folder;
        const QString out = folder.filePath("out.png");
        const QString rig = kData + "render/render-5001.p2lrt";
        const QList<std::pair<QString, QString>> pose{{"size", "160x120"}, {"set", "0=0.3142"}, {"set", "1=0.283"}, {"set", "2=0"}};
        auto transparent = pose;
        transparent.emplaceBack("transparent", "true");
        const JobOutcome outcome = run("render", {rig, out}, transparent);
        QVERIFY(!outcome.failure);
        QCOMPARE(outcome.result["width"].toInt(), 160);
        const QImage expected = QImage(kData + "render/render-5001-0.png").convertToFormat(QImage::Format_RGBA8888);
        QCOMPARE(QImage(out).convertToFormat(QImage::Format_RGBA8888), expected);
        QVERIFY(!run("render", {rig, out}, pose).failure);
        QCOMPARE(QImage(out).pixelColor(0, 0).alpha(), 255);
        QCOMPARE(run("render", {rig, out}, {{"clip", "7"}}).failure->code, QString("job.no-clip"));
        QCOMPARE(run("render", {rig, out}, {{"set", "Nobody=1"}}).failure->code, QString("job.no-parameter"));
    }
};

QTEST_GUILESS_MAIN(PuppetJobsTest)
#include "tst_puppet_jobs.moc"

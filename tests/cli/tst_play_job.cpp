// The play job: the scripts of the test data give what they expect, and scripts that make no sense are refused with a
// sentence and the place.

#include "app/jobs/all_jobs.h"
#include "app/jobs/play_job.h"
#include "tests/support/compare_json.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace marrow;

namespace {

const QString kData = QStringLiteral(MARROW_SOURCE_DIR "/tests/data/p2lrt/");

JobOutcome play(const QString &rig, const QString &script)
{
    const JobRegistry registry = makeJobRegistry();
    const Job *job = registry.find("play");
    if (!job)
        return JobOutcome::failed({"test", "no job named play", {}, {}});
    const auto run = job->make();
    if (!run->options().find("rig")->set(rig) || !run->options().find("script")->set(script))
        return JobOutcome::failed({"test", "options refused", {}, {}});
    return run->run({});
}

} // namespace

class PlayJobTest : public QObject
{
    Q_OBJECT

private slots:
    void dataFilesPlayAsTheyAre();
    void refusesNonsense_data();
    void refusesNonsense();
    void nonFiniteNumbersAreUnderstood();

private:
    QString written(const QByteArray &script)
    {
        const QString path = m_folder.filePath("script.json");
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(script);
        return path;
    }
    QTemporaryDir m_folder;
};

void PlayJobTest::dataFilesPlayAsTheyAre()
{
    for (const char *name : {"core/core-012", "clips/clips-2004", "physics/physics-1003", "skin/skin-3001", "sims/sims-4001"}) {
        const QString script = kData + QLatin1String(name) + ".json";
        const JobOutcome outcome = play(kData + QLatin1String(name) + ".p2lrt", script);
        QVERIFY2(!outcome.failure, outcome.failure ? qPrintable(outcome.failure->message) : "");
        QFile file(script);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray expected = QJsonDocument::fromJson(file.readAll()).object().value("steps").toArray();
        // Through text and back, as a program behind a pipe reads it.
        const QByteArray printed = QJsonDocument(outcome.result.toObject()).toJson();
        const QJsonArray seen = QJsonDocument::fromJson(printed).object().value("steps").toArray();
        JsonComparison comparison;
        comparison.compare(seen, expected, name);
        QVERIFY2(comparison.failures.isEmpty(), qPrintable(comparison.failures.mid(0, 5).join('\n')));
        QVERIFY(comparison.numbers > 100);
        QVERIFY(comparison.identical >= comparison.numbers * 0.999);
    }
}

void PlayJobTest::refusesNonsense_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("where");
    const auto row = [](const char *name, const char *script, const char *code, const char *where) {
        QTest::newRow(name) << QByteArray(script) << QString(code) << QString(where);
    };
    row("no JSON", "{\"steps\": [", "json.syntax", "byte 11");
    row("no steps", "{\"step\": []}", "script.form", "/steps");
    row("no do", R"({"steps": [{"do": ["eval"]}, {"expect": {}}]})", "script.form", "/steps/1/do");
    row("unknown command", R"({"steps": [{"do": ["dance", 1]}]})", "script.unknown-command", "/steps/0/do");
    row("parameter beyond the last", R"({"steps": [{"do": ["set", 1000, 0.5]}]})", "script.index", "/steps/0/do");
    row("negative parameter", R"({"steps": [{"do": ["set", -1, 0.5]}]})", "script.index", "/steps/0/do");
    row("clip beyond the last", R"({"steps": [{"do": ["clip", 99]}]})", "script.index", "/steps/0/do");
    row("clip below none", R"({"steps": [{"do": ["clip", -2]}]})", "script.index", "/steps/0/do");
    row("layer beyond the last", R"({"steps": [{"do": ["layer", 16, 0]}]})", "script.index", "/steps/0/do");
    row("pose of an absent group", R"({"steps": [{"do": ["pose", 70, 0]}]})", "script.index", "/steps/0/do");
    row("expression beyond the last", R"({"steps": [{"do": ["expr", 64]}]})", "script.index", "/steps/0/do");
    row("too few arguments", R"({"steps": [{"do": ["set", 0]}]})", "script.arguments", "/steps/0/do");
    row("too many arguments", R"({"steps": [{"do": ["eval", 0]}]})", "script.arguments", "/steps/0/do");
    row("a word for a number", R"({"steps": [{"do": ["update", "soon"]}]})", "script.arguments", "/steps/0/do");
    row("half an index", R"({"steps": [{"do": ["set", 0.5, 1]}]})", "script.arguments", "/steps/0/do");
    row("NaN for an index", R"({"steps": [{"do": ["set", NaN, 1]}]})", "script.arguments", "/steps/0/do");
    row("negative bits", R"({"steps": [{"do": ["advanced", -1]}]})", "script.arguments", "/steps/0/do");
}

void PlayJobTest::refusesNonsense()
{
    QFETCH(QByteArray, script);
    QFETCH(QString, code);
    QFETCH(QString, where);
    const JobOutcome outcome = play(kData + "clips/clips-2004.p2lrt", written(script));
    QVERIFY(outcome.failure);
    QCOMPARE(outcome.failure->code, code);
    QCOMPARE(outcome.failure->where, where);
    QVERIFY(!outcome.failure->message.isEmpty());
}

void PlayJobTest::nonFiniteNumbersAreUnderstood()
{
    const QByteArray script = R"([{"do": ["set", 0, NaN]}, {"do": ["set", 1, -Infinity]}, {"do": ["update", Infinity]},
                                  {"do": ["values"]}])";
    const JobOutcome outcome = play(kData + "core/core-001.p2lrt", written(script));
    QVERIFY2(!outcome.failure, outcome.failure ? qPrintable(outcome.failure->message) : "");
    const QJsonArray steps = outcome.result.toObject().value("steps").toArray();
    QCOMPARE(steps.size(), 4);
    // Host values are reported as they were given; JSON has no word for them but null.
    QVERIFY(steps[3].toObject().value("expect").toObject().value("values").toArray()[0].isNull());
}

QTEST_GUILESS_MAIN(PlayJobTest)
#include "tst_play_job.moc"

// What every job of marrow-cli shares: the list of jobs, usage errors, exit codes, languages, names that are not ASCII, and
// drawing without a screen.

#include "tests/support/run_cli.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace {

const QString kData = QStringLiteral(MARROW_SOURCE_DIR "/tests/data/vfp/");

QProcessEnvironment withLocale(const char *locale)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"LANG", "LANGUAGE", "LC_CTYPE"})
        environment.remove(name);
    environment.insert("LC_ALL", locale);
    return environment;
}

} // namespace

class TestCliCommon : public QObject
{
    Q_OBJECT

private slots:
    void speaksChinese()
    {
        const QString broken = QStringLiteral(MARROW_SOURCE_DIR) + "/tests/data/vfp/refused/dir-crc.vfp";
        const CliRun english = runCli({"validate", broken, "--json", "--lang", "en"});
        const CliRun chinese = runCli({"validate", broken, "--json", "--lang", "zh_CN"});
        const QJsonObject inEnglish = english.array().first()["issues"].toArray().first().toObject();
        const QJsonObject inChinese = chinese.array().first()["issues"].toArray().first().toObject();
        QCOMPARE(inChinese["code"].toString(), inEnglish["code"].toString());
        QVERIFY(inEnglish["message"].toString().contains("directory"));
        QVERIFY(inChinese["message"].toString().contains(QStringLiteral("目录")));

        const QString puppet = QStringLiteral(MARROW_SOURCE_DIR) + "/tests/data/p2lrt/reader/chunk-count.p2lrt";
        const CliRun refused = runCli({"validate", puppet, "--json", "--lang", "zh_CN"});
        QVERIFY(refused.array().first()["issues"].toArray().first()["message"].toString().contains(QStringLiteral("数据块")));
    }

    void everyReasonForAPuppetIsChinese()
    {
        // Names of chunks and of ways to compress stay as they are; every other word would be a reason nobody translated.
        const QDir folder(QStringLiteral(MARROW_SOURCE_DIR "/tests/data/p2lrt/reader"));
        QStringList arguments{"validate", "--check-crc", "--json", "--lang", "zh_CN"};
        for (const QString &name : folder.entryList({"*.p2lrt"}, QDir::Files))
            arguments.append(folder.filePath(name));
        static const QRegularExpression words("[a-z]{3,}");
        const QStringList kept{"zstd", "deflate", "abcd"};
        int messages = 0;
        for (const QJsonValue &file : runCli(arguments).array()) {
            for (const QJsonValue &issue : file["issues"].toArray()) {
                ++messages;
                const QString message = issue["message"].toString();
                for (auto found = words.globalMatch(message); found.hasNext();)
                    QVERIFY2(kept.contains(found.next().captured()), qPrintable(message));
            }
        }
        QVERIFY(messages > 60);
    }

    void listsItsJobs()
    {
        for (const QStringList &arguments : {QStringList{"--list-jobs", "--json"}, QStringList{"list-jobs", "--json"}}) {
            const CliRun run = runCli(arguments);
            QCOMPARE(run.code, 0);
            QStringList names;
            for (const QJsonValue &job : run.array()) {
                names.append(job["name"].toString());
                QVERIFY(!job["summary"].toString().isEmpty());
                for (const QJsonValue &option : job["options"].toArray()) {
                    for (const char *key : {"name", "type", "default", "help"})
                        QVERIFY2(option.toObject().contains(key), key);
                    QVERIFY2(!option["help"].toString().isEmpty(), qPrintable(names.last() + option["name"].toString()));
                }
            }
            for (const char *name : {"inspect", "validate", "diff", "resave", "convert", "render", "mesh", "pose", "pick", "paint", "rig", "replay"})
                QVERIFY2(names.contains(name), name);
        }
    }

    void everyJobExplainsItself()
    {
        for (const QJsonValue &job : runCli({"--list-jobs", "--json"}).array()) {
            const CliRun run = runCli({job["name"].toString(), "--help"});
            QCOMPARE(run.code, 0);
            QVERIFY(run.out.contains("marrow-cli " + job["name"].toString().toUtf8()));
            for (const QJsonValue &option : job["options"].toArray())
                QVERIFY(run.out.toUpper().contains(option["name"].toString().toUpper().toUtf8()));
        }
    }

    void wrongUsageIsTwo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("code");
        const QString file = kData + "chr_base.vfp";
        QTest::newRow("nothing") << QStringList{"--json"} << "usage.no-job";
        QTest::newRow("unknown job") << QStringList{"inspekt", file, "--json"} << "usage.unknown-job";
        QTest::newRow("unknown option") << QStringList{"mesh", file, "--klip", "1", "--json"} << "usage.unknown-option";
        QTest::newRow("missing file") << QStringList{"mesh", "--json"} << "usage.missing";
        QTest::newRow("missing option") << QStringList{"pick", file, "--json"} << "usage.missing";
        QTest::newRow("missing value") << QStringList{"mesh", file, "--json", "--clip"} << "usage.value";
        QTest::newRow("too many") << QStringList{"mesh", file, file, "--json"} << "usage.too-many";
        QTest::newRow("twice") << QStringList{"mesh", file, "--clip", "1", "--clip=2", "--json"} << "usage.repeated";
        QTest::newRow("no number") << QStringList{"mesh", file, "--clip", "one", "--json"} << "usage.value";
        QTest::newRow("five of six") << QStringList{"pick", file, "--ray", "1,2,3,4,5", "--json"} << "usage.value";
        QTest::newRow("no direction") << QStringList{"pick", file, "--ray", "1,2,3,0,0,0", "--json"} << "usage.value";
        QTest::newRow("no choice") << QStringList{"convert", file, "a.obj", "--up", "w", "--json"} << "usage.value";
        QTest::newRow("size") << QStringList{"render", file, "a.png", "--size", "0x10", "--json"} << "usage.value";
        QTest::newRow("nothing chosen") << QStringList{"paint", file, "a.vfp", "--joint", "1", "--json"} << "usage.missing";
    }
    void wrongUsageIsTwo()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, code);
        const CliRun run = runCli(arguments);
        QCOMPARE(run.code, 2);
        QCOMPARE(run.object()["error"]["code"].toString(), code);
        QVERIFY(!run.err.isEmpty());
    }

    void suggestsWhatWasMeant()
    {
        QVERIFY(runCli({"inspekt"}).err.contains("inspect"));
        QVERIFY(runCli({"mesh", kData + "chr_base.vfp", "--klip", "1"}).err.contains("--clip"));
        QCOMPARE(runCli({"--lang", "fr", "inspect"}).code, 2);
    }

    void missingAndUnknownFilesAreOne()
    {
        QCOMPARE(runCli({"inspect", "/no/such/file.vfp", "--json"}).object()["error"]["code"].toString(), QString("file.open"));
        QTemporaryDir folder;
        QFile file(folder.filePath("notes.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("hello") == 5);
        file.close();
        const CliRun run = runCli({"inspect", file.fileName(), "--json"});
        QCOMPARE(run.code, 1);
        QCOMPARE(run.object()["error"]["code"].toString(), QString("job.not-for-this-file"));
        const CliRun readOnly = runCli({"resave", kData + "chr_base.vfp", "/no/such/folder/out.vfp", "--json"});
        QCOMPARE(readOnly.code, 1);
        QCOMPARE(readOnly.object()["error"]["code"].toString(), QString("save.open"));
    }

    /// Scenario D5: names in any script, whatever the locale is.
    void namesThatAreNotAscii_data()
    {
        QTest::addColumn<QByteArray>("locale");
        for (const char *locale : {"C", "POSIX", "C.UTF-8", "ja_JP.eucJP", "no_such_locale"})
            QTest::newRow(locale) << QByteArray(locale);
    }
    void namesThatAreNotAscii()
    {
        QFETCH(QByteArray, locale);
        const QProcessEnvironment environment = withLocale(locale.constData());
        QTemporaryDir folder;
        const QString place = folder.filePath(QStringLiteral("モデル／测试 Ångström é🙂"));
        QVERIFY(QDir().mkpath(place));
        const QString in = place + QStringLiteral("/角色 ö.vfp");
        const QString out = place + QStringLiteral("/保存した.vfp");
        QVERIFY(QFile::copy(kData + "chr_base.vfp", in));
        const CliRun inspected = runCli({"inspect", in, "--json"}, environment);
        QCOMPARE(inspected.code, 0);
        QCOMPARE(inspected.err, QByteArray());
        QCOMPARE(inspected.object()["rig"]["joints"][2]["name"].toString(), QStringLiteral("chest 胸"));
        QCOMPARE(runCli({"resave", in, out}, environment).code, 0);
        QCOMPARE(QFileInfo(out).size(), QFileInfo(in).size());
        QCOMPARE(QDir(place).entryList(QDir::Files | QDir::Hidden).size(), 2);
        const CliRun missing = runCli({"validate", place + QStringLiteral("/無い.vfp"), "--json"}, environment);
        QVERIFY(missing.err.contains(QStringLiteral("無い.vfp").toUtf8()));
        QCOMPARE(missing.array()[0]["file"].toString(), place + QStringLiteral("/無い.vfp"));
    }

    void drawingSaysWhenThereIsNoScreen()
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            environment.remove(name);
        QTemporaryDir folder;
        const CliRun run = runCli({"render", kData + "chr_base.vfp", folder.filePath("a.png"), "--json"}, environment);
        QCOMPARE(run.code, 1);
        QVERIFY(run.object()["error"]["code"].toString().startsWith("render.no-"));
        QVERIFY(!QFile::exists(folder.filePath("a.png")));
    }

    void drawsWithAScreen()
    {
        if (!qEnvironmentVariableIsSet("DISPLAY"))
            QSKIP("there is no display here");
        QTemporaryDir folder;
        const QString out = folder.filePath("a.png");
        const CliRun run = runCli({"render", kData + "chr_base.vfp", out, "--size", "120x90", "--clip", "3", "--time", "250", "--transparent", "--json"});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.object()["width"].toInt(), 120);
        const QImage image(out);
        QCOMPARE(image.size(), QSize(120, 90));
        int solid = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                solid += qAlpha(image.pixel(x, y)) > 200 ? 1 : 0;
        }
        QVERIFY2(solid > 500 && solid < 9000, qPrintable(QString::number(solid)));
    }
};

QTEST_GUILESS_MAIN(TestCliCommon)
#include "tst_cli_common.moc"

// Characters on the command line: inspect, convert, survey and library as cli.md fixes them.

#include "tests/support/face_model.h"
#include "tests/support/fbx_text.h"
#include "tests/support/pmx_builder.h"
#include "tests/support/run_cli.h"
#include "tests/support/small_models.h"
#include "tests/support/zip_builder.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace marrow;
using namespace marrow::test;

class CliModelsTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString put(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(name));
        return file.fileName();
    }

private slots:
    void inspectSaysWhatIsInIt()
    {
        const CliRun run = runCli({"inspect", put("turn.fbx", pivotFbx()), "--json"});
        QCOMPARE(run.code, 0);
        const QJsonObject json = run.object();
        QCOMPARE(json["format"].toString(), QStringLiteral("fbx"));
        QCOMPARE(json["faces"].toInt(), 2);
        QCOMPARE(json["joints"].toArray().size(), 2);
        QCOMPARE(json["clips"].toArray().at(0).toObject()["name"].toString(), QStringLiteral("turn"));
        QVERIFY(!json["notes"].toArray().isEmpty());
        QVERIFY(json["drivability"].isString() && json["vrmVersion"].isNull());
        QVERIFY(json["bytes"].toInt() > 1000 && json["issues"].isArray());
    }

    void convertWritesWhatOpens()
    {
        const QString out = m_folder.filePath("turn.glb");
        const CliRun run = runCli({"convert", put("turn.fbx", pivotFbx()), out, "--json"});
        QCOMPARE(run.code, 0);
        QVERIFY(!run.object()["notes"].toArray().isEmpty());
        const QJsonObject back = runCli({"inspect", out, "--json"}).object();
        QCOMPARE(back["format"].toString(), QStringLiteral("glb"));
        QCOMPARE(back["faces"].toInt(), 2);
        QCOMPARE(back["clips"].toArray().size(), 1);
        // A person knows better than the file: centimetres.
        const CliRun smaller = runCli({"convert", put("turn.fbx", pivotFbx()), m_folder.filePath("small.glb"), "--unit", "cm", "--json"});
        QVERIFY(smaller.object()["notes"].toArray().at(1).toString().contains("0.01"));
    }

    void whatIsNoWholePersonStaysAGlb()
    {
        const QString fbx = put("whole.fbx", pivotFbx());
        const QString vrm = m_folder.filePath("whole.vrm");
        const QString glb = m_folder.filePath("whole.glb");
        const CliRun run = runCli({"convert", fbx, vrm, "--json"});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.object()["out"].toString(), glb);
        QVERIFY(QFile::exists(glb) && !QFile::exists(vrm));
        QVERIFY(run.object()["notes"].toArray().last().toString().contains("hips")); // names what is missing
        QCOMPARE(run.object()["issues"].toArray().at(0).toObject()["code"].toString(), QStringLiteral("vrm.bones"));
        QCOMPARE(runCli({"inspect", glb}).code, 0);
        // What is there already is not written over.
        QFile file(glb);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray before = file.readAll();
        file.close();
        QCOMPARE(runCli({"convert", fbx, vrm}).code, 1);
        // The model itself can stay what it is.
        const CliRun same = runCli({"convert", glb, vrm, "--json"});
        QCOMPARE(same.code, 0);
        QCOMPARE(same.object()["out"].toString(), glb);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), before);
        QCOMPARE(runCli({"convert", glb, vrm, "--strict"}).code, 3);
    }

    void expressionsAreNamed()
    {
        const QString face = put("face.vrm", faceGlb(1));
        const QJsonObject json = runCli({"inspect", face, "--json"}).object();
        QCOMPARE(json["expressions"].toArray().size(), 7);
        QCOMPARE(json["morphTargets"].toArray(), (QJsonArray{"wide", "face / 1"}));
    }

    void surveyIsATable()
    {
        const QTemporaryDir folder;
        const auto in = [&](const char *name, const QByteArray &bytes) {
            QFile file(folder.filePath(name));
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        ZipBuilder zip;
        zip.add("in/model.glb", triangleGlb(1));
        QVERIFY(in("a.glb", triangleGlb(1)) && in("b.zip", zip.bytes()) && in("c.fbx", "nothing") && in("d.fbx", pivotFbx()) && in("note.txt", "x"));
        const QJsonObject json = runCli({"survey", folder.path(), "--json"}).object();
        QCOMPARE(json["opened"].toInt(), 3);
        QCOMPARE(json["refused"].toInt(), 1);
        for (const QJsonValue &row : json["files"].toArray()) {
            const QJsonObject file = row.toObject();
            QVERIFY(file["seconds"].isDouble());
            QVERIFY(file["ok"].toBool() ? file.contains("faces") && file.contains("joints") && file.contains("humanoid") : file["message"].toString().size() > 10);
        }
        QVERIFY(runCli({"survey", folder.path()}).out.contains("c.fbx"));
    }

    void libraryKeepsAndJudges()
    {
        const QString library = m_folder.filePath("library");
        const CliRun added = runCli({"library", "add", put("hero.glb", triangleGlb(2)), put("broken.glb", "glTF"), "--to", library, "--json"});
        QCOMPARE(added.code, 1); // one of them
        const QJsonObject entry = added.object()["entries"].toArray().at(0).toObject();
        for (const char *name : {"sha256", "path", "kind", "state", "originalName", "note"})
            QVERIFY2(entry[QLatin1String(name)].isString(), name);
        QCOMPARE(entry["state"].toString(), QStringLiteral("pending"));
        QVERIFY(QFile::exists(library + '/' + entry["path"].toString()));
        QVERIFY(QFile::exists(library + '/' + entry["thumbnail"].toString())); // drawn without a display
        const QString hash = entry["sha256"].toString();
        QCOMPARE(runCli({"library", "default", library, hash}).code, 1);
        QCOMPARE(runCli({"library", "approve", library, hash.left(10), "--default", "--note", "fine"}).code, 0);
        const QJsonObject listed = runCli({"library", "list", library, "--json"}).object()["entries"].toArray().at(0).toObject();
        QVERIFY(listed["default"].toBool());
        QCOMPARE(listed["comment"].toString(), QStringLiteral("fine"));
        QCOMPARE(runCli({"library", "search", library, "nobody", "--json"}).object()["entries"].toArray().size(), 0);
        QCOMPARE(runCli({"library", "verify", library}).code, 0);
        QCOMPARE(runCli({"library", "fly", library}).code, 2);
    }
};

QTEST_GUILESS_MAIN(CliModelsTest)
#include "tst_cli_models.moc"

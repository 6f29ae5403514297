// The built marrow-cli from outside: its contract for voxel assets, field by field.

#include "tests/support/run_cli.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace {

const QString kData = QStringLiteral(MARROW_SOURCE_DIR "/tests/data/vfp/");

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList models()
{
    return QDir(kData).entryList({"*.vfp"}, QDir::Files);
}

void addModels()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : models())
        QTest::newRow(qPrintable(name)) << name;
}

} // namespace

class TestCliVoxel : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.isValid()); }

    void inspectHasTheContractsFields_data() { addModels(); }
    void inspectHasTheContractsFields()
    {
        QFETCH(QString, name);
        const QJsonObject expected = QJsonDocument::fromJson(contentOf(kData + name.chopped(4) + ".json")).object();
        const CliRun run = runCli({"inspect", kData + name, "--json"});
        QCOMPARE(run.code, 0);
        const QJsonObject seen = run.object();
        QCOMPARE(seen["format"].toString(), QString("vfp"));
        QCOMPARE(seen["bytes"].toInteger(), QFileInfo(kData + name).size());
        for (const char *key : {"grid", "voxels", "paletteEntries", "sourceHash"})
            QCOMPARE(seen[key], expected[key]);
        QVERIFY(seen["issues"].toArray().isEmpty());
        QVERIFY(seen["sections"].toArray().size() >= 4);
        for (const QJsonValue &section : seen["sections"].toArray()) {
            for (const char *key : {"tag", "chunkId", "codec", "flags", "offset", "length", "rawLength", "crc32", "crcOk"})
                QVERIFY2(section.toObject().contains(key), key);
            QVERIFY(section["crcOk"].toBool());
        }
        QVERIFY(seen["chunk"].toArray().size() == 3);
        if (!expected.contains("joints")) {
            QVERIFY(seen["rig"].isNull());
            return;
        }
        const QJsonObject rig = seen["rig"].toObject();
        QCOMPARE(rig["voxelsPerJoint"], expected["voxelsPerJoint"]);
        QCOMPARE(rig["records"], expected["records"]);
        QCOMPARE(rig["clips"], expected["clips"]);
        QCOMPARE(rig["joints"].toArray().size(), expected["joints"].toArray().size());
        for (qsizetype i = 0; i < rig["joints"].toArray().size(); ++i) {
            const QJsonValue joint = rig["joints"][i];
            for (const char *key : {"id", "parent", "name"})
                QCOMPARE(joint[key], expected["joints"][i][key]);
            QCOMPARE(joint["translation"].toArray().size(), 3);
            QCOMPARE(joint["rotation"].toArray().size(), 4);
            QCOMPARE(joint["scale"].toArray().size(), 3);
        }
    }

    void validateJudgesEveryFile()
    {
        const QJsonArray index = QJsonDocument::fromJson(contentOf(kData + "refused/index.json")).array();
        QStringList arguments{"validate", "--json"};
        for (const QJsonValue &entry : index)
            arguments.append(kData + "refused/" + entry["file"].toString());
        const CliRun run = runCli(arguments);
        QCOMPARE(run.code, 1);
        const QJsonArray seen = run.array();
        QCOMPARE(seen.size(), index.size());
        for (qsizetype i = 0; i < index.size(); ++i) {
            const bool fileRefused = index[i]["refuses"].toString() == "file";
            QCOMPARE(seen[i]["ok"].toBool(), !fileRefused);
            QCOMPARE(seen[i]["rigOk"].toBool(), false);
            const QJsonObject issue = seen[i]["issues"][0].toObject();
            QCOMPARE(issue["severity"].toString(), fileRefused ? "error" : "warning");
            QVERIFY(!issue["code"].toString().isEmpty() && !issue["message"].toString().isEmpty());
        }
        QVERIFY(run.err.contains("vskn-order.vfp"));
    }

    void strictTurnsWarningsIntoThree()
    {
        const QString rigless = kData + "refused/vskn-order.vfp";
        QCOMPARE(runCli({"validate", rigless}).code, 0);
        QCOMPARE(runCli({"validate", rigless, "--strict"}).code, 3);
        QCOMPARE(runCli({"validate", kData + "chr_base.vfp", "--strict"}).code, 0);
        QCOMPARE(runCli({"--strict", "inspect", rigless, "--json"}).code, 3);
    }

    void resaveGivesTheSameBytes_data() { addModels(); }
    void resaveGivesTheSameBytes()
    {
        QFETCH(QString, name);
        const QString out = path("resaved-" + name);
        const CliRun run = runCli({"resave", kData + name, out});
        QCOMPARE(run.code, 0);
        QVERIFY(contentOf(out) == contentOf(kData + name));
    }

    void diffSpeaksOfTheAsset()
    {
        const QString painted = path("painted.vfp");
        QCOMPARE(runCli({"paint", kData + "chr_base.vfp", painted, "--joint", "4", "--select-joint", "5"}).code, 0);
        const QJsonObject same = runCli({"diff", kData + "chr_base.vfp", kData + "chr_base.vfp", "--json"}).object();
        QCOMPARE(same["same"].toBool(), true);
        QVERIFY(same["changes"].toArray().isEmpty());
        const QJsonObject other = runCli({"diff", kData + "chr_base.vfp", painted, "--json"}).object();
        QCOMPARE(other["same"].toBool(), false);
        QCOMPARE(other["changes"].toArray().size(), 1);
        QCOMPARE(other["changes"][0]["where"].toString(), QString("binding"));
        QVERIFY(other["changes"][0]["what"].toString().contains("21"));
    }

    void paintFollowsTheRules_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("changed");
        QTest::addColumn<QJsonObject>("perJoint");
        const QJsonObject base{{"2", 76}, {"3", 68}, {"4", 21}, {"5", 21}, {"10", 23}, {"11", 23}};
        const auto with = [&](std::initializer_list<std::pair<const char *, int>> changes) {
            QJsonObject result = base;
            for (const auto &[joint, count] : changes) {
                if (count == 0)
                    result.remove(joint);
                else
                    result[joint] = count;
            }
            return result;
        };
        QTest::newRow("a joint's voxels") << QStringList{"--joint", "4", "--select-joint", "5"} << 21 << with({{"4", 42}, {"5", 0}});
        QTest::newRow("everything") << QStringList{"--joint", "1", "--box", "0,0,0,7,9,4"} << 232
                                    << QJsonObject{{"1", 232}};
        QTest::newRow("corners in any order, beyond the grid") << QStringList{"--joint", "1", "--box", "99,99,99,-5,-5,-5"} << 232 << QJsonObject{{"1", 232}};
        QTest::newRow("locked") << QStringList{"--joint", "1", "--box", "0,0,0,7,9,4", "--lock", "2", "--lock", "3"} << 88
                                << QJsonObject{{"1", 88}, {"2", 76}, {"3", 68}};
        QTest::newRow("mirrored to the paired joint") << QStringList{"--joint", "10", "--select-joint", "4", "--mirror", "x"} << 42
                                                      << with({{"4", 0}, {"5", 0}, {"10", 44}, {"11", 44}});
        QTest::newRow("one after the other") << QStringList{"--joint", "3", "--select-joint", "4", "--joint", "2", "--select-joint", "3"} << 89
                                             << with({{"4", 0}, {"3", 0}, {"2", 165}});
    }
    void paintFollowsTheRules()
    {
        QFETCH(QStringList, options);
        QFETCH(int, changed);
        QFETCH(QJsonObject, perJoint);
        const QString out = path("paint.vfp");
        const CliRun run = runCli(QStringList{"paint", kData + "chr_base.vfp", out, "--json"} + options);
        QCOMPARE(run.code, 0);
        QCOMPARE(run.object()["changed"].toInt(), changed);
        QCOMPARE(run.object()["perJoint"].toObject(), perJoint);
        QCOMPARE(runCli({"inspect", out, "--json"}).object()["rig"]["voxelsPerJoint"].toObject(), perJoint);
        const QByteArray before = contentOf(kData + "chr_base.vfp");
        QVERIFY(contentOf(out).left(600) == before.left(600)); // everything before SKEL
    }

    void rigIsReplacedByJson()
    {
        const QString json = path("model.json");
        QCOMPARE(runCli({"convert", kData + "chr_base.vfp", json}).code, 0);
        const QString rigJson = path("rig.json");
        QJsonObject rig = QJsonDocument::fromJson(contentOf(json)).object()["rig"].toObject();
        QJsonArray joints = rig["joints"].toArray();
        QJsonObject first = joints[0].toObject();
        first["name"] = QStringLiteral("根");
        joints[0] = first;
        rig["joints"] = joints;
        QFile file(rigJson);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(rig).toJson());
        file.close();
        const QString out = path("rigged.vfp");
        const CliRun run = runCli({"rig", kData + "refused/skel-hash.vfp", out, "--json", rigJson});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.object()["rig"]["joints"][0]["name"].toString(), QStringLiteral("根"));
        QCOMPARE(runCli({"validate", out, "--json"}).array()[0]["rigOk"].toBool(), true);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"joints":[{"id":0},{"id":1,"parent":7}]})");
        file.close();
        const CliRun bad = runCli({"rig", kData + "chr_base.vfp", out, "--json", rigJson, "--json"});
        QCOMPARE(bad.code, 1);
        QVERIFY(bad.object()["error"]["pointer"].toString().startsWith("/joints/1"));
    }

    void rigTakesNoSummary()
    {
        // What inspect prints is no rig: taken for one it would bind every voxel to one joint without a word.
        const QString sample = QStringLiteral(MARROW_SOURCE_DIR "/resources/samples/chef.vfp");
        const QString json = path("summary.json");
        QFile file(json);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(runCli({"inspect", sample, "--json"}).out);
        file.close();
        const CliRun refused = runCli({"rig", sample, path("summary.vfp"), "--json", json});
        QCOMPARE(refused.code, 1);
        QCOMPARE(refused.object()["error"]["code"].toString(), QString("json.summary"));
        QVERIFY(!QFile::exists(path("summary.vfp")));

        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"joints":[{"id":0,"name":"all"}]})");
        file.close();
        const CliRun bare = runCli({"rig", sample, path("bare.vfp"), "--json", json});
        QCOMPARE(bare.code, 0);
        QCOMPARE(bare.object()["issues"][0]["code"].toString(), QString("rig.no-bindings"));
        QCOMPARE(runCli({"rig", sample, path("bare.vfp"), "--json", json, "--strict"}).code, 3);
    }

    void replaysAJournal()
    {
        const QString sample = QStringLiteral(MARROW_SOURCE_DIR "/resources/samples/chef.vfp");
        const QByteArray bytes = contentOf(sample);
        const QString journal = path("chef.journal");
        const auto write = [&](const QByteArray &hash) {
            QFile file(journal);
            QVERIFY(file.open(QIODevice::WriteOnly));
            const QJsonObject header{{"marrowJournal", 1}, {"asset", "voxel"}, {"tool", "test"}, {"file", sample},
                                     {"size", bytes.size()}, {"sha256", QString::fromLatin1(hash)}, {"at", 0}};
            file.write(QJsonDocument(header).toJson(QJsonDocument::Compact) + '\n');
            file.write(R"({"n":1,"do":[["joint.rename",{"joint":1,"name":"one"}]],"text":"Rename","at":1})" "\n");
            file.write(R"({"n":2,"do":[["joint.rename",{"joint":2,"name":"two"}]],"text":"Rename","at":2})" "\n");
            file.write(R"({"n":3,"undo":1,"at":3})" "\n");
        };
        write(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
        const auto nameOf = [](const QString &file, int joint) {
            return runCli({"inspect", file, "--json"}).object()["rig"]["joints"][joint]["name"].toString();
        };
        const CliRun all = runCli({"replay", sample, journal, path("all.vfp"), "--json"});
        QVERIFY2(all.code == 0, all.err.constData());
        QCOMPARE(all.object()["applied"].toInt(), 3);
        QCOMPARE(nameOf(path("all.vfp"), 1), QString("one"));
        QCOMPARE(nameOf(path("all.vfp"), 2), nameOf(sample, 2));
        QCOMPARE(runCli({"replay", sample, journal, path("two.vfp"), "--steps", "2", "--json"}).code, 0);
        QCOMPARE(nameOf(path("two.vfp"), 2), QString("two"));
        QCOMPARE(runCli({"replay", sample, journal, path("none.vfp"), "--steps", "0", "--json"}).code, 0);
        QCOMPARE(contentOf(path("none.vfp")), bytes);
        QCOMPARE(contentOf(sample), bytes);

        write(QByteArray(64, '0'));
        QVERIFY(runCli({"replay", sample, journal, path("other.vfp"), "--json"}).code != 0);
        QVERIFY(!QFile::exists(path("other.vfp")));
    }

    void meshPosePick()
    {
        const QString file = kData + "chr_base.vfp";
        const QJsonObject mesh = runCli({"mesh", file, "--json"}).object();
        qint64 quads = 0;
        qint64 area = 0;
        for (const QJsonValue &joint : mesh["joints"].toArray()) {
            quads += joint["quads"].toInteger();
            area += joint["area"].toInteger();
            QCOMPARE(joint["vertices"].toInteger(), 4 * joint["quads"].toInteger());
        }
        QCOMPARE(mesh["quads"].toInteger(), quads);
        QCOMPARE(mesh["area"].toInteger(), area);
        QVERIFY(mesh["milliseconds"].toDouble() > 0);

        const QJsonArray pose = runCli({"pose", file, "--json"}).object()["joints"].toArray();
        QCOMPARE(pose.size(), 8);
        QCOMPARE(pose[0]["world"].toArray(), (QJsonArray{1, 0, 0, 4, 0, 1, 0, 0, 0, 0, 1, 2.5, 0, 0, 0, 1}));
        const QJsonArray moved = runCli({"pose", file, "--clip", "0", "--time", "200", "--json"}).object()["joints"].toArray();
        QVERIFY(moved[4]["world"] != pose[4]["world"]);
        QCOMPARE(runCli({"pose", file, "--clip", "5", "--json"}).object()["error"]["code"].toString(), QString("job.no-clip"));

        const QJsonObject hit = runCli({"pick", file, "--ray", "4.5,5.5,-10,0,0,2", "--json"}).object();
        QCOMPARE(hit["hit"].toBool(), true);
        QCOMPARE(hit["voxel"].toArray(), (QJsonArray{4, 5, 0}));
        QCOMPARE(hit["joint"].toInt(), 2);
        QCOMPARE(hit["distance"].toInt(), 10);
        QCOMPARE(hit["face"].toString(), QString("-z"));
        QCOMPARE(runCli({"pick", file, "--ray=-5,50,0,0,1,0", "--json"}).object()["hit"].toBool(), false);
        QCOMPARE(runCli({"pick", kData + "scene_zombies.vfp", "--ray", "60,100,60,0,-1,0", "--json"}).object()["joint"].toInt(), 0);
    }

    void convertsToObj()
    {
        const QString out = path("model.obj");
        const CliRun run = runCli({"convert", kData + "mob_cat1.vfp", out, "--json"});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.object()["out"].toString(), out);
        QVERIFY(contentOf(out).contains("mtllib model.mtl"));
        QVERIFY(contentOf(path("model.mtl")).contains("newmtl palette_"));
        const CliRun nowhere = runCli({"convert", kData + "mob_cat1.vfp", path("no folder/model.obj"), "--json"});
        QCOMPARE(nowhere.code, 1);
        QCOMPARE(nowhere.object()["error"]["code"].toString(), QString("file.no-folder"));
        QVERIFY(nowhere.err.contains("model.obj") && !nowhere.err.contains(".mtl"));
        const CliRun no = runCli({"convert", kData + "mob_cat1.vfp", path("model.stl"), "--json"});
        QCOMPARE(no.code, 1);
        QCOMPARE(no.object()["error"]["code"].toString(), QString("job.not-for-this-file"));
    }

    void jsonGoesToVfpAndBack()
    {
        const QString json = path("cat.json");
        const QString vfp = path("cat.vfp");
        QCOMPARE(runCli({"convert", kData + "mob_cat1.vfp", json}).code, 0);
        QCOMPARE(runCli({"convert", json, vfp}).code, 0);
        QCOMPARE(runCli({"diff", kData + "mob_cat1.vfp", vfp, "--json"}).object()["same"].toBool(), true);
    }

    void gapsFindsTheWorstMoment()
    {
        const QString file = kData + "chr_chef.vfp";
        const CliRun run = runCli({"gaps", file, "--json"});
        QCOMPARE(run.code, 0);
        const QJsonObject all = run.object();
        QVERIFY(all["faces"].toInt() > 0);
        QVERIFY(!all["clips"].toArray().isEmpty());
        for (const QJsonValue &clip : all["clips"].toArray()) {
            const QJsonArray moments = clip["moments"].toArray();
            double widest = 0;
            for (const QJsonValue &moment : moments)
                widest = std::max(widest, moment["widest"].toDouble());
            if (widest == 0) {
                QVERIFY(clip["worst"].isNull());
                continue;
            }
            QCOMPARE(clip["worst"]["gap"].toDouble(), widest);
            // Asked for alone, the moment says the same.
            const CliRun one = runCli({"gaps", file, "--json", "--clip", QString::number(clip["clip"].toInt()), "--time",
                                       QString::number(clip["worst"]["timeMs"].toDouble(), 'g', 17)});
            QCOMPARE(one.code, 0);
            QCOMPARE(one.object()["clips"][0]["worst"]["gap"].toDouble(), widest);
            QCOMPARE(one.object()["clips"][0]["worst"]["joints"], clip["worst"]["joints"]);
        }
        QCOMPARE(runCli({"gaps", file, "--time", "3"}).code, 2);
        QCOMPARE(runCli({"gaps", file, "--clip", "999"}).code, 1);
    }

    void brokenFilesFailWithOneDocument()
    {
        for (const char *job : {"inspect", "mesh", "pose"}) {
            const CliRun run = runCli({job, kData + "refused/vox-crc.vfp", "--json"});
            QCOMPARE(run.code, 1);
            QCOMPARE(run.object()["error"]["code"].toString(), QString("vfp.section-crc"));
            const QJsonObject issue = run.object()["issues"][0].toObject();
            QCOMPARE(issue["section"].toString(), QString("VOX0"));
            QCOMPARE(issue["chunkId"].toInt(), 0);
            QCOMPARE(issue["offset"].toInt(), 328);
            QVERIFY(run.err.contains("VOX0"));
        }
    }

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestCliVoxel)
#include "tst_cli_voxel.moc"

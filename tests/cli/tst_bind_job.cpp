// marrow-cli bind on people's own models: what it must reach, in numbers.

#include "tests/support/run_cli.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>



namespace {

QString sharedFile(const QString &path)
{
    const QString root = qEnvironmentVariable("MARROW_SHARED_DATA", QStringLiteral(MARROW_SOURCE_DIR "/../shared/data"));
    return root + QStringLiteral("/real/") + path;
}

} // namespace

class TestBindJob : public QObject
{
    Q_OBJECT

private slots:
    void reachesItsNumbers_data();
    void reachesItsNumbers();
    void skirtsAreMeasured();
    void refuses();
};

void TestBindJob::reachesItsNumbers_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<double>("agreement");
    QTest::addColumn<bool>("turned");
    const QString kaykit = "glb-humanoid-anim/KayKit-Game-Assets+KayKit-Character-Pack-Adventures-1.0/";
    QTest::newRow("Knight") << kaykit + "Knight.glb" << 0.85 << false;
    QTest::newRow("Rogue_Hooded") << kaykit + "Rogue_Hooded.glb" << 0.85 << false;
    QTest::newRow("manny_med_mod") << "glb-humanoid-anim/sketchpunklabs+kaykit_char/mannequin_v2/manny_med_mod.gltf" << 0.8 << false;
    QTest::newRow("CesiumMan") << "gltf-rigged/SaschaWillems+Vulkan-Assets/CesiumMan.glb" << 0.0 << false;
    QTest::newRow("Godette") << "vrm/V-Sekai+godot-vrm/Godette_vrm_v4.vrm" << 0.65 << true;
    QTest::newRow("Gene") << "pmx/mmdagent-ex+gene/Gene.pmx" << 0.8 << false;
}

void TestBindJob::reachesItsNumbers()
{
    QFETCH(QString, file);
    QFETCH(double, agreement);
    QFETCH(bool, turned);
    const QString path = sharedFile(file);
    if (!QFile::exists(path))
        QSKIP("The shared data is not here (MARROW_SHARED_DATA)");
    QTemporaryDir folder;
    const CliRun run = runCli({"bind", path, folder.filePath("out_rigged.glb"), "--fresh", "--json"});
    QCOMPARE(run.code, 0);
    const QJsonObject json = run.object();
    QCOMPARE(json["skinJoints"].toInt(), 21);
    QCOMPARE(json["joints"].toArray().size(), qsizetype{22});
    QCOMPARE(json["turned"].toBool(), turned);
    for (const QJsonValue &value : json["joints"].toArray()) {
        const QJsonObject joint = value.toObject();
        const double x = joint["position"].toArray()[0].toDouble();
        const QString name = joint["name"].toString();
        QVERIFY2(!name.endsWith("_L") || x > 0, qPrintable(name));
        QVERIFY2(!name.endsWith("_R") || x < 0, qPrintable(name));
    }
    for (const QJsonValue &value : json["checks"].toArray())
        QVERIFY2(value.toObject()["ok"].toBool(), QJsonDocument(value.toObject()).toJson().constData());
    QVERIFY(json["ownSkin"].toObject()["share"].toDouble(0) >= agreement);
    // What was written can be opened, and is known as bound.
    const CliRun inspect = runCli({"inspect", folder.filePath("out_rigged.glb"), "--json"});
    QCOMPARE(inspect.code, 0);
    QVERIFY(inspect.object()["drivable"].toBool());
}

/// Joints of a skirt: written when nothing crosses more for it, else refused with the numbers.
void TestBindJob::skirtsAreMeasured()
{
    QTemporaryDir folder;
    int written = 0;
    for (const char *file : {"/resources/samples/wayfarer.glb"}) {
        const QString out = folder.filePath("skirt_rigged.glb");
        QFile::remove(out);
        const CliRun run = runCli({"bind", QStringLiteral(MARROW_SOURCE_DIR) + QLatin1String(file), out, "--cloth", "--json"});
        const QJsonObject json = run.object();
        if (run.code != 0) {
            const QString code = json["issues"].toArray().first().toObject()["code"].toString();
            QVERIFY2(code == "bind.cloth-worse" || code == "bind.cloth-none", qPrintable(code));
            QVERIFY(!QFile::exists(out));
            continue;
        }
        ++written;
        QCOMPARE(json["skinJoints"].toInt(), 26);
        const QJsonObject cloth = json["cloth"].toObject();
        QVERIFY(cloth["vertices"].toInt() > 0);
        QVERIFY(cloth["selfIntersectionsWith"].toInt() <= cloth["selfIntersectionsWithout"].toInt());
        QStringList joints;
        for (const QJsonValue &joint : runCli({"inspect", out, "--json"}).object()["joints"].toArray())
            joints.append(joint.toObject()["name"].toString());
        QCOMPARE(joints.size(), 26);
        for (const char *joint : {"skirt_a", "skirt_b", "skirt_c", "skirt_L", "skirt_R"})
            QVERIFY2(joints.contains(QLatin1String(joint)), joint);
    }
    qInfo("%d written with a skirt", written);
}

void TestBindJob::refuses()
{
    const QString path = sharedFile("gltf-rigged/SaschaWillems+Vulkan-Assets/CesiumMan.glb");
    if (!QFile::exists(path))
        QSKIP("The shared data is not here (MARROW_SHARED_DATA)");
    QTemporaryDir folder;
    const QString out = folder.filePath("out.glb");
    QCOMPARE(runCli({"bind", path, out, "--power", "0"}).code, 2);
    QCOMPARE(runCli({"bind", path, out, "--pose", "sideways"}).code, 2);
    QCOMPARE(runCli({"bind", path, out, "--ledger", folder.filePath("none.json")}).code, 1);
    QCOMPARE(runCli({"bind", folder.filePath("none.glb"), out}).code, 1);
    QVERIFY(!QFile::exists(out));
}

QTEST_GUILESS_MAIN(TestBindJob)
#include "tst_bind_job.moc"

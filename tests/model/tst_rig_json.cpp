#include "model/voxel/rig_json.h"
#include "tests/support/voxel_builders.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

using namespace marrow;

namespace {

Result<Rig> read(const QByteArray &json)
{
    QJsonParseError error;
    const QJsonObject object = QJsonDocument::fromJson(json, &error).object();
    Q_ASSERT(error.error == QJsonParseError::NoError);
    return rigFromJson(object, test::figure().grid);
}

} // namespace

class TestRigJson : public QObject
{
    Q_OBJECT
private slots:
    void roundTrip();
    void exampleOfTheSpecification();
    void missingFields();
    void anyOrder();
    void faults_data();
    void faults();
    void clipWithoutASkeletonHoldsEverything();
};

void TestRigJson::roundTrip()
{
    const VoxelAsset asset = test::riggedFigure();
    const QByteArray text = QJsonDocument(rigToJson(*asset.rig, asset.grid)).toJson();
    const auto back = rigFromJson(QJsonDocument::fromJson(text).object(), asset.grid);
    QVERIFY2(back.ok(), back.ok() ? "" : qPrintable(back.error().message));
    QVERIFY(*back == *asset.rig); // to the bit, through text
}

void TestRigJson::exampleOfTheSpecification()
{
    const auto rig = read(R"({"joints":[{"id":0,"name":"Root"},{"id":1,"parent":0,"name":"Arm","translation":[1,0,0]}],
        "default_joint":0,"bindings":[{"position":[4,7,3],"joint":1}],
        "animations":[{"id":0,"name":"wave","duration_ms":800,
            "tracks":[{"joint":1,"keys":[{"time_ms":0},{"time_ms":800,"rotation":[0,0,0.7071,0.7071]}]}]}]})");
    QVERIFY(rig.ok());
    QCOMPARE(rig->binding.at({4, 7, 3}), JointId(1));
    QCOMPARE(rig->binding.at({4, 7, 2}), JointId(0));
    const JointTrack &track = rig->clips[0].tracks[0];
    QVERIFY(track.keys[0].value == rig->skeleton.find(1)->rest);
    QVERIFY(std::abs(track.keys[1].value.rotation.norm() - 1) < 1e-6f);
    QCOMPARE(track.keys[1].value.translation.x(), 1.0f);
}

void TestRigJson::missingFields()
{
    const auto rig = read(R"({"joints":[{"id":7},{"id":9,"parent":null},{"id":12,"parent":-1}]})");
    QVERIFY(rig.ok());
    QCOMPARE(rig->binding.defaultJoint(), JointId(7));
    QVERIFY(rig->skeleton.find(7)->rest == Transform());
    QCOMPARE(rig->skeleton.roots().size(), std::size_t(3));
}

void TestRigJson::anyOrder()
{
    const auto rig = read(R"({"joints":[{"id":5,"parent":9},{"id":9},{"id":1,"parent":5}],"animations":[
        {"id":4,"duration_ms":1,"tracks":[{"joint":9,"keys":[{"time_ms":1}]},{"joint":1,"keys":[{"time_ms":0}]}]},{"id":2,"duration_ms":0}]})");
    QVERIFY(rig.ok());
    QCOMPARE(rig->skeleton.joints()[0].id, JointId(1));
    QCOMPARE(rig->clips[0].id, std::uint16_t(2));
    QCOMPARE(rig->clips[1].tracks[0].joint, JointId(1));
}

void TestRigJson::faults_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("where");
    const auto row = [](const char *json, const char *code, const char *where) {
        QTest::addRow("%s %s", code, where) << QByteArray(json) << QString::fromLatin1(code) << QString::fromLatin1(where);
    };
    row(R"({})", "json.limit", "/rig/joints");
    row(R"({"joints":5})", "json.type", "/rig/joints");
    row(R"({"joints":[5]})", "json.type", "/rig/joints/0");
    row(R"({"joints":[{"name":"a"}]})", "json.number", "/rig/joints/0/id");
    row(R"({"joints":[{"id":65536}]})", "json.number", "/rig/joints/0/id");
    row(R"({"joints":[{"id":0.5}]})", "json.number", "/rig/joints/0/id");
    row(R"({"joints":[{"id":0},{"id":0}]})", "json.duplicate", "/rig/joints/1/id");
    row(R"({"joints":[{"id":0,"parent":3}]})", "json.unknown-joint", "/rig/joints/0/parent");
    row(R"({"joints":[{"id":0,"parent":40000}]})", "json.number", "/rig/joints/0/parent");
    row(R"({"joints":[{"id":0,"parent":1},{"id":1,"parent":0}]})", "json.cycle", "/rig/joints");
    row(R"({"joints":[{"id":0,"parent":0}]})", "json.cycle", "/rig/joints");
    row(R"({"joints":[{"id":0,"translation":[1,2]}]})", "json.type", "/rig/joints/0/translation");
    row(R"({"joints":[{"id":0,"scale":[1,2,"x"]}]})", "json.number", "/rig/joints/0/scale/2");
    row(R"({"joints":[{"id":0,"scale":[1,2,1e300]}]})", "json.number", "/rig/joints/0/scale/2");
    row(R"({"joints":[{"id":0,"rotation":[0,0,0,0]}]})", "json.rotation", "/rig/joints/0/rotation");
    row(R"({"joints":[{"id":0,"name":7}]})", "json.type", "/rig/joints/0/name");
    row(R"({"joints":[{"id":0}],"default_joint":4})", "json.unknown-joint", "/rig/default_joint");
    row(R"({"joints":[{"id":0}],"bindings":[{"position":[12,7,3],"joint":0}]})", "json.position", "/rig/bindings/0/position");
    row(R"({"joints":[{"id":0}],"bindings":[{"position":[0,0,0],"joint":0}]})", "json.position", "/rig/bindings/0/position");
    row(R"({"joints":[{"id":0}],"bindings":[{"position":[4,7],"joint":0}]})", "json.position", "/rig/bindings/0/position");
    row(R"({"joints":[{"id":0}],"bindings":[{"position":[4,7,3],"joint":0},{"position":[4,7,3],"joint":0}]})", "json.duplicate",
        "/rig/bindings/1/position");
    row(R"({"joints":[{"id":0}],"bindings":[{"position":[4,7,3],"joint":1}]})", "json.unknown-joint", "/rig/bindings/0/joint");
    row(R"({"joints":[{"id":0}],"animations":[{"id":0}]})", "json.number", "/rig/animations/0/duration_ms");
    row(R"({"joints":[{"id":0}],"animations":[{"id":0,"duration_ms":5},{"id":0,"duration_ms":5}]})", "json.duplicate",
        "/rig/animations/1/id");
    row(R"({"joints":[{"id":0}],"animations":[{"id":0,"duration_ms":5,"tracks":[{"joint":1}]}]})", "json.unknown-joint",
        "/rig/animations/0/tracks/0/joint");
    row(R"({"joints":[{"id":0}],"animations":[{"id":0,"duration_ms":5,"tracks":[{"joint":0},{"joint":0}]}]})", "json.duplicate",
        "/rig/animations/0/tracks/1/joint");
    row(R"({"joints":[{"id":0}],"animations":[{"id":0,"duration_ms":5,"tracks":[{"joint":0,"keys":[{"time_ms":6}]}]}]})", "json.number",
        "/rig/animations/0/tracks/0/keys/0/time_ms");
    row(R"({"joints":[{"id":0}],"animations":[{"id":0,"duration_ms":5,"tracks":[{"joint":0,"keys":[{"time_ms":2},{"time_ms":2}]}]}]})",
        "json.order", "/rig/animations/0/tracks/0/keys/1/time_ms");
    const QByteArray longName = "{\"joints\":[{\"id\":0,\"name\":\"" + QByteArray(256, 'x') + "\"}]}";
    row(longName.constData(), "json.name", "/rig/joints/0/name");
}

void TestRigJson::faults()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, code);
    QFETCH(QString, where);
    const auto rig = read(json);
    QVERIFY(!rig.ok());
    QCOMPARE(rig.error().code, code);
    QCOMPARE(rig.error().where, where);
    QVERIFY(rig.error().message.endsWith(QLatin1Char('.')));
}

void TestRigJson::clipWithoutASkeletonHoldsEverything()
{
    const Rig rig = *test::riggedFigure().rig;
    Skeleton other;
    for (const Joint &joint : rig.skeleton.joints())
        other.insert(test::joint(joint.id, -1, joint.name, {9, 9, 9})); // other rest poses
    const auto back = clipFromJson(clipToJson(rig.clips[1], nullptr), other, {});
    QVERIFY(back.ok());
    QVERIFY(*back == rig.clips[1]);
}

QTEST_GUILESS_MAIN(TestRigJson)
#include "tst_rig_json.moc"

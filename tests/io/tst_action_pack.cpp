// Hand-keyed documents and action packs on disk: what is written comes back, what is broken is refused with its place, and the audit finds
// every fault that is planted in a pack.

#include "io/actions/action_file.h"
#include "io/actions/hand_keyed_file.h"
#include "io/gltf/action_pack.h"
#include "io/gltf/gltf_builder.h"
#include "io/gltf/gltf_reader.h"
#include "model/character/action/action_sources.h"
#include "model/character/action/parametric_actions.h"
#include "model/character/humanoid_rest.h"

#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace marrow;

namespace {

std::vector<Action> builtIn()
{
    std::vector<Action> actions;
    for (const QString &id : parametricActionIds())
        actions.push_back(*parametricAction(id, standardHumanoidRest()));
    return actions;
}

HandKeyedAction sample()
{
    HandKeyedAction action = handKeyedFrom(*parametricAction("chop", standardHumanoidRest()), QString::fromUtf8("砍 柴人"));
    action.keys[1].rotations[4].reset();
    action.keys[1].hips.reset();
    return action;
}

QStringList failed(const std::vector<PackCheck> &checks)
{
    QStringList names;
    for (const PackCheck &check : checks) {
        if (!check.ok)
            names.append(check.name);
    }
    return names;
}

/// A pack with something changed in its JSON or its bytes.
QByteArray damaged(const QByteArray &glb, const std::function<void(QJsonObject &, QByteArray &)> &damage)
{
    auto document = readGltfDocument(glb);
    QByteArray binary = document->buffers[0];
    damage(document->json, binary);
    return *packGlb(document->json, binary);
}

/// Changes entry `index` of a top-level list.
void edit(QJsonObject &json, const char *list, qsizetype index, const std::function<void(QJsonObject &)> &change)
{
    QJsonArray array = json.value(QLatin1String(list)).toArray();
    QJsonObject entry = array.at(index).toObject();
    change(entry);
    array.replace(index, entry);
    json.insert(QLatin1String(list), array);
}

/// The first accessor of a type: rotations are VEC4, the hips VEC3.
qsizetype accessorOf(const QJsonObject &json, const char *type)
{
    const QJsonArray accessors = json.value("accessors").toArray();
    for (qsizetype i = 0; i < accessors.size(); ++i) {
        if (accessors.at(i).toObject().value("type") == type)
            return i;
    }
    return -1;
}

QJsonObject validated(const QByteArray &glb)
{
    QTemporaryDir folder;
    QFile file(folder.filePath("a.glb"));
    if (!file.open(QIODevice::WriteOnly) || file.write(glb) != glb.size())
        return {};
    file.close();
    QProcess node;
    node.start("node", {"-e", "require('gltf-validator').validateBytes(new Uint8Array(require('fs').readFileSync(process.argv[1])))"
                              ".then(r => console.log(JSON.stringify(r)))", file.fileName()});
    if (!node.waitForFinished(60'000) || node.exitCode() != 0)
        return {};
    return QJsonDocument::fromJson(node.readAllStandardOutput()).object();
}

} // namespace

class ActionPackTest : public QObject
{
    Q_OBJECT

private slots:
    void handKeyedDocumentsComeBack()
    {
        const HandKeyedAction action = sample();
        const QByteArray bytes = encodeHandKeyed(action);
        const auto read = decodeHandKeyed(bytes);
        QVERIFY2(read.ok(), read.ok() ? "" : qPrintable(read.error().message));
        QVERIFY(*read == action);
        QCOMPARE(encodeHandKeyed(*read), bytes);
        const QJsonObject json = QJsonDocument::fromJson(bytes).object();
        QCOMPARE(json.keys(), QStringList({"action", "fps", "keys", "loop", "slug"}));
        QCOMPARE(json["fps"].toInt(), 12);
        QCOMPARE(json["keys"][0]["joints"]["spine"].toArray().size(), 4);
        QCOMPARE(json["keys"][0]["hips"].toArray().size(), 3);
        QVERIFY(!json["keys"][1].toObject().contains("hips"));
        QVERIFY(!json["keys"][0]["joints"].toObject().contains("root"));
    }

    void filesAreNamedAfterCharacterAndAction()
    {
        QCOMPARE(handKeyedFileName("chr_knight", "walk"), QString("chr_knight_walk.json"));
        QCOMPARE(handKeyedFileName("a/b", "x:y"), QString("a%2Fb_x%3Ay.json"));
        QTemporaryDir folder;
        const QString path = folder.filePath(handKeyedFileName(sample().slug, sample().action));
        QVERIFY(saveHandKeyed(path, sample()).ok());
        QVERIFY(*openHandKeyed(path) == sample());
        QCOMPARE(openHandKeyed(folder.filePath("none.json")).error().code, QString("file.open"));
    }

    void brokenDocumentsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("pointer");
        const auto with = [](const QByteArray &keys, const QByteArray &head = R"("slug": "a", "action": "b", "fps": 12, "loop": true)") {
            return QByteArray("{") + head + ", \"keys\": [" + keys + "]}";
        };
        const QByteArray good = R"({"frame": 0, "joints": {"spine": [0, 0, 0, 1]}})";
        QTest::newRow("not JSON") << QByteArray("{\"slug\"") << "handkeyed.syntax" << "";
        QTest::newRow("something else") << QByteArray("{\"clip_names\": []}") << "handkeyed.format" << "";
        QTest::newRow("a list") << QByteArray("[]") << "handkeyed.format" << "";
        QTest::newRow("no slug") << with("", R"("slug": "", "action": "b", "fps": 12, "loop": true)") << "handkeyed.value" << "/slug";
        QTest::newRow("no action") << with("", R"("slug": "a", "action": 3, "fps": 12, "loop": true)") << "handkeyed.value" << "/action";
        QTest::newRow("no rate") << with("", R"("slug": "a", "action": "b", "loop": true)") << "handkeyed.value" << "/fps";
        QTest::newRow("no loop") << with("", R"("slug": "a", "action": "b", "fps": 12)") << "handkeyed.value" << "/loop";
        QTest::newRow("no keys") << QByteArray(R"({"slug": "a", "action": "b", "fps": 12, "loop": true, "keys": 3})") << "handkeyed.value" << "/keys";
        QTest::newRow("a key that is none") << with("7") << "handkeyed.value" << "/keys/0";
        QTest::newRow("half a frame") << with(R"({"frame": 0.5, "joints": {}})") << "handkeyed.value" << "/keys/0/frame";
        QTest::newRow("before the beginning") << with(R"({"frame": -1, "joints": {}})") << "handkeyed.value" << "/keys/0/frame";
        QTest::newRow("too late") << with(R"({"frame": 1e9, "joints": {}})") << "handkeyed.value" << "/keys/0/frame";
        QTest::newRow("not ascending") << with(good + "," + good) << "handkeyed.value" << "/keys/1/frame";
        QTest::newRow("no joints") << with(R"({"frame": 0})") << "handkeyed.value" << "/keys/0/joints";
        QTest::newRow("unknown joint") << with(R"({"frame": 0, "joints": {"tail": [0,0,0,1]}})") << "handkeyed.value" << "/keys/0/joints/tail";
        QTest::newRow("root") << with(R"({"frame": 0, "joints": {"root": [0,0,0,1]}})") << "handkeyed.value" << "/keys/0/joints/root";
        QTest::newRow("three numbers") << with(R"({"frame": 0, "joints": {"spine": [0,0,1]}})") << "handkeyed.value" << "/keys/0/joints/spine";
        QTest::newRow("no rotation") << with(R"({"frame": 0, "joints": {"spine": [0,0,0,0]}})") << "handkeyed.value" << "/keys/0/joints/spine";
        QTest::newRow("endless number") << with(R"({"frame": 0, "joints": {"spine": [0,0,0,1e300]}})") << "handkeyed.value" << "/keys/0/joints/spine";
        QTest::newRow("hips") << with(R"({"frame": 0, "joints": {}, "hips": [0, 1]})") << "handkeyed.value" << "/keys/0/hips";
        QTest::newRow("hips far away") << with(R"({"frame": 0, "joints": {}, "hips": [0, 1e6, 0]})") << "handkeyed.value" << "/keys/0/hips";
    }
    void brokenDocumentsAreRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, code);
        QFETCH(QString, pointer);
        const auto read = decodeHandKeyed(text);
        QVERIFY(!read.ok());
        QCOMPARE(read.error().code, code);
        QCOMPARE(read.error().pointer, pointer);
        QVERIFY(!read.error().message.isEmpty());
    }

    void roundedRotationsAreMadeUnit()
    {
        const auto read = decodeHandKeyed(R"({"slug": "a", "action": "b", "fps": 12, "loop": false, "keys": [{"frame": 3, "joints": {"spine": [0.707, 0, 0, 0.707]}, "hips": null}]})");
        QVERIFY(read.ok());
        QVERIFY(std::abs(read->keys[0].rotations[2]->norm() - 1) < 1e-6F);
        QVERIFY(!read->keys[0].hips);
    }

    void aFolderGivesAllSources()
    {
        QTemporaryDir folder;
        QVERIFY(saveActions(folder.path(), {builtIn()[0], builtIn()[1]}).ok());
        QVERIFY(saveHandKeyed(folder.filePath("x_chop.json"), sample()).ok());
        const auto put = [&](const char *name, const QByteArray &text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        };
        put("anim_map.json", R"({"clip_names": []})");
        put("broken.json", "{");
        put("lost.action.json", "{");
        const auto opened = openActionSources(folder.path());
        QVERIFY(opened.ok());
        QCOMPARE(opened->sources.retargeted.size(), std::size_t(2));
        QCOMPARE(opened->sources.handKeyed.size(), std::size_t(1));
        QCOMPARE(opened->report.issues().size(), std::size_t(2)); // what is somebody else's is nobody's fault
        QVERIFY(!openActionSources(folder.filePath("none")).ok());
    }

    void aPackPassesItsAudit()
    {
        const std::vector<Action> actions = builtIn();
        const HumanoidRest rest = standardHumanoidRest();
        const auto glb = packActions(actions, rest);
        QVERIFY(glb.ok());
        QCOMPARE(*packActions(actions, rest), *glb);
        const std::vector<PackCheck> checks = auditPack(*glb, actions, rest);
        QCOMPARE(failed(checks), QStringList());
        QVERIFY(checks.size() >= 14);
        for (const PackCheck &check : checks) {
            QVERIFY(check.value <= check.limit && check.detail.isEmpty());
            if (check.name == "rotation-error")
                QVERIFY(check.value > 0 && check.value < 0.005); // it did compare something
        }
        const auto read = readGltf(*glb);
        QVERIFY(read.ok() && read->report.empty());
        QCOMPARE(read->model.clips[1].name, QString("walk"));
        QVERIFY(read->model.meshes.empty());
        // The clip plays as the action does.
        const auto worlds = humanoidWorlds(rest, actionPose(actions[1], 0.37));
        const auto played = modelWorlds(read->model, &read->model.clips[1], 0.37F);
        for (std::size_t joint = 0; joint < worlds.size(); ++joint)
            QVERIFY((played[joint].block<3, 1>(0, 3) - worlds[joint].translation()).norm() < 2e-3F);
    }

    void aPackIsReadBackAsActions()
    {
        const std::vector<Action> actions = builtIn();
        const HumanoidRest rest = standardHumanoidRest();
        const auto read = readActionPack(*packActions(actions, rest), "pack");
        QVERIFY(read.ok());
        QCOMPARE(read->size(), actions.size());
        for (std::size_t i = 0; i < actions.size(); ++i) {
            const Action &wanted = actions[i];
            const Action &found = (*read)[i];
            QCOMPARE(found.id, wanted.id);
            QCOMPARE(found.frames, wanted.frames);
            QCOMPARE(found.tracks.size(), wanted.tracks.size());
            QVERIFY(found.loops || !wanted.loops); // a blow that ends as it began may be played over and over
            const HumanoidPose a = actionPose(wanted, 0.31);
            const HumanoidPose b = actionPose(found, 0.31);
            for (std::size_t joint = 1; joint < a.rotations.size(); ++joint)
                QVERIFY(a.rotations[joint].angularDistance(b.rotations[joint]) < 1e-3F);
            QVERIFY((a.hipsOffset - b.hipsOffset).norm() < 1e-4F);
        }
        QCOMPARE(readActionPack("no").error().code.left(5), QString("gltf."));
    }

    void thePackedLayoutIsTheSmallest()
    {
        const std::vector<Action> actions = builtIn();
        const HumanoidRest rest = standardHumanoidRest();
        const qsizetype packed = packActions(actions, rest)->size();
        const qsizetype floats = packActions(actions, rest, {false, true})->size();
        const qsizetype ownTimes = packActions(actions, rest, {true, false})->size();
        QVERIFY(floats > packed * 5 / 4);
        QVERIFY(ownTimes > packed);
        // Both other layouts are good packs too, and the audit sees what is different about them.
        QCOMPARE(failed(auditPack(*packActions(actions, rest, {false, true}), actions, rest)), QStringList({"int16", "normalized"}));
        QCOMPARE(failed(auditPack(*packActions(actions, rest, {true, false}), actions, rest)), QStringList({"shared-times"}));
    }

    void anActionAtRestKeepsItsTime()
    {
        Action still;
        still.id = "still";
        still.frames = 16;
        const auto glb = packActions({still}, standardHumanoidRest());
        QVERIFY(glb.ok());
        QCOMPARE(failed(auditPack(*glb, {still}, standardHumanoidRest())), QStringList());
        QCOMPARE(readGltf(*glb)->model.clips[0].durationSeconds, 0.5F);
        QCOMPARE(packActions({}, standardHumanoidRest()).error().code, QString("pack.empty"));
    }

    void plantedFaultsAreFound_data()
    {
        using Damage = std::function<void(QJsonObject &, QByteArray &)>;
        QTest::addColumn<Damage>("damage");
        QTest::addColumn<QString>("check");
        const auto row = [](const char *name, const char *check, Damage damage) { QTest::newRow(name) << damage << check; };
        row("a lost normalized flag", "normalized", [](QJsonObject &json, QByteArray &) {
            edit(json, "accessors", accessorOf(json, "VEC4"), [](QJsonObject &accessor) { accessor.remove("normalized"); });
        });
        row("a lost clip", "clips", [](QJsonObject &json, QByteArray &) {
            QJsonArray clips = json["animations"].toArray();
            clips.removeLast();
            json["animations"] = clips;
        });
        row("a renamed clip", "clips", [](QJsonObject &json, QByteArray &) { edit(json, "animations", 2, [](QJsonObject &clip) { clip["name"] = "Run"; }); });
        row("a lost channel", "channels", [](QJsonObject &json, QByteArray &) {
            edit(json, "animations", 3, [](QJsonObject &clip) {
                QJsonArray channels = clip["channels"].toArray();
                channels.removeAt(4);
                clip["channels"] = channels;
            });
        });
        row("a channel on the wrong joint", "channels", [](QJsonObject &json, QByteArray &) {
            edit(json, "animations", 3, [](QJsonObject &clip) {
                QJsonArray channels = clip["channels"].toArray();
                QJsonObject channel = channels.at(4).toObject();
                channel["target"] = QJsonObject{{"node", 0}, {"path", "rotation"}};
                channels.replace(4, channel);
                clip["channels"] = channels;
            });
        });
        row("a renamed joint", "joints", [](QJsonObject &json, QByteArray &) { edit(json, "nodes", 10, [](QJsonObject &node) { node["name"] = "elbow"; }); });
        row("a joint that moved", "rest-error", [](QJsonObject &json, QByteArray &) {
            edit(json, "nodes", 10, [](QJsonObject &node) { node["translation"] = QJsonArray{0, 0, 0}; });
        });
        row("a mesh", "meshes", [](QJsonObject &json, QByteArray &) {
            json["meshes"] = QJsonArray{QJsonObject{{"primitives", QJsonArray{QJsonObject{{"attributes", QJsonObject{{"POSITION", accessorOf(json, "VEC3")}}}}}}}};
            edit(json, "nodes", 0, [](QJsonObject &node) { node["mesh"] = 0; });
        });
        row("a value that is off", "rotation-error", [](QJsonObject &json, QByteArray &binary) {
            const qint64 offset = json["bufferViews"].toArray().at(1).toObject()["byteOffset"].toInteger();
            binary[offset + 1] = static_cast<char>(binary[offset + 1] ^ 0x08);
        });
        row("hips elsewhere", "hips-error", [](QJsonObject &json, QByteArray &binary) {
            const qint64 offset = json["bufferViews"].toArray().at(2).toObject()["byteOffset"].toInteger();
            const float far = 9;
            std::memcpy(binary.data() + offset + 4, &far, sizeof far);
        });
        row("a longer time", "duration-error", [](QJsonObject &json, QByteArray &binary) {
            const QJsonObject view = json["bufferViews"].toArray().at(0).toObject();
            const float late = 77;
            std::memcpy(binary.data() + view["byteOffset"].toInteger() + view["byteLength"].toInteger() - 4, &late, sizeof late);
        });
        row("steps", "interpolation", [](QJsonObject &json, QByteArray &) {
            edit(json, "animations", 0, [](QJsonObject &clip) {
                QJsonArray samplers = clip["samplers"].toArray();
                QJsonObject sampler = samplers.at(0).toObject();
                sampler["interpolation"] = "STEP";
                samplers.replace(0, sampler);
                clip["samplers"] = samplers;
            });
        });
        row("cut off", "readable", [](QJsonObject &, QByteArray &binary) { binary.truncate(binary.size() / 2); });
    }
    void plantedFaultsAreFound()
    {
        using Damage = std::function<void(QJsonObject &, QByteArray &)>;
        QFETCH(Damage, damage);
        QFETCH(QString, check);
        const std::vector<Action> actions = builtIn();
        const HumanoidRest rest = standardHumanoidRest();
        const QByteArray glb = damaged(*packActions(actions, rest), damage);
        const std::vector<PackCheck> checks = auditPack(glb, actions, rest);
        QVERIFY2(failed(checks).contains(check), qPrintable(failed(checks).join(", ")));
        QVERIFY(!auditPassed(checks));
        for (const PackCheck &found : checks)
            QVERIFY(found.ok != !found.detail.isEmpty()); // what is wrong is said
    }

    void cutAndFlippedPacksNeverHurt()
    {
        const std::vector<Action> actions = {*parametricAction("hit", standardHumanoidRest())};
        const QByteArray glb = *packActions(actions, standardHumanoidRest());
        std::uint32_t seed = 7;
        int passed = 0;
        for (int i = 0; i < 400; ++i) {
            QByteArray bytes = glb;
            for (int k = 0; k < 3; ++k) {
                seed = seed * 1664525 + 1013904223;
                bytes[static_cast<qsizetype>(seed % static_cast<std::uint32_t>(bytes.size()))] = static_cast<char>(seed >> 24);
            }
            passed += auditPassed(auditPack(bytes.left(i % 4 == 0 ? bytes.size() - static_cast<qsizetype>(seed % 100) : bytes.size()), actions, standardHumanoidRest())) ? 1 : 0;
        }
        QVERIFY2(passed < 200, qPrintable(QString::number(passed))); // most damage shows; what rounds away may pass
    }

    void theValidatorIsContent()
    {
        const QJsonObject report = validated(*packActions(builtIn(), standardHumanoidRest()));
        if (report.isEmpty())
            QSKIP("Node with the module gltf-validator is not here (npm install gltf-validator, NODE_PATH)");
        const QJsonObject issues = report["issues"].toObject();
        QVERIFY2(issues["numErrors"].toInt() == 0 && issues["numWarnings"].toInt() == 0, QJsonDocument(issues).toJson().left(3000).constData());
    }
};

QTEST_GUILESS_MAIN(ActionPackTest)
#include "tst_action_pack.moc"

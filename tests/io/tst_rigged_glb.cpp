// Bound characters as files: written, read back to the last bit, looked at by the Khronos validator; the ledger of hand-placed joints.

#include "io/gltf/character_file.h"
#include "io/gltf/gltf_builder.h"
#include "io/ledger/joint_ledger.h"
#include "io/save_file.h"
#include "model/character/humanoid_rest.h"
#include "model/character/model_pose.h"
#include "model/character/skin/skin_checks.h"
#include "model/commands/character_commands.h"
#include "tests/support/box_person.h"

#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <cstring>
#include <set>

using namespace marrow;
using namespace marrow::test;

namespace {

/// The person as a file, with what a file has besides: a material with extras, a clip, a morph target, two texture sets, unknown members.
QByteArray personGlb(const BoxPersonOptions &options = {})
{
    const CharacterModel model = boxPerson(options);
    GltfBuilder builder;
    builder.set("asset", QJsonObject{{"version", "2.0"}, {"generator", "test"}, {"copyright", "nobody"}, {"extras", QJsonObject{{"kept", 1}}}});
    builder.set("extras", QJsonObject{{"also", "kept"}});
    builder.add("materials", QJsonObject{{"name", "skin"}, {"extras", QJsonObject{{"shade", 7}}}, {"doubleSided", true}});
    const ModelPrimitive &body = model.meshes[0].primitives[0];
    const auto numbers = [](const std::vector<Eigen::Vector3f> &list) { return std::span<const float>(reinterpret_cast<const float *>(list.data()), list.size() * 3); };
    std::vector<float> places(body.positions.size() * 2, 0.25F);
    QJsonObject attributes{{"POSITION", builder.addFloats(numbers(body.positions), 3, GltfTarget::Vertices, true)}, {"TEXCOORD_0", builder.addFloats(places, 2, GltfTarget::Vertices)}};
    if (!body.joints.empty()) {
        std::vector<std::uint8_t> joints;
        std::vector<float> weights;
        for (std::size_t v = 0; v < body.joints.size(); ++v) {
            for (std::size_t k = 0; k < 4; ++k) {
                joints.push_back(static_cast<std::uint8_t>(body.joints[v][k]));
                weights.push_back(body.weights[v][static_cast<Eigen::Index>(k)]);
            }
        }
        attributes.insert("JOINTS_0", builder.addFours(joints));
        attributes.insert("WEIGHTS_0", builder.addFloats(weights, 4, GltfTarget::Vertices));
    }
    std::vector<Eigen::Vector3f> delta(body.positions.size(), Eigen::Vector3f(0, 0, 100));
    builder.add("meshes", QJsonObject{{"name", "body"}, {"extras", QJsonObject{{"targetNames", QJsonArray{"puff"}}}},
                                      {"primitives", QJsonArray{QJsonObject{{"attributes", attributes}, {"indices", builder.addIndices(body.triangles, static_cast<std::uint32_t>(body.positions.size()))}, {"material", 0},
                                                                            {"targets", QJsonArray{QJsonObject{{"POSITION", builder.addFloats(numbers(delta), 3, GltfTarget::Vertices, true)}}}}}}}});
    for (const ModelNode &node : model.nodes) {
        QJsonArray matrix;
        for (int i = 0; i < 16; ++i)
            matrix.append(static_cast<double>(node.matrix.data()[i]));
        QJsonObject json{{"name", node.name}, {"matrix", matrix}, {"extras", QJsonObject{{"of", node.name}}}};
        QJsonArray children;
        for (const int child : node.children)
            children.append(child);
        if (!children.isEmpty())
            json.insert("children", children);
        if (node.mesh >= 0)
            json.insert("mesh", node.mesh);
        if (node.skin >= 0)
            json.insert("skin", node.skin);
        builder.add("nodes", json);
    }
    if (!model.skins.empty()) {
        std::vector<float> inverse;
        QJsonArray joints;
        for (std::size_t i = 0; i < model.skins[0].joints.size(); ++i) {
            joints.append(model.skins[0].joints[i]);
            inverse.insert(inverse.end(), model.skins[0].inverseBind[i].data(), model.skins[0].inverseBind[i].data() + 16);
        }
        builder.add("skins", QJsonObject{{"joints", joints}, {"inverseBindMatrices", builder.addFloats(inverse, 16, GltfTarget::None)}});
        const std::vector<float> times{0, 1};
        const std::vector<float> turns{0, 0, 0, 1, 0, 1, 0, 0};
        builder.add("animations", QJsonObject{{"name", "spin"}, {"channels", QJsonArray{QJsonObject{{"sampler", 0}, {"target", QJsonObject{{"node", 0}, {"path", "rotation"}}}}}},
                                              {"samplers", QJsonArray{QJsonObject{{"input", builder.addFloats(times, 1, GltfTarget::None, true)}, {"output", builder.addFloats(turns, 4, GltfTarget::None)}}}}});
    }
    QJsonArray roots;
    for (const int root : model.roots)
        roots.append(root);
    builder.add("scenes", QJsonObject{{"nodes", roots}});
    builder.set("scene", 0);
    return builder.takeGlb().value();
}

CharacterAsset boundPerson(const BoxPersonOptions &options = {}, bool paint = true)
{
    auto document = makeCharacterDocument(characterFrom(readGltf(personGlb(options)).value()));
    const bool done = document->execute("joint.move", {{"joint", "shin_L"}, {"position", QJsonArray{0.1, 0.5123, 0.01}}}).ok() && document->execute("weights.bind", {{"power", 3.5}}).ok();
    if (done && paint) {
        (void)document->execute("weights.stroke", {{"brush", "subtract"}, {"joint", "shin_L"}, {"dabs", QJsonArray{QJsonArray{0.11, 0.4, 0.06}}}, {"radius", 0.2}, {"strength", 0.63}});
        (void)document->execute("weights.lock", {{"joints", QJsonArray{"head"}}, {"locked", true}});
    }
    return document->asset();
}

QJsonObject jsonOf(const QByteArray &glb)
{
    std::uint32_t length = 0;
    std::memcpy(&length, glb.constData() + 12, 4);
    return QJsonDocument::fromJson(glb.mid(20, length)).object();
}

/// The validator's report, or a null object when Node or the module is not here.
QJsonObject validatorReport(const QString &path)
{
    QProcess node;
    node.start("node", {"-e", "require('gltf-validator').validateBytes(new Uint8Array(require('fs').readFileSync(process.argv[1])))"
                              ".then(r => console.log(JSON.stringify(r)))", path});
    if (!node.waitForStarted() || !node.waitForFinished(60'000) || node.exitCode() != 0)
        return {};
    return QJsonDocument::fromJson(node.readAllStandardOutput()).object();
}

} // namespace

class TestRiggedGlb : public QObject
{
    Q_OBJECT

private slots:
    void writesWhatTheContractSays();
    void readsBackExactly_data();
    void readsBackExactly();
    void keepsTheSource();
    void movesMorphTargets();
    void validates();
    void refusesTheUnbound();
    void skirtsStandWithTheHips();
    void mistrustsExtras();
    void ledger();
    void staleLedger();
    void brokenLedgers();
};

void TestRiggedGlb::writesWhatTheContractSays()
{
    const CharacterAsset asset = boundPerson();
    const auto rigged = writeRigged(asset);
    QVERIFY2(rigged.ok(), qPrintable(rigged ? QString() : rigged.error().message));
    QVERIFY2(rigged->inverseBindError <= 1e-5, qPrintable(QString::number(rigged->inverseBindError)));
    const auto file = readGltf(rigged->bytes);
    QVERIFY(file.ok());
    QCOMPARE(file->model.skins.size(), std::size_t{1});
    QCOMPARE(file->model.skins[0].joints.size(), std::size_t{21});
    // Root above, in no skin; rest rotations are identity; column-major as glTF stores it: the translation is the last column.
    const auto rest = humanoidRestOf(file->model);
    QVERIFY2(rest.ok(), qPrintable(rest ? QString() : rest.error().message));
    for (std::size_t joint = 1; joint < rest->size(); ++joint) {
        QVERIFY(((*rest)[joint] - asset.placement.joints[joint].position).norm() < 1e-6F);
        const ModelNode &node = file->model.nodes[static_cast<std::size_t>(file->model.skins[0].joints[joint - 1])];
        QCOMPARE(node.name, humanoidJointName(static_cast<int>(joint)));
        QVERIFY(node.local.rotation.coeffs() == Eigen::Quaternionf::Identity().coeffs());
    }
    const QJsonObject json = jsonOf(rigged->bytes);
    const QJsonObject skin = json["skins"].toArray()[0].toObject();
    QCOMPARE(json["nodes"].toArray()[skin["skeleton"].toInt()].toObject()["name"].toString(), QString("root"));
    // Every mesh stands at the top with no transform of its own.
    for (const QJsonValue &value : json["nodes"].toArray()) {
        const QJsonObject node = value.toObject();
        if (node.contains("mesh"))
            QVERIFY(!node.contains("matrix") && !node.contains("translation") && !node.contains("rotation") && !node.contains("scale") && node["skin"].toInt(-1) == 0);
    }
}

void TestRiggedGlb::readsBackExactly_data()
{
    QTest::addColumn<bool>("ownSkin");
    QTest::addColumn<bool>("scaled");
    QTest::addColumn<bool>("backward");
    QTest::newRow("plain") << false << false << false;
    QTest::newRow("with a skin of its own") << true << false << false;
    QTest::newRow("scaled and turned node") << false << true << false;
    QTest::newRow("looking back") << false << false << true;
}

void TestRiggedGlb::readsBackExactly()
{
    QFETCH(bool, ownSkin);
    QFETCH(bool, scaled);
    QFETCH(bool, backward);
    BoxPersonOptions options;
    options.ownSkin = ownSkin;
    options.scaledNode = scaled;
    options.backward = backward;
    const CharacterAsset asset = boundPerson(options);
    const auto rigged = writeRigged(asset);
    QVERIFY2(rigged.ok(), qPrintable(rigged ? QString() : rigged.error().message));
    const CharacterAsset back = characterFrom(readGltf(rigged->bytes).value());
    QVERIFY(back.placement == asset.placement);
    QVERIFY(back.weights == asset.weights);
    QVERIFY(back.weightOptions == asset.weightOptions);
    QVERIFY(back.locks == asset.locks);
    QVERIFY(back.weightsArePainted);
    QVERIFY(back.mesh->positions == asset.mesh->positions);
    // And written again it is the same file, but for nothing.
    const auto twice = writeRigged(back);
    QVERIFY(twice.ok());
    QCOMPARE(jsonOf(twice->bytes), jsonOf(rigged->bytes));
    QCOMPARE(twice->bytes, rigged->bytes);
}

void TestRiggedGlb::keepsTheSource()
{
    BoxPersonOptions options;
    options.ownSkin = true;
    const auto rigged = writeRigged(boundPerson(options));
    QVERIFY(rigged.ok());
    const QJsonObject json = jsonOf(rigged->bytes);
    QCOMPARE(json["asset"].toObject()["extras"].toObject()["kept"].toInt(), 1);
    QCOMPARE(json["asset"].toObject()["copyright"].toString(), QString("nobody"));
    QCOMPARE(json["extras"].toObject()["also"].toString(), QString("kept"));
    const QJsonObject material = json["materials"].toArray()[0].toObject();
    QCOMPARE(material["extras"].toObject()["shade"].toInt(), 7);
    const QJsonObject mesh = json["meshes"].toArray()[0].toObject();
    QCOMPARE(mesh["extras"].toObject()["targetNames"].toArray()[0].toString(), QString("puff"));
    QVERIFY(mesh["primitives"].toArray()[0].toObject()["attributes"].toObject().contains("TEXCOORD_0"));
    // Clips of the other skeleton are gone, and it is said.
    QVERIFY(!json.contains("animations"));
    QVERIFY(rigged->notes.join(' ').contains("clip"));
    // Nothing that only they used is carried along.
    std::set<int> named;
    for (const QJsonValue &accessor : json["accessors"].toArray())
        named.insert(accessor.toObject()["bufferView"].toInt());
    QCOMPARE(named.size(), static_cast<std::size_t>(json["bufferViews"].toArray().size()));
}

void TestRiggedGlb::movesMorphTargets()
{
    BoxPersonOptions options;
    options.scaledNode = true; // a hundredth, and z becomes y
    const auto rigged = writeRigged(boundPerson(options));
    QVERIFY(rigged.ok());
    const auto file = readGltf(rigged->bytes);
    const MorphTarget &target = file->model.meshes[0].primitives[0].morphTargets[0];
    for (const Eigen::Vector3f &delta : target.positions)
        QVERIFY((delta - Eigen::Vector3f(0, 1, 0)).norm() < 1e-4F);
}

void TestRiggedGlb::validates()
{
    QTemporaryDir folder;
    BoxPersonOptions options;
    options.ownSkin = true;
    options.backward = true;
    const auto rigged = writeRigged(boundPerson(options));
    QVERIFY(rigged.ok());
    const QString path = folder.filePath("person_rigged.glb");
    QVERIFY(saveFile(path, rigged->bytes).ok());
    const QJsonObject report = validatorReport(path);
    if (report.isEmpty())
        QSKIP("Node with the module gltf-validator is not here (npm install gltf-validator, NODE_PATH)");
    const QJsonObject issues = report["issues"].toObject();
    QVERIFY2(issues["numErrors"].toInt(-1) == 0 && issues["numWarnings"].toInt(-1) == 0, QJsonDocument(issues).toJson().constData());
}

void TestRiggedGlb::refusesTheUnbound()
{
    const CharacterAsset asset = characterFrom(readGltf(personGlb()).value());
    QVERIFY(!asset.bound());
    QCOMPARE(writeRigged(asset).error().code, QString("character.not-bound"));
    // A model with a skeleton of its own is none of ours.
    BoxPersonOptions options;
    options.ownSkin = true;
    QVERIFY(!storedSkin(readGltf(personGlb(options)).value()));
}

void TestRiggedGlb::skirtsStandWithTheHips()
{
    CharacterAsset asset = boundPerson({}, false);
    const SkirtTrial trial = trySkirt(*asset.mesh, asset.placement, asset.weights.flat(), 3);
    QVERIFY(trial.vertices > 0);
    const auto rigged = writeRigged(asset, trial.skirt);
    QVERIFY2(rigged.ok(), qPrintable(rigged ? QString() : rigged.error().message));
    QVERIFY(rigged->inverseBindError <= 1e-5);
    const auto file = readGltf(rigged->bytes);
    const ModelSkin &skin = file->model.skins.front();
    QVERIFY(skin.joints.size() == 26 && hasSkirt(file->model));
    bool used = false;
    for (std::size_t i = 21; i < 26; ++i) {
        const ModelNode &node = file->model.nodes[static_cast<std::size_t>(skin.joints[i])];
        QCOMPARE(node.name, skirtJointName(static_cast<int>(i) - 21));
        QCOMPARE(file->model.nodes[static_cast<std::size_t>(node.parent)].name, QString("hips"));
        QVERIFY(node.local.rotation.coeffs() == Eigen::Quaternionf::Identity().coeffs());
    }
    const ModelPrimitive &body = file->model.meshes[0].primitives[0];
    for (std::size_t v = 0; v < body.joints.size(); ++v) {
        QVERIFY(std::abs(body.weights[v].sum() - 1) < 1e-4F);
        for (std::size_t k = 0; k < 4; ++k)
            used = used || (body.joints[v][k] >= 21 && body.weights[v][static_cast<Eigen::Index>(k)] > 0);
    }
    QVERIFY(used);
    // Those who know the shared skeleton alone find it, and the skirt goes with the hips.
    QVERIFY(humanoidRestOf(file->model).ok());
    const auto stored = storedSkin(*file);
    for (std::size_t v = 0; v < stored.value().weights.size(); ++v) {
        for (std::size_t k = 0; k < 4; ++k)
            QVERIFY(std::abs(stored->weights[v].weights[k] - withoutSkirt(trial.skirt.weights[v]).weights[k]) < 1e-5F);
    }
    // Saved without it, the file says so.
    const RiggedGlb plain = writeRigged(characterFrom(*file)).value();
    QVERIFY(plain.notes.join(' ').contains("skirt") && !hasSkirt(readGltf(plain.bytes)->model));
}

void TestRiggedGlb::mistrustsExtras()
{
    const auto rigged = writeRigged(boundPerson());
    GltfModel file = readGltf(rigged->bytes).value();
    QJsonArray skins = file.document.list("skins");
    QJsonObject skin = skins[0].toObject();
    skin["extras"] = QJsonObject{{"marrow", QJsonObject{{"joints", QJsonObject{{"hand_L", QJsonObject{{"tail", QJsonArray{1, "x", 2}}, {"confidence", 99}, {"source", "magic"}}}, {"tail", 3}}},
                                                       {"height", -4}, {"constants", QJsonObject{{"power", 1e30}, {"epsilon", "no"}}}, {"locked", QJsonArray{"tail", 7}}}}};
    skins[0] = skin;
    file.document.json["skins"] = skins;
    const CharacterAsset asset = characterFrom(file);
    QVERIFY(asset.bound());
    QVERIFY(asset.placement.height > 1.9F);
    QVERIFY(asset.locks.none());
    QVERIFY(!asset.weightOptions.power);
    for (const Eigen::Vector3f &tail : asset.placement.tails)
        QVERIFY(tail.allFinite());
    QCOMPARE(asset.placement.joints[12].confidence, 1.0F);
}

void TestRiggedGlb::ledger()
{
    QTemporaryDir folder;
    const QString model = folder.filePath("person.glb");
    QVERIFY(saveFile(model, personGlb()).ok());
    CharacterAsset asset = characterFrom(openGltf(model).value());
    moveJoint(asset.placement, humanoidJoint(u"hand_L"), {0.7654321F, 1.5F, 0.1F}, true);
    JointLedger ledger = ledgerOf(asset);
    QCOMPARE(ledger.joints.size(), std::size_t{2});
    ledger.model = "person.glb";
    ledger.source = fingerprintOf(model).value();
    QCOMPARE(ledger.source.sha1_16.size(), qsizetype{16});
    QVERIFY(ledger.source.mtimeNs > 1'000'000'000'000'000'000);
    QVERIFY(writeLedger(ledgerPathFor(model), ledger).ok());

    const LedgerLook look = lookAtLedger(ledgerPathFor(model), fingerprintOf(model).value());
    QCOMPARE(look.state, LedgerState::Fresh);
    CharacterAsset fresh = characterFrom(openGltf(model).value());
    QVERIFY(applyLedger(look.ledger, fresh));
    QVERIFY(fresh.placement.joints[12].position == Eigen::Vector3f(0.7654321F, 1.5F, 0.1F));
    QCOMPARE(fresh.placement.joints[12].source, JointSource::Ledger);
    fresh.bake.turned = true;
    QVERIFY(!applyLedger(look.ledger, fresh));
    QCOMPARE(lookAtLedger(folder.filePath("none.json"), {}).state, LedgerState::None);
}

void TestRiggedGlb::staleLedger()
{
    QTemporaryDir folder;
    const QString model = folder.filePath("person.glb");
    QVERIFY(saveFile(model, personGlb()).ok());
    JointLedger ledger;
    ledger.source = fingerprintOf(model).value();
    ledger.joints.emplace(1, Eigen::Vector3f(0, 1, 0));
    QVERIFY(writeLedger(ledgerPathFor(model), ledger).ok());
    // A file that was only touched is the same file …
    QFile file(model);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-3), QFileDevice::FileModificationTime));
    file.close();
    QCOMPARE(lookAtLedger(ledgerPathFor(model), fingerprintOf(model).value()).state, LedgerState::Fresh);
    // … one of the same size and time with other bytes is not.
    const qint64 time = fingerprintOf(model)->mtimeNs;
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(file.size() - 5));
    QVERIFY(file.putChar('\x7f'));
    QVERIFY(file.setFileTime(QDateTime::fromMSecsSinceEpoch(time / 1'000'000), QFileDevice::FileModificationTime));
    file.close();
    const LedgerLook look = lookAtLedger(ledgerPathFor(model), fingerprintOf(model).value());
    QCOMPARE(look.state, LedgerState::Stale);
    QVERIFY(!look.words.isEmpty());
}

void TestRiggedGlb::brokenLedgers()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("x.joints.json");
    for (const char *text : {"", "{", "[]", "{\"marrowLedger\":1}", "{\"marrowLedger\":1,\"joints\":{\"tail\":[0,0,0]}}", "{\"marrowLedger\":1,\"joints\":{\"hips\":[0,0]}}",
                             "{\"marrowLedger\":1,\"joints\":{\"hips\":[0,\"1\",0]}}", "{\"marrowLedger\":2,\"joints\":{}}"}) {
        QVERIFY(saveFile(path, text).ok());
        const auto ledger = readLedger(path);
        QVERIFY2(!ledger.ok(), text);
        QCOMPARE(ledger.error().code, QString("ledger.format"));
        QCOMPARE(lookAtLedger(path, {}).state, LedgerState::Unreadable);
    }
    QCOMPARE(readLedger(folder.filePath("none")).error().code, QString("file.open"));
}

QTEST_GUILESS_MAIN(TestRiggedGlb)
#include "tst_rigged_glb.moc"

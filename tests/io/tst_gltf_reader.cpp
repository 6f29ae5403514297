// The glTF reader: exact numbers from small models written here, other people's models against tinygltf, broken ones refused.

#include "io/gltf/gltf_reader.h"
#include "io/gltf/voxel_gltf.h"
#include "io/vrm/vrm_writer.h"
#include "tests/support/gltf_playback.h"
#include "tests/support/gltf_sample.h"
#include "tests/support/voxel_builders.h"

#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QTest>

using namespace marrow;
using namespace marrow::test;

namespace {

const QString kShared = qEnvironmentVariable("MARROW_SHARED_DATA", MARROW_SOURCE_DIR "/../shared/data") + "/real/";

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class GltfReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void numbersAreExact()
    {
        const auto file = readGltf(GltfSample().glb());
        QVERIFY2(file.ok(), file.ok() ? "" : qPrintable(file.error().message));
        const CharacterModel &model = file->model;
        const ModelPrimitive &primitive = model.meshes[0].primitives[0];
        QCOMPARE(primitive.positions[2], Eigen::Vector3f(0, 1, 0));
        QCOMPARE(primitive.joints[1][1], std::uint16_t(1));
        QVERIFY((primitive.weights[1] - Eigen::Vector4f(0.2F, 0.8F, 0, 0)).norm() < 1e-6F);
        QCOMPARE(primitive.morphTargets[0].positions[1], Eigen::Vector3f(0, 0, 0));
        QCOMPARE(primitive.morphTargets[0].positions[2], Eigen::Vector3f(0, 0, 3));
        QCOMPARE(primitive.triangles, (std::vector<std::uint32_t>{0, 1, 2}));
        // Column by column: the translation stands in the last column, and x turns to y.
        QCOMPARE(Eigen::Vector3f(model.skins[0].inverseBind[0].block<3, 1>(0, 3)), Eigen::Vector3f(5, 6, 7));
        QCOMPARE(model.skins[0].inverseBind[1](1, 0), 1.0F);
        QCOMPARE(model.skins[0].inverseBind[1](0, 1), -1.0F);
        QCOMPARE(model.faceCount(), std::size_t(1));
    }

    void everyInterpolationIsPlayed()
    {
        const auto file = readGltf(GltfSample().glb());
        QVERIFY(file.ok());
        const ModelClip &clip = file->model.clips[0];
        QCOMPARE(clip.durationSeconds, 3.0F);
        QCOMPARE(clip.frames, 2);
        const auto turn = sampleTrack(clip.tracks[0], 2);
        QVERIFY(std::abs(turn[2] - std::sqrt(0.5F)) < 1e-6F && std::abs(turn[3] - std::sqrt(0.5F)) < 1e-6F);
        // Hermite at the middle of 2 s: (1 + 3) / 2 + 2 · (2 − 4) / 8 = 1.5.
        QVERIFY(std::abs(sampleTrack(clip.tracks[1], 2)[0] - 1.5F) < 1e-6F);
        QCOMPARE(sampleTrack(clip.tracks[1], 0)[0], 1.0F);
        QCOMPARE(sampleTrack(clip.tracks[1], 9)[0], 3.0F);
        QCOMPARE(sampleTrack(clip.tracks[2], 2.9F)[0], 0.25F);
        QCOMPARE(sampleTrack(clip.tracks[2], 3)[0], 0.75F);
        const auto worlds = modelWorlds(file->model, &clip, 2);
        QVERIFY((worlds[1] * Eigen::Vector4f(1, 0, 0, 1) - Eigen::Vector4f(1.5F, 1, 0, 1)).norm() < 1e-5F);
    }

    void whatNobodyKnowsIsKept()
    {
        const GltfSample sample;
        const auto file = readGltf(sample.glb());
        QVERIFY(file.ok());
        const auto again = readGltfDocument(*encodeGlb(file->document));
        QVERIFY(again.ok());
        QCOMPARE(again->json, sample.json);
        QCOMPARE(again->buffers[0], sample.binary);
    }

    void buffersFromDataUrisAndFilesBecomeOne()
    {
        GltfSample sample;
        sample.json.insert("buffers", QJsonArray{QJsonObject{{"byteLength", sample.binary.size()}, {"uri", "data:application/octet-stream;base64," + QString::fromLatin1(sample.binary.toBase64())}},
                                                 QJsonObject{{"byteLength", 4}, {"uri", "more%20bytes.bin"}}});
        QJsonArray views = sample.json["bufferViews"].toArray();
        views.append(QJsonObject{{"buffer", 1}, {"byteLength", 4}});
        sample.json.insert("bufferViews", views);
        const QByteArray text = QJsonDocument(sample.json).toJson();
        QCOMPARE(readGltf(text).error().code, QString("gltf.buffer"));
        const auto file = readGltf(text, [](const QString &uri) -> Result<QByteArray> { return uri == "more%20bytes.bin" ? QByteArray("abcd") : QByteArray(); });
        QVERIFY2(file.ok(), file.ok() ? "" : qPrintable(file.error().message));
        const auto packed = readGltf(*encodeGlb(file->document));
        QVERIFY(packed.ok());
        QCOMPARE(packed->document.buffers.size(), std::size_t(1));
        const QJsonObject last = packed->document.list("bufferViews").last().toObject();
        QCOMPARE(packed->document.buffers[0].mid(last["byteOffset"].toInteger(), 4), QByteArray("abcd"));
        QVERIFY(!filesBeside("/tmp/a/model.gltf")("../secret.bin").ok());
        QVERIFY(!filesBeside("/tmp/a/model.gltf")("/etc/passwd").ok());
        QVERIFY(!filesBeside("/tmp/a/model.gltf")("a/../../b.bin").ok());
    }

    void brokenModelsAreRefused_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<QString>("code");
        const auto row = [](const char *path, const QJsonValue &value, const char *code) { QTest::newRow(qPrintable(QString(path) + " " + QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact)))) << QString(path) << value << QString(code); };
        row("asset/version", "1.0", "gltf.version");
        row("asset", QJsonValue(), "gltf.version");
        row("extensionsRequired", QJsonArray{"KHR_draco_mesh_compression"}, "gltf.extension");
        row("buffers/0/byteLength", 100000, "gltf.buffer");
        row("buffers/0/byteLength", -1, "gltf.buffer");
        row("bufferViews/0/byteLength", 1e15, "gltf.view");
        row("bufferViews/0/byteOffset", -4, "gltf.view");
        row("bufferViews/0/buffer", 3, "gltf.index");
        row("bufferViews/0/byteStride", 4, "gltf.view");
        row("accessors/0/count", 4, "gltf.accessor");
        row("accessors/0/count", 0, "gltf.accessor");
        row("accessors/4/count", 2e9, "gltf.limit");
        row("accessors/0/byteOffset", 8, "gltf.accessor");
        row("accessors/0/componentType", 77, "gltf.accessor");
        row("accessors/0/type", "VEC9", "gltf.accessor");
        row("accessors/1/componentType", 5126, "gltf.accessor");
        row("accessors/4/sparse/count", 4, "gltf.accessor");
        row("accessors/4/sparse/indices/componentType", 5126, "gltf.accessor");
        row("nodes/1/children", QJsonArray{0}, "gltf.node");
        row("nodes/2/children", QJsonArray{1}, "gltf.node");
        row("nodes/2/children", QJsonArray{2}, "gltf.node");
        row("nodes/0/children", QJsonArray{9}, "gltf.index");
        row("nodes/2/mesh", 5, "gltf.index");
        row("nodes/2/skin", -1, "gltf.index");
        row("scene", 4, "gltf.index");
        row("meshes/0/primitives", QJsonArray(), "gltf.mesh");
        row("meshes/0/primitives/0/attributes/WEIGHTS_0", 3, "gltf.accessor");
        row("meshes/0/primitives/0/attributes/NORMAL", 7, "gltf.mesh");
        row("meshes/0/primitives/0/attributes/POSITION", 99, "gltf.index");
        row("meshes/0/primitives/0/mode", 9, "gltf.mesh");
        row("skins/0/joints", QJsonArray(), "gltf.skin");
        row("skins/0/joints", QJsonArray{0}, "gltf.skin");
        row("skins/0/joints", QJsonArray{0, 1, 2}, "gltf.skin");
        row("skins/0/joints", QJsonArray{0, 17}, "gltf.skin");
        row("animations/0/channels/0/sampler", 7, "gltf.index");
        row("animations/0/channels/0/target/node", 7, "gltf.index");
        row("animations/0/channels/2/target/node", 0, "gltf.animation");
        row("animations/0/samplers/0/interpolation", "BOUNCE", "gltf.animation");
        row("animations/0/samplers/1/interpolation", "LINEAR", "gltf.animation");
        row("animations/0/samplers/0/output", 7, "gltf.accessor");
    }
    void brokenModelsAreRefused()
    {
        QFETCH(QString, path);
        QFETCH(QJsonValue, value);
        QFETCH(QString, code);
        const auto file = readGltf(packedAsIs(GltfSample().with(path, value)));
        QVERIFY(!file.ok());
        QCOMPARE(file.error().code, code);
        QVERIFY(!file.error().message.isEmpty());
    }

    void aVrmIsMadeOnlyOfAWholePerson()
    {
        GltfSample sample;
        const auto half = readGltf(sample.glb());
        QVERIFY(half.ok());
        const auto refused = withVrm(*half, mapHumanoid(half->model), "half");
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().code, QString("vrm.bones"));
        QVERIFY(refused.error().message.contains("leftUpperArm") && !refused.error().message.contains("hips,"));

        // The same with all the joints a person needs, below the hips.
        QJsonArray nodes = sample.json["nodes"].toArray();
        QJsonArray skinJoints = sample.json["skins"][0]["joints"].toArray();
        QJsonArray children{1};
        for (const char *name : {"head", "upperarm.l", "lowerarm.l", "wrist.l", "upperarm.r", "lowerarm.r", "wrist.r", "upperleg.l", "lowerleg.l", "foot.l", "upperleg.r", "lowerleg.r", "foot.r"}) {
            children.append(nodes.size());
            skinJoints.append(nodes.size());
            nodes.append(QJsonObject{{"name", name}});
        }
        sample.json.insert("nodes", nodes);
        sample = sample.with("nodes/0/children", children).with("skins/0", QJsonObject{{"joints", skinJoints}});
        const auto whole = readGltf(sample.glb());
        QVERIFY2(whole.ok(), whole.ok() ? "" : qPrintable(whole.error().message));
        const auto vrm = withVrm(*whole, mapHumanoid(whole->model), "person");
        QVERIFY(vrm.ok());
        const auto again = readGltf(*encodeGlb(*vrm));
        QVERIFY(again.ok());
        QCOMPARE(again->model.vrmVersion, QString("1"));
        QCOMPARE(again->model.vrmHumanBones.size(), std::size_t(15));
        QVERIFY(mapHumanoid(again->model).complete());
        QCOMPARE(mapHumanoid(again->model).nodes, mapHumanoid(whole->model).nodes);
        QCOMPARE(again->document.json["extensionsUsed"].toArray(), (QJsonArray{"ACME_unknown", "VRMC_vrm"}));
        QCOMPARE(withVrm(*again, mapHumanoid(again->model), "other")->json, again->document.json);
    }

    /// Every number of the JSON replaced by the usual lies, one at a time: refused, or read and packed again.
    void everyNumberMayLie()
    {
        const GltfSample sample;
        QStringList paths;
        numberPaths(sample.json, {}, paths);
        QVERIFY2(paths.size() > 70, qPrintable(QString::number(paths.size())));
        int opened = 0;
        for (const QString &path : paths) {
            for (const QJsonValue &lie : {QJsonValue(-1), QJsonValue(0), QJsonValue(1), QJsonValue(2), QJsonValue(3), QJsonValue(5), QJsonValue(255), QJsonValue(65536), QJsonValue(2147483647), QJsonValue(4294967295.0),
                                          QJsonValue(9007199254740992.0), QJsonValue(1e300), QJsonValue(-1e300), QJsonValue(0.5), QJsonValue("1"), QJsonValue(), QJsonValue(QJsonArray())}) {
                const auto file = readGltf(packedAsIs(sample.with(path, lie)));
                if (!file) {
                    QVERIFY2(!file.error().code.isEmpty() && !file.error().message.isEmpty(), qPrintable(path));
                    continue;
                }
                ++opened;
                for (const ModelClip &clip : file->model.clips)
                    modelWorlds(file->model, &clip, clip.durationSeconds / 2);
                const auto packed = encodeGlb(file->document);
                QVERIFY2(packed.ok() && readGltf(*packed).ok(), qPrintable(path));
            }
        }
        QVERIFY2(opened > 100, qPrintable(QString::number(opened)));
    }

    void cutFilesAreRefused()
    {
        const QByteArray glb = GltfSample().glb();
        for (qsizetype size = 0; size < glb.size(); ++size)
            QVERIFY(!readGltf(glb.left(size)).ok());
    }

    void ownExportsAreRead()
    {
        const VoxelAsset asset = riggedFigure();
        BoneMesh mesh;
        mesh.build({asset.grid, asset.palette, &asset.rig->binding});
        const MeshBlock joined = mesh.joined();
        const auto glb = exportVoxelGlb(asset, joined, {"model", 1, Interpolation::Linear, {}});
        QVERIFY(glb.ok());
        const auto file = readGltf(glb->bytes);
        QVERIFY(file.ok());
        QCOMPARE(file->model.faceCount(), joined.quads.size() * 2);
        QCOMPARE(file->model.clips.size(), asset.rig->clips.size());
        QCOMPARE(file->model.skins[0].joints.size(), asset.rig->skeleton.size());
    }

    /// Other people's models: everything opens, and skinned at several times the vertices are where tinygltf's are.
    void realModelsAgreeWithTinygltf_data()
    {
        QTest::addColumn<QString>("path");
        QDirIterator it(kShared, {"*.glb", "*.vrm", "*.gltf"}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = it.next();
            if (!path.contains("/malformed/"))
                QTest::newRow(qPrintable(path.mid(kShared.size()))) << path;
        }
        if (!QDir(kShared).exists())
            QTest::newRow("none") << QString();
    }
    void realModelsAgreeWithTinygltf()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("The shared models are not here (MARROW_SHARED_DATA).");
        const auto file = openGltf(path);
        if (!file) {
            const QSet<QString> reasons = {"gltf.extension", "gltf.buffer"}; // compression, or files that did not come along
            QVERIFY2(reasons.contains(file.error().code), qPrintable(file.error().code + ": " + file.error().message));
            return;
        }
        const CharacterModel &model = file->model;
        const bool plain = !file->document.json.contains("extensionsRequired") && !QJsonDocument(file->document.json).toJson().contains("\"sparse\"")
            && !QJsonDocument(file->document.json).toJson().contains("\"matrix\"");
        QString reason;
        const auto bytes = bytesOf(path);
        const auto playback = plain && bytes.startsWith("glTF") ? playWithTinygltf(bytes, &reason) : nullptr;
        if (!playback || model.skins.empty() || model.roots.empty())
            return;
        const int clip = model.clips.empty() || model.clips[0].tracks.empty() ? -1 : 0;
        const float seconds = clip < 0 ? 0 : model.clips[0].durationSeconds * 0.37F;
        const auto worlds = modelWorlds(model, clip < 0 ? nullptr : &model.clips[0], seconds);
        const std::vector<Point> theirs = playback->positions(clip, double(seconds));
        std::size_t at = 0;
        double worst = 0;
        for (std::size_t n = 0; n < model.nodes.size(); ++n) {
            const ModelNode &node = model.nodes[n];
            for (const ModelPrimitive &primitive : node.mesh >= 0 ? model.meshes[std::size_t(node.mesh)].primitives : std::vector<ModelPrimitive>()) {
                for (std::size_t v = 0; v < primitive.positions.size(); ++v) {
                    const Eigen::Vector4f p = primitive.positions[v].homogeneous();
                    Eigen::Vector4f moved = worlds[n] * p;
                    if (node.skin >= 0 && !primitive.joints.empty()) {
                        const ModelSkin &skin = model.skins[std::size_t(node.skin)];
                        moved.setZero();
                        for (int k = 0; k < 4; ++k) {
                            const auto j = std::size_t(primitive.joints[v][std::size_t(k)]);
                            moved += primitive.weights[v][k] * (worlds[std::size_t(skin.joints[j])] * skin.inverseBind[j] * p);
                        }
                    }
                    QVERIFY(at < theirs.size());
                    for (int axis = 0; axis < 3; ++axis)
                        worst = std::max(worst, std::abs(double(moved[axis]) - theirs[at][std::size_t(axis)]) / std::max(1.0, std::abs(theirs[at][std::size_t(axis)])));
                    ++at;
                }
            }
        }
        QCOMPARE(at, theirs.size());
        QVERIFY2(worst < 2e-3, qPrintable(QString::number(worst)));
    }

    void malformedFilesNeverHurt_data()
    {
        QTest::addColumn<QString>("path");
        QDirIterator it(kShared + "malformed", {"*.glb", "*.vrm", "*.gltf"}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = it.next();
            QTest::newRow(qPrintable(path.mid(kShared.size()))) << path;
        }
        if (!QDir(kShared).exists())
            QTest::newRow("none") << QString();
    }
    void malformedFilesNeverHurt()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("The shared models are not here (MARROW_SHARED_DATA).");
        QElapsedTimer timer;
        timer.start();
        const auto file = openGltf(path);
        QVERIFY(timer.elapsed() < 5000);
        if (!file)
            QVERIFY(!file.error().code.isEmpty() && !file.error().message.isEmpty());
    }
};

QTEST_GUILESS_MAIN(GltfReaderTest)
#include "tst_gltf_reader.moc"

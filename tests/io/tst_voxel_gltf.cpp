// What is exported as GLB is read back by tinygltf and by Assimp, and every vertex must be where the specification of the rig puts
// it, at many times of every clip, within 1e-4 voxel. The Khronos validator must have nothing to say.

#include "io/gltf/voxel_gltf.h"
#include "io/vfp/vfp_file.h"
#include "tests/support/gltf_playback.h"
#include "tests/support/plain_pose.h"
#include "tests/support/voxel_builders.h"

#include <QDir>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <map>

using namespace marrow;
using namespace marrow::test;

namespace {

constexpr double kTolerance = 1e-4;

MeshBlock meshOf(const VoxelAsset &asset)
{
    BoneMesh mesh;
    mesh.build({asset.grid, asset.palette, asset.rig ? &asset.rig->binding : nullptr});
    return mesh.joined();
}

struct Expected
{
    JointId joint;
    Point corner;
};

/// Corners in the order of the file: what is opaque first.
std::vector<Expected> cornersOf(const VoxelAsset &asset, const MeshBlock &mesh)
{
    std::vector<Expected> corners;
    for (const bool transparent : {false, true}) {
        for (const JointQuads &range : mesh.joints) {
            for (const MeshQuad &quad : mesh.quadsOf(range)) {
                if ((asset.palette.entries[quad.paletteIndex].alpha < 255) != transparent)
                    continue;
                for (const auto &c : quadCorners(quad))
                    corners.push_back({range.joint, {double(c[0]), double(c[1]), double(c[2])}});
            }
        }
    }
    return corners;
}

/// World_j(pose) · World_j(bind)⁻¹ a joint; a joint with a flattened bind pose moves nothing.
std::map<JointId, PlainMatrix> plainSkinning(const Skeleton &skeleton, const AnimationClip *clip, double timeMs, PlainPolicy policy)
{
    std::map<JointId, PlainMatrix> result;
    for (const Joint &joint : skeleton.joints()) {
        const PlainMatrix inverse = plainInverse(plainWorld(skeleton, joint.id, nullptr, 0));
        result[joint.id] = std::isfinite(inverse[0]) ? plainWorld(skeleton, joint.id, clip, timeMs, policy) * inverse : plainIdentity();
    }
    return result;
}

double largestError(const VoxelAsset &asset, const std::vector<Expected> &corners, const GltfPlayback &playback, int animation,
                    const AnimationClip *clip, double timeMs, PlainPolicy policy, double scale)
{
    const std::vector<Point> seen = playback.positions(animation, timeMs / 1000);
    if (seen.size() != corners.size())
        return 1e9;
    const auto skinning = plainSkinning(asset.rig->skeleton, clip, timeMs, policy);
    double worst = 0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Point expected = skinning.at(corners[i].joint) * corners[i].corner;
        for (std::size_t axis = 0; axis < 3; ++axis)
            worst = std::max(worst, std::abs(seen[i][axis] / scale - expected[axis]));
    }
    return worst;
}

/// A rig with everything that can go wrong: stretched and turned parents, a flat joint, twin and empty names, a child before its
/// parent, half turns, late and early keys, a clip without a key, one of no length, glass.
VoxelAsset awkwardFigure()
{
    VoxelAsset asset = riggedFigure();
    asset.palette.set(3, {40, 200, 250, 90, 0, 0});
    asset.palette.set(2, {240, 220, 120, 255, 0, 128});
    Rig &rig = *asset.rig;
    rig.skeleton.find(1)->rest.scale = {1.5F, 0.7F, 1.1F};
    rig.skeleton.find(2)->rest.rotation = Eigen::Quaternionf(Eigen::AngleAxisf(0.8F, Eigen::Vector3f(1, 2, -1).normalized()));
    rig.skeleton.find(3)->rest.scale = {-1, 1, 1};
    rig.skeleton.find(6)->rest.scale = {0, 0, 0};
    rig.skeleton.find(7)->name = "chest";
    rig.skeleton.find(5)->name.clear();
    Joint early = joint(20, 21, "early", {0.5F, 0, 0});
    rig.skeleton.insert(early);
    rig.skeleton.insert(joint(21, -1, "chest", {1, 2, 3}));
    for (int x = 4; x < 6; ++x)
        rig.binding.set({x, 0, 2}, 20);

    Transform half = rig.skeleton.find(21)->rest;
    half.rotation = Eigen::Quaternionf(0, 0, 1, 0);
    Transform stretched = half;
    stretched.scale = {2, 0.5F, 1};
    stretched.translation = {7, -2, 0.25F};
    rig.clips.push_back({10, "half turns", 2500, {{20, {{300, half}, {900, rig.skeleton.find(21)->rest}, {1700, stretched}}}, {21, {{0, rig.skeleton.find(21)->rest}, {1000, half}}}}});
    rig.clips.push_back({11, "nothing", 700, {}});
    rig.clips.push_back({12, "", 0, {{2, {{0, stretched}}}}});
    return asset;
}

VoxelAsset manyJoints()
{
    VoxelAsset asset = riggedFigure();
    Rig &rig = *asset.rig;
    for (int id = 100; id < 420; ++id)
        rig.skeleton.insert(joint(id, id == 100 ? 12 : id - 1, QString("chain %1").arg(id), {0.01F, 0.02F, 0}));
    rig.binding.set({4, 0, 2}, 419);
    rig.binding.set({4, 1, 2}, 200);
    AnimationClip curl = clip(20, "curl", {100, 150, 200, 300, 400, 419}, 12, 50);
    for (JointTrack &track : curl.tracks) {
        for (TransformKey &key : track.keys)
            key.value.translation = {0.1F, 0.2F, 0.3F};
    }
    rig.clips.push_back(curl);
    return asset;
}

VoxelAsset named(const QString &name)
{
    if (name == "awkward")
        return awkwardFigure();
    if (name == "many joints")
        return manyJoints();
    if (name == "figure")
        return riggedFigure();
    auto file = openVfp(QStringLiteral(MARROW_SOURCE_DIR "/tests/data/vfp/") + name);
    return file ? file->asset : VoxelAsset();
}

/// The validator's report, or a null object when Node or the module is not here.
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

class VoxelGltfTest : public QObject
{
    Q_OBJECT

private slots:
    void verticesAreWhereTheRigPutsThem_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"figure", "awkward", "many joints"})
            QTest::newRow(name) << QString(name);
        for (const QString &name : QDir(MARROW_SOURCE_DIR "/tests/data/vfp").entryList({"*.vfp"}, QDir::Files)) {
            if (name != "scene_zombies.vfp")
                QTest::newRow(qPrintable(name)) << name;
        }
    }
    void verticesAreWhereTheRigPutsThem()
    {
        QFETCH(QString, name);
        const VoxelAsset asset = named(name);
        QVERIFY(asset.rig.has_value());
        const MeshBlock mesh = meshOf(asset);
        const std::vector<Expected> corners = cornersOf(asset, mesh);
        const double scale = name == "figure" ? 0.25 : 1;
        const auto glb = exportVoxelGlb(asset, mesh, {"model", scale, Interpolation::Linear, {}});
        QVERIFY(glb.ok());
        for (const auto &reader : {playWithTinygltf, playWithAssimp}) {
            const char *who = reader == playWithTinygltf ? "tinygltf" : "Assimp";
            QString reason;
            const auto playback = reader(glb->bytes, &reason);
            QVERIFY2(playback, qPrintable(reason));
            QCOMPARE(playback->animationCount(), int(asset.rig->clips.size()));
            QVERIFY(largestError(asset, corners, *playback, -1, nullptr, 0, PlainPolicy::Linear, scale) < kTolerance);
            for (std::size_t c = 0; c < asset.rig->clips.size(); ++c) {
                const AnimationClip &clip = asset.rig->clips[c];
                QVERIFY(std::abs(playback->durationSeconds(int(c)) - clip.durationMs / 1000.0) < 1e-5);
                for (int i = 0; i <= 24; ++i) {
                    const double time = clip.durationMs * i / 24.0;
                    const double error = largestError(asset, corners, *playback, int(c), &clip, time, PlainPolicy::Linear, scale);
                    QVERIFY2(error < kTolerance, qPrintable(QString("%1, clip %2 at %3 ms: %4 voxels off").arg(who).arg(clip.id).arg(time).arg(error)));
                }
            }
        }
    }

    /// What marrow-cli pose prints, against the same independent computation, for all clips of the data at 50 times each.
    void posesAreAsSpecified_data()
    {
        QTest::addColumn<QString>("path");
        const QString shared = qEnvironmentVariable("MARROW_SHARED_DATA", MARROW_SOURCE_DIR "/../shared/data");
        for (const QString &folder : {QStringLiteral(MARROW_SOURCE_DIR "/tests/data/vfp/"), QStringLiteral(MARROW_SOURCE_DIR "/resources/samples/"), shared + "/vfp/"}) {
            for (const QString &name : QDir(folder).entryList({"*.vfp"}, QDir::Files))
                QTest::newRow(qPrintable(folder + name)) << folder + name;
        }
    }
    void posesAreAsSpecified()
    {
        QFETCH(QString, path);
        const auto file = openVfp(path);
        QVERIFY(file.ok());
        if (!file->asset.rig)
            return;
        const Rig &rig = *file->asset.rig;
        const PoseSampler sampler(rig.skeleton);
        for (const AnimationClip &clip : rig.clips) {
            for (int i = 0; i < 50; ++i) {
                const double time = clip.durationMs * i / 49.0;
                const Pose pose = sampler.sample(&clip, time);
                for (std::size_t j = 0; j < rig.skeleton.size(); ++j) {
                    const PlainMatrix world = plainWorld(rig.skeleton, rig.skeleton.joints()[j].id, &clip, time);
                    for (int k = 0; k < 16; ++k)
                        QVERIFY(std::abs(pose.exactWorlds[j].matrix()(k / 4, k % 4) - world[std::size_t(k)]) < 1e-5);
                }
            }
        }
    }

    void stepAndSmoothPlayAsPreviewed_data()
    {
        QTest::addColumn<Interpolation>("policy");
        QTest::addColumn<PlainPolicy>("plain");
        QTest::addColumn<double>("tolerance");
        QTest::newRow("step") << Interpolation::Step << PlainPolicy::Step << kTolerance;
        // Eased turns are cut into straight pieces of at most 1e-4 radians' difference; the figure reaches some 20 voxels.
        QTest::newRow("smooth") << Interpolation::Smooth << PlainPolicy::Smooth << 5e-3;
    }
    void stepAndSmoothPlayAsPreviewed()
    {
        QFETCH(Interpolation, policy);
        QFETCH(PlainPolicy, plain);
        QFETCH(double, tolerance);
        const VoxelAsset asset = awkwardFigure();
        const MeshBlock mesh = meshOf(asset);
        const auto corners = cornersOf(asset, mesh);
        const auto glb = exportVoxelGlb(asset, mesh, {"model", 1, policy, {}});
        QVERIFY(glb.ok());
        QString reason;
        const auto playback = playWithTinygltf(glb->bytes, &reason);
        QVERIFY2(playback, qPrintable(reason));
        for (std::size_t c = 0; c < asset.rig->clips.size(); ++c) {
            const AnimationClip &clip = asset.rig->clips[c];
            for (int i = 0; i <= 30; ++i) {
                const double time = clip.durationMs * (i + 0.37) / 31.0; // off the keys, where a step is not a matter of rounding
                QVERIFY(largestError(asset, corners, *playback, int(c), &clip, time, plain, 1) < tolerance);
            }
        }
    }

    void theValidatorHasNothingToSay_data() { verticesAreWhereTheRigPutsThem_data(); }
    void theValidatorHasNothingToSay()
    {
        QFETCH(QString, name);
        const VoxelAsset asset = named(name);
        const MeshBlock mesh = meshOf(asset);
        for (const Interpolation policy : {Interpolation::Linear, Interpolation::Step, Interpolation::Smooth}) {
            const auto glb = exportVoxelGlb(asset, mesh, {"model", 1, policy, {}});
            QVERIFY(glb.ok());
            const QJsonObject report = validated(glb->bytes);
            if (report.isEmpty())
                QSKIP("Node with the module gltf-validator is not here (npm install gltf-validator, NODE_PATH)");
            const QJsonObject issues = report["issues"].toObject();
            const QByteArray said = QJsonDocument(issues).toJson();
            QVERIFY2(issues["numErrors"].toInt(-1) == 0 && issues["numWarnings"].toInt(-1) == 0, said.constData());
        }
    }

    void colorsAreThePalettes()
    {
        const VoxelAsset asset = awkwardFigure();
        const auto glb = exportVoxelGlb(asset, meshOf(asset), {"model", 1, Interpolation::Linear, {}});
        QVERIFY(glb.ok());
        const int jsonSize = qFromLittleEndian<std::uint32_t>(glb->bytes.constData() + 12);
        const QJsonObject json = QJsonDocument::fromJson(glb->bytes.mid(20, jsonSize)).object();
        const QByteArray binary = glb->bytes.mid(28 + jsonSize);
        const auto picture = [&](int index) {
            const QJsonObject view = json["bufferViews"][json["images"][index]["bufferView"].toInt()].toObject();
            return QImage::fromData(binary.mid(view["byteOffset"].toInteger(), view["byteLength"].toInteger()));
        };
        const QImage base = picture(json["textures"][json["materials"][0]["pbrMetallicRoughness"]["baseColorTexture"]["index"].toInt()]["source"].toInt());
        for (int i = 1; i <= 4; ++i)
            QCOMPARE(base.pixel(i % 16, i / 16), asset.palette.entries[std::size_t(i)].rgba());
        QCOMPARE(json["materials"].toArray().size(), 2);
        QVERIFY(json["materials"][0]["alphaMode"].isUndefined());
        QCOMPARE(json["materials"][1]["alphaMode"].toString(), QString("BLEND"));
        const QImage glow = picture(json["textures"][json["materials"][0]["emissiveTexture"]["index"].toInt()]["source"].toInt());
        QCOMPARE(glow.pixel(1, 0), qRgb(0, 0, 0));
        // Half the light of 240 in linear values is 176 on the sRGB scale.
        QVERIFY(std::abs(qRed(glow.pixel(2, 0)) - 176) <= 1);
        QCOMPARE(glb->notes.size(), 2); // two joints called "chest" besides the first
    }

    void anAssetWithoutARigIsAPlainMesh()
    {
        VoxelAsset asset = figure();
        const auto glb = exportVoxelGlb(asset, meshOf(asset), {"model", 0.5, Interpolation::Linear, {}});
        QVERIFY(glb.ok());
        QString reason;
        const auto playback = playWithTinygltf(glb->bytes, &reason);
        QVERIFY2(playback, qPrintable(reason));
        double top = 0;
        for (const Point &p : playback->positions(-1, 0))
            top = std::max(top, p[1]);
        QCOMPARE(top, 8.0);
        asset.grid = VoxelGrid({2, 2, 2});
        QVERIFY(exportVoxelGlb(asset, meshOf(asset), {"empty", 1, Interpolation::Linear, {}}).ok());
    }

    void oneClipAloneAndCancelling()
    {
        const VoxelAsset asset = riggedFigure();
        const auto glb = exportVoxelGlb(asset, meshOf(asset), {"model", 1, Interpolation::Linear, std::uint16_t(3)});
        QVERIFY(glb.ok());
        QString reason;
        const auto playback = playWithTinygltf(glb->bytes, &reason);
        QVERIFY(playback && playback->animationCount() == 1);
        QCOMPARE(playback->animationName(0), QString("wave"));
        const auto stop = std::make_shared<std::atomic_bool>(true);
        const auto cancelled = exportVoxelGlb(asset, meshOf(asset), {"model", 1, Interpolation::Linear, {}}, Progress({}, stop));
        QVERIFY(!cancelled.ok());
        QCOMPARE(cancelled.error().code, QString("gltf.cancelled"));
    }
};

QTEST_GUILESS_MAIN(VoxelGltfTest)
#include "tst_voxel_gltf.moc"

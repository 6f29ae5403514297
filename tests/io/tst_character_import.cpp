// Models of every kind through the one door: what comes in is what the file says, in metres, upright, with its pictures, or is refused with a reason.

#include "io/archive/archive.h"
#include "io/scene/character_import.h"
#include "io/scene/file_set.h"
#include "io/scene/picture_decoding.h"
#include "io/scene/scene_process.h"
#include "io/scene/scene_reader.h"
#include "tests/support/fbx_text.h"
#include "tests/support/pmx_builder.h"
#include "tests/support/zip_builder.h"

#include <QBuffer>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace marrow;
using namespace marrow::test;

namespace {

QByteArray pictureBytes(const char *format, QColor color = Qt::red)
{
    QImage image(4, 2, QImage::Format_RGB32);
    image.fill(color);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes;
}

/// A Targa packed by runs: one run of eight pixels, blue, green, red.
QByteArray targa()
{
    QByteArray bytes(18, '\0');
    bytes[2] = 10;
    bytes[12] = 4;
    bytes[14] = 2;
    bytes[16] = 24;
    return bytes + QByteArray("\x87\x10\x20\x30", 4);
}

PmxBuilder figure(const QString &texture)
{
    PmxBuilder pmx;
    pmx.texture = texture;
    pmx.bones = {{QStringLiteral("センター"), {0, 10, 0}, -1}, {QStringLiteral("左足"), {1, 9, -2}, 0}};
    pmx.vertices = {{{0, 0, 0}, 0}, {{1, 0, 0}, 0}, {{0, 2, -4}, 1}};
    pmx.triangles = {0, 1, 2};
    return pmx;
}

QByteArray smallGltf(const QByteArray &more = {})
{
    return R"({"asset":{"version":"2.0"},"nodes":[{"name":"alone"}],"scenes":[{"nodes":[0]}],"scene":0)" + more + "}";
}

const ModelNode *nodeNamed(const CharacterModel &model, const QString &name, std::size_t *place = nullptr)
{
    for (std::size_t i = 0; i < model.nodes.size(); ++i) {
        if (model.nodes[i].name == name) {
            if (place)
                *place = i;
            return &model.nodes[i];
        }
    }
    return nullptr;
}

bool near(const Eigen::Vector3f &a, const Eigen::Vector3f &b)
{
    if ((a - b).norm() < 1e-4F)
        return true;
    qWarning("%g %g %g instead of %g %g %g", double(a.x()), double(a.y()), double(a.z()), double(b.x()), double(b.y()), double(b.z()));
    return false;
}

} // namespace

class CharacterImportTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString put(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(path));
        return path;
    }

private slots:
    void archiveLeavesOutWhatItMust()
    {
        ZipBuilder zip;
        zip.add("fine/a.txt", "hello");
        zip.add("../evil.txt", "x");
        zip.add("/etc/evil.txt", "x");
        zip.add("C:\\evil.txt", "x");
        zip.add("a\\..\\..\\evil.txt", "x");
        zip.add("secret.txt", "x", {0, 1});
        zip.add("packed.txt", "x", {12, 0});
        zip.add("bomb.txt", "x", {8, 0, 200LL * 1024 * 1024});
        zip.add("folder/", {});
        auto archive = Archive::fromBytes(zip.bytes());
        QVERIFY2(archive, archive ? "" : qPrintable(archive.error().message));
        QCOMPARE(archive->entries().size(), std::size_t(1));
        QCOMPARE(archive->entries()[0].name, QStringLiteral("fine/a.txt"));
        const auto bytes = archive->read(archive->entries()[0]);
        QVERIFY(bytes.ok());
        QCOMPARE(*bytes, QByteArray("hello"));
        QStringList codes;
        for (const Issue &issue : archive->report().issues())
            codes.append(issue.code);
        QCOMPARE(codes, QStringList({"archive.path", "archive.path", "archive.path", "archive.path", "archive.encrypted", "archive.method", "archive.bomb"}));
        for (const Issue &issue : archive->report().issues())
            QVERIFY2(issue.message.contains(".txt"), qPrintable(issue.message)); // by name
    }

    void archiveBelievesNothing()
    {
        ZipBuilder zip;
        zip.add("longer.txt", "hello", {0, 0, 3});
        zip.add("shorter.txt", "hello", {0, 0, 9});
        zip.add("sum.txt", "hello", {0, 0, -1, true});
        auto archive = Archive::fromBytes(zip.bytes());
        QVERIFY(archive.ok());
        for (const ArchiveEntry &entry : archive->entries())
            QCOMPARE(archive->read(entry) ? QStringLiteral("read") : archive->read(entry).error().code, QStringLiteral("archive.damaged"));
        QVERIFY(!Archive::fromBytes("PK\x03\x04 nothing more").ok());
        QVERIFY(!Archive::fromBytes({}).ok());
    }

    void namesOfOldPackersAreReadable()
    {
        QCOMPARE(decodedFileName("caf\xc3\xa9.pmx"), QStringLiteral("café.pmx"));
        QCOMPARE(decodedFileName("\x83\x82\x83\x66\x83\x8b.pmx"), QStringLiteral("モデル.pmx")); // Shift-JIS
        QCOMPARE(decodedFileName("\xb2\xe2\xca\xd4.pmx"), QStringLiteral("测试.pmx"));           // GB18030
    }

    void archivesAreSearchedInOrder()
    {
        const QByteArray glb = *encodeGlb(*readGltfDocument(smallGltf()));
        ZipBuilder zip;
        zip.add("deep/er/first.glb", glb);
        zip.add("readme.txt", "hello");
        zip.add("other.gltf", smallGltf());
        zip.add("deep/named.glb", glb);
        zip.add("deep/large.glb", glb + QByteArray(8, '\0'));
        zip.add("__MACOSX/._broken.vrm", "x");
        const QString path = put("models.zip", zip.bytes());
        const auto any = importCharacter(path);
        QVERIFY2(any, any ? "" : qPrintable(any.error().message));
        QCOMPARE(any->entry, QStringLiteral("deep/large.glb")); // glb before gltf, less deep before deeper, then the larger
        const auto named = importCharacter(path, {.preferredEntry = QStringLiteral("named.glb")});
        QVERIFY(named.ok());
        QCOMPARE(named->entry, QStringLiteral("deep/named.glb"));

        ZipBuilder second;
        second.add("broken.vrm", "glTF nonsense");
        second.add("fine.gltf", smallGltf());
        const auto next = importCharacter(put("second.zip", second.bytes()));
        QVERIFY(next.ok());
        QCOMPARE(next->entry, QStringLiteral("fine.gltf"));
        QVERIFY(next->notes.join(' ').contains("broken.vrm")); // the attempt is in the note

        ZipBuilder none;
        none.add("a.txt", "x");
        QCOMPARE(importCharacter(put("none.zip", none.bytes())).error().code, QStringLiteral("import.empty"));
        ZipBuilder bad;
        bad.add("broken.vrm", "glTF nonsense");
        QCOMPARE(importCharacter(put("bad.zip", bad.bytes())).error().code, QStringLiteral("import.failed"));
    }

    void gltfPicturesAreFoundOrNamed()
    {
        const QByteArray images = R"(,"images":[{"uri":"Skin.PNG"},{"uri":"textures\\face.tga"},{"uri":"gone.png"}])";
        put("look/skin.png", pictureBytes("PNG"));
        put("look/tex/face.tga", targa());
        const auto model = importCharacter(put("look/model.gltf", smallGltf(images)));
        QVERIFY2(model, model ? "" : qPrintable(model.error().message));
        QCOMPARE(model->missingTextures, QStringList("gone.png"));
        QCOMPARE(model->file.model.textures.size(), std::size_t(3));
        QCOMPARE(model->file.model.textures[0].encoded, pictureBytes("PNG")); // as it was
        QCOMPARE(model->file.model.textures[1].image().pixelColor(0, 0), QColor(0x30, 0x20, 0x10));
        QVERIFY(encodeGlb(model->file.document).ok());
    }

    void pmxStandsUprightInMetres()
    {
        put("mmd/TEX/skin.bmp", pictureBytes("BMP", Qt::green));
        const auto imported = importCharacter(put("mmd/モデル 🙂.pmx", figure("tex\\skin.bmp").bytes()));
        QVERIFY2(imported, imported ? "" : qPrintable(imported.error().message));
        const CharacterModel &model = imported->file.model;
        QCOMPARE(imported->format, QStringLiteral("pmx"));
        QCOMPARE(model.faceCount(), std::size_t(1));
        QCOMPARE(model.vertexCount(), std::size_t(3));
        QCOMPARE(model.jointNodes().size(), std::size_t(2));
        QVERIFY(imported->missingTextures.isEmpty());
        QCOMPARE(model.textures.front().image().pixelColor(1, 1), QColor(Qt::green));
        // −Z, where MMD looks, is +Z here; 0.08 m a unit.
        std::size_t leg = 0;
        QVERIFY(nodeNamed(model, QStringLiteral("左足"), &leg));
        QVERIFY(near(modelWorlds(model)[leg].block<3, 1>(0, 3), {0.08F, 0.72F, 0.16F}));
        const ModelPrimitive &body = model.meshes.front().primitives.front();
        const bool found = std::any_of(body.positions.begin(), body.positions.end(), [](const Eigen::Vector3f &p) { return (p - Eigen::Vector3f(0, 0.16F, 0.32F)).norm() < 1e-5F; });
        QVERIFY(found);
        QVERIFY(std::abs(body.texturePlaces.front().y() - 0.75F) < 1e-6F); // from the top, as in the file
        // Mirroring turns the surface over, so corners change their order: the normal of the triangle must agree with the vertices'.
        const auto corner = [&](std::size_t i) { return body.positions[body.triangles[i]]; };
        const Eigen::Vector3f across = (corner(1) - corner(0)).cross(corner(2) - corner(0));
        const Eigen::Vector3f before = Eigen::Vector3f(1, 0, 0).cross(Eigen::Vector3f(0, 2, -4)); // in MMD's own, left-handed space
        QVERIFY(std::abs(std::abs(across.normalized().dot(Eigen::Vector3f(before.x(), before.y(), -before.z()).normalized())) - 1) < 1e-4F);
        QCOMPARE(model.skins.size(), std::size_t(1));
        for (std::size_t i = 0; i < model.skins.front().joints.size(); ++i) {
            const Eigen::Matrix4f bind = modelWorlds(model)[static_cast<std::size_t>(model.skins.front().joints[i])] * model.skins.front().inverseBind[i];
            QVERIFY(bind.isApprox(Eigen::Matrix4f::Identity(), 1e-5F));
        }
    }

    void fbxPivotsAreFoldedIntoTheirNodes()
    {
        const auto imported = importCharacter(put("fbx/turn.fbx", pivotFbx()));
        QVERIFY2(imported, imported ? "" : qPrintable(imported.error().message));
        const CharacterModel &model = imported->file.model;
        QCOMPARE(model.nodes.size(), std::size_t(3));
        for (const ModelNode &node : model.nodes)
            QVERIFY2(!node.name.contains('$'), qPrintable(node.name));
        QCOMPARE(model.clips.size(), std::size_t(1));
        QCOMPARE(model.clips.front().name, QStringLiteral("turn"));
        QVERIFY(std::abs(model.clips.front().durationSeconds - 1) < 1e-5F);
        QCOMPARE(imported->metresPerUnit, 1.0);
        std::size_t tip = 0;
        std::size_t base = 0;
        QVERIFY(nodeNamed(model, QStringLiteral("tip"), &tip) && nodeNamed(model, QStringLiteral("base"), &base));
        // FBX's own formula: T · Roff · Rp · Rpre · R · Rpost⁻¹ · Rp⁻¹ …; then z up becomes y up by (x, z, −y).
        const auto expected = [](float degrees) {
            const Eigen::Vector3f pivot(0, 0, 0.5F);
            const Eigen::Matrix3f turn = (Eigen::AngleAxisf(float(M_PI) / 2, Eigen::Vector3f::UnitX()) * Eigen::AngleAxisf(degrees * float(M_PI) / 180, Eigen::Vector3f::UnitZ())).toRotationMatrix();
            const Eigen::Vector3f z = Eigen::Vector3f(1, 0, 2) + Eigen::Vector3f(0, 0, 1) + pivot + turn * -pivot;
            return Eigen::Vector3f(z.x(), z.z(), -z.y());
        };
        for (const float seconds : {0.0F, 0.25F, 0.5F, 0.75F, 1.0F}) {
            const auto worlds = modelWorlds(model, &model.clips.front(), seconds);
            QVERIFY(near(worlds[base].block<3, 1>(0, 3), {1, 2, 0}));
            QVERIFY(near(worlds[tip].block<3, 1>(0, 3), expected(90 * seconds)));
            // A point one along the joint's x: turned about x by the pre-rotation, then about z.
            const float angle = seconds * float(M_PI) / 2;
            QVERIFY(near(worlds[tip].block<3, 1>(0, 0), {std::cos(angle), std::sin(angle), 0}));
        }
        // In the bind pose of the clusters a vertex stands where the file has it.
        const ModelSkin &skin = model.skins.front();
        for (std::size_t i = 0; i < skin.joints.size(); ++i) {
            if (static_cast<std::size_t>(skin.joints[i]) == base) {
                const Eigen::Matrix4f bind = modelWorlds(model)[base] * skin.inverseBind[i];
                QVERIFY(near((bind * Eigen::Vector4f(1, 0, 0, 1)).head<3>(), {1, 0, 0}));
                QVERIFY(near((bind * Eigen::Vector4f(0, 0, 3, 1)).head<3>(), {0, 3, 0}));
            }
        }
        const auto otherwise = importCharacter(m_folder.filePath("fbx/turn.fbx"), {.metresPerUnit = 0.5, .up = CharacterImportOptions::Up::Y});
        QVERIFY(otherwise.ok());
        QVERIFY(near(modelWorlds(otherwise->file.model)[base].block<3, 1>(0, 3), {0.5F, 0, 1}));
    }

    void theReaderMayBreakDown()
    {
        SceneReadOptions options;
        QCOMPARE(readSceneApart("x", options, QString()).error().code, QStringLiteral("import.reader"));
        QCOMPARE(readSceneApart("x", options, QStringLiteral("/bin/false")).error().code, QStringLiteral("scene.crashed"));
        const QString script = put("crash.sh", "#!/bin/sh\nkill -SEGV $$\n");
        QFile::setPermissions(script, QFile::permissions(script) | QFile::ExeOwner);
        QCOMPARE(readSceneApart("x", options, script).error().code, QStringLiteral("scene.crashed"));
        const QString sleeper = put("sleep.sh", "#!/bin/sh\nexec sleep 60\n");
        QFile::setPermissions(sleeper, QFile::permissions(sleeper) | QFile::ExeOwner);
        const auto stop = std::make_shared<std::atomic_bool>(true);
        QCOMPARE(readSceneApart("x", options, sleeper, Progress({}, stop)).error().code, QStringLiteral("import.cancelled"));
        const QByteArray whole = pivotFbx();
        for (const qsizetype length : {whole.size() / 4, whole.size() / 2, whole.size() - 40}) {
            const auto cut = importCharacter(put("cut.fbx", whole.left(length)));
            QVERIFY(cut.ok() || (!cut.error().code.isEmpty() && !cut.error().message.isEmpty()));
        }
        const QByteArray pmx = figure("a.png").bytes();
        for (qsizetype length = 5; length < pmx.size(); length += 37) {
            const auto cut = importCharacter(put("cut.pmx", pmx.left(length)));
            QVERIFY(cut.ok() || !cut.error().message.isEmpty());
        }
    }

    void oldAndForeignFilesAreNamed()
    {
        QCOMPARE(importCharacter(put("old.fbx", "; FBX 6.1.0 project file\nFBXHeaderExtension:  {\n\tFBXVersion: 6100\n}\n")).error().code, QStringLiteral("import.fbx-version"));
        QCOMPARE(importCharacter(put("cut.pmd", "Pmd\x01\x02")).error().code, QStringLiteral("pmd.damaged"));
        QCOMPARE(importCharacter(put("note.txt", "hello")).error().code, QStringLiteral("import.unknown"));
        QCOMPARE(importCharacter(m_folder.filePath("not-there.glb")).error().code, QStringLiteral("file.open"));
    }

    void everythingSharedOpensOrIsRefusedWithAReason()
    {
        const QString root = qEnvironmentVariable("MARROW_SHARED_DATA", QStringLiteral(MARROW_SOURCE_DIR "/../shared/data")) + "/real";
        if (!QFileInfo(root).isDir())
            QSKIP("the shared data is not here");
        QDirIterator it(root, {"*.fbx", "*.pmx", "*.pmd", "*.zip", "*.vrm", "*.glb", "*.gltf"}, QDir::Files, QDirIterator::Subdirectories);
        int opened = 0;
        while (it.hasNext()) {
            const QString path = it.next();
            const auto imported = importCharacter(path);
            opened += imported.ok();
            QVERIFY2(imported.ok() || (!imported.error().code.isEmpty() && imported.error().message.size() > 10), qPrintable(path));
            if (imported) {
                QVERIFY2(encodeGlb(imported->file.document).ok(), qPrintable(path));
                for (const ModelNode &node : imported->file.model.nodes)
                    QVERIFY2(!node.name.contains("$AssimpFbx$"), qPrintable(path));
            }
        }
        QVERIFY(opened > 100);
    }
};

QTEST_GUILESS_MAIN(CharacterImportTest)
#include "tst_character_import.moc"

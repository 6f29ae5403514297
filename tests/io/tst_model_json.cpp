// Models as JSON: what is compiled and decompiled is the same, and every fault has its pointer.

#include "io/json/model_json.h"
#include "io/obj/obj_export.h"
#include "io/vfp/vfp_file.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace marrow;

namespace {

const QString kData = QStringLiteral(MARROW_SOURCE_DIR "/tests/data/vfp/");

QByteArray smallModel()
{
    return R"({"grid":[3,2,2],"chunk":[2,2,2],
        "palette":[{"index":1,"color":"#FF8000"},{"index":200,"color":"#10203040","material":3,"emission":9}],
        "voxels":[[0,0,0,1],[2,1,1,200],[1,0,1,1]],
        "rig":{"joints":[{"id":0,"name":"Root"},{"id":1,"parent":0,"name":"Arm 手","translation":[1,0,0]}],"default_joint":0,
               "bindings":[{"position":[2,1,1],"joint":1}],
               "animations":[{"id":0,"name":"wave","duration_ms":800,"tracks":[{"joint":1,"keys":[{"time_ms":0},
                   {"time_ms":800,"rotation":[0,0,0.7071,0.7071]}]}]}]}})";
}

} // namespace

class TestModelJson : public QObject
{
    Q_OBJECT

private slots:
    void compilesTheExampleOfTheSpecification()
    {
        const auto model = modelFromJson(smallModel());
        QVERIFY2(model.ok(), model.ok() ? "" : qPrintable(model.error().message));
        const VoxelAsset &asset = model->asset;
        QCOMPARE(asset.voxelCount, 3u);
        QCOMPARE(int(asset.grid.at({2, 1, 1})), 200);
        QCOMPARE(int(asset.palette.entries[200].alpha), 0x40);
        QCOMPARE(int(asset.palette.entries[1].alpha), 255);
        QCOMPARE(int(asset.palette.entries[200].emission), 9);
        QCOMPARE(int(asset.rig->binding.at({2, 1, 1})), 1);
        const TransformKey key = asset.rig->clips[0].tracks[0].keys[1];
        QVERIFY(std::abs(key.value.rotation.norm() - 1) < 1e-6f);
        QCOMPARE(key.value.translation.x(), 1.0f); // what a key leaves out is the joint's rest
        QVERIFY(model->report.empty());
    }

    void goesToVfpAndBack()
    {
        const auto model = modelFromJson(smallModel());
        QVERIFY(model);
        const auto bytes = encodeVfp(model->asset);
        QVERIFY(bytes);
        const auto opened = readVfp(*bytes);
        QVERIFY(opened && opened->report.empty());
        const auto again = modelFromJson(modelToJson(opened->asset));
        QVERIFY(again);
        QVERIFY(*again->asset.rig == *opened->asset.rig);
        const auto bytesAgain = encodeVfp(again->asset);
        QVERIFY(bytesAgain && *bytesAgain == *bytes);
    }

    void decompilesAndCompilesEveryModel_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : QDir(kData).entryList({"*.vfp"}, QDir::Files))
            QTest::newRow(qPrintable(name)) << name;
    }
    void decompilesAndCompilesEveryModel()
    {
        QFETCH(QString, name);
        const auto file = openVfp(kData + name);
        QVERIFY(file);
        const auto model = modelFromJson(modelToJson(file->asset));
        QVERIFY2(model.ok(), model.ok() ? "" : qPrintable(model.error().message));
        QVERIFY(model->asset.grid == file->asset.grid);
        QVERIFY(model->asset.palette == file->asset.palette);
        QCOMPARE(model->asset.rig.has_value(), file->asset.rig.has_value());
        if (file->asset.rig)
            QVERIFY(*model->asset.rig == *file->asset.rig);
        const auto opened = readVfp(*encodeVfp(model->asset));
        QVERIFY(opened);
        QCOMPARE(opened->asset.sourceHash, file->asset.sourceHash);
        QCOMPARE(opened->asset.assetUuid, file->asset.assetUuid);
        QCOMPARE(opened->asset.sourceRevision, file->asset.sourceRevision);
    }

    void faultsHaveTheirPointer_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QJsonValue>("value"); // put at the pointer of a good model
        QTest::addColumn<QString>("code");
        const auto row = [](const char *name, const char *pointer, const QJsonValue &value, const char *code) {
            QTest::newRow(name) << QString(pointer) << value << QString(code);
        };
        row("grid of two", "/grid", QJsonArray{1, 2}, "json.type");
        row("grid too large", "/grid/1", 256, "json.number");
        row("chunk of zero", "/chunk/0", 0, "json.number");
        row("no palette", "/palette", QJsonValue(), "json.type");
        row("index 0", "/palette/0/index", 0, "json.number");
        row("index twice", "/palette/1/index", 1, "json.duplicate");
        row("color", "/palette/0/color", "red", "json.color");
        row("emission", "/palette/1/emission", 256, "json.number");
        row("voxel outside", "/voxels/0/0", 3, "json.position");
        row("voxel of a half", "/voxels/0/1", 0.5, "json.position");
        row("voxel of an unknown color", "/voxels/1/3", 7, "json.palette-index");
        row("voxel of index 0", "/voxels/1/3", 0, "json.number");
        row("voxel twice", "/voxels/2", QJsonArray{0, 0, 0, 1}, "json.duplicate");
        row("rig of words", "/rig", "none", "json.type");
        row("joint twice", "/rig/joints/1/id", 0, "json.duplicate");
        row("anchor", "/anchor", QJsonArray{1, "x", 2}, "json.type");
        row("uuid", "/assetUuid", "12", "json.type");
    }
    void faultsHaveTheirPointer()
    {
        QFETCH(QString, pointer);
        QFETCH(QJsonValue, value);
        QFETCH(QString, code);
        QJsonValue root = QJsonDocument::fromJson(smallModel()).object();
        root = replaced(root, pointer.split('/', Qt::SkipEmptyParts), value);
        const auto model = modelFromJson(root.toObject());
        QVERIFY(!model);
        QCOMPARE(model.error().code, code);
        QVERIFY2(model.error().pointer.startsWith(pointer) || pointer.startsWith(model.error().pointer), qPrintable(model.error().pointer));
        QVERIFY(model.error().message.contains(model.error().pointer));
    }

    void syntaxHasItsByte()
    {
        const auto model = modelFromJson(QByteArray("{\"grid\": [1, 2,"));
        QVERIFY(!model);
        QCOMPARE(model.error().code, QStringLiteral("json.syntax"));
        QVERIFY(model.error().offset.has_value());
        QCOMPARE(modelFromJson(QByteArray("[]")).error().code, QStringLiteral("json.type"));
    }

    void unknownKeysAreNoted()
    {
        QJsonObject object = QJsonDocument::fromJson(smallModel()).object();
        object.insert("colour", 1);
        const auto model = modelFromJson(object);
        QVERIFY(model);
        QCOMPARE(model->report.issues().size(), std::size_t(1));
        QCOMPARE(model->report.issues()[0].pointer, QStringLiteral("/colour"));
    }

    void objHasEveryFaceOfTheMesh()
    {
        const auto file = openVfp(kData + "chr_base.vfp");
        QVERIFY(file);
        const VoxelAsset &asset = file->asset;
        BoneMesh mesh;
        mesh.build({asset.grid, asset.palette, &asset.rig->binding});
        const MeshBlock joined = mesh.joined();
        const ObjFiles files = exportObj(asset, joined, {QStringLiteral("a.mtl"), false});
        QCOMPARE(files.obj.count("\nf "), qsizetype(joined.quads.size()));
        QCOMPARE(files.obj.count("\no "), qsizetype(joined.joints.size()));
        QCOMPARE(files.mtl.count("newmtl "), qsizetype(asset.palette.count()));
        // Every corner that a face names was written before it.
        qsizetype written = 0;
        for (const QByteArray &line : files.obj.split('\n')) {
            written += line.startsWith("v ") ? 1 : 0;
            if (!line.startsWith("f "))
                continue;
            const auto corners = line.mid(2).split(' ');
            QCOMPARE(corners.size(), qsizetype(4));
            for (const QByteArray &corner : corners)
                QVERIFY(corner.left(corner.indexOf('/')).toInt() <= written && corner.left(corner.indexOf('/')).toInt() > 0);
        }
        QVERIFY(exportObj(asset, joined, {QStringLiteral("a.mtl"), true}).obj != files.obj);
    }

private:
    static QJsonValue replaced(const QJsonValue &root, const QStringList &path, const QJsonValue &value)
    {
        if (path.isEmpty())
            return value;
        if (root.isArray()) {
            QJsonArray array = root.toArray();
            array[path.first().toInt()] = replaced(array[path.first().toInt()], path.mid(1), value);
            return array;
        }
        QJsonObject object = root.toObject();
        object[path.first()] = replaced(object[path.first()], path.mid(1), value);
        return object;
    }
};

QTEST_GUILESS_MAIN(TestModelJson)
#include "tst_model_json.moc"

// What surfaces look like in a glTF: factors, pictures (in the file, as text, beside it, missing), placement, alpha, colours.

#include "io/gltf/gltf_reader.h"
#include "tests/support/gltf_sample.h"

#include <QBuffer>
#include <QImage>
#include <QTest>

using namespace marrow;
using namespace marrow::test;

namespace {

QByteArray png(QRgb color, QSize size = {4, 2})
{
    QImage image(size, QImage::Format_RGBA8888);
    image.fill(QColor::fromRgba(color));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

/// The sample with a picture, a sampler, a texture and a material; `material` is laid over the default.
GltfSample dressed(const QJsonObject &material, const QJsonObject &image = {})
{
    GltfSample sample;
    const QString data = "data:image/png;base64," + QString::fromLatin1(png(qRgba(10, 20, 30, 255)).toBase64());
    sample.json.insert("images", QJsonArray{image.isEmpty() ? QJsonObject{{"uri", data}, {"name", "skin"}} : image});
    sample.json.insert("samplers", QJsonArray{QJsonObject{{"wrapS", 33071}, {"wrapT", 33648}, {"magFilter", 9728}}});
    sample.json.insert("textures", QJsonArray{QJsonObject{{"source", 0}, {"sampler", 0}}});
    sample.json.insert("materials", QJsonArray{material});
    return sample;
}

} // namespace

class GltfMaterialsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyMemberIsRead()
    {
        const QJsonObject place{{"index", 0}, {"texCoord", 1}, {"extensions", QJsonObject{{"KHR_texture_transform", QJsonObject{{"offset", QJsonArray{0.25, 0.5}}, {"scale", QJsonArray{2, 3}}}}}}};
        const auto file = readGltf(dressed({{"name", "cloth"}, {"alphaMode", "MASK"}, {"alphaCutoff", 0.3}, {"doubleSided", true}, {"emissiveFactor", QJsonArray{0.5, 0, 1}},
                                            {"extensions", QJsonObject{{"KHR_materials_unlit", QJsonObject()}}},
                                            {"pbrMetallicRoughness", QJsonObject{{"baseColorFactor", QJsonArray{0.1, 0.2, 0.3, 0.4}}, {"baseColorTexture", place}}}}).glb());
        QVERIFY2(file.ok(), file.ok() ? "" : qPrintable(file.error().message));
        const ModelMaterial &material = file->model.materials.at(0);
        QCOMPARE(material.name, QString("cloth"));
        QVERIFY((material.baseColor - Eigen::Vector4f(0.1F, 0.2F, 0.3F, 0.4F)).norm() < 1e-6F);
        QCOMPARE(material.emissive, Eigen::Vector3f(0.5F, 0, 1));
        QCOMPARE(material.alphaMode, AlphaMode::Mask);
        QCOMPARE(material.alphaCutoff, 0.3F);
        QVERIFY(material.doubleSided && material.unlit);
        const TextureUse &use = material.baseTexture;
        QCOMPARE(use.texture, 0);
        QCOMPARE(use.set, 1);
        QVERIFY(use.wrapU == TextureWrap::Clamp && use.wrapV == TextureWrap::Mirror && !use.smooth);
        QVERIFY((use.placement * Eigen::Vector3f(1, 1, 1) - Eigen::Vector2f(2.25F, 3.5F)).norm() < 1e-6F);
        const ModelTexture &texture = file->model.textures.at(0);
        QCOMPARE(texture.size(), QSize(4, 2));
        QCOMPARE(texture.mimeType, QString("image/png"));
        QCOMPARE(texture.image().pixelColor(3, 1), QColor(10, 20, 30));
        QCOMPARE(texture.image().constBits(), ModelTexture(texture).image().constBits()); // decoded once for all copies
    }

    void oldDiffuseIsTheBaseColour()
    {
        const auto file = readGltf(dressed({{"extensions", QJsonObject{{"KHR_materials_pbrSpecularGlossiness", QJsonObject{{"diffuseFactor", QJsonArray{1, 0, 0, 1}}, {"diffuseTexture", QJsonObject{{"index", 0}}}}}}}}).glb());
        QVERIFY(file.ok());
        QCOMPARE(file->model.materials[0].baseColor, Eigen::Vector4f(1, 0, 0, 1));
        QCOMPARE(file->model.materials[0].baseTexture.texture, 0);
    }

    void picturesBesideTheModelAreFound()
    {
        const QByteArray text = QJsonDocument(dressed({}, {{"uri", "skin%20a.png"}}).with("buffers/0/uri", "all.bin").json).toJson();
        const QByteArray binary = GltfSample().binary;
        const auto files = [&](const QString &uri) -> Result<QByteArray> {
            if (uri == "all.bin")
                return binary;
            return uri == "skin%20a.png" ? png(qRgb(9, 8, 7)) : QByteArray();
        };
        const auto file = readGltf(text, files);
        QVERIFY2(file.ok(), file.ok() ? "" : qPrintable(file.error().message));
        QCOMPARE(file->model.textures[0].image().pixelColor(0, 0), QColor(9, 8, 7));
    }

    void missingAndBrokenPicturesAreToldAndNothingElse()
    {
        const auto missing = readGltf(dressed({}, {{"uri", "gone.png"}}).glb());
        QVERIFY(missing.ok());
        QCOMPARE(missing->report.issues().front().code, QString("gltf.picture"));
        QVERIFY(missing->model.textures[0].image().isNull());
        const auto broken = readGltf(dressed({}, {{"uri", "data:image/png;base64,AAAA"}}).glb());
        QVERIFY(broken.ok());
        QVERIFY(broken->model.textures[0].image().isNull());
        QCOMPARE(broken->model.textures[0].size(), QSize());
        const auto view = readGltf(dressed({}, {{"bufferView", 99}, {"mimeType", "image/png"}}).glb());
        QVERIFY(view.ok());
        QVERIFY(!view->report.issues().empty());
    }

    void indicesThatPointNowhereAreRefused()
    {
        QCOMPARE(readGltf(dressed({{"emissiveTexture", QJsonObject{{"index", 7}}}}).glb()).error().code, QString("gltf.index"));
        QCOMPARE(readGltf(dressed({{"emissiveTexture", QJsonObject{{"index", 0}}}}).with("textures/0/source", 3).glb()).error().code, QString("gltf.index"));
        QCOMPARE(readGltf(dressed({{"emissiveTexture", QJsonObject{{"index", 0}}}}).with("textures/0/sampler", -2).glb()).error().code, QString("gltf.index"));
    }

    void coloursOfVerticesHaveAlphaOrNot()
    {
        // The positions of the sample as colours: three numbers each.
        const auto three = readGltf(GltfSample().with("meshes/0/primitives/0/attributes/COLOR_0", 0).glb());
        QVERIFY(three.ok());
        QCOMPARE(three->model.meshes[0].primitives[0].colors[1], Eigen::Vector4f(1, 0, 0, 1));
        const auto four = readGltf(GltfSample().with("meshes/0/primitives/0/attributes/COLOR_0", 2).glb());
        QVERIFY(four.ok());
        QVERIFY((four->model.meshes[0].primitives[0].colors[1] - Eigen::Vector4f(0.2F, 0.8F, 0, 0)).norm() < 1e-6F);
    }
};

QTEST_GUILESS_MAIN(GltfMaterialsTest)
#include "tst_gltf_materials.moc"

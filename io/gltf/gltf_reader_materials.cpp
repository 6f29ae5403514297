#include "io/gltf/gltf_reader_parts.h"

#include <QCoreApplication>

#include <cmath>

namespace marrow::gltf {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Gltf)
};

float number(const QJsonValue &value, float otherwise)
{
    const double read = value.toDouble(static_cast<double>(otherwise));
    return std::isfinite(read) && std::abs(read) < 1e6 ? static_cast<float>(read) : otherwise;
}

template <class Vector>
Vector numbers(const QJsonValue &value, Vector otherwise)
{
    const QJsonArray array = value.toArray();
    for (int i = 0; i < Vector::RowsAtCompileTime && array.size() == Vector::RowsAtCompileTime; ++i)
        otherwise[i] = number(array.at(i), otherwise[i]);
    return otherwise;
}

/// What a picture is by its first bytes: files often say something else.
QString kindOf(const QByteArray &bytes, const QString &said)
{
    if (bytes.startsWith("\x89PNG"))
        return QStringLiteral("image/png");
    if (bytes.startsWith("\xff\xd8"))
        return QStringLiteral("image/jpeg");
    if (bytes.startsWith("RIFF") && bytes.mid(8, 4) == "WEBP")
        return QStringLiteral("image/webp");
    return said;
}

Result<QByteArray> pictureBytes(Reading &reading, const QJsonObject &json, const QString &pointer)
{
    if (json.contains(QStringLiteral("bufferView")))
        return reading.accessors.viewBytes(json.value(QStringLiteral("bufferView")).toInteger(-1), pointer);
    const QString uri = json.value(QStringLiteral("uri")).toString();
    if (uri.startsWith(QLatin1String("data:"))) {
        const auto bytes = QByteArray::fromBase64Encoding(uri.mid(uri.indexOf(QLatin1Char(',')) + 1).toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
        if (!bytes)
            return reading.fail("gltf.picture", Texts::tr("A picture's data URI is not base64."), pointer);
        return *bytes;
    }
    if (uri.isEmpty() || !reading.files)
        return reading.fail("gltf.picture", Texts::tr("The picture %1 did not come with the model.").arg(uri), pointer);
    return reading.files(uri);
}

void readPictures(Reading &reading)
{
    const QJsonArray list = reading.document.list("images");
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QJsonObject json = list.at(i).toObject();
        const QString pointer = QStringLiteral("/images/%1").arg(i);
        const Result<QByteArray> bytes = pictureBytes(reading, json, pointer);
        if (!bytes)
            reading.warn("gltf.picture", Texts::tr("Picture %1 is missing, its surfaces are shown in plain colours. %2").arg(i).arg(bytes.error().message), pointer);
        QString name = json.value(QStringLiteral("name")).toString();
        if (name.isEmpty() && !json.value(QStringLiteral("uri")).toString().startsWith(QLatin1String("data:")))
            name = json.value(QStringLiteral("uri")).toString();
        const QByteArray encoded = bytes ? *bytes : QByteArray();
        reading.model.textures.emplace_back(name, kindOf(encoded, json.value(QStringLiteral("mimeType")).toString()), encoded);
    }
}

TextureWrap wrapOf(const QJsonValue &value)
{
    constexpr int kClamp = 33071;
    constexpr int kMirror = 33648;
    const int mode = value.toInt();
    return mode == kClamp ? TextureWrap::Clamp : mode == kMirror ? TextureWrap::Mirror : TextureWrap::Repeat;
}

/// KHR_texture_transform: translation · rotation · scale; the turn is counter-clockwise where v grows downwards.
void readPlacement(const QJsonObject &info, TextureUse &use)
{
    const QJsonObject transform = info.value(QStringLiteral("extensions")).toObject().value(QStringLiteral("KHR_texture_transform")).toObject();
    if (transform.isEmpty())
        return;
    const auto offset = numbers<Eigen::Vector2f>(transform.value(QStringLiteral("offset")), Eigen::Vector2f::Zero());
    const auto scale = numbers<Eigen::Vector2f>(transform.value(QStringLiteral("scale")), Eigen::Vector2f::Ones());
    const float turn = number(transform.value(QStringLiteral("rotation")), 0);
    use.placement << std::cos(turn) * scale.x(), std::sin(turn) * scale.y(), offset.x(), -std::sin(turn) * scale.x(), std::cos(turn) * scale.y(), offset.y();
    use.set = transform.value(QStringLiteral("texCoord")).toInt(use.set);
}

Result<TextureUse> readUse(Reading &reading, const QJsonValue &value, const QString &pointer)
{
    TextureUse use;
    if (!value.isObject())
        return use;
    const QJsonObject info = value.toObject();
    const QJsonArray textures = reading.document.list("textures");
    const Result<int> index = reading.index(info, "index", static_cast<std::size_t>(textures.size()), pointer);
    if (!index)
        return index.error();
    if (*index < 0)
        return use;
    const QJsonObject texture = textures.at(*index).toObject();
    const QString place = QStringLiteral("/textures/%1").arg(*index);
    Result<int> source = reading.index(texture, "source", reading.model.textures.size(), place);
    const QJsonObject webp = texture.value(QStringLiteral("extensions")).toObject().value(QStringLiteral("EXT_texture_webp")).toObject();
    if (source && *source < 0 && !webp.isEmpty())
        source = reading.index(webp, "source", reading.model.textures.size(), place);
    if (!source)
        return source.error();
    use.texture = *source;
    use.set = info.value(QStringLiteral("texCoord")).toInt(0);
    readPlacement(info, use);
    if (use.set < 0 || use.set > 1) {
        reading.warn("gltf.texture-places", Texts::tr("A texture is placed by set %1; the first two are known, it is shown by the first.").arg(use.set), pointer);
        use.set = 0;
    }
    const QJsonArray samplers = reading.document.list("samplers");
    const Result<int> sampler = reading.index(texture, "sampler", static_cast<std::size_t>(samplers.size()), place);
    if (!sampler)
        return sampler.error();
    if (*sampler >= 0) {
        constexpr int kNearest = 9728;
        const QJsonObject json = samplers.at(*sampler).toObject();
        use.wrapU = wrapOf(json.value(QStringLiteral("wrapS")));
        use.wrapV = wrapOf(json.value(QStringLiteral("wrapT")));
        use.smooth = json.value(QStringLiteral("magFilter")).toInt() != kNearest;
    }
    return use;
}

Result<ModelMaterial> readMaterial(Reading &reading, const QJsonObject &json, const QString &pointer)
{
    ModelMaterial material;
    material.name = json.value(QStringLiteral("name")).toString();
    const QJsonObject extensions = json.value(QStringLiteral("extensions")).toObject();
    const QJsonObject metallic = json.value(QStringLiteral("pbrMetallicRoughness")).toObject();
    // The older way of saying it; its diffuse part is the base colour of what is no metal.
    const QJsonObject specular = extensions.value(QStringLiteral("KHR_materials_pbrSpecularGlossiness")).toObject();
    const bool old = metallic.isEmpty() && !specular.isEmpty();
    const QJsonValue color = old ? specular.value(QStringLiteral("diffuseFactor")) : metallic.value(QStringLiteral("baseColorFactor"));
    const QJsonValue picture = old ? specular.value(QStringLiteral("diffuseTexture")) : metallic.value(QStringLiteral("baseColorTexture"));
    material.baseColor = numbers<Eigen::Vector4f>(color, Eigen::Vector4f::Ones());
    material.emissive = numbers<Eigen::Vector3f>(json.value(QStringLiteral("emissiveFactor")), Eigen::Vector3f::Zero());
    material.emissive *= number(extensions.value(QStringLiteral("KHR_materials_emissive_strength")).toObject().value(QStringLiteral("emissiveStrength")), 1);
    const Result<TextureUse> base = readUse(reading, picture, pointer);
    const Result<TextureUse> glow = readUse(reading, json.value(QStringLiteral("emissiveTexture")), pointer);
    if (!base || !glow)
        return base ? glow.error() : base.error();
    material.baseTexture = *base;
    material.emissiveTexture = *glow;
    const QString mode = json.value(QStringLiteral("alphaMode")).toString();
    material.alphaMode = mode == QLatin1String("BLEND") ? AlphaMode::Blend : mode == QLatin1String("MASK") ? AlphaMode::Mask : AlphaMode::Opaque;
    material.alphaCutoff = number(json.value(QStringLiteral("alphaCutoff")), 0.5F);
    material.doubleSided = json.value(QStringLiteral("doubleSided")).toBool(false);
    material.unlit = extensions.contains(QStringLiteral("KHR_materials_unlit"));
    return material;
}

} // namespace

Result<void> readMaterials(Reading &reading)
{
    readPictures(reading);
    const QJsonArray list = reading.document.list("materials");
    for (qsizetype i = 0; i < list.size(); ++i) {
        Result<ModelMaterial> material = readMaterial(reading, list.at(i).toObject(), QStringLiteral("/materials/%1").arg(i));
        if (!material)
            return material.error();
        reading.model.materials.push_back(std::move(*material));
    }
    return {};
}

} // namespace marrow::gltf

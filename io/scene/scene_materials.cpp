#include "io/scene/scene_parts.h"

#include <assimp/material.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace marrow::scene {

namespace {

/// What MMD's own light gives a material's diffuse colour beside the ambient one.
constexpr float kMmdLight = 0.6F;

QJsonArray array(std::initializer_list<float> values)
{
    QJsonArray out;
    for (const float value : values)
        out.append(static_cast<double>(std::isfinite(value) ? std::clamp(value, 0.0F, 1.0F) : 1.0F));
    return out;
}

QString mimeOf(QByteArrayView bytes)
{
    return bytes.startsWith("\xff\xd8") ? QStringLiteral("image/jpeg") : bytes.startsWith("\x89PNG") ? QStringLiteral("image/png") : QString();
}

class Textures
{
public:
    explicit Textures(Writing &writing) : m_writing(writing) { }

    /// The texture of a path; -1 when the path is empty or its picture cannot be used.
    int of(const aiString &path)
    {
        const std::string name = path.C_Str();
        if (name.empty())
            return -1;
        if (const auto it = m_known.find(name); it != m_known.end())
            return it->second;
        const int texture = add(name);
        m_known.emplace(name, texture);
        return texture;
    }

private:
    int add(const std::string &name)
    {
        QJsonObject image;
        const auto *inside = m_writing.scene.GetEmbeddedTexture(name.c_str());
        if (inside && inside->mHeight == 0 && inside->mWidth > 0 && inside->pcData) {
            const QByteArrayView bytes(reinterpret_cast<const char *>(inside->pcData), inside->mWidth);
            image.insert(QStringLiteral("bufferView"), m_writing.builder.addView(bytes));
            const QString mime = mimeOf(bytes);
            image.insert(QStringLiteral("mimeType"), mime.isEmpty() ? QStringLiteral("application/octet-stream") : mime);
            image.insert(QStringLiteral("name"), QString::fromUtf8(inside->mFilename.length > 0 ? inside->mFilename.C_Str() : name.c_str()));
        } else {
            image.insert(QStringLiteral("uri"), QString::fromUtf8(name.c_str()));
        }
        if (m_sampler < 0)
            m_sampler = m_writing.builder.add("samplers", {{"wrapS", 10497}, {"wrapT", 10497}, {"minFilter", 9987}, {"magFilter", 9729}});
        return m_writing.builder.add("textures", {{"source", m_writing.builder.add("images", image)}, {"sampler", m_sampler}});
    }

    Writing &m_writing;
    std::map<std::string, int> m_known;
    int m_sampler = -1;
};

int textureOf(const aiMaterial &material, Textures &textures, std::initializer_list<aiTextureType> types)
{
    for (const aiTextureType type : types) {
        aiString path;
        if (material.GetTexture(type, 0, &path) == aiReturn_SUCCESS && path.length > 0)
            return textures.of(path);
    }
    return -1;
}

QJsonObject materialOf(const Writing &writing, const aiMaterial &material, Textures &textures)
{
    const bool mmd = writing.options.kind == SceneKind::Pmx;
    aiString name;
    material.Get(AI_MATKEY_NAME, name);
    aiColor3D diffuse(1, 1, 1);
    aiColor3D ambient(0, 0, 0);
    aiColor3D emissive(0, 0, 0);
    float opacity = 1;
    int twoSided = mmd ? 1 : 0;
    material.Get(AI_MATKEY_COLOR_DIFFUSE, diffuse);
    material.Get(AI_MATKEY_OPACITY, opacity);
    material.Get(AI_MATKEY_TWOSIDED, twoSided);
    QJsonObject pbr{{"metallicFactor", 0}, {"roughnessFactor", 0.9}};
    const int base = textureOf(material, textures, {aiTextureType_BASE_COLOR, aiTextureType_DIFFUSE});
    if (mmd && material.Get(AI_MATKEY_COLOR_AMBIENT, ambient) == aiReturn_SUCCESS)
        diffuse = ambient + diffuse * kMmdLight;
    if (base >= 0) {
        pbr.insert(QStringLiteral("baseColorTexture"), QJsonObject{{"index", base}});
        // Exporters leave grey behind a texture, which the programs themselves do not multiply by.
        if (!mmd)
            diffuse = aiColor3D(1, 1, 1);
    }
    pbr.insert(QStringLiteral("baseColorFactor"), array({diffuse.r, diffuse.g, diffuse.b, opacity}));
    QJsonObject out{{"name", QString::fromUtf8(name.C_Str())}, {"pbrMetallicRoughness", pbr}, {"doubleSided", twoSided != 0}};
    if (opacity < 0.999F)
        out.insert(QStringLiteral("alphaMode"), QStringLiteral("BLEND"));
    if (const int normal = textureOf(material, textures, {aiTextureType_NORMALS, aiTextureType_NORMAL_CAMERA}); normal >= 0)
        out.insert(QStringLiteral("normalTexture"), QJsonObject{{"index", normal}});
    const int glow = textureOf(material, textures, {aiTextureType_EMISSIVE, aiTextureType_EMISSION_COLOR});
    if (glow >= 0 && !mmd) {
        out.insert(QStringLiteral("emissiveTexture"), QJsonObject{{"index", glow}});
        out.insert(QStringLiteral("emissiveFactor"), array({1, 1, 1}));
    } else if (!mmd && material.Get(AI_MATKEY_COLOR_EMISSIVE, emissive) == aiReturn_SUCCESS && !emissive.IsBlack()) {
        out.insert(QStringLiteral("emissiveFactor"), array({emissive.r, emissive.g, emissive.b}));
    }
    return out;
}

} // namespace

void writeMaterials(Writing &writing)
{
    Textures textures(writing);
    for (unsigned i = 0; i < writing.scene.mNumMaterials; ++i)
        writing.builder.add("materials", materialOf(writing, *writing.scene.mMaterials[i], textures));
}

} // namespace marrow::scene

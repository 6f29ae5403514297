#pragma once

#include <QByteArray>
#include <QColor>
#include <QImage>
#include <QString>

#include <Eigen/Core>

#include <memory>
#include <vector>

namespace marrow {

/// A picture of a model as it lies in the file, and decoded when it is first asked for. Copies share both. May be asked from any thread.
class ModelTexture
{
public:
    /// The longest side of a decoded picture; larger ones are made smaller while they are decoded.
    static constexpr int kMaxSide = 4096;

    ModelTexture();
    ModelTexture(const QString &name, const QString &mimeType, const QByteArray &encoded);

    QString name;
    QString mimeType;
    QByteArray encoded; ///< empty when the picture lies in a file that is not there

    /// Straight alpha, RGBA8888; null when there are no bytes or they are no picture that can be read.
    QImage image() const;
    /// The size in the file, without decoding; empty like image().
    QSize size() const;

private:
    struct Decoded;
    std::shared_ptr<Decoded> m_decoded;
};

enum class TextureWrap { Repeat, Clamp, Mirror };

/// How a material looks a picture up (glTF 2.0, 3.9; KHR_texture_transform).
struct TextureUse
{
    int texture = -1; ///< of CharacterModel::textures, -1 for none
    int set = 0;      ///< which of the primitive's texture places, 0 or 1
    TextureWrap wrapU = TextureWrap::Repeat;
    TextureWrap wrapV = TextureWrap::Repeat;
    bool smooth = true;
    Eigen::Matrix<float, 2, 3> placement = Eigen::Matrix<float, 2, 3>::Identity(); ///< applied to (u, v, 1)
};

enum class AlphaMode { Opaque, Mask, Blend };

/// What a surface looks like, as far as the studio draws it. Factors are linear, pictures sRGB.
struct ModelMaterial
{
    QString name;
    Eigen::Vector4f baseColor = Eigen::Vector4f::Ones();
    TextureUse baseTexture;
    Eigen::Vector3f emissive = Eigen::Vector3f::Zero();
    TextureUse emissiveTexture;
    AlphaMode alphaMode = AlphaMode::Opaque;
    float alphaCutoff = 0.5F; ///< with Mask
    bool doubleSided = false;
    bool unlit = false;
};

} // namespace marrow

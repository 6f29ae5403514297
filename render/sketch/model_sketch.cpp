#include "render/sketch/model_sketch.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>

namespace marrow {

namespace {

constexpr int kOversampling = 2;
constexpr int kMaxSide = 4096;
constexpr float kMargin = 1.04F;
constexpr float kAmbient = 0.45F;
const Eigen::Vector3f kLight = Eigen::Vector3f(0.35F, 0.6F, 0.72F).normalized(); // in the picture's axes: right, up, towards

/// Triangles onto a picture, nearest first.
class Canvas
{
public:
    explicit Canvas(const SketchView &view)
        : m_size(std::min(view.size.width(), kMaxSide) * kOversampling, std::min(view.size.height(), kMaxSide) * kOversampling)
        , m_image(m_size, QImage::Format_ARGB32_Premultiplied)
        , m_depth(static_cast<std::size_t>(m_size.width()) * static_cast<std::size_t>(m_size.height()), -std::numeric_limits<float>::infinity())
    {
        m_image.fill(view.background);
        const auto radians = [](float degrees) { return degrees * std::numbers::pi_v<float> / 180; };
        m_turn = (Eigen::AngleAxisf(radians(view.pitchDegrees), Eigen::Vector3f::UnitX()) * Eigen::AngleAxisf(radians(-view.yawDegrees), Eigen::Vector3f::UnitY())).toRotationMatrix();
        Eigen::AlignedBox2f shadow;
        for (int corner = 0; corner < 8; ++corner) {
            const Eigen::Vector3f place = m_turn * view.box.corner(static_cast<Eigen::AlignedBox3f::CornerType>(corner));
            shadow.extend(Eigen::Vector2f(place.head<2>()));
        }
        const Eigen::Vector2f extent = shadow.sizes().cwiseMax(1e-6F) * kMargin;
        m_scale = std::min(static_cast<float>(m_size.width()) / extent.x(), static_cast<float>(m_size.height()) / extent.y());
        m_middle = shadow.center();
    }

    void draw(const Eigen::Vector3f &a, const Eigen::Vector3f &b, const Eigen::Vector3f &c, const Eigen::Vector4f &color)
    {
        const Eigen::Vector3f p[] = {project(a), project(b), project(c)};
        if (!p[0].allFinite() || !p[1].allFinite() || !p[2].allFinite())
            return;
        const float area = cross(p[0], p[1], p[2]);
        if (std::abs(area) < 1e-9F)
            return;
        const int x0 = clampX(std::floor(std::min({p[0].x(), p[1].x(), p[2].x()})));
        const int x1 = clampX(std::ceil(std::max({p[0].x(), p[1].x(), p[2].x()})));
        const int y0 = clampY(std::floor(std::min({p[0].y(), p[1].y(), p[2].y()})));
        const int y1 = clampY(std::ceil(std::max({p[0].y(), p[1].y(), p[2].y()})));
        const QRgb pixel = lit(color, ((m_turn * (b - a)).cross(m_turn * (c - a))).normalized());
        for (int y = y0; y <= y1; ++y) {
            auto *row = reinterpret_cast<QRgb *>(m_image.scanLine(y));
            for (int x = x0; x <= x1; ++x) {
                const Eigen::Vector3f at(static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F, 0);
                const float u = cross(p[1], p[2], at) / area;
                const float v = cross(p[2], p[0], at) / area;
                const float w = 1 - u - v;
                if (u < 0 || v < 0 || w < 0)
                    continue;
                const float depth = u * p[0].z() + v * p[1].z() + w * p[2].z();
                float &nearest = m_depth[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_size.width()) + static_cast<std::size_t>(x)];
                if (depth <= nearest)
                    continue;
                nearest = depth;
                row[x] = pixel;
            }
        }
    }

    QImage picture(const QSize &size) const { return m_image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation); }

private:
    Eigen::Vector3f project(const Eigen::Vector3f &place) const
    {
        const Eigen::Vector3f turned = m_turn * place;
        return {(turned.x() - m_middle.x()) * m_scale + static_cast<float>(m_size.width()) / 2, static_cast<float>(m_size.height()) / 2 - (turned.y() - m_middle.y()) * m_scale, turned.z()};
    }
    static float cross(const Eigen::Vector3f &a, const Eigen::Vector3f &b, const Eigen::Vector3f &c)
    {
        return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
    }
    int clampX(float x) const { return static_cast<int>(std::clamp(x, 0.0F, static_cast<float>(m_size.width() - 1))); }
    int clampY(float y) const { return static_cast<int>(std::clamp(y, 0.0F, static_cast<float>(m_size.height() - 1))); }

    /// Both sides are lit, as triangles of some files look inwards.
    static QRgb lit(const Eigen::Vector4f &color, const Eigen::Vector3f &normal)
    {
        const float light = kAmbient + (1 - kAmbient) * std::max(0.0F, (normal.z() < 0 ? Eigen::Vector3f(-normal) : normal).dot(kLight));
        const auto level = [&](float linear) {
            const float shown = std::clamp(linear * light, 0.0F, 1.0F);
            return static_cast<int>(std::lround(255 * std::pow(shown, 1 / 2.2F)));
        };
        return qRgb(level(color.x()), level(color.y()), level(color.z()));
    }

    QSize m_size;
    QImage m_image;
    std::vector<float> m_depth;
    Eigen::Matrix3f m_turn;
    Eigen::Vector2f m_middle;
    float m_scale = 1;
};

float linearOf(int level)
{
    return std::pow(static_cast<float>(level) / 255, 2.2F);
}

float wrapped(float place, TextureWrap wrap)
{
    switch (wrap) {
    case TextureWrap::Repeat:
        return place - std::floor(place);
    case TextureWrap::Clamp:
        return std::clamp(place, 0.0F, 1.0F);
    case TextureWrap::Mirror:
        break;
    }
    const float twice = place / 2 - std::floor(place / 2);
    return twice < 0.5F ? twice * 2 : 2 - twice * 2;
}

/// The colour of triangles of one primitive.
class Paint
{
public:
    Paint(const CharacterModel &model, const ModelPrimitive &primitive)
        : m_primitive(primitive)
    {
        if (primitive.material < 0)
            return;
        m_material = model.materials[static_cast<std::size_t>(primitive.material)];
        if (m_material.baseTexture.texture >= 0)
            m_texture = model.textures[static_cast<std::size_t>(m_material.baseTexture.texture)].image();
    }

    Eigen::Vector4f at(const std::uint32_t *corners) const
    {
        Eigen::Vector4f color = m_material.baseColor;
        if (!m_primitive.colors.empty())
            color = color.cwiseProduct((m_primitive.colors[corners[0]] + m_primitive.colors[corners[1]] + m_primitive.colors[corners[2]]) / 3);
        const auto &places = m_material.baseTexture.set == 1 ? m_primitive.secondTexturePlaces : m_primitive.texturePlaces;
        if (m_texture.isNull() || places.empty())
            return color;
        const Eigen::Vector2f middle = (places[corners[0]] + places[corners[1]] + places[corners[2]]) / 3;
        const Eigen::Vector2f place = m_material.baseTexture.placement * Eigen::Vector3f(middle.x(), middle.y(), 1);
        if (!place.allFinite())
            return color;
        const float u = wrapped(place.x(), m_material.baseTexture.wrapU);
        const float v = wrapped(place.y(), m_material.baseTexture.wrapV);
        const QColor texel = m_texture.pixelColor(std::min(static_cast<int>(u * static_cast<float>(m_texture.width())), m_texture.width() - 1),
                                                  std::min(static_cast<int>(v * static_cast<float>(m_texture.height())), m_texture.height() - 1));
        return color.cwiseProduct(Eigen::Vector4f(linearOf(texel.red()), linearOf(texel.green()), linearOf(texel.blue()), static_cast<float>(texel.alphaF())));
    }

    bool shows(const Eigen::Vector4f &color) const
    {
        return m_material.alphaMode == AlphaMode::Opaque || color.w() >= (m_material.alphaMode == AlphaMode::Mask ? m_material.alphaCutoff : 0.5F);
    }

private:
    const ModelPrimitive &m_primitive;
    ModelMaterial m_material;
    QImage m_texture;
};

} // namespace

QImage sketchModel(const CharacterModel &model, const ModelPose &pose, const SketchView &view)
{
    if (view.size.isEmpty() || view.box.isEmpty())
        return {};
    Canvas canvas(view);
    for (const ModelPart &part : modelParts(model)) {
        const ModelPrimitive &primitive = model.meshes[static_cast<std::size_t>(part.mesh)].primitives[static_cast<std::size_t>(part.primitive)];
        const PartSurface surface = posedSurface(model, pose, part);
        const Paint paint(model, primitive);
        for (std::size_t i = 0; i + 2 < primitive.triangles.size(); i += 3) {
            const std::uint32_t *corners = &primitive.triangles[i];
            const Eigen::Vector4f color = paint.at(corners);
            if (paint.shows(color))
                canvas.draw(surface.positions[corners[0]], surface.positions[corners[1]], surface.positions[corners[2]], color);
        }
    }
    return canvas.picture(view.size);
}

QImage sketchVoxels(const MeshBlock &mesh, const Palette &palette, SketchView view)
{
    if (view.size.isEmpty() || view.box.isEmpty())
        return {};
    view.yawDegrees += 180;
    Canvas canvas(view);
    for (const MeshQuad &quad : mesh.quads) {
        const auto corners = quadCorners(quad);
        const auto point = [&](std::size_t corner) { return Eigen::Vector3f(corners[corner][0], corners[corner][1], corners[corner][2]); };
        const PaletteEntry &entry = palette.entries[quad.paletteIndex];
        const Eigen::Vector4f color(linearOf(entry.red), linearOf(entry.green), linearOf(entry.blue), 1);
        canvas.draw(point(0), point(1), point(2), color);
        canvas.draw(point(0), point(2), point(3), color);
    }
    return canvas.picture(view.size);
}

} // namespace marrow

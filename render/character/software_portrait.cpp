#include "render/character/software_portrait.h"

#include "model/character/model_pose.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace marrow {

namespace {

constexpr int kFiner = 2; ///< drawn this much larger and made smaller, for smooth edges
constexpr int kMostSide = 2048;
constexpr float kYaw = 0.45F; ///< radians to the side
constexpr float kTilt = -0.14F;
constexpr float kRoom = 1.06F; ///< around the model

/// What a texture is at a place; white where there is none.
class Surface
{
public:
    Surface(const CharacterModel &model, int material)
    {
        if (material < 0 || static_cast<std::size_t>(material) >= model.materials.size())
            return;
        m_material = &model.materials[static_cast<std::size_t>(material)];
        const int texture = m_material->baseTexture.texture;
        if (texture >= 0 && static_cast<std::size_t>(texture) < model.textures.size())
            m_image = model.textures[static_cast<std::size_t>(texture)].image();
    }

    /// Straight alpha, sRGB, 0..1.
    Eigen::Vector4f at(const Eigen::Vector2f &place) const
    {
        Eigen::Vector4f color = Eigen::Vector4f::Ones();
        if (m_material) {
            color = m_material->baseColor;
            for (int i = 0; i < 3; ++i)
                color[i] = std::pow(std::clamp(color[i], 0.0F, 1.0F), 1 / 2.2F);
        }
        if (m_image.isNull())
            return color;
        const Eigen::Vector2f uv = m_material->baseTexture.placement * Eigen::Vector3f(place.x(), place.y(), 1);
        const int x = wrapped(uv.x(), m_image.width(), m_material->baseTexture.wrapU);
        const int y = wrapped(uv.y(), m_image.height(), m_material->baseTexture.wrapV);
        const uchar *pixel = m_image.constScanLine(y) + 4 * x;
        return color.cwiseProduct(Eigen::Vector4f(pixel[0], pixel[1], pixel[2], pixel[3]) / 255.0F);
    }

    bool cuts() const { return m_material && m_material->alphaMode == AlphaMode::Mask; }
    bool blends() const { return m_material && m_material->alphaMode == AlphaMode::Blend; }
    float cutoff() const { return m_material ? m_material->alphaCutoff : 0.5F; }
    bool unlit() const { return m_material && m_material->unlit; }

private:
    static int wrapped(float place, int size, TextureWrap wrap)
    {
        if (!std::isfinite(place))
            return 0;
        if (wrap == TextureWrap::Clamp)
            place = std::clamp(place, 0.0F, 1.0F);
        else if (wrap == TextureWrap::Mirror)
            place = std::abs(place - 2 * std::round(place / 2));
        else
            place -= std::floor(place);
        return std::clamp(static_cast<int>(place * static_cast<float>(size)), 0, size - 1);
    }

    const ModelMaterial *m_material = nullptr;
    QImage m_image;
};

class Canvas
{
public:
    explicit Canvas(const QSize &size)
        : m_image(size, QImage::Format_RGBA8888)
        , m_depth(static_cast<std::size_t>(size.width()) * static_cast<std::size_t>(size.height()), -std::numeric_limits<float>::infinity())
    {
        m_image.fill(Qt::transparent);
    }

    struct Corner
    {
        Eigen::Vector3f place; ///< pixels; larger z is nearer
        Eigen::Vector3f normal;
        Eigen::Vector2f texture;
        Eigen::Vector3f color;
    };

    void draw(const Corner &a, const Corner &b, const Corner &c, const Surface &surface)
    {
        const float area = cross(b.place - a.place, c.place - a.place);
        if (!std::isfinite(area) || std::abs(area) < 1e-6F)
            return;
        const auto [left, right] = std::minmax({a.place.x(), b.place.x(), c.place.x()});
        const auto [top, bottom] = std::minmax({a.place.y(), b.place.y(), c.place.y()});
        const int x0 = std::max(0, static_cast<int>(std::floor(left)));
        const int x1 = std::min(m_image.width() - 1, static_cast<int>(std::ceil(right)));
        const int y0 = std::max(0, static_cast<int>(std::floor(top)));
        const int y1 = std::min(m_image.height() - 1, static_cast<int>(std::ceil(bottom)));
        for (int y = y0; y <= y1; ++y) {
            for (int x = x0; x <= x1; ++x) {
                const Eigen::Vector3f p(static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F, 0);
                const float u = cross(b.place - p, c.place - p) / area;
                const float v = cross(c.place - p, a.place - p) / area;
                const float w = 1 - u - v;
                if (u >= 0 && v >= 0 && w >= 0)
                    shade(x, y, u * a.place.z() + v * b.place.z() + w * c.place.z(), u * a.normal + v * b.normal + w * c.normal,
                          u * a.texture + v * b.texture + w * c.texture, u * a.color + v * b.color + w * c.color, surface);
            }
        }
    }

    QImage takeImage() { return std::move(m_image); }

private:
    static float cross(const Eigen::Vector3f &a, const Eigen::Vector3f &b) { return a.x() * b.y() - a.y() * b.x(); }

    void shade(int x, int y, float depth, const Eigen::Vector3f &normal, const Eigen::Vector2f &texture, const Eigen::Vector3f &tint, const Surface &surface)
    {
        float &nearest = m_depth[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_image.width()) + static_cast<std::size_t>(x)];
        if (depth < nearest)
            return;
        Eigen::Vector4f color = surface.at(texture);
        color.head<3>() = color.head<3>().cwiseProduct(tint);
        if (surface.cuts() && color.w() < surface.cutoff())
            return;
        const float alpha = surface.blends() ? std::clamp(color.w(), 0.0F, 1.0F) : 1;
        if (alpha < 0.02F)
            return;
        float light = 1;
        if (!surface.unlit() && normal.norm() > 1e-6F) {
            static const Eigen::Vector3f toLight = Eigen::Vector3f(-0.4F, 0.6F, 0.7F).normalized();
            Eigen::Vector3f facing = normal.normalized();
            if (facing.z() < 0)
                facing = -facing; // the inside of a sleeve
            light = 0.55F + 0.5F * std::max(0.0F, facing.dot(toLight));
        }
        uchar *pixel = m_image.scanLine(y) + 4 * x;
        for (int i = 0; i < 3; ++i) {
            const float lit = std::clamp(color[i] * light, 0.0F, 1.0F) * 255;
            pixel[i] = static_cast<uchar>(std::lround(pixel[3] == 0 ? lit : lit * alpha + pixel[i] * (1 - alpha)));
        }
        pixel[3] = static_cast<uchar>(std::max<long>(pixel[3], std::lround(alpha * 255)));
        if (alpha > 0.5F)
            nearest = depth;
    }

    QImage m_image;
    std::vector<float> m_depth;
};

/// From the model's space to pixels: turned, then fitted into the picture.
struct View
{
    Eigen::Matrix3f turn;
    Eigen::Vector3f centre;
    float scale = 1;
    Eigen::Vector2f middle;

    Eigen::Vector3f pixel(const Eigen::Vector3f &p) const
    {
        const Eigen::Vector3f turned = turn * p - centre;
        return {middle.x() + turned.x() * scale, middle.y() - turned.y() * scale, turned.z()};
    }
};

View viewOf(const CharacterModel &model, const std::vector<PartSurface> &surfaces, const QSize &size)
{
    View view;
    // A VRM 0.x looks along −Z, all others along +Z.
    const float front = model.vrmVersion == QLatin1String("0") ? float(M_PI) : 0.0F;
    view.turn = (Eigen::AngleAxisf(-kTilt, Eigen::Vector3f::UnitX()) * Eigen::AngleAxisf(front - kYaw, Eigen::Vector3f::UnitY())).toRotationMatrix();
    Eigen::AlignedBox3f box;
    for (const PartSurface &surface : surfaces) {
        for (const Eigen::Vector3f &p : surface.positions) {
            if (p.allFinite())
                box.extend(view.turn * p);
        }
    }
    view.centre = box.isEmpty() ? Eigen::Vector3f::Zero() : Eigen::Vector3f(box.center());
    const Eigen::Vector3f extent = box.isEmpty() ? Eigen::Vector3f::Ones() : Eigen::Vector3f(box.sizes());
    view.scale = std::min(static_cast<float>(size.width()) / std::max(extent.x() * kRoom, 1e-9F), static_cast<float>(size.height()) / std::max(extent.y() * kRoom, 1e-9F));
    view.middle = {static_cast<float>(size.width()) / 2, static_cast<float>(size.height()) / 2};
    return view;
}

} // namespace

QImage modelPortrait(const CharacterModel &model, const QSize &size)
{
    const std::vector<ModelPart> parts = modelParts(model);
    if (parts.empty() || size.isEmpty() || size.width() > kMostSide || size.height() > kMostSide)
        return {};
    const ModelPose pose = bindPose(model);
    std::vector<PartSurface> surfaces;
    for (const ModelPart &part : parts)
        surfaces.push_back(posedSurface(model, pose, part));
    Canvas canvas(size * kFiner);
    const View view = viewOf(model, surfaces, size * kFiner);
    for (const bool blended : {false, true}) {
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const ModelPrimitive &primitive = model.meshes[static_cast<std::size_t>(parts[i].mesh)].primitives[static_cast<std::size_t>(parts[i].primitive)];
            const Surface surface(model, primitive.material);
            if (surface.blends() != blended)
                continue;
            const auto corner = [&](std::uint32_t v) {
                return Canvas::Corner{view.pixel(surfaces[i].positions[v]), view.turn * surfaces[i].normals[v],
                                      v < primitive.texturePlaces.size() ? primitive.texturePlaces[v] : Eigen::Vector2f(0, 0),
                                      v < primitive.colors.size() ? Eigen::Vector3f(primitive.colors[v].head<3>()) : Eigen::Vector3f(1, 1, 1)};
            };
            for (std::size_t t = 0; t + 2 < primitive.triangles.size(); t += 3)
                canvas.draw(corner(primitive.triangles[t]), corner(primitive.triangles[t + 1]), corner(primitive.triangles[t + 2]), surface);
        }
    }
    return canvas.takeImage().scaled(size, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

} // namespace marrow

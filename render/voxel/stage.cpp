#include "render/voxel/stage.h"

#include "render/voxel/ground_shadow.h"
#include "render/voxel/overlay_shapes.h"

#include <QVector4D>

#include <algorithm>
#include <cmath>
#include <utility>

namespace marrow {

namespace {

template <class T>
QByteArray bytesOf(std::initializer_list<T> values)
{
    return QByteArray(reinterpret_cast<const char *>(values.begin()), static_cast<qsizetype>(values.size() * sizeof(T)));
}

QByteArray quadIndices()
{
    return bytesOf<std::uint32_t>({0, 1, 2, 0, 2, 3});
}

VertexLayout placeLayout()
{
    return {{{"vertexPosition", Qt3DCore::QAttribute::Float, 3, 0}}, 12};
}

VertexLayout groundLayout()
{
    return {{{"vertexPosition", Qt3DCore::QAttribute::Float, 3, 0}, {"spot", Qt3DCore::QAttribute::Float, 2, 12}}, 20};
}

QColor faded(const QColor &color, float factor)
{
    QColor result = color;
    result.setAlphaF(color.alphaF() * std::clamp(factor, 0.0F, 1.0F));
    return result;
}

/// Voxels between two grid lines: about a dozen lines across the model.
int gridStep(int extent)
{
    for (const int step : {1, 2, 4, 8, 16, 32}) {
        if (extent / step <= 14)
            return step;
    }
    return 32;
}

} // namespace

Stage::Stage(Qt3DCore::QEntity *parent, SceneMaterials &materials)
    : m_parent(parent)
    , m_materials(materials)
    , m_background(new DynamicMesh(placeLayout(), materials.background(), parent))
    , m_lines(new DynamicMesh(LineBatch::layout(), materials.lines(ScenePass::Blend), parent))
    , m_axes(new DynamicMesh(LineBatch::layout(), materials.lines(ScenePass::Lines), parent))
{
    m_shadow = makeImageTexture(parent, QImage(1, 1, QImage::Format_RGBA8888), true);
    m_shadowTexture = new Qt3DRender::QParameter(QStringLiteral("shadow"), QVariant::fromValue(m_shadow));
    m_shadowTone = new Qt3DRender::QParameter(QStringLiteral("shadowTone"), QVector4D());
    m_ground = new DynamicMesh(groundLayout(), materials.ground(m_shadowTexture, m_shadowTone), parent);
    m_background->setData(bytesOf<float>({-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0}), quadIndices());
}

void Stage::setGrid(const VoxelGrid &grid)
{
    m_size = grid.size();
    delete m_occupancy;
    m_occupancy = nullptr;
    if (grid.cellCount() > 0) {
        QByteArray solid(static_cast<qsizetype>(grid.cellCount()), Qt::Uninitialized);
        const std::uint8_t *in = grid.data();
        std::transform(in, in + grid.cellCount(), solid.begin(), [](std::uint8_t index) { return index ? '\xff' : '\0'; });
        m_occupancy = makeVolumeTexture(m_parent, solid, m_size.x, m_size.y, m_size.z);
    }
    m_floor = {};
    if (const int extent = std::max(m_size.x, m_size.z); extent > 0) {
        const int step = gridStep(extent);
        const auto middle = [step](int size) { return static_cast<float>(size / 2 / step * step); };
        m_floor.step = static_cast<float>(step);
        m_floor.count = extent * 3 / 2 / step + 2;
        m_floor.middle = {middle(m_size.x), 0, middle(m_size.z)};
        m_floor.axisLength = static_cast<float>(std::max({m_size.x, m_size.y, m_size.z})) * 1.15F;
    }
    rebuildLines();
    rebuildShadow(grid);
}

void Stage::setOptions(const ViewOptions &options)
{
    const bool redraw = options.theme != m_options.theme || options.grid != m_options.grid || options.axes != m_options.axes;
    m_options = options;
    if (redraw)
        rebuildLines();
    const QColor &shadow = options.theme.groundShadow;
    m_shadowTone->setValue(QVector4D(shadow.redF(), shadow.greenF(), shadow.blueF(), shadow.alphaF()));
    m_ground->setShown(options.ground);
    m_background->setShown(!options.transparentBackground);
}

void Stage::setFloor(const StageFloor &floor)
{
    m_size = {};
    m_floor = {};
    if (floor.extent > 0) {
        // 1, 2 or 5 times a power of ten: about a dozen lines across.
        const float least = floor.extent / 12;
        const float power = std::pow(10.0F, std::floor(std::log10(least)));
        m_floor.step = power * (least <= power * 1.001F ? 1.0F : least <= power * 2 ? 2.0F : least <= power * 5 ? 5.0F : 10.0F);
        m_floor.count = static_cast<int>(floor.extent * 1.5F / m_floor.step) + 2;
        const auto snapped = [&](float at) { return std::round(at / m_floor.step) * m_floor.step; };
        m_floor.middle = {snapped(floor.middle.x()), floor.middle.y(), snapped(floor.middle.z())};
        m_floor.axisLength = floor.extent * 0.6F;
    }
    rebuildLines();
}

void Stage::rebuildLines()
{
    LineBatch lines;
    LineBatch axes;
    if (m_floor.step > 0 && m_options.grid) {
        const Eigen::Vector3f &middle = m_floor.middle;
        // Every line is cut in two at the middle and fades outwards, so that the floor has no edge.
        for (int i = -m_floor.count; i <= m_floor.count; ++i) {
            const float fade = 1 - static_cast<float>(std::abs(i)) / static_cast<float>(m_floor.count);
            const QColor near = faded(m_options.theme.gridLine, fade * (i % 8 == 0 ? 1.6F : 1));
            const QColor far = faded(near, 0);
            const float offset = static_cast<float>(i) * m_floor.step;
            const float reach = static_cast<float>(m_floor.count) * m_floor.step;
            for (const float end : {-1.0F, 1.0F}) {
                const float length = reach * std::sqrt(std::max(0.0F, 1 - (1 - fade) * (1 - fade))) * end;
                lines.add(middle + Eigen::Vector3f(offset, 0, 0), middle + Eigen::Vector3f(offset, 0, length), near, far, 1);
                lines.add(middle + Eigen::Vector3f(0, 0, offset), middle + Eigen::Vector3f(length, 0, offset), near, far, 1);
            }
        }
    }
    if (m_floor.step > 0 && m_options.axes) {
        const QColor colors[] = {QColor(0xe2, 0x5a, 0x5a), QColor(0x66, 0xb5, 0x4e), QColor(0x4f, 0x8d, 0xe8)};
        for (int axis = 0; axis < 3; ++axis)
            axes.add(m_floor.origin, m_floor.origin + Eigen::Vector3f::Unit(axis) * m_floor.axisLength, colors[axis], 1.5F);
    }
    lines.apply(m_lines);
    axes.apply(m_axes);
}

void Stage::setShadow(const QImage &picture, const QRectF &area, float y)
{
    if (picture.isNull()) {
        m_ground->setData({}, {});
        return;
    }
    if (m_shadowImage && m_shadow->width() == picture.width() && m_shadow->height() == picture.height())
        m_shadowImage->setImage(picture);
    else
        showShadow(picture);
    const auto low = static_cast<float>(area.left());
    const auto high = static_cast<float>(area.right());
    const auto back = static_cast<float>(area.top());
    const auto front = static_cast<float>(area.bottom());
    m_ground->setData(bytesOf<float>({low, y, back, 0, 0, low, y, front, 0, 1, high, y, front, 1, 1, high, y, back, 1, 0}), quadIndices());
}

void Stage::showShadow(const QImage &picture)
{
    Qt3DRender::QTexture2D *old = std::exchange(m_shadow, makeImageTexture(m_parent, picture, true));
    m_shadowImage = static_cast<DataTextureImage *>(m_shadow->textureImages().constFirst());
    m_shadowTexture->setValue(QVariant::fromValue(m_shadow));
    delete old;
}

void Stage::rebuildShadow(const VoxelGrid &grid)
{
    if (grid.cellCount() == 0) {
        m_ground->setData({}, {});
        return;
    }
    const int margin = std::clamp(std::max(m_size.x, m_size.z) / 3, 6, 60);
    showShadow(groundShadow(grid, margin));
    const auto low = static_cast<float>(-margin);
    const auto x = static_cast<float>(m_size.x + margin);
    const auto z = static_cast<float>(m_size.z + margin);
    // Just below the floor, or it would fight with the undersides of the lowest voxels.
    constexpr float y = -0.02F;
    m_ground->setData(bytesOf<float>({low, y, low, 0, 0, low, y, z, 0, 1, x, y, z, 1, 1, x, y, low, 1, 0}), quadIndices());
}

} // namespace marrow

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

void Stage::rebuildLines()
{
    LineBatch lines;
    LineBatch axes;
    if (m_size.x > 0 && m_options.grid) {
        const int extent = std::max(m_size.x, m_size.z);
        const int step = gridStep(extent);
        const int reach = (extent * 3 / 2 / step + 2) * step;
        const Eigen::Vector2f middle(std::floor(static_cast<float>(m_size.x) / 2 / static_cast<float>(step)) * static_cast<float>(step),
                                     std::floor(static_cast<float>(m_size.z) / 2 / static_cast<float>(step)) * static_cast<float>(step));
        // Every line is cut in two at the middle and fades outwards, so that the floor has no edge.
        for (int at = -reach; at <= reach; at += step) {
            const float fade = 1 - static_cast<float>(std::abs(at)) / static_cast<float>(reach);
            const QColor near = faded(m_options.theme.gridLine, fade * (at / step % 8 == 0 ? 1.6F : 1));
            const QColor far = faded(near, 0);
            const auto offset = static_cast<float>(at);
            for (const float end : {-1.0F, 1.0F}) {
                const float length = static_cast<float>(reach) * std::sqrt(std::max(0.0F, 1 - (1 - fade) * (1 - fade))) * end;
                lines.add({middle.x() + offset, 0, middle.y()}, {middle.x() + offset, 0, middle.y() + length}, near, far, 1);
                lines.add({middle.x(), 0, middle.y() + offset}, {middle.x() + length, 0, middle.y() + offset}, near, far, 1);
            }
        }
    }
    if (m_size.x > 0 && m_options.axes) {
        const auto length = static_cast<float>(std::max({m_size.x, m_size.y, m_size.z})) * 1.15F;
        axes.add({0, 0, 0}, {length, 0, 0}, QColor(0xe2, 0x5a, 0x5a), 1.5F);
        axes.add({0, 0, 0}, {0, length, 0}, QColor(0x66, 0xb5, 0x4e), 1.5F);
        axes.add({0, 0, 0}, {0, 0, length}, QColor(0x4f, 0x8d, 0xe8), 1.5F);
    }
    lines.apply(m_lines);
    axes.apply(m_axes);
}

void Stage::rebuildShadow(const VoxelGrid &grid)
{
    if (grid.cellCount() == 0) {
        m_ground->setData({}, {});
        return;
    }
    const int margin = std::clamp(std::max(m_size.x, m_size.z) / 3, 6, 60);
    Qt3DRender::QTexture2D *old = std::exchange(m_shadow, makeImageTexture(m_parent, groundShadow(grid, margin), true));
    m_shadowTexture->setValue(QVariant::fromValue(m_shadow));
    delete old;
    const auto low = static_cast<float>(-margin);
    const auto x = static_cast<float>(m_size.x + margin);
    const auto z = static_cast<float>(m_size.z + margin);
    // Just below the floor, or it would fight with the undersides of the lowest voxels.
    constexpr float y = -0.02F;
    m_ground->setData(bytesOf<float>({low, y, low, 0, 0, low, y, z, 0, 1, x, y, z, 1, 1, x, y, low, 1, 0}), quadIndices());
}

} // namespace marrow

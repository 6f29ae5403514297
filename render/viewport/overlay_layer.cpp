#include "render/viewport/overlay_layer.h"

#include "render/viewport/compass.h"
#include "render/viewport/gizmo_drawing.h"

#include <array>

namespace marrow {

namespace {

constexpr double kHudMargin = 10;

Eigen::Vector3f onScreen(QPointF point)
{
    return {static_cast<float>(point.x()), static_cast<float>(point.y()), 0};
}

} // namespace

OverlayLayer::OverlayLayer(Qt3DCore::QEntity *parent, SceneMaterials &materials)
    : m_outline(new DynamicMesh(LineBatch::layout(), materials.lines(ScenePass::Lines), parent))
    , m_outlineBehind(new DynamicMesh(LineBatch::layout(), materials.lines(ScenePass::Bones, 0.22F), parent))
    , m_worldLines(new DynamicMesh(LineBatch::layout(), materials.lines(ScenePass::Lines), parent))
    , m_topLines(new DynamicMesh(LineBatch::layout(), materials.lines(ScenePass::Bones), parent))
    , m_gizmoLines(new DynamicMesh(LineBatch::layout(), materials.lines(ScenePass::Gizmo), parent))
    , m_gizmoSolids(new DynamicMesh(SolidBatch::layout(), materials.solid(ScenePass::Gizmo), parent))
    , m_screenLines(new DynamicMesh(LineBatch::layout(), materials.lines(ScenePass::Hud, 1, true), parent))
    , m_hud(parent, materials)
    , m_compass(parent, materials)
{
}

void OverlayLayer::setContent(const OverlayContent &content, const VoxelAsset &asset)
{
    const OverlayContent old = std::exchange(m_content, content);
    const VoxelBinding *binding = asset.rig ? &asset.rig->binding : nullptr;
    const bool newHover = !(old.hover == content.hover);
    const bool newSelection = !(old.selection == content.selection);
    if (newHover)
        m_hoverEdges = outlineEdges(content.hover, asset.grid.size(), binding);
    if (newSelection)
        m_selectionEdges = outlineEdges(content.selection, asset.grid.size(), binding);
    if (newHover || newSelection || old.hoverColor != content.hoverColor)
        drawOutlines();
    if (old.gizmo != content.gizmo)
        drawGizmoNow();
    if (old.screenLines != content.screenLines || old.worldLines != content.worldLines)
        drawLines();
    if (old.hud != content.hud)
        drawHud();
}

void OverlayLayer::assetChanged(const VoxelAsset &asset)
{
    const VoxelBinding *binding = asset.rig ? &asset.rig->binding : nullptr;
    m_skeleton = asset.rig ? asset.rig->skeleton : Skeleton();
    const Int3 size = asset.grid.size();
    // A set that reaches beyond the new grid is another model's.
    const auto cells = static_cast<std::uint32_t>(asset.grid.cellCount());
    for (VoxelSet *set : {&m_content.hover, &m_content.selection}) {
        if (!set->empty() && set->runs().back().end() > cells)
            *set = VoxelSet();
    }
    m_hoverEdges = outlineEdges(m_content.hover, size, binding);
    m_selectionEdges = outlineEdges(m_content.selection, size, binding);
    drawOutlines();
}

void OverlayLayer::setSkinning(const std::vector<Eigen::Affine3f> &skinning)
{
    m_skinning = skinning;
    if (!m_selectionEdges.empty() || !m_hoverEdges.empty())
        drawOutlines();
}

void OverlayLayer::setView(const CameraRig &rig, const QSize &deviceSize, qreal pixelRatio, const ViewOptions &options)
{
    const bool newRig = !(rig == m_rig);
    const bool newSize = deviceSize != m_deviceSize || pixelRatio != m_pixelRatio;
    const bool newTheme = options.theme != m_options.theme;
    const bool newCompass = options.axisIndicator != m_options.axisIndicator || options.theme != m_options.theme;
    m_rig = rig;
    m_deviceSize = deviceSize;
    m_pixelRatio = pixelRatio;
    m_options = options;
    if (newRig || newSize)
        drawGizmoNow();
    if (newSize || newTheme)
        drawHud();
    if (newTheme) {
        drawOutlines();
        drawLines();
    }
    if (newRig || newSize || newCompass)
        drawCompassNow();
}

Eigen::Vector3f OverlayLayer::moved(JointId joint, Int3 point) const
{
    const Eigen::Vector3f at(static_cast<float>(point.x), static_cast<float>(point.y), static_cast<float>(point.z));
    const int index = m_skeleton.indexOf(joint);
    return index >= 0 && static_cast<std::size_t>(index) < m_skinning.size() ? Eigen::Vector3f(m_skinning[static_cast<std::size_t>(index)] * at) : at;
}

void OverlayLayer::drawOutlines()
{
    LineBatch lines;
    for (const OutlineEdge &edge : m_selectionEdges)
        lines.add(moved(edge.joint, edge.from), moved(edge.joint, edge.to), m_options.theme.accent, 1.75F);
    const QColor hover = m_content.hoverColor.isValid() ? m_content.hoverColor : m_options.theme.hover;
    for (const OutlineEdge &edge : m_hoverEdges)
        lines.add(moved(edge.joint, edge.from), moved(edge.joint, edge.to), hover, 2);
    lines.apply(m_outline);
    lines.apply(m_outlineBehind);
}

void OverlayLayer::drawGizmoNow()
{
    LineBatch lines;
    SolidBatch solids;
    if (m_content.gizmo) {
        const GizmoState &gizmo = *m_content.gizmo;
        const float logicalHeight = static_cast<float>(m_deviceSize.height() / m_pixelRatio);
        const float size = gizmoSize(m_rig.voxelsPerPixel(gizmo.origin, logicalHeight));
        const Eigen::Vector3f view = m_rig.orthographic ? m_rig.forward() : Eigen::Vector3f((gizmo.origin - m_rig.eye()).normalized());
        drawGizmo(gizmo, size, view, lines, solids);
    }
    lines.apply(m_gizmoLines);
    solids.apply(m_gizmoSolids);
}

void OverlayLayer::drawLines()
{
    LineBatch hidden;
    LineBatch top;
    for (const WorldLine &line : m_content.worldLines)
        (line.onTop ? top : hidden).add(line.from, line.to, line.color.isValid() ? line.color : m_options.theme.accent, line.width);
    LineBatch screen;
    for (const ScreenLine &line : m_content.screenLines) {
        const QColor color = line.color.isValid() ? line.color : m_options.theme.accent;
        for (qsizetype i = 1; i < line.points.size(); ++i)
            screen.add(onScreen(line.points[i - 1]), onScreen(line.points[i]), color, line.width);
        if (line.closed && line.points.size() > 2)
            screen.add(onScreen(line.points.constLast()), onScreen(line.points.constFirst()), color, line.width);
    }
    hidden.apply(m_worldLines);
    top.apply(m_topLines);
    screen.apply(m_screenLines);
}

void OverlayLayer::drawHud()
{
    std::vector<Label> labels;
    const double width = m_deviceSize.width() / m_pixelRatio;
    const double height = m_deviceSize.height() / m_pixelRatio;
    std::array<double, 4> used = {kHudMargin, kHudMargin, kHudMargin, kHudMargin};
    if (m_options.axisIndicator)
        used[1] += kCompassSize + kCompassMargin;
    for (const HudText &text : m_content.hud) {
        Label label;
        label.text = text.text;
        label.color = text.color.isValid() ? text.color : m_options.theme.text;
        label.background = m_options.theme.textBackground;
        label.swatch = text.swatch;
        label.large = text.large;
        label.onScreen = true;
        const QSizeF size = LabelLayer::measure(label);
        QPointF at = text.point;
        if (text.place != HudText::Place::AtPoint) {
            double &offset = used[static_cast<std::size_t>(text.place)];
            const bool right = text.place == HudText::Place::TopRight || text.place == HudText::Place::BottomRight;
            const bool bottom = text.place == HudText::Place::BottomLeft || text.place == HudText::Place::BottomRight;
            at = QPointF(right ? width - kHudMargin - size.width() : kHudMargin, bottom ? height - offset - size.height() : offset);
            offset += size.height() + 4;
        }
        label.anchor = onScreen(at);
        labels.push_back(std::move(label));
    }
    m_hud.setLabels(labels, m_pixelRatio);
}

void OverlayLayer::drawCompassNow()
{
    std::vector<Label> labels;
    if (m_options.axisIndicator) {
        Label label;
        label.picture = drawCompass(m_rig, m_options.theme, m_pixelRatio);
        label.onScreen = true;
        label.anchor = onScreen({m_deviceSize.width() / m_pixelRatio - kCompassSize - kCompassMargin, kCompassMargin});
        labels.push_back(std::move(label));
    }
    m_compass.setLabels(labels, m_pixelRatio);
}

} // namespace marrow

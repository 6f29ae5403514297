#include "views/puppet/overlay_builder.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace marrow {

namespace {

QColor withAlpha(QColor color, int alpha)
{
    color.setAlpha(alpha);
    return color;
}

QRectF boxOf(std::span<const float> points)
{
    double left = std::numeric_limits<double>::infinity();
    double top = left, right = -left, bottom = -left;
    for (std::size_t i = 0; i + 1 < points.size(); i += 2) {
        if (!std::isfinite(points[i]) || !std::isfinite(points[i + 1]))
            continue;
        left = std::min<double>(left, points[i]);
        right = std::max<double>(right, points[i]);
        top = std::min<double>(top, points[i + 1]);
        bottom = std::max<double>(bottom, points[i + 1]);
    }
    return left <= right ? QRectF(QPointF(left, top), QPointF(right, bottom)) : QRectF();
}

/// Null boxes add nothing, boxes without area do.
QRectF joined(const QRectF &a, const QRectF &b)
{
    if (a.isNull())
        return b;
    if (b.isNull())
        return a;
    return QRectF(QPointF(std::min(a.left(), b.left()), std::min(a.top(), b.top())),
                  QPointF(std::max(a.right(), b.right()), std::max(a.bottom(), b.bottom())));
}

constexpr double kOpenSpacing = 6; ///< pixels from vertex to vertex from which a net is drawn at full strength
constexpr double kLeastStrength = 0.15;

/// The mean length of a mesh's edges as it stands, in canvas pixels.
double meanEdge(std::span<const float> points, const std::vector<MeshEdges::Edge> &edges)
{
    double sum = 0;
    std::size_t count = 0;
    for (const auto &[a, b] : edges) {
        const auto length = static_cast<double>(std::hypot(points[2 * a] - points[2 * b], points[2 * a + 1] - points[2 * b + 1]));
        if (!std::isfinite(length))
            continue;
        sum += length;
        ++count;
    }
    return count ? sum / static_cast<double>(count) : 0;
}

/// The diameter of a vertex's dot: a quarter of the way to the next; what is selected can always be seen.
float dotFor(double spacing, bool selected)
{
    return static_cast<float>(std::clamp(spacing / 4, selected ? 2.0 : 1.0, 4.0));
}

} // namespace

OverlayBuilder::OverlayBuilder(PuppetContext &context)
    : m_context(context)
    , m_edges(context.sharedRig())
{
    // A strand hangs from the first deformer that one of its outputs moves: physics itself has no place on the canvas.
    for (const PhysicsGroup &group : context.rig().physics.groups) {
        std::int32_t anchor = -1;
        for (std::size_t d = 0; d < context.rig().deformers.size() && anchor < 0; ++d) {
            const Deformer &deformer = context.rig().deformers[d];
            const GridShape &grid = deformer.warp() ? static_cast<const GridShape &>(deformer.warp()->lattice)
                                                    : static_cast<const GridShape &>(deformer.rotation()->pivot);
            for (const KeyAxis &axis : grid.axes) {
                for (const PhysicsOutput &output : group.outputs) {
                    if (output.parameter == axis.parameter)
                        anchor = static_cast<std::int32_t>(d);
                }
            }
        }
        m_strandAnchors.push_back(anchor);
    }
}

void OverlayBuilder::build(const OverlayOptions &options, const Tokens &tokens, double zoom)
{
    m_options = options;
    m_tokens = tokens;
    m_zoom = zoom;
    m_shapes.clear();
    m_handles.clear();
    addFrame();
    addMeshes();
    if (m_options.parts)
        addParts();
    if (m_options.hitAreas)
        addHitAreas();
    addDeformers();
    if (m_options.bones)
        addBones();
    if (m_options.colliders)
        addColliders();
    if (m_options.strands)
        addStrands();
    if (m_options.particles || m_options.constraints)
        addSimulations();
    for (const PuppetHighlight &highlight : m_context.highlights()) {
        const int alpha = static_cast<int>(40 + 215 * std::clamp(highlight.amount, 0.0f, 1.0f));
        addOutlineOf(highlight.item, {withAlpha(m_tokens.warning, alpha), 1 + highlight.amount});
    }
    for (const PuppetItem &item : m_context.hovered())
        addOutlineOf(item, {withAlpha(m_tokens.text, 200), 1.25f});
    for (const PuppetItem &item : m_context.selection()) {
        addOutlineOf(item, {m_tokens.accent, 2});
        // All names of meshes at once would hide the drawing: those that were asked for.
        if (const QRectF box = boundsOf(item); item.kind == PuppetItemKind::Mesh && !box.isNull())
            addName(box.topLeft(), item, m_tokens.accent);
    }
}

bool OverlayBuilder::takesPart(const PuppetItem &item) const
{
    return !m_options.onlySelected || m_context.isSelected(item);
}

void OverlayBuilder::addFrame()
{
    const float w = m_context.rig().canvas.width;
    const float h = m_context.rig().canvas.height;
    const QColor color = withAlpha(m_tokens.controlBorder, 150);
    m_shapes.line(0, 0, w, 0, color);
    m_shapes.line(w, 0, w, h, color);
    m_shapes.line(w, h, 0, h, color);
    m_shapes.line(0, h, 0, 0, color);
}

void OverlayBuilder::addName(const QPointF &at, const PuppetItem &item, const QColor &color)
{
    if (m_options.names)
        m_shapes.label(at, m_context.nameOf(item), color);
}

void OverlayBuilder::addMeshes()
{
    if (!m_options.wireframe && !m_options.vertices)
        return;
    const PuppetPose &pose = m_context.pose();
    for (std::uint32_t m = 0; m < pose.meshCount(); ++m) {
        if (!takesPart({PuppetItemKind::Mesh, m}) || (!m_options.onlySelected && !(pose.opacity[m] > 0.0f)))
            continue;
        // A net denser than a few pixels would hide what it lies on: it grows fainter with the zoom, and its dots smaller.
        const double spacing = m_zoom * meanEdge(pose.meshVertices(m), m_edges.all(m));
        const bool picked = m_context.isSelected({PuppetItemKind::Mesh, m});
        const double strength = picked ? 1 : std::clamp(spacing / kOpenSpacing, kLeastStrength, 1.0);
        if (m_options.wireframe)
            addMesh(m, m_edges.all(m), {withAlpha(m_tokens.text, static_cast<int>(110 * strength)), 0.75f});
        if (m_options.vertices)
            addVertices(m, {withAlpha(m_tokens.text, static_cast<int>(220 * strength)), dotFor(spacing, picked)});
    }
}

void OverlayBuilder::addMesh(std::uint32_t mesh, const std::vector<MeshEdges::Edge> &edges, const Look &look)
{
    const std::span<const float> points = m_context.pose().meshVertices(mesh);
    for (const auto &[a, b] : edges)
        m_shapes.line(points[2 * a], points[2 * a + 1], points[2 * b], points[2 * b + 1], look.color, look.width);
}

void OverlayBuilder::addVertices(std::uint32_t mesh, const Look &look)
{
    const std::span<const float> points = m_context.pose().meshVertices(mesh);
    for (std::size_t i = 0; i + 1 < points.size(); i += 2)
        m_shapes.dot(points[i], points[i + 1], look.color, look.width);
}

std::vector<std::uint32_t> OverlayBuilder::meshesOfPart(std::uint32_t part) const
{
    const PuppetRig &rig = m_context.rig();
    std::set<std::uint32_t> seen;
    std::set<std::uint32_t> meshes;
    std::vector<std::uint32_t> open{part};
    while (!open.empty()) {
        const std::uint32_t each = open.back();
        open.pop_back();
        if (!seen.insert(each).second)
            continue;
        for (const PartChild &child : rig.parts[each].children) {
            if (child.isMesh)
                meshes.insert(child.index);
            else
                open.push_back(child.index);
        }
    }
    return {meshes.begin(), meshes.end()};
}

void OverlayBuilder::addParts()
{
    for (std::uint32_t part = 0; part < m_context.rig().parts.size(); ++part) {
        const std::vector<PartChild> &children = m_context.rig().parts[part].children;
        const bool hasMeshes = std::any_of(children.begin(), children.end(), [](const PartChild &child) { return child.isMesh; });
        if (hasMeshes && takesPart({PuppetItemKind::Part, part}))
            addPart(part, {withAlpha(overlayColors(m_tokens).part, 170), 1});
    }
}

void OverlayBuilder::addPart(std::uint32_t part, const Look &look)
{
    const QRectF box = boundsOf({PuppetItemKind::Part, part});
    if (box.isNull())
        return;
    const auto l = static_cast<float>(box.left()), t = static_cast<float>(box.top());
    const auto r = static_cast<float>(box.right()), b = static_cast<float>(box.bottom());
    m_shapes.dashes(l, t, r, t, look.color, look.width);
    m_shapes.dashes(r, t, r, b, look.color, look.width);
    m_shapes.dashes(r, b, l, b, look.color, look.width);
    m_shapes.dashes(l, b, l, t, look.color, look.width);
    addName(box.topLeft(), {PuppetItemKind::Part, part}, look.color);
}

void OverlayBuilder::addHitAreas()
{
    const std::vector<HitArea> &areas = m_context.rig().hitAreas;
    const QColor color = overlayColors(m_tokens).hitArea;
    for (std::uint32_t i = 0; i < areas.size(); ++i) {
        addOutlineOf({PuppetItemKind::HitArea, i}, {color, 1.5f});
        const QRectF box = boundsOf({PuppetItemKind::HitArea, i});
        if (!box.isNull())
            m_shapes.label(box.topLeft(), m_context.nameOf({PuppetItemKind::HitArea, i}), color);
    }
}

QRectF OverlayBuilder::boundsOf(const PuppetItem &item) const
{
    const PuppetPose &pose = m_context.pose();
    const PuppetRig &rig = m_context.rig();
    const auto ofMeshes = [&pose](const std::vector<std::uint32_t> &meshes) {
        QRectF box;
        for (const std::uint32_t mesh : meshes)
            box = joined(box, boxOf(pose.meshVertices(mesh)));
        return box;
    };
    switch (item.kind) {
    case PuppetItemKind::Mesh:
        return boxOf(pose.meshVertices(item.index));
    case PuppetItemKind::Part:
        return ofMeshes(meshesOfPart(item.index));
    case PuppetItemKind::HitArea:
        return ofMeshes(rig.hitAreas[item.index].meshes);
    case PuppetItemKind::Deformer: {
        std::vector<std::uint32_t> meshes; // what hangs on it says where it is
        for (std::uint32_t m = 0; m < rig.meshes.size(); ++m) {
            for (std::int32_t d = rig.meshes[m].parent; d >= 0; d = rig.deformers[static_cast<std::size_t>(d)].parent) {
                if (static_cast<std::uint32_t>(d) == item.index) {
                    meshes.push_back(m);
                    break;
                }
            }
        }
        return ofMeshes(meshes);
    }
    case PuppetItemKind::Collider:
        if (const auto placed = m_context.puppet().colliderPlace(item.index)) {
            const auto r = static_cast<double>(std::max(placed->radiusA, placed->radiusB));
            return QRectF(QPointF(placed->ax, placed->ay), QPointF(placed->bx, placed->by)).normalized().adjusted(-r, -r, r, r);
        }
        return {};
    case PuppetItemKind::PhysicsGroup: {
        const QPointF anchor = anchorOfStrand(item.index);
        return QRectF(anchor - QPointF(20, 20), anchor + QPointF(20, 20));
    }
    case PuppetItemKind::Parameter:
        return {};
    }
    return {};
}

void OverlayBuilder::addOutlineOf(const PuppetItem &item, const Look &look)
{
    switch (item.kind) {
    case PuppetItemKind::Mesh:
        addMesh(item.index, m_edges.outline(item.index), look);
        break;
    case PuppetItemKind::Part:
        for (const std::uint32_t mesh : meshesOfPart(item.index)) {
            if (m_context.pose().opacity[mesh] > 0.0f)
                addMesh(mesh, m_edges.outline(mesh), look);
        }
        addPart(item.index, look);
        break;
    case PuppetItemKind::HitArea:
        for (const std::uint32_t mesh : m_context.rig().hitAreas[item.index].meshes)
            addMesh(mesh, m_edges.outline(mesh), look);
        break;
    case PuppetItemKind::Deformer:
        if (item.index < m_context.rig().deformers.size()) {
            if (m_context.rig().deformers[item.index].warp())
                addLattice(item.index, look);
            else
                addRotation(item.index, look);
        }
        break;
    case PuppetItemKind::PhysicsGroup:
        addStrand(item.index, look);
        break;
    case PuppetItemKind::Collider:
        if (const auto placed = m_context.puppet().colliderPlace(item.index))
            addCollider(*placed, look);
        break;
    case PuppetItemKind::Parameter:
        break;
    }
}

} // namespace marrow

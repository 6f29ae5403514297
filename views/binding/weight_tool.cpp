#include "views/binding/weight_tool.h"

#include "model/commands/character_commands.h"
#include "views/viewport/viewport_widget.h"

#include <QJsonArray>
#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr float kSpacing = 0.25F; ///< of the radius, between two dabs of a stroke
constexpr int kRingCorners = 40;
constexpr float kSizeStep = 1.15F;

} // namespace

WeightTool::WeightTool(ShowWeights show)
    : m_show(std::move(show))
{
}

void WeightTool::setDesk(BindingDesk *desk)
{
    m_desk = desk;
    m_painting = false;
    m_mesh.reset();
    m_neighbours.reset();
}

void WeightTool::deactivate(ViewportWidget &view)
{
    showRing(view, std::nullopt);
}

std::optional<WeightTool::Touch> WeightTool::touchAt(const ViewportWidget &view, const ViewportEvent &event) const
{
    if (!m_desk || !m_desk->asset().bound())
        return std::nullopt;
    const auto hit = view.scene().pickCharacter(event.ray);
    const BakedMesh &mesh = *m_desk->asset().mesh;
    if (!hit || hit->part < 0 || static_cast<std::size_t>(hit->part) >= mesh.ranges.size())
        return std::nullopt;
    const BakedMesh::Range &range = mesh.ranges[static_cast<std::size_t>(hit->part)];
    Touch touch{hit->position, hit->normal, Eigen::Vector3f::Zero(), 0};
    for (std::size_t k = 0; k < 3; ++k) {
        if (hit->corners[k] >= range.vertexCount)
            return std::nullopt; // the view still shows another model
        touch.atRest += hit->barycentric[static_cast<Eigen::Index>(k)] * mesh.positions[range.firstVertex + hit->corners[k]];
    }
    Eigen::Index nearest = 0;
    hit->barycentric.maxCoeff(&nearest);
    touch.vertex = range.firstVertex + hit->corners[static_cast<std::size_t>(nearest)];
    return touch;
}

void WeightTool::showRing(ViewportWidget &view, const std::optional<Touch> &touch) const
{
    std::vector<WorldLine> lines;
    if (touch && m_desk) {
        const float radius = m_desk->brush().radius * m_desk->asset().placement.height;
        const Eigen::Vector3f side = touch->normal.unitOrthogonal();
        const Eigen::Vector3f up = touch->normal.cross(side);
        const auto corner = [&](int i) {
            const float angle = 2 * 3.14159265F * static_cast<float>(i) / kRingCorners;
            return Eigen::Vector3f(touch->shown + radius * (std::cos(angle) * side + std::sin(angle) * up));
        };
        for (int i = 0; i < kRingCorners; ++i)
            lines.push_back({corner(i), corner(i + 1), {}, 1.5F, true});
    }
    view.setWorldLines(lines);
}

WeightBrush WeightTool::brushFor(Qt::KeyboardModifiers modifiers) const
{
    if (modifiers & Qt::ShiftModifier)
        return WeightBrush::Smooth;
    const WeightBrush brush = m_desk->brush().brush;
    if (!(modifiers & Qt::ControlModifier))
        return brush;
    return brush == WeightBrush::Subtract ? WeightBrush::Add : WeightBrush::Subtract;
}

void WeightTool::hover(ViewportWidget &view, const ViewportEvent *event)
{
    showRing(view, event ? touchAt(view, *event) : std::nullopt);
}

bool WeightTool::press(ViewportWidget &view, const ViewportEvent &event)
{
    const auto touch = touchAt(view, event);
    if (event.button != Qt::LeftButton || !touch)
        return false;
    if (m_desk->brush().flood) {
        m_desk->execute(QStringLiteral("weights.flood"), {{"joint", humanoidJointName(m_desk->joint())},
                                                          {"vertex", static_cast<qint64>(touch->vertex)},
                                                          {"value", static_cast<double>(m_desk->brush().value)}});
        return true;
    }
    if (m_mesh != m_desk->asset().mesh) {
        m_mesh = m_desk->asset().mesh;
        m_neighbours = std::make_shared<const VertexNeighbours>(*m_mesh);
    }
    m_painting = true;
    m_brush = brushFor(event.modifiers);
    m_weights = m_desk->asset().weights.flat();
    m_dabs.clear();
    dab(touch->atRest);
    preview();
    return true;
}

void WeightTool::drag(ViewportWidget &view, const ViewportEvent &event)
{
    const auto touch = touchAt(view, event);
    showRing(view, touch);
    if (!m_painting || !touch)
        return;
    dabTo(touch->atRest);
    preview();
}

void WeightTool::dabTo(const Eigen::Vector3f &point)
{
    const float spacing = std::max(kSpacing * m_desk->brush().radius * m_desk->asset().placement.height, 1e-6F);
    const Eigen::Vector3f from = m_dabs.back();
    const float length = (point - from).norm();
    // A jump to another limb is no line along the surface.
    if (length > 12 * spacing)
        return dab(point);
    const int steps = static_cast<int>(length / spacing);
    for (int step = 1; step <= steps; ++step)
        dab(from + (point - from) * (static_cast<float>(step) * spacing / length));
}

void WeightTool::dab(const Eigen::Vector3f &point)
{
    const BrushSettings &brush = m_desk->brush();
    m_dabs.push_back(point);
    WeightEdit edit{*m_mesh, *m_neighbours, m_weights, m_desk->asset().locks, &m_touched};
    applyDab(edit, {point, brush.radius * m_desk->asset().placement.height, brush.strength, brush.falloff}, m_brush, m_desk->joint(), brush.value, brush.mirror);
}

void WeightTool::preview()
{
    std::vector<bool> parts(m_mesh->ranges.size(), false);
    for (const std::uint32_t vertex : m_touched) {
        for (std::size_t i = 0; i < parts.size(); ++i)
            parts[i] = parts[i] || (vertex >= m_mesh->ranges[i].firstVertex && vertex < m_mesh->ranges[i].firstVertex + m_mesh->ranges[i].vertexCount);
    }
    m_touched.clear();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (!parts[i])
            continue;
        const BakedMesh::Range &range = m_mesh->ranges[i];
        std::vector<std::array<std::uint16_t, 4>> joints(range.vertexCount);
        std::vector<Eigen::Vector4f> weights(range.vertexCount);
        for (std::size_t v = 0; v < range.vertexCount; ++v) {
            const VertexWeights &vertex = m_weights[range.firstVertex + v];
            for (std::size_t k = 0; k < 4; ++k) {
                joints[v][k] = static_cast<std::uint16_t>(vertex.joints[k] - 1);
                weights[v][static_cast<Eigen::Index>(k)] = vertex.weights[k];
            }
        }
        m_show(static_cast<int>(i), joints, weights);
    }
}

void WeightTool::release(ViewportWidget &, const ViewportEvent &)
{
    if (!std::exchange(m_painting, false) || !m_desk)
        return;
    static constexpr const char *kBrushes[] = {"add", "subtract", "replace", "smooth"};
    static constexpr const char *kFalloffs[] = {"constant", "linear", "smooth"};
    const BrushSettings &brush = m_desk->brush();
    QJsonArray dabs;
    for (const Eigen::Vector3f &point : m_dabs)
        dabs.append(QJsonArray{static_cast<double>(point.x()), static_cast<double>(point.y()), static_cast<double>(point.z())});
    m_desk->execute(QStringLiteral("weights.stroke"), {{"brush", kBrushes[static_cast<int>(m_brush)]},
                                                       {"joint", humanoidJointName(m_desk->joint())},
                                                       {"dabs", dabs},
                                                       {"radius", static_cast<double>(brush.radius * m_desk->asset().placement.height)},
                                                       {"strength", static_cast<double>(brush.strength)},
                                                       {"falloff", kFalloffs[static_cast<int>(brush.falloff)]},
                                                       {"value", static_cast<double>(brush.value)},
                                                       {"mirror", brush.mirror}});
}

void WeightTool::cancel(ViewportWidget &)
{
    if (!std::exchange(m_painting, false) || !m_desk)
        return;
    m_weights = m_desk->asset().weights.flat();
    for (std::uint32_t vertex = 0; vertex < m_weights.size(); ++vertex)
        m_touched.push_back(vertex);
    preview();
}

bool WeightTool::key(ViewportWidget &view, QKeyEvent &event)
{
    if (!m_desk || (event.key() != Qt::Key_BracketLeft && event.key() != Qt::Key_BracketRight))
        return false;
    BrushSettings &brush = m_desk->brush();
    brush.radius = std::clamp(brush.radius * (event.key() == Qt::Key_BracketRight ? kSizeStep : 1 / kSizeStep), 0.001F, 0.5F);
    m_desk->brushEdited();
    view.updateHint();
    return true;
}

QString WeightTool::hintText() const
{
    if (!m_desk || !m_desk->asset().bound())
        return tr("Bind the model first; then its weights can be painted here");
    if (m_desk->brush().flood)
        return tr("Click a piece to give it to %1").arg(jointLabel(m_desk->joint()));
    return tr("Paint the weight of %1 · Ctrl takes away · Shift smooths · [ ] size").arg(jointLabel(m_desk->joint()));
}

} // namespace marrow

#include "render/character/stick_figure_layer.h"

#include <algorithm>

namespace marrow {

namespace {

/// Shares of the figure's height.
constexpr float kSegment = 0.011F;
constexpr float kBall = 0.0125F;
constexpr float kEndBall = 0.006F;

bool isDark(const SceneTheme &theme)
{
    return theme.canvasTop.lightnessF() < 0.5;
}

/// Whether the same names in the same looks stand on both, wherever the joints are.
bool sameNames(const StickFigure &a, const StickFigure &b)
{
    return a.names == b.names && a.selected == b.selected && a.hovered == b.hovered && a.joints.size() == b.joints.size()
        && std::equal(a.joints.begin(), a.joints.end(), b.joints.begin(), [](const StickJoint &x, const StickJoint &y) { return x.name == y.name && x.end == y.end; });
}

bool isNamed(const StickFigure &figure, std::size_t joint)
{
    return !figure.joints[joint].end && (figure.names || figure.selected == static_cast<int>(joint) || figure.hovered == static_cast<int>(joint));
}

} // namespace

StickFigureLayer::StickFigureLayer(Qt3DCore::QEntity *parent, SceneMaterials &materials)
    : m_solids(new DynamicMesh(SolidBatch::layout(), materials.solid(ScenePass::Bones), parent))
    , m_names(parent, materials)
{
}

void StickFigureLayer::setFigures(std::vector<StickFigure> figures)
{
    if (figures == m_figures)
        return;
    m_figures = std::move(figures);
    draw();
    drawNames();
}

void StickFigureLayer::setOptions(const ViewOptions &options, qreal pixelRatio)
{
    if (options.theme == m_options.theme && pixelRatio == m_pixelRatio)
        return;
    m_options = options;
    m_pixelRatio = pixelRatio;
    m_namesStale = true;
    draw();
    drawNames();
}

std::vector<Eigen::AlignedBox3f> StickFigureLayer::boxes() const
{
    std::vector<Eigen::AlignedBox3f> boxes;
    for (const StickFigure &figure : m_figures) {
        const Eigen::Vector3f room = Eigen::Vector3f::Constant(0.02F * static_cast<float>(figure.height));
        for (const StickJoint &joint : figure.joints) {
            Eigen::AlignedBox3f box(Eigen::Vector3f(joint.place - room), Eigen::Vector3f(joint.place + room));
            if (joint.parent >= 0)
                box.extend(figure.joints[static_cast<std::size_t>(joint.parent)].place);
            boxes.push_back(box);
        }
    }
    return boxes;
}

QColor StickFigureLayer::colorOf(const StickFigure &figure, int joint) const
{
    if (figure.selected == joint)
        return m_options.theme.accent;
    if (figure.hovered == joint)
        return m_options.theme.hover;
    return figure.tint.isValid() ? figure.tint : sideColor(figure.joints[static_cast<std::size_t>(joint)].side, isDark(m_options.theme));
}

void StickFigureLayer::addFigure(const StickFigure &figure, SolidBatch &solids) const
{
    const float height = static_cast<float>(std::max(figure.height, 1e-3));
    for (std::size_t i = 0; i < figure.joints.size(); ++i) {
        const StickJoint &joint = figure.joints[i];
        const QColor own = colorOf(figure, static_cast<int>(i));
        if (joint.parent >= 0) {
            const StickJoint &parent = figure.joints[static_cast<std::size_t>(joint.parent)];
            const float length = (joint.place - parent.place).norm();
            const QColor color = joint.end ? colorOf(figure, joint.parent) : figure.joints[i].side == parent.side ? colorOf(figure, joint.parent) : own;
            if (joint.end && parent.head && length > 0)
                solids.addBall((joint.place + parent.place) / 2, length * 0.46F, color);
            else if (length > 1e-3F * height)
                solids.addOctahedron(parent.place, joint.place, std::min(kSegment * height, length * 0.2F), color);
        }
        solids.addBall(joint.place, (joint.end ? kEndBall : kBall) * height, own);
        if (joint.head && std::none_of(figure.joints.begin(), figure.joints.end(), [&](const StickJoint &other) { return other.end && other.parent == static_cast<int>(i); }))
            solids.addBall(joint.place + Eigen::Vector3f(0, 0.05F * height, 0), 0.05F * height, own);
    }
}

void StickFigureLayer::draw()
{
    SolidBatch solids;
    for (const StickFigure &figure : m_figures)
        addFigure(figure, solids);
    solids.apply(m_solids);
}

void StickFigureLayer::drawNames()
{
    const bool same = !m_namesStale && m_named.size() == m_figures.size() && std::equal(m_named.begin(), m_named.end(), m_figures.begin(), sameNames);
    if (!same) {
        std::vector<Label> labels;
        for (const StickFigure &figure : m_figures) {
            for (std::size_t i = 0; i < figure.joints.size(); ++i) {
                if (!isNamed(figure, i))
                    continue;
                Label label;
                label.text = figure.joints[i].name;
                const bool selected = figure.selected == static_cast<int>(i);
                label.color = selected ? QColor(Qt::white) : m_options.theme.text;
                label.background = selected ? m_options.theme.accent : m_options.theme.textBackground;
                label.offset = QPointF(8, -9);
                labels.push_back(std::move(label));
            }
        }
        m_names.setLabels(labels, m_pixelRatio);
        m_named = m_figures;
        m_namesStale = false;
    }
    std::vector<Eigen::Vector3f> anchors;
    for (const StickFigure &figure : m_figures) {
        for (std::size_t i = 0; i < figure.joints.size(); ++i) {
            if (isNamed(figure, i))
                anchors.push_back(figure.joints[i].place);
        }
    }
    if (!anchors.empty())
        m_names.setAnchors(anchors);
}

} // namespace marrow

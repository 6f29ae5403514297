#pragma once

#include "views/binding/binding_desk.h"
#include "views/viewport/viewport_tool.h"

#include <QCoreApplication>

#include <functional>

namespace marrow {

/// Paints weights on the bound model in the 3D view, in whatever pose it stands: the brush works on the surface at rest under the pointer. While
/// a stroke lasts only the picture changes; its end is one command. Ctrl takes away instead of adding, Shift smooths, [ and ] change the size.
class WeightTool : public ViewportTool
{
    Q_DECLARE_TR_FUNCTIONS(WeightTool)

public:
    /// Shows weights in the view without putting them into a model: part, joints of the skin, weights.
    using ShowWeights = std::function<void(int part, const std::vector<std::array<std::uint16_t, 4>> &joints, const std::vector<Eigen::Vector4f> &weights)>;

    explicit WeightTool(ShowWeights show);

    void setDesk(BindingDesk *desk);

    void deactivate(ViewportWidget &view) override;
    void hover(ViewportWidget &view, const ViewportEvent *event) override;
    bool press(ViewportWidget &view, const ViewportEvent &event) override;
    void drag(ViewportWidget &view, const ViewportEvent &event) override;
    void release(ViewportWidget &view, const ViewportEvent &event) override;
    void cancel(ViewportWidget &view) override;
    bool key(ViewportWidget &view, QKeyEvent &event) override;
    QString hintText() const override;
    QCursor cursor() const override { return Qt::CrossCursor; }

private:
    struct Touch
    {
        Eigen::Vector3f shown;  ///< where it is on screen
        Eigen::Vector3f normal;
        Eigen::Vector3f atRest; ///< where that place of the surface is at rest
        std::uint32_t vertex = 0; ///< of the mesh, the nearest corner
    };

    std::optional<Touch> touchAt(const ViewportWidget &view, const ViewportEvent &event) const;
    void showRing(ViewportWidget &view, const std::optional<Touch> &touch) const;
    WeightBrush brushFor(Qt::KeyboardModifiers modifiers) const;
    void dabTo(const Eigen::Vector3f &point);
    void dab(const Eigen::Vector3f &point);
    void preview();

    ShowWeights m_show;
    QPointer<BindingDesk> m_desk;
    std::shared_ptr<const BakedMesh> m_mesh;
    std::shared_ptr<const VertexNeighbours> m_neighbours;
    bool m_painting = false;
    WeightBrush m_brush = WeightBrush::Add;
    std::vector<VertexWeights> m_weights;
    std::vector<std::uint32_t> m_touched;
    std::vector<Eigen::Vector3f> m_dabs;
};

} // namespace marrow

#pragma once

#include "render/character/stick_figure.h"
#include "render/voxel/label_layer.h"
#include "render/voxel/overlay_shapes.h"
#include "render/voxel/view_options.h"

namespace marrow {

/// Stick figures in the scene: segments as thin bones, joints as balls, the head as a head, and names. Owned by the scene; GUI thread only.
class StickFigureLayer
{
public:
    StickFigureLayer(Qt3DCore::QEntity *parent, SceneMaterials &materials);

    void setFigures(std::vector<StickFigure> figures);
    void setOptions(const ViewOptions &options, qreal pixelRatio);
    const std::vector<StickFigure> &figures() const { return m_figures; }
    /// Boxes around the figures, one a segment.
    std::vector<Eigen::AlignedBox3f> boxes() const;

private:
    void draw();
    void drawNames();
    void addFigure(const StickFigure &figure, SolidBatch &solids) const;
    QColor colorOf(const StickFigure &figure, int joint) const;

    std::vector<StickFigure> m_figures;
    ViewOptions m_options;
    qreal m_pixelRatio = 1;
    DynamicMesh *m_solids;
    LabelLayer m_names;
    std::vector<StickFigure> m_named; ///< whose names are painted
    bool m_namesStale = true;
};

} // namespace marrow

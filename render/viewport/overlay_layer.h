#pragma once

#include "model/voxel/voxel_rig.h"
#include "render/viewport/camera_rig.h"
#include "render/viewport/overlay_content.h"
#include "render/voxel/label_layer.h"
#include "render/voxel/overlay_shapes.h"
#include "render/voxel/view_options.h"
#include "render/voxel/voxel_outline.h"

#include <QSize>

namespace marrow {

/// Draws OverlayContent: outlines of voxel sets, the gizmo, lines, and text, with the compass. Rebuilds only the parts
/// whose input changed.
class OverlayLayer
{
public:
    OverlayLayer(Qt3DCore::QEntity *parent, SceneMaterials &materials);

    void setContent(const OverlayContent &content, const VoxelAsset &asset);
    void setView(const CameraRig &rig, const QSize &deviceSize, qreal pixelRatio, const ViewOptions &options);
    void setSkinning(const std::vector<Eigen::Affine3f> &skinning);
    /// Voxel sets are outlined anew (their joints may have changed). The skeleton is taken from here.
    void assetChanged(const VoxelAsset &asset);
    const OverlayContent &content() const { return m_content; }

private:
    void drawOutlines();
    void drawGizmoNow();
    void drawLines();
    void drawHud();
    void drawCompassNow();
    Eigen::Vector3f moved(JointId joint, Int3 point) const;

    OverlayContent m_content;
    std::vector<OutlineEdge> m_hoverEdges;
    std::vector<OutlineEdge> m_selectionEdges;
    std::vector<Eigen::Affine3f> m_skinning;
    Skeleton m_skeleton;
    CameraRig m_rig;
    QSize m_deviceSize{1, 1};
    qreal m_pixelRatio = 1;
    ViewOptions m_options;

    DynamicMesh *m_outline;       ///< hidden by the model
    DynamicMesh *m_outlineBehind; ///< the same, faint, through the model
    DynamicMesh *m_worldLines;
    DynamicMesh *m_topLines;
    DynamicMesh *m_gizmoLines;
    DynamicMesh *m_gizmoSolids;
    DynamicMesh *m_screenLines;
    LabelLayer m_hud;
    LabelLayer m_compass;
};

} // namespace marrow

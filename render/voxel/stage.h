#pragma once

#include "model/voxel/voxel_grid.h"
#include "render/voxel/dynamic_mesh.h"
#include "render/voxel/scene_materials.h"
#include "render/voxel/view_options.h"

#include <Qt3DRender/QParameter>

#include <QRectF>

#include <Eigen/Core>

namespace marrow {

/// A floor in world units: what stands on it is around `middle` and about `extent` wide.
struct StageFloor
{
    Eigen::Vector3f middle = Eigen::Vector3f::Zero();
    float extent = 0;
};

/// What stands around the model: the canvas behind it, the grid of lines on the floor with its axes, and the contact shadow.
class Stage
{
public:
    Stage(Qt3DCore::QEntity *parent, SceneMaterials &materials);

    void setGrid(const VoxelGrid &grid);
    /// For characters: the same lines at round distances.
    void setFloor(const StageFloor &floor);
    /// A contact shadow made elsewhere; `area` is where it lies (x, z). A picture of the same size as the last one is cheap.
    void setShadow(const QImage &picture, const QRectF &area, float y);
    void setOptions(const ViewOptions &options);
    /// The occupancy of the grid for ambient occlusion; owned by the stage's parent.
    Qt3DRender::QTexture3D *occupancy() const { return m_occupancy; }

private:
    void rebuildLines();
    void showShadow(const QImage &picture);
    void rebuildShadow(const VoxelGrid &grid);

    Qt3DCore::QEntity *m_parent;
    SceneMaterials &m_materials;
    ViewOptions m_options;
    struct Lines
    {
        float step = 0; ///< 0: no floor
        int count = 0;  ///< to each side
        Eigen::Vector3f middle = Eigen::Vector3f::Zero();
        Eigen::Vector3f origin = Eigen::Vector3f::Zero(); ///< of the axes
        float axisLength = 0;
    };
    Lines m_floor;
    Int3 m_size;
    DynamicMesh *m_background;
    DynamicMesh *m_lines;
    DynamicMesh *m_axes;
    DynamicMesh *m_ground;
    Qt3DRender::QTexture2D *m_shadow;
    DataTextureImage *m_shadowImage = nullptr; ///< of a shadow made elsewhere
    Qt3DRender::QParameter *m_shadowTexture;
    Qt3DRender::QParameter *m_shadowTone;
    Qt3DRender::QTexture3D *m_occupancy = nullptr;
};

} // namespace marrow

#pragma once

#include "model/voxel/voxel_grid.h"
#include "render/voxel/dynamic_mesh.h"
#include "render/voxel/scene_materials.h"
#include "render/voxel/view_options.h"

#include <Qt3DRender/QParameter>

namespace marrow {

/// What stands around the model: the canvas behind it, the grid of lines on the floor with its axes, and the contact shadow.
class Stage
{
public:
    Stage(Qt3DCore::QEntity *parent, SceneMaterials &materials);

    void setGrid(const VoxelGrid &grid);
    void setOptions(const ViewOptions &options);
    /// The occupancy of the grid for ambient occlusion; owned by the stage's parent.
    Qt3DRender::QTexture3D *occupancy() const { return m_occupancy; }

private:
    void rebuildLines();
    void rebuildShadow(const VoxelGrid &grid);

    Qt3DCore::QEntity *m_parent;
    SceneMaterials &m_materials;
    ViewOptions m_options;
    Int3 m_size;
    DynamicMesh *m_background;
    DynamicMesh *m_lines;
    DynamicMesh *m_axes;
    DynamicMesh *m_ground;
    Qt3DRender::QTexture2D *m_shadow;
    Qt3DRender::QParameter *m_shadowTexture;
    Qt3DRender::QParameter *m_shadowTone;
    Qt3DRender::QTexture3D *m_occupancy = nullptr;
};

} // namespace marrow

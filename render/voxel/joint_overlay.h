#pragma once

#include "model/voxel/skeleton.h"
#include "render/voxel/label_layer.h"
#include "render/voxel/overlay_shapes.h"
#include "render/voxel/view_options.h"

#include <optional>
#include <vector>

namespace marrow {

/// One bone as drawn: from a joint's place to its child's, or a stub for a joint without children. It belongs to the
/// joint it begins at (its turning moves the bone).
struct BoneShape
{
    JointId joint = 0;
    Eigen::Vector3f from;
    Eigen::Vector3f to;
    float radius = 0;
};

/// The bones of a skeleton standing at `worlds` (skeleton order). `unit`: the world length that counts as a voxel.
std::vector<BoneShape> boneShapes(const Skeleton &skeleton, const std::vector<Eigen::Affine3f> &worlds, float unit = 1);

/// Bones, joint balls, joint axes and names over the model.
class JointOverlay
{
public:
    JointOverlay(Qt3DCore::QEntity *parent, SceneMaterials &materials);

    void update(const Skeleton &skeleton, const std::vector<Eigen::Affine3f> &worlds, const ViewOptions &options, qreal pixelRatio,
                float unit = 1);

private:
    void updateNames(const Skeleton &skeleton, const std::vector<Eigen::Affine3f> &worlds, const ViewOptions &options, qreal pixelRatio);

    DynamicMesh *m_solids;
    DynamicMesh *m_lines;
    LabelLayer m_names;
    Skeleton m_namedSkeleton;
    std::optional<ViewOptions> m_namedOptions;
    qreal m_namedRatio = 0;
};

} // namespace marrow

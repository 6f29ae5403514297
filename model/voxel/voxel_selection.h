#pragma once

#include "model/voxel/binding_ops.h"
#include "model/voxel/ray_walk.h"

#include <Eigen/Core>

#include <optional>
#include <vector>

namespace marrow {

/// What the painting tools choose. Every function returns solid cells only. The filter leaves out what is not shown;
/// pass a default-made one to choose regardless.
struct SelectionSource
{
    const VoxelGrid &grid;
    const VoxelBinding &binding;
    VoxelFilter filter = {};
};

enum class BrushShape { Cube, Sphere };
enum class SelectionDepth {
    Volume,  ///< every voxel within the shape
    Surface, ///< of those, voxels with a side open to the air (or to what is not shown)
    Through, ///< the shape swept along the view, all the way through the model
};

struct Brush
{
    BrushShape shape = BrushShape::Sphere;
    int size = 1; ///< diameter in voxels
    SelectionDepth depth = SelectionDepth::Volume;
    Eigen::Vector3d viewDirection =
        Eigen::Vector3d::UnitZ(); ///< for Through, in the bind grid of the joint under the pointer
};

/// A brush about a voxel. An even size reaches one voxel further towards higher coordinates.
VoxelSet selectBrush(const SelectionSource &source, Int3 centre, const Brush &brush);
/// The brush moved from one voxel to the next in a straight line, without gaps: one step of a stroke.
VoxelSet selectStroke(const SelectionSource &source, Int3 from, Int3 to, const Brush &brush);
/// Both corners included; corners in any order, outside the grid allowed.
VoxelSet selectBox(const SelectionSource &source, Int3 cornerA, Int3 cornerB);
/// Voxels whose centre lies within `radius` of a point in grid units.
VoxelSet selectSphere(const SelectionSource &source, const Eigen::Vector3d &centre, double radius);

struct FloodLimits
{
    bool sameColor = false;
    bool sameJoint = false;
    std::optional<FaceSide> flat; ///< stay in the start's layer, on voxels open towards this side
};
/// Six-connected from a start voxel, within the limits; empty when the start is not solid or not shown.
VoxelSet selectFlood(const SelectionSource &source, Int3 start, const FloodLimits &limits = {});
/// The flat connected face a click on a side of a voxel means.
VoxelSet selectFace(const SelectionSource &source, Int3 start, FaceSide side);
VoxelSet selectColor(const SelectionSource &source, std::uint8_t paletteIndex);
VoxelSet selectJoint(const SelectionSource &source, JointId joint);
/// Voxels whose cell along the axis is from..to, both included, in any order.
VoxelSet selectBand(const SelectionSource &source, int axis, int from, int to);
VoxelSet selectAll(const SelectionSource &source);

/// A polygon drawn in the view.
struct Lasso
{
    std::vector<Eigen::Vector2d> polygon;                         ///< pixels, y down, closed by itself; even-odd
    Eigen::Matrix4d viewProjection = Eigen::Matrix4d::Identity(); ///< grid units to clip space (OpenGL)
    Eigen::Vector2d viewport = Eigen::Vector2d::Ones();           ///< pixels
    SelectionDepth depth = SelectionDepth::Surface; ///< Surface: what is seen; Volume and Through: everything inside
};
/// Voxels whose centre (Through) or a seen side's centre (Surface) lies in the polygon, in the pose given by `skinning`
/// (order of skeleton.joints()).
VoxelSet selectLasso(const SelectionSource &source, const Skeleton &skeleton,
                     const std::vector<Eigen::Affine3f> &skinning, const VoxelPicker &picker, const Lasso &lasso);

} // namespace marrow

// What a polygon drawn in the view means.

#include "model/voxel/solid_cells.h"
#include "model/voxel/voxel_selection.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

/// Even-odd, a point on the border may count either way.
bool inPolygon(const std::vector<Eigen::Vector2d> &polygon, const Eigen::Vector2d &point)
{
    bool inside = false;
    for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
        const Eigen::Vector2d &a = polygon[i];
        const Eigen::Vector2d &b = polygon[j];
        if ((a.y() > point.y()) != (b.y() > point.y()) &&
            point.x() < (b.x() - a.x()) * (point.y() - a.y()) / (b.y() - a.y()) + a.x())
            inside = !inside;
    }
    return inside;
}

/// The camera of a lasso, backwards and forwards.
class View
{
public:
    explicit View(const Lasso &lasso)
        : m_matrix(lasso.viewProjection)
        , m_inverse(lasso.viewProjection.inverse())
        , m_viewport(lasso.viewport)
        , m_polygon(lasso.polygon)
        , m_low(lasso.polygon.front())
        , m_high(lasso.polygon.front())
    {
        for (const Eigen::Vector2d &point : lasso.polygon) {
            m_low = m_low.cwiseMin(point);
            m_high = m_high.cwiseMax(point);
        }
    }
    bool valid() const { return m_inverse.allFinite(); }

    /// Whether a point of the scene is drawn inside the polygon.
    bool holds(const Eigen::Vector3d &point) const
    {
        const auto pixel = project(point);
        return pixel && (pixel->array() >= m_low.array()).all() && (pixel->array() <= m_high.array()).all() &&
               inPolygon(m_polygon, *pixel);
    }
    /// From the near plane through a point that holds() accepted; the point lies at the ray's parameter 1.
    Ray rayTo(const Eigen::Vector3d &point) const
    {
        const Eigen::Vector4d clip = m_matrix * point.homogeneous();
        const Eigen::Vector4d near = m_inverse * Eigen::Vector4d(clip.x() / clip.w(), clip.y() / clip.w(), -1, 1);
        const Eigen::Vector3d origin = near.head<3>() / near.w();
        return {origin, point - origin};
    }

private:
    std::optional<Eigen::Vector2d> project(const Eigen::Vector3d &point) const
    {
        const Eigen::Vector4d clip = m_matrix * point.homogeneous();
        if (clip.w() <= 1e-9 || std::abs(clip.z()) > clip.w())
            return std::nullopt;
        return Eigen::Vector2d((clip.x() / clip.w() + 1) / 2 * m_viewport.x(),
                               (1 - clip.y() / clip.w()) / 2 * m_viewport.y());
    }

    Eigen::Matrix4d m_matrix;
    Eigen::Matrix4d m_inverse;
    Eigen::Vector2d m_viewport;
    const std::vector<Eigen::Vector2d> &m_polygon;
    Eigen::Vector2d m_low;
    Eigen::Vector2d m_high;
};

/// Whether a side of a voxel is seen: open among the voxels of its joint (others may have turned away), turned towards
/// the viewer, and the first thing on the way to its middle.
bool sideIsSeen(const SelectionSource &source, const PosedPicker &picker, const View &view,
                const PosedPicker::Group &group, Int3 cell, FaceSide side)
{
    const int axis = faceAxis(side);
    Int3 beyond = cell;
    beyond[axis] += facesUp(side) ? 1 : -1;
    if (source.grid.atOrEmpty(beyond) != 0 && (!source.filter.slice || source.filter.slice->contains(beyond)) &&
        picker.groupOf(source.binding.at(beyond)) == picker.groupOf(source.binding.at(cell)))
        return false;
    Eigen::Vector3d middle(cell.x + 0.5, cell.y + 0.5, cell.z + 0.5);
    middle[axis] += facesUp(side) ? 0.5 : -0.5;
    const Eigen::Vector3d point = group.toPose * middle;
    if (!view.holds(point))
        return false;
    const Ray ray = view.rayTo(point);
    const double towards = (group.toBind.linear() * ray.direction)[axis];
    if (facesUp(side) ? towards >= 0 : towards <= 0)
        return false;
    const auto hit = picker.pick(source.grid, source.binding, ray);
    return hit && hit->voxel == cell;
}

} // namespace

VoxelSet selectLasso(const SelectionSource &source, const Skeleton &skeleton,
                     const std::vector<Eigen::Affine3f> &skinning, const VoxelPicker &picker, const Lasso &lasso)
{
    VoxelSet set;
    if (lasso.polygon.size() < 3)
        return set;
    const View view(lasso);
    if (!view.valid())
        return set;
    const PosedPicker posed = picker.prepare(skeleton, skinning, source.filter);
    VoxelBox range = VoxelBox::whole(source.grid.size());
    if (source.filter.slice)
        range = range.intersected(*source.filter.slice);
    if (range.empty())
        return set;
    forEachSolid(source.grid, source.binding, range, [&](Int3 cell, std::uint32_t offset, JointId joint) {
        const int index = posed.groupOf(joint);
        if (index < 0)
            return;
        const PosedPicker::Group &group = posed.groups()[static_cast<std::size_t>(index)];
        bool chosen = false;
        if (lasso.depth == SelectionDepth::Surface) {
            for (FaceSide side = 0; side < 6 && !chosen; ++side)
                chosen = sideIsSeen(source, posed, view, group, cell, side);
        } else {
            chosen = view.holds(group.toPose * Eigen::Vector3d(cell.x + 0.5, cell.y + 0.5, cell.z + 0.5));
        }
        if (chosen)
            set.append(offset, 1);
    });
    return set;
}

} // namespace marrow

#pragma once

#include "model/voxel/ray_walk.h"

#include <Eigen/Geometry>

namespace marrow {

enum class GizmoMode { Translate, Rotate, Scale };
/// The handles of a gizmo. Axis handles exist in each mode, planes only for moving, Screen for moving and rotating in the
/// plane of the view, All for uniform scaling.
enum class GizmoPart { None, X, Y, Z, PlaneX, PlaneY, PlaneZ, Screen, All };

/// Where a gizmo stands and how its arrows point (columns of `axes`, length one). World units.
struct GizmoState
{
    GizmoMode mode = GizmoMode::Translate;
    Eigen::Vector3f origin = Eigen::Vector3f::Zero();
    Eigen::Matrix3f axes = Eigen::Matrix3f::Identity();
    GizmoPart active = GizmoPart::None;  ///< drawn bright, the others step back
    GizmoPart hovered = GizmoPart::None;

    bool operator==(const GizmoState &) const = default;
};

/// The handle under a ray, None when it misses all. `size` is the length of an arrow in world units (see gizmoSize).
GizmoPart hitGizmo(const GizmoState &state, float size, const Ray &ray);

/// The length of an arrow that gives kGizmoPixels on screen.
inline constexpr float kGizmoPixels = 88;
inline float gizmoSize(float voxelsPerPixel) { return kGizmoPixels * voxelsPerPixel; }

/// The direction an axis or plane handle means, in world space.
Eigen::Vector3f gizmoAxis(const GizmoState &state, GizmoPart part);

/// How far along the handle's axis a drag from one ray to another goes (Translate axis: world units; Scale: the same,
/// divide by size for a factor − 1).
float dragAlongAxis(const GizmoState &state, GizmoPart part, const Ray &from, const Ray &to);
/// The move in the handle's plane (PlaneX, PlaneY, PlaneZ, or Screen with `viewDirection`).
Eigen::Vector3f dragInPlane(const GizmoState &state, GizmoPart part, const Eigen::Vector3f &viewDirection, const Ray &from, const Ray &to);
/// The turn in radians about the handle's axis (X, Y, Z, or Screen with `viewDirection`).
float dragAngle(const GizmoState &state, GizmoPart part, const Eigen::Vector3f &viewDirection, const Ray &from, const Ray &to);

} // namespace marrow

#include "render/viewport/gizmo.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace marrow {

namespace {

constexpr float kGrip = 0.09F;       ///< how near a ray must pass, in arrow lengths
constexpr float kPlaneFrom = 0.28F;  ///< the plane handles are squares between these
constexpr float kPlaneTo = 0.5F;
constexpr float kRing = 0.85F;
constexpr float kScreenRing = 1.08F;
constexpr float kCentre = 0.14F;

int axisOf(GizmoPart part)
{
    switch (part) {
    case GizmoPart::X:
    case GizmoPart::PlaneX: return 0;
    case GizmoPart::Y:
    case GizmoPart::PlaneY: return 1;
    case GizmoPart::Z:
    case GizmoPart::PlaneZ: return 2;
    default: return -1;
    }
}

Eigen::Vector3f rayOrigin(const Ray &ray)
{
    return ray.origin.cast<float>();
}

Eigen::Vector3f rayDirection(const Ray &ray)
{
    return ray.direction.cast<float>().normalized();
}

/// Where along the line origin + t·axis the ray passes nearest.
float nearestOnAxis(const Eigen::Vector3f &origin, const Eigen::Vector3f &axis, const Ray &ray)
{
    const Eigen::Vector3f d = rayDirection(ray);
    const Eigen::Vector3f w = origin - rayOrigin(ray);
    const float along = axis.dot(d);
    const float under = 1 - along * along;
    if (under < 1e-4F)
        return 0; // looking down the axis: a drag cannot mean anything
    return (along * d.dot(w) - axis.dot(w)) / under;
}

std::optional<Eigen::Vector3f> onPlane(const Eigen::Vector3f &origin, const Eigen::Vector3f &normal, const Ray &ray)
{
    const Eigen::Vector3f d = rayDirection(ray);
    const float facing = d.dot(normal);
    if (std::abs(facing) < 1e-4F)
        return std::nullopt;
    return rayOrigin(ray) + d * ((origin - rayOrigin(ray)).dot(normal) / facing);
}

/// Distance between a ray and the stretch from..to of an arrow.
float distanceToArrow(const GizmoState &state, int axis, float from, float to, const Ray &ray)
{
    const Eigen::Vector3f direction = state.axes.col(axis);
    const float t = std::clamp(nearestOnAxis(state.origin, direction, ray), from, to);
    const Eigen::Vector3f point = state.origin + direction * t;
    const Eigen::Vector3f away = point - rayOrigin(ray);
    return (away - rayDirection(ray) * away.dot(rayDirection(ray))).norm();
}

GizmoPart hitArrows(const GizmoState &state, float size, const Ray &ray)
{
    constexpr GizmoPart kParts[] = {GizmoPart::X, GizmoPart::Y, GizmoPart::Z};
    GizmoPart best = GizmoPart::None;
    float nearest = kGrip * size;
    for (int axis = 0; axis < 3; ++axis) {
        const float distance = distanceToArrow(state, axis, size * 0.18F, size * 1.05F, ray);
        if (distance < nearest) {
            nearest = distance;
            best = kParts[axis];
        }
    }
    return best;
}

GizmoPart hitRings(const GizmoState &state, float size, const Ray &ray)
{
    constexpr GizmoPart kParts[] = {GizmoPart::X, GizmoPart::Y, GizmoPart::Z};
    GizmoPart best = GizmoPart::None;
    float nearest = kGrip * size;
    for (int axis = 0; axis < 3; ++axis) {
        const auto point = onPlane(state.origin, state.axes.col(axis), ray);
        if (!point)
            continue;
        // The half of a ring that is turned away cannot be taken hold of.
        if ((*point - state.origin).dot(rayDirection(ray)) > 0.05F * size)
            continue;
        const float distance = std::abs((*point - state.origin).norm() - kRing * size);
        if (distance < nearest) {
            nearest = distance;
            best = kParts[axis];
        }
    }
    if (best != GizmoPart::None)
        return best;
    const auto point = onPlane(state.origin, rayDirection(ray), ray);
    return point && std::abs((*point - state.origin).norm() - kScreenRing * size) < kGrip * size ? GizmoPart::Screen : GizmoPart::None;
}

GizmoPart hitPlanes(const GizmoState &state, float size, const Ray &ray)
{
    constexpr GizmoPart kParts[] = {GizmoPart::PlaneX, GizmoPart::PlaneY, GizmoPart::PlaneZ};
    for (int axis = 0; axis < 3; ++axis) {
        const auto point = onPlane(state.origin, state.axes.col(axis), ray);
        if (!point)
            continue;
        const float u = (*point - state.origin).dot(state.axes.col((axis + 1) % 3)) / size;
        const float v = (*point - state.origin).dot(state.axes.col((axis + 2) % 3)) / size;
        if (u > kPlaneFrom && u < kPlaneTo && v > kPlaneFrom && v < kPlaneTo)
            return kParts[axis];
    }
    return GizmoPart::None;
}

Eigen::Vector3f planeNormal(const GizmoState &state, GizmoPart part, const Eigen::Vector3f &viewDirection)
{
    const int axis = axisOf(part);
    return axis < 0 ? Eigen::Vector3f(viewDirection.normalized()) : Eigen::Vector3f(state.axes.col(axis));
}

} // namespace

GizmoPart hitGizmo(const GizmoState &state, float size, const Ray &ray)
{
    if (state.mode == GizmoMode::Rotate)
        return hitRings(state, size, ray);
    const Eigen::Vector3f away = state.origin - rayOrigin(ray);
    const float miss = (away - rayDirection(ray) * away.dot(rayDirection(ray))).norm();
    if (miss < kCentre * size)
        return state.mode == GizmoMode::Scale ? GizmoPart::All : GizmoPart::Screen;
    const GizmoPart arrow = hitArrows(state, size, ray);
    if (arrow != GizmoPart::None || state.mode == GizmoMode::Scale)
        return arrow;
    return hitPlanes(state, size, ray);
}

Eigen::Vector3f gizmoAxis(const GizmoState &state, GizmoPart part)
{
    const int axis = axisOf(part);
    return axis < 0 ? Eigen::Vector3f(Eigen::Vector3f::Zero()) : Eigen::Vector3f(state.axes.col(axis));
}

float dragAlongAxis(const GizmoState &state, GizmoPart part, const Ray &from, const Ray &to)
{
    const int axis = axisOf(part);
    if (axis < 0)
        return 0;
    const Eigen::Vector3f direction = state.axes.col(axis);
    return nearestOnAxis(state.origin, direction, to) - nearestOnAxis(state.origin, direction, from);
}

Eigen::Vector3f dragInPlane(const GizmoState &state, GizmoPart part, const Eigen::Vector3f &viewDirection, const Ray &from, const Ray &to)
{
    const Eigen::Vector3f normal = planeNormal(state, part, viewDirection);
    const auto a = onPlane(state.origin, normal, from);
    const auto b = onPlane(state.origin, normal, to);
    return a && b ? Eigen::Vector3f(*b - *a) : Eigen::Vector3f(Eigen::Vector3f::Zero());
}

float dragAngle(const GizmoState &state, GizmoPart part, const Eigen::Vector3f &viewDirection, const Ray &from, const Ray &to)
{
    Eigen::Vector3f normal = planeNormal(state, part, viewDirection);
    // A ring seen from the side is turned by moving across it, as if it were seen from in front.
    const auto a = onPlane(state.origin, normal, from);
    const auto b = onPlane(state.origin, normal, to);
    if (!a || !b)
        return 0;
    const Eigen::Vector3f u = *a - state.origin;
    const Eigen::Vector3f v = *b - state.origin;
    return std::atan2(normal.dot(u.cross(v)), u.dot(v));
}

} // namespace marrow

#include "render/viewport/camera_rig.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr float kRadians = 3.14159265358979F / 180;

} // namespace

Eigen::Vector3f CameraRig::forward() const
{
    const float yaw = (yawDegrees + (frontIsPlusZ ? 180.0F : 0.0F)) * kRadians;
    const float pitch = pitchDegrees * kRadians;
    return {std::sin(yaw) * std::cos(pitch), -std::sin(pitch), std::cos(yaw) * std::cos(pitch)};
}

Eigen::Vector3f CameraRig::right() const
{
    const float yaw = (yawDegrees + (frontIsPlusZ ? 180.0F : 0.0F)) * kRadians;
    return {-std::cos(yaw), 0, std::sin(yaw)};
}

float CameraRig::nearPlane() const
{
    return orthographic ? -farPlane() : std::max(0.1F * unit, distance * 0.02F);
}

float CameraRig::farPlane() const
{
    return distance * 4 + 3000 * unit;
}

Eigen::Matrix4f CameraRig::viewMatrix() const
{
    Eigen::Matrix4f view = Eigen::Matrix4f::Identity();
    view.block<1, 3>(0, 0) = right().transpose();
    view.block<1, 3>(1, 0) = up().transpose();
    view.block<1, 3>(2, 0) = -forward().transpose();
    view.block<3, 1>(0, 3) = -view.block<3, 3>(0, 0) * eye();
    return view;
}

Eigen::Matrix4f CameraRig::projectionMatrix(float aspect) const
{
    const float nearAt = nearPlane();
    const float farAt = farPlane();
    const float tangent = std::tan(fieldOfViewDegrees * kRadians / 2);
    Eigen::Matrix4f projection = Eigen::Matrix4f::Zero();
    if (orthographic) {
        const float halfHeight = distance * tangent;
        projection(0, 0) = 1 / (halfHeight * aspect);
        projection(1, 1) = 1 / halfHeight;
        projection(2, 2) = -2 / (farAt - nearAt);
        projection(2, 3) = -(farAt + nearAt) / (farAt - nearAt);
        projection(3, 3) = 1;
    } else {
        projection(0, 0) = 1 / (tangent * aspect);
        projection(1, 1) = 1 / tangent;
        projection(2, 2) = -(farAt + nearAt) / (farAt - nearAt);
        projection(2, 3) = -2 * farAt * nearAt / (farAt - nearAt);
        projection(3, 2) = -1;
    }
    return projection;
}

void CameraRig::look(Side side)
{
    constexpr float yaws[] = {0, 180, 90, -90, 0, 0};
    constexpr float pitches[] = {0, 0, 0, 0, 90, -90};
    yawDegrees = yaws[static_cast<int>(side)];
    pitchDegrees = pitches[static_cast<int>(side)];
}

void CameraRig::orbit(float yawBy, float pitchBy)
{
    yawDegrees = std::remainder(yawDegrees + yawBy, 360.0F);
    pitchDegrees = std::clamp(pitchDegrees + pitchBy, -90.0F, 90.0F);
}

void CameraRig::pan(QPointF pixels, QSizeF viewSize)
{
    const float scale = voxelsPerPixel(target, static_cast<float>(viewSize.height()));
    target += (up() * static_cast<float>(pixels.y()) - right() * static_cast<float>(pixels.x())) * scale;
}

void CameraRig::zoom(float factor, const Eigen::Vector3f &fixedPoint)
{
    const float wanted = std::clamp(distance * factor, kMinDistance * unit, kMaxDistance * unit);
    const float applied = wanted / distance;
    // Scaling the whole arrangement about the fixed point leaves its place in the picture alone, and draws the point
    // one orbits about towards what was pointed at.
    target = fixedPoint + (target - fixedPoint) * applied;
    distance = wanted;
}

void CameraRig::frame(const Eigen::AlignedBox3f &box, float aspect)
{
    frame(std::vector<Eigen::AlignedBox3f>{box}, aspect);
}

void CameraRig::frame(const std::vector<Eigen::AlignedBox3f> &boxes, float aspect)
{
    Eigen::AlignedBox3f whole;
    std::vector<Eigen::Vector3f> points;
    for (const Eigen::AlignedBox3f &box : boxes) {
        if (box.isEmpty())
            continue;
        whole.extend(box);
        for (int corner = 0; corner < 8; ++corner)
            points.push_back(box.corner(static_cast<Eigen::AlignedBox3f::CornerType>(corner)));
    }
    if (points.empty())
        return;
    target = whole.center();
    const float tangent = std::tan(fieldOfViewDegrees * kRadians / 2);
    const Eigen::Vector3f across = right() / (tangent * aspect);
    const Eigen::Vector3f along = up() / tangent;
    const Eigen::Vector3f towards = orthographic ? Eigen::Vector3f(Eigen::Vector3f::Zero()) : Eigen::Vector3f(-forward());
    // Perspective makes near corners reach farther out: the target is moved until both margins are alike.
    for (int round = 0; round < 4; ++round) {
        float needed = kMinDistance * unit;
        for (const Eigen::Vector3f &point : points) {
            const Eigen::Vector3f at = point - target;
            needed = std::max(needed, std::max(std::abs(at.dot(across)), std::abs(at.dot(along))) + at.dot(towards));
        }
        Eigen::AlignedBox2f seen;
        for (const Eigen::Vector3f &point : points) {
            const Eigen::Vector3f at = point - target;
            seen.extend(Eigen::Vector2f(at.dot(across), at.dot(along)) / std::max(0.1F * unit, needed - at.dot(towards)));
        }
        distance = std::clamp(needed * 1.08F, kMinDistance * unit, kMaxDistance * unit);
        target += (right() * aspect * seen.center().x() + up() * seen.center().y()) * tangent * needed;
    }
}

Ray CameraRig::ray(QPointF pixel, QSizeF viewSize) const
{
    const float tangent = std::tan(fieldOfViewDegrees * kRadians / 2);
    const float aspect = static_cast<float>(viewSize.width() / std::max(1.0, viewSize.height()));
    const float x = static_cast<float>(pixel.x() / std::max(1.0, viewSize.width()) * 2 - 1) * tangent * aspect;
    const float y = static_cast<float>(1 - pixel.y() / std::max(1.0, viewSize.height()) * 2) * tangent;
    if (orthographic) {
        // Start well before the target: an orthographic view also shows what stands behind the eye.
        const Eigen::Vector3f onPlane = target + (right() * x + up() * y) * distance;
        return {(onPlane - forward() * farPlane()).cast<double>(), forward().cast<double>()};
    }
    return {eye().cast<double>(), (forward() + right() * x + up() * y).normalized().cast<double>()};
}

QPointF CameraRig::project(const Eigen::Vector3f &point, QSizeF viewSize, bool *visible) const
{
    const float aspect = static_cast<float>(viewSize.width() / std::max(1.0, viewSize.height()));
    const Eigen::Vector4f clip = projectionMatrix(aspect) * viewMatrix() * point.homogeneous();
    if (visible)
        *visible = clip.w() > 0;
    const float w = std::abs(clip.w()) < 1e-6F ? 1e-6F : clip.w();
    return {(static_cast<double>(clip.x() / w) + 1) / 2 * viewSize.width(),
            (1 - static_cast<double>(clip.y() / w)) / 2 * viewSize.height()};
}

float CameraRig::voxelsPerPixel(const Eigen::Vector3f &point, float viewHeight) const
{
    const float depth = orthographic ? distance : std::max(nearPlane(), (point - eye()).dot(forward()));
    return 2 * depth * std::tan(fieldOfViewDegrees * kRadians / 2) / std::max(1.0F, viewHeight);
}

} // namespace marrow

#pragma once

#include "model/voxel/ray_walk.h"

#include <QPointF>
#include <QSizeF>

#include <Eigen/Geometry>

#include <vector>

namespace marrow {

/// A camera that circles a target. World units are voxels, or metres for characters; y is up. Yaw 0 and pitch 0 are the front view:
/// they look along +z, as VFP models face −z with their left hand at low x, or along −z when the front is +z, as that of characters.
/// A positive yaw moves the camera to the right of whoever looks, a positive pitch above the target. A plain value.
class CameraRig
{
public:
    enum class Side { Front, Back, Left, Right, Top, Bottom };

    float yawDegrees = 30;
    float pitchDegrees = 20;
    float distance = 100; ///< from the eye to the target, in voxels; also sets the scale of the orthographic view
    Eigen::Vector3f target = Eigen::Vector3f::Zero();
    bool orthographic = false;
    float fieldOfViewDegrees = 32; ///< vertical
    bool frontIsPlusZ = false;
    /// The world length that counts as a voxel: how near one may come, how far one may go. A fortieth of a character's height.
    float unit = 1;

    static constexpr float kMinDistance = 1.5F; ///< in units
    static constexpr float kMaxDistance = 20000;

    Eigen::Vector3f eye() const { return target - forward() * distance; }
    Eigen::Vector3f forward() const;
    Eigen::Vector3f right() const;
    Eigen::Vector3f up() const { return right().cross(forward()); }
    float nearPlane() const;
    float farPlane() const;
    Eigen::Matrix4f viewMatrix() const;
    Eigen::Matrix4f projectionMatrix(float aspect) const;

    /// Left and Right are the model's own: Right looks from high x.
    void look(Side side);
    void orbit(float yawBy, float pitchBy);
    /// Moves the target so that what lies at its depth follows the pointer by `pixels` (y down).
    void pan(QPointF pixels, QSizeF viewSize);
    /// Multiplies the distance, keeping `fixedPoint` where it is in the picture.
    void zoom(float factor, const Eigen::Vector3f &fixedPoint);
    /// Centres a box and backs off until all of it is in the picture, in any direction of view.
    void frame(const Eigen::AlignedBox3f &box, float aspect);
    /// The same for what several boxes hold, which may leave the corners of their common box empty.
    void frame(const std::vector<Eigen::AlignedBox3f> &boxes, float aspect);

    /// The ray through a point of the picture (pixels, y down, any pixel unit as long as both use it).
    Ray ray(QPointF pixel, QSizeF viewSize) const;
    /// Where a world point lands in the picture; nullopt-like: `visible` is false behind the eye.
    QPointF project(const Eigen::Vector3f &point, QSizeF viewSize, bool *visible = nullptr) const;
    /// The length in voxels of one pixel at a world point.
    float voxelsPerPixel(const Eigen::Vector3f &point, float viewHeight) const;

    bool operator==(const CameraRig &) const = default;
};

} // namespace marrow

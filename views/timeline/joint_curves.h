#pragma once

#include "model/voxel/pose_sampling.h"
#include "views/timeline/rotation_reading.h"
#include "views/timeline/timeline_model.h"

namespace marrow {

/// The numbers behind the curves of one joint: three values a key, and what plays between keys. Holds a shared copy of the track.
class JointCurves
{
public:
    JointCurves() = default;
    JointCurves(const JointTrack &track, KeyComponent component, RotationReading reading, const Eigen::Vector3d &boneAxis, Interpolation policy);

    const JointTrack &track() const { return m_track; }
    qsizetype size() const { return m_track.keys.size(); }
    double timeMs(qsizetype key) const { return m_track.keys.at(key).timeMs; }
    /// Voxels, degrees or factors; of rotations without jumps from one key to the next.
    const Eigen::Vector3d &value(qsizetype key) const { return m_values[static_cast<std::size_t>(key)]; }
    /// What plays between a key and the next, fraction in [0, 1]; `near` is the value just before, for rotations.
    Eigen::Vector3d between(qsizetype key, double fraction, const Eigen::Vector3d &near) const;
    /// The lowest and highest value of the channels that are on, over the keys.
    std::pair<double, double> bounds(const std::array<bool, 3> &channels) const;

    bool isRotation() const { return m_component == KeyComponent::Rotation; }
    /// Whether a value can be given back as a key: not from swing and twist.
    bool writable() const { return !isRotation() || m_reading == RotationReading::Euler; }
    /// The key with one value replaced; only when writable().
    Transform withValue(qsizetype key, int channel, double value) const;

private:
    Eigen::Vector3d valueOf(const Transform &transform, const std::optional<Eigen::Vector3d> &near) const;

    JointTrack m_track;
    KeyComponent m_component = KeyComponent::Rotation;
    RotationReading m_reading = RotationReading::Euler;
    Eigen::Vector3d m_axis = Eigen::Vector3d::UnitY();
    Interpolation m_policy = Interpolation::Linear;
    std::vector<Eigen::Vector3d> m_values;
};

} // namespace marrow

#include "views/timeline/joint_curves.h"

#include "views/common/euler.h"

#include <algorithm>
#include <limits>

namespace marrow {

namespace {
/// Steps from key to key in which a rotation is followed: a turn of half a circle then moves no angle by more than a jump would.
constexpr int kFollowSteps = 8;
} // namespace

JointCurves::JointCurves(const JointTrack &track, KeyComponent component, RotationReading reading, const Eigen::Vector3d &boneAxis, Interpolation policy)
    : m_track(track)
    , m_component(component)
    , m_reading(reading)
    , m_axis(boneAxis)
    , m_policy(policy)
{
    m_values.reserve(static_cast<std::size_t>(m_track.keys.size()));
    for (qsizetype i = 0; i < m_track.keys.size(); ++i) {
        if (i == 0 || !isRotation()) {
            m_values.push_back(valueOf(m_track.keys.at(i).value, std::nullopt));
            continue;
        }
        Eigen::Vector3d near = m_values.back();
        for (int step = 1; step < kFollowSteps; ++step) {
            const Transform way = interpolate(m_track.keys.at(i - 1).value, m_track.keys.at(i).value,
                                              static_cast<float>(step) / kFollowSteps, Interpolation::Linear);
            near = valueOf(way, near);
        }
        m_values.push_back(valueOf(m_track.keys.at(i).value, near));
    }
}

Eigen::Vector3d JointCurves::valueOf(const Transform &transform, const std::optional<Eigen::Vector3d> &near) const
{
    if (m_component == KeyComponent::Translation)
        return transform.translation.cast<double>();
    if (m_component == KeyComponent::Scale)
        return transform.scale.cast<double>();
    return readRotation(transform.rotation, m_reading, m_axis, near);
}

Eigen::Vector3d JointCurves::between(qsizetype key, double fraction, const Eigen::Vector3d &near) const
{
    return valueOf(interpolate(m_track.keys.at(key).value, m_track.keys.at(key + 1).value, static_cast<float>(fraction), m_policy), near);
}

std::pair<double, double> JointCurves::bounds(const std::array<bool, 3> &channels) const
{
    double low = std::numeric_limits<double>::max();
    double high = std::numeric_limits<double>::lowest();
    for (const Eigen::Vector3d &value : m_values) {
        for (int channel = 0; channel < 3; ++channel) {
            if (!channels[static_cast<std::size_t>(channel)])
                continue;
            low = std::min(low, value[channel]);
            high = std::max(high, value[channel]);
        }
    }
    return low <= high ? std::pair(low, high) : std::pair(0.0, 0.0);
}

Transform JointCurves::withValue(qsizetype key, int channel, double value) const
{
    Transform result = m_track.keys.at(key).value;
    if (m_component == KeyComponent::Translation) {
        result.translation[channel] = static_cast<float>(value);
    } else if (m_component == KeyComponent::Scale) {
        result.scale[channel] = static_cast<float>(value);
    } else {
        Eigen::Vector3d angles = this->value(key);
        angles[channel] = value;
        result.rotation = fromEulerDegrees(angles);
    }
    return result;
}

} // namespace marrow

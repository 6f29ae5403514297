#include "views/common/transform_fields.h"

#include "views/common/euler.h"
#include "views/common/number_field.h"

#include <algorithm>
#include <cmath>

namespace marrow {

Eigen::Vector3d numbersOf(const Transform &transform, TransformPart part)
{
    switch (part) {
    case TransformPart::Translation:
        return transform.translation.cast<double>();
    case TransformPart::Rotation:
        return eulerDegrees(transform.rotation);
    case TransformPart::Scale:
        break;
    }
    return transform.scale.cast<double>();
}

void setNumbers(Transform &transform, TransformPart part, const Eigen::Vector3d &numbers)
{
    switch (part) {
    case TransformPart::Translation:
        transform.translation = numbers.cast<float>();
        break;
    case TransformPart::Rotation:
        transform.rotation = fromEulerDegrees(numbers);
        break;
    case TransformPart::Scale:
        transform.scale = numbers.cast<float>();
        break;
    }
}

void showNumbers(const TransformFields &fields, TransformPart part, std::span<const Eigen::Vector3d> values)
{
    constexpr double kSame = 1e-5;
    for (int axis = 0; axis < 3; ++axis) {
        NumberField *field = fields[static_cast<std::size_t>(part)][static_cast<std::size_t>(axis)];
        const double first = values.front()[axis];
        const bool same = std::all_of(values.begin(), values.end(), [&](const Eigen::Vector3d &v) { return std::abs(v[axis] - first) < kSame; });
        if (same)
            field->setValue(first);
        else
            field->setMixed();
    }
}

void TypedAngles::remember(JointId joint, const Eigen::Vector3d &degrees)
{
    m_joint = joint;
    m_degrees = degrees;
}

std::optional<Eigen::Vector3d> TypedAngles::of(JointId joint, const Eigen::Quaternionf &rotation) const
{
    const bool still = m_joint == joint && sameRotation(fromEulerDegrees(m_degrees), rotation);
    return still ? std::optional(m_degrees) : std::nullopt;
}

} // namespace marrow

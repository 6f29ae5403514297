#pragma once

#include "model/base/transform.h"
#include "model/voxel/skeleton.h"

#include <array>
#include <optional>
#include <span>

namespace marrow {

class NumberField;

/// What the panels that show a joint's transform in numbers have in common.

enum class TransformPart { Translation, Rotation, Scale };
inline constexpr std::array<TransformPart, 3> kTransformParts{TransformPart::Translation, TransformPart::Rotation, TransformPart::Scale};

/// A part as three numbers; rotations as eulerDegrees() gives them.
Eigen::Vector3d numbersOf(const Transform &transform, TransformPart part);
void setNumbers(Transform &transform, TransformPart part, const Eigen::Vector3d &numbers);

/// Three fields a part.
using TransformFields = std::array<std::array<NumberField *, 3>, 3>;
/// Shows the numbers that all of `values` share; the others as mixed. There must be a value.
void showNumbers(const TransformFields &fields, TransformPart part, std::span<const Eigen::Vector3d> values);

/// The angles as a person typed them: of the many that mean a rotation these stay on show until it becomes another one.
class TypedAngles
{
public:
    void forget() { m_joint.reset(); }
    void remember(JointId joint, const Eigen::Vector3d &degrees);
    /// What was typed, if `rotation` still is that; nullopt otherwise.
    std::optional<Eigen::Vector3d> of(JointId joint, const Eigen::Quaternionf &rotation) const;

private:
    std::optional<JointId> m_joint;
    Eigen::Vector3d m_degrees = Eigen::Vector3d::Zero();
};

} // namespace marrow

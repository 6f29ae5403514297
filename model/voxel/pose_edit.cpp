#include "model/voxel/pose_edit.h"

#include "model/voxel/skeleton_ops.h"

#include <Eigen/SVD>

#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

std::optional<std::size_t> indexIn(const Skeleton &skeleton, const Pose &pose, JointId joint)
{
    const int index = skeleton.indexOf(joint);
    if (index < 0 || static_cast<std::size_t>(index) >= pose.locals.size())
        return std::nullopt;
    return static_cast<std::size_t>(index);
}

Eigen::Affine3f parentWorldIn(const Skeleton &skeleton, const Pose &pose, std::size_t index)
{
    const std::optional<JointId> parent = skeleton.joints()[index].parent;
    const auto above = parent ? indexIn(skeleton, pose, *parent) : std::nullopt;
    return above ? pose.worlds[*above] : Eigen::Affine3f::Identity();
}

/// The nearest proper rotation to a matrix; a mirror in it is taken out along x.
Eigen::Matrix3f rotationOf(const Eigen::Matrix3f &matrix)
{
    Eigen::Affine3f affine = Eigen::Affine3f::Identity();
    affine.linear() = matrix;
    return toTransform(affine).rotation.toRotationMatrix();
}

/// The orthogonal factor of a matrix, which keeps a mirror: how directions of the parent's space lie in the model's.
Eigen::Matrix3f orthogonalPart(const Eigen::Matrix3f &matrix)
{
    const Eigen::JacobiSVD<Eigen::Matrix3f> svd(matrix, Eigen::ComputeFullU | Eigen::ComputeFullV);
    return svd.matrixU() * svd.matrixV().transpose();
}

template <class Change>
JointLocals changed(const Skeleton &skeleton, const Pose &pose, const std::vector<JointId> &joints, Change change)
{
    JointLocals values;
    for (const JointId joint : joints) {
        if (const auto index = indexIn(skeleton, pose, joint)) {
            Transform local = pose.locals[*index];
            if (change(*index, local))
                values[joint] = local;
        }
    }
    return values;
}

QJsonArray numbers(const float *values, int count)
{
    QJsonArray array;
    for (int i = 0; i < count; ++i)
        array.append(static_cast<double>(values[i]));
    return array;
}

QJsonObject transformToJson(const Transform &transform)
{
    return {{QStringLiteral("translation"), numbers(transform.translation.data(), 3)},
            {QStringLiteral("rotation"), numbers(transform.rotation.coeffs().data(), 4)},
            {QStringLiteral("scale"), numbers(transform.scale.data(), 3)}};
}

bool readNumbers(const QJsonValue &value, float *out, int count)
{
    const QJsonArray array = value.toArray();
    if (array.size() != count)
        return false;
    for (int i = 0; i < count; ++i) {
        const double number = array[i].toDouble(std::nan(""));
        if (!std::isfinite(number) || std::abs(number) > 1e9)
            return false;
        out[i] = static_cast<float>(number);
    }
    return true;
}

std::optional<Transform> transformFromJson(const QJsonObject &json)
{
    Transform result;
    if (!readNumbers(json[QStringLiteral("translation")], result.translation.data(), 3)
        || !readNumbers(json[QStringLiteral("rotation")], result.rotation.coeffs().data(), 4)
        || !readNumbers(json[QStringLiteral("scale")], result.scale.data(), 3))
        return std::nullopt;
    if (!(result.rotation.norm() > 1e-6F))
        return std::nullopt;
    result.rotation.normalize();
    return result;
}

/// The same difference to another rest transform.
Transform rebased(const Transform &value, const Transform &oldRest, const Transform &newRest)
{
    if (oldRest == newRest)
        return value;
    Transform result;
    result.translation = newRest.translation + (value.translation - oldRest.translation);
    result.rotation = (newRest.rotation * (oldRest.rotation.conjugate() * value.rotation)).normalized();
    for (int axis = 0; axis < 3; ++axis)
        result.scale[axis] = oldRest.scale[axis] != 0 ? newRest.scale[axis] * value.scale[axis] / oldRest.scale[axis] : value.scale[axis];
    return result;
}

} // namespace

Eigen::Matrix3f poseAxes(const Skeleton &skeleton, const Pose &pose, JointId joint, PoseFrame frame)
{
    const auto index = indexIn(skeleton, pose, joint);
    if (!index || frame == PoseFrame::World)
        return Eigen::Matrix3f::Identity();
    const Eigen::Matrix3f above = rotationOf(parentWorldIn(skeleton, pose, *index).linear());
    if (frame == PoseFrame::Parent)
        return above;
    // A scale of zero takes an axis away from the matrix, not from the joint.
    return above * pose.locals[*index].rotation.toRotationMatrix();
}

std::vector<JointId> topmost(const Skeleton &skeleton, const std::vector<JointId> &chosen)
{
    std::vector<JointId> result;
    for (const Joint &joint : skeleton.joints()) {
        if (std::find(chosen.begin(), chosen.end(), joint.id) == chosen.end())
            continue;
        const bool carried = std::any_of(chosen.begin(), chosen.end(), [&](JointId other) {
            return other != joint.id && skeleton.isSameOrAncestor(other, joint.id);
        });
        if (!carried)
            result.push_back(joint.id);
    }
    return result;
}

JointLocals turnedInWorld(const Skeleton &skeleton, const Pose &pose, const std::vector<JointId> &joints, const Eigen::Quaternionf &turn)
{
    return changed(skeleton, pose, joints, [&](std::size_t index, Transform &local) {
        const Eigen::Matrix3f above = orthogonalPart(parentWorldIn(skeleton, pose, index).linear());
        const Eigen::Quaternionf seen(Eigen::Matrix3f(above.transpose() * turn.toRotationMatrix() * above));
        local.rotation = (seen * local.rotation).normalized();
        return true;
    });
}

JointLocals turnedInLocal(const Skeleton &skeleton, const Pose &pose, const std::vector<JointId> &joints, const Eigen::Quaternionf &turn)
{
    return changed(skeleton, pose, joints, [&](std::size_t, Transform &local) {
        local.rotation = (local.rotation * turn).normalized();
        return true;
    });
}

JointLocals movedInWorld(const Skeleton &skeleton, const Pose &pose, const std::vector<JointId> &joints, const Eigen::Vector3f &move)
{
    return changed(skeleton, pose, joints, [&](std::size_t index, Transform &local) {
        const Eigen::Matrix3f above = parentWorldIn(skeleton, pose, index).linear();
        const float size = above.cwiseAbs().maxCoeff();
        if (!(std::abs(above.determinant()) > 1e-9F * size * size * size))
            return false;
        local.translation += above.inverse() * move;
        return local.translation.allFinite();
    });
}

JointLocals scaledBy(const Skeleton &skeleton, const Pose &pose, const std::vector<JointId> &joints, const Eigen::Vector3f &factors)
{
    return changed(skeleton, pose, joints, [&](std::size_t, Transform &local) {
        local.scale = local.scale.cwiseProduct(factors);
        return true;
    });
}

JointMirror::JointMirror(const Skeleton &skeleton, JointId joint, JointId partner, const MirrorPlane &plane)
{
    Eigen::Affine3f mirror = Eigen::Affine3f::Identity();
    mirror.linear()(plane.axis, plane.axis) = -1;
    mirror.translation()[plane.axis] = static_cast<float>(2 * plane.position());
    const auto parentWorld = [&](JointId id) {
        const Joint *found = skeleton.find(id);
        return found && found->parent ? worldOf(skeleton, *found->parent) : Eigen::Affine3f::Identity();
    };
    // A joint's local motion L moves its voxels by W·L·R⁻¹ seen from its parent (W the parent's, R its own rest world). The
    // partner shall move its voxels by the mirror image of that, seen from its own parent.
    m_before = parentWorld(partner).inverse() * mirror * parentWorld(joint);
    m_after = worldOf(skeleton, joint).inverse() * mirror * worldOf(skeleton, partner);
}

Transform JointMirror::operator()(const Transform &local) const
{
    return toTransform(m_before * local.matrix() * m_after);
}

MirrorPlane mirrorPlaneOf(const Skeleton &skeleton, Int3 gridSize)
{
    return BodySides(skeleton).plane().value_or(MirrorPlane::middle(gridSize, 0));
}

JointLocals mirroredPose(const Skeleton &skeleton, const JointLocals &values, const JointPairs &pairs, const MirrorPlane &plane)
{
    JointLocals result;
    for (const auto &[joint, local] : values) {
        const std::optional<JointId> partner = skeleton.contains(joint) ? pairs.partner(joint) : std::nullopt;
        if (!partner || !skeleton.contains(*partner))
            continue;
        const Transform mirrored = JointMirror(skeleton, joint, *partner, plane)(local);
        // A rest pose scaled to zero has no inverse.
        if (mirrored.matrix().matrix().allFinite())
            result[*partner] = mirrored;
    }
    return result;
}

Transform breakdown(const Transform &from, const Transform &to, float fraction)
{
    Transform result;
    result.translation = from.translation + fraction * (to.translation - from.translation);
    result.scale = from.scale + fraction * (to.scale - from.scale);
    Eigen::Quaternionf turn = from.rotation.conjugate() * to.rotation;
    if (turn.w() < 0)
        turn.coeffs() *= -1;
    const Eigen::AngleAxisf way(turn.normalized());
    result.rotation = (from.rotation * Eigen::Quaternionf(Eigen::AngleAxisf(way.angle() * fraction, way.axis()))).normalized();
    return result;
}

QJsonObject poseToJson(const Skeleton &skeleton, const JointLocals &values)
{
    QJsonArray joints;
    for (const auto &[id, local] : values) {
        const Joint *joint = skeleton.find(id);
        if (!joint)
            continue;
        joints.append(QJsonObject{{QStringLiteral("name"), joint->name},
                                  {QStringLiteral("id"), id},
                                  {QStringLiteral("rest"), transformToJson(joint->rest)},
                                  {QStringLiteral("pose"), transformToJson(local)}});
    }
    return {{QStringLiteral("marrowPose"), 1}, {QStringLiteral("joints"), joints}};
}

JointLocals poseFromJson(const Skeleton &skeleton, const QJsonObject &json)
{
    JointLocals values;
    if (json[QStringLiteral("marrowPose")].toInt() != 1)
        return values;
    for (const QJsonValue &entry : json[QStringLiteral("joints")].toArray()) {
        const QJsonObject object = entry.toObject();
        const QString name = object[QStringLiteral("name")].toString();
        const Joint *found = skeleton.find(static_cast<JointId>(object[QStringLiteral("id")].toInt(-1)));
        if (!found || found->name != name) { // of several with the name, the one with the same id is meant
            const auto named = std::find_if(skeleton.joints().begin(), skeleton.joints().end(),
                                            [&](const Joint &joint) { return !name.isEmpty() && joint.name == name; });
            found = named == skeleton.joints().end() ? nullptr : &*named;
        }
        const auto rest = transformFromJson(object[QStringLiteral("rest")].toObject());
        const auto pose = transformFromJson(object[QStringLiteral("pose")].toObject());
        if (found && rest && pose)
            values[found->id] = rebased(*pose, *rest, found->rest);
    }
    return values;
}

} // namespace marrow

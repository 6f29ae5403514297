#include "model/voxel/pose_sampling.h"

#include <algorithm>
#include <cassert>
#include <functional>

namespace marrow {

namespace {

float easedFraction(float fraction, Interpolation policy)
{
    switch (policy) {
    case Interpolation::Step:
        return fraction < 1.0F ? 0.0F : 1.0F;
    case Interpolation::Smooth:
        return fraction * fraction * (3.0F - 2.0F * fraction);
    case Interpolation::Linear:
        break;
    }
    return fraction;
}

// World matrices are kept in double until the end: a pose equal to the bind pose then gives a skinning matrix of exact
// identity, and a chain of many joints does not tear the seams between its voxels.
Eigen::Affine3d matrixOf(const Transform &transform)
{
    Eigen::Affine3d result;
    // A file may hold rotations that are units only within a thousandth; none of that may become a scale.
    result.linear() =
        transform.rotation.cast<double>().normalized().toRotationMatrix() * transform.scale.cast<double>().asDiagonal();
    result.translation() = transform.translation.cast<double>();
    result.makeAffine();
    return result;
}

bool invertible(const Eigen::Affine3d &matrix)
{
    const double scale = matrix.linear().cwiseAbs().maxCoeff();
    return scale > 0 && std::abs(matrix.linear().determinant()) > 1e-12 * scale * scale * scale;
}

/// The first key after a time. Keys are mostly spread evenly: looks where it would then be, and from there in doubling steps.
QList<TransformKey>::const_iterator firstAfter(const QList<TransformKey> &keys, double timeMs)
{
    const auto isAfter = [timeMs](const TransformKey &key) { return timeMs < key.timeMs; };
    const double start = keys.constFirst().timeMs;
    const double length = keys.constLast().timeMs - start;
    if (timeMs < start)
        return keys.cbegin();
    if (!(timeMs < start + length)) // no number at all is no moment within
        return keys.cend();
    const qsizetype last = keys.size() - 1;
    qsizetype low = std::min(static_cast<qsizetype>((timeMs - start) / length * static_cast<double>(last)), last - 1);
    qsizetype high = low + 1;
    for (qsizetype step = 1; isAfter(keys[low]); step *= 2) {
        high = low;
        low = std::max<qsizetype>(low - step, 0);
    }
    for (qsizetype step = 1; !isAfter(keys[high]); step *= 2) {
        low = high;
        high = std::min(high + step, last);
    }
    return std::partition_point(keys.cbegin() + low + 1, keys.cbegin() + high, std::not_fn(isAfter));
}

} // namespace

Transform interpolate(const Transform &a, const Transform &b, float fraction, Interpolation policy)
{
    const float t = easedFraction(std::clamp(fraction, 0.0F, 1.0F), policy);
    if (t <= 0.0F)
        return a;
    if (t >= 1.0F)
        return b;
    Transform result;
    result.translation = a.translation + t * (b.translation - a.translation);
    result.scale = a.scale + t * (b.scale - a.scale);
    result.rotation = a.rotation.slerp(t, b.rotation).normalized();
    return result;
}

Transform sampleTrack(const JointTrack &track, double timeMs, Interpolation policy)
{
    const QList<TransformKey> &keys = track.keys;
    assert(!keys.isEmpty());
    const auto after = firstAfter(keys, timeMs);
    if (after == keys.cbegin())
        return keys.constFirst().value;
    if (after == keys.cend())
        return keys.constLast().value;
    const TransformKey &from = *(after - 1);
    const double length = static_cast<double>(after->timeMs) - from.timeMs;
    return interpolate(from.value, after->value, static_cast<float>((timeMs - from.timeMs) / length), policy);
}

PoseSampler::PoseSampler(const Skeleton &skeleton)
    : m_order(skeleton.parentsFirst())
    , m_parents(skeleton.size(), -1)
    , m_inverseBind(skeleton.size(), Eigen::Affine3d::Identity())
    , m_bindWorlds(skeleton.size(), Eigen::Affine3d::Identity())
{
    for (const Joint &joint : skeleton.joints()) {
        if (joint.parent)
            m_parents[m_ids.size()] = skeleton.indexOf(*joint.parent);
        m_ids.push_back(joint.id);
        m_rest.push_back(joint.rest);
    }
    m_invertible.assign(skeleton.size(), false);
    for (const int index : m_order) {
        const auto i = static_cast<std::size_t>(index);
        const Eigen::Affine3d local = matrixOf(m_rest[i]);
        m_bindWorlds[i] = m_parents[i] < 0 ? local : m_bindWorlds[static_cast<std::size_t>(m_parents[i])] * local;
        m_invertible[i] = invertible(m_bindWorlds[i]);
        if (m_invertible[i])
            m_inverseBind[i] = m_bindWorlds[i].inverse(Eigen::Affine);
    }
}

void PoseSampler::sample(const AnimationClip *clip, double timeMs, Interpolation policy, Pose &pose) const
{
    pose.locals = m_rest;
    if (clip) {
        for (const JointTrack &track : clip->tracks) {
            const auto it = std::lower_bound(m_ids.begin(), m_ids.end(), track.joint);
            if (it != m_ids.end() && *it == track.joint && !track.keys.isEmpty())
                pose.locals[static_cast<std::size_t>(it - m_ids.begin())] = sampleTrack(track, timeMs, policy);
        }
    }
    finish(pose);
}

Pose PoseSampler::sample(const AnimationClip *clip, double timeMs, Interpolation policy) const
{
    Pose pose;
    sample(clip, timeMs, policy, pose);
    return pose;
}

void PoseSampler::finish(Pose &pose) const
{
    assert(pose.locals.size() == m_ids.size());
    pose.worlds.assign(m_ids.size(), Eigen::Affine3f::Identity());
    pose.skinning.assign(m_ids.size(), Eigen::Affine3f::Identity());
    pose.exactWorlds.assign(m_ids.size(), Eigen::Affine3d::Identity());
    std::vector<Eigen::Affine3d> &worlds = pose.exactWorlds;
    for (const int index : m_order) {
        const auto i = static_cast<std::size_t>(index);
        const Eigen::Affine3d local = matrixOf(pose.locals[i]);
        worlds[i] = m_parents[i] < 0 ? local : worlds[static_cast<std::size_t>(m_parents[i])] * local;
        pose.worlds[i] = worlds[i].cast<float>();
        if (m_invertible[i] && worlds[i].matrix() != m_bindWorlds[i].matrix())
            pose.skinning[i] = (worlds[i] * m_inverseBind[i]).cast<float>();
    }
}

Pose samplePose(const Skeleton &skeleton, const AnimationClip *clip, double timeMs, Interpolation policy)
{
    return PoseSampler(skeleton).sample(clip, timeMs, policy);
}

Pose bindPose(const Skeleton &skeleton)
{
    return PoseSampler(skeleton).sample(nullptr, 0);
}

void offsetSkinning(std::vector<Eigen::Affine3f> &skinning, const std::vector<Eigen::Vector3f> &offsets)
{
    assert(skinning.size() == offsets.size());
    for (std::size_t i = 0; i < skinning.size(); ++i)
        skinning[i].translation() += offsets[i];
}

} // namespace marrow

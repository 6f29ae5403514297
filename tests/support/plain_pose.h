#pragma once

// World matrices of a rig at a time, from the words of VFP 6B and vfp-decisions alone: written without Eigen's geometry and
// without the studio's sampling, so that both can be held against it.

#include "model/voxel/voxel_rig.h"

#include <cmath>

namespace marrow::test {

/// Row by row, row-major.
using PlainMatrix = std::array<double, 16>;

inline PlainMatrix plainIdentity()
{
    return {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
}

inline PlainMatrix operator*(const PlainMatrix &a, const PlainMatrix &b)
{
    PlainMatrix result{};
    for (std::size_t row = 0; row < 4; ++row) {
        for (std::size_t column = 0; column < 4; ++column) {
            for (std::size_t k = 0; k < 4; ++k)
                result[row * 4 + column] += a[row * 4 + k] * b[k * 4 + column];
        }
    }
    return result;
}

inline std::array<double, 3> operator*(const PlainMatrix &m, const std::array<double, 3> &p)
{
    std::array<double, 3> result{};
    for (std::size_t row = 0; row < 3; ++row)
        result[row] = m[row * 4] * p[0] + m[row * 4 + 1] * p[1] + m[row * 4 + 2] * p[2] + m[row * 4 + 3];
    return result;
}

struct PlainTransform
{
    std::array<double, 3> t{0, 0, 0};
    std::array<double, 4> r{0, 0, 0, 1}; ///< x, y, z, w
    std::array<double, 3> s{1, 1, 1};
};

inline PlainTransform plainOf(const Transform &value)
{
    PlainTransform p;
    for (int i = 0; i < 3; ++i) {
        p.t[std::size_t(i)] = double(value.translation[i]);
        p.s[std::size_t(i)] = double(value.scale[i]);
    }
    p.r = {double(value.rotation.x()), double(value.rotation.y()), double(value.rotation.z()), double(value.rotation.w())};
    return p;
}

/// Linear in translation and scale, along the shorter arc in rotation.
inline PlainTransform plainBetween(const PlainTransform &a, const PlainTransform &b, double f)
{
    PlainTransform p;
    for (std::size_t i = 0; i < 3; ++i) {
        p.t[i] = (1 - f) * a.t[i] + f * b.t[i];
        p.s[i] = (1 - f) * a.s[i] + f * b.s[i];
    }
    const auto unit = [](std::array<double, 4> q) {
        double sum = 0;
        for (const double c : q)
            sum += c * c;
        for (double &c : q)
            c /= std::sqrt(sum);
        return q;
    };
    const auto qa = unit(a.r);
    auto qb = unit(b.r);
    double dot = 0;
    for (std::size_t i = 0; i < 4; ++i)
        dot += qa[i] * qb[i];
    if (dot < 0) {
        for (double &c : qb)
            c = -c;
        dot = -dot;
    }
    const double angle = std::acos(std::min(1.0, dot));
    const double wa = angle < 1e-9 ? 1 - f : std::sin((1 - f) * angle) / std::sin(angle);
    const double wb = angle < 1e-9 ? f : std::sin(f * angle) / std::sin(angle);
    for (std::size_t i = 0; i < 4; ++i)
        p.r[i] = wa * qa[i] + wb * qb[i];
    p.r = unit(p.r);
    return p;
}

/// T · R · S of a transform.
inline PlainMatrix plainMatrix(const PlainTransform &p)
{
    double n = 0;
    for (const double c : p.r)
        n += c * c;
    const auto [x, y, z, w] = p.r;
    const double k = 2 / n;
    const double r[9] = {1 - k * (y * y + z * z), k * (x * y - z * w),     k * (x * z + y * w),
                         k * (x * y + z * w),     1 - k * (x * x + z * z), k * (y * z - x * w),
                         k * (x * z - y * w),     k * (y * z + x * w),     1 - k * (x * x + y * y)};
    PlainMatrix m = plainIdentity();
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column)
            m[row * 4 + column] = r[row * 3 + column] * p.s[column];
        m[row * 4 + 3] = p.t[row];
    }
    return m;
}

/// The inverse of an affine matrix, by cofactors.
inline PlainMatrix plainInverse(const PlainMatrix &m)
{
    const auto at = [&](std::size_t row, std::size_t column) { return m[row * 4 + column]; };
    PlainMatrix result = plainIdentity();
    double determinant = 0;
    for (std::size_t i = 0; i < 3; ++i)
        determinant += at(0, i) * (at(1, (i + 1) % 3) * at(2, (i + 2) % 3) - at(1, (i + 2) % 3) * at(2, (i + 1) % 3));
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column) {
            const std::size_t r1 = (column + 1) % 3, r2 = (column + 2) % 3, c1 = (row + 1) % 3, c2 = (row + 2) % 3;
            result[row * 4 + column] = (at(r1, c1) * at(r2, c2) - at(r1, c2) * at(r2, c1)) / determinant;
        }
    }
    for (std::size_t row = 0; row < 3; ++row)
        result[row * 4 + 3] = -(result[row * 4] * at(0, 3) + result[row * 4 + 1] * at(1, 3) + result[row * 4 + 2] * at(2, 3));
    return result;
}

enum class PlainPolicy { Linear, Step, Smooth };

inline PlainTransform plainLocal(const Joint &joint, const AnimationClip *clip, double timeMs, PlainPolicy policy = PlainPolicy::Linear)
{
    const JointTrack *track = clip ? clip->track(joint.id) : nullptr;
    if (!track || track->keys.isEmpty())
        return plainOf(joint.rest);
    const auto &keys = track->keys;
    if (timeMs <= keys.first().timeMs)
        return plainOf(keys.first().value);
    for (qsizetype i = 1; i < keys.size(); ++i) {
        if (timeMs >= keys[i].timeMs)
            continue;
        double f = (timeMs - keys[i - 1].timeMs) / (double(keys[i].timeMs) - keys[i - 1].timeMs);
        if (policy == PlainPolicy::Step)
            f = 0;
        if (policy == PlainPolicy::Smooth)
            f = f * f * (3 - 2 * f);
        return plainBetween(plainOf(keys[i - 1].value), plainOf(keys[i].value), f);
    }
    return plainOf(keys.last().value);
}

/// World of one joint: parent · T·R·S. Without a clip, the bind pose.
inline PlainMatrix plainWorld(const Skeleton &skeleton, JointId id, const AnimationClip *clip, double timeMs, PlainPolicy policy = PlainPolicy::Linear)
{
    const Joint &joint = *skeleton.find(id);
    const PlainMatrix local = plainMatrix(plainLocal(joint, clip, timeMs, policy));
    return joint.parent ? plainWorld(skeleton, *joint.parent, clip, timeMs, policy) * local : local;
}

} // namespace marrow::test

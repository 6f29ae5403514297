#include "io/gltf/voxel_gltf_clips.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr double kHalfTurnDot = 0.05;      ///< quaternions this close to orthogonal are nearly half a circle apart
constexpr double kSmoothTolerance = 1e-4;  ///< radians by which eased rotations may differ
constexpr int kMostSmoothKeys = 400;       ///< between two keys

using Vec3 = Eigen::Vector3f Transform::*;

/// Times and values of one channel as they go into accessors. Times ascend strictly as floats.
struct Curve
{
    std::vector<float> times;
    std::vector<float> values;
    int components = 3;
    int merged = 0;

    /// A value at a time; one that falls on the last time replaces it.
    void add(double timeMs, const float *value)
    {
        const auto time = static_cast<float>(timeMs / 1000.0);
        if (!times.empty() && time <= times.back()) {
            values.resize(values.size() - static_cast<std::size_t>(components));
            ++merged;
        } else {
            times.push_back(time);
        }
        values.insert(values.end(), value, value + components);
    }
};

/// The keys of a track with the last one held to the end of the clip.
std::vector<TransformKey> heldKeys(const JointTrack &track, std::uint32_t durationMs)
{
    std::vector<TransformKey> keys(track.keys.cbegin(), track.keys.cend());
    if (keys.back().timeMs < durationMs)
        keys.push_back({durationMs, keys.back().value});
    return keys;
}

Curve vectorCurve(const std::vector<TransformKey> &keys, Vec3 part)
{
    Curve curve;
    for (const TransformKey &key : keys)
        curve.add(key.timeMs, (key.value.*part).data());
    return curve;
}

/// Into how many straight pieces an eased turn is cut: a piece of length h of the ease 3t² − 2t³ bends by at most 6/8·h².
int smoothPieces(const Eigen::Quaternionf &a, const Eigen::Quaternionf &b)
{
    const double angle = a.cast<double>().normalized().angularDistance(b.cast<double>().normalized());
    return std::clamp(static_cast<int>(std::ceil(std::sqrt(0.75 * angle / kSmoothTolerance))), 1, kMostSmoothKeys);
}

Curve rotationCurve(const std::vector<TransformKey> &keys, Interpolation policy)
{
    Curve curve;
    curve.components = 4;
    Eigen::Quaternionf last = Eigen::Quaternionf::Identity();
    const auto add = [&](double timeMs, Eigen::Quaternionf rotation) {
        rotation = rotation.cast<double>().normalized().cast<float>();
        // The same rotation on the side of the last one, for readers that do not look for the shorter way.
        if (policy != Interpolation::Step && !curve.times.empty() && rotation.dot(last) < 0)
            rotation.coeffs() = -rotation.coeffs();
        last = rotation;
        curve.add(timeMs, rotation.coeffs().data());
    };
    for (std::size_t i = 0; i < keys.size(); ++i) {
        add(keys[i].timeMs, keys[i].value.rotation);
        if (i + 1 == keys.size() || policy == Interpolation::Step)
            continue;
        const Transform &from = keys[i].value;
        const Transform &to = keys[i + 1].value;
        int pieces = policy == Interpolation::Smooth ? smoothPieces(from.rotation, to.rotation) : 1;
        const bool halfTurn = std::abs(from.rotation.dot(to.rotation)) < static_cast<float>(kHalfTurnDot);
        if (pieces == 1 && halfTurn)
            pieces = 2;
        const double start = keys[i].timeMs;
        const double length = keys[i + 1].timeMs - start;
        for (int piece = 1; piece < pieces; ++piece) {
            const double fraction = static_cast<double>(piece) / pieces;
            const double time = start + fraction * length;
            if (!curve.times.empty() && static_cast<float>(time / 1000.0) > curve.times.back())
                add(time, interpolate(from, to, static_cast<float>(fraction), policy).rotation);
        }
    }
    return curve;
}

/// Spreads values out for a cubic spline with flat tangents, which eases exactly as Interpolation::Smooth does.
std::vector<float> withFlatTangents(const Curve &curve)
{
    std::vector<float> values;
    const auto step = static_cast<std::size_t>(curve.components);
    values.reserve(curve.values.size() * 3);
    for (std::size_t i = 0; i < curve.values.size(); i += step) {
        values.insert(values.end(), step, 0.0F);
        values.insert(values.end(), curve.values.begin() + static_cast<std::ptrdiff_t>(i), curve.values.begin() + static_cast<std::ptrdiff_t>(i + step));
        values.insert(values.end(), step, 0.0F);
    }
    return values;
}

class AnimationWriter
{
public:
    AnimationWriter(GltfBuilder &builder, Interpolation policy)
        : m_builder(builder)
        , m_policy(policy)
    {
    }

    void addChannel(int node, const char *path, const Curve &curve)
    {
        m_merged = std::max(m_merged, curve.merged);
        const bool spline = m_policy == Interpolation::Smooth && curve.components == 3 && curve.times.size() > 1;
        const char *mode = m_policy == Interpolation::Step ? "STEP" : spline ? "CUBICSPLINE" : "LINEAR";
        const int input = m_builder.addFloats(curve.times, 1, GltfTarget::None, true);
        const int output = m_builder.addFloats(spline ? withFlatTangents(curve) : curve.values, curve.components, GltfTarget::None);
        m_samplers.append(QJsonObject{{"input", input}, {"output", output}, {"interpolation", mode}});
        m_channels.append(QJsonObject{{"sampler", m_samplers.size() - 1}, {"target", QJsonObject{{"node", node}, {"path", path}}}});
    }

    /// A part that never leaves the rest pose needs no channel.
    void addTrack(int node, const std::vector<TransformKey> &keys, const Transform &rest)
    {
        const auto differs = [&](auto part) {
            return std::any_of(keys.begin(), keys.end(), [&](const TransformKey &key) { return part(key.value) != part(rest); });
        };
        if (differs([](const Transform &t) { return t.translation; }))
            addChannel(node, "translation", vectorCurve(keys, &Transform::translation));
        if (differs([](const Transform &t) { return t.rotation.coeffs(); }))
            addChannel(node, "rotation", rotationCurve(keys, m_policy));
        if (differs([](const Transform &t) { return t.scale; }))
            addChannel(node, "scale", vectorCurve(keys, &Transform::scale));
    }

    bool empty() const { return m_channels.isEmpty(); }
    int merged() const { return m_merged; }

    void finish(const AnimationClip &clip)
    {
        QJsonObject animation{{"channels", m_channels}, {"samplers", m_samplers},
                              {"extras", QJsonObject{{"clipId", clip.id}, {"durationMs", static_cast<qint64>(clip.durationMs)}}}};
        if (!clip.name.isEmpty())
            animation.insert(QStringLiteral("name"), clip.name);
        m_builder.add("animations", animation);
    }

private:
    GltfBuilder &m_builder;
    Interpolation m_policy;
    QJsonArray m_samplers;
    QJsonArray m_channels;
    int m_merged = 0;
};

} // namespace

int addGltfAnimation(GltfBuilder &builder, const AnimationClip &clip, Interpolation policy, const GltfClipTarget &target)
{
    AnimationWriter writer(builder, policy);
    for (const JointTrack &track : clip.tracks) {
        const int joint = target.skeleton.indexOf(track.joint);
        if (joint < 0 || track.keys.isEmpty())
            continue;
        const auto i = static_cast<std::size_t>(joint);
        writer.addTrack(target.jointNodes[i], heldKeys(track, clip.durationMs), target.skeleton.joints()[i].rest);
    }
    if (writer.empty()) {
        // An animation needs a channel: the topmost node stays where it is, for as long as the clip lasts.
        const Eigen::Vector3f scale = Eigen::Vector3f::Constant(target.rootScale);
        Curve still;
        still.add(0, scale.data());
        if (clip.durationMs > 0)
            still.add(clip.durationMs, scale.data());
        writer.addChannel(target.rootNode, "scale", still);
    }
    writer.finish(clip);
    return writer.merged();
}

} // namespace marrow

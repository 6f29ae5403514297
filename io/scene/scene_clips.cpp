#include "io/scene/scene_parts.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <set>
#include <string_view>
#include <unordered_map>

namespace marrow::scene {

namespace {

/// How often a node is sampled whose pivots make its path between two keys a curve.
constexpr double kSamplesPerSecond = 30;
constexpr std::size_t kMostSamples = 1'000'000;

using Channels = std::unordered_map<std::string, const aiNodeAnim *>;

/// The two keys around a time and how far between them it is.
template <class Key>
std::pair<unsigned, double> between(const Key *keys, unsigned count, double ticks)
{
    const Key *after = std::upper_bound(keys, keys + count, ticks, [](double at, const Key &key) { return at < key.mTime; });
    if (after == keys || after == keys + count)
        return {after == keys ? 0 : count - 1, 0};
    const auto i = static_cast<unsigned>(after - keys) - 1;
    const double length = keys[i + 1].mTime - keys[i].mTime;
    return {i, length > 0 ? (ticks - keys[i].mTime) / length : 0};
}

Eigen::Vector3d vectorAt(const aiVectorKey *keys, unsigned count, double ticks, const Eigen::Vector3d &otherwise)
{
    if (count == 0)
        return otherwise;
    const auto [i, fraction] = between(keys, count, ticks);
    const Eigen::Vector3d from = vector(keys[i].mValue);
    return fraction > 0 ? Eigen::Vector3d(from + (vector(keys[i + 1].mValue) - from) * fraction) : from;
}

Eigen::Quaterniond turn(const aiQuaternion &q)
{
    const Eigen::Quaterniond out(static_cast<double>(q.w), static_cast<double>(q.x), static_cast<double>(q.y), static_cast<double>(q.z));
    return out.norm() > 1e-9 && out.coeffs().allFinite() ? out.normalized() : Eigen::Quaterniond::Identity();
}

Eigen::Quaterniond turnAt(const aiQuatKey *keys, unsigned count, double ticks)
{
    if (count == 0)
        return Eigen::Quaterniond::Identity();
    const auto [i, fraction] = between(keys, count, ticks);
    return fraction > 0 ? turn(keys[i].mValue).slerp(fraction, turn(keys[i + 1].mValue)) : turn(keys[i].mValue);
}

Eigen::Matrix4d channelAt(const aiNodeAnim &channel, double ticks)
{
    Eigen::Matrix4d out = Eigen::Matrix4d::Identity();
    out.block<3, 1>(0, 3) = vectorAt(channel.mPositionKeys, channel.mNumPositionKeys, ticks, Eigen::Vector3d::Zero());
    const Eigen::Vector3d scale = vectorAt(channel.mScalingKeys, channel.mNumScalingKeys, ticks, Eigen::Vector3d::Ones());
    out.block<3, 3>(0, 0) = turnAt(channel.mRotationKeys, channel.mNumRotationKeys, ticks).toRotationMatrix() * scale.asDiagonal();
    return out;
}

void addTimes(const aiNodeAnim &channel, std::set<double> &ticks)
{
    const auto add = [&](const auto *keys, unsigned count) {
        for (unsigned i = 0; i < count && ticks.size() < kMostSamples; ++i) {
            if (std::isfinite(keys[i].mTime))
                ticks.insert(keys[i].mTime);
        }
    };
    add(channel.mPositionKeys, channel.mNumPositionKeys);
    add(channel.mRotationKeys, channel.mNumRotationKeys);
    add(channel.mScalingKeys, channel.mNumScalingKeys);
}

/// A node's movement: times and TRS at each.
struct Samples
{
    std::vector<float> times;
    std::vector<float> translations, rotations, scales;
};

/// Whether something that turns or grows stands beside a factor that moves, so that the path between two keys is no straight line.
bool bends(const std::vector<const aiNode *> &factors)
{
    int moving = 0;
    for (const aiNode *factor : factors)
        moving += matrix(factor->mTransformation).block<3, 1>(0, 3).norm() > 1e-6;
    return moving > 1;
}

bool isGeometric(const aiNode &node)
{
    return std::strstr(node.mName.C_Str(), "_$AssimpFbx$_Geometric") != nullptr;
}

/// Which factors make up the node's matrix while a clip plays. Assimp moves a node by its pivots, one channel each; but where none of them
/// is more than a turn that stands before or after the node's own, it writes one channel for the node itself that has them all in it. Then
/// the pivots beside it must not count again, except those that only place the mesh.
std::vector<const aiNode *> movingFactors(const Node &node, const Channels &channels)
{
    const std::string own = node.chain.back()->mName.C_Str();
    if (node.chain.size() == 1 || !channels.contains(own))
        return node.chain;
    std::vector<const aiNode *> before;
    std::vector<const aiNode *> after;
    const std::string prefix = own + "_$AssimpFbx$_";
    for (const aiNode *factor : node.chain) {
        const bool ours = std::string_view(factor->mName.C_Str()).starts_with(prefix);
        if (factor != node.chain.back() && (!ours || isGeometric(*factor)))
            (ours ? after : before).push_back(factor);
    }
    before.push_back(node.chain.back());
    before.insert(before.end(), after.begin(), after.end());
    return before;
}

Samples sampled(const Writing &writing, const Node &node, const Channels &channels, double ticksPerSecond)
{
    const std::vector<const aiNode *> factors = movingFactors(node, channels);
    std::set<double> ticks;
    for (const aiNode *factor : factors) {
        if (const auto it = channels.find(factor->mName.C_Str()); it != channels.end())
            addTimes(*it->second, ticks);
    }
    if (factors.size() > 1 && bends(factors) && ticks.size() > 1) {
        const double step = ticksPerSecond / kSamplesPerSecond;
        const double first = *ticks.begin();
        const double count = (*ticks.rbegin() - first) / step;
        for (double i = 1; i < count && ticks.size() < kMostSamples; ++i)
            ticks.insert(first + i * step);
    }
    Samples samples;
    Eigen::Quaterniond before = Eigen::Quaterniond::Identity();
    for (const double at : ticks) {
        const auto seconds = static_cast<float>(at / ticksPerSecond);
        if (seconds < 0 || (!samples.times.empty() && seconds <= samples.times.back()))
            continue;
        Eigen::Matrix4d product = Eigen::Matrix4d::Identity();
        for (const aiNode *factor : factors) {
            const auto it = channels.find(factor->mName.C_Str());
            product = product * (it != channels.end() ? channelAt(*it->second, at) : matrix(factor->mTransformation));
        }
        Parts parts = partsOf(writing.tree.written(node, product));
        if (!parts.translation.allFinite() || !parts.scale.allFinite())
            continue;
        if (parts.rotation.dot(before) < 0)
            parts.rotation.coeffs() = -parts.rotation.coeffs();
        before = parts.rotation;
        samples.times.push_back(seconds);
        for (int i = 0; i < 3; ++i) {
            samples.translations.push_back(static_cast<float>(parts.translation[i]));
            samples.scales.push_back(static_cast<float>(parts.scale[i]));
        }
        for (int i = 0; i < 4; ++i)
            samples.rotations.push_back(static_cast<float>(parts.rotation.coeffs()[i]));
    }
    return samples;
}

/// Whether a track says nothing: all its values are the rest's.
bool stays(const std::vector<float> &values, const std::vector<float> &rest, float tolerance)
{
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (std::abs(values[i] - rest[i % rest.size()]) > tolerance)
            return false;
    }
    return true;
}

/// Leaves one key at each end of a stretch in which nothing changes.
void thin(const std::vector<float> &times, const std::vector<float> &values, std::size_t width, std::vector<float> &outTimes, std::vector<float> &outValues)
{
    const auto same = [&](std::size_t a, std::size_t b) { return std::equal(&values[a * width], &values[a * width] + width, &values[b * width]); };
    for (std::size_t i = 0; i < times.size(); ++i) {
        if (i > 0 && i + 1 < times.size() && same(i, i - 1) && same(i, i + 1))
            continue;
        outTimes.push_back(times[i]);
        outValues.insert(outValues.end(), &values[i * width], &values[i * width] + width);
    }
}

class Clip
{
public:
    Clip(GltfBuilder &builder) : m_builder(builder) { }

    void add(int node, const char *path, const std::vector<float> &times, const std::vector<float> &values, int width)
    {
        std::vector<float> keptTimes;
        std::vector<float> kept;
        thin(times, values, static_cast<std::size_t>(width), keptTimes, kept);
        m_samplers.append(QJsonObject{{"input", m_builder.addFloats(keptTimes, 1, GltfTarget::None, true)},
                                      {"output", m_builder.addFloats(kept, width, GltfTarget::None)}, {"interpolation", "LINEAR"}});
        m_channels.append(QJsonObject{{"sampler", m_samplers.size() - 1}, {"target", QJsonObject{{"node", node}, {"path", QLatin1String(path)}}}});
    }
    bool empty() const { return m_channels.isEmpty(); }
    void write(const QString &name) { m_builder.add("animations", {{"name", name}, {"samplers", m_samplers}, {"channels", m_channels}}); }

private:
    GltfBuilder &m_builder;
    QJsonArray m_samplers;
    QJsonArray m_channels;
};

void addNode(Clip &clip, int index, const Node &node, const Samples &samples)
{
    const Parts rest = partsOf(node.rest);
    const auto numbers = [](const auto &v) {
        std::vector<float> out;
        for (int i = 0; i < v.size(); ++i)
            out.push_back(static_cast<float>(v[i]));
        return out;
    };
    std::vector<float> turned = numbers(rest.rotation.coeffs());
    std::vector<float> other = numbers((-rest.rotation.coeffs()).eval());
    const auto size = static_cast<float>(rest.translation.norm());
    if (!stays(samples.translations, numbers(rest.translation), 1e-6F + 1e-6F * size))
        clip.add(index, "translation", samples.times, samples.translations, 3);
    if (!stays(samples.rotations, turned, 1e-6F) && !stays(samples.rotations, other, 1e-6F))
        clip.add(index, "rotation", samples.times, samples.rotations, 4);
    if (!stays(samples.scales, numbers(rest.scale), 1e-5F))
        clip.add(index, "scale", samples.times, samples.scales, 3);
}

} // namespace

void writeClips(Writing &writing, std::vector<bool> &moved)
{
    for (unsigned a = 0; a < writing.scene.mNumAnimations; ++a) {
        const aiAnimation &animation = *writing.scene.mAnimations[a];
        const double ticks = animation.mTicksPerSecond > 0 ? animation.mTicksPerSecond : 25;
        Channels channels;
        for (unsigned i = 0; i < animation.mNumChannels; ++i)
            channels.emplace(animation.mChannels[i]->mNodeName.C_Str(), animation.mChannels[i]);
        writing.facts.morphTracks += animation.mNumMorphMeshChannels + animation.mNumMeshChannels;
        Clip clip(writing.builder);
        int first = -1; // of what is touched at all
        Samples firstSamples;
        for (std::size_t i = 0; i < writing.tree.nodes.size(); ++i) {
            const Node &node = writing.tree.nodes[i];
            const bool touched = std::any_of(node.chain.begin(), node.chain.end(), [&](const aiNode *factor) { return channels.contains(factor->mName.C_Str()); });
            if (!touched)
                continue;
            const Samples samples = sampled(writing, node, channels, ticks);
            if (samples.times.empty())
                continue;
            addNode(clip, static_cast<int>(i), node, samples);
            moved[i] = true;
            if (first < 0) {
                first = static_cast<int>(i);
                firstSamples = samples;
            }
        }
        const QString name = QString::fromUtf8(animation.mName.C_Str());
        if (clip.empty() && first >= 0) // a pose that is the rest pose
            clip.add(first, "rotation", firstSamples.times, firstSamples.rotations, 4);
        if (clip.empty()) {
            writing.facts.emptyClips.append(name.isEmpty() ? QString::number(a + 1) : name);
            continue;
        }
        ++writing.facts.clips;
        clip.write(name);
    }
}

} // namespace marrow::scene

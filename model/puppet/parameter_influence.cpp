#include "model/puppet/parameter_influence.h"

#include "model/puppet/evaluator.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace marrow {

namespace {

using Numbers = std::vector<std::uint32_t>;

void sortOnce(Numbers &list)
{
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
}

void unite(Numbers &into, const Numbers &other)
{
    into.insert(into.end(), other.begin(), other.end());
}

/// Calls `take(parameter, keys)` for each axis of everything that one object binds. Limits of bindings have points, no keys.
template <class Take>
class Bindings
{
public:
    explicit Bindings(Take take)
        : m_take(std::move(take))
    {
    }

    void grid(const GridShape &shape)
    {
        for (const KeyAxis &axis : shape.axes)
            m_take(axis.parameter, axis.keys);
    }
    void channels(const std::vector<Channel> &channels)
    {
        for (const Channel &channel : channels)
            grid(channel.grid);
    }
    template <class Shape>
    void bindings(const std::vector<BlendBinding<Shape>> &bindings)
    {
        for (const BlendBinding<Shape> &binding : bindings) {
            m_take(binding.parameter, binding.keys);
            for (const BlendLimit &limit : binding.limits)
                m_take(limit.parameter, FloatArray());
        }
    }
    void deformer(const Deformer &deformer)
    {
        channels(deformer.channels);
        if (const Warp *warp = deformer.warp()) {
            grid(warp->lattice);
            bindings(warp->bindings);
        } else if (const Rotation *rotation = deformer.rotation()) {
            grid(rotation->pivot);
            bindings(rotation->bindings);
        }
    }
    void mesh(const Mesh &mesh)
    {
        grid(mesh.deltas);
        channels(mesh.channels);
        bindings(mesh.bindings);
    }
    void part(const Part &part)
    {
        channels(part.channels);
        bindings(part.bindings);
    }

private:
    Take m_take;
};

/// Everything below a part; parts may form circles.
Numbers withEverythingBelow(const PuppetRig &rig, std::uint32_t root, const std::vector<Numbers> &meshes,
                            const std::vector<Numbers> &ownParts)
{
    Numbers all;
    std::vector<std::uint8_t> seen(rig.parts.size());
    Numbers waiting{root};
    while (!waiting.empty()) {
        const std::uint32_t part = waiting.back();
        waiting.pop_back();
        if (part >= seen.size() || seen[part])
            continue;
        seen[part] = 1;
        unite(all, ownParts[part]);
        for (const PartChild &child : rig.parts[part].children) {
            if (!child.isMesh)
                waiting.push_back(child.index);
            else if (child.index < meshes.size())
                unite(all, meshes[child.index]);
        }
    }
    sortOnce(all);
    return all;
}

/// Limits, default, keys, and half way between them: ascending, each once, kMaxInfluenceSamples at most.
std::vector<float> samplePoints(const Parameter &parameter, const std::vector<float> &keys)
{
    std::vector<float> points{parameter.minimum, parameter.maximum, parameter.defaultValue};
    const float low = std::min(parameter.minimum, parameter.maximum);
    const float high = std::max(parameter.minimum, parameter.maximum);
    for (const float key : keys) {
        if (key > low && key < high)
            points.push_back(key);
    }
    std::sort(points.begin(), points.end());
    points.erase(std::unique(points.begin(), points.end()), points.end());
    std::vector<float> samples;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (i > 0)
            samples.push_back(points[i - 1] + (points[i] - points[i - 1]) / 2);
        samples.push_back(points[i]);
    }
    if (samples.size() <= kMaxInfluenceSamples)
        return samples;
    std::vector<float> fewer;
    for (std::size_t i = 0; i < kMaxInfluenceSamples; ++i)
        fewer.push_back(samples[i * (samples.size() - 1) / (kMaxInfluenceSamples - 1)]);
    return fewer;
}

/// The box that each vertex keeps within, and the ranges of what else a mesh may change.
class Extents
{
public:
    explicit Extents(const PuppetPose &pose)
        : m_low(pose.vertices)
        , m_high(pose.vertices)
        , m_opacityLow(pose.opacity)
        , m_opacityHigh(pose.opacity)
        , m_first{pose.drawOrder, pose.multiply, pose.screen}
        , m_looks(pose.meshCount())
    {
    }

    void include(const PuppetPose &pose)
    {
        for (std::size_t i = 0; i < m_low.size(); ++i) {
            m_low[i] = std::min(m_low[i], pose.vertices[i]);
            m_high[i] = std::max(m_high[i], pose.vertices[i]);
        }
        for (std::size_t mesh = 0; mesh < m_looks.size(); ++mesh) {
            m_opacityLow[mesh] = std::min(m_opacityLow[mesh], pose.opacity[mesh]);
            m_opacityHigh[mesh] = std::max(m_opacityHigh[mesh], pose.opacity[mesh]);
            if (pose.drawOrder[mesh] != m_first.drawOrder[mesh] || !(pose.multiply[mesh] == m_first.multiply[mesh])
                || !(pose.screen[mesh] == m_first.screen[mesh]))
                m_looks[mesh] = 1;
        }
    }

    MeshInfluence of(const PuppetPose &pose, std::uint32_t mesh) const
    {
        float farthest = 0;
        for (std::uint32_t i = pose.vertexStart[mesh]; i + 1 < pose.vertexStart[mesh + 1]; i += 2)
            farthest = std::max(farthest, std::hypot(m_high[i] - m_low[i], m_high[i + 1] - m_low[i + 1]));
        return {mesh, farthest, m_opacityHigh[mesh] - m_opacityLow[mesh], m_looks[mesh] != 0};
    }

private:
    std::vector<float> m_low, m_high;
    std::vector<float> m_opacityLow, m_opacityHigh;
    struct
    {
        std::vector<float> drawOrder;
        std::vector<Rgb> multiply, screen;
    } m_first;
    std::vector<std::uint8_t> m_looks;
};

} // namespace

std::vector<std::vector<float>> parameterKeys(const PuppetRig &rig)
{
    std::vector<std::vector<float>> all(rig.parameters.size());
    Bindings reader([&all](std::uint32_t parameter, const FloatArray &keys) {
        if (parameter < all.size())
            all[parameter].insert(all[parameter].end(), keys.begin(), keys.end());
    });
    for (const Deformer &deformer : rig.deformers)
        reader.deformer(deformer);
    for (const Deformer &bone : rig.bones.virtualBones)
        reader.deformer(bone);
    for (const Part &part : rig.parts)
        reader.part(part);
    for (const Mesh &mesh : rig.meshes)
        reader.mesh(mesh);
    for (const Glue &glue : rig.glues)
        reader.channels(glue.channels);
    for (const RenderGroup &group : rig.groups)
        reader.channels(group.channels);
    for (std::vector<float> &keys : all) {
        std::sort(keys.begin(), keys.end());
        keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    }
    return all;
}

InfluenceMap::InfluenceMap(const PuppetRig &rig)
{
    Numbers own;
    Bindings reader([&own, &rig](std::uint32_t parameter, const FloatArray &) {
        if (parameter < rig.parameters.size())
            own.push_back(parameter);
    });
    const auto take = [&own] {
        sortOnce(own);
        return std::exchange(own, {});
    };
    const auto above = [this](std::int32_t deformer) -> const Numbers & {
        static const Numbers nothing;
        return deformer >= 0 && static_cast<std::size_t>(deformer) < m_deformers.size() ? m_deformers[static_cast<std::size_t>(deformer)]
                                                                                          : nothing;
    };
    for (const Deformer &deformer : rig.deformers) {
        reader.deformer(deformer);
        unite(own, above(deformer.parent));
        m_deformers.push_back(take());
    }
    for (const Mesh &mesh : rig.meshes) {
        reader.mesh(mesh);
        unite(own, above(mesh.parent));
        m_meshes.push_back(take());
    }
    const std::vector<Numbers> withoutGlue = m_meshes;
    for (const Glue &glue : rig.glues) {
        reader.channels(glue.channels);
        const Numbers channels = take();
        for (const auto &[mesh, other] : {std::pair(glue.meshA, glue.meshB), std::pair(glue.meshB, glue.meshA)}) {
            unite(m_meshes[mesh], channels);
            unite(m_meshes[mesh], withoutGlue[other]);
            sortOnce(m_meshes[mesh]);
        }
    }
    std::vector<Numbers> ownParts;
    for (const Part &part : rig.parts) {
        reader.part(part);
        ownParts.push_back(take());
    }
    for (std::uint32_t part = 0; part < rig.parts.size(); ++part)
        m_parts.push_back(withEverythingBelow(rig, part, m_meshes, ownParts));
    for (const PhysicsGroup &group : rig.physics.groups) {
        Drive &drive = m_physics.emplace_back();
        for (const PhysicsInput &input : group.inputs)
            drive.inputs.push_back(input.parameter);
        for (const PhysicsOutput &output : group.outputs)
            drive.outputs.push_back(output.parameter);
    }
}

std::vector<std::uint32_t> InfluenceMap::throughPhysics(const std::vector<std::uint32_t> &parameters) const
{
    Numbers reached = parameters;
    sortOnce(reached);
    for (bool grown = true; grown;) { // a group's output may be another one's input
        grown = false;
        for (const Drive &drive : m_physics) {
            const bool moves = std::any_of(drive.outputs.begin(), drive.outputs.end(), [&reached](std::uint32_t output) {
                return std::binary_search(reached.begin(), reached.end(), output);
            });
            if (!moves)
                continue;
            const std::size_t before = reached.size();
            unite(reached, drive.inputs);
            sortOnce(reached);
            grown = grown || reached.size() > before;
        }
    }
    Numbers more;
    std::set_difference(reached.begin(), reached.end(), parameters.begin(), parameters.end(), std::back_inserter(more));
    return more;
}

std::vector<MeshInfluence> measureInfluence(std::shared_ptr<const EvaluationPlan> plan, std::span<const float> values,
                                            std::uint32_t parameter, const std::vector<float> &keys)
{
    Evaluator evaluator(std::move(plan));
    std::vector<float> current(values.begin(), values.end());
    std::optional<Extents> extents;
    for (const float sample : samplePoints(evaluator.rig().parameters[parameter], keys)) {
        current[parameter] = sample;
        evaluator.evaluate(current);
        if (extents)
            extents->include(evaluator.pose());
        else
            extents.emplace(evaluator.pose());
    }
    std::vector<MeshInfluence> moved;
    for (std::uint32_t mesh = 0; extents && mesh < evaluator.pose().meshCount(); ++mesh) {
        const MeshInfluence influence = extents->of(evaluator.pose(), mesh);
        if (influence.pixels > 0.005f || influence.opacity > 0.0005f || influence.looks)
            moved.push_back(influence);
    }
    std::stable_sort(moved.begin(), moved.end(), [](const MeshInfluence &a, const MeshInfluence &b) { return a.pixels > b.pixels; });
    return moved;
}

} // namespace marrow

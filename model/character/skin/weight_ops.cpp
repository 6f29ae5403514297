#include "model/character/skin/weight_ops.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

using Weights = std::array<float, kHumanoidJointCount>;

Weights spread(const VertexWeights &vertex)
{
    Weights weights{};
    for (std::size_t k = 0; k < 4; ++k)
        weights[vertex.joints[k]] += vertex.weights[k];
    return weights;
}

/// The four places for a vertex: locked joints first, then the strongest; the unlocked ones share what the locked ones leave.
VertexWeights packed(const Weights &weights, const JointLocks &locks, int most = 4)
{
    std::array<std::size_t, kHumanoidJointCount> order{};
    std::size_t used = 0;
    for (std::size_t joint = 1; joint < weights.size(); ++joint) {
        if (weights[joint] > 0)
            order[used++] = joint;
    }
    std::stable_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(used), [&](std::size_t a, std::size_t b) {
        return locks[a] != locks[b] ? locks[a] : weights[a] > weights[b];
    });
    used = std::min(used, static_cast<std::size_t>(most));
    float locked = 0;
    float open = 0;
    for (std::size_t i = 0; i < used; ++i)
        (locks[order[i]] ? locked : open) += weights[order[i]];
    VertexWeights vertex;
    const float rest = std::max(0.0F, 1 - locked);
    for (std::size_t i = 0; i < used; ++i) {
        const float weight = weights[order[i]];
        vertex.joints[i] = static_cast<std::uint8_t>(order[i]);
        // Where locked joints do not make up the whole and nothing else is there, even they must grow.
        vertex.weights[i] = open > 0 ? (locks[order[i]] ? weight : weight * rest / open) : (locked > 0 ? weight / locked : weight);
    }
    for (std::size_t i = 1; i < 4; ++i) {
        for (std::size_t k = i; k > 0 && vertex.weights[k] > vertex.weights[k - 1]; --k) {
            std::swap(vertex.weights[k], vertex.weights[k - 1]);
            std::swap(vertex.joints[k], vertex.joints[k - 1]);
        }
    }
    for (std::size_t i = 0; i < 4; ++i) {
        if (!(vertex.weights[i] > 0)) {
            vertex.weights[i] = 0;
            vertex.joints[i] = 1;
        }
    }
    return vertex;
}

void store(WeightEdit &edit, std::size_t vertex, const VertexWeights &weights)
{
    if (edit.weights[vertex] == weights)
        return;
    edit.weights[vertex] = weights;
    if (edit.touched)
        edit.touched->push_back(static_cast<std::uint32_t>(vertex));
}

/// Who takes what a joint gives up when nobody else has a share: its parent, else the joint behind it.
int heirOf(int joint, const JointLocks &locks)
{
    const HumanoidJoint &entry = humanoidSkeleton()[static_cast<std::size_t>(joint)];
    if (entry.parent > 0 && !locks[static_cast<std::size_t>(entry.parent)])
        return entry.parent;
    return entry.tail > 0 && !locks[static_cast<std::size_t>(entry.tail)] ? entry.tail : -1;
}

/// The vertex with another weight for one joint: the others share the rest as they did.
VertexWeights withWeight(const VertexWeights &vertex, int joint, float value, const JointLocks &locks)
{
    Weights weights = spread(vertex);
    const auto j = static_cast<std::size_t>(joint);
    float locked = 0;
    float open = 0;
    for (std::size_t k = 1; k < weights.size(); ++k) {
        if (k != j)
            (locks[k] ? locked : open) += weights[k];
    }
    value = std::clamp(value, 0.0F, std::max(0.0F, 1 - locked));
    const float rest = std::max(0.0F, 1 - locked - value);
    if (rest > 0 && !(open > 0)) {
        const int heir = heirOf(joint, locks);
        if (heir < 0)
            return vertex;
        weights[static_cast<std::size_t>(heir)] += rest;
    } else {
        for (std::size_t k = 1; k < weights.size(); ++k) {
            if (k != j && !locks[k])
                weights[k] = open > 0 ? weights[k] * rest / open : 0;
        }
    }
    weights[j] = value;
    JointLocks kept = locks;
    kept[j] = true; // what was painted stays what it is
    return packed(weights, kept);
}

float meanOfNeighbours(const WeightEdit &edit, std::uint32_t vertex, int joint)
{
    const auto neighbours = edit.neighbours.of(vertex);
    if (neighbours.empty())
        return weightOf(edit.weights[vertex], joint);
    float sum = 0;
    for (const std::uint32_t neighbour : neighbours)
        sum += weightOf(edit.weights[neighbour], joint);
    return sum / static_cast<float>(neighbours.size());
}

void dabOnce(WeightEdit &edit, const WeightDab &dab, WeightBrush brush, int joint, float value)
{
    if (joint < 1 || joint >= kHumanoidJointCount || edit.locks[static_cast<std::size_t>(joint)] || !(dab.radius > 0))
        return;
    // All new values first: a smoothing dab must not depend on the order of the vertices.
    std::vector<std::pair<std::uint32_t, VertexWeights>> changes;
    for (std::uint32_t v = 0; v < edit.weights.size(); ++v) {
        const float distance = (edit.mesh.positions[v] - dab.centre).norm();
        if (!(distance <= dab.radius))
            continue;
        const float strength = brushStrength(dab, distance);
        const float now = weightOf(edit.weights[v], joint);
        float next = now;
        switch (brush) {
        case WeightBrush::Add:
            next = now + strength * value;
            break;
        case WeightBrush::Subtract:
            next = now - strength * value;
            break;
        case WeightBrush::Replace:
            next = now + strength * (value - now);
            break;
        case WeightBrush::Smooth:
            next = now + strength * (meanOfNeighbours(edit, v, joint) - now);
            break;
        }
        next = std::clamp(next, 0.0F, 1.0F);
        if (next != now)
            changes.emplace_back(v, withWeight(edit.weights[v], joint, next, edit.locks));
    }
    for (const auto &[vertex, weights] : changes)
        store(edit, vertex, weights);
}

/// Whole new weights for a vertex, in which locked joints keep what they have.
VertexWeights keepingLocks(const VertexWeights &now, Weights next, const JointLocks &locks)
{
    if (locks.none())
        return packed(next, locks);
    const Weights before = spread(now);
    for (std::size_t joint = 0; joint < next.size(); ++joint) {
        if (locks[joint])
            next[joint] = before[joint];
    }
    return packed(next, locks);
}

} // namespace

float brushStrength(const WeightDab &dab, float distance)
{
    const float t = std::clamp(1 - distance / dab.radius, 0.0F, 1.0F);
    switch (dab.falloff) {
    case BrushFalloff::Constant:
        return dab.strength;
    case BrushFalloff::Linear:
        return dab.strength * t;
    case BrushFalloff::Smooth:
        break;
    }
    return dab.strength * t * t * (3 - 2 * t);
}

void applyDab(WeightEdit &edit, const WeightDab &dab, WeightBrush brush, int joint, float value, bool mirror)
{
    dabOnce(edit, dab, brush, joint, value);
    if (!mirror)
        return;
    WeightDab image = dab;
    image.centre.x() = -image.centre.x();
    const int partner = humanoidSkeleton()[static_cast<std::size_t>(joint)].mirror;
    // On the middle line a dab for a middle joint would count twice.
    if (partner != joint || std::abs(dab.centre.x()) > 0.25F * dab.radius)
        dabOnce(edit, image, brush, partner, value);
}

void floodWeight(WeightEdit &edit, std::uint32_t vertex, int joint, float value)
{
    if (joint < 1 || edit.locks[static_cast<std::size_t>(joint)] || vertex >= edit.weights.size())
        return;
    std::vector<bool> seen(edit.weights.size(), false);
    std::vector<std::uint32_t> open{vertex};
    seen[vertex] = true;
    while (!open.empty()) {
        const std::uint32_t at = open.back();
        open.pop_back();
        store(edit, at, withWeight(edit.weights[at], joint, value, edit.locks));
        for (const auto list : {edit.neighbours.of(at), edit.neighbours.twinsOf(at)}) {
            for (const std::uint32_t next : list) {
                if (!seen[next]) {
                    seen[next] = true;
                    open.push_back(next);
                }
            }
        }
    }
}

void mirrorWeights(WeightEdit &edit, bool fromLeft)
{
    const auto mirrors = edit.neighbours.mirrors();
    const std::vector<VertexWeights> before = edit.weights;
    for (std::size_t v = 0; v < before.size(); ++v) {
        const float x = edit.mesh.positions[v].x();
        if (mirrors[v] < 0 || (fromLeft ? x > 0 : x < 0))
            continue;
        const Weights source = spread(before[static_cast<std::size_t>(mirrors[v])]);
        Weights image{};
        for (std::size_t joint = 1; joint < image.size(); ++joint)
            image[static_cast<std::size_t>(humanoidSkeleton()[joint].mirror)] = source[joint];
        if (x == 0 || mirrors[v] == static_cast<std::int32_t>(v)) {
            // On the middle line both sides have their half.
            const Weights own = spread(before[v]);
            for (std::size_t joint = 1; joint < image.size(); ++joint)
                image[joint] = 0.5F * (image[joint] + own[joint]);
        }
        store(edit, v, keepingLocks(before[v], image, edit.locks));
    }
}

void normaliseWeights(WeightEdit &edit)
{
    for (std::size_t v = 0; v < edit.weights.size(); ++v) {
        const Weights weights = spread(edit.weights[v]);
        if (std::all_of(weights.begin(), weights.end(), [](float weight) { return !(weight > 0); }))
            store(edit, v, {{1, 1, 1, 1}, {1, 0, 0, 0}});
        else
            store(edit, v, packed(weights, edit.locks));
    }
}

void limitWeights(WeightEdit &edit, int most)
{
    for (std::size_t v = 0; v < edit.weights.size(); ++v)
        store(edit, v, packed(spread(edit.weights[v]), edit.locks, std::clamp(most, 1, 4)));
}

void pruneWeights(WeightEdit &edit, float least)
{
    for (std::size_t v = 0; v < edit.weights.size(); ++v) {
        Weights weights = spread(edit.weights[v]);
        // The strongest that is not locked stays: somebody must hold what locked joints leave.
        std::size_t strongest = 0;
        for (std::size_t joint = 1; joint < weights.size(); ++joint) {
            if (!edit.locks[joint] && weights[joint] > (strongest == 0 ? 0 : weights[strongest]))
                strongest = joint;
        }
        bool any = false;
        for (std::size_t joint = 1; joint < weights.size(); ++joint) {
            if (joint != strongest && weights[joint] > 0 && weights[joint] < least && !edit.locks[joint]) {
                weights[joint] = 0;
                any = true;
            }
        }
        if (any)
            store(edit, v, packed(weights, edit.locks));
    }
}

void smoothWeights(WeightEdit &edit, int joint, int rounds, float strength)
{
    for (int round = 0; round < rounds; ++round) {
        std::vector<std::pair<std::size_t, VertexWeights>> changes;
        for (std::uint32_t v = 0; v < edit.weights.size(); ++v) {
            const auto neighbours = edit.neighbours.of(v);
            if (neighbours.empty())
                continue;
            if (joint > 0) {
                const float now = weightOf(edit.weights[v], joint);
                const float next = now + strength * (meanOfNeighbours(edit, v, joint) - now);
                if (next != now && !edit.locks[static_cast<std::size_t>(joint)])
                    changes.emplace_back(v, withWeight(edit.weights[v], joint, next, edit.locks));
                continue;
            }
            const Weights now = spread(edit.weights[v]);
            Weights mean{};
            for (const std::uint32_t neighbour : neighbours) {
                for (std::size_t k = 0; k < 4; ++k)
                    mean[edit.weights[neighbour].joints[k]] += edit.weights[neighbour].weights[k] / static_cast<float>(neighbours.size());
            }
            for (std::size_t k = 1; k < mean.size(); ++k)
                mean[k] = now[k] + strength * (mean[k] - now[k]);
            changes.emplace_back(v, keepingLocks(edit.weights[v], mean, edit.locks));
        }
        for (const auto &[vertex, weights] : changes)
            store(edit, vertex, weights);
    }
}

std::vector<std::uint8_t> dominantJoints(const std::vector<VertexWeights> &weights)
{
    std::vector<std::uint8_t> joints;
    joints.reserve(weights.size());
    for (const VertexWeights &vertex : weights)
        joints.push_back(vertex.joints[0]);
    return joints;
}

} // namespace marrow

#include "model/puppet/skinning.h"

#include "model/puppet/keyforms_plan.h"

#include <algorithm>
#include <bit>

namespace marrow {

namespace {

constexpr std::size_t kCombinations = 1024;
constexpr std::size_t kInterpolatedAxes = 16;

std::uint32_t homeOf(const EvaluationPlan &plan, const Skin &record)
{
    return static_cast<std::uint32_t>(plan.rig().meshes[record.mesh].parent);
}

/// The bones and the home; the solver adds their ancestors.
std::vector<std::uint32_t> wantedBones(const EvaluationPlan &plan, const Skin &record)
{
    std::vector<std::uint32_t> wanted = record.bones;
    wanted.push_back(homeOf(plan, record));
    return wanted;
}

/// How many samples a fit looks at: all key combinations, or key by key when there are too many.
std::uint64_t sampleCount(const Skin &record, bool &combined)
{
    std::uint64_t product = 1;
    std::uint64_t sum = 0;
    for (const KeyAxis &axis : record.axes) {
        product = std::min<std::uint64_t>(product * axis.keys.size(), kCombinations + 1);
        sum += axis.keys.size();
    }
    combined = product <= kCombinations;
    return combined ? product : sum;
}

/// Writes the parameters of sample `index` over a copy of the defaults.
void placeSample(const Skin &record, bool combined, std::uint64_t index, std::vector<float> &values)
{
    for (const KeyAxis &axis : record.axes) {
        const std::size_t keys = axis.keys.size();
        if (combined) {
            values[axis.parameter] = axis.keys[index % keys];
            index /= keys;
        } else if (index < keys) {
            values[axis.parameter] = axis.keys[index];
            return;
        } else {
            index -= keys;
        }
    }
}

} // namespace

SkinBinding::SkinBinding(const SkinSource &source, const Skin &record, std::uint64_t &work)
    : m_record(&record)
    , m_home(homeOf(*source.plan, record))
    , m_links(source.links)
    , m_frames(source.plan, source.base, wantedBones(*source.plan, record))
    , m_keys(source.plan->keyforms())
    , m_restRelative(record.bones.size())
    , m_current(record.bones.size())
    , m_corner(record.bones.size())
    , m_difference(record.bones.size())
    , m_values(source.plan->defaults().begin(), source.plan->defaults().end())
    , m_spans(record.axes.size())
{
    prepare(source, work);
    findParameters(*source.plan);
}

void SkinBinding::prepare(const SkinSource &source, std::uint64_t &work)
{
    const EvaluationPlan &plan = *source.plan;
    FrameSolver frames(source.plan, source.rawBase, wantedBones(plan, *m_record));
    KeyState keys(plan.keyforms());
    keys.update(source.rawDefaults);
    frames.solve(keys, m_links);
    const Affine home = affineOf(frames.rotation(m_home));
    for (std::size_t i = 0; i < m_restRelative.size(); ++i)
        m_restRelative[i] = compose(inverse(affineOf(frames.rotation(m_record->bones[i]))), home);

    std::vector<CellWeight> scratch(plan.keyforms().weightCapacity());
    m_rest.resize(plan.meshes()[m_record->mesh].floatCount);
    solveMeshVertices(plan, *source.rawBase, keys, m_record->mesh, scratch.data(), m_rest.data());

    if (!m_record->from.empty()) {
        m_weights = {m_record->from.toVector(), m_record->to.toVector(), m_record->weight.toVector()};
        return;
    }
    const auto found = std::find(m_record->bones.begin(), m_record->bones.end(), m_home);
    const auto home0 = static_cast<std::uint32_t>(found - m_record->bones.begin());
    bool combined = false;
    const std::uint64_t samples = sampleCount(*m_record, combined);
    const std::uint64_t bones = m_record->bones.size(), vertices = m_rest.size() / 2;
    const bool possible = bones <= kSkinFitCarries && samples * bones <= kSkinFitCarries
                          && samples * m_rest.size() <= kSkinFitFloats;
    // Within the bounds above the products cannot overflow.
    const std::uint64_t pairs = bones * (bones + 1) / 2;
    const std::uint64_t needed = possible ? samples * vertices : 0;
    if (!possible || (needed != 0 && pairs > work / needed)) {
        m_weights = rigidSkin(vertices, home0);
        return;
    }
    work -= pairs * needed;
    m_weights = fitSkin(sample(source, frames, keys), m_rest, home0);
    m_fitted = true;
}

SkinSamples SkinBinding::sample(const SkinSource &source, FrameSolver &frames, KeyState &keys) const
{
    const EvaluationPlan &plan = *source.plan;
    bool combined = false;
    SkinSamples samples;
    samples.count = sampleCount(*m_record, combined);
    samples.bones = m_record->bones.size();
    samples.carry.resize(samples.count * samples.bones);
    samples.baked.resize(samples.count * m_rest.size());
    std::vector<CellWeight> scratch(plan.keyforms().weightCapacity());
    const std::vector<float> defaults(source.rawDefaults.begin(), source.rawDefaults.end());
    std::vector<float> values;
    for (std::size_t i = 0; i < samples.count; ++i) {
        values = defaults;
        placeSample(*m_record, combined, i, values);
        for (std::size_t p = 0; p < values.size(); ++p)
            values[p] = normalizeParameter(plan.rig().parameters[p], values[p]);
        keys.update(values);
        frames.solve(keys, m_links);
        carry(frames, &samples.carry[i * samples.bones]);
        solveMeshVertices(plan, *source.rawBase, keys, m_record->mesh, scratch.data(),
                          samples.baked.data() + i * m_rest.size());
    }
    return samples;
}

void SkinBinding::findParameters(const EvaluationPlan &plan)
{
    std::vector<std::uint8_t> visited(plan.deformers().size(), 0);
    for (std::uint32_t start : wantedBones(plan, *m_record)) {
        for (auto at = static_cast<std::int32_t>(start); at >= 0 && !visited[static_cast<std::size_t>(at)];) {
            const auto index = static_cast<std::size_t>(at);
            visited[index] = 1;
            const auto own = plan.parameters(plan.deformers()[index].parameters);
            m_parameters.insert(m_parameters.end(), own.begin(), own.end());
            at = plan.deformers()[index].parent;
        }
    }
    for (const KeyAxis &axis : m_record->axes)
        m_parameters.push_back(axis.parameter);
    std::sort(m_parameters.begin(), m_parameters.end());
    m_parameters.erase(std::unique(m_parameters.begin(), m_parameters.end()), m_parameters.end());
    m_lastValues.resize(m_parameters.size());
}

bool SkinBinding::affected(std::span<const float> values)
{
    bool changed = !m_known;
    for (std::size_t i = 0; i < m_parameters.size(); ++i) {
        const float value = values[m_parameters[i]];
        changed = changed || std::bit_cast<std::uint32_t>(value) != std::bit_cast<std::uint32_t>(m_lastValues[i]);
        m_lastValues[i] = value;
    }
    m_known = true;
    return changed;
}

void SkinBinding::carry(const FrameSolver &frames, Affine *result) const
{
    const Affine home = inverse(affineOf(frames.rotation(m_home)));
    for (std::size_t i = 0; i < m_restRelative.size(); ++i)
        result[i] = compose(compose(home, affineOf(frames.rotation(m_record->bones[i]))), m_restRelative[i]);
}

void SkinBinding::solve(std::span<const float> values, Affine *result)
{
    m_keys.update(values);
    m_frames.solve(m_keys, m_links);
    carry(m_frames, result);
}

void SkinBinding::refresh(std::span<const float> values)
{
    solve(values, m_current.data());
    const std::vector<KeyAxis> &axes = m_record->axes;
    for (std::size_t i = 0; i < axes.size(); ++i)
        m_spans[i] = snappedKeySpan(axes[i].keys, values[axes[i].parameter]);

    std::copy(values.begin(), values.end(), m_values.begin());
    std::fill(m_difference.begin(), m_difference.end(), Affine{});
    const std::size_t corners = std::size_t{1} << std::min(axes.size(), kInterpolatedAxes);
    for (std::size_t corner = 0; corner < corners; ++corner) {
        float w = 1.0f;
        for (std::size_t i = 0; i < axes.size() && w > 0.0f; ++i) {
            const KeySpan &span = m_spans[i];
            const bool upper = i < kInterpolatedAxes && (corner >> i & 1) != 0;
            w = upper && span.hi == span.lo ? 0.0f : w * (upper ? span.t : 1.0f - span.t);
            m_values[axes[i].parameter] = axes[i].keys[upper ? span.hi : span.lo];
        }
        if (!(w > 0.0f))
            continue;
        solve(m_values, m_corner.data());
        for (std::size_t i = 0; i < m_corner.size(); ++i)
            m_difference[i] = addScaled(m_difference[i], m_corner[i], w);
    }
    for (std::size_t i = 0; i < m_difference.size(); ++i)
        m_difference[i] = addScaled(m_current[i], m_difference[i], -1.0f);
}

void SkinBinding::correct(std::span<const float> values, std::span<float> vertices)
{
    if (affected(values))
        refresh(values);
    for (std::size_t v = 0; v < m_weights.weight.size(); ++v) {
        const float x = m_rest[2 * v], y = m_rest[2 * v + 1];
        const Affine &from = m_difference[m_weights.from[v]];
        const Affine &to = m_difference[m_weights.to[v]];
        const float ax = from.mapX(x, y), ay = from.mapY(x, y);
        const float bx = to.mapX(x, y), by = to.mapY(x, y);
        vertices[2 * v] = vertices[2 * v] + (ax + (bx - ax) * m_weights.weight[v]);
        vertices[2 * v + 1] = vertices[2 * v + 1] + (ay + (by - ay) * m_weights.weight[v]);
    }
}

} // namespace marrow

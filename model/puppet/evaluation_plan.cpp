#include "model/puppet/evaluation_plan.h"

#include <algorithm>
#include <numeric>

namespace marrow {

namespace {

constexpr std::uint32_t bit(ChannelTarget target)
{
    return 1u << static_cast<std::uint32_t>(target);
}

/// Which channels have an effect on which object (2.4); the others are not evaluated at all.
constexpr std::uint32_t kWarpTargets = bit(ChannelTarget::Opacity);
constexpr std::uint32_t kRotationTargets =
    bit(ChannelTarget::Opacity) | bit(ChannelTarget::FlipX) | bit(ChannelTarget::FlipY);
constexpr std::uint32_t kMeshTargets = bit(ChannelTarget::DrawOrder) | bit(ChannelTarget::Opacity) |
                                       bit(ChannelTarget::MultiplyColor) | bit(ChannelTarget::ScreenColor);
constexpr std::uint32_t kPartTargets = bit(ChannelTarget::DrawOrder);
constexpr std::uint32_t kGlueTargets = bit(ChannelTarget::GlueIntensity);
constexpr std::uint32_t kGroupTargets =
    bit(ChannelTarget::Opacity) | bit(ChannelTarget::MultiplyColor) | bit(ChannelTarget::ScreenColor);

std::uint32_t rootOf(std::vector<std::uint32_t> &parents, std::uint32_t index)
{
    while (parents[index] != index) {
        parents[index] = parents[parents[index]];
        index = parents[index];
    }
    return index;
}

bool hasShapes(const std::vector<BlendBinding<WarpShape>> &bindings)
{
    return std::any_of(bindings.begin(), bindings.end(), [](const BlendBinding<WarpShape> &binding) {
        return std::any_of(binding.shapes.begin(), binding.shapes.end(), [](const auto &shape) { return bool(shape); });
    });
}

} // namespace

EvaluationPlan::EvaluationPlan(std::shared_ptr<const PuppetRig> rig)
    : m_rig(std::move(rig))
    , m_keyforms(m_rig->parameters.size())
{
    m_defaults.reserve(m_rig->parameters.size());
    for (const Parameter &parameter : m_rig->parameters) {
        m_defaults.push_back(normalizeParameter(parameter, parameter.defaultValue));
    }
    addDeformers();
    addMeshes();
    addParts();
    addGlues();
    addGroups();
}

PlanRange EvaluationPlan::addParameters(std::vector<std::uint32_t> &parameters)
{
    std::sort(parameters.begin(), parameters.end());
    parameters.erase(std::unique(parameters.begin(), parameters.end()), parameters.end());
    const PlanRange range{static_cast<std::uint32_t>(m_parameters.size()),
                          static_cast<std::uint32_t>(parameters.size())};
    m_parameters.insert(m_parameters.end(), parameters.begin(), parameters.end());
    parameters.clear();
    return range;
}

PlanRange EvaluationPlan::addChannels(const std::vector<Channel> &channels, std::uint32_t targets,
                                      std::vector<std::uint32_t> &parameters)
{
    PlanRange range{static_cast<std::uint32_t>(m_channels.size()), 0};
    for (const Channel &channel : channels) {
        if (!(targets & bit(channel.target))) {
            continue;
        }
        const PlannedGrid grid = m_keyforms.addGrid(channel.grid, channel.grid.forms.size());
        m_channels.push_back({channel.target, channel.kind, grid, static_cast<std::uint32_t>(m_channelValues.size())});
        m_channelValues.insert(m_channelValues.end(), channel.grid.forms.begin(), channel.grid.forms.end());
        m_keyforms.appendParameters(grid, parameters);
        ++range.count;
    }
    return range;
}

template <class Shape>
PlanRange EvaluationPlan::addBindings(const std::vector<BlendBinding<Shape>> &bindings,
                                      std::vector<std::uint32_t> &parameters)
{
    const PlanRange range{static_cast<std::uint32_t>(m_bindingAxes.size()),
                          static_cast<std::uint32_t>(bindings.size())};
    for (const BlendBinding<Shape> &binding : bindings) {
        m_bindingAxes.push_back(m_keyforms.addAxis(binding.parameter, binding.keys.span(), false));
        parameters.push_back(binding.parameter);
        for (const BlendLimit &limit : binding.limits) {
            parameters.push_back(limit.parameter);
        }
    }
    return range;
}

void EvaluationPlan::addDeformers()
{
    const std::vector<Deformer> &virtualBones = m_rig->bones.virtualBones;
    m_deformers.reserve(m_rig->deformers.size() + virtualBones.size());
    std::vector<std::uint32_t> parameters;
    const auto add = [&](const Deformer &record) {
        PlannedDeformer planned;
        planned.record = &record;
        planned.parent = record.parent;
        planned.warp = record.warp();
        planned.rotation = record.rotation();
        planned.channels = addChannels(record.channels, planned.warp ? kWarpTargets : kRotationTargets, parameters);
        if (planned.warp) {
            planned.grid = m_keyforms.addGrid(planned.warp->lattice, planned.warp->lattice.forms.size());
            planned.bindingAxes = addBindings(planned.warp->bindings, parameters);
            planned.uniform = !planned.grid.present && !hasShapes(planned.warp->bindings);
        } else {
            planned.grid = m_keyforms.addGrid(planned.rotation->pivot, planned.rotation->pivot.forms.size());
            planned.bindingAxes = addBindings(planned.rotation->bindings, parameters);
        }
        m_keyforms.appendParameters(planned.grid, parameters);
        planned.parameters = addParameters(parameters);
        m_deformers.push_back(planned);
    };
    std::for_each(m_rig->deformers.begin(), m_rig->deformers.end(), add);
    std::for_each(virtualBones.begin(), virtualBones.end(), add);
}

void EvaluationPlan::addMeshes()
{
    m_meshes.reserve(m_rig->meshes.size());
    std::vector<std::uint32_t> parameters;
    std::vector<std::uint32_t> bound;
    for (const Mesh &record : m_rig->meshes) {
        PlannedMesh planned;
        planned.record = &record;
        planned.channels = addChannels(record.channels, kMeshTargets, parameters);
        planned.bindingAxes = addBindings(record.bindings, bound);
        parameters.insert(parameters.end(), bound.begin(), bound.end());
        planned.stateParameters = addParameters(parameters);
        if (!record.positions.empty()) {
            planned.grid = m_keyforms.addGrid(record.deltas, record.deltas.forms.size());
            m_keyforms.appendParameters(planned.grid, bound);
        }
        planned.shapeParameters = addParameters(bound);
        planned.firstFloat = static_cast<std::uint32_t>(m_vertexFloats);
        planned.floatCount = static_cast<std::uint32_t>(record.positions.size());
        m_vertexFloats += planned.floatCount;
        m_meshes.push_back(planned);
    }
}

void EvaluationPlan::addParts()
{
    m_parts.reserve(m_rig->parts.size());
    std::vector<std::uint32_t> parameters;
    for (const Part &record : m_rig->parts) {
        PlannedPart planned;
        planned.record = &record;
        planned.channels = addChannels(record.channels, kPartTargets, parameters);
        planned.bindingAxes = addBindings(record.bindings, parameters);
        planned.parameters = addParameters(parameters);
        m_parts.push_back(planned);
    }
}

void EvaluationPlan::addGlues()
{
    m_glues.reserve(m_rig->glues.size());
    std::vector<std::uint32_t> parents(m_rig->meshes.size());
    std::iota(parents.begin(), parents.end(), 0u);
    for (const Glue &record : m_rig->glues) {
        parents[rootOf(parents, record.meshA)] = rootOf(parents, record.meshB);
    }
    std::vector<std::uint32_t> components(m_rig->meshes.size(), 0xFFFFFFFF);
    std::vector<std::uint32_t> parameters;
    for (const Glue &record : m_rig->glues) {
        PlannedGlue planned;
        planned.record = &record;
        planned.channels = addChannels(record.channels, kGlueTargets, parameters);
        planned.parameters = addParameters(parameters);
        std::uint32_t &component = components[rootOf(parents, record.meshA)];
        if (component == 0xFFFFFFFF) {
            component = m_glueComponents++;
        }
        planned.component = component;
        m_glues.push_back(planned);
    }
}

void EvaluationPlan::addGroups()
{
    m_groups.reserve(m_rig->groups.size());
    std::vector<std::uint32_t> parameters;
    for (const RenderGroup &record : m_rig->groups) {
        PlannedGroup planned;
        planned.record = &record;
        if (record.part >= 0 && record.composite) {
            planned.channels = addChannels(record.channels, kGroupTargets, parameters);
        }
        planned.parameters = addParameters(parameters);
        m_groups.push_back(planned);
    }
}

} // namespace marrow

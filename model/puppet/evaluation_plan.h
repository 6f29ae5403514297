#pragma once

#include "model/puppet/keyforms_plan.h"
#include "model/puppet/rig.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace marrow {

/// A run of entries in one of the plan's tables.
struct PlanRange
{
    std::uint32_t first = 0;
    std::uint32_t count = 0;
};

struct PlannedChannel
{
    ChannelTarget target;
    ChannelKind kind;
    PlannedGrid grid;
    std::uint32_t firstValue; ///< of its cells, see EvaluationPlan::channelValues
};

struct PlannedDeformer
{
    const Deformer *record = nullptr;
    const Warp *warp = nullptr;         ///< exactly one of the two
    const Rotation *rotation = nullptr; ///< "
    std::int32_t parent = -1;           ///< deformer, or deformer count + virtual bone
    PlannedGrid grid;
    PlanRange channels;
    PlanRange bindingAxes; ///< one exact axis a binding
    PlanRange parameters;  ///< what it depends on itself, without repetitions
    /// A warp without forms: all its points are the origin, and one stands for all, whatever size the record claims.
    bool uniform = false;
};

struct PlannedMesh
{
    const Mesh *record = nullptr;
    PlannedGrid grid;
    PlanRange channels;
    PlanRange bindingAxes;
    PlanRange stateParameters; ///< channels and bindings
    PlanRange shapeParameters; ///< offset grid and bindings
    std::uint32_t firstFloat = 0; ///< of its vertices among all
    std::uint32_t floatCount = 0;
};

struct PlannedPart
{
    const Part *record = nullptr;
    PlanRange channels;
    PlanRange bindingAxes;
    PlanRange parameters;
};

struct PlannedGlue
{
    const Glue *record = nullptr;
    PlanRange channels;
    PlanRange parameters;
    std::uint32_t component = 0; ///< glues that share meshes, directly or not, have the same number
};

struct PlannedGroup
{
    const RenderGroup *record = nullptr;
    PlanRange channels; ///< empty unless the group has a part and a composite
    PlanRange parameters;
};

/// Everything about a rig that evaluation needs and that no pose changes: unique axes, cell tables, which parameters each
/// object depends on. Shares the rig, copies no vertex data. Immutable, usable from any thread.
class EvaluationPlan
{
public:
    explicit EvaluationPlan(std::shared_ptr<const PuppetRig> rig);

    const PuppetRig &rig() const { return *m_rig; }
    const std::shared_ptr<const PuppetRig> &sharedRig() const { return m_rig; }
    const KeyformPlan &keyforms() const { return m_keyforms; }

    /// Core deformers, then the virtual bones.
    std::span<const PlannedDeformer> deformers() const { return m_deformers; }
    std::size_t coreDeformerCount() const { return m_rig->deformers.size(); }
    std::span<const PlannedMesh> meshes() const { return m_meshes; }
    std::span<const PlannedPart> parts() const { return m_parts; }
    std::span<const PlannedGlue> glues() const { return m_glues; }
    std::uint32_t glueComponentCount() const { return m_glueComponents; }
    std::span<const PlannedGroup> groups() const { return m_groups; }

    std::span<const PlannedChannel> channels(PlanRange range) const { return within(m_channels, range); }
    /// The cells of a channel's grid, side by side with those of the channels evaluated before and after it.
    const ChannelValue *channelValues(const PlannedChannel &channel) const
    {
        return m_channelValues.data() + channel.firstValue;
    }
    std::span<const std::uint32_t> bindingAxes(PlanRange range) const { return within(m_bindingAxes, range); }
    std::span<const std::uint32_t> parameters(PlanRange range) const { return within(m_parameters, range); }

    std::size_t vertexFloatCount() const { return m_vertexFloats; }

    /// Every parameter's default, normalised (0.3).
    std::span<const float> defaults() const { return m_defaults; }

private:
    template <class T>
    static std::span<const T> within(const std::vector<T> &table, PlanRange range)
    {
        return {table.data() + range.first, range.count};
    }
    void addDeformers();
    void addMeshes();
    void addParts();
    void addGlues();
    void addGroups();
    PlanRange addChannels(const std::vector<Channel> &channels, std::uint32_t targets,
                          std::vector<std::uint32_t> &parameters);
    template <class Shape>
    PlanRange addBindings(const std::vector<BlendBinding<Shape>> &bindings, std::vector<std::uint32_t> &parameters);
    PlanRange addParameters(std::vector<std::uint32_t> &parameters);

    std::shared_ptr<const PuppetRig> m_rig;
    KeyformPlan m_keyforms;
    std::vector<PlannedDeformer> m_deformers;
    std::vector<PlannedMesh> m_meshes;
    std::vector<PlannedPart> m_parts;
    std::vector<PlannedGlue> m_glues;
    std::vector<PlannedGroup> m_groups;
    std::vector<PlannedChannel> m_channels;
    std::vector<std::uint32_t> m_bindingAxes;
    std::vector<std::uint32_t> m_parameters;
    std::vector<float> m_defaults;
    std::size_t m_vertexFloats = 0;
    std::uint32_t m_glueComponents = 0;
    std::vector<ChannelValue> m_channelValues;
};

} // namespace marrow

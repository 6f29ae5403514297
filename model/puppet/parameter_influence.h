#pragma once

#include "model/puppet/evaluation_plan.h"
#include "model/puppet/rig.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace marrow {

/// For each parameter the values at which the rig gives it forms (axes of grids, blend bindings), ascending, each once.
std::vector<std::vector<float>> parameterKeys(const PuppetRig &rig);

/// Which parameters can move which things, read off the bindings of a rig without evaluating it: grids, channels and blend
/// bindings of the thing itself, of the deformers above it, and for a mesh of the glue that pulls at it. A plain value; any
/// thread.
class InfluenceMap
{
public:
    explicit InfluenceMap(const PuppetRig &rig);

    /// Ascending, each once. Numbers must be in range.
    const std::vector<std::uint32_t> &ofMesh(std::uint32_t mesh) const { return m_meshes[mesh]; }
    const std::vector<std::uint32_t> &ofDeformer(std::uint32_t deformer) const { return m_deformers[deformer]; }
    /// Of the part's own channels and bindings and of everything below it.
    const std::vector<std::uint32_t> &ofPart(std::uint32_t part) const { return m_parts[part]; }
    /// Parameters that set off physics which then move these; without those already given.
    std::vector<std::uint32_t> throughPhysics(const std::vector<std::uint32_t> &parameters) const;

private:
    struct Drive
    {
        std::vector<std::uint32_t> inputs;
        std::vector<std::uint32_t> outputs;
    };
    std::vector<std::vector<std::uint32_t>> m_meshes;
    std::vector<std::vector<std::uint32_t>> m_deformers;
    std::vector<std::vector<std::uint32_t>> m_parts;
    std::vector<Drive> m_physics;
};

/// What turning one parameter through its whole range does to a mesh.
struct MeshInfluence
{
    std::uint32_t mesh = 0;
    float pixels = 0;  ///< the farthest way between two places of a vertex, in canvas pixels
    float opacity = 0; ///< the largest difference of opacity
    bool looks = false; ///< draw order or colours change
};

/// Measures, with everything else at `values` (one a parameter), which meshes the parameter moves: at its limits, at its keys
/// and half way between. Strongest first; meshes that stay as they are are left out. Core evaluation without time or physics.
/// Costs up to kMaxInfluenceSamples evaluations; any thread.
std::vector<MeshInfluence> measureInfluence(std::shared_ptr<const EvaluationPlan> plan, std::span<const float> values,
                                            std::uint32_t parameter, const std::vector<float> &keys);
constexpr std::size_t kMaxInfluenceSamples = 17;

} // namespace marrow

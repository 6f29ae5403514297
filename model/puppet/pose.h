#pragma once

#include "model/puppet/rig.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace marrow {

/// Opacity and colours of one isolated group (p2lrt-evaluation.md 5.3), indexed by part.
struct CompositeState
{
    float opacity = 1.0f;
    Rgb multiply{1.0f, 1.0f, 1.0f};
    Rgb screen{0.0f, 0.0f, 0.0f};
};

/// What one evaluation leaves behind, as structure of arrays. All buffers are sized once when the evaluator is made and
/// never move, so that renderers may keep pointers. Written by Evaluator (and, for vertices, by the simulations that run
/// after it); everyone else reads. Not synchronised: read it on the thread that evaluates.
struct PuppetPose
{
    std::vector<float> values;              ///< per parameter: normalised, simulation overrides applied (E1)
    std::vector<float> vertices;            ///< x, y, x, y … of every mesh in file order, canvas pixels
    std::vector<std::uint32_t> vertexStart; ///< per mesh: index of its first float; one more entry than meshes
    std::vector<float> opacity;             ///< per mesh, everything applied (E9)
    std::vector<float> drawOrder;           ///< per mesh
    std::vector<Rgb> multiply;              ///< per mesh
    std::vector<Rgb> screen;                ///< per mesh
    std::vector<float> partDrawOrder;       ///< per part (5.2)
    std::vector<CompositeState> composites; ///< per part (5.3)
    /// Visited meshes back to front (5.5). Sized to what is used; capacity is reserved once.
    std::vector<std::uint32_t> renderOrder;
    /// m >= 0 draws mesh m, -2 - part opens that part's layer, -1 closes the innermost (5.5).
    std::vector<std::int32_t> renderCommands;

    std::size_t meshCount() const { return opacity.size(); }
    std::span<const float> meshVertices(std::size_t mesh) const
    {
        return {vertices.data() + vertexStart[mesh], vertexStart[mesh + 1] - vertexStart[mesh]};
    }
    std::span<float> meshVertices(std::size_t mesh)
    {
        return {vertices.data() + vertexStart[mesh], vertexStart[mesh + 1] - vertexStart[mesh]};
    }
};

} // namespace marrow

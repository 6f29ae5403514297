#pragma once

#include "model/puppet/rig.h"

#include <cstdint>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace marrow {

/// The edges of a rig's meshes, worked out when first asked for. Numbers are vertices of the mesh.
class MeshEdges
{
public:
    using Edge = std::pair<std::uint32_t, std::uint32_t>;

    explicit MeshEdges(std::shared_ptr<const PuppetRig> rig);

    /// Every edge once.
    const std::vector<Edge> &all(std::uint32_t mesh) { return found(mesh).all; }
    /// Those that belong to one triangle alone: the outline, and the rims of holes.
    const std::vector<Edge> &outline(std::uint32_t mesh) { return found(mesh).outline; }

private:
    struct Found
    {
        std::vector<Edge> all;
        std::vector<Edge> outline;
    };
    const Found &found(std::uint32_t mesh);

    std::shared_ptr<const PuppetRig> m_rig;
    std::map<std::uint32_t, Found> m_found;
};

} // namespace marrow

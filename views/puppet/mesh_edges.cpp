#include "views/puppet/mesh_edges.h"

#include <algorithm>

namespace marrow {

MeshEdges::MeshEdges(std::shared_ptr<const PuppetRig> rig)
    : m_rig(std::move(rig))
{
}

const MeshEdges::Found &MeshEdges::found(std::uint32_t mesh)
{
    const auto [it, isNew] = m_found.try_emplace(mesh);
    Found &found = it->second;
    if (!isNew)
        return found;
    const IndexArray &indices = m_rig->meshes[mesh].indices;
    std::vector<Edge> edges;
    for (std::size_t i = 0; i + 2 < indices.size(); i += 3) {
        for (std::size_t k = 0; k < 3; ++k)
            edges.push_back(std::minmax(indices[i + k], indices[i + (k + 1) % 3]));
    }
    std::sort(edges.begin(), edges.end());
    for (std::size_t i = 0; i < edges.size();) {
        std::size_t end = i + 1;
        while (end < edges.size() && edges[end] == edges[i])
            ++end;
        found.all.push_back(edges[i]);
        if (end == i + 1)
            found.outline.push_back(edges[i]);
        i = end;
    }
    return found;
}

} // namespace marrow

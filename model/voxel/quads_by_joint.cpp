#include "model/voxel/quads_by_joint.h"

#include <algorithm>

namespace marrow {

std::uint32_t QuadsByJoint::nextChunk(JointId joint, std::uint32_t full)
{
    const std::uint32_t chunk = m_used;
    m_used += kChunk;
    if (m_quads.size() < m_used) {
        m_quads.resize(std::max<std::size_t>(2 * m_quads.size(), 64 * kChunk));
        m_follow.resize(m_quads.size() / kChunk);
    }
    if (full == 0)
        m_found.push_back({joint, chunk});
    else
        m_follow[full / kChunk - 1] = chunk;
    return chunk;
}

void QuadsByJoint::moveTo(MeshBlock &out)
{
    std::sort(m_found.begin(), m_found.end(), [](const Chunks &a, const Chunks &b) { return a.joint < b.joint; });
    out.joints.clear();
    out.quads.resize(m_count); // not the chunks, which with thousands of joints are mostly empty
    MeshQuad *end = out.quads.data();
    for (const Chunks &chunks : m_found) {
        const auto first = static_cast<std::uint32_t>(end - out.quads.data());
        const std::uint32_t stop = m_places[chunks.joint];
        const std::uint32_t last = (stop - 1) / kChunk;
        for (std::uint32_t chunk = chunks.first;; chunk = m_follow[chunk / kChunk]) {
            const bool isLast = chunk / kChunk == last;
            end = std::copy_n(m_quads.data() + chunk, isLast ? stop - chunk : kChunk, end);
            if (isLast)
                break;
        }
        out.joints.push_back({chunks.joint, first, static_cast<std::uint32_t>(end - out.quads.data()) - first});
        m_places[chunks.joint] = 0;
    }
    m_found.clear();
    m_used = kChunk;
    m_count = 0;
}

} // namespace marrow

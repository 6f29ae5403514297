#pragma once

#include "model/voxel/bone_mesher.h"

#include <cstdint>
#include <span>
#include <vector>

namespace marrow {

/// Quads gathered joint by joint, in chunks: one pass sorts them as they are found, where counting and distributing afterwards would
/// take three. Memory is kept from one use to the next; one a thread.
class QuadsByJoint
{
public:
    /// Adds quads, each to the joint that `jointOf` names for it.
    template <class JointOf>
    void add(std::span<const MeshQuad> quads, JointOf &&jointOf)
    {
        // Quads are bytes, and a byte written may be any: only locals stay in registers.
        MeshQuad *store = m_quads.data();
        std::uint32_t *places = m_places.data();
        std::size_t joints = m_places.size();
        m_count += quads.size();
        for (const MeshQuad &quad : quads) {
            const JointId joint = jointOf(quad);
            if (joint >= joints) {
                m_places.resize(joint + std::size_t(1), 0);
                places = m_places.data();
                joints = m_places.size();
            }
            std::uint32_t place = places[joint];
            if (place % kChunk == 0) {
                place = nextChunk(joint, place);
                store = m_quads.data();
            }
            store[place] = quad;
            places[joint] = place + 1;
        }
    }
    /// Hands over everything, joints ascending and the quads of each in the order they came, and is empty again.
    void moveTo(MeshBlock &out);

private:
    static constexpr std::uint32_t kChunk = 64; ///< quads; a joint with one quad holds a whole chunk

    struct Chunks
    {
        JointId joint;
        std::uint32_t first; ///< place of the first chunk
    };
    std::uint32_t nextChunk(JointId joint, std::uint32_t full);

    QuadList m_quads;                    ///< chunk after chunk; the first stands for none
    std::vector<std::uint32_t> m_follow; ///< by chunk: where the joint's next begins
    std::vector<std::uint32_t> m_places; ///< by joint, as far as any went: where its next quad goes; 0 for none so far
    std::vector<Chunks> m_found;         ///< joints that have any, as they came
    std::uint32_t m_used = kChunk;       ///< of m_quads
    std::size_t m_count = 0;             ///< of quads added
};

} // namespace marrow

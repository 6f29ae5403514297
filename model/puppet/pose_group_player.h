#pragma once

#include "model/puppet/rig.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace marrow {

/// Mutually exclusive parts and their fades, and the opacities that act on whole parts (p2lrt-evaluation.md 6.7).
class PoseGroupPlayer
{
public:
    explicit PoseGroupPlayer(std::shared_ptr<const PuppetRig> rig);

    /// Which entry a group shows from the next update on; out of range: false, nothing changes.
    bool show(std::uint32_t group, std::uint32_t entry);
    std::uint32_t shown(std::uint32_t group) const { return m_shown[group]; }

    /// Stage 6 of an update. Any dt.
    void update(float dt);

    float opacity(std::uint32_t part) const { return m_poseOpacities[part]; }
    /// Clamped to [0, 1]; non-finite becomes 1.
    void setHostOpacity(std::uint32_t part, float opacity);
    float hostOpacity(std::uint32_t part) const { return m_hostOpacities[part]; }

    /// The factor of every mesh for E7, or an empty span when E7 is skipped. `clipOpacities` has one entry a part,
    /// the
    /// parents are the evaluator's. The result stays valid until the next call; `changed` tells whether it may differ from
    /// the last.
    std::span<const float> factors(std::span<const float> clipOpacities, std::span<const std::int32_t> meshParents,
                                   std::span<const std::int32_t> partParents, bool &changed);

private:
    void setGroup(std::uint32_t group, float dt);
    void assign(const PoseEntry &entry, float opacity);

    std::shared_ptr<const PuppetRig> m_rig;
    std::vector<std::uint32_t> m_shown;
    std::vector<float> m_poseOpacities;
    std::vector<float> m_hostOpacities;
    std::vector<float> m_usedOpacities; ///< product of the three, per part, as of the last factors()
    std::vector<std::uint32_t> m_visited;
    std::uint32_t m_visit = 0;
    std::vector<float> m_factors;
    bool m_skipped = true;
};

} // namespace marrow

#pragma once

#include "model/puppet/pose.h"
#include "model/puppet/rig.h"

#include <cstdint>
#include <span>
#include <vector>

namespace marrow {

/// Sorts the render tree by draw order (p2lrt-evaluation.md 5.5). Allocates only when made. The rig must outlive it.
class DrawOrder
{
public:
    explicit DrawOrder(const PuppetRig &rig);

    /// Writes pose.renderOrder and pose.renderCommands from pose.drawOrder and pose.partDrawOrder.
    void sort(PuppetPose &pose);
    /// How many entries the longest possible lists have; what the pose has to reserve.
    std::size_t orderCapacity() const { return m_orderCapacity; }
    std::size_t commandCapacity() const { return m_commandCapacity; }

private:
    struct Child
    {
        std::int32_t key;
        std::uint32_t position; ///< in the group's list
    };
    void visit(std::uint32_t group, PuppetPose &pose);

    const PuppetRig &m_rig;
    std::vector<std::uint32_t> m_firstChild; ///< per group, into m_children
    std::vector<Child> m_children;
    std::size_t m_orderCapacity = 0;
    std::size_t m_commandCapacity = 0;
};

} // namespace marrow

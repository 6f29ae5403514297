#include "model/puppet/draw_order.h"

#include "model/puppet/numerics.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr float kKeyOffset = 0.001f;
constexpr std::int32_t kClose = -1;

std::int32_t orderKey(float drawOrder)
{
    return numerics::toInteger(std::floor(drawOrder + kKeyOffset));
}

} // namespace

DrawOrder::DrawOrder(const PuppetRig &rig)
    : m_rig(rig)
{
    std::uint32_t children = 0;
    m_firstChild.reserve(rig.groups.size());
    for (const RenderGroup &group : rig.groups) {
        m_firstChild.push_back(children);
        children += static_cast<std::uint32_t>(group.children.size());
        for (const RenderNode &node : group.children) {
            m_orderCapacity += node.isMesh;
        }
    }
    m_children.resize(children);
    m_commandCapacity = m_orderCapacity + 2 * rig.groups.size();
}

void DrawOrder::sort(PuppetPose &pose)
{
    pose.renderOrder.clear();
    pose.renderCommands.clear();
    visit(0, pose);
}

void DrawOrder::visit(std::uint32_t index, PuppetPose &pose)
{
    const RenderGroup &group = m_rig.groups[index];
    Child *children = m_children.data() + m_firstChild[index];
    for (std::uint32_t i = 0; i < group.children.size(); ++i) {
        const RenderNode &node = group.children[i];
        if (node.isMesh) {
            children[i] = {orderKey(pose.drawOrder[node.index]), i};
        } else {
            const RenderGroup &child = m_rig.groups[node.index];
            const float order = child.part >= 0 ? pose.partDrawOrder[static_cast<std::size_t>(child.part)]
                                                : static_cast<float>(child.drawOrder);
            children[i] = {orderKey(order), i};
        }
    }
    // Ties by position make the order total, so that any sort is a stable one.
    std::sort(children, children + group.children.size(), [](const Child &a, const Child &b) {
        return a.key != b.key ? a.key < b.key : a.position < b.position;
    });
    for (std::uint32_t i = 0; i < group.children.size(); ++i) {
        const RenderNode &node = group.children[children[i].position];
        if (node.isMesh) {
            if (m_rig.meshes[node.index].visible()) {
                pose.renderOrder.push_back(node.index);
                pose.renderCommands.push_back(static_cast<std::int32_t>(node.index));
            }
            continue;
        }
        const RenderGroup &child = m_rig.groups[node.index];
        const bool isolated = child.part >= 0 && child.composite;
        const std::int32_t open = -2 - child.part;
        if (isolated) {
            pose.renderCommands.push_back(open);
        }
        visit(node.index, pose);
        if (!isolated) {
            continue;
        }
        // A layer that would be empty is dropped; an outer one then ends in its own opening, too.
        if (pose.renderCommands.back() == open) {
            pose.renderCommands.pop_back();
        } else {
            pose.renderCommands.push_back(kClose);
        }
    }
}

} // namespace marrow

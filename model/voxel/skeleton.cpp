#include "model/voxel/skeleton.h"

#include <algorithm>
#include <cassert>
#include <unordered_map>

namespace marrow {

namespace {

auto lowerBound(const std::vector<Joint> &joints, JointId id)
{
    return std::lower_bound(joints.begin(), joints.end(), id, [](const Joint &joint, JointId wanted) { return joint.id < wanted; });
}

} // namespace

int Skeleton::indexOf(JointId id) const
{
    const auto it = lowerBound(m_joints, id);
    return it != m_joints.end() && it->id == id ? static_cast<int>(it - m_joints.begin()) : -1;
}

const Joint *Skeleton::find(JointId id) const
{
    const int index = indexOf(id);
    return index < 0 ? nullptr : &m_joints[static_cast<std::size_t>(index)];
}

Joint *Skeleton::find(JointId id)
{
    const int index = indexOf(id);
    return index < 0 ? nullptr : &m_joints[static_cast<std::size_t>(index)];
}

void Skeleton::insert(Joint joint)
{
    const auto it = lowerBound(m_joints, joint.id);
    assert(it == m_joints.end() || it->id != joint.id);
    m_joints.insert(it, std::move(joint));
}

void Skeleton::remove(JointId id)
{
    const int index = indexOf(id);
    assert(index >= 0);
    m_joints.erase(m_joints.begin() + index);
}

std::optional<JointId> Skeleton::freeId() const
{
    int candidate = 0;
    for (const Joint &joint : m_joints) {
        if (joint.id != candidate)
            break;
        ++candidate;
    }
    return candidate <= 65535 && static_cast<int>(m_joints.size()) < kMaxJointCount ? std::optional(static_cast<JointId>(candidate))
                                                                                   : std::nullopt;
}

std::vector<JointId> Skeleton::children(JointId id) const
{
    std::vector<JointId> result;
    for (const Joint &joint : m_joints) {
        if (joint.parent == id)
            result.push_back(joint.id);
    }
    return result;
}

std::vector<JointId> Skeleton::roots() const
{
    std::vector<JointId> result;
    for (const Joint &joint : m_joints) {
        if (!joint.parent)
            result.push_back(joint.id);
    }
    return result;
}

bool Skeleton::isSameOrAncestor(JointId ancestor, JointId id) const
{
    std::optional<JointId> current = id;
    for (std::size_t steps = 0; current && steps <= m_joints.size(); ++steps) {
        if (*current == ancestor)
            return true;
        const Joint *joint = find(*current);
        current = joint ? joint->parent : std::nullopt;
    }
    return false;
}

std::vector<int> Skeleton::parentsFirst() const
{
    std::unordered_map<int, std::vector<int>> childrenOf;
    std::vector<int> order;
    order.reserve(m_joints.size());
    for (int i = 0; i < static_cast<int>(m_joints.size()); ++i) {
        const auto parent = m_joints[static_cast<std::size_t>(i)].parent;
        if (parent)
            childrenOf[*parent].push_back(i);
        else
            order.push_back(i);
    }
    for (std::size_t next = 0; next < order.size(); ++next) {
        const auto it = childrenOf.find(m_joints[static_cast<std::size_t>(order[next])].id);
        if (it != childrenOf.end())
            order.insert(order.end(), it->second.begin(), it->second.end());
    }
    return order;
}

std::vector<Eigen::Affine3f> restWorlds(const Skeleton &skeleton)
{
    std::vector<Eigen::Affine3f> worlds(skeleton.size(), Eigen::Affine3f::Identity());
    for (const int index : skeleton.parentsFirst()) {
        const Joint &joint = skeleton.joints()[static_cast<std::size_t>(index)];
        const int parent = joint.parent ? skeleton.indexOf(*joint.parent) : -1;
        auto &world = worlds[static_cast<std::size_t>(index)];
        world = parent < 0 ? joint.rest.matrix() : worlds[static_cast<std::size_t>(parent)] * joint.rest.matrix();
    }
    return worlds;
}

} // namespace marrow

#include "model/character/humanoid_figure.h"

#include "model/character/humanoid_rest.h"

#include <algorithm>

namespace marrow {

Result<HumanoidFigure> HumanoidFigure::of(std::shared_ptr<const CharacterModel> model)
{
    const auto rest = humanoidRestOf(*model);
    if (!rest)
        return rest.error();
    HumanoidFigure figure;
    figure.m_rest = *rest;
    for (int joint = 0; joint < kHumanoidJointCount; ++joint) {
        const QString name = humanoidJointName(joint);
        const auto at = std::find_if(model->nodes.begin(), model->nodes.end(), [&](const ModelNode &node) { return node.name == name; });
        figure.m_nodes[static_cast<std::size_t>(joint)] = static_cast<int>(at - model->nodes.begin());
    }
    figure.m_model = std::move(model);
    return figure;
}

int HumanoidFigure::joint(int node) const
{
    const auto at = std::find(m_nodes.begin(), m_nodes.end(), node);
    return at == m_nodes.end() ? -1 : static_cast<int>(at - m_nodes.begin());
}

int HumanoidFigure::jointOf(const ModelHit &hit) const
{
    const std::vector<ModelPart> parts = modelParts(*m_model);
    if (hit.part < 0 || static_cast<std::size_t>(hit.part) >= parts.size())
        return -1;
    const ModelPart &part = parts[static_cast<std::size_t>(hit.part)];
    if (!isSkinned(*m_model, part)) { // a sword in the hand: whatever it hangs from
        int node = part.node;
        while (node >= 0 && joint(node) < 1)
            node = m_model->nodes[static_cast<std::size_t>(node)].parent;
        return node < 0 ? -1 : joint(node);
    }
    const ModelPrimitive &primitive = m_model->meshes[static_cast<std::size_t>(part.mesh)].primitives[static_cast<std::size_t>(part.primitive)];
    const ModelSkin &skin = m_model->skins[static_cast<std::size_t>(m_model->nodes[static_cast<std::size_t>(part.node)].skin)];
    std::array<float, kHumanoidJointCount> shares{};
    for (int corner = 0; corner < 3; ++corner) {
        const std::uint32_t vertex = hit.corners[static_cast<std::size_t>(corner)];
        for (int i = 0; i < 4; ++i) {
            const std::size_t place = primitive.joints[vertex][static_cast<std::size_t>(i)];
            const int found = place < skin.joints.size() ? joint(skin.joints[place]) : -1;
            if (found > 0)
                shares[static_cast<std::size_t>(found)] += hit.barycentric[corner] * primitive.weights[vertex][i];
        }
    }
    const auto most = std::max_element(shares.begin(), shares.end());
    return *most > 0 ? static_cast<int>(most - shares.begin()) : -1;
}

ModelPose HumanoidFigure::pose(const HumanoidPose &pose) const
{
    const auto hips = static_cast<std::size_t>(humanoidJoint(u"hips"));
    const float hipHeight = m_rest[hips].y() - m_rest[0].y();
    std::vector<Eigen::Matrix4f> locals;
    locals.reserve(m_model->nodes.size());
    for (const ModelNode &node : m_model->nodes)
        locals.push_back(node.matrix);
    // Joints rest unturned and unscaled, so that their places are all that the file gives them.
    for (std::size_t joint = 1; joint < m_nodes.size(); ++joint) {
        Eigen::Matrix4f &local = locals[static_cast<std::size_t>(m_nodes[joint])];
        local.block<3, 3>(0, 0) = pose.rotations[joint].toRotationMatrix();
        if (joint == hips)
            local.block<3, 1>(0, 3) += pose.hipsOffset * hipHeight;
    }
    return poseOfLocals(*m_model, locals);
}

} // namespace marrow

#include "render/character/figure_skeleton.h"

#include "model/character/model_pose.h"
#include "model/voxel/ownership_color.h"

#include <algorithm>
#include <set>

namespace marrow {

namespace {

/// Joints that some vertex follows, or that lead to one: rigs also hold controls that would only be in the way.
std::set<int> weightedJoints(const CharacterModel &model)
{
    std::set<int> used;
    for (const ModelPart &part : modelParts(model)) {
        if (!isSkinned(model, part))
            continue;
        const auto &joints = model.skins[static_cast<std::size_t>(model.nodes[static_cast<std::size_t>(part.node)].skin)].joints;
        const ModelPrimitive &primitive = model.meshes[static_cast<std::size_t>(part.mesh)].primitives[static_cast<std::size_t>(part.primitive)];
        std::vector<bool> seen(joints.size(), false);
        for (std::size_t v = 0; v < primitive.joints.size(); ++v) {
            for (std::size_t k = 0; k < 4; ++k)
                seen[primitive.joints[v][k]] = seen[primitive.joints[v][k]] || primitive.weights[v][static_cast<Eigen::Index>(k)] > 0;
        }
        for (std::size_t j = 0; j < joints.size(); ++j) {
            if (seen[j])
                used.insert(joints[j]);
        }
    }
    std::set<int> shown;
    const std::vector<int> joints = model.jointNodes();
    for (int node : used) {
        for (; node >= 0 && std::binary_search(joints.begin(), joints.end(), node) && shown.insert(node).second;)
            node = model.nodes[static_cast<std::size_t>(node)].parent;
    }
    return shown;
}

/// The joints that are worth drawing.
std::set<int> jointsToShow(const CharacterModel &model)
{
    std::set<int> shown = weightedJoints(model);
    if (shown.empty()) {
        const std::vector<int> joints = model.jointNodes();
        shown.insert(joints.begin(), joints.end());
    }
    for (std::size_t clip = 0; shown.empty() && clip < model.clips.size(); ++clip) {
        for (const ModelTrack &track : model.clips[clip].tracks) {
            if (track.path != ModelPath::Weights)
                shown.insert(track.node);
        }
    }
    return shown;
}

} // namespace

Skeleton figureSkeleton(const CharacterModel &model)
{
    Skeleton skeleton;
    const std::vector<Eigen::Matrix4f> worlds = modelWorlds(model);
    const std::set<int> shown = jointsToShow(model);
    for (const int node : shown) {
        if (node > kMaxParentId)
            break;
        Joint joint;
        joint.id = static_cast<JointId>(node);
        joint.name = model.nodes[static_cast<std::size_t>(node)].name;
        int parent = model.nodes[static_cast<std::size_t>(node)].parent;
        while (parent >= 0 && (parent > kMaxParentId || !shown.contains(parent)))
            parent = model.nodes[static_cast<std::size_t>(parent)].parent;
        Eigen::Matrix4f local = worlds[static_cast<std::size_t>(node)];
        if (parent >= 0) {
            joint.parent = static_cast<JointId>(parent);
            local = worlds[static_cast<std::size_t>(parent)].inverse() * local;
        }
        joint.rest.translation = local.block<3, 1>(0, 3);
        const Eigen::Quaternionf turn(Eigen::Affine3f(local).rotation());
        joint.rest.rotation = turn.coeffs().allFinite() ? turn.normalized() : Eigen::Quaternionf::Identity();
        skeleton.insert(std::move(joint));
    }
    return skeleton;
}

std::vector<QRgb> nodeColors(const CharacterModel &model, const Skeleton &skeleton)
{
    const OwnershipPalette palette(skeleton, 65535);
    std::vector<QRgb> colors(model.nodes.size(), defaultJointColor());
    for (const Joint &joint : skeleton.joints())
        colors[joint.id] = palette.color(joint.id);
    for (const int node : shownNodes(model)) { // parents first
        const int parent = model.nodes[static_cast<std::size_t>(node)].parent;
        if (parent >= 0 && (node > kMaxParentId || !skeleton.contains(static_cast<JointId>(node))))
            colors[static_cast<std::size_t>(node)] = colors[static_cast<std::size_t>(parent)];
    }
    return colors;
}

} // namespace marrow

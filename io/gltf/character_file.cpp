#include "io/gltf/character_file.h"

#include "io/gltf/rigged_extras.h"
#include "model/character/humanoid_rest.h"
#include "model/character/model_pose.h"

#include <algorithm>

namespace marrow {

namespace {

/// For each joint of a skin the one of ours it is by name, 0 for none; nullopt unless all 21 are there and only move.
std::optional<std::vector<int>> ourJoints(const CharacterModel &model, const ModelSkin &skin, JointPlacement &placement)
{
    std::vector<int> ours;
    std::array<bool, kHumanoidJointCount> found{};
    for (std::size_t i = 0; i < skin.joints.size(); ++i) {
        const ModelNode &node = model.nodes[static_cast<std::size_t>(skin.joints[i])];
        const int joint = std::max(0, humanoidJoint(node.name));
        // A skirt stands with the hips.
        ours.push_back(skirtJoint(node.name) >= 0 ? 1 : joint);
        if (joint == 0)
            continue;
        const Eigen::Matrix4f inverse = i < skin.inverseBind.size() ? skin.inverseBind[i] : Eigen::Matrix4f::Identity();
        const bool onlyMoves = (inverse.topLeftCorner<3, 3>() - Eigen::Matrix3f::Identity()).cwiseAbs().maxCoeff() < 1e-4F
            && inverse.row(3).isApprox(Eigen::RowVector4f(0, 0, 0, 1));
        if (!onlyMoves)
            return std::nullopt;
        placement.joints[static_cast<std::size_t>(joint)] = {-inverse.topRightCorner<3, 1>(), 1, JointSource::Skin};
        found[static_cast<std::size_t>(joint)] = true;
    }
    if (std::count(found.begin() + 1, found.end(), true) != kSkinJointCount)
        return std::nullopt;
    return ours;
}

VertexWeights vertexWeights(const ModelPrimitive &primitive, std::size_t vertex, const std::vector<int> &ours)
{
    VertexWeights weights;
    std::size_t place = 0;
    for (std::size_t k = 0; k < 4; ++k) {
        const std::size_t joint = primitive.joints[vertex][k];
        const float weight = primitive.weights[vertex][static_cast<Eigen::Index>(k)];
        if (!(weight > 0) || joint >= ours.size() || ours[joint] == 0)
            continue;
        const auto known = std::find(weights.joints.begin(), weights.joints.begin() + static_cast<std::ptrdiff_t>(place), static_cast<std::uint8_t>(ours[joint]));
        if (known != weights.joints.begin() + static_cast<std::ptrdiff_t>(place)) {
            weights.weights[static_cast<std::size_t>(known - weights.joints.begin())] += weight;
            continue;
        }
        weights.joints[place] = static_cast<std::uint8_t>(ours[joint]);
        weights.weights[place++] = weight;
    }
    // Files of others need not have the strongest first.
    for (std::size_t i = 1; i < place; ++i) {
        for (std::size_t k = i; k > 0 && weights.weights[k] > weights.weights[k - 1]; --k) {
            std::swap(weights.weights[k], weights.weights[k - 1]);
            std::swap(weights.joints[k], weights.joints[k - 1]);
        }
    }
    if (place == 0)
        weights.weights[0] = 1;
    return weights;
}

/// Far ends for joints whose file does not tell them: as long as what leads to them, in its direction.
void guessTails(JointPlacement &placement)
{
    const auto skeleton = humanoidSkeleton();
    for (std::size_t joint = 0; joint < skeleton.size(); ++joint) {
        const Eigen::Vector3f &at = placement.joints[joint].position;
        if (skeleton[joint].tail >= 0)
            placement.tails[joint] = placement.joints[static_cast<std::size_t>(skeleton[joint].tail)].position;
        else
            placement.tails[joint] = joint == 0 ? at : Eigen::Vector3f(at + 0.6F * (at - placement.joints[static_cast<std::size_t>(skeleton[joint].parent)].position));
    }
}

} // namespace

std::optional<StoredSkin> storedSkin(const GltfModel &file)
{
    const CharacterModel &model = file.model;
    if (model.skins.empty() || !humanoidRestOf(model))
        return std::nullopt;
    StoredSkin stored;
    const auto ours = ourJoints(model, model.skins.front(), stored.placement);
    if (!ours)
        return std::nullopt;
    const std::vector<Eigen::Matrix4f> worlds = modelWorlds(model);
    for (std::size_t node = 0; node < model.nodes.size(); ++node) {
        if (humanoidJoint(model.nodes[node].name) == 0) {
            stored.placement.joints[0] = {worlds[node].topRightCorner<3, 1>(), 1, JointSource::Skin};
            break;
        }
    }
    Eigen::AlignedBox3f box;
    for (const ModelPart &part : modelParts(model)) {
        const ModelPrimitive &primitive = model.meshes[static_cast<std::size_t>(part.mesh)].primitives[static_cast<std::size_t>(part.primitive)];
        if (!isSkinned(model, part) || model.nodes[static_cast<std::size_t>(part.node)].skin != 0)
            return std::nullopt; // not one of ours: something in it moves in another way
        for (std::size_t v = 0; v < primitive.positions.size(); ++v) {
            stored.weights.push_back(vertexWeights(primitive, v, *ours));
            box.extend(primitive.positions[v]);
        }
    }
    stored.placement.height = box.isEmpty() ? 1 : box.sizes().y();
    guessTails(stored.placement);
    const QJsonObject extras = file.document.list("skins").at(0).toObject().value(QStringLiteral("extras")).toObject();
    readRiggedExtras(extras.value(QStringLiteral("marrow")).toObject(), stored);
    return stored;
}

CharacterAsset characterFrom(const GltfModel &file, const CharacterOrigin &origin, const Progress &progress)
{
    return makeCharacterAsset(std::make_shared<const CharacterModel>(file.model), std::make_shared<const GltfCharacterSource>(file.document, origin), storedSkin(file), progress);
}

bool hasSkirt(const CharacterModel &model)
{
    const std::vector<int> joints = model.jointNodes();
    return std::any_of(joints.begin(), joints.end(), [&](int node) { return skirtJoint(model.nodes[static_cast<std::size_t>(node)].name) >= 0; });
}

CharacterOrigin originOf(const CharacterAsset &asset)
{
    const auto *source = dynamic_cast<const GltfCharacterSource *>(asset.source.get());
    return source ? source->origin : CharacterOrigin();
}

} // namespace marrow

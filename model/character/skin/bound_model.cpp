#include "model/character/skin/bound_model.h"

namespace marrow {

PartWeights partWeights(const BakedMesh::Range &range, const std::vector<VertexWeights> &weights)
{
    PartWeights part;
    part.joints.resize(range.vertexCount);
    part.weights.assign(range.vertexCount, Eigen::Vector4f::Zero());
    for (std::size_t v = 0; v < range.vertexCount && range.firstVertex + v < weights.size(); ++v) {
        const VertexWeights &own = weights[range.firstVertex + v];
        for (std::size_t k = 0; k < 4; ++k) {
            part.joints[v][k] = static_cast<std::uint16_t>(own.joints[k] > 0 ? own.joints[k] - 1 : 0);
            part.weights[v][static_cast<Eigen::Index>(k)] = own.weights[k];
        }
    }
    return part;
}

CharacterModel boundModel(const CharacterModel &source, const BakedMesh &mesh, const JointPlacement &placement, const std::vector<VertexWeights> &weights)
{
    CharacterModel model;
    model.materials = source.materials;
    model.textures = source.textures;
    ModelSkin skin;
    for (int joint = 0; joint < kHumanoidJointCount; ++joint) {
        const HumanoidJoint &kind = humanoidSkeleton()[static_cast<std::size_t>(joint)];
        const Eigen::Vector3f &place = placement.joints[static_cast<std::size_t>(joint)].position;
        ModelNode node;
        node.name = humanoidJointName(joint);
        node.parent = kind.parent;
        node.local.translation = kind.parent < 0 ? place : Eigen::Vector3f(place - placement.joints[static_cast<std::size_t>(kind.parent)].position);
        node.matrix = node.local.matrix().matrix();
        if (kind.parent >= 0)
            model.nodes[static_cast<std::size_t>(kind.parent)].children.push_back(joint);
        model.nodes.push_back(std::move(node));
        if (joint == 0)
            continue;
        skin.joints.push_back(joint);
        Eigen::Matrix4f inverse = Eigen::Matrix4f::Identity();
        inverse.block<3, 1>(0, 3) = -place;
        skin.inverseBind.push_back(inverse);
    }
    ModelMesh surface;
    for (const BakedMesh::Range &range : mesh.ranges) {
        const ModelPrimitive &original = source.meshes[static_cast<std::size_t>(range.mesh)].primitives[static_cast<std::size_t>(range.primitive)];
        ModelPrimitive primitive;
        const auto first = static_cast<std::ptrdiff_t>(range.firstVertex);
        const auto last = first + static_cast<std::ptrdiff_t>(range.vertexCount);
        primitive.positions.assign(mesh.positions.begin() + first, mesh.positions.begin() + last);
        primitive.normals.assign(mesh.normals.begin() + first, mesh.normals.begin() + last);
        primitive.texturePlaces = original.texturePlaces;
        primitive.secondTexturePlaces = original.secondTexturePlaces;
        primitive.colors = original.colors;
        primitive.material = original.material;
        for (std::size_t i = 0; i < std::size_t{range.triangleCount} * 3; ++i)
            primitive.triangles.push_back(mesh.triangles[std::size_t{range.firstTriangle} * 3 + i] - range.firstVertex);
        PartWeights part = partWeights(range, weights);
        primitive.joints = std::move(part.joints);
        primitive.weights = std::move(part.weights);
        surface.primitives.push_back(std::move(primitive));
    }
    ModelNode carrier;
    carrier.name = QStringLiteral("surface");
    carrier.mesh = 0;
    carrier.skin = 0;
    model.nodes.push_back(std::move(carrier));
    model.meshes.push_back(std::move(surface));
    model.skins.push_back(std::move(skin));
    model.roots = {0, kHumanoidJointCount};
    return model;
}

ModelClip boundClip(const Action &action, const JointPlacement &placement)
{
    ModelClip clip;
    clip.name = action.origin;
    clip.durationSeconds = static_cast<float>(action.durationSeconds());
    clip.frames = action.frames;
    std::vector<float> times;
    for (int frame = 0; frame < action.frames; ++frame)
        times.push_back(static_cast<float>(frame / action.fps));
    for (const ActionTrack &track : action.tracks) {
        ModelTrack into{track.joint, ModelPath::Rotation, ModelInterpolation::Linear, 4, times, {}};
        for (const Eigen::Quaternionf &rotation : track.rotations)
            into.values.insert(into.values.end(), rotation.coeffs().data(), rotation.coeffs().data() + 4);
        clip.tracks.push_back(std::move(into));
    }
    if (!action.hips.empty()) {
        const Eigen::Vector3f &hips = placement.joints[1].position;
        const Eigen::Vector3f rest = hips - placement.joints[0].position;
        ModelTrack into{1, ModelPath::Translation, ModelInterpolation::Linear, 3, times, {}};
        for (const Eigen::Vector3f &offset : action.hips) {
            const Eigen::Vector3f at = rest + offset * rest.y();
            into.values.insert(into.values.end(), at.data(), at.data() + 3);
        }
        clip.tracks.push_back(std::move(into));
    }
    return clip;
}

ModelPose boundPose(const CharacterModel &bound, const JointPlacement &placement, const HumanoidPose &pose)
{
    ModelPose result;
    for (const Eigen::Isometry3f &world : humanoidWorlds(placement.rest(), pose))
        result.worlds.push_back(world.matrix());
    result.worlds.resize(bound.nodes.size(), Eigen::Matrix4f::Identity());
    return result;
}

} // namespace marrow

#pragma once

#include "model/character/model_pose.h"

#include <QBuffer>

namespace marrow::test {

inline ModelNode modelNode(int parent, const Eigen::Vector3f &at = Eigen::Vector3f::Zero(), const char *name = "")
{
    ModelNode node;
    node.name = QString::fromLatin1(name);
    node.parent = parent;
    node.local.translation = at;
    node.matrix = node.local.matrix().matrix();
    return node;
}

inline int addNode(CharacterModel &model, ModelNode node)
{
    const int index = int(model.nodes.size());
    if (node.parent >= 0)
        model.nodes[std::size_t(node.parent)].children.push_back(index);
    else
        model.roots.push_back(index);
    model.nodes.push_back(std::move(node));
    return index;
}

/// A picture of one colour as a texture.
inline ModelTexture plainTexture(QColor color)
{
    QImage image(2, 2, QImage::Format_RGBA8888);
    image.fill(color);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return ModelTexture(QStringLiteral("plain"), QStringLiteral("image/png"), bytes);
}

/// A flat band facing +z from the floor up to `height`, `joints` joints one above the other along it; each vertex row is shared half and half by
/// two neighbours. Node 0 is the band's, the joints follow.
inline CharacterModel band(int joints, float height, float halfWidth = 0.6F)
{
    CharacterModel model;
    addNode(model, modelNode(-1, {7, 7, 7}, "band")); // a place that must not count
    ModelSkin skin;
    const float step = height / float(joints);
    for (int j = 0; j < joints; ++j) {
        const int node = addNode(model, modelNode(j == 0 ? -1 : int(model.nodes.size()) - 1, {0, j == 0 ? 0.0F : step, 0}));
        model.nodes.back().name = QStringLiteral("joint_%1").arg(j);
        skin.joints.push_back(node);
        Eigen::Matrix4f inverse = Eigen::Matrix4f::Identity();
        inverse(1, 3) = -step * float(j);
        skin.inverseBind.push_back(inverse);
    }
    ModelPrimitive primitive;
    for (int row = 0; row <= joints; ++row) {
        for (const float side : {-1.0F, 1.0F}) {
            primitive.positions.emplace_back(side * halfWidth, step * float(row), 0);
            primitive.normals.emplace_back(0, 0, 1);
            primitive.joints.push_back({std::uint16_t(std::max(0, row - 1)), std::uint16_t(std::min(row, joints - 1)), 0, 0});
            primitive.weights.emplace_back(0.5F, 0.5F, 0, 0);
        }
        if (row < joints) {
            const auto base = std::uint32_t(row * 2);
            for (const std::uint32_t corner : {0U, 1U, 3U, 0U, 3U, 2U})
                primitive.triangles.push_back(base + corner);
        }
    }
    primitive.material = 0;
    ModelMaterial material;
    material.doubleSided = true;
    model.materials.push_back(material);
    ModelMesh mesh;
    mesh.primitives.push_back(std::move(primitive));
    model.meshes.push_back(std::move(mesh));
    model.nodes[0].mesh = 0;
    model.nodes[0].skin = 0;
    model.skins.push_back(std::move(skin));
    return model;
}

/// Every joint of a band turned by `degrees` about z against the one below.
inline ModelPose bent(const CharacterModel &model, float degrees)
{
    std::vector<Eigen::Matrix4f> locals;
    for (const ModelNode &node : model.nodes) {
        locals.push_back(node.matrix);
        locals.back().block<3, 3>(0, 0) = Eigen::AngleAxisf(degrees * 3.14159265F / 180, Eigen::Vector3f::UnitZ()).toRotationMatrix();
    }
    return poseOfLocals(model, locals);
}

} // namespace marrow::test

#pragma once

#include "model/puppet/puppet.h"

#include <QString>

#include <optional>

namespace marrow::test {

/// A deformer that a parameter turns: degrees are the parameter's value.
inline Deformer turningDeformer(std::uint32_t parameter)
{
    Rotation rotation;
    rotation.pivot.present = true;
    rotation.pivot.axes = {{parameter, FloatArray(std::vector<float>{-10, 0, 10})}};
    rotation.pivot.coordinates = {0, 1, 2};
    rotation.pivot.forms = {{50, 50, -10, 1}, {50, 50, 0, 1}, {50, 50, 10, 1}};
    Deformer deformer;
    deformer.id = QStringLiteral("Turn");
    deformer.body = rotation;
    return deformer;
}

/// Three corners; with a parameter they shift to the right by as many pixels as its value.
inline Mesh triangleMesh(const char *id, std::int32_t parent, std::optional<std::uint32_t> parameter)
{
    Mesh mesh;
    mesh.id = mesh.name = QString::fromLatin1(id);
    mesh.parent = parent;
    mesh.flags = 4 | 8;
    mesh.positions = FloatArray(std::vector<float>{10, 10, 30, 10, 10, 30});
    mesh.uvs = FloatArray(std::vector<float>{0, 0, 1, 0, 0, 1});
    mesh.indices = IntArray(std::vector<std::uint32_t>{0, 1, 2});
    if (!parameter)
        return mesh;
    mesh.deltas.present = true;
    mesh.deltas.axes = {{*parameter, FloatArray(std::vector<float>{-10, 0, 10})}};
    mesh.deltas.coordinates = {0, 1, 2};
    for (const float shift : {-10.0f, 0.0f, 10.0f})
        mesh.deltas.forms.push_back(FloatArray(std::vector<float>{shift, 0, shift, 0, shift, 0}));
    return mesh;
}

/// Ten parameters from -10 to 10 in three groups, two of them in one another; parameters 8 and 9 are in none, 7 repeats. A pad of
/// 0 and 1. Parameter 0 turns Face and Eye, 2 shifts Eye by as many pixels, 5 shifts Arm.
inline Puppet panelPuppet()
{
    PuppetRig rig;
    rig.canvas.width = rig.canvas.height = 100;
    for (int i = 0; i < 10; ++i) {
        Parameter parameter{QStringLiteral("Param%1").arg(i), i % 2 ? QString() : QStringLiteral("参数 %1").arg(i), -10, 10, 0, 0};
        if (i == 7)
            parameter.flags = 2; // repeats
        rig.parameters.push_back(parameter);
    }
    const auto group = [](const char *id, const char *name, std::uint32_t children) {
        return PanelNode{.isGroup = true, .open = true, .id = QString::fromUtf8(id), .name = QString::fromUtf8(name), .childCount = children};
    };
    const auto leaf = [](int parameter) { return PanelNode{.open = true, .parameter = parameter}; };
    rig.deformers.push_back(turningDeformer(0));
    rig.meshes = {triangleMesh("Face", 0, {}), triangleMesh("Eye", 0, 2), triangleMesh("Arm", -1, 5)};
    for (std::uint32_t mesh = 0; mesh < 3; ++mesh)
        rig.groups.front().children.push_back({true, mesh});
    Puppet puppet;
    puppet.panel.nodes = {group("GroupFace", "Face", 4), leaf(0), leaf(1), group("GroupEyes", "Eyes", 2), leaf(2), leaf(3), leaf(4),
                          group("GroupBody", "Body", 2), leaf(5), leaf(6), leaf(7)};
    puppet.panel.nodes[0].label = PanelLabel::Preset;
    puppet.panel.nodes[0].preset = QStringLiteral("red");
    puppet.panel.snaps = {{2, FloatArray(std::vector<float>{-10, 0, 10})}, {5, FloatArray(std::vector<float>{0, 5})}};
    puppet.panel.joysticks = {{0, 1}};
    puppet.rig = std::make_shared<const PuppetRig>(std::move(rig));
    return puppet;
}

} // namespace marrow::test

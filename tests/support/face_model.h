#pragma once

#include "io/gltf/gltf_builder.h"

namespace marrow::test {

/// A square with two morph targets ("wide" doubles it, the other has no name and lifts it) and expressions, as VRM 0.x or 1.0: "happy" widens it
/// and weakens blinking, "blink" lifts it, "wink" is all or nothing, "blush" makes it red and moves its picture, "empty" does nothing.
inline QByteArray faceGlb(int version)
{
    GltfBuilder builder;
    const std::vector<float> places = {-0.5F, 0, 0, 0.5F, 0, 0, 0.5F, 1, 0, -0.5F, 1, 0};
    const std::vector<float> wider = {-0.5F, 0, 0, 0.5F, 0, 0, 0.5F, 0, 0, -0.5F, 0, 0};
    const std::vector<float> higher = {0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0};
    const std::vector<std::uint32_t> corners = {0, 1, 2, 0, 2, 3};
    const auto target = [&](const std::vector<float> &moves) { return QJsonObject{{"POSITION", builder.addFloats(moves, 3, GltfTarget::Vertices, true)}}; };
    const QJsonObject primitive{{"attributes", QJsonObject{{"POSITION", builder.addFloats(places, 3, GltfTarget::Vertices, true)}}},
                                {"indices", builder.addIndices(corners, 4)},
                                {"material", builder.add("materials", {{"name", "skin"}, {"doubleSided", true}, {"pbrMetallicRoughness", QJsonObject{{"baseColorFactor", QJsonArray{0, 0, 1, 1}}}}})},
                                {"targets", QJsonArray{target(wider), target(higher)}}};
    builder.add("nodes", {{"name", "face"}, {"mesh", builder.add("meshes", {{"name", "face"}, {"primitives", QJsonArray{primitive}}, {"extras", QJsonObject{{"targetNames", QJsonArray{"wide", ""}}}}})}});
    builder.set("asset", QJsonObject{{"version", "2.0"}});
    builder.set("scene", 0);
    builder.add("scenes", {{"nodes", QJsonArray{0}}});
    if (version == 0) {
        const auto group = [](const char *preset, const char *name, bool binary, const QJsonArray &binds, const QJsonArray &values = {}) {
            return QJsonObject{{"presetName", preset}, {"name", name}, {"isBinary", binary}, {"binds", binds}, {"materialValues", values}};
        };
        const auto bind = [](int index, int weight) { return QJsonObject{{"mesh", 0}, {"index", index}, {"weight", weight}}; };
        const QJsonArray groups{group("unknown", "wink", true, {bind(1, 100)}), group("joy", "Joy", false, {bind(0, 100)}), group("blink", "Blink", false, {bind(1, 50)}),
                                group("unknown", "blush", false, {}, {QJsonObject{{"materialName", "skin"}, {"propertyName", "_Color"}, {"targetValue", QJsonArray{1, 0, 0, 1}}},
                                                                      QJsonObject{{"materialName", "skin"}, {"propertyName", "_MainTex_ST"}, {"targetValue", QJsonArray{1, 1, 0.25, 0.5}}},
                                                                      QJsonObject{{"materialName", "skin"}, {"propertyName", "_RimColor"}, {"targetValue", QJsonArray{1, 1, 1, 1}}}}),
                                group("unknown", "lost", false, {bind(7, 100)})};
        builder.set("extensions", QJsonObject{{"VRM", QJsonObject{{"meta", QJsonObject()}, {"blendShapeMaster", QJsonObject{{"blendShapeGroups", groups}}}}}});
        builder.set("extensionsUsed", QJsonArray{"VRM"});
    } else if (version == 1) {
        const auto bind = [](int index, double weight) { return QJsonObject{{"node", 0}, {"index", index}, {"weight", weight}}; };
        const QJsonObject preset{{"happy", QJsonObject{{"overrideBlink", "blend"}, {"morphTargetBinds", QJsonArray{bind(0, 1)}}}}, {"blink", QJsonObject{{"morphTargetBinds", QJsonArray{bind(1, 0.5)}}}}};
        const QJsonObject custom{{"wink", QJsonObject{{"isBinary", true}, {"morphTargetBinds", QJsonArray{bind(1, 1)}}}},
                                 {"empty", QJsonObject()},
                                 {"stare", QJsonObject{{"overrideBlink", "block"}}},
                                 {"blush", QJsonObject{{"materialColorBinds", QJsonArray{QJsonObject{{"material", 0}, {"type", "color"}, {"targetValue", QJsonArray{1, 0, 0, 1}}},
                                                                                         QJsonObject{{"material", 0}, {"type", "outlineColor"}, {"targetValue", QJsonArray{1, 0, 0, 1}}}}},
                                                       {"textureTransformBinds", QJsonArray{QJsonObject{{"material", 0}, {"scale", QJsonArray{2, 1}}, {"offset", QJsonArray{0.25, 0.5}}}}}}},
                                 {"lost", QJsonObject{{"morphTargetBinds", QJsonArray{bind(7, 1), QJsonObject{{"node", 3}, {"index", 0}, {"weight", 1}}}}}}};
        builder.set("extensions", QJsonObject{{"VRMC_vrm", QJsonObject{{"specVersion", "1.0"}, {"meta", QJsonObject{{"name", "face"}}}, {"humanoid", QJsonObject()},
                                                                       {"expressions", QJsonObject{{"preset", preset}, {"custom", custom}}}}}});
        builder.set("extensionsUsed", QJsonArray{"VRMC_vrm"});
    }
    return *builder.takeGlb();
}

} // namespace marrow::test

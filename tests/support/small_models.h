#pragma once

#include "io/gltf/gltf_builder.h"

namespace marrow::test {

/// A GLB of one triangle, `size` metres tall; another size is another content.
inline QByteArray triangleGlb(float size)
{
    GltfBuilder builder;
    const std::vector<float> places = {0, 0, 0, size, 0, 0, 0, size, 0};
    const std::vector<std::uint32_t> corners = {0, 1, 2};
    const QJsonObject primitive{{"attributes", QJsonObject{{"POSITION", builder.addFloats(places, 3, GltfTarget::Vertices, true)}}}, {"indices", builder.addIndices(corners, 3)}};
    builder.add("nodes", {{"name", "body"}, {"mesh", builder.add("meshes", {{"primitives", QJsonArray{primitive}}})}});
    builder.set("asset", QJsonObject{{"version", "2.0"}});
    builder.set("scene", 0);
    builder.add("scenes", {{"nodes", QJsonArray{0}}});
    return *builder.takeGlb();
}

} // namespace marrow::test

#pragma once

#include "io/gltf/gltf_builder.h"
#include "io/gltf/gltf_document.h"

#include <cstdint>
#include <map>
#include <span>

namespace marrow {

/// Appends numbers to a document in a buffer of their own. Equal bytes of the same kind are written once: primitives that share their vertices
/// go on sharing them.
class GltfAdditions
{
public:
    explicit GltfAdditions(GltfDocument &document);

    /// Each gives the number of the accessor that was added, or of an equal one. `width` numbers a value; `bounded` states the least and the most.
    int floats(std::span<const float> values, int width, GltfTarget target, bool bounded);
    int fours(std::span<const std::uint8_t> values);
    int indices(std::span<const std::uint32_t> values);

    /// Puts everything into the document.
    void finish();

private:
    int add(std::span<const std::byte> bytes, GltfTarget target, QJsonObject accessor);

    GltfDocument &m_document;
    QJsonArray m_views;
    QJsonArray m_accessors;
    QByteArray m_bytes;
    std::map<QByteArray, int> m_known;
};

} // namespace marrow

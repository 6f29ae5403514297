#pragma once

#include "model/base/result.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>

#include <cstdint>
#include <map>
#include <span>

namespace marrow {

/// What an accessor's numbers are (glTF 2.0, 3.6.2.2).
enum class GltfComponent { UnsignedByte = 5121, UnsignedShort = 5123, UnsignedInt = 5125, Float = 5126 };

/// Where a buffer view is meant to be bound; None for what a graphics card never sees.
enum class GltfTarget { None = 0, Vertices = 34962, Indices = 34963 };

/// A GLB of a JSON chunk and, unless it is empty, a binary one. Fails with "gltf.too-large".
Result<QByteArray> packGlb(const QJsonObject &json, QByteArray binary);

/// Gathers the JSON and the one binary buffer of a glTF 2.0 asset, and packs both into a GLB. One thread.
class GltfBuilder
{
public:
    /// How large a GLB may be: its lengths are 32-bit.
    static constexpr qint64 kMaxBytes = 0xffff'ff00LL;

    /// Appends to a top-level array ("nodes", "meshes", …) and returns the index.
    int add(const char *array, const QJsonObject &entry);
    /// The entry for completing it later.
    QJsonObject entry(const char *array, int index) const { return m_arrays.at(QLatin1String(array)).at(index).toObject(); }
    void replace(const char *array, int index, const QJsonObject &entry) { m_arrays[QLatin1String(array)].replace(index, entry); }
    /// A top-level member such as "asset" or "scene".
    void set(const char *member, const QJsonValue &value) { m_root.insert(QLatin1String(member), value); }

    /// Puts bytes behind what is there, at a multiple of 4, and returns the buffer view.
    int addView(QByteArrayView bytes, GltfTarget target = GltfTarget::None);

    /// Floats in groups of `components` (1, 2, 3, 4 or 16), with their bounds when `bounded`. Equal accessors are written once.
    int addFloats(std::span<const float> values, int components, GltfTarget target, bool bounded = false);
    /// Whole numbers in groups of four bytes or shorts.
    int addFours(std::span<const std::uint8_t> values);
    int addFours(std::span<const std::uint16_t> values);
    /// Vertex numbers, as shorts where they fit.
    int addIndices(std::span<const std::uint32_t> values, std::uint32_t vertexCount);

    /// The file; the builder is spent. Fails with "gltf.too-large".
    Result<QByteArray> takeGlb();

private:
    int addAccessor(QByteArrayView bytes, GltfTarget target, QJsonObject accessor);

    QJsonObject m_root;
    std::map<QString, QJsonArray> m_arrays;
    QByteArray m_binary;
    std::map<QByteArray, int> m_known; ///< accessors of animations by type and bytes
};

} // namespace marrow

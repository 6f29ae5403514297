#pragma once

#include "io/gltf/gltf_document.h"

#include <vector>

namespace marrow {

/// Reads accessors of a document as numbers: any component type, normalised or not, interleaved, sparse, without a view (zeros), matrices
/// with their column padding. Everything is checked against the bytes there are before memory is taken, and all that is read together
/// may not pass kMostNumbers. Codes: gltf.index, gltf.accessor, gltf.view, gltf.limit.
class GltfAccessors
{
public:
    static constexpr qint64 kMostNumbers = 64LL * 1024 * 1024;

    explicit GltfAccessors(const GltfDocument &document);

    /// `type` is the one asked for ("VEC3"); numbers come accessor element by element, matrices column by column.
    Result<std::vector<float>> floats(qint64 accessor, const QString &type, const QString &pointer);
    /// Whole numbers; a normalised or a float accessor is refused.
    Result<std::vector<std::uint32_t>> integers(qint64 accessor, const QString &type, const QString &pointer);
    /// "VEC3" and the like; empty for an accessor that is not there.
    QString typeOf(qint64 accessor) const;
    /// Counts numbers that were read before and are taken again; false when that is more than may be read together.
    bool spend(std::size_t numbers);
    /// The bytes of a whole buffer view.
    Result<QByteArray> viewBytes(qint64 view, const QString &pointer);
    /// An accessor of no elements, which glTF does not allow and some writers write all the same.
    bool isEmpty(qint64 accessor) const;

private:
    struct Layout;
    Result<Layout> layoutOf(qint64 accessor, const QString &type, const QString &pointer);
    /// The bytes of a view from `offset` on, long enough for `count` elements; and its stride.
    Result<QByteArrayView> stretch(qint64 view, qint64 offset, qint64 count, qint64 elementBytes, qint64 *stride, const QString &pointer);
    template <class Number>
    Result<std::vector<Number>> read(const Layout &layout);
    template <class Number>
    Result<void> patch(const Layout &layout, std::vector<Number> &values);

    const GltfDocument &m_document;
    QJsonArray m_accessors;
    QJsonArray m_views;
    qint64 m_budget = kMostNumbers;
};

} // namespace marrow

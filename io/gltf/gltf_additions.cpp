#include "io/gltf/gltf_additions.h"

#include <QCryptographicHash>

#include <algorithm>

namespace marrow {

namespace {

void addBounds(std::span<const float> values, std::size_t width, QJsonObject &accessor)
{
    QJsonArray low;
    QJsonArray high;
    for (std::size_t c = 0; c < width; ++c) {
        float least = values[c];
        float most = values[c];
        for (std::size_t i = c; i < values.size(); i += width) {
            least = std::min(least, values[i]);
            most = std::max(most, values[i]);
        }
        low.append(static_cast<double>(least));
        high.append(static_cast<double>(most));
    }
    accessor.insert(QStringLiteral("min"), low);
    accessor.insert(QStringLiteral("max"), high);
}

} // namespace

GltfAdditions::GltfAdditions(GltfDocument &document)
    : m_document(document)
    , m_views(document.list("bufferViews"))
    , m_accessors(document.list("accessors"))
{
}

int GltfAdditions::floats(std::span<const float> values, int width, GltfTarget target, bool bounded)
{
    QJsonObject accessor{{"componentType", static_cast<int>(GltfComponent::Float)},
                         {"type", width == 16 ? QStringLiteral("MAT4") : QStringLiteral("VEC%1").arg(width)},
                         {"count", static_cast<qint64>(values.size()) / width}};
    if (bounded)
        addBounds(values, static_cast<std::size_t>(width), accessor);
    return add(std::as_bytes(values), target, accessor);
}

int GltfAdditions::fours(std::span<const std::uint8_t> values)
{
    return add(std::as_bytes(values), GltfTarget::Vertices,
               {{"componentType", static_cast<int>(GltfComponent::UnsignedByte)}, {"type", "VEC4"}, {"count", static_cast<qint64>(values.size()) / 4}});
}

int GltfAdditions::indices(std::span<const std::uint32_t> values)
{
    return add(std::as_bytes(values), GltfTarget::Indices,
               {{"componentType", static_cast<int>(GltfComponent::UnsignedInt)}, {"type", "SCALAR"}, {"count", static_cast<qint64>(values.size())}});
}

void GltfAdditions::finish()
{
    QJsonArray buffers = m_document.list("buffers");
    buffers.append(QJsonObject{{"byteLength", m_bytes.size()}});
    m_document.json.insert(QStringLiteral("buffers"), buffers);
    m_document.json.insert(QStringLiteral("bufferViews"), m_views);
    m_document.json.insert(QStringLiteral("accessors"), m_accessors);
    m_document.buffers.push_back(m_bytes);
}

int GltfAdditions::add(std::span<const std::byte> bytes, GltfTarget target, QJsonObject accessor)
{
    const QByteArrayView view(reinterpret_cast<const char *>(bytes.data()), static_cast<qsizetype>(bytes.size()));
    const QByteArray key = QCryptographicHash::hash(view, QCryptographicHash::Sha1) + accessor.value(QStringLiteral("type")).toString().toLatin1()
        + QByteArray::number(accessor.value(QStringLiteral("componentType")).toInt());
    if (const auto known = m_known.find(key); known != m_known.end())
        return known->second;
    m_bytes.append((4 - m_bytes.size() % 4) % 4, '\0');
    QJsonObject place{{"buffer", static_cast<qint64>(m_document.buffers.size())}, {"byteOffset", m_bytes.size()}, {"byteLength", view.size()}};
    if (target != GltfTarget::None)
        place.insert(QStringLiteral("target"), static_cast<int>(target));
    m_bytes.append(view);
    accessor.insert(QStringLiteral("bufferView"), m_views.size());
    m_views.append(place);
    m_accessors.append(accessor);
    const int index = static_cast<int>(m_accessors.size()) - 1;
    m_known.emplace(key, index);
    return index;
}

} // namespace marrow

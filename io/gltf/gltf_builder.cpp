#include "io/gltf/gltf_builder.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QJsonDocument>
#include <QtEndian>

#include <algorithm>
#include <vector>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Gltf)
};

QByteArrayView bytesOf(const auto &values)
{
    return {reinterpret_cast<const char *>(values.data()), static_cast<qsizetype>(values.size_bytes())};
}

QString typeName(int components)
{
    switch (components) {
    case 1:
        return QStringLiteral("SCALAR");
    case 2:
        return QStringLiteral("VEC2");
    case 3:
        return QStringLiteral("VEC3");
    case 16:
        return QStringLiteral("MAT4");
    default:
        return QStringLiteral("VEC4");
    }
}

void appendU32(QByteArray &bytes, std::uint32_t value)
{
    const auto little = qToLittleEndian(value);
    bytes.append(reinterpret_cast<const char *>(&little), sizeof little);
}

/// The smallest and the largest value of each component.
void addBounds(std::span<const float> values, int components, QJsonObject &accessor)
{
    QJsonArray low;
    QJsonArray high;
    const auto step = static_cast<std::size_t>(components);
    for (std::size_t c = 0; c < step; ++c) {
        float least = values[c];
        float most = values[c];
        for (std::size_t i = c; i < values.size(); i += step) {
            least = std::min(least, values[i]);
            most = std::max(most, values[i]);
        }
        low.append(static_cast<double>(least));
        high.append(static_cast<double>(most));
    }
    accessor.insert(QStringLiteral("min"), low);
    accessor.insert(QStringLiteral("max"), high);
}

QJsonObject accessorOf(GltfComponent component, int components, std::size_t count)
{
    return {{"componentType", static_cast<int>(component)}, {"type", typeName(components)}, {"count", static_cast<qint64>(count)}};
}

} // namespace

int GltfBuilder::add(const char *array, const QJsonObject &entry)
{
    QJsonArray &list = m_arrays[QLatin1String(array)];
    list.append(entry);
    return static_cast<int>(list.size()) - 1;
}

int GltfBuilder::addView(QByteArrayView bytes, GltfTarget target)
{
    m_binary.append((4 - m_binary.size() % 4) % 4, '\0');
    QJsonObject view{{"buffer", 0}, {"byteOffset", m_binary.size()}, {"byteLength", bytes.size()}};
    if (target != GltfTarget::None)
        view.insert(QStringLiteral("target"), static_cast<int>(target));
    m_binary.append(bytes);
    return add("bufferViews", view);
}

int GltfBuilder::addAccessor(QByteArrayView bytes, GltfTarget target, QJsonObject accessor)
{
    QByteArray key;
    if (target == GltfTarget::None) {
        // Tracks of a clip often share their times, and joints that rest share their values.
        QCryptographicHash hash(QCryptographicHash::Sha256);
        hash.addData(bytes);
        key = QJsonDocument(accessor).toJson(QJsonDocument::Compact) + hash.result();
        if (const auto it = m_known.find(key); it != m_known.end())
            return it->second;
    }
    accessor.insert(QStringLiteral("bufferView"), addView(bytes, target));
    const int index = add("accessors", accessor);
    if (!key.isEmpty())
        m_known.emplace(key, index);
    return index;
}

int GltfBuilder::addFloats(std::span<const float> values, int components, GltfTarget target, bool bounded)
{
    QJsonObject accessor = accessorOf(GltfComponent::Float, components, values.size() / static_cast<std::size_t>(components));
    if (bounded)
        addBounds(values, components, accessor);
    return addAccessor(bytesOf(values), target, accessor);
}

int GltfBuilder::addFours(std::span<const std::uint8_t> values)
{
    return addAccessor(bytesOf(values), GltfTarget::Vertices, accessorOf(GltfComponent::UnsignedByte, 4, values.size() / 4));
}

int GltfBuilder::addFours(std::span<const std::uint16_t> values)
{
    return addAccessor(bytesOf(values), GltfTarget::Vertices, accessorOf(GltfComponent::UnsignedShort, 4, values.size() / 4));
}

int GltfBuilder::addIndices(std::span<const std::uint32_t> values, std::uint32_t vertexCount)
{
    // The largest short means "begin anew" to a graphics card and may not be used.
    if (vertexCount > 0xffff)
        return addAccessor(bytesOf(values), GltfTarget::Indices, accessorOf(GltfComponent::UnsignedInt, 1, values.size()));
    const std::vector<std::uint16_t> shorts(values.begin(), values.end());
    return addAccessor(bytesOf(std::span<const std::uint16_t>(shorts)), GltfTarget::Indices,
                       accessorOf(GltfComponent::UnsignedShort, 1, values.size()));
}

Result<QByteArray> GltfBuilder::takeGlb()
{
    m_binary.append((4 - m_binary.size() % 4) % 4, '\0');
    if (!m_binary.isEmpty())
        add("buffers", {{"byteLength", m_binary.size()}});
    for (const auto &[name, list] : m_arrays)
        m_root.insert(name, list);
    return packGlb(m_root, std::move(m_binary));
}

Result<QByteArray> packGlb(const QJsonObject &root, QByteArray binary)
{
    QByteArray json = QJsonDocument(root).toJson(QJsonDocument::Compact);
    json.append((4 - json.size() % 4) % 4, ' ');
    binary.append((4 - binary.size() % 4) % 4, '\0');
    const qint64 total = 12 + 8 + json.size() + (binary.isEmpty() ? 0 : 8 + binary.size());
    if (total > GltfBuilder::kMaxBytes) {
        return Error{QStringLiteral("gltf.too-large"),
                     Texts::tr("The model would be %1 GiB; a GLB holds 4 GiB at most. Export it in parts.").arg(static_cast<double>(total) / (1 << 30), 0, 'f', 1),
                     {}, {}};
    }
    QByteArray file;
    file.reserve(total);
    file.append("glTF");
    appendU32(file, 2);
    appendU32(file, static_cast<std::uint32_t>(total));
    appendU32(file, static_cast<std::uint32_t>(json.size()));
    file.append("JSON");
    file.append(json);
    if (!binary.isEmpty()) {
        appendU32(file, static_cast<std::uint32_t>(binary.size()));
        file.append("BIN\0", 4);
        file.append(binary);
    }
    return file;
}

} // namespace marrow

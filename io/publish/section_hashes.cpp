#include "io/publish/section_hashes.h"

#include "io/p2lrt/container.h"
#include "io/vfp/vfp_container.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtEndian>

#include <algorithm>

namespace marrow {

namespace {

constexpr qsizetype kGlbHeader = 12;
constexpr qsizetype kChunkHeader = 8;
constexpr quint32 kJsonChunk = 0x4e4f534a;
constexpr quint32 kBinaryChunk = 0x004e4942;

SectionHash hashed(const QString &name, QByteArrayView bytes)
{
    return {name, bytes.size(), sha1Of(bytes)};
}

std::vector<SectionHash> glbChunks(const QByteArray &bytes)
{
    std::vector<SectionHash> sections;
    const auto number = [&](qsizetype at) { return qFromLittleEndian<quint32>(bytes.constData() + at); };
    if (bytes.size() < kGlbHeader || !bytes.startsWith("glTF"))
        return sections;
    for (qsizetype at = kGlbHeader; bytes.size() - at >= kChunkHeader;) {
        const qsizetype length = number(at);
        const quint32 type = number(at + 4);
        at += kChunkHeader;
        if (length > bytes.size() - at)
            break;
        const QString name = type == kJsonChunk ? QStringLiteral("JSON") : type == kBinaryChunk ? QStringLiteral("BIN") : QStringLiteral("0x%1").arg(type, 8, 16, QLatin1Char('0'));
        sections.push_back(hashed(name, QByteArrayView(bytes).sliced(at, length)));
        at += length;
    }
    return sections;
}

std::vector<SectionHash> vfpSections(const QByteArray &bytes)
{
    std::vector<SectionHash> sections;
    const auto container = vfp::readContainer(bytes);
    if (!container)
        return sections;
    for (const FileSection &section : container->sections)
        sections.push_back(hashed(QString::fromLatin1(section.tag), section.bytes));
    return sections;
}

std::vector<SectionHash> puppetChunks(const QByteArray &bytes)
{
    std::vector<SectionHash> sections;
    auto owner = std::make_shared<const QByteArray>(bytes);
    const auto *data = reinterpret_cast<const std::uint8_t *>(owner->constData());
    const auto size = static_cast<std::size_t>(owner->size());
    const ByteArray file(std::move(owner), data, size, ArrayCodec::U8);
    const auto container = p2lrt::readContainer(file);
    if (!container)
        return sections;
    for (const p2lrt::ChunkEntry &entry : container->entries) {
        if (entry.offset <= size && entry.length <= size - entry.offset)
            sections.push_back(hashed(p2lrt::tagText(entry.tag), QByteArrayView(bytes).sliced(static_cast<qsizetype>(entry.offset), static_cast<qsizetype>(entry.length))));
    }
    return sections;
}

std::vector<SectionHash> contractKeys(const QByteArray &bytes)
{
    std::vector<SectionHash> sections;
    const QJsonObject root = QJsonDocument::fromJson(bytes).object();
    for (auto it = root.begin(); it != root.end(); ++it)
        sections.push_back(hashed(it.key(), QJsonDocument(QJsonArray{it.value()}).toJson(QJsonDocument::Compact)));
    return sections;
}

} // namespace

std::vector<SectionHash> sectionHashes(PublishedKind kind, const QByteArray &bytes)
{
    switch (kind) {
    case PublishedKind::RiggedModel:
    case PublishedKind::ActionPack:
    case PublishedKind::VoxelModel:
        return glbChunks(bytes);
    case PublishedKind::VoxelRig:
        return vfpSections(bytes);
    case PublishedKind::Puppet:
        return puppetChunks(bytes);
    case PublishedKind::Contract:
        return contractKeys(bytes);
    case PublishedKind::Thumbnail:
        break;
    }
    return {};
}

QStringList differingSections(const std::vector<SectionHash> &before, const std::vector<SectionHash> &now)
{
    QStringList names;
    for (const SectionHash &section : now) {
        if (std::find(before.begin(), before.end(), section) == before.end())
            names.append(section.name);
    }
    for (const SectionHash &section : before) {
        if (std::none_of(now.begin(), now.end(), [&](const SectionHash &other) { return other.name == section.name; }))
            names.append(section.name);
    }
    names.removeDuplicates();
    return names;
}

} // namespace marrow

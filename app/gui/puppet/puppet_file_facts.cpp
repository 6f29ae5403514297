#include "app/gui/puppet/puppet_file_facts.h"

#include "io/p2lrt/container.h"

#include <QFile>

#include <memory>

namespace marrow {

InspectFile readPuppetFileFacts(const QString &path)
{
    InspectFile facts;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return facts;
    const auto content = std::make_shared<const QByteArray>(file.readAll());
    const ByteArray bytes(content, reinterpret_cast<const std::uint8_t *>(content->constData()),
                          static_cast<std::size_t>(content->size()), ArrayCodec::U8);
    const auto container = p2lrt::readContainer(bytes);
    if (!container)
        return facts;
    facts.version = QStringLiteral("%1.%2").arg(container->version).arg(container->minor);
    facts.bytes = bytes.size();
    for (const p2lrt::ChunkEntry &entry : container->entries) {
        InspectChunk chunk;
        chunk.tag = p2lrt::tagText(entry.tag);
        chunk.version = entry.version;
        chunk.required = entry.required();
        chunk.understood = entry.understood();
        chunk.compression = p2lrt::compressionName(entry.compression());
        chunk.length = entry.length;
        chunk.rawLength = entry.rawLength;
        if (entry.hasCrc()) {
            chunk.crc = entry.crc;
            chunk.crcOk = p2lrt::crcMatches(bytes, entry);
        }
        facts.chunks.push_back(chunk);
    }
    return facts;
}

} // namespace marrow

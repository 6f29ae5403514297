#pragma once

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace marrow {

/// A chunk of a puppet's file as a person sees it in a list. A plain value: whoever reads files makes these.
struct InspectChunk
{
    QString tag;
    int version = 0;
    bool required = false;
    bool understood = true;
    QString compression;       ///< "none", "deflate", "zstd"
    std::uint64_t length = 0;  ///< stored bytes
    std::uint64_t rawLength = 0;
    std::optional<std::uint32_t> crc = {};
    std::optional<bool> crcOk = {};
};

/// The file of a puppet beside its chunks.
struct InspectFile
{
    QString version; ///< "2.0"
    std::uint64_t bytes = 0;
    std::vector<InspectChunk> chunks; ///< empty for version 1, which has none
};

} // namespace marrow

#pragma once

#include "model/puppet/panel.h"
#include "model/puppet/rig.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace marrow {

/// A chunk as it stood in the file. Known chunks keep their decompressed payload, chunks that the reader does not
/// understand keep exactly what was stored. Meant for the writer; nobody else needs to look inside.
struct SourceChunk
{
    std::array<char, 4> tag = {};
    std::uint16_t version = 0;
    std::uint16_t flags = 0; ///< as in the table of chunks
    bool known = false;
    ByteArray bytes;                ///< payload if `known`, else the stored bytes
    std::uint64_t rawLength = 0;    ///< decompressed length
};

/// What a puppet was read from, so that saving changes nothing but what was edited.
struct PuppetSource
{
    int version = 2; ///< major version of the file
    std::uint16_t minor = 0;
    std::uint32_t headerFlags = 0;   ///< version 2
    std::vector<SourceChunk> chunks; ///< version 2, in the order of the file's table
    ByteArray file;                  ///< version 1: the whole file

    bool namesStripped() const { return headerFlags & 1; }
};

/// A puppet asset: the rig, which nothing here edits and which copies share, and the panel, which people do. Copying one
/// costs the panel alone.
struct Puppet
{
    std::shared_ptr<const PuppetRig> rig = std::make_shared<const PuppetRig>();
    Panel panel;
    std::shared_ptr<const PuppetSource> source; ///< null for a puppet that was not read from a file
};

} // namespace marrow

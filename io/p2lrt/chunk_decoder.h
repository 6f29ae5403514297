#pragma once

#include "io/p2lrt/container.h"
#include "io/p2lrt/record_reader.h"
#include "model/puppet/puppet.h"

#include <map>
#include <vector>

namespace marrow::p2lrt {

/// Decoded strings and payloads of the chunks that are used, by tag.
using Payloads = std::map<Tag, ByteArray>;

/// What the chunks of version 2, or a file of version 1, decode to.
struct Decoded
{
    PuppetRig rig;
    Panel panel;
    std::vector<QString> strings; ///< version 2
};

/// Decodes the payloads of version 2 in the order that lets references resolve (evaluation rules 1.3). The records may
/// take `recordBytes` of memory (container.h, memoryLimits).
Result<Decoded> decodeChunks(const Payloads &payloads, std::uint64_t recordBytes);

/// Decodes a whole file of version 1 (evaluation rules 1.6).
Result<Decoded> decodeVersion1(const ByteArray &file);

} // namespace marrow::p2lrt

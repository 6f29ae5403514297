#pragma once

#include "io/p2lrt/container.h"
#include "io/p2lrt/record_writer.h"
#include "model/puppet/puppet.h"

#include <functional>
#include <vector>

namespace marrow::p2lrt {

/// How one chunk is written: whether it has anything to say, whether it says the same in two puppets, and its payload.
struct ChunkKind
{
    Tag tag;
    bool core; ///< required, and written even when empty
    std::function<bool(const PuppetRig &, const Panel &)> empty;
    std::function<bool(const PuppetRig &, const Panel &, const PuppetRig &, const Panel &)> same;
    std::function<void(RecordWriter &, const PuppetRig &, const Panel &)> encode;
};

/// All chunks except STRS, in the order in which they are written.
const std::vector<ChunkKind> &chunkKinds();

/// PHYS has version 2 when it reads or drives something vertical; all others have version 1.
std::uint16_t writtenVersion(const Tag &tag, const PuppetRig &rig);

/// Writes the body of version 1, everything after the preamble. The rig must hold nothing that version 1 cannot.
void encodeVersion1(RecordWriter &writer, const PuppetRig &rig);

} // namespace marrow::p2lrt

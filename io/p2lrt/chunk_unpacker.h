#pragma once

#include "io/p2lrt/container.h"

#include <vector>

namespace marrow::p2lrt {

/// Decompresses chunks of one file (chunkPayload for each): the largest first, on the calling thread and, where it
/// pays, one thread of the application's pool beside it. Results stand in the order of `entries`. Never waits for a
/// busy pool.
std::vector<Result<ByteArray>> unpackChunks(const ByteArray &file, const std::vector<ChunkEntry> &entries);

} // namespace marrow::p2lrt

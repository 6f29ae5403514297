#pragma once

#include <cstddef>
#include <cstdint>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace marrow {

/// Asks the system for large pages behind memory that is about to be written from end to end. The first touch of each small
/// page costs about as much as copying it, so a buffer of some megabytes is filled in about half the time. Only a wish: it
/// changes no contents, never fails, and does nothing for small buffers or on other systems. From any thread.
inline void preferLargePages([[maybe_unused]] void *data, [[maybe_unused]] std::size_t bytes)
{
#if defined(__linux__)
    constexpr std::uintptr_t kSmallPage = 4096;
    constexpr std::size_t kWorthAsking = std::size_t(4) << 20; // below, rounding to large pages could waste more than it saves
    if (bytes < kWorthAsking)
        return;
    const auto first = reinterpret_cast<std::uintptr_t>(data);
    const std::uintptr_t begin = (first + kSmallPage - 1) & ~(kSmallPage - 1);
    const std::uintptr_t end = (first + bytes) & ~(kSmallPage - 1);
    ::madvise(reinterpret_cast<void *>(begin), end - begin, MADV_HUGEPAGE);
#endif
}

} // namespace marrow

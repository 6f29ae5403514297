#pragma once

#include <ctime>

namespace marrow::testing {

/// Processor time of this thread in microseconds: what a benchmark on a busy machine can still compare.
inline double cpuMicroseconds()
{
    std::timespec now = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) / 1e3;
}

} // namespace marrow::testing

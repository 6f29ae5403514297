#include "io/p2lrt/chunk_unpacker.h"

#include <QSemaphore>
#include <QThreadPool>

#include <algorithm>
#include <atomic>
#include <memory>
#include <numeric>

namespace marrow::p2lrt {

namespace {

/// Below this much work beside the largest chunk, waking another thread costs more than it saves.
constexpr std::uint64_t kWorthSharing = 1 << 15;

/// The chunks still to be done. Two threads take from it until it is empty; a helper that comes too late finds nothing.
class Unpacking
{
public:
    Unpacking(const ByteArray &file, const std::vector<ChunkEntry> &entries)
        : m_file(file)
        , m_entries(entries)
        , m_order(entries.size())
        , m_results(entries.size(), Result<ByteArray>(ByteArray()))
    {
        std::iota(m_order.begin(), m_order.end(), std::size_t(0));
        std::stable_sort(m_order.begin(), m_order.end(),
                         [this](std::size_t a, std::size_t b) { return cost(a) > cost(b); });
    }

    bool worthSharing() const
    {
        std::uint64_t rest = 0;
        for (std::size_t i = 1; i < m_order.size(); ++i)
            rest += cost(m_order[i]);
        return rest >= kWorthSharing;
    }
    void work()
    {
        for (std::size_t i = m_next++; i < m_order.size(); i = m_next++) {
            m_results[m_order[i]] = chunkPayload(m_file, m_entries[m_order[i]]);
            m_done.release();
        }
    }
    std::vector<Result<ByteArray>> takeResults()
    {
        m_done.acquire(static_cast<int>(m_order.size()));
        m_file = {}; // a helper that has not even begun must not keep it in memory
        return std::move(m_results);
    }

private:
    std::uint64_t cost(std::size_t index) const
    {
        return m_entries[index].compression() == Compression::None ? 0 : m_entries[index].rawLength;
    }

    ByteArray m_file;
    std::vector<ChunkEntry> m_entries;
    std::vector<std::size_t> m_order; ///< costly ones first
    std::vector<Result<ByteArray>> m_results;
    std::atomic<std::size_t> m_next = 0;
    QSemaphore m_done;
};

} // namespace

std::vector<Result<ByteArray>> unpackChunks(const ByteArray &file, const std::vector<ChunkEntry> &entries)
{
    const auto unpacking = std::make_shared<Unpacking>(file, entries);
    if (unpacking->worthSharing())
        QThreadPool::globalInstance()->tryStart([unpacking] { unpacking->work(); });
    unpacking->work();
    return unpacking->takeResults();
}

} // namespace marrow::p2lrt

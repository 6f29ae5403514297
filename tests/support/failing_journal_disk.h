#pragma once

#include "io/journal/journal_disk.h"

#include <atomic>
#include <cerrno>
#include <memory>

namespace marrow::test {

/// What goes wrong, shared with the test; 0 for nothing, else an errno value.
struct DiskFaults
{
    std::atomic_int create = 0;
    std::atomic_int write = 0; ///< after half of the bytes, as a full disk does
    std::atomic_int truncate = 0;
    std::atomic_int sync = 0;
    std::atomic_int rename = 0;
};

/// The real disk with faults.
class FailingJournalDisk : public JournalDisk
{
public:
    explicit FailingJournalDisk(std::shared_ptr<DiskFaults> faults)
        : m_faults(std::move(faults))
        , m_real(makeJournalDisk())
    {
    }
    int create(const QString &path) override { return m_faults->create ? m_faults->create.load() : m_real->create(path); }
    int write(QByteArrayView bytes) override
    {
        if (!m_faults->write)
            return m_real->write(bytes);
        m_real->write(bytes.first(bytes.size() / 2));
        return m_faults->write;
    }
    int truncate(qint64 size) override { return m_faults->truncate ? m_faults->truncate.load() : m_real->truncate(size); }
    int sync() override { return m_faults->sync ? m_faults->sync.load() : m_real->sync(); }
    int rename(const QString &from, const QString &to) override
    {
        return m_faults->rename ? m_faults->rename.load() : m_real->rename(from, to);
    }
    int remove(const QString &path) override { return m_real->remove(path); }
    void close() override { m_real->close(); }

private:
    std::shared_ptr<DiskFaults> m_faults;
    std::unique_ptr<JournalDisk> m_real;
};

} // namespace marrow::test

#pragma once

#include <QString>

#include <atomic>
#include <functional>
#include <memory>

namespace marrow {

/// How far a long job is, in [0, 1] with a sentence, and whether it should stop. Cheap to copy; `sub` gives a nested job
/// its share of the range. A default-made Progress reports to nobody and is never cancelled. May be used from any thread;
/// the sink is called on the thread that does the work.
class Progress
{
public:
    using Sink = std::function<void(double fraction, const QString &text)>;

    Progress() = default;
    Progress(Sink sink, std::shared_ptr<std::atomic_bool> cancelled)
        : m_sink(std::move(sink))
        , m_cancelled(std::move(cancelled))
    {
    }

    void report(double fraction, const QString &text = {}) const
    {
        if (m_sink)
            m_sink(m_start + fraction * m_length, text);
    }
    bool cancelled() const { return m_cancelled && m_cancelled->load(std::memory_order_relaxed); }

    Progress sub(double from, double to) const
    {
        Progress part = *this;
        part.m_start = m_start + from * m_length;
        part.m_length = (to - from) * m_length;
        return part;
    }

private:
    Sink m_sink;
    std::shared_ptr<std::atomic_bool> m_cancelled;
    double m_start = 0;
    double m_length = 1;
};

} // namespace marrow

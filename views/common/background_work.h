#pragma once

#include "model/base/progress.h"

#include <QFuture>
#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace marrow {

/// One piece of work at a time on another thread, while the window stays usable. What is ready within `patience` is there at once, so that
/// short work never shows a bar. GUI thread only.
class BackgroundWork : public QObject
{
    Q_OBJECT

public:
    static constexpr int kPatienceMs = 150; ///< design, "Long work": what takes longer shows progress

    /// Called on the GUI thread, once, when its work is over: takes the result to where it belongs. The next work may begin within it.
    using Handover = std::function<void()>;
    /// Called on another thread. It looks at `progress` for being given up; what it returns is then not called.
    using Work = std::function<Handover(const Progress &progress)>;

    explicit BackgroundWork(QObject *parent = nullptr);
    /// Gives up what runs and waits for it.
    ~BackgroundWork() override;

    /// Only while nothing runs.
    void start(const Work &work);
    bool isBusy() const { return m_job != nullptr; }
    /// 0 to 1.
    double progress() const { return m_progress; }
    /// Gives it up at once; it may go on unseen for as long as it takes to notice.
    void abandon();

    /// How long start() waits for the work to be over at once, in milliseconds; negative: as long as it takes.
    void setPatience(int milliseconds) { m_patience = milliseconds; }

signals:
    /// Still running after the patience, or another progress.
    void progressed();

private:
    struct Job;

    void handOver();

    std::shared_ptr<Job> m_job;
    double m_progress = 0;
    int m_patience = kPatienceMs;
    std::vector<QFuture<void>> m_abandoned; ///< given up ones that have not noticed yet
};

} // namespace marrow

#include "views/common/background_work.h"

#include <QCoreApplication>
#include <QPointer>
#include <QSemaphore>
#include <QtConcurrent/QtConcurrentRun>

#include <atomic>
#include <utility>

namespace marrow {

/// What the working thread and this one share. `handover` belongs to the worker until `done` is released.
struct BackgroundWork::Job
{
    std::shared_ptr<std::atomic_bool> cancelled = std::make_shared<std::atomic_bool>(false);
    QSemaphore done;
    Handover handover;
    QFuture<void> future;
};

BackgroundWork::BackgroundWork(QObject *parent)
    : QObject(parent)
{
}

BackgroundWork::~BackgroundWork()
{
    abandon();
    for (QFuture<void> &future : m_abandoned)
        future.waitForFinished();
}

void BackgroundWork::start(const Work &work)
{
    Q_ASSERT(!m_job);
    m_job = std::make_shared<Job>();
    m_progress = 0;
    const auto job = m_job;
    const QPointer<BackgroundWork> guard(this);
    const auto tell = [guard, job](const std::function<void(BackgroundWork &)> &what) {
        // Said on the thread that works, heard on this one, and only while this work still counts.
        QMetaObject::invokeMethod(qApp, [guard, job, what] {
            if (guard && guard->m_job == job)
                what(*guard);
        }, Qt::QueuedConnection);
    };
    const Progress progress(
        [tell](double fraction, const QString &) {
            tell([fraction](BackgroundWork &self) {
                self.m_progress = fraction;
                emit self.progressed();
            });
        },
        job->cancelled);
    job->future = QtConcurrent::run([work, job, progress, tell] {
        job->handover = work(progress);
        job->done.release();
        tell([](BackgroundWork &self) { self.handOver(); });
    });
    if (m_patience != 0 && job->done.tryAcquire(1, m_patience))
        handOver();
    else
        emit progressed();
}

void BackgroundWork::handOver()
{
    const std::shared_ptr<Job> job = std::exchange(m_job, nullptr);
    job->future.waitForFinished();
    // Taken out of the job: what it holds may be large, and this job lives until the worker's last word is heard.
    const Handover handover = std::exchange(job->handover, {});
    handover();
}

void BackgroundWork::abandon()
{
    if (!m_job)
        return;
    m_job->cancelled->store(true);
    std::erase_if(m_abandoned, [](const QFuture<void> &future) { return future.isFinished(); });
    m_abandoned.push_back(m_job->future);
    m_job.reset();
}

} // namespace marrow

#include "app/gui/background_reading.h"

#include <QCoreApplication>
#include <QPointer>
#include <QSemaphore>
#include <QtConcurrent/QtConcurrentRun>

#include <atomic>
#include <utility>

namespace marrow {

/// What the reading thread and this one share of one file. `make` belongs to the reader until `done` is released.
struct BackgroundReading::Job
{
    std::shared_ptr<std::atomic_bool> cancelled = std::make_shared<std::atomic_bool>(false);
    QSemaphore done;
    SessionMaker make;
    QFuture<void> future;
};

BackgroundReading::BackgroundReading(QObject *parent)
    : QObject(parent)
{
}

BackgroundReading::~BackgroundReading()
{
    blockSignals(true);
    cancel();
    for (QFuture<void> &future : m_abandoned)
        future.waitForFinished();
}

bool BackgroundReading::has(const QString &path) const
{
    return path == m_path || m_waiting.contains(path);
}

void BackgroundReading::add(const QString &path)
{
    if (has(path))
        return;
    m_waiting.append(path);
    if (isBusy())
        emit changed();
    else
        startNext();
}

void BackgroundReading::startNext()
{
    if (m_waiting.isEmpty())
        return;
    m_path = m_waiting.takeFirst();
    m_progress = 0;
    m_job = std::make_shared<Job>();
    const auto job = m_job;
    const QPointer<BackgroundReading> guard(this);
    const auto tell = [guard, job](const std::function<void(BackgroundReading &)> &what) {
        // Said on the thread that reads, heard on this one, and only while this file still counts.
        QMetaObject::invokeMethod(qApp, [guard, job, what] {
            if (guard && guard->m_job == job)
                what(*guard);
        }, Qt::QueuedConnection);
    };
    const Progress progress(
        [tell](double fraction, const QString &) {
            tell([fraction](BackgroundReading &reading) {
                reading.m_progress = fraction;
                emit reading.changed();
            });
        },
        job->cancelled);
    job->future = QtConcurrent::run([path = m_path, job, progress, tell] {
        job->make = DocumentSession::readApart(path, progress);
        job->done.release();
        tell([](BackgroundReading &reading) { reading.takeResult(); });
    });
    if (m_patience != 0 && job->done.tryAcquire(1, m_patience)) {
        job->done.release();
        takeResult();
        return;
    }
    emit changed();
}

void BackgroundReading::takeResult()
{
    const std::shared_ptr<Job> job = std::exchange(m_job, nullptr);
    const QString path = std::exchange(m_path, QString());
    job->future.waitForFinished();
    // What is opened may open the next: the queue must be in order by then.
    const SessionMaker make = std::move(job->make);
    emit finished(path, make);
    if (!isBusy() && !m_waiting.isEmpty())
        startNext();
    emit changed();
}

void BackgroundReading::cancel()
{
    m_waiting.clear();
    if (!m_job)
        return;
    m_job->cancelled->store(true);
    std::erase_if(m_abandoned, [](const QFuture<void> &future) { return future.isFinished(); });
    m_abandoned.push_back(m_job->future);
    m_job.reset();
    m_path.clear();
    emit changed();
}

} // namespace marrow

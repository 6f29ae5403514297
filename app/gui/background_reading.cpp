#include "app/gui/background_reading.h"

#include <QCoreApplication>
#include <QPointer>
#include <QSemaphore>
#include <QtConcurrent/QtConcurrentRun>

#include <algorithm>
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

std::vector<BackgroundReading::Request>::iterator BackgroundReading::waitingFor(const QString &path)
{
    return std::find_if(m_waiting.begin(), m_waiting.end(), [&](const Request &request) { return request.path == path; });
}

bool BackgroundReading::has(const QString &path) const
{
    return path == m_path || std::any_of(m_waiting.begin(), m_waiting.end(), [&](const Request &request) { return request.path == path; });
}

void BackgroundReading::add(const QString &path, const SessionReader &reader)
{
    if (has(path))
        return;
    m_waiting.push_back({path, reader ? reader : [path](const Progress &progress) { return DocumentSession::readApart(path, progress); }});
    if (isBusy())
        emit changed();
    else
        startNext();
}

void BackgroundReading::addInstead(const QString &path, const SessionReader &reader)
{
    if (const auto waiting = waitingFor(path); waiting != m_waiting.end()) {
        waiting->reader = reader;
        return;
    }
    if (path != m_path)
        return add(path, reader);
    abandon();
    m_waiting.insert(m_waiting.begin(), {path, reader});
    startNext();
}

void BackgroundReading::startNext()
{
    if (m_waiting.empty())
        return;
    const Request request = std::move(m_waiting.front());
    m_waiting.erase(m_waiting.begin());
    m_path = request.path;
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
    job->future = QtConcurrent::run([reader = request.reader, job, progress, tell] {
        job->make = reader(progress);
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
    if (!isBusy())
        startNext();
    emit changed();
}

void BackgroundReading::abandon()
{
    m_job->cancelled->store(true);
    std::erase_if(m_abandoned, [](const QFuture<void> &future) { return future.isFinished(); });
    m_abandoned.push_back(m_job->future);
    m_job.reset();
    m_path.clear();
}

void BackgroundReading::cancel()
{
    if (!m_job)
        return; // then nothing waits either
    std::vector<QString> given{m_path};
    for (const Request &request : std::exchange(m_waiting, {}))
        given.push_back(request.path);
    abandon();
    for (const QString &path : given) {
        emit finished(path, [path]() -> Result<std::unique_ptr<DocumentSession>> {
            return Error{"import.cancelled", QCoreApplication::translate("BackgroundReading", "Opening %1 was cancelled.").arg(path), path, nullptr};
        });
    }
    emit changed();
}

} // namespace marrow

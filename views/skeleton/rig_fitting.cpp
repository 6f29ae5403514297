#include "views/skeleton/rig_fitting.h"

#include "model/commands/voxel_commands.h"

#include <QCoreApplication>
#include <QSemaphore>
#include <QtConcurrent/QtConcurrentRun>

#include <optional>
#include <utility>

namespace marrow {

/// What the working thread and this one share. `rig` belongs to the worker until `done` is released.
struct RigFitting::Job
{
    QJsonObject args;
    std::shared_ptr<std::atomic_bool> cancelled = std::make_shared<std::atomic_bool>(false);
    QSemaphore done;
    std::optional<Result<std::shared_ptr<const PreparedRig>>> rig;
    QFuture<void> future;
};

RigFitting::RigFitting(QObject *parent)
    : QObject(parent)
{
}

RigFitting::~RigFitting()
{
    blockSignals(true);
    cancel();
    for (QFuture<void> &future : m_abandoned)
        future.waitForFinished();
}

void RigFitting::start(VoxelDocument *document, const QJsonObject &args)
{
    if (m_job)
        return;
    m_job = std::make_shared<Job>();
    m_job->args = args;
    m_document = document;
    m_progress = 0;
    // A rig from elsewhere (undo, JSON, reloading) makes this one pointless; a thumbnail does not.
    connect(document, &VoxelDocument::committed, this, [this](const ChangeSet &change) {
        if (change.cause == ChangeSet::Cause::Reset || m_document->rig())
            cancel();
    });
    connect(document, &QObject::destroyed, this, &RigFitting::cancel);
    const auto job = m_job;
    const QPointer<RigFitting> guard(this);
    const auto tell = [guard, job](const std::function<void(RigFitting &)> &what) {
        // Said on the thread that works, heard on this one, and only while this work still counts.
        QMetaObject::invokeMethod(qApp, [guard, job, what] {
            if (guard && guard->m_job == job)
                what(*guard);
        }, Qt::QueuedConnection);
    };
    const Progress progress(
        [tell](double fraction, const QString &) {
            tell([fraction](RigFitting &fitting) {
                fitting.m_progress = fraction;
                emit fitting.changed();
            });
        },
        job->cancelled);
    job->future = QtConcurrent::run([grid = document->asset().grid, job, progress, tell] {
        job->rig = prepareRig(grid, job->args, progress);
        job->done.release();
        tell([](RigFitting &fitting) { fitting.takeResult(); });
    });
    if (m_patience != 0 && job->done.tryAcquire(1, m_patience))
        takeResult();
    else
        emit changed();
}

void RigFitting::takeResult()
{
    const std::shared_ptr<Job> job = std::exchange(m_job, nullptr);
    VoxelDocument *document = std::exchange(m_document, nullptr);
    document->disconnect(this);
    job->future.waitForFinished();
    emit changed();
    const Result<void> done = *job->rig ? document->executePrepared(QStringLiteral("rig.create"), job->args, **job->rig) : Result<void>(job->rig->error());
    if (done)
        emit created(document);
    else
        emit failed(done.error());
}

void RigFitting::cancel()
{
    if (!m_job)
        return;
    m_job->cancelled->store(true);
    std::erase_if(m_abandoned, [](const QFuture<void> &future) { return future.isFinished(); });
    m_abandoned.push_back(m_job->future);
    m_job.reset();
    if (m_document)
        m_document->disconnect(this);
    m_document = nullptr;
    emit changed();
}

} // namespace marrow

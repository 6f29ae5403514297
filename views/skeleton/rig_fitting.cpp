#include "views/skeleton/rig_fitting.h"

#include "model/commands/voxel_commands.h"

namespace marrow {

RigFitting::RigFitting(QObject *parent)
    : QObject(parent)
{
    connect(&m_work, &BackgroundWork::progressed, this, &RigFitting::changed);
}

void RigFitting::start(VoxelDocument *document, const QJsonObject &args)
{
    if (m_work.isBusy())
        return;
    m_document = document;
    // A rig from elsewhere (undo, JSON, reloading) makes this one pointless; a thumbnail does not.
    connect(document, &VoxelDocument::committed, this, [this](const ChangeSet &change) {
        if (change.cause == ChangeSet::Cause::Reset || m_document->rig())
            cancel();
    });
    connect(document, &QObject::destroyed, this, &RigFitting::cancel);
    m_work.start([this, grid = document->asset().grid, args](const Progress &progress) -> BackgroundWork::Handover {
        return [this, args, rig = prepareRig(grid, args, progress)] { finish(args, rig); };
    });
}

void RigFitting::finish(const QJsonObject &args, const Result<std::shared_ptr<const PreparedRig>> &rig)
{
    VoxelDocument *document = m_document;
    forgetDocument();
    emit changed();
    const Result<void> done = rig ? document->executePrepared(QStringLiteral("rig.create"), args, *rig) : Result<void>(rig.error());
    if (done)
        emit created(document);
    else
        emit failed(done.error());
}

void RigFitting::forgetDocument()
{
    if (m_document)
        m_document->disconnect(this);
    m_document = nullptr;
}

void RigFitting::cancel()
{
    if (!m_work.isBusy())
        return;
    m_work.abandon();
    forgetDocument();
    emit changed();
}

} // namespace marrow

#include "app/gui/voxel/voxel_session.h"

#include "io/json/model_json.h"
#include "io/vfp/vfp_file.h"
#include "io/vox/vox_import.h"
#include "model/commands/voxel_commands.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace marrow {

VoxelSession::VoxelSession(std::unique_ptr<VoxelDocument> document)
    : DocumentSession(std::move(document))
    , m_voxel(static_cast<VoxelDocument *>(DocumentSession::document()))
{
}

bool VoxelSession::opens(const QString &path)
{
    return path.endsWith(".vfp", Qt::CaseInsensitive);
}

bool VoxelSession::imports(const QString &path)
{
    return path.endsWith(".vox", Qt::CaseInsensitive) || path.endsWith(".json", Qt::CaseInsensitive);
}

Result<std::unique_ptr<DocumentSession>> VoxelSession::open(const QString &path)
{
    auto file = openVfp(path);
    if (!file)
        return file.error();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    std::unique_ptr<VoxelSession> session(new VoxelSession(makeVoxelDocument(std::move(file->asset), absolute)));
    session->startOpened(std::move(file->report));
    return std::unique_ptr<DocumentSession>(std::move(session));
}

Result<std::unique_ptr<DocumentSession>> VoxelSession::importModel(const QString &path)
{
    const auto bytes = readAll(path);
    if (!bytes)
        return bytes.error();
    auto read = path.endsWith(".vox", Qt::CaseInsensitive) ? importVox(*bytes) : modelFromJson(*bytes);
    if (!read)
        return read.error();
    std::unique_ptr<VoxelSession> session(new VoxelSession(makeVoxelDocument(std::move(read->asset))));
    session->startImported(std::move(read->report), path);
    return std::unique_ptr<DocumentSession>(std::move(session));
}

Result<std::unique_ptr<DocumentSession>> VoxelSession::recover(const JournalContents &journal, int step, const QByteArray *fileBytes)
{
    auto recovered = recoverVoxelDocument(journal, step, fileBytes);
    if (!recovered)
        return recovered.error();
    std::unique_ptr<VoxelSession> session(new VoxelSession(std::move(recovered->document)));
    session->startRecovered(std::move(recovered->issues));
    return std::unique_ptr<DocumentSession>(std::move(session));
}

QString VoxelSession::saveFilter() const
{
    return tr("Voxel rig (*.vfp)");
}

Result<void> VoxelSession::write(const QString &path)
{
    auto saved = saveVfp(m_voxel->asset(), path);
    if (!saved)
        return saved.error();
    m_voxel->adoptSaved(std::move(*saved));
    return {};
}

Result<Report> VoxelSession::readAgain()
{
    auto file = openVfp(filePath());
    if (!file)
        return file.error();
    m_voxel->reset(std::move(file->asset));
    return std::move(file->report);
}

JournalOptions VoxelSession::journalOptions() const
{
    return voxelJournalOptions(*m_voxel, stateFolder(), QCoreApplication::applicationVersion());
}

} // namespace marrow

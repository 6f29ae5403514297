#pragma once

#include "app/gui/document_session.h"

namespace marrow {

/// An open voxel rig: a `.vfp`, or a new one made from a `.vox` or a JSON model.
class VoxelSession : public DocumentSession
{
    Q_OBJECT

public:
    static bool opens(const QString &path);
    static bool imports(const QString &path);
    static Result<std::unique_ptr<DocumentSession>> open(const QString &path);
    static Result<std::unique_ptr<DocumentSession>> importModel(const QString &path);
    /// `fileBytes`: what is in the journal's file now, nullptr when it cannot be read.
    static Result<std::unique_ptr<DocumentSession>> recover(const JournalContents &journal, int step, const QByteArray *fileBytes);

    VoxelDocument *voxel() const override { return m_voxel; }
    QString suffix() const override { return QStringLiteral("vfp"); }
    QString saveFilter() const override;

protected:
    Result<void> write(const QString &path) override;
    Result<Report> readAgain() override;
    JournalOptions journalOptions() const override;

private:
    explicit VoxelSession(std::unique_ptr<VoxelDocument> document);

    VoxelDocument *m_voxel; ///< owned by the base
};

} // namespace marrow

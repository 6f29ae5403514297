#pragma once

#include "app/gui/document_session.h"

namespace marrow {

/// A published folder in a tab. Nothing of it is edited here: it changes when it is published to, and the workbench follows the folder by
/// itself, so there is nothing to save and nobody is asked.
class PublicationSession : public DocumentSession
{
    Q_OBJECT

public:
    /// A folder that was published to, its anim_map.json, or its publish_manifest.json.
    static bool opens(const QString &path);
    /// The folder itself; any other path as it is.
    static QString folderOf(const QString &path);
    static Result<std::unique_ptr<DocumentSession>> open(const QString &path);

    QString folder() const { return filePath(); }
    PublicationSession *publication() override { return this; }
    const PublicationSession *publication() const override { return this; }
    bool changedOnDisk() override { return false; }
    QString suffix() const override { return {}; }
    QString saveFilter() const override { return {}; }

protected:
    Result<void> write(const QString &path) override;
    Result<Report> readAgain() override { return Report(); }
    JournalOptions journalOptions() const override;

private:
    using DocumentSession::DocumentSession;
};

} // namespace marrow

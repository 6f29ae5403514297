#pragma once

#include "app/gui/document_session.h"
#include "model/document/action_document.h"

namespace marrow {

/// An open hand-keyed action, a `{slug}_{action}.json`.
class ActionSession : public DocumentSession
{
    Q_OBJECT

public:
    /// Looks into the file: other JSON is somebody else's.
    static bool opens(const QString &path);
    static Result<std::unique_ptr<DocumentSession>> open(const QString &path);
    /// A new, unsaved one, offered to be saved in `folder` under the name it must have.
    static std::unique_ptr<DocumentSession> begin(const HandKeyedAction &action, const QString &folder);
    /// `fileBytes`: what is in the journal's file now, nullptr when it cannot be read.
    static Result<std::unique_ptr<DocumentSession>> recover(const JournalContents &journal, int step, const QByteArray *fileBytes);

    ActionDocument *action() const override { return m_action; }
    QString suffix() const override { return QStringLiteral("json"); }
    QString saveFilter() const override;

signals:
    /// The file is about to be written: a pose that is still in hand becomes a key first.
    void aboutToWrite();

protected:
    Result<void> write(const QString &path) override;
    Result<Report> readAgain() override;
    JournalOptions journalOptions() const override;

private:
    explicit ActionSession(std::unique_ptr<ActionDocument> document);

    ActionDocument *m_action; ///< owned by the base
};

} // namespace marrow

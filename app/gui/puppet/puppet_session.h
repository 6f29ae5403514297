#pragma once

#include "app/gui/document_session.h"
#include "model/document/puppet_document.h"

namespace marrow {

/// An open puppet, a `.p2lrt`. It is saved with the version and compression of its file.
class PuppetSession : public DocumentSession
{
    Q_OBJECT

public:
    static bool opens(const QString &path);
    static Result<std::unique_ptr<DocumentSession>> open(const QString &path);
    /// `fileBytes`: what is in the journal's file now, nullptr when it cannot be read.
    static Result<std::unique_ptr<DocumentSession>> recover(const JournalContents &journal, int step, const QByteArray *fileBytes);

    PuppetDocument *puppet() const override { return m_puppet; }
    QString suffix() const override { return QStringLiteral("p2lrt"); }
    QString saveFilter() const override;

protected:
    Result<void> write(const QString &path) override;
    Result<Report> readAgain() override;
    JournalOptions journalOptions() const override;

private:
    explicit PuppetSession(std::unique_ptr<PuppetDocument> document);

    PuppetDocument *m_puppet; ///< owned by the base
};

} // namespace marrow

#pragma once

#include "app/gui/document_session.h"
#include "io/gltf/character_file.h"
#include "model/document/character_document.h"

namespace marrow {

/// An open character: a model of any kind that is imported, with its joints and weights. The file it came from is never written: saving asks
/// where to and offers NAME_rigged.glb beside it. A file that was bound here before is saved over itself.
class CharacterSession : public DocumentSession
{
    Q_OBJECT

public:
    static bool opens(const QString &path);
    /// `onlyMotions` tells that there is nothing to show but perhaps motions; no session can be made of it then.
    static SessionMaker read(const QString &path, const Progress &progress, bool *onlyMotions);
    /// On any thread; `fileBytes` is not kept.
    static SessionMaker recover(const JournalContents &journal, int step, const QByteArray *fileBytes, const Progress &progress);

    CharacterDocument *character() const override { return m_character; }
    QString suffix() const override { return QStringLiteral("glb"); }
    QString saveFilter() const override;
    bool asksWhereToSave() const override;
    QString suggestedFileName() const override;

    /// What the import did, sentences for people; and the kind of file as people know it ("VRM 1.0").
    CharacterOrigin origin() const { return originOf(m_character->asset()); }

protected:
    Result<void> write(const QString &path) override;
    Result<Report> readAgain() override;
    bool takeAsset(DocumentSession &fresh) override;
    JournalOptions journalOptions() const override;

private:
    explicit CharacterSession(std::unique_ptr<CharacterDocument> document);

    CharacterDocument *m_character; ///< owned by the base
    QString m_source;               ///< the file that must not be written; empty when it is our own
};

} // namespace marrow

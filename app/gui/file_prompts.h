#pragma once

#include "io/journal/journal_replay.h"
#include "model/base/error.h"

#include <QCoreApplication>
#include <QStringList>

class QWidget;

namespace marrow {

class Preferences;

/// The questions that opening, saving and closing may have to ask. A modal names the document and its buttons are verbs.
class FilePrompts
{
public:
    enum class CloseAnswer { Save, Discard, Cancel };
    enum class ConflictAnswer { Overwrite, SaveAs, Cancel };
    enum class UnkeyedAnswer { Key, Drop, Cancel };

    virtual ~FilePrompts() = default;

    /// Empty when the person thought better of it.
    virtual QStringList filesToOpen(const QString &title, const QString &filter) = 0;
    virtual QString folderToOpen(const QString &title) = 0;
    virtual QString fileToSave(const QString &title, const QString &suggestion, const QString &filter, const QString &suffix) = 0;
    /// A folder to write into; it need not be there yet.
    virtual QString folderToWrite(const QString &title, const QString &suggestion)
    {
        Q_UNUSED(title)
        Q_UNUSED(suggestion)
        return {};
    }
    virtual CloseAnswer saveBeforeClosing(const QString &documentName) = 0;
    virtual ConflictAnswer fileChangedBeneath(const QString &documentName) = 0;
    /// A document with unsaved changes is to be loaded again from its file: whether they may go.
    virtual bool loseChanges(const QString &documentName)
    {
        Q_UNUSED(documentName)
        return false;
    }
    /// A document that is to be closed has posed joints that are in no key. Without a clip they cannot be keyed.
    virtual UnkeyedAnswer unkeyedPoses(const QString &documentName, int joints, bool canKey) = 0;
    virtual void tellFailure(const QString &title, const Error &error) = 0;

    struct RecoveryAnswer
    {
        enum Choice { Later, Recover, Discard } choice = Later;
        int step = 0;
    };
    virtual RecoveryAnswer recoverJournal(const LeftoverJournal &leftover, const JournalContents &contents) = 0;
};

/// The real dialogs, over `parent`. Remembers the last folder.
class DialogPrompts : public FilePrompts
{
    Q_DECLARE_TR_FUNCTIONS(DialogPrompts)

public:
    DialogPrompts(QWidget *parent, Preferences *preferences);

    QStringList filesToOpen(const QString &title, const QString &filter) override;
    QString folderToOpen(const QString &title) override;
    QString fileToSave(const QString &title, const QString &suggestion, const QString &filter, const QString &suffix) override;
    QString folderToWrite(const QString &title, const QString &suggestion) override;
    CloseAnswer saveBeforeClosing(const QString &documentName) override;
    ConflictAnswer fileChangedBeneath(const QString &documentName) override;
    bool loseChanges(const QString &documentName) override;
    UnkeyedAnswer unkeyedPoses(const QString &documentName, int joints, bool canKey) override;
    void tellFailure(const QString &title, const Error &error) override;
    RecoveryAnswer recoverJournal(const LeftoverJournal &leftover, const JournalContents &contents) override;

private:
    QString startFolder() const;

    QWidget *m_parent;
    Preferences *m_preferences;
};

} // namespace marrow

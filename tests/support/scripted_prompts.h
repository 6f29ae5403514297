#pragma once

#include "app/gui/file_prompts.h"

namespace marrow {

/// Answers as a test wants and remembers what it was asked.
class ScriptedPrompts : public FilePrompts
{
public:
    QStringList open;
    QString save;
    QString folder;
    CloseAnswer close = CloseAnswer::Discard;
    ConflictAnswer conflict = ConflictAnswer::Cancel;
    UnkeyedAnswer unkeyed = UnkeyedAnswer::Drop;
    bool lose = false;
    RecoveryAnswer recovery;
    QStringList failures;
    QStringList asked;

    QStringList filesToOpen(const QString &, const QString &) override { return open; }
    QString folderToOpen(const QString &) override { return folder; }
    QString fileToSave(const QString &, const QString &, const QString &, const QString &) override { return save; }
    QString folderToWrite(const QString &, const QString &) override { return folder; }
    CloseAnswer saveBeforeClosing(const QString &name) override
    {
        asked.append("close " + name);
        return close;
    }
    ConflictAnswer fileChangedBeneath(const QString &name) override
    {
        asked.append("conflict " + name);
        return conflict;
    }
    bool loseChanges(const QString &name) override
    {
        asked.append("lose " + name);
        return lose;
    }
    UnkeyedAnswer unkeyedPoses(const QString &name, int joints, bool) override
    {
        asked.append(QStringLiteral("unkeyed %1 %2").arg(joints).arg(name));
        return unkeyed;
    }
    void tellFailure(const QString &, const Error &error) override { failures.append(error.code); }
    RecoveryAnswer recoverJournal(const LeftoverJournal &, const JournalContents &contents) override
    {
        asked.append(QStringLiteral("recover %1").arg(contents.steps.size()));
        return recovery;
    }
};

} // namespace marrow

#pragma once

#include <QString>
#include <QStringList>

namespace marrow {

/// Where the journal of a document lies: hidden beside its file (".NAME.vfp.marrow-journal"), or in the state folder when
/// the document has no file yet, its folder cannot be written or it is a library's. A second journal for the same file (another session, or
/// one left by a crash that nobody decided about yet) gets "-2", "-3", … behind its name.

/// The `number`th candidate beside `file`, from 1 on.
QString journalBeside(const QString &file, int number = 1);
/// The `number`th candidate in `stateFolder` for a file, or for unsaved work when `file` is empty.
QString journalInFolder(const QString &stateFolder, const QString &file, int number = 1);

/// Journals that exist for a file, in both places, in use or not.
QStringList journalsOf(const QString &file, const QString &stateFolder);
/// All journals in the state folder: those of unsaved documents and of files in folders that cannot be written.
QStringList journalsInFolder(const QString &stateFolder);

} // namespace marrow

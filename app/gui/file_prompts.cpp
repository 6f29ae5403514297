#include "app/gui/file_prompts.h"

#include "app/gui/preferences.h"
#include "app/gui/recovery_dialog.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace marrow {

DialogPrompts::DialogPrompts(QWidget *parent, Preferences *preferences)
    : m_parent(parent)
    , m_preferences(preferences)
{
}

QString DialogPrompts::startFolder() const
{
    const QString last = m_preferences->lastFolder();
    return last.isEmpty() ? QDir::homePath() : last;
}

QStringList DialogPrompts::filesToOpen(const QString &title, const QString &filter)
{
    const QStringList files = QFileDialog::getOpenFileNames(m_parent, title, startFolder(), filter);
    if (!files.isEmpty())
        m_preferences->setLastFolder(QFileInfo(files.first()).absolutePath());
    return files;
}

QString DialogPrompts::folderToOpen(const QString &title)
{
    return QFileDialog::getExistingDirectory(m_parent, title, startFolder());
}

QString DialogPrompts::fileToSave(const QString &title, const QString &suggestion, const QString &filter, const QString &suffix)
{
    const QString start = QFileInfo(suggestion).isAbsolute() ? suggestion : startFolder() + '/' + suggestion;
    QFileDialog dialog(m_parent, title, start, filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(QFileInfo(start).fileName());
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return {};
    const QString path = dialog.selectedFiles().first();
    m_preferences->setLastFolder(QFileInfo(path).absolutePath());
    return path;
}

QString DialogPrompts::folderToWrite(const QString &title, const QString &suggestion)
{
    return QFileDialog::getExistingDirectory(m_parent, title, suggestion.isEmpty() ? startFolder() : suggestion);
}

FilePrompts::CloseAnswer DialogPrompts::saveBeforeClosing(const QString &documentName)
{
    QMessageBox box(QMessageBox::NoIcon, tr("Close %1").arg(documentName), tr("%1 has changes that are not saved.").arg(documentName),
                    QMessageBox::NoButton, m_parent);
    box.setInformativeText(tr("Closing without saving throws away every step since the last save."));
    const QPushButton *save = box.addButton(tr("Save"), QMessageBox::AcceptRole);
    const QPushButton *discard = box.addButton(tr("Throw changes away"), QMessageBox::DestructiveRole);
    QPushButton *cancel = box.addButton(tr("Keep it open"), QMessageBox::RejectRole);
    box.setDefaultButton(qobject_cast<QPushButton *>(box.buttons().first()));
    box.setEscapeButton(cancel);
    box.exec();
    return box.clickedButton() == save      ? CloseAnswer::Save
           : box.clickedButton() == discard ? CloseAnswer::Discard
                                            : CloseAnswer::Cancel;
}

FilePrompts::UnkeyedAnswer DialogPrompts::unkeyedPoses(const QString &documentName, int joints, bool canKey)
{
    QMessageBox box(QMessageBox::NoIcon, tr("Close %1").arg(documentName), tr("%n joint(s) of %1 are posed and not keyed.", nullptr, joints).arg(documentName),
                    QMessageBox::NoButton, m_parent);
    box.setInformativeText(canKey ? tr("A file holds keys only: closing without keying loses these poses.")
                                  : tr("There is no clip to key them in: closing loses these poses."));
    const QPushButton *key = canKey ? box.addButton(tr("Key Them"), QMessageBox::AcceptRole) : nullptr;
    const QPushButton *drop = box.addButton(tr("Drop Them"), QMessageBox::DestructiveRole);
    QPushButton *cancel = box.addButton(tr("Keep it open"), QMessageBox::RejectRole);
    box.setEscapeButton(cancel);
    box.exec();
    return key && box.clickedButton() == key ? UnkeyedAnswer::Key : box.clickedButton() == drop ? UnkeyedAnswer::Drop : UnkeyedAnswer::Cancel;
}

FilePrompts::ConflictAnswer DialogPrompts::fileChangedBeneath(const QString &documentName)
{
    QMessageBox box(QMessageBox::NoIcon, tr("Save %1").arg(documentName),
                    tr("Another program has changed %1 since it was opened here.").arg(documentName), QMessageBox::NoButton, m_parent);
    box.setInformativeText(tr("Writing over it loses that program's changes; they stay in the backup beside the file."));
    const QPushButton *other = box.addButton(tr("Save under another name"), QMessageBox::AcceptRole);
    const QPushButton *overwrite = box.addButton(tr("Write over it"), QMessageBox::DestructiveRole);
    QPushButton *cancel = box.addButton(tr("Do not save"), QMessageBox::RejectRole);
    box.setEscapeButton(cancel);
    box.exec();
    return box.clickedButton() == overwrite ? ConflictAnswer::Overwrite
           : box.clickedButton() == other   ? ConflictAnswer::SaveAs
                                            : ConflictAnswer::Cancel;
}

bool DialogPrompts::loseChanges(const QString &documentName)
{
    QMessageBox box(QMessageBox::NoIcon, tr("Load %1 again").arg(documentName), tr("%1 has changes that are not saved. Load it again without them?").arg(documentName), QMessageBox::NoButton, m_parent);
    box.setInformativeText(tr("They cannot be brought back. To keep both, save yours under another name first."));
    const QPushButton *load = box.addButton(tr("Load without them"), QMessageBox::DestructiveRole);
    QPushButton *keep = box.addButton(tr("Keep mine"), QMessageBox::RejectRole);
    box.setDefaultButton(keep);
    box.setEscapeButton(keep);
    box.exec();
    return box.clickedButton() == load;
}

void DialogPrompts::tellFailure(const QString &title, const Error &error)
{
    QMessageBox box(QMessageBox::Warning, title, title, QMessageBox::NoButton, m_parent);
    QStringList details;
    for (const Error *cause = &error; cause; cause = cause->cause.get())
        details.append(cause->message + " [" + cause->code + ']');
    box.setInformativeText(error.message);
    box.setDetailedText(details.join('\n'));
    box.setTextInteractionFlags(Qt::TextSelectableByMouse);
    box.addButton(tr("Understood"), QMessageBox::AcceptRole);
    box.exec();
}

FilePrompts::RecoveryAnswer DialogPrompts::recoverJournal(const LeftoverJournal &leftover, const JournalContents &contents)
{
    RecoveryDialog dialog(leftover, contents, m_parent);
    dialog.exec();
    switch (dialog.choice()) {
    case RecoveryDialog::Choice::Recover:
        return {RecoveryAnswer::Recover, dialog.step()};
    case RecoveryDialog::Choice::Discard:
        return {RecoveryAnswer::Discard, 0};
    case RecoveryDialog::Choice::Later:
        break;
    }
    return {};
}

} // namespace marrow

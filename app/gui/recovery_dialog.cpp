#include "app/gui/recovery_dialog.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace marrow {

RecoveryDialog::RecoveryDialog(const LeftoverJournal &leftover, const JournalContents &contents, QWidget *parent)
    : QDialog(parent)
    , m_text(new QLabel(this))
    , m_steps(new QListWidget(this))
    , m_recover(nullptr)
{
    setObjectName("recoveryDialog");
    setWindowTitle(tr("Recover unsaved work"));
    resize(560, 460);
    const QString name = QFileInfo(leftover.file).fileName();
    const QString last = QLocale().toString(leftover.lastStep.toLocalTime(), QLocale::ShortFormat);
    m_text->setWordWrap(true);
    if (leftover.file.isEmpty() && leftover.steps == 0)
        m_text->setText(tr("Marrow ended while a document was open that is in no file yet. What was recovered the last time is still in its journal."));
    else if (leftover.file.isEmpty())
        m_text->setText(tr("Marrow ended while a document was open that is in no file yet. Its journal holds %n step(s), the last one from %1. Choose the "
                           "step to go on from.", nullptr, leftover.steps).arg(last));
    else if (leftover.steps == 0)
        m_text->setText(tr("Marrow ended before %1 was saved. What was recovered the last time is still in its journal; the file on the disk is not "
                           "touched until you save.").arg(name));
    else
        m_text->setText(tr("Marrow ended before %1 was saved. Its journal holds %n step(s), the last one from %2. Choose the step to go on "
                           "from; the file on the disk is not touched until you save.", nullptr, leftover.steps)
                            .arg(name, last));
    m_steps->setUniformItemSizes(true);
    fillSteps(contents);

    auto *buttons = new QDialogButtonBox(this);
    m_recover = buttons->addButton(tr("Recover"), QDialogButtonBox::AcceptRole);
    QPushButton *discard = buttons->addButton(tr("Throw the journal away"), QDialogButtonBox::DestructiveRole);
    QPushButton *later = buttons->addButton(tr("Decide later"), QDialogButtonBox::RejectRole);
    m_recover->setDefault(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(12);
    layout->addWidget(m_text);
    layout->addWidget(m_steps, 1);
    layout->addWidget(buttons);

    const auto end = [this](Choice choice) {
        m_choice = choice;
        choice == Choice::Later ? reject() : accept();
    };
    connect(m_recover, &QPushButton::clicked, this, [end] { end(Choice::Recover); });
    connect(discard, &QPushButton::clicked, this, [end] { end(Choice::Discard); });
    connect(later, &QPushButton::clicked, this, [end] { end(Choice::Later); });
    connect(m_steps, &QListWidget::itemActivated, this, [end] { end(Choice::Recover); });
}

void RecoveryDialog::fillSteps(const JournalContents &contents)
{
    // A journal that does not begin from its file began with what was recovered before.
    const bool again = contents.baseSha256.isEmpty() && !contents.file.isEmpty();
    m_steps->addItem(again ? tr("As it was recovered last time") : tr("As it was opened"));
    for (const JournalStep &step : contents.steps)
        m_steps->addItem(QLocale().toString(step.time.toLocalTime().time(), QLocale::ShortFormat) + QStringLiteral("   ") + step.text);
    m_steps->setCurrentRow(m_steps->count() - 1);
    m_steps->scrollToBottom();
}

int RecoveryDialog::step() const
{
    return m_steps->currentRow();
}

} // namespace marrow

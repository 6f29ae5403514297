#pragma once

#include "io/journal/journal_replay.h"

#include <QDialog>

#include <optional>

class QLabel;
class QListWidget;
class QPushButton;

namespace marrow {

/// Shown when a journal holds work that is in no file: what it is about, its steps with the last one chosen, and what can be
/// done. The dialog decides nothing by itself; see `choice`.
class RecoveryDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Choice { Later, Recover, Discard };

    RecoveryDialog(const LeftoverJournal &leftover, const JournalContents &contents, QWidget *parent = nullptr);

    Choice choice() const { return m_choice; }
    /// The number of steps to recover, for Choice::Recover.
    int step() const;

private:
    void fillSteps(const JournalContents &contents);

    QLabel *m_text;
    QListWidget *m_steps;
    QPushButton *m_recover;
    Choice m_choice = Choice::Later;
};

} // namespace marrow

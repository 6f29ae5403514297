#pragma once

#include <QDialog>

class QComboBox;
class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace marrow {

class Actions;
class Preferences;

/// Every action with its shortcut: find, change, clear, restore, or take the habits of another program. A shortcut that
/// another action has is named before it is taken over. Changes apply at once.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    ShortcutsDialog(Actions *actions, Preferences *preferences, QWidget *parent = nullptr);

private:
    void refill();
    void filter(const QString &text);
    void showCurrent();
    void assign();
    void applyPreset(int index);
    QString currentId() const;

    Actions *m_actions;
    Preferences *m_preferences;
    QLineEdit *m_search;
    QComboBox *m_preset;
    QTreeWidget *m_tree;
    QKeySequenceEdit *m_edit;
    QLabel *m_conflict;
    QPushButton *m_assign;
    QPushButton *m_clear;
    QPushButton *m_restore;
};

} // namespace marrow

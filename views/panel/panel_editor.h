#pragma once

#include "views/panel/panel_session.h"

#include <QList>
#include <QPointer>
#include <QWidget>

#include <functional>

class QAction;
class QToolButton;

namespace marrow {

class PanelEntryFields;
class PanelTreeView;

/// The panel of a puppet as the file keeps it, edited: the tree with its groups above, what is selected below. Every edit is a
/// command of the document.
class PanelEditor : public QWidget
{
    Q_OBJECT

public:
    explicit PanelEditor(QWidget *parent = nullptr);
    ~PanelEditor() override;

    void setSession(PanelSession *session);
    void setFilter(const QString &text);

    PanelTreeView *tree() const { return m_tree; }
    PanelEntryFields *fields() const { return m_fields; }
    /// For the window's menu (null: separator).
    QList<QAction *> editorActions() const;

signals:
    void hintChanged(const QString &hint);

protected:
    void changeEvent(QEvent *event) override;

private:
    QAction *makeAction(const QString &icon, const QKeySequence &shortcut, std::function<void()> run);
    void buildActions();
    void retranslate();
    void refreshActions();

    QPointer<PanelSession> m_session;
    PanelTreeView *m_tree;
    PanelEntryFields *m_fields;
    QAction *m_group, *m_ungroup, *m_takeOut, *m_rename, *m_up, *m_down, *m_in, *m_out, *m_makePad, *m_splitPad, *m_fromKeys, *m_undo, *m_redo;
    QList<QToolButton *> m_buttons;
};

} // namespace marrow

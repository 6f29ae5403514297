#pragma once

#include "views/panel/panel_session.h"

#include <QList>
#include <QPointer>
#include <QWidget>

#include <functional>

class QAction;
class QLabel;
class QMenu;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace marrow {

class EmptyState;
class InfluenceList;
class PanelEditor;
class ParameterList;
class SearchField;
class Section;
class SnapshotBar;

/// The parameters of the open puppet: a list of sliders and pads to play with, and the editor of the panel that is kept in the
/// file. Its actions are of use in the window's menus too.
class ParameterPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ParameterPanel(QWidget *parent = nullptr);
    ~ParameterPanel() override;

    /// nullptr when nothing is open.
    void setSession(PanelSession *session);
    PanelSession *session() const { return m_session; }
    /// For the window's menu, in a sensible order (null: separator).
    QList<QAction *> panelActions() const;
    /// Shows a parameter in the list, as the command palette asks for.
    void reveal(std::uint32_t parameter);
    bool isEditing() const;
    void setEditing(bool editing);

    ParameterList *list() const { return m_list; }
    PanelEditor *editor() const { return m_editor; }

    void copyPose();
    void pastePose();

signals:
    void openRequested();
    /// What the status line should say about the gesture under way; empty when it is over.
    void hintChanged(const QString &hint);
    void commandFailed(const marrow::Error &error);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildActions();
    void build();
    void connectParts();
    QAction *makeAction(const QString &icon, const QKeySequence &shortcut, std::function<void()> run);
    void retranslate();
    void retranslateActions();
    void refreshFilter();
    void refreshPage();
    void refreshActions();
    void refreshMeasured(int meshes, float pixels);
    void onCurrentParameter();
    void onSelection();
    void showMenu(const QPoint &at);

    QPointer<PanelSession> m_session;
    SearchField *m_search;
    QToolButton *m_filterButton;
    QToolButton *m_snapButton;
    QToolButton *m_editButton;
    QToolButton *m_moreButton;
    QMenu *m_moreMenu;
    QStackedWidget *m_pages;
    ParameterList *m_list;
    PanelEditor *m_editor;
    SnapshotBar *m_snapshots;
    InfluenceList *m_influences;
    Section *m_snapshotSection;
    Section *m_reachSection;
    QLabel *m_reach;
    EmptyState *m_nothingOpen;
    EmptyState *m_noParameters;
    EmptyState *m_noMatch;
    QPushButton *m_open;
    QPushButton *m_showAll;

    QAction *m_filter, *m_physics, *m_snap, *m_edit, *m_reset, *m_resetAll, *m_lock, *m_unlockAll, *m_random, *m_keep, *m_copy, *m_paste, *m_type,
        *m_expand, *m_collapse, *m_copyId;
};

} // namespace marrow

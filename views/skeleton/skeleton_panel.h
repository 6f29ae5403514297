#pragma once

#include "views/common/rig_context.h"

#include <QList>
#include <QPointer>
#include <QWidget>

#include <functional>
#include <set>

class QAction;
class QCheckBox;
class QKeyEvent;
class QLabel;
class QMenu;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace marrow {

class EmptyState;
class RigFitting;
class SearchField;
class SkeletonModel;
class SkeletonTree;

/// The skeleton of the open voxel document: tree with search, and every edit of its structure. Its actions are of use in the
/// window's menus too; they are enabled as far as the selection allows.
class SkeletonPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SkeletonPanel(QWidget *parent = nullptr);
    ~SkeletonPanel() override;

    /// nullptr when nothing is open.
    void setContext(RigContext *context);
    /// For the window's menu: add, rename, duplicate, delete, hide, lock and the rest, in a sensible order (null: separator).
    QList<QAction *> skeletonActions() const;

    /// See SkeletonTree::setKeyTaker().
    void setKeyTaker(std::function<bool(QKeyEvent &)> taker);

    /// What fits a template in the background, for the status line; one for all documents.
    RigFitting &fitting() const { return *m_fitting; }

    enum class AddPlace { AtParent, CursorSurface, CursorVolume };
    /// Adds a child of the active joint (a root when none is active).
    void addJoint(AddPlace place);
    void startRename();
    void deleteSelected();
    void duplicateMirrored(int axis);

signals:
    /// "Open a file" was pressed with nothing open.
    void openRequested();
    /// "From JSON…": the window asks for a file, reads it and runs rig.replace.
    void rigFromJsonRequested();
    /// What the status line should say about the gesture under way; empty when it is over.
    void hintChanged(const QString &hint);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void buildActions();
    void buildEmptyStates();
    void connectTree();
    QAction *makeAction(const QString &icon, const QKeySequence &shortcut, std::function<void()> run);
    void retranslate();
    void retranslateEmptyStates();
    void refreshPage();
    void refreshActions();
    void refreshSummary();
    void onShapeChanged();
    void openNewBranches();
    void selectionFromTree();
    void selectionToTree();
    void startRig(const QString &templateName);
    void showFitting();
    bool isFitting() const;
    void reparent(const std::vector<JointId> &joints, std::optional<JointId> parent, bool otherKeep);
    void showDropHint(std::optional<JointId> parent, bool possible, bool over);
    void moveAmongSiblings(int step);
    void makeDefault();
    void numberInTreeOrder();
    void selectBranch();
    void toggleMarks(bool eyes);
    void showContextMenu(const QPoint &position);
    QModelIndex firstFound() const;
    const Skeleton *skeleton() const;

    QPointer<RigContext> m_context;
    std::set<JointId> m_joints; ///< that the tree showed last, to know which are new
    QStackedWidget *m_pages;
    SearchField *m_search;
    SkeletonModel *m_model;
    SkeletonTree *m_tree;
    QToolButton *m_addButton;
    QToolButton *m_moreButton;
    QToolButton *m_keepButton;
    QMenu *m_addMenu;
    QMenu *m_moreMenu;
    QMenu *m_mirrorMenu;
    QLabel *m_summary;
    EmptyState *m_nothingOpen;
    EmptyState *m_noRig;
    EmptyState *m_noMatch;
    EmptyState *m_fittingState;
    RigFitting *m_fitting;
    QProgressBar *m_fittingBar;
    QPushButton *m_fittingCancel;
    QPushButton *m_startPressed = nullptr; ///< gets the focus back when the fitting is given up
    QPushButton *m_open;
    QList<QPushButton *> m_starts;
    QCheckBox *m_bindNew;
    QCheckBox *m_facesAway;
    bool m_focusFollows = false; ///< to what comes of a fitting: nobody has gone on elsewhere
    bool m_syncing = false;

    QAction *m_add, *m_addSurface, *m_addVolume, *m_rename, *m_duplicate, *m_delete, *m_default, *m_makeRoot;
    QAction *m_hide, *m_isolate, *m_lock, *m_up, *m_down, *m_branch, *m_reorder, *m_expand, *m_collapse, *m_visit, *m_removeRig;
    QList<QAction *> m_mirrorActions;
};

} // namespace marrow

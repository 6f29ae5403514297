#pragma once

#include "app/gui/action/action_workbench.h"
#include "app/gui/character/character_workbench.h"
#include "app/gui/file_prompts.h"
#include "app/gui/motion/motion_workbench.h"
#include "app/gui/open_documents.h"
#include "app/gui/publish/publish_workbench.h"
#include "app/gui/puppet/puppet_workbench.h"
#include "app/gui/recent_thumbnails.h"
#include "app/gui/voxel/voxel_workbench.h"
#include "app/gui/workbench.h"

#include <QHash>
#include <QMainWindow>
#include <QSet>

#include <map>
#include <memory>
#include <vector>

class QLabel;
class QStackedWidget;
class QTabBar;
class QToolBar;

namespace marrow {

class Actions;
class CommandPalette;
class Docks;
class DocumentState;
class HistoryPanel;
class IssuesPanel;
class Language;
class LibraryWindow;
class NoticeBar;
class Preferences;
class StartPage;
class ThemeController;
class Workspaces;

/// The studio's window: tabs of documents over the canvas of the workbench for their kind, panels in docks around it, and the
/// workspaces that arrange them. The services outlive it. GUI thread.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    struct Services
    {
        Preferences &preferences;
        Language &language;
        ThemeController &theme;
    };

    /// Without `prompts` the window asks through real dialogs.
    explicit MainWindow(const Services &services, std::unique_ptr<FilePrompts> prompts = nullptr);
    ~MainWindow() override;

    /// Opens or imports each; what cannot be opened is told one by one.
    void openFiles(const QStringList &paths);

    OpenDocuments &documents() { return *m_documents; }
    Actions &actions() { return *m_actions; }
    NoticeBar &notices() { return *m_notices; }
    Docks &docks() { return *m_docks; }
    Workspaces &workspaces() { return *m_workspaces; }
    /// The workbench of voxel rigs and what stands in it.
    VoxelWorkbench &voxelWorkbench() { return *m_voxel; }
    ViewportWidget &viewport() { return m_voxel->viewport(); }
    PanelSet &panels() { return m_voxel->panels(); }
    PuppetWorkbench &puppetWorkbench() { return *m_puppet; }
    CharacterWorkbench &characterWorkbench() { return *m_character; }
    PublishWorkbench &publishWorkbench() { return *m_publish; }
    ActionWorkbench &actionWorkbench() { return *m_action; }
    MotionWorkbench &motionWorkbench() { return *m_motion; }
    RigContext *currentContext() const { return m_voxel->context(); }

protected:
    void changeEvent(QEvent *event) override;
    QMenu *createPopupMenu() override;
    void closeEvent(QCloseEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void buildCentre();
    void buildWorkbenches();
    void showPage(QWidget *page);
    void buildMenus();
    void buildStatusBar();
    void connectActions();
    void connectDocuments();
    void retranslate();
    void fillRecentMenu();
    void fillLanguageMenu();
    void restoreLayout();
    void applyTheme();

    void addTab(int index);
    void showSession(DocumentSession *session);
    void useWorkspace(const QString &id);
    void chooseWorkspace(const QString &id);
    Workbench *workbenchFor(const DocumentSession &session) const;
    void postNotices(DocumentSession *session);
    void postChangeNotice(DocumentSession *session);
    void loadAgain(DocumentSession *session);
    void postJournalNotice(DocumentSession *session);
    void refreshTitles();
    void refreshActionStates();
    /// Undo or redo: a gesture of the workbench that is in no command, or the document's step.
    void takeStep(bool redo);
    void refreshWorkspaces();
    void refreshSelectionText();
    void storeThumbnail(DocumentSession *session);
    void openSample(const QString &name);
    void importModel();
    void showLibrary();
    void savePicture();
    void showPublishWizard(const QString &folder = {});
    void openPublication(const QString &folder);
    /// Actions the window does itself; all others go to the workbench in front.
    bool isWindowAction(const QString &actionId) const { return m_ownActions.contains(actionId); }
    static bool needsDocument(const QString &actionId);
    void turnTabs(int by);
    void showPalette();
    void showGuide();
    void showJournal();
    void showAbout();
    void tellCommandFailure(const Error &error);

    Services m_services;
    std::unique_ptr<FilePrompts> m_prompts;
    Actions *m_actions;
    OpenDocuments *m_documents;
    QTabBar *m_tabs = nullptr;
    NoticeBar *m_notices = nullptr;
    QStackedWidget *m_stack = nullptr;
    StartPage *m_startPage = nullptr;
    Docks *m_docks;
    Workspaces *m_workspaces;
    IssuesPanel *m_issues;
    HistoryPanel *m_history;
    VoxelWorkbench *m_voxel = nullptr;
    PuppetWorkbench *m_puppet = nullptr;
    CharacterWorkbench *m_character = nullptr;
    PublishWorkbench *m_publish = nullptr;
    QString m_publishedProject; ///< of the last publication, for the next one
    ActionWorkbench *m_action = nullptr;
    MotionWorkbench *m_motion = nullptr;
    std::vector<Workbench *> m_workbenches;
    Workbench *m_current = nullptr; ///< of the document in front; the last one while nothing is open
    QToolBar *m_toolBar = nullptr;
    CommandPalette *m_palette = nullptr;
    LibraryWindow *m_library = nullptr; ///< made when it is first asked for
    QMenu *m_recentMenu = nullptr;
    QMenu *m_languageMenu = nullptr;
    QMenu *m_appearanceMenu = nullptr;
    std::map<QString, QMenu *> m_menus;
    QSet<QString> m_ownActions;
    QLabel *m_hint = nullptr;
    QHash<const Workbench *, QString> m_hints; ///< what each would say, were it in front
    QLabel *m_selectionText = nullptr;
    DocumentState *m_stateText = nullptr;
    RecentThumbnails m_thumbnails;
    std::map<const DocumentSession *, QString> m_workspaceOf; ///< the workspace each document was left in
};

} // namespace marrow

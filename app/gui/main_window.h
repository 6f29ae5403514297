#pragma once

#include "app/gui/file_prompts.h"
#include "app/gui/open_documents.h"
#include "app/gui/recent_thumbnails.h"
#include "app/gui/viewport_binding.h"

#include <QMainWindow>

#include <map>
#include <memory>

class QDockWidget;
class QLabel;
class QStackedWidget;
class QTabBar;
class QToolBar;

namespace marrow {

class Actions;
class CommandPalette;
class Language;
class NoticeBar;
class PanelSet;
class PlaybackBar;
class Preferences;
class StartPage;
class ThemeController;
class ViewBar;
class ViewportWidget;

/// The studio's window: tabs of documents over one 3D view, panels in docks around it. The services outlive it. GUI thread.
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
    ViewportWidget &viewport() { return *m_viewport; }
    PanelSet &panels() { return *m_panels; }
    NoticeBar &notices() { return *m_notices; }
    RigContext *currentContext() const { return m_binding->context(); }

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    struct OpenTab
    {
        std::unique_ptr<RigContext> context;
        std::unique_ptr<PoseContext> pose; ///< behind the context it looks at
        ViewState view;
    };

    void buildCentre();
    void buildMenus();
    void connectFileActions();
    void connectViewActions();
    void connectDocuments();
    void retranslate();
    void fillRecentMenu();
    void fillLanguageMenu();
    void restoreLayout();
    void applySceneTheme();
    void mirrorViewOptions();

    void addTab(int index);
    void showSession(DocumentSession *session);
    void watchSession(DocumentSession *session);
    void refreshTitles();
    void refreshCaption();
    void refreshActionStates();
    void postNotices(DocumentSession *session);
    void storeThumbnail(DocumentSession *session);
    void openSample(const QString &name);
    void importModel();
    void exportCopy();
    void savePicture();
    void refreshThumbnail();
    void loadRigJson();
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
    QWidget *m_canvasPage = nullptr;
    ViewportWidget *m_viewport = nullptr;
    PlaybackBar *m_playbackBar = nullptr;
    ViewBar *m_viewBar = nullptr;
    ViewportBinding *m_binding = nullptr;
    PanelSet *m_panels = nullptr;
    QToolBar *m_toolBar = nullptr;
    CommandPalette *m_palette = nullptr;
    QMenu *m_recentMenu = nullptr;
    QMenu *m_languageMenu = nullptr;
    QMenu *m_appearanceMenu = nullptr;
    std::map<QString, QMenu *> m_menus;
    QLabel *m_hint = nullptr;
    QLabel *m_selectionText = nullptr;
    QLabel *m_stateText = nullptr;
    RecentThumbnails m_thumbnails;
    std::map<DocumentSession *, OpenTab> m_open;
};

} // namespace marrow

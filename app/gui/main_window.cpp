#include "app/gui/main_window.h"

#include "app/gui/actions.h"
#include "app/gui/command_palette.h"
#include "app/gui/docks.h"
#include "app/gui/document_state.h"
#include "app/gui/document_tabs.h"
#include "app/gui/file_drop.h"
#include "app/gui/language.h"
#include "app/gui/notice_bar.h"
#include "app/gui/panel_set.h"
#include "app/gui/preferences.h"
#include "app/gui/publish/publication_session.h"
#include "app/gui/reading_strip.h"
#include "app/gui/start_page.h"
#include "app/gui/workspaces.h"
#include "io/library/shown_file_name.h"
#include "views/common/icon_names.h"
#include "views/common/keyboard_space.h"
#include "views/common/quiet_wheel.h"
#include "views/common/text_undo.h"
#include "views/common/theme.h"
#include "views/history/history_panel.h"
#include "views/issues/issues_panel.h"
#include "views/viewport/viewport_widget.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QMenuBar>
#include <QPointer>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QUndoStack>
#include <QVBoxLayout>

// Samples and guides lie in a static library, whose resources the linker would drop.
static void initResources()
{
    Q_INIT_RESOURCE(samples);
    Q_INIT_RESOURCE(guides);
}

namespace marrow {

MainWindow::MainWindow(const Services &services, std::unique_ptr<FilePrompts> prompts)
    : m_services(services)
    , m_prompts(prompts ? std::move(prompts) : std::make_unique<DialogPrompts>(this, &services.preferences))
    , m_actions(new Actions(&services.preferences, this))
    , m_documents(new OpenDocuments(*m_prompts, services.preferences, this))
    , m_docks(new Docks(*this))
    , m_workspaces(new Workspaces(*this, *m_docks, services.preferences))
    , m_issues(new IssuesPanel)
    , m_history(new HistoryPanel)
    , m_palette(new CommandPalette(this))
{
    initResources();
    new QuietWheel(this);
    new TextUndo(this);
    new KeyboardSpace(this);
    new IconNames(this);
    connect(new FileDrop(this), &FileDrop::dropped, this, &MainWindow::openFiles);
    setObjectName("mainWindow");
    setDockNestingEnabled(true);
    buildCentre();
    m_toolBar = addToolBar(QString());
    m_toolBar->setObjectName("toolBar");
    m_toolBar->setMovable(false);
    m_toolBar->setIconSize({metrics::kIconSize, metrics::kIconSize});
    for (const char *id : {"file.open", "file.save", "edit.undo", "edit.redo"})
        m_toolBar->addAction((*m_actions)[QString::fromLatin1(id)]);
    m_docks->add("issues", m_issues, [] { return tr("Issues"); });
    m_docks->add("history", m_history, [] { return tr("History"); });
    buildWorkbenches();
    buildMenus();
    buildStatusBar();
    connectActions();
    connectDocuments();
    connect(&m_services.theme, &ThemeController::changed, this, &MainWindow::applyTheme);
    applyTheme();
    restoreLayout();
    retranslate();
    showSession(nullptr);
}

MainWindow::~MainWindow()
{
    m_documents->disconnect(this);
    m_history->setStack(nullptr);
    for (Workbench *workbench : m_workbenches)
        delete workbench; // they look at documents
    delete m_documents;
}

void MainWindow::buildCentre()
{
    auto *centre = new QWidget(this);
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_tabs = new DocumentTabs(centre);
    m_tabs->setObjectName("documentTabs");
    m_notices = new NoticeBar(centre);
    m_stack = new QStackedWidget(centre);
    m_startPage = new StartPage(&m_services.preferences, m_stack);
    m_stack->addWidget(m_startPage);
    layout->addWidget(m_tabs);
    layout->addWidget(m_notices);
    layout->addWidget(m_stack, 1);
    setCentralWidget(centre);

    connect(m_startPage, &StartPage::openRequested, this, [this](const QString &path) { openFiles({path}); });
    connect(m_startPage, &StartPage::browseRequested, (*m_actions)["file.open"], &QAction::trigger);
    connect(m_startPage, &StartPage::importRequested, (*m_actions)["file.new"], &QAction::trigger);
    connect(m_startPage, &StartPage::sampleRequested, this, &MainWindow::openSample);
}

void MainWindow::buildWorkbenches()
{
    const WorkbenchShell shell{*this, *m_docks, *m_workspaces, *m_actions, *m_prompts, *m_notices, m_services.preferences, *m_issues, *m_history};
    m_voxel = new VoxelWorkbench(shell);
    m_puppet = new PuppetWorkbench(shell);
    m_action = new ActionWorkbench(shell);
    m_character = new CharacterWorkbench(shell);
    m_motion = new MotionWorkbench(shell);
    m_publish = new PublishWorkbench(shell);
    m_workbenches = {m_voxel, m_puppet, m_character, m_publish, m_action, m_motion};
    connect(m_publish, &PublishWorkbench::publishRequested, this, &MainWindow::showPublishWizard);
    connect(m_publish, &PublishWorkbench::filesDropped, this, &MainWindow::openFiles);
    m_current = m_voxel;
    for (Workbench *workbench : m_workbenches) {
        m_stack->addWidget(workbench->canvas());
        workbench->canvas()->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // until it is shown, see showPage()
        connect(workbench, &Workbench::selectionTextChanged, this, &MainWindow::refreshSelectionText);
        connect(workbench, &Workbench::actionStatesChanged, this, &MainWindow::refreshActionStates);
        connect(workbench, &Workbench::commandFailed, this, &MainWindow::tellCommandFailure);
    }
    for (ViewportWidget *viewport : {&m_voxel->viewport(), &m_character->viewport(), &m_action->viewport()})
        connect(viewport, &ViewportWidget::filesDropped, this, &MainWindow::openFiles);
    connect(m_motion, &MotionWorkbench::filesDropped, this, &MainWindow::openFiles);
    connect(m_motion, &MotionWorkbench::readingAsked, m_documents, &OpenDocuments::reloadBy);
    connect(m_issues, &IssuesPanel::jumpRequested, this, [this](const Issue &issue) { m_current->jumpTo(issue); });
    connect(m_issues, &IssuesPanel::checkRequested, this, [this] { m_current->check(); });
    connect(m_workspaces, &Workspaces::chosen, this, &MainWindow::chooseWorkspace);
    menuBar()->setCornerWidget(m_workspaces->switcher(), Qt::TopRightCorner);
}

void MainWindow::showPage(QWidget *page)
{
    // A stack is as large as its largest page: those that are not on show must not crowd the docks of the one that is.
    if (QWidget *before = m_stack->currentWidget())
        before->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    page->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_stack->setCurrentWidget(page);
}

void MainWindow::buildStatusBar()
{
    m_hint = new QLabel(this);
    m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long hint must not widen the window
    m_selectionText = new QLabel(this);
    m_stateText = new DocumentState(this);
    m_selectionText->setProperty("role", "secondary");
    for (QLabel *label : {m_hint, m_selectionText, static_cast<QLabel *>(m_stateText)})
        label->setContentsMargins(metrics::kPanelPadding, 0, metrics::kPanelPadding, 0);
    statusBar()->addWidget(m_hint, 1);
    statusBar()->addPermanentWidget(new ReadingStrip(m_documents->reading(), this));
    statusBar()->addPermanentWidget(m_selectionText);
    statusBar()->addPermanentWidget(m_stateText);
    for (Workbench *workbench : m_workbenches) {
        connect(workbench, &Workbench::hintChanged, this, [this, workbench](const QString &hint) {
            m_hints[workbench] = hint; // one that stands behind tells of a canvas nobody sees
            if (workbench == m_current)
                m_hint->setText(hint);
        });
    }
}

void MainWindow::buildMenus()
{
    const auto fill = [this](const QString &name) {
        QMenu *menu = menuBar()->addMenu(QString());
        for (const ActionSpec &spec : m_actions->specs()) {
            const QString id = QString::fromLatin1(spec.id);
            if (id.section('.', 0, 0) != name)
                continue;
            if (spec.separatorBefore)
                menu->addSeparator();
            menu->addAction((*m_actions)[id]);
        }
        m_menus[name] = menu;
        return menu;
    };
    QMenu *file = fill("file");
    m_recentMenu = new QMenu(file);
    file->insertMenu((*m_actions)["file.save"], m_recentMenu);
    connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    QMenu *edit = fill("edit");
    m_languageMenu = edit->addMenu(QString());
    m_appearanceMenu = edit->addMenu(QString());
    QMenu *view = fill("view");
    m_menus["panels"] = new QMenu(view);
    view->addMenu(m_menus["panels"]);
    m_docks->forEach([this](const QString &, QDockWidget *dock) { m_menus["panels"]->addAction(dock->toggleViewAction()); });
    m_menus["workspaces"] = view->addMenu(QString());
    m_menus["workspaces"]->addActions(m_workspaces->actions());
    m_menus["skeleton"] = menuBar()->addMenu(QString());
    panels().fillSkeletonMenu(m_menus["skeleton"]);
    m_menus["skeleton"]->addSeparator();
    m_menus["skeleton"]->addActions(m_actions->ofMenu("rig"));
    fill("play");
    fill("tool");
    fill("help");
    fillLanguageMenu();
    // Actions that stand in no menu still need a window to hear their keys.
    addActions(m_actions->all());
}

void MainWindow::fillLanguageMenu()
{
    m_languageMenu->clear();
    auto *languages = new QActionGroup(m_languageMenu);
    const std::pair<const char *, QString> choices[] = {{"", tr("As the system")}, {"zh_CN", QStringLiteral("中文")}, {"en", QStringLiteral("English")}};
    for (const auto &[code, text] : choices) {
        QAction *action = languages->addAction(text);
        action->setCheckable(true);
        action->setChecked(m_services.preferences.language() == QLatin1String(code));
        action->setObjectName(QStringLiteral("language.") + QLatin1String(code));
        connect(action, &QAction::triggered, this, [this, code = QString::fromLatin1(code)] {
            m_services.preferences.setLanguage(code);
            m_services.language.use(code);
        });
    }
    m_languageMenu->addActions(languages->actions());

    m_appearanceMenu->clear();
    auto *appearances = new QActionGroup(m_appearanceMenu);
    const std::pair<Appearance, QString> looks[] = {
        {Appearance::System, tr("As the system")}, {Appearance::Light, tr("Light")}, {Appearance::Dark, tr("Dark")}};
    for (const auto &[appearance, text] : looks) {
        QAction *action = appearances->addAction(text);
        action->setCheckable(true);
        action->setChecked(m_services.preferences.appearance() == appearance);
        connect(action, &QAction::triggered, this, [this, appearance = appearance] {
            m_services.preferences.setAppearance(appearance);
            m_services.theme.setAppearance(appearance);
        });
    }
    m_appearanceMenu->addActions(appearances->actions());
}

void MainWindow::fillRecentMenu()
{
    m_recentMenu->clear();
    for (const QString &path : m_services.preferences.recentFiles()) {
        QAction *action = m_recentMenu->addAction(shownFileName(path), this, [this, path] { openFiles({path}); });
        action->setToolTip(path);
        const QImage picture = m_thumbnails.load(path);
        if (!picture.isNull())
            action->setIcon(QIcon(QPixmap::fromImage(picture)));
    }
    if (m_recentMenu->isEmpty())
        m_recentMenu->addAction(tr("Nothing was opened yet"))->setEnabled(false);
}

void MainWindow::restoreLayout()
{
    const QRect room = screen()->availableGeometry();
    resize(qMin(1440, room.width()), qMin(900, room.height()));
    if (!m_services.preferences.windowGeometry().isEmpty())
        restoreGeometry(m_services.preferences.windowGeometry());
    useWorkspace(m_current->workspaces().constFirst());
}

void MainWindow::applyTheme()
{
    for (Workbench *workbench : m_workbenches)
        workbench->applyTheme(m_services.theme.isDark());
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    m_menus["file"]->setTitle(tr("&File"));
    m_menus["edit"]->setTitle(tr("&Edit"));
    m_menus["view"]->setTitle(tr("&View"));
    m_menus["panels"]->setTitle(tr("&Panels"));
    m_menus["workspaces"]->setTitle(tr("&Workspace"));
    m_menus["skeleton"]->setTitle(tr("&Skeleton"));
    m_menus["play"]->setTitle(tr("&Play"));
    m_menus["tool"]->setTitle(tr("&Tools"));
    m_menus["help"]->setTitle(tr("&Help"));
    m_toolBar->setWindowTitle(tr("File and Edit"));
    m_recentMenu->setTitle(tr("Open &Recent"));
    m_languageMenu->setTitle(tr("&Language"));
    m_appearanceMenu->setTitle(tr("&Appearance"));
    m_docks->retranslate();
    for (Workbench *workbench : m_workbenches)
        workbench->retranslate();
    m_issues->setCheck(m_current->issueCheck());
    fillLanguageMenu();
    refreshTitles();
    refreshWorkspaces();
    refreshActionStates();
    menuBar()->setCornerWidget(m_workspaces->switcher(), Qt::TopRightCorner); // the bar gives it the room of its new words only when told again
    refreshSelectionText();
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_stateText) {
        retranslate();
        if (DocumentSession *session = m_documents->current())
            postNotices(session);
        if (m_issues->isChecked())
            m_current->check(); // findings are sentences: said again in the other language
    }
    QMainWindow::changeEvent(event);
}

bool MainWindow::focusNextPrevChild(bool next)
{
    // A dock behind a tab lies beyond the window's edge but counts as visible: Tab goes past what nobody sees.
    const auto unseen = [this](QWidget *widget) {
        while (widget && widget != this && !qobject_cast<QDockWidget *>(widget))
            widget = widget->parentWidget();
        return widget && widget != this && !widget->isWindow() && !rect().intersects(widget->geometry());
    };
    const QPointer<QWidget> start = focusWidget();
    do {
        if (!QMainWindow::focusNextPrevChild(next))
            return false;
    } while (focusWidget() != start && unseen(focusWidget()));
    return true;
}

QMenu *MainWindow::createPopupMenu()
{
    // Tool bars come and go with the workspace; what a person may show and hide are the panels.
    auto *menu = new QMenu(this);
    menu->addActions(m_menus["panels"]->actions());
    return menu;
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_documents->closeAll()) {
        event->ignore();
        return;
    }
    m_services.preferences.setWindowGeometry(saveGeometry());
    m_workspaces->store();
    event->accept();
}

void MainWindow::openFiles(const QStringList &paths)
{
    for (const QString &path : paths)
        m_documents->open(PublicationSession::folderOf(path));
}

} // namespace marrow

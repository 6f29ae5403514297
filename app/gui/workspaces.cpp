#include "app/gui/workspaces.h"

#include "app/gui/docks.h"
#include "app/gui/preferences.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QMainWindow>
#include <QTabBar>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace marrow {

namespace {

/// Raised when the docks change so much that an old layout would not fit.
constexpr int kLayoutVersion = 2;

} // namespace

Workspaces::Workspaces(QMainWindow &window, Docks &docks, Preferences &preferences)
    : QObject(&window)
    , m_window(window)
    , m_docks(docks)
    , m_preferences(preferences)
    , m_switcher(new QWidget(&window))
    , m_actions(new QActionGroup(this))
{
    m_switcher->setObjectName("workspaces");
    auto *layout = new QHBoxLayout(m_switcher);
    layout->setContentsMargins(4, 2, 4, 2);
    layout->setSpacing(0);
    window.installEventFilter(this);
}

void Workspaces::add(Workspace workspace)
{
    QAction *action = m_actions->addAction(QString());
    action->setObjectName("workspace." + workspace.id);
    action->setCheckable(true);
    action->setData(workspace.id);
    // A press must not look like a switch before there was one.
    connect(action, &QAction::triggered, this, [this, id = workspace.id] {
        actionOf(m_current)->setChecked(true);
        emit chosen(id);
    });
    auto *button = new QToolButton(m_switcher);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    m_switcher->layout()->addWidget(button);
    if (workspace.tools)
        workspace.tools->hide();
    m_layouts[workspace.id] = m_preferences.dockLayout(workspace.id);
    m_workspaces.push_back(std::move(workspace));
}

QList<QAction *> Workspaces::actions() const
{
    return m_actions->actions();
}

const Workspace &Workspaces::at(const QString &id) const
{
    return *std::find_if(m_workspaces.begin(), m_workspaces.end(), [&](const Workspace &one) { return one.id == id; });
}

QAction *Workspaces::actionOf(const QString &id) const
{
    for (QAction *action : m_actions->actions()) {
        if (action->data() == id)
            return action;
    }
    return m_actions->actions().constFirst();
}

void Workspaces::use(const QString &id)
{
    if (id == m_current)
        return;
    if (!m_current.isEmpty() && !m_arrangedUnseen)
        m_layouts[m_current] = m_window.saveState(kLayoutVersion);
    m_current = id;
    m_arrangedUnseen = !m_window.isVisible() && !m_layouts[id].isEmpty();
    arrange(at(id), m_layouts[id]);
    actionOf(id)->setChecked(true);
}

bool Workspaces::eventFilter(QObject *watched, QEvent *event)
{
    // Qt gives panels their stored widths only in a window that has its size, and loses them in one that is still to be shown.
    if (watched == &m_window && event->type() == QEvent::Show && m_arrangedUnseen) {
        QTimer::singleShot(0, this, [this] {
            if (std::exchange(m_arrangedUnseen, false))
                arrange(at(m_current), m_layouts[m_current]);
        });
    }
    return QObject::eventFilter(watched, event);
}

void Workspaces::arrange(const Workspace &workspace, const QByteArray &layout)
{
    // On the way from one layout to the other the docks may for a moment need more room than the window has: it must not grow.
    const QSize least = m_window.minimumSize();
    const QSize most = m_window.maximumSize();
    m_window.setFixedSize(m_window.size());
    m_docks.forEach([&](const QString &name, QDockWidget *dock) {
        const bool here = workspace.docks.contains(name);
        dock->toggleViewAction()->setVisible(here);
        dock->toggleViewAction()->setEnabled(here);
        if (!here)
            dock->hide();
    });
    if (layout.isEmpty() || !m_window.restoreState(layout, kLayoutVersion)) {
        for (const QString &name : workspace.docks) {
            m_docks[name]->setFloating(false);
            m_docks[name]->show();
        }
        workspace.arrange();
    }
    // A layout stored by an older Marrow may say otherwise of what does not belong here.
    m_docks.forEach([&](const QString &name, QDockWidget *dock) {
        if (!workspace.docks.contains(name))
            dock->hide();
    });
    for (const Workspace &other : m_workspaces) {
        if (other.tools)
            other.tools->setVisible(other.tools == workspace.tools);
    }
    m_window.setMinimumSize(least);
    m_window.setMaximumSize(most);
    // Now and when the docks have finished moving.
    QTimer::singleShot(0, this, &Workspaces::hideEmptyTabBars);
    QTimer::singleShot(400, this, &Workspaces::hideEmptyTabBars);
}

void Workspaces::hideEmptyTabBars()
{
    // The window leaves the tab bars of docks that moved away lying over others; it shows them again when it needs them.
    for (QTabBar *bar : m_window.findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
        if (bar->count() == 0)
            bar->hide();
    }
}

void Workspaces::setAvailable(const QStringList &ids, const QString &why)
{
    m_available = ids;
    m_why = why;
    retranslate();
}

void Workspaces::resetCurrent()
{
    m_layouts[m_current].clear();
    m_preferences.setDockLayout(m_current, {});
    arrange(at(m_current), {});
}

void Workspaces::store()
{
    if (!m_arrangedUnseen)
        m_layouts[m_current] = m_window.saveState(kLayoutVersion);
    for (const auto &[id, layout] : m_layouts)
        m_preferences.setDockLayout(id, layout);
}

void Workspaces::retranslate()
{
    for (const Workspace &workspace : m_workspaces) {
        QAction *action = actionOf(workspace.id);
        const bool available = m_available.contains(workspace.id);
        action->setText(workspace.title());
        action->setToolTip(available ? workspace.hint() : workspace.hint() + '\n' + m_why);
        action->setEnabled(available);
        if (workspace.tools)
            workspace.tools->setWindowTitle(tr("Tools")); // several workspaces share a bar
    }
}

} // namespace marrow

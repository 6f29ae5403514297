#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <map>
#include <vector>

class QActionGroup;
class QMainWindow;
class QToolBar;

namespace marrow {

class Docks;
class Preferences;

/// One way of working: which panels are there, where they stand in a new window, and which tools.
struct Workspace
{
    QString id;                     ///< stable: its layout is kept under it
    std::function<QString()> title; ///< asked again when the language changes
    std::function<QString()> hint;  ///< one sentence for the tooltip
    QStringList docks;
    QToolBar *tools = nullptr; ///< hidden in workspaces without it; several may share one
    std::function<void()> arrange;
};

/// The workspaces of the window and the row of buttons that switches between them. Each remembers its own layout between
/// switches and between runs; switching changes no document. Owned by the window.
class Workspaces : public QObject
{
    Q_OBJECT

public:
    Workspaces(QMainWindow &window, Docks &docks, Preferences &preferences);

    void add(Workspace workspace);
    /// The buttons, for the corner of the menu bar. Pressing one only asks: see chosen().
    QWidget *switcher() const { return m_switcher; }
    /// The same choices as actions, for the view menu.
    QList<class QAction *> actions() const;
    const QString &current() const { return m_current; }
    void use(const QString &id);
    /// Those that cannot be entered now are grey, and `why` is their tooltip.
    void setAvailable(const QStringList &ids, const QString &why);
    /// Panels of the present workspace back where they began.
    void resetCurrent();
    /// Keeps the present layout for the next run.
    void store();
    void retranslate();

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    /// A person picked one; the owner answers with use().
    void chosen(const QString &id);

private:
    void arrange(const Workspace &workspace, const QByteArray &layout);
    void hideEmptyTabBars();
    const Workspace &at(const QString &id) const;
    QAction *actionOf(const QString &id) const;

    QMainWindow &m_window;
    Docks &m_docks;
    Preferences &m_preferences;
    QWidget *m_switcher;
    QActionGroup *m_actions;
    std::vector<Workspace> m_workspaces;
    std::map<QString, QByteArray> m_layouts;
    QStringList m_available;
    QString m_why;
    QString m_current;
    bool m_arrangedUnseen = false; ///< the present layout was taken up before the window was shown, which keeps no widths
};

} // namespace marrow

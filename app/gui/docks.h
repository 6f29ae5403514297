#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <map>

class QDockWidget;
class QMainWindow;

namespace marrow {

/// Every panel of the window in its dock, by name. Workspaces choose among them. Owned by the window.
class Docks : public QObject
{
    Q_OBJECT

public:
    explicit Docks(QMainWindow &window);

    /// `title` is asked again when the language changes.
    QDockWidget *add(const QString &name, QWidget *panel, std::function<QString()> title);
    QDockWidget *operator[](const QString &name) const { return m_docks.at(name).widget; }
    bool contains(const QString &name) const { return m_docks.contains(name); }
    void forEach(const std::function<void(const QString &, QDockWidget *)> &function) const;
    /// Shows a panel and brings it before those it shares a place with.
    void raise(const QString &name) const;
    void retranslate();

private:
    struct Dock
    {
        QDockWidget *widget;
        std::function<QString()> title;
    };

    QMainWindow &m_window;
    std::map<QString, Dock> m_docks;
};

} // namespace marrow

#include "app/gui/docks.h"

#include <QDockWidget>
#include <QMainWindow>

namespace marrow {

Docks::Docks(QMainWindow &window)
    : QObject(&window)
    , m_window(window)
{
}

QDockWidget *Docks::add(const QString &name, QWidget *panel, std::function<QString()> title)
{
    auto *dock = new QDockWidget(&m_window);
    dock->setObjectName("dock." + name);
    dock->setWidget(panel);
    dock->setWindowTitle(title());
    m_docks[name] = {dock, std::move(title)};
    m_window.addDockWidget(Qt::RightDockWidgetArea, dock);
    dock->hide();
    return dock;
}

void Docks::forEach(const std::function<void(const QString &, QDockWidget *)> &function) const
{
    for (const auto &[name, dock] : m_docks)
        function(name, dock.widget);
}

void Docks::raise(const QString &name) const
{
    QDockWidget *dock = (*this)[name];
    dock->show();
    dock->raise();
}

void Docks::retranslate()
{
    for (const auto &[name, dock] : m_docks)
        dock.widget->setWindowTitle(dock.title());
}

} // namespace marrow

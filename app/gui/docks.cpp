#include "app/gui/docks.h"

#include <QAbstractButton>
#include <QAction>
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
    // What a person asks for is to be seen, also where it shares its place with others.
    connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool shown) {
        if (shown)
            dock->raise();
    });
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
    for (const auto &[name, dock] : m_docks) {
        dock.widget->setWindowTitle(dock.title());
        // Qt names its buttons once, in the language the window began with.
        for (const auto &[button, word] : {std::pair("qt_dockwidget_closebutton", tr("Close")), std::pair("qt_dockwidget_floatbutton", tr("Float"))}) {
            if (auto *found = dock.widget->findChild<QAbstractButton *>(QLatin1String(button), Qt::FindDirectChildrenOnly))
                found->setAccessibleName(word);
        }
    }
}

} // namespace marrow

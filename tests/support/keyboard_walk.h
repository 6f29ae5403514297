#pragma once

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QStringList>
#include <QWidget>

#include <algorithm>
#include <vector>

namespace marrow {

/// What somebody meets in a panel who works by keyboard alone or hears the window instead of seeing it. Each answer is a list of
/// faults in words, empty when there is none.

inline QString nameOfControl(const QWidget *control)
{
    const auto *button = qobject_cast<const QAbstractButton *>(control);
    return QStringLiteral("%1 %2 “%3”").arg(QLatin1String(control->metaObject()->className()), control->objectName(), button && !button->text().isEmpty() ? button->text() : control->accessibleName());
}

/// Where Tab stops in the panel, in the order it does.
inline std::vector<QWidget *> tabStops(QWidget *panel)
{
    std::vector<QWidget *> stops;
    QWidget *at = panel;
    do {
        const bool stopsHere = (at->focusPolicy() & Qt::TabFocus) && at->isVisible() && at->isEnabled() && !at->focusProxy();
        if (stopsHere && (at == panel || panel->isAncestorOf(at)))
            stops.push_back(at);
        at = at->nextInFocusChain();
    } while (at != panel);
    return stops;
}

inline QRect placeIn(const QWidget *panel, const QWidget *control)
{
    return {control->mapTo(panel, QPoint()), control->size()};
}

/// Tab goes down the panel, and in a line from left to right.
inline QStringList faultsOfTabOrder(QWidget *panel)
{
    QStringList faults;
    const std::vector<QWidget *> stops = tabStops(panel);
    for (std::size_t i = 1; i < stops.size(); ++i) {
        const QRect before = placeIn(panel, stops[i - 1]);
        const QRect here = placeIn(panel, stops[i]);
        const int shared = std::min(before.bottom(), here.bottom()) - std::max(before.top(), here.top());
        const bool sameLine = shared * 2 > std::min(before.height(), here.height());
        if (here.bottom() <= before.top() || (sameLine && here.right() <= before.left()))
            faults.append(QStringLiteral("%1 comes after %2").arg(nameOfControl(stops[i]), nameOfControl(stops[i - 1])));
    }
    return faults;
}

/// Every control says what it is and what it does.
inline QStringList faultsOfNames(QWidget *panel)
{
    QStringList faults;
    for (QWidget *stop : tabStops(panel)) {
        const auto *button = qobject_cast<QAbstractButton *>(stop);
        if (stop->accessibleName().isEmpty() && !(button && !button->text().isEmpty()))
            faults.append(QStringLiteral("%1 has no accessible name").arg(nameOfControl(stop)));
        if (stop->toolTip().isEmpty() && !qobject_cast<QAbstractScrollArea *>(stop)) // lists tell of each entry
            faults.append(QStringLiteral("%1 has no tooltip").arg(nameOfControl(stop)));
    }
    return faults;
}

/// Where the keyboard is can be seen.
inline QStringList faultsOfFocusRing(QWidget *panel)
{
    QStringList faults;
    QWidget *window = panel->window();
    QApplication::setActiveWindow(window);
    for (QWidget *stop : tabStops(panel)) {
        const auto look = [&] {
            QApplication::processEvents();
            return stop->grab().toImage();
        };
        if (QWidget *focused = QApplication::focusWidget())
            focused->clearFocus();
        const QImage without = look();
        stop->setFocus(Qt::TabFocusReason);
        if (QApplication::focusWidget() != stop) {
            faults.append(QStringLiteral("%1 does not take the focus").arg(nameOfControl(stop)));
            continue;
        }
        if (look() == without)
            faults.append(QStringLiteral("%1 looks the same with the focus").arg(nameOfControl(stop)));
    }
    return faults;
}

} // namespace marrow

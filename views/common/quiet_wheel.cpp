#include "views/common/quiet_wheel.h"

#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>

namespace marrow {

namespace {

bool isSetting(const QObject *object)
{
    return qobject_cast<const QComboBox *>(object) || qobject_cast<const QAbstractSpinBox *>(object)
        || (qobject_cast<const QAbstractSlider *>(object) && !qobject_cast<const QScrollBar *>(object));
}

bool isScrolled(const QWidget &widget)
{
    const QWidget *parent = widget.parentWidget();
    while (parent && !parent->isWindow() && !qobject_cast<const QAbstractScrollArea *>(parent))
        parent = parent->parentWidget();
    return qobject_cast<const QAbstractScrollArea *>(parent);
}

} // namespace

QuietWheel::QuietWheel(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool QuietWheel::eventFilter(QObject *watched, QEvent *event)
{
    if ((event->type() != QEvent::Wheel && event->type() != QEvent::Polish) || !isSetting(watched))
        return false;
    auto *widget = static_cast<QWidget *>(watched);
    if (event->type() == QEvent::Polish) {
        if (widget->focusPolicy() == Qt::WheelFocus)
            widget->setFocusPolicy(Qt::StrongFocus);
        return false;
    }
    if (widget->hasFocus() || !isScrolled(*widget))
        return false;
    event->ignore(); // what holds it scrolls instead
    return true;
}

} // namespace marrow

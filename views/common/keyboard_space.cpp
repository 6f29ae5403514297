#include "views/common/keyboard_space.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QFocusEvent>
#include <QKeyEvent>

namespace marrow {

namespace {

bool hasCheckMark(const QAbstractItemView &view)
{
    const QModelIndex index = view.currentIndex(); // items of lists say they can be checked also when they show no mark
    return index.flags() & Qt::ItemIsUserCheckable && index.data(Qt::CheckStateRole).isValid();
}

} // namespace

KeyboardSpace::KeyboardSpace(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool KeyboardSpace::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn && watched->isWidgetType()) {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        // A window or menu that comes and goes gives the focus back to where it was.
        if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason)
            m_byKeyboard = reason != Qt::MouseFocusReason;
        return false;
    }
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() != Qt::Key_Space || key->modifiers() & ~Qt::KeypadModifier)
        return false;
    const auto *button = qobject_cast<QAbstractButton *>(watched);
    const auto *view = qobject_cast<QAbstractItemView *>(watched);
    if (!(button && button->isEnabled() && m_byKeyboard) && !(view && hasCheckMark(*view)))
        return false;
    event->accept(); // the key goes to the widget instead of the window's shortcut
    return true;
}

} // namespace marrow

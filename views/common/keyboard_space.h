#pragma once

#include <QObject>

namespace marrow {

/// Space plays, from anywhere in the window; but on a button or check box that was reached by keyboard it presses that one, and on a
/// row with a check mark it sets the mark. Without this the window's shortcut takes every Space and nothing in a panel can be
/// pressed without a mouse. A button that was clicked with the mouse keeps the focus too: there Space goes on playing, so that
/// "key, then play" does not key twice. Watches the whole application.
class KeyboardSpace : public QObject
{
    Q_OBJECT

public:
    explicit KeyboardSpace(QObject *parent);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool m_byKeyboard = true; ///< how the widget with the focus got it: anything but a click
};

} // namespace marrow

#pragma once

#include <QIcon>

class QPushButton;

namespace marrow {

/// One of our icons in the colour of words on the accent. An unknown name gives a null icon.
QIcon iconOnAccent(const QString &name);

/// Gives the icon of a button that is filled with the accent the colour of the words beside it, and gives it its own back when the
/// button is no longer filled: in dialogs whichever button has the focus is the filled one. Cheap; called before each painting.
void tintForButton(QPushButton &button);

} // namespace marrow

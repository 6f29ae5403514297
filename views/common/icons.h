#pragma once

#include <QIcon>
#include <QString>
#include <QStringList>

namespace marrow {

/// What an icon's colour says. The colour itself is looked up in the theme each time the icon is drawn.
enum class IconRole { Text, Secondary, Accent, Warning, Error, Good };

/// One of our icons (resources/icons/NAME.svg) in the colour of its role. Follows the application's palette by itself,
/// so an icon is set once and never renewed. An unknown name gives a null icon. GUI thread.
QIcon iconFor(const QString &name, IconRole role = IconRole::Text);

/// The names iconFor() knows, sorted.
QStringList iconNames();

} // namespace marrow

#include "views/common/button_icons.h"

#include <QPushButton>
#include <QVariant>

namespace marrow {

namespace {

constexpr const char *kOwn = "ownIcon";       ///< what the button shows when it is not filled
constexpr const char *kTinted = "tintedIcon"; ///< the cache key of what it was given instead

/// As the style sheet decides it.
bool isFilled(const QPushButton &button)
{
    return button.isDefault() || button.property("role").toString() == QLatin1String("primary");
}

} // namespace

void tintForButton(QPushButton &button)
{
    const QIcon icon = button.icon();
    if (icon.isNull())
        return;
    const bool tinted = button.property(kTinted).isValid() && button.property(kTinted).toLongLong() == icon.cacheKey();
    if (tinted == isFilled(button))
        return;
    if (tinted) {
        button.setIcon(button.property(kOwn).value<QIcon>());
        button.setProperty(kTinted, {});
        return;
    }
    const QIcon filled = iconOnAccent(icon.name());
    if (filled.isNull()) // not one of ours
        return;
    button.setProperty(kOwn, icon);
    button.setProperty(kTinted, filled.cacheKey());
    button.setIcon(filled);
}

} // namespace marrow

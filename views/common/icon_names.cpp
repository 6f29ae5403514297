#include "views/common/icon_names.h"

#include <QAbstractButton>
#include <QApplication>
#include <QEvent>
#include <QRegularExpression>

namespace marrow {

namespace {

constexpr const char *kNamedByHint = "namedByHint";

} // namespace

IconNames::IconNames(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool IconNames::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ToolTipChange && event->type() != QEvent::Polish)
        return false;
    auto *button = qobject_cast<QAbstractButton *>(watched);
    if (!button || button->toolTip().isEmpty())
        return false;
    if (!button->text().isEmpty()) {
        if (button->property(kNamedByHint).toBool()) { // it was given its word later
            button->setProperty(kNamedByHint, false);
            button->setAccessibleName({});
        }
        return false;
    }
    if (!button->accessibleName().isEmpty() && !button->property(kNamedByHint).toBool())
        return false;
    static const QRegularExpression kShortcut(QStringLiteral("\\s*[(（][^()（）]*[)）]\\s*$"));
    button->setProperty(kNamedByHint, true);
    button->setAccessibleName(button->toolTip().remove(kShortcut));
    return false;
}

} // namespace marrow

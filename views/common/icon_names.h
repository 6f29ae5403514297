#pragma once

#include <QObject>

namespace marrow {

/// Gives every button that shows an icon alone the name that its hint says, without the shortcut: a screen reader reads names, and no panel
/// has to say them twice or again in another language. A name given by hand stays. Watches the whole application.
class IconNames : public QObject
{
    Q_OBJECT

public:
    explicit IconNames(QObject *parent);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace marrow

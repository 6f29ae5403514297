#pragma once

#include <QObject>

class QWidget;

namespace marrow {

/// Lets the wheel scroll a panel whatever lies under the pointer: a list of choices or a slider inside a scrolled panel takes the wheel
/// only while it has the focus, and does not get it by the wheel. Nobody changes a setting in passing. Watches the whole
/// application.
class QuietWheel : public QObject
{
    Q_OBJECT

public:
    explicit QuietWheel(QObject *parent);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace marrow

#pragma once

#include <QString>

class QLabel;
class QStackedWidget;
class QToolButton;
class QWidget;

namespace marrow {

/// The pieces that panels are put together from, so that they look and behave alike. What is made belongs to `parent`.

/// A quiet label: units, counts, explanations.
QLabel *secondaryLabel(QWidget *parent);

/// A small button with an icon, reached by Tab but not by clicking, so that a click never takes the focus from a field.
QToolButton *iconButton(const QString &icon, QWidget *parent);

/// Fills `panel` with `content`, which scrolls up and down when the panel is low and is never cut off at the side.
void fillScrolling(QWidget *panel, QWidget *content);

/// The same with two pages: `empty` says what to do while there is nothing to show. The pages are `empty`, then `content`.
void fillScrolling(QWidget *panel, QStackedWidget *pages, QWidget *empty, QWidget *content);

} // namespace marrow

#include "views/common/panel_parts.h"

#include "views/common/icons.h"
#include "views/common/theme.h"

#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace marrow {

namespace {

QScrollArea *scrollAround(QWidget *content, QWidget *parent)
{
    auto *scroll = new QScrollArea(parent);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus); // what is in it scrolls into view when it takes the focus
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    return scroll;
}

void fill(QWidget *panel, QWidget *whole)
{
    auto *layout = new QVBoxLayout(panel);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(whole);
}

} // namespace

QLabel *secondaryLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setProperty("role", "secondary");
    return label;
}

QToolButton *iconButton(const QString &icon, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setIcon(iconFor(icon));
    button->setIconSize({metrics::kIconSize, metrics::kIconSize});
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void fillScrolling(QWidget *panel, QWidget *content)
{
    fill(panel, scrollAround(content, panel));
}

void fillScrolling(QWidget *panel, QStackedWidget *pages, QWidget *empty, QWidget *content)
{
    pages->addWidget(empty);
    pages->addWidget(scrollAround(content, panel));
    fill(panel, pages);
}

} // namespace marrow

#include "views/common/section.h"

#include "views/common/icons.h"
#include "views/common/theme.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace marrow {

Section::Section(QWidget *parent)
    : QWidget(parent)
    , m_heading(new QToolButton(this))
    , m_row(new QWidget(this))
    , m_layout(new QVBoxLayout(this))
{
    QFont font = interfaceFont();
    font.setWeight(QFont::DemiBold);
    m_heading->setFont(font);
    m_heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_heading->setIconSize({12, 12});
    m_heading->setFocusPolicy(Qt::TabFocus);
    m_heading->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_heading->setIcon(iconFor(QStringLiteral("chevron-down"), IconRole::Secondary));
    connect(m_heading, &QToolButton::clicked, this, [this] { setOpen(!m_open); });

    auto *row = new QHBoxLayout(m_row);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(metrics::kUnit);
    row->addWidget(m_heading, 1);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(metrics::kUnit);
    m_layout->addWidget(m_row);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void Section::setTitle(const QString &title)
{
    m_heading->setText(title);
    m_heading->setAccessibleName(title);
    sayWhatAClickDoes(); // titles are given anew with the language
}

void Section::sayWhatAClickDoes()
{
    m_heading->setToolTip(m_open ? tr("Fold this part away (Space)") : tr("Open this part (Space)"));
}

void Section::setContent(QWidget *content)
{
    delete m_content;
    m_content = content;
    m_layout->addWidget(content);
    content->setVisible(m_open);
}

void Section::setCorner(QWidget *corner)
{
    m_row->layout()->addWidget(corner);
}

void Section::setOpen(bool open)
{
    if (m_open == open)
        return;
    m_open = open;
    m_heading->setIcon(iconFor(open ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right"), IconRole::Secondary));
    if (m_content)
        m_content->setVisible(open);
    sayWhatAClickDoes();
    emit toggled(open);
}

} // namespace marrow

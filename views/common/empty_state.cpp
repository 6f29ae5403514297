#include "views/common/empty_state.h"

#include "views/common/icons.h"
#include "views/common/theme.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace marrow {

namespace {
constexpr int kPictureSize = 40;
constexpr int kMaxButtonWidth = 240;
constexpr int kMargin = 16;
constexpr int kTightMargin = 6;
} // namespace

EmptyState::EmptyState(const QString &iconName, QWidget *parent)
    : QWidget(parent)
    , m_iconName(iconName)
    , m_icon(new QLabel(this))
    , m_title(new QLabel(this))
    , m_explanation(new QLabel(this))
    , m_buttons(new QVBoxLayout)
{
    setProperty("role", "panel");
    m_icon->setAlignment(Qt::AlignCenter);
    for (QLabel *label : {m_title, m_explanation}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    m_explanation->setProperty("role", "secondary");
    QFont bold = interfaceFont();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_buttons->setSpacing(metrics::kUnit + 2);

    auto *row = new QHBoxLayout;
    row->addStretch();
    row->addLayout(m_buttons, 1);
    row->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    layout->setSpacing(metrics::kPanelPadding);
    layout->addStretch(2);
    layout->addWidget(m_icon);
    layout->addWidget(m_title);
    layout->addWidget(m_explanation);
    layout->addSpacing(metrics::kUnit);
    layout->addLayout(row);
    layout->addStretch(3);
    drawIcon();
}

void EmptyState::setText(const QString &title, const QString &explanation)
{
    m_title->setText(title);
    m_explanation->setText(explanation);
    m_explanation->setVisible(!explanation.isEmpty());
    fit();
}

void EmptyState::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void EmptyState::fit()
{
    const int text = width() - 2 * kMargin;
    int needed = 2 * kMargin + kPictureSize + m_buttons->sizeHint().height() + 4 * layout()->spacing();
    for (const QLabel *label : {m_title, m_explanation}) {
        if (!label->text().isEmpty())
            needed += label->heightForWidth(text);
    }
    const bool roomy = height() >= needed;
    const int margin = roomy ? kMargin : kTightMargin;
    if (roomy == m_icon->isVisibleTo(this) && layout()->contentsMargins().top() == margin)
        return;
    m_icon->setVisible(roomy);
    layout()->setContentsMargins(margin, margin, margin, margin);
}

QPushButton *EmptyState::addButton(const QString &iconName)
{
    auto *button = new QPushButton(this);
    if (!iconName.isEmpty())
        button->setIcon(iconFor(iconName));
    button->setMaximumWidth(kMaxButtonWidth);
    button->setMinimumWidth(140);
    m_buttons->addWidget(button);
    return button;
}

void EmptyState::addControl(QWidget *control)
{
    m_buttons->addWidget(control);
}

void EmptyState::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationPaletteChange)
        drawIcon();
}

void EmptyState::drawIcon()
{
    m_icon->setPixmap(iconFor(m_iconName, IconRole::Secondary).pixmap(QSize(kPictureSize, kPictureSize), devicePixelRatioF()));
}

} // namespace marrow

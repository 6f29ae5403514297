#include "views/common/progress_strip.h"

#include "views/common/theme.h"

#include <QEvent>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

#include <cmath>

namespace marrow {

namespace {

constexpr int kBarSteps = 1000;
constexpr int kBarWidth = 120;
constexpr int kTextWidth = 320;

} // namespace

ProgressStrip::ProgressStrip(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new QToolButton(this))
{
    m_bar->setRange(0, kBarSteps);
    m_bar->setFixedWidth(kBarWidth);
    m_bar->setTextVisible(false);
    m_cancel->setFocusPolicy(Qt::StrongFocus);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(metrics::kPanelPadding);
    row->addWidget(m_text);
    row->addWidget(m_bar);
    row->addWidget(m_cancel);
    connect(m_cancel, &QToolButton::clicked, this, &ProgressStrip::cancelRequested);
    hide();
}

void ProgressStrip::showWork(const QString &text, double fraction, const QString &cancelHint)
{
    m_text->setText(fontMetrics().elidedText(text, Qt::ElideMiddle, kTextWidth));
    m_text->setToolTip(text);
    m_bar->setValue(static_cast<int>(std::lround(fraction * kBarSteps)));
    m_bar->setAccessibleName(text);
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(cancelHint);
    m_cancel->setAccessibleName(cancelHint);
    show();
}

void ProgressStrip::hideWork()
{
    hide();
}

void ProgressStrip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        showState();
    QWidget::changeEvent(event);
}

} // namespace marrow

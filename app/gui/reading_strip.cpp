#include "app/gui/reading_strip.h"

#include "app/gui/background_reading.h"
#include "views/common/theme.h"

#include <QEvent>
#include <QFileInfo>
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
constexpr int kNameWidth = 220;

} // namespace

ReadingStrip::ReadingStrip(BackgroundReading &reading, QWidget *parent)
    : QWidget(parent)
    , m_reading(reading)
    , m_text(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new QToolButton(this))
{
    setObjectName("readingStrip");
    m_bar->setRange(0, kBarSteps);
    m_bar->setFixedWidth(kBarWidth);
    m_bar->setTextVisible(false);
    m_cancel->setObjectName("readingCancel");
    m_cancel->setFocusPolicy(Qt::StrongFocus);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(metrics::kPanelPadding);
    row->addWidget(m_text);
    row->addWidget(m_bar);
    row->addWidget(m_cancel);
    connect(m_cancel, &QToolButton::clicked, &reading, &BackgroundReading::cancel);
    connect(&reading, &BackgroundReading::changed, this, &ReadingStrip::showState);
    showState();
}

void ReadingStrip::showState()
{
    setVisible(m_reading.isBusy());
    if (!m_reading.isBusy())
        return;
    const QString name = QFileInfo(m_reading.path()).fileName();
    const QString shown = fontMetrics().elidedText(name, Qt::ElideMiddle, kNameWidth);
    m_text->setText(m_reading.waiting() > 0 ? tr("Opening %1, %n more waiting", nullptr, m_reading.waiting()).arg(shown) : tr("Opening %1").arg(shown));
    m_text->setToolTip(m_reading.path());
    m_bar->setValue(static_cast<int>(std::lround(m_reading.progress() * kBarSteps)));
    m_bar->setAccessibleName(m_text->text());
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stop opening %1; other documents stay as they are").arg(name));
    m_cancel->setAccessibleName(m_cancel->toolTip());
}

void ReadingStrip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        showState();
    QWidget::changeEvent(event);
}

} // namespace marrow

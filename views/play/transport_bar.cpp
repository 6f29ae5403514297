#include "views/play/transport_bar.h"

#include "views/common/icons.h"
#include "views/common/number_field.h"
#include "views/common/theme.h"
#include "views/play/status_pill.h"
#include "views/puppet/puppet_context.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

namespace marrow {

TransportBar::TransportBar(QWidget *parent)
    : QWidget(parent)
    , m_restart(new QToolButton(this))
    , m_play(new QToolButton(this))
    , m_step(new QToolButton(this))
    , m_time(new QLabel(this))
    , m_scale(new NumberField(this))
    , m_pill(new StatusPill(this))
{
    setObjectName("transportBar");
    m_restart->setIcon(iconFor(QStringLiteral("first")));
    m_step->setIcon(iconFor(QStringLiteral("step-forward")));
    m_play->setObjectName("puppetPlay");
    m_step->setObjectName("puppetStep");
    m_restart->setObjectName("puppetRestart");
    m_time->setProperty("role", "secondary");
    m_time->setMinimumWidth(56);
    m_time->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_scale->setRange(PuppetContext::kMinTimeScale, PuppetContext::kMaxTimeScale);
    m_scale->setDecimals(2);
    m_scale->setStep(0.05);
    m_scale->setDefaultValue(1);
    m_scale->setUnit(QStringLiteral("×"));
    m_scale->setFixedWidth(60);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 2, 8, 2);
    layout->setSpacing(4);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_restart, m_play, m_step, m_time, m_scale})
        layout->addWidget(widget);
    layout->addStretch();
    layout->addWidget(m_pill);
    connect(m_restart, &QToolButton::clicked, this, &TransportBar::restart);
    connect(m_play, &QToolButton::clicked, this, &TransportBar::togglePlaying);
    connect(m_step, &QToolButton::clicked, this, &TransportBar::step);
    connect(m_scale, &NumberField::valueCommitted, this, [this](double scale) { m_context->setTimeScale(scale); });
    connect(m_scale, &NumberField::valueChanging, this, [this](double scale) { m_context->setTimeScale(scale); });
    retranslate();
    setContext(nullptr);
}

void TransportBar::setContext(PuppetContext *context)
{
    if (m_context) {
        m_context->setPlaying(false); // what is not seen does not run
        m_context->disconnect(this);
    }
    m_context = context;
    if (context) {
        connect(context, &PuppetContext::playingChanged, this, &TransportBar::refresh);
        connect(context, &PuppetContext::settingsChanged, this, &TransportBar::refresh);
        connect(context, &PuppetContext::ticked, this, &TransportBar::refreshTime);
        connect(context, &PuppetContext::rebuilt, this, &TransportBar::refreshTime);
    }
    setEnabled(context != nullptr);
    m_pill->setContext(context);
    refresh();
}

void TransportBar::togglePlaying()
{
    if (m_context)
        m_context->setPlaying(!m_context->isPlaying());
}

void TransportBar::step()
{
    if (m_context)
        m_context->step();
}

void TransportBar::restart()
{
    if (!m_context)
        return;
    m_context->restart();
    refreshTime();
}

void TransportBar::refresh()
{
    const bool playing = m_context && m_context->isPlaying();
    m_play->setIcon(iconFor(playing ? QStringLiteral("pause") : QStringLiteral("play")));
    m_play->setToolTip(playing ? tr("Pause (Space)") : tr("Let time run: clips, physics, cloth (Space)"));
    m_play->setAccessibleName(m_play->toolTip());
    if (m_context)
        m_scale->setValue(m_context->timeScale());
    refreshTime();
}

void TransportBar::refreshTime()
{
    m_time->setText(m_context ? tr("%1 s").arg(QLocale().toString(m_context->elapsed(), 'f', 2)) : QString());
}

void TransportBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

void TransportBar::retranslate()
{
    m_restart->setToolTip(tr("Start time anew: physics and cloth at rest, clips at their beginning (Home)"));
    m_restart->setAccessibleName(tr("Start anew"));
    m_step->setToolTip(tr("One sixtieth of a second (.)"));
    m_step->setAccessibleName(tr("Step"));
    m_scale->setToolTip(tr("How fast time runs"));
    m_scale->setAccessibleName(tr("Time scale"));
}

} // namespace marrow

#include "views/motion/motion_transport.h"

#include "views/common/icons.h"
#include "views/common/number_field.h"
#include "views/motion/motion_context.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

namespace marrow {

MotionTransport::MotionTransport(QWidget *parent)
    : QWidget(parent)
    , m_first(new QToolButton(this))
    , m_back(new QToolButton(this))
    , m_play(new QToolButton(this))
    , m_forward(new QToolButton(this))
    , m_last(new QToolButton(this))
    , m_loop(new QToolButton(this))
    , m_scrub(new QSlider(Qt::Horizontal, this))
    , m_frame(new NumberField(this))
    , m_frames(new QLabel(this))
    , m_time(new QLabel(this))
    , m_speed(new NumberField(this))
{
    setObjectName("motionTransport");
    build();
    connect(m_first, &QToolButton::clicked, this, [this] { m_context->setFrame(0); });
    connect(m_last, &QToolButton::clicked, this, [this] { m_context->setFrame(m_context->motion().frames - 1); });
    connect(m_back, &QToolButton::clicked, this, [this] { m_context->stepFrames(-1); });
    connect(m_forward, &QToolButton::clicked, this, [this] { m_context->stepFrames(1); });
    connect(m_play, &QToolButton::clicked, this, &MotionTransport::togglePlaying);
    connect(m_loop, &QToolButton::clicked, this, [this](bool on) { m_context->playback().setMode(on ? Playback::Mode::Loop : Playback::Mode::Once); });
    connect(m_scrub, &QSlider::valueChanged, this, [this](int frame) { m_context->setFrame(frame); });
    connect(m_frame, &NumberField::valueChanging, this, [this](double frame) { m_context->setFrame(static_cast<int>(frame)); });
    connect(m_frame, &NumberField::valueCommitted, this, [this](double frame) { m_context->setFrame(static_cast<int>(frame)); });
    connect(m_speed, &NumberField::valueCommitted, this, [this](double speed) { m_context->playback().setSpeed(speed); });
    retranslate();
    refresh();
}

void MotionTransport::build()
{
    const std::pair<QToolButton *, const char *> icons[] = {{m_first, "first"}, {m_back, "step-back"}, {m_forward, "step-forward"}, {m_last, "last"}, {m_loop, "loop"}};
    for (const auto &[button, icon] : icons)
        button->setIcon(iconFor(QString::fromLatin1(icon)));
    m_play->setObjectName("motionPlay");
    m_loop->setObjectName("motionLoop");
    m_scrub->setObjectName("motionScrub");
    m_frame->setObjectName("motionFrame");
    m_speed->setObjectName("motionSpeed");
    m_forward->setObjectName("motionForward");
    m_loop->setCheckable(true);
    m_scrub->setMinimumWidth(80);
    m_frame->setDecimals(0);
    m_frame->setStep(1);
    m_frame->setFixedWidth(56);
    m_speed->setRange(Playback::kMinSpeed, Playback::kMaxSpeed);
    m_speed->setDecimals(2);
    m_speed->setStep(0.05);
    m_speed->setDefaultValue(1);
    m_speed->setUnit(QStringLiteral("×"));
    m_speed->setFixedWidth(60);
    m_frames->setProperty("role", "secondary");
    m_time->setProperty("role", "secondary");
    m_time->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_time->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("00.00 / 00.00 s")) + 8);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 2, 8, 2);
    layout->setSpacing(4);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_first, m_back, m_play, m_forward, m_last, m_loop})
        layout->addWidget(widget);
    layout->addWidget(m_scrub, 1);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_frame, m_frames, m_time, m_speed})
        layout->addWidget(widget);
}

void MotionTransport::setContext(MotionContext *context)
{
    if (m_context) {
        m_context->playback().pause();
        m_context->disconnect(this);
        m_context->playback().disconnect(this);
    }
    m_context = context;
    if (context) {
        connect(context, &MotionContext::clipChanged, this, &MotionTransport::refresh);
        connect(&context->playback(), &Playback::timeChanged, this, &MotionTransport::refreshFrame);
        connect(&context->playback(), &Playback::playingChanged, this, &MotionTransport::refresh);
        connect(&context->playback(), &Playback::settingsChanged, this, &MotionTransport::refresh);
    }
    refresh();
}

void MotionTransport::togglePlaying()
{
    if (m_context)
        m_context->playback().toggle();
}

void MotionTransport::refresh()
{
    const int frames = m_context ? m_context->motion().frames : 0;
    setEnabled(m_context != nullptr);
    const bool playing = m_context && m_context->playback().isPlaying();
    m_play->setIcon(iconFor(playing ? QStringLiteral("pause") : QStringLiteral("play")));
    m_play->setToolTip(playing ? tr("Pause (Space)") : tr("Play (Space)"));
    m_play->setAccessibleName(playing ? tr("Pause") : tr("Play"));
    m_play->setEnabled(frames > 1);
    m_loop->setChecked(m_context && m_context->playback().mode() == Playback::Mode::Loop);
    if (m_context)
        m_speed->setValue(m_context->playback().speed());
    {
        const QSignalBlocker block(m_scrub);
        m_scrub->setRange(0, std::max(0, frames - 1));
        m_scrub->setPageStep(std::max(1, frames / 10));
    }
    m_frame->setRange(0, std::max(0, frames - 1));
    m_frames->setText(frames > 0 ? QStringLiteral("/ ") + QLocale().toString(frames - 1) : QString());
    refreshFrame();
}

void MotionTransport::refreshFrame()
{
    if (!m_context) {
        m_time->clear();
        return;
    }
    const QSignalBlocker block(m_scrub);
    const int frame = m_context->frame();
    m_scrub->setValue(frame);
    m_frame->setValue(frame);
    const QLocale locale;
    m_time->setText(tr("%1 / %2 s").arg(locale.toString(frame / m_context->motion().fps, 'f', 2), locale.toString(m_context->motion().durationSeconds(), 'f', 2)));
}

void MotionTransport::retranslate()
{
    const auto name = [](QWidget *widget, const QString &text, const QString &shortcut = {}) {
        widget->setAccessibleName(text);
        widget->setToolTip(shortcut.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, shortcut));
    };
    name(m_first, tr("To the first frame"));
    name(m_last, tr("To the last frame"));
    name(m_back, tr("One frame back"), QStringLiteral("Alt+,"));
    name(m_forward, tr("One frame on"), QStringLiteral("Alt+."));
    name(m_loop, tr("Begin again at the end"));
    name(m_scrub, tr("The frame on show; drag to move through the motion"));
    name(m_frame, tr("Frame"));
    name(m_speed, tr("How fast it plays"));
    m_time->setAccessibleName(tr("Time"));
}

void MotionTransport::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace marrow

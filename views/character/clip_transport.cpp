#include "views/character/clip_transport.h"

#include "views/common/icons.h"
#include "views/common/number_field.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <cmath>

namespace marrow {

ClipTransport::ClipTransport(QWidget *parent)
    : QWidget(parent)
    , m_clips(new QComboBox(this))
    , m_back(new QToolButton(this))
    , m_play(new QToolButton(this))
    , m_forward(new QToolButton(this))
    , m_loop(new QToolButton(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_time(new NumberField(this))
    , m_length(new QLabel(this))
    , m_speed(new NumberField(this))
{
    setObjectName("clipTransport");
    m_clips->setObjectName("characterClip");
    m_play->setObjectName("characterPlay");
    m_slider->setObjectName("characterScrub");
    m_clips->setMinimumWidth(120);
    m_clips->setMaximumWidth(220);
    m_clips->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_back->setIcon(iconFor(QStringLiteral("step-back")));
    m_forward->setIcon(iconFor(QStringLiteral("step-forward")));
    m_loop->setIcon(iconFor(QStringLiteral("loop")));
    m_loop->setCheckable(true);
    m_time->setDecimals(0);
    m_time->setStep(10);
    m_time->setUnit(QStringLiteral("ms"));
    m_time->setFixedWidth(72);
    m_speed->setRange(Playback::kMinSpeed, Playback::kMaxSpeed);
    m_speed->setDecimals(2);
    m_speed->setStep(0.05);
    m_speed->setDefaultValue(1);
    m_speed->setUnit(QStringLiteral("×"));
    m_speed->setFixedWidth(60);
    m_length->setProperty("role", "secondary");
    m_slider->setMinimumWidth(80);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 2, 8, 2);
    layout->setSpacing(4);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_clips, m_back, m_play, m_forward, m_loop})
        layout->addWidget(widget);
    layout->addWidget(m_slider, 1);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_time, m_length, m_speed})
        layout->addWidget(widget);
    connect(m_clips, &QComboBox::activated, this, [this](int row) {
        m_context->setClip(m_clips->itemData(row).toInt());
    });
    connect(m_play, &QToolButton::clicked, this, &ClipTransport::togglePlaying);
    connect(m_back, &QToolButton::clicked, this, [this] { stepKey(-1); });
    connect(m_forward, &QToolButton::clicked, this, [this] { stepKey(1); });
    connect(m_loop, &QToolButton::clicked, this, [this](bool on) { m_context->playback().setMode(on ? Playback::Mode::Loop : Playback::Mode::Once); });
    const auto seek = [this](double time) {
        m_context->takePose();
        m_context->playback().setTime(time);
    };
    connect(m_slider, &QSlider::valueChanged, this, seek);
    connect(m_time, &NumberField::valueChanging, this, seek);
    connect(m_time, &NumberField::valueCommitted, this, seek);
    connect(m_speed, &NumberField::valueCommitted, this, [this](double speed) { m_context->playback().setSpeed(speed); });
    retranslate();
    setContext(nullptr);
}

void ClipTransport::setContext(CharacterContext *context)
{
    if (m_context) {
        m_context->playback().pause(); // what is not seen does not run
        m_context->disconnect(this);
        m_context->playback().disconnect(this);
    }
    m_context = context;
    if (context) {
        connect(context, &CharacterContext::modelChanged, this, &ClipTransport::fillClips);
        connect(context, &CharacterContext::clipChanged, this, &ClipTransport::refresh);
        connect(&context->playback(), &Playback::playingChanged, this, &ClipTransport::refresh);
        connect(&context->playback(), &Playback::settingsChanged, this, &ClipTransport::refresh);
        connect(&context->playback(), &Playback::timeChanged, this, &ClipTransport::refreshTime);
    }
    fillClips();
}

void ClipTransport::fillClips()
{
    const QSignalBlocker block(m_clips);
    m_clips->clear();
    m_clips->addItem(tr("Bind pose"), -1);
    if (m_context) {
        int number = 0;
        for (const ModelClip &clip : m_context->model()->clips) {
            m_clips->addItem(clip.name.isEmpty() ? tr("clip %1").arg(number) : clip.name, number);
            ++number;
        }
    }
    refresh();
}

void ClipTransport::togglePlaying()
{
    if (!m_context || m_context->model()->clips.empty())
        return;
    if (m_context->clip() < 0)
        m_context->setClip(0);
    m_context->takePose();
    m_context->playback().toggle();
}

void ClipTransport::stepKey(int direction)
{
    const ModelClip *clip = m_context ? m_context->currentClip() : nullptr;
    if (!clip)
        return;
    const float now = static_cast<float>(m_context->playback().time() / 1000);
    constexpr float kSame = 0.0005F;
    float best = direction > 0 ? clip->durationSeconds : 0;
    for (const ModelTrack &track : clip->tracks) {
        for (const float time : track.times) {
            if (direction > 0 ? time > now + kSame && time < best : time < now - kSame && time > best)
                best = time;
        }
    }
    m_context->takePose();
    m_context->playback().pause();
    m_context->playback().setTime(static_cast<double>(best) * 1000);
}

void ClipTransport::stepFrame(int direction)
{
    const ModelClip *clip = m_context ? m_context->currentClip() : nullptr;
    if (!clip)
        return;
    constexpr double kFrameMs = 1000.0 / 30;
    const double frame = std::round(m_context->playback().time() / kFrameMs) + direction;
    m_context->takePose();
    m_context->playback().pause();
    m_context->playback().setTime(std::clamp(frame * kFrameMs, 0.0, static_cast<double>(clip->durationSeconds) * 1000));
}

void ClipTransport::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fillClips();
    }
    QWidget::changeEvent(event);
}

void ClipTransport::retranslate()
{
    const auto label = [](QWidget *widget, const QString &name, const QString &tip) {
        widget->setToolTip(tip);
        widget->setAccessibleName(name);
    };
    label(m_clips, tr("Clip"), tr("What the character does: one of its clips, or the bind pose"));
    label(m_back, tr("Previous key"), tr("To the key before (,)"));
    label(m_forward, tr("Next key"), tr("To the next key (.)"));
    label(m_loop, tr("Loop"), tr("From the start again at the end"));
    label(m_slider, tr("Time"), tr("Drag to move through the clip"));
    label(m_time, tr("Time in milliseconds"), tr("Where the clip stands"));
    label(m_speed, tr("Speed"), tr("How fast it plays"));
    refresh();
}

void ClipTransport::refresh()
{
    const ModelClip *clip = m_context ? m_context->currentClip() : nullptr;
    const bool playing = m_context && m_context->playback().isPlaying();
    m_clips->setEnabled(m_context && !m_context->model()->clips.empty());
    m_play->setEnabled(m_clips->isEnabled());
    m_play->setIcon(iconFor(playing ? QStringLiteral("pause") : QStringLiteral("play")));
    m_play->setToolTip(playing ? tr("Pause (Space)") : tr("Play (Space)"));
    m_play->setAccessibleName(playing ? tr("Pause") : tr("Play"));
    for (QWidget *widget : std::initializer_list<QWidget *>{m_back, m_forward, m_loop, m_slider, m_time, m_speed})
        widget->setEnabled(clip != nullptr);
    if (m_context) {
        m_clips->setCurrentIndex(m_clips->findData(m_context->clip()));
        m_loop->setChecked(m_context->playback().mode() == Playback::Mode::Loop);
        m_speed->setValue(m_context->playback().speed());
    }
    const QSignalBlocker block(m_slider);
    m_slider->setRange(0, clip ? static_cast<int>(std::lround(static_cast<double>(clip->durationSeconds) * 1000)) : 0);
    m_length->setText(clip ? QStringLiteral("/ %1").arg(QLocale().toString(m_slider->maximum())) : QString());
    refreshTime();
}

void ClipTransport::refreshTime()
{
    const double time = m_context ? m_context->playback().time() : 0;
    const QSignalBlocker block(m_slider);
    m_slider->setValue(static_cast<int>(std::lround(time)));
    m_time->setValue(time);
}

} // namespace marrow

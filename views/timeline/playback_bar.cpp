#include "views/timeline/playback_bar.h"

#include "model/voxel/key_times.h"
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

namespace marrow {

PlaybackBar::PlaybackBar(QWidget *parent)
    : QWidget(parent)
    , m_clips(new QComboBox(this))
    , m_first(new QToolButton(this))
    , m_back(new QToolButton(this))
    , m_play(new QToolButton(this))
    , m_forward(new QToolButton(this))
    , m_last(new QToolButton(this))
    , m_mode(new QComboBox(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_time(new NumberField(this))
    , m_length(new QLabel(this))
    , m_speed(new NumberField(this))
    , m_interpolation(new QComboBox(this))
{
    setObjectName("playbackBar");
    m_time->setObjectName("playTime");
    m_time->setDecimals(0);
    m_time->setStep(10);
    m_time->setUnit(QStringLiteral("ms"));
    m_time->setFixedWidth(72);
    m_speed->setRange(Playback::kMinSpeed, Playback::kMaxSpeed);
    m_speed->setDecimals(2);
    m_speed->setDefaultValue(1);
    m_speed->setUnit(QStringLiteral("×"));
    m_speed->setFixedWidth(52);
    m_length->setProperty("role", "secondary");
    m_first->setIcon(iconFor(QStringLiteral("first")));
    m_back->setIcon(iconFor(QStringLiteral("step-back")));
    m_forward->setIcon(iconFor(QStringLiteral("step-forward")));
    m_last->setIcon(iconFor(QStringLiteral("last")));
    m_last->hide(); // the slider's end is as near
    m_clips->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_clips->setMaximumWidth(150);
    m_mode->setFixedWidth(92);
    m_interpolation->setFixedWidth(96);
    m_slider->setMinimumWidth(80);

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 2, 8, 2);
    layout->setSpacing(4);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_clips, m_first, m_back, m_play, m_forward, m_last, m_mode})
        layout->addWidget(widget);
    layout->addWidget(m_slider, 1);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_time, m_length, m_speed, m_interpolation})
        layout->addWidget(widget);

    connect(m_clips, &QComboBox::activated, this, &PlaybackBar::chooseClip);
    connect(m_play, &QToolButton::clicked, this, &PlaybackBar::togglePlaying);
    connect(m_first, &QToolButton::clicked, this, [this] { m_context->playback().setTime(0); });
    connect(m_last, &QToolButton::clicked, this, [this] { m_context->playback().setTime(m_context->clip()->durationMs); });
    connect(m_back, &QToolButton::clicked, this, [this] { stepKey(-1); });
    connect(m_forward, &QToolButton::clicked, this, [this] { stepKey(1); });
    connect(m_mode, &QComboBox::activated, this, [this](int mode) { m_context->playback().setMode(static_cast<Playback::Mode>(mode)); });
    connect(m_slider, &QSlider::valueChanged, this, [this](int time) { m_context->playback().setTime(time); });
    connect(m_time, &NumberField::valueChanging, this, [this](double time) { m_context->playback().setTime(time); });
    connect(m_time, &NumberField::valueCommitted, this, [this](double time) { m_context->playback().setTime(time); });
    connect(m_speed, &NumberField::valueCommitted, this, [this](double speed) { m_context->playback().setSpeed(speed); });
    connect(m_interpolation, &QComboBox::activated, this,
            [this](int policy) { m_context->setInterpolation(static_cast<Interpolation>(policy)); });
    retranslate();
    refresh();
}

void PlaybackBar::setContext(PoseContext *context)
{
    if (m_context) {
        m_context->playback().pause();
        m_context->disconnect(this);
        m_context->playback().disconnect(this);
    }
    m_context = context;
    if (context) {
        connect(context, &PoseContext::clipChanged, this, &PlaybackBar::fillClips);
        connect(context, &PoseContext::settingsChanged, this, &PlaybackBar::refresh);
        connect(context, &PoseContext::activeChanged, this, &PlaybackBar::refresh);
        connect(&context->playback(), &Playback::timeChanged, this, &PlaybackBar::refreshTime);
        connect(&context->playback(), &Playback::playingChanged, this, &PlaybackBar::refresh);
        connect(&context->playback(), &Playback::settingsChanged, this, &PlaybackBar::refresh);
    }
    fillClips();
}

void PlaybackBar::setEmbedded(bool embedded)
{
    m_embedded = embedded;
    m_clips->setVisible(!embedded);
    m_slider->setVisible(!embedded);
    m_length->setVisible(!embedded);
    m_last->setVisible(embedded);
    if (embedded) {
        layout()->setContentsMargins(0, 0, 0, 0);
        setVisible(true);
    }
}

void PlaybackBar::setOffered(bool offered)
{
    m_offered = offered;
    fillClips();
}

void PlaybackBar::togglePlaying()
{
    if (!m_context || !m_context->rigContext()->rig() || m_context->rigContext()->rig()->clips.empty())
        return;
    if (!m_context->clip())
        m_context->selectClip(m_context->rigContext()->rig()->clips.front().id);
    m_context->setActive(true);
    m_context->playback().toggle();
}

void PlaybackBar::stepKey(int direction)
{
    const AnimationClip *clip = m_context ? m_context->clip() : nullptr;
    if (!clip)
        return;
    Playback &playback = m_context->playback();
    playback.pause();
    const double now = playback.time();
    if (direction > 0) {
        if (now < clip->durationMs)
            playback.setTime(nextKeyTime(*clip, now).value_or(clip->durationMs));
    } else {
        playback.setTime(previousKeyTime(*clip, now).value_or(0));
    }
}

void PlaybackBar::chooseClip(int index)
{
    const QVariant id = m_clips->itemData(index);
    if (!id.isValid()) {
        m_context->setActive(false);
        return;
    }
    if (m_context->selectClip(static_cast<std::uint16_t>(id.toUInt())))
        m_context->setActive(true);
    refresh();
}

void PlaybackBar::fillClips()
{
    const Rig *rig = m_context ? m_context->rigContext()->rig() : nullptr;
    m_clips->clear();
    m_clips->addItem(tr("Bind pose"));
    if (rig) {
        for (const AnimationClip &clip : rig->clips)
            m_clips->addItem(clip.name.isEmpty() ? tr("Clip %1").arg(clip.id) : clip.name, clip.id);
    }
    setVisible(m_offered && (m_embedded || (rig && !rig->clips.empty())));
    refresh();
}

void PlaybackBar::refresh()
{
    const AnimationClip *clip = m_context && m_context->isActive() ? m_context->clip() : nullptr;
    m_clips->setCurrentIndex(clip ? m_clips->findData(clip->id) : 0);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_first, m_back, m_forward, m_last, m_mode, m_slider, m_time, m_speed, m_interpolation})
        widget->setEnabled(clip != nullptr);
    const bool playing = m_context && m_context->playback().isPlaying();
    m_play->setIcon(iconFor(playing ? QStringLiteral("pause") : QStringLiteral("play")));
    m_play->setToolTip(playing ? tr("Pause (Space)") : tr("Play (Space)"));
    m_length->setText(clip ? QStringLiteral("/ ") + QLocale().toString(clip->durationMs) : QString());
    if (m_context) {
        m_mode->setCurrentIndex(static_cast<int>(m_context->playback().mode()));
        m_speed->setValue(m_context->playback().speed());
        m_interpolation->setCurrentIndex(static_cast<int>(m_context->interpolation()));
    }
    const QSignalBlocker block(m_slider);
    m_slider->setRange(0, clip ? static_cast<int>(clip->durationMs) : 0);
    m_time->setRange(0, clip ? clip->durationMs : 0);
    refreshTime();
}

void PlaybackBar::refreshTime()
{
    if (!m_context)
        return;
    const QSignalBlocker block(m_slider);
    m_slider->setValue(static_cast<int>(m_context->playback().time()));
    m_time->setValue(m_context->playback().time());
}

void PlaybackBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fillClips();
    }
    QWidget::changeEvent(event);
}

void PlaybackBar::retranslate()
{
    const auto fill = [](QComboBox *box, const QStringList &texts, const QString &hint) {
        const int kept = box->currentIndex();
        box->clear();
        box->addItems(texts);
        box->setCurrentIndex(kept < 0 ? 1 : kept);
        box->setToolTip(hint);
        box->setAccessibleName(hint);
    };
    fill(m_mode, {tr("Once"), tr("Loop"), tr("Ping-pong")}, tr("What happens at the end of the clip"));
    fill(m_interpolation, {tr("Steps"), tr("Linear"), tr("Smooth")}, tr("How a pose between two keys is shown; never written to the file"));
    m_clips->setToolTip(tr("The clip that is shown"));
    m_clips->setAccessibleName(m_clips->toolTip());
    m_first->setToolTip(tr("To the start"));
    m_back->setToolTip(tr("To the key before (,)"));
    m_forward->setToolTip(tr("To the next key (.)"));
    m_last->setToolTip(tr("To the end"));
    m_slider->setAccessibleName(tr("Playhead"));
    m_time->setToolTip(tr("Where the playhead stands"));
    m_speed->setToolTip(tr("Speed"));
    for (NumberField *field : {m_time, m_speed})
        field->setAccessibleName(field->toolTip());
}

} // namespace marrow

#include "views/action/action_keys_panel.h"

#include "views/action/key_strip.h"
#include "views/common/icons.h"
#include "views/common/number_field.h"
#include "views/common/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

namespace marrow {

ActionKeysPanel::ActionKeysPanel(QWidget *parent)
    : QWidget(parent)
    , m_strip(new KeyStrip(this))
    , m_first(makeButton("actionFirst", "first"))
    , m_back(makeButton("actionBack", "step-back"))
    , m_play(makeButton("actionPlay", "play"))
    , m_forward(makeButton("actionForward", "step-forward"))
    , m_key(makeButton("actionKey", "key-add"))
    , m_remove(makeButton("actionRemove", "trash"))
    , m_loop(makeButton("actionLoop", "loop"))
    , m_home(makeButton("actionHome", "last"))
    , m_onion(makeButton("actionOnion", "onion"))
    , m_frame(new NumberField(this))
    , m_speed(new NumberField(this))
    , m_frameLabel(new QLabel(this))
    , m_length(new QLabel(this))
{
    setProperty("role", "panel");
    m_frame->setObjectName("actionFrame");
    m_frame->setDecimals(0);
    m_frame->setStep(1);
    m_frame->setRange(0, kMaxHandKeyedFrame);
    m_frame->setFixedWidth(56);
    m_speed->setRange(Playback::kMinSpeed, Playback::kMaxSpeed);
    m_speed->setDecimals(2);
    m_speed->setDefaultValue(1);
    m_speed->setUnit(QStringLiteral("×"));
    m_speed->setFixedWidth(60);
    m_loop->setCheckable(true);
    m_onion->setCheckable(true);
    m_frameLabel->setProperty("role", "secondary");
    m_length->setProperty("role", "secondary");
    m_length->setObjectName("actionLength");
    m_length->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // long in English; the buttons come first

    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(metrics::kPanelPadding, metrics::kUnit, metrics::kPanelPadding, 0);
    bar->setSpacing(metrics::kUnit);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_first, m_back, m_play, m_forward})
        bar->addWidget(widget);
    bar->addSpacing(metrics::kUnit);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_frameLabel, m_frame, m_speed})
        bar->addWidget(widget);
    bar->addSpacing(metrics::kUnit);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_key, m_remove, m_home, m_loop, m_onion})
        bar->addWidget(widget);
    bar->addSpacing(metrics::kUnit);
    bar->addWidget(m_length, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, metrics::kUnit);
    layout->setSpacing(metrics::kUnit);
    layout->addLayout(bar);
    layout->addWidget(m_strip);
    layout->addStretch(1);
    connectButtons();
    retranslate();
    setContext(nullptr);
}

QToolButton *ActionKeysPanel::makeButton(const char *name, const char *icon)
{
    auto *button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setIcon(iconFor(QLatin1String(icon)));
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void ActionKeysPanel::connectButtons()
{
    connect(m_first, &QToolButton::clicked, this, [this] { m_context->setFrame(0); });
    connect(m_back, &QToolButton::clicked, this, [this] { stepKey(-1); });
    connect(m_play, &QToolButton::clicked, this, &ActionKeysPanel::togglePlaying);
    connect(m_forward, &QToolButton::clicked, this, [this] { stepKey(1); });
    connect(m_key, &QToolButton::clicked, this, [this] { m_context->keyHere(); });
    connect(m_remove, &QToolButton::clicked, this, [this] { m_context->removeKeys(); });
    connect(m_home, &QToolButton::clicked, this, [this] { m_context->closeLoop(); });
    connect(m_loop, &QToolButton::clicked, this, [this](bool on) { m_context->run(QStringLiteral("action.setLoop"), QJsonObject{{"loop", on}}); });
    connect(m_onion, &QToolButton::toggled, this, &ActionKeysPanel::onionSkinsChanged);
    connect(m_frame, &NumberField::valueChanging, this, [this](double frame) { m_context->setFrame(static_cast<int>(frame)); });
    connect(m_frame, &NumberField::valueCommitted, this, [this](double frame) { m_context->setFrame(static_cast<int>(frame)); });
    connect(m_speed, &NumberField::valueCommitted, this, [this](double speed) { m_context->playback().setSpeed(speed); });
}

void ActionKeysPanel::setContext(ActionContext *context)
{
    if (m_context) {
        m_context->playback().pause();
        m_context->disconnect(this);
        m_context->document()->disconnect(this);
        m_context->playback().disconnect(this);
    }
    m_context = context;
    m_strip->setContext(context);
    if (context) {
        connect(context, &ActionContext::frameChanged, this, &ActionKeysPanel::refresh);
        connect(context->document(), &ActionDocument::committed, this, &ActionKeysPanel::refresh);
        connect(context->document(), &ActionDocument::selectionChanged, this, &ActionKeysPanel::refresh);
        connect(&context->playback(), &Playback::playingChanged, this, &ActionKeysPanel::refresh);
    }
    setEnabled(context != nullptr);
    refresh();
}

bool ActionKeysPanel::onionSkins() const
{
    return m_onion->isChecked();
}

void ActionKeysPanel::togglePlaying()
{
    if (m_context)
        m_context->playback().toggle();
}

void ActionKeysPanel::stepKey(int direction)
{
    if (!m_context)
        return;
    if (const auto key = m_context->nextKey(direction))
        m_context->setFrame(*key);
}

void ActionKeysPanel::refresh()
{
    if (!m_context)
        return;
    const HandKeyedAction &action = m_context->action();
    const bool playing = m_context->playback().isPlaying();
    m_play->setIcon(iconFor(playing ? QStringLiteral("pause") : QStringLiteral("play")));
    m_back->setEnabled(m_context->nextKey(-1).has_value());
    m_forward->setEnabled(m_context->nextKey(1).has_value());
    m_play->setEnabled(action.endFrame() > 0);
    m_home->setEnabled(action.endFrame() > 0);
    m_remove->setEnabled(!m_context->document()->selection().frames.empty() || m_context->hasKey(m_context->frame()));
    m_loop->setChecked(action.loop);
    m_frame->setValue(m_context->frame());
    m_speed->setValue(m_context->playback().speed());
    const QString seconds = QLocale().toString(action.endFrame() / action.fps, 'f', 2);
    m_length->setText(tr("%n key(s)", nullptr, static_cast<int>(action.keys.size())) + QStringLiteral(" · ") + tr("%1 s at %2 frames a second").arg(seconds).arg(action.fps));
    m_length->setToolTip(m_length->text());
}

void ActionKeysPanel::retranslate()
{
    const auto name = [](QWidget *widget, const QString &text) {
        widget->setToolTip(text);
        widget->setAccessibleName(text);
    };
    name(m_first, tr("To the first frame (Home)"));
    name(m_back, tr("To the key before (,)"));
    name(m_play, tr("Play or pause (Space)"));
    name(m_forward, tr("To the next key (.)"));
    name(m_key, tr("Key the whole pose on this frame (I)"));
    name(m_remove, tr("Remove the selected keys, or the one on this frame (Delete)"));
    name(m_home, tr("End in the first pose: the last key becomes the pose of the first one"));
    name(m_loop, tr("Play over and over; the last moment is the first one again"));
    name(m_onion, tr("Show the poses of the keys before and behind as lines"));
    name(m_frame, tr("The frame in hand"));
    name(m_speed, tr("How fast it plays here; the action itself stays as it is"));
    m_frameLabel->setText(tr("Frame"));
    refresh();
}

void ActionKeysPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace marrow

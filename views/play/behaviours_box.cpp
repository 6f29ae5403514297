#include "views/play/behaviours_box.h"

#include "views/common/icons.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>
#include <span>

namespace marrow {

namespace {

constexpr int kLevelSteps = 100;
constexpr float kSpeechGain = 4.0F;      ///< speech at full scale has a root mean square of about a quarter
constexpr double kShortestStretch = 0.03; ///< seconds of sound a level is taken over

} // namespace

BehavioursBox::BehavioursBox(QWidget *parent)
    : PlayBox(parent)
    , m_blink(new QCheckBox(this))
    , m_breath(new QCheckBox(this))
    , m_look(new QCheckBox(this))
    , m_lips(new QCheckBox(this))
    , m_levelLabel(new QLabel(this))
    , m_level(new QSlider(Qt::Horizontal, this))
    , m_choose(new QPushButton(this))
    , m_speak(new QPushButton(this))
    , m_sound(new QLabel(this))
{
    setObjectName("behaviours");
    m_blink->setObjectName("blink");
    m_breath->setObjectName("breath");
    m_look->setObjectName("look");
    m_lips->setObjectName("lips");
    m_level->setObjectName("lipLevel");
    m_level->setRange(0, kLevelSteps);
    m_sound->setProperty("role", "secondary");
    m_sound->setWordWrap(true);
    auto *grid = new QGridLayout;
    grid->setVerticalSpacing(4);
    grid->addWidget(m_blink, 0, 0);
    grid->addWidget(m_breath, 0, 1);
    grid->addWidget(m_look, 1, 0);
    grid->addWidget(m_lips, 1, 1);
    auto *level = new QHBoxLayout;
    level->addWidget(m_levelLabel);
    level->addWidget(m_level, 1);
    auto *sound = new QHBoxLayout;
    sound->addWidget(m_choose);
    sound->addWidget(m_speak);
    sound->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(grid);
    layout->addLayout(level);
    layout->addLayout(sound);
    layout->addWidget(m_sound);

    connect(m_blink, &QCheckBox::clicked, this, [this](bool on) { setFlag(Behaviors::kBlink, on); });
    connect(m_breath, &QCheckBox::clicked, this, [this](bool on) { setFlag(Behaviors::kBreath, on); });
    connect(m_look, &QCheckBox::clicked, this, [this](bool on) { setFlag(Behaviors::kLook, on); });
    connect(m_lips, &QCheckBox::clicked, this, [this](bool on) { setFlag(Behaviors::kLipSync, on); });
    connect(m_level, &QSlider::valueChanged, this, [this](int step) {
        puppet().behaviors().setLipLevel(static_cast<float>(step) / kLevelSteps);
        if (step > 0 && !m_lips->isChecked())
            setFlag(Behaviors::kLipSync, true); // moving the lips means one wants them to move
        context()->refresh();
    });
    connect(m_choose, &QPushButton::clicked, this, &BehavioursBox::soundRequested);
    connect(m_speak, &QPushButton::clicked, this, &BehavioursBox::toggleSpeech);
    retranslate();
}

void BehavioursBox::listen()
{
    connect(context(), &PuppetContext::ticked, this, &BehavioursBox::speak);
    connect(context(), &QObject::destroyed, this, [this](const QObject *gone) { m_speech.remove(gone); });
}

void BehavioursBox::setFlag(std::uint32_t flag, bool on)
{
    Behaviors &behaviors = puppet().behaviors();
    behaviors.setEnabled(on ? behaviors.enabled() | flag : behaviors.enabled() & ~flag);
    if (on)
        context()->setPlaying(true); // they need time to be seen
    context()->refresh();
    refresh();
}

void BehavioursBox::setSound(LipSound sound)
{
    if (!context())
        return;
    m_speech[context()] = {std::move(sound), -1, 0};
    toggleSpeech();
}

void BehavioursBox::setPointer(float x, float y)
{
    if (!context() || !(puppet().behaviors().enabled() & Behaviors::kLook))
        return;
    puppet().behaviors().setLookTarget(x, y);
}

void BehavioursBox::toggleSpeech()
{
    Speech &speech = m_speech[context()];
    const bool start = speech.position < 0 && !speech.sound.samples.empty();
    speech.position = start ? 0 : -1;
    speech.clock = context()->elapsed();
    if (start)
        setFlag(Behaviors::kLipSync, true);
    else
        m_level->setValue(0);
    refreshSpeech();
}

void BehavioursBox::speak()
{
    const auto found = m_speech.find(context());
    if (found == m_speech.end() || found->position < 0)
        return;
    Speech &speech = *found;
    const double now = context()->elapsed();
    const double passed = std::max(now - speech.clock, 0.0); // a restarted clock goes back to 0
    speech.clock = now;
    const auto at = [&](double seconds) {
        return std::min(static_cast<std::size_t>(seconds * speech.sound.rate), speech.sound.samples.size());
    };
    const std::size_t end = at(speech.position + std::max(passed, kShortestStretch));
    const std::size_t begin = std::min(at(speech.position), end);
    const float level = Behaviors::levelOfSamples(std::span(speech.sound.samples).subspan(begin, end - begin), kSpeechGain);
    speech.position += passed;
    if (begin == speech.sound.samples.size())
        speech.position = -1;
    {
        const QSignalBlocker block(m_level);
        m_level->setValue(speech.position < 0 ? 0 : static_cast<int>(level * kLevelSteps));
    }
    puppet().behaviors().setLipLevel(speech.position < 0 ? 0 : level);
    refreshSpeech();
}

bool BehavioursBox::hasRole(const char *role) const
{
    return context() && std::any_of(rig().roles.begin(), rig().roles.end(),
                                    [&](const Role &one) { return one.role == QLatin1String(role) && !one.parameters.empty(); });
}

void BehavioursBox::rebuild()
{
    retranslate(); // tooltips of roles that the last puppet lacked
    const std::pair<QCheckBox *, bool> offered[] = {
        {m_blink, hasRole("EyeBlink")},
        {m_breath, hasRole("Breath") || hasRole("AngleX") || hasRole("AngleY") || hasRole("BodyAngleX")},
        {m_look, hasRole("AngleX") || hasRole("EyeBallX") || hasRole("EyeBallY") || hasRole("AngleY")},
        {m_lips, hasRole("LipSync")},
    };
    for (const auto &[box, there] : offered) {
        box->setEnabled(there);
        if (!there)
            box->setToolTip(tr("No parameter of this puppet has that role."));
    }
    for (QWidget *widget : std::initializer_list<QWidget *>{m_levelLabel, m_level, m_choose, m_speak, m_sound})
        widget->setEnabled(hasRole("LipSync"));
    refresh();
}

void BehavioursBox::refresh()
{
    const std::uint32_t on = context() ? puppet().behaviors().enabled() : 0;
    m_blink->setChecked(on & Behaviors::kBlink);
    m_breath->setChecked(on & Behaviors::kBreath);
    m_look->setChecked(on & Behaviors::kLook);
    m_lips->setChecked(on & Behaviors::kLipSync);
    refreshSpeech();
}

void BehavioursBox::refreshSpeech()
{
    const Speech speech = context() ? m_speech.value(context()) : Speech();
    const bool any = !speech.sound.samples.empty();
    m_speak->setVisible(any);
    m_speak->setText(speech.position < 0 ? tr("Speak") : tr("Be silent"));
    m_speak->setIcon(iconFor(speech.position < 0 ? QStringLiteral("play") : QStringLiteral("stop")));
    m_sound->setVisible(any);
    if (!any)
        return;
    const QLocale locale;
    const double length = static_cast<double>(speech.sound.samples.size()) / speech.sound.rate;
    m_sound->setText(tr("%1, %2 of %3 s").arg(speech.sound.name, locale.toString(std::max(speech.position, 0.0), 'f', 1),
                                               locale.toString(length, 'f', 1)));
}

void BehavioursBox::retranslate()
{
    m_blink->setText(tr("Blink"));
    m_blink->setToolTip(tr("The eyes close now and then"));
    m_breath->setText(tr("Breathe"));
    m_breath->setToolTip(tr("Head and body sway with the breath"));
    m_look->setText(tr("Follow the pointer"));
    m_look->setToolTip(tr("Head and eyes turn to the pointer over the canvas"));
    m_lips->setText(tr("Lips"));
    m_lips->setToolTip(tr("The mouth opens by the level below or by a sound"));
    m_levelLabel->setText(tr("Level"));
    m_level->setToolTip(tr("How wide the lips open"));
    m_level->setAccessibleName(tr("Lip level"));
    m_choose->setText(tr("Sound…"));
    m_choose->setToolTip(tr("Let the lips follow a WAV file"));
}

} // namespace marrow

#include "views/play/physics_box.h"

#include "views/common/number_field.h"
#include "views/play/wind_pad.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <memory>

namespace marrow {

PhysicsBox::PhysicsBox(QWidget *parent)
    : PlayBox(parent)
    , m_on(new QCheckBox(this))
    , m_stabilize(new QPushButton(this))
    , m_rateLabel(new QLabel(this))
    , m_rate(new NumberField(this))
    , m_windLabel(new QLabel(this))
    , m_pad(new WindPad(this))
    , m_physicsLabel(new QLabel(this))
    , m_physicsStrength(new NumberField(this))
    , m_clothLabel(new QLabel(this))
    , m_clothStrength(new NumberField(this))
{
    setObjectName("physics");
    m_on->setObjectName("physicsOn");
    m_pad->setObjectName("wind");
    m_rate->setObjectName("physicsRate");
    m_rate->setRange(0, 480);
    m_rate->setDecimals(0);
    m_rate->setStep(5);
    m_rate->setUnit(QStringLiteral("Hz"));
    m_physicsStrength->setRange(0, 1000);
    m_physicsStrength->setDecimals(2);
    m_physicsStrength->setDefaultValue(Memory().physicsStrength);
    m_clothStrength->setRange(0, 100000);
    m_clothStrength->setDecimals(0);
    m_clothStrength->setStep(50);
    m_clothStrength->setDefaultValue(Memory().clothStrength);
    m_clothStrength->setUnit(QStringLiteral("px/s²"));

    auto *top = new QHBoxLayout;
    top->addWidget(m_on, 1);
    top->addWidget(m_stabilize);
    auto *rate = new QHBoxLayout;
    rate->addWidget(m_rateLabel, 1);
    rate->addWidget(m_rate);
    auto *strengths = new QGridLayout;
    strengths->setVerticalSpacing(4);
    strengths->addWidget(m_windLabel, 0, 0, 1, 2);
    strengths->addWidget(m_physicsLabel, 1, 0);
    strengths->addWidget(m_physicsStrength, 1, 1);
    strengths->addWidget(m_clothLabel, 2, 0);
    strengths->addWidget(m_clothStrength, 2, 1);
    strengths->setRowStretch(3, 1);
    strengths->setColumnStretch(1, 1);
    auto *windRow = new QHBoxLayout;
    windRow->setSpacing(8);
    windRow->addWidget(m_pad, 0, Qt::AlignTop);
    windRow->addLayout(strengths, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(top);
    layout->addLayout(rate);
    layout->addLayout(windRow);

    connect(m_on, &QCheckBox::clicked, this, [this](bool on) { context()->setPhysicsEnabled(on); });
    connect(m_stabilize, &QPushButton::clicked, this, [this] { context()->stabilizePhysics(); });
    connect(m_rate, &NumberField::valueCommitted, this, &PhysicsBox::setRate);
    connect(m_pad, &WindPad::windChanged, this, [this](QPointF wind) {
        memory().wind = wind;
        applyWind();
    });
    connect(m_physicsStrength, &NumberField::valueCommitted, this, [this](double strength) {
        memory().physicsStrength = strength;
        applyWind();
    });
    connect(m_clothStrength, &NumberField::valueCommitted, this, [this](double strength) {
        memory().clothStrength = strength;
        applyWind();
    });
    retranslate();
}

void PhysicsBox::listen()
{
    connect(context(), &QObject::destroyed, this, [this](const QObject *gone) { m_memory.remove(gone); });
}

PhysicsBox::Memory &PhysicsBox::memory()
{
    const auto found = m_memory.find(context());
    if (found != m_memory.end())
        return *found;
    Memory fresh;
    fresh.fileRate = rig().physics.fps;
    return *m_memory.insert(context(), fresh);
}

void PhysicsBox::applyWind()
{
    const Memory &now = memory();
    context()->setPhysicsWind(static_cast<float>(now.wind.x() * now.physicsStrength), static_cast<float>(now.wind.y() * now.physicsStrength));
    context()->setSimulationWind(static_cast<float>(now.wind.x() * now.clothStrength), static_cast<float>(now.wind.y() * now.clothStrength));
    if (!now.wind.isNull())
        context()->setPlaying(true);
}

void PhysicsBox::setRate(double rate)
{
    PuppetRig copy = rig();
    copy.physics.fps = static_cast<float>(rate);
    context()->setRig(std::make_shared<const PuppetRig>(std::move(copy)));
}

void PhysicsBox::rebuild()
{
    const bool physics = context() && !rig().physics.groups.empty();
    const bool cloth = context() && !rig().simulations.simulations.empty();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_on, m_stabilize, m_rateLabel, m_rate, m_physicsLabel, m_physicsStrength})
        widget->setEnabled(physics);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_clothLabel, m_clothStrength})
        widget->setEnabled(cloth);
    m_pad->setEnabled(physics || cloth);
    m_windLabel->setEnabled(physics || cloth);
    if (context()) {
        m_rate->setDefaultValue(static_cast<double>(memory().fileRate));
        m_pad->setWind(memory().wind);
        m_physicsStrength->setValue(memory().physicsStrength);
        m_clothStrength->setValue(memory().clothStrength);
    }
    refresh();
}

void PhysicsBox::refresh()
{
    if (!context())
        return;
    m_on->setChecked(context()->physicsEnabled() && !rig().physics.groups.empty());
    m_rate->setValue(static_cast<double>(rig().physics.fps));
}

void PhysicsBox::retranslate()
{
    m_on->setText(tr("Physics"));
    m_on->setToolTip(tr("Let pendulums swing hair and clothes"));
    m_stabilize->setText(tr("Come to rest"));
    m_stabilize->setToolTip(tr("Puts every pendulum where it would come to rest in this pose"));
    m_rateLabel->setText(tr("Steps a second"));
    m_rate->setToolTip(tr("A preview: the file keeps its own rate. 0 steps once a frame"));
    m_rate->setAccessibleName(m_rateLabel->text());
    m_windLabel->setText(tr("Wind"));
    m_pad->setToolTip(tr("Drag away from the middle: direction and strength. Double click calms it"));
    m_pad->setAccessibleName(tr("Wind"));
    m_physicsLabel->setText(tr("On physics"));
    m_physicsStrength->setToolTip(tr("What the edge of the square means for pendulums"));
    m_physicsStrength->setAccessibleName(m_physicsLabel->text());
    m_clothLabel->setText(tr("On cloth"));
    m_clothStrength->setToolTip(tr("What the edge of the square means for simulated cloth"));
    m_clothStrength->setAccessibleName(m_clothLabel->text());
}

} // namespace marrow

#include "views/puppet/simulation_view.h"

#include "views/common/icons.h"
#include "views/common/number_field.h"
#include "views/common/theme.h"
#include "views/puppet/plot_widget.h"
#include "views/puppet/vector_pad.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>

namespace marrow {

namespace {

constexpr int kSampleMs = 100;
constexpr std::size_t kSamples = 80; // eight seconds of energy
constexpr double kWindReach = 2000;  // canvas pixels / s², about twice what gravity usually is

} // namespace

SimulationView::SimulationView(QWidget *parent)
    : QWidget(parent)
    , m_simulations(new QComboBox(this))
    , m_none(new QLabel(this))
    , m_body(new QWidget(this))
    , m_energy(new PlotWidget(m_body))
    , m_windTitle(new QLabel(m_body))
    , m_windPad(new VectorPad(m_body))
    , m_windX(new NumberField(m_body))
    , m_windY(new NumberField(m_body))
    , m_reset(new QPushButton(m_body))
{
    m_none->setWordWrap(true);
    m_none->setProperty("role", "secondary");
    m_simulations->setObjectName("simulationChoice");
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kUnit);
    layout->addWidget(m_none);
    layout->addWidget(m_simulations);
    layout->addWidget(m_body);

    auto *body = new QVBoxLayout(m_body);
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(metrics::kUnit);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    for (int line = 0; line < LineCount; ++line) {
        m_names[line] = new QLabel(m_body);
        m_names[line]->setProperty("role", "secondary");
        m_values[line] = new QLabel(m_body);
        m_values[line]->setObjectName(QStringLiteral("metric%1").arg(line));
        m_values[line]->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_values[line]->setTextInteractionFlags(Qt::TextSelectableByMouse);
        grid->addWidget(m_names[line], line, 0);
        grid->addWidget(m_values[line], line, 1);
    }
    grid->setColumnStretch(1, 1);
    body->addLayout(grid);
    m_energy->setObjectName("energyPlot");
    m_energy->setFixedHeight(104);
    body->addWidget(m_energy);
    buildWind();
    m_reset->setObjectName("simulationReset");
    m_reset->setIcon(iconFor(QStringLiteral("refresh")));
    body->addWidget(m_reset);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        if (m_context)
            m_context->resetSimulations();
        m_energies.clear();
        sample();
    });
    connect(m_simulations, &QComboBox::activated, this, [this] {
        m_energies.clear();
        m_lastSteps = 0;
        m_clock.invalidate();
        sample();
    });
    m_timer.setInterval(kSampleMs);
    connect(&m_timer, &QTimer::timeout, this, &SimulationView::sample);
    retranslate();
    refresh();
}

void SimulationView::buildWind()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    m_windPad->setObjectName("windPad");
    m_windPad->setReach(kWindReach);
    row->addWidget(m_windPad);
    auto *numbers = new QVBoxLayout;
    numbers->setSpacing(metrics::kUnit);
    numbers->addWidget(m_windTitle);
    for (NumberField *field : {m_windX, m_windY}) {
        field->setRange(-1e5, 1e5);
        field->setDecimals(0);
        field->setStep(20);
        field->setDefaultValue(0);
        field->setUnit(QStringLiteral("px/s²"));
        numbers->addWidget(field);
    }
    m_windX->setObjectName("windX");
    m_windY->setObjectName("windY");
    m_windX->setAxis(0);
    m_windY->setAxis(1);
    numbers->addStretch(1);
    row->addLayout(numbers, 1);
    static_cast<QVBoxLayout *>(m_body->layout())->addLayout(row);
    connect(m_windPad, &VectorPad::valueChanged, this, &SimulationView::setWind);
    const auto typed = [this] { setWind({m_windX->value(), m_windY->value()}); };
    for (NumberField *field : {m_windX, m_windY})
        connect(field, &NumberField::valueCommitted, this, typed);
    connect(m_windX, &NumberField::valueChanging, this, [this](double x) { setWind({x, m_windY->value()}); });
    connect(m_windY, &NumberField::valueChanging, this, [this](double y) { setWind({m_windX->value(), y}); });
}

void SimulationView::setContext(PuppetContext *context)
{
    if (m_context)
        m_context->disconnect(this);
    m_context = context;
    m_energies.clear();
    m_lastSteps = 0;
    m_clock.invalidate();
    if (context) {
        connect(context, &PuppetContext::settingsChanged, this, &SimulationView::refresh);
        connect(context, &PuppetContext::rebuilt, this, &SimulationView::fillSimulations);
    }
    fillSimulations();
}

void SimulationView::fillSimulations()
{
    m_simulations->clear();
    if (m_context) {
        const std::vector<Simulation> &all = m_context->rig().simulations.simulations;
        for (std::size_t i = 0; i < all.size(); ++i)
            m_simulations->addItem(all[i].id.isEmpty() ? tr("Simulation %1").arg(i) : all[i].id);
    }
    refresh();
}

void SimulationView::refresh()
{
    const bool offered = m_context && (m_context->availableFeatures() & advanced::kSimulation) != 0;
    const bool runs = m_context && (m_context->features() & advanced::kSimulation) != 0;
    m_none->setText(!m_context ? QString()
                    : offered  ? tr("Turn the simulation on above to see how it goes.")
                               : tr("This puppet has no simulation."));
    m_none->setVisible(m_context && !runs);
    m_simulations->setVisible(runs && m_simulations->count() > 1);
    m_body->setVisible(runs);
    if (runs && !m_timer.isActive())
        m_timer.start();
    else if (!runs)
        m_timer.stop();
    showWind();
    sample();
}

void SimulationView::showWind()
{
    if (!m_context)
        return;
    const QPointF wind(static_cast<double>(m_context->simulationWindX()), static_cast<double>(m_context->simulationWindY()));
    m_windPad->setValue(wind);
    m_windX->setValue(wind.x());
    m_windY->setValue(wind.y());
}

void SimulationView::setWind(const QPointF &wind)
{
    if (m_context)
        m_context->setSimulationWind(static_cast<float>(wind.x()), static_cast<float>(wind.y()));
}

void SimulationView::sample()
{
    if (!m_context || !m_body->isVisibleTo(this))
        return;
    const std::span<const SimulationPlayer> players = m_context->puppet().advancedMode().simulations();
    const auto chosen = static_cast<std::size_t>(std::max(0, m_simulations->currentIndex()));
    if (chosen >= players.size())
        return;
    const SimulationMetrics metrics = players[chosen].metrics();
    if (m_clock.isValid() && metrics.steps >= m_lastSteps) {
        const double seconds = static_cast<double>(m_clock.nsecsElapsed()) / 1e9;
        const double now = static_cast<double>(metrics.steps - m_lastSteps) / std::max(seconds, 1e-3);
        m_stepsPerSecond += (now - m_stepsPerSecond) * 0.3;
    } else {
        m_stepsPerSecond = 0;
    }
    m_clock.start();
    if (m_energies.empty() || m_context->isPlaying() || metrics.steps != m_lastSteps) // the curve stands still while paused
        m_energies.push_back(metrics.kineticEnergy);
    m_lastSteps = metrics.steps;
    while (m_energies.size() > kSamples)
        m_energies.pop_front();

    const QLocale locale;
    m_values[Steps]->setText(locale.toString(m_stepsPerSecond, 'f', 0));
    m_values[Dropped]->setText(tr("%1 s").arg(locale.toString(metrics.droppedSeconds, 'f', 2)));
    m_values[Stretch]->setText(QStringLiteral("%1 %").arg(locale.toString(static_cast<double>(metrics.worstStretch) * 100, 'f', 1)));
    m_values[Penetration]->setText(tr("%1 px").arg(locale.toString(static_cast<double>(metrics.deepestPenetration), 'f', 2)));
    m_values[Energy]->setText(locale.toString(static_cast<double>(metrics.kineticEnergy), 'g', 4));
    m_energy->setCurves({{tr("Energy"), tokensFor(palette()).accent, {m_energies.begin(), m_energies.end()}}}, kSampleMs / 1000.0);
}

void SimulationView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SimulationView::retranslate()
{
    const QString names[LineCount] = {tr("Steps a second"), tr("Time dropped"), tr("Worst stretch"), tr("Deepest penetration"),
                                      tr("Kinetic energy")};
    const QString meanings[LineCount] = {
        tr("How often the simulation really stepped in the last moments"),
        tr("Time that passed in frames too long to catch up with: at most four steps are taken a frame"),
        tr("The longest edge against its rest length"), tr("How far the deepest particle is inside a collider"),
        tr("Falls to nothing as the cloth comes to rest; one that stays high will not settle")};
    for (int line = 0; line < LineCount; ++line) {
        m_names[line]->setText(names[line]);
        m_names[line]->setToolTip(meanings[line]);
        m_values[line]->setToolTip(meanings[line]);
    }
    m_simulations->setToolTip(tr("The simulation whose numbers are shown"));
    m_simulations->setAccessibleName(m_simulations->toolTip());
    m_energy->setUnits(tr("s"), {});
    m_energy->setAccessibleName(tr("Kinetic energy over the last seconds"));
    m_energy->setEmptyText(tr("Play to see the energy settle."));
    m_windTitle->setText(tr("Wind from the host"));
    m_windPad->setToolTip(tr("Drag to blow at the cloth; double click for calm air"));
    m_windPad->setAccessibleName(tr("Wind from the host"));
    m_windX->setAccessibleName(tr("Wind to the right"));
    m_windY->setAccessibleName(tr("Wind downwards"));
    m_reset->setText(tr("Start the simulations anew"));
    m_reset->setToolTip(tr("Places every particle at its goal again"));
    refresh();
}

} // namespace marrow

#pragma once

#include "views/puppet/puppet_context.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <deque>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace marrow {

class NumberField;
class PlotWidget;
class VectorPad;

/// How the simulations of advanced mode stand: steps a second, time that was dropped, stretch, penetration, energy over the
/// last seconds; the host's wind; starting anew.
class SimulationView : public QWidget
{
    Q_OBJECT

public:
    explicit SimulationView(QWidget *parent = nullptr);
    void setContext(PuppetContext *context);

protected:
    void changeEvent(QEvent *event) override;

private:
    enum Line { Steps, Dropped, Stretch, Penetration, Energy, LineCount };

    void buildWind();
    void fillSimulations();
    void sample();
    void refresh();
    void showWind();
    void setWind(const QPointF &wind);
    void retranslate();

    QPointer<PuppetContext> m_context;
    QTimer m_timer;
    QElapsedTimer m_clock;
    QComboBox *m_simulations;
    QLabel *m_none;
    QWidget *m_body;
    QLabel *m_names[LineCount] = {};
    QLabel *m_values[LineCount] = {};
    PlotWidget *m_energy;
    QLabel *m_windTitle;
    VectorPad *m_windPad;
    NumberField *m_windX;
    NumberField *m_windY;
    QPushButton *m_reset;
    std::uint64_t m_lastSteps = 0;
    double m_stepsPerSecond = 0;
    std::deque<float> m_energies;
};

} // namespace marrow

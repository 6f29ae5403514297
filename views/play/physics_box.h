#pragma once

#include "views/play/play_box.h"

#include <QHash>
#include <QPointF>

class QCheckBox;
class QLabel;
class QPushButton;

namespace marrow {

class NumberField;
class WindPad;

/// Pendulum physics and what acts on it: on and off, steps a second (of a preview copy; the file keeps its own), the wind, coming
/// to rest. The wind also blows on simulated cloth.
class PhysicsBox : public PlayBox
{
    Q_OBJECT

public:
    explicit PhysicsBox(QWidget *parent = nullptr);

protected:
    void rebuild() override;
    void refresh() override;
    void retranslate() override;
    void listen() override;

private:
    struct Memory
    {
        QPointF wind;
        double physicsStrength = 2;
        double clothStrength = 1500;
        float fileRate = 0;
    };

    Memory &memory();
    void applyWind();
    void setRate(double rate);

    QCheckBox *m_on;
    QPushButton *m_stabilize;
    QLabel *m_rateLabel;
    NumberField *m_rate;
    QLabel *m_windLabel;
    WindPad *m_pad;
    QLabel *m_physicsLabel;
    NumberField *m_physicsStrength;
    QLabel *m_clothLabel;
    NumberField *m_clothStrength;
    QHash<const QObject *, Memory> m_memory;
};

} // namespace marrow

#pragma once

#include <QPointer>
#include <QWidget>

class QLabel;
class QToolButton;

namespace marrow {

class NumberField;
class PuppetContext;
class StatusPill;

/// The line under the puppet canvas: run, step and restart its clock, how fast it runs, and the pill that says what runs.
class TransportBar : public QWidget
{
    Q_OBJECT

public:
    explicit TransportBar(QWidget *parent = nullptr);

    void setContext(PuppetContext *context);
    /// For the window's actions.
    void togglePlaying();
    void step();
    void restart();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void refreshTime();
    void retranslate();

    QPointer<PuppetContext> m_context;
    QToolButton *m_restart;
    QToolButton *m_play;
    QToolButton *m_step;
    QLabel *m_time;
    NumberField *m_scale;
    StatusPill *m_pill;
};

} // namespace marrow

#pragma once

#include <QPointer>
#include <QWidget>

class QLabel;
class QSlider;
class QToolButton;

namespace marrow {

class MotionContext;
class NumberField;

/// The line under a motion: to the first frame, a frame back, play, a frame on, to the last, loop, the scrub line, the frame as a field, the
/// time beside it, and how fast it runs.
class MotionTransport : public QWidget
{
    Q_OBJECT

public:
    explicit MotionTransport(QWidget *parent = nullptr);

    void setContext(MotionContext *context);
    void togglePlaying();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void refresh();
    void refreshFrame();
    void retranslate();

    QPointer<MotionContext> m_context;
    QToolButton *m_first;
    QToolButton *m_back;
    QToolButton *m_play;
    QToolButton *m_forward;
    QToolButton *m_last;
    QToolButton *m_loop;
    QSlider *m_scrub;
    NumberField *m_frame;
    QLabel *m_frames;
    QLabel *m_time;
    NumberField *m_speed;
};

} // namespace marrow

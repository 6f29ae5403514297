#pragma once

#include "views/character/character_context.h"

#include <QPointer>
#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace marrow {

class NumberField;

/// The line under a character: which clip, play, scrub, once or in a loop, how fast. Changes the context alone.
class ClipTransport : public QWidget
{
    Q_OBJECT

public:
    explicit ClipTransport(QWidget *parent = nullptr);

    void setContext(CharacterContext *context);
    void togglePlaying();
    /// To the next (1) or previous (-1) key of the clip.
    void stepKey(int direction);
    /// By a frame of 30 a second.
    void stepFrame(int direction);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fillClips();
    void refresh();
    void refreshTime();

    QPointer<CharacterContext> m_context;
    QComboBox *m_clips;
    QToolButton *m_back;
    QToolButton *m_play;
    QToolButton *m_forward;
    QToolButton *m_loop;
    QSlider *m_slider;
    NumberField *m_time;
    QLabel *m_length;
    NumberField *m_speed;
};

} // namespace marrow

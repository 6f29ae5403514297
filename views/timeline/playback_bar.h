#pragma once

#include "views/common/pose_context.h"

#include <QPointer>
#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace marrow {

class NumberField;

/// Plays the clips of the open rig in the view: which clip, where the playhead stands, how it runs on. "Bind pose" shows the
/// model as it is bound. Hidden while the rig has no clip. Changes nothing in the document but the selected clip.
class PlaybackBar : public QWidget
{
    Q_OBJECT

public:
    explicit PlaybackBar(QWidget *parent = nullptr);

    /// nullptr when nothing is open.
    void setContext(PoseContext *context);

    /// For the window's menu and shortcuts.
    void togglePlaying();
    /// Moves the playhead to the next (1) or previous (-1) key of any joint.
    void stepKey(int direction);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fillClips();
    void refresh();
    void refreshTime();
    void chooseClip(int index);

    QPointer<PoseContext> m_context;
    QComboBox *m_clips;
    QToolButton *m_first;
    QToolButton *m_back;
    QToolButton *m_play;
    QToolButton *m_forward;
    QComboBox *m_mode;
    QSlider *m_slider;
    NumberField *m_time;
    QLabel *m_length;
    NumberField *m_speed;
    QComboBox *m_interpolation;
};

} // namespace marrow

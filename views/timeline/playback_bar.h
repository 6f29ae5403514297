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
    /// In the timeline, which has its own choice of clips and its own ruler: without those, and never hidden.
    void setEmbedded(bool embedded);
    /// Whether it is shown at all when there is a clip; yes at first.
    void setOffered(bool offered);

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
    bool m_embedded = false;
    bool m_offered = true;
    QComboBox *m_clips;
    QToolButton *m_first;
    QToolButton *m_back;
    QToolButton *m_play;
    QToolButton *m_forward;
    QToolButton *m_last;
    QComboBox *m_mode;
    QSlider *m_slider;
    NumberField *m_time;
    QLabel *m_length;
    NumberField *m_speed;
    QComboBox *m_interpolation;
};

} // namespace marrow

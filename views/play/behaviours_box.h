#pragma once

#include "views/play/play_box.h"

#include <QHash>

#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;
class QSlider;

namespace marrow {

/// Sound for the lips: samples of one channel in -1..1.
struct LipSound
{
    QString name;
    std::vector<float> samples;
    int rate = 0; ///< samples a second
};

/// What the puppet does by itself: blinking, breathing, gaze and lips. Lips follow a slider or a sound, of which every update hears
/// the stretch that passed.
class BehavioursBox : public PlayBox
{
    Q_OBJECT

public:
    explicit BehavioursBox(QWidget *parent = nullptr);

    /// The sound the puppet in front speaks from now on.
    void setSound(LipSound sound);
    /// Where the pointer is over the canvas, -1..1 from its middle, y up. Gaze goes there while it follows the pointer.
    void setPointer(float x, float y);

signals:
    /// The owner asks for a sound file and answers with setSound().
    void soundRequested();

protected:
    void rebuild() override;
    void refresh() override;
    void retranslate() override;
    void listen() override;

private:
    struct Speech
    {
        LipSound sound;
        double position = -1; ///< seconds into the sound; negative: silent
        double clock = 0;     ///< the puppet's time at the last update
    };

    bool hasRole(const char *role) const;
    void setFlag(std::uint32_t flag, bool on);
    void speak();
    void toggleSpeech();
    void refreshSpeech();

    QCheckBox *m_blink;
    QCheckBox *m_breath;
    QCheckBox *m_look;
    QCheckBox *m_lips;
    QLabel *m_levelLabel;
    QSlider *m_level;
    QPushButton *m_choose;
    QPushButton *m_speak;
    QLabel *m_sound;
    QHash<const QObject *, Speech> m_speech;
};

} // namespace marrow

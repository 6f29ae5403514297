#pragma once

#include "model/character/motion/motion_space.h"
#include "render/character/stick_figure.h"
#include "views/common/playback.h"

#include <QObject>

#include <vector>

namespace marrow {

/// What a motion file holds, as far as a person looks at it.
struct MotionShown
{
    std::vector<Motion> clips; ///< at least one
    MotionSpace space;
    QString format;
    QStringList notes;
    bool choosesUp = false;   ///< the format leaves it open, so a person may say otherwise
    bool choosesUnit = false;
    bool choosesTurn = false;
};

/// What a person said about a file instead of its guesses.
struct MotionOverrides
{
    std::optional<UpAxis> up;
    std::optional<double> metresPerUnit;
    std::optional<double> turnDegrees;

    bool operator==(const MotionOverrides &) const = default;
};

/// One open motion file as it is looked at: the clip on show, the frame the playhead stands in, the joint that is selected. Asks for
/// another reading of the file; changes nothing in it. GUI thread.
class MotionContext : public QObject
{
    Q_OBJECT

public:
    explicit MotionContext(MotionShown shown, QObject *parent = nullptr);

    const MotionShown &shown() const { return m_shown; }
    /// The same file read otherwise: clip, time and selection stay where they are.
    void setShown(MotionShown shown);
    const MotionOverrides &overrides() const { return m_overrides; }
    /// Remembers them and asks for the file to be read by them.
    void choose(const MotionOverrides &overrides);
    /// They could not be followed.
    void restoreOverrides(const MotionOverrides &overrides);

    int clip() const { return m_clip; }
    void setClip(int clip);
    const Motion &motion() const { return m_shown.clips[static_cast<std::size_t>(m_clip)]; }
    const HumanoidMapping &mapping() const { return m_mapping; }
    Playback &playback() { return m_playback; }
    const Playback &playback() const { return m_playback; }
    int frame() const;
    void setFrame(int frame);
    /// Stops and moves by whole frames; past an end of a loop it goes on at the other.
    void stepFrames(int by);
    /// The clip's name, without the skeleton some programs write before it ("Rig|Walk").
    QString clipTitle(int clip) const;

    /// The figure in the pose on show, with its selection.
    const StickFigure &figure() const { return m_figure; }
    int selected() const { return m_figure.selected; }
    void select(int joint);
    void hover(int joint);
    void setNames(bool shown);
    /// Which way the figure looks in the pose on show, degrees from +Z towards +X.
    std::optional<double> facing() const;
    QString jointPlays(int joint) const; ///< of the one skeleton; empty when it plays none

signals:
    void shownChanged();
    void clipChanged();
    void poseChanged();
    void selectionChanged();
    void overridesChosen();

private:
    void adopt();
    void updatePose();

    MotionShown m_shown;
    MotionOverrides m_overrides;
    int m_clip = 0;
    int m_posedFrame = -1;
    HumanoidMapping m_mapping;
    StickFigure m_figure;
    Playback m_playback;
};

} // namespace marrow

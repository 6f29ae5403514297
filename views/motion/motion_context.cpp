#include "views/motion/motion_context.h"

#include <algorithm>
#include <cmath>

namespace marrow {

MotionContext::MotionContext(MotionShown shown, QObject *parent)
    : QObject(parent)
    , m_shown(std::move(shown))
{
    connect(&m_playback, &Playback::timeChanged, this, &MotionContext::updatePose);
    adopt();
}

void MotionContext::setShown(MotionShown shown)
{
    const int selected = m_figure.selected;
    const bool names = m_figure.names;
    m_shown = std::move(shown);
    m_clip = std::min(m_clip, static_cast<int>(m_shown.clips.size()) - 1);
    adopt();
    m_figure.selected = selected < static_cast<int>(m_figure.joints.size()) ? selected : -1;
    m_figure.names = names;
    emit shownChanged();
    emit clipChanged();
    emit poseChanged();
}

void MotionContext::choose(const MotionOverrides &overrides)
{
    if (overrides == m_overrides)
        return;
    m_overrides = overrides;
    emit overridesChosen();
}

void MotionContext::restoreOverrides(const MotionOverrides &overrides)
{
    m_overrides = overrides;
    emit shownChanged();
}

/// A clip came to be on show.
void MotionContext::adopt()
{
    m_mapping = mapHumanoid(motion());
    m_figure = makeStickFigure(motion(), m_mapping);
    m_playback.setRange(0, motion().durationSeconds() * 1000);
    if (m_playback.time() > m_playback.rangeEnd())
        m_playback.setTime(0);
    m_posedFrame = frame();
    poseStickFigure(m_figure, motion(), m_posedFrame);
}

void MotionContext::setClip(int clip)
{
    if (clip == m_clip || clip < 0 || static_cast<std::size_t>(clip) >= m_shown.clips.size())
        return;
    const int selected = m_figure.selected;
    const bool names = m_figure.names;
    m_clip = clip;
    m_playback.setTime(0);
    adopt();
    m_figure.selected = selected < static_cast<int>(m_figure.joints.size()) ? selected : -1;
    m_figure.names = names;
    emit clipChanged();
    emit poseChanged();
}

int MotionContext::frame() const
{
    constexpr double kRounding = 1e-6; // times that are whole frames up to rounding
    return std::clamp(static_cast<int>(std::floor(m_playback.time() / 1000 * motion().fps + kRounding)), 0, motion().frames - 1);
}

void MotionContext::setFrame(int frame)
{
    m_playback.setTime(std::clamp(frame, 0, motion().frames - 1) * 1000.0 / motion().fps);
}

void MotionContext::stepFrames(int by)
{
    m_playback.pause();
    const int frames = motion().frames;
    int to = frame() + by;
    if (m_playback.mode() == Playback::Mode::Loop)
        to = ((to % frames) + frames) % frames;
    setFrame(to);
}

QString MotionContext::clipTitle(int clip) const
{
    const QString &name = m_shown.clips[static_cast<std::size_t>(clip)].name;
    const QString own = name.section(QLatin1Char('|'), -1);
    return own.isEmpty() ? name : own;
}

void MotionContext::updatePose()
{
    const int now = frame();
    if (now == m_posedFrame)
        return;
    m_posedFrame = now;
    poseStickFigure(m_figure, motion(), now);
    emit poseChanged();
}

void MotionContext::select(int joint)
{
    if (joint >= static_cast<int>(m_figure.joints.size()) || joint == m_figure.selected)
        return;
    m_figure.selected = std::max(joint, -1);
    emit selectionChanged();
    emit poseChanged();
}

void MotionContext::hover(int joint)
{
    if (joint == m_figure.hovered)
        return;
    m_figure.hovered = joint;
    emit poseChanged();
}

void MotionContext::setNames(bool shown)
{
    if (shown == m_figure.names)
        return;
    m_figure.names = shown;
    emit poseChanged();
}

std::optional<double> MotionContext::facing() const
{
    return facingDegrees(m_mapping, motionWorlds(motion(), frame()));
}

QString MotionContext::jointPlays(int joint) const
{
    for (const auto &[name, played] : m_mapping.nodes) {
        if (played == joint)
            return name;
    }
    return {};
}

} // namespace marrow

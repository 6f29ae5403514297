#include "views/common/playback.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr int kFrameMs = 8; // more often than any screen is drawn; the view drops what it cannot show
constexpr double kLongestStepMs = 250; // a window that was frozen goes on where it stood instead of jumping

} // namespace

Playback::Playback(QObject *parent)
    : QObject(parent)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(kFrameMs);
    connect(&m_timer, &QTimer::timeout, this, &Playback::tick);
}

void Playback::setRange(double startMs, double endMs)
{
    m_start = std::max(0.0, startMs);
    m_end = std::max(m_start, endMs);
    emit settingsChanged();
}

void Playback::setTime(double timeMs)
{
    timeMs = std::max(0.0, timeMs);
    if (timeMs == m_time)
        return;
    m_time = timeMs;
    emit timeChanged(m_time);
}

void Playback::setMode(Mode mode)
{
    m_mode = mode;
    m_backwards = false;
    emit settingsChanged();
}

void Playback::setSpeed(double speed)
{
    m_speed = std::clamp(speed, kMinSpeed, kMaxSpeed);
    emit settingsChanged();
}

void Playback::play()
{
    if (isPlaying() || m_end <= m_start)
        return;
    if (m_time < m_start || m_time > m_end || (m_mode == Mode::Once && m_time >= m_end))
        setTime(m_start);
    if (m_time != m_pausedAt)
        m_backwards = false; // only a playhead nobody moved goes on the way it went
    m_clock.start();
    m_timer.start();
    emit playingChanged(true);
}

void Playback::pause()
{
    if (!isPlaying())
        return;
    m_timer.stop();
    m_pausedAt = m_time;
    emit playingChanged(false);
}

void Playback::advance(double elapsedMs)
{
    const double length = m_end - m_start;
    if (length <= 0)
        return;
    const double step = elapsedMs * m_speed;
    double offset = m_time - m_start;
    switch (m_mode) {
    case Mode::Once:
        setTime(m_start + std::min(offset + step, length));
        if (offset + step >= length)
            pause();
        return;
    case Mode::Loop:
        setTime(m_start + std::fmod(offset + step, length));
        return;
    case Mode::PingPong: {
        // Unfold into one lap of twice the length, there and back.
        const double lap = std::fmod((m_backwards ? 2 * length - offset : offset) + step, 2 * length);
        m_backwards = lap > length;
        setTime(m_start + (m_backwards ? 2 * length - lap : lap));
        return;
    }
    }
}

void Playback::tick()
{
    advance(std::min<double>(static_cast<double>(m_clock.nsecsElapsed()) / 1e6, kLongestStepMs));
    m_clock.restart();
}

} // namespace marrow

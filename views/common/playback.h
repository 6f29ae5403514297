#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace marrow {

/// The clock of an animation: where the playhead stands and how it moves. Times in milliseconds. Knows nothing of clips; the
/// one who owns it sets the range. GUI thread.
class Playback : public QObject
{
    Q_OBJECT

public:
    enum class Mode { Once, Loop, PingPong };
    Q_ENUM(Mode)

    static constexpr double kMinSpeed = 0.1;
    static constexpr double kMaxSpeed = 4;

    explicit Playback(QObject *parent = nullptr);

    double time() const { return m_time; }
    bool isPlaying() const { return m_timer.isActive(); }
    Mode mode() const { return m_mode; }
    double speed() const { return m_speed; }
    double rangeStart() const { return m_start; }
    double rangeEnd() const { return m_end; }

    /// Where playing begins and ends. A playhead outside stays where it is until it is played or moved.
    void setRange(double startMs, double endMs);
    void setTime(double timeMs);
    void setMode(Mode mode);
    void setSpeed(double speed);
    /// From the start again when it stands at the end of a Once range.
    void play();
    void pause();
    void toggle() { isPlaying() ? pause() : play(); }
    /// Moves by so much real time, as the running clock does; for tests and for stepping without a clock.
    void advance(double elapsedMs);

signals:
    void timeChanged(double timeMs);
    void playingChanged(bool playing);
    void settingsChanged();

private:
    void tick();

    QTimer m_timer;
    QElapsedTimer m_clock;
    Mode m_mode = Mode::Loop;
    double m_speed = 1;
    double m_time = 0;
    double m_start = 0;
    double m_end = 1000;
    bool m_backwards = false; ///< second half of a ping-pong
    double m_pausedAt = 0;
};

} // namespace marrow

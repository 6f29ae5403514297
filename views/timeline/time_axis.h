#pragma once

#include <QString>

#include <cstdint>
#include <vector>

namespace marrow {

/// Where times stand on a line of pixels. A plain value shared by everything in the timeline that runs from left to right.
struct TimeAxis
{
    double leftMs = 0;         ///< the time at pixel 0; may be a little below zero
    double pixelsPerMs = 0.25;

    static constexpr double kMinPixelsPerMs = 1e-6;
    static constexpr double kMaxPixelsPerMs = 40; ///< a millisecond is the finest there is
    static constexpr double kMargin = 16;         ///< pixels kept free before the start

    double x(double timeMs) const { return (timeMs - leftMs) * pixelsPerMs; }
    double time(double x) const { return leftMs + x / pixelsPerMs; }
    /// Keeps the time at pixel `x` where it is.
    void zoomAt(double x, double factor);
    void pan(double pixels);
    /// Shows from..to with a margin at both ends.
    void fit(double fromMs, double toMs, double width);
    void keepStart(); ///< no more than the margin lies before the start

    bool operator==(const TimeAxis &) const = default;
};

/// What times snap to, and how they are told.
struct TimeGrid
{
    enum class Unit { Off, Frames, Milliseconds };

    Unit unit = Unit::Frames;
    double fps = 24;
    double stepMs = 10;

    static constexpr double kMaxFps = 1000;

    /// The nearest time on the grid, a whole millisecond, at least 0.
    double snapped(double timeMs) const;
    /// The next time on the grid behind (1) or before (-1) this one. Frames are stepped when snapping is off.
    double stepped(double timeMs, int direction) const;
    /// "frame 12" is the nearest one.
    double frameOf(double timeMs) const { return timeMs * fps / 1000; }

    bool operator==(const TimeGrid &) const = default;
};

struct TimeTick
{
    double timeMs = 0;
    bool major = false;
    QString label; ///< of major ticks: a frame number, or a time with its unit
};

/// The marks of a ruler over `width` pixels, majors far enough apart for their labels.
std::vector<TimeTick> ticksOf(const TimeAxis &axis, const TimeGrid &grid, double width);

} // namespace marrow

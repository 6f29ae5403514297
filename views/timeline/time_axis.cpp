#include "views/timeline/time_axis.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr double kMajorPixels = 72;
constexpr double kMinorPixels = 7;

double frameTime(double frame, double fps)
{
    return std::round(frame * 1000 / fps);
}

/// The smallest of 1, 2, 5, 10, 20, … that is at least `least`.
double roundStep(double least)
{
    double decade = 1;
    while (decade * 10 < least)
        decade *= 10;
    for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
        if (decade * factor >= least)
            return decade * factor;
    }
    return decade * 10;
}

QString timeLabel(double timeMs, double stepMs)
{
    if (stepMs < 100)
        return QLocale().toString(qRound64(timeMs)) + QStringLiteral(" ms");
    return QLocale().toString(timeMs / 1000, 'f', stepMs < 1000 ? 1 : 0) + QStringLiteral(" s");
}

} // namespace

void TimeAxis::zoomAt(double x, double factor)
{
    const double fixed = time(x);
    pixelsPerMs = std::clamp(pixelsPerMs * factor, kMinPixelsPerMs, kMaxPixelsPerMs);
    leftMs = fixed - x / pixelsPerMs;
    keepStart();
}

void TimeAxis::pan(double pixels)
{
    leftMs += pixels / pixelsPerMs;
    keepStart();
}

void TimeAxis::fit(double fromMs, double toMs, double width)
{
    const double room = std::max(width - 2 * kMargin, 1.0);
    pixelsPerMs = std::clamp(room / std::max(toMs - fromMs, 1.0), kMinPixelsPerMs, kMaxPixelsPerMs);
    leftMs = fromMs - kMargin / pixelsPerMs;
}

void TimeAxis::keepStart()
{
    leftMs = std::max(leftMs, -kMargin / pixelsPerMs);
}

double TimeGrid::snapped(double timeMs) const
{
    double time = timeMs;
    if (unit == Unit::Frames)
        time = frameTime(std::round(frameOf(timeMs)), fps);
    else if (unit == Unit::Milliseconds)
        time = std::round(timeMs / stepMs) * stepMs;
    return std::max(0.0, std::round(time));
}

double TimeGrid::stepped(double timeMs, int direction) const
{
    const bool frames = unit != Unit::Milliseconds;
    const double position = frames ? frameOf(timeMs) : timeMs / stepMs;
    // A frame's time is rounded to a millisecond, so what lies within one of a frame stands on it.
    const double tolerance = (frames ? frameOf(0.75) : 0.5 / stepMs);
    const double near = std::round(position);
    const bool onGrid = std::abs(position - near) <= tolerance;
    const double next = onGrid ? near + direction : (direction > 0 ? std::ceil(position) : std::floor(position));
    return std::max(0.0, frames ? frameTime(next, fps) : std::round(next * stepMs));
}

std::vector<TimeTick> ticksOf(const TimeAxis &axis, const TimeGrid &grid, double width)
{
    const bool frames = grid.unit == TimeGrid::Unit::Frames;
    const double unitMs = frames ? 1000 / grid.fps : 1;
    const double pixelsPerUnit = axis.pixelsPerMs * unitMs;
    const double major = roundStep(kMajorPixels / pixelsPerUnit);
    double minor = major;
    for (const double parts : {10.0, 5.0, 2.0}) {
        if (major / parts >= 1 && major / parts * pixelsPerUnit >= kMinorPixels) {
            minor = major / parts;
            break;
        }
    }
    std::vector<TimeTick> ticks;
    const double last = axis.time(width) / unitMs;
    for (double index = std::max(0.0, std::floor(axis.leftMs / unitMs / minor)); index * minor <= last; ++index) {
        const double units = index * minor;
        TimeTick tick;
        tick.timeMs = units * unitMs;
        tick.major = std::fmod(units, major) < minor / 2;
        if (tick.major)
            tick.label = frames ? QLocale().toString(qRound64(units)) : timeLabel(tick.timeMs, major);
        ticks.push_back(tick);
    }
    return ticks;
}

} // namespace marrow

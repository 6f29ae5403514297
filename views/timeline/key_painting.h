#pragma once

#include "model/document/selection.h"
#include "model/voxel/animation_clip.h"
#include "views/common/theme.h"
#include "views/timeline/time_axis.h"

#include <span>

class QPainter;
class QPalette;
class QRect;

namespace marrow {

/// Measures that the ruler, the overview, the dope sheet and the curves share, so that their times stand above each other.
namespace timeline {
inline constexpr int kGutter = 224; ///< names and switches, left of where time begins
inline constexpr int kRowHeight = 22;
inline constexpr int kKeySize = 11;
} // namespace timeline

enum class KeyLook { Keyed, Selected, PartlySelected, Loose, Held, Ghost };

/// A diamond: filled for a key, in the accent when selected, with its outline in the accent when some parts of it are, hollow for a loose edit, a dot where a component only holds.
void paintKey(QPainter *painter, QPointF centre, KeyLook look, const Tokens &tokens, double size = timeline::kKeySize);

/// Ascending times of keys, from a track or a plain list.
class KeyTimes
{
public:
    explicit KeyTimes(const QList<TransformKey> &keys)
        : m_keys(keys.constData())
        , m_count(keys.size())
    {
    }
    explicit KeyTimes(std::span<const std::uint32_t> times)
        : m_times(times.data())
        , m_count(static_cast<qsizetype>(times.size()))
    {
    }
    qsizetype size() const { return m_count; }
    std::uint32_t operator[](qsizetype index) const { return m_keys ? m_keys[index].timeMs : m_times[index]; }
    qsizetype firstFrom(double timeMs) const;
    /// The key nearest to a time and no farther than `reachMs`, or -1.
    qsizetype nearest(double timeMs, double reachMs) const;

private:
    const TransformKey *m_keys = nullptr;
    const std::uint32_t *m_times = nullptr;
    qsizetype m_count = 0;
};

/// One row of keys within `area` (its left edge is where the axis begins), between the pixels of `dirty`. Keys that stand too
/// close to tell apart become a band. `selected` and `look` may be empty.
struct KeyRowPainting
{
    const TimeAxis *axis = nullptr;
    QRect area;
    QRect dirty;
    std::span<const KeyRef> selected;
    /// Keys given by index that are drawn otherwise; nullptr: all are Keyed.
    const std::vector<bool> *held = nullptr;
    double size = timeline::kKeySize;
    KeyParts parts = kAllParts; ///< what of a key this row shows: it is selected when all of them are
};
void paintKeyRow(QPainter *painter, const KeyTimes &times, const KeyRowPainting &row, const Tokens &tokens);

/// Fine lines at the major ticks, what lies outside 0..duration darkened.
void paintTimeGround(QPainter *painter, const TimeAxis &axis, const TimeGrid &grid, const QRect &area, double durationMs, const Tokens &tokens);
void paintPlayhead(QPainter *painter, const TimeAxis &axis, const QRect &area, double timeMs, const Tokens &tokens);
/// What has to be drawn anew when the playhead stood or stands there.
QRect playheadStrip(const TimeAxis &axis, const QRect &area, double timeMs);

} // namespace marrow

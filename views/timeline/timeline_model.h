#pragma once

#include "views/common/pose_context.h"
#include "views/timeline/key_clipboard.h"
#include "views/timeline/time_axis.h"

#include <QPointer>

#include <set>
#include <span>

namespace marrow {

enum class KeyComponent { All, Translation, Rotation, Scale };

/// The parts of a key that a component is.
KeyParts partsOf(KeyComponent component);

/// One row of the dope sheet. A key holds all three components; a component's row shows where that one changes, and what is
/// selected there is edited in that component alone.
struct TimelineRow
{
    enum class Kind { Summary, Joint, Component };

    Kind kind = Kind::Joint;
    JointId joint = 0;
    KeyComponent component = KeyComponent::All;

    bool operator==(const TimelineRow &) const = default;
};

/// How a gesture gives keys new times: t' = pivot + (t − pivot)·scale + delta.
struct KeyMapping
{
    double scale = 1;
    double pivotMs = 0;
    double deltaMs = 0;
    bool copy = false;
    bool ripple = false;

    double map(double timeMs) const { return pivotMs + (timeMs - pivotMs) * scale + deltaMs; }
    bool identity() const { return scale == 1 && deltaMs == 0; }
};

/// What the parts of the timeline share: which clip and rows are on show, the axis and the grid, the selected keys, and the
/// edits. Holds no copy of the clip. GUI thread.
class TimelineModel : public QObject
{
    Q_OBJECT

public:
    explicit TimelineModel(QObject *parent = nullptr);

    /// nullptr when nothing is open. The context must outlive its stay here.
    void setContext(PoseContext *context);
    PoseContext *context() const { return m_context; }
    const AnimationClip *clip() const { return m_context ? m_context->clip() : nullptr; }
    const Rig *rig() const { return m_context ? m_context->rigContext()->rig() : nullptr; }
    double playhead() const { return m_context ? m_context->playback().time() : 0; }
    double duration() const { return clip() ? clip()->durationMs : 0; }

    const std::vector<TimelineRow> &rows() const { return m_rows; }
    /// Times at which a row has keys; of the summary all that the rows on show have.
    const JointTrack *track(const TimelineRow &row) const;
    const std::vector<std::uint32_t> &allTimes() const { return m_times; }
    bool isExpanded(JointId joint) const { return m_expanded.contains(joint); }
    void setExpanded(JointId joint, bool expanded);
    bool onlySelected() const { return m_onlySelected; }
    bool onlyKeyed() const { return m_onlyKeyed; }
    void setOnlySelected(bool on);
    void setOnlyKeyed(bool on);
    void setSearch(const QString &text);

    const TimeAxis &axis() const { return m_axis; }
    void setAxis(const TimeAxis &axis);
    /// Width of the part that shows time, told by whoever lays it out; 0 before.
    void setWidth(double pixels);
    double width() const { return m_width; }
    void frameAll();
    void frameSelected(); ///< everything when no key is selected
    const TimeGrid &grid() const { return m_grid; }
    void setGrid(const TimeGrid &grid);
    bool ripple() const { return m_ripple; }
    void setRipple(bool on);

    /// Moves the playhead, stopping what plays; snapped unless `exact`.
    void scrub(double timeMs, bool exact = false);
    void stepFrame(int direction);
    void stepKey(int direction);
    // The part that plays, begun or ended at the playhead.
    void setLoopStart();
    void setLoopEnd();
    void clearLoop();

    /// Selected keys of the clip, ascending.
    const std::vector<KeyRef> &selected() const;
    std::span<const KeyRef> selectedOf(JointId joint) const;
    KeyParts selectedParts() const; ///< the parts that are selected of all selected keys alike; kAllParts when they differ
    enum class SelectMode { Replace, Add, Toggle };
    void select(std::vector<KeyRef> keys, SelectMode mode = SelectMode::Replace);
    void selectAll(); ///< of the rows on show
    /// Keys of the rows first..last (indices) with from <= time <= to; of components' rows those parts of them.
    std::vector<KeyRef> keysIn(int firstRow, int lastRow, double fromMs, double toMs) const;
    /// The earliest and the latest selected time.
    std::optional<std::pair<std::uint32_t, std::uint32_t>> selectedSpan() const;

    // Edits, each one undo step. A refusal is told through RigContext::commandFailed().
    /// `mapping` as it can be done: nothing goes before the start.
    KeyMapping allowed(KeyMapping mapping) const;
    bool move(const KeyMapping &mapping);
    void deleteSelected();
    void copySelected();
    void cutSelected();
    /// At the playhead. `ontoActive`: keys of one joint go to the active joint.
    void paste(bool ontoActive = false);
    /// The keys on the clipboard, read once for each change of it.
    const std::vector<CopiedKey> &clipboard();
    /// Takes every key of the selected joints out of the clip.
    void removeSelectedJoints();
    /// Keys the selected joints (all with keys when none is selected) and what is loose as they stand on show.
    void insertKeys();
    /// Keys one joint at a time as it plays there.
    void insertKeyAt(JointId joint, std::uint32_t timeMs);
    void run(const QString &command, const QJsonObject &args);
    /// One short sentence for the status line; empty takes it away.
    void tell(const QString &hint) { emit hintChanged(hint); }
    /// "400 ms, frame 10"
    QString timeText(double timeMs) const;

signals:
    void contextChanged();
    void rowsChanged();
    void keysChanged(); ///< the clip, its keys, or what is loose
    void selectionChanged();
    void axisChanged();
    void gridChanged();
    void playheadMoved();
    void activeJointChanged();
    void hintChanged(const QString &hint);

private:
    void onClipChanged();
    void onSelectionChanged();
    void onPlayhead();
    void rebuildRows();
    void rebuildTimes();
    bool wanted(JointId joint) const;

    QPointer<PoseContext> m_context;
    std::vector<TimelineRow> m_rows;
    std::vector<std::uint32_t> m_times;
    std::set<JointId> m_expanded;
    QString m_search;
    bool m_onlySelected = false;
    bool m_onlyKeyed = false;
    bool m_ripple = false;
    TimeAxis m_axis;
    TimeGrid m_grid;
    double m_width = 0;
    bool m_showsAll = true; ///< the axis follows the width until someone looks closer
    std::optional<std::uint16_t> m_framedClip; ///< whose length the axis was last fitted to
    std::optional<std::vector<CopiedKey>> m_clipboard;
    std::vector<KeyRef> m_seenKeys;
    std::vector<JointId> m_seenJoints;
};

} // namespace marrow

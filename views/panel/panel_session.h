#pragma once

#include "model/base/error.h"
#include "model/commands/puppet_commands.h"
#include "model/puppet/parameter_influence.h"
#include "model/puppet/pose_json.h"
#include "views/puppet/puppet_context.h"

#include <QObject>
#include <QPointer>

#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace marrow {

/// A pose that was kept under a name.
struct PoseSnapshot
{
    QString name;
    std::vector<std::pair<std::uint32_t, float>> values;
};

/// What the parameter panel of one open puppet keeps that is neither in the file nor needed elsewhere: locks, folds, snapshots,
/// snapping; and how the panel changes values. One per open puppet, which must outlive it; GUI thread. When the document is read
/// anew (a committed Reset) the views let go of their session: it belongs to the context of what was open before.
class PanelSession : public QObject
{
    Q_OBJECT

public:
    PanelSession(PuppetDocument *document, PuppetContext *puppet, QObject *parent = nullptr);

    PuppetDocument *document() const { return m_document; }
    PuppetContext *puppet() const { return m_puppet; }
    const PuppetRig &rig() const { return m_document->rig(); }
    const Panel &panel() const { return m_document->panel(); }

    QString label(std::uint32_t parameter) const { return parameterLabel(rig(), parameter); }
    /// Where the rig has forms for the parameter.
    const std::vector<float> &keys(std::uint32_t parameter) const { return m_keys[parameter]; }
    /// Where a drag comes to rest: the snap values of the panel, or the keys where it names none.
    std::vector<float> stops(std::uint32_t parameter) const;
    const InfluenceMap &influence() const { return m_influence; }
    /// Parameters that move what is selected in the canvas; nothing when nothing but parameters is. With `physics`, also those
    /// that set off the physics which moves it.
    std::optional<std::set<std::uint32_t>> movingSelection(bool physics = false) const;

    // Values. What is locked stays; a parameter that repeats wraps, any other keeps to its range.

    float limited(std::uint32_t parameter, double value) const;
    float shown(std::uint32_t parameter) const { return m_puppet->parameter(parameter); }
    void setValue(std::uint32_t parameter, double value);
    void resetValue(std::uint32_t parameter);
    void resetAll();
    /// Every parameter that is not locked somewhere in its range.
    void randomPose(std::uint32_t seed);
    void applyPose(const std::vector<std::pair<std::uint32_t, float>> &values);
    /// The values on show.
    std::vector<float> shownValues() const;
    /// While a drag lasts playback leaves the parameters alone. May be nested.
    void beginDrag(std::uint32_t parameter);
    void endDrag(std::uint32_t parameter);
    /// Sizes for the keyboard: a round number near a hundredth of the range.
    double step(std::uint32_t parameter) const;

    /// A locked parameter keeps what it shows, whatever plays and whatever is pasted or reset.
    bool isLocked(std::uint32_t parameter) const { return m_locked.contains(parameter); }
    void setLocked(std::uint32_t parameter, bool locked);
    void unlockAll();
    bool anyLocked() const { return !m_locked.empty(); }

    bool snapping() const { return m_snapping; }
    void setSnapping(bool on);

    /// Whether a group stands open for looking, which changes nothing in the file. kUnlisted is the list behind the tree.
    static constexpr int kUnlisted = -1;
    bool isOpen(int node) const;
    void setOpen(int node, bool open);
    void setAllOpen(bool open);

    const std::vector<PoseSnapshot> &snapshots() const { return m_snapshots; }
    /// Keeps the pose on show under this name, in place of an older one of that name.
    void keepSnapshot(const QString &name);
    void applySnapshot(const QString &name);
    void renameSnapshot(const QString &from, const QString &to);
    void removeSnapshot(const QString &name);
    /// "Pose 1", "Pose 2", … whichever is free.
    QString freeSnapshotName() const;
    /// For keeping them over sessions.
    QJsonObject snapshotsToJson() const;
    void setSnapshotsFromJson(const QJsonObject &json);

    /// Does a command of the document; what fails is told by commandFailed(). False then.
    bool run(const QString &command, const QJsonObject &args);

signals:
    void locksChanged();
    void foldsChanged();
    void snapshotsChanged();
    void snappingChanged(bool on);
    void commandFailed(const marrow::Error &error);

private:
    void onCommitted(const PuppetChangeSet &change);

    QPointer<PuppetDocument> m_document;
    QPointer<PuppetContext> m_puppet;
    std::vector<std::vector<float>> m_keys;
    InfluenceMap m_influence;
    std::set<std::uint32_t> m_locked;
    std::map<std::uint32_t, int> m_drags;
    std::map<int, bool> m_folds; ///< where they differ from the file
    std::vector<PoseSnapshot> m_snapshots;
    bool m_snapping = true;
};

} // namespace marrow

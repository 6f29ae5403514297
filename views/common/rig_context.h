#pragma once

#include "model/base/error.h"
#include "model/document/voxel_document.h"
#include "model/voxel/bone_mesher.h"
#include "model/voxel/ownership_color.h"
#include "views/common/swatch.h"

#include <QJsonObject>
#include <QObject>
#include <QPointer>

#include <deque>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace marrow {

/// A voxel the person points at: under the pointer, or where the arrow keys put the cursor.
struct VoxelCursor
{
    Int3 voxel;
    FaceSide side = 0;

    bool operator==(const VoxelCursor &) const = default;
};

/// What the panels and tools of one open voxel document share and what is no part of the asset: eyes, locks, swatches, voxel
/// counts, the joint being painted, the cursor, and previews of a drag. Made by the window for each document, which must
/// outlive it; panels take a pointer and accept nullptr for "nothing is open". GUI thread.
class RigContext : public QObject
{
    Q_OBJECT

public:
    explicit RigContext(VoxelDocument *document, QObject *parent = nullptr);

    VoxelDocument *document() const { return m_document; }
    const VoxelAsset &asset() const { return m_document->asset(); }
    const Rig *rig() const { return m_document->rig(); }

    /// The joint's name, or "Joint 12" when it has none.
    QString displayName(JointId joint) const;
    SwatchLook look(JointId joint) const;
    const OwnershipPalette &palette() const { return m_palette; }
    bool patterns() const { return m_patterns; }
    void setPatterns(bool on);
    /// How many voxels follow the joint. Kept up to date by the blocks that change.
    qsizetype voxelCount(JointId joint) const;

    const std::set<JointId> &hidden() const { return m_hidden; }
    const std::set<JointId> &isolated() const { return m_isolated; }
    const std::set<JointId> &locked() const { return m_locked; }
    void setHidden(const std::vector<JointId> &joints, bool hidden);
    /// Shows only these joints' voxels; an empty list shows all again.
    void setIsolated(std::set<JointId> joints);
    void setLocked(const std::vector<JointId> &joints, bool locked);

    std::optional<JointId> activeJoint() const { return m_document->selection().activeJoint; }
    /// Selects one joint and makes it the active one; it becomes the joint being painted.
    void activate(JointId joint);
    void select(std::vector<JointId> joints, std::optional<JointId> active);
    void setSelectedVoxels(VoxelSet voxels);
    /// The last joints that were active, the latest first, the active one included.
    const std::deque<JointId> &recentJoints() const { return m_recent; }
    void swapWithLast();

    const std::optional<VoxelCursor> &cursor() const { return m_cursor; }
    void setCursor(std::optional<VoxelCursor> cursor);

    /// Rest transforms a drag would set, shown by the viewport until cleared; the document does not know them.
    using RestPreview = std::vector<std::pair<JointId, Transform>>;
    const RestPreview &restPreview() const { return m_restPreview; }
    void setRestPreview(RestPreview preview);

    /// Joints that are posed and not keyed (PoseContext says which): they carry a mark wherever they are named or drawn.
    const std::set<JointId> &looseJoints() const { return m_loose; }
    void setLooseJoints(std::set<JointId> joints);

    /// Executes a command; a failure is told through commandFailed() and returns false.
    bool run(const QString &command, const QJsonObject &args);

signals:
    void looksChanged();
    void countsChanged();
    void visibilityChanged();
    void locksChanged();
    void recentJointsChanged();
    void cursorChanged();
    void restPreviewChanged();
    void looseJointsChanged();
    /// Ask the viewport to bring something into sight: a voxel or a joint.
    void voxelVisitRequested(const marrow::Int3 &voxel);
    void jointVisitRequested(marrow::JointId joint);
    void commandFailed(const marrow::Error &error);

private:
    void onCommitted(const ChangeSet &change);
    void onSelectionChanged();
    void rebuildLooks();
    void recount();
    void recountBlocks(const std::vector<int> &blocks);
    void countBlock(const VoxelBinding &binding, int block, int sign);
    void dropMissing();

    VoxelDocument *m_document;
    OwnershipPalette m_palette;
    bool m_patterns = false;
    VoxelBinding m_counted; ///< the binding m_counts was made from; shares its blocks with the document's
    std::map<JointId, qsizetype> m_counts;
    std::set<JointId> m_hidden, m_isolated, m_locked;
    std::deque<JointId> m_recent;
    std::optional<VoxelCursor> m_cursor;
    RestPreview m_restPreview;
    std::set<JointId> m_loose;
};

} // namespace marrow

#include "views/common/rig_context.h"

#include "model/voxel/binding_ops.h"

#include <algorithm>

namespace marrow {

namespace {
constexpr std::size_t kRecentJoints = 7; // the active one and six before it
}

RigContext::RigContext(VoxelDocument *document, QObject *parent)
    : QObject(parent)
    , m_document(document)
{
    rebuildLooks();
    recount();
    onSelectionChanged();
    connect(document, &VoxelDocument::committed, this, &RigContext::onCommitted);
    connect(document, &VoxelDocument::selectionChanged, this, &RigContext::onSelectionChanged);
}

QString RigContext::displayName(JointId joint) const
{
    const Joint *found = rig() ? rig()->skeleton.find(joint) : nullptr;
    return found && !found->name.isEmpty() ? found->name : tr("Joint %1").arg(joint);
}

SwatchLook RigContext::look(JointId joint) const
{
    return {QColor::fromRgb(m_palette.color(joint)), m_patterns && m_palette.hatched(joint)};
}

void RigContext::setPatterns(bool on)
{
    if (m_patterns == on)
        return;
    m_patterns = on;
    emit looksChanged();
}

qsizetype RigContext::voxelCount(JointId joint) const
{
    const auto it = m_counts.find(joint);
    return it == m_counts.end() ? 0 : it->second;
}

void RigContext::setHidden(const std::vector<JointId> &joints, bool hidden)
{
    const std::set<JointId> before = m_hidden;
    for (JointId joint : joints) {
        if (hidden)
            m_hidden.insert(joint);
        else
            m_hidden.erase(joint);
    }
    if (m_hidden != before)
        emit visibilityChanged();
}

void RigContext::setIsolated(std::set<JointId> joints)
{
    if (m_isolated == joints)
        return;
    m_isolated = std::move(joints);
    emit visibilityChanged();
}

void RigContext::setLocked(const std::vector<JointId> &joints, bool locked)
{
    const std::set<JointId> before = m_locked;
    for (JointId joint : joints) {
        if (locked)
            m_locked.insert(joint);
        else
            m_locked.erase(joint);
    }
    if (m_locked != before)
        emit locksChanged();
}

void RigContext::activate(JointId joint)
{
    select({joint}, joint);
}

void RigContext::select(std::vector<JointId> joints, std::optional<JointId> active)
{
    VoxelSelection selection = m_document->selection();
    selection.joints = std::move(joints);
    selection.activeJoint = active;
    m_document->setSelection(std::move(selection));
}

void RigContext::setSelectedVoxels(VoxelSet voxels)
{
    VoxelSelection selection = m_document->selection();
    selection.voxels = std::move(voxels);
    m_document->setSelection(std::move(selection));
}

void RigContext::swapWithLast()
{
    if (m_recent.size() > 1)
        activate(m_recent[1]);
}

void RigContext::setCursor(std::optional<VoxelCursor> cursor)
{
    if (cursor && !asset().grid.contains(cursor->voxel))
        cursor.reset();
    if (m_cursor == cursor)
        return;
    m_cursor = cursor;
    emit cursorChanged();
}

void RigContext::setRestPreview(RestPreview preview)
{
    if (preview.empty() && m_restPreview.empty())
        return;
    m_restPreview = std::move(preview);
    emit restPreviewChanged();
}

void RigContext::setLooseJoints(std::set<JointId> joints)
{
    if (joints == m_loose)
        return;
    m_loose = std::move(joints);
    emit looseJointsChanged();
}

bool RigContext::run(const QString &command, const QJsonObject &args)
{
    const Result<void> done = m_document->execute(command, args);
    if (!done)
        emit commandFailed(done.error());
    return done.ok();
}

void RigContext::onCommitted(const ChangeSet &change)
{
    const auto structure = ChangeSet::RigPresence | ChangeSet::SkeletonStructure;
    if (change.flags & structure)
        dropMissing();
    if (change.flags & (structure | ChangeSet::DefaultJoint))
        rebuildLooks();
    const bool sameShape = rig() && m_counted.blockCount() == rig()->binding.blockCount() && m_counted.blockCount() > 0;
    if (change.has(ChangeSet::RigPresence) || (change.has(ChangeSet::Binding) && !sameShape))
        recount();
    else if (change.has(ChangeSet::Binding))
        recountBlocks(change.blocks);
    setRestPreview({});
}

void RigContext::onSelectionChanged()
{
    const std::optional<JointId> active = activeJoint();
    if (!active || (!m_recent.empty() && m_recent.front() == *active))
        return;
    std::erase(m_recent, *active);
    m_recent.push_front(*active);
    if (m_recent.size() > kRecentJoints)
        m_recent.pop_back();
    emit recentJointsChanged();
}

void RigContext::rebuildLooks()
{
    m_palette = rig() ? OwnershipPalette(rig()->skeleton, rig()->binding.defaultJoint()) : OwnershipPalette();
    emit looksChanged();
}

void RigContext::recount()
{
    m_counts.clear();
    m_counted = {};
    if (rig()) {
        m_counted = rig()->binding;
        for (const auto &[joint, count] : voxelsPerJoint(asset().grid, m_counted))
            m_counts[joint] = static_cast<qsizetype>(count);
    }
    emit countsChanged();
}

void RigContext::recountBlocks(const std::vector<int> &blocks)
{
    const VoxelBinding &now = rig()->binding;
    for (int block : blocks) {
        countBlock(m_counted, block, -1);
        countBlock(now, block, +1);
    }
    m_counted = now;
    emit countsChanged();
}

void RigContext::countBlock(const VoxelBinding &binding, int block, int sign)
{
    const VoxelGrid &grid = asset().grid;
    const Int3 low = binding.blockOrigin(block);
    const Int3 size = grid.size();
    for (int z = low.z; z < std::min(low.z + VoxelBinding::kBlockSize, size.z); ++z) {
        for (int y = low.y; y < std::min(low.y + VoxelBinding::kBlockSize, size.y); ++y) {
            for (int x = low.x; x < std::min(low.x + VoxelBinding::kBlockSize, size.x); ++x) {
                const Int3 cell{x, y, z};
                if (grid.at(cell) != 0)
                    m_counts[binding.at(cell)] += sign;
            }
        }
    }
}

void RigContext::dropMissing()
{
    const auto missing = [this](JointId joint) { return !rig() || !rig()->skeleton.contains(joint); };
    const auto hadRecent = m_recent.size();
    const bool visibility = std::erase_if(m_hidden, missing) + std::erase_if(m_isolated, missing) > 0;
    const bool locks = std::erase_if(m_locked, missing) > 0;
    std::erase_if(m_recent, missing);
    if (visibility)
        emit visibilityChanged();
    if (locks)
        emit locksChanged();
    if (m_recent.size() != hadRecent)
        emit recentJointsChanged();
}

} // namespace marrow

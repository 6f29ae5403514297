#include "views/painting/partnerless_model.h"

#include <algorithm>
#include <limits>

namespace marrow {

void VoxelListModel::setVoxels(const VoxelGrid &grid, const VoxelSet &voxels)
{
    beginResetModel();
    m_grid = grid;
    m_voxels = voxels;
    m_before.clear();
    std::size_t count = 0;
    for (const VoxelRun &run : voxels.runs()) {
        m_before.push_back(count);
        count += run.count;
    }
    m_count = static_cast<int>(std::min<std::size_t>(count, std::numeric_limits<int>::max()));
    endResetModel();
}

Int3 VoxelListModel::voxelAt(int row) const
{
    const auto after = std::upper_bound(m_before.begin(), m_before.end(), static_cast<std::size_t>(row));
    const auto run = static_cast<std::size_t>(after - m_before.begin()) - 1;
    return m_grid.position(m_voxels.runs()[run].first + static_cast<std::uint32_t>(static_cast<std::size_t>(row) - m_before[run]));
}

int VoxelListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_count;
}

QVariant VoxelListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || role != Qt::DisplayRole)
        return {};
    const Int3 voxel = voxelAt(index.row());
    return QStringLiteral("%1, %2, %3").arg(voxel.x).arg(voxel.y).arg(voxel.z);
}

} // namespace marrow

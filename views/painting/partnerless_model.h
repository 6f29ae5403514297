#pragma once

#include "model/voxel/voxel_set.h"
#include "model/voxel/voxel_grid.h"

#include <QAbstractListModel>

#include <vector>

namespace marrow {

/// The voxels of a set as a list, "12, 4, 7". Reads the set row by row, so that it costs nothing to hold a large one.
class VoxelListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setVoxels(const VoxelGrid &grid, const VoxelSet &voxels);
    Int3 voxelAt(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    VoxelGrid m_grid;
    VoxelSet m_voxels;
    std::vector<std::size_t> m_before; ///< voxels in the runs before each run
    int m_count = 0;
};

} // namespace marrow

#include "views/common/tree_indentation.h"

#include <QTreeView>

#include <algorithm>
#include <utility>
#include <vector>

namespace marrow {

namespace {

constexpr double kIndentedShare = 0.35; ///< of the width, that the deepest row may give to its indentation

int deepestRow(const QAbstractItemModel &model)
{
    int deepest = 1;
    std::vector<std::pair<QModelIndex, int>> open{{QModelIndex(), 0}};
    while (!open.empty()) {
        const auto [parent, depth] = open.back();
        open.pop_back();
        deepest = std::max(deepest, depth);
        for (int row = 0; row < model.rowCount(parent); ++row)
            open.emplace_back(model.index(row, 0, parent), depth + 1);
    }
    return deepest;
}

} // namespace

void fitIndentation(QTreeView &tree, int most)
{
    const int fitting = static_cast<int>(kIndentedShare * tree.viewport()->width()) / deepestRow(*tree.model());
    tree.setIndentation(std::clamp(fitting, 0, most));
}

} // namespace marrow

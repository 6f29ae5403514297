#pragma once

class QTreeView;

namespace marrow {

/// Indents a tree as far as its width allows: `most` a level, less in trees whose deepest rows would leave no room for their names, in the end
/// nothing. To be called when the rows or the width change.
void fitIndentation(QTreeView &tree, int most);

} // namespace marrow

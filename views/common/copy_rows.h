#pragma once

class QAbstractItemView;

namespace marrow {

/// Ctrl+C and "Copy" in the context menu copy the selected rows as text: columns by tabs, one line a row.
void enableRowCopy(QAbstractItemView *view);

} // namespace marrow

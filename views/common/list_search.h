#pragma once

class QString;
class QTreeWidget;

namespace marrow {

/// Shows only those rows of a flat list whose first column holds `wanted`, in any case of letters; returns whether there are any.
bool showMatchingRows(QTreeWidget &list, const QString &wanted);

/// Gives the list the focus. A row that a search hid cannot be the current one: then the first on show becomes it.
void goToResults(QTreeWidget &list);

} // namespace marrow

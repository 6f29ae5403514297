#pragma once

#include <QString>

namespace marrow {

/// What people call a file: its name, and of one that lies in a library, where names are contents, the name it came with. Reads one small
/// file beside it at most. Any thread.
QString shownFileName(const QString &path);
/// Whether it is a stored file of a library: nothing else belongs into its folder.
bool isLibraryFile(const QString &path);

} // namespace marrow

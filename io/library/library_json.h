#pragma once

#include "model/base/result.h"
#include "model/library/library_entry.h"

#include <QJsonObject>

namespace marrow {

/// An entry as its .json holds it. Reading fails with library.entry when the hash or a path is not what it may be.
QJsonObject toJson(const LibraryEntry &entry);
Result<LibraryEntry> libraryEntryFrom(const QJsonObject &json);

/// One .json of a library; fails with library.entry.
Result<QJsonObject> readLibraryJson(const QString &path);

/// Sixty-four hexadecimal digits in lower case.
bool isSha256(const QString &text);

} // namespace marrow

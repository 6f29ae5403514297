#include "io/library/shown_file_name.h"

#include "io/library/library_json.h"

#include <QDir>
#include <QFileInfo>

#include <optional>

namespace marrow {

namespace {

std::optional<LibraryEntry> storedEntry(const QFileInfo &file)
{
    const QString stem = file.completeBaseName();
    if (!isSha256(stem))
        return std::nullopt;
    const Result<QJsonObject> json = readLibraryJson(file.dir().filePath(stem + QStringLiteral(".json")));
    const Result<LibraryEntry> entry = json ? libraryEntryFrom(*json) : Result<LibraryEntry>(json.error());
    return entry && entry->sha256 == stem ? std::optional(*entry) : std::nullopt;
}

} // namespace

QString shownFileName(const QString &path)
{
    const QFileInfo file(path);
    const std::optional<LibraryEntry> entry = storedEntry(file);
    return entry && !entry->originalName.isEmpty() ? entry->originalName : file.fileName();
}

bool isLibraryFile(const QString &path)
{
    return storedEntry(QFileInfo(path)).has_value();
}

} // namespace marrow

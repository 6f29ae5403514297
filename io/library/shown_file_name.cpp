#include "io/library/shown_file_name.h"

#include "io/library/library_json.h"

#include <QDir>
#include <QFileInfo>

namespace marrow {

QString shownFileName(const QString &path)
{
    const QFileInfo file(path);
    const QString stem = file.completeBaseName();
    if (isSha256(stem)) {
        const Result<QJsonObject> json = readLibraryJson(file.dir().filePath(stem + QStringLiteral(".json")));
        const Result<LibraryEntry> entry = json ? libraryEntryFrom(*json) : Result<LibraryEntry>(json.error());
        if (entry && entry->sha256 == stem && !entry->originalName.isEmpty())
            return entry->originalName;
    }
    return file.fileName();
}

} // namespace marrow

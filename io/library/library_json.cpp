#include "io/library/library_json.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Library)
};

constexpr qint64 kMostEntryBytes = 4 * 1024 * 1024; ///< of one .json

QStringList strings(const QJsonValue &value)
{
    QStringList list;
    for (const QJsonValue &entry : value.toArray())
        list.append(entry.toString());
    return list;
}

/// Within the library, whoever wrote the file.
bool staysInside(const QString &path)
{
    return !path.startsWith(QLatin1Char('/')) && !path.contains(QLatin1Char('\\')) && !path.contains(QLatin1Char(':')) && !path.contains(QChar(0)) &&
           !path.split(QLatin1Char('/')).contains(QStringLiteral(".."));
}

LibraryState stateOf(const QString &name)
{
    return name == QLatin1String("approved") ? LibraryState::Approved : name == QLatin1String("rejected") ? LibraryState::Rejected : LibraryState::Pending;
}

} // namespace

Result<QJsonObject> readLibraryJson(const QString &path)
{
    const QString shown = QDir::toNativeSeparators(path);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > kMostEntryBytes)
        return Error{QStringLiteral("library.entry"), Texts::tr("%1 cannot be read.").arg(shown), path, nullptr};
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll());
    if (!document.isObject())
        return Error{QStringLiteral("library.entry"), Texts::tr("%1 is damaged; add the model again.").arg(shown), path, nullptr};
    return document.object();
}

bool isSha256(const QString &text)
{
    return text.size() == 64 && std::all_of(text.begin(), text.end(), [](QChar c) { return (c >= QLatin1Char('0') && c <= QLatin1Char('9')) || (c >= QLatin1Char('a') && c <= QLatin1Char('f')); });
}

QJsonObject toJson(const LibraryEntry &entry)
{
    return {{"sha256", entry.sha256}, {"kind", entry.kind}, {"path", entry.path}, {"originalName", entry.originalName}, {"state", libraryStateName(entry.state)},
            {"bytes", entry.bytes}, {"added", entry.added.toString(Qt::ISODateWithMs)},
            {"reviewed", entry.reviewed.isValid() ? QJsonValue(entry.reviewed.toString(Qt::ISODateWithMs)) : QJsonValue()},
            {"notes", QJsonArray::fromStringList(entry.notes)}, {"comment", entry.comment}, {"format", entry.format},
            {"sourceSha256", entry.sourceSha256}, {"sourcePath", entry.sourcePath}, {"thumbnail", entry.thumbnail},
            {"faces", entry.faces}, {"vertices", entry.vertices}, {"joints", entry.joints}, {"humanoidJoints", entry.humanoidJoints}, {"clips", entry.clips},
            {"textures", entry.textures}, {"missingTextures", entry.missingTextures}, {"drivable", entry.drivable}, {"drivability", entry.drivability},
            {"title", entry.title}, {"author", entry.author}, {"licence", entry.licence}};
}

Result<LibraryEntry> libraryEntryFrom(const QJsonObject &json)
{
    const auto text = [&](const char *name) { return json.value(QLatin1String(name)).toString(); };
    const auto number = [&](const char *name) { return static_cast<int>(json.value(QLatin1String(name)).toInteger()); };
    LibraryEntry entry;
    entry.sha256 = text("sha256");
    entry.kind = text("kind");
    entry.path = text("path");
    entry.originalName = text("originalName");
    entry.state = stateOf(text("state"));
    entry.bytes = json.value(QStringLiteral("bytes")).toInteger();
    entry.added = QDateTime::fromString(text("added"), Qt::ISODateWithMs);
    entry.reviewed = QDateTime::fromString(text("reviewed"), Qt::ISODateWithMs);
    entry.notes = strings(json.value(QStringLiteral("notes")));
    entry.comment = text("comment");
    entry.format = text("format");
    entry.sourceSha256 = text("sourceSha256");
    entry.sourcePath = text("sourcePath");
    entry.thumbnail = text("thumbnail");
    entry.faces = json.value(QStringLiteral("faces")).toInteger();
    entry.vertices = json.value(QStringLiteral("vertices")).toInteger();
    entry.joints = number("joints");
    entry.humanoidJoints = number("humanoidJoints");
    entry.clips = number("clips");
    entry.textures = number("textures");
    entry.missingTextures = number("missingTextures");
    entry.drivable = json.value(QStringLiteral("drivable")).toBool();
    entry.drivability = text("drivability");
    entry.title = text("title");
    entry.author = text("author");
    entry.licence = text("licence");
    if (!isSha256(entry.sha256) || entry.kind.isEmpty() || !staysInside(entry.path) || !staysInside(entry.sourcePath) || !staysInside(entry.thumbnail))
        return Error{QStringLiteral("library.entry"), Texts::tr("An entry of the library names no content, or a file outside of it."), {}, nullptr};
    return entry;
}

} // namespace marrow

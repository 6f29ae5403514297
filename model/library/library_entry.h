#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>

namespace marrow {

/// New entries wait for a person's judgement; only approved ones can become the default (character-decisions, "Importing").
enum class LibraryState { Pending, Approved, Rejected };

/// One model or motion of a library. A plain value; `sha256` is of the stored file and is its name. Paths are relative to the library.
struct LibraryEntry
{
    QString sha256;
    QString kind; ///< "model" or "motion"
    QString path;
    QString originalName; ///< for people only; never part of a path
    LibraryState state = LibraryState::Pending;
    bool isDefault = false; ///< of its kind
    qint64 bytes = 0;
    QDateTime added;    ///< UTC
    QDateTime reviewed; ///< UTC; invalid while pending
    QStringList notes;  ///< what importing tried and did
    QString comment;    ///< what people wrote about it

    QString format;       ///< of the file that was added: "fbx", "vrm", …
    QString sourceSha256; ///< the file that was added, where it is not the stored one
    QString sourcePath;   ///< where that is kept
    QString thumbnail;    ///< path of a picture; empty until there is one

    // What inspecting found.
    qint64 faces = 0;
    qint64 vertices = 0;
    int joints = 0;
    int humanoidJoints = 0;
    int clips = 0;
    int textures = 0;
    int missingTextures = 0;
    bool drivable = false;
    QString drivability; ///< in the language it was added in
    QString title;
    QString author;
    QString licence;
};

/// "pending", "approved", "rejected": as files and the command line say it.
QString libraryStateName(LibraryState state);
/// The same in the language of the interface.
QString libraryStateText(LibraryState state);

/// Whether an entry answers to what a person typed: every word is somewhere in its names, author, licence, comment, format or hash.
/// Words like "state:approved" or "default" ask for the state.
bool matchesSearch(const LibraryEntry &entry, const QString &text);

} // namespace marrow

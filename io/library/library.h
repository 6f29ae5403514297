#pragma once

#include "io/scene/character_import.h"
#include "model/library/library_entry.h"

#include <QImage>

namespace marrow {

/// A folder of models and motions, each stored once by its content (character-decisions, "Importing"):
/// `{kind}/{yyyy}/{mm}/{sha256[0:2]}/{sha256}.{ext}`, beside it `{sha256}.json` with what is known of it and, when there is one,
/// `{sha256}.png`, its picture. There is no index that could be damaged: an entry is there from the moment its .json is, which is written
/// last and whole or not at all; `default.json` names the default of each kind.
///
/// Any number of programs may use a library at once: adding needs no lock, as names are contents; changing an entry is done under the lock
/// of the folder. Nothing is kept in memory. One thread at a time; several objects of one folder may be used on several threads.
class Library
{
public:
    explicit Library(QString folder);

    const QString &folder() const { return m_folder; }
    /// The full path of something an entry names.
    QString pathOf(const QString &relative) const;

    /// All entries, newest first. What cannot be read is named in `report` and left out. Fails with library.folder.
    Result<std::vector<LibraryEntry>> entries(Report *report = nullptr) const;
    /// By the beginning of its hash, at least four digits. Fails with library.none and library.several.
    Result<LibraryEntry> find(const QString &sha256) const;

    struct Added
    {
        LibraryEntry entry;
        bool wasThere = false; ///< the same content was there before; nothing was stored
        std::optional<CharacterModel> model; ///< what was read, for drawing its picture; not when it was there before
    };
    /// Opens a model or motion of any kind and stores it as pending: .glb and .vrm byte for byte, other models as GLB with the file they
    /// came from beside them (kind "source"), motions byte for byte. Nothing is stored when it cannot be opened. Codes: those of
    /// importCharacter and openMotions, of SaveFile, library.folder.
    Result<Added> add(const QString &path, const CharacterImportOptions &options = {});

    /// What people decide. Fail with library.none, library.busy (another program holds the folder), save.…; setDefault also with
    /// library.not-approved. An entry that is no longer approved stops being the default.
    Result<LibraryEntry> setState(const QString &sha256, LibraryState state);
    Result<LibraryEntry> setComment(const QString &sha256, const QString &comment);
    Result<LibraryEntry> setDefault(const QString &sha256);
    Result<LibraryEntry> setThumbnail(const QString &sha256, const QImage &image);
    /// The entry, its picture and its source, unless another entry came from the same.
    Result<void> remove(const QString &sha256);

    /// Whether the stored file still is what its name says. Fails with library.damaged.
    Result<void> verify(const LibraryEntry &entry) const;

private:
    template <class Change>
    Result<LibraryEntry> change(const QString &sha256, Change change);
    QJsonObject defaults() const;
    Result<void> setDefaults(const QJsonObject &defaults);
    Result<void> write(const LibraryEntry &entry);
    std::optional<LibraryEntry> known(const QString &sha256, const QString &sourceSha256) const;

    QString m_folder;
};

} // namespace marrow

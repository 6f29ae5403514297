#pragma once

#include "model/base/result.h"
#include "model/character/anim_map.h"
#include "model/character/publication.h"

#include <optional>
#include <vector>

namespace marrow {

enum class FileState { Ok, Changed, Missing, NotInManifest };

/// A published file compared with the manifest.
struct FileStatus
{
    QString path;
    FileState state = FileState::Ok;
    qint64 bytes = 0; ///< on the disk; of the manifest when it is missing
    QString sha1;
    PublishedKind kind = PublishedKind::Contract;
    QString owner;
    QString words; ///< a sentence
};

/// How a published folder stands.
struct PublishStatus
{
    std::optional<PublishManifest> manifest;
    std::optional<AnimMap> contract;
    std::vector<FileStatus> files; ///< ascending by path
    bool rolledBack = false;       ///< the contract is gone and a copy of it is kept
    QString words;                 ///< the whole in a sentence

    bool ok() const;
};

/// Compares every file by size and hash. A publication that was killed while it moved its files in is finished first.
/// Codes: publish.folder (no such folder).
Result<PublishStatus> publishStatus(const QString &folder);

/// Takes the publication back: anim_map.json alone is removed, and a copy of it kept as "anim_map.rolled-back.json". Games then show the
/// original models. Publishing again undoes it. Returns the copy's name. Codes: publish.folder, publish.nothing, publish.write, publish.busy.
Result<QString> rollBackPublication(const QString &folder);

inline constexpr char kRolledBackName[] = "anim_map.rolled-back.json";

/// "ok", "changed", "missing", "not in manifest".
QString fileStateName(FileState state);

} // namespace marrow

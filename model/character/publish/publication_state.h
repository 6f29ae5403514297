#pragma once

#include "model/character/publish/anim_map.h"
#include "model/character/publish/clip_changes.h"
#include "model/character/publish/publication.h"

#include <optional>
#include <vector>

namespace marrow {

/// A name that only publications give.
bool looksPublished(const QString &fileName);

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

/// "ok", "changed", "missing", "not in manifest".
QString fileStateName(FileState state);

/// Aside: a copy of what somebody made of a published file by hand, which would be lost otherwise.
enum class PlannedChange { New, Changed, Unchanged, Kept, Removed, Aside };

/// One line of a dry run.
struct PlannedFile
{
    QString name;
    PublishedKind kind = PublishedKind::RiggedModel;
    QString owner;
    qint64 bytes = 0;
    qint64 bytesBefore = 0;
    QString sha1;
    PlannedChange change = PlannedChange::New;
    QStringList words; ///< what changes, sentences for people
    int clips = 0;
    std::vector<SectionHash> sections;
    QString sha1Before = {}; ///< of what stands in the folder now; empty when nothing does
    QString copyOf = {};     ///< the file whose content is kept aside
    std::vector<ClipChange> clipChanges = {}; ///< of a pack that changes
};

/// "new", "changed", "unchanged", "kept", "removed", "kept aside".
QString plannedChangeName(PlannedChange change);

} // namespace marrow

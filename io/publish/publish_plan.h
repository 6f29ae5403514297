#pragma once

#include "model/base/progress.h"
#include "model/character/publish/anim_map.h"
#include "model/character/publish/publication_state.h"

#include <functional>
#include <optional>
#include <vector>

namespace marrow {

/// A file that is to be published. Its bytes are either at hand or those of a file that is copied.
struct PublishItem
{
    QString name; ///< in the folder
    PublishedKind kind = PublishedKind::RiggedModel;
    QString owner;
    int clips = 0;
    QByteArray bytes;
    QString copyOf; ///< path of a source whose bytes are published unchanged; empty: `bytes`
};

/// Everything one publication is made of.
struct PublishRequest
{
    QString folder;
    QString tool;                 ///< name and version
    std::vector<PublishItem> items;
    AnimMap contract;             ///< `at` is set when it is published
    std::vector<PublicationSource> sources;
    QStringList sourcePaths;      ///< absolute: files that must never be written
    QStringList notes;
    QStringList warnings;         ///< what one should know before it is published, sentences; no part of the publication
    /// Owners that were published before and are not among `items` keep their files; false: their files go and the contract forgets them.
    bool keepOthers = true;
};

/// What publishing would do, found out without writing anything.
struct PublishPlan
{
    PublishRequest request; ///< with the contract completed by the members that are kept
    std::vector<PlannedFile> files; ///< ascending by name, with the contract, the manifest (which has no hash yet), and copies that are kept aside
    std::optional<PublishManifest> before; ///< of the last publication
    bool wasRolledBack = false;
    qint64 bytesToWrite = 0;
    QStringList warnings;
};

/// Finds out what would be written and what that changes. Opens nothing for writing. Refuses, by name, a target that is one of the sources
/// (by path, link or another way of writing the same name) and one that somebody else has put into the folder. Published files that were
/// changed by hand are replaced; what they hold is kept beside them as "NAME.bak", and there is a warning. When characters are to keep
/// their files and the contract cannot be read, it is refused: nobody else knows which members they are.
/// Codes: publish.folder, publish.name, publish.source, publish.foreign, publish.read, publish.contract.
Result<PublishPlan> planPublication(PublishRequest request, const Progress &progress = {});

/// Publishes a plan. Files are written to a folder of their own below the target, read back and compared, and then moved in with the
/// contract and the manifest last. A kill at any moment leaves the last publication or this one: see publish_commit.h. Cancelling before
/// the move leaves the last one. Returns the new manifest.
/// Codes: publish.changed (a source is not what it was when planned), publish.verify, publish.write, publish.busy, publish.cancelled.
Result<PublishManifest> publish(const PublishPlan &plan, const Progress &progress = {});

/// The manifest of a plan when it is published at a time (ISO 8601, UTC).
PublishManifest manifestOf(const PublishPlan &plan, const QString &at);

} // namespace marrow

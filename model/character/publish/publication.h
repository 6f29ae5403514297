#pragma once

#include "model/base/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <vector>

namespace marrow {

inline constexpr char kManifestName[] = "publish_manifest.json";

/// What a published file is.
enum class PublishedKind { Contract, RiggedModel, ActionPack, VoxelRig, VoxelModel, Puppet, Thumbnail };

/// A stretch of a file with a hash of its own, so that status can say which part drifted: the JSON and the binary chunk of a GLB, a section
/// of a .vfp, a chunk of a .p2lrt, a key of the contract.
struct SectionHash
{
    QString name;
    qint64 bytes = 0;
    QString sha1;

    bool operator==(const SectionHash &) const = default;
};

/// A file of a publication as it was written.
struct PublishedFile
{
    QString path; ///< its name in the folder
    PublishedKind kind = PublishedKind::Contract;
    QString owner; ///< slug of the character, name of the rig or puppet; empty for the contract
    qint64 bytes = 0;
    QString sha1; ///< 40 hexadecimal digits
    int clips = 0;
    QString at; ///< when it was last written, ISO 8601 in UTC
    std::vector<SectionHash> sections;

    bool operator==(const PublishedFile &) const = default;
};

/// Something a publication was made from.
struct PublicationSource
{
    QString path; ///< relative to the project where it lies inside
    QString role; ///< "character", "action", "hand-keyed", "built-in", "voxel rig", "puppet", "settings"
    qint64 bytes = 0;
    QString sha1;
    QString licence; ///< as the file or the project says it; empty where nobody says

    bool operator==(const PublicationSource &) const = default;
};

/// One line of the history, oldest first.
struct PublicationEvent
{
    QString at;
    QString tool;
    int members = 0;
    int clips = 0;
    int files = 0;
    qint64 bytes = 0;
    QString contractSha1;
    QStringList changed; ///< files that were new or other than before
    QString rolledBackAt; ///< when the publication before this one had been rolled back; empty when it had not

    bool operator==(const PublicationEvent &) const = default;
};

/// The register of a published folder, publish_manifest.json. A plain value.
struct PublishManifest
{
    QString tool; ///< "marrow 1.2.3"
    QString at;
    std::vector<PublishedFile> files; ///< ascending by path; without the manifest itself
    std::vector<PublicationSource> sources;
    std::vector<PublicationEvent> history;
    QStringList notes; ///< what the files could not hold and has been left out

    const PublishedFile *find(const QString &path) const;
    bool operator==(const PublishManifest &) const = default;
};

/// How many publications the history keeps.
inline constexpr std::size_t kMostPublicationEvents = 200;

/// Bytes that are the same for the same manifest. Each part carries its own hash under "sections", so a changed byte is found and placed.
QByteArray encodeManifest(const PublishManifest &manifest);

/// A manifest and which of its parts are not as they were written ("files", "sources", "history", "settings", or "layout" when only the
/// bytes between the values differ).
struct ReadManifest
{
    PublishManifest manifest;
    QStringList damaged;
};

/// Reads a manifest; bad hashes are no failure but `damaged`. Codes: "publish.manifest" with a JSON pointer.
Result<ReadManifest> decodeManifest(const QByteArray &bytes);

QString publishedKindName(PublishedKind kind); ///< "rigged model" …: as the JSON has it
std::optional<PublishedKind> publishedKindFrom(const QString &name);

/// A time of a manifest as people write times where they are; what is no time is left as it is.
QString localTimeText(const QString &at);

QString sha1Of(QByteArrayView bytes);

} // namespace marrow

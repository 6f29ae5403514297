#include "model/character/publish/publication.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>

namespace marrow {

namespace {

struct Manifest
{
    Q_DECLARE_TR_FUNCTIONS(Manifest)
};

constexpr char kFormat[] = "marrow-publication";
constexpr int kVersion = 1;
constexpr qsizetype kMostEntries = 100'000;
constexpr int kShortHash = 16;

struct KindName
{
    PublishedKind kind;
    const char *name;
};
constexpr KindName kKindNames[] = {{PublishedKind::Contract, "contract"},     {PublishedKind::RiggedModel, "rigged model"},
                                   {PublishedKind::ActionPack, "action pack"}, {PublishedKind::VoxelRig, "voxel rig"},
                                   {PublishedKind::VoxelModel, "voxel model"}, {PublishedKind::Puppet, "puppet"},
                                   {PublishedKind::Thumbnail, "thumbnail"}};

Error fault(const QString &message, const QString &pointer)
{
    return Error{QStringLiteral("publish.manifest"), message, pointer, nullptr, {}, {}, {}, pointer};
}

QString hashOf(const QJsonValue &value)
{
    const QJsonDocument document = value.isArray() ? QJsonDocument(value.toArray()) : QJsonDocument(value.toObject());
    return sha1Of(document.toJson(QJsonDocument::Compact));
}

QJsonArray toJson(const std::vector<PublishedFile> &files)
{
    QJsonArray list;
    for (const PublishedFile &file : files) {
        QJsonObject entry{{"path", file.path},  {"kind", publishedKindName(file.kind)},        {"owner", file.owner}, {"bytes", file.bytes},
                          {"sha1", file.sha1}, {"sha1_16", file.sha1.left(kShortHash)}, {"clips", file.clips}, {"at", file.at}};
        QJsonArray sections;
        for (const SectionHash &section : file.sections)
            sections.append(QJsonObject{{"name", section.name}, {"bytes", section.bytes}, {"sha1", section.sha1}});
        entry.insert(QStringLiteral("sections"), sections);
        list.append(entry);
    }
    return list;
}

QJsonArray toJson(const std::vector<PublicationSource> &sources)
{
    QJsonArray list;
    for (const PublicationSource &source : sources)
        list.append(QJsonObject{{"path", source.path}, {"role", source.role}, {"bytes", source.bytes}, {"sha1", source.sha1}, {"licence", source.licence}});
    return list;
}

QJsonArray toJson(const std::vector<PublicationEvent> &events)
{
    QJsonArray list;
    for (const PublicationEvent &event : events) {
        QJsonObject entry{{"at", event.at},       {"tool", event.tool},   {"members", event.members},
                          {"clips", event.clips}, {"files", event.files}, {"bytes", event.bytes},
                          {"contract_sha1", event.contractSha1}, {"changed", QJsonArray::fromStringList(event.changed)}};
        if (!event.rolledBackAt.isEmpty())
            entry.insert(QStringLiteral("rolled_back_at"), event.rolledBackAt);
        list.append(entry);
    }
    return list;
}

QJsonObject settingsOf(const PublishManifest &manifest)
{
    return {{"tool", manifest.tool}, {"at", manifest.at}, {"notes", QJsonArray::fromStringList(manifest.notes)}};
}

QStringList texts(const QJsonValue &value)
{
    QStringList list;
    for (const QJsonValue &entry : value.toArray())
        list.append(entry.toString());
    return list;
}

Result<PublishedFile> fileFrom(const QJsonObject &entry, const QString &pointer)
{
    PublishedFile file;
    file.path = entry["path"].toString();
    if (file.path.isEmpty() || file.path.contains('/') || file.path.contains('\\') || file.path.startsWith('.'))
        return fault(Manifest::tr("“%1” is not the name of a file in the folder.").arg(file.path), pointer + "/path");
    const auto kind = publishedKindFrom(entry["kind"].toString());
    if (!kind)
        return fault(Manifest::tr("“%1” is no kind of file that is published.").arg(entry["kind"].toString()), pointer + "/kind");
    file.kind = *kind;
    file.owner = entry["owner"].toString();
    file.bytes = entry["bytes"].toInteger(-1);
    file.sha1 = entry["sha1"].toString();
    if (file.bytes < 0 || file.sha1.size() != 40)
        return fault(Manifest::tr("The size or hash of %1 is missing.").arg(file.path), pointer);
    file.clips = entry["clips"].toInt();
    file.at = entry["at"].toString();
    for (const QJsonValue &section : entry["sections"].toArray())
        file.sections.push_back({section["name"].toString(), section["bytes"].toInteger(), section["sha1"].toString()});
    return file;
}

PublicationSource sourceFrom(const QJsonValue &entry)
{
    return {entry["path"].toString(), entry["role"].toString(), entry["bytes"].toInteger(), entry["sha1"].toString(), entry["licence"].toString()};
}

PublicationEvent eventFrom(const QJsonValue &entry)
{
    return {entry["at"].toString(),         entry["tool"].toString(),          entry["members"].toInt(),
            entry["clips"].toInt(),         entry["files"].toInt(),            entry["bytes"].toInteger(),
            entry["contract_sha1"].toString(), texts(entry["changed"]), entry["rolled_back_at"].toString()};
}

} // namespace

const PublishedFile *PublishManifest::find(const QString &path) const
{
    const auto it = std::find_if(files.begin(), files.end(), [&](const PublishedFile &file) { return file.path == path; });
    return it == files.end() ? nullptr : &*it;
}

QByteArray encodeManifest(const PublishManifest &manifest)
{
    QJsonObject root = settingsOf(manifest);
    root.insert(QStringLiteral("format"), QLatin1String(kFormat));
    root.insert(QStringLiteral("version"), kVersion);
    root.insert(QStringLiteral("files"), toJson(manifest.files));
    root.insert(QStringLiteral("sources"), toJson(manifest.sources));
    root.insert(QStringLiteral("history"), toJson(manifest.history));
    root.insert(QStringLiteral("sections"), QJsonObject{{"files", hashOf(root["files"])}, {"sources", hashOf(root["sources"])}, {"history", hashOf(root["history"])},
                                                        {"settings", hashOf(settingsOf(manifest))}});
    return QJsonDocument(root).toJson(QJsonDocument::Indented);
}

Result<ReadManifest> decodeManifest(const QByteArray &bytes)
{
    QJsonParseError parsing;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &parsing);
    if (!document.isObject())
        return fault(Manifest::tr("The manifest is no JSON (byte %1).").arg(parsing.offset), {});
    const QJsonObject root = document.object();
    if (root["format"].toString() != QLatin1String(kFormat))
        return fault(Manifest::tr("This is not the manifest of a publication."), QStringLiteral("/format"));
    if (root["version"].toInt() > kVersion)
        return fault(Manifest::tr("The manifest was written by a newer version of the program (%1).").arg(root["version"].toInt()), QStringLiteral("/version"));
    const QJsonArray files = root["files"].toArray();
    if (!root["files"].isArray() || files.size() > kMostEntries || root["sources"].toArray().size() > kMostEntries || root["history"].toArray().size() > kMostEntries)
        return fault(Manifest::tr("The list of files is missing or too long."), QStringLiteral("/files"));
    ReadManifest read;
    PublishManifest &manifest = read.manifest;
    manifest.tool = root["tool"].toString();
    manifest.at = root["at"].toString();
    manifest.notes = texts(root["notes"]);
    for (qsizetype i = 0; i < files.size(); ++i) {
        auto file = fileFrom(files.at(i).toObject(), QStringLiteral("/files/%1").arg(i));
        if (!file)
            return file.error();
        manifest.files.push_back(std::move(*file));
    }
    for (const QJsonValue &entry : root["sources"].toArray())
        manifest.sources.push_back(sourceFrom(entry));
    for (const QJsonValue &entry : root["history"].toArray())
        manifest.history.push_back(eventFrom(entry));
    for (const char *part : {"files", "sources", "history"}) {
        if (root["sections"][QLatin1String(part)].toString() != hashOf(root[QLatin1String(part)]))
            read.damaged.append(QLatin1String(part));
    }
    if (root["sections"]["settings"].toString() != hashOf(settingsOf(manifest)))
        read.damaged.append(QStringLiteral("settings"));
    // What the hashes do not reach: blanks, members nobody knows, numbers written otherwise.
    if (read.damaged.isEmpty() && encodeManifest(manifest) != bytes)
        read.damaged.append(QStringLiteral("layout"));
    return read;
}

QString publishedKindName(PublishedKind kind)
{
    const auto it = std::find_if(std::begin(kKindNames), std::end(kKindNames), [&](const KindName &known) { return known.kind == kind; });
    return QLatin1String(it->name);
}

std::optional<PublishedKind> publishedKindFrom(const QString &name)
{
    const auto it = std::find_if(std::begin(kKindNames), std::end(kKindNames), [&](const KindName &known) { return name == QLatin1String(known.name); });
    return it == std::end(kKindNames) ? std::nullopt : std::optional(it->kind);
}

QString localTimeText(const QString &at)
{
    const QDateTime time = QDateTime::fromString(at, Qt::ISODate);
    return time.isValid() ? QLocale().toString(time.toLocalTime(), QLocale::ShortFormat) : at;
}

QString sha1Of(QByteArrayView bytes)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(bytes);
    return QString::fromLatin1(hash.result().toHex());
}

} // namespace marrow

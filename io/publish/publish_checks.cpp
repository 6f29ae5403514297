#include "io/publish/publish_checks.h"

#include "io/gltf/gltf_reader.h"
#include "io/p2lrt/reader.h"
#include "io/vfp/vfp_file.h"
#include "model/base/system_error.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <sys/stat.h>

namespace marrow {

namespace {

struct Checks
{
    Q_DECLARE_TR_FUNCTIONS(Checks)
};

using FileIdentity = std::pair<dev_t, ino_t>;

/// What a path leads to in the end, whatever links are on the way.
std::optional<FileIdentity> identityOf(const QString &path)
{
    struct stat status = {};
    if (::stat(QFile::encodeName(path).constData(), &status) != 0)
        return std::nullopt;
    return FileIdentity{status.st_dev, status.st_ino};
}

/// A path for comparing: links followed as far as there is something, capitals and ways of composing letters made one.
QString comparable(const QString &path)
{
    const QFileInfo info(path);
    const QString folder = QFileInfo(info.absolutePath()).canonicalFilePath();
    const QString whole = (folder.isEmpty() ? QDir::cleanPath(info.absolutePath()) : folder) + QLatin1Char('/') + info.fileName();
    return whole.normalized(QString::NormalizationForm_C).toCaseFolded();
}

QString foldedName(const QString &name)
{
    return name.normalized(QString::NormalizationForm_C).toCaseFolded();
}

Error sourceError(const QString &name, const QString &source)
{
    return Error{QStringLiteral("publish.source"),
                 Checks::tr("%1 would be written over %2, which it is made from. Publish to another folder, or under another name.").arg(name, QDir::toNativeSeparators(source)), source,
                 nullptr};
}

Error verifyError(const QString &name, const QString &why)
{
    return Error{QStringLiteral("publish.verify"), Checks::tr("%1 is not fit to be published: %2").arg(name, why), name, nullptr};
}

/// Every name that will be written.
QStringList targetNames(const PublishRequest &request)
{
    QStringList names{QLatin1String(kAnimMapName), QLatin1String(kManifestName)};
    for (const PublishItem &item : request.items)
        names.append(item.name);
    return names;
}

Result<void> checkNames(const QStringList &names)
{
    QSet<QString> known;
    for (const QString &name : names) {
        if (!isPublishableName(name.section('.', 0, -2)) || name.contains('/'))
            return Error{QStringLiteral("publish.name"), Checks::tr("“%1” cannot be the name of a published file: letters, digits, “_”, “-” and “.” are allowed.").arg(name), name, nullptr};
        if (known.contains(foldedName(name)))
            return Error{QStringLiteral("publish.name"), Checks::tr("Two files would be called %1. Capitals do not count, as many disks do not tell them apart.").arg(name), name, nullptr};
        known.insert(foldedName(name));
    }
    return {};
}

Result<void> verifyPack(const PublishItem &item, const CharacterModel &model, const QStringList &clips)
{
    if (!model.meshes.empty())
        return verifyError(item.name, Checks::tr("a pack must hold no mesh."));
    for (const QString &name : clips) {
        if (std::none_of(model.clips.begin(), model.clips.end(), [&](const ModelClip &clip) { return clip.name == name; }))
            return verifyError(item.name, Checks::tr("the clip “%1” is missing.").arg(name));
    }
    return {};
}

} // namespace

Result<void> checkPublishTargets(const PublishRequest &request, const PublishManifest *last)
{
    const QStringList names = targetNames(request);
    if (const auto checked = checkNames(names); !checked)
        return checked;
    std::vector<std::pair<FileIdentity, QString>> identities;
    QHash<QString, QString> paths;
    QStringList sources = request.sourcePaths;
    for (const PublishItem &item : request.items) {
        if (!item.copyOf.isEmpty())
            sources.append(item.copyOf);
    }
    for (const QString &source : sources) {
        paths.insert(comparable(source), source);
        if (const auto identity = identityOf(source))
            identities.emplace_back(*identity, source);
    }
    for (const QString &name : names) {
        const QString path = QDir(request.folder).filePath(name);
        if (const auto same = paths.constFind(comparable(path)); same != paths.constEnd())
            return sourceError(name, *same);
        const auto identity = identityOf(path);
        for (const auto &[known, source] : identities) {
            if (identity && *identity == known)
                return sourceError(name, source);
        }
        const bool ours = name == QLatin1String(kManifestName) || (last && last->find(name));
        if (QFileInfo(path).isDir() || ((identity || QFileInfo(path).isSymLink()) && !ours))
            return Error{QStringLiteral("publish.foreign"),
                         Checks::tr("%1 is in the folder already, and no publication put it there. Move it away, or publish to another folder; nothing is overwritten.").arg(name), path,
                         nullptr};
    }
    return {};
}

Result<void> checkPublishRequest(const PublishRequest &request)
{
    const AnimMap &contract = request.contract;
    if (contract.memberAnims.empty())
        return {}; // rigs and puppets alone
    const auto isClip = [&](const QString &action) { return contract.clipNames.contains(action); };
    for (const auto &[role, action] : {std::pair{Checks::tr("default"), contract.defaultAction}, {Checks::tr("moving"), contract.moving}, {Checks::tr("chasing"), contract.chasing}}) {
        if (!isClip(action))
            return Error{QStringLiteral("publish.contract"), Checks::tr("The %1 action “%2” is not among the actions that are published.").arg(role, action), {}, nullptr};
    }
    for (const auto &[kind, action] : contract.kindMap) {
        if (!isClip(action))
            return Error{QStringLiteral("publish.contract"), Checks::tr("The kind “%1” maps to “%2”, which is not among the actions that are published.").arg(kind, action), {}, nullptr};
    }
    return {};
}

Result<QByteArray> readPublishFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{QStringLiteral("publish.read"), Checks::tr("%1 could not be read: %2.").arg(QDir::toNativeSeparators(path), systemErrorText(file.errorString())), path, nullptr};
    if (file.size() > kMaxGltfFileBytes)
        return Error{QStringLiteral("publish.read"), Checks::tr("%1 is larger than a published file may be.").arg(QDir::toNativeSeparators(path)), path, nullptr};
    const QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return Error{QStringLiteral("publish.read"), Checks::tr("%1 could not be read: %2.").arg(QDir::toNativeSeparators(path), systemErrorText(file.errorString())), path, nullptr};
    return bytes;
}

Result<void> verifyPublished(const PublishItem &item, const QByteArray &bytes, const QStringList &clips)
{
    switch (item.kind) {
    case PublishedKind::RiggedModel:
    case PublishedKind::ActionPack:
    case PublishedKind::VoxelModel: {
        const auto read = readGltf(bytes);
        if (!read)
            return verifyError(item.name, read.error().message);
        if (item.kind == PublishedKind::RiggedModel && read->model.skins.empty())
            return verifyError(item.name, Checks::tr("it has no skin; bind it first."));
        return item.kind == PublishedKind::ActionPack ? verifyPack(item, read->model, clips) : Result<void>();
    }
    case PublishedKind::VoxelRig: {
        const auto read = readVfp(bytes);
        return read ? Result<void>() : Result<void>(verifyError(item.name, read.error().message));
    }
    case PublishedKind::Puppet: {
        const auto read = p2lrt::readPuppet(bytes);
        return read ? Result<void>() : Result<void>(verifyError(item.name, read.error().message));
    }
    case PublishedKind::Contract: {
        const auto read = decodeAnimMap(bytes);
        return read ? Result<void>() : Result<void>(verifyError(item.name, read.error().message));
    }
    case PublishedKind::Thumbnail:
        break;
    }
    return {};
}

QString publishTimeText(const QDateTime &time)
{
    return time.toUTC().toString(QStringLiteral("yyyy-MM-ddTHH:mm:ss")) + QLatin1Char('Z');
}

QStringList missingClips(const QByteArray &pack, const QStringList &clips)
{
    QStringList missing = clips;
    if (const auto read = readGltf(pack)) {
        for (const ModelClip &clip : read->model.clips)
            missing.removeAll(clip.name);
    }
    return missing;
}

} // namespace marrow

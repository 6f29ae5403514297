#include "io/publish/publish_status.h"

#include "io/publish/publish_checks.h"
#include "io/publish/publish_commit.h"
#include "io/publish/section_hashes.h"
#include "model/base/system_error.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <cstdio>

namespace marrow {

namespace {

struct Status
{
    Q_DECLARE_TR_FUNCTIONS(Status)
};

/// A folder of a game may hold any number of files that are none of ours.
constexpr int kMostForeignFiles = 1000;

Result<void> checkFolder(const QString &folder)
{
    if (QFileInfo(folder).isDir())
        return {};
    return Error{QStringLiteral("publish.folder"), Status::tr("There is no folder %1.").arg(QDir::toNativeSeparators(folder)), folder, nullptr};
}

FileStatus statusOf(const QString &folder, const PublishedFile &file, bool rolledBack)
{
    FileStatus status{file.path, FileState::Ok, file.bytes, file.sha1, file.kind, file.owner, Status::tr("as it was published")};
    const QString path = QDir(folder).filePath(file.path);
    if (!QFileInfo::exists(path)) {
        status.state = FileState::Missing;
        status.words = rolledBack && file.kind == PublishedKind::Contract
                           ? Status::tr("was rolled back: games show the original models; publishing again brings it back")
                           : Status::tr("was published at %1 and is no longer in the folder; publish again").arg(localTimeText(file.at));
        return status;
    }
    const auto bytes = readPublishFile(path);
    if (!bytes) {
        status.state = FileState::Changed;
        status.words = bytes.error().message;
        return status;
    }
    status.bytes = bytes->size();
    status.sha1 = sha1Of(*bytes);
    if (status.sha1 == file.sha1)
        return status;
    status.state = FileState::Changed;
    const QStringList sections = differingSections(file.sections, sectionHashes(file.kind, *bytes));
    status.words = status.bytes == file.bytes ? Status::tr("has other bytes than were published")
                                              : Status::tr("has %1 bytes and was published with %2").arg(status.bytes).arg(file.bytes);
    if (!sections.isEmpty())
        status.words += Status::tr(" (in %1)").arg(sections.join(QStringLiteral(", ")));
    status.words += Status::tr("; publish again, or find out who changed it");
    return status;
}

/// The manifest's own line: its parts vouch for each other.
FileStatus manifestStatus(const QByteArray &bytes, const QStringList &damaged)
{
    FileStatus status{QLatin1String(kManifestName), FileState::Ok, bytes.size(), sha1Of(bytes), PublishedKind::Contract, {}, Status::tr("as it was published")};
    if (!damaged.isEmpty()) {
        status.state = FileState::Changed;
        status.words = Status::tr("was changed since it was written (in %1); publish again").arg(damaged.join(QStringLiteral(", ")));
    }
    return status;
}

void addForeign(const QString &folder, PublishStatus &status)
{
    int foreign = 0;
    for (const QFileInfo &info : QDir(folder).entryInfoList(QDir::Files | QDir::Readable, QDir::Name)) {
        const QString name = info.fileName();
        if (name == QLatin1String(kManifestName) || (status.manifest && status.manifest->find(name)) || ++foreign > kMostForeignFiles)
            continue;
        FileStatus file{name, FileState::NotInManifest, info.size(), {}, PublishedKind::Contract, {}, Status::tr("is in the folder, and no publication put it there")};
        if (name == QLatin1String(kRolledBackName))
            file.words = Status::tr("is the copy of the contract that was rolled back");
        else if (name.endsWith(QLatin1String(kAsideSuffix)))
            file.words = Status::tr("is a copy that was kept aside; games do not look at it");
        else if (!slugOfOriginal(name).isEmpty())
            file.words = Status::tr("is an original model of the game; publishing never touches it");
        else if (looksPublished(name) || name == QLatin1String(kAnimMapName))
            file.words = Status::tr("looks like a published file, and the manifest does not know it; games may take it for one");
        status.files.push_back(std::move(file));
    }
}

QString summary(const PublishStatus &status)
{
    if (!status.manifest && std::any_of(status.files.begin(), status.files.end(), [](const FileStatus &file) { return file.path == QLatin1String(kManifestName); }))
        return Status::tr("The manifest cannot be read, so it is not known what was published here. Bring %1 back, or publish to another folder.").arg(QLatin1String(kManifestName));
    if (!status.manifest)
        return Status::tr("Nothing was published here.");
    int changed = 0;
    int missing = 0;
    int strange = 0;
    for (const FileStatus &file : status.files) {
        changed += file.state == FileState::Changed ? 1 : 0;
        missing += file.state == FileState::Missing ? 1 : 0;
        strange += file.state == FileState::NotInManifest && (looksPublished(file.path) || file.path == QLatin1String(kAnimMapName)) ? 1 : 0;
    }
    if (status.rolledBack)
        return Status::tr("The publication of %1 was rolled back: games show the original models. Publish again to undo that.").arg(localTimeText(status.manifest->at));
    QStringList parts;
    if (changed > 0)
        parts.append(Status::tr("%n file(s) changed", nullptr, changed));
    if (missing > 0)
        parts.append(Status::tr("%n file(s) missing", nullptr, missing));
    if (strange > 0)
        parts.append(Status::tr("%n file(s) not in the manifest", nullptr, strange));
    if (parts.isEmpty())
        return Status::tr("All %n file(s) are as they were published at %1.", nullptr, static_cast<int>(status.manifest->files.size()) + 1).arg(localTimeText(status.manifest->at));
    return Status::tr("Published at %1; since then %2.").arg(localTimeText(status.manifest->at), parts.join(Status::tr(", ")));
}

} // namespace

Result<PublishStatus> publishStatus(const QString &folder)
{
    if (const auto there = checkFolder(folder); !there)
        return there.error();
    if (const auto finished = finishInterruptedPublication(folder); !finished)
        return finished.error();
    PublishStatus status;
    const QDir dir(folder);
    const QString manifestPath = dir.filePath(QLatin1String(kManifestName));
    status.rolledBack = !QFileInfo::exists(dir.filePath(QLatin1String(kAnimMapName))) && QFileInfo::exists(dir.filePath(QLatin1String(kRolledBackName)));
    if (QFileInfo::exists(manifestPath)) {
        const auto bytes = readPublishFile(manifestPath);
        const auto read = bytes ? decodeManifest(*bytes) : Result<ReadManifest>(bytes.error());
        if (read) {
            status.manifest = read->manifest;
            status.files.push_back(manifestStatus(*bytes, read->damaged));
            for (const PublishedFile &file : read->manifest.files)
                status.files.push_back(statusOf(folder, file, status.rolledBack));
        } else {
            status.files.push_back({QLatin1String(kManifestName), FileState::Changed, QFileInfo(manifestPath).size(), {}, PublishedKind::Contract, {}, read.error().message});
        }
    }
    if (const auto bytes = readPublishFile(dir.filePath(QLatin1String(kAnimMapName)))) {
        if (const auto contract = decodeAnimMap(*bytes))
            status.contract = *contract;
    }
    addForeign(folder, status);
    std::sort(status.files.begin(), status.files.end(), [](const FileStatus &a, const FileStatus &b) { return a.path < b.path; });
    status.words = summary(status);
    return status;
}

Result<QString> rollBackPublication(const QString &folder)
{
    if (const auto there = checkFolder(folder); !there)
        return there.error();
    if (const auto finished = finishInterruptedPublication(folder); !finished)
        return finished.error();
    const auto lock = lockPublication(folder);
    if (!lock)
        return lock.error();
    const QString contract = QDir(folder).filePath(QLatin1String(kAnimMapName));
    const QString kept = QDir(folder).filePath(QLatin1String(kRolledBackName));
    if (!QFileInfo::exists(contract)) {
        return Error{QStringLiteral("publish.nothing"),
                     QFileInfo::exists(kept) ? Status::tr("The publication in %1 is rolled back already.").arg(QDir::toNativeSeparators(folder))
                                             : Status::tr("There is no %1 in %2: nothing is published there.").arg(QLatin1String(kAnimMapName), QDir::toNativeSeparators(folder)),
                     folder, nullptr};
    }
    // One rename takes the contract away and keeps its copy: there is no moment at which it is neither here nor there.
    if (std::rename(QFile::encodeName(contract).constData(), QFile::encodeName(kept).constData()) != 0)
        return Error{QStringLiteral("publish.write"), Status::tr("%1 could not be removed: %2.").arg(QDir::toNativeSeparators(contract), systemErrorText(errno)), contract, nullptr};
    return QString::fromLatin1(kRolledBackName);
}

} // namespace marrow

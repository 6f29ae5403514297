#include "io/publish/publish_plan.h"

#include "io/publish/publish_checks.h"
#include "io/publish/publish_commit.h"
#include "io/publish/publish_status.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <map>

namespace marrow {

namespace {

struct Publication
{
    Q_DECLARE_TR_FUNCTIONS(Publication)
};

Error cancelled()
{
    return Error{QStringLiteral("publish.cancelled"), Publication::tr("Cancelled. What was published before is unchanged."), {}, nullptr};
}

/// Writes what a plan says; one use.
class Publisher
{
public:
    Publisher(const PublishPlan &plan, const Progress &progress)
        : m_plan(plan)
        , m_request(plan.request)
        , m_progress(progress)
        , m_manifest(manifestOf(plan, publishTimeText(QDateTime::currentDateTimeUtc())))
    {
    }

    Result<PublishManifest> run()
    {
        if (!QDir().mkpath(m_request.folder))
            return Error{QStringLiteral("publish.write"), Publication::tr("The folder %1 could not be made.").arg(QDir::toNativeSeparators(m_request.folder)), m_request.folder, nullptr};
        auto commit = PublishCommit::begin(m_request.folder);
        if (!commit)
            return commit.error();
        if (const auto same = folderIsAsPlanned(); !same)
            return same.error();
        m_commit = commit->get();
        for (const PlannedFile &file : m_plan.files)
            m_planned[file.name] = &file;
        for (std::size_t i = 0; i < m_request.items.size(); ++i) {
            if (m_progress.cancelled())
                return cancelled();
            m_progress.report(0.9 * static_cast<double>(i) / static_cast<double>(m_request.items.size()), m_request.items[i].name);
            if (const auto written = writeItem(m_request.items[i]); !written)
                return written.error();
        }
        if (const auto written = writeAsides(); !written)
            return written.error();
        if (const auto written = writeContract(); !written)
            return written.error();
        if (const auto written = writeManifest(); !written)
            return written.error();
        if (m_progress.cancelled())
            return cancelled();
        m_progress.report(0.95, Publication::tr("Moving the files in"));
        if (const auto moved = m_commit->commit(removedNames()); !moved)
            return moved.error();
        m_progress.report(1);
        return std::move(m_manifest);
    }

private:
    /// Somebody else may have published, or put a file in the way, since the plan was made.
    Result<void> folderIsAsPlanned() const
    {
        const QString path = QDir(m_request.folder).filePath(QLatin1String(kManifestName));
        std::optional<PublishManifest> now;
        if (QFileInfo::exists(path)) {
            const auto bytes = readPublishFile(path);
            const auto read = bytes ? decodeManifest(*bytes) : Result<ReadManifest>(bytes.error());
            if (read)
                now = read->manifest;
        }
        if (now != m_plan.before)
            return Error{QStringLiteral("publish.changed"), Publication::tr("The folder was published to since the plan was made. Look at the plan again."), path, nullptr};
        if (const auto checked = checkPublishTargets(m_request, now ? &*now : nullptr); !checked)
            return checked;
        for (const PlannedFile &file : m_plan.files) {
            const bool goes = file.change == PlannedChange::Changed || file.change == PlannedChange::Removed;
            if (!goes || file.sha1Before.isEmpty())
                continue;
            const auto standing = readPublishFile(QDir(m_request.folder).filePath(file.name));
            if (standing && sha1Of(*standing) != file.sha1Before)
                return Error{QStringLiteral("publish.changed"), Publication::tr("%1 was changed in the folder since the plan was made. Look at the plan again.").arg(file.name), file.name, nullptr};
        }
        return {};
    }

    /// Copies of what was changed by hand, moved in with the rest.
    Result<void> writeAsides()
    {
        for (const PlannedFile &file : m_plan.files) {
            if (file.change != PlannedChange::Aside)
                continue;
            const auto standing = readPublishFile(QDir(m_request.folder).filePath(file.copyOf));
            if (!standing)
                return standing.error();
            if (const auto written = write(file.name, *standing); !written)
                return written;
        }
        return {};
    }

    Result<void> writeItem(const PublishItem &item)
    {
        const auto read = item.copyOf.isEmpty() ? Result<QByteArray>(item.bytes) : readPublishFile(item.copyOf);
        if (!read)
            return read.error();
        const PlannedFile &planned = *m_planned.at(item.name);
        if (sha1Of(*read) != planned.sha1) {
            return Error{QStringLiteral("publish.changed"),
                         Publication::tr("%1 has changed since the plan was made. Look at the plan again.").arg(QDir::toNativeSeparators(item.copyOf)), item.copyOf, nullptr};
        }
        if (const auto verified = verifyPublished(item, *read, m_request.contract.clipNames); !verified)
            return verified;
        return planned.change == PlannedChange::Unchanged ? Result<void>() : write(item.name, *read);
    }

    /// Writes a file and reads it back: what is moved in is what was meant.
    Result<void> write(const QString &name, const QByteArray &bytes)
    {
        if (const auto written = m_commit->write(name, bytes); !written)
            return written;
        const auto back = m_commit->readBack(name);
        if (!back)
            return back.error();
        if (*back != bytes)
            return Error{QStringLiteral("publish.verify"), Publication::tr("%1 reads otherwise than it was written; the disk may be damaged. Nothing was published.").arg(name), name, nullptr};
        return {};
    }

    Result<void> writeContract()
    {
        AnimMap contract = m_request.contract;
        contract.at = m_manifest.at;
        const QByteArray bytes = encodeAnimMap(contract);
        const auto back = decodeAnimMap(bytes);
        if (!back || *back != contract)
            return Error{QStringLiteral("publish.verify"), Publication::tr("The contract cannot be read back. Nothing was published."), QLatin1String(kAnimMapName), nullptr};
        return write(QLatin1String(kAnimMapName), bytes);
    }

    Result<void> writeManifest()
    {
        const QByteArray bytes = encodeManifest(m_manifest);
        const auto back = decodeManifest(bytes);
        if (!back || !back->damaged.isEmpty() || back->manifest != m_manifest)
            return Error{QStringLiteral("publish.verify"), Publication::tr("The manifest cannot be read back. Nothing was published."), QLatin1String(kManifestName), nullptr};
        return write(QLatin1String(kManifestName), bytes);
    }

    QStringList removedNames() const
    {
        QStringList names;
        for (const PlannedFile &file : m_plan.files) {
            if (file.change == PlannedChange::Removed)
                names.append(file.name);
        }
        if (QFileInfo::exists(QDir(m_request.folder).filePath(QLatin1String(kRolledBackName))))
            names.append(QLatin1String(kRolledBackName));
        return names;
    }

    const PublishPlan &m_plan;
    const PublishRequest &m_request;
    const Progress &m_progress;
    PublishManifest m_manifest;
    PublishCommit *m_commit = nullptr;
    std::map<QString, const PlannedFile *> m_planned;
};

} // namespace

Result<PublishManifest> publish(const PublishPlan &plan, const Progress &progress)
{
    // Folders that are made for it are not left behind empty when nothing comes of it.
    QStringList made;
    for (QDir folder(QDir::cleanPath(QDir(plan.request.folder).absolutePath())); !folder.exists(); folder.setPath(QFileInfo(folder.path()).path()))
        made.append(folder.path());
    auto published = Publisher(plan, progress).run();
    for (int i = 0; !published && i < made.size(); ++i)
        QDir().rmdir(made[i]);
    return published;
}

} // namespace marrow

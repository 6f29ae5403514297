#include "io/publish/publish_plan.h"

#include "io/publish/publish_checks.h"
#include "io/publish/publish_commit.h"
#include "io/publish/publish_status.h"
#include "io/publish/section_hashes.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
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

QString timeText(const QDateTime &time)
{
    return time.toUTC().toString(QStringLiteral("yyyy-MM-ddTHH:mm:ss")) + QLatin1Char('Z');
}

/// Writes what a plan says; one use.
class Publisher
{
public:
    Publisher(const PublishPlan &plan, const Progress &progress)
        : m_plan(plan)
        , m_request(plan.request)
        , m_progress(progress)
        , m_at(timeText(QDateTime::currentDateTimeUtc()))
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
        keepOthers();
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
        return checkPublishTargets(m_request, now ? &*now : nullptr);
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
        const PublishedFile *last = m_plan.before ? m_plan.before->find(item.name) : nullptr;
        PublishedFile file{item.name, item.kind, item.owner, read->size(), planned.sha1, item.clips, m_at, sectionHashes(item.kind, *read)};
        if (planned.change == PlannedChange::Unchanged) {
            file.at = last ? last->at : m_at;
        } else {
            if (const auto written = write(item.name, *read); !written)
                return written;
            m_changed.append(item.name);
        }
        m_manifest.files.push_back(std::move(file));
        return {};
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

    void keepOthers()
    {
        for (const PlannedFile &planned : m_plan.files) {
            if (planned.change == PlannedChange::Kept)
                m_manifest.files.push_back(*m_plan.before->find(planned.name));
        }
    }

    Result<void> writeContract()
    {
        AnimMap contract = m_request.contract;
        contract.at = m_at;
        const QByteArray bytes = encodeAnimMap(contract);
        m_contractSha1 = sha1Of(bytes);
        m_members = static_cast<int>(contract.memberAnims.size());
        const auto back = decodeAnimMap(bytes);
        if (!back || *back != contract)
            return Error{QStringLiteral("publish.verify"), Publication::tr("The contract cannot be read back. Nothing was published."), QLatin1String(kAnimMapName), nullptr};
        const PlannedFile &planned = *m_planned.at(QLatin1String(kAnimMapName));
        if (planned.change != PlannedChange::Unchanged)
            m_changed.append(QLatin1String(kAnimMapName));
        m_manifest.files.push_back({QLatin1String(kAnimMapName), PublishedKind::Contract, {}, bytes.size(), m_contractSha1, static_cast<int>(contract.clipNames.size()), m_at,
                                    sectionHashes(PublishedKind::Contract, bytes)});
        return write(QLatin1String(kAnimMapName), bytes);
    }

    Result<void> writeManifest()
    {
        std::sort(m_manifest.files.begin(), m_manifest.files.end(), [](const PublishedFile &a, const PublishedFile &b) { return a.path < b.path; });
        m_manifest.tool = m_request.tool;
        m_manifest.at = m_at;
        m_manifest.sources = m_request.sources;
        m_manifest.notes = m_request.notes;
        if (m_plan.before)
            m_manifest.history = m_plan.before->history;
        PublicationEvent event{m_at, m_request.tool, m_members, static_cast<int>(m_request.contract.clipNames.size()), static_cast<int>(m_manifest.files.size()), 0, m_contractSha1, m_changed, {}};
        for (const PublishedFile &file : m_manifest.files)
            event.bytes += file.bytes;
        if (m_plan.wasRolledBack)
            event.rolledBackAt = timeText(QFileInfo(QDir(m_request.folder).filePath(QLatin1String(kRolledBackName))).fileTime(QFileDevice::FileMetadataChangeTime));
        m_manifest.history.push_back(std::move(event));
        if (m_manifest.history.size() > kMostPublicationEvents)
            m_manifest.history.erase(m_manifest.history.begin(), m_manifest.history.end() - static_cast<std::ptrdiff_t>(kMostPublicationEvents));
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
    QString m_at;
    PublishCommit *m_commit = nullptr;
    std::map<QString, const PlannedFile *> m_planned;
    PublishManifest m_manifest;
    QStringList m_changed;
    QString m_contractSha1;
    int m_members = 0;
};

} // namespace

Result<PublishManifest> publish(const PublishPlan &plan, const Progress &progress)
{
    return Publisher(plan, progress).run();
}

} // namespace marrow

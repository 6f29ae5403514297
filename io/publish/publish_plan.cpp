#include "io/publish/publish_plan.h"

#include "io/publish/publish_checks.h"
#include "io/publish/publish_commit.h"
#include "io/publish/publish_status.h"
#include "io/publish/publish_words.h"
#include "io/publish/section_hashes.h"
#include "model/base/system_error.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace marrow {

namespace {

struct Plan
{
    Q_DECLARE_TR_FUNCTIONS(Plan)
};

QString pathIn(const QString &folder, const QString &name)
{
    return QDir(folder).filePath(name);
}

/// What stands in the folder under a name now; empty when nothing does.
QByteArray standing(const QString &folder, const QString &name)
{
    const auto bytes = readPublishFile(pathIn(folder, name));
    return bytes ? *bytes : QByteArray();
}

Result<QByteArray> bytesOf(const PublishItem &item)
{
    return item.copyOf.isEmpty() ? Result<QByteArray>(item.bytes) : readPublishFile(item.copyOf);
}

/// The manifest of the last publication. One that cannot be read is a warning: what lies in the folder then belongs to nobody.
std::optional<PublishManifest> lastManifest(const QString &folder, QStringList &warnings)
{
    const QString path = pathIn(folder, QLatin1String(kManifestName));
    if (!QFileInfo::exists(path))
        return std::nullopt;
    const auto read = decodeManifest(standing(folder, QLatin1String(kManifestName)));
    if (!read) {
        warnings.append(Plan::tr("The manifest of the last publication cannot be read and is made anew. %1").arg(read.error().message));
        return std::nullopt;
    }
    if (!read->damaged.isEmpty())
        warnings.append(Plan::tr("The manifest of the last publication was changed by somebody else (%1) and is made anew.").arg(read->damaged.join(QStringLiteral(", "))));
    return read->manifest;
}

/// Members of the last contract whose characters keep their files stay in the new one.
void keepMembers(PublishPlan &plan, const AnimMap &last, const QStringList &kept)
{
    AnimMap &contract = plan.request.contract;
    if (contract.publishedSlugs.isEmpty() && !last.publishedSlugs.isEmpty()) {
        // Rigs and puppets alone are published this time: what the characters do stays as it was.
        contract.clipNames = last.clipNames;
        contract.kindMap = last.kindMap;
        contract.defaultAction = last.defaultAction;
        contract.moving = last.moving;
        contract.chasing = last.chasing;
    }
    const auto whole = [&](const QString &slug) {
        const QString &folder = plan.request.folder;
        return kept.contains(slug) && QFileInfo::exists(pathIn(folder, riggedFileName(slug))) && QFileInfo::exists(pathIn(folder, packFileName(slug)));
    };
    for (const auto &[member, pack] : last.memberAnims) {
        if (whole(slugOfPack(pack)))
            contract.memberAnims.emplace(member, pack);
    }
    for (const QString &slug : last.publishedSlugs) {
        if (whole(slug) && !contract.publishedSlugs.contains(slug))
            contract.publishedSlugs.append(slug);
    }
    contract.publishedSlugs.sort();
}

/// The folder, or the nearest above it that there is.
QFileInfo nearestThere(const QString &folder)
{
    QFileInfo info(folder);
    while (!info.exists() && info.absolutePath() != info.absoluteFilePath())
        info.setFile(info.absolutePath());
    return info;
}

/// The first name behind "NAME.bak" that is free.
QString nameAside(const QString &folder, const QString &name)
{
    QString aside = name + QLatin1String(kAsideSuffix);
    for (int number = 2; QFileInfo::exists(pathIn(folder, aside)); ++number)
        aside = QStringLiteral("%1.%2%3").arg(name).arg(number).arg(QLatin1String(kAsideSuffix));
    return aside;
}

constexpr char kSomeTime[] = "0000-00-00T00:00:00Z";

class Planner
{
public:
    Planner(PublishRequest request, const Progress &progress)
        : m_progress(progress)
    {
        m_plan.request = std::move(request);
    }

    Result<PublishPlan> run()
    {
        PublishRequest &request = m_plan.request;
        if (request.items.empty())
            return Error{QStringLiteral("publish.project"), Plan::tr("There is nothing to publish: nothing was chosen, or what was chosen could not be read."), {}, nullptr};
        if (const QFileInfo there = nearestThere(request.folder); !there.isDir())
            return Error{QStringLiteral("publish.folder"), Plan::tr("%1 is a file, not a folder.").arg(QDir::toNativeSeparators(there.filePath())), request.folder, nullptr};
        if (const auto finished = finishInterruptedPublication(request.folder); !finished)
            return finished.error();
        m_plan.before = lastManifest(request.folder, m_plan.warnings);
        std::sort(request.items.begin(), request.items.end(), [](const PublishItem &a, const PublishItem &b) { return a.name < b.name; });
        if (const auto checked = checkPublishTargets(request, m_plan.before ? &*m_plan.before : nullptr); !checked)
            return checked.error();
        for (const PublishItem &item : request.items) {
            if (m_progress.cancelled())
                return Error{QStringLiteral("publish.cancelled"), Plan::tr("Cancelled; nothing was written."), {}, nullptr};
            m_progress.report(static_cast<double>(m_plan.files.size()) / static_cast<double>(request.items.size()), item.name);
            if (const auto planned = planItem(item); !planned)
                return planned.error();
        }
        if (const auto planned = planOthers(); !planned)
            return planned.error();
        if (const auto checked = checkPublishRequest(m_plan.request); !checked)
            return checked.error();
        planContract();
        planManifest();
        planAsides();
        m_plan.warnings += m_plan.request.warnings;
        std::sort(m_plan.files.begin(), m_plan.files.end(), [](const PlannedFile &a, const PlannedFile &b) { return a.name < b.name; });
        return std::move(m_plan);
    }

private:
    Result<void> planItem(const PublishItem &item)
    {
        const auto bytes = bytesOf(item);
        if (!bytes)
            return bytes.error();
        const QString &folder = m_plan.request.folder;
        PlannedFile file{item.name, item.kind, item.owner, bytes->size(), 0, sha1Of(*bytes), PlannedChange::New, {}, item.clips, sectionHashes(item.kind, *bytes)};
        const PublishedFile *last = m_plan.before ? m_plan.before->find(item.name) : nullptr;
        if (QFileInfo::exists(pathIn(folder, item.name))) {
            const QByteArray now = standing(folder, item.name);
            file.bytesBefore = now.size();
            file.sha1Before = sha1Of(now);
            file.change = file.sha1Before == file.sha1 ? PlannedChange::Unchanged : PlannedChange::Changed;
            if (file.change == PlannedChange::Changed) {
                ContentChange what = contentChange(item.kind, now, *bytes);
                file.words.append(what.words);
                file.clipChanges = std::move(what.clips);
            }
        } else {
            file.words.append(last ? QStringList{Plan::tr("was published and is missing from the folder")} : newFileWords(item.kind, item.clips));
        }
        if (file.change != PlannedChange::Unchanged)
            m_plan.bytesToWrite += file.bytes;
        m_plan.files.push_back(std::move(file));
        return {};
    }

    /// Files of the last publication that are not among the new ones.
    Result<void> planOthers()
    {
        if (!m_plan.before)
            return {};
        QStringList owners;
        for (const PublishItem &item : m_plan.request.items)
            owners.append(item.owner);
        QStringList kept;
        QStringList keptCharacters;
        for (const PublishedFile &file : m_plan.before->files) {
            if (file.kind == PublishedKind::Contract || planned(file.path))
                continue;
            const bool there = QFileInfo::exists(pathIn(m_plan.request.folder, file.path));
            const bool wanted = m_plan.request.keepOthers && !owners.contains(file.owner);
            PlannedFile line{file.path, file.kind, file.owner, 0, file.bytes, file.sha1, PlannedChange::Removed, {}, file.clips, file.sections};
            line.sha1Before = there ? sha1Of(standing(m_plan.request.folder, file.path)) : QString();
            if (wanted && there) {
                line.change = PlannedChange::Kept;
                line.bytes = file.bytes;
                line.words.append(line.sha1Before == file.sha1 ? Plan::tr("stays as it was published") : Plan::tr("stays as it is: it was changed by hand since it was published"));
                kept.append(file.owner);
                if (file.kind == PublishedKind::RiggedModel)
                    keptCharacters.append(file.owner);
            } else {
                line.words.append(wanted ? Plan::tr("is missing from the folder, and so no longer published") : Plan::tr("is no longer published; what it replaced is shown again"));
            }
            m_plan.files.push_back(std::move(line));
        }
        const auto last = decodeAnimMap(lastContract());
        if (!last && !keptCharacters.isEmpty())
            return Error{QStringLiteral("publish.contract"),
                         Plan::tr("%1 is to stay published, and %2, which alone says which members that is, cannot be read: %3 Publish it as well, or put %2 back.")
                             .arg(keptCharacters.join(QStringLiteral(", ")), QLatin1String(kAnimMapName), lastContract().isEmpty() ? Plan::tr("it is not in the folder.") : last.error().message),
                         pathIn(m_plan.request.folder, QLatin1String(kAnimMapName)), nullptr};
        if (last && m_plan.request.keepOthers)
            keepMembers(m_plan, *last, kept);
        warnOfMissingClips(kept);
        return {};
    }

    /// What somebody has made of published files by hand is work, and would be gone.
    void planAsides()
    {
        if (!m_plan.before)
            return;
        const std::vector<PlannedFile> files = m_plan.files;
        for (const PlannedFile &file : files) {
            const PublishedFile *last = m_plan.before->find(file.name);
            const bool goes = file.change == PlannedChange::Changed || file.change == PlannedChange::Removed;
            if (!last || !goes || file.sha1Before.isEmpty() || file.sha1Before == last->sha1)
                continue;
            PlannedFile aside{nameAside(m_plan.request.folder, file.name), file.kind, {}, file.bytesBefore, 0, file.sha1Before, PlannedChange::Aside, {}, 0, {}, {}, file.name};
            aside.words.append(Plan::tr("what %1 holds now: it was changed by hand since it was published").arg(file.name));
            m_plan.warnings.append(Plan::tr("%1 was changed by hand since it was published. What it holds now is kept as %2.").arg(file.name, aside.name));
            m_plan.bytesToWrite += aside.bytes;
            m_plan.files.push_back(std::move(aside));
        }
    }

    /// The contract, or the copy of it when the last publication was rolled back.
    QByteArray lastContract()
    {
        const QString &folder = m_plan.request.folder;
        m_plan.wasRolledBack = !QFileInfo::exists(pathIn(folder, QLatin1String(kAnimMapName))) && QFileInfo::exists(pathIn(folder, QLatin1String(kRolledBackName)));
        return standing(folder, QLatin1String(m_plan.wasRolledBack ? kRolledBackName : kAnimMapName));
    }

    /// Characters that keep their packs must hold the clips of the new contract, or they would stand still in some kind of work.
    void warnOfMissingClips(const QStringList &kept)
    {
        for (const PublishedFile &file : m_plan.before->files) {
            if (file.kind != PublishedKind::ActionPack || !kept.contains(file.owner))
                continue;
            const QStringList missing = missingClips(standing(m_plan.request.folder, file.path), m_plan.request.contract.clipNames);
            if (!missing.isEmpty())
                m_plan.warnings.append(Plan::tr("%1 stays as it is and lacks %2. Publish %3 as well.").arg(file.path, missing.join(QStringLiteral(", ")), file.owner));
        }
    }

    bool planned(const QString &name) const
    {
        return std::any_of(m_plan.files.begin(), m_plan.files.end(), [&](const PlannedFile &file) { return file.name == name; });
    }

    void planContract()
    {
        const QByteArray before = lastContract();
        PlannedFile file{QLatin1String(kAnimMapName), PublishedKind::Contract, {}, 0, before.size(), {}, before.isEmpty() ? PlannedChange::New : PlannedChange::Changed, {}, 0, {}};
        AnimMap &contract = m_plan.request.contract;
        const auto last = decodeAnimMap(before);
        contract.at = last ? last->at : QLatin1String(kSomeTime);
        const QByteArray bytes = encodeAnimMap(contract);
        file.bytes = bytes.size();
        file.sha1 = sha1Of(bytes);
        file.clips = static_cast<int>(contract.clipNames.size());
        if (!before.isEmpty() && !m_plan.wasRolledBack)
            file.sha1Before = sha1Of(before);
        if (m_plan.wasRolledBack)
            file.words.append(Plan::tr("comes back: the last publication was rolled back"));
        if (last)
            file.words.append(contractChangeWords(*last, contract));
        else if (!before.isEmpty())
            file.words.append(Plan::tr("is made anew: it cannot be read. %1").arg(last.error().message));
        if (last && *last == contract && !m_plan.wasRolledBack)
            file.change = PlannedChange::Unchanged;
        m_plan.bytesToWrite += file.bytes;
        m_plan.files.push_back(std::move(file));
    }

    /// Its size is exact: every time has as many letters as another.
    void planManifest()
    {
        const QString name = QLatin1String(kManifestName);
        const QByteArray before = standing(m_plan.request.folder, name);
        PlannedFile file{name, PublishedKind::Contract, {}, encodeManifest(manifestOf(m_plan, QLatin1String(kSomeTime))).size(), before.size(), {}, PlannedChange::Changed, {}, 0, {}};
        if (before.isEmpty())
            file.change = PlannedChange::New;
        file.words.append(Plan::tr("the register of what is published, from what, and when"));
        m_plan.bytesToWrite += file.bytes;
        m_plan.files.push_back(std::move(file));
    }

    PublishPlan m_plan;
    const Progress &m_progress;
};

/// The line of the history that a plan adds.
PublicationEvent eventOf(const PublishPlan &plan, const PublishManifest &manifest, const QString &contractSha1)
{
    const AnimMap &contract = plan.request.contract;
    PublicationEvent event{manifest.at, manifest.tool, static_cast<int>(contract.memberAnims.size()), static_cast<int>(contract.clipNames.size()), static_cast<int>(manifest.files.size()), 0,
                           contractSha1, {}, {}};
    for (const PublishedFile &file : manifest.files)
        event.bytes += file.bytes;
    for (const PlannedFile &file : plan.files) {
        if ((file.change == PlannedChange::New || file.change == PlannedChange::Changed) && file.name != QLatin1String(kManifestName))
            event.changed.append(file.name);
    }
    if (plan.wasRolledBack)
        event.rolledBackAt = publishTimeText(QFileInfo(pathIn(plan.request.folder, QLatin1String(kRolledBackName))).fileTime(QFileDevice::FileMetadataChangeTime));
    return event;
}

} // namespace

Result<PublishPlan> planPublication(PublishRequest request, const Progress &progress)
{
    return Planner(std::move(request), progress).run();
}

PublishManifest manifestOf(const PublishPlan &plan, const QString &at)
{
    PublishManifest manifest;
    manifest.tool = plan.request.tool;
    manifest.at = at;
    manifest.sources = plan.request.sources;
    manifest.notes = plan.request.notes;
    QString contractSha1;
    for (const PlannedFile &planned : plan.files) {
        if (planned.change == PlannedChange::Removed || planned.change == PlannedChange::Aside || planned.name == QLatin1String(kManifestName))
            continue;
        const PublishedFile *last = plan.before ? plan.before->find(planned.name) : nullptr;
        if (planned.change == PlannedChange::Kept) {
            manifest.files.push_back(*last);
            continue;
        }
        PublishedFile file{planned.name, planned.kind, planned.owner, planned.bytes, planned.sha1, planned.clips, planned.change == PlannedChange::Unchanged && last ? last->at : at,
                           planned.sections};
        if (planned.name == QLatin1String(kAnimMapName)) {
            AnimMap contract = plan.request.contract;
            file.at = contract.at = at;
            const QByteArray bytes = encodeAnimMap(contract);
            file.bytes = bytes.size();
            contractSha1 = file.sha1 = sha1Of(bytes);
            file.sections = sectionHashes(PublishedKind::Contract, bytes);
        }
        manifest.files.push_back(std::move(file));
    }
    std::sort(manifest.files.begin(), manifest.files.end(), [](const PublishedFile &a, const PublishedFile &b) { return a.path < b.path; });
    if (plan.before)
        manifest.history = plan.before->history;
    manifest.history.push_back(eventOf(plan, manifest, contractSha1));
    if (manifest.history.size() > kMostPublicationEvents)
        manifest.history.erase(manifest.history.begin(), manifest.history.end() - static_cast<std::ptrdiff_t>(kMostPublicationEvents));
    return manifest;
}

} // namespace marrow

#include "io/publish/publish_project.h"

#include "io/actions/hand_keyed_file.h"
#include "io/gltf/gltf_reader.h"
#include "io/publish/publish_checks.h"
#include "model/character/action/parametric_actions.h"
#include "model/character/humanoid_rest.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace marrow {

namespace {

struct Projects
{
    Q_DECLARE_TR_FUNCTIONS(Projects)
};

constexpr char kRiggedSuffix[] = "_rigged.glb";

Error projectError(const QString &message, const QString &path)
{
    return Error{QStringLiteral("publish.project"), message, path, nullptr};
}

QStringList filesBelow(const QString &folder, const QString &pattern)
{
    QStringList paths;
    QDirIterator it(folder, {pattern}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        paths.append(it.next());
    paths.sort();
    return paths;
}

QString slugOfFile(const QString &path)
{
    QString name = QFileInfo(path).fileName();
    if (name.endsWith(QLatin1String(kRiggedSuffix)))
        name.chop(static_cast<qsizetype>(qstrlen(kRiggedSuffix)));
    else
        name = QFileInfo(path).completeBaseName();
    return slugFor(name);
}

class ProjectReader
{
public:
    ProjectReader(const QString &path, const Progress &progress)
        : m_progress(progress)
    {
        m_project.path = path;
    }

    Result<PublishProject> run()
    {
        const QFileInfo info(m_project.path);
        if (!info.exists())
            return projectError(Projects::tr("There is no file or folder %1.").arg(QDir::toNativeSeparators(m_project.path)), m_project.path);
        m_project.folder = info.isDir() ? info.absoluteFilePath() : info.absolutePath();
        if (!info.isDir()) {
            takeFile(info.absoluteFilePath());
        } else if (const auto read = takeFolder(); !read) {
            return read.error();
        }
        const auto bySlug = [](const ProjectCharacter &a, const ProjectCharacter &b) { return a.slug < b.slug; };
        std::stable_sort(m_project.characters.begin(), m_project.characters.end(), bySlug);
        std::sort(m_project.assets.begin(), m_project.assets.end(), [](const ProjectAsset &a, const ProjectAsset &b) { return std::pair(a.name, a.path) < std::pair(b.name, b.path); });
        if (m_project.characters.empty() && m_project.assets.empty() && m_project.report.empty())
            return projectError(Projects::tr("There is nothing to publish in %1: no NAME_rigged.glb in characters, no .vfp in voxels and no .p2lrt in puppets. Bind a character first.")
                                    .arg(QDir::toNativeSeparators(m_project.path)),
                                m_project.path);
        return std::move(m_project);
    }

private:
    void report(const Error &error, const QString &path)
    {
        Issue issue = issueFrom(error);
        issue.severity = Severity::Warning;
        issue.message = Projects::tr("%1 was left out: %2").arg(QDir::toNativeSeparators(QDir(m_project.folder).relativeFilePath(path)), error.message);
        m_project.report.add(std::move(issue));
    }

    void takeFile(const QString &path)
    {
        const QString suffix = QFileInfo(path).suffix().toLower();
        if (suffix == QLatin1String("vfp"))
            m_project.assets.push_back({PublishedKind::VoxelRig, QFileInfo(path).completeBaseName(), path});
        else if (suffix == QLatin1String("p2lrt"))
            m_project.assets.push_back({PublishedKind::Puppet, QFileInfo(path).completeBaseName(), path});
        else
            takeCharacter(slugOfFile(path), path);
    }

    Result<void> takeFolder()
    {
        const QDir dir(m_project.folder);
        const QString settings = dir.filePath(QLatin1String(kPublishSettingsName));
        if (QFileInfo::exists(settings)) {
            const auto bytes = readPublishFile(settings);
            auto decoded = bytes ? decodePublishSettings(*bytes) : Result<PublishSettings>(bytes.error());
            if (!decoded)
                return decoded.error();
            m_project.settings = std::move(*decoded);
        }
        const QString characters = dir.filePath(QStringLiteral("characters"));
        const QStringList rigged = filesBelow(QFileInfo(characters).isDir() ? characters : m_project.folder, QStringLiteral("*") + QLatin1String(kRiggedSuffix));
        QMap<QString, QString> places;
        for (const auto &[slug, path] : m_project.settings.characters)
            places.insert(slugFor(slug), dir.absoluteFilePath(path));
        for (const QString &path : rigged) {
            if (const auto known = places.constFind(slugOfFile(path)); known == places.constEnd())
                places.insert(slugOfFile(path), path);
            else if (QFileInfo(*known) != QFileInfo(path))
                report(projectError(Projects::tr("%1 is called %2 as well.").arg(QDir::toNativeSeparators(dir.relativeFilePath(*known)), slugOfFile(path)), path), path);
        }
        int done = 0;
        for (auto it = places.begin(); it != places.end(); ++it) {
            m_progress.report(static_cast<double>(done++) / static_cast<double>(places.size()), it.key());
            if (m_progress.cancelled())
                return Error{QStringLiteral("publish.cancelled"), Projects::tr("Cancelled; nothing was written."), {}, nullptr};
            takeCharacter(it.key(), it.value());
        }
        for (const char *name : {"actions", "anim_edit"})
            takeActions(dir.filePath(QLatin1String(name)));
        for (const QString &path : filesBelow(dir.filePath(QStringLiteral("voxels")), QStringLiteral("*.vfp")) + filesBelow(dir.filePath(QStringLiteral("puppets")), QStringLiteral("*.p2lrt")))
            takeFile(path);
        return {};
    }

    void takeCharacter(const QString &slug, const QString &path)
    {
        const auto model = openGltf(path);
        if (!model) {
            report(model.error(), path);
            return;
        }
        const auto rest = humanoidRestOf(model->model);
        if (!rest) {
            report(rest.error(), path);
            return;
        }
        m_project.characters.push_back({slug, path, *rest, model->document.json["asset"]["copyright"].toString()});
    }

    void takeActions(const QString &folder)
    {
        if (!QFileInfo(folder).isDir())
            return;
        auto read = openActionSources(folder, m_progress.sub(0.9, 1));
        if (!read) {
            report(read.error(), folder);
            return;
        }
        m_project.report.append(read->report);
        ActionSources &all = m_project.actions;
        for (HandKeyedAction &action : read->sources.handKeyed) {
            action.slug = slugFor(action.slug);
            all.handKeyed.push_back(std::move(action));
        }
        std::move(read->sources.retargeted.begin(), read->sources.retargeted.end(), std::back_inserter(all.retargeted));
        m_project.actionFiles += filesBelow(folder, QStringLiteral("*.json"));
    }

    PublishProject m_project;
    const Progress &m_progress;
};

/// A licence file in the folder of a source, or above it within the project.
QString licenceFileFor(const PublishProject &project, const QString &path)
{
    QDir dir = QFileInfo(path).absoluteDir();
    const QString root = QDir(project.folder).absolutePath();
    while (dir.absolutePath().startsWith(root)) {
        const QStringList files = dir.entryList({"LICENSE*", "LICENCE*", "License*", "Licence*", "CREDITS*", "COPYING*"}, QDir::Files, QDir::Name);
        if (!files.isEmpty())
            return Projects::tr("see %1").arg(QDir(project.folder).relativeFilePath(dir.filePath(files.constFirst())));
        if (!dir.cdUp())
            break;
    }
    return {};
}

} // namespace

QString sourceLicence(const PublishProject &project, const QString &path, const QString &saysItself)
{
    const QString relative = QDir(project.folder).relativeFilePath(path);
    if (const auto alone = project.settings.licences.find(relative); alone != project.settings.licences.end())
        return alone->second;
    for (const auto &[pattern, licence] : project.settings.licences) {
        const QRegularExpression matcher(QRegularExpression::wildcardToRegularExpression(pattern, QRegularExpression::UnanchoredWildcardConversion));
        if (matcher.match(relative).hasMatch() || (!saysItself.isEmpty() && matcher.match(saysItself).hasMatch()))
            return licence;
    }
    return saysItself.isEmpty() ? licenceFileFor(project, path) : saysItself;
}

Result<PublishProject> openPublishProject(const QString &path, const Progress &progress)
{
    return ProjectReader(path, progress).run();
}

QStringList commonActionIds(const PublishProject &project, const QStringList &slugs, QStringList *onlySome)
{
    std::map<QString, int> owners;
    for (const QString &slug : slugs) {
        QStringList ids = actionIds(project.actions, slug) + parametricActionIds();
        ids.removeDuplicates();
        for (const QString &id : ids)
            ++owners[id];
    }
    QStringList common;
    for (const auto &[id, count] : owners) {
        if (count == slugs.size())
            common.append(id);
        else if (onlySome)
            onlySome->append(id);
    }
    return common;
}

bool isChosen(const PublishChoice &choice, const QString &slugOrName)
{
    return choice.slugs.isEmpty() || choice.slugs.contains(slugOrName) || choice.slugs.contains(nameOfSlug(slugOrName)) || choice.slugs.contains(slugFor(slugOrName));
}

Result<PublicationSource> publicationSource(const PublishProject &project, const QString &path, const QString &role, const QString &saysItself)
{
    const auto bytes = readPublishFile(path);
    if (!bytes)
        return bytes.error();
    const QString relative = QDir(project.folder).relativeFilePath(path);
    return PublicationSource{relative.startsWith(QLatin1String("..")) ? QFileInfo(path).fileName() : relative, role, bytes->size(), sha1Of(*bytes), sourceLicence(project, path, saysItself)};
}

} // namespace marrow

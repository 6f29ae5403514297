#pragma once

// A small project to publish from, in a temporary folder.

#include "io/publish/publish_plan.h"
#include "io/publish/publish_status.h"
#include "tests/support/small_character.h"

#include <QTemporaryDir>

namespace marrow::test {

inline std::vector<Action> someActions(double walkDegrees = 30)
{
    return {swingAction("chop", "upper_arm_R", 60), swingAction("idle", "spine", 5), swingAction("run", "thigh_L", 50), swingAction("walk", "thigh_L", walkDegrees)};
}

struct SmallProject
{
    QTemporaryDir root;
    QString folder = root.filePath("game");

    PublishRequest request(const QStringList &names = {"knight", "rogue"}, const std::vector<Action> &actions = someActions()) const
    {
        PublishRequest request;
        request.folder = folder;
        request.tool = "marrow test";
        request.contract = {{"chop", "idle", "run", "walk"}, {{"chopping", "chop"}, {"waiting", "idle"}}, "idle", "walk", "run", {}, {}, {}};
        for (const QString &name : names) {
            const QString slug = slugFor(name);
            const QString source = root.filePath("characters/" + riggedFileName(slug));
            writeTestFile(source, smallCharacterGlb());
            PublishItem rigged{riggedFileName(slug), PublishedKind::RiggedModel, slug, 0, {}, source};
            PublishItem pack{packFileName(slug), PublishedKind::ActionPack, slug, int(actions.size()), smallPackGlb(actions), {}};
            request.items.push_back(rigged);
            request.items.push_back(pack);
            request.contract.memberAnims[name] = pack.name;
            request.contract.publishedSlugs.append(slug);
            request.sources.push_back({"characters/" + rigged.name, "character", 1, sha1Of(smallCharacterGlb()), "CC0 1.0"});
        }
        return request;
    }

    PublishManifest publishAll(const PublishRequest &request) const
    {
        const auto plan = planPublication(request);
        if (!plan)
            qFatal("%s", qPrintable(plan.error().message));
        const auto manifest = publish(*plan);
        if (!manifest)
            qFatal("%s", qPrintable(manifest.error().message));
        return *manifest;
    }

    QString path(const QString &name) const { return folder + '/' + name; }
    QStringList names() const { return QDir(folder).entryList(QDir::Files | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name); }
};

inline QMap<QString, QByteArray> contents(const QString &folder)
{
    QMap<QString, QByteArray> files;
    for (const QString &name : QDir(folder).entryList(QDir::Files, QDir::Name))
        files[name] = readTestFile(folder + '/' + name);
    return files;
}

inline const PlannedFile &planned(const PublishPlan &plan, const QString &name)
{
    return *std::find_if(plan.files.begin(), plan.files.end(), [&](const PlannedFile &file) { return file.name == name; });
}

inline const FileStatus &stateOf(const PublishStatus &status, const QString &name)
{
    const auto it = std::find_if(status.files.begin(), status.files.end(), [&](const FileStatus &file) { return file.path == name; });
    if (it == status.files.end())
        qFatal("%s is not in the status", qPrintable(name));
    return *it;
}

} // namespace marrow::test

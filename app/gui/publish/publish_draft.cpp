#include "app/gui/publish/publish_draft.h"

#include "app/jobs/publish_assets.h"

#include <QDir>

#include <algorithm>

namespace marrow {

QStringList PublishDraft::chosenSlugs() const
{
    QStringList slugs;
    for (const ProjectCharacter &one : project.characters) {
        if (chosen.contains(one.slug))
            slugs.append(one.slug);
    }
    return slugs;
}

const ProjectCharacter *PublishDraft::character(const QString &slug) const
{
    const auto it = std::find_if(project.characters.begin(), project.characters.end(), [&](const ProjectCharacter &one) { return one.slug == slug; });
    return it == project.characters.end() ? nullptr : &*it;
}

PublishChoice PublishDraft::choice() const
{
    return {folder, publishingTool(), QStringList(chosen.begin(), chosen.end()), keepOthers};
}

QString PublishDraft::settingsPath() const
{
    return QDir(project.folder).filePath(QLatin1String(kPublishSettingsName));
}

} // namespace marrow

#pragma once

#include "io/publish/publish_project.h"
#include "model/character/publish/stage.h"

#include <QImage>

#include <map>
#include <memory>
#include <set>

namespace marrow {

/// What the pages of the publish wizard fill in, one after the other.
struct PublishDraft
{
    static constexpr int kPictureSide = 112; ///< of `pictures`

    QString projectPath;
    QString folder;
    PublishProject project;
    int reading = 0; ///< counts how often a project was read
    std::map<QString, std::shared_ptr<const CharacterModel>> models; ///< bound models by slug
    std::map<QString, QImage> pictures;                              ///< of characters and assets, by slug or name
    std::set<QString> chosen;                                        ///< slugs and names
    bool keepOthers = true;
    bool keepSettings = false;
    PublishPlan plan;
    PublishManifest manifest;
    double seconds = 0;
    Report report;

    QStringList chosenSlugs() const;
    const ProjectCharacter *character(const QString &slug) const;
    PublishChoice choice() const;
};

/// A model as lists show it, drawn by the processor. Any thread.
QImage modelPicture(const CharacterModel &model);

/// A moment of an action on a bound model, drawn by the processor.
QImage actionPicture(const CharacterModel &model, const HumanoidRest &rest, const Action &action, double seconds, const QSize &size);

/// The clip of a pack that changes most between what lies in the folder and what is planned, as pictures of the same moments.
struct ClipStrip
{
    QString title;
    std::vector<QImage> before;
    std::vector<QImage> after;
};
ClipStrip changedClipStrip(const PublishDraft &draft, const QString &packName, int pictures, const QSize &size);

} // namespace marrow

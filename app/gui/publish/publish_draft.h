#pragma once

#include "io/publish/publish_project.h"
#include "model/character/character_model.h"

#include <QImage>

#include <map>
#include <memory>
#include <set>

namespace marrow {

/// What the pages of the publish wizard fill in, one after the other.
struct PublishDraft
{
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
    QString settingsFailure; ///< why the choices could not be kept, though everything was published
    Report report;

    QStringList chosenSlugs() const;
    const ProjectCharacter *character(const QString &slug) const;
    PublishChoice choice() const;
    /// Where the choices are kept for the next time.
    QString settingsPath() const;
};

/// Shared with what runs in the background, which may outlive the pages by a moment and only reads it.
using Draft = std::shared_ptr<PublishDraft>;

} // namespace marrow

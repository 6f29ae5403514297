#pragma once

#include "io/publish/publish_plan.h"
#include "io/publish/publish_settings.h"
#include "model/base/report.h"
#include "model/character/action/action_sources.h"

namespace marrow {

/// A bound character of a project.
struct ProjectCharacter
{
    QString slug;
    QString path;
    HumanoidRest rest;
    QString copyright; ///< as the file says
};

/// A voxel rig or puppet of a project; what is published of it is made by the jobs that know how to draw it.
struct ProjectAsset
{
    PublishedKind kind = PublishedKind::VoxelRig; ///< VoxelRig or Puppet
    QString name;
    QString path;
};

/// A folder a publication is made from (docs/publishing.md):
///
///     characters/…/NAME_rigged.glb   bound characters, at any depth; without such a folder they are looked for in the whole project
///     actions/                       retargeted actions as `retarget` bakes them
///     anim_edit/                     actions keyed by hand
///     voxels/*.vfp   puppets/*.p2lrt rigs and puppets
///     publish.json                   settings, see PublishSettings
///
/// A single bound .glb, .vfp or .p2lrt is a project too.
struct PublishProject
{
    QString path;   ///< as given
    QString folder; ///< absolute
    std::vector<ProjectCharacter> characters; ///< ascending by slug
    ActionSources actions;
    std::vector<ProjectAsset> assets; ///< ascending by name
    PublishSettings settings;
    QStringList actionFiles; ///< absolute paths of what `actions` was read from
    Report report;           ///< files that could not be read
};

/// Codes: publish.project (nothing there), publish.settings. A file that cannot be read is reported and left out.
Result<PublishProject> openPublishProject(const QString &path, const Progress &progress = {});

/// Every action that all of these characters can have, ascending: hand-keyed, retargeted and built-in ones. What only some can have is put
/// into `onlySome`.
QStringList commonActionIds(const PublishProject &project, const QStringList &slugs, QStringList *onlySome = nullptr);

/// What is to be published of a project; what is not said here is as the settings say.
struct PublishChoice
{
    QString folder;
    QString tool;
    QStringList slugs;  ///< of characters and names of assets; empty: everything
    bool keepOthers = true;
};

/// Bakes the packs and puts the request together, without assets of other kinds. Every pack is audited. Actions come from appendAction alone.
/// Codes: publish.project (a slug that is not there), publish.contract, publish.cancelled, action.…, pack.…
Result<PublishRequest> characterRequest(const PublishProject &project, const PublishChoice &choice, const Progress &progress = {});

/// Whether a choice takes a character or asset.
bool isChosen(const PublishChoice &choice, const QString &slugOrName);

/// The licence of a source as the settings, the file itself (`saysItself`) or a licence file beside it say; empty when nobody does. A path in
/// the settings that names the source alone wins over patterns.
QString sourceLicence(const PublishProject &project, const QString &path, const QString &saysItself = {});

/// A source with its size and hash, its path relative to the project, and its licence as the settings or a licence file beside it say.
Result<PublicationSource> publicationSource(const PublishProject &project, const QString &path, const QString &role, const QString &saysItself = {});

} // namespace marrow

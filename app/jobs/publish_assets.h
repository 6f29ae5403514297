#pragma once

#include "io/publish/publish_project.h"
#include "model/base/report.h"

#include <QImage>

namespace marrow {

/// What is published of a voxel rig or a puppet.
struct AssetItems
{
    std::vector<PublishItem> items;
    QStringList notes; ///< what was lost on the way, sentences
    Report report;     ///< what the checks found
};

/// A voxel rig: the .vfp as it is, checked, a .glb with its clips, and a picture. A puppet: the .p2lrt in the version and compression the
/// settings ask for, with everything that version cannot hold among the notes, and a picture. Needs no screen. Any thread.
/// Fails with what reading and writing fail with, and with "publish.verify" when the rig has errors.
Result<AssetItems> publishedAsset(const ProjectAsset &asset, const PublishSettings &settings, const Progress &progress = {});

/// What a voxel rig or a puppet looks like; null when it cannot be read. Any thread.
QImage assetPicture(const ProjectAsset &asset);

/// The whole request of a project: characters, and the chosen rigs and puppets. Adds what was found to `report`.
Result<PublishRequest> wholeRequest(const PublishProject &project, const PublishChoice &choice, Report &report, const Progress &progress = {});

/// "marrow 1.2.3"
QString publishingTool();

} // namespace marrow

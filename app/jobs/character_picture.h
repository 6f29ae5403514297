#pragma once

#include "app/jobs/file_verbs.h"
#include "model/character/model_pose.h"
#include "render/viewport/offscreen_renderer.h"

#include <memory>

namespace marrow {

/// A model for looking at, with what reading it found.
struct OpenedModel
{
    std::shared_ptr<const CharacterModel> model;
    Report report;
};

/// Opens any kind of model that is imported. Fails as the readers do, and with "job.no-surface" when nothing in it can be seen.
Result<OpenedModel> openCharacterModel(const QString &path, const Progress &progress = {});

/// The clip of a number or a name (first as it stands, then without regard to case); nullptr when none was asked for. Fails with
/// "job.no-clip".
Result<const ModelClip *> findModelClip(const CharacterModel &model, const ClipChoice &choice);

/// A picture of a model as lists show it: from the front right, on a clear background, in its bind pose. Needs OpenGL; GUI thread.
Result<QImage> characterThumbnail(OffscreenRenderer &renderer, const std::shared_ptr<const CharacterModel> &model, const QSize &size);

/// `render` of a model: posed by a clip when one is named. Needs a display with OpenGL, like renderVoxel.
JobOutcome renderCharacter(const RenderOptions &options, const JobContext &context);

} // namespace marrow

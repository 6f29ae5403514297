#pragma once

#include "app/jobs/job.h"

namespace marrow {

/// inspect of a character: what is in it, who made it, whether it can be driven (cli.md, "model"). Textures are counted in `textures` and
/// listed in `textureList`; a VRM has `vrm`.
JobOutcome inspectModel(const QString &path, const JobContext &context);

} // namespace marrow

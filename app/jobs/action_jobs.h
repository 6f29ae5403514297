#pragma once

#include "app/jobs/job.h"
#include "model/character/action/action_sources.h"

namespace marrow {

/// "walk", "walk:1.5": the actions a person asks for and how fast they are to be. Fails with "usage.value".
Result<std::vector<ActionRequest>> actionRequests(const QStringList &texts);

/// The name a character's files bear: "chr_knight_rigged.glb" -> "chr_knight".
QString slugOf(const QString &modelPath);

/// pack: one GLB of actions for a bound character, audited.
std::vector<Job> actionJobs();

} // namespace marrow

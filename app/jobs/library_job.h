#pragma once

#include "app/jobs/job.h"

namespace marrow {

/// library: the content-addressed folder of models and motions (cli.md; character-decisions, "Importing").
Job libraryJob();

} // namespace marrow

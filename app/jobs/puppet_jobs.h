#pragma once

#include "app/jobs/file_verbs.h"

namespace marrow {

/// What inspect, validate, resave, diff, convert and render do for a .p2lrt.
FileVerbs puppetFileVerbs();

/// panel.
std::vector<Job> puppetJobs();

} // namespace marrow

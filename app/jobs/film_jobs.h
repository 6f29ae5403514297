#pragma once

#include "app/jobs/job.h"

namespace marrow {

/// sequence, turntable, sheet: films and contact sheets of voxel assets. They draw, so they need a display with OpenGL.
std::vector<Job> filmJobs();

} // namespace marrow

#pragma once

#include "app/jobs/job.h"

namespace marrow {

/// bind: places the 22 joints in a model, computes weights, checks them and writes NAME_rigged.glb.
Job bindJob();

} // namespace marrow

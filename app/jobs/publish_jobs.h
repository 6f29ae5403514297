#pragma once

#include "app/jobs/job.h"
#include "io/publish/publish_plan.h"
#include "io/publish/publish_status.h"
#include "model/character/publish/stage_acceptance.h"

namespace marrow {

/// publish, status, rollback, accept.
std::vector<Job> publishJobs();

/// What accept sees of a member: a sketch, which needs no screen, always of the same box so that nothing but the pose can differ.
MemberPicture sketchedMember(const QSize &size = QSize(160, 160));

} // namespace marrow

#include "app/jobs/all_jobs.h"

#include "app/jobs/action_files.h"
#include "app/jobs/action_jobs.h"
#include "app/jobs/bind_job.h"
#include "app/jobs/film_jobs.h"
#include "app/jobs/library_job.h"
#include "app/jobs/model_jobs.h"
#include "app/jobs/motion_jobs.h"
#include "app/jobs/play_job.h"
#include "app/jobs/publish_jobs.h"
#include "app/jobs/puppet_jobs.h"
#include "app/jobs/retarget_work.h"
#include "app/jobs/voxel_jobs.h"

namespace marrow {

JobRegistry makeJobRegistry()
{
    JobRegistry registry;
    const auto add = [&](std::vector<Job> jobs) {
        registry.jobs.insert(registry.jobs.end(), std::make_move_iterator(jobs.begin()), std::make_move_iterator(jobs.end()));
    };
    add(fileJobs());
    add(filmJobs());
    add(voxelJobs());
    add(puppetJobs());
    add(actionJobs());
    add(publishJobs());
    registry.jobs.push_back(bindJob());
    registry.jobs.push_back(surveyJob());
    registry.jobs.push_back(libraryJob());
    registry.jobs.push_back(playJob());
    registry.jobs.push_back(retargetJob());
    return registry;
}

std::vector<FileVerbs> allFileVerbs()
{
    return {voxelFileVerbs(), voxFileVerbs(), voxelJsonVerbs(), puppetFileVerbs(), modelFileVerbs(), motionFileVerbs(), actionFileVerbs()};
}

} // namespace marrow

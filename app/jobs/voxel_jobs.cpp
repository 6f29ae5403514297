#include "app/jobs/voxel_jobs.h"

namespace marrow {

std::vector<Job> voxelJobs()
{
    return {};
}

} // namespace marrow

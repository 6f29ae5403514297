#pragma once

#include "app/jobs/file_verbs.h"

namespace marrow {

/// Every job of this program, in the order in which they are listed.
JobRegistry makeJobRegistry();

/// Every kind of file the shared jobs know.
std::vector<FileVerbs> allFileVerbs();

} // namespace marrow

#pragma once

#include "app/jobs/file_verbs.h"

namespace marrow {

/// What inspect and validate do for actions: baked ones (NAME.action.json) and those keyed by hand.
FileVerbs actionFileVerbs();

} // namespace marrow

#pragma once

#include "app/jobs/file_verbs.h"

namespace marrow {

/// What inspect, validate, resave and convert do for characters: .glb, .vrm and .gltf.
FileVerbs modelFileVerbs();

/// survey: a table of all models below a folder, what became of each when it was opened, and what is in it.
Job surveyJob();

} // namespace marrow

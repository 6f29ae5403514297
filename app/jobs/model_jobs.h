#pragma once

#include "app/jobs/file_verbs.h"

namespace marrow {

/// What inspect, validate, resave and convert do for characters: .glb, .vrm and .gltf.
FileVerbs modelFileVerbs();

} // namespace marrow

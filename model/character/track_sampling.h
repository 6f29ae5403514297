#pragma once

#include "model/character/character_model.h"

#include <span>

namespace marrow {

/// sampleTrack() into `out`, which has room for the track's `width` numbers: for sampling many frames without allocating.
void sampleTrack(const ModelTrack &track, float seconds, std::span<float> out);

} // namespace marrow

#pragma once

#include "model/puppet/rig.h"

#include <QLatin1String>

#include <cstdint>
#include <vector>

namespace marrow {

/// The parameters of all roles of a name, in file order, repetitions kept (p2lrt-evaluation.md 6.3.5, 6.5).
std::vector<std::uint32_t> parametersOfRole(const PuppetRig &rig, QLatin1String name);

inline constexpr QLatin1String kEyeBlinkRole("EyeBlink");
inline constexpr QLatin1String kLipSyncRole("LipSync");

} // namespace marrow

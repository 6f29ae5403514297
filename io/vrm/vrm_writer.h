#pragma once

#include "io/gltf/gltf_reader.h"
#include "model/character/humanoid.h"

namespace marrow {

/// The document with VRMC_vrm (VRM 1.0) added: the human bones of the mapping and the least a VRM must say of itself. A model that is a
/// VRM already comes back as it is. `name` is used where the model has none. Fails with "vrm.bones" when a required human bone has no
/// node; the message names them.
Result<GltfDocument> withVrm(const GltfModel &file, const HumanoidMapping &mapping, const QString &name);

} // namespace marrow

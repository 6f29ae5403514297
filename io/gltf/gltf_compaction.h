#pragma once

#include "io/gltf/gltf_document.h"

namespace marrow {

/// The document without the accessors and buffer views that nothing names any more, in one buffer. Left as it is when an extension names
/// accessors or views in a way that is not known here.
GltfDocument compactGltf(const GltfDocument &document);

} // namespace marrow

#pragma once

#include "io/gltf/gltf_document.h"
#include "model/base/progress.h"
#include "model/character/character_model.h"

namespace marrow {

/// A model as plain values beside the document it was read from, which keeps what the values do not hold.
struct GltfModel
{
    GltfDocument document;
    CharacterModel model;
    Report report; ///< what was odd and could be read all the same
};

/// Reads the tree, meshes, materials, skins, animations and the VRM extension (0.x, 1.0) of a glTF 2.0 asset. Every index, count and range is checked;
/// the node tree must be a forest. Codes: those of GltfDocument and GltfAccessors, and gltf.node, gltf.mesh, gltf.skin, gltf.animation.
Result<GltfModel> readGltf(const QByteArray &bytes, const GltfFileSource &files = {});

/// The same from a document that is there already. Cancelled, it fails with "import.cancelled".
Result<GltfModel> readGltf(GltfDocument document, const GltfFileSource &files = {}, const Progress &progress = {});

/// Opens a file, with the files beside it. Also fails with file.open and file.read.
Result<GltfModel> openGltf(const QString &path);

} // namespace marrow

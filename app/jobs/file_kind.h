#pragma once

#include <QString>

namespace marrow {

/// What a file is, as far as choosing who reads it goes.
enum class FileKind {
    Unknown,
    VoxelRig, ///< .vfp
    Puppet,   ///< .p2lrt
    VoxelModelVox, ///< .vox, MagicaVoxel or Slab6
    VoxelJson,     ///< .json
    Model,         ///< .glb .gltf .vrm .fbx .pmx .zip .obj
    Action,        ///< .json of a baked action or of one keyed by hand
    Motion,        ///< .bvh .vmd .vrma .ndjson
};

/// By the first bytes where they say it, else by the extension. A file that is not there goes by its extension alone.
FileKind fileKindOf(const QString &path);
/// By the extension alone: what a file to be written will be.
FileKind fileKindOfName(const QString &path);

} // namespace marrow

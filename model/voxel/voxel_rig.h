#pragma once

#include "model/base/report.h"
#include "model/voxel/animation_clip.h"
#include "model/voxel/palette.h"
#include "model/voxel/skeleton.h"
#include "model/voxel/voxel_binding.h"
#include "model/voxel/voxel_grid.h"

#include <QByteArray>

#include <optional>

namespace marrow {

/// The skeleton, the binding and the clips of a voxel model: everything the rig sections of a VFP hold.
struct Rig
{
    Skeleton skeleton;
    VoxelBinding binding;
    std::vector<AnimationClip> clips; ///< ids strictly ascending

    const AnimationClip *clip(std::uint16_t id) const
    {
        for (const AnimationClip &clip : clips) {
            if (clip.id == id)
                return &clip;
        }
        return nullptr;
    }
    bool operator==(const Rig &) const = default;
};

/// A section of the file as it was read: directory fields and the stored bytes.
struct FileSection
{
    QByteArray tag; ///< four bytes
    std::uint32_t codec = 0;
    std::int32_t chunkId = -1;
    std::uint32_t flags = 0;
    std::uint64_t offset = 0; ///< where it stood in the file it was read from, 0 for a new one
    std::uint64_t rawLength = 0;
    std::uint32_t crc32 = 0; ///< as stored in the directory
    bool crcOk = true;
    QByteArray bytes; ///< stored bytes, shared with the file that was read; no zero byte follows them

    bool operator==(const FileSection &) const = default;
};

/// A voxel asset (`.vfp`): a plain value that is cheap to copy. Voxels and palette are what was read; the rig is what is
/// edited. `sections` are all sections as they were read, kept so that what is not edited is written back byte for byte.
struct VoxelAsset
{
    VoxelGrid grid;
    Int3 chunkSize{32, 32, 32};
    Palette palette;
    std::uint32_t voxelCount = 0;
    QByteArray sourceHash;    ///< 32 bytes
    QByteArray assetUuid;     ///< 16 bytes
    QByteArray generatorUuid; ///< 16 bytes
    std::uint32_t sourceRevision = 0;
    std::uint16_t formatMinor = 3;  ///< of the file's version 1.x
    std::uint32_t featureFlags = 0; ///< of the header, kept as they were read
    std::uint32_t footerFlags = 0;  ///< likewise
    std::array<float, 3> anchor = {};
    std::array<float, 3> pivot = {};
    std::optional<Rig> rig;
    /// True when the file's rig sections were faulty: they are kept in `sections` and written back until a rig is begun.
    bool rigWasDropped = false;
    std::vector<FileSection> sections;
};

} // namespace marrow

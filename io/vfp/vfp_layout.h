#pragma once

#include "model/voxel/voxel_grid.h"

#include <QByteArray>

#include <algorithm>
#include <array>
#include <cstdint>

/// Every number and every decision of the VFP 1.3 container in one place: appendix A and chapter 6B of the specification, and
/// where they are silent, what this project decided. The readers and writers take everything from here.
namespace marrow::vfp {

// ---- Container (appendix A.1) -------------------------------------------------------------------------------------

inline constexpr char kHeaderMagic[] = "VFPK";
inline constexpr char kFooterMagic[] = "VFPF";
inline constexpr char kDirectoryMagic[] = "DIR0";
inline constexpr std::uint16_t kMajorVersion = 1;
inline constexpr std::uint16_t kMinorVersion = 3;
inline constexpr std::uint16_t kDirectoryVersion = 1;
inline constexpr int kHeaderSize = 64;
inline constexpr int kFooterSize = 64;
inline constexpr int kDirectoryHeaderSize = 32;
inline constexpr int kDirectoryEntrySize = 48;

/// Decision: the only codec defined is 0, stored bytes, so that length and rawLength are equal.
inline constexpr std::uint32_t kCodecRaw = 0;

/// Decision: meaning of the bits of a directory entry's flags.
inline constexpr std::uint32_t kFlagRequired = 1;
inline constexpr std::uint32_t kFlagRebuildable = 2;
inline constexpr std::uint32_t kFlagPresentation = 4;

/// Decision: every section and the directory begin at a multiple of this, zeros between.
inline constexpr int kAlignment = 8;

/// A file larger than this is refused before memory is taken for it. The largest grid with a record a voxel is under 120 MB.
inline constexpr std::int64_t kMaxFileBytes = std::int64_t(2) << 30;

// ---- Sections (appendix A.2 to A.4, 6B) ---------------------------------------------------------------------------

enum class Scope { Global, Chunk };
enum class Role { Authoritative, Rig, Cache };

/// One line of the tables A.3 and A.4. `recordSize` 0 means that the rest of the section is plain bytes.
struct SectionKind
{
    char tag[5];
    Role role;
    Scope scope;
    bool rebuildable;
    bool presentation;
    int headerSize;
    int recordSize;
};

inline constexpr std::array<SectionKind, 16> kSectionKinds = {{
    {"META", Role::Authoritative, Scope::Global, false, false, 128, 0},
    {"PAL0", Role::Authoritative, Scope::Global, false, false, 16, 8},
    {"CHIX", Role::Authoritative, Scope::Global, false, false, 32, 32},
    {"VOX0", Role::Authoritative, Scope::Chunk, false, false, 32, 0},
    {"SKEL", Role::Rig, Scope::Global, false, false, 36, 0},
    {"VSKN", Role::Rig, Scope::Global, false, false, 74, 6},
    {"ANIM", Role::Rig, Scope::Global, false, false, 68, 0},
    {"SCNE", Role::Cache, Scope::Global, true, true, 128, 0},
    {"MSH0", Role::Cache, Scope::Chunk, true, false, 48, 16},
    {"VBUF", Role::Cache, Scope::Chunk, true, false, 64, 0},
    {"PMSH", Role::Cache, Scope::Chunk, true, false, 48, 16},
    {"RND0", Role::Cache, Scope::Global, true, true, 64, 0},
    {"ANM0", Role::Cache, Scope::Global, true, true, 32, 0},
    {"BORD", Role::Cache, Scope::Global, true, true, 48, 8},
    {"PRVW", Role::Cache, Scope::Global, true, true, 64, 0},
    {"THMB", Role::Cache, Scope::Global, true, true, 0, 0},
}};

/// The table's line for a tag, or nullptr for a tag that is not in the specification.
inline const SectionKind *sectionKind(QByteArrayView tag)
{
    for (const SectionKind &kind : kSectionKinds) {
        if (tag == QByteArrayView(kind.tag, 4))
            return &kind;
    }
    return nullptr;
}

/// Decision: known tags follow the table; an unknown one is required when its bit 0 says so.
inline bool isRequired(QByteArrayView tag, std::uint32_t flags)
{
    const SectionKind *kind = sectionKind(tag);
    return kind ? kind->role == Role::Authoritative : (flags & kFlagRequired) != 0;
}

/// Decision: what a change of the voxels makes stale and the writer leaves out then.
inline bool isRebuildable(QByteArrayView tag, std::uint32_t flags)
{
    const SectionKind *kind = sectionKind(tag);
    return kind ? kind->rebuildable : (flags & kFlagRebuildable) != 0;
}

/// The flags a section of ours gets. Rig sections carry 0 (6B).
inline std::uint32_t flagsFor(const SectionKind &kind)
{
    if (kind.role == Role::Authoritative)
        return kFlagRequired;
    return (kind.rebuildable ? kFlagRebuildable : 0) | (kind.presentation ? kFlagPresentation : 0);
}

/// Decision: the writer's order. Everything behind ANIM keeps the order it had.
inline int writeRank(QByteArrayView tag)
{
    constexpr const char *kOrder[] = {"META", "PAL0", "CHIX", "VOX0", "SKEL", "VSKN", "ANIM"};
    for (int rank = 0; rank < 7; ++rank) {
        if (tag == QByteArrayView(kOrder[rank], 4))
            return rank;
    }
    return 7;
}

inline constexpr int kMetaSize = 128;
inline constexpr std::uint16_t kMetaVersion = 1;
inline constexpr std::uint16_t kPaletteVersion = 1;
inline constexpr int kPaletteHeaderSize = 16;
inline constexpr int kPaletteEntrySize = 8;
inline constexpr std::uint16_t kChunkIndexVersion = 1;
inline constexpr int kChunkIndexHeaderSize = 32;
inline constexpr int kChunkEntrySize = 32;
inline constexpr std::uint16_t kVoxelVersion = 1;
inline constexpr int kVoxelHeaderSize = 32;
inline constexpr std::uint8_t kVoxelsRaw = 0;
inline constexpr std::uint8_t kVoxelsRuns = 1;
inline constexpr int kMaxRun = 255;
inline constexpr int kHashSize = 32;
inline constexpr int kUuidSize = 16;

/// Offsets inside META of what the writer changes.
inline constexpr int kMetaChunkSize = 10;
inline constexpr int kMetaGridSize = 16;
inline constexpr int kMetaCounts = 20;
inline constexpr int kMetaAnchor = 32;
inline constexpr int kMetaRevision = 56;
inline constexpr int kMetaHash = 64;
inline constexpr int kMetaGenerator = 96;

/// Decision: how a grid is cut. The last chunk of an axis is what is left; ids run x fastest.
struct ChunkLayout
{
    Int3 grid;
    Int3 chunk;

    Int3 counts() const
    {
        return {(grid.x + chunk.x - 1) / chunk.x, (grid.y + chunk.y - 1) / chunk.y, (grid.z + chunk.z - 1) / chunk.z};
    }
    int count() const
    {
        const Int3 n = counts();
        return n.x * n.y * n.z;
    }
    Int3 position(int chunkId) const
    {
        const Int3 n = counts();
        return {chunkId % n.x, chunkId / n.x % n.y, chunkId / (n.x * n.y)};
    }
    Int3 origin(int chunkId) const
    {
        const Int3 p = position(chunkId);
        return {p.x * chunk.x, p.y * chunk.y, p.z * chunk.z};
    }
    Int3 size(int chunkId) const
    {
        const Int3 o = origin(chunkId);
        return {std::min(chunk.x, grid.x - o.x), std::min(chunk.y, grid.y - o.y), std::min(chunk.z, grid.z - o.z)};
    }
};

/// Decision: the shorter of the two codings is written, ties take raw.
inline bool preferRuns(qsizetype runBytes, qsizetype rawBytes) { return runBytes < rawBytes; }

// ---- Rig (chapter 6B) ---------------------------------------------------------------------------------------------

inline constexpr std::uint8_t kRigVersion = 1;
inline constexpr int kSkeletonHeaderSize = 36;
inline constexpr int kJointPrefixSize = 48;
inline constexpr int kNoParent = -1;
inline constexpr int kSkinHeaderSize = 74;
inline constexpr int kSkinRecordSize = 6;
inline constexpr std::uint8_t kSkinSparseU16 = 1;
inline constexpr int kAnimHeaderSize = 68;
inline constexpr int kClipHeaderSize = 12;
inline constexpr int kTrackHeaderSize = 8;
inline constexpr int kKeySize = 44;

/// Decision: how far a rotation's length may be from 1.
inline constexpr float kUnitTolerance = 1e-3f;

} // namespace marrow::vfp

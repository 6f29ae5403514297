#include "io/vfp/vfp_voxels.h"

#include "io/byte_reader.h"
#include "io/vfp/vfp_fault.h"
#include "io/vfp/vfp_runs.h"

#include <cstring>

namespace marrow::vfp {

namespace {

Place at(const FileSection &section, std::size_t offset)
{
    return placeOf(section, static_cast<qint64>(section.offset + offset));
}

Result<void> checkAuthoritative(const FileSection &section)
{
    const SectionKind &kind = *sectionKind(section.tag);
    const Place place = at(section, 0);
    if ((kind.scope == Scope::Global) != (section.chunkId == -1))
        return fault("vfp.section-scope", place, Vfp::tr("the directory gives the section chunk id %1, which is not its kind.").arg(section.chunkId));
    if (section.codec != kCodecRaw)
        return fault("vfp.section-codec", place, Vfp::tr("the section is stored with codec %1, which is not known; only 0 is.").arg(section.codec));
    if (section.rawLength != static_cast<std::uint64_t>(section.bytes.size())) {
        return fault("vfp.section-length", place,
                     Vfp::tr("the directory gives the section %1 stored and %2 plain bytes; with codec 0 they are equal.")
                         .arg(section.bytes.size()).arg(section.rawLength));
    }
    if (!section.crcOk)
        return fault("vfp.section-crc", place, Vfp::tr("the section does not match its CRC-32; it is damaged."));
    return {};
}

QString runReason(const RunResult &result, std::uint32_t capacity)
{
    switch (result.fault) {
    case RunFault::ZeroRun:
        return Vfp::tr("a run has length zero.");
    case RunFault::TooMany:
        return Vfp::tr("the runs hold more than the chunk's %1 voxels.").arg(capacity);
    case RunFault::TooFew:
        return Vfp::tr("the runs end before the chunk's %1 voxels are filled.").arg(capacity);
    case RunFault::OddLength:
    case RunFault::None:
        break;
    }
    return Vfp::tr("the last run is cut in half.");
}

/// A checked VOX0 header and where its voxels lie.
struct VoxelHeader
{
    std::uint8_t codec = 0;
    std::uint32_t nonEmpty = 0;
    std::span<const std::uint8_t> data;
};

Result<VoxelHeader> readVoxelHeader(const FileSection &section, const ChunkLayout &layout)
{
    ByteReader reader(section.bytes, section.offset);
    const std::uint16_t version = reader.u16();
    const std::uint16_t headerSize = reader.u16();
    const std::int32_t chunkId = reader.i32();
    Int3 size;
    size.x = reader.u8();
    size.y = reader.u8();
    size.z = reader.u8();
    VoxelHeader header;
    header.codec = reader.u8();
    const std::uint32_t capacity = reader.u32();
    header.nonEmpty = reader.u32();
    const std::uint32_t dataLength = reader.u32();
    const std::uint32_t reserved0 = reader.u32();
    const std::uint32_t reserved1 = reader.u32();
    if (reader.failed())
        return truncatedFault(at(section, reader.failedAt()), Vfp::tr("its header"));
    if (version != kVoxelVersion || headerSize != kVoxelHeaderSize)
        return fault("vox0.version", at(section, 0), Vfp::tr("version %1 with a header of %2 bytes is not known; version 1 with 32 is.").arg(version).arg(headerSize));
    if (chunkId != section.chunkId)
        return fault("vox0.chunk-id", at(section, 4), Vfp::tr("the section is of chunk %1, the directory says %2.").arg(chunkId).arg(section.chunkId));
    const Int3 expected = layout.size(chunkId);
    if (!(size == expected)) {
        return fault("vox0.size", at(section, 8),
                     Vfp::tr("the chunk is %1 × %2 × %3 here, but the grid makes it %4 × %5 × %6.")
                         .arg(size.x).arg(size.y).arg(size.z).arg(expected.x).arg(expected.y).arg(expected.z));
    }
    const auto cells = static_cast<std::uint32_t>(size.x * size.y * size.z);
    if (capacity != cells)
        return fault("vox0.capacity", at(section, 12), Vfp::tr("the chunk has %1 cells, the header says %2.").arg(cells).arg(capacity));
    if (header.codec != kVoxelsRaw && header.codec != kVoxelsRuns)
        return fault("vox0.codec", at(section, 11), Vfp::tr("voxels coded as %1 are not known; 0 and 1 are.").arg(header.codec));
    if (reserved0 != 0)
        return reservedFault(at(section, 24), "VOX0.reserved0");
    if (reserved1 != 0)
        return reservedFault(at(section, 28), "VOX0.reserved1");
    if (dataLength != reader.remaining()) {
        return fault("vox0.length", at(section, 20),
                     Vfp::tr("the header counts %1 bytes of voxels, the section has %2.").arg(dataLength).arg(reader.remaining()));
    }
    if (header.codec == kVoxelsRaw && dataLength != capacity) {
        return fault("vox0.length", at(section, 20),
                     Vfp::tr("%1 bytes of plain voxels do not fill the chunk's %2 cells.").arg(dataLength).arg(capacity));
    }
    header.data = reader.bytes(dataLength);
    return header;
}

bool contiguous(const ChunkLayout &layout, const Int3 &size)
{
    return size.x == layout.grid.x && size.y == layout.grid.y;
}

void scatter(const std::uint8_t *from, const Int3 &size, std::uint8_t *to, const Int3 &grid)
{
    for (int z = 0; z < size.z; ++z) {
        std::uint8_t *row = to + static_cast<std::size_t>(z) * static_cast<std::size_t>(grid.x * grid.y);
        for (int y = 0; y < size.y; ++y, row += grid.x, from += size.x)
            std::memcpy(row, from, static_cast<std::size_t>(size.x));
    }
}

/// Decodes one chunk into the grid. `scratch` is kept between chunks.
Result<void> readChunk(const FileSection &section, const ChunkEntry &entry, const ChunkLayout &layout, const Palette &palette,
                       std::uint8_t *grid, std::vector<std::uint8_t> &scratch)
{
    const auto header = readVoxelHeader(section, layout);
    if (!header)
        return header.error();
    const Int3 size = layout.size(section.chunkId);
    const Int3 origin = layout.origin(section.chunkId);
    const auto capacity = static_cast<std::size_t>(size.x * size.y * size.z);
    std::uint8_t *const first = grid + origin.x + layout.grid.x * (origin.y + layout.grid.y * origin.z);
    const bool whole = contiguous(layout, size);

    VoxelTally tally;
    if (header->codec == kVoxelsRaw) {
        tallyCells(header->data, tally);
        scatter(header->data.data(), size, first, layout.grid);
    } else {
        if (!whole)
            scratch.resize(capacity);
        std::uint8_t *const cells = whole ? first : scratch.data();
        const RunResult result = decodeRuns(header->data, cells, capacity, tally);
        if (result.fault != RunFault::None)
            return fault("vox0.runs", at(section, kVoxelHeaderSize + result.offset), runReason(result, static_cast<std::uint32_t>(capacity)));
        if (!whole)
            scatter(cells, size, first, layout.grid);
    }
    if (tally.nonEmpty != header->nonEmpty) {
        return fault("vox0.count", at(section, 16),
                     Vfp::tr("the header counts %1 voxels, but there are %2.").arg(header->nonEmpty).arg(tally.nonEmpty));
    }
    if (tally.nonEmpty != entry.nonEmpty) {
        Place place{QStringLiteral("CHIX"), entry.chunkId, entry.offset + 12};
        return fault("chix.count", place, Vfp::tr("the entry counts %1 voxels, but VOX0 has %2.").arg(entry.nonEmpty).arg(tally.nonEmpty));
    }
    const auto missing = tally.used & ~palette.defined;
    for (std::size_t index = 1; index < 256; ++index) {
        if (missing.test(index))
            return fault("vox0.palette-index", at(section, kVoxelHeaderSize), Vfp::tr("voxels use the palette index %1, which PAL0 does not have.").arg(index));
    }
    return {};
}

} // namespace

const FileSection *VoxelSections::chunk(int chunkId) const
{
    const auto it = std::lower_bound(voxels.begin(), voxels.end(), chunkId,
                                     [](const FileSection *section, int wanted) { return section->chunkId < wanted; });
    return it != voxels.end() && (*it)->chunkId == chunkId ? *it : nullptr;
}

Result<VoxelSections> findVoxelSections(const std::vector<FileSection> &sections)
{
    VoxelSections found;
    for (const FileSection &section : sections) {
        const SectionKind *kind = sectionKind(section.tag);
        if (!kind || kind->role != Role::Authoritative)
            continue;
        if (const auto checked = checkAuthoritative(section); !checked)
            return checked.error();
        if (section.tag == "VOX0") {
            found.voxels.push_back(&section);
            continue;
        }
        const FileSection *&slot = section.tag == "META" ? found.meta : section.tag == "PAL0" ? found.palette : found.chunkIndex;
        if (slot)
            return fault("vfp.section-duplicate", at(section, 0), Vfp::tr("the section is there twice."));
        slot = &section;
    }
    std::stable_sort(found.voxels.begin(), found.voxels.end(), [](auto *a, auto *b) { return a->chunkId < b->chunkId; });
    for (std::size_t i = 1; i < found.voxels.size(); ++i) {
        if (found.voxels[i]->chunkId == found.voxels[i - 1]->chunkId)
            return fault("vfp.section-duplicate", at(*found.voxels[i], 0), Vfp::tr("the section is there twice."));
    }
    const std::pair<const FileSection *, const char *> needed[] = {{found.meta, "META"}, {found.palette, "PAL0"}, {found.chunkIndex, "CHIX"}};
    for (const auto &[section, tag] : needed) {
        if (!section)
            return fault("vfp.section-missing", {QLatin1String(tag), {}, {}}, Vfp::tr("the section is missing; without it the model cannot be read."));
    }
    return found;
}

Result<void> readVoxels(const std::vector<FileSection> &sections, VoxelAsset &asset)
{
    const auto found = findVoxelSections(sections);
    if (!found)
        return found.error();
    auto meta = readMeta(*found->meta);
    if (!meta)
        return std::move(meta).error();
    const auto palette = readPalette(*found->palette);
    if (!palette)
        return palette.error();
    const auto entries = readChunkIndex(*found->chunkIndex, *meta);
    if (!entries)
        return entries.error();
    if (!found->voxels.empty() && found->voxels.back()->chunkId >= meta->layout.count()) {
        const FileSection &last = *found->voxels.back();
        return fault("vfp.section-scope", at(last, 0), Vfp::tr("the grid has no chunk %1.").arg(last.chunkId));
    }

    VoxelGrid grid(meta->layout.grid);
    std::uint8_t *const cells = grid.mutableData();
    std::vector<std::uint8_t> scratch;
    std::uint64_t total = 0;
    for (const ChunkEntry &entry : *entries) {
        const FileSection *section = found->chunk(entry.chunkId);
        if (!section && entry.nonEmpty != 0) {
            Place place{QStringLiteral("VOX0"), entry.chunkId, entry.offset};
            return fault("vfp.section-missing", place, Vfp::tr("the section is missing, but CHIX counts %1 voxels in the chunk.").arg(entry.nonEmpty));
        }
        if (section) {
            if (auto read = readChunk(*section, entry, meta->layout, *palette, cells, scratch); !read)
                return read;
        }
        total += entry.nonEmpty;
    }
    if (total != meta->voxelCount)
        return fault("meta.voxel-count", at(*found->meta, 20), Vfp::tr("voxelCount is %1, but there are %2 voxels.").arg(meta->voxelCount).arg(total));

    if (meta->paletteCount != static_cast<std::uint32_t>(palette->count()))
        return fault("meta.palette-count", at(*found->meta, 28), Vfp::tr("META counts %1 palette entries, PAL0 has %2.").arg(meta->paletteCount).arg(palette->count()));

    asset.grid = std::move(grid);
    asset.chunkSize = meta->layout.chunk;
    asset.palette = *palette;
    asset.voxelCount = meta->voxelCount;
    asset.sourceHash = meta->sourceHash;
    asset.generatorUuid = meta->generatorUuid;
    asset.sourceRevision = meta->sourceRevision;
    asset.anchor = meta->anchor;
    asset.pivot = meta->pivot;
    return {};
}

bool chunkSaysTheSame(const FileSection *section, int chunkId, const ChunkLayout &layout, const VoxelGrid &grid)
{
    std::vector<std::uint8_t> scratch;
    const auto wanted = chunkCells(grid, layout, chunkId, scratch);
    if (!section)
        return std::all_of(wanted.begin(), wanted.end(), [](std::uint8_t cell) { return cell == 0; });
    const auto header = readVoxelHeader(*section, layout);
    if (!header)
        return false;
    if (header->codec == kVoxelsRaw)
        return std::memcmp(header->data.data(), wanted.data(), wanted.size()) == 0;
    return expandsTo(header->data, wanted);
}

std::span<const std::uint8_t> chunkCells(const VoxelGrid &grid, const ChunkLayout &layout, int chunkId, std::vector<std::uint8_t> &scratch)
{
    const Int3 size = layout.size(chunkId);
    const Int3 origin = layout.origin(chunkId);
    const auto capacity = static_cast<std::size_t>(size.x * size.y * size.z);
    const std::uint8_t *from = grid.data() + grid.offset(origin);
    if (contiguous(layout, size))
        return {from, capacity};
    scratch.resize(capacity);
    std::uint8_t *to = scratch.data();
    for (int z = 0; z < size.z; ++z) {
        const std::uint8_t *row = from + static_cast<std::size_t>(z) * static_cast<std::size_t>(layout.grid.x * layout.grid.y);
        for (int y = 0; y < size.y; ++y, row += layout.grid.x, to += size.x)
            std::memcpy(to, row, static_cast<std::size_t>(size.x));
    }
    return {scratch.data(), capacity};
}

} // namespace marrow::vfp

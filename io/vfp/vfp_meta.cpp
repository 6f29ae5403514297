#include "io/vfp/vfp_meta.h"

#include "io/byte_reader.h"
#include "io/vfp/vfp_fault.h"

namespace marrow::vfp {

namespace {

bool allZero(QByteArrayView bytes)
{
    return std::all_of(bytes.begin(), bytes.end(), [](char c) { return c == 0; });
}

Place at(const FileSection &section, std::size_t offset)
{
    return placeOf(section, static_cast<qint64>(section.offset + offset));
}

Result<void> checkSizes(const FileSection &section, const Int3 &sizes, int offset, const char *what)
{
    for (int axis = 0; axis < 3; ++axis) {
        if (sizes[axis] == 0)
            return fault("meta.size", at(section, static_cast<std::size_t>(offset + axis)), Vfp::tr("%1 is 0 on an axis.").arg(QLatin1String(what)));
    }
    return {};
}

} // namespace

Result<Meta> readMeta(const FileSection &section)
{
    ByteReader reader(section.bytes, section.offset);
    if (section.bytes.size() != kMetaSize)
        return fault("meta.length", at(section, 0), Vfp::tr("the section has %1 bytes instead of 128.").arg(section.bytes.size()));
    Meta meta;
    const std::uint16_t version = reader.u16();
    const std::uint16_t size = reader.u16();
    if (version != kMetaVersion || size != kMetaSize)
        return fault("meta.version", at(section, 0), Vfp::tr("version %1 with %2 bytes is not known; version 1 with 128 is.").arg(version).arg(size));
    reader.skip(6); // metaFlags, coordinateSystem, voxelUnit: kept, not interpreted
    for (int axis = 0; axis < 3; ++axis)
        meta.layout.chunk[axis] = reader.u8();
    if (!allZero(reader.view(3)))
        return reservedFault(at(section, 13), "META.reserved");
    for (int axis = 0; axis < 3; ++axis)
        meta.layout.grid[axis] = reader.u8();
    if (reader.u8() != 0)
        return reservedFault(at(section, 19), "META.reserved");
    meta.voxelCount = reader.u32();
    meta.chunkCount = reader.u32();
    meta.paletteCount = reader.u32();
    for (float &value : meta.anchor)
        value = reader.f32();
    for (float &value : meta.pivot)
        value = reader.f32();
    meta.sourceRevision = reader.u32();
    if (reader.u32() != 0)
        return reservedFault(at(section, 60), "META.reserved");
    meta.sourceHash = reader.view(kHashSize).toByteArray();
    meta.generatorUuid = reader.view(kUuidSize).toByteArray();
    if (!allZero(reader.view(16)))
        return reservedFault(at(section, 112), "META.reserved");
    if (const auto checked = checkSizes(section, meta.layout.chunk, kMetaChunkSize, "chunkSize"); !checked)
        return checked.error();
    if (const auto checked = checkSizes(section, meta.layout.grid, kMetaGridSize, "gridSize"); !checked)
        return checked.error();
    if (meta.chunkCount != static_cast<std::uint32_t>(meta.layout.count())) {
        return fault("meta.chunk-count", at(section, 24),
                     Vfp::tr("chunkCount is %1, but the grid has %2 chunks.").arg(meta.chunkCount).arg(meta.layout.count()));
    }
    return meta;
}

Result<Palette> readPalette(const FileSection &section)
{
    ByteReader reader(section.bytes, section.offset);
    const std::uint16_t version = reader.u16();
    const std::uint16_t headerSize = reader.u16();
    const std::uint16_t count = reader.u16();
    const std::uint16_t entrySize = reader.u16();
    reader.u32(); // paletteFlags: kept, not interpreted
    const std::uint32_t reserved = reader.u32();
    if (reader.failed())
        return truncatedFault(at(section, reader.failedAt()), Vfp::tr("its header"));
    if (version != kPaletteVersion || headerSize != kPaletteHeaderSize || entrySize != kPaletteEntrySize) {
        return fault("pal0.version", at(section, 0),
                     Vfp::tr("version %1 with a header of %2 and entries of %3 bytes is not known; version 1 with 16 and 8 is.")
                         .arg(version).arg(headerSize).arg(entrySize));
    }
    if (reserved != 0)
        return reservedFault(at(section, 12), "PAL0.reserved");
    if (reader.remaining() != std::size_t(count) * kPaletteEntrySize)
        return fault("pal0.length", at(section, 4), Vfp::tr("the header counts %1 entries, but %2 bytes of entries follow.").arg(count).arg(reader.remaining()));
    Palette palette;
    for (int i = 0; i < count; ++i) {
        const std::size_t start = reader.offset();
        const std::uint8_t index = reader.u8();
        PaletteEntry entry;
        entry.red = reader.u8();
        entry.green = reader.u8();
        entry.blue = reader.u8();
        entry.alpha = reader.u8();
        entry.materialFlags = reader.u8();
        entry.emission = reader.u8();
        if (reader.u8() != 0)
            return reservedFault(at(section, start + 7), "PAL0.entry.reserved");
        if (index == 0)
            return fault("pal0.index", at(section, start), Vfp::tr("entry %1 is for index 0, which means an empty cell.").arg(i));
        if (palette.defined.test(index))
            return fault("pal0.index", at(section, start), Vfp::tr("entry %1 repeats the index %2.").arg(i).arg(index));
        palette.set(index, entry);
    }
    return palette;
}

Result<std::vector<ChunkEntry>> readChunkIndex(const FileSection &section, const Meta &meta)
{
    ByteReader reader(section.bytes, section.offset);
    const std::uint16_t version = reader.u16();
    const std::uint16_t headerSize = reader.u16();
    const std::uint32_t count = reader.u32();
    const std::uint32_t entrySize = reader.u32();
    reader.u32(); // chixFlags: kept, not interpreted
    const bool reservedZero = allZero(reader.view(16));
    if (reader.failed())
        return truncatedFault(at(section, reader.failedAt()), Vfp::tr("its header"));
    if (version != kChunkIndexVersion || headerSize != kChunkIndexHeaderSize || entrySize != kChunkEntrySize) {
        return fault("chix.version", at(section, 0),
                     Vfp::tr("version %1 with a header of %2 and entries of %3 bytes is not known; version 1 with 32 and 32 is.")
                         .arg(version).arg(headerSize).arg(entrySize));
    }
    if (!reservedZero)
        return reservedFault(at(section, 16), "CHIX.reserved");
    if (count != meta.chunkCount)
        return fault("chix.entry-count", at(section, 4), Vfp::tr("the index has %1 entries, META counts %2 chunks.").arg(count).arg(meta.chunkCount));
    if (!reader.has(count, kChunkEntrySize) || reader.remaining() != std::size_t(count) * kChunkEntrySize)
        return fault("chix.length", at(section, 4), Vfp::tr("the header counts %1 entries, but %2 bytes of entries follow.").arg(count).arg(reader.remaining()));

    std::vector<ChunkEntry> entries;
    entries.reserve(count);
    std::vector<bool> seen(count);
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::size_t start = reader.offset();
        ChunkEntry entry;
        entry.chunkId = reader.i32();
        entry.offset = static_cast<qint64>(section.offset + start);
        Int3 position;
        Int3 size;
        for (int axis = 0; axis < 3; ++axis)
            position[axis] = reader.u8();
        reader.u8(); // flags: kept, not interpreted
        for (int axis = 0; axis < 3; ++axis)
            size[axis] = reader.u8();
        const std::uint8_t reserved = reader.u8();
        entry.nonEmpty = reader.u32();
        const std::uint32_t capacity = reader.u32();
        if (reserved != 0 || !allZero(reader.view(12)))
            return reservedFault(at(section, start), "CHIX.entry.reserved");
        if (entry.chunkId < 0 || static_cast<std::uint32_t>(entry.chunkId) >= count || seen[static_cast<std::size_t>(entry.chunkId)])
            return fault("chix.chunk-id", at(section, start), Vfp::tr("entry %1 is for chunk %2, which does not exist or was there before.").arg(i).arg(entry.chunkId));
        seen[static_cast<std::size_t>(entry.chunkId)] = true;
        const Int3 expected = meta.layout.size(entry.chunkId);
        if (!(position == meta.layout.position(entry.chunkId)) || !(size == expected)
            || capacity != static_cast<std::uint32_t>(expected.x * expected.y * expected.z) || entry.nonEmpty > capacity) {
            return fault("chix.entry", at(section, start), Vfp::tr("the position, size or counts of entry %1 are not those of chunk %2.").arg(i).arg(entry.chunkId));
        }
        entries.push_back(entry);
    }
    return entries;
}

} // namespace marrow::vfp

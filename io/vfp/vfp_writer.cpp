#include "io/vfp/vfp_file.h"

#include "io/byte_writer.h"
#include "io/vfp/vfp_container.h"
#include "io/vfp/vfp_layout.h"
#include "io/vfp/vfp_rig_sections.h"
#include "io/vfp/vfp_runs.h"
#include "io/vfp/vfp_voxels.h"

#include <QCryptographicHash>
#include <QUuid>

#include <bit>
#include <cstring>

namespace marrow {

using namespace vfp;

namespace {

FileSection newSection(const char *tag, QByteArray bytes, std::int32_t chunkId = -1)
{
    FileSection section;
    section.tag = QByteArray(tag, 4);
    section.chunkId = chunkId;
    section.flags = flagsFor(*sectionKind(section.tag));
    section.rawLength = static_cast<std::uint64_t>(bytes.size());
    section.crc32 = crc32Of(bytes);
    section.bytes = std::move(bytes);
    return section;
}

/// The same section with other bytes: flags stay as the file had them.
FileSection withBytes(const FileSection *old, const char *tag, QByteArray bytes, std::int32_t chunkId = -1)
{
    FileSection section = newSection(tag, std::move(bytes), chunkId);
    if (old)
        section.flags = old->flags;
    return section;
}

QByteArray encodePalette(const Palette &palette)
{
    ByteWriter writer;
    writer.u16(kPaletteVersion);
    writer.u16(kPaletteHeaderSize);
    writer.u16(static_cast<std::uint16_t>(palette.count()));
    writer.u16(kPaletteEntrySize);
    writer.zeros(8);
    for (std::size_t index = 1; index < 256; ++index) {
        if (!palette.defined.test(index))
            continue;
        const PaletteEntry &entry = palette.entries[index];
        for (const std::uint8_t value : {static_cast<std::uint8_t>(index), entry.red, entry.green, entry.blue, entry.alpha,
                                         entry.materialFlags, entry.emission, std::uint8_t(0)})
            writer.u8(value);
    }
    return writer.take();
}

QByteArray encodeChunkIndex(const ChunkLayout &layout, const std::vector<std::uint32_t> &nonEmpty)
{
    ByteWriter writer;
    writer.u16(kChunkIndexVersion);
    writer.u16(kChunkIndexHeaderSize);
    writer.u32(static_cast<std::uint32_t>(nonEmpty.size()));
    writer.u32(kChunkEntrySize);
    writer.zeros(20);
    for (int id = 0; id < static_cast<int>(nonEmpty.size()); ++id) {
        const Int3 position = layout.position(id);
        const Int3 size = layout.size(id);
        writer.i32(id);
        for (int axis = 0; axis < 3; ++axis)
            writer.u8(static_cast<std::uint8_t>(position[axis]));
        writer.u8(0);
        for (int axis = 0; axis < 3; ++axis)
            writer.u8(static_cast<std::uint8_t>(size[axis]));
        writer.u8(0);
        writer.u32(nonEmpty[static_cast<std::size_t>(id)]);
        writer.u32(static_cast<std::uint32_t>(size.x * size.y * size.z));
        writer.zeros(12);
    }
    return writer.take();
}

QByteArray encodeChunk(int chunkId, const Int3 &size, std::span<const std::uint8_t> cells, std::uint32_t nonEmpty)
{
    const QByteArray runs = encodeRuns(cells);
    const bool asRuns = !runs.isEmpty();
    const QByteArrayView raw(reinterpret_cast<const char *>(cells.data()), static_cast<qsizetype>(cells.size()));
    const QByteArrayView data = asRuns ? QByteArrayView(runs) : raw;
    ByteWriter writer;
    writer.reserve(kVoxelHeaderSize + data.size());
    writer.u16(kVoxelVersion);
    writer.u16(kVoxelHeaderSize);
    writer.i32(chunkId);
    for (int axis = 0; axis < 3; ++axis)
        writer.u8(static_cast<std::uint8_t>(size[axis]));
    writer.u8(asRuns ? kVoxelsRuns : kVoxelsRaw);
    writer.u32(static_cast<std::uint32_t>(cells.size()));
    writer.u32(nonEmpty);
    writer.u32(static_cast<std::uint32_t>(data.size()));
    writer.zeros(8);
    writer.bytes(data);
    return writer.take();
}

/// META of `asset`, on top of the old bytes so that fields we do not interpret stay.
QByteArray encodeMeta(const VoxelAsset &asset, const FileSection *old)
{
    QByteArray bytes = old ? QByteArray(old->bytes.constData(), old->bytes.size()) : QByteArray(kMetaSize, '\0');
    const auto put = [&](int offset, const auto &fill) {
        ByteWriter writer;
        fill(writer);
        std::memcpy(bytes.data() + offset, writer.data().constData(), static_cast<std::size_t>(writer.size()));
    };
    const ChunkLayout layout{asset.grid.size(), asset.chunkSize};
    put(0, [](ByteWriter &w) { w.u16(kMetaVersion), w.u16(kMetaSize); });
    for (int axis = 0; axis < 3; ++axis) {
        bytes[kMetaChunkSize + axis] = static_cast<char>(asset.chunkSize[axis]);
        bytes[kMetaGridSize + axis] = static_cast<char>(asset.grid.size()[axis]);
    }
    put(kMetaCounts, [&](ByteWriter &w) {
        w.u32(asset.voxelCount);
        w.u32(static_cast<std::uint32_t>(layout.count()));
        w.u32(static_cast<std::uint32_t>(asset.palette.count()));
    });
    put(kMetaAnchor, [&](ByteWriter &w) {
        for (const float value : asset.anchor)
            w.f32(value);
        for (const float value : asset.pivot)
            w.f32(value);
    });
    put(kMetaRevision, [&](ByteWriter &w) { w.u32(asset.sourceRevision); });
    put(kMetaHash, [&](ByteWriter &w) { w.bytes(asset.sourceHash); });
    put(kMetaGenerator, [&](ByteWriter &w) { w.bytes(asset.generatorUuid); });
    return bytes;
}

bool sameBits(const std::array<float, 3> &a, const std::array<float, 3> &b)
{
    return std::memcmp(a.data(), b.data(), sizeof a) == 0;
}

/// What of the old authoritative sections still says the same as the asset.
struct Authoritative
{
    VoxelSections old;
    std::optional<Meta> meta; ///< of the old META
    bool voxelsSame = false;
    bool metaSame = false;
};

Authoritative compare(const VoxelAsset &asset)
{
    Authoritative result;
    const auto found = findVoxelSections(asset.sections);
    if (!found)
        return result; // a new asset has none
    auto meta = readMeta(*found->meta);
    const auto palette = readPalette(*found->palette);
    if (!meta || !palette)
        return result;
    result.old = *found;
    const ChunkLayout layout{asset.grid.size(), asset.chunkSize};
    bool same = *palette == asset.palette && meta->layout.grid == layout.grid && meta->layout.chunk == layout.chunk;
    for (int id = 0; same && id < layout.count(); ++id)
        same = chunkSaysTheSame(result.old.chunk(id), id, layout, asset.grid);
    result.voxelsSame = same;
    result.metaSame = same && sameBits(meta->anchor, asset.anchor) && sameBits(meta->pivot, asset.pivot)
        && meta->sourceRevision == asset.sourceRevision && meta->sourceHash == asset.sourceHash && meta->generatorUuid == asset.generatorUuid;
    result.meta = std::move(meta).value();
    return result;
}

/// Every authoritative section anew, except chunks that did not change.
void encodeVoxels(const VoxelAsset &asset, const Authoritative &before, VoxelAsset &prepared)
{
    const ChunkLayout layout{asset.grid.size(), asset.chunkSize};
    const bool sameLayout = before.meta && before.meta->layout.grid == layout.grid && before.meta->layout.chunk == layout.chunk;
    std::vector<FileSection> chunks;
    std::vector<std::uint32_t> nonEmpty;
    std::vector<std::uint8_t> scratch;
    std::uint32_t total = 0;
    for (int id = 0; id < layout.count(); ++id) {
        const auto cells = chunkCells(asset.grid, layout, id, scratch);
        VoxelTally tally;
        tallyCells(cells, tally);
        nonEmpty.push_back(static_cast<std::uint32_t>(tally.nonEmpty));
        total += nonEmpty.back();
        const FileSection *old = sameLayout ? before.old.chunk(id) : nullptr;
        if (old && chunkSaysTheSame(old, id, layout, asset.grid))
            chunks.push_back(*old);
        else
            chunks.push_back(withBytes(old, "VOX0", encodeChunk(id, layout.size(id), cells, nonEmpty.back()), id));
    }
    prepared.voxelCount = total;
    prepared.sections.push_back(withBytes(before.old.palette, "PAL0", encodePalette(asset.palette)));
    prepared.sections.push_back(withBytes(before.old.chunkIndex, "CHIX", encodeChunkIndex(layout, nonEmpty)));
    prepared.sections.insert(prepared.sections.end(), std::make_move_iterator(chunks.begin()), std::make_move_iterator(chunks.end()));
    if (before.meta && before.meta->sourceRevision == asset.sourceRevision)
        prepared.sourceRevision = asset.sourceRevision + 1;
    prepared.sourceHash = computeSourceHash(prepared);
    prepared.sections.insert(prepared.sections.begin(), withBytes(before.old.meta, "META", encodeMeta(prepared, before.old.meta)));
}

void keepVoxels(const VoxelAsset &asset, const Authoritative &before, VoxelAsset &prepared)
{
    if (before.metaSame)
        prepared.sections.push_back(*before.old.meta);
    else
        prepared.sections.push_back(withBytes(before.old.meta, "META", encodeMeta(asset, before.old.meta)));
    prepared.sections.push_back(*before.old.palette);
    prepared.sections.push_back(*before.old.chunkIndex);
    for (const FileSection *section : before.old.voxels)
        prepared.sections.push_back(*section);
}

void putRigSection(const FileSection *old, const char *tag, QByteArray bytes, std::vector<FileSection> &sections)
{
    if (old && old->crcOk && old->flags == 0 && old->bytes == bytes)
        sections.push_back(*old);
    else
        sections.push_back(newSection(tag, std::move(bytes)));
}

/// True when an old VSKN, read again, binds every voxel as the asset does: it may name the default joint where ours would not.
bool skinSaysTheSame(const FileSection &section, const Rig &rig, const VoxelAsset &asset, const QByteArray &skeletonHash)
{
    Report ignored;
    const auto binding = readSkin(section, rig.skeleton, asset.grid, asset.sourceHash, skeletonHash, ignored);
    return binding && *binding == rig.binding;
}

Result<void> encodeRig(const VoxelAsset &asset, VoxelAsset &prepared)
{
    const Rig &rig = *asset.rig;
    const auto found = findRigSections(asset.sections);
    const RigSections old = found && !asset.rigWasDropped ? *found : RigSections();
    auto skeleton = encodeSkeleton(rig.skeleton, prepared.sourceHash);
    if (!skeleton)
        return std::move(skeleton).error();
    const QByteArray skeletonHash = sha256Of(*skeleton);
    putRigSection(old.skeleton, "SKEL", std::move(skeleton).value(), prepared.sections);

    auto skin = encodeSkin(rig, asset.grid, prepared.sourceHash, skeletonHash);
    if (!skin)
        return std::move(skin).error();
    // Only a section with needless records is longer than ours and may still say the same.
    if (old.skin && old.skin->bytes.size() > skin->size() && skinSaysTheSame(*old.skin, rig, prepared, skeletonHash))
        prepared.sections.push_back(*old.skin);
    else
        putRigSection(old.skin, "VSKN", std::move(skin).value(), prepared.sections);

    auto animation = encodeAnimation(rig, prepared.sourceHash, skeletonHash);
    if (!animation)
        return std::move(animation).error();
    // ANIM is optional: one without clips is written only when the file had just that.
    if (!rig.clips.empty() || (old.animation && old.animation->bytes == *animation))
        putRigSection(old.animation, "ANIM", std::move(animation).value(), prepared.sections);
    prepared.rigWasDropped = false;
    return {};
}

} // namespace

Result<VoxelAsset> preparedForSaving(const VoxelAsset &asset)
{
    VoxelAsset prepared = asset;
    prepared.sections.clear();
    if (prepared.assetUuid.size() != kUuidSize)
        prepared.assetUuid = QUuid::createUuid().toRfc4122();
    if (prepared.generatorUuid.size() != kUuidSize)
        prepared.generatorUuid = QByteArray(kUuidSize, '\0');
    const Authoritative before = compare(asset);
    if (before.voxelsSame)
        keepVoxels(prepared, before, prepared);
    else
        encodeVoxels(prepared, before, prepared);

    if (asset.rig) {
        if (const auto encoded = encodeRig(asset, prepared); !encoded)
            return encoded.error();
    } else if (asset.rigWasDropped) {
        for (const char *tag : {"SKEL", "VSKN", "ANIM"}) {
            for (const FileSection &section : asset.sections) {
                if (section.tag == tag)
                    prepared.sections.push_back(section);
            }
        }
    }
    for (const FileSection &section : asset.sections) {
        const bool stale = !before.voxelsSame && isRebuildable(section.tag, section.flags);
        if (writeRank(section.tag) == 7 && !stale)
            prepared.sections.push_back(section);
    }
    return prepared;
}

Result<void> writeVfp(const VoxelAsset &prepared, const std::function<Result<void>(QByteArrayView)> &sink)
{
    Container container;
    container.minorVersion = prepared.formatMinor;
    container.featureFlags = prepared.featureFlags;
    container.footerFlags = prepared.footerFlags;
    container.assetUuid = prepared.assetUuid;
    container.sections = prepared.sections;
    return writeContainer(container, sink);
}

Result<QByteArray> encodeVfp(const VoxelAsset &asset)
{
    const auto prepared = preparedForSaving(asset);
    if (!prepared)
        return prepared.error();
    QByteArray bytes;
    const auto written = writeVfp(*prepared, [&](QByteArrayView part) {
        bytes.append(part);
        return Result<void>();
    });
    return written ? Result<QByteArray>(bytes) : Result<QByteArray>(written.error());
}

Result<VoxelAsset> saveVfp(const VoxelAsset &asset, const QString &path, std::unique_ptr<SaveSteps> steps)
{
    auto prepared = preparedForSaving(asset);
    if (!prepared)
        return prepared;
    SaveFile file(path, std::move(steps));
    if (const auto begun = file.begin(); !begun)
        return begun.error();
    if (const auto written = writeVfp(*prepared, [&](QByteArrayView part) { return file.write(part); }); !written)
        return written.error();
    if (const auto committed = file.commit(); !committed)
        return committed.error();
    return prepared;
}

QByteArray computeSourceHash(const VoxelAsset &prepared)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    char sizes[6];
    for (int axis = 0; axis < 3; ++axis) {
        sizes[axis] = static_cast<char>(prepared.grid.size()[axis]);
        sizes[3 + axis] = static_cast<char>(prepared.chunkSize[axis]);
    }
    hash.addData(QByteArrayView(sizes, 6));
    for (const char *tag : {"PAL0", "CHIX"}) {
        for (const FileSection &section : prepared.sections) {
            if (section.tag == tag)
                hash.addData(section.bytes);
        }
    }
    const ChunkLayout layout{prepared.grid.size(), prepared.chunkSize};
    std::vector<std::uint8_t> scratch;
    for (int id = 0; id < layout.count(); ++id) {
        const auto cells = chunkCells(prepared.grid, layout, id, scratch);
        hash.addData(QByteArrayView(reinterpret_cast<const char *>(cells.data()), static_cast<qsizetype>(cells.size())));
    }
    return hash.result();
}

VoxelAsset withThumbnail(VoxelAsset asset, const QByteArray &png)
{
    const auto it = std::find_if(asset.sections.begin(), asset.sections.end(), [](const FileSection &section) { return section.tag == "THMB"; });
    if (it == asset.sections.end() && !png.isEmpty())
        asset.sections.push_back(newSection("THMB", png));
    else if (it != asset.sections.end() && png.isEmpty())
        asset.sections.erase(it);
    else if (it != asset.sections.end())
        *it = withBytes(&*it, "THMB", png);
    return asset;
}

} // namespace marrow

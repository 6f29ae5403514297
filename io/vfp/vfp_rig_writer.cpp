#include "io/byte_writer.h"
#include "io/vfp/vfp_fault.h"
#include "io/vfp/vfp_layout.h"
#include "io/vfp/vfp_rig_sections.h"
#include "model/base/large_pages.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <algorithm>
#include <cstring>

namespace marrow::vfp {

namespace {

Error rigError(const char *code, const QString &message, const QString &pointer)
{
    Error error{QString::fromLatin1(code), message, pointer, nullptr};
    error.pointer = pointer;
    return error;
}

void putTransform(ByteWriter &writer, const Transform &transform)
{
    for (int i = 0; i < 3; ++i)
        writer.f32(transform.translation[i]);
    for (int i = 0; i < 4; ++i)
        writer.f32(transform.rotation.coeffs()[i]);
    for (int i = 0; i < 3; ++i)
        writer.f32(transform.scale[i]);
}

Result<QByteArray> nameBytes(const QString &name, const QString &pointer)
{
    const QByteArray bytes = name.toUtf8();
    if (bytes.size() > kMaxJointNameBytes) {
        return rigError("rig.name-length",
                        Vfp::tr("The name “%1…” takes %2 bytes; the file format has room for 255.").arg(name.left(20)).arg(bytes.size()), pointer);
    }
    return bytes;
}

/// Most rows of a block lie in the air; a look at eight cells at once passes over them.
bool allEmpty(const std::uint8_t *cells, int count)
{
    int at = 0;
    for (; at + 8 <= count; at += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, cells + at, sizeof word);
        if (word != 0)
            return false;
    }
    for (; at < count; ++at) {
        if (cells[at] != 0)
            return false;
    }
    return true;
}

/// Cells that are not empty. Counted in bytes over stretches too short for a byte to overflow, sixteen cells an instruction.
std::size_t solidCells(const VoxelGrid &grid)
{
    constexpr std::size_t kStretch = 255;
    const std::uint8_t *cells = grid.data();
    const std::size_t count = grid.cellCount();
    std::size_t solid = 0;
    for (std::size_t at = 0; at < count; at += kStretch) {
        std::uint8_t here = 0;
        const std::size_t end = std::min(count, at + kStretch);
        for (std::size_t i = at; i < end; ++i)
            here = static_cast<std::uint8_t>(here + (cells[i] != 0 ? 1 : 0));
        solid += here;
    }
    return solid;
}

/// Calls `visit(offset, joint)` for every voxel that does not follow the default joint, in ascending order of offsets.
template <class Visit>
void eachRecord(const VoxelBinding &binding, const VoxelGrid &grid, const Visit &visit)
{
    const Int3 size = grid.size();
    const JointId defaultJoint = binding.defaultJoint();
    const int blocksX = binding.blockCounts().x;
    const std::uint8_t *cells = grid.data();
    std::uint32_t row = 0;
    for (int z = 0; z < size.z; ++z) {
        for (int y = 0; y < size.y; ++y, row += static_cast<std::uint32_t>(size.x)) {
            const int firstBlock = binding.blockIndexOf({0, y, z});
            const std::size_t inBlock = VoxelBinding::cellInBlock({0, y, z});
            for (int b = 0; b < blocksX; ++b) {
                const int from = b * VoxelBinding::kBlockSize;
                const int to = std::min(size.x, from + VoxelBinding::kBlockSize);
                const VoxelBinding::BlockCells *block = binding.blockCells(firstBlock + b);
                const JointId uniform = binding.blockUniform(firstBlock + b);
                if (!block && uniform == defaultJoint)
                    continue;
                if (allEmpty(cells + row + from, to - from))
                    continue;
                const JointId *joints = block ? block->data() + inBlock : nullptr;
                for (int x = from; x < to; ++x) {
                    const JointId joint = joints ? joints[x - from] : uniform;
                    if (joint != defaultJoint && cells[row + static_cast<std::uint32_t>(x)] != 0)
                        visit(row + static_cast<std::uint32_t>(x), joint);
                }
            }
        }
    }
}

} // namespace

QByteArray sha256Of(QByteArrayView bytes)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(bytes);
    return hash.result();
}

Result<QByteArray> encodeSkeleton(const Skeleton &skeleton, const QByteArray &sourceHash)
{
    if (skeleton.size() > static_cast<std::size_t>(kMaxJointCount))
        return rigError("rig.joint-count", Vfp::tr("The skeleton has %1 joints; the file format has room for 65,535.").arg(skeleton.size()), {});
    ByteWriter writer;
    writer.u8(kRigVersion);
    writer.u8(0);
    writer.u16(static_cast<std::uint16_t>(skeleton.size()));
    writer.bytes(sourceHash);
    for (const Joint &joint : skeleton.joints()) {
        const QString pointer = QStringLiteral("joint/%1").arg(joint.id);
        if (joint.parent && *joint.parent > kMaxParentId) {
            return rigError("rig.parent-id",
                            Vfp::tr("Joint %1 has the parent %2; the file format has room for parents up to 32,767. Give the parent a smaller id.")
                                .arg(joint.id).arg(*joint.parent), pointer);
        }
        const auto name = nameBytes(joint.name, pointer);
        if (!name)
            return name.error();
        writer.u16(joint.id);
        writer.i16(joint.parent ? static_cast<std::int16_t>(*joint.parent) : static_cast<std::int16_t>(kNoParent));
        putTransform(writer, joint.rest);
        writer.u8(static_cast<std::uint8_t>(name->size()));
        writer.zeros(3);
        writer.bytes(*name);
    }
    return writer.take();
}

Result<QByteArray> encodeSkin(const Rig &rig, const VoxelGrid &grid, const QByteArray &sourceHash, const QByteArray &skeletonHash)
{
    std::vector<bool> known(65536);
    for (const Joint &joint : rig.skeleton.joints())
        known[joint.id] = true;
    if (!known[rig.binding.defaultJoint()])
        return rigError("rig.unknown-joint", Vfp::tr("The default joint %1 is not in the skeleton.").arg(rig.binding.defaultJoint()), {});

    // Room for a record a voxel; what is not written to takes no memory. A record is stored as one word of eight bytes, the last
    // two of which the next record overwrites, so that the last one needs two bytes more.
    constexpr qsizetype kSpill = sizeof(std::uint64_t) - kSkinRecordSize;
    QByteArray bytes(kSkinHeaderSize + static_cast<qsizetype>(solidCells(grid)) * kSkinRecordSize + kSpill, Qt::Uninitialized);
    preferLargePages(bytes.data(), static_cast<std::size_t>(bytes.size()));
    auto *const first = reinterpret_cast<std::uint8_t *>(bytes.data()) + kSkinHeaderSize;
    std::uint8_t *to = first;
    std::optional<JointId> unknown;
    JointId lastJoint = rig.binding.defaultJoint();
    eachRecord(rig.binding, grid, [&](std::uint32_t offset, JointId joint) {
        if (joint != lastJoint) { // most voxels follow the joint of the one before
            lastJoint = joint;
            if (!known[joint])
                unknown = joint;
        }
        const std::uint64_t record = qToLittleEndian(offset | std::uint64_t(joint) << 32);
        std::memcpy(to, &record, sizeof record);
        to += kSkinRecordSize;
    });
    if (unknown)
        return rigError("rig.unknown-joint", Vfp::tr("Voxels are bound to joint %1, which the skeleton does not have.").arg(*unknown), {});

    ByteWriter header;
    header.u8(kRigVersion);
    header.u8(kSkinSparseU16);
    header.u16(rig.binding.defaultJoint());
    header.u16(0);
    header.u32(static_cast<std::uint32_t>((to - first) / kSkinRecordSize));
    header.bytes(sourceHash);
    header.bytes(skeletonHash);
    std::memcpy(bytes.data(), header.data().constData(), kSkinHeaderSize);
    bytes.resize(kSkinHeaderSize + (to - first));
    if (bytes.capacity() > 2 * bytes.size())
        bytes.squeeze();
    return bytes;
}

Result<QByteArray> encodeAnimation(const Rig &rig, const QByteArray &sourceHash, const QByteArray &skeletonHash)
{
    ByteWriter writer;
    writer.u8(kRigVersion);
    writer.u8(0);
    writer.u16(static_cast<std::uint16_t>(rig.clips.size()));
    writer.bytes(sourceHash);
    writer.bytes(skeletonHash);
    for (const AnimationClip &clip : rig.clips) {
        const QString pointer = QStringLiteral("clip/%1").arg(clip.id);
        const auto name = nameBytes(clip.name, pointer);
        if (!name)
            return name.error();
        writer.u16(clip.id);
        writer.u8(static_cast<std::uint8_t>(name->size()));
        writer.u8(0);
        writer.u32(clip.durationMs);
        writer.u32(static_cast<std::uint32_t>(clip.tracks.size()));
        writer.bytes(*name);
        for (const JointTrack &track : clip.tracks) {
            if (!rig.skeleton.contains(track.joint))
                return rigError("rig.unknown-joint", Vfp::tr("Clip %1 moves joint %2, which the skeleton does not have.").arg(clip.id).arg(track.joint), pointer);
            writer.u16(track.joint);
            writer.u16(0);
            writer.u32(static_cast<std::uint32_t>(track.keys.size()));
            for (const TransformKey &key : track.keys) {
                writer.u32(key.timeMs);
                putTransform(writer, key.value);
            }
        }
    }
    return writer.take();
}

} // namespace marrow::vfp

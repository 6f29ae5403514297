#include "io/vfp/vfp_rig_records.h"
#include "io/vfp/vfp_rig_sections.h"

namespace marrow::vfp {

namespace {

Result<void> checkRigSection(const FileSection &section)
{
    if (section.chunkId != -1 || section.flags != 0)
        return fault("rig.section-scope", at(section, 0), Vfp::tr("a rig section has chunk id -1 and flags 0; this one has %1 and %2.").arg(section.chunkId).arg(section.flags));
    if (section.codec != kCodecRaw)
        return fault("rig.section-codec", at(section, 0), Vfp::tr("the section is stored with codec %1, which is not known; only 0 is.").arg(section.codec));
    if (section.rawLength != static_cast<std::uint64_t>(section.bytes.size())) {
        return fault("rig.section-length", at(section, 0),
                     Vfp::tr("the directory gives the section %1 stored and %2 plain bytes; with codec 0 they are equal.").arg(section.bytes.size()).arg(section.rawLength));
    }
    if (!section.crcOk)
        return fault("rig.section-crc", at(section, 0), Vfp::tr("the section does not match its CRC-32; it is damaged."));
    return {};
}

Result<void> checkHierarchy(const FileSection &section, const Skeleton &skeleton, const std::vector<std::size_t> &offsets)
{
    for (std::size_t i = 0; i < skeleton.size(); ++i) {
        const Joint &joint = skeleton.joints()[i];
        if (joint.parent && !skeleton.contains(*joint.parent))
            return fault("skel.parent", at(section, offsets[i] + 2), Vfp::tr("joint %1 has the parent %2, which does not exist.").arg(joint.id).arg(*joint.parent));
    }
    const std::vector<int> reached = skeleton.parentsFirst();
    if (reached.size() == skeleton.size())
        return {};
    std::vector<bool> fine(skeleton.size());
    for (const int index : reached)
        fine[static_cast<std::size_t>(index)] = true;
    // From a joint that no root reaches, enough steps to the parent end on the cycle itself.
    auto current = static_cast<std::size_t>(std::find(fine.begin(), fine.end(), false) - fine.begin());
    for (std::size_t step = 0; step < skeleton.size(); ++step)
        current = static_cast<std::size_t>(skeleton.indexOf(*skeleton.joints()[current].parent));
    return fault("skel.cycle", at(section, offsets[current] + 2), Vfp::tr("joint %1 is its own ancestor.").arg(skeleton.joints()[current].id));
}

/// Reads one joint; `previous` is the id before it or -1.
Result<Joint> readJoint(ByteReader &reader, const FileSection &section, int index, int previous)
{
    const std::size_t start = reader.offset();
    Joint joint;
    joint.id = reader.u16();
    const std::int16_t parent = reader.i16();
    joint.rest = readTransform(reader);
    const std::uint8_t nameBytes = reader.u8();
    const bool reservedZero = reader.u8() == 0 && reader.u8() == 0 && reader.u8() == 0;
    const QByteArrayView name = reader.view(nameBytes);
    if (reader.failed())
        return truncatedFault(at(section, reader.failedAt()), Vfp::tr("joint record %1").arg(index));
    if (joint.id <= previous)
        return fault("skel.order", at(section, start), Vfp::tr("joint %1 stands after joint %2; ids must ascend.").arg(joint.id).arg(previous));
    if (parent < kNoParent)
        return fault("skel.parent", at(section, start + 2), Vfp::tr("joint %1 has the parent %2; only -1 means none.").arg(joint.id).arg(parent));
    if (parent != kNoParent)
        joint.parent = static_cast<JointId>(parent);
    if (!reservedZero)
        return reservedFault(at(section, start + 45), "SKEL.joint.reserved");
    if (const TransformFault wrong = checkTransform(joint.rest); wrong.code)
        return fault(wrong.code, at(section, start + 4), Vfp::tr("joint %1: %2").arg(joint.id).arg(wrong.reason));
    const auto text = decodeName(name);
    if (!text)
        return fault("rig.name", at(section, start + kJointPrefixSize), Vfp::tr("the name of joint %1 is not UTF-8.").arg(joint.id));
    joint.name = *text;
    return joint;
}

/// Writes joints at ascending cell offsets into the binding, a row and a block at a time.
class SkinFiller
{
public:
    explicit SkinFiller(VoxelBinding &binding)
        : m_binding(binding)
        , m_size(binding.gridSize())
    {
    }

    void set(std::uint32_t offset, JointId joint)
    {
        if (offset >= m_rowEnd)
            enterRow(offset);
        const std::uint32_t x = offset - m_rowStart;
        JointId *&cells = m_blocks[x >> VoxelBinding::kBlockBits];
        if (!cells)
            cells = m_binding.mutableBlock(m_firstBlock + static_cast<int>(x >> VoxelBinding::kBlockBits));
        cells[m_rowInBlock + (x & (VoxelBinding::kBlockSize - 1))] = joint;
    }

private:
    void enterRow(std::uint32_t offset)
    {
        const auto width = static_cast<std::uint32_t>(m_size.x);
        const std::uint32_t row = offset / width;
        m_rowStart = row * width;
        m_rowEnd = m_rowStart + width;
        const Int3 p{0, static_cast<int>(row % static_cast<std::uint32_t>(m_size.y)), static_cast<int>(row / static_cast<std::uint32_t>(m_size.y))};
        const int firstBlock = m_binding.blockIndexOf(p);
        if (firstBlock != m_firstBlock) {
            m_firstBlock = firstBlock;
            m_blocks.fill(nullptr);
        }
        m_rowInBlock = VoxelBinding::cellInBlock(p);
    }

    VoxelBinding &m_binding;
    Int3 m_size;
    std::array<JointId *, (VoxelGrid::kMaxSize >> VoxelBinding::kBlockBits) + 1> m_blocks = {};
    int m_firstBlock = -1;
    std::uint32_t m_rowStart = 0;
    std::uint32_t m_rowEnd = 0;
    std::size_t m_rowInBlock = 0;
};

} // namespace

Result<RigSections> findRigSections(const std::vector<FileSection> &sections)
{
    RigSections found;
    for (const FileSection &section : sections) {
        const SectionKind *kind = sectionKind(section.tag);
        if (!kind || kind->role != Role::Rig)
            continue;
        const FileSection *&slot = section.tag == "SKEL" ? found.skeleton : section.tag == "VSKN" ? found.skin : found.animation;
        if (slot)
            return fault("rig.section-duplicate", at(section, 0), Vfp::tr("the section is there twice."));
        slot = &section;
    }
    return found;
}

Result<Rig> readRig(const RigSections &sections, const VoxelGrid &grid, const QByteArray &sourceHash, Report &notes)
{
    for (const FileSection *section : {sections.skeleton, sections.skin, sections.animation}) {
        if (!section)
            continue;
        if (const auto checked = checkRigSection(*section); !checked)
            return checked.error();
    }
    if (!sections.skeleton) {
        const FileSection &other = sections.skin ? *sections.skin : *sections.animation;
        return fault("rig.section-missing", at(other, 0), Vfp::tr("the section needs SKEL, which the file does not have."));
    }
    if (!sections.skin)
        return fault("rig.section-missing", at(*sections.skeleton, 0), Vfp::tr("the section needs VSKN, which the file does not have."));

    Rig rig;
    auto skeleton = readSkeleton(*sections.skeleton, sourceHash);
    if (!skeleton)
        return std::move(skeleton).error();
    rig.skeleton = std::move(skeleton).value();
    const QByteArray skeletonHash = sha256Of(sections.skeleton->bytes);
    auto binding = readSkin(*sections.skin, rig.skeleton, grid, sourceHash, skeletonHash, notes);
    if (!binding)
        return std::move(binding).error();
    rig.binding = std::move(binding).value();
    if (sections.animation) {
        auto clips = readAnimation(*sections.animation, rig.skeleton, sourceHash, skeletonHash);
        if (!clips)
            return std::move(clips).error();
        rig.clips = std::move(clips).value();
    }
    return rig;
}

Result<Skeleton> readSkeleton(const FileSection &section, const QByteArray &sourceHash)
{
    ByteReader reader(section.bytes, section.offset);
    const std::uint8_t version = reader.u8();
    const std::uint8_t reserved = reader.u8();
    const std::uint16_t count = reader.u16();
    const QByteArrayView hash = reader.view(kHashSize);
    if (reader.failed())
        return truncatedFault(at(section, reader.failedAt()), Vfp::tr("its header"));
    if (version != kRigVersion)
        return fault("rig.version", at(section, 0), Vfp::tr("version %1 is not known; only 1 is.").arg(version));
    if (reserved != 0)
        return reservedFault(at(section, 1), "SKEL.reserved");
    if (const auto checked = checkHash(section, 4, hash, sourceHash, false); !checked)
        return checked.error();
    if (!reader.has(count, kJointPrefixSize)) {
        return fault("vfp.section-truncated", at(section, 2),
                     Vfp::tr("%1 joints are counted, but the section ends before them.").arg(count));
    }
    Skeleton skeleton;
    std::vector<std::size_t> offsets;
    offsets.reserve(count);
    int previous = -1;
    for (int i = 0; i < count; ++i) {
        offsets.push_back(reader.offset());
        auto joint = readJoint(reader, section, i, previous);
        if (!joint)
            return std::move(joint).error();
        previous = joint->id;
        skeleton.insert(std::move(joint).value());
    }
    if (!reader.atEnd())
        return fault("rig.section-length", at(section, reader.offset()), Vfp::tr("%1 bytes follow the last joint.").arg(reader.remaining()));
    if (const auto checked = checkHierarchy(section, skeleton, offsets); !checked)
        return checked.error();
    return skeleton;
}

Result<VoxelBinding> readSkin(const FileSection &section, const Skeleton &skeleton, const VoxelGrid &grid,
                              const QByteArray &sourceHash, const QByteArray &skeletonHash, Report &notes)
{
    ByteReader reader(section.bytes, section.offset);
    const std::uint8_t version = reader.u8();
    const std::uint8_t encoding = reader.u8();
    const std::uint16_t defaultJoint = reader.u16();
    const std::uint16_t reserved = reader.u16();
    const std::uint32_t count = reader.u32();
    const QByteArrayView source = reader.view(kHashSize);
    const QByteArrayView ofSkeleton = reader.view(kHashSize);
    if (reader.failed())
        return truncatedFault(at(section, reader.failedAt()), Vfp::tr("its header"));
    if (version != kRigVersion)
        return fault("rig.version", at(section, 0), Vfp::tr("version %1 is not known; only 1 is.").arg(version));
    if (encoding != kSkinSparseU16)
        return fault("vskn.encoding", at(section, 1), Vfp::tr("encoding %1 is not known; only 1 is.").arg(encoding));
    if (reserved != 0)
        return reservedFault(at(section, 4), "VSKN.reserved");
    if (const auto checked = checkHash(section, 10, source, sourceHash, false); !checked)
        return checked.error();
    if (const auto checked = checkHash(section, 42, ofSkeleton, skeletonHash, true); !checked)
        return checked.error();
    if (!skeleton.contains(defaultJoint))
        return fault("vskn.default-joint", at(section, 2), Vfp::tr("the default joint %1 is not in the skeleton.").arg(defaultJoint));
    if (!reader.has(count, kSkinRecordSize) || reader.remaining() != std::size_t(count) * kSkinRecordSize) {
        return fault("vskn.count", at(section, 6),
                     Vfp::tr("%1 records are counted, but %2 bytes of records follow.").arg(count).arg(reader.remaining()));
    }

    std::vector<bool> known(65536);
    for (const Joint &joint : skeleton.joints())
        known[joint.id] = true;
    VoxelBinding binding(grid.size(), defaultJoint);
    SkinFiller filler(binding);
    const std::uint8_t *const cells = grid.data();
    const auto cellCount = static_cast<std::uint32_t>(grid.cellCount());
    std::int64_t previous = -1;
    std::uint32_t defaults = 0;
    JointId lastJoint = defaultJoint; // which was found above
    const std::uint8_t *bytes = reader.bytes(std::uint64_t(count) * kSkinRecordSize).data();
    for (std::uint32_t i = 0; i < count; ++i, bytes += kSkinRecordSize) {
        const std::uint32_t offset = bytes[0] | std::uint32_t(bytes[1]) << 8 | std::uint32_t(bytes[2]) << 16 | std::uint32_t(bytes[3]) << 24;
        const auto joint = static_cast<JointId>(bytes[4] | bytes[5] << 8);
        const auto record = [&](int field) { return at(section, kSkinHeaderSize + std::size_t(i) * kSkinRecordSize + static_cast<std::size_t>(field)); };
        if (offset <= previous)
            return fault("vskn.order", record(0), Vfp::tr("record %1 is for voxel %2, the one before for %3; offsets must ascend.").arg(i).arg(offset).arg(previous));
        if (offset >= cellCount)
            return fault("vskn.offset", record(0), Vfp::tr("record %1 is for voxel %2, but the grid has %3 cells.").arg(i).arg(offset).arg(cellCount));
        if (cells[offset] == 0)
            return fault("vskn.empty-voxel", record(0), Vfp::tr("record %1 binds the cell %2, which is empty.").arg(i).arg(offset));
        if (joint != lastJoint) { // most records are for the joint of the one before
            if (!known[joint])
                return fault("vskn.joint", record(4), Vfp::tr("record %1 names joint %2, which the skeleton does not have.").arg(i).arg(joint));
            lastJoint = joint;
        }
        previous = offset;
        defaults += joint == defaultJoint ? 1 : 0;
        filler.set(offset, joint);
    }
    if (defaults > 0) {
        notes.add({Severity::Info, QStringLiteral("vskn.default-record"),
                   Vfp::tr("%1 records of VSKN name the default joint, which needs none. They are left out when the binding changes.").arg(defaults),
                   QStringLiteral("VSKN"), {}, static_cast<qint64>(section.offset), {}});
    }
    return binding;
}

} // namespace marrow::vfp

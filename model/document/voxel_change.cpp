#include "model/document/voxel_change.h"

#include <algorithm>
#include <set>

namespace marrow {

namespace {

bool sameBytes(const QByteArray &a, const QByteArray &b)
{
    return a.size() == b.size() && (a.constData() == b.constData() || a == b);
}

/// Like ==, but sections that share their bytes are not read: caches may be megabytes.
bool sameSection(const FileSection &x, const FileSection &y)
{
    return x.codec == y.codec && x.flags == y.flags && x.offset == y.offset && x.rawLength == y.rawLength && x.crc32 == y.crc32
        && x.crcOk == y.crcOk && sameBytes(x.bytes, y.bytes);
}

bool sameKey(const FileSection &x, const FileSection &y)
{
    return x.tag == y.tag && x.chunkId == y.chunkId;
}

/// The section that stands for the same tag and chunk; where sections repeat, the one of the same turn.
const FileSection *counterpart(const std::vector<FileSection> &sections, std::size_t index, const std::vector<FileSection> &in)
{
    const FileSection &section = sections[index];
    if (index < in.size() && sameKey(in[index], section))
        return &in[index];
    const auto turn = std::count_if(sections.begin(), sections.begin() + static_cast<std::ptrdiff_t>(index),
                                    [&](const FileSection &other) { return sameKey(other, section); });
    std::ptrdiff_t seen = 0;
    for (const FileSection &other : in) {
        if (sameKey(other, section) && seen++ == turn)
            return &other;
    }
    return nullptr;
}

std::size_t clipBytes(const AnimationClip &clip, const AnimationClip *other)
{
    std::size_t bytes = sizeof(AnimationClip) + clip.tracks.size() * sizeof(JointTrack);
    for (const JointTrack &track : clip.tracks) {
        const JointTrack *twin = other ? other->track(track.joint) : nullptr;
        if (!twin || twin->keys.constData() != track.keys.constData())
            bytes += static_cast<std::size_t>(track.keys.size()) * sizeof(TransformKey);
    }
    return bytes;
}

std::size_t rigBytes(const std::optional<Rig> &rig)
{
    if (!rig)
        return 0;
    std::size_t bytes = sizeof(Rig) + rig->skeleton.size() * sizeof(Joint);
    for (int i = 0; i < rig->binding.blockCount(); ++i)
        bytes += rig->binding.block(i).bytes();
    for (const AnimationClip &clip : rig->clips)
        bytes += clipBytes(clip, nullptr);
    return bytes;
}

/// Which of the joint flags apply, and the joints they apply to.
void describeJoints(const Skeleton &before, const Skeleton &after, ChangeSet &change)
{
    std::set<JointId> touched;
    auto b = before.joints().begin();
    auto a = after.joints().begin();
    while (b != before.joints().end() || a != after.joints().end()) {
        const bool onlyBefore = a == after.joints().end() || (b != before.joints().end() && b->id < a->id);
        const bool onlyAfter = b == before.joints().end() || (a != after.joints().end() && a->id < b->id);
        if (onlyBefore || onlyAfter) {
            change.flags |= ChangeSet::SkeletonStructure;
            touched.insert(onlyBefore ? (b++)->id : (a++)->id);
            continue;
        }
        const auto flagsBefore = change.flags;
        ChangeSet::Flags mine;
        mine.setFlag(ChangeSet::SkeletonStructure, b->parent != a->parent);
        mine.setFlag(ChangeSet::JointNames, b->name != a->name);
        mine.setFlag(ChangeSet::RestPose, !(b->rest == a->rest));
        if (mine)
            touched.insert(a->id);
        change.flags = flagsBefore | mine;
        ++b;
        ++a;
    }
    change.joints.assign(touched.begin(), touched.end());
}

} // namespace

VoxelChange::VoxelChange(const VoxelAsset &before, const VoxelAsset &after)
{
    if (before.rig.has_value() != after.rig.has_value())
        m_wholeRig.emplace(before.rig, after.rig);
    else if (before.rig)
        compareRigs(*before.rig, *after.rig);
    compareSections(before.sections, after.sections);
    if (before.rigWasDropped != after.rigWasDropped)
        m_rigWasDropped.emplace(before.rigWasDropped, after.rigWasDropped);
}

void VoxelChange::compareRigs(const Rig &before, const Rig &after)
{
    if (!(before.skeleton == after.skeleton))
        m_skeleton.emplace(before.skeleton, after.skeleton);
    if (before.binding.gridSize() != after.binding.gridSize()) {
        m_wholeBinding.emplace(before.binding, after.binding);
    } else {
        for (const int index : after.binding.changedBlocks(before.binding)) {
            const VoxelBinding::Block was = before.binding.block(index);
            const VoxelBinding::Block is = after.binding.block(index);
            if (!was.sameValues(is))
                m_blocks.push_back({index, was, is});
        }
        if (before.binding.defaultJoint() != after.binding.defaultJoint())
            m_defaultJoint.emplace(before.binding.defaultJoint(), after.binding.defaultJoint());
    }
    compareClips(before.clips, after.clips);
}

void VoxelChange::compareClips(const std::vector<AnimationClip> &before, const std::vector<AnimationClip> &after)
{
    auto b = before.begin();
    auto a = after.begin();
    while (b != before.end() || a != after.end()) {
        if (a == after.end() || (b != before.end() && b->id < a->id)) {
            m_clips.push_back({b->id, *b, std::nullopt});
            ++b;
        } else if (b == before.end() || a->id < b->id) {
            m_clips.push_back({a->id, std::nullopt, *a});
            ++a;
        } else {
            if (!(*b == *a))
                m_clips.push_back({a->id, *b, *a});
            ++b;
            ++a;
        }
    }
}

void VoxelChange::compareSections(const std::vector<FileSection> &before, const std::vector<FileSection> &after)
{
    for (std::size_t i = 0; i < before.size(); ++i) {
        const FileSection *twin = counterpart(before, i, after);
        if (!twin)
            m_sections.push_back({before[i], std::nullopt, i});
        else if (!sameSection(before[i], *twin))
            m_sections.push_back({before[i], *twin, i});
    }
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (!counterpart(after, i, before))
            m_sections.push_back({std::nullopt, after[i], i});
    }
}

bool VoxelChange::empty() const
{
    return !m_wholeRig && !m_skeleton && !m_wholeBinding && !m_defaultJoint && m_blocks.empty() && m_clips.empty() && m_sections.empty()
        && !m_rigWasDropped;
}

void VoxelChange::swapIn(VoxelAsset &asset, bool after) const
{
    const auto side = [after](const auto &pair) -> const auto & { return after ? pair->second : pair->first; };
    if (m_wholeRig)
        asset.rig = side(m_wholeRig);
    else if (asset.rig)
        swapRig(*asset.rig, after);
    swapSections(asset.sections, after);
    if (m_rigWasDropped)
        asset.rigWasDropped = side(m_rigWasDropped);
}

void VoxelChange::swapRig(Rig &rig, bool after) const
{
    const auto side = [after](const auto &pair) -> const auto & { return after ? pair->second : pair->first; };
    if (m_skeleton)
        rig.skeleton = side(m_skeleton);
    if (m_wholeBinding)
        rig.binding = side(m_wholeBinding);
    if (m_defaultJoint)
        rig.binding.setDefaultJoint(side(m_defaultJoint));
    for (const BlockPair &pair : m_blocks)
        rig.binding.setBlock(pair.index, after ? pair.after : pair.before);
    for (const ClipPair &pair : m_clips) {
        const auto at = std::lower_bound(rig.clips.begin(), rig.clips.end(), pair.id,
                                         [](const AnimationClip &clip, std::uint16_t id) { return clip.id < id; });
        const bool present = at != rig.clips.end() && at->id == pair.id;
        const auto &wanted = after ? pair.after : pair.before;
        if (!wanted && present)
            rig.clips.erase(at);
        else if (wanted && present)
            *at = *wanted;
        else if (wanted)
            rig.clips.insert(at, *wanted);
    }
}

void VoxelChange::swapSections(std::vector<FileSection> &sections, bool after) const
{
    // Only the sections that the step touched are exchanged: a save in between may have renewed the others. Removals go
    // from the last to the first and additions from the first to the last, so that the places still hold.
    const auto find = [&sections](const FileSection &wanted) {
        return std::find_if(sections.begin(), sections.end(), [&](const FileSection &other) { return sameKey(other, wanted); });
    };
    for (auto pair = m_sections.rbegin(); pair != m_sections.rend(); ++pair) {
        const auto &from = after ? pair->before : pair->after;
        const auto &to = after ? pair->after : pair->before;
        const auto at = from ? find(*from) : sections.end();
        if (to || at == sections.end())
            continue;
        sections.erase(at);
    }
    for (const SectionPair &pair : m_sections) {
        const auto &from = after ? pair.before : pair.after;
        const auto &to = after ? pair.after : pair.before;
        const auto at = from ? find(*from) : sections.end();
        if (to && at != sections.end())
            *at = *to;
        else if (to)
            sections.insert(sections.begin() + static_cast<std::ptrdiff_t>(std::min(pair.index, sections.size())), *to);
    }
}

ChangeSet VoxelChange::changeSet() const
{
    ChangeSet change;
    if (m_wholeRig || m_wholeBinding) {
        change.flags = ChangeSet::Everything;
        change.flags.setFlag(ChangeSet::Sections, !m_sections.empty());
        return change;
    }
    if (m_skeleton)
        describeJoints(m_skeleton->first, m_skeleton->second, change);
    change.flags.setFlag(ChangeSet::DefaultJoint, m_defaultJoint.has_value());
    change.flags.setFlag(ChangeSet::Binding, !m_blocks.empty());
    change.flags.setFlag(ChangeSet::Clips, !m_clips.empty());
    change.flags.setFlag(ChangeSet::Sections, !m_sections.empty());
    change.flags.setFlag(ChangeSet::RigPresence, m_rigWasDropped.has_value());
    for (const BlockPair &pair : m_blocks)
        change.blocks.push_back(pair.index);
    for (const ClipPair &pair : m_clips)
        change.clips.push_back(pair.id);
    return change;
}

std::size_t VoxelChange::bytes() const
{
    std::size_t bytes = sizeof(VoxelChange);
    if (m_wholeRig)
        bytes += rigBytes(m_wholeRig->first) + rigBytes(m_wholeRig->second);
    if (m_skeleton)
        bytes += (m_skeleton->first.size() + m_skeleton->second.size()) * sizeof(Joint);
    for (const BlockPair &pair : m_blocks)
        bytes += sizeof(BlockPair) + pair.before.bytes() + pair.after.bytes();
    for (const ClipPair &pair : m_clips) {
        bytes += sizeof(ClipPair);
        if (pair.before)
            bytes += clipBytes(*pair.before, pair.after ? &*pair.after : nullptr);
        if (pair.after)
            bytes += clipBytes(*pair.after, pair.before ? &*pair.before : nullptr);
    }
    for (const SectionPair &pair : m_sections) {
        bytes += sizeof(SectionPair);
        for (const auto *section : {&pair.before, &pair.after})
            bytes += section->has_value() ? static_cast<std::size_t>((*section)->bytes.size()) : 0;
    }
    return bytes;
}

} // namespace marrow

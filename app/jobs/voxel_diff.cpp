#include "app/jobs/voxel_jobs.h"

#include <QCoreApplication>

#include <set>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

class Differences
{
public:
    void add(const QString &where, const QString &what) { m_changes.append(QJsonObject{{"where", where}, {"what", what}}); }

    template <class T>
    void compare(const QString &where, const T &a, const T &b, const QString &what)
    {
        if (!(a == b))
            add(where, what);
    }

    QJsonArray take() { return m_changes; }

private:
    QJsonArray m_changes;
};

QString sizeText(const Int3 &size)
{
    return QStringLiteral("%1 × %2 × %3").arg(size.x).arg(size.y).arg(size.z);
}

QString parentText(const Joint &joint)
{
    return joint.parent ? QString::number(*joint.parent) : Jobs::tr("none");
}

void compareVoxels(const VoxelAsset &a, const VoxelAsset &b, Differences &changes)
{
    if (!(a.grid.size() == b.grid.size())) {
        changes.add(QStringLiteral("grid"), Jobs::tr("the grid is %1 in the first and %2 in the second").arg(sizeText(a.grid.size()), sizeText(b.grid.size())));
    } else {
        std::size_t added = 0;
        std::size_t removed = 0;
        std::size_t recolored = 0;
        for (std::size_t i = 0; i < a.grid.cellCount(); ++i) {
            const std::uint8_t before = a.grid.data()[i];
            const std::uint8_t after = b.grid.data()[i];
            added += before == 0 && after != 0 ? 1 : 0;
            removed += before != 0 && after == 0 ? 1 : 0;
            recolored += before != after && before != 0 && after != 0 ? 1 : 0;
        }
        if (added + removed + recolored > 0)
            changes.add(QStringLiteral("voxels"), Jobs::tr("%1 voxels added, %2 removed, %3 of another color").arg(added).arg(removed).arg(recolored));
    }
    changes.compare(QStringLiteral("chunk"), a.chunkSize, b.chunkSize, Jobs::tr("the chunk size is %1 in the first and %2 in the second").arg(sizeText(a.chunkSize), sizeText(b.chunkSize)));
    for (std::size_t index = 1; index < 256; ++index) {
        const QString where = QStringLiteral("palette/%1").arg(index);
        if (a.palette.defined.test(index) != b.palette.defined.test(index))
            changes.add(where, a.palette.defined.test(index) ? Jobs::tr("only in the first") : Jobs::tr("only in the second"));
        else if (!(a.palette.entries[index] == b.palette.entries[index]) && a.palette.defined.test(index))
            changes.add(where, Jobs::tr("another color or material"));
    }
    changes.compare(QStringLiteral("anchor"), a.anchor, b.anchor, Jobs::tr("another anchor"));
    changes.compare(QStringLiteral("pivot"), a.pivot, b.pivot, Jobs::tr("another pivot"));
    changes.compare(QStringLiteral("sourceRevision"), a.sourceRevision, b.sourceRevision, Jobs::tr("%1 in the first, %2 in the second").arg(a.sourceRevision).arg(b.sourceRevision));
    changes.compare(QStringLiteral("sourceHash"), a.sourceHash, b.sourceHash, Jobs::tr("another hash of the voxels"));
    changes.compare(QStringLiteral("assetUuid"), a.assetUuid, b.assetUuid, Jobs::tr("another asset id"));
    changes.compare(QStringLiteral("generatorUuid"), a.generatorUuid, b.generatorUuid, Jobs::tr("another generator id"));
}

void compareJoints(const Skeleton &a, const Skeleton &b, Differences &changes)
{
    std::set<JointId> ids;
    for (const Skeleton *skeleton : {&a, &b}) {
        for (const Joint &joint : skeleton->joints())
            ids.insert(joint.id);
    }
    for (const JointId id : ids) {
        const Joint *before = a.find(id);
        const Joint *after = b.find(id);
        const QString where = QStringLiteral("joint/%1").arg(id);
        if (!before || !after) {
            changes.add(where, (before ? Jobs::tr("“%1” is only in the first") : Jobs::tr("“%1” is only in the second")).arg((before ? before : after)->name));
            continue;
        }
        changes.compare(where, before->name, after->name, Jobs::tr("is named “%1” in the first and “%2” in the second").arg(before->name, after->name));
        changes.compare(where, before->parent, after->parent, Jobs::tr("has the parent %1 in the first and %2 in the second").arg(parentText(*before), parentText(*after)));
        changes.compare(where, before->rest, after->rest, Jobs::tr("“%1” stands elsewhere at rest").arg(before->name));
    }
}

void compareBindings(const VoxelAsset &a, const VoxelAsset &b, Differences &changes)
{
    const VoxelBinding &before = a.rig->binding;
    const VoxelBinding &after = b.rig->binding;
    changes.compare(QStringLiteral("binding"), before.defaultJoint(), after.defaultJoint(),
                    Jobs::tr("the default joint is %1 in the first and %2 in the second").arg(before.defaultJoint()).arg(after.defaultJoint()));
    if (!(a.grid.size() == b.grid.size()))
        return;
    std::map<std::pair<JointId, JointId>, std::size_t> moved;
    for (std::uint32_t offset = 0; offset < a.grid.cellCount(); ++offset) {
        if (a.grid.data()[offset] == 0 || b.grid.data()[offset] == 0)
            continue;
        const Int3 p = a.grid.position(offset);
        if (before.at(p) != after.at(p))
            ++moved[{before.at(p), after.at(p)}];
    }
    for (const auto &[joints, count] : moved)
        changes.add(QStringLiteral("binding"), Jobs::tr("%1 voxels follow joint %2 in the first and joint %3 in the second").arg(count).arg(joints.first).arg(joints.second));
}

void compareClips(const Rig &a, const Rig &b, Differences &changes)
{
    std::set<std::uint16_t> ids;
    for (const Rig *rig : {&a, &b}) {
        for (const AnimationClip &clip : rig->clips)
            ids.insert(clip.id);
    }
    for (const std::uint16_t id : ids) {
        const AnimationClip *before = a.clip(id);
        const AnimationClip *after = b.clip(id);
        const QString where = QStringLiteral("clip/%1").arg(id);
        if (!before || !after) {
            changes.add(where, (before ? Jobs::tr("“%1” is only in the first") : Jobs::tr("“%1” is only in the second")).arg((before ? before : after)->name));
            continue;
        }
        changes.compare(where, before->name, after->name, Jobs::tr("is named “%1” in the first and “%2” in the second").arg(before->name, after->name));
        changes.compare(where, before->durationMs, after->durationMs, Jobs::tr("takes %1 ms in the first and %2 ms in the second").arg(before->durationMs).arg(after->durationMs));
        std::set<JointId> joints;
        for (const AnimationClip *clip : {before, after}) {
            for (const JointTrack &track : clip->tracks)
                joints.insert(track.joint);
        }
        for (const JointId joint : joints) {
            const JointTrack *one = before->track(joint);
            const JointTrack *other = after->track(joint);
            if (!one || !other)
                changes.add(where, (one ? Jobs::tr("the track of joint %1 is only in the first") : Jobs::tr("the track of joint %1 is only in the second")).arg(joint));
            else
                changes.compare(where, *one, *other, Jobs::tr("the keys of joint %1 differ (%2 and %3 keys)").arg(joint).arg(one->keys.size()).arg(other->keys.size()));
        }
    }
}

/// Sections that are neither voxels nor rig, and rig sections nobody could read, by their bytes.
void compareSections(const VoxelAsset &a, const VoxelAsset &b, Differences &changes)
{
    using Key = std::pair<QByteArray, std::int32_t>;
    const auto others = [](const VoxelAsset &asset) {
        std::map<Key, QByteArray> result;
        for (const FileSection &section : asset.sections) {
            const bool voxels = QByteArrayList{"META", "PAL0", "CHIX", "VOX0"}.contains(section.tag);
            const bool rig = QByteArrayList{"SKEL", "VSKN", "ANIM"}.contains(section.tag) && !asset.rigWasDropped;
            if (!voxels && !rig)
                result[{section.tag, section.chunkId}] += section.bytes;
        }
        return result;
    };
    const auto before = others(a);
    const auto after = others(b);
    std::set<Key> keys;
    for (const auto *sections : {&before, &after}) {
        for (const auto &[key, bytes] : *sections)
            keys.insert(key);
    }
    for (const Key &key : keys) {
        const QString tag = QString::fromLatin1(key.first);
        const QString where = key.second < 0 ? QStringLiteral("section/%1").arg(tag) : QStringLiteral("section/%1/%2").arg(tag).arg(key.second);
        const auto one = before.find(key);
        const auto other = after.find(key);
        if (one == before.end() || other == after.end())
            changes.add(where, other == after.end() ? Jobs::tr("only in the first") : Jobs::tr("only in the second"));
        else
            changes.compare(where, one->second, other->second, Jobs::tr("other bytes"));
    }
}

} // namespace

QJsonArray voxelDifferences(const VoxelAsset &a, const VoxelAsset &b)
{
    Differences changes;
    compareVoxels(a, b, changes);
    if (a.rig.has_value() != b.rig.has_value()) {
        changes.add(QStringLiteral("rig"), a.rig ? Jobs::tr("only the first has a rig") : Jobs::tr("only the second has a rig"));
    } else if (a.rig) {
        compareJoints(a.rig->skeleton, b.rig->skeleton, changes);
        compareBindings(a, b, changes);
        compareClips(*a.rig, *b.rig, changes);
    }
    compareSections(a, b, changes);
    return changes.take();
}

} // namespace marrow

#include "model/document/voxel_document.h"

#include "model/document/edited_document_body.h"
#include "model/document/voxel_change.h"

#include <algorithm>
#include <utility>

namespace marrow {

namespace {

/// Leaves out what does not exist in the asset.
void dropMissing(VoxelSelection &selection, const VoxelAsset &asset)
{
    const Rig *rig = asset.rig ? &*asset.rig : nullptr;
    const auto missing = [rig](JointId id) { return !rig || !rig->skeleton.contains(id); };
    std::erase_if(selection.joints, missing);
    if (selection.activeJoint && missing(*selection.activeJoint))
        selection.activeJoint.reset();
    const AnimationClip *clip = rig && selection.clip ? rig->clip(*selection.clip) : nullptr;
    if (!clip) {
        selection.clip.reset();
        selection.keys.clear();
        return;
    }
    sortKeys(selection.keys);
    // Both run in the same order, so one walk along the tracks finds all: a clip may have hundreds of thousands of keys.
    auto kept = selection.keys.begin();
    auto key = selection.keys.begin();
    for (const JointTrack &track : clip->tracks) {
        while (key != selection.keys.end() && key->joint < track.joint)
            ++key;
        qsizetype at = 0;
        for (; key != selection.keys.end() && key->joint == track.joint; ++key) {
            while (at < track.keys.size() && track.keys.at(at).timeMs < key->timeMs)
                ++at;
            if (at < track.keys.size() && track.keys.at(at).timeMs == key->timeMs)
                *kept++ = *key;
        }
    }
    selection.keys.erase(kept, selection.keys.end());
}

} // namespace

/// What VoxelDocument brings to EditedDocument.
template <>
struct KindRules<VoxelKind>
{
    using Change = VoxelChange;

    static void dropMissing(VoxelState &state) { marrow::dropMissing(state.selection, state.asset); }
    static std::size_t selectionBytes(const VoxelSelection &selection)
    {
        return selection.keys.size() * sizeof(KeyRef) + selection.joints.size() * sizeof(JointId)
            + selection.voxels.runs().size() * sizeof(VoxelRun);
    }
};

template class EditedDocument<VoxelKind>;

VoxelDocument::VoxelDocument(VoxelAsset asset, VoxelCommandTable commands, QObject *parent)
    : EditedDocument(std::move(asset), std::move(commands), parent)
{
}

VoxelDocument::~VoxelDocument() = default;

void VoxelDocument::reset(VoxelAsset asset)
{
    replaceAsset(std::move(asset));
    state().selection.voxels = {};
    ChangeSet change;
    change.flags = ChangeSet::Everything;
    change.cause = ChangeSet::Cause::Reset;
    emit committed(change);
    emit selectionChanged();
}

Result<void> VoxelDocument::executePrepared(const QString &name, const QJsonObject &args, std::shared_ptr<const PreparedRig> prepared)
{
    state().prepared = std::move(prepared);
    Result<void> done = execute(name, args);
    state().prepared.reset();
    return done;
}

void VoxelDocument::adoptSaved(const VoxelAsset &saved)
{
    state().asset.sections = saved.sections;
    state().asset.assetUuid = saved.assetUuid;
    state().asset.generatorUuid = saved.generatorUuid;
    state().asset.sourceHash = saved.sourceHash;
    state().asset.sourceRevision = saved.sourceRevision;
    ChangeSet change;
    change.flags = ChangeSet::Sections;
    emit committed(change);
}

} // namespace marrow

#include "model/document/voxel_document.h"

#include "model/document/voxel_change.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <utility>

namespace marrow {

namespace {

struct VoxelStep : DocumentStep
{
    std::size_t bytes() const override
    {
        std::size_t total = change.bytes();
        for (const VoxelSelection *selection : {&selectionBefore, &selectionAfter})
            total += selection->keys.size() * sizeof(KeyRef) + selection->joints.size() * sizeof(JointId)
                + selection->voxels.runs().size() * sizeof(VoxelRun);
        for (const CommandCall &call : calls)
            total += static_cast<std::size_t>(call.args.size()) * sizeof(CommandCall);
        return total;
    }

    VoxelChange change;
    VoxelSelection selectionBefore;
    VoxelSelection selectionAfter;
};

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
    if (!std::is_sorted(selection.keys.begin(), selection.keys.end()))
        std::sort(selection.keys.begin(), selection.keys.end());
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
            const bool twice = kept != selection.keys.begin() && *std::prev(kept) == *key;
            if (!twice && at < track.keys.size() && track.keys.at(at).timeMs == key->timeMs)
                *kept++ = *key;
        }
    }
    selection.keys.erase(kept, selection.keys.end());
}

} // namespace

struct VoxelDocument::Macro
{
    QString text;
    int depth = 1;
    VoxelState before;
    std::vector<CommandCall> calls;
    qint64 milliseconds = 0;
};

VoxelDocument::VoxelDocument(VoxelAsset asset, VoxelCommandTable commands, QObject *parent)
    : Document(parent)
    , m_state{std::move(asset), {}}
    , m_commands(std::move(commands))
{
}

VoxelDocument::~VoxelDocument() = default;

void VoxelDocument::reset(VoxelAsset asset)
{
    m_macro.reset();
    m_state.asset = std::move(asset);
    dropMissing(m_state.selection, m_state.asset);
    m_state.selection.voxels = {};
    undoStack()->clear();
    ChangeSet change;
    change.flags = ChangeSet::Everything;
    change.cause = ChangeSet::Cause::Reset;
    emit committed(change);
    emit selectionChanged();
}

void VoxelDocument::adoptSaved(const VoxelAsset &saved)
{
    m_state.asset.sections = saved.sections;
    m_state.asset.assetUuid = saved.assetUuid;
    m_state.asset.generatorUuid = saved.generatorUuid;
    m_state.asset.sourceHash = saved.sourceHash;
    m_state.asset.sourceRevision = saved.sourceRevision;
    ChangeSet change;
    change.flags = ChangeSet::Sections;
    emit committed(change);
}

void VoxelDocument::setSelection(VoxelSelection selection)
{
    dropMissing(selection, m_state.asset);
    if (selection == m_state.selection)
        return;
    m_state.selection = std::move(selection);
    emit selectionChanged();
}

Result<void> VoxelDocument::execute(const QString &name, const QJsonObject &args)
{
    const auto command = m_commands.find(name);
    if (command == m_commands.end()) {
        return Error{QStringLiteral("command.unknown"),
                     QCoreApplication::translate("Document", "There is no command called \"%1\".").arg(name), name, {}};
    }
    QElapsedTimer timer;
    timer.start();
    VoxelState after = m_state;
    Result<QString> text = command->second(after, args);
    if (!text)
        return std::move(text).error();
    dropMissing(after.selection, after.asset);
    VoxelState before = std::exchange(m_state, std::move(after));
    if (m_macro) {
        m_macro->calls.push_back({name, args});
        m_macro->milliseconds += timer.elapsed();
    } else {
        commit(std::move(before), *std::move(text), {{name, args}}, timer.elapsed());
    }
    return {};
}

void VoxelDocument::beginMacro(const QString &text)
{
    if (m_macro)
        ++m_macro->depth;
    else
        m_macro = std::make_unique<Macro>(Macro{text, 1, m_state, {}, 0});
}

void VoxelDocument::endMacro()
{
    if (!m_macro || --m_macro->depth > 0)
        return;
    const auto macro = std::exchange(m_macro, nullptr);
    commit(std::move(macro->before), macro->text, std::move(macro->calls), macro->milliseconds);
}

void VoxelDocument::cancelMacro()
{
    if (const auto macro = std::exchange(m_macro, nullptr))
        m_state = std::move(macro->before);
}

void VoxelDocument::commit(VoxelState before, QString text, std::vector<CommandCall> calls, qint64 milliseconds)
{
    VoxelChange change(before.asset, m_state.asset);
    const bool selectionDiffers = !(before.selection == m_state.selection);
    if (change.empty()) {
        if (selectionDiffers)
            emit selectionChanged();
        return;
    }
    auto step = std::make_shared<VoxelStep>();
    step->text = std::move(text);
    step->calls = std::move(calls);
    step->milliseconds = milliseconds;
    m_gathered.unite(change.changeSet());
    m_selectionTouched = selectionDiffers;
    step->change = std::move(change);
    step->selectionBefore = std::move(before.selection);
    step->selectionAfter = m_state.selection;
    push(std::move(step));
}

void VoxelDocument::applyStep(const DocumentStep &step, Direction direction)
{
    const auto &voxelStep = static_cast<const VoxelStep &>(step);
    const bool after = direction == Direction::Redo;
    voxelStep.change.swapIn(m_state.asset, after);
    const VoxelSelection &selection = after ? voxelStep.selectionAfter : voxelStep.selectionBefore;
    if (!(selection == m_state.selection)) {
        m_state.selection = selection;
        m_selectionTouched = true;
    }
    m_gathered.unite(voxelStep.change.changeSet());
}

void VoxelDocument::announce(RecordedStep::Kind kind)
{
    ChangeSet change = std::exchange(m_gathered, {});
    change.cause = kind == RecordedStep::Kind::Done ? ChangeSet::Cause::Command
        : kind == RecordedStep::Kind::Undone        ? ChangeSet::Cause::Undo
                                                    : ChangeSet::Cause::Redo;
    const bool selectionTouched = std::exchange(m_selectionTouched, false);
    emit committed(change);
    if (selectionTouched)
        emit selectionChanged();
}

} // namespace marrow

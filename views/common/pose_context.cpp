#include "views/common/pose_context.h"

#include "model/commands/voxel_commands.h"

#include <QUndoStack>

#include <algorithm>
#include <cmath>
#include <utility>

namespace marrow {

PoseContext::PoseContext(RigContext *rig, QObject *parent)
    : QObject(parent)
    , m_rig(rig)
{
    if (m_rig->rig())
        m_sampler = PoseSampler(m_rig->rig()->skeleton);
    m_clip = document()->selection().clip;
    adoptRange();
    connect(document(), &VoxelDocument::committed, this, &PoseContext::onCommitted);
    connect(document(), &VoxelDocument::selectionChanged, this, &PoseContext::onSelectionChanged);
    connect(&m_playback, &Playback::timeChanged, this, &PoseContext::onTimeChanged);
    m_documentIndex = document()->undoStack()->index();
    connect(document()->undoStack(), &QUndoStack::indexChanged, this, &PoseContext::onUndoIndex);
}

void PoseContext::setActive(bool active)
{
    if (active == m_active)
        return;
    if (!active)
        m_playback.pause();
    m_active = active;
    invalidate();
    emit activeChanged(active);
}

const AnimationClip *PoseContext::clip() const
{
    return m_rig->rig() && m_clip ? m_rig->rig()->clip(*m_clip) : nullptr;
}

bool PoseContext::selectClip(std::optional<std::uint16_t> id)
{
    if (id == m_clip)
        return true;
    m_pendingLeave = [this, id] { selectClip(id); };
    if (!settleLoose())
        return false;
    VoxelSelection selection = document()->selection();
    selection.clip = id;
    selection.keys.clear();
    document()->setSelection(std::move(selection));
    return true;
}

std::uint32_t PoseContext::keyTime() const
{
    const double limit = clip() ? clip()->durationMs : m_playback.time();
    return static_cast<std::uint32_t>(std::lround(std::clamp(m_playback.time(), 0.0, limit)));
}

void PoseContext::setLoopRange(LoopRange range)
{
    if (range && range->second <= range->first)
        range.reset();
    if (range == m_loopRange)
        return;
    m_loopRange = range;
    adoptRange();
    emit settingsChanged();
}

void PoseContext::setInterpolation(Interpolation policy)
{
    m_interpolation = policy;
    invalidate();
    emit settingsChanged();
}

void PoseContext::setAutoKey(bool on)
{
    m_autoKey = on;
    emit settingsChanged();
}

const Pose &PoseContext::pose() const
{
    if (!m_dirty || !m_rig->rig())
        return m_pose;
    m_sampler.sample(m_active ? clip() : nullptr, m_playback.time(), m_interpolation, m_pose);
    if (m_active && !(m_loose.empty() && m_preview.empty())) {
        const Skeleton &skeleton = m_rig->rig()->skeleton;
        for (const Locals *layer : {&m_loose, &m_preview}) {
            for (const auto &[joint, local] : *layer) {
                const int index = skeleton.indexOf(joint);
                if (index >= 0)
                    m_pose.locals[static_cast<std::size_t>(index)] = local;
            }
        }
        m_sampler.finish(m_pose);
    }
    m_dirty = false;
    return m_pose;
}

Transform PoseContext::local(JointId joint) const
{
    const int index = m_rig->rig() ? m_rig->rig()->skeleton.indexOf(joint) : -1;
    return index < 0 ? Transform() : pose().locals[static_cast<std::size_t>(index)];
}

void PoseContext::setPreview(Locals locals)
{
    m_preview = std::move(locals);
    invalidate();
}

void PoseContext::clearPreview()
{
    if (m_preview.empty())
        return;
    m_preview.clear();
    invalidate();
}

void PoseContext::edit(const Locals &locals, const QString &text)
{
    m_preview.clear();
    if (locals.empty())
        return invalidate();
    Locals merged = m_loose;
    for (const auto &[joint, local] : locals)
        merged[joint] = local;
    if (m_autoKey && clip()) {
        document()->beginMacro(text);
        const bool written = writeKeys(merged);
        document()->endMacro();
        if (written)
            merged.clear();
    }
    if (!merged.empty())
        rememberLoose(text);
    else
        forgetLooseSteps();
    m_looseTime = m_playback.time();
    m_loose = std::move(merged);
    invalidate();
    tellLoose();
}

bool PoseContext::writeKeys(const Locals &locals)
{
    QJsonArray keys;
    for (const auto &[joint, local] : locals) {
        keys.append(QJsonObject{{"joint", joint},
                                {"timeMs", static_cast<qint64>(keyTime())},
                                {"translation", toJson(local.translation)},
                                {"rotation", toJson(local.rotation)},
                                {"scale", toJson(local.scale)}});
    }
    return m_rig->run("clip.setKeys", {{"clip", *m_clip}, {"keys", keys}});
}

bool PoseContext::keyLoose()
{
    if (m_loose.empty() || !clip() || !writeKeys(m_loose))
        return false;
    rememberKeyed(m_loose);
    m_loose.clear();
    invalidate();
    tellLoose();
    return true;
}

void PoseContext::dropLoose()
{
    if (m_loose.empty())
        return;
    rememberLoose(tr("Drop what is not keyed"));
    m_loose.clear();
    invalidate();
    tellLoose();
}

bool PoseContext::keyJoints(const std::vector<JointId> &joints, const QString &text)
{
    Locals values;
    for (const JointId joint : joints) {
        if (m_rig->rig() && m_rig->rig()->skeleton.contains(joint))
            values[joint] = local(joint);
    }
    if (values.empty() || !clip())
        return false;
    document()->beginMacro(text);
    const bool written = writeKeys(values);
    document()->endMacro();
    if (written)
        settleKeyed(joints);
    return written;
}

void PoseContext::settleKeyed(const std::vector<JointId> &joints)
{
    Locals keyed;
    for (const JointId joint : joints) {
        if (const auto loose = m_loose.find(joint); loose != m_loose.end())
            keyed.insert(*loose);
    }
    rememberKeyed(keyed);
    dropLoose(joints);
}

/// Keys of loose edits were just written: when they are undone, the pose is to be there again as it was before, loose.
void PoseContext::rememberKeyed(const Locals &loose)
{
    constexpr std::size_t kMost = 50;
    const QUndoStack *stack = document()->undoStack();
    const int step = stack->index() - 1;
    if (loose.empty() || step < 0 || !stack->command(step))
        return;
    std::erase_if(m_keyed, [&](const KeyedPose &one) { return one.step >= step; });
    m_keyed.push_back({loose, m_looseTime, step, stack->command(step)});
    if (m_keyed.size() > kMost)
        m_keyed.erase(m_keyed.begin());
}

void PoseContext::onUndoIndex(int index)
{
    const QUndoStack *stack = document()->undoStack();
    const int before = std::exchange(m_documentIndex, index);
    // Another step in the place of that one: it is gone for good.
    std::erase_if(m_keyed, [&](const KeyedPose &one) { return one.step >= stack->count() || stack->command(one.step) != one.command; });
    const bool undone = index == before - 1;
    const auto keyed = std::find_if(m_keyed.begin(), m_keyed.end(), [&](const KeyedPose &one) { return one.step == std::min(index, before); });
    if (keyed == m_keyed.end() || std::abs(index - before) != 1)
        return;
    for (const auto &[joint, local] : keyed->loose) {
        if (undone)
            m_loose.emplace(joint, local);
        else
            m_loose.erase(joint);
    }
    if (undone) {
        m_looseTime = keyed->time;
        m_playback.setTime(m_looseTime);
    }
    invalidate();
    tellLoose();
}

void PoseContext::dropLoose(const std::vector<JointId> &joints)
{
    std::size_t gone = 0;
    for (const JointId joint : joints)
        gone += m_loose.erase(joint);
    if (gone == 0)
        return;
    invalidate();
    tellLoose();
}

void PoseContext::rememberLoose(const QString &text)
{
    constexpr std::size_t kMost = 200;
    m_looseSteps[1].clear();
    std::vector<LooseStep> &steps = m_looseSteps[0];
    steps.push_back({m_loose, m_looseTime, text, document()->undoStack()->index()});
    if (steps.size() > kMost)
        steps.erase(steps.begin());
}

void PoseContext::forgetLooseSteps()
{
    m_looseSteps[0].clear();
    m_looseSteps[1].clear();
}

QString PoseContext::looseStep(bool redo) const
{
    const std::vector<LooseStep> &steps = m_looseSteps[redo];
    return m_active && !steps.empty() && steps.back().documentIndex == document()->undoStack()->index() ? steps.back().text : QString();
}

void PoseContext::takeLooseStep(bool redo)
{
    if (looseStep(redo).isEmpty())
        return;
    LooseStep step = std::move(m_looseSteps[redo].back());
    m_looseSteps[redo].pop_back();
    m_looseSteps[!redo].push_back({m_loose, m_looseTime, step.text, step.documentIndex});
    m_loose = std::move(step.loose);
    m_looseTime = m_loose.empty() ? m_playback.time() : step.time;
    // The pose comes back where it was made, so that it can be judged and keyed there.
    if (!m_loose.empty() && m_playback.time() != m_looseTime)
        m_playback.setTime(m_looseTime);
    invalidate();
    tellLoose();
}

void PoseContext::tellLoose()
{
    std::set<JointId> joints;
    for (const auto &entry : m_loose)
        joints.insert(entry.first);
    m_rig->setLooseJoints(std::move(joints));
    emit looseChanged();
}

bool PoseContext::settleLoose()
{
    if (m_loose.empty() || !m_leaveQuestion)
        return true;
    switch (m_leaveQuestion()) {
    case LeaveAnswer::Key:
        return keyLoose();
    case LeaveAnswer::Drop:
        dropLoose();
        return true;
    case LeaveAnswer::Stay:
        return false;
    case LeaveAnswer::Keep:
        return true;
    }
    return true;
}

void PoseContext::onTimeChanged()
{
    if (!m_loose.empty() && !m_settling && m_playback.time() != m_looseTime) {
        // The keys belong to the frame they were posed at, so the question is asked with the playhead back there.
        m_settling = true;
        const double wanted = m_playback.time();
        m_playback.setTime(m_looseTime);
        m_pendingLeave = [this, wanted] { m_playback.setTime(wanted); };
        const bool leave = settleLoose();
        if (leave)
            m_playback.setTime(wanted);
        else
            m_playback.pause();
        m_looseTime = m_playback.time();
        m_settling = false;
    }
    invalidate();
}

void PoseContext::onCommitted(const ChangeSet &change)
{
    if (change.flags & (ChangeSet::RigPresence | ChangeSet::SkeletonStructure | ChangeSet::RestPose))
        m_sampler = m_rig->rig() ? PoseSampler(m_rig->rig()->skeleton) : PoseSampler();
    if (change.flags & (ChangeSet::RigPresence | ChangeSet::SkeletonStructure)) {
        const auto gone = [&](const auto &entry) { return !m_rig->rig() || !m_rig->rig()->skeleton.contains(entry.first); };
        std::erase_if(m_loose, gone);
        std::erase_if(m_preview, gone);
        tellLoose();
    }
    if (change.flags & (ChangeSet::RigPresence | ChangeSet::Clips)) {
        adoptRange();
        emit clipChanged();
    }
    invalidate();
}

void PoseContext::onSelectionChanged()
{
    if (document()->selection().clip == m_clip)
        return;
    m_clip = document()->selection().clip;
    m_loopRange.reset();
    adoptRange();
    if (clip() && m_playback.time() > clip()->durationMs)
        m_playback.setTime(0);
    invalidate();
    emit clipChanged();
}

void PoseContext::adoptRange()
{
    const double end = clip() ? clip()->durationMs : 0;
    if (m_loopRange && m_loopRange->first >= end)
        m_loopRange.reset(); // the clip became shorter than where the part began
    m_playback.setRange(m_loopRange ? m_loopRange->first : 0, m_loopRange ? std::min(m_loopRange->second, end) : end);
    if (!clip())
        m_playback.pause();
}

void PoseContext::invalidate()
{
    m_dirty = true;
    emit poseChanged();
}

} // namespace marrow

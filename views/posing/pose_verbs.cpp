#include "views/posing/pose_verbs.h"

#include <QApplication>
#include <QClipboard>
#include <QJsonDocument>

#include <algorithm>

namespace marrow {

PoseVerbs::PoseVerbs(QObject *parent)
    : QObject(parent)
{
}

std::vector<JointId> PoseVerbs::selected() const
{
    return m_pose && m_pose->rigContext()->rig() ? m_pose->document()->selection().joints : std::vector<JointId>();
}

std::vector<JointId> PoseVerbs::all() const
{
    std::vector<JointId> joints;
    if (m_pose && m_pose->rigContext()->rig()) {
        for (const Joint &joint : m_pose->rigContext()->rig()->skeleton.joints())
            joints.push_back(joint.id);
    }
    return joints;
}

std::vector<JointId> PoseVerbs::chosen() const
{
    std::vector<JointId> joints = selected();
    return joints.empty() ? all() : joints;
}

QString PoseVerbs::nameOf(const std::vector<JointId> &joints) const
{
    return joints.size() == 1 ? m_pose->rigContext()->displayName(joints.front()) : tr("%n joint(s)", nullptr, static_cast<int>(joints.size()));
}

JointLocals PoseVerbs::changedOnly(const JointLocals &values) const
{
    JointLocals changed;
    for (const auto &[joint, local] : values) {
        if (!(m_pose->local(joint) == local))
            changed[joint] = local;
    }
    return changed;
}

void PoseVerbs::apply(const JointLocals &values, const QString &text)
{
    const JointLocals changed = changedOnly(values);
    m_pose->clearPreview();
    if (!changed.empty())
        m_pose->edit(changed, text);
}

void PoseVerbs::copy()
{
    const std::vector<JointId> joints = chosen();
    if (joints.empty())
        return;
    JointLocals values;
    for (const JointId joint : joints)
        values[joint] = m_pose->local(joint);
    const QJsonObject json = poseToJson(m_pose->rigContext()->rig()->skeleton, values);
    QApplication::clipboard()->setText(QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact)));
    emit message(tr("Copied the pose of %1.").arg(nameOf(joints)));
}

JointLocals PoseVerbs::clipboardPose() const
{
    if (!m_pose || !m_pose->rigContext()->rig())
        return {};
    const QString text = QApplication::clipboard()->text();
    if (!text.startsWith(u'{'))
        return {};
    return poseFromJson(m_pose->rigContext()->rig()->skeleton, QJsonDocument::fromJson(text.toUtf8()).object());
}

bool PoseVerbs::canPaste() const
{
    return !clipboardPose().empty();
}

void PoseVerbs::paste()
{
    const JointLocals values = clipboardPose();
    if (values.empty()) {
        emit message(tr("The clipboard holds no pose for these joints. Copy one first (Ctrl+C)."));
        return;
    }
    apply(values, tr("Paste the pose"));
}

void PoseVerbs::pasteMirrored()
{
    JointLocals values = clipboardPose();
    if (values.empty()) {
        emit message(tr("The clipboard holds no pose for these joints. Copy one first (Ctrl+C)."));
        return;
    }
    const Skeleton &skeleton = m_pose->rigContext()->rig()->skeleton;
    const JointLocals mirrored = mirroredPose(skeleton, values, JointPairs(skeleton), mirrorPlaneOf(skeleton, m_pose->document()->asset().grid.size()));
    apply(mirrored, tr("Paste the pose mirrored"));
    if (mirrored.size() < values.size())
        emit message(tr("%n joint(s) have no partner on the other side and were left out.", nullptr, static_cast<int>(values.size() - mirrored.size())));
}

void PoseVerbs::flip()
{
    const std::vector<JointId> joints = chosen();
    if (joints.empty())
        return;
    JointLocals values;
    for (const JointId joint : joints)
        values[joint] = m_pose->local(joint);
    const Skeleton &skeleton = m_pose->rigContext()->rig()->skeleton;
    apply(mirroredPose(skeleton, values, JointPairs(skeleton), mirrorPlaneOf(skeleton, m_pose->document()->asset().grid.size())),
          tr("Mirror the pose of %1").arg(nameOf(joints)));
}

void PoseVerbs::resetToBind(const std::vector<JointId> &joints)
{
    JointLocals values;
    for (const JointId joint : joints) {
        if (const Joint *found = m_pose->rigContext()->rig()->skeleton.find(joint))
            values[joint] = found->rest;
    }
    if (!joints.empty())
        apply(values, tr("Reset %1 to the bind pose").arg(nameOf(joints)));
}

void PoseVerbs::key(const std::vector<JointId> &joints)
{
    if (joints.empty())
        return;
    if (!m_pose->clip()) {
        emit message(tr("There is no clip to key. Add one in the timeline first."));
        return;
    }
    if (m_pose->keyJoints(joints, tr("Key %1").arg(nameOf(joints))))
        emit message(tr("Keyed %1 at %2 ms.").arg(nameOf(joints)).arg(m_pose->keyTime()));
}

JointLocals PoseVerbs::breakdownAt(float fraction) const
{
    JointLocals values;
    const AnimationClip *clip = m_pose ? m_pose->clip() : nullptr;
    if (!clip)
        return values;
    const std::uint32_t now = m_pose->keyTime();
    for (const JointId joint : chosen()) {
        const JointTrack *track = clip->track(joint);
        if (!track || track->keys.isEmpty())
            continue;
        const QList<TransformKey> &keys = track->keys;
        const auto earlier = [](const TransformKey &key, std::uint32_t time) { return key.timeMs < time; };
        const auto at = std::lower_bound(keys.cbegin(), keys.cend(), now, earlier);
        const auto after = at != keys.cend() && at->timeMs == now ? at + 1 : at;
        if (at != keys.cbegin() && after != keys.cend())
            values[joint] = breakdown((at - 1)->value, after->value, fraction);
    }
    return values;
}

bool PoseVerbs::canBreakDown() const
{
    return !breakdownAt(0.5F).empty();
}

void PoseVerbs::previewBreakdown(float fraction)
{
    if (m_pose)
        m_pose->setPreview(breakdownAt(fraction));
}

void PoseVerbs::commitBreakdown(float fraction)
{
    if (!m_pose)
        return;
    m_pose->clearPreview();
    apply(breakdownAt(fraction), tr("Break down %1").arg(nameOf(chosen())));
}

void PoseVerbs::cancelBreakdown()
{
    if (m_pose)
        m_pose->clearPreview();
}

} // namespace marrow

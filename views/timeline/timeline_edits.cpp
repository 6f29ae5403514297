// What the timeline does to keys: everything here goes through one command, so that each gesture is one step of the history.

#include "model/commands/voxel_commands.h"
#include "model/voxel/clip_ops.h"
#include "model/voxel/key_times.h"
#include "views/timeline/timeline_model.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

/// As text they take some hundred bytes each.
constexpr std::size_t kMaxCopied = 100'000;

QJsonObject keyJson(JointId joint, qint64 timeMs, const Transform &value, KeyParts parts = kAllParts)
{
    QJsonObject key{{"joint", joint}, {"timeMs", timeMs}};
    addParts(key, value, parts);
    return key;
}

} // namespace

void TimelineModel::run(const QString &command, const QJsonObject &args)
{
    if (m_context)
        m_context->rigContext()->run(command, args);
}

KeyMapping TimelineModel::allowed(KeyMapping mapping) const
{
    const auto span = selectedSpan();
    if (!span)
        return mapping;
    mapping.scale = std::max(mapping.scale, 0.0);
    // Nothing goes before the start: keys would run into each other there. Behind the end the clip grows.
    if (const double first = mapping.map(span->first); first < 0) {
        if (mapping.scale == 1)
            mapping.deltaMs -= first;
        else if (mapping.pivotMs > span->first)
            mapping.scale = std::min(mapping.scale, mapping.pivotMs / (mapping.pivotMs - span->first));
    }
    return mapping;
}

bool TimelineModel::move(const KeyMapping &mapping)
{
    if (!clip() || m_seenKeys.empty() || (mapping.identity() && !mapping.copy))
        return false;
    const QJsonObject how{{"clip", clip()->id},          {"scale", mapping.scale}, {"pivotMs", mapping.pivotMs},
                          {"deltaMs", mapping.deltaMs},  {"copy", mapping.copy},   {"ripple", mapping.ripple},
                          {"extend", true}};
    return m_context->rigContext()->run(QStringLiteral("clip.moveKeys"), withKeys(how, *clip(), m_seenKeys));
}

void TimelineModel::deleteSelected()
{
    if (clip() && !m_seenKeys.empty())
        run(QStringLiteral("clip.deleteKeys"), withKeys({{"clip", clip()->id}}, *clip(), m_seenKeys));
}

void TimelineModel::copySelected()
{
    if (!clip() || m_seenKeys.empty())
        return tell(tr("Select keys first, then copy them"));
    if (m_seenKeys.size() > kMaxCopied)
        return tell(tr("More than %1 keys do not fit on the clipboard. Alt+drag copies them within the clip").arg(kMaxCopied));
    QGuiApplication::clipboard()->setText(QString::fromUtf8(keysToText(*clip(), rig()->skeleton, m_seenKeys)));
    tell(tr("%n key(s) copied; Ctrl+V puts them at the playhead", nullptr, static_cast<int>(m_seenKeys.size())));
}

void TimelineModel::cutSelected()
{
    if (m_seenKeys.empty() || m_seenKeys.size() > kMaxCopied)
        return copySelected(); // which says why not
    copySelected();
    deleteSelected();
}

const std::vector<CopiedKey> &TimelineModel::clipboard()
{
    if (!m_clipboard) {
        const QMimeData *data = QGuiApplication::clipboard()->mimeData();
        m_clipboard = data && data->hasText() ? keysFromText(data->text().toUtf8()) : std::vector<CopiedKey>();
    }
    return *m_clipboard;
}

void TimelineModel::removeSelectedJoints()
{
    QJsonArray joints;
    for (const JointId joint : m_seenJoints) {
        if (clip() && clip()->track(joint))
            joints.append(joint);
    }
    if (!joints.isEmpty())
        run(QStringLiteral("clip.deleteKeys"), {{"clip", clip()->id}, {"joints", joints}});
}

void TimelineModel::paste(bool ontoActive)
{
    if (!clip())
        return;
    const std::vector<CopiedKey> &copied = clipboard();
    if (copied.empty())
        return tell(tr("There are no keys on the clipboard"));
    std::optional<JointId> onto;
    if (ontoActive) {
        onto = m_context->rigContext()->activeJoint();
        const bool one = std::all_of(copied.begin(), copied.end(), [&](const CopiedKey &key) { return key.id == copied.front().id; });
        if (!onto || !one)
            return tell(!onto ? tr("Select the joint that shall have the keys") : tr("The copied keys are of several joints; paste them with Ctrl+V"));
    }
    const PlacedKeys placed = placeKeys(copied, rig()->skeleton, onto);
    QJsonArray keys;
    for (const auto &[joint, key] : placed.keys)
        keys.append(keyJson(joint, key.timeMs, key.value, key.parts));
    if (keys.isEmpty())
        return tell(tr("None of the copied joints is in this skeleton: %1").arg(placed.missing.join(QStringLiteral(", "))));
    run(QStringLiteral("clip.pasteKeys"),
        {{"clip", clip()->id}, {"atMs", static_cast<qint64>(m_context->keyTime())}, {"keys", keys}, {"extend", true}});
    if (!placed.missing.isEmpty())
        tell(tr("Left out, as this skeleton has no such joint: %1").arg(placed.missing.join(QStringLiteral(", "))));
}

void TimelineModel::insertKeys()
{
    if (!clip())
        return;
    const auto time = m_context->keyTime();
    PoseContext::Locals locals = m_context->loose();
    std::vector<JointId> joints = m_seenJoints;
    if (joints.empty() && locals.empty()) {
        for (const JointTrack &track : clip()->tracks)
            joints.push_back(track.joint);
    }
    if (joints.empty() && locals.empty())
        return tell(tr("Select the joints to key in the skeleton or in the view"));
    for (const JointId joint : joints)
        locals[joint] = m_context->local(joint);
    QJsonArray keys;
    for (const auto &[joint, local] : locals)
        keys.append(keyJson(joint, time, local));
    const bool done = m_context->rigContext()->run(QStringLiteral("clip.setKeys"), {{"clip", clip()->id}, {"keys", keys}});
    if (!done)
        return;
    std::vector<JointId> keyed;
    for (const auto &entry : locals)
        keyed.push_back(entry.first);
    m_context->settleKeyed(keyed);
}

void TimelineModel::insertKeyAt(JointId joint, std::uint32_t timeMs)
{
    if (!clip())
        return;
    if (timeMs > clip()->durationMs)
        return tell(tr("The clip ends at %1; make it longer first").arg(timeText(clip()->durationMs)));
    const Transform value = valueAt(*clip(), rig()->skeleton, joint, timeMs, m_context->interpolation());
    run(QStringLiteral("clip.setKeys"), {{"clip", clip()->id}, {"keys", QJsonArray{keyJson(joint, timeMs, value)}}});
}

} // namespace marrow

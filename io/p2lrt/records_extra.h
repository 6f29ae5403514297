#pragma once

#include "io/p2lrt/records_shared.h"
#include "model/puppet/panel.h"

/// Panel, information and attached chunks of version 2: PGUI META EXPR HITA UDAT POSE CEXT (evaluation rules 1.9).

namespace marrow::p2lrt {

/// Whether the child counts of a pre-order list cover it exactly, and no deeper than allowed.
inline void checkPanelTree(RecordReader &a, const std::vector<PanelNode> &nodes)
{
    constexpr std::size_t kMaxDepth = 256;
    std::vector<std::uint32_t> open; // children still to come, outermost first
    for (std::size_t i = 0; i < nodes.size() && a.ok(); ++i) {
        const PanelNode &node = nodes[i];
        a.at(QT_TRANSLATE_NOOP("P2lrt", "panel node"), i);
        while (!open.empty() && open.back() == 0)
            open.pop_back();
        a.check(open.size() <= kMaxDepth, "p2lrt.depth", QT_TRANSLATE_NOOP("P2lrt", "the panel is nested too deeply"));
        if (!open.empty())
            --open.back();
        if (node.childCount > 0)
            open.push_back(node.childCount);
    }
    const bool complete = std::all_of(open.begin(), open.end(), [](std::uint32_t left) { return left == 0; });
    a.check(complete, "p2lrt.panel", QT_TRANSLATE_NOOP("P2lrt", "a panel group claims more children than follow it"));
}

template <class Archive>
void panelNode(Archive &a, typename Archive::template Ref<PanelNode> node)
{
    enum class Kind : std::uint8_t { Parameter, Group };
    Kind kind = node.isGroup ? Kind::Group : Kind::Parameter;
    a.choice(kind, 0, 1, QT_TRANSLATE_NOOP("P2lrt", "the node is neither a parameter nor a group"));
    a.boolean(node.open);
    a.choice(node.label, 0, 2, QT_TRANSLATE_NOOP("P2lrt", "the node has a label of an unknown kind"));
    a.reserved();
    a.optionalRef(node.parameter, a.counts().parameters, kParameterNoun);
    a.text(node.id);
    a.name(node.name);
    a.text(node.preset);
    a.u32(node.argb);
    a.u32(node.childCount);
    if constexpr (Archive::kReading) {
        node.isGroup = kind == Kind::Group;
        a.check(node.isGroup == (node.parameter < 0), "p2lrt.panel",
                node.isGroup ? QT_TRANSLATE_NOOP("P2lrt", "a group names a parameter")
                             : QT_TRANSLATE_NOOP("P2lrt", "the node names no parameter"));
        a.check(node.isGroup || node.childCount == 0, "p2lrt.panel",
                QT_TRANSLATE_NOOP("P2lrt", "a parameter has children"));
    }
}

template <class Archive>
void panel(Archive &a, typename Archive::template Ref<Panel> value)
{
    std::size_t index = 0;
    a.list(value.snaps, 12, [&](auto &snap) {
        a.at(QT_TRANSLATE_NOOP("P2lrt", "snap list"), index++);
        a.ref(snap.parameter, a.counts().parameters, kParameterNoun);
        ascendingKeys(a, snap.keys, true);
    });
    index = 0;
    a.list(value.joysticks, 8, [&](auto &joystick) {
        a.at(QT_TRANSLATE_NOOP("P2lrt", "joystick"), index++);
        a.ref(joystick.horizontal, a.counts().parameters, kParameterNoun);
        a.ref(joystick.vertical, a.counts().parameters, kParameterNoun);
    });
    index = 0;
    a.list(value.nodes, 28, [&](auto &node) {
        a.at(QT_TRANSLATE_NOOP("P2lrt", "panel node"), index++);
        panelNode(a, node);
    });
    if constexpr (Archive::kReading)
        checkPanelTree(a, value.nodes);
}

template <class Archive>
void meta(Archive &a, typename Archive::template Ref<std::vector<MetaEntry>> values)
{
    a.list(values, 8, [&](auto &entry) {
        a.text(entry.key);
        a.text(entry.value);
    });
}

template <class Archive>
void expressions(Archive &a, typename Archive::template Ref<std::vector<Expression>> values)
{
    std::size_t index = 0;
    a.list(values, 20, [&](auto &expression) {
        a.at(QT_TRANSLATE_NOOP("P2lrt", "expression"), index++);
        a.text(expression.id);
        a.name(expression.name);
        a.f32(expression.fadeIn);
        a.f32(expression.fadeOut);
        a.list(expression.parameters, 9, [&](auto &item) {
            a.ref(item.parameter, a.counts().parameters, kParameterNoun);
            a.choice(item.blend, 0, 2, QT_TRANSLATE_NOOP("P2lrt", "a value is blended in an unknown way"));
            a.f32(item.value);
        });
    });
}

template <class Archive>
void hitAreas(Archive &a, typename Archive::template Ref<std::vector<HitArea>> values)
{
    std::size_t index = 0;
    a.list(values, 12, [&](auto &area) {
        a.at(QT_TRANSLATE_NOOP("P2lrt", "hit area"), index++);
        a.text(area.id);
        a.name(area.name);
        a.refs(area.meshes, a.counts().meshes, kMeshNoun);
    });
}

template <class Archive>
void userData(Archive &a, typename Archive::template Ref<std::vector<UserData>> values)
{
    std::size_t index = 0;
    a.list(values, 9, [&](auto &data) {
        enum class Kind : std::uint8_t { Mesh };
        Kind kind = Kind::Mesh;
        a.at(QT_TRANSLATE_NOOP("P2lrt", "entry"), index++);
        a.choice(kind, 0, 0, QT_TRANSLATE_NOOP("P2lrt", "the data belongs to something other than a mesh"));
        a.ref(data.mesh, a.counts().meshes, kMeshNoun);
        a.text(data.value);
    });
}

template <class Archive>
void poseGroups(Archive &a, typename Archive::template Ref<PoseGroups> value)
{
    a.f32(value.fadeIn);
    std::size_t index = 0;
    a.list(value.groups, 4, [&](auto &group) {
        a.at(QT_TRANSLATE_NOOP("P2lrt", "pose group"), index++);
        a.list(group, 8, [&](auto &entry) {
            a.ref(entry.part, a.counts().parts, kPartNoun);
            a.refs(entry.linkedParts, a.counts().parts, kPartNoun);
        });
        if constexpr (Archive::kReading)
            a.check(!group.empty(), "p2lrt.pose", QT_TRANSLATE_NOOP("P2lrt", "the group has no entries"));
    });
}

template <class Archive>
void targetCurve(Archive &a, typename Archive::template Ref<TargetCurve> value)
{
    a.choice(value.target, 1, 4, QT_TRANSLATE_NOOP("P2lrt", "a curve drives something unknown"));
    a.i32(value.part);
    a.f32(value.fadeIn);
    a.f32(value.fadeOut);
    curve(a, value.curve);
    if constexpr (Archive::kReading) {
        const bool sound = value.part >= 0 && static_cast<std::uint32_t>(value.part) < a.counts().parts;
        a.check(value.target != CurveTarget::PartOpacity || sound, "p2lrt.reference",
                QT_TRANSLATE_NOOP("P2lrt", "a curve drives the opacity of a part that is not there"));
    }
}

/// A second record for a clip is legal only after an entirely empty one.
inline void checkClipExtension(RecordReader &a, const ClipExtension &extension, std::vector<bool> &taken)
{
    if (!a.ok())
        return;
    const bool sorted = std::is_sorted(extension.events.begin(), extension.events.end(),
                                       [](const ClipEvent &x, const ClipEvent &y) { return x.time < y.time; });
    a.check(sorted, "p2lrt.events", QT_TRANSLATE_NOOP("P2lrt", "the events are not in the order of time"));
    a.check(!taken[extension.clip], "p2lrt.twice", QT_TRANSLATE_NOOP("P2lrt", "the clip has been extended before"));
    taken[extension.clip] = !extension.events.empty() || !extension.curves.empty() || !extension.fades.empty();
}

template <class Archive>
void clipExtensions(Archive &a, typename Archive::template Ref<std::vector<ClipExtension>> values,
                    const std::vector<Clip> &allClips)
{
    std::vector<bool> taken(allClips.size(), false);
    std::size_t index = 0;
    a.list(values, 16, [&](auto &extension) {
        a.at(QT_TRANSLATE_NOOP("P2lrt", "clip extension"), index++);
        a.ref(extension.clip, static_cast<std::uint32_t>(allClips.size()), QT_TRANSLATE_NOOP("P2lrt", "clip"));
        a.list(extension.events, 8, [&](auto &event) {
            a.f32(event.time);
            a.text(event.value);
        });
        a.list(extension.curves, 25, [&](auto &item) { targetCurve(a, item); });
        a.list(extension.fades, 12, [&](auto &fade) {
            const std::size_t curves = a.ok() ? allClips[extension.clip].curves.size() : 0;
            a.ref(fade.curve, static_cast<std::uint32_t>(curves), QT_TRANSLATE_NOOP("P2lrt", "curve"));
            a.f32(fade.fadeIn);
            a.f32(fade.fadeOut);
        });
        if constexpr (Archive::kReading)
            checkClipExtension(a, extension, taken);
    });
}

} // namespace marrow::p2lrt

#pragma once

#include "io/p2lrt/records_shared.h"

/// The core chunks that move a puppet (evaluation rules 1.7): PHYS CLIP ROLE.

namespace marrow::p2lrt {

template <class Archive>
void physicsGroup(Archive &a, typename Archive::template Ref<PhysicsGroup> group)
{
    constexpr const char *kSource = QT_TRANSLATE_NOOP("P2lrt", "an input or output has an unknown source");
    a.text(group.id);
    a.name(group.name);
    a.list(group.inputs, 10, [&](auto &input) {
        a.ref(input.parameter, a.counts().parameters, kParameterNoun);
        a.f32(input.weight);
        a.choice(input.source, 0, 2, kSource);
        a.boolean(input.reflect);
    });
    a.list(group.outputs, 18, [&](auto &output) {
        a.ref(output.parameter, a.counts().parameters, kParameterNoun);
        a.u32(output.vertex);
        a.f32(output.scale);
        a.f32(output.weight);
        a.choice(output.source, 0, 2, kSource);
        a.boolean(output.reflect);
    });
    a.list(group.segments, 16, [&](auto &segment) {
        a.f32(segment.length);
        a.f32(segment.mobility);
        a.f32(segment.delay);
        a.f32(segment.acceleration);
    });
    a.f32(group.positionMin);
    a.f32(group.positionDefault);
    a.f32(group.positionMax);
    a.f32(group.angleMin);
    a.f32(group.angleDefault);
    a.f32(group.angleMax);
    if constexpr (Archive::kReading) {
        for (const PhysicsOutput &output : group.outputs)
            a.check(output.vertex <= group.segments.size(), "p2lrt.physics",
                    QT_TRANSLATE_NOOP("P2lrt", "an output reads a vertex that its strand does not have"));
    }
}

template <class Archive>
void physics(Archive &a, typename Archive::template Ref<Physics> value)
{
    a.f32(value.fps);
    std::size_t index = 0;
    a.list(value.groups, 1, [&](auto &group) {
        a.at(QT_TRANSLATE_NOOP("P2lrt", "physics group"), index++);
        physicsGroup(a, group);
    });
}

template <class Archive>
void clips(Archive &a, typename Archive::template Ref<std::vector<Clip>> values)
{
    std::size_t index = 0;
    a.list(values, 1, [&](auto &clip) {
        a.at(QT_TRANSLATE_NOOP("P2lrt", "clip"), index++);
        a.text(clip.id);
        a.name(clip.name);
        a.text(clip.group);
        a.f32(clip.duration);
        a.f32(clip.fps);
        a.boolean(clip.loop);
        a.f32(clip.fadeIn);
        a.f32(clip.fadeOut);
        a.list(clip.curves, 16, [&](auto &item) {
            a.ref(item.parameter, a.counts().parameters, kParameterNoun);
            curve(a, item.curve);
        });
    });
}

template <class Archive>
void roles(Archive &a, typename Archive::template Ref<std::vector<Role>> values)
{
    std::size_t index = 0;
    a.list(values, 8, [&](auto &role) {
        a.at(QT_TRANSLATE_NOOP("P2lrt", "role"), index++);
        a.text(role.role);
        a.refs(role.parameters, a.counts().parameters, kParameterNoun);
    });
}

} // namespace marrow::p2lrt

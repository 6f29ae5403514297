#pragma once

#include "io/p2lrt/record_reader.h"
#include "model/puppet/rig.h"

#include <algorithm>

/// The layout of records, said once for reading and writing. Each function takes an archive, RecordReader or RecordWriter,
/// and a record, which the reader fills and the writer only looks at. Checks run when reading alone.
/// This header: what records are made of (evaluation rules 1.7 and 1.8).

namespace marrow::p2lrt {

constexpr const char *kParameterNoun = QT_TRANSLATE_NOOP("P2lrt", "parameter");
constexpr const char *kDeformerNoun = QT_TRANSLATE_NOOP("P2lrt", "deformer");
constexpr const char *kPartNoun = QT_TRANSLATE_NOOP("P2lrt", "part");
constexpr const char *kMeshNoun = QT_TRANSLATE_NOOP("P2lrt", "mesh");
constexpr const char *kBoneNoun = QT_TRANSLATE_NOOP("P2lrt", "bone");

constexpr std::uint16_t kNoGrid = 0xFFFF;
constexpr std::uint64_t kMaxGridCells = std::uint64_t(1) << 24;

template <class Archive, class Keys>
void ascendingKeys(Archive &a, Keys &keys, bool mayBeEmpty)
{
    a.floats(keys);
    if constexpr (Archive::kReading) {
        a.check(mayBeEmpty || !keys.empty(), "p2lrt.keys", QT_TRANSLATE_NOOP("P2lrt", "there are no keys"));
        a.check(std::is_sorted(keys.begin(), keys.end()), "p2lrt.keys", QT_TRANSLATE_NOOP("P2lrt", "keys descend"));
    }
}

template <class Archive, class Axis>
void keyAxis(Archive &a, Axis &axis)
{
    a.ref(axis.parameter, a.counts().parameters, kParameterNoun);
    ascendingKeys(a, axis.keys, false);
}

inline void checkGridSize(RecordReader &a, const GridShape &grid)
{
    std::uint64_t product = 1;
    for (const KeyAxis &axis : grid.axes) {
        product *= axis.keys.size();
        a.check(product <= kMaxGridCells, "p2lrt.grid", QT_TRANSLATE_NOOP("P2lrt", "a grid of keys is too large"));
        if (!a.ok())
            return;
    }
}

template <class FormGrid, class FormField>
void readCells(RecordReader &a, FormGrid &grid, FormField &&form)
{
    const std::size_t axes = grid.axes.size();
    const std::uint32_t cells = a.count(std::max<std::size_t>(1, 2 * axes));
    a.check(cells > 0, "p2lrt.grid", QT_TRANSLATE_NOOP("P2lrt", "a grid has no cells"));
    a.charge(std::uint64_t(cells) * axes * sizeof(std::uint16_t));
    grid.coordinates.clear();
    grid.coordinates.reserve(a.ok() ? cells * axes : 0);
    a.fill(grid.forms, a.ok() ? cells : 0, [&](auto &cell) {
        for (const KeyAxis &axis : grid.axes) {
            std::uint16_t coordinate = 0;
            a.u16(coordinate);
            a.check(coordinate < axis.keys.size(), "p2lrt.grid",
                    QT_TRANSLATE_NOOP("P2lrt", "a cell lies outside its axes"));
            grid.coordinates.push_back(coordinate);
        }
        form(cell);
    });
}

template <class Archive, class FormGrid, class FormField>
void keyformGrid(Archive &a, FormGrid &grid, FormField &&form)
{
    if constexpr (Archive::kReading) {
        std::uint16_t axes = 0;
        a.u16(axes);
        grid.present = axes != kNoGrid && a.ok();
        if (!grid.present)
            return;
        a.fill(grid.axes, axes, [&](KeyAxis &axis) { keyAxis(a, axis); });
        checkGridSize(a, grid);
        readCells(a, grid, form);
    } else {
        a.u16(grid.present ? static_cast<std::uint16_t>(grid.axes.size()) : kNoGrid);
        if (!grid.present)
            return;
        for (const KeyAxis &axis : grid.axes)
            keyAxis(a, axis);
        a.u32(static_cast<std::uint32_t>(grid.forms.size()));
        for (std::size_t cell = 0; cell < grid.forms.size(); ++cell) {
            for (std::size_t axis = 0; axis < grid.axes.size(); ++axis)
                a.u16(grid.coordinate(cell)[axis]);
            form(grid.forms[cell]);
        }
    }
}

template <class Archive, class List>
void channels(Archive &a, List &list)
{
    a.byteList(list, [&](auto &channel) {
        a.choice(channel.target, 0, 6, QT_TRANSLATE_NOOP("P2lrt", "a channel drives an unknown property"));
        a.choice(channel.kind, 0, 2, QT_TRANSLATE_NOOP("P2lrt", "a channel has values of an unknown kind"));
        keyformGrid(a, channel.grid, [&](auto &value) {
            if (channel.kind == ChannelKind::Scalar)
                a.f32(value.scalar);
            else if (channel.kind == ChannelKind::Color)
                a.rgb(value.color);
            else
                a.boolean(value.flag);
        });
        if constexpr (Archive::kReading)
            a.check(channel.grid.present, "p2lrt.channel", QT_TRANSLATE_NOOP("P2lrt", "a channel has no grid"));
    });
}

template <class Archive, class Binding, class ShapeField>
void blendBinding(Archive &a, Binding &binding, ShapeField &&shape)
{
    a.ref(binding.parameter, a.counts().parameters, kParameterNoun);
    ascendingKeys(a, binding.keys, false);
    a.u32(binding.neutral);
    if constexpr (Archive::kReading)
        a.check(binding.neutral < binding.keys.size(), "p2lrt.binding",
                QT_TRANSLATE_NOOP("P2lrt", "the neutral key of a blend shape is not one of its keys"));
    a.fill(binding.shapes, binding.keys.size(), [&](auto &slot) {
        bool present = slot.has_value();
        a.boolean(present);
        if (!present)
            return;
        if constexpr (Archive::kReading)
            slot.emplace();
        shape(*slot);
    });
    a.shortList(binding.limits, [&](auto &limit) {
        a.ref(limit.parameter, a.counts().parameters, kParameterNoun);
        a.shortList(limit.points, [&](auto &point) {
            a.f32(point.value);
            a.f32(point.weight);
        });
    });
}

template <class Archive, class List, class ShapeField>
void blendBindings(Archive &a, List &list, ShapeField &&shape)
{
    a.shortList(list, [&](auto &binding) { blendBinding(a, binding, shape); });
}

/// Opacity and the two colours, which follow each other wherever they occur.
template <class Archive, class Record>
void tint(Archive &a, Record &record)
{
    a.f32(record.opacity);
    a.rgb(record.multiply);
    a.rgb(record.screen);
}

template <class Archive, class Value>
void composite(Archive &a, Value &value)
{
    a.u8(value.blend);
    a.u8(value.alphaBlend);
    a.refs(value.maskMeshes, a.counts().meshes, kMeshNoun);
    a.refs(value.maskParts, a.counts().parts, kPartNoun);
    a.boolean(value.invertMask);
    tint(a, value);
}

template <class Archive, class Value>
void curve(Archive &a, Value &value)
{
    a.f32(value.startTime);
    a.f32(value.startValue);
    a.list(value.segments, 9, [&](auto &segment) {
        a.choice(segment.kind, 0, 3, QT_TRANSLATE_NOOP("P2lrt", "a piece of a curve is of an unknown kind"));
        if (segment.kind == SegmentKind::Bezier) {
            a.f32(segment.control1Time);
            a.f32(segment.control1Value);
            a.f32(segment.control2Time);
            a.f32(segment.control2Value);
        }
        a.f32(segment.time);
        a.f32(segment.value);
    });
}

} // namespace marrow::p2lrt

#pragma once

#include "io/p2lrt/records_shared.h"

/// The core chunks that make a picture (evaluation rules 1.7): CANV PARM DEFM PART MESH GLUE DRAW TEXR.

namespace marrow::p2lrt {

constexpr std::uint32_t kMaxLattice = 4096;
constexpr int kMaxTreeDepth = 256;

template <class Archive>
void canvas(Archive &a, typename Archive::template Ref<Canvas> value)
{
    a.f32(value.width);
    a.f32(value.height);
    a.f32(value.originX);
    a.f32(value.originY);
    a.f32(value.pixelsPerUnit);
}

template <class Archive>
void parameters(Archive &a, typename Archive::template Ref<std::vector<Parameter>> values)
{
    std::size_t index = 0;
    a.list(values, a.version() == 1 ? 25 : 21, [&](auto &value) {
        a.at(kParameterNoun, index++);
        a.text(value.id);
        a.name(value.name);
        a.f32(value.minimum);
        a.f32(value.maximum);
        a.f32(value.defaultValue);
        a.u8(value.flags);
    });
}

template <class Archive, class Value>
void warpBody(Archive &a, Value &warp)
{
    a.u32(warp.columns);
    a.u32(warp.rows);
    if constexpr (Archive::kReading) {
        const bool sound = warp.columns >= 1 && warp.rows >= 1 && warp.columns <= kMaxLattice && warp.rows <= kMaxLattice;
        a.check(sound, "p2lrt.lattice",
                QT_TRANSLATE_NOOP("P2lrt", "the lattice does not have 1 to 4096 columns and rows"));
    }
    const std::uint64_t expected = 2 * (std::uint64_t(warp.columns) + 1) * (std::uint64_t(warp.rows) + 1);
    const auto points = [&](auto &array) {
        a.floats(array);
        if constexpr (Archive::kReading)
            a.check(array.size() == expected, "p2lrt.lattice",
                    QT_TRANSLATE_NOOP("P2lrt", "a form of the lattice has the wrong number of points"));
    };
    keyformGrid(a, warp.lattice, points);
}

template <class Archive, class Value>
void warpBindings(Archive &a, Value &warp)
{
    const std::uint64_t expected = 2 * (std::uint64_t(warp.columns) + 1) * (std::uint64_t(warp.rows) + 1);
    blendBindings(a, warp.bindings, [&](auto &shape) {
        a.floats(shape.points);
        if constexpr (Archive::kReading)
            a.check(shape.points.size() == expected, "p2lrt.lattice",
                    QT_TRANSLATE_NOOP("P2lrt", "a blend shape of the lattice has the wrong number of points"));
        tint(a, shape);
    });
}

template <class Archive, class Value>
void pivot(Archive &a, Value &value)
{
    a.f32(value.x);
    a.f32(value.y);
    a.f32(value.angle);
    a.f32(value.scale);
}

template <class Archive, class Value>
void rotationBindings(Archive &a, Value &rotation)
{
    blendBindings(a, rotation.bindings, [&](auto &shape) {
        pivot(a, shape.pivot);
        a.boolean(shape.flipX);
        a.boolean(shape.flipY);
        tint(a, shape);
    });
}

/// `parentLimit`: the bone indices that may be a parent, i.e. this deformer's own.
template <class Archive>
void deformer(Archive &a, typename Archive::template Ref<Deformer> value, std::uint32_t parentLimit)
{
    enum class Kind : std::uint8_t { Warp, Rotation };
    Kind kind = static_cast<Kind>(value.body.index());
    a.choice(kind, 0, 1, QT_TRANSLATE_NOOP("P2lrt", "the deformer is of an unknown kind"));
    a.text(value.id);
    a.optionalRef(value.parent, parentLimit, QT_TRANSLATE_NOOP("P2lrt", "earlier deformer"));
    a.optionalRef(value.part, a.counts().parts, kPartNoun);
    a.u8(value.flags);
    tint(a, value);
    if constexpr (Archive::kReading) {
        if (kind == Kind::Rotation)
            value.body.template emplace<Rotation>();
    }
    if (kind == Kind::Warp) {
        auto &warp = std::get<Warp>(value.body);
        warpBody(a, warp);
        channels(a, value.channels);
        warpBindings(a, warp);
    } else {
        auto &rotation = std::get<Rotation>(value.body);
        a.f32(rotation.baseAngle);
        keyformGrid(a, rotation.pivot, [&](auto &form) { pivot(a, form); });
        channels(a, value.channels);
        rotationBindings(a, rotation);
    }
}

template <class Archive>
void deformers(Archive &a, typename Archive::template Ref<std::vector<Deformer>> values)
{
    std::uint32_t index = 0;
    a.list(values, 1, [&](auto &value) {
        a.at(kDeformerNoun, index);
        deformer(a, value, index++);
    });
}

template <class Archive>
void parts(Archive &a, typename Archive::template Ref<std::vector<Part>> values)
{
    const auto child = [&](auto &value) {
        enum class Kind : std::uint8_t { Part, Mesh };
        Kind kind = value.isMesh ? Kind::Mesh : Kind::Part;
        a.choice(kind, 0, 1, QT_TRANSLATE_NOOP("P2lrt", "a child is neither a part nor a mesh"));
        const bool mesh = kind == Kind::Mesh;
        if constexpr (Archive::kReading)
            value.isMesh = mesh;
        a.ref(value.index, mesh ? a.counts().meshes : a.counts().parts, mesh ? kMeshNoun : kPartNoun);
    };
    std::size_t index = 0;
    a.list(values, 1, [&](auto &value) {
        a.at(kPartNoun, index++);
        a.text(value.id);
        a.name(value.name);
        a.u8(value.flags);
        a.u8(value.groupMode);
        a.i32(value.drawOrder);
        a.list(value.children, 5, child);
        channels(a, value.channels);
        composite(a, value.composite);
        blendBindings(a, value.bindings, [&](auto &shape) {
            a.f32(shape.drawOrder);
            tint(a, shape);
        });
    });
}

inline void checkGeometry(RecordReader &a, const Mesh &mesh)
{
    const std::size_t floats = mesh.positions.size();
    a.check(floats % 2 == 0, "p2lrt.geometry", QT_TRANSLATE_NOOP("P2lrt", "the positions are not pairs"));
    a.check(mesh.uvs.size() == floats, "p2lrt.geometry",
            QT_TRANSLATE_NOOP("P2lrt", "there is not one texture point a vertex"));
    a.check(mesh.indices.size() % 3 == 0, "p2lrt.geometry",
            QT_TRANSLATE_NOOP("P2lrt", "the indices do not make triangles"));
    const std::uint32_t largest = mesh.indices.visit([](auto numbers) {
        std::uint32_t top = 0;
        for (const std::uint32_t number : numbers)
            top = std::max(top, number);
        return top;
    });
    a.check(mesh.indices.empty() || largest < floats / 2, "p2lrt.geometry",
            QT_TRANSLATE_NOOP("P2lrt", "a triangle names a vertex that is not there"));
}

template <class Archive>
void mesh(Archive &a, typename Archive::template Ref<Mesh> value)
{
    a.text(value.id);
    a.name(value.name);
    a.optionalRef(value.parent, a.counts().deformers, kDeformerNoun);
    a.u8(value.blend);
    a.u8(value.alphaBlend);
    a.refs(value.maskMeshes, a.counts().meshes, kMeshNoun);
    a.u8(value.flags);
    a.i32(value.texturePage);
    if (value.hasGeometry()) {
        a.floats(value.positions);
        a.floats(value.uvs);
        a.indices(value.indices);
        if constexpr (Archive::kReading)
            checkGeometry(a, value);
    }
    const auto fits = [&](const FloatArray &array) {
        return array.empty() || array.size() == value.positions.size();
    };
    keyformGrid(a, value.deltas, [&](auto &form) {
        a.floats(form);
        if constexpr (Archive::kReading)
            a.check(!value.hasGeometry() || fits(form), "p2lrt.offsets",
                    QT_TRANSLATE_NOOP("P2lrt", "the offsets of a keyform do not match the vertices"));
    });
    channels(a, value.channels);
    a.f32(value.drawOrder);
    tint(a, value);
    blendBindings(a, value.bindings, [&](auto &shape) {
        a.floats(shape.deltas);
        if constexpr (Archive::kReading)
            a.check(fits(shape.deltas), "p2lrt.offsets",
                    QT_TRANSLATE_NOOP("P2lrt", "the offsets of a blend shape do not match the vertices"));
        a.f32(shape.drawOrder);
        tint(a, shape);
    });
}

template <class Archive>
void meshes(Archive &a, typename Archive::template Ref<std::vector<Mesh>> values)
{
    std::size_t index = 0;
    a.list(values, 1, [&](auto &value) {
        a.at(kMeshNoun, index++);
        mesh(a, value);
    });
}

template <class Archive>
void glues(Archive &a, typename Archive::template Ref<std::vector<Glue>> values, const std::vector<Mesh> &allMeshes)
{
    std::size_t index = 0;
    a.list(values, 1, [&](auto &value) {
        a.at(QT_TRANSLATE_NOOP("P2lrt", "glue"), index++);
        a.text(value.id);
        a.ref(value.meshA, a.counts().meshes, kMeshNoun);
        a.ref(value.meshB, a.counts().meshes, kMeshNoun);
        a.f32(value.intensity);
        a.list(value.pairs, 16, [&](auto &pair) {
            a.u32(pair.a);
            a.u32(pair.b);
            a.f32(pair.weightA);
            a.f32(pair.weightB);
            if constexpr (Archive::kReading)
                a.check(a.ok() && pair.a < allMeshes[value.meshA].vertexCount() &&
                            pair.b < allMeshes[value.meshB].vertexCount(),
                        "p2lrt.glue", QT_TRANSLATE_NOOP("P2lrt", "a pair names a vertex that is not there"));
        });
        channels(a, value.channels);
    });
}

inline void readRenderGroup(RecordReader &a, std::vector<RenderGroup> &groups, int depth);
template <class Writer>
void writeRenderGroup(Writer &a, const std::vector<RenderGroup> &groups, std::uint32_t index);

template <class Archive, class Group>
void renderGroupHead(Archive &a, Group &group)
{
    a.optionalRef(group.part, a.counts().parts, kPartNoun);
    a.i32(group.drawOrder);
    channels(a, group.channels);
    bool composed = group.composite.has_value();
    a.boolean(composed);
    if (!composed)
        return;
    if constexpr (Archive::kReading)
        group.composite.emplace();
    composite(a, *group.composite);
}

inline void readRenderGroup(RecordReader &a, std::vector<RenderGroup> &groups, int depth)
{
    a.check(depth <= kMaxTreeDepth, "p2lrt.depth", QT_TRANSLATE_NOOP("P2lrt", "the render tree is nested too deeply"));
    if (!a.ok())
        return;
    a.charge(sizeof(RenderGroup));
    const std::size_t own = groups.size();
    a.at(QT_TRANSLATE_NOOP("P2lrt", "group"), own);
    renderGroupHead(a, groups.emplace_back());
    std::vector<RenderNode> children;
    a.list(children, 5, [&](RenderNode &node) {
        enum class Kind : std::uint8_t { Group, Mesh };
        Kind kind = Kind::Group;
        a.choice(kind, 0, 1, QT_TRANSLATE_NOOP("P2lrt", "a node is neither a group nor a mesh"));
        node.isMesh = kind == Kind::Mesh;
        if (node.isMesh) {
            a.ref(node.index, a.counts().meshes, kMeshNoun);
        } else {
            node.index = static_cast<std::uint32_t>(groups.size());
            readRenderGroup(a, groups, depth + 1);
        }
    });
    groups[own].children = std::move(children);
}

template <class Writer>
void writeRenderGroup(Writer &a, const std::vector<RenderGroup> &groups, std::uint32_t index)
{
    const RenderGroup &group = groups[index];
    renderGroupHead(a, group);
    a.list(group.children, 5, [&](const RenderNode &node) {
        a.u8(node.isMesh ? 1 : 0);
        if (node.isMesh)
            a.u32(node.index);
        else
            writeRenderGroup(a, groups, node.index);
    });
}

template <class Archive>
void renderTree(Archive &a, typename Archive::template Ref<std::vector<RenderGroup>> groups)
{
    if constexpr (Archive::kReading) {
        groups.clear();
        readRenderGroup(a, groups, 0);
    } else {
        writeRenderGroup(a, groups, 0);
    }
}

template <class Archive>
void textures(Archive &a, typename Archive::template Ref<std::vector<TexturePage>> values)
{
    const bool withKind = a.version() != 1;
    std::size_t index = 0;
    a.list(values, withKind ? 13 : 12, [&](auto &page) {
        a.at(QT_TRANSLATE_NOOP("P2lrt", "page"), index++);
        if (withKind)
            a.choice(page.kind, 0, 2, QT_TRANSLATE_NOOP("P2lrt", "the texture page is of an unknown kind"));
        a.u32(page.width);
        a.u32(page.height);
        if (page.kind == TextureKind::External)
            a.text(page.uri);
        else
            a.blob(page.data);
    });
}

} // namespace marrow::p2lrt

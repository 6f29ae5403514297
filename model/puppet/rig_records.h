#pragma once

#include "model/puppet/index_array.h"
#include "model/puppet/keyforms.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace marrow {

/// The core records of a puppet (P2LRT 2.0 "core chunks", evaluation rules 1.7). References are indices into the tables
/// of the PuppetRig; a signed one is -1 when there is none. `flags` keep the byte of the file, bits without a meaning
/// included; the accessors say what the known bits mean.

/// Canvas size in pixels. Origin and scale do not enter evaluation or drawing.
struct Canvas
{
    float width = 0;
    float height = 0;
    float originX = 0;
    float originY = 0;
    float pixelsPerUnit = -1; ///< negative: none given
    bool operator==(const Canvas &) const = default;
};

struct Parameter
{
    QString id;
    QString name;
    float minimum = 0; ///< may lie above `maximum`
    float maximum = 1;
    float defaultValue = 0; ///< may lie outside the range
    std::uint8_t flags = 0;

    bool blend() const { return flags & 1; }
    bool repeat() const { return flags & 2; }
    bool operator==(const Parameter &) const = default;
};

struct WarpShape
{
    FloatArray points;
    float opacity = 1;
    Rgb multiply = kWhite;
    Rgb screen = kBlack;
    bool operator==(const WarpShape &) const = default;
};

/// A lattice of (columns + 1) × (rows + 1) control points, x and y alternating, row after row; every form and shape holds
/// exactly that many floats. 1 <= columns, rows <= 4096.
struct Warp
{
    std::uint32_t columns = 1;
    std::uint32_t rows = 1;
    Grid<FloatArray> lattice;
    std::vector<BlendBinding<WarpShape>> bindings;
    bool operator==(const Warp &) const = default;
};

/// Position in the parent's space, degrees, factor.
struct Pivot
{
    float x = 0;
    float y = 0;
    float angle = 0;
    float scale = 1;
    bool operator==(const Pivot &) const = default;
};

struct RotationShape
{
    Pivot pivot;
    bool flipX = false; ///< the flips are stored but never evaluated (2.6)
    bool flipY = false;
    float opacity = 1;
    Rgb multiply = kWhite;
    Rgb screen = kBlack;
    bool operator==(const RotationShape &) const = default;
};

struct Rotation
{
    float baseAngle = 0; ///< degrees
    Grid<Pivot> pivot;
    std::vector<BlendBinding<RotationShape>> bindings;
    bool operator==(const Rotation &) const = default;
};

struct Deformer
{
    QString id;
    std::int32_t parent = -1; ///< a deformer before this one (a virtual bone may name an earlier virtual bone: n_DEFM + i)
    std::int32_t part = -1;
    std::uint8_t flags = 3;
    float opacity = 1;
    Rgb multiply = kWhite;
    Rgb screen = kBlack;
    std::vector<Channel> channels;
    std::variant<Warp, Rotation> body;

    bool visible() const { return flags & 1; }
    bool enabled() const { return flags & 2; }
    bool flipX() const { return flags & 4; }
    bool flipY() const { return flags & 8; }
    bool bilinear() const { return flags & 16; }
    const Warp *warp() const { return std::get_if<Warp>(&body); }
    const Rotation *rotation() const { return std::get_if<Rotation>(&body); }
    bool operator==(const Deformer &) const = default;
};

/// How an isolated group's picture is laid onto what lies below (8.6).
struct Composite
{
    std::uint8_t blend = 0; ///< any value; unknown ones draw as normal
    std::uint8_t alphaBlend = 0;
    std::vector<std::uint32_t> maskMeshes;
    std::vector<std::uint32_t> maskParts;
    bool invertMask = false;
    float opacity = 1;
    Rgb multiply = kWhite;
    Rgb screen = kBlack;
    bool operator==(const Composite &) const = default;
};

struct PartChild
{
    bool isMesh = false;
    std::uint32_t index = 0; ///< into meshes or parts
    bool operator==(const PartChild &) const = default;
};

struct PartShape
{
    float drawOrder = 0;
    float opacity = 1;
    Rgb multiply = kWhite;
    Rgb screen = kBlack;
    bool operator==(const PartShape &) const = default;
};

struct Part
{
    QString id;
    QString name;
    std::uint8_t flags = 1;
    std::uint8_t groupMode = 0; ///< stored only
    std::int32_t drawOrder = 0;
    std::vector<PartChild> children; ///< may form cycles
    std::vector<Channel> channels;
    Composite composite;
    std::vector<BlendBinding<PartShape>> bindings;

    bool visible() const { return flags & 1; }
    bool sketch() const { return flags & 2; }
    bool operator==(const Part &) const = default;
};

struct MeshShape
{
    FloatArray deltas; ///< empty, or as long as the positions
    float drawOrder = 0;
    float opacity = 1;
    Rgb multiply = kWhite;
    Rgb screen = kBlack;
    bool operator==(const MeshShape &) const = default;
};

struct Mesh
{
    QString id;
    QString name;
    std::int32_t parent = -1; ///< deformer
    std::uint8_t blend = 0;   ///< any value; unknown ones draw as normal
    std::uint8_t alphaBlend = 0;
    std::vector<std::uint32_t> maskMeshes;
    std::uint8_t flags = 4;
    std::int32_t texturePage = -1; ///< not checked: out of range draws nothing
    FloatArray positions;          ///< x and y alternating, in the parent's space; empty without geometry
    FloatArray uvs;                ///< as long as `positions`
    IndexArray indices;            ///< three a triangle
    Grid<FloatArray> deltas;       ///< each form empty or as long as `positions` (unchecked without geometry)
    std::vector<Channel> channels;
    float drawOrder = 0;
    float opacity = 1;
    Rgb multiply = kWhite;
    Rgb screen = kBlack;
    std::vector<BlendBinding<MeshShape>> bindings;

    bool invertMask() const { return flags & 1; }
    bool culling() const { return flags & 2; }
    bool visible() const { return flags & 4; }
    bool hasGeometry() const { return flags & 8; }
    std::uint32_t vertexCount() const { return static_cast<std::uint32_t>(positions.size() / 2); }
    bool operator==(const Mesh &) const = default;
};

struct GluePair
{
    std::uint32_t a = 0; ///< vertex of mesh A
    std::uint32_t b = 0; ///< vertex of mesh B
    float weightA = 0;
    float weightB = 0;
    bool operator==(const GluePair &) const = default;
};

struct Glue
{
    QString id;
    std::uint32_t meshA = 0; ///< may equal `meshB`
    std::uint32_t meshB = 0;
    float intensity = 1;
    std::vector<GluePair> pairs;
    std::vector<Channel> channels;
    bool operator==(const Glue &) const = default;
};

struct RenderNode
{
    bool isMesh = false;
    std::uint32_t index = 0; ///< into PuppetRig::meshes, or PuppetRig::groups (always after the group that holds it)
    bool operator==(const RenderNode &) const = default;
};

/// A node of the render tree. The depth of the tree is at most 256, the root being 0.
struct RenderGroup
{
    std::int32_t part = -1;
    std::int32_t drawOrder = 0;
    std::vector<Channel> channels;
    std::optional<Composite> composite;
    std::vector<RenderNode> children;
    bool operator==(const RenderGroup &) const = default;
};

enum class TextureKind : std::uint8_t { Png = 0, Ktx2 = 1, External = 2 };

/// A texture page as stored, not decoded. Width and height are what the record claims; the picture may differ.
struct TexturePage
{
    TextureKind kind = TextureKind::Png;
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    ByteArray data; ///< PNG or KTX2 bytes; empty for an external page
    QString uri;    ///< external page: path relative to the puppet's file
    /// What the external file held when the puppet was read; empty when it was not found. Not part of the record: it is
    /// never written and does not make two pages differ.
    ByteArray externalData = {};

    friend bool operator==(const TexturePage &a, const TexturePage &b)
    {
        return a.kind == b.kind && a.width == b.width && a.height == b.height && a.data == b.data && a.uri == b.uri;
    }
};

} // namespace marrow

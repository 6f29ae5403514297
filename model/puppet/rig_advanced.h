#pragma once

#include "model/puppet/rig_records.h"

#include <QString>

#include <array>
#include <cstdint>
#include <vector>

namespace marrow {

/// The extension chunks BONE, SKIN, COLL and SIMS (P2LRT 2.0; evaluation rules 1.9 and 7). "Bone index" means a deformer, or
/// n_DEFM + i for the i-th virtual bone.

struct MeshOverride
{
    std::uint32_t mesh = 0;
    std::vector<std::uint32_t> axisParameters;
    std::vector<std::uint32_t> bindings; ///< not range-checked
    bool operator==(const MeshOverride &) const = default;
};

/// The common header of an extension chunk: a declaration for readers and people, never consulted by evaluation (7.2).
struct ExtensionHeader
{
    std::uint16_t feature = 0;
    std::uint16_t hooks = 0;
    std::vector<std::uint32_t> parameters;
    std::vector<std::uint32_t> physicsGroups; ///< not range-checked
    std::vector<std::uint32_t> deformers;     ///< bone indices in SKIN and COLL, deformers elsewhere
    std::vector<MeshOverride> meshes;
    std::vector<std::array<char, 4>> dependsOn;
    bool operator==(const ExtensionHeader &) const = default;
};

struct AttachableBone
{
    std::uint32_t deformer = 0; ///< bone index
    QString id;
    bool operator==(const AttachableBone &) const = default;
};

/// Makes a rotation's pivot follow a circle between its keys (7.5). The rotation's pivot grid has exactly one axis, on
/// `parameter`.
struct Arc
{
    std::uint32_t deformer = 0; ///< bone index
    std::uint32_t parameter = 0;
    float centerX = 0;
    float centerY = 0;
    bool operator==(const Arc &) const = default;
};

struct BoneExtension
{
    ExtensionHeader header;
    std::vector<Deformer> virtualBones; ///< rotations; `parent` is a bone index below its own
    std::vector<AttachableBone> attachable;
    std::vector<Arc> arcs;
    bool operator==(const BoneExtension &) const = default;
};

struct Skin
{
    std::uint32_t mesh = 0; ///< its parent is a rotation and is listed in `bones`
    std::vector<KeyAxis> axes;
    std::vector<std::uint32_t> bones; ///< bone indices of rotations
    IntArray from;                    ///< empty (weights are fitted), or one a vertex: position in `bones`
    IntArray to;
    FloatArray weight;
    bool operator==(const Skin &) const = default;
};

struct SkinExtension
{
    ExtensionHeader header;
    std::vector<Skin> skins;
    bool operator==(const SkinExtension &) const = default;
};

struct Collider
{
    QString id;
    bool capsule = false;
    std::int32_t deformer = -1; ///< bone index
    std::int32_t mesh = -1;     ///< goes before `deformer`
    std::uint32_t vertexA = 0;  ///< within the mesh when there is one, any number otherwise
    std::uint32_t vertexB = 0;
    float ax = 0;
    float ay = 0;
    float bx = 0;
    float by = 0;
    float radiusA = 1;
    float radiusB = 1;
    float friction = 0;
    bool operator==(const Collider &) const = default;
};

struct ColliderExtension
{
    ExtensionHeader header;
    std::vector<Collider> colliders;
    bool operator==(const ColliderExtension &) const = default;
};

struct SimulationTarget
{
    std::uint32_t mesh = 0;
    std::uint32_t vertexCount = 0; ///< equals the mesh's
    bool operator==(const SimulationTarget &) const = default;
};

struct StaticOffsets
{
    std::uint32_t mesh = 0;
    std::vector<FloatArray> offsets; ///< one a key, each as long as the mesh's positions
    bool operator==(const StaticOffsets &) const = default;
};

/// A correction that baking left in the core and that a running simulation takes out again (7.7).
struct StaticCorrection
{
    std::uint32_t parameter = 0;
    FloatArray keys;
    std::vector<StaticOffsets> meshes;
    bool operator==(const StaticCorrection &) const = default;
};

constexpr std::uint32_t kNoAnchor = 0xFFFFFFFF;

/// One cloth (7.8-7.14). Particles are the vertices of the targets, target after target; arrays named for particles have one
/// entry each, the arrays of a constraint family are equally long, and all their indices are in range.
struct Simulation
{
    QString id;
    float fps = 60; ///< above 0
    std::uint32_t substeps = 1; ///< 1..128
    float gravityX = 0;         ///< world space: y up
    float gravityY = 0;
    float windX = 0;
    float windY = 0;
    float pinCompliance = 0;
    std::vector<SimulationTarget> targets;
    // particles
    FloatArray invMass, damping, windFactor, pinWeight, goalCompliance, goalOffsetX, goalOffsetY;
    IntArray anchorMesh; ///< kNoAnchor: the particle's own goal
    IntArray anchorVertex;
    // distances
    IntArray stretchA, stretchB;
    FloatArray rest, compliance, compressionCompliance;
    // triangles
    IntArray triangleA, triangleB, triangleC;
    FloatArray areaCompliance;
    // bends, between triangles
    IntArray bendT1, bendT2;
    FloatArray bendCompliance;
    // welds
    IntArray weldA, weldB;
    FloatArray weldWeightA, weldWeightB, weldCompliance;
    // long-range limits
    IntArray longParticle, longRoot;
    FloatArray maxDistance;

    std::vector<std::uint32_t> heldParameters;       ///< kept at their defaults while simulating (H1)
    std::vector<std::uint32_t> skippedPhysicsGroups; ///< in range
    std::vector<StaticCorrection> statics;
    std::vector<std::uint32_t> colliders;
    bool operator==(const Simulation &) const = default;
};

struct SimulationExtension
{
    ExtensionHeader header;
    std::vector<Simulation> simulations;
    bool operator==(const SimulationExtension &) const = default;
};

} // namespace marrow

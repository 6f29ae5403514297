#pragma once

#include "model/character/bound_character.h"
#include "model/character/humanoid.h"

#include <optional>

namespace marrow {

struct BakeOptions
{
    /// Half a turn about +Y: for a model that looks towards −Z, as those of VRM 0.x do.
    bool turned = false;
    /// Vertices with a skin stand where the file has them: for a model whose joints are at their bind pose and at no other place, so that
    /// binding and reading back changes no bit.
    bool asBound = false;

    bool operator==(const BakeOptions &) const = default;
};

/// Brings all primitives of the shown scene into one space, as a viewer draws them at rest: node transforms go into positions and normals;
/// primitives with a skin stand as that skin holds them in the nodes' own pose. Missing normals are made from the faces. The
/// ranges are those of modelParts(), in its order, each with all vertices of its primitive.
BakedMesh bakeMesh(const CharacterModel &model, const BakeOptions &options = {});

/// The matrix that brings the vertices of a range that has no skin into the baked space (a skinned one has a matrix a vertex).
Eigen::Matrix4f bakeMatrix(const CharacterModel &model, int node, const BakeOptions &options = {});

/// Which joint the model's own skin gives each baked vertex to, for comparing. A plain value.
struct OwnSkin
{
    /// Of humanoidSkeleton(): the joint that plays the strongest joint of the vertex or else the nearest one above it; -1 where the vertex
    /// has no skin or nothing above is known.
    std::vector<int> strongest;
    /// For each of our joints the ones that stand for it in the model: itself twice, or, when the model does not have it, the nearest one
    /// above it and the next one along its chain (a neck the model lacks is part of its chest and of its head).
    std::array<std::array<int, 2>, kHumanoidJointCount> standsFor = {};
    /// Where the model's own joints are, in baked space; nullopt for those it does not have.
    std::array<std::optional<Eigen::Vector3f>, kHumanoidJointCount> positions;
};

/// nullopt when no primitive is skinned, or when the hips or a leg or arm cannot be told by name.
std::optional<OwnSkin> ownSkin(const CharacterModel &model, const BakedMesh &mesh, const BakeOptions &options = {});

/// How many of the vertices that have a skin of their own go mainly to the same joint in both, and how many there are.
struct SkinAgreement
{
    std::size_t agreeing = 0;
    std::size_t compared = 0;

    double share() const { return compared ? static_cast<double>(agreeing) / static_cast<double>(compared) : 0; }
};
SkinAgreement compareSkins(const OwnSkin &own, const std::vector<VertexWeights> &weights);

} // namespace marrow

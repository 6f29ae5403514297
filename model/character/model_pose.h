#pragma once

#include "model/character/character_model.h"

#include <QStringList>

#include <span>
#include <vector>

namespace marrow {

/// One primitive as a node of the shown scene places it.
struct ModelPart
{
    int node = -1;
    int mesh = -1;
    int primitive = -1;

    bool operator==(const ModelPart &) const = default;
};

/// Every primitive of the shown scene that has triangles, node by node from the roots down (a parent before its children, these in the
/// file's order). Pictures, picking and binding number parts by this list.
std::vector<ModelPart> modelParts(const CharacterModel &model);

/// The nodes of the shown scene, in the same order.
std::vector<int> shownNodes(const CharacterModel &model);

/// A whole model in a pose. A plain value.
struct ModelPose
{
    std::vector<Eigen::Matrix4f> worlds;          ///< one a node, in the model's own space
    std::vector<std::vector<float>> morphWeights; ///< one list a node; empty: the node's or the mesh's own
    std::vector<ModelMaterial> materials;         ///< as expressions change them, all of them; empty: the model's own

    /// Its surface looks other than in the bind pose, whatever its joints do.
    bool changesSurface() const { return !morphWeights.empty() || !materials.empty(); }
    bool empty() const { return worlds.empty(); }
};

/// The bind pose, or a clip at a time (seconds; held outside the clip).
ModelPose bindPose(const CharacterModel &model);
ModelPose clipPose(const CharacterModel &model, const ModelClip &clip, float seconds);

/// The pose when some nodes' locals are replaced: one matrix a node.
ModelPose poseOfLocals(const CharacterModel &model, std::span<const Eigen::Matrix4f> locals);

/// The weights a node's morph targets have when nothing moves them.
std::vector<float> restMorphWeights(const CharacterModel &model, int node);

/// The names of a mesh's morph targets; those without one are called by the mesh and their place ("face / 3").
QStringList morphNames(const CharacterModel &model, int mesh);
/// Sets every morph target of that name in a pose. False when there is none.
bool setMorph(const CharacterModel &model, const QString &name, float weight, ModelPose &pose);

/// What a part looks like in a pose; the plain white of glTF when it has no material.
const ModelMaterial &materialOf(const CharacterModel &model, const ModelPose &pose, int material);

/// The weights of a part's morph targets in a pose; missing ones are 0.
std::vector<float> morphWeightsOf(const CharacterModel &model, const ModelPose &pose, const ModelPart &part);

/// The matrices that move the vertices of a part: one a joint of its skin (joint world · inverse bind; the node's own place does not
/// count then, glTF 2.0, 3.7.3.3), or one, the node's world, when it has none.
std::vector<Eigen::Matrix4f> skinMatrices(const CharacterModel &model, const ModelPose &pose, int node);

/// Whether a part follows its node's skin: it has one, and joints and weights for it.
bool isSkinned(const CharacterModel &model, const ModelPart &part);

/// Normals where the file has none: smooth, weighted by the faces' areas.
std::vector<Eigen::Vector3f> smoothNormals(std::span<const Eigen::Vector3f> positions, std::span<const std::uint32_t> triangles);

/// Positions and normals with the morph targets added, in the primitive's own space. Normals are made when there are none.
struct PartSurface
{
    std::vector<Eigen::Vector3f> positions;
    std::vector<Eigen::Vector3f> normals;
};
PartSurface morphedSurface(const ModelPrimitive &primitive, std::span<const float> weights);

/// The reference for what is drawn: the surface of a part in a pose, in the model's space. Weights are taken as they are; a vertex whose
/// weights sum to nothing stays where its node is.
PartSurface posedSurface(const CharacterModel &model, const ModelPose &pose, const ModelPart &part);
/// Its positions alone, which takes a fraction of the time.
std::vector<Eigen::Vector3f> posedPositions(const CharacterModel &model, const ModelPose &pose, const ModelPart &part);

/// How a model is placed for looking at so that its front is +Z: those of VRM 0.x look towards −Z and are turned half round.
Eigen::Affine3f facingPlacement(const CharacterModel &model);

/// A box around everything that is shown in a pose.
Eigen::AlignedBox3f posedBounds(const CharacterModel &model, const ModelPose &pose);

} // namespace marrow

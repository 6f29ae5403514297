#pragma once

#include "model/character/model_pose.h"

#include <QByteArray>

namespace marrow {

/// Buffers of one part, ready for the graphics card. What moves (morph targets), what stays and what is painted are apart.
struct FigureGeometry
{
    QByteArray surface; ///< position and normal: 6 floats a vertex
    QByteArray looks;   ///< two texture places as 4 floats, the colour as 4 bytes
    QByteArray skin;    ///< 4 slots as 16-bit numbers, 4 weights as floats
    QByteArray triangles;
    int vertexCount = 0;

    static constexpr unsigned kSurfaceBytes = 24;
    static constexpr unsigned kLooksBytes = 20;
    static constexpr unsigned kSkinBytes = 24;
};

/// Where the matrices of each part stand in the table of one figure: those of a skin's joints once for all parts that follow it, and the
/// world of each part's node, for what follows no joint. Slots are 16-bit numbers: what lies beyond stays at slot 0.
struct FigureSlots
{
    struct PartSlots
    {
        int firstJoint = -1; ///< of its skin; -1: not skinned
        int rest = 0;        ///< its node's world
    };

    std::vector<PartSlots> parts;
    std::vector<std::pair<int, int>> skins; ///< a node that has the skin, and the slot of its first joint
    std::vector<std::pair<int, int>> nodes; ///< a node and the slot of its world
    int total = 0;                          ///< slots a figure
};

FigureGeometry figureGeometry(const CharacterModel &model, const ModelPart &part, std::span<const float> morphWeights, const FigureSlots::PartSlots &slotsOfPart);
QByteArray surfaceBytes(const PartSurface &surface);
/// The bytes of FigureGeometry::skin. A vertex whose weights sum to nothing follows the part's node.
QByteArray skinBytes(std::span<const std::array<std::uint16_t, 4>> joints, std::span<const Eigen::Vector4f> weights, const FigureSlots::PartSlots &slotsOfPart);
/// Every edge once, as pairs of vertex numbers. Edges between vertices at the same place count as one.
QByteArray edgeIndices(const ModelPrimitive &primitive);

FigureSlots figureSlots(const CharacterModel &model, const std::vector<ModelPart> &parts);
/// The matrices of one figure in slot order, three rows of four floats each; `out` has total · 12 floats.
void writeSlots(const CharacterModel &model, const FigureSlots &table, const ModelPose &pose, const Eigen::Affine3f &placement, float *out);

} // namespace marrow

#pragma once

#include "model/character/action.h"
#include "model/character/character_model.h"

#include <array>
#include <cstdint>
#include <vector>

namespace marrow {

/// Where a joint's position comes from (character-decisions, "Automatic placement").
enum class JointSource { Analysis, Proportion, Ledger, Skin };

struct PlacedJoint
{
    Eigen::Vector3f position = Eigen::Vector3f::Zero(); ///< metres, in the space of the baked vertices
    float confidence = 0;                               ///< 0 guessed, 1 measured
    JointSource source = JointSource::Proportion;

    bool operator==(const PlacedJoint &) const = default;
};

/// The 22 joints of one character and where the segments that end in no joint end. A plain value.
struct JointPlacement
{
    std::array<PlacedJoint, kHumanoidJointCount> joints;
    std::array<Eigen::Vector3f, kHumanoidJointCount> tails; ///< the far end of each joint's segment
    float height = 0;                                       ///< of the bounding box
    float trunkHalfWidth = 0; ///< under the arms; 0 when it could not be measured

    HumanoidRest rest() const
    {
        HumanoidRest rest;
        for (std::size_t joint = 0; joint < rest.size(); ++joint)
            rest[joint] = joints[joint].position;
        return rest;
    }

    bool operator==(const JointPlacement &) const = default;
};

/// Up to four joints of a vertex with weights that sum to 1. Joints are those of humanoidSkeleton(), strongest first; unused places are
/// joint 1 with weight 0.
struct VertexWeights
{
    std::array<std::uint8_t, 4> joints = {1, 1, 1, 1};
    std::array<float, 4> weights = {0, 0, 0, 0};

    bool operator==(const VertexWeights &) const = default;
};

/// All primitives of a model in one space: node transforms are baked into the vertices (character-decisions, "Automatic placement"). The
/// vertices of `ranges[i]` are those of primitive `ranges[i].primitive` of mesh `ranges[i].mesh`, placed by node `ranges[i].node`.
struct BakedMesh
{
    struct Range
    {
        int node = -1;
        int mesh = -1;
        int primitive = -1;
        std::uint32_t firstVertex = 0;
        std::uint32_t vertexCount = 0;
        std::uint32_t firstTriangle = 0; ///< counted in triangles
        std::uint32_t triangleCount = 0;
        /// It hangs from a joint of the model's own skeleton as one piece (a sword, a helmet): the joint of humanoidSkeleton() it goes with.
        /// -1 for the body, and where the model has no skeleton of its own.
        int follows = -1;
    };

    std::vector<Eigen::Vector3f> positions;
    std::vector<Eigen::Vector3f> normals; ///< one a position
    std::vector<std::uint32_t> triangles; ///< three a triangle, into positions
    std::vector<Range> ranges;
    /// What was done to directions at each vertex, for the deltas of morph targets; empty when the model has none.
    std::vector<Eigen::Matrix3f> linear;
};

} // namespace marrow

#pragma once

#include "model/character/skin/skin_weights.h"

#include <bitset>
#include <span>

namespace marrow {

/// Joints whose weights may not change.
using JointLocks = std::bitset<kHumanoidJointCount>;

enum class WeightBrush { Add, Subtract, Replace, Smooth };
enum class BrushFalloff { Constant, Linear, Smooth };

/// One touch of the brush on the surface.
struct WeightDab
{
    Eigen::Vector3f centre = Eigen::Vector3f::Zero(); ///< metres, in the space of the baked vertices
    float radius = 0.05F;
    float strength = 1; ///< of a dab at its centre, 0 to 1
    BrushFalloff falloff = BrushFalloff::Smooth;
};

/// Weights of neighbours are needed by Smooth and by flood: which vertices are joined by an edge, those at one place counted as one. Made
/// once a mesh.
class VertexNeighbours
{
public:
    VertexNeighbours() = default;
    explicit VertexNeighbours(const BakedMesh &mesh);

    std::span<const std::uint32_t> of(std::uint32_t vertex) const;
    /// The vertices at the same place, the vertex itself among them.
    std::span<const std::uint32_t> twinsOf(std::uint32_t vertex) const;
    /// Vertices whose position is the mirror image across x = 0, -1 for none.
    std::span<const std::int32_t> mirrors() const { return m_mirrors; }

private:
    std::vector<std::uint32_t> m_starts, m_neighbours;
    std::vector<std::uint32_t> m_group, m_twinStarts, m_twins;
    std::vector<std::int32_t> m_mirrors;
};

/// What an operation works on. `weights` and `touched` are changed in place; `touched` gets every vertex that differs now, unsorted.
struct WeightEdit
{
    const BakedMesh &mesh;
    const VertexNeighbours &neighbours;
    std::vector<VertexWeights> &weights;
    JointLocks locks;
    std::vector<std::uint32_t> *touched = nullptr;
};

/// How strong a dab is at a distance.
float brushStrength(const WeightDab &dab, float distance);

/// One dab for a joint; with `mirror` the mirrored dab for its partner too. Other joints give or take in proportion to what they have, locked
/// ones keep theirs; the sum stays 1. Replace moves the weight towards `value`.
void applyDab(WeightEdit &edit, const WeightDab &dab, WeightBrush brush, int joint, float value = 1, bool mirror = false);

/// The joint gets `value` on every vertex of the connected piece of surface `vertex` lies on.
void floodWeight(WeightEdit &edit, std::uint32_t vertex, int joint, float value);
/// Weights of one side become the mirror image of the other's: of the left's when `fromLeft`. Vertices without a mirror image stay.
void mirrorWeights(WeightEdit &edit, bool fromLeft);
/// Sums become 1 again, locked joints keep theirs.
void normaliseWeights(WeightEdit &edit);
/// At most four, or fewer; the weakest go.
void limitWeights(WeightEdit &edit, int most);
/// Weights below `least` go.
void pruneWeights(WeightEdit &edit, float least);
/// Every vertex `rounds` times towards the mean of its neighbours; joint -1 for all joints.
void smoothWeights(WeightEdit &edit, int joint, int rounds, float strength);

/// The strongest joint of each vertex.
std::vector<std::uint8_t> dominantJoints(const std::vector<VertexWeights> &weights);

} // namespace marrow

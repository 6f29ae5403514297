#pragma once

#include "model/base/progress.h"
#include "model/character/bound_character.h"

#include <QString>

namespace marrow {

/// Joints of a skirt (character-decisions, "Skeleton"): skirt_a in front, skirt_b and skirt_c behind (upper and lower half), skirt_L and skirt_R
/// at the sides. All hang from the hips, and no movement of the shared skeleton turns them.
inline constexpr int kSkirtJointCount = 5;

QString skirtJointName(int index);
/// -1 for other names.
int skirtJoint(QStringView name);

/// A skirt that was made for a binding. A plain value.
struct Skirt
{
    std::array<Eigen::Vector3f, kSkirtJointCount> positions; ///< as JointPlacement has them
    std::array<Eigen::Vector3f, kSkirtJointCount> tails;
    /// Of all vertices: joint kHumanoidJointCount + i is joint i of the skirt.
    std::vector<VertexWeights> weights;

    bool empty() const { return weights.empty(); }
};

/// The same weights on the shared skeleton alone: the skirt stands with the hips, so that they move vertices alike. `joints` and `weights` of a
/// vertex come strongest first.
VertexWeights withoutSkirt(const VertexWeights &weights);

/// What joints of a skirt would do to a binding: the self-intersections that poses of the legs add, without them and with them.
struct SkirtTrial
{
    Skirt skirt;
    std::size_t vertices = 0; ///< that follow it in part
    std::size_t without = 0;
    std::size_t with = 0;

    /// There is a skirt, and it gets no worse.
    bool acceptable() const { return vertices > 0 && with <= without; }
};

/// Measures it: the joints take their share, by the same law of distance, of what the thighs hold between the hem and the hips.
SkirtTrial trySkirt(const BakedMesh &mesh, const JointPlacement &placement, const std::vector<VertexWeights> &weights, float power, const Progress &progress = {});

} // namespace marrow

#pragma once

#include "model/base/progress.h"
#include "model/character/action.h"
#include "model/character/bound_character.h"

#include <QString>

namespace marrow {

/// The vertices of a bound mesh in a pose: linear blend skinning with the 22 joints.
std::vector<Eigen::Vector3f> posedPositions(const BakedMesh &mesh, const JointPlacement &placement, const std::vector<VertexWeights> &weights,
                                            const HumanoidPose &pose);

/// A pose to judge a binding by.
struct TestPose
{
    QString id;   ///< stable: "arms-up"
    QString name; ///< for people, translated
    HumanoidPose pose;
};

/// Rest, arms up, arms forward, squat, twist, head turn, knee up, sit. Made for a character as placed: arms are raised from where they are
/// at rest, whatever that is.
std::vector<TestPose> testPoses(const JointPlacement &placement);

/// Every joint through its range, one after another, back to rest in between; loops.
Action rangeOfMotion(const JointPlacement &placement);

/// Pairs of triangles that cross each other and share no vertex position. Those that cross at rest already are listed apart, so that a pose
/// can be judged by what it adds.
struct SelfIntersections
{
    std::size_t pairs = 0;
    std::size_t fresh = 0;                ///< of them, not crossing at rest
    std::vector<std::uint32_t> triangles; ///< that cross some other and did not at rest, ascending
};

struct PoseIntersections
{
    QString id;
    SelfIntersections found;
};

/// Counts at rest and in each pose, worst (most fresh pairs) first; "rest" is among them. One thread; may be cancelled (what is done so far).
std::vector<PoseIntersections> countSelfIntersections(const BakedMesh &mesh, const JointPlacement &placement,
                                                      const std::vector<VertexWeights> &weights, const std::vector<TestPose> &poses,
                                                      const Progress &progress = {});

} // namespace marrow

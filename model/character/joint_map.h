#pragma once

#include "model/character/character_model.h"
#include "model/character/motion.h"
#include "model/character/name_map.h"

#include <array>
#include <vector>

namespace marrow {

/// The joints of any skeleton as far as mapping needs them: names, tree and where they stand at rest (world, +Y up).
struct NamedSkeleton
{
    struct Joint
    {
        QString name;
        int parent = -1; ///< before its children
        Eigen::Vector3f position = Eigen::Vector3f::Zero();
    };
    std::vector<Joint> joints;
    /// Human bones the file names itself, VRM's names with the joint; they come before all maps.
    std::vector<std::pair<QString, int>> humanBones;
};

NamedSkeleton namedSkeleton(const Motion &motion);

/// Which joint of a skeleton plays which of the 22; -1 where none does.
struct JointMap
{
    std::array<int, kHumanoidJointCount> joints;

    JointMap() { joints.fill(-1); }
    int operator[](int humanoid) const { return joints[static_cast<std::size_t>(humanoid)]; }
    int &operator[](int humanoid) { return joints[static_cast<std::size_t>(humanoid)]; }
    int mapped() const;
    bool operator==(const JointMap &) const = default;
};

/// One opinion on which joint plays a humanoid joint, and how sure it is (0 to 1).
struct JointVote
{
    int joint = -1;
    float confidence = 0;

    bool operator==(const JointVote &) const = default;
};

/// What names and geometry say, each for itself, and what is proposed from both: names where there are any, else geometry where it is sure.
struct JointMapProposal
{
    std::array<JointVote, kHumanoidJointCount> byName;
    std::array<JointVote, kHumanoidJointCount> byGeometry;
    JointMap map;
    QString mapId;    ///< of the name map that knew the most joints; empty when none knew any
    QString mapTitle;

    /// Joints on which both have a vote and they differ.
    std::vector<int> disagreements() const;
};

/// By human bones the file names itself, then by the maps: the one that knows the most joints is asked first, the others for what it leaves open.
std::array<JointVote, kHumanoidJointCount> voteByNames(const NamedSkeleton &skeleton, const std::vector<NameMap> &maps, const NameMap **best = nullptr);

/// By the shape of the rest pose alone: legs, arms and head are the branches that reach farthest down, out and up. Works for figures that
/// stand or hover in any T, A or N pose, look along any horizontal axis and have two legs; says nothing where it sees no such figure.
std::array<JointVote, kHumanoidJointCount> voteByGeometry(const NamedSkeleton &skeleton);

JointMapProposal proposeJointMap(const NamedSkeleton &skeleton, const std::vector<NameMap> &maps = builtInNameMaps());

/// The map as a preset that names these joints exactly; "parent/name" where a name is not unique.
NameMap nameMapFrom(const JointMap &map, const NamedSkeleton &skeleton, const QString &id, const QString &title);

/// The highest joint above the hips that stands in no map as hips and carries the whole figure: what moves the root. -1 when the hips are
/// the top. `map[0]` where it is mapped.
int rootAbove(const NamedSkeleton &skeleton, const JointMap &map);

} // namespace marrow

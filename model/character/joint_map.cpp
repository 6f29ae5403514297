#include "model/character/joint_map.h"

#include "model/character/humanoid.h"

#include <algorithm>

namespace marrow {

namespace {

constexpr std::size_t kJoints = kHumanoidJointCount;
constexpr std::size_t kThigh = 14; ///< thigh_L; behind it thigh_R, shin_L, shin_R

/// How well known a name is among a joint's names: 1 for the first, less behind.
float confidenceOf(std::size_t rank)
{
    constexpr float kStep = 0.08f, kLeast = 0.5f;
    return std::max(kLeast, 1 - kStep * static_cast<float>(rank));
}

struct Names
{
    std::vector<PlainName> plain;
    const NamedSkeleton *skeleton;

    bool matches(const NameMap::Name &name, std::size_t joint) const
    {
        if (plain[joint] != name.plain)
            return false;
        const int parent = skeleton->joints[joint].parent;
        return name.parent.isEmpty() || (parent >= 0 && skeleton->joints[static_cast<std::size_t>(parent)].name == name.parent);
    }
};

/// The joint with the best known name that is not taken; exact spelling goes before the same plain name.
JointVote bestFor(const std::vector<NameMap::Name> &wanted, const Names &names, const std::vector<bool> &taken)
{
    for (std::size_t rank = 0; rank < wanted.size(); ++rank) {
        int found = -1;
        for (std::size_t joint = 0; joint < names.plain.size(); ++joint) {
            if (taken[joint] || !names.matches(wanted[rank], joint))
                continue;
            const bool exact = names.skeleton->joints[joint].name == wanted[rank].text;
            if (found < 0 || exact) {
                found = static_cast<int>(joint);
                if (exact)
                    break;
            }
        }
        if (found >= 0)
            return {found, confidenceOf(rank)};
    }
    return {};
}

using Votes = std::array<JointVote, kJoints>;

/// Adds what a map knows to what is known already.
void addVotes(const NameMap &map, const Names &names, std::vector<bool> &taken, Votes &votes)
{
    for (std::size_t joint = 0; joint < kJoints; ++joint) {
        if (votes[joint].joint >= 0)
            continue;
        votes[joint] = bestFor(map.names[joint], names, taken);
        if (votes[joint].joint >= 0)
            taken[static_cast<std::size_t>(votes[joint].joint)] = true;
    }
}

/// What a map is worth: how many joints it knows, and how surely.
float worth(const Votes &votes)
{
    float sum = 0;
    for (std::size_t joint = 1; joint < kJoints; ++joint)
        sum += votes[joint].joint >= 0 ? votes[joint].confidence : 0;
    return sum;
}

void voteByHumanBones(const NamedSkeleton &skeleton, std::vector<bool> &taken, Votes &votes)
{
    for (std::size_t joint = 1; joint < kJoints; ++joint) {
        const QString wanted = vrmBoneName(humanoidJointName(static_cast<int>(joint)));
        for (const auto &[bone, node] : skeleton.humanBones) {
            if (bone != wanted || node < 0 || static_cast<std::size_t>(node) >= taken.size())
                continue;
            votes[joint] = {node, 1};
            taken[static_cast<std::size_t>(node)] = true;
        }
    }
}

} // namespace

int JointMap::mapped() const
{
    return static_cast<int>(std::count_if(joints.begin() + 1, joints.end(), [](int joint) { return joint >= 0; }));
}

NamedSkeleton namedSkeleton(const Motion &motion)
{
    NamedSkeleton skeleton;
    const std::vector<Eigen::Isometry3f> worlds = motionRestWorlds(motion);
    for (std::size_t joint = 0; joint < worlds.size(); ++joint)
        skeleton.joints.push_back({motion.joints[joint].name, motion.joints[joint].parent, worlds[joint].translation()});
    skeleton.humanBones = motion.humanBones;
    return skeleton;
}

Votes voteByNames(const NamedSkeleton &skeleton, const std::vector<NameMap> &maps, const NameMap **best)
{
    Names names{{}, &skeleton};
    for (const NamedSkeleton::Joint &joint : skeleton.joints)
        names.plain.push_back(plainName(joint.name));
    const NameMap *first = nullptr;
    float most = 0;
    for (const NameMap &map : maps) {
        std::vector<bool> taken(names.plain.size(), false);
        Votes votes;
        addVotes(map, names, taken, votes);
        if (const float value = worth(votes); value > most) {
            most = value;
            first = &map;
        }
    }
    if (best)
        *best = first;
    Votes votes;
    std::vector<bool> taken(names.plain.size(), false);
    voteByHumanBones(skeleton, taken, votes);
    if (!first)
        return votes;
    addVotes(*first, names, taken, votes);
    for (std::size_t joint = 0; joint < names.plain.size(); ++joint)
        taken[joint] = taken[joint] || first->unmapped.contains(names.plain[joint].base);
    for (const NameMap &map : maps)
        addVotes(map, names, taken, votes);
    // A leg of one joint is called "leg", as a shin is elsewhere.
    for (const auto &[thigh, shin] : {std::pair{kThigh, kThigh + 2}, {kThigh + 1, kThigh + 3}}) {
        if (votes[thigh].joint < 0)
            std::swap(votes[thigh], votes[shin]);
    }
    return votes;
}

std::vector<int> JointMapProposal::disagreements() const
{
    std::vector<int> list;
    for (std::size_t joint = 0; joint < kJoints; ++joint) {
        if (byName[joint].joint >= 0 && byGeometry[joint].joint >= 0 && byName[joint].joint != byGeometry[joint].joint)
            list.push_back(static_cast<int>(joint));
    }
    return list;
}

JointMapProposal proposeJointMap(const NamedSkeleton &skeleton, const std::vector<NameMap> &maps)
{
    JointMapProposal proposal;
    const NameMap *best = nullptr;
    proposal.byName = voteByNames(skeleton, maps, &best);
    proposal.byGeometry = voteByGeometry(skeleton);
    if (best) {
        proposal.mapId = best->id;
        proposal.mapTitle = best->title;
    }
    std::vector<bool> taken(skeleton.joints.size(), false);
    int named = 0;
    for (std::size_t joint = 0; joint < kJoints; ++joint) {
        proposal.map.joints[joint] = proposal.byName[joint].joint;
        if (proposal.byName[joint].joint >= 0) {
            taken[static_cast<std::size_t>(proposal.byName[joint].joint)] = true;
            named += joint > 0;
        }
    }
    // Names that say nearly everything left the rest out on purpose (a skeleton without shoulders); geometry answers where names are silent.
    constexpr int kNamesSayEnough = 15;
    constexpr float kSure = 0.5f;
    for (std::size_t joint = 0; joint < kJoints && named < kNamesSayEnough; ++joint) {
        const JointVote &vote = proposal.byGeometry[joint];
        if (proposal.map.joints[joint] >= 0 || vote.joint < 0 || vote.confidence < kSure || taken[static_cast<std::size_t>(vote.joint)])
            continue;
        proposal.map.joints[joint] = vote.joint;
        taken[static_cast<std::size_t>(vote.joint)] = true;
    }
    return proposal;
}

NameMap nameMapFrom(const JointMap &map, const NamedSkeleton &skeleton, const QString &id, const QString &title)
{
    NameMap preset;
    preset.id = id;
    preset.title = title;
    const auto &joints = skeleton.joints;
    for (std::size_t joint = 0; joint < kJoints; ++joint) {
        if (map.joints[joint] < 0)
            continue;
        // Nobody chooses the root: a joint that was given to another by hand is that other's.
        if (joint == 0 && std::count(map.joints.begin(), map.joints.end(), map.joints[0]) > 1)
            continue;
        const NamedSkeleton::Joint &source = joints[static_cast<std::size_t>(map.joints[joint])];
        const PlainName plain = plainName(source.name);
        const auto same = std::count_if(joints.begin(), joints.end(), [&](const auto &other) { return plainName(other.name) == plain; });
        const bool unique = same < 2 || source.parent < 0;
        preset.names[joint].push_back(nameMapName(unique ? source.name : joints[static_cast<std::size_t>(source.parent)].name + QLatin1Char('/') + source.name));
    }
    return preset;
}

int rootAbove(const NamedSkeleton &skeleton, const JointMap &map)
{
    if (map[0] >= 0)
        return map[0];
    const int hips = map[humanoidJoint(u"hips")];
    if (hips < 0)
        return -1;
    // Some rigs hang the whole figure on more than one joint that is the hips in part (MMD's centre and groove): those move with the hips.
    const auto partOfHips = [&](int joint) {
        const PlainName plain = plainName(skeleton.joints[static_cast<std::size_t>(joint)].name);
        for (const NameMap &known : builtInNameMaps()) {
            const auto &names = known.names[1];
            if (std::any_of(names.begin(), names.end(), [&](const NameMap::Name &name) { return name.plain == plain; }))
                return true;
        }
        return false;
    };
    int root = -1;
    for (int joint = skeleton.joints[static_cast<std::size_t>(hips)].parent; joint >= 0; joint = skeleton.joints[static_cast<std::size_t>(joint)].parent) {
        if (!partOfHips(joint) && root < 0)
            root = joint;
    }
    return root;
}

} // namespace marrow

#include "io/motion/model_motions.h"

#include "io/motion/motion_texts.h"
#include "model/character/track_sampling.h"

#include <array>
#include <cmath>

namespace marrow {

namespace {

/// Which nodes become joints, parents first, and the joint of each node (-1: none).
struct Skeleton
{
    std::vector<int> nodes;
    std::vector<int> jointOfNode;
};

void mark(const CharacterModel &model, int node, std::vector<bool> &wanted)
{
    while (node >= 0 && !wanted[static_cast<std::size_t>(node)]) {
        wanted[static_cast<std::size_t>(node)] = true;
        node = model.nodes[static_cast<std::size_t>(node)].parent;
    }
}

bool moves(const ModelTrack &track)
{
    return track.path != ModelPath::Weights && !track.times.empty();
}

Skeleton skeletonOf(const CharacterModel &model)
{
    std::vector<bool> wanted(model.nodes.size(), false);
    for (const int node : model.jointNodes())
        mark(model, node, wanted);
    for (const auto &[bone, node] : model.vrmHumanBones)
        mark(model, node, wanted);
    for (const ModelClip &clip : model.clips) {
        for (const ModelTrack &track : clip.tracks) {
            if (moves(track))
                mark(model, track.node, wanted);
        }
    }
    Skeleton skeleton;
    skeleton.jointOfNode.assign(model.nodes.size(), -1);
    std::vector<int> open;
    for (std::size_t i = model.nodes.size(); i-- > 0;) {
        if (model.nodes[i].parent < 0)
            open.push_back(static_cast<int>(i));
    }
    while (!open.empty()) {
        const int node = open.back();
        open.pop_back();
        if (!wanted[static_cast<std::size_t>(node)])
            continue;
        skeleton.jointOfNode[static_cast<std::size_t>(node)] = static_cast<int>(skeleton.nodes.size());
        skeleton.nodes.push_back(node);
        const auto &children = model.nodes[static_cast<std::size_t>(node)].children;
        open.insert(open.end(), children.rbegin(), children.rend());
    }
    return skeleton;
}

/// Local transforms of the skeleton's nodes to rotations and offsets without scale: positions stay where the scaled tree has them.
class Unscaler
{
public:
    Unscaler(const CharacterModel &model, const Skeleton &skeleton)
        : m_model(model)
        , m_skeleton(skeleton)
        , m_matrices(skeleton.nodes.size())
        , m_turns(skeleton.nodes.size())
        , locals(skeleton.nodes.size())
    {
    }

    std::vector<Transform> &take()
    {
        if (isPlain())
            return locals;
        for (std::size_t joint = 0; joint < locals.size(); ++joint) {
            const int node = m_skeleton.nodes[joint];
            const int parentNode = m_model.nodes[static_cast<std::size_t>(node)].parent;
            const int parent = parentNode < 0 ? -1 : m_skeleton.jointOfNode[static_cast<std::size_t>(parentNode)];
            const Eigen::Affine3d local = locals[joint].matrix().cast<double>();
            const Eigen::Quaterniond turn = locals[joint].rotation.cast<double>().normalized();
            locals[joint].rotation = turn.cast<float>();
            if (parent < 0) {
                m_matrices[joint] = local;
                m_turns[joint] = turn;
                continue;
            }
            const auto p = static_cast<std::size_t>(parent);
            m_matrices[joint] = m_matrices[p] * local;
            m_turns[joint] = (m_turns[p] * turn).normalized();
            locals[joint].translation = (m_turns[p].conjugate() * (m_matrices[joint].translation() - m_matrices[p].translation())).cast<float>();
        }
        return locals;
    }

private:
    /// Nothing is scaled, as in most files: the locals are what is wanted, up to the length of the rotations.
    bool isPlain()
    {
        constexpr float kRounding = 1e-6F;
        for (Transform &local : locals) {
            if (!((local.scale - Eigen::Vector3f::Ones()).cwiseAbs().maxCoeff() <= kRounding))
                return false;
            local.rotation.normalize();
        }
        return true;
    }

    const CharacterModel &m_model;
    const Skeleton &m_skeleton;
    std::vector<Eigen::Affine3d> m_matrices;
    std::vector<Eigen::Quaterniond> m_turns;

public:
    std::vector<Transform> locals; ///< to be filled with the nodes' own before `take`
};

void setRestLocals(const CharacterModel &model, const Skeleton &skeleton, std::vector<Transform> &locals)
{
    for (std::size_t joint = 0; joint < locals.size(); ++joint)
        locals[joint] = model.nodes[static_cast<std::size_t>(skeleton.nodes[joint])].local;
}

void setTrack(const ModelTrack &track, float seconds, Transform &local)
{
    std::array<float, 4> v;
    sampleTrack(track, seconds, v);
    if (track.path == ModelPath::Translation)
        local.translation = {v[0], v[1], v[2]};
    else if (track.path == ModelPath::Scale)
        local.scale = {v[0], v[1], v[2]};
    else if (track.path == ModelPath::Rotation)
        local.rotation = Eigen::Quaternionf(v[3], v[0], v[1], v[2]);
}

Motion emptyMotion(const CharacterModel &model, const Skeleton &skeleton, Unscaler &unscaler)
{
    Motion motion;
    setRestLocals(model, skeleton, unscaler.locals);
    unscaler.take();
    for (std::size_t joint = 0; joint < skeleton.nodes.size(); ++joint) {
        const auto node = static_cast<std::size_t>(skeleton.nodes[joint]);
        const int parent = model.nodes[node].parent;
        MotionJoint made;
        made.name = model.nodes[node].name.isEmpty() ? QStringLiteral("node_%1").arg(node) : model.nodes[node].name;
        made.parent = parent < 0 ? -1 : skeleton.jointOfNode[static_cast<std::size_t>(parent)];
        made.rest = unscaler.locals[joint];
        made.rest.scale.setOnes();
        motion.joints.push_back(std::move(made));
    }
    for (const auto &[bone, node] : model.vrmHumanBones)
        motion.humanBones.emplace_back(bone, skeleton.jointOfNode[static_cast<std::size_t>(node)]);
    return motion;
}

void sample(const CharacterModel &model, const Skeleton &skeleton, const ModelClip &clip, Unscaler &unscaler, Motion &motion)
{
    const std::size_t count = static_cast<std::size_t>(motion.frames) * motion.joints.size();
    motion.rotations.reserve(count);
    motion.translations.reserve(count);
    for (int frame = 0; frame < motion.frames; ++frame) {
        const float seconds = static_cast<float>(frame / motion.fps);
        setRestLocals(model, skeleton, unscaler.locals);
        for (const ModelTrack &track : clip.tracks) {
            if (moves(track))
                setTrack(track, seconds, unscaler.locals[static_cast<std::size_t>(skeleton.jointOfNode[static_cast<std::size_t>(track.node)])]);
        }
        for (const Transform &local : unscaler.take()) {
            motion.rotations.push_back(local.rotation.coeffs().allFinite() ? local.rotation : Eigen::Quaternionf::Identity());
            motion.translations.push_back(local.translation.allFinite() ? local.translation : Eigen::Vector3f::Zero());
        }
    }
    makeSignsContinuous(motion);
}

} // namespace

Result<std::vector<Motion>> motionsOfModel(const CharacterModel &model, double fps, std::size_t maxSamples, const Progress &progress)
{
    if (model.clips.empty())
        return Error{QStringLiteral("motion.no-clips"), MotionTexts::tr("The file holds a model without any animation."), {}, nullptr};
    const Skeleton skeleton = skeletonOf(model);
    if (skeleton.nodes.empty())
        return Error{QStringLiteral("motion.no-joints"), MotionTexts::tr("The file's animations move no joint and no node."), {}, nullptr};
    constexpr double kRounding = 1e-4; // of a frame: key times in single precision
    double samples = 0;
    for (const ModelClip &clip : model.clips)
        samples += (std::floor(static_cast<double>(clip.durationSeconds) * fps + kRounding) + 1) * static_cast<double>(skeleton.nodes.size());
    if (!(samples <= static_cast<double>(maxSamples)))
        return Error{QStringLiteral("motion.too-long"), MotionTexts::tr("The clips are longer than this program reads at once."), {}, nullptr};
    Unscaler unscaler(model, skeleton);
    const Motion empty = emptyMotion(model, skeleton, unscaler);
    std::vector<Motion> motions;
    for (const ModelClip &clip : model.clips) {
        if (progress.cancelled())
            return Error{QStringLiteral("import.cancelled"), MotionTexts::tr("Reading the motion was cancelled."), {}, nullptr};
        progress.report(static_cast<double>(motions.size()) / static_cast<double>(model.clips.size()), clip.name);
        Motion motion = empty;
        motion.name = clip.name;
        motion.fps = fps;
        motion.frames = static_cast<int>(std::floor(static_cast<double>(clip.durationSeconds) * fps + kRounding)) + 1;
        sample(model, skeleton, clip, unscaler, motion);
        motions.push_back(std::move(motion));
    }
    return motions;
}

} // namespace marrow

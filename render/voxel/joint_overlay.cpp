#include "render/voxel/joint_overlay.h"

#include <algorithm>
#include <numeric>

namespace marrow {

namespace {

float typicalBone(const Skeleton &skeleton, const std::vector<Eigen::Affine3f> &worlds, float unit)
{
    std::vector<float> lengths;
    for (std::size_t i = 0; i < worlds.size(); ++i) {
        const Joint &joint = skeleton.joints()[i];
        const int parent = joint.parent ? skeleton.indexOf(*joint.parent) : -1;
        if (parent >= 0)
            lengths.push_back((worlds[i].translation() - worlds[static_cast<std::size_t>(parent)].translation()).norm());
    }
    if (lengths.empty())
        return 4 * unit;
    const auto middle = lengths.begin() + static_cast<std::ptrdiff_t>(lengths.size() / 2);
    std::nth_element(lengths.begin(), middle, lengths.end());
    return std::max(*middle, unit);
}

QColor boneColor(const ViewOptions &options, JointId joint)
{
    if (options.hovered == joint)
        return options.selected.contains(joint) ? options.theme.accent.lighter(125) : options.theme.hover;
    if (options.selected.contains(joint))
        return options.theme.accent;
    if (options.loose.contains(joint))
        return options.theme.loose;
    QColor color = options.theme.bone;
    color.setAlphaF(options.shows(joint) ? 0.92F : 0.3F);
    return color;
}

/// A hollow ball around what is posed and not keyed; seen without the bones as well, so that it is never overlooked.
void addLooseMarks(const Skeleton &skeleton, const std::vector<Eigen::Affine3f> &worlds, const ViewOptions &options, float unit, LineBatch &lines)
{
    if (options.loose.empty())
        return;
    const float radius = typicalBone(skeleton, worlds, unit) * 0.15F;
    for (std::size_t i = 0; i < worlds.size(); ++i) {
        if (!options.loose.contains(skeleton.joints()[i].id))
            continue;
        for (int axis = 0; axis < 3; ++axis) {
            lines.addCircle(worlds[i].translation(), Eigen::Vector3f::Unit((axis + 1) % 3) * radius, Eigen::Vector3f::Unit((axis + 2) % 3) * radius,
                            options.theme.loose, 1.75F, 28);
        }
    }
}

} // namespace

std::vector<BoneShape> boneShapes(const Skeleton &skeleton, const std::vector<Eigen::Affine3f> &worlds, float unit)
{
    std::vector<BoneShape> bones;
    if (worlds.size() != skeleton.size())
        return bones;
    const float typical = typicalBone(skeleton, worlds, unit);
    std::vector<bool> hasChild(worlds.size(), false);
    const auto radius = [&](float length) { return std::clamp(length * 0.09F, typical * 0.045F, typical * 0.12F); };
    for (std::size_t i = 0; i < worlds.size(); ++i) {
        const Joint &joint = skeleton.joints()[i];
        const int parent = joint.parent ? skeleton.indexOf(*joint.parent) : -1;
        if (parent < 0)
            continue;
        const auto p = static_cast<std::size_t>(parent);
        const Eigen::Vector3f from = worlds[p].translation();
        const Eigen::Vector3f to = worlds[i].translation();
        const float length = (to - from).norm();
        if (length < 1e-3F * unit)
            continue;
        hasChild[p] = true;
        bones.push_back({skeleton.joints()[p].id, from, to, radius(length)});
    }
    for (std::size_t i = 0; i < worlds.size(); ++i) {
        if (hasChild[i])
            continue;
        // A joint at the end goes on a little the way it came, a lone one upwards.
        const Joint &joint = skeleton.joints()[i];
        const int parent = joint.parent ? skeleton.indexOf(*joint.parent) : -1;
        Eigen::Vector3f along = Eigen::Vector3f::UnitY() * typical * 0.5F;
        if (parent >= 0) {
            // The direction is the rest pose's, turned with the joint, so that turning an end joint shows.
            const Eigen::Vector3f local = worlds[i].linear() * (joint.rest.rotation.inverse() * joint.rest.translation);
            if (local.norm() > 1e-3F * unit)
                along = local.normalized() * typical * 0.5F;
        }
        const Eigen::Vector3f from = worlds[i].translation();
        bones.push_back({joint.id, from, from + along, radius(typical * 0.5F)});
    }
    return bones;
}

JointOverlay::JointOverlay(Qt3DCore::QEntity *parent, SceneMaterials &materials)
    : m_solids(new DynamicMesh(SolidBatch::layout(), materials.solid(ScenePass::Bones), parent))
    , m_lines(new DynamicMesh(LineBatch::layout(), materials.lines(ScenePass::Bones), parent))
    , m_names(parent, materials)
{
}

void JointOverlay::update(const Skeleton &skeleton, const std::vector<Eigen::Affine3f> &worlds, const ViewOptions &options, qreal pixelRatio, float unit)
{
    SolidBatch solids;
    LineBatch lines;
    if (worlds.size() == skeleton.size() && options.bones) {
        const std::vector<BoneShape> bones = boneShapes(skeleton, worlds, unit);
        for (const BoneShape &bone : bones)
            solids.addOctahedron(bone.from, bone.to, bone.radius, boneColor(options, bone.joint));
        const float typical = typicalBone(skeleton, worlds, unit);
        for (std::size_t i = 0; i < worlds.size(); ++i) {
            const JointId joint = skeleton.joints()[i].id;
            solids.addBall(worlds[i].translation(), typical * 0.07F, boneColor(options, joint));
        }
    }
    if (worlds.size() == skeleton.size())
        addLooseMarks(skeleton, worlds, options, unit, lines);
    if (worlds.size() == skeleton.size() && options.bones && options.jointAxes) {
        const float length = typicalBone(skeleton, worlds, unit) * 0.4F;
        const QColor colors[] = {QColor(0xe2, 0x5a, 0x5a), QColor(0x66, 0xb5, 0x4e), QColor(0x4f, 0x8d, 0xe8)};
        for (const Eigen::Affine3f &world : worlds) {
            for (int axis = 0; axis < 3; ++axis) {
                const Eigen::Vector3f from = world.translation();
                const Eigen::Vector3f arm = world.linear().col(axis);
                if (arm.norm() > 1e-9F)
                    lines.add(from, from + arm.normalized() * length, colors[axis], 2);
            }
        }
    }
    solids.apply(m_solids);
    lines.apply(m_lines);
    updateNames(skeleton, worlds, options, pixelRatio);
}

void JointOverlay::updateNames(const Skeleton &skeleton, const std::vector<Eigen::Affine3f> &worlds, const ViewOptions &options, qreal pixelRatio)
{
    const bool shown = options.bones && options.jointNames && worlds.size() == skeleton.size();
    const bool same = m_namedOptions && m_namedOptions->bones == options.bones && m_namedOptions->jointNames == options.jointNames && m_namedOptions->theme == options.theme
        && m_namedOptions->selected == options.selected && m_namedRatio == pixelRatio && m_namedSkeleton == skeleton;
    if (!same) {
        std::vector<Label> labels;
        for (std::size_t i = 0; shown && i < worlds.size(); ++i) {
            const Joint &joint = skeleton.joints()[i];
            Label label;
            label.text = joint.name.isEmpty() ? QString::number(joint.id) : joint.name;
            label.color = options.theme.text;
            label.background = options.theme.textBackground;
            if (options.selected.contains(joint.id)) {
                label.background = options.theme.accent;
                label.color = Qt::white;
            }
            label.offset = QPointF(8, -9);
            labels.push_back(std::move(label));
        }
        m_names.setLabels(labels, pixelRatio);
        m_namedOptions = options;
        m_namedSkeleton = skeleton;
        m_namedRatio = pixelRatio;
    }
    if (shown) {
        std::vector<Eigen::Vector3f> anchors;
        for (const Eigen::Affine3f &world : worlds)
            anchors.emplace_back(world.translation());
        m_names.setAnchors(anchors);
    }
}

} // namespace marrow

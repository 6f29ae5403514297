#include "views/retarget/source_figure.h"

#include <algorithm>

namespace marrow {

namespace {

/// What the source is drawn at: as tall by its hips as the target, unless their proportions are so different that it would be a dwarf or a giant.
float drawnScale(const RetargetPlan &plan)
{
    float top = 1e-6f;
    for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
        if (plan.reference.map[joint] >= 0)
            top = std::max(top, plan.reference.frame.positions[static_cast<std::size_t>(joint)].y() - plan.reference.floors[0]);
    }
    constexpr float kHeadOverJoint = 0.9f, kAlike = 1.35f;
    const float byHips = plan.target.hipHeight() / plan.reference.hipHeight, byHeight = plan.target.height * kHeadOverJoint / top;
    return byHips > byHeight * kAlike || byHips * kAlike < byHeight ? byHeight : byHips;
}

} // namespace

SourceFigure::SourceFigure(const RetargetPlan &plan, const Motion &motion)
    : m_motion(sampledMotion(plan, motion))
    , m_frames(sourceFrames(plan, motion))
    , m_figure(makeStickFigure(motion, mapHumanoid(motion)))
    , m_hips(jointMapOf(motion, plan.maps)[1])
    , m_scale(drawnScale(plan))
    , m_floor(plan.reference.floors[0])
    , m_turn(plan.target.turn)
{
    const int hips = plan.target.map[1];
    if (hips >= 0)
        m_origin = plan.target.joints[static_cast<std::size_t>(hips)].position;
    m_origin.y() = plan.target.floor;
    m_figure.height = static_cast<double>(plan.target.height);
    m_carries.assign(motion.joints.size(), false);
    for (int joint = m_hips < 0 ? -1 : motion.joints[static_cast<std::size_t>(m_hips)].parent; joint >= 0; joint = motion.joints[static_cast<std::size_t>(joint)].parent)
        m_carries[static_cast<std::size_t>(joint)] = true;
}

StickFigure SourceFigure::at(int frame) const
{
    if (frame < 0 || frame >= frames() || m_hips < 0)
        return {};
    StickFigure figure = m_figure;
    const int own = frame < m_motion.frames ? frame : 0; // the frame that closes a loop is the first
    const auto worlds = motionWorlds(m_motion, own);
    // The bake holds the root and turns the whole figure: what that does to the hips it does to every joint.
    const BodyFrame &body = m_frames[static_cast<std::size_t>(frame)];
    const Eigen::Isometry3f &hips = worlds[static_cast<std::size_t>(m_hips)];
    const Eigen::Quaternionf held = body.rotations[1] * Eigen::Quaternionf(hips.linear()).conjugate();
    Eigen::Vector3f below = body.positions[1];
    below.y() = m_floor;
    for (std::size_t joint = 0; joint < figure.joints.size() && joint < worlds.size(); ++joint) {
        const Eigen::Vector3f place = m_carries[joint] ? body.positions[1] : Eigen::Vector3f(held * (worlds[joint].translation() - hips.translation()) + body.positions[1]);
        figure.joints[joint].place = m_origin + m_turn * (place - below) * m_scale;
    }
    return figure;
}

} // namespace marrow

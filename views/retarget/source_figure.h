#pragma once

#include "model/character/retarget/retarget.h"
#include "render/character/stick_figure.h"

namespace marrow {

/// A clip of the source as a bake sees it, to be drawn in the target's space: root held, turned to the target's front, over the target's hips and
/// on its floor, as tall by its hips as the target (by its height where their proportions differ much). With all joints of its own skeleton; those
/// above the hips, which only carry the figure about, are drawn in them.
class SourceFigure
{
public:
    SourceFigure() = default;
    SourceFigure(const RetargetPlan &plan, const Motion &motion);

    int frames() const { return static_cast<int>(m_frames.size()); }
    /// At a frame of the baked clip; an empty figure when there is no such frame.
    StickFigure at(int frame) const;

private:
    Motion m_motion; ///< at the rate of the bake
    std::vector<BodyFrame> m_frames;
    StickFigure m_figure;
    int m_hips = -1;
    std::vector<bool> m_carries; ///< joints above the hips
    float m_scale = 1;
    float m_floor = 0; ///< of the source
    Eigen::Quaternionf m_turn = Eigen::Quaternionf::Identity();
    Eigen::Vector3f m_origin = Eigen::Vector3f::Zero(); ///< on the target's floor below its hips
};

} // namespace marrow

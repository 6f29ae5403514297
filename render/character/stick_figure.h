#pragma once

#include "model/character/humanoid_skeleton.h"
#include "model/character/motion/motion_space.h"

#include <QColor>

#include <optional>
#include <vector>

namespace marrow {

/// A joint of a stick figure where it stands. Metres, +Y up.
struct StickJoint
{
    Eigen::Vector3f place = Eigen::Vector3f::Zero();
    int parent = -1;
    QString name;
    BodySide side = BodySide::Middle;
    bool end = false; ///< where a segment ends: without a ball and a name
    bool head = false; ///< its segment to an end is drawn as a head

    bool operator==(const StickJoint &other) const = default;
};

/// A skeleton without a body, in one pose: what any motion can be looked at by. A plain value.
struct StickFigure
{
    std::vector<StickJoint> joints;
    double height = 1.7;    ///< of the rest pose: sets how thick everything is drawn
    QColor tint = {};       ///< instead of the colours of left, middle and right
    bool names = false;
    int selected = -1;
    int hovered = -1;

    bool operator==(const StickFigure &) const = default;
};

/// The figure of a motion's skeleton, in the rest pose; `poseStickFigure` moves it. Sides come from the mapping, and joints below one with
/// a side share it.
StickFigure makeStickFigure(const Motion &motion, const HumanoidMapping &mapping);
/// Puts the joints where they are in a frame (−1: in the rest pose).
void poseStickFigure(StickFigure &figure, const Motion &motion, int frame);

/// Blue for the left, orange for the right, grey between, readable on the canvas of either theme.
QColor sideColor(BodySide side, bool dark);

} // namespace marrow

#include "render/character/stick_figure.h"

#include "render/viewport/camera_rig.h"

#include <algorithm>
#include <cmath>

namespace marrow {

StickFigure makeStickFigure(const Motion &motion, const HumanoidMapping &mapping)
{
    StickFigure figure;
    figure.height = restHeight(motion);
    std::vector<std::optional<BodySide>> sides(motion.joints.size());
    for (const auto &[name, joint] : mapping.nodes)
        sides[static_cast<std::size_t>(joint)] = name.endsWith(QLatin1String("_L")) ? BodySide::Left : name.endsWith(QLatin1String("_R")) ? BodySide::Right : BodySide::Middle;
    const auto head = mapping.nodes.find(QStringLiteral("head"));
    for (std::size_t i = 0; i < motion.joints.size(); ++i) {
        const MotionJoint &from = motion.joints[i];
        StickJoint joint;
        joint.parent = from.parent;
        joint.name = from.name;
        joint.end = from.end;
        joint.side = sides[i].value_or(from.parent < 0 ? BodySide::Middle : figure.joints[static_cast<std::size_t>(from.parent)].side);
        joint.head = head != mapping.nodes.end() && head->second == static_cast<int>(i);
        figure.joints.push_back(std::move(joint));
    }
    poseStickFigure(figure, motion, -1);
    return figure;
}

void poseStickFigure(StickFigure &figure, const Motion &motion, int frame)
{
    const auto worlds = frame < 0 ? motionRestWorlds(motion) : motionWorlds(motion, frame);
    for (std::size_t i = 0; i < figure.joints.size() && i < worlds.size(); ++i)
        figure.joints[i].place = worlds[i].translation();
}

int stickJointAt(const StickFigure &figure, const CameraRig &camera, QPointF position, QSizeF viewSize)
{
    constexpr double kReach = 7;
    int best = -1;
    double nearest = 0;
    for (std::size_t i = 0; i < figure.joints.size(); ++i) {
        const StickJoint &joint = figure.joints[i];
        const int owner = joint.parent >= 0 ? joint.parent : static_cast<int>(i); // a segment belongs to the joint that turns it
        const Eigen::Vector3f &from = figure.joints[static_cast<std::size_t>(owner)].place;
        bool seenFrom = false;
        bool seenTo = false;
        const QPointF a = camera.project(from, viewSize, &seenFrom);
        const QPointF b = camera.project(joint.place, viewSize, &seenTo);
        if (!seenFrom || !seenTo)
            continue;
        const QPointF along = b - a;
        const double length = QPointF::dotProduct(along, along);
        const double share = length > 0 ? std::clamp(QPointF::dotProduct(position - a, along) / length, 0.0, 1.0) : 0;
        const QPointF away = position - (a + along * share);
        if (QPointF::dotProduct(away, away) > kReach * kReach)
            continue;
        const Eigen::Vector3f place = from + static_cast<float>(share) * (joint.place - from);
        const double depth = static_cast<double>((place - camera.eye()).dot(camera.forward()));
        if (best >= 0 && depth >= nearest)
            continue;
        nearest = depth;
        const bool nearEnd = !joint.end && (share > 0.9 || QPointF::dotProduct(position - b, position - b) < kReach * kReach);
        best = nearEnd ? static_cast<int>(i) : owner;
    }
    return best;
}

QColor sideColor(BodySide side, bool dark)
{
    switch (side) {
    case BodySide::Left:
        return dark ? QColor(0x6b, 0xb0, 0xf2) : QColor(0x2a, 0x74, 0xc4);
    case BodySide::Right:
        return dark ? QColor(0xef, 0xa3, 0x5c) : QColor(0xb8, 0x62, 0x14);
    case BodySide::Middle:
        break;
    }
    return dark ? QColor(0xc9, 0xcf, 0xd8) : QColor(0x59, 0x62, 0x6e);
}

} // namespace marrow

#include "render/character/stick_figure.h"

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

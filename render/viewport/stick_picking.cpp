#include "render/viewport/stick_picking.h"

#include <algorithm>

namespace marrow {

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

} // namespace marrow

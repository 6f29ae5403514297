#include "resources/samples/generator/arm_shape.h"

#include "resources/samples/generator/art.h"

#include <algorithm>
#include <cmath>

namespace marrow::sample {

namespace {

constexpr double kDegree = 3.14159265358979 / 180;

/// Along and across, from a drawn point.
QPointF inArm(bool left, QPointF drawn)
{
    const QPointF from = drawn - (left ? place::kShoulderL : place::kShoulderR);
    const double angle = place::kArmDegrees * kDegree;
    const double x = left ? from.x() : -from.x();
    return {x * std::cos(angle) + from.y() * std::sin(angle), -x * std::sin(angle) + from.y() * std::cos(angle)};
}

} // namespace

QPointF armPoint(bool left, double along, double across)
{
    const double angle = place::kArmDegrees * kDegree;
    const double x = along * std::cos(angle) - across * std::sin(angle);
    const double y = along * std::sin(angle) + across * std::cos(angle);
    return left ? place::kShoulderL + QPointF(x, y) : place::kShoulderR + QPointF(-x, y);
}

QPointF elbow(bool left)
{
    return armPoint(left, place::kUpperArm, 0);
}

QPointF rotated(QPointF point, double degrees, QPointF about)
{
    const double c = std::cos(degrees * kDegree);
    const double s = std::sin(degrees * kDegree);
    const QPointF from = point - about;
    return about + QPointF(from.x() * c - from.y() * s, from.x() * s + from.y() * c);
}

double forearmShare(bool left, QPointF drawn)
{
    constexpr double kSoft = 30;
    const double t = std::clamp((inArm(left, drawn).x() - place::kUpperArm + kSoft) / (2 * kSoft), 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

QPointF bentArm(bool left, QPointF drawn, double degrees)
{
    const QPointF carried = rotated(drawn, left ? -degrees : degrees, elbow(left));
    return drawn + (carried - drawn) * forearmShare(left, drawn);
}

} // namespace marrow::sample

#pragma once

#include <QPointF>

namespace marrow::sample {

/// A point given along the arm from the shoulder and across it, as the arm is drawn: straight. Across is positive on
/// the side toward which the elbow does not bend.
QPointF armPoint(bool left, double along, double across);
/// Where a drawn point of the arm lies when the elbow is bent by degrees (upward for either arm), the shoulder as
/// drawn. The sleeve bends softly: what lies near the elbow follows both bones.
QPointF bentArm(bool left, QPointF drawn, double degrees);
/// How much a drawn point follows the forearm, 0 to 1.
double forearmShare(bool left, QPointF drawn);
QPointF elbow(bool left);
QPointF rotated(QPointF point, double degrees, QPointF about);

} // namespace marrow::sample

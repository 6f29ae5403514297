#include "model/character/retarget/fit_measures.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

using Vec = Eigen::Vector3f;
constexpr float kDegrees = 57.2957795f;

} // namespace

void measureAngles(const RetargetTarget &target, const JointMap &map, std::size_t frame, const BodyFrame &source, const TargetWorlds &worlds, ClipReport &report)
{
    const auto directions = limbDirections(target, worlds, map);
    float largest = 0;
    for (std::size_t joint = 1; joint < std::size_t(kHumanoidJointCount); ++joint) {
        const int tail = directions[joint].isZero() ? -1 : limbTail(static_cast<int>(joint), target.map, map);
        if (tail < 0)
            continue;
        const Vec wanted = target.turn * (source.positions[std::size_t(tail)] - source.positions[joint]);
        if (wanted.norm() < 1e-6f)
            continue;
        const float angle = std::atan2(wanted.cross(directions[joint]).norm(), wanted.dot(directions[joint])) * kDegrees;
        report.angles[joint] = std::max(report.angles[joint], angle);
        if (!isLimb(static_cast<int>(joint)))
            continue; // where a spine or a foot has its joints is each skeleton's own habit
        if (angle > report.maxAngle) {
            report.maxAngle = angle;
            report.worstJoint = static_cast<int>(joint);
            report.worstFrame = static_cast<int>(frame);
        }
        largest = std::max(largest, angle);
    }
    report.angleTrace.push_back(largest);
}

void measureFeet(const FootWork &work, const std::vector<TargetWorlds> &worlds, ClipReport &report)
{
    for (std::size_t side = 0; side < 2; ++side) {
        Vec anchor = Vec::Zero();
        int before = -1;
        for (std::size_t frame = 0; frame < worlds.size(); ++frame) {
            const int joint = work.contacts.carrier(side, frame);
            if (joint < 0) {
                before = -1;
                continue;
            }
            const Vec now = strayed(work, frame, std::size_t(joint), worlds[frame]);
            if (before < 0)
                anchor = now;
            else if (joint != before) // the weight moves from heel to ball
                anchor += now - strayed(work, frame, std::size_t(before), worlds[frame]);
            before = joint;
            if ((now - anchor).norm() > report.footSlide) {
                report.footSlide = (now - anchor).norm();
                report.slideFrame = static_cast<int>(frame);
            }
            const float over = printHeight(work.target, worlds[frame], std::size_t(joint)) - wantedHeight(work, frame, std::size_t(joint));
            if (over > report.floorGap) {
                report.floorGap = over;
                report.gapFrame = static_cast<int>(frame);
            }
        }
    }
    for (std::size_t frame = 0; frame < worlds.size(); ++frame) {
        if (const float depth = -soleHeight(work.target, worlds[frame]); depth > report.floorDepth) {
            report.floorDepth = depth;
            report.depthFrame = static_cast<int>(frame);
        }
    }
}

} // namespace marrow

#include "model/character/retarget/foot_contacts.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

using Vec = Eigen::Vector3f;
using Quat = Eigen::Quaternionf;

constexpr int kFirstFoot = 18; ///< foot_L; behind it foot_R, toe_L, toe_R
constexpr std::size_t kHips = 1;

// As parts of the hip height, the second a second.
constexpr float kNearFloor = 0.03f;
constexpr float kStandsStill = 0.35f;

constexpr int kFadeFrames = 6;
constexpr float kStretch = 0.999f; ///< of a leg's length: never quite straight, so that the knee keeps its side

Vec flat(Vec v)
{
    v.y() = 0;
    return v;
}

/// What is left of a correction so many frames away from where it is needed.
float fadedBy(int frames)
{
    const float x = 1 - static_cast<float>(std::abs(frames)) / (kFadeFrames + 1);
    return x * x * (3 - 2 * x);
}

/// The joints of one leg on the target.
struct Leg
{
    int thigh, shin, foot, toe;
    bool complete() const { return thigh >= 0 && shin >= 0 && foot >= 0; }
};

Leg legOf(const JointMap &map, std::size_t side)
{
    const int s = static_cast<int>(side);
    return {map[14 + s], map[16 + s], map[18 + s], map[20 + s]};
}

/// What has to be added to the ankle's place in each frame, and where that is meant.
struct Correction
{
    std::vector<Vec> offsets;
    std::vector<bool> fixed;
};

/// The frames in the order in which contacts are walked through: of a loop, whose last frame is the first again, from where a contact begins.
std::vector<std::size_t> walkOrder(const FootWork &work, std::size_t side, std::size_t frames)
{
    const std::size_t count = work.loops && frames > 1 ? frames - 1 : frames;
    std::size_t start = 0;
    for (std::size_t frame = 0; work.loops && frame < count; ++frame) {
        if (work.contacts.carrier(side, frame) >= 0 && work.contacts.carrier(side, (frame + count - 1) % count) < 0) {
            start = frame;
            break;
        }
    }
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < count; ++i)
        order.push_back((start + i) % count);
    return order;
}

Correction correctionOf(const FootWork &work, const std::vector<TargetWorlds> &worlds, std::size_t side)
{
    const std::size_t frames = worlds.size();
    Correction result{std::vector<Vec>(frames, Vec::Zero()), std::vector<bool>(frames, false)};
    const std::vector<std::size_t> order = walkOrder(work, side, frames);
    const auto carrierAt = [&](std::size_t i) { return work.contacts.carrier(side, order[i]); };
    const auto strayedAt = [&](std::size_t i) { return strayed(work, order[i], std::size_t(carrierAt(i)), worlds[order[i]]); };
    for (std::size_t begin = 0; begin < order.size();) {
        if (carrierAt(begin) < 0) {
            ++begin;
            continue;
        }
        std::size_t end = begin;
        Vec mean = Vec::Zero();
        for (; end < order.size() && carrierAt(end) >= 0; ++end)
            mean += strayedAt(end);
        mean /= static_cast<float>(end - begin);
        Vec anchor = mean; // what the carrying joint's straying is held at
        for (std::size_t i = begin; i < end; ++i) {
            const auto joint = std::size_t(carrierAt(i));
            const std::size_t frame = order[i];
            // The weight moves from heel to ball: go on from where the foot is in this frame.
            if (i > begin && carrierAt(i - 1) != static_cast<int>(joint))
                anchor += strayedAt(i) - strayed(work, frame, std::size_t(carrierAt(i - 1)), worlds[frame]);
            result.offsets[frame] = anchor - strayedAt(i);
            result.offsets[frame].y() = wantedHeight(work, frame, joint) - printHeight(work.target, worlds[frame], joint);
            result.fixed[frame] = true;
        }
        begin = end;
    }
    if (work.loops && frames > 1) {
        result.offsets.back() = result.offsets.front();
        result.fixed.back() = result.fixed.front();
    }
    return result;
}

/// Frames between contacts: from the last correction to none and on to the next, or straight across where they are near.
void fade(Correction &correction, bool loops)
{
    const int frames = static_cast<int>(correction.fixed.size());
    const auto nearest = [&](int frame, int step) {
        for (int away = 1; away <= kFadeFrames; ++away) {
            int other = frame + step * away;
            if (loops && frames > 1)
                other = ((other % (frames - 1)) + frames - 1) % (frames - 1);
            if (other < 0 || other >= frames)
                return std::pair{-1, 0};
            if (correction.fixed[std::size_t(other)])
                return std::pair{other, away};
        }
        return std::pair{-1, 0};
    };
    const std::vector<Vec> fixed = correction.offsets;
    for (int frame = 0; frame < frames; ++frame) {
        if (correction.fixed[std::size_t(frame)])
            continue;
        const auto [before, past] = nearest(frame, -1);
        const auto [after, ahead] = nearest(frame, 1);
        Vec sum = Vec::Zero();
        if (before >= 0 && after >= 0) {
            const float share = static_cast<float>(past) / static_cast<float>(past + ahead);
            sum = (1 - share) * fixed[std::size_t(before)] + share * fixed[std::size_t(after)];
        } else if (before >= 0) {
            sum = fadedBy(past) * fixed[std::size_t(before)];
        } else if (after >= 0) {
            sum = fadedBy(ahead) * fixed[std::size_t(after)];
        }
        correction.offsets[std::size_t(frame)] = sum;
    }
}

/// Turns thigh and shin so that the ankle comes to `goal`; the foot keeps its direction.
void reach(const RetargetTarget &target, TargetPose &pose, const Leg &leg, const Vec &goal)
{
    TargetWorlds worlds = targetWorlds(target, pose);
    const Quat foot = worlds.rotations[std::size_t(leg.foot)];
    const Vec hip = worlds.positions[std::size_t(leg.thigh)], knee = worlds.positions[std::size_t(leg.shin)], ankle = worlds.positions[std::size_t(leg.foot)];
    const float upper = (knee - hip).norm(), lower = (ankle - knee).norm();
    if (upper < 1e-6f || lower < 1e-6f)
        return;
    const float wanted = std::clamp((goal - hip).norm(), std::abs(upper - lower) + 1e-4f * upper, (upper + lower) * kStretch);
    Vec axis = (knee - hip).cross(ankle - knee);
    if (axis.norm() < 1e-5f * upper * lower) // a straight leg bends as a leg does: the knee goes forward
        axis = (knee - hip).cross(target.turn * Vec::UnitZ());
    axis.normalize();
    const auto bend = [&](float distance) {
        const float cosine = (upper * upper + lower * lower - distance * distance) / (2 * upper * lower);
        return std::acos(std::clamp(cosine, -1.0f, 1.0f));
    };
    const float before = bend((ankle - hip).norm());
    turnJoint(target, pose, leg.shin, Quat(Eigen::AngleAxisf(before - bend(wanted), axis)));
    worlds = targetWorlds(target, pose);
    turnJoint(target, pose, leg.thigh, Quat::FromTwoVectors(worlds.positions[std::size_t(leg.foot)] - hip, goal - hip));
    worlds = targetWorlds(target, pose);
    turnJoint(target, pose, leg.foot, foot * worlds.rotations[std::size_t(leg.foot)].conjugate());
}

/// How far the hips have to come down in each frame for the legs to be long enough, smoothed without ever being less.
std::vector<float> dropsFor(const FootWork &work, const std::vector<TargetWorlds> &worlds, const std::array<Correction, 2> &corrections)
{
    const int frames = static_cast<int>(worlds.size());
    std::vector<float> needed(worlds.size(), 0);
    for (std::size_t frame = 0; frame < worlds.size(); ++frame) {
        for (std::size_t side = 0; side < 2; ++side) {
            const Leg leg = legOf(work.target.map, side);
            if (!leg.complete() || !corrections[side].fixed[frame])
                continue;
            const auto &at = worlds[frame].positions;
            const float length = ((at[std::size_t(leg.shin)] - at[std::size_t(leg.thigh)]).norm() + (at[std::size_t(leg.foot)] - at[std::size_t(leg.shin)]).norm()) * kStretch;
            const Vec way = at[std::size_t(leg.foot)] + corrections[side].offsets[frame] - at[std::size_t(leg.thigh)];
            const float across = flat(way).norm();
            if (across < length)
                needed[frame] = std::max(needed[frame], -way.y() - std::sqrt(length * length - across * across));
        }
    }
    const auto around = [&](const std::vector<float> &values, auto gather) {
        constexpr int kWindow = 3;
        std::vector<float> result(values.size());
        for (int frame = 0; frame < frames; ++frame) {
            std::vector<float> near;
            for (int other = frame - kWindow; other <= frame + kWindow; ++other) {
                const int wrapped = work.loops && frames > 1 ? ((other % (frames - 1)) + frames - 1) % (frames - 1) : std::clamp(other, 0, frames - 1);
                near.push_back(values[std::size_t(wrapped)]);
            }
            result[std::size_t(frame)] = gather(near);
        }
        return result;
    };
    const std::vector<float> widest = around(needed, [](const std::vector<float> &near) { return *std::max_element(near.begin(), near.end()); });
    return around(widest, [](const std::vector<float> &near) {
        float sum = 0;
        for (const float value : near)
            sum += value;
        return sum / static_cast<float>(near.size());
    });
}

/// How long toes are no joint says: they are taken to be as long as the way from the ankle to the ball, straight on.
struct Toes
{
    int joint;
    std::size_t print; ///< under the ball
    Vec along;         ///< at rest, level, as long as they are

    Vec pointing(const RetargetTarget &target, const TargetWorlds &worlds) const
    {
        return (worlds.rotations[std::size_t(joint)] * (target.joints[std::size_t(joint)].rest.conjugate() * along)).stableNormalized();
    }

    /// Radians by which they point too far down for their tips to be over the floor; level is never too far.
    float throughFloor(const RetargetTarget &target, const TargetWorlds &worlds) const
    {
        const float lowest = -std::clamp(printHeight(target, worlds, print) / along.norm(), 0.0f, 1.0f);
        const float y = std::clamp(pointing(target, worlds).y(), -1.0f, 1.0f);
        return std::max(0.0f, std::asin(lowest) - std::asin(y));
    }

    /// By so many radians, but not past level.
    void bendUp(const RetargetTarget &target, TargetPose &pose, float radians) const
    {
        const Vec points = pointing(target, targetWorlds(target, pose));
        const Vec axis = points.cross(Vec::UnitY());
        const float angle = std::min(radians, -std::asin(std::clamp(points.y(), -1.0f, 1.0f)));
        if (angle > 0 && !axis.isZero())
            turnJoint(target, pose, joint, Quat(Eigen::AngleAxisf(angle, axis.normalized())));
    }
};

std::optional<Toes> toesOf(const RetargetTarget &target, std::size_t side)
{
    const Leg leg = legOf(target.map, side);
    if (leg.foot < 0 || leg.toe < 0)
        return std::nullopt;
    const Vec along = flat(target.joints[std::size_t(leg.toe)].position - target.joints[std::size_t(leg.foot)].position);
    if (!(along.norm() > 1e-3f * target.height))
        return std::nullopt;
    return Toes{leg.toe, 2 + side, along};
}

/// Each value and, around it, its fading to nothing; where they meet the larger one.
std::vector<float> easedIn(const std::vector<float> &values, bool loops)
{
    const int frames = static_cast<int>(values.size());
    std::vector<float> eased = values;
    for (int frame = 0; frame < frames; ++frame) {
        for (int away = -kFadeFrames; away <= kFadeFrames; ++away) {
            int other = frame + away;
            if (loops && frames > 1)
                other = ((other % (frames - 1)) + frames - 1) % (frames - 1);
            if (other >= 0 && other < frames)
                eased[std::size_t(frame)] = std::max(eased[std::size_t(frame)], values[std::size_t(other)] * fadedBy(away));
        }
    }
    return eased;
}

} // namespace

int FootContacts::carrier(std::size_t side, std::size_t frame) const
{
    if (stands[2 + side][frame])
        return static_cast<int>(2 + side);
    return stands[side][frame] ? static_cast<int>(side) : -1;
}

FootContacts findContacts(const std::vector<BodyFrame> &source, const RetargetTarget &target, const ReferencePose &reference, double fps)
{
    FootContacts contacts;
    const auto frames = static_cast<int>(source.size());
    std::vector<std::array<float, 4>> heights;
    for (const BodyFrame &frame : source)
        heights.push_back(soleHeights(reference, frame));
    for (std::size_t joint = 0; joint < 4; ++joint) {
        contacts.stands[joint].assign(source.size(), false);
        if (reference.map[kFirstFoot + static_cast<int>(joint)] < 0 || target.map[kFirstFoot + static_cast<int>(joint)] < 0)
            continue;
        for (int frame = 0; frame < frames; ++frame) {
            const int before = std::max(frame - 1, 0), after = std::min(frame + 1, frames - 1);
            const float rise = std::abs(heights[std::size_t(after)][joint] - heights[std::size_t(before)][joint]);
            const float speed = after > before ? rise / static_cast<float>(after - before) * static_cast<float>(fps) : 0;
            contacts.stands[joint][std::size_t(frame)] = heights[std::size_t(frame)][joint] < kNearFloor * reference.hipHeight && speed < kStandsStill * reference.hipHeight;
        }
    }
    return contacts;
}

float wantedHeight(const FootWork &work, std::size_t frame, std::size_t joint)
{
    return std::max(0.0f, soleHeights(work.reference, work.source[frame])[joint] * work.scale());
}

Vec strayed(const FootWork &work, std::size_t frame, std::size_t joint, const TargetWorlds &worlds)
{
    const int own = work.target.map[kFirstFoot + static_cast<int>(joint)], hips = work.target.map[static_cast<int>(kHips)];
    if (own < 0 || hips < 0)
        return Vec::Zero();
    const auto &at = work.source[frame].positions;
    const Vec source = work.target.turn * (at[kFirstFoot + joint] - at[kHips]) * work.scale();
    return flat(worlds.positions[std::size_t(own)] - worlds.positions[std::size_t(hips)] - source);
}

void lockFeet(const FootWork &work, std::vector<TargetPose> &poses)
{
    std::vector<TargetWorlds> worlds;
    for (const TargetPose &pose : poses)
        worlds.push_back(targetWorlds(work.target, pose));
    std::array<Correction, 2> corrections;
    for (std::size_t side = 0; side < 2; ++side) {
        corrections[side] = correctionOf(work, worlds, side);
        fade(corrections[side], work.loops);
        for (std::size_t frame = 0; frame < poses.size(); ++frame) { // neither a swinging foot nor a toe goes through the floor
            float &up = corrections[side].offsets[frame].y();
            if (const float low = soleHeight(work.target, worlds[frame], side); std::isfinite(low))
                up = std::max(up, -low);
        }
    }
    const std::vector<float> drops = dropsFor(work, worlds, corrections);
    for (std::size_t frame = 0; frame < poses.size(); ++frame) {
        poses[frame].hips.y() -= drops[frame];
        for (std::size_t side = 0; side < 2; ++side) {
            const Leg leg = legOf(work.target.map, side);
            const Vec &offset = corrections[side].offsets[frame];
            if (leg.complete() && (!offset.isZero() || drops[frame] > 0))
                reach(work.target, poses[frame], leg, worlds[frame].positions[std::size_t(leg.foot)] + offset);
        }
    }
}

void bendToes(const RetargetTarget &target, const std::array<bool, kHumanoidJointCount> &moved, bool loops, std::vector<TargetPose> &poses)
{
    for (std::size_t side = 0; side < 2; ++side) {
        const std::optional<Toes> toes = toesOf(target, side);
        if (!toes || !moved[kFirstFoot + 2 + side])
            continue;
        std::vector<float> bends;
        for (const TargetPose &pose : poses)
            bends.push_back(toes->throughFloor(target, targetWorlds(target, pose)));
        const std::vector<float> eased = easedIn(bends, loops);
        for (std::size_t frame = 0; frame < poses.size(); ++frame)
            toes->bendUp(target, poses[frame], eased[frame]);
    }
}

} // namespace marrow

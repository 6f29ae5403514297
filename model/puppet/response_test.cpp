#include "model/puppet/response_test.h"

#include "model/puppet/puppet_instance.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr std::uint32_t kStages = kPoseStage | kPhysicsStage | kSimulationStage;
constexpr float kSettleSeconds = 2;    ///< before the tug, for cloth that does not start at rest
constexpr float kSmallestSwing = 0.01f;
constexpr float kSettled = 0.05f;
constexpr std::size_t kMostSteps = 10000;

struct Middle
{
    float x = 0;
    float y = 0;
};

void takeMiddles(const PuppetPose &pose, std::vector<Middle> &middles)
{
    for (std::size_t m = 0; m < pose.meshCount(); ++m) {
        const std::span<const float> points = pose.meshVertices(m);
        double x = 0, y = 0;
        for (std::size_t i = 0; i + 1 < points.size(); i += 2) {
            x += static_cast<double>(points[i]);
            y += static_cast<double>(points[i + 1]);
        }
        const double count = std::max<double>(1, static_cast<double>(points.size() / 2));
        middles.push_back({static_cast<float>(x / count), static_cast<float>(y / count)});
    }
}

/// One mesh's curve out of the middles of all, frame after frame; the first frame is the rest.
SwingCurve curveOf(const std::vector<Middle> &middles, std::size_t meshes, std::uint32_t mesh)
{
    SwingCurve curve;
    curve.mesh = mesh;
    const Middle rest = middles[mesh];
    double xx = 0, xy = 0, yy = 0;
    for (std::size_t i = mesh; i < middles.size(); i += meshes) {
        const auto dx = static_cast<double>(middles[i].x - rest.x), dy = static_cast<double>(middles[i].y - rest.y);
        xx += dx * dx;
        xy += dx * dy;
        yy += dy * dy;
    }
    // The principal direction of the swing.
    const double angle = 0.5 * std::atan2(2 * xy, xx - yy);
    const auto ux = static_cast<float>(std::cos(angle)), uy = static_cast<float>(std::sin(angle));
    for (std::size_t i = mesh; i < middles.size(); i += meshes) {
        const float offset = (middles[i].x - rest.x) * ux + (middles[i].y - rest.y) * uy;
        curve.offsets.push_back(std::isfinite(offset) ? offset : 0.0f);
        curve.peak = std::max(curve.peak, std::fabs(curve.offsets.back()));
    }
    return curve;
}

/// What the curve does once the tug has ended. The first offset is that before the tug.
void measureRest(SwingCurve &curve, std::size_t ended, float step)
{
    // The side to which the tug took it is the near one.
    float pulled = 0;
    for (std::size_t i = 0; i < ended && i < curve.offsets.size(); ++i) {
        if (std::fabs(curve.offsets[i]) > std::fabs(pulled))
            pulled = curve.offsets[i];
    }
    const float side = pulled < 0 ? -1.0f : 1.0f;
    std::size_t last = ended;
    for (std::size_t i = ended; i < curve.offsets.size(); ++i) {
        curve.overshoot = std::max(curve.overshoot, -curve.offsets[i] * side);
        if (std::fabs(curve.offsets[i]) > kSettled * curve.peak)
            last = i + 1;
    }
    curve.settleSeconds = static_cast<float>(last - ended) * step;
}

float swingAfter(const SwingCurve &curve, std::size_t ended)
{
    float least = 0, most = 0;
    for (std::size_t i = ended; i < curve.offsets.size(); ++i) {
        least = std::min(least, curve.offsets[i]);
        most = std::max(most, curve.offsets[i]);
    }
    return most - least;
}

} // namespace

float Tug::valueAt(float time, float from) const
{
    const auto share = [](float part, float whole) { return whole > 0 ? std::clamp(part / whole, 0.0f, 1.0f) : 1.0f; };
    if (time < rise)
        return from + (to - from) * share(time, rise);
    if (time < rise + hold)
        return to;
    return to + (from - to) * share(time - rise - hold, fall);
}

TugResponse playTug(std::shared_ptr<const PuppetRig> rig, std::span<const float> values, std::uint32_t features, const Tug &tug)
{
    TugResponse response;
    response.step = tug.step;
    PuppetInstance puppet(std::move(rig));
    for (std::uint32_t i = 0; i < values.size(); ++i)
        puppet.setParameter(i, values[i]);
    puppet.setAdvancedFeatures(features);
    puppet.evaluate();
    puppet.stabilizePhysics();
    for (float time = 0; time < kSettleSeconds; time += tug.step)
        puppet.update(tug.step, kStages);

    const float from = values[tug.parameter];
    const std::size_t meshes = puppet.pose().meshCount();
    const auto steps = std::min(static_cast<std::size_t>(std::ceil(tug.duration() / tug.step)), kMostSteps);
    std::vector<Middle> middles;
    middles.reserve((steps + 1) * meshes);
    takeMiddles(puppet.pose(), middles);
    response.parameter.push_back(from);
    for (std::size_t i = 1; i <= steps; ++i) {
        const float value = tug.valueAt(static_cast<float>(i) * tug.step, from);
        puppet.setParameter(tug.parameter, value);
        puppet.update(tug.step, kStages);
        takeMiddles(puppet.pose(), middles);
        response.parameter.push_back(value);
    }

    const auto ended = static_cast<std::size_t>(std::ceil((tug.rise + tug.hold + tug.fall) / tug.step)) + 1;
    for (std::uint32_t mesh = 0; mesh < meshes; ++mesh) {
        SwingCurve curve = curveOf(middles, meshes, mesh);
        if (curve.peak < kSmallestSwing)
            continue;
        measureRest(curve, ended, tug.step);
        response.meshes.push_back(std::move(curve));
    }
    std::stable_sort(response.meshes.begin(), response.meshes.end(), [ended](const SwingCurve &a, const SwingCurve &b) {
        return swingAfter(a, ended) > swingAfter(b, ended);
    });
    return response;
}

} // namespace marrow

#include "model/puppet/simulation_player.h"

#include "model/puppet/numerics.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace marrow {

namespace {

constexpr float kBodyPin = 0.5f;
constexpr float kStepsAnUpdate = 4.0f;

} // namespace

SimulationPlayer::SimulationPlayer(const Simulation &record)
    : m_record(record)
    , m_solver(record)
{
    const std::size_t particles = m_solver.particleCount();
    m_previous.assign(2 * particles, 0.0f);
    m_latest.assign(2 * particles, 0.0f);
    for (std::uint32_t i = 0; i < particles; ++i) {
        if (record.pinWeight[i] >= kBodyPin)
            m_body.push_back(i);
    }
    m_bodyRest.assign(2 * m_body.size(), 0.0f);
}

void SimulationPlayer::takeTargets(const PuppetPose &pose)
{
    float *goal = m_solver.goals().data();
    for (const SimulationTarget &target : m_record.targets) {
        const std::span<const float> vertices = pose.meshVertices(target.mesh);
        for (std::size_t i = 0; i < vertices.size(); i += 2) {
            *goal++ = vertices[i];
            *goal++ = -vertices[i + 1];
        }
    }
    const std::span<const float> goals = m_solver.goals();
    const std::span<float> anchors = m_solver.anchors();
    for (std::size_t i = 0; i < m_solver.particleCount(); ++i) {
        const std::uint32_t mesh = m_record.anchorMesh[i];
        if (mesh == kNoAnchor) {
            anchors[2 * i] = goals[2 * i];
            anchors[2 * i + 1] = goals[2 * i + 1];
        } else {
            const std::size_t vertex = m_record.anchorVertex[i];
            const std::span<const float> vertices = pose.meshVertices(mesh);
            anchors[2 * i] = vertices[2 * vertex];
            anchors[2 * i + 1] = -vertices[2 * vertex + 1];
        }
    }
}

void SimulationPlayer::start()
{
    m_solver.start();
    const std::span<const float> anchors = m_solver.anchors();
    for (std::size_t k = 0; k < m_body.size(); ++k) {
        m_bodyRest[2 * k] = anchors[2 * m_body[k]];
        m_bodyRest[2 * k + 1] = anchors[2 * m_body[k] + 1];
    }
    m_remain = 0;
    std::copy_n(m_solver.positions().begin(), m_latest.size(), m_latest.begin());
    m_previous = m_latest;
    m_started = true;
    ++m_restarts;
}

float SimulationPlayer::bodyAngle() const
{
    const std::size_t count = m_body.size();
    if (count < 2)
        return 0.0f;
    const std::span<const float> anchors = m_solver.anchors();
    float restX = 0, restY = 0, nowX = 0, nowY = 0;
    for (std::size_t k = 0; k < count; ++k) {
        restX = restX + m_bodyRest[2 * k];
        restY = restY + m_bodyRest[2 * k + 1];
        nowX = nowX + anchors[2 * m_body[k]];
        nowY = nowY + anchors[2 * m_body[k] + 1];
    }
    const auto n = static_cast<float>(count);
    restX = restX / n;
    restY = restY / n;
    nowX = nowX / n;
    nowY = nowY / n;
    float dot = 0, cross = 0;
    for (std::size_t k = 0; k < count; ++k) {
        const float px = m_bodyRest[2 * k] - restX, py = m_bodyRest[2 * k + 1] - restY;
        const float qx = anchors[2 * m_body[k]] - nowX, qy = anchors[2 * m_body[k] + 1] - nowY;
        dot = dot + (px * qx + py * qy);
        cross = cross + (px * qy - py * qx);
    }
    if (dot == 0.0f && cross == 0.0f)
        return 0.0f;
    return static_cast<float>(std::atan2(static_cast<double>(cross), static_cast<double>(dot)));
}

void SimulationPlayer::update(const PuppetPose &pose, float dt, float hostWindX, float hostWindY)
{
    takeTargets(pose);
    if (!m_started) {
        start();
        return;
    }
    if (!(dt > 0.0f))
        return;
    const float angle = bodyAngle();
    const float h = m_solver.stepSeconds();
    const float wanted = m_remain + dt;
    m_remain = numerics::minimum(wanted, h * kStepsAnUpdate);
    if (std::isfinite(wanted))
        m_dropped += static_cast<double>(wanted) - static_cast<double>(m_remain);
    m_solver.resetCost();
    while (m_remain >= h) {
        std::swap(m_previous, m_latest);
        m_solver.step(m_record.windX + hostWindX, m_record.windY + hostWindY, angle);
        std::copy_n(m_solver.positions().begin(), m_latest.size(), m_latest.begin());
        m_remain = m_remain - h;
        ++m_steps;
    }
}

void SimulationPlayer::draw(PuppetPose &pose) const
{
    if (!m_started)
        return;
    const float alpha = numerics::clamp01(m_remain * m_record.fps);
    const float *previous = m_previous.data();
    const float *latest = m_latest.data();
    for (const SimulationTarget &target : m_record.targets) {
        const std::span<float> vertices = pose.meshVertices(target.mesh);
        for (std::size_t i = 0; i < vertices.size(); i += 2) {
            vertices[i] = previous[i] + (latest[i] - previous[i]) * alpha;
            vertices[i + 1] = -(previous[i + 1] + (latest[i + 1] - previous[i + 1]) * alpha);
        }
        previous += vertices.size();
        latest += vertices.size();
    }
}

void SimulationPlayer::setMeasuring(bool on)
{
    m_solver.setMeasuring(on);
    m_solver.resetCost();
}

SimulationMetrics SimulationPlayer::metrics() const
{
    SimulationMetrics result;
    result.steps = m_steps;
    result.restarts = m_restarts;
    result.droppedSeconds = m_dropped;
    result.cost = m_solver.cost();
    if (!m_started)
        return result;
    result.worstStretch = m_solver.worstStretch();
    result.deepestPenetration = m_solver.deepestPenetration();
    result.kineticEnergy = m_solver.kineticEnergy();
    return result;
}

} // namespace marrow

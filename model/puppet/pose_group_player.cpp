#include "model/puppet/pose_group_player.h"

#include "model/puppet/numerics.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace marrow {

namespace {

constexpr float kSplit = 0.5f;
constexpr float kBackThreshold = 0.15f;

} // namespace

PoseGroupPlayer::PoseGroupPlayer(std::shared_ptr<const PuppetRig> rig)
    : m_rig(std::move(rig))
    , m_shown(m_rig->pose.groups.size(), 0)
    , m_poseOpacities(m_rig->parts.size(), 1.0f)
    , m_hostOpacities(m_rig->parts.size(), 1.0f)
    , m_usedOpacities(m_rig->parts.size(), 1.0f)
    , m_visited(m_rig->parts.size(), 0)
    , m_factors(m_rig->meshes.size(), 1.0f)
{
    for (const std::vector<PoseEntry> &group : m_rig->pose.groups) {
        for (std::size_t i = 0; i < group.size(); ++i) {
            assign(group[i], i == 0 ? 1.0f : 0.0f);
        }
    }
}

void PoseGroupPlayer::assign(const PoseEntry &entry, float opacity)
{
    m_poseOpacities[entry.part] = opacity;
    for (const std::uint32_t part : entry.linkedParts) {
        m_poseOpacities[part] = opacity;
    }
}

bool PoseGroupPlayer::show(std::uint32_t group, std::uint32_t entry)
{
    if (group >= m_shown.size() || entry >= m_rig->pose.groups[group].size()) {
        return false;
    }
    m_shown[group] = entry;
    return true;
}

void PoseGroupPlayer::setHostOpacity(std::uint32_t part, float opacity)
{
    m_hostOpacities[part] = std::isfinite(opacity) ? numerics::clamp01(opacity) : 1.0f;
}

void PoseGroupPlayer::update(float dt)
{
    for (std::uint32_t group = 0; group < m_shown.size(); ++group) {
        setGroup(group, dt);
    }
}

void PoseGroupPlayer::setGroup(std::uint32_t index, float dt)
{
    const std::vector<PoseEntry> &entries = m_rig->pose.groups[index];
    const float front = m_poseOpacities[entries[m_shown[index]].part];
    const float fade = numerics::maximum(m_rig->pose.fadeIn, 0.0f);
    float a = 1.0f;
    if (fade > 0.0f) {
        a = numerics::minimum(front + numerics::maximum(dt, 0.0f) / fade, 1.0f);
    }
    if (dt <= 0.0f) {
        a = front;
    }
    float b = a < kSplit ? a * (kSplit - 1.0f) / kSplit + 1.0f : (1.0f - a) * kSplit / (1.0f - kSplit);
    if ((1.0f - b) * (1.0f - a) > kBackThreshold) {
        b = 1.0f - kBackThreshold / (1.0f - a);
    }
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const float opacity = i == m_shown[index]
                                  ? a
                                  : numerics::minimum(m_poseOpacities[entries[i].part], numerics::maximum(b, 0.0f));
        assign(entries[i], opacity);
    }
}

std::span<const float> PoseGroupPlayer::factors(std::span<const float> clipOpacities,
                                                std::span<const std::int32_t> meshParents,
                                                std::span<const std::int32_t> partParents, bool &changed)
{
    const auto isOne = [](float opacity) { return opacity == 1.0f; };
    const bool skipped = m_shown.empty() && std::all_of(m_hostOpacities.begin(), m_hostOpacities.end(), isOne) &&
                         std::all_of(clipOpacities.begin(), clipOpacities.end(), isOne);
    changed = skipped != m_skipped;
    m_skipped = skipped;
    if (skipped) {
        return {};
    }
    for (std::size_t part = 0; part < m_usedOpacities.size(); ++part) {
        const float opacity = m_poseOpacities[part] * m_hostOpacities[part] * clipOpacities[part];
        changed = changed || std::bit_cast<std::uint32_t>(opacity) != std::bit_cast<std::uint32_t>(m_usedOpacities[part]);
        m_usedOpacities[part] = opacity;
    }
    if (!changed) {
        return m_factors;
    }
    for (std::size_t mesh = 0; mesh < m_factors.size(); ++mesh) {
        float factor = 1.0f;
        ++m_visit;
        for (std::int32_t part = meshParents[mesh]; part >= 0; part = partParents[static_cast<std::size_t>(part)]) {
            const auto at = static_cast<std::size_t>(part);
            if (m_visited[at] == m_visit) {
                break; // parts in a circle
            }
            m_visited[at] = m_visit;
            factor = factor * m_usedOpacities[at];
        }
        m_factors[mesh] = factor;
    }
    return m_factors;
}

} // namespace marrow

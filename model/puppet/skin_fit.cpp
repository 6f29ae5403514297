#include "model/puppet/skin_fit.h"

#include "model/puppet/numerics.h"

#include <algorithm>
#include <array>
#include <limits>

namespace marrow {

namespace {

constexpr std::size_t kBlock = 8; ///< vertices fitted side by side; each one's sums keep their own order
constexpr float kSmallestSpread = 1e-12f;
constexpr float kTieMargin = 1e-6f;

using Block = std::array<float, kBlock>;

/// The part of the samples that concerns eight vertices. Entry (bone, sample, component) of `carried` is at
/// ((bone * samples) + sample) * 2 + component.
class BlockFit
{
public:
    explicit BlockFit(const SkinSamples &samples)
        : m_samples(samples)
        , m_carried(samples.bones * samples.count * 2)
        , m_baked(samples.count * 2)
    {
    }

    void load(std::span<const float> rest, std::size_t first, std::size_t count);
    void run(std::uint32_t home);

    const std::array<std::uint32_t, kBlock> &from() const { return m_from; }
    const std::array<std::uint32_t, kBlock> &to() const { return m_to; }
    const Block &weight() const { return m_weight; }

private:
    void tryPair(std::uint32_t i, std::uint32_t j);

    const SkinSamples &m_samples;
    std::vector<Block> m_carried;
    std::vector<Block> m_baked;
    Block m_best{};
    Block m_weight{};
    std::array<std::uint32_t, kBlock> m_from{};
    std::array<std::uint32_t, kBlock> m_to{};
};

void BlockFit::load(std::span<const float> rest, std::size_t first, std::size_t count)
{
    const std::size_t floats = rest.size();
    for (std::size_t lane = 0; lane < kBlock; ++lane) {
        const std::size_t vertex = first + std::min(lane, count - 1);
        const float x = rest[2 * vertex], y = rest[2 * vertex + 1];
        for (std::size_t s = 0; s < m_samples.count; ++s) {
            m_baked[2 * s][lane] = m_samples.baked[s * floats + 2 * vertex];
            m_baked[2 * s + 1][lane] = m_samples.baked[s * floats + 2 * vertex + 1];
            for (std::size_t bone = 0; bone < m_samples.bones; ++bone) {
                const Affine &carry = m_samples.carry[s * m_samples.bones + bone];
                const std::size_t at = (bone * m_samples.count + s) * 2;
                m_carried[at][lane] = carry.mapX(x, y);
                m_carried[at + 1][lane] = carry.mapY(x, y);
            }
        }
    }
}

void BlockFit::tryPair(std::uint32_t i, std::uint32_t j)
{
    const std::size_t entries = 2 * m_samples.count;
    const Block *ci = &m_carried[i * entries];
    const Block *cj = &m_carried[j * entries];
    const Block *baked = m_baked.data();
    Block weight{};
    if (i != j) {
        Block num{}, den{};
        for (std::size_t s = 0; s < entries; ++s) {
            for (std::size_t lane = 0; lane < kBlock; ++lane) {
                const float e = cj[s][lane] - ci[s][lane];
                const float r = baked[s][lane] - ci[s][lane];
                num[lane] = num[lane] + r * e;
                den[lane] = den[lane] + e * e;
            }
        }
        for (std::size_t lane = 0; lane < kBlock; ++lane)
            weight[lane] = den[lane] <= kSmallestSpread ? 0.0f : numerics::clamp01(num[lane] / den[lane]);
    }
    Block error{};
    for (std::size_t s = 0; s < entries; ++s) {
        for (std::size_t lane = 0; lane < kBlock; ++lane) {
            const float r = ci[s][lane] + (cj[s][lane] - ci[s][lane]) * weight[lane] - baked[s][lane];
            error[lane] = error[lane] + r * r;
        }
    }
    for (std::size_t lane = 0; lane < kBlock; ++lane) {
        if (error[lane] < m_best[lane] - kTieMargin) {
            m_best[lane] = error[lane];
            m_from[lane] = i;
            m_to[lane] = j;
            m_weight[lane] = weight[lane];
        }
    }
}

void BlockFit::run(std::uint32_t home)
{
    m_best.fill(std::numeric_limits<float>::infinity());
    m_from.fill(home);
    m_to.fill(home);
    m_weight.fill(0.0f);
    const auto bones = static_cast<std::uint32_t>(m_samples.bones);
    for (std::uint32_t i = 0; i < bones; ++i) {
        for (std::uint32_t j = i; j < bones; ++j)
            tryPair(i, j);
    }
}

} // namespace

SkinWeights rigidSkin(std::size_t vertices, std::uint32_t home)
{
    return {std::vector<std::uint32_t>(vertices, home), std::vector<std::uint32_t>(vertices, home),
            std::vector<float>(vertices, 0.0f)};
}

SkinWeights fitSkin(const SkinSamples &samples, std::span<const float> rest, std::uint32_t home)
{
    const std::size_t vertices = rest.size() / 2;
    SkinWeights result = rigidSkin(vertices, home);
    BlockFit fit(samples);
    for (std::size_t first = 0; first < vertices; first += kBlock) {
        const std::size_t count = std::min(kBlock, vertices - first);
        fit.load(rest, first, count);
        fit.run(home);
        for (std::size_t lane = 0; lane < count; ++lane) {
            result.from[first + lane] = fit.from()[lane];
            result.to[first + lane] = fit.to()[lane];
            result.weight[first + lane] = fit.weight()[lane];
        }
    }
    return result;
}

} // namespace marrow

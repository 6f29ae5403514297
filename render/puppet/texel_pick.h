#pragma once

#include "model/puppet/pose.h"
#include "model/puppet/rig.h"

#include <QImage>
#include <QPointF>

#include <cstdint>
#include <memory>
#include <vector>

namespace marrow {

/// Finds which meshes show at a point of the canvas, texel by texel: what a click should select. Exact in any pose,
/// independent of any renderer. Copies of the pages are shared. One thread at a time is enough; keeps no state.
class TexelPick
{
public:
    /// `pages` as from decodeTextures.
    TexelPick(std::shared_ptr<const PuppetRig> rig, std::vector<QImage> pages);

    /// Meshes with a visible texel there, topmost first: their texture covers the point, neither their own opacity nor that of
    /// an isolated group around them nor a mask takes it away. `spread` (canvas pixels) also takes what lies that near, after
    /// what lies exactly there.
    std::vector<std::uint32_t> meshesAt(const PuppetPose &pose, QPointF point, double spread = 0) const;

private:
    /// The pose, and which meshes can reach the place asked for at all.
    struct Around
    {
        const PuppetPose &pose;
        std::vector<bool> reaches;
    };
    Around around(const PuppetPose &pose, QPointF point, double spread) const;
    std::vector<std::uint32_t> exactlyAt(const Around &around, float x, float y) const;
    float alphaAt(const Around &around, std::uint32_t mesh, float x, float y, bool cull) const;
    float coverage(const Around &around, const std::vector<std::uint32_t> &masks, float x, float y) const;
    float texelAlpha(const QImage &page, float u, float v) const;

    std::shared_ptr<const PuppetRig> m_rig;
    std::vector<QImage> m_pages;
    std::vector<std::vector<std::uint32_t>> m_groupMasks; ///< per part
    std::vector<std::int32_t> m_groupInverted;            ///< per part: -1 without a composite, else whether it inverts
};

} // namespace marrow

#pragma once

#include "model/puppet/affine.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace marrow {

/// Two bones a vertex (positions in the skin's bone list) and how far from the first to the second.
struct SkinWeights
{
    std::vector<std::uint32_t> from;
    std::vector<std::uint32_t> to;
    std::vector<float> weight;
};

/// What the fit looks at: at each sample, where every bone takes the rest pose and where the baked keyforms put the mesh.
struct SkinSamples
{
    std::size_t count = 0;
    std::size_t bones = 0;
    std::vector<Affine> carry; ///< sample after sample, one a bone
    std::vector<float> baked;  ///< sample after sample, x y of every vertex
};

/// Work that fits may take, in (bone pair, sample, vertex) visits, and the largest tables they may build. A file that asks
/// for more gets vertices that follow their home rigidly: no skin that a person made comes near.
inline constexpr std::uint64_t kSkinFitWork = std::uint64_t{1} << 33;
inline constexpr std::uint64_t kSkinFitCarries = std::uint64_t{1} << 20;
inline constexpr std::uint64_t kSkinFitFloats = std::uint64_t{1} << 26;

/// p2lrt-evaluation.md 7.6, "Fitting" rule 3, in single precision and in the order given there. `rest` holds x y pairs,
/// `home` the position of the mesh's parent among the bones.
SkinWeights fitSkin(const SkinSamples &samples, std::span<const float> rest, std::uint32_t home);

/// Every vertex follows the home.
SkinWeights rigidSkin(std::size_t vertices, std::uint32_t home);

} // namespace marrow

#pragma once

#include "model/puppet/keyforms.h"
#include "render/puppet/raster_layer.h"

#include <cstdint>

namespace marrow {

/// A decoded page as the rasteriser sees it: straight RGBA8 in memory order. The last column and the last row are there
/// twice, so that the neighbour of every texel can be read without asking whether there is one.
struct TexelPage
{
    const std::uint32_t *texels = nullptr; ///< null: unavailable
    int width = 0;                         ///< without the doubled column
    int height = 0;
    int stride = 0; ///< texels a row
};

struct RasterVertex
{
    float x = 0; ///< image pixels
    float y = 0;
    float u = 0;
    float v = 0;
};

/// How the fragments of one mesh become colour (evaluation rules 8.4).
struct MeshPaint
{
    TexelPage page;
    float opacity = 1; ///< clamped
    Rgb multiply = kWhite;
    Rgb screen = kBlack;
    std::uint8_t blend = 0;
    std::uint8_t alphaBlend = 0;
    const RasterPlanes *mask = nullptr; ///< coverage, or null without masks
    bool invertMask = false;
    bool plain = false; ///< white, black, opaque, unmasked: the colour is the texture's, to the bit
};

enum class Culling { None, KeepPositive, KeepNegative };

/// Rasterises one triangle (8.3) into the four planes of a layer, clipped to the layer's area.
void drawTriangle(const RasterVertex &a, const RasterVertex &b, const RasterVertex &c, Culling culling,
                  const MeshPaint &paint, RasterPlanes &layer);

/// Raises a coverage plane to the sampled alpha of a triangle (8.4, masks).
void coverTriangle(const RasterVertex &a, const RasterVertex &b, const RasterVertex &c, const TexelPage &page,
                   RasterPlanes &coverage);

} // namespace marrow

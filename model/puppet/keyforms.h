#pragma once

#include "model/puppet/arrays.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace marrow {

/// The building blocks that most puppet records share: keyform grids, channels and blend bindings
/// ("P2LRT evaluation rules" 1.7 for the layout, section 2 for the meaning).

struct Rgb
{
    float r = 0;
    float g = 0;
    float b = 0;
    bool operator==(const Rgb &) const = default;
};

constexpr Rgb kWhite{1, 1, 1};
constexpr Rgb kBlack{0, 0, 0};

/// One parameter and the values at which forms are given. Keys never decrease; equal neighbours are legal.
struct KeyAxis
{
    std::uint32_t parameter = 0;
    FloatArray keys;
    bool operator==(const KeyAxis &) const = default;
};

/// Where the cells of a grid stand. `coordinates` holds, cell after cell, one key index per axis (cells × axes numbers, in
/// the order of the file; the same coordinate may occur twice, 1.10). A grid of no axes has cells without coordinates.
/// The product of the key counts is at most 2^24, but a file may reach that with few cells: build a dense table only
/// when it is in proportion to the number of cells, and search otherwise.
struct GridShape
{
    bool present = false; ///< false: the record has no grid (axes 0xFFFF in the file)
    std::vector<KeyAxis> axes;
    std::vector<std::uint16_t> coordinates;

    const std::uint16_t *coordinate(std::size_t cell) const { return coordinates.data() + cell * axes.size(); }
    bool operator==(const GridShape &) const = default;
};

/// A keyform grid; `forms[cell]` belongs to `coordinate(cell)`. A present grid has at least one cell.
template <class Form>
struct Grid : GridShape
{
    std::vector<Form> forms;
    bool operator==(const Grid &) const = default;
};

enum class ChannelTarget : std::uint8_t {
    DrawOrder = 0,
    Opacity = 1,
    MultiplyColor = 2,
    ScreenColor = 3,
    FlipX = 4,
    FlipY = 5,
    GlueIntensity = 6,
};

enum class ChannelKind : std::uint8_t { Scalar = 0, Color = 1, Flag = 2 };

/// A value of a channel. The kind of the channel says which one counts; the others keep their zeros.
struct ChannelValue
{
    float scalar = 0;
    Rgb color;
    bool flag = false;
    bool operator==(const ChannelValue &) const = default;
};

/// Drives one property of an object by a grid of its own. The kind may not suit the target (2.4 says what happens then).
struct Channel
{
    ChannelTarget target = ChannelTarget::DrawOrder;
    ChannelKind kind = ChannelKind::Scalar;
    Grid<ChannelValue> grid; ///< always present
    bool operator==(const Channel &) const = default;
};

struct LimitPoint
{
    float value = 0;
    float weight = 0;
    bool operator==(const LimitPoint &) const = default;
};

/// Scales a blend binding by a piecewise linear function of another parameter. Points may be unsorted.
struct BlendLimit
{
    std::uint32_t parameter = 0;
    std::vector<LimitPoint> points;
    bool operator==(const BlendLimit &) const = default;
};

/// Blend shapes over the keys of one parameter (2.5); `shapes[key]` may be missing. At most 65535 limits of 65535 points.
template <class Shape>
struct BlendBinding
{
    std::uint32_t parameter = 0;
    FloatArray keys;
    std::uint32_t neutral = 0;
    std::vector<std::optional<Shape>> shapes;
    std::vector<BlendLimit> limits;
    bool operator==(const BlendBinding &) const = default;
};

} // namespace marrow

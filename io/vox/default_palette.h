#pragma once

#include "model/voxel/palette.h"

namespace marrow::vox {

/// The colours of a file without an RGBA chunk: a cube of six levels a channel from white down to dark blue, then ten shades
/// each of red, green, blue and grey.
inline void setDefaultPalette(Palette &palette)
{
    constexpr std::uint8_t kLevels[] = {0xff, 0xcc, 0x99, 0x66, 0x33, 0x00};
    constexpr std::uint8_t kShades[] = {0xee, 0xdd, 0xbb, 0xaa, 0x88, 0x77, 0x55, 0x44, 0x22, 0x11};
    int index = 1;
    const auto add = [&](std::uint8_t red, std::uint8_t green, std::uint8_t blue) {
        palette.set(static_cast<std::uint8_t>(index++), {red, green, blue, 255, 0, 0});
    };
    for (const std::uint8_t red : kLevels) {
        for (const std::uint8_t green : kLevels) {
            for (const std::uint8_t blue : kLevels) {
                if (index <= 215) // black comes last, and as a grey
                    add(red, green, blue);
            }
        }
    }
    for (const std::uint8_t shade : kShades)
        add(shade, 0, 0);
    for (const std::uint8_t shade : kShades)
        add(0, shade, 0);
    for (const std::uint8_t shade : kShades)
        add(0, 0, shade);
    for (const std::uint8_t shade : kShades)
        add(shade, shade, shade);
}

} // namespace marrow::vox

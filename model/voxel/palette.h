#pragma once

#include <QRgb>

#include <array>
#include <bitset>
#include <cstdint>

namespace marrow {

/// One colour of a voxel model (VFP appendix A, PAL0). Emission is 0..255; material flags are kept as they are read.
struct PaletteEntry
{
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    std::uint8_t alpha = 255;
    std::uint8_t materialFlags = 0;
    std::uint8_t emission = 0;

    QRgb rgba() const { return qRgba(red, green, blue, alpha); }
    bool transparent() const { return alpha < 255; }
    bool operator==(const PaletteEntry &) const = default;
};

/// The colours a grid's bytes index. Index 0 means "no voxel" and never has an entry.
struct Palette
{
    std::array<PaletteEntry, 256> entries = {};
    std::bitset<256> defined;

    int count() const { return static_cast<int>(defined.count()); }
    void set(std::uint8_t index, const PaletteEntry &entry)
    {
        entries[index] = entry;
        defined.set(index);
    }
    bool operator==(const Palette &) const = default;
};

} // namespace marrow

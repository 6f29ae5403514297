#pragma once

#include <QByteArrayView>

#include <array>
#include <cstdint>

namespace marrow {

/// IEEE CRC-32, as VFP directories hold it. For the small sections a command writes; io has a faster one for whole files.
inline std::uint32_t checksum32(QByteArrayView bytes)
{
    constexpr auto table = [] {
        std::array<std::uint32_t, 256> entries{};
        for (std::uint32_t i = 0; i < 256; ++i) {
            std::uint32_t value = i;
            for (int bit = 0; bit < 8; ++bit)
                value = (value & 1) ? 0xedb88320u ^ (value >> 1) : value >> 1;
            entries[i] = value;
        }
        return entries;
    }();
    std::uint32_t crc = 0xffffffffu;
    for (const char byte : bytes)
        crc = table[(crc ^ static_cast<unsigned char>(byte)) & 0xff] ^ (crc >> 8);
    return ~crc;
}

} // namespace marrow

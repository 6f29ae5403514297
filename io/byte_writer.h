#pragma once

#include <QByteArray>

#include <bit>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace marrow {

/// Appends little-endian values to bytes of its own. `take` hands them over.
class ByteWriter
{
public:
    void reserve(qsizetype size) { m_bytes.reserve(size); }
    qsizetype size() const { return m_bytes.size(); }

    void u8(std::uint8_t value) { put(value); }
    void u16(std::uint16_t value) { put(value); }
    void u32(std::uint32_t value) { put(value); }
    void u64(std::uint64_t value) { put(value); }
    void i16(std::int16_t value) { put(static_cast<std::uint16_t>(value)); }
    void i32(std::int32_t value) { put(static_cast<std::uint32_t>(value)); }
    void f32(float value) { put(std::bit_cast<std::uint32_t>(value)); }
    void bytes(QByteArrayView view) { m_bytes.append(view); }
    void zeros(qsizetype count) { m_bytes.append(count, '\0'); }
    /// Zeros up to the next multiple of `alignment`.
    void align(qsizetype alignment) { zeros((alignment - m_bytes.size() % alignment) % alignment); }

    const QByteArray &data() const { return m_bytes; }
    QByteArray take() { return std::move(m_bytes); }

private:
    template <class T>
    void put(T value)
    {
        static_assert(std::is_unsigned_v<T>);
        char raw[sizeof(T)];
        if constexpr (std::endian::native == std::endian::little) {
            std::memcpy(raw, &value, sizeof(T));
        } else {
            for (std::size_t i = 0; i < sizeof(T); ++i)
                raw[i] = static_cast<char>(value >> (8 * i));
        }
        m_bytes.append(raw, sizeof(T));
    }

    QByteArray m_bytes;
};

} // namespace marrow

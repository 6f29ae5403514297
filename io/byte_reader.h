#pragma once

#include <QByteArrayView>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>

namespace marrow {

/// A cursor over little-endian bytes that belong to someone else and must outlive it. Nothing is ever read outside:
/// a read that does not fit returns zero (or an empty span), moves nothing and leaves the reader failed for good, so a
/// record can be read field by field and checked once. `failedAt` is where the first read that did not fit began.
/// Offsets are relative to the bytes given; `base` is added by `absoluteOffset` so that messages can name a place in the file.
class ByteReader
{
public:
    ByteReader() = default;
    explicit ByteReader(QByteArrayView bytes, std::uint64_t base = 0)
        : m_data(reinterpret_cast<const std::uint8_t *>(bytes.data()))
        , m_size(static_cast<std::size_t>(bytes.size()))
        , m_base(base)
    {
    }
    ByteReader(QByteArray &&, std::uint64_t = 0) = delete; // which would be gone before the first read
    explicit ByteReader(std::span<const std::uint8_t> bytes, std::uint64_t base = 0)
        : m_data(bytes.data())
        , m_size(bytes.size())
        , m_base(base)
    {
    }

    bool ok() const { return !m_failed; }
    bool failed() const { return m_failed; }
    std::size_t failedAt() const { return m_failedAt; }

    std::size_t size() const { return m_size; }
    std::size_t offset() const { return m_offset; }
    std::uint64_t absoluteOffset() const { return m_base + m_offset; }
    std::size_t remaining() const { return m_size - m_offset; }
    bool atEnd() const { return m_offset == m_size; }

    /// True when `count` records of `recordSize` bytes lie ahead; never overflows. Ask before taking memory for them.
    bool has(std::uint64_t count, std::size_t recordSize = 1) const
    {
        return !m_failed && (recordSize == 0 || count <= remaining() / recordSize);
    }

    bool seek(std::size_t offset)
    {
        if (m_failed || offset > m_size)
            return fail();
        m_offset = offset;
        return true;
    }
    bool skip(std::uint64_t count)
    {
        if (!has(count))
            return fail();
        m_offset += static_cast<std::size_t>(count);
        return true;
    }

    std::uint8_t u8() { return read<std::uint8_t>(); }
    std::uint16_t u16() { return read<std::uint16_t>(); }
    std::uint32_t u32() { return read<std::uint32_t>(); }
    std::uint64_t u64() { return read<std::uint64_t>(); }
    std::int8_t i8() { return read<std::int8_t>(); }
    std::int16_t i16() { return read<std::int16_t>(); }
    std::int32_t i32() { return read<std::int32_t>(); }
    std::int64_t i64() { return read<std::int64_t>(); }
    float f32() { return std::bit_cast<float>(read<std::uint32_t>()); }
    double f64() { return std::bit_cast<double>(read<std::uint64_t>()); }

    /// The next `count` bytes, not copied; empty when they do not fit.
    std::span<const std::uint8_t> bytes(std::uint64_t count)
    {
        if (!has(count)) {
            fail();
            return {};
        }
        const std::span<const std::uint8_t> result(m_data + m_offset, static_cast<std::size_t>(count));
        m_offset += static_cast<std::size_t>(count);
        return result;
    }
    QByteArrayView view(std::uint64_t count)
    {
        const auto span = bytes(count);
        return QByteArrayView(reinterpret_cast<const char *>(span.data()), static_cast<qsizetype>(span.size()));
    }

    /// Marks the reader failed here, for a caller that found a value it cannot go on from. Returns false.
    bool fail()
    {
        if (!m_failed) {
            m_failed = true;
            m_failedAt = m_offset;
        }
        return false;
    }

private:
    template <class T>
    T read()
    {
        static_assert(std::is_integral_v<T>);
        if (m_failed || sizeof(T) > remaining()) {
            fail();
            return 0;
        }
        std::make_unsigned_t<T> value = 0;
        if constexpr (std::endian::native == std::endian::little) {
            std::memcpy(&value, m_data + m_offset, sizeof(T));
        } else {
            for (std::size_t i = sizeof(T); i-- > 0;)
                value = static_cast<std::make_unsigned_t<T>>((static_cast<std::uint64_t>(value) << 8) | m_data[m_offset + i]);
        }
        m_offset += sizeof(T);
        return static_cast<T>(value);
    }

    const std::uint8_t *m_data = nullptr;
    std::size_t m_size = 0;
    std::size_t m_offset = 0;
    std::uint64_t m_base = 0;
    std::size_t m_failedAt = 0;
    bool m_failed = false;
};

} // namespace marrow

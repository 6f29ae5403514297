#pragma once

#include "io/byte_writer.h"
#include "io/p2lrt/record_reader.h"
#include "model/puppet/index_array.h"
#include "model/puppet/keyforms.h"

#include <QHash>
#include <QString>

#include <array>
#include <cassert>
#include <cstdint>
#include <vector>

namespace marrow::p2lrt {

/// The strings of a version 2 file. A string gets the number of its first occurrence; numbers never change, so that chunks
/// written against an older state of the table stay valid.
class StringTable
{
public:
    StringTable() = default;
    explicit StringTable(const std::vector<QString> &strings);

    std::uint32_t indexOf(const QString &text);
    QByteArray encode() const;
    bool grown() const { return m_grown; }

private:
    std::vector<QString> m_strings;
    QHash<QString, std::uint32_t> m_index;
    bool m_grown = false;
};

/// Writes the fields of records, the counterpart of RecordReader (see there for the vocabulary). Arrays are written in the
/// codec they carry; a u16 array that has outgrown u16 becomes u32.
class RecordWriter
{
public:
    static constexpr bool kReading = false;
    template <class T>
    using Ref = const T &;

    /// `strings` is needed for version 2 and must outlive the writer.
    RecordWriter(int version, StringTable *strings, bool stripNames)
        : m_version(version)
        , m_strings(strings)
        , m_stripNames(stripNames)
    {
    }

    int version() const { return m_version; }
    static constexpr Counts counts() { return {}; }
    static constexpr bool ok() { return true; }
    void at(const char *, std::size_t) {}
    bool wroteNames() const { return m_wroteNames; }
    /// A list was longer than the format can say.
    bool overflowed() const { return m_overflowed; }
    QByteArray take() { return m_bytes.take(); }

    void u8(std::uint8_t value) { m_bytes.u8(value); }
    void u16(std::uint16_t value) { m_bytes.u16(value); }
    void u32(std::uint32_t value) { m_bytes.u32(value); }
    void i32(std::int32_t value) { m_bytes.i32(value); }
    void f32(float value) { m_bytes.f32(value); }
    void boolean(bool value) { m_bytes.u8(value ? 1 : 0); }
    void reserved() { m_bytes.u8(0); }
    void rgb(const Rgb &value)
    {
        f32(value.r);
        f32(value.g);
        f32(value.b);
    }
    template <class Enum>
    void choice(Enum value, std::uint8_t, std::uint8_t, const char *)
    {
        m_bytes.u8(static_cast<std::uint8_t>(value));
    }
    void text(const QString &value);
    void name(const QString &value)
    {
        m_wroteNames = m_wroteNames || (!m_stripNames && !value.isEmpty());
        text(m_stripNames ? QString() : value);
    }
    void floats(const FloatArray &value);
    void ints(const IntArray &value);
    void indices(const IndexArray &value);
    void blob(const ByteArray &value);
    void tag(const std::array<char, 4> &value) { m_bytes.bytes(QByteArrayView(value.data(), 4)); }
    void ref(std::uint32_t value, std::uint32_t, const char *) { u32(value); }
    void optionalRef(std::int32_t value, std::uint32_t, const char *) { i32(value); }
    void refs(const std::vector<std::uint32_t> &values, std::uint32_t, const char *)
    {
        list(values, 4, [&](std::uint32_t value) { u32(value); });
    }

    template <class T, class Each>
    void list(const std::vector<T> &values, std::size_t, Each &&each)
    {
        u32(length(values.size(), 0xFFFFFFFF));
        fill(values, values.size(), each);
    }
    template <class T, class Each>
    void shortList(const std::vector<T> &values, Each &&each)
    {
        u16(static_cast<std::uint16_t>(length(values.size(), 0xFFFF)));
        fill(values, values.size(), each);
    }
    template <class T, class Each>
    void byteList(const std::vector<T> &values, Each &&each)
    {
        u8(static_cast<std::uint8_t>(length(values.size(), 0xFF)));
        fill(values, values.size(), each);
    }
    template <class T, class Each>
    void fill(const std::vector<T> &values, std::size_t n, Each &&each)
    {
        assert(values.size() == n);
        static_cast<void>(n);
        for (const T &value : values)
            each(value);
    }

private:
    std::uint32_t length(std::size_t size, std::uint32_t limit)
    {
        m_overflowed = m_overflowed || size > limit;
        return static_cast<std::uint32_t>(size);
    }
    void arrayHeader(ArrayCodec codec, std::size_t size);

    int m_version;
    StringTable *m_strings;
    bool m_stripNames;
    bool m_wroteNames = false;
    bool m_overflowed = false;
    ByteWriter m_bytes;
};

} // namespace marrow::p2lrt

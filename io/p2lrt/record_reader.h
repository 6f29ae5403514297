#pragma once

#include "io/byte_reader.h"
#include "model/base/error.h"
#include "model/puppet/index_array.h"
#include "model/puppet/keyforms.h"

#include <QString>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <limits>
#include <vector>

namespace marrow::p2lrt {

/// How many of each thing there are, which is what references are checked against.
struct Counts
{
    std::uint32_t parameters = 0;
    std::uint32_t deformers = 0;
    std::uint32_t parts = 0;
    std::uint32_t meshes = 0;
    std::uint32_t bones = 0; ///< deformers and virtual bones
    std::uint32_t physicsGroups = 0;
    std::uint32_t colliders = 0;
};

/// Reads the fields of records (evaluation rules 1.4) from one chunk of version 2 or from a whole file of version 1, checking
/// every value. It shares its vocabulary with RecordWriter, so that one description of a record serves both (records.h).
/// The first fault sticks: what is read after it is zero or empty, lists end at once, and `error()` tells it.
class RecordReader
{
public:
    static constexpr bool kReading = true;
    template <class T>
    using Ref = T &;

    /// `bytes` is the decompressed payload (version 2) or the file (version 1); arrays become windows into it.
    /// `recordBytes` is how much memory the records may take together.
    RecordReader(int version, QString chunk, ByteArray bytes, const std::vector<QString> *strings, Counts counts,
                 std::uint64_t recordBytes)
        : m_version(version)
        , m_chunk(std::move(chunk))
        , m_bytes(std::move(bytes))
        , m_cursor(m_bytes.span())
        , m_strings(strings)
        , m_counts(counts)
        , m_recordBytes(recordBytes)
    {
    }

    int version() const { return m_version; }
    const Counts &counts() const { return m_counts; }
    Counts &counts() { return m_counts; }

    bool ok() const { return m_cursor.ok(); }
    /// Only after a fault.
    Error error() const;
    /// Records the first fault; `reason` is a translated clause.
    void fail(const char *code, const QString &reason);
    void check(bool condition, const char *code, const char *reason)
    {
        if (!condition) [[unlikely]]
            failWith(code, reason);
    }
    /// Names what is being read, for messages: a translatable noun and its number.
    void at(const char *noun, std::size_t index)
    {
        m_noun = noun;
        m_index = index;
    }
    /// Takes `bytes` from what the records may still take; a fault when there is no more. Lists and arrays do it
    /// themselves.
    void charge(std::uint64_t bytes);
    std::uint64_t recordBytesLeft() const { return m_recordBytes; }
    void expectEnd();
    bool empty() const { return m_bytes.empty(); }
    /// The next u32 without moving; 0 when there is none.
    std::uint32_t peekU32() const
    {
        ByteReader ahead = m_cursor;
        return ahead.u32();
    }
    std::size_t position() const { return m_cursor.offset(); }
    /// For version 1: the chunk that messages should name from here on.
    void enter(const char *chunk) { m_chunk = QLatin1String(chunk); }

    void u8(std::uint8_t &value) { value = take<std::uint8_t>(); }
    void u16(std::uint16_t &value) { value = take<std::uint16_t>(); }
    void u32(std::uint32_t &value) { value = take<std::uint32_t>(); }
    void i32(std::int32_t &value) { value = take<std::int32_t>(); }
    void f32(float &value)
    {
        const auto bits = take<std::uint32_t>();
        if ((bits & 0x7F800000) == 0x7F800000) [[unlikely]]
            return notFinite(value);
        value = std::bit_cast<float>(bits);
    }
    void boolean(bool &value) { value = take<std::uint8_t>() != 0; }
    void reserved() { take<std::uint8_t>(); }
    void rgb(Rgb &value)
    {
        f32(value.r);
        f32(value.g);
        f32(value.b);
    }
    /// A u8 that must not exceed `last`.
    template <class Enum>
    void choice(Enum &value, std::uint8_t first, std::uint8_t last, const char *reason)
    {
        const auto number = take<std::uint8_t>();
        check(number >= first && number <= last, "p2lrt.value", reason);
        value = static_cast<Enum>(ok() ? number : first);
    }

    void text(QString &value);
    void name(QString &value) { text(value); }

    void floats(FloatArray &value);
    void ints(IntArray &value);
    void indices(IndexArray &value);
    void blob(ByteArray &value);
    void tag(std::array<char, 4> &value);

    void ref(std::uint32_t &value, std::uint32_t limit, const char *noun)
    {
        value = take<std::uint32_t>();
        if (value >= limit) [[unlikely]]
            badReference(value, limit, noun);
    }
    /// -1 when null.
    void optionalRef(std::int32_t &value, std::uint32_t limit, const char *noun)
    {
        value = take<std::int32_t>();
        if (value < 0)
            value = -1;
        else if (static_cast<std::uint32_t>(value) >= limit) [[unlikely]]
            badReference(static_cast<std::uint32_t>(value), limit, noun);
    }

    /// A u32 count of items that take at least `itemBytes` each (evaluation rules 1.5).
    std::uint32_t count(std::size_t itemBytes);

    /// A list with a u32 count. Memory is taken in step with what was really read.
    template <class T, class Each>
    void list(std::vector<T> &values, std::size_t itemBytes, Each &&each)
    {
        fill(values, count(itemBytes), each);
    }
    template <class T, class Each>
    void shortList(std::vector<T> &values, Each &&each)
    {
        fill(values, take<std::uint16_t>(), each);
    }
    template <class T, class Each>
    void byteList(std::vector<T> &values, Each &&each)
    {
        fill(values, take<std::uint8_t>(), each);
    }
    void refs(std::vector<std::uint32_t> &values, std::uint32_t limit, const char *noun);
    /// `n` items of a list whose count was read elsewhere.
    template <class T, class Each>
    void fill(std::vector<T> &values, std::size_t n, Each &&each)
    {
        values.clear();
        charge(std::uint64_t(n) * sizeof(T));
        if (!ok())
            return;
        // Reserving is an optimisation that a false count must not turn into an attack.
        values.reserve(std::min(n, m_cursor.remaining() * kReserveRatio / sizeof(T) + 1));
        for (std::size_t i = 0; i < n && ok(); ++i)
            each(values.emplace_back());
    }

private:
    static constexpr std::size_t kReserveRatio = 8;

    template <class T>
    T take()
    {
        T value{};
        const auto bytes = m_cursor.bytes(sizeof(T));
        if (bytes.empty()) [[unlikely]] {
            truncated();
            return value;
        }
        std::memcpy(&value, bytes.data(), sizeof(T));
        return value;
    }
    std::span<const std::uint8_t> takeBytes(std::size_t length);
    std::span<const std::uint8_t> takeWholeNumbers(std::uint32_t &n, ArrayCodec &codec);
    void truncated();
    void notFinite(float &value);
    void failWith(const char *code, const char *reason);
    void badReference(std::uint32_t value, std::uint32_t limit, const char *noun);
    std::uint32_t arrayHeader(ArrayCodec &codec);
    bool allFinite(std::span<const float> values);

    int m_version;
    QString m_chunk;
    ByteArray m_bytes;
    ByteReader m_cursor;
    const std::vector<QString> *m_strings;
    Counts m_counts;
    std::uint64_t m_recordBytes;
    const char *m_noun = nullptr;
    std::size_t m_index = 0;
    bool m_hasError = false;
    Error m_error;
};

/// Turns UTF-8 into text; false if it is not valid. Keeps a leading byte order mark.
bool fromUtf8(std::span<const std::uint8_t> bytes, QString &text);

/// Reads the string table of version 2 into `strings`, which take their memory from `recordBytes`.
Error readStrings(const ByteArray &payload, std::vector<QString> &strings, std::uint64_t &recordBytes, bool &ok);

} // namespace marrow::p2lrt

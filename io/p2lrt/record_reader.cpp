#include "io/p2lrt/record_reader.h"

#include "io/p2lrt/messages.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace marrow::p2lrt {

namespace {

/// What an array or a text of its own takes beside its numbers or letters.
constexpr std::uint64_t kArrayCost = 64;
constexpr std::uint64_t kTextCost = 32;

float fromHalf(std::uint16_t half)
{
    const std::uint32_t sign = std::uint32_t(half & 0x8000) << 16;
    const std::uint32_t exponent = (half >> 10) & 0x1F;
    const std::uint32_t fraction = half & 0x3FF;
    if (exponent == 0x1F)
        return std::bit_cast<float>(sign | 0x7F800000 | (fraction << 13));
    if (exponent != 0)
        return std::bit_cast<float>(sign | ((exponent + 112) << 23) | (fraction << 13));
    const float magnitude = static_cast<float>(fraction) * 0x1p-24f;
    return sign ? -magnitude : magnitude;
}

/// Version 1 has no codecs; this is the one version 2 should use.
ArrayCodec suitableCodec(std::span<const std::uint32_t> values)
{
    const bool small = std::all_of(values.begin(), values.end(), [](std::uint32_t value) { return value <= 0xFFFF; });
    return small ? ArrayCodec::U16 : ArrayCodec::U32;
}

std::uint16_t u16At(const std::uint8_t *bytes)
{
    std::uint16_t value;
    std::memcpy(&value, bytes, sizeof value);
    return value;
}

/// The length of the valid UTF-8 sequence at the start of `bytes`, 0 if there is none.
std::size_t sequenceLength(std::span<const std::uint8_t> bytes)
{
    const auto continues = [&](std::size_t i) { return i < bytes.size() && (bytes[i] & 0xC0) == 0x80; };
    const std::uint8_t lead = bytes[0];
    if (lead < 0x80)
        return 1;
    if (lead >= 0xC2 && lead <= 0xDF)
        return continues(1) ? 2 : 0;
    if (lead >= 0xE0 && lead <= 0xEF) {
        if (!continues(1) || !continues(2))
            return 0;
        const bool overlong = lead == 0xE0 && bytes[1] < 0xA0;
        const bool surrogate = lead == 0xED && bytes[1] >= 0xA0;
        return overlong || surrogate ? 0 : 3;
    }
    if (lead >= 0xF0 && lead <= 0xF4) {
        if (!continues(1) || !continues(2) || !continues(3))
            return 0;
        const bool overlong = lead == 0xF0 && bytes[1] < 0x90;
        const bool beyond = lead == 0xF4 && bytes[1] >= 0x90;
        return overlong || beyond ? 0 : 4;
    }
    return 0;
}

} // namespace

bool fromUtf8(std::span<const std::uint8_t> bytes, QString &text)
{
    const char *chars = reinterpret_cast<const char *>(bytes.data());
    const auto length = static_cast<qsizetype>(bytes.size());
    if (std::all_of(bytes.begin(), bytes.end(), [](std::uint8_t byte) { return byte < 0x80; })) {
        text = QString::fromLatin1(chars, length);
        return true;
    }
    for (std::size_t i = 0; i < bytes.size();) {
        const std::size_t step = sequenceLength(bytes.subspan(i));
        if (step == 0)
            return false;
        i += step;
    }
    text = QString::fromUtf8(chars, length);
    const bool mark = bytes.size() >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF;
    if (mark && !text.startsWith(QChar(QChar::ByteOrderMark)))
        text.prepend(QChar(QChar::ByteOrderMark));
    return true;
}

Error readStrings(const ByteArray &payload, std::vector<QString> &strings, std::uint64_t &recordBytes, bool &ok)
{
    RecordReader reader(2, QStringLiteral("STRS"), payload, nullptr, {}, recordBytes);
    const std::uint32_t n = reader.count(4);
    std::vector<std::uint32_t> offsets;
    reader.fill(offsets, std::size_t(n) + 1, [&](std::uint32_t &offset) { reader.u32(offset); });
    const std::size_t start = reader.position();
    const auto blob = payload.span().subspan(reader.ok() ? start : payload.size());
    if (reader.ok()) {
        reader.check(offsets.front() == 0, "p2lrt.strings", QT_TRANSLATE_NOOP("P2lrt", "the first string does not start at 0"));
        reader.check(offsets.back() == blob.size(), "p2lrt.strings",
                     QT_TRANSLATE_NOOP("P2lrt", "the strings do not end where the chunk ends"));
        reader.check(std::is_sorted(offsets.begin(), offsets.end()), "p2lrt.strings",
                     QT_TRANSLATE_NOOP("P2lrt", "a string ends before it starts"));
    }
    reader.charge(n * (sizeof(QString) + kTextCost) + 2 * blob.size());
    strings.clear();
    strings.reserve(reader.ok() ? n : 0);
    for (std::uint32_t i = 0; i < n && reader.ok(); ++i) {
        reader.at(QT_TRANSLATE_NOOP("P2lrt", "string"), i);
        const bool valid = fromUtf8(blob.subspan(offsets[i], offsets[i + 1] - offsets[i]), strings.emplace_back());
        reader.check(valid, "p2lrt.utf8", QT_TRANSLATE_NOOP("P2lrt", "the text is not valid UTF-8"));
    }
    ok = reader.ok();
    recordBytes = reader.recordBytesLeft();
    return ok ? Error{} : reader.error();
}

Error RecordReader::error() const
{
    return m_error;
}

void RecordReader::fail(const char *code, const QString &reason)
{
    if (m_hasError)
        return;
    m_hasError = true;
    const std::size_t position = m_cursor.offset();
    m_cursor.fail();
    QString message = P2lrt::tr("%1: %2").arg(m_chunk, reason);
    if (m_noun)
        message = P2lrt::tr("%1, %2 %3: %4").arg(m_chunk, P2lrt::tr(m_noun)).arg(m_index).arg(reason);
    m_error = Error{QLatin1String(code), message, QStringLiteral("%1+%2").arg(m_chunk).arg(position)};
    m_error.section = m_chunk;
}

void RecordReader::failWith(const char *code, const char *reason)
{
    fail(code, P2lrt::tr(reason));
}

void RecordReader::charge(std::uint64_t bytes)
{
    if (bytes <= m_recordBytes) {
        m_recordBytes -= bytes;
        return;
    }
    m_recordBytes = 0;
    failWith("p2lrt.too-large",
             QT_TRANSLATE_NOOP("P2lrt", "the records need more memory than a puppet of this size may take"));
}

void RecordReader::truncated()
{
    failWith("p2lrt.truncated", QT_TRANSLATE_NOOP("P2lrt", "the data ends in the middle of a record"));
}

void RecordReader::notFinite(float &value)
{
    value = 0;
    failWith("p2lrt.not-finite", QT_TRANSLATE_NOOP("P2lrt", "a number is infinite or not a number"));
}

void RecordReader::badReference(std::uint32_t value, std::uint32_t limit, const char *noun)
{
    if (ok())
        fail("p2lrt.reference",
             P2lrt::tr("refers to %1 %2, but there are %3").arg(P2lrt::tr(noun)).arg(value).arg(limit));
}

void RecordReader::expectEnd()
{
    if (ok() && !m_cursor.atEnd()) {
        m_noun = nullptr;
        fail("p2lrt.leftover", P2lrt::tr("%1 bytes are left over after the last record").arg(m_cursor.remaining()));
    }
}

std::span<const std::uint8_t> RecordReader::takeBytes(std::size_t length)
{
    const auto bytes = m_cursor.bytes(length);
    if (bytes.size() != length)
        truncated();
    return bytes;
}

std::uint32_t RecordReader::count(std::size_t itemBytes)
{
    const auto n = take<std::uint32_t>();
    if (n > m_cursor.remaining() / itemBytes) {
        if (ok())
            fail("p2lrt.count", P2lrt::tr("a list of %1 entries does not fit into the data").arg(n));
        return 0;
    }
    return n;
}

void RecordReader::text(QString &value)
{
    if (m_version == 1) {
        const auto bytes = takeBytes(count(1));
        charge(bytes.empty() ? 0 : kTextCost + 2 * bytes.size());
        check(fromUtf8(bytes, value), "p2lrt.utf8", QT_TRANSLATE_NOOP("P2lrt", "a text is not valid UTF-8"));
        return;
    }
    const auto index = take<std::uint32_t>();
    if (index == 0xFFFFFFFF || !ok())
        return;
    if (index >= m_strings->size())
        return badReference(index, static_cast<std::uint32_t>(m_strings->size()), QT_TRANSLATE_NOOP("P2lrt", "string"));
    value = (*m_strings)[index];
}

std::uint32_t RecordReader::arrayHeader(ArrayCodec &codec)
{
    if (m_version == 1)
        return take<std::uint32_t>();
    const auto padding = takeBytes((4 - m_cursor.offset() % 4) % 4);
    for (std::uint8_t byte : padding)
        check(byte == 0, "p2lrt.padding", QT_TRANSLATE_NOOP("P2lrt", "the padding before an array is not zero"));
    codec = static_cast<ArrayCodec>(take<std::uint32_t>() & 0xFF);
    return take<std::uint32_t>();
}

bool RecordReader::allFinite(std::span<const float> values)
{
    std::uint32_t worst = 0;
    for (float value : values)
        worst = std::max(worst, std::bit_cast<std::uint32_t>(value) & 0x7F800000);
    check(worst != 0x7F800000, "p2lrt.not-finite",
          QT_TRANSLATE_NOOP("P2lrt", "an array holds a number that is infinite or not a number"));
    return ok();
}

void RecordReader::floats(FloatArray &value)
{
    ArrayCodec codec = ArrayCodec::F32;
    const std::uint32_t n = arrayHeader(codec);
    const bool plain = codec == ArrayCodec::F32;
    check(plain || codec == ArrayCodec::F16 || codec == ArrayCodec::Unorm16, "p2lrt.codec",
          QT_TRANSLATE_NOOP("P2lrt", "an array of fractions is stored in a way that does not suit it"));
    const auto bytes = takeBytes(std::size_t(n) * (plain ? sizeof(float) : sizeof(std::uint16_t)));
    if (!ok())
        return;
    const bool aligned = reinterpret_cast<std::uintptr_t>(bytes.data()) % alignof(float) == 0;
    if (plain && aligned) {
        value = FloatArray(m_bytes.owner(), reinterpret_cast<const float *>(bytes.data()), n, codec);
    } else {
        charge(std::size_t(n) * sizeof(float) + kArrayCost);
        if (!ok())
            return;
        std::vector<float> decoded(n);
        if (plain && n > 0)
            std::memcpy(decoded.data(), bytes.data(), bytes.size());
        for (std::uint32_t i = 0; i < n && !plain; ++i) {
            const std::uint16_t stored = u16At(bytes.data() + std::size_t(i) * 2);
            decoded[i] = codec == ArrayCodec::F16 ? fromHalf(stored) : static_cast<float>(stored) / 65535.0f;
        }
        value = FloatArray(std::move(decoded), codec);
    }
    allFinite(value.span());
}

std::span<const std::uint8_t> RecordReader::takeWholeNumbers(std::uint32_t &n, ArrayCodec &codec)
{
    codec = ArrayCodec::U32;
    n = arrayHeader(codec);
    const bool wide = codec == ArrayCodec::U32;
    check(wide || codec == ArrayCodec::U16, "p2lrt.codec",
          QT_TRANSLATE_NOOP("P2lrt", "an array of numbers is stored in a way that does not suit it"));
    return takeBytes(std::size_t(n) * (wide ? sizeof(std::uint32_t) : sizeof(std::uint16_t)));
}

void RecordReader::ints(IntArray &value)
{
    ArrayCodec codec;
    std::uint32_t n = 0;
    const auto bytes = takeWholeNumbers(n, codec);
    if (!ok())
        return;
    const bool wide = codec == ArrayCodec::U32;
    const bool aligned = reinterpret_cast<std::uintptr_t>(bytes.data()) % alignof(std::uint32_t) == 0;
    if (wide && aligned && m_version != 1) {
        value = IntArray(m_bytes.owner(), reinterpret_cast<const std::uint32_t *>(bytes.data()), n, codec);
        return;
    }
    charge(std::size_t(n) * sizeof(std::uint32_t) + kArrayCost);
    if (!ok())
        return;
    std::vector<std::uint32_t> decoded(n);
    if (wide && n > 0)
        std::memcpy(decoded.data(), bytes.data(), bytes.size());
    for (std::uint32_t i = 0; i < n && !wide; ++i)
        decoded[i] = u16At(bytes.data() + std::size_t(i) * 2);
    if (m_version == 1)
        codec = suitableCodec(decoded);
    value = IntArray(std::move(decoded), codec);
}

void RecordReader::indices(IndexArray &value)
{
    ArrayCodec codec;
    std::uint32_t n = 0;
    const auto bytes = takeWholeNumbers(n, codec);
    if (!ok())
        return;
    const auto take = [&](auto number) {
        using T = decltype(number);
        const bool aligned = reinterpret_cast<std::uintptr_t>(bytes.data()) % alignof(T) == 0;
        if (aligned && m_version != 1) {
            value = IndexArray(m_bytes.owner(), reinterpret_cast<const T *>(bytes.data()), n);
            return;
        }
        charge(bytes.size() + kArrayCost);
        std::vector<T> numbers(ok() ? n : 0);
        if (!numbers.empty())
            std::memcpy(numbers.data(), bytes.data(), bytes.size());
        if constexpr (sizeof(T) == sizeof(std::uint32_t)) {
            const ArrayCodec kept = m_version == 1 ? suitableCodec(numbers) : ArrayCodec::U32;
            value = IndexArray(std::move(numbers), kept);
        } else {
            value = IndexArray(std::move(numbers));
        }
    };
    if (codec == ArrayCodec::U32)
        take(std::uint32_t(0));
    else
        take(std::uint16_t(0));
}

void RecordReader::blob(ByteArray &value)
{
    ArrayCodec codec = ArrayCodec::U8;
    const std::uint32_t n = arrayHeader(codec);
    check(codec == ArrayCodec::U8, "p2lrt.codec",
          QT_TRANSLATE_NOOP("P2lrt", "a run of bytes is stored in a way that does not suit it"));
    const auto bytes = takeBytes(n);
    if (ok())
        value = ByteArray(m_bytes.owner(), bytes.data(), n, codec);
}

void RecordReader::tag(std::array<char, 4> &value)
{
    const auto bytes = takeBytes(value.size());
    if (ok())
        std::memcpy(value.data(), bytes.data(), value.size());
}

void RecordReader::refs(std::vector<std::uint32_t> &values, std::uint32_t limit, const char *noun)
{
    list(values, 4, [&](std::uint32_t &value) { ref(value, limit, noun); });
}

} // namespace marrow::p2lrt

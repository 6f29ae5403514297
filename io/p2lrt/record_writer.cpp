#include "io/p2lrt/record_writer.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace marrow::p2lrt {

namespace {

constexpr std::uint32_t kNoString = 0xFFFFFFFF;

/// The nearest half, ties to even; exact for what was read from one. Too large a number becomes the largest half.
std::uint16_t toHalf(float value)
{
    const auto bits = std::bit_cast<std::uint32_t>(value);
    const auto sign = static_cast<std::uint16_t>((bits >> 16) & 0x8000);
    const float magnitude = std::min(std::fabs(value), 65504.0f);
    const auto roundEven = [](float x) { return static_cast<std::uint32_t>(std::nearbyint(x)); };
    if (magnitude < 0x1p-14f)
        return static_cast<std::uint16_t>(sign | roundEven(magnitude * 0x1p24f));
    const auto wide = std::bit_cast<std::uint32_t>(magnitude);
    const std::uint32_t rounded = wide + 0xFFF + ((wide >> 13) & 1);
    return static_cast<std::uint16_t>(sign | ((rounded >> 13) - (112u << 10)));
}

std::uint16_t toUnorm16(float value)
{
    return static_cast<std::uint16_t>(std::lround(std::clamp(value, 0.0f, 1.0f) * 65535.0f));
}

QByteArrayView viewOf(const void *data, std::size_t bytes)
{
    return QByteArrayView(static_cast<const char *>(data), static_cast<qsizetype>(bytes));
}

} // namespace

StringTable::StringTable(const std::vector<QString> &strings)
    : m_strings(strings)
{
    for (std::size_t i = 0; i < strings.size(); ++i) {
        if (!m_index.contains(strings[i]))
            m_index.insert(strings[i], static_cast<std::uint32_t>(i));
    }
}

std::uint32_t StringTable::indexOf(const QString &text)
{
    const auto it = m_index.constFind(text);
    if (it != m_index.constEnd())
        return it.value();
    const auto index = static_cast<std::uint32_t>(m_strings.size());
    m_strings.push_back(text);
    m_index.insert(text, index);
    m_grown = true;
    return index;
}

QByteArray StringTable::encode() const
{
    ByteWriter writer;
    QByteArray blob;
    writer.u32(static_cast<std::uint32_t>(m_strings.size()));
    writer.u32(0);
    for (const QString &string : m_strings) {
        blob += string.toUtf8();
        writer.u32(static_cast<std::uint32_t>(blob.size()));
    }
    writer.bytes(blob);
    return writer.take();
}

void RecordWriter::text(const QString &value)
{
    if (m_version != 1) {
        u32(value.isEmpty() ? kNoString : m_strings->indexOf(value));
        return;
    }
    const QByteArray utf8 = value.toUtf8();
    u32(static_cast<std::uint32_t>(utf8.size()));
    m_bytes.bytes(utf8);
}

void RecordWriter::arrayHeader(ArrayCodec codec, std::size_t size)
{
    if (m_version != 1) {
        m_bytes.align(4);
        u32(static_cast<std::uint32_t>(codec));
    }
    u32(length(size, 0xFFFFFFFF));
}

void RecordWriter::floats(const FloatArray &value)
{
    const ArrayCodec codec = m_version == 1 ? ArrayCodec::F32 : value.codec();
    arrayHeader(codec, value.size());
    if (codec == ArrayCodec::F32) {
        m_bytes.bytes(viewOf(value.data(), value.size() * sizeof(float)));
        return;
    }
    for (float number : value)
        u16(codec == ArrayCodec::F16 ? toHalf(number) : toUnorm16(number));
}

void RecordWriter::ints(const IntArray &value)
{
    const bool fits = std::all_of(value.begin(), value.end(), [](std::uint32_t number) { return number <= 0xFFFF; });
    const bool small = m_version != 1 && value.codec() == ArrayCodec::U16 && fits;
    arrayHeader(small ? ArrayCodec::U16 : ArrayCodec::U32, value.size());
    if (!small) {
        m_bytes.bytes(viewOf(value.data(), value.size() * sizeof(std::uint32_t)));
        return;
    }
    for (std::uint32_t number : value)
        u16(static_cast<std::uint16_t>(number));
}

void RecordWriter::indices(const IndexArray &value)
{
    const bool small = m_version != 1 && value.codec() == ArrayCodec::U16;
    arrayHeader(small ? ArrayCodec::U16 : ArrayCodec::U32, value.size());
    if (m_version == 1 && value.codec() == ArrayCodec::U16) {
        for (const std::uint32_t number : value)
            u32(number);
        return;
    }
    value.visit([this](auto numbers) { m_bytes.bytes(viewOf(numbers.data(), numbers.size_bytes())); });
}

void RecordWriter::blob(const ByteArray &value)
{
    arrayHeader(ArrayCodec::U8, value.size());
    m_bytes.bytes(viewOf(value.data(), value.size()));
}

} // namespace marrow::p2lrt

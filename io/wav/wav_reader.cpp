#include "io/wav/wav_reader.h"

#include <QCoreApplication>
#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>

namespace marrow {

namespace {

struct WavText
{
    Q_DECLARE_TR_FUNCTIONS(WavText)
};

constexpr std::uint16_t kPcm = 1;
constexpr std::uint16_t kFloat = 3;
constexpr std::uint16_t kExtensible = 0xFFFE;
constexpr qsizetype kHeaderSize = 12;
constexpr qsizetype kChunkHeader = 8;
constexpr qsizetype kFormatSize = 16;
constexpr qsizetype kSubFormatAt = 24; ///< of an extensible format: the first two bytes are a format number

struct Format
{
    std::uint16_t code = 0;
    std::uint16_t channels = 0;
    std::uint32_t rate = 0;
    std::uint16_t bits = 0;
};

std::uint16_t u16At(const char *data)
{
    return qFromLittleEndian<quint16>(data);
}

std::uint32_t u32At(const char *data)
{
    return qFromLittleEndian<quint32>(data);
}

Format formatFrom(const char *data, qsizetype size)
{
    Format format{u16At(data), u16At(data + 2), u32At(data + 4), u16At(data + 14)};
    if (format.code == kExtensible && size >= kSubFormatAt + 2)
        format.code = u16At(data + kSubFormatAt);
    return format;
}

bool readable(const Format &format)
{
    const bool bits = format.code == kPcm ? format.bits == 8 || format.bits == 16 || format.bits == 24 || format.bits == 32
                                          : format.code == kFloat && format.bits == 32;
    return bits && format.channels > 0 && format.rate > 0 && format.rate < 1'000'000;
}

float sampleAt(const char *data, const Format &format)
{
    switch (format.bits) {
    case 8:
        return (static_cast<float>(static_cast<unsigned char>(*data)) - 128.0F) / 128.0F;
    case 16:
        return static_cast<float>(qFromLittleEndian<qint16>(data)) / 32768.0F;
    case 24: {
        const auto high = static_cast<std::int32_t>(static_cast<std::int8_t>(data[2])) * 65536;
        return static_cast<float>(high + u16At(data)) / 8388608.0F;
    }
    default:
        break;
    }
    if (format.code == kPcm)
        return static_cast<float>(qFromLittleEndian<qint32>(data)) / 2147483648.0F;
    float value;
    const std::uint32_t bits = u32At(data);
    std::memcpy(&value, &bits, sizeof value);
    return std::isfinite(value) ? value : 0.0F;
}

WavSound decode(const char *data, qsizetype size, const Format &format)
{
    const qsizetype width = format.bits / 8;
    const qsizetype frame = width * format.channels;
    WavSound sound;
    sound.rate = static_cast<int>(format.rate);
    sound.samples.reserve(static_cast<std::size_t>(size / frame));
    for (qsizetype at = 0; at + frame <= size; at += frame) {
        float sum = 0;
        for (qsizetype channel = 0; channel < format.channels; ++channel)
            sum += sampleAt(data + at + channel * width, format);
        sound.samples.push_back(sum / static_cast<float>(format.channels));
    }
    return sound;
}

Error fault(const char *code, const QString &message)
{
    return {QString::fromLatin1(code), message, {}, nullptr};
}

} // namespace

Result<WavSound> readWav(const QByteArray &bytes)
{
    if (bytes.size() < kHeaderSize || !bytes.startsWith("RIFF") || bytes.mid(8, 4) != "WAVE")
        return fault("wav.not-wav", WavText::tr("This is not a WAV file: it does not begin with RIFF … WAVE."));
    std::optional<Format> format;
    for (qsizetype at = kHeaderSize; bytes.size() - at >= kChunkHeader;) {
        const char *chunk = bytes.constData() + at;
        const qsizetype size = std::min<qsizetype>(u32At(chunk + 4), bytes.size() - at - kChunkHeader);
        const char *body = chunk + kChunkHeader;
        if (std::memcmp(chunk, "fmt ", 4) == 0 && size >= kFormatSize) {
            format = formatFrom(body, size);
        } else if (std::memcmp(chunk, "data", 4) == 0) {
            if (!format)
                return fault("wav.no-format", WavText::tr("The sound comes before its format, so it cannot be read."));
            if (!readable(*format))
                return fault("wav.unsupported", WavText::tr("Its samples (format %1, %2 bits) are not read. Save it as PCM, 16 bits.")
                                                    .arg(format->code)
                                                    .arg(format->bits));
            WavSound sound = decode(body, size, *format);
            if (sound.samples.empty())
                break;
            return sound;
        }
        at += kChunkHeader + size + (size & 1);
    }
    return fault("wav.no-data", WavText::tr("There is no sound in this file."));
}

} // namespace marrow

#include "io/vmd/vmd_reader.h"

#include "io/byte_reader.h"
#include "model/character/motion/mmd_skeleton.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>
#include <QStringDecoder>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

struct Vmd
{
    Q_DECLARE_TR_FUNCTIONS(Vmd)
};

constexpr std::size_t kHeaderBytes = 30;
constexpr std::size_t kNameBytes = 15;
constexpr std::size_t kBoneRecord = 111;
constexpr std::size_t kMorphRecord = 23;
constexpr std::size_t kCameraRecord = 61;
constexpr std::size_t kLightRecord = 28;
constexpr std::size_t kShadowRecord = 9;
constexpr std::size_t kIkNameBytes = 20;

Error fault(const char *code, std::uint64_t offset, const QString &reason)
{
    Error error;
    error.code = QString::fromLatin1(code);
    error.where = Vmd::tr("byte %1").arg(QLocale().toString(static_cast<qulonglong>(offset)));
    error.message = Vmd::tr("Byte %1: %2").arg(QLocale().toString(static_cast<qulonglong>(offset)), reason);
    error.offset = static_cast<qint64>(offset);
    return error;
}

bool isLeadByte(unsigned char byte)
{
    return (byte >= 0x81 && byte <= 0x9f) || (byte >= 0xe0 && byte <= 0xfc);
}

/// A record's curves: 16 bytes of x1 of X, Y, Z and rotation, then y1, x2, y2 likewise; three copies follow, each moved on by one more
/// byte. Some programs keep flags in the first rows of a copy, so each channel is taken where it stands first in one.
void readCurves(std::span<const std::uint8_t> bytes, MmdKey &key)
{
    if (bytes.size() < 64)
        return;
    for (std::size_t channel = 0; channel < 4; ++channel) {
        const std::size_t row = 16 * channel;
        key.curves[channel] = {bytes[row], bytes[row + 4], bytes[row + 8], bytes[row + 12]};
    }
}

/// A name as it is written, up to a zero or to a character that was cut.
QString decoded(QByteArrayView bytes, QStringDecoder &decoder)
{
    QByteArrayView text = bytes.first(bytes.indexOf('\0') < 0 ? bytes.size() : bytes.indexOf('\0'));
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!isLeadByte(static_cast<unsigned char>(text[i])))
            continue;
        if (i + 1 == text.size()) {
            text = text.first(i);
            break;
        }
        ++i;
    }
    if (!decoder.isValid())
        return {};
    decoder.resetState();
    return decoder(text);
}

struct Reading
{
    ByteReader reader;
    VmdFile file = {};
    std::uint32_t badKeys = 0;
    QStringDecoder decoder{"Shift_JIS"};
    QHash<QByteArray, QString> bones = {}; ///< standard names by the bytes of the file's: a file has few names and many keys
};

QString boneOf(Reading &reading, QByteArrayView bytes)
{
    const QByteArray written = bytes.toByteArray();
    const auto known = reading.bones.constFind(written);
    if (known != reading.bones.constEnd())
        return *known;
    const QString name = mmdBoneName(decoded(bytes, reading.decoder), bytes.indexOf('\0') < 0);
    reading.bones.insert(written, name);
    return name;
}

void readBone(Reading &reading)
{
    ByteReader &reader = reading.reader;
    const QByteArrayView nameBytes = reader.view(kNameBytes);
    MmdKey key;
    key.frame = reader.u32();
    for (int axis = 0; axis < 3; ++axis)
        key.translation[axis] = reader.f32();
    Eigen::Vector4f turn;
    for (int i = 0; i < 4; ++i)
        turn[i] = reader.f32();
    readCurves(reader.bytes(64), key);
    constexpr float kFarthest = 1e6F;
    if (!key.translation.allFinite() || key.translation.cwiseAbs().maxCoeff() > kFarthest || !turn.allFinite() || !(turn.norm() > 1e-6F) || !std::isfinite(turn.norm())) {
        ++reading.badKeys;
        return;
    }
    key.rotation.coeffs() = turn.normalized();
    reading.file.lastFrame = std::max(reading.file.lastFrame, key.frame);
    reading.file.tracks.bones[boneOf(reading, nameBytes)].push_back(key);
}

/// The count of a section and whether its records are all there.
std::optional<std::uint32_t> sectionCount(Reading &reading, std::size_t recordBytes, const QString &section)
{
    ByteReader &reader = reading.reader;
    if (reader.failed() || reader.atEnd())
        return std::nullopt;
    const std::size_t at = reader.offset();
    const std::uint32_t count = reader.u32();
    if (reader.failed() || !reader.has(count, recordBytes)) {
        Issue issue{Severity::Warning, QStringLiteral("vmd.section"), Vmd::tr("The section of %1 at byte %2 is cut off; it and what follows are left out.").arg(section).arg(at)};
        issue.offset = static_cast<qint64>(at);
        reading.file.report.add(issue);
        reader.fail();
        return std::nullopt;
    }
    return count;
}

void skipSection(Reading &reading, std::size_t recordBytes, const QString &section, std::uint32_t &keys)
{
    if (const auto count = sectionCount(reading, recordBytes, section)) {
        keys = *count;
        reading.reader.skip(static_cast<std::uint64_t>(*count) * recordBytes);
    }
}

void readIkSection(Reading &reading)
{
    const auto count = sectionCount(reading, 9, Vmd::tr("visibility and IK"));
    for (std::uint32_t i = 0; count && i < *count; ++i) {
        const std::uint32_t frame = reading.reader.u32();
        reading.reader.u8(); // whether the model is shown
        const std::uint32_t chains = reading.reader.u32();
        if (!reading.reader.has(chains, kIkNameBytes + 1)) {
            reading.file.report.add({Severity::Warning, QStringLiteral("vmd.section"), Vmd::tr("An IK key names more chains than the file holds; it and what follows are left out.")});
            return;
        }
        for (std::uint32_t chain = 0; chain < chains; ++chain) {
            const QString name = mmdBoneName(decoded(reading.reader.view(kIkNameBytes), reading.decoder));
            const bool works = reading.reader.u8() != 0;
            if (isStandardMmdBone(name)) // others move nothing of the skeleton
                reading.file.tracks.ikKeys[name].push_back({frame, works});
        }
    }
    for (auto &[name, keys] : reading.file.tracks.ikKeys)
        std::stable_sort(keys.begin(), keys.end(), [](const MmdIkKey &a, const MmdIkKey &b) { return a.frame < b.frame; });
}

void sortTracks(MmdTracks &tracks)
{
    for (auto &[name, keys] : tracks.bones) {
        std::stable_sort(keys.begin(), keys.end(), [](const MmdKey &a, const MmdKey &b) { return a.frame < b.frame; });
        std::vector<MmdKey> unique;
        for (const MmdKey &key : keys) {
            if (!unique.empty() && unique.back().frame == key.frame)
                unique.back() = key;
            else
                unique.push_back(key);
        }
        keys = std::move(unique);
    }
}

} // namespace

QString vmdName(QByteArrayView bytes)
{
    QStringDecoder decoder("Shift_JIS");
    return decoded(bytes, decoder);
}

Result<VmdFile> readVmd(QByteArrayView bytes)
{
    Reading reading{ByteReader(bytes)};
    if (!reading.decoder.isValid())
        return Error{QStringLiteral("vmd.shift-jis"), Vmd::tr("This copy of Qt cannot read Shift-JIS, in which the names of a VMD are written."), {}, nullptr};
    ByteReader &reader = reading.reader;
    const QByteArrayView head = reader.view(kHeaderBytes);
    if (!head.startsWith("Vocaloid Motion Data"))
        return fault("vmd.format", 0, Vmd::tr("The file does not begin as a VMD."));
    const bool first = head.startsWith("Vocaloid Motion Data file");
    reading.file.model = vmdName(reader.view(first ? 10 : 20));
    const std::size_t at = reader.offset();
    reading.file.boneKeys = reader.u32();
    if (reader.failed() || !reader.has(reading.file.boneKeys, kBoneRecord))
        return fault("vmd.truncated", at, Vmd::tr("The file announces %1 bone keys and ends before them.").arg(reading.file.boneKeys));
    for (std::uint32_t i = 0; i < reading.file.boneKeys; ++i)
        readBone(reading);
    sortTracks(reading.file.tracks);
    if (reading.badKeys > 0)
        reading.file.report.add({Severity::Warning, QStringLiteral("vmd.key"), Vmd::tr("%1 keys hold numbers that are no place or rotation; they were left out.").arg(reading.badKeys)});
    skipSection(reading, kMorphRecord, Vmd::tr("morphs"), reading.file.morphKeys);
    skipSection(reading, kCameraRecord, Vmd::tr("cameras"), reading.file.cameraKeys);
    skipSection(reading, kLightRecord, Vmd::tr("lights"), reading.file.lightKeys);
    skipSection(reading, kShadowRecord, Vmd::tr("shadows"), reading.file.shadowKeys);
    readIkSection(reading);
    return std::move(reading.file);
}

} // namespace marrow

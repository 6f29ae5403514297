#include "views/inspector/section_fields.h"

#include <QCoreApplication>
#include <QImage>
#include <QLocale>
#include <QStringList>
#include <QtEndian>

#include <map>

namespace marrow {

namespace {

enum class Kind { U8, U16, U32, I32, F32, Hex };

/// `count` values of a kind that begin at `offset`.
struct FieldSpec
{
    const char *name;
    int offset;
    Kind kind;
    int count = 1;
};

using Layout = std::vector<FieldSpec>;

const std::map<QByteArray, Layout> &layouts()
{
    static const std::map<QByteArray, Layout> table = {
        {"META",
         {{"metaVersion", 0, Kind::U16},
          {"metaSize", 2, Kind::U16},
          {"metaFlags", 4, Kind::U32},
          {"coordinateSystem", 8, Kind::U8},
          {"voxelUnit", 9, Kind::U8},
          {"chunkSize", 10, Kind::U8, 3},
          {"gridSize", 16, Kind::U8, 3},
          {"voxelCount", 20, Kind::U32},
          {"chunkCount", 24, Kind::U32},
          {"paletteEntryCount", 28, Kind::U32},
          {"anchor", 32, Kind::F32, 3},
          {"pivot", 44, Kind::F32, 3},
          {"sourceRevision", 56, Kind::U32},
          {"sourceHash", 64, Kind::Hex, 32},
          {"generatorUuid", 96, Kind::Hex, 16}}},
        {"PAL0",
         {{"paletteVersion", 0, Kind::U16},
          {"headerSize", 2, Kind::U16},
          {"entryCount", 4, Kind::U16},
          {"entrySize", 6, Kind::U16},
          {"paletteFlags", 8, Kind::U32}}},
        {"CHIX",
         {{"chixVersion", 0, Kind::U16},
          {"headerSize", 2, Kind::U16},
          {"entryCount", 4, Kind::U32},
          {"entrySize", 8, Kind::U32},
          {"chixFlags", 12, Kind::U32}}},
        {"VOX0",
         {{"voxVersion", 0, Kind::U16},
          {"headerSize", 2, Kind::U16},
          {"chunkId", 4, Kind::I32},
          {"size", 8, Kind::U8, 3},
          {"voxelCodec", 11, Kind::U8},
          {"voxelCapacity", 12, Kind::U32},
          {"nonEmptyVoxelCount", 16, Kind::U32},
          {"voxelDataLength", 20, Kind::U32}}},
        {"SKEL", {{"version", 0, Kind::U8}, {"jointCount", 2, Kind::U16}, {"baseSourceHash", 4, Kind::Hex, 32}}},
        {"VSKN",
         {{"version", 0, Kind::U8},
          {"encoding", 1, Kind::U8},
          {"defaultJointId", 2, Kind::U16},
          {"bindingCount", 6, Kind::U32},
          {"baseSourceHash", 10, Kind::Hex, 32},
          {"skeletonHash", 42, Kind::Hex, 32}}},
        {"ANIM",
         {{"version", 0, Kind::U8},
          {"clipCount", 2, Kind::U16},
          {"baseSourceHash", 4, Kind::Hex, 32},
          {"skeletonHash", 36, Kind::Hex, 32}}},
    };
    return table;
}

/// Header sizes of sections whose fields the specification does not list (A.3).
const std::map<QByteArray, int> &opaqueHeaderSizes()
{
    static const std::map<QByteArray, int> sizes = {{"SCNE", 128}, {"MSH0", 48}, {"VBUF", 64}, {"PMSH", 48},
                                                    {"RND0", 64},  {"ANM0", 32}, {"BORD", 48}, {"PRVW", 64}};
    return sizes;
}

int sizeOf(Kind kind)
{
    switch (kind) {
    case Kind::U8:
    case Kind::Hex:
        return 1;
    case Kind::U16:
        return 2;
    default:
        return 4;
    }
}

QString valueText(const char *at, Kind kind)
{
    switch (kind) {
    case Kind::U16:
        return QString::number(qFromLittleEndian<quint16>(at));
    case Kind::U32:
        return QString::number(qFromLittleEndian<quint32>(at));
    case Kind::I32:
        return QString::number(qFromLittleEndian<qint32>(at));
    case Kind::F32:
        return QString::number(static_cast<double>(qFromLittleEndian<float>(at)), 'g', 7);
    default:
        return QString::number(static_cast<quint8>(*at));
    }
}

QString fieldText(const QByteArray &bytes, const FieldSpec &spec)
{
    if (spec.offset + spec.count * sizeOf(spec.kind) > bytes.size())
        return QCoreApplication::translate("SectionFields", "(the section ends before this field)");
    const char *at = bytes.constData() + spec.offset;
    if (spec.kind == Kind::Hex)
        return QString::fromLatin1(QByteArray(at, spec.count).toHex());
    QStringList values;
    for (int i = 0; i < spec.count; ++i)
        values.append(valueText(at + i * sizeOf(spec.kind), spec.kind));
    return values.join(spec.kind == Kind::F32 ? QStringLiteral(", ") : QStringLiteral(" × "));
}

void appendOpaque(std::vector<SectionField> &fields, const QByteArray &bytes, int headerSize)
{
    if (headerSize > 0 && bytes.size() >= 4) {
        fields.push_back({QStringLiteral("version"), valueText(bytes.constData(), Kind::U16)});
        fields.push_back({QStringLiteral("headerSize"), valueText(bytes.constData() + 2, Kind::U16)});
    }
    constexpr int kShownBytes = 128;
    const int shown = static_cast<int>(qMin<qsizetype>(bytes.size(), headerSize > 0 ? headerSize : kShownBytes));
    for (int offset = 0; offset < shown; offset += 16) {
        const QByteArray row = bytes.mid(offset, qMin(16, shown - offset)).toHex(' ');
        fields.push_back({QStringLiteral("%1").arg(offset, 4, 16, QLatin1Char('0')), QString::fromLatin1(row)});
    }
}

} // namespace

std::vector<SectionField> sectionFields(const FileSection &section)
{
    std::vector<SectionField> fields;
    if (section.codec != 0) {
        appendOpaque(fields, section.bytes, 0);
        return fields;
    }
    const auto known = layouts().find(section.tag);
    if (known != layouts().end()) {
        for (const FieldSpec &spec : known->second)
            fields.push_back({QLatin1String(spec.name), fieldText(section.bytes, spec)});
        return fields;
    }
    if (section.tag == "THMB") {
        const QImage picture = QImage::fromData(section.bytes, "PNG");
        fields.push_back({QStringLiteral("PNG"),
                          picture.isNull() ? QCoreApplication::translate("SectionFields", "not a picture that can be read")
                                           : QStringLiteral("%1 × %2").arg(picture.width()).arg(picture.height())});
        return fields;
    }
    const auto opaque = opaqueHeaderSizes().find(section.tag);
    appendOpaque(fields, section.bytes, opaque == opaqueHeaderSizes().end() ? 0 : opaque->second);
    return fields;
}

QString codecName(std::uint32_t codec)
{
    return codec == 0 ? QStringLiteral("RAW8") : QString::number(codec);
}

QString flagNames(std::uint32_t flags)
{
    QStringList names;
    if (flags & 1)
        names.append(QCoreApplication::translate("SectionFields", "required"));
    if (flags & 2)
        names.append(QCoreApplication::translate("SectionFields", "rebuildable"));
    if (flags & 4)
        names.append(QCoreApplication::translate("SectionFields", "presentation only"));
    if (const std::uint32_t rest = flags & ~7u)
        names.append(QStringLiteral("0x%1").arg(rest, 0, 16));
    return names.isEmpty() ? QCoreApplication::translate("SectionFields", "none") : names.join(QStringLiteral(", "));
}

} // namespace marrow

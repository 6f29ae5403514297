#include "model/commands/voxel_set_json.h"

#include <QByteArray>
#include <QJsonArray>

#include <cstdint>

namespace marrow {

namespace {

/// Above this many runs the packed form is shorter and much faster to read.
constexpr std::size_t kMaxPlainRuns = 24;
/// A grid has at most 255³ cells, so at most half as many runs, of at most 4 + 4 bytes.
constexpr quint32 kMaxUnpackedBytes = 255u * 255 * 255 / 2 * 8;

void appendNumber(QByteArray &bytes, std::uint32_t number)
{
    while (number >= 0x80) {
        bytes.append(static_cast<char>(number | 0x80));
        number >>= 7;
    }
    bytes.append(static_cast<char>(number));
}

bool takeNumber(const QByteArray &bytes, qsizetype &at, std::uint32_t &number)
{
    number = 0;
    for (int shift = 0; shift < 28 && at < bytes.size(); shift += 7) {
        const auto byte = static_cast<std::uint8_t>(bytes[at++]);
        number |= static_cast<std::uint32_t>(byte & 0x7f) << shift;
        if (byte < 0x80)
            return true;
    }
    return false;
}

/// Adds a run that must lie after the ones before and inside the grid.
bool appendRun(VoxelSet &voxels, std::uint64_t first, std::uint64_t count, std::uint32_t cellLimit)
{
    const std::uint64_t end = voxels.empty() ? 0 : voxels.runs().back().end();
    if (count == 0 || first < end || first >= cellLimit || count > cellLimit - first)
        return false;
    voxels.append(static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(count));
    return true;
}

std::optional<VoxelSet> unpackRuns(const QString &text, std::uint32_t cellLimit)
{
    const QByteArray packed = QByteArray::fromBase64(text.toLatin1());
    // qUncompress trusts the length in front, so it is looked at first.
    if (packed.size() < 4)
        return std::nullopt;
    quint32 length = 0;
    for (int i = 0; i < 4; ++i)
        length = length << 8 | static_cast<std::uint8_t>(packed[i]);
    if (length == 0 || length > kMaxUnpackedBytes)
        return std::nullopt;
    const QByteArray bytes = qUncompress(packed);
    if (bytes.isEmpty())
        return std::nullopt;

    VoxelSet voxels;
    std::uint64_t end = 0;
    for (qsizetype at = 0; at < bytes.size();) {
        std::uint32_t gap = 0;
        std::uint32_t count = 0;
        if (!takeNumber(bytes, at, gap) || !takeNumber(bytes, at, count) || !appendRun(voxels, end + gap, count, cellLimit))
            return std::nullopt;
        end += std::uint64_t{gap} + count;
    }
    return voxels;
}

} // namespace

QJsonValue runsToJson(const VoxelSet &voxels)
{
    if (voxels.runs().size() <= kMaxPlainRuns) {
        QJsonArray plain;
        for (const VoxelRun &run : voxels.runs())
            plain.append(QJsonArray{static_cast<qint64>(run.first), static_cast<qint64>(run.count)});
        return plain;
    }
    QByteArray bytes;
    std::uint32_t end = 0;
    for (const VoxelRun &run : voxels.runs()) {
        appendNumber(bytes, run.first - end);
        appendNumber(bytes, run.count);
        end = run.first + run.count;
    }
    return QString::fromLatin1(qCompress(bytes, 6).toBase64());
}

std::optional<VoxelSet> runsFromJson(const QJsonValue &json, std::uint32_t cellLimit)
{
    if (json.isString())
        return unpackRuns(json.toString(), cellLimit);
    if (!json.isArray())
        return std::nullopt;
    VoxelSet voxels;
    const QJsonArray plain = json.toArray();
    for (const QJsonValue &item : plain) {
        const QJsonArray pair = item.toArray();
        const qint64 first = pair.at(0).toInteger(-1);
        const qint64 count = pair.at(1).toInteger(-1);
        if (pair.size() != 2 || first < 0 || count <= 0
            || !appendRun(voxels, static_cast<std::uint64_t>(first), static_cast<std::uint64_t>(count), cellLimit))
            return std::nullopt;
    }
    return voxels;
}

} // namespace marrow

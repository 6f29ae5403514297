#include "io/json/model_json.h"

#include "model/voxel/rig_json.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

namespace marrow {

namespace {

struct Json
{
    Q_DECLARE_TR_FUNCTIONS(Json)
};

constexpr int kDefaultChunk = 32;

Error jsonFault(const char *code, const QString &pointer, const QString &reason)
{
    Error error{QString::fromLatin1(code), Json::tr("%1: %2").arg(pointer.isEmpty() ? QStringLiteral("/") : pointer, reason), pointer, nullptr};
    error.pointer = pointer;
    return error;
}

/// A whole number of `low`..`high`.
Result<int> readInteger(const QJsonValue &value, const QString &pointer, int low, int high)
{
    const double number = value.toDouble(std::nan(""));
    if (!value.isDouble() || number != std::floor(number) || number < low || number > high)
        return jsonFault("json.number", pointer, Json::tr("a whole number from %1 to %2 belongs here.").arg(low).arg(high));
    return static_cast<int>(number);
}

Result<Int3> readSize(const QJsonValue &value, const QString &pointer)
{
    const QJsonArray array = value.toArray();
    if (!value.isArray() || array.size() != 3)
        return jsonFault("json.type", pointer, Json::tr("three sizes [x, y, z] belong here."));
    Int3 size;
    for (int axis = 0; axis < 3; ++axis) {
        const auto number = readInteger(array[axis], QStringLiteral("%1/%2").arg(pointer).arg(axis), 1, VoxelGrid::kMaxSize);
        if (!number)
            return number.error();
        size[axis] = *number;
    }
    return size;
}

/// "#RRGGBB" or "#RRGGBBAA".
Result<void> readColor(const QJsonValue &value, const QString &pointer, PaletteEntry &entry)
{
    const QString text = value.toString();
    const QByteArray bytes = QByteArray::fromHex(text.mid(1).toLatin1());
    const bool length = text.size() == 7 || text.size() == 9;
    if (!text.startsWith(QLatin1Char('#')) || !length || QString::fromLatin1(bytes.toHex()) != text.mid(1).toLower())
        return jsonFault("json.color", pointer, Json::tr("a color as #RRGGBB or #RRGGBBAA belongs here."));
    entry.red = static_cast<std::uint8_t>(bytes[0]);
    entry.green = static_cast<std::uint8_t>(bytes[1]);
    entry.blue = static_cast<std::uint8_t>(bytes[2]);
    entry.alpha = bytes.size() == 4 ? static_cast<std::uint8_t>(bytes[3]) : 255;
    return {};
}

Result<void> readPalette(const QJsonValue &value, Palette &palette)
{
    if (!value.isArray())
        return jsonFault("json.type", QStringLiteral("/palette"), Json::tr("a list of colors belongs here."));
    const QJsonArray array = value.toArray();
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QString pointer = QStringLiteral("/palette/%1").arg(i);
        if (!array[i].isObject())
            return jsonFault("json.type", pointer, Json::tr("an object with index and color belongs here."));
        const QJsonObject object = array[i].toObject();
        const auto index = readInteger(object["index"], pointer + "/index", 1, 255);
        if (!index)
            return index.error();
        PaletteEntry entry;
        if (const auto color = readColor(object["color"], pointer + "/color", entry); !color)
            return color;
        const auto material = readInteger(object["material"].isUndefined() ? QJsonValue(0) : object["material"], pointer + "/material", 0, 255);
        if (!material)
            return material.error();
        const auto emission = readInteger(object["emission"].isUndefined() ? QJsonValue(0) : object["emission"], pointer + "/emission", 0, 255);
        if (!emission)
            return emission.error();
        entry.materialFlags = static_cast<std::uint8_t>(*material);
        entry.emission = static_cast<std::uint8_t>(*emission);
        if (palette.defined.test(static_cast<std::size_t>(*index)))
            return jsonFault("json.duplicate", pointer + "/index", Json::tr("the index %1 was there before.").arg(*index));
        palette.set(static_cast<std::uint8_t>(*index), entry);
    }
    return {};
}

Result<void> readVoxels(const QJsonValue &value, VoxelAsset &asset)
{
    if (!value.isArray())
        return jsonFault("json.type", QStringLiteral("/voxels"), Json::tr("a list of voxels [x, y, z, index] belongs here."));
    const QJsonArray array = value.toArray();
    const Int3 size = asset.grid.size();
    std::uint8_t *const cells = asset.grid.mutableData();
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QJsonArray voxel = array[i].toArray();
        const auto pointer = [&](int field) {
            const QString base = QStringLiteral("/voxels/%1").arg(i);
            return field < 0 ? base : QStringLiteral("%1/%2").arg(base).arg(field);
        };
        if (voxel.size() != 4)
            return jsonFault("json.type", pointer(-1), Json::tr("a voxel [x, y, z, index] belongs here."));
        Int3 position;
        int index = 0;
        for (int field = 0; field < 4; ++field) {
            const double number = voxel[field].toDouble(-1);
            const int limit = field == 3 ? 255 : size[field] - 1;
            if (number != std::floor(number) || number < (field == 3 ? 1 : 0) || number > limit) {
                return jsonFault(field == 3 ? "json.number" : "json.position", pointer(field),
                                 Json::tr("a whole number from %1 to %2 belongs here.").arg(field == 3 ? 1 : 0).arg(limit));
            }
            (field == 3 ? index : position[field]) = static_cast<int>(number);
        }
        if (!asset.palette.defined.test(static_cast<std::size_t>(index)))
            return jsonFault("json.palette-index", pointer(3), Json::tr("the palette has no index %1.").arg(index));
        std::uint8_t &cell = cells[asset.grid.offset(position)];
        if (cell != 0)
            return jsonFault("json.duplicate", pointer(-1), Json::tr("the cell %1, %2, %3 was filled before.").arg(position.x).arg(position.y).arg(position.z));
        cell = static_cast<std::uint8_t>(index);
        ++asset.voxelCount;
    }
    return {};
}

Result<void> readPoint(const QJsonValue &value, const QString &pointer, std::array<float, 3> &point)
{
    if (value.isUndefined())
        return {};
    const QJsonArray array = value.toArray();
    bool fine = array.size() == 3;
    for (int axis = 0; fine && axis < 3; ++axis) {
        point[static_cast<std::size_t>(axis)] = static_cast<float>(array[axis].toDouble());
        fine = array[axis].isDouble() && std::isfinite(point[static_cast<std::size_t>(axis)]);
    }
    return fine ? Result<void>() : jsonFault("json.type", pointer, Json::tr("three numbers [x, y, z] belong here."));
}

Result<void> readUuid(const QJsonValue &value, const QString &pointer, QByteArray &uuid)
{
    if (value.isUndefined())
        return {};
    const QByteArray text = value.toString().toLatin1().toLower();
    uuid = QByteArray::fromHex(text);
    if (uuid.size() != 16 || uuid.toHex() != text)
        return jsonFault("json.type", pointer, Json::tr("32 hexadecimal digits belong here."));
    return {};
}

Result<void> readExtras(const QJsonObject &json, VoxelAsset &asset)
{
    if (auto read = readPoint(json["anchor"], QStringLiteral("/anchor"), asset.anchor); !read)
        return read;
    if (auto read = readPoint(json["pivot"], QStringLiteral("/pivot"), asset.pivot); !read)
        return read;
    if (auto read = readUuid(json["assetUuid"], QStringLiteral("/assetUuid"), asset.assetUuid); !read)
        return read;
    if (auto read = readUuid(json["generatorUuid"], QStringLiteral("/generatorUuid"), asset.generatorUuid); !read)
        return read;
    const double revision = json["sourceRevision"].toDouble(0);
    if (revision != std::floor(revision) || revision < 0 || revision > 4294967295.0)
        return jsonFault("json.number", QStringLiteral("/sourceRevision"), Json::tr("a whole number from 0 to 4294967295 belongs here."));
    asset.sourceRevision = static_cast<std::uint32_t>(revision);
    return {};
}

void noteUnknownKeys(const QJsonObject &json, Report &report)
{
    static const QStringList known = {"grid", "chunk", "palette", "voxels", "rig", "anchor", "pivot", "assetUuid", "generatorUuid", "sourceRevision"};
    for (const QString &key : json.keys()) {
        if (!known.contains(key))
            report.add({Severity::Warning, QStringLiteral("json.unknown-key"), Json::tr("“%1” means nothing here and is left out.").arg(key), {}, {}, {}, QLatin1Char('/') + key});
    }
}

QByteArray compact(const QJsonValue &value)
{
    return QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact).chopped(1).mid(1);
}

QByteArray paletteText(const Palette &palette)
{
    QByteArray text = "[";
    for (int i = 1; i < 256; ++i) {
        const auto index = static_cast<std::size_t>(i);
        if (!palette.defined.test(index))
            continue;
        const PaletteEntry &entry = palette.entries[index];
        const auto color = QStringLiteral("#%1%2%3%4").arg(entry.red, 2, 16, QLatin1Char('0')).arg(entry.green, 2, 16, QLatin1Char('0'))
                               .arg(entry.blue, 2, 16, QLatin1Char('0')).arg(entry.alpha, 2, 16, QLatin1Char('0')).toUpper();
        text += text.size() > 1 ? ",\n  " : "\n  ";
        text += "{\"index\": " + QByteArray::number(i) + ", \"color\": \"" + color.toLatin1() + "\", \"material\": "
            + QByteArray::number(entry.materialFlags) + ", \"emission\": " + QByteArray::number(entry.emission) + '}';
    }
    return text + "\n ]";
}

QByteArray voxelText(const VoxelGrid &grid)
{
    const Int3 size = grid.size();
    const std::uint8_t *cell = grid.data();
    QByteArray text = "[";
    for (int z = 0; z < size.z; ++z) {
        for (int y = 0; y < size.y; ++y) {
            bool rowBegun = false;
            for (int x = 0; x < size.x; ++x, ++cell) {
                if (*cell == 0)
                    continue;
                if (text.size() > 1)
                    text += ',';
                text += rowBegun ? " [" : "\n  [";
                rowBegun = true;
                text += QByteArray::number(x) + ',' + QByteArray::number(y) + ',' + QByteArray::number(z) + ',' + QByteArray::number(*cell) + ']';
            }
        }
    }
    return text + "\n ]";
}

} // namespace

Result<ImportedVoxels> modelFromJson(const QByteArray &text)
{
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(text, &problem);
    if (problem.error != QJsonParseError::NoError) {
        Error error{QStringLiteral("json.syntax"), Json::tr("Byte %1: this is not JSON: %2.").arg(problem.offset).arg(problem.errorString()), {}, nullptr};
        error.offset = problem.offset;
        return error;
    }
    if (!document.isObject())
        return jsonFault("json.type", {}, Json::tr("an object with grid, palette and voxels belongs here."));
    return modelFromJson(document.object());
}

Result<ImportedVoxels> modelFromJson(const QJsonObject &json)
{
    ImportedVoxels imported;
    VoxelAsset &asset = imported.asset;
    const auto grid = readSize(json["grid"], QStringLiteral("/grid"));
    if (!grid)
        return grid.error();
    asset.grid = VoxelGrid(*grid);
    asset.chunkSize = {kDefaultChunk, kDefaultChunk, kDefaultChunk};
    if (json.contains("chunk")) {
        const auto chunk = readSize(json["chunk"], QStringLiteral("/chunk"));
        if (!chunk)
            return chunk.error();
        asset.chunkSize = *chunk;
    }
    if (const auto read = readPalette(json["palette"], asset.palette); !read)
        return read.error();
    if (const auto read = readVoxels(json["voxels"], asset); !read)
        return read.error();
    if (const auto read = readExtras(json, asset); !read)
        return read.error();
    if (json.contains("rig")) {
        if (!json["rig"].isObject())
            return jsonFault("json.type", QStringLiteral("/rig"), Json::tr("an object with joints and bindings belongs here."));
        auto rig = rigFromJson(json["rig"].toObject(), asset.grid);
        if (!rig) {
            Error error = std::move(rig).error();
            if (error.pointer.isEmpty())
                error.pointer = error.where;
            if (!error.message.contains(error.pointer))
                error.message = Json::tr("%1: %2").arg(error.pointer, error.message);
            return error;
        }
        asset.rig = std::move(rig).value();
    }
    noteUnknownKeys(json, imported.report);
    return imported;
}

QByteArray modelToJson(const VoxelAsset &asset)
{
    const auto triple = [](const auto &v) { return compact(QJsonArray{v[0], v[1], v[2]}); };
    QByteArray text = "{\n \"grid\": " + triple(asset.grid.size()) + ",\n \"chunk\": " + triple(asset.chunkSize);
    if (asset.anchor != std::array<float, 3>())
        text += ",\n \"anchor\": " + triple(asset.anchor);
    if (asset.pivot != std::array<float, 3>())
        text += ",\n \"pivot\": " + triple(asset.pivot);
    if (asset.sourceRevision != 0)
        text += ",\n \"sourceRevision\": " + QByteArray::number(asset.sourceRevision);
    if (!asset.assetUuid.isEmpty())
        text += ",\n \"assetUuid\": \"" + asset.assetUuid.toHex() + '"';
    if (!asset.generatorUuid.isEmpty() && asset.generatorUuid != QByteArray(16, '\0'))
        text += ",\n \"generatorUuid\": \"" + asset.generatorUuid.toHex() + '"';
    text += ",\n \"palette\": " + paletteText(asset.palette);
    text += ",\n \"voxels\": " + voxelText(asset.grid);
    if (asset.rig)
        text += ",\n \"rig\": " + QJsonDocument(rigToJson(*asset.rig, asset.grid)).toJson(QJsonDocument::Indented).trimmed();
    return text + "\n}\n";
}

} // namespace marrow

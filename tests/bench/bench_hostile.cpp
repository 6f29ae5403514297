// What hostile files cost: each case is a file made to take as much memory or time as its reader allows. Prints, as JSON, the
// size of the file, what the reader said, the processor time it took and the most memory it held (each case in a process of its own).
// The figures of docs/limits.md come from here.

#include "io/byte_writer.h"
#include "io/gltf/gltf_reader.h"
#include "io/json/model_json.h"
#include "io/p2lrt/container.h"
#include "io/p2lrt/reader.h"
#include "io/p2lrt/writer.h"
#include "io/vfp/vfp_file.h"
#include "io/vox/vox_import.h"
#include "model/puppet/texture_image.h"
#include "tests/support/random_rig.h"
#include "tests/support/voxel_builders.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <cstdio>
#include <ctime>
#include <functional>

using namespace marrow;
using namespace marrow::p2lrt;

namespace {

struct Case
{
    const char *name;
    std::function<QByteArray()> make;
    std::function<QString(const QByteArray &)> read; ///< what came of it
};

QString verdict(const Error &error) { return error.code; }

// ---- Puppets ------------------------------------------------------------------------------------------------------

struct Chunk
{
    Tag tag;
    bool required;
    QByteArray raw;
};

/// A file of version 2 whose chunks are packed with zstd.
QByteArray packed(const std::vector<Chunk> &chunks)
{
    ByteWriter table;
    QByteArray body;
    const auto start = static_cast<qsizetype>(32 + 40 * chunks.size());
    const auto align = [&] { body.append(QByteArray((16 - (start + body.size()) % 16) % 16, '\0')); };
    for (const Chunk &chunk : chunks) {
        const auto *raw = reinterpret_cast<const std::uint8_t *>(chunk.raw.constData());
        const auto stored = compress({raw, static_cast<std::size_t>(chunk.raw.size())}, Compression::Zstd);
        align();
        table.bytes(QByteArrayView(chunk.tag.data(), 4));
        table.u16(1);
        table.u16(static_cast<std::uint16_t>((chunk.required ? kRequiredFlag : 0) | (2 << 2)));
        table.u64(static_cast<std::uint64_t>(start + body.size()));
        table.u64(stored.size());
        table.u64(static_cast<std::uint64_t>(chunk.raw.size()));
        table.u32(0);
        table.u32(0);
        body.append(reinterpret_cast<const char *>(stored.data()), static_cast<qsizetype>(stored.size()));
    }
    ByteWriter header;
    header.bytes(QByteArrayView("P2LRT\0\0\0", 8));
    header.u32(2);
    header.u32(0);
    header.u32(static_cast<std::uint32_t>(chunks.size()));
    header.u32(32);
    header.u64(0);
    return header.take() + table.take() + body;
}

QByteArray repeated(std::uint32_t count, const QByteArray &record)
{
    ByteWriter writer;
    writer.u32(count);
    writer.bytes(record.repeated(count));
    return writer.take();
}

QByteArray zeros(qsizetype count) { return QByteArray(count, '\0'); }

/// The other chunks that every puppet has, holding nothing.
std::vector<Chunk> withCore(std::vector<Chunk> chunks)
{
    ByteWriter strings;
    strings.u32(0);
    strings.u32(0);
    ByteWriter canvas;
    canvas.bytes(zeros(20));
    const std::vector<Chunk> core = {{tag("STRS"), true, strings.take()}, {tag("CANV"), true, canvas.take()},
                                     {tag("PARM"), true, zeros(4)}, {tag("DEFM"), true, zeros(4)},
                                     {tag("PART"), true, zeros(4)}, {tag("MESH"), true, zeros(4)},
                                     {tag("DRAW"), true, QByteArray("\xff\xff\xff\xff", 4) + zeros(10)}};
    for (const Chunk &chunk : core) {
        if (std::none_of(chunks.begin(), chunks.end(), [&](const Chunk &other) { return other.tag == chunk.tag; }))
            chunks.push_back(chunk);
    }
    return chunks;
}

/// A parameter without id and name takes 21 bytes here and three times that in memory.
QByteArray manyParameters(std::uint32_t count)
{
    return packed(withCore({{tag("PARM"), true, repeated(count, QByteArray(8, '\xff') + zeros(13))}}));
}

/// Parts with a blend shape whose forms are all missing: three bytes a form in the file.
QByteArray missingForms(std::uint32_t keys, int parts)
{
    ByteWriter part;
    part.bytes(QByteArray(8, '\xff'));          // id, name
    part.bytes(zeros(1 + 1 + 4 + 4 + 1));       // flags, mode, order, children, channels
    part.bytes(zeros(1 + 1 + 4 + 4 + 1 + 28));  // composite
    part.u16(1);
    part.u32(0);
    QByteArray record = part.take();
    ByteWriter rest;
    rest.u32(static_cast<std::uint32_t>(ArrayCodec::F16));
    rest.u32(keys);
    rest.bytes(zeros(2 * qsizetype(keys) + 4 + keys + 2));
    const QByteArray restBytes = rest.take();
    QByteArray list = QByteArray::fromHex("00000000");
    list[0] = static_cast<char>(parts);
    for (int i = 0; i < parts; ++i) {
        list += record;
        list += zeros((4 - list.size() % 4) % 4);
        list += restBytes;
    }
    return packed(withCore({{tag("PARM"), true, repeated(1, QByteArray(8, '\xff') + zeros(13))}, {tag("PART"), true, list}}));
}

QByteArray unknownChunks(int count, qsizetype bytes)
{
    std::vector<Chunk> chunks;
    for (int i = 0; i < count; ++i)
        chunks.push_back({Tag{'X', 'X', static_cast<char>('0' + i / 10), static_cast<char>('0' + i % 10)}, false, zeros(bytes)});
    return packed(withCore(std::move(chunks)));
}

QString readPuppetVerdict(const QByteArray &bytes)
{
    const auto read = readPuppet(bytes);
    return read ? QStringLiteral("accepted") : verdict(read.error());
}

// ---- Voxel rigs ---------------------------------------------------------------------------------------------------

QByteArray fullGrid(int joints)
{
    VoxelAsset asset = test::figure();
    asset.grid = VoxelGrid({255, 255, 255});
    asset.chunkSize = {255, 255, 255};
    asset.voxelCount = 0;
    for (int z = 0; z < 255; ++z) {
        for (int y = 0; y < 255; ++y) {
            for (int x = 0; x < 255; ++x, ++asset.voxelCount)
                asset.grid.set({x, y, z}, 1);
        }
    }
    if (joints > 0) {
        asset.rig.emplace();
        asset.rig->binding = VoxelBinding(asset.grid.size(), 0);
        for (int i = 0; i < joints; ++i)
            asset.rig->skeleton.insert(test::joint(i, i - 1, QStringLiteral("j"), {0, 0, 0}));
    }
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.vfp"));
    if (!saveVfp(asset, path))
        return {};
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString readVfpVerdict(const QByteArray &bytes)
{
    const auto read = readVfp(bytes);
    return read ? QStringLiteral("accepted") : verdict(read.error());
}

// ---- Others -------------------------------------------------------------------------------------------------------

void voxChunk(ByteWriter &writer, const char *name, const QByteArray &content)
{
    writer.bytes(QByteArrayView(name, 4));
    writer.u32(static_cast<std::uint32_t>(content.size()));
    writer.u32(0);
    writer.bytes(content);
}

/// A scene that places one model, as often as a scene may.
QByteArray placedAgainAndAgain(int side, int instances)
{
    ByteWriter chunks;
    ByteWriter size;
    for (int axis = 0; axis < 3; ++axis)
        size.i32(side);
    voxChunk(chunks, "SIZE", size.take());
    ByteWriter cells;
    cells.u32(static_cast<std::uint32_t>(side * side * side));
    for (int i = 0; i < side * side * side; ++i) {
        for (const int value : {i % side, i / side % side, i / side / side, 1})
            cells.u8(static_cast<std::uint8_t>(value));
    }
    voxChunk(chunks, "XYZI", cells.take());
    const auto node = [&](const char *name, std::initializer_list<std::int32_t> numbers) {
        ByteWriter writer;
        for (const std::int32_t number : numbers)
            writer.i32(number);
        voxChunk(chunks, name, writer.take());
    };
    node("nTRN", {0, 0, 1, -1, 0, 1, 0});
    ByteWriter group;
    group.i32(1);
    group.i32(0);
    group.i32(instances);
    for (int i = 0; i < instances; ++i)
        group.i32(2 + 2 * i);
    voxChunk(chunks, "nGRP", group.take());
    for (int i = 0; i < instances; ++i) {
        node("nTRN", {2 + 2 * i, 0, 3 + 2 * i, -1, 0, 1, 0});
        node("nSHP", {3 + 2 * i, 0, 1, 0, 0});
    }
    ByteWriter file;
    file.bytes(QByteArrayView("VOX ", 4));
    file.u32(150);
    const QByteArray content = chunks.take();
    file.bytes(QByteArrayView("MAIN", 4));
    file.u32(0);
    file.u32(static_cast<std::uint32_t>(content.size()));
    file.bytes(content);
    return file.take();
}

QString readVoxVerdict(const QByteArray &bytes)
{
    const auto read = importVox(bytes);
    return read ? QStringLiteral("accepted") : verdict(read.error());
}

QString readJsonVerdict(const QByteArray &bytes)
{
    const auto read = modelFromJson(bytes);
    return read ? QStringLiteral("accepted") : verdict(read.error());
}

/// A GLB of JSON alone.
QByteArray glbOf(QByteArray json)
{
    json.append((4 - json.size() % 4) % 4, ' ');
    QByteArray glb("glTF");
    for (const auto number : {2u, static_cast<unsigned>(20 + json.size()), static_cast<unsigned>(json.size())}) {
        for (int byte = 0; byte < 4; ++byte)
            glb.append(static_cast<char>(number >> (8 * byte)));
    }
    return glb + "JSON" + json;
}

constexpr const char *kMatricesFromNothing = R"({"asset":{"version":"2.0"},"accessors":[{"componentType":5126,"type":"MAT4","count":4194304}],
    "nodes":[{}],"skins":[{"joints":[0],"inverseBindMatrices":0}]})";

QString readGltfVerdict(const QByteArray &bytes)
{
    const auto read = readGltf(bytes);
    return read ? QStringLiteral("accepted") : verdict(read.error());
}

QByteArray emptyPage(int side)
{
    QImage image(side, side, QImage::Format_RGBA8888);
    image.fill(Qt::transparent);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QString readPageVerdict(const QByteArray &bytes)
{
    TexturePage page;
    const auto *data = reinterpret_cast<const std::uint8_t *>(bytes.constData());
    page.data = ByteArray(std::vector<std::uint8_t>(data, data + bytes.size()));
    const auto image = decodeTexture(page);
    return image ? QStringLiteral("accepted") : verdict(image.error());
}

const std::vector<Case> &cases()
{
    static const std::vector<Case> all = {
        {"p2lrt: parameters up to the allowance", [] { return manyParameters(3'900'000); }, readPuppetVerdict},
        {"p2lrt: parameters beyond it", [] { return manyParameters(12'000'000); }, readPuppetVerdict},
        {"p2lrt: forms that are missing, up to the allowance", [] { return missingForms(1'000'000, 4); }, readPuppetVerdict},
        {"p2lrt: chunks nobody knows, up to the allowance", [] { return unknownChunks(25, 10 << 20); }, readPuppetVerdict},
        {"p2lrt: chunks nobody knows, beyond it", [] { return unknownChunks(60, 10 << 20); }, readPuppetVerdict},
        {"vfp: the largest grid, full", [] { return fullGrid(0); }, readVfpVerdict},
        {"vfp: the largest grid, a chain of 20,000 joints", [] { return fullGrid(20'000); }, readVfpVerdict},
        {"vox: a model of 16³ placed 60,000 times", [] { return placedAgainAndAgain(16, 60'000); }, readVoxVerdict},
        {"vox: a model of 128³ placed 250 times", [] { return placedAgainAndAgain(128, 250); }, readVoxVerdict},
        {"json: 16 MB of nothing but commas", [] { return "{\"voxels\":[" + QByteArray("0,").repeated(8 << 20) + "0]}"; }, readJsonVerdict},
        {"json: 16 MB of opened lists", [] { return QByteArray(16 << 20, '['); }, readJsonVerdict},
        {"glb: 63 MiB of small numbers", [] { return glbOf("{\"asset\":{\"version\":\"2.0\"},\"extras\":[" + QByteArray("0,").repeated((63 << 20) / 2 - 64) + "0]}"); }, readGltfVerdict},
        {"glb: 64 million numbers from nothing", [] { return glbOf(kMatricesFromNothing); }, readGltfVerdict},
        {"texture: a page of 16,384²", [] { return emptyPage(16384); }, readPageVerdict},
    };
    return all;
}

double statusMebibytes(const char *field)
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (line.startsWith(field))
            return line.mid(qstrlen(field)).simplified().split(' ').value(0).toDouble() / 1024;
    }
    return 0;
}

/// In a child: reads the file of a case and prints what it took.
int readCase(const Case &one, const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return 1;
    const double before = statusMebibytes("VmRSS:");
    const QByteArray bytes = file.readAll();
    const std::clock_t start = std::clock(); // processor time: what else runs does not matter
    const QString said = one.read(bytes);
    const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
    const QJsonObject result{{"case", one.name}, {"fileBytes", bytes.size()}, {"verdict", said}, {"seconds", seconds},
                             {"peakMiB", statusMebibytes("VmHWM:") - before}};
    std::printf("%s\n", QJsonDocument(result).toJson(QJsonDocument::Compact).constData());
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3)
        return readCase(cases()[static_cast<std::size_t>(arguments[1].toInt())], arguments[2]);
    const QTemporaryDir folder;
    const char *separator = "[";
    for (std::size_t i = 0; i < cases().size(); ++i) {
        const QString path = folder.filePath(QString::number(i));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(cases()[i].make()) < 0)
            return 1;
        file.close();
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {QString::number(i), path});
        child.waitForFinished(-1);
        std::printf("%s%s", separator, child.readAllStandardOutput().trimmed().constData());
        std::fflush(stdout);
        separator = ",\n ";
    }
    std::printf("]\n");
    return 0;
}

#include "io/gltf/gltf_document.h"

#include "io/gltf/gltf_builder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QUrl>
#include <QtEndian>

#include <optional>

namespace marrow {

namespace {

constexpr std::uint32_t kJsonChunk = 0x4e4f534a;
constexpr std::uint32_t kBinaryChunk = 0x004e4942;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Gltf)
};

std::uint32_t u32(const QByteArray &bytes, qint64 at)
{
    return qFromLittleEndian<std::uint32_t>(bytes.constData() + at);
}

struct Chunks
{
    QByteArray json;
    std::optional<QByteArray> binary;
    qint64 jsonOffset = 0;
};

Error atByte(Error error, qint64 offset)
{
    error.offset = offset;
    return error;
}

Result<Chunks> splitGlb(const QByteArray &bytes)
{
    if (bytes.size() < 20)
        return gltfError("gltf.truncated", Texts::tr("The file ends within the header of a GLB."));
    if (const std::uint32_t version = u32(bytes, 4); version != 2)
        return atByte(gltfError("gltf.version", Texts::tr("The GLB has version %1; only version 2 is known.").arg(version)), 4);
    const std::uint32_t length = u32(bytes, 8);
    if (length > bytes.size() || length < 20)
        return atByte(gltfError("gltf.truncated", Texts::tr("The GLB says it has %1 bytes; the file has %2.").arg(length).arg(bytes.size())), 8);
    Chunks chunks;
    for (qint64 at = 12; at < length;) {
        if (length - at < 8)
            return atByte(gltfError("gltf.chunk", Texts::tr("A chunk of the GLB is cut off.")), at);
        const std::uint32_t size = u32(bytes, at);
        const std::uint32_t type = u32(bytes, at + 4);
        if (size > length - at - 8)
            return atByte(gltfError("gltf.chunk", Texts::tr("A chunk of %1 bytes reaches past the end of the GLB.").arg(size)), at);
        if (at == 12 && type != kJsonChunk)
            return atByte(gltfError("gltf.chunk", Texts::tr("The first chunk of a GLB must be its JSON.")), at);
        if (at == 12) {
            chunks.json = bytes.mid(at + 8, size);
            chunks.jsonOffset = at + 8;
        } else if (type == kBinaryChunk && !chunks.binary) {
            chunks.binary = bytes.mid(at + 8, size);
        }
        at += 8 + qint64{size};
    }
    return chunks;
}

/// The bytes behind a data URI, as base64 only: nothing else is written for buffers.
std::optional<QByteArray> dataUri(const QString &uri)
{
    const qsizetype comma = uri.indexOf(QLatin1Char(','));
    if (comma < 0 || !uri.left(comma).endsWith(QLatin1String(";base64")))
        return std::nullopt;
    const auto decoded = QByteArray::fromBase64Encoding(uri.mid(comma + 1).toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded)
        return std::nullopt;
    return *decoded;
}

Result<QByteArray> bufferBytes(const QJsonObject &buffer, int index, const Chunks &chunks, const GltfFileSource &files)
{
    const QString pointer = QStringLiteral("/buffers/%1").arg(index);
    const qint64 length = buffer.value(QStringLiteral("byteLength")).toInteger(-1);
    if (length < 1 || length > kMaxGltfFileBytes)
        return gltfError("gltf.buffer", Texts::tr("A buffer must have a length between 1 byte and 512 MiB."), pointer);
    QByteArray bytes;
    if (const QJsonValue uri = buffer.value(QStringLiteral("uri")); uri.isString()) {
        if (uri.toString().startsWith(QLatin1String("data:"))) {
            const auto decoded = dataUri(uri.toString());
            if (!decoded)
                return gltfError("gltf.buffer", Texts::tr("A buffer's data URI is not base64."), pointer);
            bytes = *decoded;
        } else {
            if (!files)
                return gltfError("gltf.buffer", Texts::tr("The model needs the file %1, which did not come with it.").arg(uri.toString()), pointer);
            Result<QByteArray> read = files(uri.toString());
            if (!read)
                return read.error();
            bytes = std::move(*read);
        }
    } else if (index == 0 && chunks.binary) {
        bytes = *chunks.binary;
    } else {
        return gltfError("gltf.buffer", Texts::tr("A buffer has neither a uri nor a binary chunk to take its bytes from."), pointer);
    }
    if (bytes.size() < length)
        return gltfError("gltf.buffer", Texts::tr("A buffer should have %1 bytes and has %2.").arg(length).arg(bytes.size()), pointer);
    bytes.truncate(length);
    return bytes;
}

bool understood(const QString &extension)
{
    static const QStringList known = {"KHR_mesh_quantization", "KHR_texture_transform", "KHR_texture_basisu", "EXT_texture_webp", "KHR_lights_punctual",
                                      "KHR_xmp_json_ld", "KHR_node_visibility", "VRM", "KHR_animation_pointer"};
    return known.contains(extension) || extension.startsWith(QLatin1String("KHR_materials_")) || extension.startsWith(QLatin1String("VRMC_"));
}

Result<void> checkHead(const GltfDocument &document)
{
    const QJsonObject asset = document.json.value(QStringLiteral("asset")).toObject();
    const QString version = asset.value(QStringLiteral("version")).toString();
    const QString least = asset.value(QStringLiteral("minVersion")).toString();
    if (!version.startsWith(QLatin1String("2.")) || (!least.isEmpty() && least != QLatin1String("2.0"))) {
        return gltfError("gltf.version", version.isEmpty() ? Texts::tr("The model does not say which version of glTF it is.")
                                                           : Texts::tr("The model is of glTF version %1; version 2.0 is known here.").arg(least.isEmpty() ? version : least),
                         QStringLiteral("/asset/version"));
    }
    for (const QJsonValue &extension : document.list("extensionsRequired")) {
        if (!understood(extension.toString())) {
            return gltfError("gltf.extension", Texts::tr("The model can only be read with the extension %1, which is not known here. Export it again without.").arg(extension.toString()),
                             QStringLiteral("/extensionsRequired"));
        }
    }
    return {};
}

} // namespace

Error gltfError(const char *code, const QString &message, const QString &pointer)
{
    Error error{QString::fromLatin1(code), message, pointer, nullptr};
    error.pointer = pointer;
    return error;
}

Result<GltfDocument> readGltfDocument(const QByteArray &bytes, const GltfFileSource &files)
{
    if (bytes.size() > kMaxGltfFileBytes)
        return gltfError("gltf.too-large", Texts::tr("The file has more than 512 MiB."));
    GltfDocument document;
    document.wasBinary = bytes.startsWith("glTF");
    Chunks chunks;
    if (document.wasBinary) {
        Result<Chunks> split = splitGlb(bytes);
        if (!split)
            return split.error();
        chunks = std::move(*split);
    } else {
        chunks.json = bytes;
    }
    document.jsonOffset = chunks.jsonOffset;
    // A .gltf may carry its buffers as text; text of one piece costs no more than its bytes.
    if (chunks.json.size() > (document.wasBinary ? kMaxGltfJsonBytes : kMaxGltfFileBytes) || chunks.json.count(',') > kMaxGltfJsonBytes / 2)
        return gltfError("gltf.limit", Texts::tr("The JSON of the model is too large to be read."));
    QJsonParseError problem;
    const QJsonDocument json = QJsonDocument::fromJson(chunks.json, &problem);
    if (problem.error != QJsonParseError::NoError || !json.isObject()) {
        if (!document.wasBinary && !bytes.trimmed().startsWith('{'))
            return gltfError("gltf.format", Texts::tr("The file is neither a GLB nor glTF JSON."));
        const QString why = problem.error != QJsonParseError::NoError ? problem.errorString() : Texts::tr("no object");
        return atByte(gltfError("gltf.json", Texts::tr("The JSON of the model cannot be read: %1.").arg(why)), chunks.jsonOffset + problem.offset);
    }
    document.json = json.object();
    if (const Result<void> head = checkHead(document); !head)
        return head.error();
    qint64 total = 0;
    const QJsonArray buffers = document.list("buffers");
    for (qsizetype i = 0; i < buffers.size(); ++i) {
        Result<QByteArray> buffer = bufferBytes(buffers.at(i).toObject(), static_cast<int>(i), chunks, files);
        if (!buffer)
            return buffer.error();
        total += buffer->size();
        if (total > 2 * kMaxGltfFileBytes)
            return gltfError("gltf.too-large", Texts::tr("The buffers of the model have more than 1 GiB together."));
        document.buffers.push_back(std::move(*buffer));
    }
    return document;
}

GltfFileSource filesBeside(const QString &modelPath)
{
    const QDir folder = QFileInfo(modelPath).absoluteDir();
    return [folder](const QString &uri) -> Result<QByteArray> {
        const QString name = QUrl::fromPercentEncoding(uri.toUtf8());
        const QString clean = QDir::cleanPath(name);
        if (QDir::isAbsolutePath(name) || clean.startsWith(QLatin1String("..")) || name.contains(QLatin1String("://")) || name.contains(QChar(0)))
            return gltfError("gltf.buffer", Texts::tr("The model names %1, which does not lie beside it.").arg(name));
        const QFileInfo info(folder.filePath(clean));
        QFile file(info.filePath());
        if (!info.isFile() || !file.open(QIODevice::ReadOnly))
            return gltfError("gltf.buffer", Texts::tr("The model needs the file %1, which is not beside it.").arg(name));
        if (file.size() > kMaxGltfFileBytes)
            return gltfError("gltf.too-large", Texts::tr("The file has more than 512 MiB."));
        return file.readAll();
    };
}

Result<GltfDocument> withEmbeddedImages(const GltfDocument &document, const GltfFileSource &files)
{
    GltfDocument whole = document;
    QJsonArray images = document.list("images");
    QJsonArray views = document.list("bufferViews");
    bool changed = false;
    for (qsizetype i = 0; i < images.size(); ++i) {
        QJsonObject image = images.at(i).toObject();
        const QString uri = image.value(QStringLiteral("uri")).toString();
        if (uri.isEmpty() || uri.startsWith(QLatin1String("data:")))
            continue;
        const Result<QByteArray> bytes = files(uri);
        if (!bytes)
            return bytes.error();
        if (whole.buffers.empty())
            whole.buffers.emplace_back();
        QByteArray &buffer = whole.buffers.front();
        buffer.append((4 - buffer.size() % 4) % 4, '\0');
        views.append(QJsonObject{{"buffer", 0}, {"byteOffset", buffer.size()}, {"byteLength", bytes->size()}});
        buffer.append(*bytes);
        image.remove(QStringLiteral("uri"));
        image.insert(QStringLiteral("bufferView"), views.size() - 1);
        if (!image.contains(QStringLiteral("mimeType")))
            image.insert(QStringLiteral("mimeType"), bytes->startsWith("\xff\xd8") ? QStringLiteral("image/jpeg") : QStringLiteral("image/png"));
        images.replace(i, image);
        changed = true;
    }
    if (changed) {
        whole.json.insert(QStringLiteral("images"), images);
        whole.json.insert(QStringLiteral("bufferViews"), views);
    }
    return whole;
}

Result<QByteArray> encodeGlb(const GltfDocument &document)
{
    std::vector<qint64> starts;
    QByteArray binary;
    for (const QByteArray &buffer : document.buffers) {
        binary.append((4 - binary.size() % 4) % 4, '\0');
        starts.push_back(binary.size());
        binary.append(buffer);
    }
    QJsonObject json = document.json;
    QJsonArray views = document.list("bufferViews");
    for (qsizetype i = 0; i < views.size() && starts.size() > 1; ++i) {
        QJsonObject view = views.at(i).toObject();
        const auto buffer = static_cast<std::size_t>(view.value(QStringLiteral("buffer")).toInteger(0));
        if (buffer == 0 || buffer >= starts.size())
            continue;
        view.insert(QStringLiteral("byteOffset"), view.value(QStringLiteral("byteOffset")).toInteger(0) + starts[buffer]);
        view.insert(QStringLiteral("buffer"), 0);
        views.replace(i, view);
    }
    if (!views.isEmpty())
        json.insert(QStringLiteral("bufferViews"), views);
    if (!document.buffers.empty()) {
        QJsonObject first = document.list("buffers").at(0).toObject();
        first.remove(QStringLiteral("uri"));
        first.insert(QStringLiteral("byteLength"), binary.size());
        json.insert(QStringLiteral("buffers"), QJsonArray{first});
    }
    return packGlb(json, binary);
}

} // namespace marrow

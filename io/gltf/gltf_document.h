#pragma once

#include "model/base/report.h"
#include "model/base/result.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>

#include <functional>
#include <vector>

namespace marrow {

/// The largest file that is read (character-decisions, "Importing"), and the largest JSON in it: while JSON is read it takes up to ten
/// times its bytes.
inline constexpr qint64 kMaxGltfFileBytes = 512LL * 1024 * 1024;
inline constexpr qint64 kMaxGltfJsonBytes = 64LL * 1024 * 1024;

/// The JSON and the buffers of a glTF 2.0 asset, as they stood in the file. What nobody understands (extensions, extras, unknown
/// members) stays in `json`, so writing the document again keeps it.
struct GltfDocument
{
    QJsonObject json;
    std::vector<QByteArray> buffers; ///< one for each of json["buffers"]; the GLB's own chunk is the one without a uri
    qint64 jsonOffset = 0;           ///< where the JSON begins in the file
    bool wasBinary = false;
    Report report;

    QJsonArray list(const char *name) const { return json.value(QLatin1String(name)).toArray(); }
};

/// Gives the bytes of a file named in a model, relative to it; an error when it may not or cannot be read.
using GltfFileSource = std::function<Result<QByteArray>(const QString &uri)>;

/// Reads .glb, .vrm and .gltf by their content. Buffers come from the binary chunk, from data URIs and, for others, from `files` (null:
/// none). Codes: gltf.format, gltf.version, gltf.truncated, gltf.chunk, gltf.json, gltf.buffer, gltf.extension.
Result<GltfDocument> readGltfDocument(const QByteArray &bytes, const GltfFileSource &files = {});

/// Files beside the model: relative names below its folder only.
GltfFileSource filesBeside(const QString &modelPath);

/// The document with pictures that lay in files of their own put into its first buffer. Fails with gltf.buffer when one is not there.
Result<GltfDocument> withEmbeddedImages(const GltfDocument &document, const GltfFileSource &files);

/// Packs a document as GLB: all buffers become the one binary chunk, views are moved accordingly, everything else stays as it was.
/// Fails with "gltf.too-large".
Result<QByteArray> encodeGlb(const GltfDocument &document);

/// "gltf.…" with the place in the JSON.
Error gltfError(const char *code, const QString &message, const QString &pointer = {});

} // namespace marrow

#pragma once

#include "model/base/progress.h"
#include "model/base/report.h"
#include "model/base/result.h"
#include "model/character/action/action_sources.h"

#include <QByteArray>

namespace marrow {

/// Hand-keyed documents on disk, `{slug}_{action}.json` (character-decisions, "Retarget"):
///
///     {"slug": "chr_knight", "action": "walk", "fps": 12, "loop": true,
///      "keys": [{"frame": 0, "joints": {"spine": [x, y, z, w], …}, "hips": [x, y, z]}, …]}
///
/// Rotations are local to the parent; `hips`, which may be missing, is the offset from their rest in hip heights, so that a document holds
/// for a character whose proportions were corrected. Numbers are written so that reading gives the same floats.
inline constexpr qint64 kMaxHandKeyedFileBytes = 64LL * 1024 * 1024;

/// "chr_knight", "walk" -> "chr_knight_walk.json"; what a file name cannot hold is written as %XX.
QString handKeyedFileName(const QString &slug, const QString &action);

QByteArray encodeHandKeyed(const HandKeyedAction &action);
/// Codes: handkeyed.syntax (with the byte offset), handkeyed.format (JSON, but no such document), handkeyed.value; with the JSON pointer.
Result<HandKeyedAction> decodeHandKeyed(const QByteArray &bytes);

/// Also fails with file.open and file.too-large.
Result<HandKeyedAction> openHandKeyed(const QString &path);
/// Atomic, with a backup; see SaveFile.
Result<void> saveHandKeyed(const QString &path, const HandKeyedAction &action);

struct SourceFolder
{
    ActionSources sources;
    Report report; ///< files that could not be read, each once
};
/// Everything actions can come from that lies in a folder: baked *.action.json and hand-keyed *.json. Other JSON is passed over; a damaged
/// file is reported and left out. Fails with file.open when there is no such folder.
Result<SourceFolder> openActionSources(const QString &folder, const Progress &progress = {});

} // namespace marrow

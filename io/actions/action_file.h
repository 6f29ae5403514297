#pragma once

#include "model/base/progress.h"
#include "model/base/report.h"
#include "model/base/result.h"
#include "model/character/action.h"

#include <QByteArray>

#include <vector>

namespace marrow {

/// Baked actions on disk: one JSON file an action, named after its id, in a folder. The same action always gives the same bytes, and nothing in
/// them tells of the order in which actions were made:
///
///     {"format": "marrow-action", "version": 1, "id": "Idle_A", "source": "retargeted", "origin": "Med_General.glb · Rig_Medium|Idle_A",
///      "fps": 30, "frames": 33, "loops": true, "hips": [[x, y, z], …], "tracks": {"spine": [[x, y, z, w], …], …}}
///
/// `hips` (in hip heights, one a frame) is left out when they stay; `tracks` holds the joints that move, in the order of the skeleton.
/// Numbers are written so that reading gives the same floats.
inline constexpr int kActionFileVersion = 1;
inline constexpr int kMaxActionFrames = 1'000'000;
inline constexpr qint64 kMaxActionFileBytes = 256LL * 1024 * 1024;

/// "walk" -> "walk.action.json"; what a file name cannot hold is written as %XX.
QString actionFileName(const QString &id);

QByteArray encodeAction(const Action &action);
/// Codes: action.syntax (with the byte offset), action.format, action.version, action.value; with the JSON pointer.
Result<Action> decodeAction(const QByteArray &bytes);

struct ActionFolder
{
    std::vector<Action> actions; ///< ascending by id
    Report report;               ///< files that could not be read, each once
};
/// Reads every *.action.json of a folder. One that is damaged is reported and left out. Fails with file.open when there is no such folder.
Result<ActionFolder> openActions(const QString &folder, const Progress &progress = {});
/// One file.
Result<Action> openAction(const QString &path);

/// Writes the actions into a folder, which is made when it is not there; ids must differ. Files are written under other names first and renamed
/// when all are there, so that a cancelled or failed run leaves what was. Other files of the folder stay. Returns the paths, ascending.
/// Codes: those of SaveFile, "action.cancelled", "action.folder".
Result<QStringList> saveActions(const QString &folder, const std::vector<Action> &actions, const Progress &progress = {});

} // namespace marrow

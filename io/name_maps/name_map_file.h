#pragma once

#include "model/base/report.h"
#include "model/character/name_map.h"

#include <vector>

namespace marrow {

/// Joint maps as files: presets a person saved, one JSON each (see NameMap).

/// Fails with file.open, file.too-large and the codes of nameMapFromJson. A map without an id is called after its file.
Result<NameMap> openNameMap(const QString &path);
/// Written atomically, without a backup. Codes: those of SaveFile.
Result<void> saveNameMap(const NameMap &map, const QString &path);

/// Where a person's presets are kept unless told otherwise.
QString nameMapFolder();

struct NameMapFolder
{
    std::vector<NameMap> maps; ///< ascending by title
    Report report;             ///< files that are no maps
};
/// Every *.json of the folder; none when it is not there.
NameMapFolder openNameMaps(const QString &folder);

/// A map by the name it is asked for: a file, a preset of the folder or one that comes with the program, by id. Fails with "name-map.unknown",
/// listing the ids there are.
Result<NameMap> findNameMap(const QString &nameOrFile, const QString &folder);

} // namespace marrow

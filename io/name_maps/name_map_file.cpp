#include "io/name_maps/name_map_file.h"

#include "io/save_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace marrow {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(NameMap)
};

} // namespace

Result<NameMap> openNameMap(const QString &path)
{
    QFile file(path);
    const QString shown = QDir::toNativeSeparators(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{QStringLiteral("file.open"), Text::tr("%1 could not be opened: %2.").arg(shown, file.errorString()), path, {}};
    if (file.size() > kMaxNameMapBytes)
        return Error{QStringLiteral("file.too-large"), Text::tr("%1 is larger than a joint map can be (1 MiB).").arg(shown), path, {}};
    Result<NameMap> map = nameMapFromJson(file.readAll());
    if (!map) {
        Error error = map.error();
        error.message = Text::tr("%1: %2").arg(QFileInfo(path).fileName(), error.message);
        return error;
    }
    if (map->id.isEmpty())
        map->id = QFileInfo(path).completeBaseName();
    if (map->title.isEmpty())
        map->title = map->id;
    return map;
}

Result<void> saveNameMap(const NameMap &map, const QString &path)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    SaveFile file(path);
    file.setKeepsBackup(false);
    if (Result<void> begun = file.begin(); !begun)
        return begun;
    if (Result<void> written = file.write(nameMapToJson(map)); !written)
        return written;
    return file.commit();
}

QString nameMapFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/joint-maps");
}

NameMapFolder openNameMaps(const QString &folder)
{
    NameMapFolder result;
    const QDir dir(folder);
    const QStringList names = dir.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    for (const QString &name : names) {
        Result<NameMap> map = openNameMap(dir.filePath(name));
        if (map)
            result.maps.push_back(std::move(*map));
        else
            result.report.add(issueFrom(map.error()));
    }
    std::stable_sort(result.maps.begin(), result.maps.end(), [](const NameMap &a, const NameMap &b) { return a.title < b.title; });
    return result;
}

Result<NameMap> findNameMap(const QString &nameOrFile, const QString &folder)
{
    if (QFileInfo(nameOrFile).isFile())
        return openNameMap(nameOrFile);
    const std::vector<NameMap> own = openNameMaps(folder).maps;
    QStringList ids;
    for (const std::vector<NameMap> &maps : {own, builtInNameMaps()}) {
        for (const NameMap &map : maps) {
            if (map.id == nameOrFile)
                return map;
            ids.append(map.id);
        }
    }
    return Error{QStringLiteral("name-map.unknown"), Text::tr("There is no joint map “%1” and no file of that name. Maps: %2.").arg(nameOrFile, ids.join(QStringLiteral(", "))), nameOrFile, {}};
}

} // namespace marrow

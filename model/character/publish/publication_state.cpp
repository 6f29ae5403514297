#include "model/character/publish/publication_state.h"

#include <algorithm>

namespace marrow {

bool looksPublished(const QString &fileName)
{
    return !slugOfRigged(fileName).isEmpty() || !slugOfPack(fileName).isEmpty();
}

bool PublishStatus::ok() const
{
    return manifest && std::none_of(files.begin(), files.end(), [](const FileStatus &file) {
               return file.state == FileState::Changed || file.state == FileState::Missing
                      || (file.state == FileState::NotInManifest && (looksPublished(file.path) || file.path == QLatin1String(kAnimMapName)));
           });
}

QString fileStateName(FileState state)
{
    switch (state) {
    case FileState::Ok:
        return QStringLiteral("ok");
    case FileState::Changed:
        return QStringLiteral("changed");
    case FileState::Missing:
        return QStringLiteral("missing");
    case FileState::NotInManifest:
        break;
    }
    return QStringLiteral("not in manifest");
}

QString plannedChangeName(PlannedChange change)
{
    switch (change) {
    case PlannedChange::New:
        return QStringLiteral("new");
    case PlannedChange::Changed:
        return QStringLiteral("changed");
    case PlannedChange::Unchanged:
        return QStringLiteral("unchanged");
    case PlannedChange::Kept:
        return QStringLiteral("kept");
    case PlannedChange::Aside:
        return QStringLiteral("kept aside");
    case PlannedChange::Removed:
        break;
    }
    return QStringLiteral("removed");
}

} // namespace marrow

#include "io/actions/action_file.h"

#include "io/save_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>

namespace marrow {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(ActionFile)
};

/// Removes what was written when the run does not come to its end.
class Staging
{
public:
    explicit Staging(QString folder)
        : m_folder(std::move(folder))
    {
    }
    ~Staging() { QDir(m_folder).removeRecursively(); }
    Staging(const Staging &) = delete;
    Staging &operator=(const Staging &) = delete;
    QString path(const QString &name) const { return m_folder + QLatin1Char('/') + name; }

private:
    QString m_folder;
};

/// Takes a folder that was made for the run away again when nothing came into it.
class NewFolder
{
public:
    explicit NewFolder(const QString &folder)
        : m_folder(QFileInfo::exists(folder) ? QString() : folder)
    {
    }
    ~NewFolder()
    {
        if (!m_folder.isEmpty())
            QDir().rmdir(m_folder);
    }
    NewFolder(const NewFolder &) = delete;
    NewFolder &operator=(const NewFolder &) = delete;

private:
    QString m_folder;
};

Error folderError(const QString &folder)
{
    return {QStringLiteral("action.folder"), Text::tr("The folder %1 could not be written to, so no action was saved.").arg(QDir::toNativeSeparators(folder)), folder, {}};
}

} // namespace

Result<Action> openAction(const QString &path)
{
    QFile file(path);
    const QString shown = QDir::toNativeSeparators(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{QStringLiteral("file.open"), Text::tr("%1 could not be opened: %2.").arg(shown, file.errorString()), path, {}};
    if (file.size() > kMaxActionFileBytes)
        return Error{QStringLiteral("file.too-large"), Text::tr("%1 is larger than an action can be (256 MiB).").arg(shown), path, {}};
    Result<Action> action = decodeAction(file.readAll());
    if (action)
        return action;
    Error error = action.error();
    error.message = Text::tr("%1: %2").arg(QFileInfo(path).fileName(), error.message);
    return error;
}

Result<ActionFolder> openActions(const QString &folder, const Progress &progress)
{
    const QDir dir(folder);
    if (!dir.exists())
        return Error{QStringLiteral("file.open"), Text::tr("There is no folder %1.").arg(QDir::toNativeSeparators(folder)), folder, {}};
    const QStringList names = dir.entryList({QStringLiteral("*.action.json")}, QDir::Files, QDir::Name);
    ActionFolder result;
    for (qsizetype i = 0; i < names.size() && !progress.cancelled(); ++i) {
        progress.report(static_cast<double>(i) / static_cast<double>(names.size()), names[i]);
        Result<Action> action = openAction(dir.filePath(names[i]));
        if (action)
            result.actions.push_back(std::move(*action));
        else
            result.report.add(issueFrom(action.error()));
    }
    std::sort(result.actions.begin(), result.actions.end(), [](const Action &a, const Action &b) { return a.id < b.id; });
    return result;
}

Result<QStringList> saveActions(const QString &folder, const std::vector<Action> &actions, const Progress &progress)
{
    const NewFolder made(folder);
    if (!QDir().mkpath(folder))
        return folderError(folder);
    const QString stagingFolder = folder + QStringLiteral("/.marrow-actions");
    const Staging staging(stagingFolder);
    if (!QDir().mkpath(stagingFolder))
        return folderError(folder);
    QStringList names;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (progress.cancelled())
            return Error{QStringLiteral("action.cancelled"), Text::tr("Saving was cancelled; the folder is as it was."), folder, {}};
        progress.report(static_cast<double>(i) / static_cast<double>(actions.size()), actions[i].id);
        names.append(actionFileName(actions[i].id));
        QFile file(staging.path(names.back()));
        const QByteArray bytes = encodeAction(actions[i]);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush())
            return folderError(folder);
    }
    // Everything is there: from here on only names change.
    const std::unique_ptr<SaveSteps> steps = makeDiskSaveSteps();
    QStringList paths;
    for (const QString &name : names) {
        paths.append(folder + QLatin1Char('/') + name);
        if (steps->replace(staging.path(name), paths.back()) != 0)
            return folderError(folder);
    }
    steps->syncFolder(folder);
    paths.sort();
    return paths;
}

} // namespace marrow

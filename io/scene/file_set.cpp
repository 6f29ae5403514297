#include "io/scene/file_set.h"

#include "io/archive/archive.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QUrl>

#include <algorithm>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Scene)
};

constexpr int kMostFiles = 20'000;
constexpr int kDeepest = 4;

void listBelow(const QString &folder, const QString &prefix, int depth, QStringList &names)
{
    const QDir dir(folder);
    const QFileInfoList entries = dir.entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QFileInfo &entry : entries) {
        if (names.size() >= kMostFiles)
            return;
        if (entry.isFile())
            names.append(prefix + entry.fileName());
        else if (entry.isDir() && !entry.isSymLink() && depth < kDeepest)
            listBelow(entry.filePath(), prefix + entry.fileName() + QLatin1Char('/'), depth + 1, names);
    }
}

bool isPicture(const QString &name)
{
    static const QStringList endings = {"png", "jpg", "jpeg", "bmp", "tga", "webp", "gif"};
    return endings.contains(QFileInfo(name).suffix().toLower());
}

/// How many folders lie between a file and the model's folder.
qsizetype farFrom(const QString &folder, const QString &name)
{
    const auto depth = [](const QString &path) { return path.count(QLatin1Char('/')); };
    return name.startsWith(folder) ? depth(name) - depth(folder) : depth(name) + depth(folder) + 1;
}

} // namespace

FileSet filesInFolderOf(const QString &modelPath)
{
    FileSet files;
    const QString folder = QFileInfo(modelPath).absolutePath();
    listBelow(folder, {}, 0, files.names);
    const QStringList names = files.names;
    files.read = [folder, names](qsizetype i) -> Result<QByteArray> {
        QFile file(folder + QLatin1Char('/') + names[i]);
        if (!file.open(QIODevice::ReadOnly) || file.size() > kMaxGltfFileBytes)
            return Error{QStringLiteral("file.open"), Texts::tr("%1 could not be opened: %2.").arg(QDir::toNativeSeparators(file.fileName()), file.errorString()), file.fileName(), nullptr};
        return file.readAll();
    };
    return files;
}

FileSet filesInArchive(std::shared_ptr<Archive> archive, const QString &modelName)
{
    FileSet files;
    for (const ArchiveEntry &entry : archive->entries())
        files.names.append(entry.name);
    files.folder = modelName.left(modelName.lastIndexOf(QLatin1Char('/')) + 1);
    files.read = [archive](qsizetype i) { return archive->read(archive->entries()[static_cast<std::size_t>(i)]); };
    return files;
}

qsizetype findNamedFile(const FileSet &files, const QString &wanted)
{
    QString path = QUrl::fromPercentEncoding(wanted.toUtf8());
    if (path.contains(QChar::ReplacementCharacter) || !wanted.contains(QLatin1Char('%')))
        path = wanted;
    path.replace(QLatin1Char('\\'), QLatin1Char('/'));
    const QString beside = QDir::cleanPath(files.folder + path);
    qsizetype place = files.names.indexOf(beside);
    for (qsizetype i = 0; i < files.names.size() && place < 0; ++i) {
        if (files.names[i].compare(beside, Qt::CaseInsensitive) == 0)
            place = i;
    }
    if (place >= 0)
        return place;
    const QString base = path.mid(path.lastIndexOf(QLatin1Char('/')) + 1);
    const QString stem = QFileInfo(base).completeBaseName();
    qsizetype best = -1;
    std::pair<int, qsizetype> bestRank;
    for (qsizetype i = 0; i < files.names.size(); ++i) {
        const QString name = files.names[i].mid(files.names[i].lastIndexOf(QLatin1Char('/')) + 1);
        const bool same = name.compare(base, Qt::CaseInsensitive) == 0;
        const bool alike = isPicture(name) && !stem.isEmpty() && QFileInfo(name).completeBaseName().compare(stem, Qt::CaseInsensitive) == 0;
        if (base.isEmpty() || (!same && !alike))
            continue;
        const std::pair<int, qsizetype> rank(same ? 0 : 1, farFrom(files.folder, files.names[i]));
        if (best < 0 || rank < bestRank) {
            best = i;
            bestRank = rank;
        }
    }
    return best;
}

} // namespace marrow

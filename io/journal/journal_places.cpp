#include "io/journal/journal_places.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

namespace marrow {

namespace {

const QLatin1String kSuffix(".marrow-journal");
/// Names are tried up to this; nobody keeps that many journals of one file.
constexpr int kMaxJournals = 99;

QString numbered(const QString &path, int number)
{
    return number == 1 ? path : path + QLatin1Char('-') + QString::number(number);
}

} // namespace

QString journalBeside(const QString &file, int number)
{
    const QFileInfo info(file);
    return numbered(info.absolutePath() + QLatin1String("/.") + info.fileName() + kSuffix, number);
}

QString journalInFolder(const QString &stateFolder, const QString &file, int number)
{
    QString name = QStringLiteral("untitled");
    if (!file.isEmpty()) {
        // Two files of the same name in different folders must not meet; the readable part is for people.
        const QByteArray path = QFileInfo(file).absoluteFilePath().toUtf8();
        const QByteArray hash = QCryptographicHash::hash(path, QCryptographicHash::Sha1).toHex().left(12);
        name = QString::fromLatin1(hash) + QLatin1Char('-') + QFileInfo(file).fileName().left(40);
    }
    return numbered(stateFolder + QLatin1Char('/') + name + kSuffix, number);
}

QStringList journalsOf(const QString &file, const QString &stateFolder)
{
    QStringList found;
    for (int number = 1; number <= kMaxJournals; ++number) {
        const QString beside = journalBeside(file, number);
        const QString inFolder = journalInFolder(stateFolder, file, number);
        if (QFileInfo::exists(beside))
            found.append(beside);
        if (!stateFolder.isEmpty() && QFileInfo::exists(inFolder))
            found.append(inFolder);
    }
    return found;
}

QStringList journalsInFolder(const QString &stateFolder)
{
    QStringList found;
    const QDir folder(stateFolder);
    const QStringList names = folder.entryList({QLatin1Char('*') + kSuffix, QLatin1Char('*') + kSuffix + QLatin1String("-*")},
                                               QDir::Files | QDir::Hidden, QDir::Name);
    for (const QString &name : names)
        found.append(folder.absoluteFilePath(name));
    return found;
}

} // namespace marrow

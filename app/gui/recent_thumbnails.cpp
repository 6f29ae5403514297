#include "app/gui/recent_thumbnails.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace marrow {

RecentThumbnails::RecentThumbnails(const QString &folder)
    : m_folder(folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + "/thumbnails" : folder)
{
}

QString RecentThumbnails::fileFor(const QString &path) const
{
    const QFileInfo info(path);
    const QString key = info.absoluteFilePath() + '\n' + QString::number(info.lastModified().toMSecsSinceEpoch());
    return m_folder + '/' + QString::fromLatin1(QCryptographicHash::hash(key.toUtf8(), QCryptographicHash::Sha1).toHex()) + ".png";
}

QImage RecentThumbnails::load(const QString &path) const
{
    return QImage(fileFor(path));
}

void RecentThumbnails::store(const QString &path, const QImage &image) const
{
    if (image.isNull() || !QDir().mkpath(m_folder))
        return;
    image.scaled(kSize, kSize, Qt::KeepAspectRatio, Qt::SmoothTransformation).save(fileFor(path), "PNG");
}

} // namespace marrow

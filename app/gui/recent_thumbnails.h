#pragma once

#include <QImage>
#include <QString>

namespace marrow {

/// Small pictures of recently opened files, kept in the cache folder and named by the file's path and time: a file that
/// changed on disk has none until it is opened again. Any thread.
class RecentThumbnails
{
public:
    static constexpr int kSize = 192;

    /// An empty folder uses the platform's cache folder.
    explicit RecentThumbnails(const QString &folder = {});

    /// A null image when there is none.
    QImage load(const QString &path) const;
    /// Failures are ignored: a missing picture costs nothing.
    void store(const QString &path, const QImage &image) const;

private:
    QString fileFor(const QString &path) const;

    QString m_folder;
};

} // namespace marrow

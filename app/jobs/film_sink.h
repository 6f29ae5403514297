#pragma once

#include "model/base/result.h"

#include <QImage>
#include <QString>

#include <memory>

namespace marrow {

/// Takes the pictures of a film one by one. Nothing stands at the target before finish(); a sink that goes without it leaves
/// nothing behind.
class FilmSink
{
public:
    virtual ~FilmSink() = default;
    virtual Result<void> add(const QImage &picture, int milliseconds, const QString &label) = 0;
    virtual Result<void> finish() = 0;
};

/// PNG files `NAME_0001.png`, … in a folder that must be new or empty; NAME is the folder's own. They are gathered in a folder beside
/// it, which takes its place in the end. Fails with "film.folder-not-empty" and "film.folder".
Result<std::unique_ptr<FilmSink>> pngFolderSink(const QString &folder);

/// An animated WebP; see WebpAnimation.
std::unique_ptr<FilmSink> webpSink(const QString &path, const QSize &size, int quality);

/// All pictures in one PNG, row by row, with their labels below them when `labels`.
std::unique_ptr<FilmSink> sheetSink(const QString &path, int columns, bool labels);


} // namespace marrow

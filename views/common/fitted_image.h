#pragma once

#include <QImage>

namespace marrow {

/// The picture as large as fits `most` (in the interface's units, `ratio` pixels each), drawn with all the pixels the screen has. It keeps its
/// proportions and knows its ratio, so that labels and painters show it in those units.
inline QImage fittedImage(const QImage &picture, QSize most, qreal ratio)
{
    QImage fitted = picture.scaled(most * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    fitted.setDevicePixelRatio(ratio);
    return fitted;
}

} // namespace marrow

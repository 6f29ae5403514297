#pragma once

#include <QByteArray>

class QImage;

namespace marrow {

/// The image as the bytes of a PNG file.
QByteArray pngOf(const QImage &image);

} // namespace marrow

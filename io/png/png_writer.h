#pragma once

#include <QByteArray>

class QImage;

namespace marrow {

/// Packs a picture as PNG; empty when that is not possible, which only a picture without pixels or a want of memory causes. Any thread.
QByteArray pngBytes(const QImage &image);

} // namespace marrow

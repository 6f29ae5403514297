#include "app/gui/picture_file.h"

#include <QBuffer>
#include <QImage>

namespace marrow {

QByteArray pngOf(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace marrow

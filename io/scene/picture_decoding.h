#pragma once

#include <QByteArrayView>
#include <QImage>

namespace marrow {

/// A picture of any kind that Qt reads, or a Targa; null when it is none or larger than 16,384 a side.
QImage decodedPicture(const QByteArray &bytes);

} // namespace marrow

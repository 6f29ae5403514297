#include "io/scene/picture_decoding.h"

#include <QBuffer>
#include <QImageReader>

#include <algorithm>
#include <optional>

namespace marrow {

namespace {

constexpr int kMostSide = 16'384;
constexpr int kTargaHeader = 18;

/// What the header of a Targa says (Truevision TGA 2.0), as far as pictures of models use it.
struct Targa
{
    int width = 0;
    int height = 0;
    int bytesPerPixel = 0;
    bool grey = false;
    bool packed = false;
    bool fromTop = false;
    bool hasAlpha = false;
    qsizetype start = 0;
};

std::optional<Targa> targaHeader(const QByteArray &bytes)
{
    if (bytes.size() < kTargaHeader)
        return std::nullopt;
    const auto at = [&](qsizetype i) { return static_cast<int>(static_cast<unsigned char>(bytes[i])); };
    const int kind = at(2);
    Targa targa;
    targa.grey = kind == 3 || kind == 11;
    targa.packed = kind == 10 || kind == 11;
    targa.width = at(12) | at(13) << 8;
    targa.height = at(14) | at(15) << 8;
    targa.bytesPerPixel = at(16) / 8;
    targa.fromTop = (at(17) & 0x20) != 0;
    targa.hasAlpha = targa.bytesPerPixel == 4 && (at(17) & 0x0f) != 0;
    targa.start = kTargaHeader + at(0);
    const bool colour = kind == 2 || kind == 10;
    const bool known = (colour && (at(16) == 24 || at(16) == 32)) || (targa.grey && at(16) == 8);
    if (!known || at(1) != 0 || targa.width == 0 || targa.height == 0 || targa.width > kMostSide || targa.height > kMostSide)
        return std::nullopt;
    return targa;
}

QRgb pixelOf(const Targa &targa, const unsigned char *p)
{
    if (targa.grey)
        return qRgb(p[0], p[0], p[0]);
    return qRgba(p[2], p[1], p[0], targa.hasAlpha ? p[3] : 255);
}

QImage decodedTarga(const QByteArray &bytes)
{
    const std::optional<Targa> targa = targaHeader(bytes);
    if (!targa)
        return {};
    const qint64 pixels = qint64{targa->width} * targa->height;
    // A packet of one byte and one pixel stands for 128 pixels at most.
    const qint64 least = targa->packed ? (pixels + 127) / 128 * (1 + targa->bytesPerPixel) : pixels * targa->bytesPerPixel;
    if (bytes.size() - targa->start < least)
        return {};
    QImage image(targa->width, targa->height, QImage::Format_ARGB32);
    if (image.isNull())
        return {};
    const auto *data = reinterpret_cast<const unsigned char *>(bytes.constData());
    qint64 at = targa->start;
    int left = 0; // of the packet
    bool repeats = false;
    for (qint64 i = 0; i < pixels; ++i) {
        if (targa->packed && left == 0) {
            if (at >= bytes.size())
                return {};
            repeats = (data[at] & 0x80) != 0;
            left = (data[at] & 0x7f) + 1;
            ++at;
        }
        if (at + targa->bytesPerPixel > bytes.size())
            return {};
        const auto row = static_cast<int>(i / targa->width);
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(targa->fromTop ? row : targa->height - 1 - row));
        line[i % targa->width] = pixelOf(*targa, data + at);
        --left;
        if (!targa->packed || !repeats || left == 0)
            at += targa->bytesPerPixel;
    }
    return image;
}

} // namespace

QImage decodedPicture(const QByteArray &bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    if (reader.canRead() && reader.size().width() <= kMostSide && reader.size().height() <= kMostSide)
        return reader.read();
    return decodedTarga(bytes);
}

} // namespace marrow

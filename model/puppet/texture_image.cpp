#include "model/puppet/texture_image.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageReader>

#include <algorithm>

namespace marrow {

namespace {

constexpr std::uint8_t kPngMark[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
constexpr std::size_t kPngHeaderSize = 33; ///< mark and IHDR
constexpr std::size_t kInterlaceOffset = 28;
constexpr std::uint64_t kMaxPixels = std::uint64_t(1) << 28;
constexpr std::uint64_t kMaxPixelsTogether = std::uint64_t(1) << 29; ///< of all pages of a puppet: two gigabytes
constexpr int kMaxDecodedMegabytes = 2048; ///< kMaxPixels of eight bytes, the widest Qt decodes to

Error failure(const char *code, const QString &message)
{
    return Error{QLatin1String(code), message, QStringLiteral("TEXR"), {}};
}

struct TextureImage
{
    Q_DECLARE_TR_FUNCTIONS(TextureImage)
};

std::uint64_t bigEndian32(const std::uint8_t *bytes)
{
    return (std::uint64_t(bytes[0]) << 24) | (std::uint64_t(bytes[1]) << 16) | (std::uint64_t(bytes[2]) << 8) | bytes[3];
}

/// Qt would round 16-bit channels; a page keeps their high byte.
QImage narrowed(const QImage &wide)
{
    const QImage source = wide.convertToFormat(QImage::Format_RGBA64);
    QImage result(source.size(), QImage::Format_RGBA8888);
    for (int y = 0; y < source.height() && !result.isNull(); ++y) {
        const auto *from = reinterpret_cast<const std::uint16_t *>(source.constScanLine(y));
        uchar *to = result.scanLine(y);
        for (int i = 0; i < 4 * source.width(); ++i)
            to[i] = static_cast<uchar>(from[i] >> 8);
    }
    return result;
}

bool isDeep(QImage::Format format)
{
    return format == QImage::Format_RGBX64 || format == QImage::Format_RGBA64
           || format == QImage::Format_RGBA64_Premultiplied || format == QImage::Format_Grayscale16;
}

/// Qt pads short colour tables or clamps; an index beyond the table is transparent black here.
QImage fromPalette(const QImage &indexed)
{
    const QList<QRgb> table = indexed.colorTable();
    QImage result(indexed.size(), QImage::Format_RGBA8888);
    for (int y = 0; y < indexed.height() && !result.isNull(); ++y) {
        uchar *to = result.scanLine(y);
        for (int x = 0; x < indexed.width(); ++x, to += 4) {
            const int index = indexed.pixelIndex(x, y);
            const QRgb color = index < table.size() ? table[index] : 0;
            to[0] = static_cast<uchar>(qRed(color));
            to[1] = static_cast<uchar>(qGreen(color));
            to[2] = static_cast<uchar>(qBlue(color));
            to[3] = static_cast<uchar>(qAlpha(color));
        }
    }
    return result;
}

Result<QImage> decodePng(const ByteArray &bytes)
{
    const bool isPng = bytes.size() >= kPngHeaderSize && std::equal(std::begin(kPngMark), std::end(kPngMark), bytes.begin());
    if (!isPng)
        return failure("texture.format", TextureImage::tr("The texture page is not a PNG picture."));
    if (bigEndian32(bytes.data() + 16) * bigEndian32(bytes.data() + 20) > kMaxPixels)
        return failure("texture.size", TextureImage::tr("The texture page has more pixels than can be shown."));
    if (bytes[kInterlaceOffset] != 0)
        return failure("texture.interlaced", TextureImage::tr("The texture page is an interlaced PNG, which puppets cannot use."));
    const QByteArray view = QByteArray::fromRawData(reinterpret_cast<const char *>(bytes.data()),
                                                    static_cast<qsizetype>(bytes.size()));
    // Qt refuses pictures beyond 128 megabytes unless told otherwise, which is less than a page of 8192 × 8192.
    if (QImageReader::allocationLimit() != 0 && QImageReader::allocationLimit() < kMaxDecodedMegabytes)
        QImageReader::setAllocationLimit(kMaxDecodedMegabytes);
    QBuffer buffer;
    buffer.setData(view);
    QImageReader reader(&buffer, "png");
    const QImage image = reader.read();
    if (image.isNull())
        return failure("texture.broken", TextureImage::tr("The texture page cannot be decoded: %1").arg(reader.errorString()));
    QImage result = isDeep(image.format())                        ? narrowed(image)
                    : image.format() == QImage::Format_Indexed8   ? fromPalette(image)
                                                                  : image.convertToFormat(QImage::Format_RGBA8888);
    if (result.isNull())
        return failure("texture.memory", TextureImage::tr("There is not enough memory for the texture page."));
    return result;
}

} // namespace

Result<QImage> decodeTexture(const TexturePage &page)
{
    switch (page.kind) {
    case TextureKind::Png:
        return decodePng(page.data);
    case TextureKind::External:
        if (page.externalData.empty())
            return failure("texture.missing",
                           TextureImage::tr("The texture page \"%1\" was not found beside the puppet.").arg(page.uri));
        return decodePng(page.externalData);
    case TextureKind::Ktx2:
        break;
    }
    return failure("texture.ktx2", TextureImage::tr("The texture page is a KTX2 picture, which cannot be shown."));
}

std::vector<Result<QImage>> decodeEachTexture(const std::vector<TexturePage> &pages)
{
    std::vector<Result<QImage>> results;
    results.reserve(pages.size());
    std::uint64_t pixels = 0;
    for (const TexturePage &page : pages) {
        if (pixels > kMaxPixelsTogether) {
            results.push_back(failure("texture.size", TextureImage::tr("The texture pages before this one are as large as can be shown together.")));
            continue;
        }
        results.push_back(decodeTexture(page));
        if (results.back())
            pixels += static_cast<std::uint64_t>(results.back()->width()) * static_cast<std::uint64_t>(results.back()->height());
    }
    return results;
}

std::vector<QImage> decodeTextures(const std::vector<TexturePage> &pages)
{
    std::vector<QImage> images;
    images.reserve(pages.size());
    for (Result<QImage> &image : decodeEachTexture(pages))
        images.push_back(image ? std::move(*image) : QImage());
    return images;
}

} // namespace marrow

#include "model/character/model_material.h"

#include <QBuffer>
#include <QImageReader>

#include <mutex>

namespace marrow {

namespace {

/// A picture may say that it is far larger than its bytes; decoding it would take this much memory.
constexpr qint64 kMaxDecodedBytes = 1024LL * 1024 * 1024;

} // namespace

struct ModelTexture::Decoded
{
    std::once_flag once;
    QImage image;
};

ModelTexture::ModelTexture()
    : m_decoded(std::make_shared<Decoded>())
{
}

ModelTexture::ModelTexture(const QString &textureName, const QString &mime, const QByteArray &bytes)
    : name(textureName)
    , mimeType(mime)
    , encoded(bytes)
    , m_decoded(std::make_shared<Decoded>())
{
}

QSize ModelTexture::size() const
{
    QBuffer buffer;
    buffer.setData(encoded);
    buffer.open(QIODevice::ReadOnly);
    const QSize size = QImageReader(&buffer).size();
    return size.isValid() ? size : QSize();
}

QImage ModelTexture::image() const
{
    std::call_once(m_decoded->once, [this] {
        if (encoded.isEmpty())
            return;
        QBuffer buffer;
        buffer.setData(encoded);
        buffer.open(QIODevice::ReadOnly);
        QImageReader reader(&buffer);
        reader.setDecideFormatFromContent(true);
        const QSize size = reader.size();
        if (size.isValid() && qint64(size.width()) * size.height() * 4 > kMaxDecodedBytes)
            return;
        if (size.isValid() && std::max(size.width(), size.height()) > kMaxSide)
            reader.setScaledSize(size.scaled(kMaxSide, kMaxSide, Qt::KeepAspectRatio));
        const QImage image = reader.read();
        if (!image.isNull())
            m_decoded->image = image.convertToFormat(QImage::Format_RGBA8888);
    });
    return m_decoded->image;
}

} // namespace marrow

#include "io/webp/webp_animation.h"

#include <QCoreApplication>

#include <webp/encode.h>
#include <webp/mux.h>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(WebpAnimation)
};

Error encodeError(const char *reason)
{
    return {QStringLiteral("webp.encode"), Texts::tr("The pictures could not be packed as WebP: %1.").arg(QString::fromLatin1(reason)), {}, {}};
}

} // namespace

struct WebpAnimation::Private
{
    QSize size;
    WebPConfig config{};
    WebPAnimEncoder *encoder = nullptr;
    int timeMs = 0;
    int count = 0;
};

WebpAnimation::WebpAnimation(const QSize &size, int quality)
    : d(std::make_unique<Private>())
{
    d->size = size;
    WebPConfigInit(&d->config);
    d->config.lossless = quality >= 100;
    d->config.quality = static_cast<float>(quality >= 100 ? 60 : quality); // of lossless: how hard to try
    d->config.method = 4;
    if (size.isEmpty() || size.width() > kMaxSide || size.height() > kMaxSide)
        return;
    WebPAnimEncoderOptions options;
    WebPAnimEncoderOptionsInit(&options);
    d->encoder = WebPAnimEncoderNew(size.width(), size.height(), &options);
}

WebpAnimation::~WebpAnimation()
{
    WebPAnimEncoderDelete(d->encoder);
}

Result<void> WebpAnimation::add(const QImage &picture, int milliseconds)
{
    if (!d->encoder || picture.size() != d->size) {
        return Error{QStringLiteral("webp.size"),
                     Texts::tr("A WebP of %1 × %2 pixels cannot be made. Each side must be between 1 and %3, the same for all pictures.")
                         .arg(d->size.width()).arg(d->size.height()).arg(kMaxSide),
                     {}, {}};
    }
    const QImage pixels = picture.convertToFormat(QImage::Format_RGBA8888);
    WebPPicture frame;
    if (!WebPPictureInit(&frame))
        return encodeError("version");
    frame.width = pixels.width();
    frame.height = pixels.height();
    frame.use_argb = 1;
    bool added = WebPPictureImportRGBA(&frame, pixels.constBits(), static_cast<int>(pixels.bytesPerLine())) != 0;
    added = added && WebPAnimEncoderAdd(d->encoder, &frame, d->timeMs, &d->config) != 0;
    WebPPictureFree(&frame);
    if (!added)
        return encodeError(WebPAnimEncoderGetError(d->encoder));
    d->timeMs += milliseconds;
    ++d->count;
    return {};
}

Result<QByteArray> WebpAnimation::take()
{
    if (!d->encoder || d->count == 0)
        return encodeError("no pictures");
    WebPData data;
    WebPDataInit(&data);
    QByteArray bytes;
    // A call without a picture says when the last one ends.
    if (WebPAnimEncoderAdd(d->encoder, nullptr, d->timeMs, nullptr) && WebPAnimEncoderAssemble(d->encoder, &data))
        bytes = QByteArray(reinterpret_cast<const char *>(data.bytes), static_cast<qsizetype>(data.size));
    WebPDataClear(&data);
    if (bytes.isEmpty())
        return encodeError(WebPAnimEncoderGetError(d->encoder));
    return bytes;
}

} // namespace marrow

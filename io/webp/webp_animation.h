#pragma once

#include "model/base/result.h"

#include <QByteArray>
#include <QImage>

#include <memory>

namespace marrow {

/// Packs pictures of one size as an animated WebP that repeats for ever. Add the pictures in order, then take the file. The pictures
/// are packed as they come, so memory holds only what they were packed to. One thread at a time.
class WebpAnimation
{
public:
    /// `quality` runs from 0 to 100, lossy; 100 is lossless. Transparency is kept exactly either way.
    WebpAnimation(const QSize &size, int quality);
    ~WebpAnimation();
    WebpAnimation(const WebpAnimation &) = delete;
    WebpAnimation &operator=(const WebpAnimation &) = delete;

    /// The widest and highest a WebP may be.
    static constexpr int kMaxSide = 16383;

    /// Fails with "webp.size" (another size than announced, or too large) or "webp.encode".
    Result<void> add(const QImage &picture, int milliseconds);
    /// Fails with "webp.encode", also when there is no picture.
    Result<QByteArray> take();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace marrow

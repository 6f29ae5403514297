#include "render/puppet/software_renderer.h"

#include "render/puppet/band_painter.h"
#include "render/puppet/blend_modes.h"

#include <QThreadPool>

#include <algorithm>
#include <atomic>
#include <cmath>

namespace marrow {

namespace {

/// Rows drawn in one go: few enough that the layers of a band stay in the cache.
constexpr int kBandRows = 48;

uchar toByte(float value)
{
    return static_cast<uchar>(clampUnit(value) * 255.0f + 0.5f);
}

/// To 8 bits (8.8).
void putRow(const RasterPlanes &picture, int y, uchar *out, bool premultiplied)
{
    const float *r = picture.row(0, y);
    const float *g = picture.row(1, y);
    const float *b = picture.row(2, y);
    const float *a = picture.row(3, y);
    const int width = picture.area().right;
    for (int x = 0; x < width; ++x, out += 4) {
        const float alpha = clampUnit(a[x]);
        if (!(alpha > 0.0f)) {
            std::fill(out, out + 4, uchar(0));
            continue;
        }
        const float divisor = premultiplied ? 1.0f : alpha;
        out[0] = toByte(r[x] / divisor);
        out[1] = toByte(g[x] / divisor);
        out[2] = toByte(b[x] / divisor);
        out[3] = static_cast<uchar>(alpha * 255.0f + 0.5f);
    }
}

/// The texels of a page with its last column and row repeated (see TexelPage).
std::vector<std::uint32_t> withDoubledEdges(const QImage &image)
{
    std::vector<std::uint32_t> texels;
    if (image.isNull())
        return texels;
    const auto width = static_cast<std::size_t>(image.width());
    texels.reserve((width + 1) * (static_cast<std::size_t>(image.height()) + 1));
    for (int y = 0; y <= image.height(); ++y) {
        const auto *row = reinterpret_cast<const std::uint32_t *>(image.constScanLine(std::min(y, image.height() - 1)));
        texels.insert(texels.end(), row, row + width);
        texels.push_back(row[width - 1]);
    }
    return texels;
}

void takeRow(RasterPlanes &picture, int y, const uchar *in)
{
    const int width = picture.area().right;
    for (int x = 0; x < width; ++x, in += 4) {
        const float alpha = static_cast<float>(in[3]) / 255.0f;
        for (int plane = 0; plane < 3; ++plane)
            picture.row(plane, y)[x] = static_cast<float>(in[plane]) / 255.0f * alpha;
        picture.row(3, y)[x] = alpha;
    }
}

} // namespace

struct SoftwareRenderer::Pages
{
    std::vector<std::vector<std::uint32_t>> texels;
    std::vector<TexelPage> pages;
};

struct SoftwareRenderer::GroupLooks
{
    std::vector<GroupLook> looks;
};

PuppetView PuppetView::fitted(const Canvas &canvas, const QSize &size)
{
    const float scale = std::min(static_cast<float>(size.width()) / canvas.width,
                                 static_cast<float>(size.height()) / canvas.height);
    PuppetView view;
    if (std::isfinite(scale))
        view.a = view.d = scale;
    return view;
}

SoftwareRenderer::SoftwareRenderer(std::shared_ptr<const PuppetRig> rig, std::vector<QImage> images)
    : m_rig(std::move(rig))
{
    auto pages = std::make_unique<Pages>();
    for (QImage &image : images) {
        image.convertTo(QImage::Format_RGBA8888);
        const std::vector<std::uint32_t> &texels = pages->texels.emplace_back(withDoubledEdges(image));
        pages->pages.push_back({texels.empty() ? nullptr : texels.data(), image.width(), image.height(), image.width() + 1});
        image = QImage();
    }
    m_pages = std::move(pages);
    m_looks = std::make_unique<GroupLooks>(GroupLooks{groupLooks(*m_rig)});
}

SoftwareRenderer::~SoftwareRenderer() = default;

QImage SoftwareRenderer::render(const PuppetPose &pose, const Options &options) const
{
    if (options.size.isEmpty())
        return {};
    const PuppetView view = options.view.value_or(PuppetView::fitted(m_rig->canvas, options.size));
    const RasterFrame frame(*m_rig, pose, m_pages->pages, m_looks->looks, view);
    QImage result(options.size, options.premultiplied ? QImage::Format_RGBA8888_Premultiplied : QImage::Format_RGBA8888);
    if (result.isNull())
        return {};
    const bool hasBackdrop = options.backdrop.size() == options.size;
    const QImage backdrop = hasBackdrop ? options.backdrop.convertToFormat(QImage::Format_RGBA8888) : QImage();
    const int width = options.size.width();
    const int height = options.size.height();
    const int bands = (height + kBandRows - 1) / kBandRows;
    uchar *pixels = result.bits();
    const qsizetype rowBytes = result.bytesPerLine();
    std::atomic_int nextBand = 0;
    const auto work = [&] {
        for (int band = nextBand++; band < bands; band = nextBand++) {
            const PixelBox area{0, band * kBandRows, width, std::min(height, (band + 1) * kBandRows)};
            BandPainter painter(frame, area);
            for (int y = area.top; y < area.bottom && hasBackdrop; ++y)
                takeRow(painter.picture(), y, backdrop.constScanLine(y));
            painter.paint();
            for (int y = area.top; y < area.bottom; ++y)
                putRow(painter.picture(), y, pixels + y * rowBytes, options.premultiplied);
        }
    };
    QThreadPool pool;
    pool.setMaxThreadCount(std::max(1, options.threads));
    for (int extra = 1; extra < options.threads; ++extra)
        pool.start(work);
    work();
    pool.waitForDone();
    return result;
}

} // namespace marrow

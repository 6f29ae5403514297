#include "resources/samples/generator/atlas.h"

#include <QBuffer>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace marrow::sample {

namespace {

constexpr int kPadding = 3;

} // namespace

Atlas::Atlas(const std::vector<Layer> &layers, int size)
    : m_size(size)
    , m_page(size, size, QImage::Format_ARGB32_Premultiplied)
{
    m_page.fill(Qt::transparent);
    std::vector<std::pair<const Layer *, Place>> queue;
    for (const Layer &layer : layers) {
        const double m = layer.margin;
        Place place{
            layer.shape, QRectF(layer.shape.boundingRect().adjusted(-m, -m, m, m).toAlignedRect()), {}, layer.scale, m};
        place.pixels = QRect(0, 0, int(std::lround(place.area.width() * layer.scale)),
                             int(std::lround(place.area.height() * layer.scale)));
        queue.emplace_back(&layer, place);
    }
    // Shelves, the tallest first.
    std::stable_sort(queue.begin(), queue.end(),
                     [](const auto &a, const auto &b) { return a.second.pixels.height() > b.second.pixels.height(); });
    QPainter painter(&m_page);
    int x = kPadding;
    int y = kPadding;
    int shelf = 0;
    for (auto &[layer, place] : queue) {
        if (x + place.pixels.width() + kPadding > size) {
            x = kPadding;
            y += shelf + kPadding;
            shelf = 0;
        }
        if (y + place.pixels.height() + kPadding > size)
            qFatal("the page is too small for %s", qPrintable(layer->id));
        place.pixels.moveTo(x, y);
        Brush brush(place.area, place.scale);
        layer->paint(brush);
        painter.drawImage(place.pixels.topLeft(), brush.picture());
        x += place.pixels.width() + kPadding;
        shelf = std::max(shelf, place.pixels.height());
        m_places.emplace(layer->id, place);
    }
}

const Atlas::Place &Atlas::place(const QString &layer) const
{
    const auto found = m_places.find(layer);
    if (found == m_places.end())
        qFatal("there is no layer %s", qPrintable(layer));
    return found->second;
}

QPointF Atlas::uv(const Place &place, QPointF drawn) const
{
    const QPointF inside = (drawn - place.area.topLeft()) * place.scale;
    return (QPointF(place.pixels.topLeft()) + inside) / m_size;
}

QByteArray Atlas::png() const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    // Six bits a colour: in soft shading no eye sees the rest, and it is what does not compress.
    QImage page = m_page.convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < page.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(page.scanLine(y));
        for (int x = 0; x < page.width(); ++x)
            line[x] &= 0xfffcfcfc;
    }
    page.save(&buffer, "PNG", 0);
    return bytes;
}

} // namespace marrow::sample

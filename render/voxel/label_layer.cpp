#include "render/voxel/label_layer.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr int kAtlasWidth = 1024;
constexpr int kGap = 2;
constexpr double kMarginX = 6;
constexpr double kMarginY = 2;
constexpr double kSwatch = 10;

struct LabelVertex
{
    float anchor[4];
    float spot[4];
};

QFont labelFont(bool large)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(large ? 18 : 12);
    if (large)
        font.setWeight(QFont::DemiBold);
    return font;
}

void paintLabel(QPainter &painter, const Label &label, const QRectF &place)
{
    if (!label.picture.isNull()) {
        painter.drawImage(place, label.picture);
        return;
    }
    if (label.background.alpha() > 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(label.background);
        painter.drawRoundedRect(place, 4, 4);
    }
    QRectF text = place.adjusted(kMarginX, 0, -kMarginX, 0);
    if (label.swatch) {
        const double size = label.large ? kSwatch * 1.5 : kSwatch;
        const QRectF square(text.left(), text.center().y() - size / 2, size, size);
        painter.setPen(Qt::NoPen);
        painter.setBrush(*label.swatch);
        painter.drawRoundedRect(square, 2, 2);
        text.setLeft(square.right() + kMarginX);
    }
    painter.setFont(labelFont(label.large));
    painter.setPen(label.color);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter, label.text);
}

} // namespace

LabelLayer::LabelLayer(Qt3DCore::QEntity *parent, SceneMaterials &materials)
    : m_parent(parent)
    , m_texture(makeImageTexture(parent, QImage(1, 1, QImage::Format_RGBA8888_Premultiplied), true))
    , m_material(materials.label(m_texture))
{
    using A = Qt3DCore::QAttribute;
    m_atlas = m_material->parameters().constFirst();
    m_mesh = new DynamicMesh({{{"vertexPosition", A::Float, 4, 0}, {"spot", A::Float, 4, 16}}, sizeof(LabelVertex)}, m_material, parent);
}

QSizeF LabelLayer::measure(const Label &label)
{
    if (!label.picture.isNull())
        return label.picture.deviceIndependentSize();
    const QFontMetricsF metrics(labelFont(label.large));
    const double swatch = label.swatch ? (label.large ? kSwatch * 1.5 : kSwatch) + kMarginX : 0;
    return {std::ceil(metrics.horizontalAdvance(label.text) + 2 * kMarginX + swatch), std::ceil(metrics.height() + 2 * kMarginY)};
}

void LabelLayer::setLabels(const std::vector<Label> &labels, qreal pixelRatio)
{
    m_spots.clear();
    if (labels.empty()) {
        rebuildMesh();
        return;
    }
    // Shelves of equal height, in logical pixels.
    double widest = kAtlasWidth;
    std::vector<QSizeF> sizes;
    for (const Label &label : labels) {
        sizes.push_back(measure(label));
        widest = std::max(widest, sizes.back().width() + kGap);
    }
    double x = 0;
    double y = 0;
    double shelf = 0;
    std::vector<QRectF> places;
    for (const QSizeF &size : sizes) {
        if (x + size.width() + kGap > widest) {
            x = 0;
            y += shelf + kGap;
            shelf = 0;
        }
        places.emplace_back(QPointF(x, y), size);
        x += size.width() + kGap;
        shelf = std::max(shelf, size.height());
    }
    const QSizeF atlas(labels.size() == 1 ? sizes.front().width() : widest, y + shelf);
    QImage image((atlas * pixelRatio).toSize().expandedTo(QSize(1, 1)), QImage::Format_RGBA8888_Premultiplied);
    image.fill(Qt::transparent);
    {
        QPainter painter(&image);
        painter.scale(pixelRatio, pixelRatio);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
        for (std::size_t i = 0; i < labels.size(); ++i)
            paintLabel(painter, labels[i], places[i]);
    }
    Qt3DRender::QTexture2D *old = m_texture;
    m_texture = makeImageTexture(m_parent, image, false);
    m_atlas->setValue(QVariant::fromValue(m_texture));
    delete old;

    for (std::size_t i = 0; i < labels.size(); ++i) {
        const QRectF &place = places[i];
        const QRectF texture(place.x() * pixelRatio / image.width(), place.y() * pixelRatio / image.height(),
                             place.width() * pixelRatio / image.width(), place.height() * pixelRatio / image.height());
        m_spots.push_back({labels[i].anchor, labels[i].onScreen, labels[i].offset, place.size(), texture});
    }
    rebuildMesh();
}

void LabelLayer::setAnchors(const std::vector<Eigen::Vector3f> &anchors)
{
    for (std::size_t i = 0; i < std::min(anchors.size(), m_spots.size()); ++i)
        m_spots[i].anchor = anchors[i];
    rebuildMesh();
}

void LabelLayer::rebuildMesh()
{
    QByteArray vertices;
    QByteArray indices;
    std::uint32_t base = 0;
    for (const Spot &spot : m_spots) {
        for (const QPointF corner : {QPointF(0, 0), QPointF(0, 1), QPointF(1, 1), QPointF(1, 0)}) {
            const LabelVertex vertex = {
                {spot.anchor.x(), spot.anchor.y(), spot.anchor.z(), spot.onScreen ? 1.0F : 0.0F},
                {static_cast<float>(spot.offset.x() + corner.x() * spot.size.width()),
                 static_cast<float>(spot.offset.y() + corner.y() * spot.size.height()),
                 static_cast<float>(spot.texture.x() + corner.x() * spot.texture.width()),
                 static_cast<float>(spot.texture.y() + corner.y() * spot.texture.height())}};
            vertices.append(reinterpret_cast<const char *>(&vertex), sizeof vertex);
        }
        for (const std::uint32_t offset : {0U, 1U, 2U, 0U, 2U, 3U}) {
            const std::uint32_t index = base + offset;
            indices.append(reinterpret_cast<const char *>(&index), sizeof index);
        }
        base += 4;
    }
    m_mesh->setData(vertices, indices);
}

} // namespace marrow

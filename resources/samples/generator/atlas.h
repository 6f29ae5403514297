#pragma once

#include "resources/samples/generator/drawing.h"

#include <QByteArray>
#include <QRect>

#include <map>
#include <vector>

namespace marrow::sample {

/// All layers painted and packed into one square texture page. Where things lie follows from the shapes alone, not from
/// the painted pixels, so it is the same whatever paints them.
class Atlas
{
public:
    struct Place
    {
        QPainterPath shape;
        QRectF area;  ///< canvas
        QRect pixels; ///< page
        double scale = 1;
        double margin = 0;
    };

    Atlas(const std::vector<Layer> &layers, int size);

    const Place &place(const QString &layer) const;
    /// Where a drawn canvas point of a layer lies on the page, 0 to 1.
    QPointF uv(const Place &place, QPointF drawn) const;
    int size() const { return m_size; }
    QByteArray png() const;

private:
    int m_size;
    std::map<QString, Place> m_places;
    QImage m_page;
};

} // namespace marrow::sample

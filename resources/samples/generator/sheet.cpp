#include "resources/samples/generator/sheet.h"

#include <algorithm>

namespace marrow::sample {

namespace {

/// A smooth value through five evenly spaced ones.
QPointF along(const std::array<QPointF, 5> &points, double t)
{
    const int piece = std::clamp(int(t * 4), 0, 3);
    const double u = t * 4 - piece;
    const QPointF b = points[std::size_t(piece)];
    const QPointF c = points[std::size_t(piece + 1)];
    const QPointF a = piece > 0 ? points[std::size_t(piece - 1)] : 2 * b - c;
    const QPointF d = piece < 3 ? points[std::size_t(piece + 2)] : 2 * c - b;
    return 0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * (u * u) + (3 * b - a - 3 * c + d) * (u * u * u));
}

} // namespace

QPointF Sheet::point(double s, double t) const
{
    std::array<QPointF, 5> lefts;
    std::array<QPointF, 5> rights;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        lefts[i] = rows[i].left;
        rights[i] = rows[i].right;
    }
    const QPointF left = along(lefts, t);
    const QPointF right = along(rights, t);
    return left + (right - left) * s + QPointF(0, sag * 4 * s * (1 - s) * t);
}

QPainterPath Sheet::shape(double bleed) const
{
    constexpr int kSteps = 12;
    const double wider = bleed / 100;
    std::vector<Knot> knots;
    const auto add = [&](double s, double t, bool corner) {
        const QPointF p = point(s, t);
        knots.push_back({p.x(), p.y(), corner});
    };
    for (int i = 0; i <= kSteps; ++i)
        add(-wider, double(i) / kSteps, i == 0 || i == kSteps);
    for (int i = 1; i <= kSteps; ++i)
        add(-wider + (1 + 2 * wider) * i / kSteps, 1, i == kSteps);
    for (int i = kSteps - 1; i >= 0; --i)
        add(1 + wider, double(i) / kSteps, i == 0);
    return closedCurve(knots);
}

QPainterPath Sheet::fold(double s, double from, double to) const
{
    std::vector<Knot> knots;
    for (int i = 0; i <= 6; ++i) {
        const QPointF p = point(s, from + (to - from) * i / 6);
        knots.push_back({p.x(), p.y()});
    }
    return openCurve(knots);
}

QPainterPath Sheet::band(double from, double to) const
{
    std::vector<Knot> knots;
    for (int i = 0; i <= 10; ++i) {
        const QPointF p = point(-0.05 + 1.1 * i / 10, from);
        knots.push_back({p.x(), p.y(), i == 0 || i == 10});
    }
    for (int i = 10; i >= 0; --i) {
        const QPointF p = point(-0.05 + 1.1 * i / 10, to);
        knots.push_back({p.x(), p.y(), i == 0 || i == 10});
    }
    return closedCurve(knots);
}

Sheet Sheet::mirrored() const
{
    Sheet other = *this;
    const auto flip = [](QPointF p) { return QPointF(2 * kMiddle - p.x(), p.y()); };
    for (std::size_t i = 0; i < rows.size(); ++i)
        other.rows[i] = {flip(rows[i].right), flip(rows[i].left)};
    return other;
}

double threadAcross(double bleed, int column, int columns)
{
    return -bleed + (1 + 2 * bleed) * column / columns;
}

double threadDown(int row, int rows)
{
    return -0.006 + 1.016 * row / rows;
}

Sheet capeSheet(bool left)
{
    const Sheet sheet{{{{{538, 722}, {606, 742}},
                        {{554, 838}, {670, 852}},
                        {{567, 954}, {716, 966}},
                        {{581, 1070}, {752, 1078}},
                        {{596, 1186}, {784, 1176}}}},
                      16};
    return left ? sheet : sheet.mirrored();
}

Sheet liningSheet()
{
    const Sheet half = capeSheet(true);
    Sheet sheet;
    for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
        const QPointF seam = half.point(threadAcross(kCapeBleed, 1, kCapeColumns), double(i) / 4);
        sheet.rows[i] = {{2 * kMiddle - seam.x(), seam.y()}, seam};
    }
    sheet.sag = 16;
    return sheet;
}

Sheet scarfSheet()
{
    return {{{{{510, 706}, {548, 700}},
              {{513, 762}, {555, 758}},
              {{515, 818}, {561, 816}},
              {{517, 876}, {567, 874}},
              {{519, 934}, {573, 930}}}},
            6};
}

} // namespace marrow::sample

// How the two pictures and the joints over them are drawn; what is done with them is in placement_view.cpp.

#include "views/binding/placement_view.h"

#include "views/common/theme.h"

#include <QPainter>

namespace marrow {

namespace {

constexpr double kJointRadius = 5;

QColor mixed(const QColor &a, const QColor &b, double share)
{
    return QColor::fromRgbF(static_cast<float>(a.redF() + share * (b.redF() - a.redF())), static_cast<float>(a.greenF() + share * (b.greenF() - a.greenF())),
                            static_cast<float>(a.blueF() + share * (b.blueF() - a.blueF())));
}

} // namespace

void PlacementView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens &tokens = tokensFor(palette());
    painter.fillRect(rect(), tokens.border);
    for (Pane &pane : m_panes)
        paintPane(painter, pane);
    if (hasFocus()) {
        painter.setPen(QPen(tokens.accent, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void PlacementView::paintPane(QPainter &painter, Pane &pane)
{
    const Tokens &tokens = tokensFor(palette());
    painter.save();
    painter.setClipRect(pane.area);
    QLinearGradient back(pane.area.topLeft(), pane.area.bottomLeft());
    back.setColorAt(0, tokens.canvasTop);
    back.setColorAt(1, tokens.canvasBottom);
    painter.fillRect(pane.area, back);
    if (m_desk && m_framed) {
        const qreal ratio = devicePixelRatioF();
        if (pane.stale || pane.picture.isNull()) {
            BodyProjection fine = pane.projection;
            fine.scale *= ratio;
            fine.middle *= ratio;
            pane.picture = bodyPicture(*m_framed, fine, pane.area.size() * ratio, tokens.dark ? QColor(112, 118, 130) : QColor(205, 210, 218));
            pane.picture.setDevicePixelRatio(ratio);
            pane.stale = false;
        }
        painter.drawImage(pane.area.topLeft(), pane.picture);
        // The middle line, which left and right are told apart by.
        if (pane.projection.side == BodySideView::Front) {
            const double x = pane.area.left() + pane.projection.toScreen({0, 0, 0}).x();
            painter.setPen(QPen(tokens.secondaryText, 1, Qt::DotLine));
            painter.drawLine(QPointF(x, pane.area.top()), QPointF(x, pane.area.bottom()));
        }
        paintSkeleton(painter, pane);
    }
    painter.setFont(smallFont());
    painter.setPen(tokens.secondaryText);
    painter.drawText(pane.area.adjusted(8, 6, -8, -6), Qt::AlignLeft | Qt::AlignTop, pane.projection.side == BodySideView::Front ? tr("Front") : tr("Side"));
    if (pane.projection.side == BodySideView::Front) {
        painter.drawText(pane.area.adjusted(8, 6, -8, -6), Qt::AlignLeft | Qt::AlignBottom, tr("right"));
        painter.drawText(pane.area.adjusted(8, 6, -8, -6), Qt::AlignRight | Qt::AlignBottom, tr("left"));
    }
    painter.restore();
}

void PlacementView::paintSkeleton(QPainter &painter, const Pane &pane) const
{
    const Tokens &tokens = tokensFor(palette());
    const JointPlacement &placement = m_desk->asset().placement;
    const auto at = [&](const Eigen::Vector3f &point) { return pane.area.topLeft() + pane.projection.toScreen(point); };
    for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
        if (!shownIn(joint, pane.projection.side))
            continue;
        const HumanoidJoint &entry = humanoidSkeleton()[static_cast<std::size_t>(joint)];
        const Eigen::Vector3f tail = entry.tail < 0 ? placement.tails[static_cast<std::size_t>(joint)] : positionOf(entry.tail);
        const bool chosen = joint == m_desk->joint();
        painter.setPen(QPen(tokens.window, chosen ? 5 : 4, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(at(positionOf(joint)), at(tail));
        painter.setPen(QPen(chosen ? tokens.accent : tokens.text, chosen ? 3 : 2, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(at(positionOf(joint)), at(tail));
        if (entry.parent > 0 && humanoidSkeleton()[static_cast<std::size_t>(entry.parent)].tail != joint) {
            painter.setPen(QPen(tokens.secondaryText, 1, Qt::DashLine));
            painter.drawLine(at(positionOf(entry.parent)), at(positionOf(joint)));
        }
    }
    for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
        if (!shownIn(joint, pane.projection.side))
            continue;
        const PlacedJoint &placed = placement.joints[static_cast<std::size_t>(joint)];
        const bool chosen = joint == m_desk->joint();
        const bool byHand = placed.source == JointSource::Ledger || joint == m_dragged;
        const QColor color = byHand ? tokens.accent : mixed(tokens.warning, tokens.good, std::clamp((static_cast<double>(placed.confidence) - 0.3) / 0.5, 0.0, 1.0));
        const double radius = chosen || joint == m_hovered ? kJointRadius + 2 : kJointRadius;
        painter.setPen(QPen(tokens.window, 1.5));
        painter.setBrush(color);
        const QPointF centre = at(positionOf(joint));
        // Not by colour alone: what was guessed is a diamond, what was placed by hand a square.
        if (byHand)
            painter.drawRect(QRectF(centre.x() - radius + 1, centre.y() - radius + 1, 2 * radius - 2, 2 * radius - 2));
        else if (placed.source == JointSource::Proportion)
            painter.drawPolygon(QPolygonF({centre + QPointF(0, -radius - 1), centre + QPointF(radius + 1, 0), centre + QPointF(0, radius + 1), centre + QPointF(-radius - 1, 0)}));
        else
            painter.drawEllipse(centre, radius, radius);
        if (chosen) {
            painter.setPen(QPen(tokens.text, 1.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(centre, radius + 3, radius + 3);
        }
    }
}

} // namespace marrow

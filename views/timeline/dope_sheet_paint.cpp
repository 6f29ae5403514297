// How the dope sheet looks. Only what lies in the dirty rectangle is walked through.

#include "views/timeline/dope_sheet.h"
#include "views/timeline/key_painting.h"

#include "model/voxel/key_times.h"
#include "views/common/icons.h"

#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace marrow {

using namespace timeline;

namespace {

constexpr int kIndent = 20;
constexpr int kMarkX = kGutter - 14; ///< centre of the mark that says whether there is a key at the playhead

QColor faint(QColor color, int alpha)
{
    color.setAlpha(alpha);
    return color;
}

} // namespace

void DopeSheet::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens &tokens = tokensFor(palette());
    const QRect dirty = event->rect();
    painter.fillRect(dirty, tokens.panel);
    const QRect time = timeArea();
    if (rowCount() == 0)
        return;
    painter.setClipRect(time.intersected(dirty));
    paintTimeGround(&painter, m_model->axis(), m_model->grid(), time, m_model->duration(), tokens);
    const int first = std::max(1, (dirty.top() + verticalScrollBar()->value()) / kRowHeight);
    for (int row = first; row < rowCount() && rowRect(row).top() <= dirty.bottom(); ++row) {
        painter.setClipRect(dirty.intersected(QRect(0, kRowHeight, viewport()->width(), viewport()->height())));
        paintRow(&painter, row, dirty);
    }
    painter.setClipRect(dirty);
    if (dirty.top() < kRowHeight) {
        painter.fillRect(QRect(0, 0, viewport()->width(), kRowHeight), tokens.raised);
        paintRow(&painter, 0, dirty);
    }
    painter.setClipRect(time.intersected(dirty));
    paintPlayhead(&painter, m_model->axis(), time, m_model->playhead(), tokens);
    m_drawnPlayhead = m_model->playhead();
    if (m_gesture == Gesture::Box)
        paintBox(&painter);
    painter.setClipRect(dirty);
    painter.fillRect(QRect(kGutter - 1, 0, 1, viewport()->height()), tokens.border);
    if (hasFocus()) {
        painter.setPen(QPen(tokens.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
    }
}

void DopeSheet::paintRow(QPainter *painter, int index, const QRect &dirty)
{
    const Tokens &tokens = tokensFor(palette());
    const TimelineRow &row = m_model->rows()[static_cast<std::size_t>(index)];
    const QRect area = rowRect(index);
    if (dirty.left() < kGutter)
        paintLabel(painter, index);
    const QRect visible = dirty.intersected(area);
    if (visible.isEmpty())
        return;
    const QRegion clip = painter->clipRegion();
    painter->setClipRect(QRect(visible.left(), clip.boundingRect().top(), visible.width(), clip.boundingRect().height()));
    if (m_hover.row == index && m_gesture == Gesture::None)
        painter->fillRect(area, faint(tokens.hover, 90));
    painter->fillRect(QRect(area.left(), area.bottom(), area.width(), 1), faint(tokens.border, 90));
    if (row.kind == TimelineRow::Kind::Summary) {
        std::vector<KeyRef> selected;
        const double from = m_model->axis().time(visible.left() - area.left() - kKeySize);
        const double to = m_model->axis().time(visible.right() - area.left() + kKeySize);
        for (auto it = std::lower_bound(m_selectedTimes.begin(), m_selectedTimes.end(), from); it != m_selectedTimes.end() && *it <= to; ++it)
            selected.push_back({0, *it});
        paintKeyRow(painter, timesOf(row), {&m_model->axis(), area, visible, selected, nullptr, kKeySize}, tokens);
    } else if (const JointTrack *track = m_model->track(row)) {
        if (row.kind == TimelineRow::Kind::Joint) {
            paintSpans(painter, row, *track, area, visible);
            paintKeyRow(painter, KeyTimes(track->keys), {&m_model->axis(), area, visible, m_model->selectedOf(row.joint), nullptr, kKeySize}, tokens);
        } else {
            paintComponentKeys(painter, row, area, visible);
        }
    }
    paintGhosts(painter, index);
    const bool loose = row.kind == TimelineRow::Kind::Joint && m_model->context()->loose().contains(row.joint);
    if (loose)
        paintKey(painter, {area.left() + m_model->axis().x(m_model->context()->looseTime()), area.top() + kRowHeight / 2.0}, KeyLook::Loose, tokens);
    painter->setClipRegion(clip);
}

void DopeSheet::paintSpans(QPainter *painter, const TimelineRow &row, const JointTrack &track, const QRect &area, const QRect &dirty)
{
    if (track.keys.isEmpty())
        return;
    const TimeAxis &axis = m_model->axis();
    const QColor color = m_model->context()->rigContext()->look(row.joint).color;
    const double middle = area.top() + kRowHeight / 2.0;
    const double left = std::max<double>(area.left() + axis.x(track.keys.constFirst().timeMs), dirty.left() - 1);
    const double right = std::min<double>(area.left() + axis.x(track.keys.constLast().timeMs), dirty.right() + 1);
    if (right > left)
        painter->fillRect(QRectF(left, middle - 1, right - left, 2), faint(color, 150));
    // Where the next key says the same the joint holds still: a broad bar.
    const double from = axis.time(dirty.left() - area.left());
    const double to = axis.time(dirty.right() - area.left());
    for (qsizetype i = std::max<qsizetype>(firstKeyFrom(track, from) - 1, 0); i + 1 < track.keys.size() && track.keys.at(i).timeMs <= to; ++i) {
        const double x = axis.x(track.keys.at(i).timeMs);
        const double next = axis.x(track.keys.at(i + 1).timeMs);
        if (next - x > 10 && track.keys.at(i).value == track.keys.at(i + 1).value)
            painter->fillRect(QRectF(area.left() + x, middle - 4, next - x, 8), faint(color, 80));
    }
}

void DopeSheet::paintComponentKeys(QPainter *painter, const TimelineRow &row, const QRect &area, const QRect &dirty)
{
    const JointTrack &track = *m_model->track(row);
    const TimeAxis &axis = m_model->axis();
    const qsizetype first = firstKeyFrom(track, axis.time(dirty.left() - area.left() - kKeySize));
    std::vector<bool> held(static_cast<std::size_t>(track.keys.size()), false);
    const double to = axis.time(dirty.right() - area.left() + kKeySize);
    for (qsizetype i = first; i < track.keys.size() && track.keys.at(i).timeMs <= to; ++i)
        held[static_cast<std::size_t>(i)] = partHolds(track.keys, i, partsOf(row.component));
    paintKeyRow(painter, KeyTimes(track.keys), {&axis, area, dirty, m_model->selectedOf(row.joint), &held, kKeySize - 2, partsOf(row.component)},
                tokensFor(palette()));
}

void DopeSheet::paintGhosts(QPainter *painter, int index)
{
    const Tokens &tokens = tokensFor(palette());
    const TimelineRow &row = m_model->rows()[static_cast<std::size_t>(index)];
    const QRect area = rowRect(index);
    const double middle = area.top() + kRowHeight / 2.0;
    double lastX = -1e9;
    const auto ghost = [&](double timeMs) {
        const double x = area.left() + m_model->axis().x(timeMs);
        if (x < area.left() - kKeySize || x > area.right() + kKeySize || x - lastX < 1)
            return;
        lastX = x;
        paintKey(painter, {x, middle}, KeyLook::Ghost, tokens);
    };
    const bool moving = m_gesture == Gesture::Move || m_gesture == Gesture::Copy || m_gesture == Gesture::Scale;
    if (moving && row.kind == TimelineRow::Kind::Summary) {
        for (const std::uint32_t time : m_selectedTimes)
            ghost(m_mapping.map(time));
    } else if (moving) {
        const KeyParts parts = partsOf(row.component);
        const KeyRef *last = nullptr;
        for (const KeyRef &key : m_model->selectedOf(row.joint)) {
            if (!(key.parts & parts))
                continue;
            ghost(m_mapping.map(key.timeMs));
            last = &key;
        }
        if (const JointTrack *track = m_model->track(row); m_mapping.ripple && track && last) {
            const double push = m_mapping.map(last->timeMs) - last->timeMs;
            for (qsizetype i = firstKeyFrom(*track, last->timeMs) + 1; i < track->keys.size(); ++i)
                ghost(track->keys.at(i).timeMs + push);
        }
    }
    if (m_pasteGhost.empty() || row.kind != TimelineRow::Kind::Joint)
        return;
    const Joint *joint = m_model->rig()->skeleton.find(row.joint);
    for (const CopiedKey &key : m_pasteGhost) {
        if (joint && joint->name == key.joint)
            ghost(m_model->playhead() + key.timeMs);
    }
}

void DopeSheet::paintLabel(QPainter *painter, int index)
{
    const Tokens &tokens = tokensFor(palette());
    const TimelineRow &row = m_model->rows()[static_cast<std::size_t>(index)];
    const QRect area = labelRect(index);
    const RigContext &rig = *m_model->context()->rigContext();
    const auto &joints = rig.document()->selection().joints;
    const bool isJoint = row.kind == TimelineRow::Kind::Joint;
    if ((isJoint && std::find(joints.begin(), joints.end(), row.joint) != joints.end()) || currentRow() == index)
        painter->fillRect(area, tokens.selection);
    else if (m_hover.row == index && m_gesture == Gesture::None)
        painter->fillRect(area, faint(tokens.hover, 140));
    painter->fillRect(QRect(area.left(), area.bottom(), area.width(), 1), faint(tokens.border, 90));

    QRect text = area.adjusted(kIndent, 0, -30, 0);
    QString name;
    painter->setFont(font());
    painter->setPen(tokens.text);
    if (row.kind == TimelineRow::Kind::Summary) {
        name = tr("All joints");
        text.setLeft(8);
        painter->setPen(tokens.secondaryText);
    } else if (isJoint) {
        const QString chevron = m_model->isExpanded(row.joint) ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right");
        iconFor(chevron, IconRole::Secondary).paint(painter, QRect(4, area.top() + 4, 14, 14));
        paintSwatch(painter, QRectF(kIndent + 2, area.top() + (kRowHeight - kSwatchSize) / 2.0, kSwatchSize, kSwatchSize), rig.look(row.joint), palette());
        text.setLeft(kIndent + kSwatchSize + 8);
        name = rig.displayName(row.joint);
    } else {
        text.setLeft(kIndent + kSwatchSize + 8);
        painter->setPen(tokens.secondaryText);
        name = componentName(row.component);
    }
    painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter, painter->fontMetrics().elidedText(name, Qt::ElideMiddle, text.width()));
    if (!isJoint)
        return;
    const QPointF mark(kMarkX, area.top() + kRowHeight / 2.0);
    const JointTrack *track = m_model->track(row);
    if (m_model->context()->loose().contains(row.joint)) {
        paintKey(painter, mark, KeyLook::Loose, tokens);
    } else if (track && hasKey(*m_model->clip(), row.joint, m_model->context()->keyTime())) {
        paintKey(painter, mark, KeyLook::Selected, tokens);
    } else if (track || m_hover.row == index) {
        painter->setPen(QPen(faint(tokens.secondaryText, 130), 1));
        painter->setBrush(Qt::NoBrush);
        const QPointF corners[] = {mark + QPointF(0, -4), mark + QPointF(4, 0), mark + QPointF(0, 4), mark + QPointF(-4, 0)};
        painter->drawPolygon(corners, 4);
    }
}

void DopeSheet::paintBox(QPainter *painter)
{
    const Tokens &tokens = tokensFor(palette());
    const double left = kGutter + m_model->axis().x(m_boxFromMs);
    const double top = m_boxFromY - verticalScrollBar()->value();
    const QRectF box = QRectF(QPointF(left, top), QPointF(m_pointer)).normalized();
    painter->setPen(QPen(tokens.accent, 1));
    painter->setBrush(faint(tokens.accent, 40));
    painter->drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
}

} // namespace marrow

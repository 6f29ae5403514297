#include "views/retarget/joint_map_view.h"

#include "views/common/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>

#include <algorithm>

namespace marrow {

namespace {

constexpr int kRow = metrics::kRowHeight - 2;
constexpr int kMargin = metrics::kPanelPadding;
constexpr int kFirstJoint = 1; // root is nobody's to map: it stays where it is

} // namespace

JointMapView::JointMapView(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalScrollBar()->setSingleStep(kRow);
}

void JointMapView::setMap(const NamedSkeleton &skeleton, const JointMapProposal &votes, const JointMap &chosen)
{
    m_skeleton = skeleton;
    m_votes = votes;
    m_map = chosen;
    m_aimed = -1;
    m_hoveredRight = -1;
    if (m_current < kFirstJoint)
        m_current = kFirstJoint;
    layOut();
    viewport()->update();
    emit currentChanged();
}

void JointMapView::setCurrent(int joint)
{
    m_current = std::clamp(joint, kFirstJoint, kHumanoidJointCount - 1);
    m_aimed = -1;
    showRow(leftRow(m_current), true);
    viewport()->update();
    emit currentChanged();
}

QString JointMapView::nameOf(int source) const
{
    return source < 0 ? tr("nobody") : m_skeleton.joints[static_cast<std::size_t>(source)].name;
}

QString JointMapView::currentText() const
{
    if (m_current < 0)
        return {};
    const auto said = [this](const JointVote &vote) {
        return vote.joint < 0 ? tr("nothing") : tr("%1 (%2 % sure)").arg(nameOf(vote.joint)).arg(qRound(vote.confidence * 100));
    };
    const auto at = static_cast<std::size_t>(m_current);
    return tr("%1 is played by %2. Names say %3, the shape says %4.").arg(humanoidJointName(m_current), nameOf(m_map[m_current]), said(m_votes.byName[at]), said(m_votes.byGeometry[at]));
}

int JointMapView::columnWidth() const
{
    return std::max(120, viewport()->width() * 2 / 5);
}

int JointMapView::rightX() const
{
    return viewport()->width() - columnWidth() - kMargin;
}

/// How much of the left column does not fit. Both columns are scrolled as one, each over its own length.
int JointMapView::leftOverflow() const
{
    return std::max(0, (kHumanoidJointCount - kFirstJoint) * kRow + 2 * kMargin - viewport()->height());
}

QRect JointMapView::leftRow(int joint) const
{
    const int room = verticalScrollBar()->maximum();
    const int offset = room > 0 ? verticalScrollBar()->value() * leftOverflow() / room : 0;
    return {kMargin, kMargin + (joint - kFirstJoint) * kRow - offset, columnWidth(), kRow};
}

QRect JointMapView::rightRow(int source) const
{
    return {rightX(), kMargin + source * kRow - verticalScrollBar()->value(), columnWidth(), kRow};
}

int JointMapView::leftAt(const QPoint &place) const
{
    for (int joint = kFirstJoint; joint < kHumanoidJointCount; ++joint) {
        if (leftRow(joint).contains(place))
            return joint;
    }
    return -1;
}

int JointMapView::rightAt(const QPoint &place) const
{
    const int row = (place.y() - kMargin + verticalScrollBar()->value()) / kRow;
    const bool there = place.x() >= rightX() && place.y() + verticalScrollBar()->value() >= kMargin && row < static_cast<int>(m_skeleton.joints.size());
    return there ? row : -1;
}

int JointMapView::playedBy(int source) const
{
    for (int joint = kFirstJoint; joint < kHumanoidJointCount; ++joint) {
        if (m_map[joint] == source)
            return joint;
    }
    return -1;
}

void JointMapView::join(int joint, int source)
{
    if (joint < kFirstJoint || m_map[joint] == source)
        return;
    if (const int other = source < 0 ? -1 : playedBy(source); other >= 0)
        m_map[other] = -1; // a joint plays one part
    m_map[joint] = source;
    m_aimed = -1;
    viewport()->update();
    emit mapChanged();
    emit currentChanged();
}

void JointMapView::layOut()
{
    const int rows = std::max<int>(static_cast<int>(m_skeleton.joints.size()), kHumanoidJointCount - kFirstJoint);
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, rows * kRow + 2 * kMargin - viewport()->height()));
}

void JointMapView::showRow(const QRect &row, bool left)
{
    int missing = row.top() < kMargin ? row.top() - kMargin : std::max(0, row.bottom() - viewport()->height() + kMargin);
    if (left && leftOverflow() > 0)
        missing = missing * verticalScrollBar()->maximum() / leftOverflow();
    if (missing != 0)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + missing);
}

void JointMapView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void JointMapView::mousePressEvent(QMouseEvent *event)
{
    const QPoint place = event->position().toPoint();
    if (const int joint = leftAt(place); joint >= 0) {
        if (event->button() == Qt::RightButton)
            join(joint, -1);
        setCurrent(joint);
    } else if (const int source = rightAt(place); source >= 0) {
        join(m_current, source);
    }
}

void JointMapView::mouseMoveEvent(QMouseEvent *event)
{
    m_hoveredLeft = leftAt(event->position().toPoint());
    m_hoveredRight = rightAt(event->position().toPoint());
    const QString name = m_current < 0 ? QString() : humanoidJointName(m_current);
    viewport()->setToolTip(m_hoveredRight >= 0 ? tr("Let %1 be played by %2").arg(name, nameOf(m_hoveredRight)) : m_hoveredLeft >= 0 ? tr("Choose this joint; the right button takes its line away (Delete)") : QString());
    viewport()->update();
}

void JointMapView::leaveEvent(QEvent *event)
{
    m_hoveredLeft = m_hoveredRight = -1;
    viewport()->update();
    QAbstractScrollArea::leaveEvent(event);
}

void JointMapView::keyPressEvent(QKeyEvent *event)
{
    const int sources = static_cast<int>(m_skeleton.joints.size());
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (step != 0 && m_aimed < 0) {
        setCurrent(m_current + step);
    } else if (step != 0) {
        m_aimed = std::clamp(m_aimed + step, 0, sources - 1);
        showRow(rightRow(m_aimed), false);
    } else if (event->key() == Qt::Key_Right && sources > 0) {
        m_aimed = std::max(m_map[m_current], 0);
        showRow(rightRow(m_aimed), false);
    } else if (event->key() == Qt::Key_Left) {
        m_aimed = -1;
    } else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_aimed >= 0) {
        join(m_current, m_aimed);
    } else if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) {
        join(m_current, -1);
    } else {
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    viewport()->update();
}

void JointMapView::drawLine(QPainter &painter, int joint, int source, const QPen &pen) const
{
    const QPointF from(leftRow(joint).right() + 4, leftRow(joint).center().y()), to(rightX() - 4, rightRow(source).center().y());
    const double bend = (to.x() - from.x()) / 2;
    QPainterPath path(from);
    path.cubicTo(from + QPointF(bend, 0), to - QPointF(bend, 0), to);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
}

void JointMapView::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = tokensFor(palette());
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(viewport()->rect(), tokens.panel);
    for (int joint = kFirstJoint; joint < kHumanoidJointCount; ++joint) {
        const auto at = static_cast<std::size_t>(joint);
        const bool current = joint == m_current;
        const int chosen = m_map[joint], named = m_votes.byName[at].joint, shaped = m_votes.byGeometry[at].joint;
        if (shaped >= 0 && shaped != chosen)
            drawLine(painter, joint, shaped, QPen(current ? tokens.warning : tokens.border, current ? 2 : 1, Qt::DotLine));
        if (named >= 0 && named != chosen)
            drawLine(painter, joint, named, QPen(current ? tokens.warning : tokens.border, current ? 2 : 1, Qt::DashLine));
        if (chosen >= 0)
            drawLine(painter, joint, chosen, QPen(current ? tokens.accent : tokens.secondaryText, current ? 3 : 1.5));
    }
    const auto row = [&](const QRect &rect, const QString &text, bool chosen, bool hovered, bool mapped, Qt::Alignment side) {
        painter.setPen(chosen ? QPen(tokens.accent, 1) : QPen(Qt::NoPen));
        painter.setBrush(chosen ? tokens.selection : hovered ? tokens.hover : tokens.raised);
        painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 1.5, -0.5, -1.5), 3, 3);
        painter.setPen(mapped ? tokens.text : tokens.secondaryText);
        painter.drawText(rect.adjusted(8, 0, -8, 0), static_cast<int>(side | Qt::AlignVCenter), painter.fontMetrics().elidedText(text, Qt::ElideMiddle, rect.width() - 16));
    };
    for (int joint = kFirstJoint; joint < kHumanoidJointCount; ++joint)
        row(leftRow(joint), humanoidJointName(joint), joint == m_current, joint == m_hoveredLeft, m_map[joint] >= 0, Qt::AlignRight);
    for (int source = 0; source < static_cast<int>(m_skeleton.joints.size()); ++source) {
        const QRect place = rightRow(source);
        if (place.bottom() >= 0 && place.top() <= viewport()->height())
            row(place, nameOf(source), source == m_aimed, source == m_hoveredRight, playedBy(source) >= 0, Qt::AlignLeft);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(tokens.accent, 2));
        painter.drawRoundedRect(QRectF(viewport()->rect()).adjusted(1, 1, -1, -1), 3, 3);
    }
}

} // namespace marrow

#include "views/timeline/dope_sheet.h"

#include "model/voxel/key_times.h"
#include "views/timeline/key_painting.h"
#include "views/timeline/timeline_keys.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace marrow {

using namespace timeline;

namespace {

constexpr double kZoomPerNotch = 1.25;
constexpr std::size_t kMaxGhosts = 20000;

} // namespace

DopeSheet::DopeSheet(TimelineModel *model, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_model(model)
{
    setObjectName("dopeSheet");
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // the time part keeps its width, under the ruler
    setMinimumHeight(3 * kRowHeight);
    viewport()->setMouseTracking(true);
    verticalScrollBar()->setSingleStep(kRowHeight);
    const auto refresh = [this] { viewport()->update(); };
    connect(model, &TimelineModel::rowsChanged, this, [this] {
        updateScrollBar();
        viewport()->update();
    });
    connect(model, &TimelineModel::keysChanged, this, refresh);
    connect(model, &TimelineModel::gridChanged, this, refresh);
    connect(model, &TimelineModel::axisChanged, this, refresh);
    connect(model, &TimelineModel::contextChanged, this, [this] { endGesture(false); });
    connect(model, &TimelineModel::playheadMoved, this, &DopeSheet::movePlayhead);
    connect(model, &TimelineModel::activeJointChanged, this, &DopeSheet::showActiveJoint);
    m_edgeTimer.setInterval(30);
    connect(&m_edgeTimer, &QTimer::timeout, this, &DopeSheet::scrollAtEdge);
    connect(model, &TimelineModel::selectionChanged, this, [this] {
        m_selectedTimes.clear();
        m_selectedTimes.reserve(m_model->selected().size());
        for (const KeyRef &key : m_model->selected())
            m_selectedTimes.push_back(key.timeMs);
        std::sort(m_selectedTimes.begin(), m_selectedTimes.end());
        m_selectedTimes.erase(std::unique(m_selectedTimes.begin(), m_selectedTimes.end()), m_selectedTimes.end());
        viewport()->update();
    });
}

int DopeSheet::rowAt(int y) const
{
    if (y < 0 || y >= viewport()->height())
        return -1;
    const int row = y < kRowHeight ? 0 : (y + verticalScrollBar()->value()) / kRowHeight;
    return row < rowCount() ? row : -1;
}

QRect DopeSheet::timeArea() const
{
    return {kGutter, 0, std::max(viewport()->width() - kGutter, 0), viewport()->height()};
}

QRect DopeSheet::rowRect(int row) const
{
    // The summary stays at the top while the others scroll beneath it.
    const int top = row == 0 ? 0 : row * kRowHeight - verticalScrollBar()->value();
    return {kGutter, top, timeArea().width(), kRowHeight};
}

QRect DopeSheet::labelRect(int row) const
{
    return {0, rowRect(row).top(), kGutter, kRowHeight};
}

int DopeSheet::rowOf(JointId joint, KeyComponent component) const
{
    const auto &rows = m_model->rows();
    const auto kind = component == KeyComponent::All ? TimelineRow::Kind::Joint : TimelineRow::Kind::Component;
    const auto at = std::find(rows.begin(), rows.end(), TimelineRow{kind, joint, component});
    return at == rows.end() ? -1 : static_cast<int>(at - rows.begin());
}

int DopeSheet::currentRow() const
{
    const auto active = m_model->context() ? m_model->context()->rigContext()->activeJoint() : std::nullopt;
    if (!active)
        return -1;
    const int row = rowOf(*active, m_component);
    return row >= 0 ? row : rowOf(*active); // its components were closed
}

QString DopeSheet::componentName(KeyComponent component) const
{
    return component == KeyComponent::Translation ? tr("Translation") : component == KeyComponent::Rotation ? tr("Rotation") : tr("Scale");
}

QPoint DopeSheet::pointOf(JointId joint, std::uint32_t timeMs) const
{
    const QRect row = rowRect(rowOf(joint));
    return {qRound(row.left() + m_model->axis().x(timeMs)), row.center().y()};
}

double DopeSheet::timeAt(const QPoint &at) const
{
    return m_model->axis().time(at.x() - kGutter);
}

KeyTimes DopeSheet::timesOf(const TimelineRow &row) const
{
    if (row.kind == TimelineRow::Kind::Summary)
        return KeyTimes(std::span<const std::uint32_t>(m_model->allTimes()));
    static const QList<TransformKey> kNone;
    const JointTrack *track = m_model->track(row);
    return KeyTimes(track ? track->keys : kNone);
}

DopeSheet::Hit DopeSheet::hitAt(const QPoint &at) const
{
    Hit hit;
    hit.row = rowAt(at.y());
    if (hit.row < 0 || at.x() < kGutter)
        return hit;
    const KeyTimes times = timesOf(m_model->rows()[static_cast<std::size_t>(hit.row)]);
    hit.key = times.nearest(timeAt(at), (kKeySize / 2.0 + 1.5) / m_model->axis().pixelsPerMs);
    if (hit.key >= 0)
        hit.timeMs = times[hit.key];
    return hit;
}

std::vector<KeyRef> DopeSheet::keysOf(const Hit &hit) const
{
    return hit.key < 0 ? std::vector<KeyRef>() : m_model->keysIn(hit.row, hit.row, hit.timeMs, hit.timeMs);
}

bool DopeSheet::isSelected(const Hit &hit) const
{
    const TimelineRow &row = m_model->rows()[static_cast<std::size_t>(hit.row)];
    if (row.kind == TimelineRow::Kind::Summary)
        return std::binary_search(m_selectedTimes.begin(), m_selectedTimes.end(), hit.timeMs);
    const KeyRef wanted{row.joint, hit.timeMs, partsOf(row.component)};
    const auto found = std::lower_bound(m_model->selected().begin(), m_model->selected().end(), wanted);
    return found != m_model->selected().end() && std::is_eq(*found <=> wanted) && (found->parts & wanted.parts) == wanted.parts;
}

void DopeSheet::updateScrollBar()
{
    const int content = rowCount() * kRowHeight;
    verticalScrollBar()->setPageStep(std::max(viewport()->height(), 1));
    verticalScrollBar()->setRange(0, std::max(0, content - viewport()->height()));
}

void DopeSheet::showActiveJoint()
{
    const int row = currentRow();
    if (row < 1 || m_gesture != Gesture::None)
        return;
    // Below the summary, which lies over the first rows.
    QScrollBar *bar = verticalScrollBar();
    bar->setValue(std::clamp(bar->value(), std::max((row + 1) * kRowHeight - viewport()->height(), 0), (row - 1) * kRowHeight));
}

void DopeSheet::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateScrollBar();
    m_model->setWidth(timeArea().width());
}

void DopeSheet::scrollContentsBy(int, int)
{
    if (m_gesture == Gesture::None && viewport()->underMouse())
        hover(m_pointer); // other rows lie under it now
    viewport()->update();
}

void DopeSheet::movePlayhead()
{
    const QRect area = timeArea();
    if (m_drawnPlayhead)
        viewport()->update(playheadStrip(m_model->axis(), area, *m_drawnPlayhead));
    viewport()->update(playheadStrip(m_model->axis(), area, m_model->playhead()));
    // The marks beside the names say whether there is a key here.
    viewport()->update(QRect(kGutter - 26, 0, 26, area.height()));
}

void DopeSheet::wheelEvent(QWheelEvent *event)
{
    const double notches = event->angleDelta().y() / 120.0;
    TimeAxis axis = m_model->axis();
    if (event->modifiers() & Qt::ControlModifier) {
        axis.zoomAt(event->position().x() - kGutter, std::pow(kZoomPerNotch, notches));
        m_model->setAxis(axis);
    } else if (event->modifiers() & Qt::ShiftModifier || event->angleDelta().x() != 0) {
        const double along = event->angleDelta().x() != 0 ? event->angleDelta().x() / 120.0 : notches;
        axis.pan(-along * 60);
        m_model->setAxis(axis);
    } else {
        verticalScrollBar()->setValue(verticalScrollBar()->value() - static_cast<int>(std::round(notches * 3 * kRowHeight)));
    }
    event->accept();
}

bool DopeSheet::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isTimelineKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        viewport()->update();
    return QAbstractScrollArea::event(event);
}

void DopeSheet::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Control && m_gesture == Gesture::None)
        showPasteGhost(true);
    else if (event->key() != Qt::Key_Shift)
        showPasteGhost(false);
    if (event->key() == Qt::Key_Escape && m_gesture != Gesture::None)
        endGesture(false);
    else if (!moveByKey(*event) && !handleTimelineKey(*m_model, *event))
        QAbstractScrollArea::keyPressEvent(event);
}

bool DopeSheet::moveByKey(const QKeyEvent &event)
{
    if (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier) || rowCount() == 0)
        return false;
    RigContext *rig = m_model->context()->rigContext();
    if (event.key() == Qt::Key_Up || event.key() == Qt::Key_Down) {
        goToRow(std::max(currentRow(), 0) + (event.key() == Qt::Key_Up ? -1 : 1));
        return true;
    }
    if (const bool open = event.key() == Qt::Key_Plus || event.key() == Qt::Key_Equal; open || event.key() == Qt::Key_Minus) {
        if (rig->activeJoint())
            m_model->setExpanded(*rig->activeJoint(), open);
        return true;
    }
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) { // the active joint's key at the playhead
        const std::uint32_t time = m_model->context()->keyTime();
        const int row = std::max(currentRow(), 0);
        m_model->select(m_model->keysIn(row, row, time, time),
                        event.modifiers() & Qt::ShiftModifier ? TimelineModel::SelectMode::Add : TimelineModel::SelectMode::Replace);
        return true;
    }
    return false;
}

void DopeSheet::goToRow(int index)
{
    if (index < 1 || index >= rowCount())
        return;
    const TimelineRow row = m_model->rows()[static_cast<std::size_t>(index)];
    m_component = row.component;
    RigContext *rig = m_model->context()->rigContext();
    if (rig->activeJoint() != row.joint)
        rig->activate(row.joint);
    else
        showActiveJoint();
    viewport()->update();
}

void DopeSheet::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Control)
        showPasteGhost(false);
    QAbstractScrollArea::keyReleaseEvent(event);
}

void DopeSheet::showPasteGhost(bool on)
{
    const bool had = !m_pasteGhost.empty();
    m_pasteGhost = on && m_model->clip() ? m_model->clipboard() : std::vector<CopiedKey>();
    if (m_pasteGhost.size() > kMaxGhosts) // a ghost of so many would only be a blur
        m_pasteGhost.resize(kMaxGhosts);
    if (!m_pasteGhost.empty())
        m_model->tell(tr("V pastes %n key(s) at %1", nullptr, static_cast<int>(m_pasteGhost.size())).arg(m_model->timeText(m_model->playhead())));
    else if (had)
        m_model->tell({});
    if (had || !m_pasteGhost.empty())
        viewport()->update();
}

void DopeSheet::focusOutEvent(QFocusEvent *event)
{
    showPasteGhost(false);
    viewport()->update();
    QAbstractScrollArea::focusOutEvent(event);
}

void DopeSheet::contextMenuEvent(QContextMenuEvent *event)
{
    if (event->reason() == QContextMenuEvent::Mouse) {
        const Hit hit = hitAt(event->pos());
        if (hit.key >= 0 && !isSelected(hit))
            m_model->select(keysOf(hit));
        if (hit.row > 0 && event->pos().x() < kGutter) {
            const JointId joint = m_model->rows()[static_cast<std::size_t>(hit.row)].joint;
            RigContext *rig = m_model->context()->rigContext();
            const auto &joints = rig->document()->selection().joints;
            if (std::find(joints.begin(), joints.end(), joint) == joints.end())
                rig->activate(joint);
        }
    }
    emit menuRequested(event->globalPos());
}

} // namespace marrow

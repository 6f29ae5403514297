#include "views/panel/parameter_list.h"

#include "views/common/number_field.h"
#include "views/common/theme.h"
#include "views/panel/parameter_painter.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace marrow {

ParameterList::ParameterList(QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_field(new NumberField(viewport()))
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    m_field->hide();
    m_field->installEventFilter(this);
    connect(m_field, &NumberField::valueCommitted, this, [this](double value) {
        if (const auto parameter = currentParameter(); parameter && !m_cancelled)
            m_session->setValue(*parameter, value);
    });
    setAccessibleName(tr("Parameters"));
}

ParameterList::~ParameterList() = default;

void ParameterList::setSession(PanelSession *session)
{
    if (m_session == session)
        return;
    finishDrag(true);
    stopEditing(true);
    if (m_session) {
        disconnect(m_session, nullptr, this, nullptr);
        if (m_session->document())
            disconnect(m_session->document(), nullptr, this, nullptr);
        if (m_session->puppet())
            disconnect(m_session->puppet(), nullptr, this, nullptr);
    }
    m_session = session;
    m_current.reset();
    m_line = 0;
    if (session) {
        connect(session, &PanelSession::foldsChanged, this, &ParameterList::rebuild);
        connect(session, &PanelSession::locksChanged, viewport(), qOverload<>(&QWidget::update));
        connect(session->document(), &PuppetDocument::committed, this, [this](const PuppetChangeSet &change) {
            change.cause == PuppetChangeSet::Cause::Reset ? setSession(nullptr) : rebuild();
        });
        connect(session->puppet(), &PuppetContext::parametersChanged, this, &ParameterList::repaintChanged);
        connect(session->puppet(), &PuppetContext::selectionChanged, this, &ParameterList::refreshMarks);
    }
    rebuild();
    refreshMarks();
    verticalScrollBar()->setValue(0);
}

void ParameterList::setFilter(ParameterFilter filter)
{
    m_filter = std::move(filter);
    rebuild();
}

void ParameterList::rebuild()
{
    const auto parameter = currentParameter();
    const std::optional<int> group = m_current && m_rows[*m_current].kind == ParameterRow::Kind::Group ? std::optional(m_rows[*m_current].node)
                                                                                                        : std::nullopt;
    if (m_drag)
        finishDrag(true);
    stopEditing(true);
    m_hover.reset();
    m_rows = m_session ? parameterRows(m_session->panel(), m_session->rig(), m_filter, [this](int node) { return m_session->isOpen(node); })
                       : std::vector<ParameterRow>();
    m_current.reset();
    if (parameter)
        m_current = rowOf(*parameter, &m_line);
    if (group) {
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            if (m_rows[i].kind == ParameterRow::Kind::Group && m_rows[i].node == *group)
                m_current = i;
        }
    }
    m_painted.assign(m_session ? 2 * m_session->rig().parameters.size() : 0, 0.0f);
    layOut();
    viewport()->update();
    emit rowsChanged();
    if (parameter != currentParameter())
        emit currentParameterChanged();
}

void ParameterList::layOut()
{
    m_layout = ParameterLayout(viewport()->width(), fontMetrics());
    m_tops.assign(1, 0);
    for (const ParameterRow &row : m_rows)
        m_tops.push_back(m_tops.back() + m_layout.heightOf(row));
    QScrollBar *bar = verticalScrollBar();
    bar->setPageStep(viewport()->height());
    bar->setSingleStep(metrics::kControlHeight);
    bar->setRange(0, std::max(0, m_tops.back() + metrics::kPanelPadding - viewport()->height()));
}

QRect ParameterList::rowRect(std::size_t row) const
{
    return {0, m_tops[row] - verticalScrollBar()->value(), viewport()->width(), m_tops[row + 1] - m_tops[row]};
}

std::size_t ParameterList::firstVisible() const
{
    const auto below = std::upper_bound(m_tops.begin(), m_tops.end(), verticalScrollBar()->value());
    return static_cast<std::size_t>(std::max<std::ptrdiff_t>(below - m_tops.begin() - 1, 0));
}

std::optional<std::size_t> ParameterList::rowOf(std::uint32_t parameter, int *line) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].kind == ParameterRow::Kind::Group)
            continue;
        for (int at = 0; at < m_rows[i].lines(); ++at) {
            if (m_rows[i].parameter(at) != parameter)
                continue;
            if (line)
                *line = at;
            return i;
        }
    }
    return std::nullopt;
}

std::optional<ParameterList::Place> ParameterList::placeAt(const QPointF &position) const
{
    const double y = position.y() + verticalScrollBar()->value();
    if (y < 0 || m_rows.empty() || y >= m_tops.back())
        return std::nullopt;
    const auto below = std::upper_bound(m_tops.begin(), m_tops.end(), static_cast<int>(y));
    Place place{static_cast<std::size_t>(below - m_tops.begin() - 1)};
    const ParameterRow &row = m_rows[place.row];
    const QPointF inside = position - rowRect(place.row).topLeft();
    if (row.kind == ParameterRow::Kind::Group) {
        place.line = 0;
        place.part = Place::Part::Label;
        return place;
    }
    if (row.kind == ParameterRow::Kind::Pad && m_layout.pad(row).contains(inside)) {
        place.line = m_current == place.row ? m_line : 0;
        place.part = Place::Part::Pad;
        return place;
    }
    for (int line = 0; line < row.lines(); ++line) {
        const LineGeometry geometry = m_layout.line(row, line);
        if (!geometry.all.contains(inside))
            continue;
        place.line = line;
        place.part = geometry.lock.contains(inside) ? Place::Part::Lock
            : geometry.value.contains(inside)       ? Place::Part::Value
            : geometry.slider.contains(inside)      ? Place::Part::Slider
                                                    : Place::Part::Label;
    }
    return place;
}

std::optional<std::uint32_t> ParameterList::currentParameter() const
{
    if (!m_current || *m_current >= m_rows.size() || m_rows[*m_current].kind == ParameterRow::Kind::Group)
        return std::nullopt;
    return m_rows[*m_current].parameter(m_line);
}

void ParameterList::setCurrentParameter(std::uint32_t parameter)
{
    int line = 0;
    if (const auto row = rowOf(parameter, &line))
        setCurrent(*row, line);
}

std::optional<LineGeometry> ParameterList::geometryOf(std::uint32_t parameter) const
{
    int line = 0;
    const auto row = rowOf(parameter, &line);
    if (!row)
        return std::nullopt;
    LineGeometry geometry = m_layout.line(m_rows[*row], line);
    for (QRectF *part : {&geometry.all, &geometry.label, &geometry.slider, &geometry.value, &geometry.lock})
        part->translate(rowRect(*row).topLeft());
    return geometry;
}

std::optional<QRectF> ParameterList::padOf(std::uint32_t parameter) const
{
    const auto row = rowOf(parameter);
    if (!row || m_rows[*row].kind != ParameterRow::Kind::Pad)
        return std::nullopt;
    return m_layout.pad(m_rows[*row]).translated(rowRect(*row).topLeft());
}

void ParameterList::setCurrent(std::size_t row, int line)
{
    line = std::clamp(line, 0, m_rows[row].lines() - 1);
    if (m_current == row && m_line == line)
        return ensureVisible(row);
    stopEditing(true);
    updateRow(m_current);
    m_current = row;
    m_line = line;
    updateRow(m_current);
    ensureVisible(row);
    emit currentParameterChanged();
    tellAccessibility();
}

void ParameterList::ensureVisible(std::size_t row)
{
    QScrollBar *bar = verticalScrollBar();
    const int top = m_tops[row];
    const int bottom = m_tops[row + 1];
    if (top < bar->value())
        bar->setValue(top);
    else if (bottom > bar->value() + viewport()->height())
        bar->setValue(std::min(top, bottom - viewport()->height()));
}

void ParameterList::updateRow(std::optional<std::size_t> row)
{
    if (row && *row < m_rows.size())
        viewport()->update(rowRect(*row));
}

void ParameterList::repaintChanged()
{
    // A frame of playback costs the rows in sight that moved, and nothing else.
    for (std::size_t row = firstVisible(); row < m_rows.size() && rowRect(row).top() < viewport()->height(); ++row) {
        if (m_rows[row].kind == ParameterRow::Kind::Group)
            continue;
        for (int line = 0; line < m_rows[row].lines(); ++line) {
            const std::uint32_t parameter = m_rows[row].parameter(line);
            if (m_painted[2 * parameter] != m_session->shown(parameter)
                || m_painted[2 * parameter + 1] != m_session->puppet()->hostValue(parameter)) {
                updateRow(row);
                break;
            }
        }
    }
    if (m_editing && currentParameter())
        m_field->setValue(static_cast<double>(m_session->shown(*currentParameter())));
}

void ParameterList::refreshMarks()
{
    m_marked.clear();
    if (m_session) {
        if (auto moving = m_session->movingSelection())
            m_marked = *std::move(moving);
    }
    viewport()->update();
}

void ParameterList::paintEvent(QPaintEvent *event)
{
    const Tokens &tokens = tokensFor(palette());
    QPainter painter(viewport());
    painter.fillRect(event->rect(), tokens.panel);
    if (!m_session)
        return;
    ParameterPainter rows(*m_session, m_layout, palette(), font());
    rows.setMarked(&m_marked);
    for (std::size_t row = firstVisible(); row < m_rows.size(); ++row) {
        const QRect rect = rowRect(row);
        if (rect.top() > event->rect().bottom())
            break;
        if (rect.bottom() < event->rect().top())
            continue;
        RowLook look;
        look.current = m_current == row;
        look.focused = hasFocus();
        look.line = m_line;
        look.hovered = m_hover && m_hover->row == row;
        look.hoveredLine = look.hovered ? m_hover->line : -1;
        look.editing = m_editing;
        look.dragged = m_drag && m_drag->row == row;
        rows.paint(painter, m_rows[row], rect, look);
        for (int line = 0; line < m_rows[row].lines() && m_rows[row].kind != ParameterRow::Kind::Group; ++line) {
            const std::uint32_t parameter = m_rows[row].parameter(line);
            m_painted[2 * parameter] = m_session->shown(parameter);
            m_painted[2 * parameter + 1] = m_session->puppet()->hostValue(parameter);
        }
    }
}

void ParameterList::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    stopEditing(true);
    layOut();
    if (m_current && event->oldSize().width() != event->size().width())
        ensureVisible(*m_current);
}

void ParameterList::scrollContentsBy(int, int)
{
    stopEditing(true);
    viewport()->update();
}

void ParameterList::toggleGroup(std::size_t row, std::optional<bool> open)
{
    if (!m_filter.active())
        m_session->setOpen(m_rows[row].node, open.value_or(!m_rows[row].open));
}

QString ParameterList::toolTipAt(const Place &place) const
{
    const ParameterRow &row = m_rows[place.row];
    if (row.kind == ParameterRow::Kind::Group) {
        if (row.node < 0)
            return tr("Parameters that the panel in the file does not list. The panel editor can put them into groups.");
        return tr("%1. Click or press Left and Right to fold.")
            .arg(groupLabel(m_session->panel().nodes[static_cast<std::size_t>(row.node)]));
    }
    const std::uint32_t parameter = row.parameter(std::max(place.line, 0));
    if (place.part == Place::Part::Lock)
        return m_session->isLocked(parameter) ? tr("Unlock (L)") : tr("Lock: keeps its value whatever plays, is pasted or reset (L)");
    const Parameter &record = m_session->rig().parameters[parameter];
    QStringList lines{QStringLiteral("<b>%1</b>").arg(m_session->label(parameter).toHtmlEscaped())};
    if (!record.id.isEmpty() && record.id != m_session->label(parameter))
        lines << record.id.toHtmlEscaped();
    lines << tr("%1 to %2, default %3")
                 .arg(valueText(record, static_cast<double>(record.minimum)), valueText(record, static_cast<double>(record.maximum)),
                      valueText(record, static_cast<double>(record.defaultValue)));
    if (record.repeat())
        lines << tr("Repeats: behind the end it begins anew");
    if (m_session->shown(parameter) != m_session->puppet()->hostValue(parameter))
        lines << tr("Moved by what plays; set to %1").arg(valueText(record, static_cast<double>(m_session->puppet()->hostValue(parameter))));
    lines << (place.part == Place::Part::Value ? tr("Click to type a number or a sum (Return)")
                                               : tr("Drag (Shift fine, Ctrl without snapping); arrows change it, double click sets it back"));
    return lines.join(QStringLiteral("<br>"));
}

bool ParameterList::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (const auto place = placeAt(help->pos()))
            QToolTip::showText(help->globalPos(), toolTipAt(*place), viewport(), rowRect(place->row));
        else
            QToolTip::hideText();
        return true;
    }
    if (event->type() == QEvent::Leave && m_hover) {
        const std::size_t row = m_hover->row;
        m_hover.reset();
        updateRow(row);
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void ParameterList::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        layOut();
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Parameters"));
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        viewport()->update();
}

void ParameterList::tellAccessibility()
{
    QString text;
    if (const auto parameter = currentParameter()) {
        text = QStringLiteral("%1, %2").arg(m_session->label(*parameter),
                                            valueText(m_session->rig().parameters[*parameter], static_cast<double>(m_session->shown(*parameter))));
    } else if (m_current) {
        const ParameterRow &row = m_rows[*m_current];
        text = row.node < 0 ? tr("Not in the panel") : groupLabel(m_session->panel().nodes[static_cast<std::size_t>(row.node)]);
    }
    setAccessibleDescription(text);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

QSize ParameterList::sizeHint() const
{
    return {300, 400};
}

} // namespace marrow

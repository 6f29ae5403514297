#include "views/puppet/cost_view.h"

#include "views/common/theme.h"
#include "views/puppet/canvas_surface.h"
#include "views/puppet/puppet_canvas.h"
#include "views/puppet/puppet_comparison.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace marrow {

namespace {

constexpr int kRefreshMs = 250;
constexpr double kFrame = 1e6 / 60;
constexpr int kRow = 20;

} // namespace

CostView::CostView(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_timer.setInterval(kRefreshMs);
    connect(&m_timer, &QTimer::timeout, this, &CostView::take);
    take();
}

void CostView::setContext(PuppetContext *context)
{
    if (m_context) {
        m_context->puppet().setMeasuring(false);
        m_context->disconnect(this);
    }
    m_context = context;
    m_smooth.clear();
    if (context) {
        connect(context, &PuppetContext::rebuilt, this, [this] { measure(isVisible()); });
        measure(isVisible());
    }
    take();
}

void CostView::setCanvas(PuppetCanvas *canvas)
{
    m_canvas = canvas;
}

void CostView::measure(bool on)
{
    if (m_context)
        m_context->puppet().setMeasuring(on);
}

void CostView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    measure(true);
    m_timer.start();
    take();
}

void CostView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    measure(false);
    m_timer.stop();
}

bool CostView::event(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        take();
    return QWidget::event(event);
}

void CostView::add(const QString &name, double microseconds, bool inner)
{
    const std::size_t place = m_rows.size();
    if (place < m_smooth.size() && m_smooth[place].name == name)
        microseconds = m_smooth[place].microseconds + (microseconds - m_smooth[place].microseconds) * 0.4;
    m_rows.push_back({name, microseconds, inner});
}

void CostView::take()
{
    m_smooth = std::move(m_rows);
    m_rows.clear();
    UpdateCost cost;
    XpbdCost steps;
    if (m_context) {
        cost = m_context->puppet().cost();
        for (const SimulationPlayer &player : m_context->puppet().advancedMode().simulations())
            steps += player.metrics().cost;
    }
    add(tr("Clips and expressions"), cost.clips + cost.expressions);
    add(tr("Behaviours and pose groups"), cost.behaviors + cost.poses);
    add(tr("Physics"), cost.physics);
    add(tr("Evaluation"), cost.evaluation);
    add(tr("Simulation"), cost.simulation);
    if (m_context && (m_context->features() & advanced::kSimulation) != 0) {
        add(tr("motion and targets"), steps.integrate, true);
        add(tr("pins and goals"), steps.pins, true);
        add(tr("lengths"), steps.distances, true);
        add(tr("areas"), steps.triangles, true);
        add(tr("bends"), steps.bends, true);
        add(tr("welds and limits"), steps.welds + steps.limits, true);
        add(tr("collisions"), steps.collisions, true);
    }
    if (m_context && m_context->comparison().isEnabled())
        add(tr("Core, for comparison"), m_context->comparison().coreCost());
    if (m_canvas) {
        const SurfaceCost drawn = m_canvas->surface().cost();
        add(tr("Drawing the puppet"), drawn.compose);
        if (m_canvas->usesOpenGl()) {
            add(tr("upload"), drawn.gl.upload, true);
            add(tr("%n draw calls", nullptr, drawn.gl.drawCalls), drawn.gl.draw, true);
            add(tr("waiting for the driver"), drawn.gl.waited, true);
        }
        add(tr("Overlays"), drawn.overlay + m_canvas->frameCost());
    }
    double whole = 0;
    for (const Row &row : m_rows)
        whole += row.inner ? 0 : row.microseconds;
    m_rows.push_back({tr("A frame"), whole, false});
    updateGeometry();
    update();
}

QSize CostView::sizeHint() const
{
    return {240, static_cast<int>(m_rows.size()) * kRow + 4};
}

void CostView::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = tokensFor(palette());
    QPainter painter(this);
    painter.setFont(smallFont());
    const QLocale locale;
    const auto number = [&locale](double microseconds) { return tr("%1 µs").arg(locale.toString(microseconds, 'f', 0)); };
    double numbers = painter.fontMetrics().horizontalAdvance(QStringLiteral("00,000 µs"));
    double most = 1, names = 0;
    for (const Row &row : m_rows) {
        most = std::max(most, row.microseconds);
        names = std::max<double>(names, painter.fontMetrics().horizontalAdvance(row.name) + (row.inner ? 14 : 0));
        numbers = std::max<double>(numbers, painter.fontMetrics().horizontalAdvance(number(row.microseconds)));
    }
    numbers += 8;
    const double bars = std::clamp(width() - numbers - names - 8, 40.0, 160.0); // words before bars where room is short
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows[i];
        const bool total = i + 1 == m_rows.size();
        const double top = static_cast<double>(i) * kRow + 2;
        if (total) {
            painter.setPen(tokens.border);
            painter.drawLine(QPointF(0, top), QPointF(width(), top));
        }
        const QRectF nameBox(row.inner ? 14 : 0, top, width() - bars - numbers - (row.inner ? 18 : 4), kRow);
        painter.setPen(row.inner ? tokens.secondaryText : tokens.text);
        painter.drawText(nameBox, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(row.name, Qt::ElideRight, static_cast<int>(nameBox.width())));
        // The total is told against the frame it has to fit in, the rest against the largest of them.
        const double share = std::clamp(total ? row.microseconds / kFrame : row.microseconds / most, 0.0, 1.0);
        const QRectF bar(width() - bars - numbers, top + 7, bars, kRow - 14);
        painter.fillRect(bar, tokens.border);
        const QColor color = !total ? tokens.accent : row.microseconds > kFrame ? tokens.error : tokens.good;
        painter.fillRect(QRectF(bar.topLeft(), QSizeF(bar.width() * share, bar.height())), color);
        painter.setPen(row.inner ? tokens.secondaryText : tokens.text);
        painter.drawText(QRectF(width() - numbers, top, numbers, kRow), Qt::AlignRight | Qt::AlignVCenter,
                         number(row.microseconds));
    }
}

} // namespace marrow

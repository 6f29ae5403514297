#include "views/puppet/puppet_canvas.h"

#include "render/puppet/texel_pick.h"
#include "render/viewport/render_backend.h"
#include "views/puppet/canvas_surface.h"
#include "views/puppet/puppet_comparison.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QThread>

#include <cmath>

namespace marrow {

namespace {

constexpr int kFlickerMs = 500;
constexpr int kCheckerCell = 12;
constexpr double kZoomStep = 1.25;
constexpr int kRing = 2;

QLabel *makeTag(QWidget *parent, const char *name)
{
    auto *tag = new QLabel(parent);
    tag->setObjectName(name);
    tag->setProperty("role", "canvasTag");
    tag->setAttribute(Qt::WA_TransparentForMouseEvents);
    tag->hide();
    return tag;
}

} // namespace

PuppetCanvas::PuppetCanvas(QWidget *parent, bool openGl)
    : QWidget(parent)
    , m_note(makeTag(this, "canvasNote"))
    , m_leftTag(makeTag(this, "canvasLeftTag"))
    , m_rightTag(makeTag(this, "canvasRightTag"))
    , m_border(new QWidget(this))
    , m_ring(new QWidget(this))
    , m_meter(new QPushButton(this))
{
    setObjectName("puppetCanvas");
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    m_note->setWordWrap(true);
    for (QWidget *line : {m_border, m_ring}) {
        line->setAttribute(Qt::WA_TransparentForMouseEvents);
        line->setProperty("role", "canvasBorder");
        line->setAttribute(Qt::WA_StyledBackground);
        line->hide();
    }
    m_meter->setObjectName("compareMeter");
    m_meter->setFocusPolicy(Qt::TabFocus);
    m_meter->hide();
    connect(m_meter, &QPushButton::clicked, this, &PuppetCanvas::showWorst);
    m_flicker.setInterval(kFlickerMs);
    connect(&m_flicker, &QTimer::timeout, this, [this] {
        m_flickerOther = !m_flickerOther;
        placeNotes();
        m_surface->widget()->update();
    });
    makeSurface(openGl && probeOpenGl().ok());
    retranslate();
}

PuppetCanvas::~PuppetCanvas()
{
    m_surface->scene = nullptr;
    m_surface->failed = nullptr;
    m_surface->painted = nullptr;
}

void PuppetCanvas::makeSurface(bool openGl)
{
    if (openGl)
        m_surface = new GlSurface(this);
    else
        m_surface = new RasterSurface(this);
    m_surface->scene = [this] { return sceneNow(); };
    m_surface->failed = [this] { fallBack(); };
    QWidget *widget = m_surface->widget();
    widget->setGeometry(rect());
    widget->lower();
    widget->show();
}

/// OpenGL refused on the way: the drawing goes on without it, and says so.
void PuppetCanvas::fallBack()
{
    const QString reason = m_surface->failure();
    QWidget *old = m_surface->widget();
    m_surface->scene = nullptr;
    m_surface->failed = nullptr;
    makeSurface(false);
    old->deleteLater();
    if (m_context)
        m_surface->setPuppet(m_context->sharedRig(), m_context->pages());
    m_note->setToolTip(reason);
    placeNotes();
}

bool PuppetCanvas::usesOpenGl() const
{
    return qobject_cast<GlSurface *>(m_surface->widget()) != nullptr;
}

void PuppetCanvas::setContext(PuppetContext *context)
{
    if (context == m_context)
        return;
    if (m_context) {
        m_context->disconnect(this);
        m_context->comparison().disconnect(this);
        m_context->comparison().want(this, false);
        m_context->setHovered({});
    }
    m_context = context;
    m_stack.clear();
    m_builder = context ? std::make_unique<OverlayBuilder>(*context) : nullptr;
    m_pick.reset();
    if (context) {
        m_view.setCanvas({context->rig().canvas.width, context->rig().canvas.height});
        m_view.fit();
        connectContext();
        takePages();
        context->comparison().want(this, m_compare != CompareMode::Off);
    } else {
        m_surface->setPuppet(nullptr, {});
    }
    placeNotes();
    refresh();
    emit viewChanged();
    updateHint();
}

void PuppetCanvas::connectContext()
{
    for (auto signal : {&PuppetContext::posed, &PuppetContext::selectionChanged, &PuppetContext::hoveredChanged,
                        &PuppetContext::highlightsChanged})
        connect(m_context, signal, this, &PuppetCanvas::refresh);
    connect(&m_context->comparison(), &PuppetComparison::measured, this, &PuppetCanvas::refreshMeter);
    connect(m_context, &PuppetContext::pagesReady, this, &PuppetCanvas::takePages);
    connect(m_context, &PuppetContext::rebuilt, this, [this] {
        m_builder = std::make_unique<OverlayBuilder>(*m_context); // meshes and pages are still the same
        refresh();
    });
    connect(m_context, &PuppetContext::ticked, this, [this] {
        if (m_overlay.strands || m_overlay.particles || m_overlay.constraints)
            refresh();
    });
}

void PuppetCanvas::takePages()
{
    const std::vector<QImage> &pages = m_context->pages();
    m_surface->setPuppet(m_context->sharedRig(), pages);
    m_pick = std::make_unique<TexelPick>(m_context->sharedRig(), pages);
    placeNotes();
    refresh();
}

void PuppetCanvas::refresh()
{
    m_overlayStale = true;
    m_surface->widget()->update();
}

CanvasScene PuppetCanvas::sceneNow()
{
    QElapsedTimer timer;
    timer.start();
    const Tokens &tokens = tokensFor(palette());
    CanvasScene scene;
    scene.view = m_view;
    switch (m_background) {
    case CanvasBackground::Checker:
        scene.backdrop = tokens.dark ? GlCompositor::Backdrop{QColor(0x3A, 0x3E, 0x46), QColor(0x31, 0x35, 0x3C), kCheckerCell}
                                     : GlCompositor::Backdrop{QColor(0xFF, 0xFF, 0xFF), QColor(0xE7, 0xEA, 0xEE), kCheckerCell};
        break;
    case CanvasBackground::Color:
        scene.backdrop.first = m_backgroundColor;
        break;
    case CanvasBackground::Plain:
        scene.backdrop.first = tokens.canvasBottom;
        break;
    }
    if (!m_context)
        return scene;
    scene.pose = &m_context->pose();
    if (m_compare != CompareMode::Off && m_context->comparison().isEnabled())
        scene.other = &m_context->comparison().corePose();
    scene.mode = m_compare;
    scene.flickerOther = m_flickerOther;
    scene.divider = m_divider;
    scene.ghost = m_ghost;
    if (m_overlayStale && m_builder) {
        m_builder->build(m_overlay, tokens, m_view.zoom());
        m_overlayStale = false;
    }
    if (m_builder)
        scene.shapes = &m_builder->shapes();
    m_frameCost = static_cast<double>(timer.nsecsElapsed()) / 1e3;
    return scene;
}

QImage PuppetCanvas::picture(const QSize &size) const
{
    if (!m_context)
        return {};
    const SoftwareRenderer renderer(m_context->sharedRig(), m_context->pages());
    return renderer.render(m_context->pose(), {.size = size, .threads = QThread::idealThreadCount()});
}

CanvasState PuppetCanvas::state() const
{
    return {m_view.zoom(), m_view.centre(), m_view.isFitted()};
}

void PuppetCanvas::restore(const CanvasState &state)
{
    m_view.restore(state.zoom, state.centre, state.fitted);
    viewMoved();
}

void PuppetCanvas::setOverlay(const OverlayOptions &options)
{
    if (options == m_overlay)
        return;
    m_overlay = options;
    refresh();
    emit optionsChanged();
}

void PuppetCanvas::setBackground(CanvasBackground background, const QColor &color)
{
    m_background = background;
    if (color.isValid())
        m_backgroundColor = color;
    m_surface->widget()->update();
    emit optionsChanged();
}

void PuppetCanvas::setCompareMode(CompareMode mode)
{
    if (mode == m_compare)
        return;
    m_compare = mode;
    m_flickerOther = false;
    if (mode == CompareMode::Flicker)
        m_flicker.start();
    else
        m_flicker.stop();
    if (m_context)
        m_context->comparison().want(this, mode != CompareMode::Off);
    placeNotes();
    refresh();
    emit optionsChanged();
}

void PuppetCanvas::setDivider(double share)
{
    m_divider = std::clamp(share, 0.0, 1.0);
    placeNotes();
    m_surface->widget()->update();
    emit optionsChanged();
}

void PuppetCanvas::setGhostOpacity(double opacity)
{
    m_ghost = std::clamp(opacity, 0.0, 1.0);
    m_surface->widget()->update();
    emit optionsChanged();
}

void PuppetCanvas::viewMoved()
{
    refresh();
    emit viewChanged();
}

void PuppetCanvas::fit()
{
    m_view.fit();
    viewMoved();
}

void PuppetCanvas::frameSelection()
{
    QRectF box;
    if (m_context && m_builder) {
        for (const PuppetItem &item : m_context->selection())
            box = box.united(m_builder->boundsOf(item));
    }
    if (box.isEmpty())
        return fit();
    m_view.frame(box);
    viewMoved();
}

void PuppetCanvas::actualSize()
{
    m_view.zoomTo(1 / devicePixelRatioF(), QRectF(rect()).center());
    viewMoved();
}

void PuppetCanvas::zoomIn()
{
    m_view.zoomBy(kZoomStep, QRectF(rect()).center());
    viewMoved();
}

void PuppetCanvas::zoomOut()
{
    m_view.zoomBy(1 / kZoomStep, QRectF(rect()).center());
    viewMoved();
}

void PuppetCanvas::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_surface->widget()->setGeometry(rect());
    m_view.setWindow(size());
    m_ring->setGeometry(rect());
    m_ring->setMask(QRegion(rect()).subtracted(rect().adjusted(kRing, kRing, -kRing, -kRing)));
    placeNotes();
    viewMoved();
}

void PuppetCanvas::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        refresh();
    QWidget::changeEvent(event);
}

void PuppetCanvas::retranslate()
{
    setAccessibleName(tr("Puppet canvas"));
    m_leftTag->setText(tr("Core"));
    m_rightTag->setText(tr("Advanced"));
    placeNotes();
    updateHint();
}

} // namespace marrow

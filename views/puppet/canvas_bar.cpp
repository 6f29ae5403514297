#include "views/puppet/canvas_bar.h"

#include "views/common/icons.h"
#include "views/common/number_field.h"
#include "views/common/tab_order.h"
#include "views/common/theme.h"
#include "views/puppet/puppet_canvas.h"

#include <QAction>
#include <QActionGroup>
#include <QColorDialog>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

namespace marrow {

namespace {

struct OverlayEntry
{
    const char *name;
    bool OverlayOptions::*option;
    Qt::Key key;
    bool startsGroup;
};

constexpr OverlayEntry kOverlays[] = {
    {"wireframe", &OverlayOptions::wireframe, Qt::Key_W, false},
    {"vertices", &OverlayOptions::vertices, Qt::Key_V, false},
    {"lattices", &OverlayOptions::lattices, Qt::Key_L, true},
    {"rotations", &OverlayOptions::rotations, Qt::Key_R, false},
    {"parts", &OverlayOptions::parts, Qt::Key_P, false},
    {"hitAreas", &OverlayOptions::hitAreas, Qt::Key_H, false},
    {"bones", &OverlayOptions::bones, Qt::Key_B, true},
    {"strands", &OverlayOptions::strands, Qt::Key_S, false},
    {"colliders", &OverlayOptions::colliders, Qt::Key_C, false},
    {"particles", &OverlayOptions::particles, Qt::Key_D, false},
    {"constraints", &OverlayOptions::constraints, Qt::Key_K, false},
    {"names", &OverlayOptions::names, Qt::Key_N, true},
    {"onlySelected", &OverlayOptions::onlySelected, Qt::Key_O, false},
};

QToolButton *makeButton(QWidget *parent, const char *name, const char *icon)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(name);
    button->setIcon(iconFor(QString::fromLatin1(icon)));
    button->setAutoRaise(true);
    return button;
}

} // namespace

CanvasBar::CanvasBar(PuppetCanvas &canvas, QWidget *parent)
    : QWidget(parent)
    , m_canvas(canvas)
    , m_caption(new QLabel(this))
    , m_overlayButton(makeButton(this, "overlayButton", "overlays"))
    , m_overlayMenu(new QMenu(this))
    , m_backgroundButton(makeButton(this, "backgroundButton", "checker"))
    , m_backgrounds(new QActionGroup(this))
    , m_compares(new QActionGroup(this))
    , m_ghost(new QSlider(Qt::Horizontal, this))
    , m_zoom(new NumberField(this))
    , m_fit(makeButton(this, "fitButton", "frame"))
    , m_actual(makeButton(this, "actualSizeButton", "actual-size"))
{
    setObjectName("canvasBar");
    m_caption->setProperty("role", "secondary");
    m_caption->setMinimumWidth(0);
    m_caption->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 2, 8, 2);
    layout->setSpacing(2);
    layout->addWidget(m_caption, 1);
    buildCompare();
    layout->addSpacing(8);
    layout->addWidget(m_overlayButton);
    layout->addWidget(m_backgroundButton);
    layout->addSpacing(8);
    layout->addWidget(m_zoom);
    layout->addWidget(m_fit);
    layout->addWidget(m_actual);
    orderTabs(layout);
    buildOverlays();
    buildBackground();
    buildZoom();
    connect(&m_canvas, &PuppetCanvas::optionsChanged, this, &CanvasBar::refresh);
    connect(&m_canvas, &PuppetCanvas::viewChanged, this, [this] {
        watchContext();
        refresh();
    });
    retranslate();
    watchContext();
    refresh();
}

void CanvasBar::buildCompare()
{
    static constexpr struct
    {
        const char *name;
        const char *icon;
        CompareMode mode;
    } kModes[] = {{"compareSplit", "compare-split", CompareMode::Split},
                  {"compareGhost", "compare-ghost", CompareMode::Ghost},
                  {"compareFlicker", "compare-flicker", CompareMode::Flicker}};
    m_compares->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    for (const auto &each : kModes) {
        auto *action = new QAction(iconFor(QString::fromLatin1(each.icon)), {}, m_compares);
        action->setObjectName(each.name);
        action->setCheckable(true);
        action->setData(static_cast<int>(each.mode));
        auto *button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setObjectName(QString::fromLatin1(each.name) + QStringLiteral("Button"));
        layout()->addWidget(button);
    }
    static_cast<QHBoxLayout *>(layout())->insertWidget(1, m_ghost); // at their left: the buttons stay under the pointer
    connect(m_compares, &QActionGroup::triggered, this, [this](QAction *action) {
        m_canvas.setCompareMode(action->isChecked() ? static_cast<CompareMode>(action->data().toInt()) : CompareMode::Off);
    });
    m_ghost->setObjectName("ghostSlider");
    m_ghost->setRange(0, 100);
    m_ghost->setFixedWidth(72);
    connect(m_ghost, &QSlider::valueChanged, this, [this](int value) { m_canvas.setGhostOpacity(value / 100.0); });
}

void CanvasBar::buildOverlays()
{
    for (const OverlayEntry &entry : kOverlays) {
        if (entry.startsGroup)
            m_overlayMenu->addSeparator();
        QAction *action = m_overlayMenu->addAction(QString());
        action->setObjectName(QStringLiteral("overlay.") + QString::fromLatin1(entry.name));
        action->setCheckable(true);
        action->setShortcut(QKeySequence(entry.key));
        action->setShortcutContext(Qt::WidgetShortcut);
        m_canvas.addAction(action);
        connect(action, &QAction::triggered, this, [this, option = entry.option](bool on) {
            OverlayOptions options = m_canvas.overlay();
            options.*option = on;
            m_canvas.setOverlay(options);
        });
        m_overlays.append(action);
    }
    m_overlayMenu->addSeparator();
    QAction *none = m_overlayMenu->addAction(QString());
    none->setObjectName("overlay.none");
    connect(none, &QAction::triggered, this, [this] { m_canvas.setOverlay({}); });
    m_overlays.append(none);
    m_overlayButton->setMenu(m_overlayMenu);
    m_overlayButton->setPopupMode(QToolButton::InstantPopup);
}

void CanvasBar::buildBackground()
{
    auto *menu = new QMenu(this);
    for (const CanvasBackground background : {CanvasBackground::Checker, CanvasBackground::Plain, CanvasBackground::Color}) {
        auto *action = new QAction(m_backgrounds);
        action->setCheckable(true);
        action->setData(static_cast<int>(background));
        action->setObjectName(QStringLiteral("background.%1").arg(static_cast<int>(background)));
        menu->addAction(action);
    }
    connect(m_backgrounds, &QActionGroup::triggered, this, [this](QAction *action) {
        m_canvas.setBackground(static_cast<CanvasBackground>(action->data().toInt()));
    });
    menu->addSeparator();
    m_chooseColor = menu->addAction(QString());
    connect(m_chooseColor, &QAction::triggered, this, [this] {
        const QColor color = QColorDialog::getColor(m_canvas.backgroundColor(), this, tr("Background of the canvas"));
        if (color.isValid())
            m_canvas.setBackground(CanvasBackground::Color, color);
    });
    m_backgroundButton->setMenu(menu);
    m_backgroundButton->setPopupMode(QToolButton::InstantPopup);
}

void CanvasBar::buildZoom()
{
    m_zoom->setObjectName("zoomField");
    m_zoom->setRange(CanvasView::kLeastZoom * 100, CanvasView::kMostZoom * 100);
    m_zoom->setDecimals(0);
    m_zoom->setStep(5);
    m_zoom->setUnit(QStringLiteral("%"));
    m_zoom->setDefaultValue(100);
    m_zoom->setFixedWidth(64);
    const auto zoomTo = [this](double percent) {
        CanvasState state = m_canvas.state();
        state.zoom = percent / 100 / m_canvas.devicePixelRatioF();
        state.fitted = false;
        m_canvas.restore(state);
    };
    connect(m_zoom, &NumberField::valueChanging, this, zoomTo);
    connect(m_zoom, &NumberField::valueCommitted, this, zoomTo);
    connect(m_fit, &QToolButton::clicked, &m_canvas, &PuppetCanvas::fit);
    connect(m_actual, &QToolButton::clicked, &m_canvas, &PuppetCanvas::actualSize);
}

void CanvasBar::watchContext()
{
    PuppetContext *context = m_canvas.context();
    if (m_watched == context)
        return;
    if (m_watched)
        m_watched->disconnect(this);
    m_watched = context;
    if (context)
        connect(context, &PuppetContext::selectionChanged, this, &CanvasBar::refreshCaption);
    refreshCaption();
}

void CanvasBar::refresh()
{
    const OverlayOptions &options = m_canvas.overlay();
    for (std::size_t i = 0; i < std::size(kOverlays); ++i)
        m_overlays.at(static_cast<qsizetype>(i))->setChecked(options.*kOverlays[i].option);
    m_overlayButton->setIcon(iconFor(QStringLiteral("overlays"), options == OverlayOptions() ? IconRole::Text : IconRole::Accent));
    for (QAction *action : m_backgrounds->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(m_canvas.background()));
    const bool advanced = m_canvas.context() && m_canvas.context()->availableFeatures() != 0;
    for (QAction *action : m_compares->actions()) {
        action->setChecked(action->data().toInt() == static_cast<int>(m_canvas.compareMode()));
        action->setEnabled(advanced || action->isChecked());
    }
    const QSignalBlocker block(m_ghost);
    m_ghost->setValue(static_cast<int>(m_canvas.ghostOpacity() * 100 + 0.5));
    m_ghost->setVisible(m_canvas.compareMode() == CompareMode::Ghost);
    m_zoom->setValue(m_canvas.view().zoom() * m_canvas.devicePixelRatioF() * 100);
}

void CanvasBar::refreshCaption()
{
    const PuppetContext *context = m_canvas.context();
    m_captionText.clear();
    if (context && context->selection().size() == 1) {
        m_captionText = context->nameOf(context->selection().first());
    } else if (context && !context->selection().isEmpty()) {
        m_captionText = tr("%n things selected", nullptr, static_cast<int>(context->selection().size()));
    } else if (context) {
        const QLocale locale;
        const PuppetRig &rig = context->rig();
        m_captionText = tr("%1 × %2 px · %3 meshes · %4 vertices")
                            .arg(locale.toString(rig.canvas.width, 'g', 6), locale.toString(rig.canvas.height, 'g', 6),
                                 locale.toString(qulonglong(rig.meshes.size())),
                                 locale.toString(qulonglong(context->pose().vertices.size() / 2)));
    }
    m_caption->setToolTip(m_captionText);
    m_caption->setText(m_caption->fontMetrics().elidedText(m_captionText, Qt::ElideRight, m_caption->width()));
}

void CanvasBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layout()->activate();
    refreshCaption();
}

void CanvasBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CanvasBar::retranslate()
{
    const QString overlays[] = {tr("Wireframe"), tr("Vertices"), tr("Warp lattices"), tr("Rotation handles"), tr("Parts"),
                                tr("Hit areas"), tr("Bones"), tr("Physics strands"), tr("Colliders with their radii"),
                                tr("Particles"), tr("Constraints: edges, limits, welds, goals, pins"), tr("Names"),
                                tr("Only for what is selected"), tr("Show the drawing alone")};
    static_assert(std::size(overlays) == std::size(kOverlays) + 1);
    for (qsizetype i = 0; i < m_overlays.size(); ++i)
        m_overlays.at(i)->setText(overlays[i]);
    const auto say = [](QToolButton *button, const QString &text) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    say(m_overlayButton, tr("What is shown over the drawing (single keys work in the canvas)"));
    say(m_backgroundButton, tr("What lies behind the puppet"));
    say(m_fit, tr("Show the whole canvas (Home)"));
    say(m_actual, tr("Actual size: one canvas pixel on one pixel of the screen"));
    const QString backgrounds[] = {tr("Checkerboard"), tr("The window's grey"), tr("A colour")};
    for (qsizetype i = 0; i < m_backgrounds->actions().size(); ++i)
        m_backgrounds->actions().at(i)->setText(backgrounds[i]);
    m_chooseColor->setText(tr("Choose the colour…"));
    const QString compares[] = {tr("Core at the left, advanced at the right, with a border to drag"),
                                tr("Advanced as a ghost over the core"), tr("Core and advanced in turn, twice a second")};
    for (qsizetype i = 0; i < m_compares->actions().size(); ++i) {
        QAction *action = m_compares->actions().at(i);
        action->setText(compares[i]);
        action->setToolTip(compares[i]);
    }
    m_ghost->setToolTip(tr("How much of advanced mode covers the core"));
    m_ghost->setAccessibleName(m_ghost->toolTip());
    m_zoom->setToolTip(tr("Zoom; drag sideways or type"));
    m_zoom->setAccessibleName(tr("Zoom"));
    refreshCaption();
}

} // namespace marrow

#include "views/timeline/timeline_panel.h"

#include "views/common/empty_state.h"
#include "views/common/icons.h"
#include "views/common/number_field.h"
#include "views/common/search_field.h"
#include "views/timeline/clip_bar.h"
#include "views/timeline/curve_view.h"
#include "views/timeline/dope_sheet.h"
#include "views/timeline/key_painting.h"
#include "views/timeline/playback_bar.h"
#include "views/timeline/time_ruler.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace marrow {

using namespace timeline;

namespace {

QToolButton *button(QWidget *parent, const char *icon, const char *name, bool checkable = false)
{
    auto *result = new QToolButton(parent);
    result->setIcon(iconFor(QString::fromLatin1(icon)));
    result->setObjectName(QString::fromLatin1(name));
    result->setCheckable(checkable);
    return result;
}

QFrame *divider(QWidget *parent)
{
    auto *line = new QFrame(parent);
    line->setFrameShape(QFrame::VLine);
    line->setFixedWidth(9);
    return line;
}

} // namespace

TimelinePanel::TimelinePanel(QWidget *parent)
    : QWidget(parent)
    , m_model(new TimelineModel(this))
    , m_clipBar(new ClipBar(m_model, this))
    , m_playback(new PlaybackBar(this))
    , m_sheet(new DopeSheet(m_model, this))
    , m_curves(new CurveView(m_model, this))
    , m_pages(new QStackedWidget(this))
    , m_views(new QStackedWidget(this))
    , m_empty(new EmptyState(QStringLiteral("clip"), this))
    , m_emptyAdd(m_empty->addButton(QStringLiteral("plus")))
    , m_emptyImport(m_empty->addButton(QStringLiteral("import")))
{
    setObjectName("timelinePanel");
    m_playback->setEmbedded(true);
    m_tools = buildTools();
    const int scrollBar = m_sheet->verticalScrollBar()->sizeHint().width();
    auto *ruler = new TimeRuler(m_model, scrollBar, this);
    buildRulerGutter(ruler);
    auto *overview = new OverviewStrip(m_model, scrollBar, this);
    buildOverviewGutter(overview);
    m_views->addWidget(m_sheet);
    m_views->addWidget(m_curves);

    auto *filled = new QWidget(this);
    auto *rows = new QVBoxLayout(filled);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(ruler);
    rows->addWidget(m_views, 1);
    rows->addWidget(overview);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(filled);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tools);
    layout->addWidget(m_pages, 1);
    connectTools();
    retranslate();
    refresh();
}

QWidget *TimelinePanel::buildTools()
{
    auto *tools = new QWidget(this);
    tools->setObjectName("timelineTools");
    m_autoKey = button(tools, "record", "autoKey", true);
    m_insert = button(tools, "key-add", "insertKey");
    m_delete = button(tools, "trash", "deleteKeys");
    m_keyTime = new NumberField(tools);
    m_keyTime->setObjectName("keyTime");
    m_keyTime->setDecimals(0);
    m_keyTime->setStep(10);
    m_keyTime->setRange(0, 4294967295.0);
    m_keyTime->setUnit(QStringLiteral("ms"));
    m_keyTime->setFixedWidth(84);
    m_showKeys = button(tools, "dope-sheet", "showKeys", true);
    m_showCurves = button(tools, "curves", "showCurves", true);
    auto *row = new QHBoxLayout(tools);
    row->setContentsMargins(8, 3, 8, 3);
    row->setSpacing(4);
    row->addWidget(m_clipBar);
    row->addWidget(divider(tools));
    row->addWidget(m_playback);
    row->addWidget(divider(tools));
    for (QWidget *widget : std::initializer_list<QWidget *>{m_autoKey, m_insert, m_delete, m_keyTime})
        row->addWidget(widget);
    row->addStretch(1);
    row->addWidget(m_showKeys);
    row->addWidget(m_showCurves);
    return tools;
}

QWidget *TimelinePanel::buildRulerGutter(QWidget *parent)
{
    auto *gutter = new QWidget(parent);
    m_search = new SearchField(gutter);
    m_search->setObjectName("timelineSearch");
    m_onlySelected = button(gutter, "select", "onlySelected", true);
    m_onlyKeyed = button(gutter, "key", "onlyKeyed", true);
    auto *row = new QHBoxLayout(gutter);
    row->setContentsMargins(4, 0, 2, 0);
    row->setSpacing(2);
    m_search->setFixedHeight(24);
    for (QToolButton *each : {m_onlySelected, m_onlyKeyed})
        each->setFixedSize(24, 24);
    row->addWidget(m_search, 1);
    row->addWidget(m_onlySelected);
    row->addWidget(m_onlyKeyed);
    gutter->setGeometry(0, 0, kGutter - 1, 25);
    return gutter;
}

QWidget *TimelinePanel::buildOverviewGutter(QWidget *parent)
{
    auto *gutter = new QWidget(parent);
    m_snap = new QComboBox(gutter);
    m_snap->setObjectName("snapUnit");
    m_snapStep = new NumberField(gutter);
    m_snapStep->setObjectName("snapStep");
    m_snapStep->setRange(0.1, TimeGrid::kMaxFps);
    m_snapStep->setDecimals(2);
    m_snapStep->setStep(1);
    m_snapStep->setFixedWidth(62);
    m_ripple = button(gutter, "ripple", "ripple", true);
    m_frame = button(gutter, "frame", "frameAll");
    auto *row = new QHBoxLayout(gutter);
    row->setContentsMargins(4, 1, 2, 1);
    row->setSpacing(2);
    for (QToolButton *each : {m_ripple, m_frame})
        each->setFixedSize(24, 24);
    m_snap->setFixedHeight(24);
    m_snapStep->setFixedHeight(24);
    row->addWidget(m_snap, 1);
    row->addWidget(m_snapStep);
    row->addWidget(m_ripple);
    row->addWidget(m_frame);
    gutter->setGeometry(0, 1, kGutter - 1, 26);
    return gutter;
}

void TimelinePanel::connectTools()
{
    connect(m_model, &TimelineModel::hintChanged, this, &TimelinePanel::hintChanged);
    connect(m_model, &TimelineModel::contextChanged, this, &TimelinePanel::refresh);
    connect(m_model, &TimelineModel::keysChanged, this, &TimelinePanel::refresh);
    connect(m_model, &TimelineModel::gridChanged, this, &TimelinePanel::refresh);
    connect(m_model, &TimelineModel::selectionChanged, this, &TimelinePanel::refreshKeyTime);
    connect(m_emptyAdd, &QPushButton::clicked, m_clipBar, &ClipBar::addClip);
    connect(m_emptyImport, &QPushButton::clicked, m_clipBar, &ClipBar::importRequested);
    connect(m_autoKey, &QToolButton::toggled, this, [this](bool on) {
        if (m_model->context())
            m_model->context()->setAutoKey(on);
    });
    connect(m_insert, &QToolButton::clicked, m_model, &TimelineModel::insertKeys);
    connect(m_delete, &QToolButton::clicked, m_model, &TimelineModel::deleteSelected);
    connect(m_keyTime, &NumberField::valueCommitted, this, &TimelinePanel::moveKeysTo);
    connect(m_showKeys, &QToolButton::clicked, this, [this] { showCurves(false); });
    connect(m_showCurves, &QToolButton::clicked, this, [this] { showCurves(true); });
    connect(m_search, &SearchField::textChanged, m_model, &TimelineModel::setSearch);
    connect(m_search, &SearchField::resultsRequested, m_sheet, qOverload<>(&QWidget::setFocus));
    connect(m_onlySelected, &QToolButton::toggled, m_model, &TimelineModel::setOnlySelected);
    connect(m_onlyKeyed, &QToolButton::toggled, m_model, &TimelineModel::setOnlyKeyed);
    connect(m_snap, &QComboBox::activated, this, [this](int unit) {
        TimeGrid grid = m_model->grid();
        grid.unit = static_cast<TimeGrid::Unit>(unit);
        m_model->setGrid(grid);
    });
    connect(m_snapStep, &NumberField::valueCommitted, this, [this](double step) {
        TimeGrid grid = m_model->grid();
        (grid.unit == TimeGrid::Unit::Milliseconds ? grid.stepMs : grid.fps) = grid.unit == TimeGrid::Unit::Milliseconds ? std::max(1.0, std::round(step)) : step;
        m_model->setGrid(grid);
        refresh();
    });
    connect(m_ripple, &QToolButton::toggled, m_model, &TimelineModel::setRipple);
    connect(m_frame, &QToolButton::clicked, this, [this] {
        m_model->frameAll();
        m_curves->fitValues();
    });
    connect(m_sheet, &DopeSheet::menuRequested, this, &TimelinePanel::showKeyMenu);
    connect(m_curves, &CurveView::menuRequested, this, &TimelinePanel::showKeyMenu);
}

void TimelinePanel::setContext(PoseContext *context)
{
    // A document that is shown for the first time begins with its first clip.
    if (context && !context->clip() && context->rigContext()->rig() && !context->rigContext()->rig()->clips.empty())
        context->selectClip(context->rigContext()->rig()->clips.front().id);
    m_model->setContext(context);
    m_playback->setContext(context);
    refreshKeyTime();
}

void TimelinePanel::showCurves(bool on)
{
    m_views->setCurrentIndex(on ? 1 : 0);
    refresh();
    m_views->currentWidget()->setFocus();
}

void TimelinePanel::refresh()
{
    const bool clip = m_model->clip() != nullptr;
    m_pages->setCurrentIndex(clip ? 1 : 0);
    sayWhatIsMissing();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_autoKey, m_insert, m_showKeys, m_showCurves})
        widget->setEnabled(clip);
    const QSignalBlocker blockAuto(m_autoKey);
    const QSignalBlocker blockRipple(m_ripple);
    m_autoKey->setChecked(m_model->context() && m_model->context()->autoKey());
    m_autoKey->setIcon(iconFor(QStringLiteral("record"), m_autoKey->isChecked() ? IconRole::Error : IconRole::Text));
    m_ripple->setChecked(m_model->ripple());
    m_showKeys->setChecked(m_views->currentIndex() == 0);
    m_showCurves->setChecked(m_views->currentIndex() == 1);
    const TimeGrid &grid = m_model->grid();
    m_snap->setCurrentIndex(static_cast<int>(grid.unit));
    const bool milliseconds = grid.unit == TimeGrid::Unit::Milliseconds;
    m_snapStep->setEnabled(grid.unit != TimeGrid::Unit::Off);
    m_snapStep->setUnit(milliseconds ? QStringLiteral("ms") : QStringLiteral("fps"));
    m_snapStep->setValue(milliseconds ? grid.stepMs : grid.fps);
    m_snapStep->setToolTip(milliseconds ? tr("Times snap to multiples of this") : tr("Frames a second that times snap to"));
    m_snapStep->setAccessibleName(m_snapStep->toolTip());
    refreshKeyTime();
}

void TimelinePanel::refreshKeyTime()
{
    const auto span = m_model->selectedSpan();
    m_keyTime->setEnabled(span.has_value());
    m_delete->setEnabled(span.has_value());
    m_keyTime->setValue(span ? span->first : 0);
}

void TimelinePanel::moveKeysTo(double timeMs)
{
    if (const auto span = m_model->selectedSpan())
        m_model->move({1, 0, std::round(timeMs) - span->first, false, m_model->ripple()});
    refreshKeyTime();
}

void TimelinePanel::sayWhatIsMissing()
{
    const bool rig = m_model->rig() != nullptr;
    m_emptyAdd->setVisible(rig);
    m_emptyImport->setVisible(rig);
    if (rig)
        m_empty->setText(tr("No clip yet"), tr("A clip holds the keys of a motion. Add one, pose the joints in the view and key them with I."));
    else if (m_model->context())
        m_empty->setText(tr("No skeleton yet"), tr("Joints are what moves in a clip. Start a skeleton in the skeleton panel first."));
    else
        m_empty->setText(tr("Nothing is open"), tr("The keys of an open rig's clips stand here."));
}

void TimelinePanel::showKeyMenu(const QPoint &globalPosition)
{
    if (!m_model->clip())
        return;
    QMenu menu(this);
    const bool some = !m_model->selected().empty();
    const auto add = [&](const QString &text, const char *keys, auto run, bool enabled) {
        QAction *action = menu.addAction(text + QLatin1Char('\t') + QLatin1String(keys), this, run);
        action->setEnabled(enabled);
    };
    add(tr("Key at the Playhead"), "I", [this] { m_model->insertKeys(); }, true);
    add(tr("Delete the Keys"), "Del", [this] { m_model->deleteSelected(); }, some);
    menu.addSeparator();
    add(tr("Cut"), "Ctrl+X", [this] { m_model->cutSelected(); }, some);
    add(tr("Copy"), "Ctrl+C", [this] { m_model->copySelected(); }, some);
    const bool copied = !m_model->clipboard().empty();
    add(tr("Paste at the Playhead"), "Ctrl+V", [this] { m_model->paste(); }, copied);
    add(tr("Paste onto the Active Joint"), "Ctrl+Shift+V", [this] { m_model->paste(true); }, copied);
    const auto &joints = m_model->context()->document()->selection().joints;
    const bool keyed = std::any_of(joints.begin(), joints.end(), [this](JointId joint) { return m_model->clip()->track(joint) != nullptr; });
    add(tr("Remove All Keys of the Selected Joints"), "", [this] { m_model->removeSelectedJoints(); }, keyed);
    menu.addSeparator();
    add(tr("Select All Keys"), "Ctrl+A", [this] { m_model->selectAll(); }, true);
    add(tr("Show the Whole Clip"), "F", [this] { m_model->frameAll(); }, true);
    add(tr("Show the Selected Keys"), "Shift+F", [this] { m_model->frameSelected(); }, some);
    menu.addSeparator();
    add(tr("Play from the Playhead On"), "[", [this] { m_model->setLoopStart(); }, true);
    add(tr("Play up to the Playhead"), "]", [this] { m_model->setLoopEnd(); }, true);
    add(tr("Play the Whole Clip"), "\\", [this] { m_model->clearLoop(); }, m_model->context()->loopRange().has_value());
    menu.exec(globalPosition);
}

void TimelinePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

void TimelinePanel::retranslate()
{
    sayWhatIsMissing();
    m_emptyAdd->setText(tr("Add a clip"));
    m_emptyImport->setText(tr("Import clips…"));
    const QSignalBlocker block(m_snap);
    const int unit = m_snap->currentIndex();
    m_snap->clear();
    m_snap->addItems({tr("Free"), tr("Frames"), tr("ms")});
    m_snap->setCurrentIndex(unit);
    m_search->setPlaceholderText(tr("Find a joint"));
    const std::pair<QWidget *, QString> hints[] = {
        {m_autoKey, tr("Auto-key: a change of a pose becomes a key at once. Off: it stays loose until you key it.")},
        {m_insert, tr("Key the selected joints at the playhead (I). With none selected, all joints that have keys.")},
        {m_delete, tr("Delete the selected keys (Delete)")},
        {m_keyTime, tr("Time of the first selected key; the others keep their distance to it")},
        {m_showKeys, tr("Keys by joint")},
        {m_showCurves, tr("Curves of the active joint")},
        {m_search, tr("Show only joints whose name contains this")},
        {m_onlySelected, tr("Show only the selected joints")},
        {m_onlyKeyed, tr("Show only joints that have keys")},
        {m_snap, tr("What times snap to while dragging")},
        {m_ripple, tr("Ripple: moving keys takes the later keys of the same joints along (R)")},
        {m_frame, tr("Show the whole clip (F)")},
    };
    for (const auto &[widget, hint] : hints) {
        widget->setToolTip(hint);
        widget->setAccessibleName(hint.section(QLatin1Char(':'), 0, 0));
    }
    m_sheet->setAccessibleName(m_showKeys->toolTip());
    m_curves->setAccessibleName(m_showCurves->toolTip());
}

} // namespace marrow

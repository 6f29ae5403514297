// How the parameter panel is put together and named; what it does is in parameter_panel.cpp.

#include "views/common/empty_state.h"
#include "views/common/icons.h"
#include "views/common/search_field.h"
#include "views/common/section.h"
#include "views/common/tab_order.h"
#include "views/common/theme.h"
#include "views/panel/influence_list.h"
#include "views/panel/panel_editor.h"
#include "views/panel/parameter_list.h"
#include "views/panel/parameter_panel.h"
#include "views/panel/snapshot_bar.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRandomGenerator>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace marrow {

ParameterPanel::ParameterPanel(QWidget *parent)
    : QWidget(parent)
    , m_search(new SearchField(this))
    , m_filterButton(new QToolButton(this))
    , m_snapButton(new QToolButton(this))
    , m_editButton(new QToolButton(this))
    , m_moreButton(new QToolButton(this))
    , m_moreMenu(new QMenu(this))
    , m_pages(new QStackedWidget(this))
    , m_list(new ParameterList(m_pages))
    , m_editor(new PanelEditor(m_pages))
    , m_snapshots(new SnapshotBar(this))
    , m_influences(new InfluenceList(this))
    , m_snapshotSection(new Section(this))
    , m_reachSection(new Section(this))
    , m_reach(new QLabel(this))
    , m_nothingOpen(new EmptyState(QStringLiteral("parameter"), this))
    , m_noParameters(new EmptyState(QStringLiteral("parameter"), this))
    , m_noMatch(new EmptyState(QStringLiteral("search"), this))
{
    setProperty("role", "panel");
    setMinimumWidth(200);
    buildActions();
    build();
    connectParts();
    retranslate();
    setSession(nullptr);
}

ParameterPanel::~ParameterPanel() = default;

QAction *ParameterPanel::makeAction(const QString &icon, const QKeySequence &shortcut, std::function<void()> run)
{
    auto *action = new QAction(this);
    if (!icon.isEmpty())
        action->setIcon(iconFor(icon));
    if (!shortcut.isEmpty()) {
        action->setShortcut(shortcut);
        // The same keys mean other things in other panels.
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    }
    if (run)
        connect(action, &QAction::triggered, this, std::move(run));
    addAction(action);
    return action;
}

void ParameterPanel::buildActions()
{
    using Keys = QKeyCombination;
    m_edit = makeAction(QStringLiteral("panel-edit"), Keys(Qt::CTRL | Qt::SHIFT, Qt::Key_E), {});
    m_filter = makeAction(QStringLiteral("filter-selection"), Keys(Qt::CTRL, Qt::Key_M), {});
    m_physics = makeAction({}, {}, {});
    m_snap = makeAction(QStringLiteral("snap"), {}, {});
    for (QAction *action : {m_edit, m_filter, m_physics, m_snap})
        action->setCheckable(true);
    for (QAction *action : {m_edit, m_filter}) // wanted while the canvas has the keyboard
        action->setShortcutContext(Qt::WindowShortcut);
    m_type = makeAction(QStringLiteral("rename"), {}, [this] { m_list->editCurrent(); });
    m_reset = makeAction(QStringLiteral("reset"), {}, [this] { m_session->resetValue(*m_list->currentParameter()); });
    m_resetAll = makeAction(QStringLiteral("home"), Keys(Qt::CTRL, Qt::Key_Backspace), [this] { m_session->resetAll(); });
    m_lock = makeAction(QStringLiteral("lock"), {}, [this] {
        const std::uint32_t parameter = *m_list->currentParameter();
        m_session->setLocked(parameter, !m_session->isLocked(parameter));
    });
    m_unlockAll = makeAction(QStringLiteral("unlock"), Keys(Qt::CTRL, Qt::Key_U), [this] { m_session->unlockAll(); });
    m_random = makeAction(QStringLiteral("random"), Keys(Qt::CTRL, Qt::Key_R), [this] {
        m_session->randomPose(QRandomGenerator::global()->generate());
    });
    m_keep = makeAction(QStringLiteral("plus"), Keys(Qt::CTRL, Qt::Key_K), [this] {
        m_snapshotSection->setOpen(true);
        m_snapshots->keep();
    });
    m_copy = makeAction(QStringLiteral("copy"), QKeySequence::Copy, [this] { copyPose(); });
    m_paste = makeAction(QStringLiteral("paste"), QKeySequence::Paste, [this] { pastePose(); });
    m_copyId = makeAction({}, {}, [this] {
        QApplication::clipboard()->setText(m_session->rig().parameters[*m_list->currentParameter()].id);
    });
    m_expand = makeAction(QStringLiteral("expand-all"), {}, [this] { m_session->setAllOpen(true); });
    m_collapse = makeAction(QStringLiteral("collapse-all"), {}, [this] { m_session->setAllOpen(false); });
    m_moreMenu->addActions({m_resetAll, m_random, m_unlockAll});
    m_moreMenu->addSeparator();
    m_moreMenu->addActions({m_keep, m_copy, m_paste});
    m_moreMenu->addSeparator();
    m_moreMenu->addActions({m_expand, m_collapse, m_snap, m_physics});
}

void ParameterPanel::build()
{
    m_filterButton->setDefaultAction(m_filter);
    m_snapButton->setDefaultAction(m_snap);
    m_editButton->setDefaultAction(m_edit);
    m_moreButton->setIcon(iconFor(QStringLiteral("more")));
    m_moreButton->setMenu(m_moreMenu);
    m_moreButton->setPopupMode(QToolButton::InstantPopup);
    m_moreButton->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
    auto *top = new QHBoxLayout;
    top->setSpacing(metrics::kUnit);
    top->setContentsMargins(metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding, metrics::kUnit + 2);
    top->addWidget(m_search, 1);
    for (QToolButton *button : {m_filterButton, m_snapButton, m_editButton, m_moreButton}) {
        button->setFocusPolicy(Qt::TabFocus);
        button->setIconSize({metrics::kIconSize, metrics::kIconSize});
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        top->addWidget(button);
    }

    auto *reach = new QWidget(this);
    auto *reachLayout = new QVBoxLayout(reach);
    reachLayout->setContentsMargins(metrics::kUnit, 0, 0, metrics::kUnit);
    reachLayout->setSpacing(metrics::kUnit);
    m_reach->setWordWrap(true);
    m_reach->setProperty("role", "secondary");
    m_reach->setFont(smallFont());
    reachLayout->addWidget(m_reach);
    reachLayout->addWidget(m_influences);
    m_reachSection->setContent(reach);
    m_reachSection->setOpen(false);
    m_snapshotSection->setContent(m_snapshots);
    m_snapshotSection->setOpen(false);

    auto *listPage = new QWidget(m_pages);
    auto *listLayout = new QVBoxLayout(listPage);
    listLayout->setContentsMargins(0, 0, 0, 0);
    listLayout->addWidget(m_list);
    m_open = m_nothingOpen->addButton(QStringLiteral("open"));
    m_showAll = m_noMatch->addButton();
    for (QWidget *page : {static_cast<QWidget *>(m_nothingOpen), static_cast<QWidget *>(m_noParameters), listPage, static_cast<QWidget *>(m_editor),
                          static_cast<QWidget *>(m_noMatch)})
        m_pages->addWidget(page);

    auto *bottom = new QVBoxLayout;
    bottom->setContentsMargins(metrics::kPanelPadding, metrics::kUnit, metrics::kPanelPadding, metrics::kUnit);
    bottom->setSpacing(metrics::kUnit);
    bottom->addWidget(m_reachSection);
    bottom->addWidget(m_snapshotSection);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_pages, 1);
    layout->addLayout(bottom);
    orderTabs(layout);
}

void ParameterPanel::connectParts()
{
    connect(m_search, &QLineEdit::textChanged, this, &ParameterPanel::refreshFilter);
    connect(m_search, &SearchField::resultsRequested, this, [this] {
        isEditing() ? m_editor->setFocus(Qt::TabFocusReason) : m_list->setFocus(Qt::TabFocusReason);
    });
    connect(m_open, &QPushButton::clicked, this, &ParameterPanel::openRequested);
    connect(m_showAll, &QPushButton::clicked, this, [this] {
        m_search->clear();
        m_filter->setChecked(false);
    });
    connect(m_filter, &QAction::toggled, this, &ParameterPanel::refreshFilter);
    connect(m_physics, &QAction::toggled, this, &ParameterPanel::refreshFilter);
    connect(m_snap, &QAction::toggled, this, [this](bool on) {
        if (m_session)
            m_session->setSnapping(on);
    });
    connect(m_edit, &QAction::toggled, this, [this](bool on) {
        refreshPage();
        refreshActions();
        m_influences->setOn(!on && m_reachSection->isOpen());
        on ? m_editor->setFocus(Qt::OtherFocusReason) : m_list->setFocus(Qt::OtherFocusReason);
    });
    connect(m_list, &ParameterList::currentParameterChanged, this, &ParameterPanel::onCurrentParameter);
    connect(m_list, &ParameterList::rowsChanged, this, &ParameterPanel::refreshPage);
    connect(m_list, &ParameterList::menuRequested, this, &ParameterPanel::showMenu);
    connect(m_list, &ParameterList::hintChanged, this, &ParameterPanel::hintChanged);
    connect(m_editor, &PanelEditor::hintChanged, this, &ParameterPanel::hintChanged);
    connect(m_influences, &InfluenceList::measured, this, &ParameterPanel::refreshMeasured);
    connect(m_reachSection, &Section::toggled, m_influences, &InfluenceList::setOn);
}

void ParameterPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    refreshPage(); // a narrow dock keeps room to search in
}

void ParameterPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ParameterPanel::retranslate()
{
    m_search->setPlaceholderText(tr("Search parameters"));
    m_search->setAccessibleName(tr("Search parameters"));
    m_moreButton->setToolTip(tr("More for the whole pose"));
    m_moreButton->setAccessibleName(tr("More for the whole pose"));
    m_snapshotSection->setTitle(tr("Kept poses"));
    m_reachSection->setTitle(tr("What it moves"));
    m_nothingOpen->setText(tr("No puppet is open"), tr("Open a puppet to work its parameters."));
    m_open->setText(tr("Open…"));
    m_noParameters->setText(tr("This puppet has no parameters"), tr("There is nothing to move in it."));
    m_showAll->setText(tr("Show all parameters"));
    retranslateActions();
    refreshMeasured(static_cast<int>(m_influences->influences().size()),
                    m_influences->influences().empty() ? 0 : m_influences->influences().front().pixels);
    refreshPage();
    refreshActions();
}

void ParameterPanel::retranslateActions()
{
    m_edit->setText(tr("Edit the panel"));
    m_edit->setToolTip(tr("Edit the panel: groups, colours, pads and snap values that are kept in the file (Ctrl+Shift+E)"));
    m_filter->setText(tr("Only what moves the selection"));
    m_filter->setToolTip(tr("Only parameters that move what is selected in the canvas (Ctrl+M)"));
    m_physics->setText(tr("Count what moves it through physics"));
    m_snap->setText(tr("Snap to keys"));
    m_snap->setToolTip(tr("Snap to the snap values of the panel, or to keys where it has none (Ctrl while dragging does the other)"));
    m_type->setText(tr("Type a value"));
    m_reset->setText(tr("Set back to the default"));
    m_resetAll->setText(tr("Set all back to the default"));
    m_unlockAll->setText(tr("Unlock all"));
    m_random->setText(tr("Random pose"));
    m_keep->setText(tr("Keep this pose"));
    m_copy->setText(tr("Copy the pose"));
    m_paste->setText(tr("Paste a pose"));
    m_copyId->setText(tr("Copy the id"));
    m_expand->setText(tr("Open all groups"));
    m_collapse->setText(tr("Close all groups"));
}

} // namespace marrow

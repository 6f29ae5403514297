// How the skeleton panel is put together, named and enabled; what its actions do is in skeleton_panel.cpp.

#include "views/skeleton/skeleton_panel.h"

#include "views/common/empty_state.h"
#include "views/common/icons.h"
#include "views/common/search_field.h"
#include "views/common/theme.h"
#include "views/skeleton/rig_fitting.h"
#include "views/skeleton/skeleton_model.h"
#include "views/skeleton/skeleton_tree.h"

#include <QAction>
#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace marrow {

namespace {

enum Page { NothingOpen, NoRig, Tree, NoMatch, Fitting };

const char *const kTemplates[] = {"", "humanoid", "quadruped", "arm", "vehicle"};

} // namespace

SkeletonPanel::SkeletonPanel(QWidget *parent)
    : QWidget(parent)
    , m_pages(new QStackedWidget(this))
    , m_search(new SearchField(this))
    , m_model(new SkeletonModel(this))
    , m_tree(new SkeletonTree(m_model, this))
    , m_addButton(new QToolButton(this))
    , m_moreButton(new QToolButton(this))
    , m_keepButton(new QToolButton(this))
    , m_addMenu(new QMenu(this))
    , m_moreMenu(new QMenu(this))
    , m_mirrorMenu(new QMenu(this))
    , m_summary(new QLabel(this))
    , m_nothingOpen(new EmptyState(QStringLiteral("skeleton"), this))
    , m_noRig(new EmptyState(QStringLiteral("skeleton"), this))
    , m_noMatch(new EmptyState(QStringLiteral("search"), this))
    , m_fittingState(new EmptyState(QStringLiteral("skeleton"), this))
    , m_fitting(new RigFitting(this))
    , m_fittingBar(new QProgressBar(this))
{
    setProperty("role", "panel");
    setMinimumWidth(200);
    buildActions();
    buildEmptyStates();
    build();
    connectTree();
    retranslate();
    setContext(nullptr);
}

QAction *SkeletonPanel::makeAction(const QString &icon, const QKeySequence &shortcut, std::function<void()> run)
{
    auto *action = new QAction(this);
    if (!icon.isEmpty())
        action->setIcon(iconFor(icon));
    if (!shortcut.isEmpty()) {
        action->setShortcut(shortcut);
        // The same keys mean other things in other panels.
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    }
    connect(action, &QAction::triggered, this, std::move(run));
    addAction(action);
    return action;
}

void SkeletonPanel::buildActions()
{
    m_add = makeAction(QStringLiteral("joint-add"), Qt::Key_Insert, [this] { addJoint(AddPlace::AtParent); });
    m_addSurface = makeAction(QStringLiteral("surface"), {}, [this] { addJoint(AddPlace::CursorSurface); });
    m_addVolume = makeAction(QStringLiteral("cube"), {}, [this] { addJoint(AddPlace::CursorVolume); });
    m_rename = makeAction(QStringLiteral("rename"), Qt::Key_F2, [this] { startRename(); });
    m_duplicate = makeAction(QStringLiteral("mirror"), QKeyCombination(Qt::CTRL, Qt::Key_D), [this] { duplicateMirrored(0); });
    m_delete = makeAction(QStringLiteral("trash"), Qt::Key_Delete, [this] { deleteSelected(); });
    m_default = makeAction(QStringLiteral("default-joint"), {}, [this] { makeDefault(); });
    m_makeRoot = makeAction(QStringLiteral("home"), {}, [this] { reparent(m_tree->selectedJoints(), std::nullopt, false); });
    m_hide = makeAction(QStringLiteral("eye"), QKeyCombination(Qt::CTRL, Qt::Key_H), [this] { toggleMarks(true); });
    m_isolate = makeAction(QStringLiteral("isolate"), QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_H), [this] {
        const auto joints = m_tree->selectedJoints();
        m_context->setIsolated(m_context->isolated().empty() ? std::set<JointId>(joints.begin(), joints.end()) : std::set<JointId>());
    });
    m_lock = makeAction(QStringLiteral("lock"), QKeyCombination(Qt::CTRL, Qt::Key_L), [this] { toggleMarks(false); });
    m_up = makeAction(QStringLiteral("chevron-up"), QKeyCombination(Qt::ALT, Qt::Key_Up), [this] { moveAmongSiblings(-1); });
    m_down = makeAction(QStringLiteral("chevron-down"), QKeyCombination(Qt::ALT, Qt::Key_Down), [this] { moveAmongSiblings(1); });
    m_branch = makeAction({}, QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_A), [this] { selectBranch(); });
    m_reorder = makeAction({}, {}, [this] { numberInTreeOrder(); });
    m_expand = makeAction(QStringLiteral("expand-all"), {}, [this] { m_tree->expandAll(); });
    m_collapse = makeAction(QStringLiteral("collapse-all"), {}, [this] { m_tree->collapseAll(); });
    m_visit = makeAction(QStringLiteral("frame"), {}, [this] {
        if (const auto joint = m_context->activeJoint())
            emit m_context->jointVisitRequested(*joint);
    });
    m_removeRig = makeAction({}, {}, [this] { m_context->run(QStringLiteral("rig.remove"), {}); });
    for (int axis = 0; axis < 3; ++axis) {
        auto *action = new QAction(this);
        connect(action, &QAction::triggered, this, [this, axis] { duplicateMirrored(axis); });
        m_mirrorActions.append(action);
        m_mirrorMenu->addAction(action);
    }
    m_addMenu->addActions({m_add, m_addSurface, m_addVolume});
    m_moreMenu->addActions({m_expand, m_collapse, m_branch, m_reorder});
    m_moreMenu->addSeparator();
    m_moreMenu->addAction(m_removeRig);
}

QList<QAction *> SkeletonPanel::skeletonActions() const
{
    return {m_add, m_addSurface, m_addVolume, nullptr, m_rename, m_duplicate, m_delete, nullptr, m_default, m_makeRoot, m_up, m_down,
            m_reorder, nullptr, m_hide, m_isolate, m_lock, m_branch, m_visit, nullptr, m_removeRig};
}

void SkeletonPanel::buildEmptyStates()
{
    m_open = m_nothingOpen->addButton(QStringLiteral("open"));
    connect(m_open, &QPushButton::clicked, this, &SkeletonPanel::openRequested);
    const char *icons[] = {"joint", "template-humanoid", "template-quadruped", "template-arm", "template-vehicle"};
    for (int i = 0; i < 5; ++i) {
        QPushButton *button = m_noRig->addButton(QLatin1String(icons[i]));
        connect(button, &QPushButton::clicked, this, [this, i, button] {
            m_startPressed = button;
            startRig(QLatin1String(kTemplates[i]));
        });
        m_starts.append(button);
    }
    QPushButton *json = m_noRig->addButton(QStringLiteral("template-json"));
    connect(json, &QPushButton::clicked, this, &SkeletonPanel::rigFromJsonRequested);
    m_starts.append(json);
    m_bindNew = new QCheckBox(this);
    m_bindNew->setChecked(true);
    m_facesAway = new QCheckBox(this);
    m_facesAway->setChecked(true);
    m_noRig->addControl(m_bindNew);
    m_noRig->addControl(m_facesAway);
    m_fittingBar->setTextVisible(false);
    m_fittingState->addControl(m_fittingBar);
    m_fittingCancel = m_fittingState->addButton();
    connect(m_fittingCancel, &QPushButton::clicked, m_fitting, &RigFitting::cancel);
    connect(m_fitting, &RigFitting::changed, this, &SkeletonPanel::showFitting);
    connect(m_fitting, &RigFitting::failed, this, [this](const Error &error) {
        if (m_context)
            emit m_context->commandFailed(error);
    });
    connect(m_fitting, &RigFitting::created, this, [this](const VoxelDocument *document) {
        if (!m_context || m_context->document() != document)
            return;
        m_tree->expandAll();
        if (m_focusFollows)
            m_tree->setFocus();
    });
}

void SkeletonPanel::build()
{
    m_addButton->setIcon(iconFor(QStringLiteral("joint-add")));
    m_addButton->setMenu(m_addMenu);
    m_addButton->setPopupMode(QToolButton::MenuButtonPopup);
    connect(m_addButton, &QToolButton::clicked, m_add, &QAction::trigger);
    m_moreButton->setIcon(iconFor(QStringLiteral("more")));
    m_moreButton->setMenu(m_moreMenu);
    m_moreButton->setPopupMode(QToolButton::InstantPopup);
    m_moreButton->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
    m_keepButton->setIcon(iconFor(QStringLiteral("world")));
    m_keepButton->setCheckable(true);
    m_keepButton->setChecked(true);
    for (QToolButton *button : {m_addButton, m_moreButton, m_keepButton}) {
        button->setFocusPolicy(Qt::TabFocus);
        button->setIconSize({metrics::kIconSize, metrics::kIconSize});
    }
    m_summary->setProperty("role", "secondary");
    m_summary->setFont(smallFont());

    auto *top = new QHBoxLayout;
    top->setSpacing(metrics::kUnit);
    top->addWidget(m_search, 1);
    top->addWidget(m_addButton);
    top->addWidget(m_moreButton);
    auto *bottom = new QHBoxLayout;
    bottom->setSpacing(metrics::kUnit);
    bottom->addWidget(m_summary, 1);
    bottom->addWidget(m_keepButton);

    auto *treePage = new QWidget(this);
    auto *treeLayout = new QVBoxLayout(treePage);
    treeLayout->setContentsMargins(0, 0, 0, 0);
    treeLayout->addWidget(m_tree);

    m_pages->addWidget(m_nothingOpen);
    auto *starts = new QScrollArea(m_pages); // taller than a dock on a small screen
    starts->setWidgetResizable(true);
    starts->setFrameShape(QFrame::NoFrame);
    starts->setWidget(m_noRig);
    m_pages->addWidget(starts);
    m_pages->addWidget(treePage);
    m_pages->addWidget(m_noMatch);
    m_pages->addWidget(m_fittingState);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding, metrics::kUnit);
    layout->setSpacing(metrics::kUnit + 2);
    layout->addLayout(top);
    layout->addWidget(m_pages, 1);
    layout->addLayout(bottom);
}

void SkeletonPanel::connectTree()
{
    connect(m_search, &QLineEdit::textChanged, m_model, &SkeletonModel::setFilter);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (const QModelIndex found = firstFound(); !text.isEmpty() && found.isValid())
            m_tree->scrollTo(found);
    });
    connect(m_search, &SearchField::resultsRequested, this, [this] {
        m_tree->setFocus();
        if (const QModelIndex found = firstFound(); found.isValid())
            m_tree->selectionModel()->setCurrentIndex(found, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    });
    connect(m_model, &SkeletonModel::shapeChanged, this, &SkeletonPanel::onShapeChanged);
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this, &SkeletonPanel::selectionFromTree);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &SkeletonPanel::selectionFromTree);
    connect(m_tree, &SkeletonTree::reparentRequested, this, &SkeletonPanel::reparent);
    connect(m_tree, &SkeletonTree::dropHint, this, &SkeletonPanel::showDropHint);
    connect(m_tree, &SkeletonTree::eyeToggled, this,
            [this](JointId joint, bool visible) { m_context->setHidden({joint}, !visible); });
    connect(m_tree, &SkeletonTree::lockToggled, this,
            [this](JointId joint, bool locked) { m_context->setLocked({joint}, locked); });
    connect(m_tree, &SkeletonTree::isolateToggled, this, [this](JointId joint) {
        const std::set<JointId> only{joint};
        m_context->setIsolated(m_context->isolated() == only ? std::set<JointId>() : only);
    });
    connect(m_tree, &SkeletonTree::typed, this, [this](const QString &text) {
        m_search->setFocus();
        m_search->setText(text);
    });
    connect(m_tree, &QWidget::customContextMenuRequested, this, &SkeletonPanel::showContextMenu);
}

/// The first joint that fits the search, rather than an ancestor that is shown only to lead to it.
QModelIndex SkeletonPanel::firstFound() const
{
    QModelIndex index = m_model->index(0, 0);
    while (index.isValid() && !m_model->matches(m_model->jointAt(index)))
        index = m_tree->indexBelow(index);
    return index;
}

void SkeletonPanel::showContextMenu(const QPoint &position)
{
    QMenu menu(this);
    menu.addActions({m_add, m_addSurface, m_addVolume});
    menu.addSeparator();
    menu.addAction(m_rename);
    menu.addMenu(m_mirrorMenu);
    menu.addActions({m_makeRoot, m_default});
    menu.addSeparator();
    menu.addActions({m_up, m_down, m_branch, m_visit});
    menu.addSeparator();
    menu.addActions({m_hide, m_isolate, m_lock});
    menu.addSeparator();
    menu.addAction(m_delete);
    menu.exec(m_tree->viewport()->mapToGlobal(position));
}

void SkeletonPanel::refreshPage()
{
    const bool hasRig = m_context && m_context->rig();
    const bool found = hasRig && m_model->rowCount() > 0;
    m_pages->setCurrentIndex(!m_context ? NothingOpen : isFitting() ? Fitting : !hasRig ? NoRig : found ? Tree : NoMatch);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_search, m_addButton, m_moreButton, m_keepButton, m_summary})
        widget->setVisible(hasRig);
    retranslateEmptyStates();
    refreshActions();
}

void SkeletonPanel::refreshActions()
{
    const bool hasRig = m_context && m_context->rig();
    const auto selected = hasRig ? m_tree->selectedJoints().size() : 0;
    const auto active = hasRig ? m_context->activeJoint() : std::nullopt;
    const bool cursor = hasRig && m_context->cursor().has_value();
    m_add->setEnabled(hasRig);
    m_addSurface->setEnabled(cursor);
    m_addVolume->setEnabled(cursor);
    for (QAction *action : {m_rename, m_up, m_down, m_visit})
        action->setEnabled(selected > 0 && active);
    for (QAction *action : {m_duplicate, m_delete, m_makeRoot, m_hide, m_lock, m_branch})
        action->setEnabled(selected > 0);
    m_mirrorMenu->setEnabled(selected > 0);
    m_isolate->setEnabled(hasRig && (selected > 0 || !m_context->isolated().empty()));
    m_default->setEnabled(active && *active != m_context->rig()->binding.defaultJoint());
    for (QAction *action : {m_reorder, m_expand, m_collapse, m_removeRig})
        action->setEnabled(hasRig);
    const bool isolated = hasRig && !m_context->isolated().empty();
    m_isolate->setText(isolated ? tr("Show all joints") : tr("Show only these"));
}

void SkeletonPanel::refreshSummary()
{
    if (!m_context || !m_context->rig())
        return;
    const auto &skeleton = m_context->rig()->skeleton;
    QString text = tr("%n joints", nullptr, static_cast<int>(skeleton.size()));
    if (const auto selected = m_tree->selectedJoints(); selected.size() > 1) {
        qsizetype voxels = 0;
        for (JointId joint : selected)
            voxels += m_context->voxelCount(joint);
        text = tr("%n selected, %1 voxels", nullptr, static_cast<int>(selected.size())).arg(QLocale().toString(voxels));
    }
    m_summary->setText(text);
}

void SkeletonPanel::retranslateEmptyStates()
{
    m_nothingOpen->setText(tr("Nothing is open"), tr("The joints of a voxel rig are listed here. Open a .vfp file, or drop one on the window."));
    m_open->setText(tr("Open…"));
    if (m_context && m_context->asset().rigWasDropped)
        m_noRig->setText(tr("The rig in this file could not be used"),
                         tr("The issues say why. It stays in the file until you start a new one."));
    else
        m_noRig->setText(tr("This model has no skeleton yet"), tr("Joints let its parts move. A template is fitted to the model's size."));
    const QString labels[] = {tr("From scratch"), tr("Humanoid"), tr("Quadruped"), tr("Arm"), tr("Vehicle"), tr("From JSON…")};
    for (int i = 0; i < m_starts.size(); ++i)
        m_starts[i]->setText(labels[i]);
    m_bindNew->setText(tr("Bind voxels to the nearest joint"));
    m_bindNew->setToolTip(tr("Gives every voxel a joint by the way through the model, to paint over afterwards. Without it all voxels follow the root."));
    m_facesAway->setText(tr("The model faces −Z"));
    m_facesAway->setToolTip(tr("The front view shows a model's −Z side, and models are usually made to face it. Without it the front is +Z, and left and right change places."));
    m_fittingState->setText(tr("Fitting the skeleton"), tr("Finding the way from each voxel to its joint. You can go on looking around."));
    m_fittingBar->setAccessibleName(tr("Fitting the skeleton"));
    m_fittingCancel->setText(tr("Cancel"));
    m_fittingCancel->setToolTip(tr("Stop; the model stays without a skeleton"));
    m_noMatch->setText(tr("No joint is called \"%1\"").arg(m_search->text()), tr("Escape in the search field shows all joints again."));
}

void SkeletonPanel::retranslate()
{
    m_search->setPlaceholderText(tr("Search joints"));
    m_search->setAccessibleName(tr("Search joints"));
    m_tree->setAccessibleName(tr("Skeleton"));
    m_add->setText(tr("Add a child joint"));
    m_addSurface->setText(tr("Add a joint on the surface at the cursor"));
    m_addVolume->setText(tr("Add a joint in the middle of the piece at the cursor"));
    m_rename->setText(tr("Rename"));
    m_duplicate->setText(tr("Duplicate mirrored"));
    m_delete->setText(tr("Delete…"));
    m_default->setText(tr("Make it the default joint"));
    m_makeRoot->setText(tr("Make it a root"));
    m_hide->setText(tr("Hide or show"));
    m_lock->setText(tr("Lock or unlock"));
    m_up->setText(tr("Move up"));
    m_down->setText(tr("Move down"));
    m_branch->setText(tr("Select everything below"));
    m_reorder->setText(tr("Number joints in tree order"));
    m_expand->setText(tr("Open all branches"));
    m_collapse->setText(tr("Close all branches"));
    m_visit->setText(tr("Show in the view"));
    m_removeRig->setText(tr("Remove the rig"));
    m_mirrorMenu->setTitle(tr("Duplicate mirrored"));
    const QString axes[] = {tr("Left and right (X)"), tr("Up and down (Y)"), tr("Front and back (Z)")};
    for (int axis = 0; axis < 3; ++axis)
        m_mirrorActions[axis]->setText(axes[axis]);
    m_addButton->setToolTip(tr("Add a child joint (Insert)"));
    m_moreButton->setToolTip(tr("More for the whole skeleton"));
    m_keepButton->setToolTip(tr("A joint dragged onto another one keeps its place in the model. Off: it keeps its local numbers and jumps."));
    retranslateEmptyStates();
    m_model->retranslate();
    refreshActions();
    refreshSummary();
}

void SkeletonPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace marrow

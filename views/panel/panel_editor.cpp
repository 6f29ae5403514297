#include "views/panel/panel_editor.h"

#include "views/common/icons.h"
#include "views/common/tab_order.h"
#include "views/common/theme.h"
#include "views/panel/panel_entry_fields.h"
#include "views/panel/panel_tree_view.h"

#include <QAction>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>

namespace marrow {

PanelEditor::PanelEditor(QWidget *parent)
    : QWidget(parent)
    , m_tree(new PanelTreeView(this))
    , m_fields(new PanelEntryFields(m_tree, this))
{
    setProperty("role", "panel");
    setFocusProxy(m_tree);
    buildActions();
    auto *tools = new QHBoxLayout;
    tools->setContentsMargins(metrics::kPanelPadding, 0, metrics::kPanelPadding, metrics::kUnit);
    tools->setSpacing(2);
    for (QAction *action : {m_group, m_ungroup, m_takeOut, m_makePad, m_undo, m_redo}) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setFocusPolicy(Qt::TabFocus);
        button->setIconSize({metrics::kIconSize, metrics::kIconSize});
        if (action == m_undo)
            tools->addStretch();
        tools->addWidget(button);
        m_buttons.append(button);
    }
    auto *line = new QFrame(this);
    line->setFrameShape(QFrame::HLine);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(tools);
    layout->addWidget(m_tree, 1);
    layout->addWidget(line);
    layout->addWidget(m_fields);
    orderTabs(layout);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_tree, &QWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        QMenu menu(this);
        for (QAction *action : editorActions()) {
            if (action)
                menu.addAction(action);
            else
                menu.addSeparator();
        }
        menu.exec(m_tree->viewport()->mapToGlobal(at));
    });
    connect(m_tree, &PanelTreeView::selectedEntriesChanged, this, &PanelEditor::refreshActions);
    connect(m_tree, &PanelTreeView::hintChanged, this, &PanelEditor::hintChanged);
    retranslate();
    refreshActions();
}

PanelEditor::~PanelEditor() = default;

QAction *PanelEditor::makeAction(const QString &icon, const QKeySequence &shortcut, std::function<void()> run)
{
    auto *action = new QAction(this);
    if (!icon.isEmpty())
        action->setIcon(iconFor(icon));
    action->setShortcut(shortcut);
    // The same keys mean other things in other panels.
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, std::move(run));
    addAction(action);
    return action;
}

void PanelEditor::buildActions()
{
    using Keys = QKeyCombination;
    m_group = makeAction(QStringLiteral("group"), Keys(Qt::CTRL, Qt::Key_G), [this] { m_tree->group(); });
    m_ungroup = makeAction(QStringLiteral("ungroup"), Keys(Qt::CTRL | Qt::SHIFT, Qt::Key_G), [this] { m_tree->ungroup(); });
    m_takeOut = makeAction(QStringLiteral("trash"), {}, [this] { m_tree->takeOut(); });
    m_rename = makeAction(QStringLiteral("rename"), {}, [this] { m_tree->startRename(); });
    m_up = makeAction(QStringLiteral("chevron-up"), {}, [this] { m_tree->moveSelected(-1); });
    m_down = makeAction(QStringLiteral("chevron-down"), {}, [this] { m_tree->moveSelected(1); });
    m_in = makeAction({}, {}, [this] { m_tree->indentSelected(); });
    m_out = makeAction({}, {}, [this] { m_tree->outdentSelected(); });
    m_makePad = makeAction(QStringLiteral("pad"), Keys(Qt::CTRL, Qt::Key_J), [this] { m_fields->makePad(); });
    m_splitPad = makeAction({}, Keys(Qt::CTRL | Qt::SHIFT, Qt::Key_J), [this] { m_fields->splitPads(); });
    m_fromKeys = makeAction({}, {}, [this] { m_fields->snapsFromKeys(); });
    m_undo = makeAction(QStringLiteral("undo"), {}, [this] { m_session->document()->undoStack()->undo(); });
    m_redo = makeAction(QStringLiteral("redo"), {}, [this] { m_session->document()->undoStack()->redo(); });
    // In the tree alone: in a field below, Delete is for its text.
    m_takeOut->setShortcut(Qt::Key_Delete);
    m_rename->setShortcut(Qt::Key_F2);
    for (QAction *action : {m_takeOut, m_rename}) {
        action->setShortcutContext(Qt::WidgetShortcut);
        removeAction(action);
        m_tree->addAction(action);
    }
}

QList<QAction *> PanelEditor::editorActions() const
{
    return {m_group, m_ungroup, m_rename, m_takeOut, nullptr, m_up, m_down, m_in, m_out, nullptr, m_makePad, m_splitPad, m_fromKeys};
}

void PanelEditor::setSession(PanelSession *session)
{
    if (m_session && m_session->document())
        disconnect(m_session->document()->undoStack(), nullptr, this, nullptr);
    m_session = session;
    m_tree->setSession(session);
    m_fields->setSession(session);
    if (session) {
        connect(session->document()->undoStack(), &QUndoStack::canUndoChanged, this, &PanelEditor::refreshActions);
        connect(session->document()->undoStack(), &QUndoStack::canRedoChanged, this, &PanelEditor::refreshActions);
        connect(session->document()->undoStack(), &QUndoStack::indexChanged, this, &PanelEditor::refreshActions);
    }
    refreshActions();
}

void PanelEditor::setFilter(const QString &text)
{
    m_tree->setFilter(text);
}

void PanelEditor::refreshActions()
{
    const bool on = m_session;
    const bool nodes = on && !m_tree->selectedNodes().empty();
    const bool parameters = on && !m_tree->selectedParameters().empty();
    m_group->setEnabled(on);
    m_ungroup->setEnabled(on && !m_tree->selectedGroups().empty());
    m_rename->setEnabled(on && m_tree->selectedGroups().size() == 1);
    for (QAction *action : {m_takeOut, m_up, m_down, m_in, m_out})
        action->setEnabled(nodes);
    m_makePad->setEnabled(on && m_fields->canMakePad());
    m_splitPad->setEnabled(on && !m_fields->selectedPads().empty());
    m_fromKeys->setEnabled(parameters);
    QUndoStack *stack = on ? m_session->document()->undoStack() : nullptr;
    m_undo->setEnabled(stack && stack->canUndo());
    m_redo->setEnabled(stack && stack->canRedo());
    m_undo->setToolTip(stack && stack->canUndo() ? tr("Undo: %1 (Ctrl+Z)").arg(stack->undoText()) : tr("Undo (Ctrl+Z)"));
    m_redo->setToolTip(stack && stack->canRedo() ? tr("Redo: %1 (Ctrl+Shift+Z)").arg(stack->redoText()) : tr("Redo (Ctrl+Shift+Z)"));
    const bool empty = on && m_tree->selectedNodes().empty() && m_tree->selectedUnlisted().empty();
    m_group->setText(empty ? tr("New group") : tr("Group"));
    m_group->setToolTip(empty ? tr("A new group (Ctrl+G)") : tr("Put the selected entries into a new group (Ctrl+G)"));
}

void PanelEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PanelEditor::retranslate()
{
    m_tree->setAccessibleName(tr("Tree of the panel"));
    m_ungroup->setText(tr("Ungroup"));
    m_ungroup->setToolTip(tr("Dissolve the selected groups; what is in them stays (Ctrl+Shift+G)"));
    m_takeOut->setText(tr("Take out of the panel"));
    m_takeOut->setToolTip(tr("Take the selected entries out of the panel; the parameters stay in the puppet (Del)"));
    m_rename->setText(tr("Rename"));
    m_up->setText(tr("Move up") + QStringLiteral("\tAlt+↑"));
    m_down->setText(tr("Move down") + QStringLiteral("\tAlt+↓"));
    m_in->setText(tr("Move into the group above") + QStringLiteral("\tAlt+→"));
    m_out->setText(tr("Move out of the group") + QStringLiteral("\tAlt+←"));
    m_makePad->setText(tr("Make a pad"));
    m_makePad->setToolTip(tr("Make a pad of the two selected parameters (Ctrl+J)"));
    m_splitPad->setText(tr("Split the pad"));
    m_fromKeys->setText(tr("Snap values from keys"));
    m_undo->setText(tr("Undo"));
    m_redo->setText(tr("Redo"));
    refreshActions();
}

} // namespace marrow

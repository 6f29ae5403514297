#include "app/gui/shortcuts_dialog.h"

#include "app/gui/actions.h"
#include "app/gui/fuzzy_match.h"
#include "app/gui/preferences.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace marrow {

namespace {

struct PresetKey
{
    const char *action;
    const char *keys;
};

// The keys people of other programs press without thinking, where they differ from ours.
constexpr PresetKey kBlender[] = {{"view.frame", "Num+."}, {"view.xray", "Alt+Z"}, {"edit.palette", "F3"}, {"view.isolate", "Num+/"},
                                  {"edit.redo", "Ctrl+Shift+Z"}};
constexpr PresetKey kBlockbench[] = {{"edit.redo", "Ctrl+Y"}, {"edit.palette", "Ctrl+F"}, {"view.isolate", "Shift+H"}};
constexpr PresetKey kPhotoshop[] = {{"view.frame", "Ctrl+0"}, {"edit.palette", "Ctrl+F"}, {"view.grid", "Ctrl+'"}, {"edit.redo", "Ctrl+Shift+Z"}};

} // namespace

ShortcutsDialog::ShortcutsDialog(Actions *actions, Preferences *preferences, QWidget *parent)
    : QDialog(parent)
    , m_actions(actions)
    , m_preferences(preferences)
    , m_search(new QLineEdit(this))
    , m_preset(new QComboBox(this))
    , m_tree(new QTreeWidget(this))
    , m_edit(new QKeySequenceEdit(this))
    , m_conflict(new QLabel(this))
    , m_assign(new QPushButton(tr("Assign"), this))
    , m_clear(new QPushButton(tr("No shortcut"), this))
    , m_restore(new QPushButton(tr("Restore"), this))
{
    setWindowTitle(tr("Keyboard shortcuts"));
    resize(640, 560);
    m_search->setPlaceholderText(tr("Search actions"));
    m_preset->addItems({tr("Marrow"), tr("As in Blender"), tr("As in Blockbench"), tr("As in Photoshop")});
    m_preset->setToolTip(tr("Replaces every shortcut by those of a program you know"));
    m_preset->setCurrentIndex(-1);
    m_preset->setPlaceholderText(tr("Take a preset"));
    m_tree->setColumnCount(2);
    m_tree->setHeaderLabels({tr("Action"), tr("Shortcut")});
    m_tree->setRootIsDecorated(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_conflict->setWordWrap(true);

    auto *top = new QHBoxLayout;
    top->addWidget(m_search, 1);
    top->addWidget(m_preset);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_edit, 1);
    for (QPushButton *button : {m_assign, m_clear, m_restore})
        bottom->addWidget(button);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(m_tree, 1);
    layout->addLayout(bottom);
    layout->addWidget(m_conflict);
    layout->addWidget(buttons);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::showCurrent);
    connect(m_edit, &QKeySequenceEdit::keySequenceChanged, this, [this](const QKeySequence &keys) {
        m_conflict->clear();
        for (const QAction *action : m_actions->all()) {
            if (!keys.isEmpty() && action->objectName() != currentId() && action->shortcuts().contains(keys))
                m_conflict->setText(tr("%1 has this shortcut now and would lose it.").arg(Actions::plainText(action)));
        }
    });
    connect(m_assign, &QPushButton::clicked, this, &ShortcutsDialog::assign);
    connect(m_clear, &QPushButton::clicked, this, [this] { m_preferences->setShortcut(currentId(), QStringLiteral("")); });
    connect(m_restore, &QPushButton::clicked, this, [this] { m_preferences->setShortcut(currentId(), QString()); });
    connect(m_preset, &QComboBox::activated, this, &ShortcutsDialog::applyPreset);
    connect(m_preferences, &Preferences::shortcutsChanged, this, &ShortcutsDialog::refill);
    refill();
}

QString ShortcutsDialog::currentId() const
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    return item ? item->data(0, Qt::UserRole).toString() : QString();
}

void ShortcutsDialog::refill()
{
    const QString kept = currentId();
    m_tree->clear();
    for (const QAction *action : m_actions->all()) {
        auto *item = new QTreeWidgetItem(
            {Actions::plainText(action), QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText)});
        item->setData(0, Qt::UserRole, action->objectName());
        item->setIcon(0, action->icon());
        m_tree->addTopLevelItem(item);
        if (action->objectName() == kept)
            m_tree->setCurrentItem(item);
    }
    filter(m_search->text());
    showCurrent();
}

void ShortcutsDialog::filter(const QString &text)
{
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_tree->topLevelItem(i);
        item->setHidden(!text.isEmpty() && fuzzyScore(text, item->text(0)) == 0 &&
                        !item->text(1).contains(text, Qt::CaseInsensitive));
    }
}

void ShortcutsDialog::showCurrent()
{
    const QString id = currentId();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_edit, m_assign, m_clear, m_restore})
        widget->setEnabled(!id.isEmpty());
    m_edit->setKeySequence(id.isEmpty() ? QKeySequence() : (*m_actions)[id]->shortcut());
    m_conflict->setText(id.isEmpty() ? tr("Choose an action, then press the keys it shall have.") : QString());
}

void ShortcutsDialog::assign()
{
    const QString id = currentId();
    const QKeySequence keys = m_edit->keySequence();
    for (const QAction *action : m_actions->all()) {
        if (action->objectName() == id || keys.isEmpty() || !action->shortcuts().contains(keys))
            continue;
        QList<QKeySequence> rest = action->shortcuts();
        rest.removeAll(keys);
        m_preferences->setShortcut(action->objectName(), rest.isEmpty() ? QStringLiteral("") : QKeySequence::listToString(rest));
    }
    m_preferences->setShortcut(id, keys.isEmpty() ? QStringLiteral("") : keys.toString());
}

void ShortcutsDialog::applyPreset(int index)
{
    m_preferences->resetShortcuts();
    const auto apply = [this](const auto &preset) {
        for (const PresetKey &key : preset)
            m_preferences->setShortcut(QString::fromLatin1(key.action), QString::fromLatin1(key.keys));
    };
    if (index == 1)
        apply(kBlender);
    else if (index == 2)
        apply(kBlockbench);
    else if (index == 3)
        apply(kPhotoshop);
}

} // namespace marrow

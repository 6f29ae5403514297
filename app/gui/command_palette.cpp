#include "app/gui/command_palette.h"

#include "app/gui/fuzzy_match.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace marrow {

namespace {

constexpr int kWidth = 560;
constexpr int kHeight = 380;
constexpr int kMaxShown = 200;

} // namespace

CommandPalette::CommandPalette(QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_field(new QLineEdit(this))
    , m_list(new QListWidget(this))
{
    setObjectName("commandPalette");
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    layout->addWidget(m_field);
    layout->addWidget(m_list);
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::refill);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::runCurrent);
}

void CommandPalette::popup(std::vector<Entry> entries)
{
    m_entries = std::move(entries);
    m_field->setPlaceholderText(tr("Type a few letters of what you want to do"));
    m_field->clear();
    refill();
    const QWidget *window = parentWidget()->window();
    const int width = std::min(kWidth, window->width() - 32);
    setFixedSize(width, std::min(kHeight, window->height() - 64));
    move(window->mapToGlobal(QPoint((window->width() - width) / 2, 48)));
    show();
    m_field->setFocus();
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_field || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const int count = m_list->count();
    const int step = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : key == Qt::Key_PageDown ? 10 : key == Qt::Key_PageUp ? -10 : 0;
    if (step != 0 && count > 0) {
        m_list->setCurrentRow(std::clamp(m_list->currentRow() + step, 0, count - 1));
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        runCurrent();
        return true;
    }
    return false;
}

void CommandPalette::refill()
{
    std::vector<std::pair<int, int>> ranked; // score, index
    for (int i = 0; i < static_cast<int>(m_entries.size()); ++i) {
        const int score = fuzzyScore(m_field->text(), m_entries[static_cast<std::size_t>(i)].text);
        if (score > 0)
            ranked.emplace_back(m_field->text().isEmpty() ? 1 : score, i);
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    m_list->clear();
    for (const auto &[score, index] : ranked) {
        const Entry &entry = m_entries[static_cast<std::size_t>(index)];
        auto *item = new QListWidgetItem(entry.detail.isEmpty() ? entry.text : entry.text + QStringLiteral("    ") + entry.detail);
        item->setData(Qt::UserRole, index);
        m_list->addItem(item);
        if (m_list->count() == kMaxShown)
            break;
    }
    if (m_list->count() == 0) {
        auto *item = new QListWidgetItem(tr("Nothing is called that. Try fewer letters."));
        item->setFlags(Qt::NoItemFlags);
        m_list->addItem(item);
    } else {
        m_list->setCurrentRow(0);
    }
}

void CommandPalette::runCurrent()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item || !item->data(Qt::UserRole).isValid())
        return;
    const auto run = m_entries[static_cast<std::size_t>(item->data(Qt::UserRole).toInt())].run;
    hide();
    if (run)
        run();
}

} // namespace marrow

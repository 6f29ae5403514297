#include "views/library/library_view.h"

#include "views/common/empty_state.h"
#include "views/common/icons.h"
#include "views/common/search_field.h"
#include "views/common/theme.h"
#include "views/library/library_card.h"
#include "views/library/library_details.h"

#include <QComboBox>
#include <QDragEnterEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QStackedWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace marrow {

LibraryView::LibraryView(QWidget *parent)
    : QWidget(parent)
    , m_model(new LibraryModel(this))
    , m_search(new SearchField(this))
    , m_filter(new QComboBox(this))
    , m_add(new QPushButton(iconFor("plus"), {}, this))
    , m_list(new QListView(this))
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyState("character", this))
    , m_details(new LibraryDetails(this))
    , m_count(new QLabel(this))
{
    setAcceptDrops(true);
    build();
    connectParts();
    retranslate();
    showSelection();
}

void LibraryView::build()
{
    m_list->setObjectName("libraryList");
    m_search->setObjectName("librarySearch");
    m_add->setObjectName("libraryAdd");
    m_filter->setObjectName("libraryFilter");
    m_list->setModel(m_model);
    m_list->setItemDelegate(new LibraryCard(m_model, m_list));
    m_list->setViewMode(QListView::IconMode);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setMovement(QListView::Static);
    m_list->setUniformItemSizes(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setMouseTracking(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->installEventFilter(this);
    m_count->setProperty("role", "secondary");
    m_add->setProperty("role", "primary");
    m_add->setAutoDefault(false);
    m_empty->addButton("plus");
    m_pages->addWidget(m_list);
    m_pages->addWidget(m_empty);

    auto *top = new QHBoxLayout;
    top->setSpacing(metrics::kPanelPadding);
    top->addWidget(m_search, 1);
    top->addWidget(m_filter);
    top->addWidget(m_add);
    auto *left = new QVBoxLayout;
    left->setContentsMargins(metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding, metrics::kUnit);
    left->setSpacing(metrics::kPanelPadding);
    left->addLayout(top);
    left->addWidget(m_pages, 1);
    left->addWidget(m_count);
    auto *line = new QFrame(this);
    line->setFrameShape(QFrame::VLine);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(left, 1);
    layout->addWidget(line);
    layout->addWidget(m_details);
}

void LibraryView::connectParts()
{
    connect(m_search, &SearchField::textChanged, this, [this](const QString &text) {
        m_model->setSearch(text);
        showCount();
    });
    connect(m_search, &SearchField::resultsRequested, this, [this] {
        m_list->setFocus();
        if (m_model->rowCount() > 0)
            m_list->setCurrentIndex(m_model->index(0));
    });
    connect(m_filter, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_model->setFilter(static_cast<LibraryModel::Filter>(index));
        showCount();
    });
    connect(m_add, &QPushButton::clicked, this, &LibraryView::browseRequested);
    connect(m_empty->findChild<QPushButton *>(), &QPushButton::clicked, this, &LibraryView::browseRequested);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, &LibraryView::showSelection);
    connect(m_model, &QAbstractItemModel::modelReset, this, &LibraryView::showSelection);
    connect(m_list, &QListView::activated, this, [this] { emit openRequested(selected()); });
    connect(m_list, &QListView::customContextMenuRequested, this, &LibraryView::showMenu);
    connect(m_details, &LibraryDetails::stateRequested, this, [this](LibraryState state) { emit stateRequested(selected(), state); });
    connect(m_details, &LibraryDetails::defaultRequested, this, [this] { emit defaultRequested(selected().value(0)); });
    connect(m_details, &LibraryDetails::removeRequested, this, [this] { emit removeRequested(selected()); });
    connect(m_details, &LibraryDetails::openRequested, this, [this] { emit openRequested(selected()); });
    connect(m_details, &LibraryDetails::commentEdited, this, &LibraryView::commentEdited);
}

void LibraryView::retranslate()
{
    const int filter = qMax(0, m_filter->currentIndex());
    const QSignalBlocker blocker(m_filter);
    m_filter->clear();
    m_filter->addItems({tr("All states"), tr("Pending"), tr("Approved"), tr("Rejected")});
    m_filter->setCurrentIndex(filter);
    m_filter->setToolTip(tr("Show only entries of one state"));
    m_filter->setAccessibleName(tr("State"));
    m_search->setPlaceholderText(tr("Search by name, author, licence or comment"));
    m_search->setAccessibleName(tr("Search the library"));
    m_add->setText(tr("Add…"));
    m_add->setToolTip(tr("Add models or motions; they wait for approval (Insert)"));
    m_add->setAccessibleName(tr("Add models or motions"));
    m_list->setAccessibleName(tr("Library"));
    if (auto *button = m_empty->findChild<QPushButton *>())
        button->setText(tr("Add models…"));
    m_details->retranslate();
    showCount();
}

void LibraryView::setEntries(std::vector<LibraryEntry> entries)
{
    const QStringList chosen = selected();
    const QString current = m_list->currentIndex().data(LibraryModel::EntryRole).toString();
    m_model->setEntries(std::move(entries));
    for (const QString &sha256 : chosen) {
        if (const int row = m_model->rowOf(sha256); row >= 0)
            m_list->selectionModel()->select(m_model->index(row), QItemSelectionModel::Select);
    }
    if (const int row = m_model->rowOf(current); row >= 0)
        m_list->selectionModel()->setCurrentIndex(m_model->index(row), QItemSelectionModel::NoUpdate);
    showSelection();
    showCount();
}

void LibraryView::select(const QString &sha256)
{
    if (const int row = m_model->rowOf(sha256); row >= 0) {
        m_list->setCurrentIndex(m_model->index(row));
        m_list->scrollTo(m_model->index(row));
    }
}

QStringList LibraryView::selected() const
{
    QStringList chosen;
    QModelIndexList rows = m_list->selectionModel()->selectedIndexes();
    std::sort(rows.begin(), rows.end());
    for (const QModelIndex &index : rows)
        chosen.append(index.data(LibraryModel::EntryRole).toString());
    return chosen;
}

void LibraryView::showSelection()
{
    std::vector<LibraryEntry> entries;
    for (const QString &sha256 : selected())
        entries.push_back(m_model->entry(m_model->rowOf(sha256)));
    const QImage picture = entries.size() == 1 ? m_model->index(m_model->rowOf(entries[0].sha256)).data(LibraryModel::PictureRole).value<QImage>() : QImage();
    m_details->show(entries, picture);
}

void LibraryView::showCount()
{
    const int shown = m_model->rowCount();
    m_pages->setCurrentWidget(shown > 0 ? static_cast<QWidget *>(m_list) : m_empty);
    if (m_model->total() == 0)
        m_empty->setText(tr("The library is empty"), tr("Drop models or motions here, or add them. They wait here until you approve them."));
    else
        m_empty->setText(tr("Nothing answers to that"), tr("Another word or another state shows more."));
    m_empty->findChild<QPushButton *>()->setVisible(m_model->total() == 0);
    m_count->setText(tr("%1 of %2 shown · %3 pending").arg(shown).arg(m_model->total()).arg(m_model->count(LibraryState::Pending)));
}

void LibraryView::showMenu(const QPoint &place)
{
    const QStringList chosen = selected();
    if (chosen.isEmpty())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(iconFor("open"), tr("Open in a tab"), this, [this, chosen] { emit openRequested(chosen); });
    menu->addSeparator();
    menu->addAction(iconFor("good", IconRole::Good), tr("Approve"), this, [this, chosen] { emit stateRequested(chosen, LibraryState::Approved); });
    menu->addAction(iconFor("error", IconRole::Error), tr("Reject"), this, [this, chosen] { emit stateRequested(chosen, LibraryState::Rejected); });
    menu->addAction(tr("Back to pending"), this, [this, chosen] { emit stateRequested(chosen, LibraryState::Pending); });
    QAction *makeDefault = menu->addAction(iconFor("home"), tr("Make default"), this, [this, chosen] { emit defaultRequested(chosen.first()); });
    makeDefault->setEnabled(chosen.size() == 1 && m_model->entry(m_model->rowOf(chosen.first())).state == LibraryState::Approved);
    menu->addSeparator();
    menu->addAction(iconFor("trash"), tr("Remove…"), this, [this, chosen] { emit removeRequested(chosen); });
    menu->popup(m_list->viewport()->mapToGlobal(place));
}

bool LibraryView::useKey(int key)
{
    const QStringList chosen = selected();
    if (key == Qt::Key_Insert) {
        emit browseRequested();
        return true;
    }
    if (chosen.isEmpty())
        return false;
    switch (key) {
    case Qt::Key_A:
        emit stateRequested(chosen, LibraryState::Approved);
        return true;
    case Qt::Key_R:
        emit stateRequested(chosen, LibraryState::Rejected);
        return true;
    case Qt::Key_D:
        emit defaultRequested(chosen.first());
        return true;
    case Qt::Key_Delete:
        emit removeRequested(chosen);
        return true;
    default:
        return false;
    }
}

bool LibraryView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->modifiers() == Qt::NoModifier && useKey(key->key()))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

void LibraryView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void LibraryView::dragEnterEvent(QDragEnterEvent *event)
{
    for (const QUrl &url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            event->acceptProposedAction();
    }
}

void LibraryView::dropEvent(QDropEvent *event)
{
    QStringList paths;
    for (const QUrl &url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    event->acceptProposedAction();
    // The program the files came from waits for the end of the drop.
    QMetaObject::invokeMethod(this, [this, paths] { emit addRequested(paths); }, Qt::QueuedConnection);
}

} // namespace marrow

#include "views/history/history_panel.h"

#include "views/common/empty_state.h"
#include "views/common/icons.h"
#include "views/common/theme.h"

#include <QAbstractListModel>
#include <QEvent>
#include <QFont>
#include <QListView>
#include <QPalette>
#include <QPixmap>
#include <QStackedWidget>
#include <QUndoStack>
#include <QVBoxLayout>

namespace marrow {

namespace {

QIcon blankIcon()
{
    QPixmap pixmap(metrics::kIconSize, metrics::kIconSize);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

} // namespace

/// Row 0 is the state before the first step, row n the state after step n.
class HistoryPanel::Model : public QAbstractListModel
{
public:
    explicit Model(HistoryPanel *panel)
        : QAbstractListModel(panel)
        , m_panel(panel)
    {
    }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() || !m_panel->m_stack ? 0 : m_rows;
    }

    QVariant data(const QModelIndex &index, int role) const override
    {
        const QUndoStack *stack = m_panel->m_stack;
        if (!stack || index.row() > stack->count())
            return {};
        const int row = index.row();
        switch (role) {
        case Qt::DisplayRole:
        case Qt::ToolTipRole:
            return row == 0 ? HistoryPanel::tr("As it was opened") : stack->text(row - 1);
        case Qt::DecorationRole:
            // The saved state carries a mark; the others keep its room so that the texts stand in line.
            return row == stack->cleanIndex() ? iconFor(QStringLiteral("save"), IconRole::Secondary) : blankIcon();
        case Qt::AccessibleDescriptionRole:
            return row == stack->cleanIndex() ? HistoryPanel::tr("saved") : QString();
        case Qt::ForegroundRole:
            return row > stack->index() ? QVariant(m_panel->palette().color(QPalette::Disabled, QPalette::Text)) : QVariant();
        default:
            return {};
        }
    }

    void reload()
    {
        const int rows = m_panel->m_stack ? m_panel->m_stack->count() + 1 : 0;
        // The usual change is one row more; anything else is rare enough for a reset.
        if (rows == m_rows + 1) {
            beginInsertRows({}, m_rows, m_rows);
            m_rows = rows;
            endInsertRows();
        } else if (rows != m_rows) {
            beginResetModel();
            m_rows = rows;
            endResetModel();
        }
        if (m_rows > 0)
            emit dataChanged(index(0), index(m_rows - 1));
    }

private:
    HistoryPanel *m_panel;
    int m_rows = 0;
};

HistoryPanel::HistoryPanel(QWidget *parent)
    : QWidget(parent)
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyState(QStringLiteral("history"), m_pages))
    , m_list(new QListView(m_pages))
    , m_model(new Model(this))
{
    setProperty("role", "panel");
    m_list->setIconSize({metrics::kIconSize, metrics::kIconSize});
    m_list->setModel(m_model);
    m_list->setUniformItemSizes(true);
    m_list->setTextElideMode(Qt::ElideRight);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_list);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);
    const auto go = [this](const QModelIndex &index) {
        if (m_stack)
            m_stack->setIndex(index.row());
    };
    connect(m_list, &QListView::clicked, this, go);
    connect(m_list, &QListView::activated, this, go);
    retranslate();
    followIndex();
}

void HistoryPanel::setStack(QUndoStack *stack)
{
    if (m_stack)
        m_stack->disconnect(this);
    m_stack = stack;
    if (stack) {
        connect(stack, &QUndoStack::indexChanged, this, &HistoryPanel::followIndex);
        connect(stack, &QUndoStack::cleanChanged, this, &HistoryPanel::followIndex);
        connect(stack, &QObject::destroyed, this, [this] { followIndex(); });
    }
    followIndex();
}

void HistoryPanel::followIndex()
{
    m_model->reload();
    m_pages->setCurrentWidget(m_stack ? static_cast<QWidget *>(m_list) : m_empty);
    if (!m_stack)
        return;
    const QModelIndex current = m_model->index(m_stack->index());
    m_list->setCurrentIndex(current);
    m_list->scrollTo(current);
}

void HistoryPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void HistoryPanel::retranslate()
{
    m_empty->setText(tr("No history"), tr("Every step you take in a document is listed here, and a click goes back to it."));
    m_list->setAccessibleName(tr("History"));
    m_model->reload();
}

} // namespace marrow

#include "views/puppet/difference_table.h"

#include "views/common/theme.h"
#include "views/puppet/puppet_comparison.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace marrow {

namespace {

constexpr int kRefreshMs = 200;
constexpr float kSmallest = 0.005f; // below what the table can show

} // namespace

void DifferenceModel::setRows(std::vector<Row> rows)
{
    const bool same = rows.size() == m_rows.size()
                      && std::equal(rows.begin(), rows.end(), m_rows.begin(), [](const Row &a, const Row &b) { return a.mesh == b.mesh; });
    if (same) { // the usual case while something swings: selection and scrolling stay
        m_rows = std::move(rows);
        if (!m_rows.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, 2));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int DifferenceModel::rowOf(std::uint32_t mesh) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].mesh == mesh)
            return static_cast<int>(i);
    }
    return -1;
}

QVariant DifferenceModel::data(const QModelIndex &index, int role) const
{
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) {
        switch (index.column()) {
        case 0:
            return row.name;
        case 1:
            return QLocale().toString(static_cast<double>(row.largest), 'f', 2);
        case 2:
            return QLocale().toString(static_cast<double>(row.mean), 'f', 3);
        }
    }
    if (role == Qt::TextAlignmentRole && index.column() > 0)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant DifferenceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole)
        return section == 0 ? tr("Mesh") : section == 1 ? tr("Max px") : tr("Mean px");
    if (role == Qt::TextAlignmentRole && section > 0)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

DifferenceTable::DifferenceTable(QWidget *parent)
    : QWidget(parent)
    , m_summary(new QLabel(this))
    , m_view(new QTreeView(this))
    , m_model(new DifferenceModel(this))
{
    m_summary->setObjectName("differenceSummary");
    m_summary->setWordWrap(true);
    m_view->setObjectName("differenceTable");
    m_view->setModel(m_model);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setFont(smallFont());
    m_view->setMinimumHeight(6 * metrics::kRowHeight);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_view->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_view->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kUnit);
    layout->addWidget(m_summary);
    layout->addWidget(m_view, 1);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kRefreshMs);
    connect(&m_soon, &QTimer::timeout, this, &DifferenceTable::refresh);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] { selectCurrent(); });
    connect(m_view, &QTreeView::clicked, this, [this] {
        selectCurrent();
        emit frameRequested();
    });
    connect(m_view, &QTreeView::activated, this, [this] { emit frameRequested(); });
    refresh();
}

void DifferenceTable::setContext(PuppetContext *context)
{
    if (m_context) {
        m_context->comparison().want(this, false);
        m_context->comparison().disconnect(this);
        m_context->disconnect(this);
    }
    m_context = context;
    if (context) {
        connect(&context->comparison(), &PuppetComparison::measured, this, [this] {
            if (!m_soon.isActive())
                m_soon.start();
        });
        connect(context, &PuppetContext::settingsChanged, this, &DifferenceTable::refresh);
        context->comparison().want(this, isVisible());
    }
    refresh();
}

void DifferenceTable::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_context)
        m_context->comparison().want(this, true);
    refresh();
}

void DifferenceTable::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (m_context)
        m_context->comparison().want(this, false);
}

void DifferenceTable::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

void DifferenceTable::selectCurrent()
{
    const QModelIndex current = m_view->currentIndex();
    if (m_choosing || !m_context || !current.isValid())
        return;
    m_context->select({PuppetItemKind::Mesh, m_model->row(current.row()).mesh});
}

void DifferenceTable::refresh()
{
    std::vector<DifferenceModel::Row> rows;
    if (!m_context || m_context->availableFeatures() == 0) {
        m_summary->setText(m_context ? tr("This puppet offers nothing beyond the core, so there is nothing to compare.") : QString());
    } else if (m_context->features() == 0) {
        m_summary->setText(tr("Turn a feature on to see how far it moves the vertices."));
    } else if (m_context->comparison().isEnabled()) {
        const PuppetComparison &comparison = m_context->comparison();
        const QLocale locale;
        m_summary->setText(comparison.worstMesh() < 0 ? tr("In this pose the two do not differ. Move a parameter, or play.")
                           : tr("Largest %1 px, mean %2 px over all vertices")
                               .arg(locale.toString(static_cast<double>(comparison.largest()), 'f', 2),
                                    locale.toString(static_cast<double>(comparison.mean()), 'f', 3)));
        for (std::uint32_t m = 0; m < comparison.meshes().size(); ++m) {
            if (comparison.meshes()[m].largest >= kSmallest)
                rows.push_back({m, m_context->nameOf({PuppetItemKind::Mesh, m}), comparison.meshes()[m].largest,
                                comparison.meshes()[m].mean});
        }
        std::stable_sort(rows.begin(), rows.end(), [](const auto &a, const auto &b) { return a.largest > b.largest; });
    }
    const QModelIndex current = m_view->currentIndex();
    const std::optional<std::uint32_t> kept = current.isValid() ? std::optional(m_model->row(current.row()).mesh) : std::nullopt;
    m_view->setVisible(!rows.empty());
    m_choosing = true; // a row that moved is not a choice
    m_model->setRows(std::move(rows));
    if (kept && m_model->rowOf(*kept) >= 0)
        m_view->setCurrentIndex(m_model->index(m_model->rowOf(*kept), 0));
    m_choosing = false;
}

} // namespace marrow

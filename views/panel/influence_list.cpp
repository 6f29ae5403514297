#include "views/panel/influence_list.h"

#include "views/common/theme.h"

#include <QAbstractListModel>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTimer>

#include <algorithm>

namespace marrow {

namespace {

enum Role { ShareRole = Qt::UserRole, AmountRole };

constexpr int kDelayMs = 80;
constexpr int kVisibleLines = 5;
constexpr int kRow = 22;

/// A name, a bar of how far, and the number.
class InfluenceDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Tokens &tokens = tokensFor(option.palette);
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, tokens.selection);
        else if (option.state & QStyle::State_MouseOver)
            painter->fillRect(option.rect, tokens.hover);
        const QRect area = option.rect.adjusted(6, 0, -6, 0);
        const QString amount = index.data(AmountRole).toString();
        const int amountWidth = std::max(option.fontMetrics.horizontalAdvance(QStringLiteral("0000.0 px")), option.fontMetrics.horizontalAdvance(amount));
        const int barWidth = std::clamp(area.width() / 4, 24, 90);
        const QRect bar(area.right() - amountWidth - 8 - barWidth, area.center().y() - 1, barWidth, 4);
        painter->fillRect(bar, tokens.border);
        painter->fillRect(QRect(bar.topLeft(), QSize(static_cast<int>(index.data(ShareRole).toDouble() * bar.width()), bar.height())), tokens.accent);
        painter->setPen(tokens.secondaryText);
        painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter, amount);
        painter->setPen(tokens.text);
        const QRect name(area.left(), area.top(), bar.left() - 8 - area.left(), area.height());
        painter->drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                          option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, name.width()));
    }
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {120, kRow}; }
};

} // namespace

/// Gives the view what was measured.
class InfluenceModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void show(const PuppetRig *rig, const std::vector<MeshInfluence> *found)
    {
        beginResetModel();
        m_rig = rig;
        m_found = found;
        endResetModel();
    }
    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() || !m_found ? 0 : static_cast<int>(m_found->size()); }
    QVariant data(const QModelIndex &index, int role) const override
    {
        const MeshInfluence &entry = (*m_found)[static_cast<std::size_t>(index.row())];
        const Mesh &mesh = m_rig->meshes[entry.mesh];
        switch (role) {
        case Qt::DisplayRole:
            return !mesh.name.isEmpty() ? mesh.name : !mesh.id.isEmpty() ? mesh.id : tr("Mesh %1").arg(entry.mesh);
        case ShareRole: {
            const float most = m_found->front().pixels;
            return most > 0 ? static_cast<double>(entry.pixels / most) : 0.0;
        }
        case AmountRole:
            if (entry.pixels > 0.005f)
                return tr("%1 px").arg(static_cast<double>(entry.pixels), 0, 'f', 1);
            return entry.opacity > 0 ? tr("opacity %1").arg(static_cast<double>(entry.opacity), 0, 'f', 2) : tr("order, colour");
        case Qt::ToolTipRole:
            return tr("Click to select %1 in the canvas").arg(index.data().toString());
        default:
            return {};
        }
    }

private:
    const PuppetRig *m_rig = nullptr;
    const std::vector<MeshInfluence> *m_found = nullptr;
};

InfluenceList::InfluenceList(QWidget *parent)
    : QListView(parent)
    , m_model(new InfluenceModel(this))
    , m_delay(new QTimer(this))
{
    setModel(m_model);
    setItemDelegate(new InfluenceDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(true);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_delay->setSingleShot(true);
    m_delay->setInterval(kDelayMs);
    connect(m_delay, &QTimer::timeout, this, &InfluenceList::measure);
    connect(this, &QListView::entered, this, [this](const QModelIndex &index) {
        m_session->puppet()->setHovered({{PuppetItemKind::Mesh, m_found[static_cast<std::size_t>(index.row())].mesh}});
    });
    const auto select = [this](const QModelIndex &index) {
        m_session->puppet()->select({PuppetItemKind::Mesh, m_found[static_cast<std::size_t>(index.row())].mesh});
    };
    connect(this, &QListView::clicked, this, select);
    connect(this, &QListView::activated, this, select);
}

void InfluenceList::setSession(PanelSession *session)
{
    if (m_session && m_session->puppet() && m_on)
        m_session->puppet()->setHighlights({});
    m_parameter.reset();
    m_found.clear();
    m_model->show(nullptr, nullptr);
    m_session = session;
}

void InfluenceList::setParameter(std::optional<std::uint32_t> parameter)
{
    if (parameter == m_parameter)
        return;
    m_parameter = parameter;
    if (m_on)
        m_delay->start();
}

void InfluenceList::setOn(bool on)
{
    m_on = on;
    if (on)
        measure();
    else if (m_session)
        m_session->puppet()->setHighlights({});
}

void InfluenceList::measure()
{
    m_delay->stop();
    m_model->show(nullptr, nullptr);
    m_found.clear();
    if (m_on && m_session && m_parameter) {
        m_found = measureInfluence(m_session->puppet()->puppet().evaluator().plan(), m_session->shownValues(), *m_parameter,
                                   m_session->keys(*m_parameter));
        m_model->show(&m_session->rig(), &m_found);
    }
    lightUp();
    updateGeometry();
    emit measured(static_cast<int>(m_found.size()), m_found.empty() ? 0 : m_found.front().pixels);
}

void InfluenceList::lightUp()
{
    if (!m_session || !m_on)
        return;
    QList<PuppetHighlight> lit;
    for (const MeshInfluence &influence : m_found) {
        const float most = m_found.front().pixels;
        // What changes its looks alone is lit a little too.
        lit.append({{PuppetItemKind::Mesh, influence.mesh}, most > 0 ? std::max(influence.pixels / most, 0.05f) : 0.5f});
    }
    m_session->puppet()->setHighlights(lit);
}

void InfluenceList::leaveEvent(QEvent *event)
{
    QListView::leaveEvent(event);
    if (m_session)
        m_session->puppet()->setHovered({});
}

QSize InfluenceList::sizeHint() const
{
    return {200, kRow * std::clamp(static_cast<int>(m_found.size()), 1, kVisibleLines)};
}

} // namespace marrow

#include "influence_list.moc"

#include "views/panel/panel_tree_model.h"

#include "model/puppet/panel_tree.h"
#include "views/common/icons.h"
#include "views/panel/label_colors.h"

#include <QApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMimeData>

#include <algorithm>

namespace marrow {

namespace {

// Internal ids: a node by its place, then the heading of the unlisted, then those by their number.
constexpr quintptr kHeading = quintptr{1} << 30;

const QString kMime = QStringLiteral("application/x-marrow-panel-entries");

QJsonObject entriesOf(const QMimeData *data)
{
    return QJsonDocument::fromJson(data->data(kMime)).object();
}

} // namespace

void PanelTreeModel::setSession(PanelSession *session)
{
    if (m_session) {
        disconnect(m_session, nullptr, this, nullptr);
        if (m_session->document())
            disconnect(m_session->document(), nullptr, this, nullptr);
    }
    m_session = session;
    if (session)
        connect(session->document(), &PuppetDocument::committed, this, &PanelTreeModel::onCommitted);
    rebuild();
}

void PanelTreeModel::setFilter(const QString &text)
{
    m_words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, 0), {FitsRole});
    emit layoutChanged();
}

void PanelTreeModel::onCommitted(const PuppetChangeSet &change)
{
    if (change.cause == PuppetChangeSet::Cause::Reset)
        return setSession(nullptr);
    if (change.has(PuppetChangeSet::Tree))
        return rebuild();
    emit layoutChanged(); // names, colours, pads: the same rows look different
}

void PanelTreeModel::rebuild()
{
    beginResetModel();
    m_parents.clear();
    m_rows.clear();
    m_children.assign(1, {});
    m_unlisted.clear();
    if (m_session) {
        const std::vector<PanelNode> &nodes = m_session->panel().nodes;
        m_parents = panelParents(nodes);
        m_children.resize(nodes.size() + 1);
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            auto &siblings = m_children[static_cast<std::size_t>(m_parents[i] + 1)];
            m_rows.push_back(static_cast<int>(siblings.size()));
            siblings.push_back(static_cast<int>(i));
        }
        m_unlisted = unlistedParameters(m_session->panel(), m_session->rig().parameters.size());
    }
    endResetModel();
    emit rebuilt();
}

PanelTreeModel::Entry PanelTreeModel::entryAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    if (index.internalId() < kHeading)
        return {Entry::Kind::Node, static_cast<int>(index.internalId()), 0};
    if (index.internalId() == kHeading)
        return {Entry::Kind::UnlistedHeading, -1, 0};
    return {Entry::Kind::Unlisted, -1, static_cast<std::uint32_t>(index.internalId() - kHeading - 1)};
}

QModelIndex PanelTreeModel::indexOfNode(int node) const
{
    if (node < 0 || static_cast<std::size_t>(node) >= m_rows.size())
        return {};
    return createIndex(m_rows[static_cast<std::size_t>(node)], 0, static_cast<quintptr>(node));
}

QModelIndex PanelTreeModel::unlistedHeading() const
{
    return m_unlisted.empty() ? QModelIndex() : createIndex(static_cast<int>(childrenOf(-1).size()), 0, kHeading);
}

QModelIndex PanelTreeModel::indexOfUnlisted(std::uint32_t parameter) const
{
    const auto at = std::lower_bound(m_unlisted.begin(), m_unlisted.end(), parameter);
    if (at == m_unlisted.end() || *at != parameter)
        return {};
    return createIndex(static_cast<int>(at - m_unlisted.begin()), 0, kHeading + 1 + parameter);
}

bool PanelTreeModel::isGroup(const QModelIndex &index) const
{
    const Entry entry = entryAt(index);
    return entry.kind == Entry::Kind::Node && m_session->panel().nodes[static_cast<std::size_t>(entry.node)].isGroup;
}

std::optional<std::uint32_t> PanelTreeModel::parameterAt(const QModelIndex &index) const
{
    const Entry entry = entryAt(index);
    if (entry.kind == Entry::Kind::Unlisted)
        return entry.parameter;
    if (entry.kind != Entry::Kind::Node || isGroup(index))
        return std::nullopt;
    return static_cast<std::uint32_t>(m_session->panel().nodes[static_cast<std::size_t>(entry.node)].parameter);
}

QModelIndex PanelTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (row < 0 || column != 0 || row >= rowCount(parent))
        return {};
    const Entry above = entryAt(parent);
    if (above.kind == Entry::Kind::UnlistedHeading)
        return createIndex(row, 0, kHeading + 1 + m_unlisted[static_cast<std::size_t>(row)]);
    const auto &children = childrenOf(above.node);
    if (static_cast<std::size_t>(row) < children.size())
        return createIndex(row, 0, static_cast<quintptr>(children[static_cast<std::size_t>(row)]));
    return createIndex(row, 0, kHeading);
}

QModelIndex PanelTreeModel::parent(const QModelIndex &index) const
{
    const Entry entry = entryAt(index);
    if (entry.kind == Entry::Kind::Unlisted)
        return unlistedHeading();
    return entry.kind == Entry::Kind::Node ? indexOfNode(m_parents[static_cast<std::size_t>(entry.node)]) : QModelIndex();
}

int PanelTreeModel::rowCount(const QModelIndex &parent) const
{
    const Entry entry = entryAt(parent);
    switch (entry.kind) {
    case Entry::Kind::None:
        return static_cast<int>(childrenOf(-1).size()) + (m_unlisted.empty() ? 0 : 1);
    case Entry::Kind::Node:
        return static_cast<int>(childrenOf(entry.node).size());
    case Entry::Kind::UnlistedHeading:
        return static_cast<int>(m_unlisted.size());
    case Entry::Kind::Unlisted:
        break;
    }
    return 0;
}

bool PanelTreeModel::fits(const QString &name, const QString &id) const
{
    return std::all_of(m_words.begin(), m_words.end(), [&](const QString &word) {
        return name.contains(word, Qt::CaseInsensitive) || id.contains(word, Qt::CaseInsensitive);
    });
}

QVariant PanelTreeModel::parameterData(std::uint32_t parameter, int role) const
{
    const Parameter &record = m_session->rig().parameters[parameter];
    const auto pad = joystickOf(m_session->panel(), parameter);
    switch (role) {
    case Qt::DisplayRole:
        return m_session->label(parameter);
    case Qt::DecorationRole:
        return iconFor(pad ? QStringLiteral("pad") : QStringLiteral("parameter"), IconRole::Secondary);
    case Qt::ToolTipRole: {
        QString tip = record.id;
        if (pad) {
            const PanelJoystick &joystick = m_session->panel().joysticks[*pad];
            tip += QLatin1Char('\n') + tr("On a pad: ↔ %1, ↕ %2").arg(m_session->label(joystick.horizontal), m_session->label(joystick.vertical));
        }
        return tip;
    }
    case PadRole:
        return pad.has_value();
    case NoteRole: {
        const FloatArray *snaps = snapsOf(m_session->panel(), parameter);
        return snaps && snaps->size() > 0 ? tr("%n snaps", nullptr, static_cast<int>(snaps->size())) : QString();
    }
    case FitsRole:
        return fits(record.name, record.id);
    default:
        return {};
    }
}

QVariant PanelTreeModel::nodeData(int node, int role) const
{
    const PanelNode &record = m_session->panel().nodes[static_cast<std::size_t>(node)];
    if (!record.isGroup)
        return parameterData(static_cast<std::uint32_t>(record.parameter), role);
    switch (role) {
    case Qt::DisplayRole:
        return groupLabel(record);
    case Qt::EditRole:
        return m_session->document()->namesStripped() ? record.id : record.name;
    case Qt::DecorationRole:
        return iconFor(QStringLiteral("folder"), IconRole::Secondary);
    case Qt::ToolTipRole:
        return record.id;
    case ColorRole:
        return labelColor(record, QApplication::palette());
    case NoteRole:
        return record.childCount == 0 ? tr("empty") : QString();
    case FitsRole:
        return fits(record.name, record.id);
    default:
        return {};
    }
}

QVariant PanelTreeModel::data(const QModelIndex &index, int role) const
{
    const Entry entry = entryAt(index);
    if (role == GroupRole)
        return isGroup(index);
    switch (entry.kind) {
    case Entry::Kind::Node:
        return nodeData(entry.node, role);
    case Entry::Kind::Unlisted:
        return parameterData(entry.parameter, role);
    case Entry::Kind::UnlistedHeading:
        if (role == Qt::DisplayRole)
            return tr("Not in the panel");
        if (role == Qt::ToolTipRole)
            return tr("Parameters that the panel does not list yet. Drag them into it; drop here what should leave it.");
        return role == FitsRole ? QVariant(m_words.isEmpty()) : QVariant();
    case Entry::Kind::None:
        break;
    }
    return {};
}

bool PanelTreeModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const Entry entry = entryAt(index);
    if (role != Qt::EditRole || !isGroup(index))
        return false;
    if (m_session->document()->namesStripped())
        return m_session->run(QStringLiteral("panel.setId"), {{QStringLiteral("node"), entry.node}, {QStringLiteral("id"), value.toString()}});
    return m_session->run(QStringLiteral("panel.rename"), {{QStringLiteral("node"), entry.node}, {QStringLiteral("name"), value.toString()}});
}

Qt::ItemFlags PanelTreeModel::flags(const QModelIndex &index) const
{
    const Entry entry = entryAt(index);
    switch (entry.kind) {
    case Entry::Kind::None:
        return Qt::ItemIsDropEnabled;
    case Entry::Kind::UnlistedHeading:
        return Qt::ItemIsEnabled | Qt::ItemIsDropEnabled;
    case Entry::Kind::Unlisted:
        return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
    case Entry::Kind::Node:
        break;
    }
    const Qt::ItemFlags common = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled;
    return isGroup(index) ? common | Qt::ItemIsDropEnabled | Qt::ItemIsEditable : common | Qt::ItemNeverHasChildren;
}

QStringList PanelTreeModel::mimeTypes() const
{
    return {kMime};
}

QMimeData *PanelTreeModel::mimeData(const QModelIndexList &indexes) const
{
    QJsonArray nodes;
    QJsonArray parameters;
    for (const QModelIndex &index : indexes) {
        const Entry entry = entryAt(index);
        if (entry.kind == Entry::Kind::Node)
            nodes.append(entry.node);
        else if (entry.kind == Entry::Kind::Unlisted)
            parameters.append(static_cast<qint64>(entry.parameter));
    }
    auto *data = new QMimeData;
    const QJsonObject entries{{QStringLiteral("nodes"), nodes},
                              {QStringLiteral("parameters"), parameters},
                              {QStringLiteral("panel"), QString::number(reinterpret_cast<quintptr>(m_session.data()))}};
    data->setData(kMime, QJsonDocument(entries).toJson(QJsonDocument::Compact));
    return data;
}

bool PanelTreeModel::canDropMimeData(const QMimeData *data, Qt::DropAction, int row, int, const QModelIndex &parent) const
{
    if (!m_session || !data->hasFormat(kMime))
        return false;
    const QJsonObject entries = entriesOf(data);
    if (entries.value(QStringLiteral("panel")).toString() != QString::number(reinterpret_cast<quintptr>(m_session.data())))
        return false; // places in another puppet's panel mean nothing here
    const Entry target = entryAt(parent);
    if (target.kind == Entry::Kind::UnlistedHeading)
        return !entries.value(QStringLiteral("nodes")).toArray().isEmpty();
    if (!parent.isValid() && row > static_cast<int>(childrenOf(-1).size()))
        return false;
    const QJsonArray nodes = entries.value(QStringLiteral("nodes")).toArray();
    for (int above = target.node; above >= 0; above = m_parents[static_cast<std::size_t>(above)]) {
        if (nodes.contains(above))
            return false; // into itself
    }
    return target.kind == Entry::Kind::None || isGroup(parent);
}

bool PanelTreeModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column, const QModelIndex &parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    const QJsonObject entries = entriesOf(data);
    const Entry target = entryAt(parent);
    // Always false: the rows are moved by the command, and the view must not remove what it dragged.
    if (target.kind == Entry::Kind::UnlistedHeading) {
        m_session->run(QStringLiteral("panel.remove"), {{QStringLiteral("nodes"), entries.value(QStringLiteral("nodes"))}});
        return false;
    }
    QJsonObject args{{QStringLiteral("nodes"), entries.value(QStringLiteral("nodes"))},
                     {QStringLiteral("parameters"), entries.value(QStringLiteral("parameters"))},
                     {QStringLiteral("parent"), target.node < 0 ? QJsonValue(QJsonValue::Null) : QJsonValue(target.node)}};
    if (row >= 0)
        args.insert(QStringLiteral("index"), std::min(row, static_cast<int>(childrenOf(target.node).size())));
    m_session->run(QStringLiteral("panel.move"), args);
    return false;
}

} // namespace marrow

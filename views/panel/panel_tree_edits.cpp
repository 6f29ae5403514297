// The edits of the panel tree that begin with a key or a button; drags go through the model.

#include "model/puppet/panel_tree.h"
#include "views/panel/panel_tree_view.h"

#include <QJsonArray>

#include <algorithm>

namespace marrow {

namespace {

QJsonArray toJson(const std::vector<int> &numbers)
{
    QJsonArray list;
    for (const int number : numbers)
        list.append(number);
    return list;
}

QJsonArray toJson(const std::vector<std::uint32_t> &numbers)
{
    QJsonArray list;
    for (const std::uint32_t number : numbers)
        list.append(static_cast<qint64>(number));
    return list;
}

QJsonValue parentJson(int parent)
{
    return parent < 0 ? QJsonValue(QJsonValue::Null) : QJsonValue(parent);
}

} // namespace

void PanelTreeView::group()
{
    if (m_session->run(QStringLiteral("panel.group"), {{QStringLiteral("nodes"), toJson(selectedNodes())},
                                                       {QStringLiteral("parameters"), toJson(selectedUnlisted())}}))
        startRename();
}

void PanelTreeView::ungroup()
{
    m_session->run(QStringLiteral("panel.ungroup"), {{QStringLiteral("nodes"), toJson(selectedGroups())}});
}

void PanelTreeView::takeOut()
{
    m_session->run(QStringLiteral("panel.remove"), {{QStringLiteral("nodes"), toJson(selectedNodes())}});
}

void PanelTreeView::moveTo(int parent, int index)
{
    m_session->run(QStringLiteral("panel.move"), {{QStringLiteral("nodes"), toJson(selectedNodes())},
                                                  {QStringLiteral("parameters"), toJson(selectedUnlisted())},
                                                  {QStringLiteral("parent"), parentJson(parent)},
                                                  {QStringLiteral("index"), index}});
}

void PanelTreeView::moveSelected(int step)
{
    const std::vector<PanelNode> &nodes = m_session->panel().nodes;
    const std::vector<int> moved = topmostPanelNodes(nodes, selectedNodes());
    if (moved.empty())
        return;
    const int parent = panelParents(nodes)[static_cast<std::size_t>(moved.front())];
    const std::vector<int> siblings = panelChildren(nodes, parent);
    const auto isMoved = [&moved](int node) { return std::find(moved.begin(), moved.end(), node) != moved.end(); };
    // Past the neighbour on that side that stays.
    if (step < 0) {
        const auto first = std::find(siblings.begin(), siblings.end(), moved.front());
        if (first != siblings.begin())
            moveTo(parent, static_cast<int>(first - siblings.begin()) - 1);
        return;
    }
    auto last = std::find_if(siblings.rbegin(), siblings.rend(), isMoved).base();
    if (last != siblings.end())
        moveTo(parent, static_cast<int>(last - siblings.begin()) + 1);
}

void PanelTreeView::indentSelected()
{
    const std::vector<PanelNode> &nodes = m_session->panel().nodes;
    const std::vector<int> moved = topmostPanelNodes(nodes, selectedNodes());
    if (moved.empty())
        return;
    int above = -1; // the group right above, among the siblings
    for (const int sibling : panelChildren(nodes, panelParents(nodes)[static_cast<std::size_t>(moved.front())])) {
        if (sibling >= moved.front())
            break;
        if (nodes[static_cast<std::size_t>(sibling)].isGroup)
            above = sibling;
    }
    if (above >= 0)
        moveTo(above, static_cast<int>(panelChildren(nodes, above).size()));
}

void PanelTreeView::outdentSelected()
{
    const std::vector<PanelNode> &nodes = m_session->panel().nodes;
    const std::vector<int> moved = topmostPanelNodes(nodes, selectedNodes());
    if (moved.empty())
        return;
    const std::vector<int> parents = panelParents(nodes);
    const int parent = parents[static_cast<std::size_t>(moved.front())];
    if (parent < 0)
        return;
    const int grandparent = parents[static_cast<std::size_t>(parent)];
    const std::vector<int> uncles = panelChildren(nodes, grandparent);
    moveTo(grandparent, static_cast<int>(std::find(uncles.begin(), uncles.end(), parent) - uncles.begin()) + 1);
}

} // namespace marrow

#include "views/puppet/puppet_context.h"

namespace marrow {

bool PuppetContext::exists(const PuppetItem &item) const
{
    switch (item.kind) {
    case PuppetItemKind::Mesh:
        return item.index < m_rig->meshes.size();
    case PuppetItemKind::Deformer:
        return item.index < m_rig->deformers.size() + m_rig->bones.virtualBones.size();
    case PuppetItemKind::Part:
        return item.index < m_rig->parts.size();
    case PuppetItemKind::Parameter:
        return item.index < m_rig->parameters.size();
    case PuppetItemKind::PhysicsGroup:
        return item.index < m_rig->physics.groups.size();
    case PuppetItemKind::Collider:
        return item.index < m_rig->colliders.colliders.size();
    case PuppetItemKind::HitArea:
        return item.index < m_rig->hitAreas.size();
    }
    return false;
}

void PuppetContext::setSelection(QList<PuppetItem> items)
{
    QList<PuppetItem> kept;
    for (const PuppetItem &item : items) {
        if (exists(item) && !kept.contains(item))
            kept.append(item);
    }
    if (kept == m_selection)
        return;
    m_selection = std::move(kept);
    emit selectionChanged();
}

void PuppetContext::toggleSelected(const PuppetItem &item)
{
    QList<PuppetItem> items = m_selection;
    if (!items.removeOne(item))
        items.append(item);
    setSelection(std::move(items));
}

void PuppetContext::setHovered(const QList<PuppetItem> &items)
{
    if (items == m_hovered)
        return;
    m_hovered = items;
    emit hoveredChanged();
}

void PuppetContext::setHighlights(const QList<PuppetHighlight> &highlights)
{
    if (highlights == m_highlights)
        return;
    m_highlights = highlights;
    emit highlightsChanged();
}

QString PuppetContext::nameOf(const PuppetItem &item) const
{
    const std::size_t i = item.index;
    const auto chosen = [](const QString &name, const QString &id, const QString &rest) {
        return !name.isEmpty() ? name : !id.isEmpty() ? id : rest;
    };
    if (!exists(item))
        return {};
    switch (item.kind) {
    case PuppetItemKind::Mesh:
        return chosen(m_rig->meshes[i].name, m_rig->meshes[i].id, tr("Mesh %1").arg(i));
    case PuppetItemKind::Deformer: {
        const std::size_t core = m_rig->deformers.size();
        const QString &id = i < core ? m_rig->deformers[i].id : m_rig->bones.virtualBones[i - core].id;
        return chosen({}, id, i < core ? tr("Deformer %1").arg(i) : tr("Bone %1").arg(i - core));
    }
    case PuppetItemKind::Part:
        return chosen(m_rig->parts[i].name, m_rig->parts[i].id, tr("Part %1").arg(i));
    case PuppetItemKind::Parameter:
        return chosen(m_rig->parameters[i].name, m_rig->parameters[i].id, tr("Parameter %1").arg(i));
    case PuppetItemKind::PhysicsGroup:
        return chosen(m_rig->physics.groups[i].name, m_rig->physics.groups[i].id, tr("Physics group %1").arg(i));
    case PuppetItemKind::Collider:
        return chosen({}, m_rig->colliders.colliders[i].id, tr("Collider %1").arg(i));
    case PuppetItemKind::HitArea:
        return chosen(m_rig->hitAreas[i].name, m_rig->hitAreas[i].id, tr("Hit area %1").arg(i));
    }
    return {};
}

} // namespace marrow

#include "model/document/puppet_document.h"

#include "model/document/edited_document_body.h"
#include "model/puppet/panel_tree.h"

#include <algorithm>
#include <utility>

namespace marrow {

namespace {

/// The parts of a panel that differ, each with both of its sides.
class PanelChange
{
public:
    PanelChange() = default;
    PanelChange(const Puppet &puppetBefore, const Puppet &puppetAfter)
    {
        const Panel &before = puppetBefore.panel;
        const Panel &after = puppetAfter.panel;
        if (!(before.snaps == after.snaps))
            m_snaps.emplace(before.snaps, after.snaps);
        if (!(before.joysticks == after.joysticks))
            m_joysticks.emplace(before.joysticks, after.joysticks);
        if (!(before.nodes == after.nodes))
            m_nodes.emplace(before.nodes, after.nodes);
    }

    bool empty() const { return !m_snaps && !m_joysticks && !m_nodes; }

    void swapIn(Puppet &puppet, bool after) const
    {
        Panel &panel = puppet.panel;
        const auto side = [after](const auto &pair) -> const auto & { return after ? pair->second : pair->first; };
        if (m_snaps)
            panel.snaps = side(m_snaps);
        if (m_joysticks)
            panel.joysticks = side(m_joysticks);
        if (m_nodes)
            panel.nodes = side(m_nodes);
    }

    PuppetChangeSet changeSet() const { return {PuppetChangeSet::Cause::Command, flags()}; }

    PuppetChangeSet::Flags flags() const
    {
        PuppetChangeSet::Flags flags;
        flags.setFlag(PuppetChangeSet::Snaps, m_snaps.has_value());
        flags.setFlag(PuppetChangeSet::Joysticks, m_joysticks.has_value());
        if (!m_nodes)
            return flags;
        const auto &[before, after] = *m_nodes;
        if (before.size() != after.size())
            return flags | PuppetChangeSet::Tree;
        for (std::size_t i = 0; i < before.size(); ++i) {
            PanelNode likeBefore = after[i];
            likeBefore.open = before[i].open;
            flags.setFlag(PuppetChangeSet::Opened, flags.testFlag(PuppetChangeSet::Opened) || after[i].open != before[i].open);
            if (likeBefore == before[i])
                continue;
            const bool samePlace = before[i].isGroup == after[i].isGroup && before[i].parameter == after[i].parameter
                && before[i].childCount == after[i].childCount;
            flags |= samePlace ? PuppetChangeSet::Nodes : PuppetChangeSet::Tree;
        }
        return flags;
    }

    std::size_t bytes() const
    {
        std::size_t bytes = sizeof(PanelChange);
        const auto count = [&bytes](const std::vector<PanelNode> &nodes) {
            for (const PanelNode &node : nodes)
                bytes += sizeof(PanelNode) + static_cast<std::size_t>(node.id.size() + node.name.size() + node.preset.size()) * 2;
        };
        if (m_nodes) {
            count(m_nodes->first);
            count(m_nodes->second);
        }
        if (m_joysticks)
            bytes += (m_joysticks->first.size() + m_joysticks->second.size()) * sizeof(PanelJoystick);
        if (m_snaps) {
            for (const auto *snaps : {&m_snaps->first, &m_snaps->second}) {
                for (const PanelSnap &snap : *snaps)
                    bytes += sizeof(PanelSnap) + snap.keys.size() * sizeof(float);
            }
        }
        return bytes;
    }

private:
    template <class T>
    using Pair = std::optional<std::pair<T, T>>;

    Pair<std::vector<PanelSnap>> m_snaps;
    Pair<std::vector<PanelJoystick>> m_joysticks;
    Pair<std::vector<PanelNode>> m_nodes;
};

template <class T>
void sortOnce(std::vector<T> &list)
{
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
}

/// Leaves out what does not exist in the asset.
void dropMissing(PuppetSelection &selection, const Puppet &asset)
{
    const auto count = static_cast<int>(asset.panel.nodes.size());
    std::erase_if(selection.nodes, [count](int node) { return node < 0 || node >= count; });
    sortOnce(selection.nodes);
    if (selection.unlisted.empty())
        return;
    sortOnce(selection.unlisted);
    const auto unlisted = unlistedParameters(asset.panel, asset.rig->parameters.size());
    std::erase_if(selection.unlisted, [&unlisted](std::uint32_t parameter) {
        return !std::binary_search(unlisted.begin(), unlisted.end(), parameter);
    });
}

} // namespace

/// What PuppetDocument brings to EditedDocument.
template <>
struct KindRules<PuppetKind>
{
    using Change = PanelChange;

    static void dropMissing(PuppetState &state) { marrow::dropMissing(state.selection, state.asset); }
    static std::size_t selectionBytes(const PuppetSelection &selection)
    {
        return (selection.nodes.size() + selection.unlisted.size()) * sizeof(int);
    }
};

template class EditedDocument<PuppetKind>;

PuppetDocument::PuppetDocument(Puppet asset, PuppetCommandTable commands, QObject *parent)
    : EditedDocument(std::move(asset), std::move(commands), parent)
{
}

PuppetDocument::~PuppetDocument() = default;

void PuppetDocument::reset(Puppet asset)
{
    state().selection = {};
    replaceAsset(std::move(asset));
    emit committed({PuppetChangeSet::Cause::Reset, PuppetChangeSet::Everything});
    emit selectionChanged();
}

} // namespace marrow

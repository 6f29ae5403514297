#include "model/document/puppet_document.h"

#include "model/puppet/panel_tree.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <utility>

namespace marrow {

namespace {

/// The parts of a panel that differ, each with both of its sides.
class PanelChange
{
public:
    PanelChange() = default;
    PanelChange(const Panel &before, const Panel &after)
    {
        if (!(before.snaps == after.snaps))
            m_snaps.emplace(before.snaps, after.snaps);
        if (!(before.joysticks == after.joysticks))
            m_joysticks.emplace(before.joysticks, after.joysticks);
        if (!(before.nodes == after.nodes))
            m_nodes.emplace(before.nodes, after.nodes);
    }

    bool empty() const { return !m_snaps && !m_joysticks && !m_nodes; }

    void swapIn(Panel &panel, bool after) const
    {
        const auto side = [after](const auto &pair) -> const auto & { return after ? pair->second : pair->first; };
        if (m_snaps)
            panel.snaps = side(m_snaps);
        if (m_joysticks)
            panel.joysticks = side(m_joysticks);
        if (m_nodes)
            panel.nodes = side(m_nodes);
    }

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

struct PuppetStep : DocumentStep
{
    std::size_t bytes() const override
    {
        std::size_t total = change.bytes();
        for (const PuppetSelection *selection : {&selectionBefore, &selectionAfter})
            total += (selection->nodes.size() + selection->unlisted.size()) * sizeof(int);
        for (const CommandCall &call : calls)
            total += static_cast<std::size_t>(call.args.size()) * sizeof(CommandCall);
        return total;
    }

    PanelChange change;
    PuppetSelection selectionBefore;
    PuppetSelection selectionAfter;
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

struct PuppetDocument::Macro
{
    QString text;
    int depth = 1;
    PuppetState before;
    std::vector<CommandCall> calls;
    qint64 milliseconds = 0;
};

PuppetDocument::PuppetDocument(Puppet asset, PuppetCommandTable commands, QObject *parent)
    : Document(parent)
    , m_state{std::move(asset), {}}
    , m_commands(std::move(commands))
{
}

PuppetDocument::~PuppetDocument() = default;

void PuppetDocument::reset(Puppet asset)
{
    m_macro.reset();
    m_state.asset = std::move(asset);
    m_state.selection = {};
    undoStack()->clear();
    emit committed({PuppetChangeSet::Cause::Reset, PuppetChangeSet::Everything});
    emit selectionChanged();
}

void PuppetDocument::setSelection(PuppetSelection selection)
{
    dropMissing(selection, m_state.asset);
    if (selection == m_state.selection)
        return;
    m_state.selection = std::move(selection);
    emit selectionChanged();
}

Result<void> PuppetDocument::execute(const QString &name, const QJsonObject &args)
{
    const auto command = m_commands.find(name);
    if (command == m_commands.end()) {
        return Error{QStringLiteral("command.unknown"),
                     QCoreApplication::translate("Document", "There is no command called \"%1\".").arg(name), name, {}};
    }
    QElapsedTimer timer;
    timer.start();
    PuppetState after = m_state;
    Result<QString> text = command->second(after, args);
    if (!text)
        return std::move(text).error();
    dropMissing(after.selection, after.asset);
    PuppetState before = std::exchange(m_state, std::move(after));
    if (m_macro) {
        m_macro->calls.push_back({name, args});
        m_macro->milliseconds += timer.elapsed();
    } else {
        commit(std::move(before), *std::move(text), {{name, args}}, timer.elapsed());
    }
    return {};
}

void PuppetDocument::beginMacro(const QString &text)
{
    if (m_macro)
        ++m_macro->depth;
    else
        m_macro = std::make_unique<Macro>(Macro{text, 1, m_state, {}, 0});
}

void PuppetDocument::endMacro()
{
    if (!m_macro || --m_macro->depth > 0)
        return;
    const auto macro = std::exchange(m_macro, nullptr);
    commit(std::move(macro->before), macro->text, std::move(macro->calls), macro->milliseconds);
}

void PuppetDocument::cancelMacro()
{
    if (const auto macro = std::exchange(m_macro, nullptr))
        m_state = std::move(macro->before);
}

void PuppetDocument::commit(PuppetState before, QString text, std::vector<CommandCall> calls, qint64 milliseconds)
{
    PanelChange change(before.asset.panel, m_state.asset.panel);
    const bool selectionDiffers = !(before.selection == m_state.selection);
    if (change.empty()) {
        if (selectionDiffers)
            emit selectionChanged();
        return;
    }
    auto step = std::make_shared<PuppetStep>();
    step->text = std::move(text);
    step->calls = std::move(calls);
    step->milliseconds = milliseconds;
    m_gathered.flags |= change.flags();
    m_selectionTouched = selectionDiffers;
    step->change = std::move(change);
    step->selectionBefore = std::move(before.selection);
    step->selectionAfter = m_state.selection;
    push(std::move(step));
}

void PuppetDocument::applyStep(const DocumentStep &step, Direction direction)
{
    const auto &puppetStep = static_cast<const PuppetStep &>(step);
    const bool after = direction == Direction::Redo;
    puppetStep.change.swapIn(m_state.asset.panel, after);
    const PuppetSelection &selection = after ? puppetStep.selectionAfter : puppetStep.selectionBefore;
    if (!(selection == m_state.selection)) {
        m_state.selection = selection;
        m_selectionTouched = true;
    }
    m_gathered.flags |= puppetStep.change.flags();
}

void PuppetDocument::announce(RecordedStep::Kind kind)
{
    PuppetChangeSet change = std::exchange(m_gathered, {});
    change.cause = kind == RecordedStep::Kind::Done ? PuppetChangeSet::Cause::Command
        : kind == RecordedStep::Kind::Undone        ? PuppetChangeSet::Cause::Undo
                                                    : PuppetChangeSet::Cause::Redo;
    const bool selectionTouched = std::exchange(m_selectionTouched, false);
    emit committed(change);
    if (selectionTouched)
        emit selectionChanged();
}

} // namespace marrow

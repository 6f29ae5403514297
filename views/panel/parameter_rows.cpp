#include "views/panel/parameter_rows.h"

#include "model/puppet/panel_tree.h"
#include "views/panel/panel_session.h"

#include <algorithm>

namespace marrow {

namespace {

class RowBuilder
{
public:
    RowBuilder(const Panel &panel, const PuppetRig &rig, const ParameterFilter &filter, const std::function<bool(int)> &isOpen)
        : m_panel(panel)
        , m_rig(rig)
        , m_filter(filter)
        , m_isOpen(isOpen)
        , m_words(filter.text.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        , m_padsOf(rig.parameters.size())
        , m_padShown(panel.joysticks.size())
    {
        for (std::size_t pad = 0; pad < panel.joysticks.size(); ++pad) {
            const PanelJoystick &joystick = panel.joysticks[pad];
            if (joystick.horizontal == joystick.vertical || std::max(joystick.horizontal, joystick.vertical) >= rig.parameters.size())
                continue;
            m_padsOf[joystick.horizontal].push_back(pad);
            m_padsOf[joystick.vertical].push_back(pad);
        }
    }

    std::vector<ParameterRow> build()
    {
        std::size_t next = 0;
        while (next < m_panel.nodes.size())
            take(next, 0);
        const std::vector<std::uint32_t> unlisted = unlistedParameters(m_panel, m_rig.parameters.size());
        if (m_panel.nodes.empty()) { // no tree at all: a plain list needs no heading
            for (const std::uint32_t parameter : unlisted)
                addParameter(parameter, 0);
            return std::move(m_rows);
        }
        if (unlisted.empty())
            return std::move(m_rows);
        const std::size_t heading = addGroup(PanelSession::kUnlisted, 0);
        const bool open = m_rows[heading].open;
        for (const std::uint32_t parameter : unlisted)
            addParameter(parameter, 1);
        closeGroup(heading, open);
        return std::move(m_rows);
    }

private:
    void take(std::size_t &next, int depth)
    {
        const auto node = static_cast<int>(next);
        const PanelNode &record = m_panel.nodes[next++];
        if (!record.isGroup) {
            if (record.parameter >= 0 && static_cast<std::size_t>(record.parameter) < m_rig.parameters.size())
                addParameter(static_cast<std::uint32_t>(record.parameter), depth);
            return;
        }
        const std::size_t heading = addGroup(node, depth);
        const bool open = m_rows[heading].open;
        const bool matches = !m_words.isEmpty() && matchesWords(record.name, record.id);
        m_matchingGroups += matches;
        m_path.push_back(node);
        for (std::uint32_t i = 0; i < record.childCount && next < m_panel.nodes.size(); ++i)
            take(next, depth + 1);
        m_path.pop_back();
        m_matchingGroups -= matches;
        closeGroup(heading, open);
    }

    std::size_t addGroup(int node, int depth)
    {
        ParameterRow row;
        row.kind = ParameterRow::Kind::Group;
        row.node = node;
        row.depth = depth;
        row.open = m_filter.active() || m_isOpen(node);
        row.barNodes = m_path;
        row.count = m_total; // how many came before it, until it closes
        m_rows.push_back(std::move(row));
        return m_rows.size() - 1;
    }

    void closeGroup(std::size_t heading, bool open)
    {
        ParameterRow &row = m_rows[heading];
        row.count = m_total - row.count;
        if (m_filter.active() && row.count == 0)
            m_rows.resize(heading);
        else if (!open)
            m_rows.resize(heading + 1);
    }

    void addParameter(std::uint32_t parameter, int depth)
    {
        ParameterRow row;
        row.depth = depth;
        row.barNodes = m_path;
        row.first = row.second = parameter;
        if (m_padsOf[parameter].empty()) {
            if (!passes(parameter))
                return;
            ++m_total;
            m_rows.push_back(std::move(row));
            return;
        }
        for (const std::size_t pad : m_padsOf[parameter]) {
            const PanelJoystick &joystick = m_panel.joysticks[pad];
            if (m_padShown[pad] || (!passes(joystick.horizontal) && !passes(joystick.vertical)))
                continue;
            m_padShown[pad] = true;
            row.kind = ParameterRow::Kind::Pad;
            row.first = joystick.horizontal;
            row.second = joystick.vertical;
            m_total += 2;
            m_rows.push_back(row);
        }
    }

    bool passes(std::uint32_t parameter) const
    {
        if (m_filter.among && !m_filter.among->contains(parameter))
            return false;
        const Parameter &record = m_rig.parameters[parameter];
        return m_matchingGroups > 0 || matchesWords(record.name, record.id);
    }

    bool matchesWords(const QString &name, const QString &id) const
    {
        return std::all_of(m_words.begin(), m_words.end(), [&name, &id](const QString &word) {
            return name.contains(word, Qt::CaseInsensitive) || id.contains(word, Qt::CaseInsensitive);
        });
    }

    const Panel &m_panel;
    const PuppetRig &m_rig;
    const ParameterFilter &m_filter;
    const std::function<bool(int)> &m_isOpen;
    QStringList m_words;
    std::vector<std::vector<std::size_t>> m_padsOf;
    std::vector<bool> m_padShown;
    std::vector<int> m_path;
    std::vector<ParameterRow> m_rows;
    int m_total = 0;
    int m_matchingGroups = 0; ///< around the present place: what is in a group that was searched for is shown
};

} // namespace

std::vector<ParameterRow> parameterRows(const Panel &panel, const PuppetRig &rig, const ParameterFilter &filter,
                                        const std::function<bool(int node)> &isOpen)
{
    return RowBuilder(panel, rig, filter, isOpen).build();
}

} // namespace marrow

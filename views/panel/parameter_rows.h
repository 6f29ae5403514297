#pragma once

#include "model/puppet/panel.h"
#include "model/puppet/rig.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <vector>

namespace marrow {

/// One line of the parameter panel.
struct ParameterRow
{
    enum class Kind : std::uint8_t { Group, Slider, Pad };

    Kind kind = Kind::Slider;
    int node = 0;                ///< group: its node, or PanelSession::kUnlisted
    int depth = 0;
    bool open = true;            ///< group
    int count = 0;               ///< group: parameters in it, of those that pass the filter
    std::uint32_t first = 0;     ///< slider: its parameter; pad: the horizontal one
    std::uint32_t second = 0;    ///< pad: the vertical one
    std::vector<int> barNodes = {}; ///< groups it is in, outermost first, for their colour bars

    /// A pad has two lines to work on, anything else one.
    int lines() const { return kind == Kind::Pad ? 2 : 1; }
    std::uint32_t parameter(int line) const { return line == 1 ? second : first; }
    bool operator==(const ParameterRow &) const = default;
};

struct ParameterFilter
{
    QString text;                                     ///< words that the name or id, or that of a group around it, must hold
    std::optional<std::set<std::uint32_t>> among = {}; ///< nothing but these

    bool active() const { return !text.trimmed().isEmpty() || among.has_value(); }
};

/// The rows of a panel: the tree in its order, parameters of a joystick together as one pad where the first of them stands,
/// and what the tree does not list at the end. `isOpen` says whether a group shows its content; a filter opens all and leaves
/// groups out that have nothing to show.
std::vector<ParameterRow> parameterRows(const Panel &panel, const PuppetRig &rig, const ParameterFilter &filter,
                                        const std::function<bool(int node)> &isOpen);

} // namespace marrow

#pragma once

#include "model/puppet/arrays.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace marrow {

/// The parameter panel of a puppet (P2LRT 2.0 PGUI): snap values, joysticks and the tree of groups. It has no influence on
/// evaluation; it is what a person edits here.

struct PanelSnap
{
    std::uint32_t parameter = 0;
    FloatArray keys; ///< never decreasing
    bool operator==(const PanelSnap &) const = default;
};

struct PanelJoystick
{
    std::uint32_t horizontal = 0; ///< parameters
    std::uint32_t vertical = 0;
    bool operator==(const PanelJoystick &) const = default;
};

enum class PanelLabel : std::uint8_t { None = 0, Preset = 1, Custom = 2 };

/// How deep a node may stand; those at the top are at depth 0.
constexpr int kMaxPanelDepth = 256;

/// A group or a parameter. The tree is stored in pre-order: the `childCount` direct children of a group follow it, each with
/// all of its own, kMaxPanelDepth deep at most. A parameter node has a parameter and no children; a group has no parameter.
struct PanelNode
{
    bool isGroup = false;
    bool open = false;
    PanelLabel label = PanelLabel::None;
    std::int32_t parameter = -1;
    QString id = {};
    QString name = {};
    QString preset = {};
    std::uint32_t argb = 0;
    std::uint32_t childCount = 0;
    bool operator==(const PanelNode &) const = default;
};

struct Panel
{
    std::vector<PanelSnap> snaps;
    std::vector<PanelJoystick> joysticks;
    std::vector<PanelNode> nodes;

    bool empty() const { return snaps.empty() && joysticks.empty() && nodes.empty(); }
    bool operator==(const Panel &) const = default;
};

} // namespace marrow

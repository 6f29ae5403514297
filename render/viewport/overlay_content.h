#pragma once

#include "model/voxel/voxel_set.h"
#include "render/viewport/gizmo.h"

#include <QColor>
#include <QPolygonF>
#include <QString>

#include <optional>
#include <vector>

namespace marrow {

/// Text in the view. `corner` texts stack in a corner; others stand at a point of the window.
struct HudText
{
    enum class Place { TopLeft, TopRight, BottomLeft, BottomRight, AtPoint };

    QString text;
    Place place = Place::BottomLeft;
    QPointF point;                  ///< AtPoint: logical pixels, the text begins to the lower right of it
    QColor color;                   ///< invalid: the theme's text colour
    std::optional<QColor> swatch;   ///< a square before the text
    bool large = false;

    bool operator==(const HudText &) const = default;
};

/// A line in window coordinates (logical pixels): marquees, lassos, brush rings.
struct ScreenLine
{
    QPolygonF points;
    bool closed = false;
    QColor color; ///< invalid: accent
    float width = 1.5F;

    bool operator==(const ScreenLine &) const = default;
};

/// A line in world space, for guides and ghosts a tool shows.
struct WorldLine
{
    Eigen::Vector3f from;
    Eigen::Vector3f to;
    QColor color; ///< invalid: accent
    float width = 1.5F;
    bool onTop = true; ///< seen through the model

    bool operator==(const WorldLine &) const = default;
};

/// What tools and panels draw over the model, beyond ViewOptions. A plain value; set as a whole, compared part by part.
struct OverlayContent
{
    VoxelSet hover;         ///< what a click would take: outlined, with its count in the status line
    QColor hoverColor;      ///< invalid: the theme's hover colour
    VoxelSet selection;     ///< outlined in the accent colour
    std::optional<GizmoState> gizmo;
    std::vector<HudText> hud;
    std::vector<ScreenLine> screenLines;
    std::vector<WorldLine> worldLines;
};

} // namespace marrow

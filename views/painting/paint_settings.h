#pragma once

#include "model/voxel/voxel_selection.h"

#include <optional>

namespace marrow {

enum class PaintToolKind { Brush, Face, Box, Lasso, Fill, SameColor, Band, Gradient, Pick };
inline constexpr int kPaintToolCount = 9;

/// What a selection gesture does to the voxels that are selected already.
enum class SelectCombine { Replace, Add, Subtract };

inline constexpr int kMaxBrushSize = 64;

/// How the painting tools are set. A plain value that belongs to a view, not to a document.
struct PaintSettings
{
    PaintToolKind tool = PaintToolKind::Brush;

    BrushShape shape = BrushShape::Sphere;
    int size = 3;
    SelectionDepth brushDepth = SelectionDepth::Surface;
    SelectionDepth boxDepth = SelectionDepth::Volume; ///< Volume or Through
    SelectionDepth lassoDepth = SelectionDepth::Surface;
    bool fillSameColor = true;
    bool fillSameJoint = false;
    bool fillFlat = false;
    int bandAxis = 1;
    /// The other joint of a gradient; the first one is the active joint.
    std::optional<JointId> gradientJoint;
    /// -1: the axis the two ends lie furthest apart on.
    int gradientAxis = -1;

    bool connectedOnly = false; ///< only the piece connected to where the gesture began
    bool selectFirst = false;   ///< tools choose voxels; assigning them is a second step
    SelectCombine combine = SelectCombine::Replace;

    AssignMode mode = AssignMode::Replace;
    std::optional<JointId> onlyJoint;
    bool mirror = false;
    int mirrorAxis = 0;
    /// Twice the plane's place (see MirrorPlane); the middle of the grid when not set.
    std::optional<int> mirrorDoubled;

    bool operator==(const PaintSettings &) const = default;
};

} // namespace marrow

#pragma once

#include "model/voxel/skeleton.h"
#include "model/voxel/voxel_filter.h"

#include <QColor>

#include <optional>
#include <set>

namespace marrow {

/// Colours of everything in the 3D view that is not the asset itself.
struct SceneTheme
{
    QColor canvasTop;
    QColor canvasBottom;
    QColor gridLine;
    QColor groundShadow;
    QColor accent; ///< selection
    QColor hover;
    QColor loose; ///< posed and not keyed
    QColor bone;
    QColor text;
    QColor textBackground;

    static SceneTheme dark();
    static SceneTheme light();
    bool operator==(const SceneTheme &) const = default;
};

/// What the surfaces of a character show. `joint` is a node of its model (for the heat map).
struct CharacterLook
{
    enum class Colors { Materials, Plain, HeatMap, Dominance };

    Colors colors = Colors::Materials;
    int joint = -1;
    bool wireframe = false;

    bool operator==(const CharacterLook &) const = default;
};

/// How the view shows an asset. A plain value that belongs to a view, never to a document.
struct ViewOptions
{
    SceneTheme theme = SceneTheme::dark();
    bool transparentBackground = false; ///< pictures with an alpha channel

    float ownershipMix = 0; ///< 0 palette colours … 1 ownership colours
    bool patterns = false;  ///< hatch every second joint in ownership colours
    bool voxelEdges = false;
    bool ambientOcclusion = true;
    bool xray = false;      ///< all but the selected joints become a ghost
    float explode = 0;      ///< 0 … 1, joints move away from the middle
    std::optional<VoxelBox> slice; ///< the cells the slice planes keep

    std::set<JointId> hidden;   ///< joints whose voxels are not shown
    std::set<JointId> isolated; ///< when not empty, only these joints' voxels are shown
    std::set<JointId> selected;
    std::optional<JointId> hovered;
    std::set<JointId> loose; ///< joints that are posed and not keyed: a hollow marker stands around them

    bool grid = true;
    bool axes = false;
    bool ground = true;
    bool bones = true; ///< the skeleton over the model; the next two belong to it and are not seen without it
    bool jointAxes = false;
    bool jointNames = false;
    CharacterLook character;
    bool axisIndicator = true; ///< the little three-armed compass in a corner

    bool shows(JointId joint) const
    {
        return !hidden.contains(joint) && (isolated.empty() || isolated.contains(joint));
    }
    bool operator==(const ViewOptions &) const = default;
};

/// The same choice for picking and the painting tools, so that nothing invisible can be hit.
VoxelFilter shownFilter(const ViewOptions &options, const Skeleton &skeleton);

} // namespace marrow

#pragma once

#include "model/base/report.h"
#include "model/base/result.h"
#include "model/voxel/palette.h"
#include "model/voxel/voxel_grid.h"

#include <QByteArray>
#include <QStringList>

#include <array>
#include <map>
#include <span>
#include <vector>

/// A MagicaVoxel file (versions 150 and 200) as it stands: models in their own boxes, z up, and the graph that places them.
namespace marrow::vox {

/// Whole-number rotation and translation. Row r of the rotation has its one entry, `signs[r]`, in column `columns[r]`.
struct Placement
{
    std::array<std::uint8_t, 3> columns = {0, 1, 2};
    std::array<std::int8_t, 3> signs = {1, 1, 1};
    Int3 translation;

    /// `inner` first, then this one.
    Placement after(const Placement &inner) const;
    /// From doubled coordinates to doubled coordinates, so that the middle of a voxel is a whole number.
    Int3 mapDoubled(const Int3 &doubled) const;
};

struct Model
{
    Int3 size;
    std::span<const std::uint8_t> voxels; ///< x, y, z, palette index, four bytes a voxel; belongs to the file's bytes
};

struct TransformNode
{
    int child = -1;
    Placement placement;
    bool hidden = false;
};

struct Scene
{
    std::vector<Model> models;
    Palette palette; ///< all 255 colours
    std::map<int, TransformNode> transforms;
    std::map<int, std::vector<int>> groups;
    std::map<int, std::vector<int>> shapes; ///< models of a shape node
    QStringList skippedModels;              ///< chunk names that hold voxels in a way this reader does not know
};

/// Reads the chunks of a file. The scene's models point into `bytes`. Faults are errors (vox.*) with the byte offset; a
/// Slab6 file, which has the same extension, is refused as vox.slab6.
Result<Scene> readScene(const QByteArray &bytes, Report &report);

/// A model as the scene places it.
struct Instance
{
    int model = 0;
    Placement placement;
    bool hidden = false;
};

/// Follows the graph from its root. A file without one gives its first model, the others being frames of an animation.
Result<std::vector<Instance>> placeModels(const Scene &scene, Report &report);

} // namespace marrow::vox

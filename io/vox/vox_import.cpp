#include "io/vox/vox_import.h"

#include "io/vox/vox_fault.h"
#include "io/vox/vox_scene.h"

#include <algorithm>
#include <array>
#include <limits>

namespace marrow {

using namespace vox;

namespace {

/// More voxels than this, counted once for every instance, are not placed: some 30 grids of the largest size.
constexpr std::size_t kMaxPlacedVoxels = std::size_t(1) << 29;
constexpr int kDefaultChunk = 32;

/// MagicaVoxel's z is up and its y becomes our z: how models from it have come into VFP files before, cell for cell, so that a
/// rig made for such a file fits a new import. Exchanging two axes mirrors a model. That is kept on purpose: mending it here
/// would make new imports of a model disagree with the files and rigs that exist. The user guide says so. The one place that
/// decides it.
Int3 toGrid(const Int3 &p)
{
    return {p.x, p.z, p.y};
}

int floorHalf(int doubled)
{
    return doubled >= 0 ? doubled / 2 : -((1 - doubled) / 2);
}

/// Where the cells of an instance lie, in grid axes but not yet moved to the origin: the first, and the step to the next one along each
/// axis of the model. Steps are whole, so this is exact.
struct Lattice
{
    Int3 first;
    Int3 step[3];

    Int3 at(const Int3 &local) const
    {
        Int3 cell = first;
        for (int axis = 0; axis < 3; ++axis)
            cell[axis] += step[0][axis] * local.x + step[1][axis] * local.y + step[2][axis] * local.z;
        return cell;
    }
};

/// A model turns about the corner in its middle, rounded down; doubled coordinates keep the middles of voxels whole.
Lattice latticeOf(const Model &model, const Placement &placement, bool centred)
{
    const Int3 pivot = centred ? Int3{model.size.x / 2, model.size.y / 2, model.size.z / 2} : Int3{};
    const auto cell = [&](const Int3 &local) {
        const Int3 doubled{2 * (local.x - pivot.x) + 1, 2 * (local.y - pivot.y) + 1, 2 * (local.z - pivot.z) + 1};
        const Int3 placed = placement.mapDoubled(doubled);
        return toGrid({floorHalf(placed.x), floorHalf(placed.y), floorHalf(placed.z)});
    };
    Lattice lattice{cell({}), {}};
    lattice.step[0] = cell({1, 0, 0}) - lattice.first;
    lattice.step[1] = cell({0, 1, 0}) - lattice.first;
    lattice.step[2] = cell({0, 0, 1}) - lattice.first;
    return lattice;
}

/// Calls `visit(local, index)` for every voxel of a model.
template <class Visit>
void eachVoxel(const Model &model, const Visit &visit)
{
    for (std::size_t i = 0; i < model.voxels.size(); i += 4) {
        if (const std::uint8_t index = model.voxels[i + 3]; index != 0)
            visit(Int3{model.voxels[i], model.voxels[i + 1], model.voxels[i + 2]}, index);
    }
}

struct Bounds
{
    Int3 low{std::numeric_limits<int>::max(), std::numeric_limits<int>::max(), std::numeric_limits<int>::max()};
    Int3 high{std::numeric_limits<int>::min(), std::numeric_limits<int>::min(), std::numeric_limits<int>::min()};

    void add(const Int3 &p)
    {
        for (int axis = 0; axis < 3; ++axis) {
            low[axis] = std::min(low[axis], p[axis]);
            high[axis] = std::max(high[axis], p[axis]);
        }
    }
    bool empty() const { return low.x > high.x; }
    Int3 size() const { return {high.x - low.x + 1, high.y - low.y + 1, high.z - low.z + 1}; }
};

Error tooLarge(const Int3 &size)
{
    return voxFault("vox.too-large", {},
                    Vox::tr("The scene is %1 × %2 × %3 voxels (x, y up, z), but a VFP grid has at most 255 on an axis. Move its models closer together or split it into several files.")
                        .arg(size.x).arg(size.y).arg(size.z));
}

Error nothingThere(const Scene &scene)
{
    if (!scene.skippedModels.isEmpty())
        return voxFault("vox.no-voxels", {}, Vox::tr("The file's models are stored in the chunk %1, which is not MagicaVoxel's and cannot be read here.").arg(scene.skippedModels.first()));
    return voxFault("vox.no-voxels", {}, Vox::tr("The file has no voxels."));
}

} // namespace

Result<ImportedVoxels> importVox(const QByteArray &bytes)
{
    ImportedVoxels imported;
    const auto scene = readScene(bytes, imported.report);
    if (!scene)
        return scene.error();
    const auto instances = placeModels(*scene, imported.report);
    if (!instances)
        return instances.error();
    const bool centred = !scene->transforms.empty();

    // A model may be placed many times: what it spans is found once, and only its two corners go through each placement.
    std::vector<Bounds> spans(scene->models.size());
    for (std::size_t i = 0; i < spans.size(); ++i)
        eachVoxel(scene->models[i], [&](const Int3 &local, std::uint8_t) { spans[i].add(local); });
    Bounds bounds;
    std::size_t placed = 0;
    for (const Instance &instance : *instances) {
        const auto index = static_cast<std::size_t>(instance.model);
        const Model &model = scene->models[index];
        placed += model.voxels.size() / 4;
        if (placed > kMaxPlacedVoxels)
            return voxFault("vox.too-large", {}, Vox::tr("The scene places more voxels than any grid could hold."));
        if (spans[index].empty())
            continue;
        const Lattice lattice = latticeOf(model, instance.placement, centred);
        bounds.add(lattice.at(spans[index].low));
        bounds.add(lattice.at(spans[index].high));
    }
    if (bounds.empty())
        return nothingThere(*scene);
    const Int3 size = bounds.size();
    if (size.x > VoxelGrid::kMaxSize || size.y > VoxelGrid::kMaxSize || size.z > VoxelGrid::kMaxSize)
        return tooLarge(size);

    VoxelAsset &asset = imported.asset;
    asset.grid = VoxelGrid(size);
    asset.chunkSize = {kDefaultChunk, kDefaultChunk, kDefaultChunk};
    std::uint8_t *const cells = asset.grid.mutableData();
    std::size_t overlaps = 0;
    std::array<bool, 256> used{};
    for (const Instance &instance : *instances) {
        const Model &model = scene->models[static_cast<std::size_t>(instance.model)];
        const Lattice lattice = latticeOf(model, instance.placement, centred);
        const auto along = [&](const Int3 &step) {
            return step.x + static_cast<std::ptrdiff_t>(size.x) * (step.y + static_cast<std::ptrdiff_t>(size.y) * step.z);
        };
        const std::ptrdiff_t first = along(lattice.first - bounds.low);
        const std::ptrdiff_t step[3] = {along(lattice.step[0]), along(lattice.step[1]), along(lattice.step[2])};
        eachVoxel(model, [&](const Int3 &local, std::uint8_t index) {
            std::uint8_t &cell = cells[first + step[0] * local.x + step[1] * local.y + step[2] * local.z];
            overlaps += cell != 0 ? 1 : 0;
            asset.voxelCount += cell == 0 ? 1 : 0;
            cell = index;
            used[index] = true;
        });
    }
    for (std::size_t index = 1; index < used.size(); ++index) {
        if (used[index])
            asset.palette.set(static_cast<std::uint8_t>(index), scene->palette.entries[index]);
    }
    if (overlaps > 0) {
        imported.report.add({Severity::Info, QStringLiteral("vox.overlap"),
                             Vox::tr("%1 voxels lie where another model has one already; the later model won.").arg(overlaps), {}, {}, {}, {}});
    }
    if (!scene->skippedModels.isEmpty()) {
        imported.report.add({Severity::Warning, QStringLiteral("vox.unknown-models"),
                             Vox::tr("%1 models are stored in a way that is not MagicaVoxel's and are left out.").arg(scene->skippedModels.size()), {}, {}, {}, {}});
    }
    return imported;
}

} // namespace marrow

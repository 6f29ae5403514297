#include "model/voxel/rig_templates.h"

#include "model/voxel/template_shape.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(RigTemplates)
};

/// Cells of the pieces that make up the body: specks and floating parts would stretch its measures.
VoxelSet bodyVoxels(const VoxelGrid &grid)
{
    const VoxelComponents pieces = findComponents(grid);
    std::size_t largest = 0;
    for (const VoxelComponent &piece : pieces.components)
        largest = std::max(largest, piece.voxels);
    VoxelSet body;
    for (std::size_t i = 0; i < pieces.runs.size(); ++i) {
        if (10 * pieces.components[pieces.componentOfRun[i]].voxels >= largest)
            body.append(pieces.runs[i].first, pieces.runs[i].count);
    }
    return body;
}

} // namespace

VoxelBox occupiedBox(const VoxelGrid &grid)
{
    VoxelBox box;
    const Int3 size = grid.size();
    for (int z = 0; z < size.z; ++z) {
        for (int y = 0; y < size.y; ++y) {
            const std::uint8_t *row = grid.data() + grid.offset({0, y, z});
            const auto isSolid = [](std::uint8_t cell) { return cell != 0; };
            const std::uint8_t *first = std::find_if(row, row + size.x, isSolid);
            if (first == row + size.x)
                continue;
            const std::uint8_t *last = row + size.x - 1;
            while (*last == 0)
                --last;
            box.include({static_cast<int>(first - row), y, z});
            box.include({static_cast<int>(last - row), y, z});
        }
    }
    return box;
}

BodyShape::BodyShape(const VoxelGrid &grid, int acrossAxis)
    : m_size(grid.size())
    , m_across(acrossAxis)
    , m_front(static_cast<std::size_t>(m_size[acrossAxis] * m_size.y), 0)
    , m_sideView(static_cast<std::size_t>(m_size[2 - acrossAxis] * m_size.y), 0)
{
    bodyVoxels(grid).forEach([&](std::uint32_t offset) {
        const Int3 cell = grid.position(offset);
        m_box.include(cell);
        ++m_front[index(cell[m_across], cell.y)];
        ++m_sideView[sideIndex(cell[along()], cell.y)];
    });
    findMiddle();
}

void BodyShape::findMiddle()
{
    const int low = m_box.low[m_across];
    const int high = m_box.high[m_across];
    const int centre = low + high + 1; // twice the middle of the box
    const int search = (high - low + 1) / 2;
    long long bestScore = -1;
    int best = centre;
    for (int i = 0; i <= 2 * search; ++i) {
        // From the box's own middle outwards, so that a tie stays close to it.
        const int doubled = centre + (i % 2 == 0 ? i / 2 : -(i + 1) / 2);
        long long score = 0;
        for (int y = m_box.low.y; y <= m_box.high.y; ++y) {
            for (int x = low; x <= high; ++x) {
                const int mirrored = doubled - 1 - x;
                if (mirrored >= low && mirrored <= high)
                    score += std::min(depthAt(x, y), depthAt(mirrored, y));
            }
        }
        if (score > bestScore) {
            bestScore = score;
            best = doubled;
        }
    }
    m_middle = best / 2.0;
}

double BodyShape::reachAt(int y) const
{
    double reach = 0;
    for (int x = m_box.low[m_across]; x <= m_box.high[m_across]; ++x) {
        if (depthAt(x, y) > 0)
            reach = std::max(reach, std::abs(x + 0.5 - m_middle) + 0.5);
    }
    return reach;
}

double BodyShape::coreReachAt(int y) const
{
    double reach = 0;
    for (const int step : {-1, 1}) {
        int x = static_cast<int>(std::floor(m_middle + (step < 0 ? -0.5 : 0.0)));
        while (x >= m_box.low[m_across] && x <= m_box.high[m_across] && depthAt(x, y) > 0) {
            reach = std::max(reach, std::abs(x + 0.5 - m_middle) + 0.5);
            x += step;
        }
    }
    return reach;
}

bool BodyShape::middleFilledAt(int y) const
{
    const int right = std::clamp(static_cast<int>(std::floor(m_middle)), m_box.low[m_across], m_box.high[m_across]);
    const int left = std::clamp(static_cast<int>(std::ceil(m_middle)) - 1, m_box.low[m_across], m_box.high[m_across]);
    return depthAt(right, y) > 0 || depthAt(left, y) > 0;
}

Eigen::Vector3f BodyShape::point(double acrossAt, double y, double alongAt) const
{
    Eigen::Vector3f result;
    result[m_across] = static_cast<float>(acrossAt);
    result.y() = static_cast<float>(y);
    result[along()] = static_cast<float>(alongAt);
    return result;
}

Result<Skeleton> fitTemplate(const VoxelGrid &grid, const TemplateOptions &options)
{
    if (occupiedBox(grid).empty())
        return Error{"template.empty", Text::tr("The model has no voxels a skeleton could be fitted to."), {}, {}};
    switch (options.kind) {
    case RigTemplate::Humanoid:
        return fitHumanoid(grid, options.frontIsMinusZ);
    case RigTemplate::Quadruped:
        return fitQuadruped(grid, options.frontIsMinusZ);
    case RigTemplate::Arm:
        return fitArm(grid);
    case RigTemplate::Vehicle:
        return fitVehicle(grid, options.frontIsMinusZ);
    }
    return Skeleton();
}

} // namespace marrow

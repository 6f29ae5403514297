#include "model/voxel/bone_mesher.h"

#include <algorithm>
#include <cassert>
#include <map>

namespace marrow {

std::array<std::array<float, 3>, 4> quadCorners(const MeshQuad &quad)
{
    const auto axis = static_cast<std::size_t>(faceAxis(quad.side));
    const auto uAxis = static_cast<std::size_t>(quadUAxis(quad.side));
    const auto vAxis = static_cast<std::size_t>(quadVAxis(quad.side));
    const auto corner = [&](int u, int v) {
        std::array<float, 3> point = {};
        point[axis] = quad.plane;
        point[uAxis] = static_cast<float>(quad.u + u);
        point[vAxis] = static_cast<float>(quad.v + v);
        return point;
    };
    const int w = quad.width;
    const int h = quad.height;
    // u × v points along +x for y, z and along +z for x, y, but along -y for x, z.
    const bool forward = facesUp(quad.side) != (axis == 1);
    if (forward)
        return {corner(0, 0), corner(w, 0), corner(w, h), corner(0, h)};
    return {corner(0, 0), corner(0, h), corner(w, h), corner(w, 0)};
}

void BoneMesh::build(const MeshSource &source, const Progress &progress)
{
    m_gridSize = source.grid.size();
    const auto blocksAlong = [&](int axis) { return (m_gridSize[axis] + kBlockSize - 1) / kBlockSize; };
    m_blockCounts = {blocksAlong(0), blocksAlong(1), blocksAlong(2)};
    m_blocks.clear();
    m_memory.clear();
    const int count = m_blockCounts.x * m_blockCounts.y * m_blockCounts.z;
    BoneMesher mesher;
    for (int i = 0; i < count; ++i) {
        auto block = std::make_shared<MeshBlock>();
        if (!progress.cancelled())
            mesher.mesh(source, blockBox(i), *block);
        m_blocks.push_back(std::move(block));
        progress.report(static_cast<double>(i + 1) / count);
    }
}

VoxelBox BoneMesh::blockBox(int index) const
{
    const Int3 low{index % m_blockCounts.x * kBlockSize, index / m_blockCounts.x % m_blockCounts.y * kBlockSize,
                   index / (m_blockCounts.x * m_blockCounts.y) * kBlockSize};
    return VoxelBox{low, {low.x + kBlockSize - 1, low.y + kBlockSize - 1, low.z + kBlockSize - 1}}.intersected(
        VoxelBox::whole(m_gridSize));
}

BoneMesher &BoneMesh::Memory::of(int block)
{
    auto found = std::find_if(m_used.begin(), m_used.end(), [&](const Used &used) { return used.block == block; });
    if (found == m_used.end() && m_used.size() < kKept)
        return m_used.emplace_back(Used{block, {}}).mesher;
    if (found == m_used.end()) {
        found = m_used.begin();
        found->block = block;
        found->mesher.forget();
    }
    std::rotate(found, found + 1, m_used.end());
    return m_used.back().mesher;
}

std::vector<int> BoneMesh::update(const MeshSource &source, const VoxelBox &dirty)
{
    return update(source, std::vector<VoxelBox>{dirty});
}

std::vector<int> BoneMesh::update(const MeshSource &source, const std::vector<VoxelBox> &dirty)
{
    assert(source.grid.size() == m_gridSize);
    // Changes far apart (a mirrored stroke) meet in no block, or only in one: a union a block keeps them apart.
    std::map<int, VoxelBox> dirtyOfBlock;
    for (const VoxelBox &part : dirty) {
        const VoxelBox changed = part.intersected(VoxelBox::whole(m_gridSize));
        if (changed.empty())
            continue;
        const VoxelBox reach = changed.grown(1).intersected(VoxelBox::whole(m_gridSize));
        for (int z = reach.low.z / kBlockSize; z <= reach.high.z / kBlockSize; ++z) {
            for (int y = reach.low.y / kBlockSize; y <= reach.high.y / kBlockSize; ++y) {
                for (int x = reach.low.x / kBlockSize; x <= reach.high.x / kBlockSize; ++x) {
                    VoxelBox &box = dirtyOfBlock[x + m_blockCounts.x * (y + m_blockCounts.y * z)];
                    box.include(changed.low);
                    box.include(changed.high);
                }
            }
        }
    }
    std::vector<int> touched;
    for (const auto &[index, box] : dirtyOfBlock) {
        auto &block = m_blocks[static_cast<std::size_t>(index)];
        MeshBlock &fresh = m_memory.spare();
        if (!m_memory.of(index).remesh(source, blockBox(index), box, *block, fresh))
            continue;
        // Who else holds the block keeps it as it was.
        if (block.use_count() > 1)
            block = std::make_shared<MeshBlock>();
        std::swap(*block, fresh);
        touched.push_back(index);
    }
    return touched;
}

std::vector<int> BoneMesh::update(const MeshSource &source, const VoxelBinding &before)
{
    return update(source, changedBoxes(before, *source.binding));
}

namespace {

/// Everything by which two quads must agree to be joined along one direction, and then where they lie along it.
using JoinKey = std::array<int, 7>;

struct JointQuad
{
    JointId joint;
    MeshQuad quad;
};

JoinKey joinKey(const JointQuad &item, bool alongU)
{
    const MeshQuad &q = item.quad;
    return alongU ? JoinKey{item.joint, q.side, q.plane, q.paletteIndex, q.v, q.height, q.u}
                  : JoinKey{item.joint, q.side, q.plane, q.paletteIndex, q.u, q.width, q.v};
}

void joinAlong(std::vector<JointQuad> &items, bool alongU)
{
    std::sort(items.begin(), items.end(),
              [&](const JointQuad &a, const JointQuad &b) { return joinKey(a, alongU) < joinKey(b, alongU); });
    std::size_t kept = 0;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (kept > 0) {
            MeshQuad &last = items[kept - 1].quad;
            std::uint8_t &length = alongU ? last.width : last.height;
            JoinKey wanted = joinKey(items[kept - 1], alongU);
            wanted.back() += length;
            if (wanted == joinKey(items[i], alongU)) {
                length = static_cast<std::uint8_t>(length + (alongU ? items[i].quad.width : items[i].quad.height));
                continue;
            }
        }
        items[kept++] = items[i];
    }
    items.resize(kept);
}

} // namespace

MeshBlock BoneMesh::joined() const
{
    if (m_blocks.size() == 1)
        return *m_blocks.front();
    std::vector<JointQuad> items;
    for (const auto &block : m_blocks) {
        for (const JointQuads &range : block->joints) {
            for (const MeshQuad &quad : block->quadsOf(range))
                items.push_back({range.joint, quad});
        }
    }
    joinAlong(items, true);
    joinAlong(items, false);
    MeshBlock result;
    for (const JointQuad &item : items) {
        if (result.joints.empty() || result.joints.back().joint != item.joint)
            result.joints.push_back({item.joint, static_cast<std::uint32_t>(result.quads.size()), 0});
        ++result.joints.back().count;
        result.quads.push_back(item.quad);
    }
    return result;
}

std::vector<JointMeshCount> countMesh(const MeshBlock &mesh)
{
    std::vector<JointMeshCount> counts;
    for (const JointQuads &range : mesh.joints) {
        JointMeshCount count{range.joint, range.count, 0, 4 * static_cast<std::size_t>(range.count)};
        for (const MeshQuad &quad : mesh.quadsOf(range))
            count.area += static_cast<std::size_t>(quad.area());
        counts.push_back(count);
    }
    return counts;
}

std::vector<VoxelBox> changedBoxes(const VoxelBinding &before, const VoxelBinding &after)
{
    std::vector<VoxelBox> boxes;
    constexpr int size = VoxelBinding::kBlockSize;
    for (const int index : after.changedBlocks(before)) {
        const Int3 origin = after.blockOrigin(index);
        const auto *ours = after.blockCells(index);
        const auto *theirs = before.blockCells(index);
        VoxelBox box;
        std::array<JointId, size> oursAll;
        std::array<JointId, size> theirsAll;
        oursAll.fill(after.blockUniform(index));
        theirsAll.fill(before.blockUniform(index));
        for (int row = 0; row < size * size; ++row) {
            const JointId *a = ours ? ours->data() + row * size : oursAll.data();
            const JointId *b = theirs ? theirs->data() + row * size : theirsAll.data();
            if (std::equal(a, a + size, b))
                continue;
            for (int x = 0; x < size; ++x) {
                if (a[x] != b[x])
                    box.include({origin.x + x, origin.y + row % size, origin.z + row / size});
            }
        }
        const VoxelBox inGrid = box.intersected(VoxelBox::whole(after.gridSize()));
        if (!inGrid.empty())
            boxes.push_back(inGrid);
    }
    return boxes;
}

} // namespace marrow

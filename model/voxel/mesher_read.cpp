// Reading a box of cells into rows of bits: what is solid, what is transparent, where joints meet.

#include "model/voxel/mesher_scratch.h"

#include <algorithm>

namespace marrow {

std::uint64_t BoneMesher::Scratch::equalRowsNearEnd(const std::uint8_t *a, const std::uint8_t *b) const
{
    const std::ptrdiff_t count = std::min<std::ptrdiff_t>(cellsEnd - std::max(a, b), 64);
    std::uint64_t mask = 0;
    for (std::ptrdiff_t i = 0; i < count; ++i)
        mask |= static_cast<std::uint64_t>(a[i] == b[i]) << i;
    return mask;
}

void BoneMesher::Scratch::setSource(const MeshSource &source)
{
    cells = source.grid.data();
    cellsEnd = cells + source.grid.cellCount();
    gridSize = source.grid.size();
    binding = source.binding;
    transparentList.clear();
    for (std::size_t i = 1; i < 256; ++i) {
        transparent[i] = source.palette.defined[i] && source.palette.entries[i].transparent();
        if (transparent[i])
            transparentList.push_back(static_cast<std::uint8_t>(i));
    }
}

void BoneMesher::Scratch::read(const VoxelBox &newBox, Ends ends, std::optional<int> across)
{
    box = newBox;
    extent = box.extent();
    const std::uint64_t keep = ~std::uint64_t(0) >> (64 - extent.x);
    for (int z = -1; z <= extent.z; ++z) {
        const bool inGrid = box.low.z + z >= 0 && box.low.z + z < gridSize.z;
        const int first = box.low.y > 0 ? -1 : 0;
        const int last = box.high.y + 1 < gridSize.y ? extent.y : extent.y - 1;
        std::uint64_t *out = &solid[rowIndex(z, 0)];
        out[-1] = 0;
        out[extent.y] = 0;
        if (!inGrid) {
            std::fill(out, out + extent.y, 0);
            continue;
        }
        int safe = last + 1; // rows from which 64 bytes can be read
        while (safe > first && cellsEnd - cellAt(0, safe - 1, z) < 64)
            --safe;
        readSolid(cellAt(0, first, z), gridSize.x, safe - first, keep, out + first);
        for (int y = safe; y <= last; ++y) {
            out[y] = 0;
            for (int x = 0; x < extent.x; ++x)
                out[y] |= static_cast<std::uint64_t>(*cellAt(x, y, z) != 0) << x;
        }
    }
    findUsed();
    hasClear = false;
    if (!transparentList.empty())
        readClear();
    hasJoints = !oneJointAround();
    if (hasJoints) {
        readJointBlocks();
        readJointBorders();
        readAlike(across);
    }
    readEnds(ends);
}

void BoneMesher::Scratch::findUsed()
{
    std::array<std::uint64_t, kMaxBox> byRow = {};
    std::uint64_t columns = 0;
    usedLow = {0, kMaxBox, kMaxBox};
    usedHigh = {-1, -1, -1};
    for (int z = 0; z < extent.z; ++z) {
        const std::uint64_t *row = &solid[rowIndex(z, 0)];
        std::uint64_t any = 0;
        for (std::size_t y = 0; y < static_cast<std::size_t>(extent.y); ++y) {
            byRow[y] |= row[y];
            any |= row[y];
        }
        columns |= any;
        if (any != 0) {
            usedLow.z = std::min(usedLow.z, z);
            usedHigh.z = z;
        }
    }
    for (int y = 0; y < extent.y; ++y) {
        if (byRow[static_cast<std::size_t>(y)] != 0) {
            usedLow.y = std::min(usedLow.y, y);
            usedHigh.y = y;
        }
    }
    if (columns != 0) {
        usedLow.x = std::countr_zero(columns);
        usedHigh.x = 63 - std::countl_zero(columns);
    }
}

void BoneMesher::Scratch::readClear()
{
    std::uint64_t any = 0;
    for (int z = -1; z <= extent.z; ++z) {
        for (int y = -1; y <= extent.y; ++y) {
            const std::size_t index = rowIndex(z, y);
            std::uint64_t left = solid[index];
            clear[index] = 0;
            if (left == 0)
                continue;
            const std::uint8_t *row = cellAt(0, y, z);
            if (cellsEnd - row >= 64 && transparentList.size() <= 8) {
                for (const std::uint8_t entry : transparentList)
                    clear[index] |= rows::equalByte(row, entry);
                clear[index] &= left;
            } else {
                for (; left != 0; left &= left - 1) {
                    if (transparent[row[std::countr_zero(left)]])
                        clear[index] |= left & -left;
                }
            }
            any |= clear[index];
        }
    }
    hasClear = any != 0;
}

bool BoneMesher::Scratch::oneJointAround() const
{
    if (!binding)
        return true;
    const VoxelBox around = box.grown(1).intersected(VoxelBox::whole(gridSize));
    std::optional<JointId> joint;
    constexpr int bits = VoxelBinding::kBlockBits;
    for (int z = around.low.z >> bits; z <= around.high.z >> bits; ++z) {
        for (int y = around.low.y >> bits; y <= around.high.y >> bits; ++y) {
            for (int x = around.low.x >> bits; x <= around.high.x >> bits; ++x) {
                const int block = binding->blockIndexOf({x << bits, y << bits, z << bits});
                if (binding->blockCells(block) || (joint && *joint != binding->blockUniform(block)))
                    return false;
                joint = binding->blockUniform(block);
            }
        }
    }
    return true;
}

JointId BoneMesher::Scratch::soleJoint() const
{
    return binding ? binding->at(box.low) : JointId(0);
}

void BoneMesher::Scratch::readAlike(std::optional<int> across)
{
    const std::ptrdiff_t alongY = gridSize.x;
    const std::ptrdiff_t alongZ = alongY * gridSize.y;
    const auto compare = [&](int z, std::ptrdiff_t offset, const auto &same, auto &alike) {
        const std::uint8_t *first = cellAt(0, usedLow.y, z);
        const int count = usedHigh.y - usedLow.y + 1;
        // Rows from which, and from what they are compared with, 64 bytes can be read.
        const std::ptrdiff_t room = cellsEnd - first - offset - 64;
        const int safe = room < 0 ? 0 : static_cast<int>(std::min<std::ptrdiff_t>(room / alongY + 1, count));
        const std::size_t index = rowIndex(z, usedLow.y);
        readEqual(first, alongY, offset, safe, &same[index], &alike[index]);
        for (int y = safe; y < count; ++y) {
            const std::uint8_t *row = first + alongY * y;
            const auto at = index + static_cast<std::size_t>(y);
            alike[at] = row + offset < cellsEnd ? same[at] & equalRowsNearEnd(row, row + offset) : 0;
        }
    };
    for (int z = usedLow.z; z <= usedHigh.z; ++z) {
        if (across != 0)
            compare(z, 1, sameX, alikeX);
        if (across != 1)
            compare(z, alongY, sameY, alikeY);
        if (across != 2)
            compare(z, alongZ, sameZ, alikeZ);
    }
}

void BoneMesher::Scratch::readJointBlocks()
{
    constexpr int bits = VoxelBinding::kBlockBits;
    jointOrigin = {box.low.x >> bits, box.low.y >> bits, box.low.z >> bits};
    uniformJoints.assign(jointBlocks.size(), 0);
    for (int z = jointOrigin.z; z <= box.high.z >> bits; ++z) {
        for (int y = jointOrigin.y; y <= box.high.y >> bits; ++y) {
            for (int x = jointOrigin.x; x <= box.high.x >> bits; ++x) {
                const int index = binding->blockIndexOf({x << bits, y << bits, z << bits});
                const auto place = static_cast<std::size_t>(x - jointOrigin.x + kJointBlocks * (y - jointOrigin.y + kJointBlocks * (z - jointOrigin.z)));
                const auto *values = binding->blockCells(index);
                uniformJoints[place] = binding->blockUniform(index);
                jointBlocks[place] = values ? JointBlock{values->data(), ~std::size_t(0)} : JointBlock{&uniformJoints[place], 0};
            }
        }
    }
}

void BoneMesher::Scratch::readJointBorders()
{
    constexpr int bits = VoxelBinding::kBlockBits;
    for (int z = -1; z < extent.z; ++z) {
        const std::size_t from = rowIndex(z, -1);
        const std::size_t to = rowIndex(z, extent.y);
        std::fill(&sameX[from], &sameX[to], ~std::uint64_t(0));
        std::fill(&sameY[from], &sameY[to], ~std::uint64_t(0));
        std::fill(&sameZ[from], &sameZ[to], ~std::uint64_t(0));
    }
    const Int3 low{box.low.x, std::max(box.low.y - 1, 0), std::max(box.low.z - 1, 0)};
    for (int z = low.z >> bits; z <= box.high.z >> bits; ++z) {
        for (int y = low.y >> bits; y <= box.high.y >> bits; ++y) {
            for (int x = low.x >> bits; x <= box.high.x >> bits; ++x)
                readBlockBorders({x, y, z});
        }
    }
}

namespace {

/// A block of the binding as rows of 16; a uniform block has one row for all.
struct BlockRows
{
    const JointId *cells = nullptr;
    std::array<JointId, VoxelBinding::kBlockSize> uniform = {};
    bool exists = false;

    BlockRows(const VoxelBinding &binding, Int3 block)
    {
        const Int3 counts = binding.blockCounts();
        exists = block.x < counts.x && block.y < counts.y && block.z < counts.z;
        if (!exists)
            return;
        const int index = block.x + counts.x * (block.y + counts.y * block.z);
        if (const auto *values = binding.blockCells(index))
            cells = values->data();
        else
            uniform.fill(binding.blockUniform(index));
    }
    const JointId *row(int y, int z) const
    {
        return cells ? cells + (((z << VoxelBinding::kBlockBits) + y) << VoxelBinding::kBlockBits) : uniform.data();
    }
    bool sameUniform(const BlockRows &other) const
    {
        return !other.exists || (!cells && !other.cells && uniform[0] == other.uniform[0]);
    }
};

} // namespace

void BoneMesher::Scratch::readBlockBorders(Int3 block)
{
    constexpr int size = VoxelBinding::kBlockSize;
    const BlockRows here(*binding, block);
    const BlockRows nextX(*binding, {block.x + 1, block.y, block.z});
    const BlockRows nextY(*binding, {block.x, block.y + 1, block.z});
    const BlockRows nextZ(*binding, {block.x, block.y, block.z + 1});
    const bool checkX = !here.sameUniform(nextX);
    const bool checkY = !here.sameUniform(nextY);
    const bool checkZ = !here.sameUniform(nextZ);
    if (!here.cells && !checkX && !checkY && !checkZ)
        return;
    const Int3 origin{block.x * size - box.low.x, block.y * size - box.low.y, block.z * size - box.low.z};
    const auto inRow = [&](unsigned bits) {
        return origin.x >= 0 ? static_cast<std::uint64_t>(bits) << origin.x
                             : static_cast<std::uint64_t>(bits) >> -origin.x;
    };
    const std::uint64_t ours = inRow(0xFFFF);
    for (int z = std::max(0, -1 - origin.z); z < std::min(size, extent.z - origin.z); ++z) {
        for (int y = std::max(0, -1 - origin.y); y < std::min(size, extent.y - origin.y); ++y) {
            const std::size_t index = rowIndex(origin.z + z, origin.y + y);
            if ((solid[index] & ours) == 0)
                continue;
            const JointId *row = here.row(y, z);
            const bool inside = here.cells != nullptr;
            if (inside || checkX)
                sameX[index] &=
                    ~inRow(rows::differingNeighbours(row, nextX.exists ? nextX.row(y, z)[0] : row[size - 1]));
            if ((inside || y + 1 == size) && (y + 1 < size || nextY.exists))
                sameY[index] &= ~inRow(rows::differingJoints(row, y + 1 < size ? here.row(y + 1, z) : nextY.row(0, z)));
            if ((inside || z + 1 == size) && (z + 1 < size || nextZ.exists))
                sameZ[index] &= ~inRow(rows::differingJoints(row, z + 1 < size ? here.row(y, z + 1) : nextZ.row(y, 0)));
        }
    }
}

bool BoneMesher::Scratch::hides(Int3 cell, Int3 neighbour) const
{
    const auto colorAt = [&](Int3 p) { return cells[p.x + gridSize.x * (p.y + gridSize.y * p.z)]; };
    const std::uint8_t theirs = colorAt(neighbour);
    if (theirs == 0 || (transparent[theirs] && theirs != colorAt(cell)))
        return false;
    return !binding || binding->at(cell) == binding->at(neighbour);
}

void BoneMesher::Scratch::readEnds(Ends ends)
{
    const bool before = ends.low && box.low.x > 0;
    const bool after = ends.high && box.high.x + 1 < gridSize.x;
    for (int z = 0; z < extent.z; ++z) {
        std::uint64_t low = 0;
        std::uint64_t high = 0;
        if (before || after) {
            for (int y = 0; y < extent.y; ++y) {
                const std::uint64_t row = solid[rowIndex(z, y)];
                const Int3 first{box.low.x, box.low.y + y, box.low.z + z};
                const Int3 last{box.high.x, first.y, first.z};
                if (before && (row & 1) != 0 && hides(first, {first.x - 1, first.y, first.z}))
                    low |= std::uint64_t(1) << y;
                if (after && (row >> (extent.x - 1) & 1) != 0 && hides(last, {last.x + 1, last.y, last.z}))
                    high |= std::uint64_t(1) << y;
            }
        }
        lowEnd[static_cast<std::size_t>(z)] = low;
        highEnd[static_cast<std::size_t>(z)] = high;
    }
}

} // namespace marrow

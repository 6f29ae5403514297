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
    const std::vector<std::uint8_t> before = std::move(transparentList);
    transparentList.clear();
    for (std::size_t i = 1; i < 256; ++i) {
        transparent[i] = source.palette.defined[i] && source.palette.entries[i].transparent();
        if (transparent[i])
            transparentList.push_back(static_cast<std::uint8_t>(i));
    }
    isRead = isRead && before == transparentList;
}

void BoneMesher::Scratch::read(const VoxelBox &newBox)
{
    box = newBox;
    extent = box.extent();
    hasJoints = !oneJointAround();
    const Part all{-1, extent.y, -1, extent.z};
    readRows(all);
    findUsed();
    hasClear = readClear(all);
    readPart(all);
    isRead = true;
}

void BoneMesher::Scratch::readAgain(const VoxelBox &dirty)
{
    if (!isRead || hasJoints == oneJointAround())
        return read(box);
    const VoxelBox near = dirty.grown(1).intersected(box.grown(1));
    const Part part{near.low.y - box.low.y, near.high.y - box.low.y, near.low.z - box.low.z, near.high.z - box.low.z};
    readRows(part);
    findUsed();
    if (readClear(part) != hasClear)
        return read(box);
    readPart(part);
}

void BoneMesher::Scratch::readPart(const Part &part)
{
    if (hasJoints) {
        readJointBlocks();
        readJointBorders(part);
    }
    readAlike(part);
    for (int z = std::max(part.lowZ, usedLow.z); z <= std::min(part.highZ, usedHigh.z); ++z)
        turnSlice(z, part);
}

void BoneMesher::Scratch::readRows(const Part &part)
{
    const std::uint64_t keep = ~std::uint64_t(0) >> (64 - extent.x);
    const auto lacks = [](int cell, int size) { return cell < 0 || cell >= size; };
    for (int z = part.lowZ; z <= part.highZ; ++z) {
        std::uint64_t *out = &solid[rowIndex(z, 0)];
        int first = part.lowY;
        int last = part.highY;
        if (lacks(box.low.z + z, gridSize.z)) {
            std::fill(out + first, out + last + 1, 0);
            continue;
        }
        if (lacks(box.low.y + first, gridSize.y))
            out[first++] = 0;
        if (lacks(box.low.y + last, gridSize.y))
            out[last--] = 0;
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

/// Whether any cell of the box or beside it is transparent.
bool BoneMesher::Scratch::readClear(const Part &part)
{
    if (transparentList.empty())
        return false;
    for (int z = part.lowZ; z <= part.highZ; ++z) {
        for (int y = part.lowY; y <= part.highY; ++y) {
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
        }
    }
    std::uint64_t any = 0;
    for (int z = -1; z <= extent.z; ++z) {
        for (int y = -1; y <= extent.y; ++y)
            any |= clear[rowIndex(z, y)];
    }
    return any != 0;
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

void BoneMesher::Scratch::readAlike(const Part &part)
{
    static constexpr auto kAll = [] {
        std::array<std::uint64_t, kRow> row;
        row.fill(~std::uint64_t(0));
        return row;
    }();
    const std::ptrdiff_t alongY = gridSize.x;
    const std::ptrdiff_t alongZ = alongY * gridSize.y;
    // One row and one slice before the first that holds anything: glass is compared across the border of the box.
    const int lowY = std::max({part.lowY, usedLow.y - 1, -box.low.y});
    const int count = std::min(part.highY, usedHigh.y) - lowY + 1;
    const auto compare = [&](int z, std::ptrdiff_t offset, const Rows &same, Rows &alike) {
        const std::uint8_t *first = cellAt(0, lowY, z);
        // Rows from which, and from what they are compared with, 64 bytes can be read.
        const std::ptrdiff_t room = cellsEnd - first - offset - 64;
        const int safe = room < 0 ? 0 : static_cast<int>(std::min<std::ptrdiff_t>(room / alongY + 1, count));
        const std::size_t index = rowIndex(z, lowY);
        const std::uint64_t *among = hasJoints ? &same[index] : kAll.data();
        readEqual(first, alongY, offset, safe, among, &alike[index]);
        for (int y = safe; y < count; ++y) {
            const std::uint8_t *row = first + alongY * y;
            alike[index + static_cast<std::size_t>(y)] = row + offset < cellsEnd ? among[y] & equalRowsNearEnd(row, row + offset) : 0;
        }
    };
    if (count <= 0)
        return;
    for (int z = std::max({part.lowZ, usedLow.z - 1, -box.low.z}); z <= std::min(part.highZ, usedHigh.z); ++z) {
        compare(z, 1, sameX, alikeX);
        compare(z, alongY, sameY, alikeY);
        compare(z, alongZ, sameZ, alikeZ);
    }
}

void BoneMesher::Scratch::turnSlice(int z, const Part &part)
{
    const std::size_t first = rowIndex(z, 0);
    const std::size_t before = first - 1;
    const std::size_t after = first + static_cast<std::size_t>(extent.x);
    const std::uint64_t ends[2] = {turnedSolid[before], turnedSolid[after]};
    const auto turn = [&](const Rows &from, Rows &to) { transpose(&from[first], &to[first]); };
    turn(solid, turnedSolid);
    // Rows above the box are no part of it.
    const std::uint64_t keep = ~std::uint64_t(0) >> (64 - extent.y);
    for (std::size_t x = 0; x < kMaxBox; ++x)
        turnedSolid[first + x] &= keep;
    turn(alikeY, turnedAlikeY);
    turn(alikeZ, turnedAlikeZ);
    if (hasJoints) {
        turn(sameX, turnedSameX);
        turnedSameX[before] = ~std::uint64_t(0);
    }
    if (hasClear) {
        turn(clear, turnedClear);
        turn(alikeX, turnedAlikeX);
        turnedClear[before] = 0;
        turnedClear[after] = 0;
    }
    const int lowY = std::max(part.lowY, 0);
    const int highY = std::min(part.highY, extent.y - 1);
    const std::uint64_t changed = lowY > highY ? 0 : ~std::uint64_t(0) >> (63 - (highY - lowY)) << lowY;
    turnedSolid[before] = hiddenAtEnd(z, 0, -1, ends[0], changed);
    turnedSolid[after] = hiddenAtEnd(z, extent.x - 1, 1, ends[1], changed);
}

/// Which faces at an end of the rows of a slice are hidden by cells beside the box; `known` but for the rows in `changed`.
std::uint64_t BoneMesher::Scratch::hiddenAtEnd(int z, int x, int beside, std::uint64_t known, std::uint64_t changed) const
{
    const int beyond = box.low.x + x + beside;
    if (beyond < 0 || beyond >= gridSize.x)
        return 0;
    std::uint64_t hidden = known & ~changed;
    for (std::uint64_t left = turnedSolid[rowIndex(z, x)] & changed; left != 0; left &= left - 1) {
        const Int3 cell{box.low.x + x, box.low.y + std::countr_zero(left), box.low.z + z};
        if (hides(cell, {beyond, cell.y, cell.z}))
            hidden |= left & -left;
    }
    return hidden;
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

void BoneMesher::Scratch::readJointBorders(const Part &part)
{
    constexpr int bits = VoxelBinding::kBlockBits;
    // The layer after the box follows nothing.
    const Part borders{part.lowY, std::min(part.highY, extent.y - 1), part.lowZ, std::min(part.highZ, extent.z - 1)};
    for (int z = borders.lowZ; z <= borders.highZ; ++z) {
        const std::size_t from = rowIndex(z, borders.lowY);
        const std::size_t to = rowIndex(z, borders.highY + 1);
        for (Rows *same : {&sameX, &sameY, &sameZ})
            std::fill(same->data() + from, same->data() + to, ~std::uint64_t(0));
    }
    const Int3 low{box.low.x, std::max(box.low.y + borders.lowY, 0), std::max(box.low.z + borders.lowZ, 0)};
    for (int z = low.z >> bits; z <= (box.low.z + borders.highZ) >> bits; ++z) {
        for (int y = low.y >> bits; y <= (box.low.y + borders.highY) >> bits; ++y) {
            for (int x = low.x >> bits; x <= box.high.x >> bits; ++x)
                readBlockBorders({x, y, z}, borders);
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

void BoneMesher::Scratch::readBlockBorders(Int3 block, const Part &part)
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
    for (int z = std::max(0, part.lowZ - origin.z); z < std::min(size, part.highZ + 1 - origin.z); ++z) {
        for (int y = std::max(0, part.lowY - origin.y); y < std::min(size, part.highY + 1 - origin.y); ++y) {
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

} // namespace marrow

#pragma once

#include "model/voxel/bone_mesher.h"
#include "model/voxel/mesher_rows.h"

namespace marrow {

/// The working memory of one BoneMesher: the cells of a box (and one layer around it) as rows of bits along x, and the
/// quads found so far.
struct BoneMesher::Scratch
{
    static constexpr int kRow = kMaxBox + 2; ///< rows of a slice, with one before and one after
    static constexpr std::size_t kRows = static_cast<std::size_t>(kRow) * kRow;

    // Rows by (z, y), see rowIndex. Bit i stands for the cell box.low.x + i.
    std::array<std::uint64_t, kRows> solid;
    std::array<std::uint64_t, kRows> clear; ///< solid and transparent; only with hasClear
    std::array<std::uint64_t, kRows> sameX; ///< follows the same joint as the next cell along x; only with hasJoints
    std::array<std::uint64_t, kRows> sameY;
    std::array<std::uint64_t, kRows> sameZ;
    // The same, and of the same colour: what one quad may cover. A face is looked at from up to six sides, so this is read once.
    std::array<std::uint64_t, kRows> alikeX;
    std::array<std::uint64_t, kRows> alikeY;
    std::array<std::uint64_t, kRows> alikeZ;
    // Faces across x at the two ends of a row are hidden by cells outside the box: a word a z, bit y.
    std::array<std::uint64_t, kMaxBox> lowEnd;
    std::array<std::uint64_t, kMaxBox> highEnd;
    /// A row of bits a row of a plane, and one of zeros after the last.
    using PlaneRows = std::array<std::uint64_t, kMaxBox + 1>;
    /// A slice of rows along x, one a y.
    using Slice = std::array<std::uint64_t, kMaxBox + 1>;
    struct Plane
    {
        PlaneRows faces = {};  ///< faces that show
        PlaneRows joined = {}; ///< those that go on in the next bit: same joint, same colour
        PlaneRows same = {};   ///< those that go on in the next row
    };
    Plane layerPlane;
    // Faces across x, by plane; rows over z, bits over y. All zero between uses.
    std::array<Plane, kMaxBox> crossPlanes;
    std::array<std::uint64_t, kMaxBox> crossUsed = {}; ///< rows of each plane that hold something

    const std::uint8_t *cells = nullptr;
    const std::uint8_t *cellsEnd = nullptr;
    Int3 gridSize;
    const VoxelBinding *binding = nullptr;
    std::array<bool, 256> transparent = {};
    std::vector<std::uint8_t> transparentList;
    VoxelBox box;
    Int3 extent;
    Int3 usedLow; ///< cells of the box between which anything is solid; above usedHigh when nothing is
    Int3 usedHigh;
    bool hasJoints = false;
    bool hasClear = false;

    QuadList quads;
    std::size_t quadCount = 0;
    std::vector<JointId> quadJoints; ///< beside quads, only with hasJoints
    std::vector<std::uint32_t> jointCounts = std::vector<std::uint32_t>(65536, 0); ///< all zero between uses
    rows::SolidRows readSolid = rows::solidRows();
    rows::EqualRows readEqual = rows::equalRows();
    rows::Transpose transpose = rows::transpose64();
    /// The blocks of the binding that the box meets, so that the joint of a quad is found by two loads; only with hasJoints.
    struct JointBlock
    {
        const JointId *values = nullptr;
        std::size_t mask = 0; ///< of the place in the block: 0 where the whole block has one value
    };
    static constexpr int kJointBlocks = kMaxBox / VoxelBinding::kBlockSize + 1; ///< along an axis, wherever the box begins
    std::array<JointBlock, static_cast<std::size_t>(kJointBlocks) * kJointBlocks * kJointBlocks> jointBlocks;
    std::vector<JointId> uniformJoints; ///< the values of blocks that have one
    Int3 jointOrigin;                   ///< the first of the blocks

    static std::size_t rowIndex(int z, int y) { return static_cast<std::size_t>((z + 1) * kRow + y + 1); }
    const std::uint8_t *cellAt(int x, int y, int z) const
    {
        return cells + (box.low.x + x) +
               static_cast<std::ptrdiff_t>(gridSize.x) *
                   (box.low.y + y + static_cast<std::ptrdiff_t>(gridSize.y) * (box.low.z + z));
    }
    /// The joint of a cell of the box.
    JointId jointAt(Int3 p) const
    {
        constexpr int bits = VoxelBinding::kBlockBits;
        const int block = (p.x >> bits) - jointOrigin.x
            + kJointBlocks * ((p.y >> bits) - jointOrigin.y + kJointBlocks * ((p.z >> bits) - jointOrigin.z));
        const JointBlock &found = jointBlocks[static_cast<std::size_t>(block)];
        return found.values[VoxelBinding::cellInBlock(p) & found.mask];
    }
    /// The bits of `wanted` (not 0) where two rows of 64 bytes agree; what lies past the end of the grid agrees with
    /// nothing.
    std::uint64_t equalWhere(std::uint64_t wanted, const std::uint8_t *a, const std::uint8_t *b) const
    {
        const std::uint8_t *later = a < b ? b : a;
        if (cellsEnd - later < 64)
            return wanted & equalRowsNearEnd(a, b);
        // Rows of a steep surface have their few faces close together: one comparison does.
        const int part = std::countr_zero(wanted) & ~15;
        if (wanted >> part <= 0xFFFF)
            return wanted & rows::equalBytes16(a + part, b + part) << part;
        return wanted & rows::equalBytes(a, b);
    }
    std::uint64_t equalRowsNearEnd(const std::uint8_t *a, const std::uint8_t *b) const;

    void setSource(const MeshSource &source);
    /// Reads the masks of a box. The ends tell whether faces across x at the lowest and at the highest cells are
    /// wanted: only then is it looked up what lies beyond. `across`: planes across this axis alone are wanted.
    struct Ends
    {
        bool low = true;
        bool high = true;
    };
    void read(const VoxelBox &newBox, Ends ends, std::optional<int> across = {});
    /// Adds the quads in planes low..high (cell coordinates of the grid) across an axis.
    void addPlanes(int axis, int low, int high);
    /// Hands over what was found, grouped by joint.
    void finish(MeshBlock &out);
    /// The joint of every cell of the box, when hasJoints is false.
    JointId soleJoint() const;
    void reserveQuads(std::size_t more);

private:
    void readClear();
    void readJointBlocks();
    void readAlike(std::optional<int> across);
    void readJointBorders();
    void readBlockBorders(Int3 block);
    void readEnds(Ends ends);
    void findUsed();
    bool oneJointAround() const;
    bool hides(Int3 cell, Int3 neighbour) const;
    /// Turns a slice's rows of faces across x into rows along y.
    void gatherCross(const Slice &slice, std::uint64_t slicesRows, int z, PlaneRows Plane::*part);

    template <bool kJoints, bool kClear>
    void addPlanesAs(int axis, int low, int high);
    template <bool kJoints, bool kClear>
    void addLayer(int axis, int layer, bool up);
    template <bool kJoints, bool kClear>
    std::uint64_t crossFaces(int z, int y, bool up) const;
    template <bool kJoints, bool kClear>
    void addCross(int low, int high, bool up);
    template <bool kJoints>
    void mergeLayer(int axis, int layer, bool up);
    template <bool kJoints>
    void mergeCross(int x, bool up);
};

} // namespace marrow

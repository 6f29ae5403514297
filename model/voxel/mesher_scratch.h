#pragma once

#include "model/voxel/bone_mesher.h"
#include "model/voxel/mesher_rows.h"
#include "model/voxel/quads_by_joint.h"

namespace marrow {

/// The working memory of one BoneMesher: the cells of a box (and one layer around it) as rows of bits, and the quads found
/// so far. What was read stays, so that a change inside the box needs only its own rows read again.
struct BoneMesher::Scratch
{
    static constexpr int kRow = kMaxBox + 2; ///< rows of a slice, with one before and one after
    static constexpr std::size_t kRows = static_cast<std::size_t>(kRow) * kRow;
    using Rows = std::array<std::uint64_t, kRows>;
    static constexpr std::size_t rowIndex(int z, int y) { return static_cast<std::size_t>((z + 1) * kRow + y + 1); }

    // Rows along x by (z, y), see rowIndex. Bit i stands for the cell box.low.x + i.
    Rows solid;
    Rows clear; ///< solid and transparent; only with entries that are
    Rows sameX; ///< follows the same joint as the next cell along x; only with hasJoints
    Rows sameY;
    Rows sameZ;
    // The same, and of the same colour: what one quad may cover.
    Rows alikeX;
    Rows alikeY;
    Rows alikeZ;
    // The same turned: rows along y by (z, x), so that faces across x are found like all others. The rows before and after a slice
    // hold, as solid, what hides the faces at the ends of the box.
    Rows turnedSolid;
    Rows turnedClear; ///< this and turnedAlikeX only with hasClear
    Rows turnedSameX; ///< only with hasJoints
    Rows turnedAlikeX;
    Rows turnedAlikeY;
    Rows turnedAlikeZ;
    std::array<std::uint64_t, kMaxBox + 1> faces; ///< those of the plane at hand, and a row of zeros after the last

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
    bool isRead = false; ///< the rows are those of `box`

    QuadList quads; ///< those of the whole box, or with hasJoints of the layer at hand
    std::size_t quadCount = 0;
    QuadsByJoint quadsByJoint; ///< only with hasJoints
    MeshBlock fresh; ///< what remesh() found
    rows::SolidRows readSolid = rows::solidRows();
    rows::EqualRows readEqual = rows::equalRows();
    rows::Transpose transpose = rows::transpose64();
    rows::SweepLayer sweep = rows::sweepLayer();
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

    void setSource(const MeshSource &source);
    /// Reads the rows of a box.
    void read(const VoxelBox &newBox);
    /// After cells inside `dirty` (in cells of the grid) changed and nothing else did since `box` was read: reads what that touches.
    void readAgain(const VoxelBox &dirty);
    /// Adds the quads in planes low..high (cell coordinates of the grid) across an axis.
    void addPlanes(int axis, int low, int high);
    /// Hands over what was found, grouped by joint.
    void finish(MeshBlock &out);

private:
    /// Rows to read, in cells of the box; -1 and the extent are the layers around it.
    struct Part
    {
        int lowY, highY, lowZ, highZ;
    };
    void readPart(const Part &part);
    void readRows(const Part &part);
    void findUsed();
    bool readClear(const Part &part);
    bool oneJointAround() const;
    void readJointBlocks();
    void readJointBorders(const Part &part);
    void readBlockBorders(Int3 block, const Part &part);
    void readAlike(const Part &part);
    void turnSlice(int z, const Part &part);
    std::uint64_t hiddenAtEnd(int z, int x, int beside, std::uint64_t known, std::uint64_t changed) const;
    bool hides(Int3 cell, Int3 neighbour) const;
    std::uint64_t equalRowsNearEnd(const std::uint8_t *a, const std::uint8_t *b) const;
    /// The joint of every cell of the box, when hasJoints is false.
    JointId soleJoint() const;
    void reserveQuads(std::size_t more);

    /// One axis as the sweep sees it: layers across it, each with rows of bits.
    struct View
    {
        int axis, bitAxis, rowAxis;
        std::size_t layerStep, rowStep; ///< from a row of bits to the same in the next layer, to the next of its layer
        const Rows &solid, &clear, &sameAcross, &alikeAcross, &alikeAlong, &alikeOver;
    };
    View viewOf(int axis) const;
    template <bool kJoints, bool kClear>
    void addPlanesAs(const View &view, int low, int high);
    template <bool kJoints, bool kClear>
    void addLayer(const View &view, int layer, bool up);
    template <bool kJoints>
    void sweepLayer(const View &view, int layer, bool up, std::uint64_t rowsUsed);
    /// Hands the first `count` of `quads` to their joints; they belong to cells of one layer.
    void giveToJoints(int axis, int layer, std::size_t count);
};

} // namespace marrow

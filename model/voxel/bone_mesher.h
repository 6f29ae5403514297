#pragma once

#include "model/base/progress.h"
#include "model/voxel/face_side.h"
#include "model/voxel/palette.h"
#include "model/voxel/voxel_binding.h"
#include "model/voxel/voxel_box.h"
#include "model/voxel/voxel_grid.h"

#include <array>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace marrow {

/// One rectangle of equal palette index and joint, eight bytes. In whole-grid coordinates: it lies in the plane
/// axis = `plane` and spans [u, u+width] × [v, v+height] along the other two axes in the order x, y, z
/// (side x: u = y, v = z; side y: u = x, v = z; side z: u = x, v = y).
struct MeshQuad
{
    FaceSide side;
    std::uint8_t plane;
    std::uint8_t u;
    std::uint8_t v;
    std::uint8_t width;
    std::uint8_t height;
    std::uint8_t paletteIndex;
    std::uint8_t reserved;

    int area() const { return width * height; }
    bool operator==(const MeshQuad &) const = default;
};
static_assert(sizeof(MeshQuad) == 8);

/// Grows without writing zeros first: a dense block has hundreds of thousands of quads.
template <class T>
struct UninitializedAllocator : std::allocator<T>
{
    template <class U>
    struct rebind
    {
        using other = UninitializedAllocator<U>;
    };
    template <class U>
    void construct(U *place)
    {
        ::new (static_cast<void *>(place)) U;
    }
    template <class U, class... Args>
    void construct(U *place, Args &&...args)
    {
        ::new (static_cast<void *>(place)) U{std::forward<Args>(args)...};
    }
};
using QuadList = std::vector<MeshQuad, UninitializedAllocator<MeshQuad>>;

/// The axes u and v of a quad run along.
inline int quadUAxis(FaceSide side)
{
    return faceAxis(side) == 0 ? 1 : 0;
}
inline int quadVAxis(FaceSide side)
{
    return faceAxis(side) == 2 ? 1 : 2;
}
/// The four corners in grid units, counter-clockwise seen from outside (from where the side faces).
std::array<std::array<float, 3>, 4> quadCorners(const MeshQuad &quad);

/// A joint's stretch of a block's quads.
struct JointQuads
{
    JointId joint = 0;
    std::uint32_t first = 0;
    std::uint32_t count = 0;

    bool operator==(const JointQuads &) const = default;
};

/// The mesh of one block of the grid: quads grouped by joint, joints ascending.
struct MeshBlock
{
    std::vector<JointQuads> joints;
    QuadList quads;

    std::span<const MeshQuad> quadsOf(const JointQuads &range) const
    {
        return {quads.data() + range.first, range.count};
    }
    bool operator==(const MeshBlock &) const = default;
};

/// What a mesh is made of; the references must outlive the call.
struct MeshSource
{
    const VoxelGrid &grid;
    const Palette &palette;
    const VoxelBinding *binding = nullptr; ///< nullptr: everything follows joint 0
};

/// Meshes one box of the grid, at most 64 cells an axis. Greedy within (joint, palette index). A face is left out only
/// when the cell beyond it, inside or outside the box, follows the same joint and hides it: an opaque cell hides every
/// face, a transparent cell (palette alpha below 255) hides only faces of its own palette index. So no gap opens when a
/// joint turns, an opaque cell stays visible through glass, and glass draws no face against what is opaque behind it.
/// Keeps scratch memory between calls: one mesher a thread.
class BoneMesher
{
public:
    static constexpr int kMaxBox = 64;

    BoneMesher();
    ~BoneMesher();
    BoneMesher(BoneMesher &&) noexcept;
    BoneMesher &operator=(BoneMesher &&) noexcept;

    void mesh(const MeshSource &source, const VoxelBox &box, MeshBlock &out);
    /// Meshes again only the planes that a change inside `dirty` can touch, and takes the rest from `before`, the mesh of the same box
    /// before the change. False when nothing of the box can differ; `out` is then left as it was. When the last call was for the same
    /// box, only what lies in `dirty` is read again: nothing else may have changed since, or forget() must have been called.
    bool remesh(const MeshSource &source, const VoxelBox &box, const VoxelBox &dirty, const MeshBlock &before, MeshBlock &out);
    /// The next call reads its whole box.
    void forget();

private:
    struct Scratch;
    std::unique_ptr<Scratch> m_scratch;
};

/// The mesh of a whole grid in blocks of 64³, so that the largest grid has 64 blocks and a few hundred (joint, block)
/// pieces. A plain value: copies share their blocks. update() is what keeps a paint stroke cheap.
class BoneMesh
{
public:
    static constexpr int kBlockSize = BoneMesher::kMaxBox;

    BoneMesh() = default;

    void build(const MeshSource &source, const Progress &progress = {});
    /// After cells inside `dirty` changed their joint or colour: meshes what that touches. Returns the blocks that may
    /// differ.
    std::vector<int> update(const MeshSource &source, const VoxelBox &dirty);
    std::vector<int> update(const MeshSource &source, const std::vector<VoxelBox> &dirty);
    /// The same from two bindings: finds the changed cells itself.
    std::vector<int> update(const MeshSource &source, const VoxelBinding &before);

    Int3 gridSize() const { return m_gridSize; }
    int blockCount() const { return static_cast<int>(m_blocks.size()); }
    const MeshBlock &block(int index) const { return *m_blocks[static_cast<std::size_t>(index)]; }
    VoxelBox blockBox(int index) const;

    /// The whole mesh as one list with rectangles joined across block borders: fewest quads, for export and counting.
    MeshBlock joined() const;

private:
    /// Working memory for update(): a stroke stays for a while in the same few blocks, and what was read of them is kept (about 1 MiB
    /// each). Never copied: it belongs to the blocks of one mesh.
    class Memory
    {
    public:
        Memory() = default;
        Memory(const Memory &) {}
        Memory &operator=(const Memory &)
        {
            m_used.clear();
            return *this;
        }
        Memory(Memory &&) noexcept = default;
        Memory &operator=(Memory &&) noexcept = default;
        /// The mesher that last worked on a block, or one that has forgotten everything.
        BoneMesher &of(int block);
        /// Room for one block's new mesh: that of the last one that was replaced.
        MeshBlock &spare() { return m_spare; }
        void clear() { m_used.clear(); }

    private:
        static constexpr std::size_t kKept = 8; ///< as many blocks as meet in a corner
        struct Used
        {
            int block;
            BoneMesher mesher;
        };
        std::vector<Used> m_used; ///< the latest last
        MeshBlock m_spare;
    };

    Int3 m_gridSize;
    Int3 m_blockCounts;
    std::vector<std::shared_ptr<MeshBlock>> m_blocks; ///< shared between copies, and never written while it is
    Memory m_memory;
};

/// Quads, unit faces and the corners a vertex buffer needs (four a quad) of one joint.
struct JointMeshCount
{
    JointId joint = 0;
    std::size_t quads = 0;
    std::size_t area = 0;
    std::size_t vertices = 0;
};
/// Per joint, ascending; joints without a quad are left out.
std::vector<JointMeshCount> countMesh(const MeshBlock &mesh);

/// Boxes that hold every cell whose joint differs between two bindings of the same grid, one a block of the binding.
std::vector<VoxelBox> changedBoxes(const VoxelBinding &before, const VoxelBinding &after);

} // namespace marrow

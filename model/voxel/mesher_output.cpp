// Handing over a mesh grouped by joint, and meshing again only what a change touched.

#include "model/voxel/mesher_scratch.h"

#include <algorithm>
#include <cassert>

namespace marrow {

void BoneMesher::Scratch::finish(MeshBlock &out)
{
    out.joints.clear();
    if (!hasJoints) {
        out.quads.assign(quads.data(), quads.data() + quadCount);
        if (quadCount > 0)
            out.joints.push_back({soleJoint(), 0, static_cast<std::uint32_t>(quadCount)});
        return;
    }
    std::vector<JointId> present;
    for (std::size_t i = 0; i < quadCount; ++i) {
        if (jointCounts[quadJoints[i]]++ == 0)
            present.push_back(quadJoints[i]);
    }
    std::sort(present.begin(), present.end());
    std::uint32_t first = 0;
    for (const JointId joint : present) {
        out.joints.push_back({joint, first, jointCounts[joint]});
        jointCounts[joint] = first;
        first += out.joints.back().count;
    }
    out.quads.resize(quadCount);
    for (std::size_t i = 0; i < quadCount; ++i)
        out.quads[jointCounts[quadJoints[i]]++] = quads[i];
    for (const JointId joint : present)
        jointCounts[joint] = 0;
}

BoneMesher::BoneMesher()
    : m_scratch(std::make_unique<Scratch>())
{
}
BoneMesher::~BoneMesher() = default;
BoneMesher::BoneMesher(BoneMesher &&) noexcept = default;
BoneMesher &BoneMesher::operator=(BoneMesher &&) noexcept = default;

void BoneMesher::mesh(const MeshSource &source, const VoxelBox &box, MeshBlock &out)
{
    assert(!box.empty() && box.extent().x <= kMaxBox && box.extent().y <= kMaxBox && box.extent().z <= kMaxBox);
    m_scratch->setSource(source);
    m_scratch->quadCount = 0;
    m_scratch->read(box, {});
    for (int axis = 0; axis < 3; ++axis)
        m_scratch->addPlanes(axis, box.low[axis], box.high[axis] + 1);
    m_scratch->finish(out);
}

void BoneMesher::remesh(const MeshSource &source, const VoxelBox &box, const VoxelBox &dirty, MeshBlock &out)
{
    Scratch &scratch = *m_scratch;
    scratch.setSource(source);
    scratch.quadCount = 0;
    std::array<VoxelBox, 3> redone; // per axis, only low and high on that axis are meant
    for (int axis = 0; axis < 3; ++axis) {
        VoxelBox reach = dirty;
        --reach.low[axis];
        ++reach.high[axis];
        if (reach.intersected(box).empty())
            continue;
        const int low = std::max(dirty.low[axis], box.low[axis]);
        const int high = std::min(dirty.high[axis], box.high[axis]) + 1;
        redone[static_cast<std::size_t>(axis)] = {{low, low, low}, {high, high, high}};
        VoxelBox slab = box;
        slab.low[axis] = std::max(low - 1, box.low[axis]);
        slab.high[axis] = std::min(high, box.high[axis]);
        scratch.read(slab, {axis == 0 && low == box.low.x, axis == 0 && high > box.high.x}, axis);
        const std::size_t before = scratch.quadCount;
        scratch.addPlanes(axis, low, high);
        scratch.quadJoints.resize(scratch.quads.size());
        if (!scratch.hasJoints)
            std::fill(scratch.quadJoints.begin() + static_cast<std::ptrdiff_t>(before),
                      scratch.quadJoints.begin() + static_cast<std::ptrdiff_t>(scratch.quadCount), scratch.soleJoint());
    }
    scratch.hasJoints = true;
    scratch.reserveQuads(out.quads.size());
    for (const JointQuads &range : out.joints) {
        for (const MeshQuad &quad : out.quadsOf(range)) {
            const auto axis = static_cast<std::size_t>(faceAxis(quad.side));
            if (quad.plane >= redone[axis].low.x && quad.plane <= redone[axis].high.x)
                continue;
            scratch.quads[scratch.quadCount] = quad;
            scratch.quadJoints[scratch.quadCount++] = range.joint;
        }
    }
    scratch.finish(out);
}

} // namespace marrow

// Handing over a mesh grouped by joint, and meshing again only what a change touched.

#include "model/voxel/mesher_scratch.h"

#include <algorithm>
#include <cassert>

namespace marrow {

void BoneMesher::Scratch::finish(MeshBlock &out)
{
    if (hasJoints)
        return quadsByJoint.moveTo(out);
    out.joints.clear();
    out.quads.assign(quads.data(), quads.data() + quadCount);
    if (quadCount > 0)
        out.joints.push_back({soleJoint(), 0, static_cast<std::uint32_t>(quadCount)});
}

BoneMesher::BoneMesher()
    : m_scratch(std::make_unique_for_overwrite<Scratch>())
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
    m_scratch->read(box);
    for (int axis = 0; axis < 3; ++axis)
        m_scratch->addPlanes(axis, box.low[axis], box.high[axis] + 1);
    m_scratch->finish(out);
}

namespace {

/// Planes across an axis that were meshed again; none when low lies above high.
struct PlaneRange
{
    int low = 1;
    int high = 0;
};

/// Adds what lies outside `redone` of a joint's quads to the end of `out`, which has room.
MeshQuad *keepQuads(std::span<const MeshQuad> quads, const std::array<PlaneRange, 3> &redone, MeshQuad *out)
{
    for (const MeshQuad &quad : quads) {
        const PlaneRange &range = redone[static_cast<std::size_t>(faceAxis(quad.side))];
        *out = quad;
        out += quad.plane < range.low || quad.plane > range.high ? 1 : 0;
    }
    return out;
}

/// `before` without the planes redone, and with `fresh`; joint by joint, as both are sorted.
void joinMeshes(const MeshBlock &before, const std::array<PlaneRange, 3> &redone, const MeshBlock &fresh, MeshBlock &out)
{
    out.joints.clear();
    out.quads.resize(before.quads.size() + fresh.quads.size());
    MeshQuad *end = out.quads.data();
    auto kept = before.joints.begin();
    auto added = fresh.joints.begin();
    while (kept != before.joints.end() || added != fresh.joints.end()) {
        const bool both = kept != before.joints.end() && added != fresh.joints.end() && kept->joint == added->joint;
        const bool older = added == fresh.joints.end() || (kept != before.joints.end() && kept->joint <= added->joint);
        JointQuads range{older ? kept->joint : added->joint, static_cast<std::uint32_t>(end - out.quads.data()), 0};
        if (older)
            end = keepQuads(before.quadsOf(*kept++), redone, end);
        if (both || !older) {
            const std::span<const MeshQuad> quads = fresh.quadsOf(*added++);
            end = std::copy(quads.begin(), quads.end(), end);
        }
        range.count = static_cast<std::uint32_t>(end - out.quads.data()) - range.first;
        if (range.count > 0)
            out.joints.push_back(range);
    }
    out.quads.resize(static_cast<std::size_t>(end - out.quads.data()));
}

} // namespace

bool BoneMesher::remesh(const MeshSource &source, const VoxelBox &box, const VoxelBox &dirty, const MeshBlock &before, MeshBlock &out)
{
    Scratch &scratch = *m_scratch;
    scratch.setSource(source);
    if (scratch.isRead && scratch.box == box)
        scratch.readAgain(dirty);
    else
        scratch.read(box);
    scratch.quadCount = 0;
    std::array<PlaneRange, 3> redone;
    bool any = false;
    for (int axis = 0; axis < 3; ++axis) {
        VoxelBox reach = dirty;
        --reach.low[axis];
        ++reach.high[axis];
        if (reach.intersected(box).empty())
            continue;
        any = true;
        PlaneRange &range = redone[static_cast<std::size_t>(axis)];
        range = {std::max(dirty.low[axis], box.low[axis]), std::min(dirty.high[axis], box.high[axis]) + 1};
        scratch.addPlanes(axis, range.low, range.high);
    }
    if (!any)
        return false;
    scratch.finish(scratch.fresh);
    joinMeshes(before, redone, scratch.fresh, out);
    return true;
}

void BoneMesher::forget()
{
    m_scratch->isRead = false;
}

} // namespace marrow

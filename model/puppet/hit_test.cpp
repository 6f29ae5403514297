#include "model/puppet/evaluator.h"

namespace marrow {

namespace {

/// Edges and vertices count, both windings count (5.6).
bool triangleContains(const float *a, const float *b, const float *c, float x, float y)
{
    const auto side = [x, y](const float *p, const float *q) {
        return (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0]);
    };
    const float d1 = side(a, b);
    const float d2 = side(b, c);
    const float d3 = side(c, a);
    const bool negative = d1 < 0.0f || d2 < 0.0f || d3 < 0.0f;
    const bool positive = d1 > 0.0f || d2 > 0.0f || d3 > 0.0f;
    return !(negative && positive);
}

bool meshCovers(const Mesh &mesh, const PuppetPose &pose, std::uint32_t index, float x, float y)
{
    if (!mesh.hasGeometry() || !mesh.visible() || pose.opacity[index] <= 0.0f) {
        return false;
    }
    const std::span<const float> vertices = pose.meshVertices(index);
    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
        if (triangleContains(&vertices[2 * mesh.indices[i]], &vertices[2 * mesh.indices[i + 1]],
                             &vertices[2 * mesh.indices[i + 2]], x, y)) {
            return true;
        }
    }
    return false;
}

} // namespace

std::int32_t Evaluator::hitArea(float x, float y) const
{
    const std::vector<HitArea> &areas = rig().hitAreas;
    for (std::size_t i = 0; i < areas.size(); ++i) {
        for (const std::uint32_t mesh : areas[i].meshes) {
            if (meshCovers(rig().meshes[mesh], m_pose, mesh, x, y)) {
                return static_cast<std::int32_t>(i);
            }
        }
    }
    return -1;
}

} // namespace marrow

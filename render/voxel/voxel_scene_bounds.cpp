// What VoxelScene knows about where things are.

#include "render/voxel/voxel_scene.h"

#include <array>

namespace marrow {

namespace {

Eigen::AlignedBox3f moved(const VoxelBox &box, const Eigen::Affine3f &matrix)
{
    Eigen::AlignedBox3f result;
    for (int corner = 0; corner < 8; ++corner) {
        const Eigen::Vector3f at(static_cast<float>(corner & 1 ? box.high.x + 1 : box.low.x),
                                 static_cast<float>(corner & 2 ? box.high.y + 1 : box.low.y),
                                 static_cast<float>(corner & 4 ? box.high.z + 1 : box.low.z));
        result.extend(matrix * at);
    }
    return result;
}

} // namespace

Eigen::AlignedBox3f VoxelScene::shownBounds() const
{
    Eigen::AlignedBox3f result;
    for (const auto &[joint, owner] : m_nodes) {
        if (!m_options.shows(joint))
            continue;
        for (const auto &[block, piece] : owner.pieces) {
            if (!piece.box.empty())
                result.extend(moved(piece.box, owner.node.matrix()));
        }
    }
    return result;
}

std::vector<Eigen::AlignedBox3f> VoxelScene::shownBoxes() const
{
    // The quads of a piece, sorted into cubes of 16.
    constexpr int kCube = 16;
    std::vector<Eigen::AlignedBox3f> boxes;
    for (int block = 0; block < m_mesh.blockCount(); ++block) {
        const MeshBlock &mesh = m_mesh.block(block);
        for (const JointQuads &range : mesh.joints) {
            const auto node = m_nodes.find(range.joint);
            if (node == m_nodes.end() || !m_options.shows(range.joint))
                continue;
            std::map<int, VoxelBox> cubes;
            for (const MeshQuad &quad : mesh.quadsOf(range)) {
                for (const std::array<float, 3> &corner : quadCorners(quad)) {
                    const Int3 at{static_cast<int>(corner[0]), static_cast<int>(corner[1]), static_cast<int>(corner[2])};
                    cubes[at.x / kCube + 16 * (at.y / kCube + 16 * (at.z / kCube))].include(at);
                }
            }
            for (const auto &[place, cube] : cubes)
                boxes.push_back(moved({cube.low, cube.high - Int3{1, 1, 1}}, node->second.node.matrix()));
        }
    }
    return boxes;
}

Eigen::AlignedBox3f VoxelScene::jointBounds(const std::set<JointId> &joints) const
{
    Eigen::AlignedBox3f result;
    for (const JointId joint : joints) {
        const auto node = m_nodes.find(joint);
        if (node == m_nodes.end())
            continue;
        for (const auto &[block, piece] : node->second.pieces) {
            if (!piece.box.empty())
                result.extend(moved(piece.box, node->second.node.matrix()));
        }
    }
    return result;
}

} // namespace marrow

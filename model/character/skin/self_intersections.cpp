#include "model/character/placement/mesh_shells.h"
#include "model/character/skin/skin_deform.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <unordered_set>

namespace marrow {

namespace {

struct Triangle
{
    std::array<Eigen::Vector3f, 3> corners;
    Eigen::AlignedBox3f box;
};

/// Whether the segment crosses the inside of the triangle.
bool crosses(const Eigen::Vector3f &from, const Eigen::Vector3f &to, const Triangle &triangle, const Eigen::Vector3f &normal)
{
    const float before = normal.dot(from - triangle.corners[0]);
    const float after = normal.dot(to - triangle.corners[0]);
    if ((before > 0) == (after > 0) || before == after)
        return false;
    const Eigen::Vector3f hit = from + (to - from) * (before / (before - after));
    for (std::size_t i = 0; i < 3; ++i) {
        const Eigen::Vector3f &a = triangle.corners[i];
        const Eigen::Vector3f &b = triangle.corners[(i + 1) % 3];
        if (normal.dot((b - a).cross(hit - a)) <= 0)
            return false;
    }
    return true;
}

bool intersect(const Triangle &one, const Triangle &other)
{
    const Eigen::Vector3f normal = (one.corners[1] - one.corners[0]).cross(one.corners[2] - one.corners[0]);
    const Eigen::Vector3f otherNormal = (other.corners[1] - other.corners[0]).cross(other.corners[2] - other.corners[0]);
    for (std::size_t i = 0; i < 3; ++i) {
        if (crosses(one.corners[i], one.corners[(i + 1) % 3], other, otherNormal) || crosses(other.corners[i], other.corners[(i + 1) % 3], one, normal))
            return true;
    }
    return false;
}

/// The faces of one pose in a grid of cells, for finding what lies near what.
class FaceGrid
{
public:
    FaceGrid(const BakedMesh &mesh, const std::vector<Eigen::Vector3f> &positions)
    {
        const std::size_t count = mesh.triangles.size() / 3;
        m_triangles.resize(count);
        double edges = 0;
        for (std::size_t t = 0; t < count; ++t) {
            Triangle &triangle = m_triangles[t];
            for (std::size_t i = 0; i < 3; ++i) {
                triangle.corners[i] = positions[mesh.triangles[t * 3 + i]];
                triangle.box.extend(triangle.corners[i]);
            }
            if (!triangle.corners[0].allFinite() || !triangle.corners[1].allFinite() || !triangle.corners[2].allFinite()) {
                triangle.box.setEmpty();
                continue;
            }
            m_box.extend(triangle.box);
            edges += static_cast<double>(triangle.box.sizes().maxCoeff());
        }
        if (m_box.isEmpty() || count == 0)
            return;
        const float usual = static_cast<float>(edges / static_cast<double>(count));
        m_cell = std::max({2 * usual, m_box.sizes().maxCoeff() / 128, 1e-9F});
        for (int axis = 0; axis < 3; ++axis)
            m_size[axis] = static_cast<int>(m_box.sizes()[axis] / m_cell) + 1;
        fill();
    }

    /// Calls `use(a, b)`, a < b, once for each pair whose boxes overlap. Stops when it returns false.
    template <class Use>
    void eachNearPair(Use &&use) const
    {
        for (std::size_t cell = 0; cell + 1 < m_starts.size(); ++cell) {
            for (std::size_t i = m_starts[cell]; i < m_starts[cell + 1]; ++i) {
                for (std::size_t k = i + 1; k < m_starts[cell + 1]; ++k) {
                    const std::uint32_t a = std::min(m_faces[i], m_faces[k]);
                    const std::uint32_t b = std::max(m_faces[i], m_faces[k]);
                    const Eigen::AlignedBox3f common = m_triangles[a].box.intersection(m_triangles[b].box);
                    // Of all cells that two faces share, the one that holds the low corner of what they have in common reports them.
                    if (common.isEmpty() || cellAt(common.min()) != cell)
                        continue;
                    if (!use(a, b))
                        return;
                }
            }
        }
    }

    const Triangle &triangle(std::uint32_t index) const { return m_triangles[index]; }

private:
    std::array<int, 3> placeOf(const Eigen::Vector3f &point) const
    {
        std::array<int, 3> place{};
        for (int axis = 0; axis < 3; ++axis)
            place[static_cast<std::size_t>(axis)] = std::clamp(static_cast<int>((point[axis] - m_box.min()[axis]) / m_cell), 0, m_size[axis] - 1);
        return place;
    }
    std::size_t index(int x, int y, int z) const
    {
        return (static_cast<std::size_t>(y) * static_cast<std::size_t>(m_size[2]) + static_cast<std::size_t>(z)) * static_cast<std::size_t>(m_size[0]) + static_cast<std::size_t>(x);
    }
    std::size_t cellAt(const Eigen::Vector3f &point) const
    {
        const auto place = placeOf(point);
        return index(place[0], place[1], place[2]);
    }
    template <class Use>
    void eachCell(const Triangle &triangle, Use &&use) const
    {
        if (triangle.box.isEmpty())
            return;
        const auto low = placeOf(triangle.box.min());
        const auto high = placeOf(triangle.box.max());
        for (int y = low[1]; y <= high[1]; ++y) {
            for (int z = low[2]; z <= high[2]; ++z) {
                for (int x = low[0]; x <= high[0]; ++x)
                    use(index(x, y, z));
            }
        }
    }
    void fill()
    {
        m_starts.assign(static_cast<std::size_t>(m_size[0]) * static_cast<std::size_t>(m_size[1]) * static_cast<std::size_t>(m_size[2]) + 1, 0);
        for (const Triangle &triangle : m_triangles)
            eachCell(triangle, [this](std::size_t cell) { ++m_starts[cell + 1]; });
        for (std::size_t cell = 1; cell < m_starts.size(); ++cell)
            m_starts[cell] += m_starts[cell - 1];
        m_faces.resize(m_starts.back());
        std::vector<std::size_t> next(m_starts.begin(), m_starts.end() - 1);
        for (std::uint32_t t = 0; t < m_triangles.size(); ++t)
            eachCell(m_triangles[t], [&](std::size_t cell) { m_faces[next[cell]++] = t; });
    }

    std::vector<Triangle> m_triangles;
    Eigen::AlignedBox3f m_box;
    float m_cell = 1;
    std::array<int, 3> m_size{};
    std::vector<std::size_t> m_starts;
    std::vector<std::uint32_t> m_faces;
};

using Pairs = std::unordered_set<std::uint64_t>;

std::uint64_t keyOf(std::uint32_t a, std::uint32_t b)
{
    return (static_cast<std::uint64_t>(a) << 32) | b;
}

/// All crossing pairs of faces that share no place; nullopt when cancelled.
std::optional<Pairs> crossingPairs(const BakedMesh &mesh, const std::vector<std::uint32_t> &places, const std::vector<Eigen::Vector3f> &positions, const Progress &progress)
{
    const FaceGrid grid(mesh, positions);
    Pairs pairs;
    std::size_t seen = 0;
    bool cancelled = false;
    grid.eachNearPair([&](std::uint32_t a, std::uint32_t b) {
        if ((++seen & 0xffff) == 0 && progress.cancelled()) {
            cancelled = true;
            return false;
        }
        for (std::size_t i = 0; i < 3; ++i) {
            for (std::size_t k = 0; k < 3; ++k) {
                if (places[mesh.triangles[a * std::size_t{3} + i]] == places[mesh.triangles[b * std::size_t{3} + k]])
                    return true;
            }
        }
        if (intersect(grid.triangle(a), grid.triangle(b)))
            pairs.insert(keyOf(a, b));
        return true;
    });
    return cancelled ? std::nullopt : std::optional(std::move(pairs));
}

} // namespace

std::vector<PoseIntersections> countSelfIntersections(const BakedMesh &mesh, const JointPlacement &placement, const std::vector<VertexWeights> &weights,
                                                      const std::vector<TestPose> &poses, const Progress &progress)
{
    std::vector<PoseIntersections> counts;
    const std::vector<std::uint32_t> places = firstAtSamePlace(mesh);
    const auto steps = static_cast<double>(poses.size() + 1);
    // By the same arithmetic as the poses, so that what merely touches does not cross in one and not in the other.
    const auto rest = crossingPairs(mesh, places, posedPositions(mesh, placement, weights, {}), progress.sub(0, 1 / steps));
    if (!rest)
        return counts;
    counts.push_back({QStringLiteral("rest"), {rest->size(), 0, {}}});
    for (std::size_t i = 0; i < poses.size(); ++i) {
        progress.report(static_cast<double>(i + 1) / steps, poses[i].name);
        if (poses[i].id == QLatin1String("rest"))
            continue;
        const auto pairs = crossingPairs(mesh, places, posedPositions(mesh, placement, weights, poses[i].pose), progress);
        if (!pairs)
            break;
        PoseIntersections count{poses[i].id, {pairs->size(), 0, {}}};
        for (const std::uint64_t pair : *pairs) {
            if (rest->contains(pair))
                continue;
            ++count.found.fresh;
            count.found.triangles.push_back(static_cast<std::uint32_t>(pair >> 32));
            count.found.triangles.push_back(static_cast<std::uint32_t>(pair));
        }
        auto &faces = count.found.triangles;
        std::sort(faces.begin(), faces.end());
        faces.erase(std::unique(faces.begin(), faces.end()), faces.end());
        counts.push_back(std::move(count));
    }
    std::stable_sort(counts.begin(), counts.end(), [](const PoseIntersections &a, const PoseIntersections &b) { return a.found.fresh > b.found.fresh; });
    return counts;
}

} // namespace marrow

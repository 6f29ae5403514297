#include "model/character/model_picking.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr std::uint32_t kLeafTriangles = 4;

struct Face
{
    std::int32_t part;
    std::uint32_t triangle;
};

/// Children stand behind their parent, so going backwards fits a tree to new positions.
struct Branch
{
    Eigen::AlignedBox3f box;
    std::uint32_t first = 0; ///< of the faces, in a leaf
    std::uint32_t count = 0; ///< 0: an inner node
    std::uint32_t left = 0;
    std::uint32_t right = 0;
};

/// The stretch of a ray inside a box; false when it misses.
bool enters(const Eigen::AlignedBox3f &box, const Eigen::Vector3d &origin, const Eigen::Vector3d &inverse, double farthest)
{
    double from = 0;
    double to = farthest;
    for (int axis = 0; axis < 3; ++axis) {
        const double a = (static_cast<double>(box.min()[axis]) - origin[axis]) * inverse[axis];
        const double b = (static_cast<double>(box.max()[axis]) - origin[axis]) * inverse[axis];
        if (std::isnan(a) || std::isnan(b))
            continue; // the ray runs in the face of the box
        from = std::max(from, std::min(a, b));
        to = std::min(to, std::max(a, b));
    }
    return from <= to * (1 + 1e-9) + 1e-12;
}

} // namespace

struct ModelPicker::Private
{
    std::shared_ptr<const CharacterModel> model;
    std::vector<ModelPart> parts;
    std::vector<Face> faces;
    std::vector<Branch> tree;
    ModelPose pose;
    std::vector<PartSurface> surfaces;
    bool fitted = false;

    const ModelPrimitive &primitive(int part) const
    {
        const ModelPart &p = parts[static_cast<std::size_t>(part)];
        return model->meshes[static_cast<std::size_t>(p.mesh)].primitives[static_cast<std::size_t>(p.primitive)];
    }
    std::array<std::uint32_t, 3> corners(const Face &face) const
    {
        const std::uint32_t *at = primitive(face.part).triangles.data() + std::size_t{face.triangle} * 3;
        return {at[0], at[1], at[2]};
    }
    const Eigen::Vector3f &place(const Face &face, std::uint32_t vertex) const { return surfaces[static_cast<std::size_t>(face.part)].positions[vertex]; }

    void poseSurfaces();
    void build();
    void fit();
    std::optional<ModelHit> meet(const Face &face, const Eigen::Vector3d &origin, const Eigen::Vector3d &direction) const;
    template <class Visit>
    void walk(const Eigen::Vector3d &origin, const Eigen::Vector3d &direction, const double &farthest, const Visit &visit) const;
};

void ModelPicker::Private::poseSurfaces()
{
    surfaces.clear();
    for (const ModelPart &part : parts)
        surfaces.push_back(posedSurface(*model, pose, part));
}

void ModelPicker::Private::build()
{
    faces.clear();
    tree.clear();
    std::vector<Eigen::Vector3f> centres;
    for (std::size_t part = 0; part < parts.size(); ++part) {
        const std::size_t count = primitive(static_cast<int>(part)).triangles.size() / 3;
        for (std::size_t t = 0; t < count; ++t)
            faces.push_back({static_cast<std::int32_t>(part), static_cast<std::uint32_t>(t)});
    }
    if (faces.empty())
        return;
    std::vector<std::uint32_t> order(faces.size());
    for (std::size_t i = 0; i < faces.size(); ++i) {
        order[i] = static_cast<std::uint32_t>(i);
        const auto three = corners(faces[i]);
        centres.emplace_back((place(faces[i], three[0]) + place(faces[i], three[1]) + place(faces[i], three[2])) / 3);
    }
    struct Task
    {
        std::uint32_t branch, first, count;
    };
    tree.emplace_back();
    std::vector<Task> open{{0, 0, static_cast<std::uint32_t>(faces.size())}};
    while (!open.empty()) {
        const Task task = open.back();
        open.pop_back();
        if (task.count <= kLeafTriangles) {
            tree[task.branch].first = task.first;
            tree[task.branch].count = task.count;
            continue;
        }
        Eigen::AlignedBox3f box;
        for (std::uint32_t i = 0; i < task.count; ++i)
            box.extend(centres[order[task.first + i]]);
        Eigen::Index axis = 0;
        box.sizes().maxCoeff(&axis);
        const std::uint32_t half = task.count / 2;
        const auto begin = order.begin() + task.first;
        std::nth_element(begin, begin + half, begin + task.count, [&](std::uint32_t a, std::uint32_t b) { return centres[a][axis] < centres[b][axis]; });
        const auto left = static_cast<std::uint32_t>(tree.size());
        tree[task.branch].left = left;
        tree[task.branch].right = left + 1;
        tree.resize(tree.size() + 2);
        open.push_back({left, task.first, half});
        open.push_back({left + 1, task.first + half, task.count - half});
    }
    std::vector<Face> sorted;
    sorted.reserve(faces.size());
    for (const std::uint32_t i : order)
        sorted.push_back(faces[i]);
    faces = std::move(sorted);
}

void ModelPicker::Private::fit()
{
    if (fitted || !model)
        return;
    fitted = true;
    poseSurfaces();
    if (tree.empty())
        build();
    for (auto branch = tree.rbegin(); branch != tree.rend(); ++branch) {
        branch->box.setEmpty();
        if (branch->count == 0) {
            branch->box = tree[branch->left].box.merged(tree[branch->right].box);
            continue;
        }
        for (std::uint32_t i = 0; i < branch->count; ++i) {
            const Face &face = faces[branch->first + i];
            for (const std::uint32_t vertex : corners(face))
                branch->box.extend(place(face, vertex));
        }
    }
}

std::optional<ModelHit> ModelPicker::Private::meet(const Face &face, const Eigen::Vector3d &origin, const Eigen::Vector3d &direction) const
{
    const auto three = corners(face);
    const Eigen::Vector3d a = place(face, three[0]).cast<double>();
    const Eigen::Vector3d ab = place(face, three[1]).cast<double>() - a;
    const Eigen::Vector3d ac = place(face, three[2]).cast<double>() - a;
    const Eigen::Vector3d p = direction.cross(ac);
    const double determinant = ab.dot(p);
    if (determinant == 0)
        return std::nullopt;
    const Eigen::Vector3d s = origin - a;
    const double u = s.dot(p) / determinant;
    const Eigen::Vector3d q = s.cross(ab);
    const double v = direction.dot(q) / determinant;
    const double distance = ac.dot(q) / determinant;
    constexpr double kEdge = -1e-9; // rays through a shared edge must not fall between its two triangles
    if (u < kEdge || v < kEdge || u + v > 1 - kEdge || distance < 0)
        return std::nullopt;
    ModelHit hit;
    hit.part = face.part;
    hit.triangle = face.triangle;
    hit.corners = three;
    hit.barycentric = Eigen::Vector3d(1 - u - v, u, v).cast<float>();
    hit.distance = distance;
    hit.position = (origin + direction * distance).cast<float>();
    hit.normal = ab.cross(ac).normalized().cast<float>();
    hit.fromBehind = determinant < 0;
    return hit;
}

template <class Visit>
void ModelPicker::Private::walk(const Eigen::Vector3d &origin, const Eigen::Vector3d &direction, const double &farthest, const Visit &visit) const
{
    if (tree.empty())
        return;
    const Eigen::Vector3d inverse = direction.cwiseInverse();
    std::vector<std::uint32_t> open{0};
    while (!open.empty()) {
        const Branch &branch = tree[open.back()];
        open.pop_back();
        if (branch.box.isEmpty() || !enters(branch.box, origin, inverse, farthest))
            continue;
        if (branch.count == 0) {
            open.push_back(branch.right);
            open.push_back(branch.left);
            continue;
        }
        for (std::uint32_t i = 0; i < branch.count; ++i)
            visit(faces[branch.first + i]);
    }
}

ModelPicker::ModelPicker()
    : d(std::make_unique<Private>())
{
}

ModelPicker::~ModelPicker() = default;
ModelPicker::ModelPicker(ModelPicker &&) noexcept = default;
ModelPicker &ModelPicker::operator=(ModelPicker &&) noexcept = default;

void ModelPicker::setModel(const std::shared_ptr<const CharacterModel> &model)
{
    d->model = model;
    d->parts = model ? modelParts(*model) : std::vector<ModelPart>();
    d->pose = model ? bindPose(*model) : ModelPose();
    d->tree.clear();
    d->faces.clear();
    d->surfaces.clear();
    d->fitted = false;
}

void ModelPicker::setPose(const ModelPose &pose)
{
    if (!d->model || pose.worlds.size() != d->model->nodes.size())
        return;
    d->pose = pose;
    d->fitted = false;
}

std::optional<ModelHit> ModelPicker::pick(const Eigen::Vector3d &origin, const Eigen::Vector3d &direction, bool bothSides) const
{
    d->fit();
    std::optional<ModelHit> best;
    double farthest = std::numeric_limits<double>::max();
    d->walk(origin, direction, farthest, [&](const Face &face) {
        const std::optional<ModelHit> hit = d->meet(face, origin, direction);
        if (!hit || hit->distance >= farthest)
            return;
        const int material = d->primitive(face.part).material;
        if (hit->fromBehind && !bothSides && !(material >= 0 && d->model->materials[static_cast<std::size_t>(material)].doubleSided))
            return;
        farthest = hit->distance;
        best = hit;
    });
    return best;
}

std::vector<ModelHit> ModelPicker::pickAll(const Eigen::Vector3d &origin, const Eigen::Vector3d &direction) const
{
    d->fit();
    std::vector<ModelHit> hits;
    const double farthest = std::numeric_limits<double>::max();
    d->walk(origin, direction, farthest, [&](const Face &face) {
        if (const std::optional<ModelHit> hit = d->meet(face, origin, direction))
            hits.push_back(*hit);
    });
    std::sort(hits.begin(), hits.end(), [](const ModelHit &a, const ModelHit &b) { return a.distance < b.distance; });
    return hits;
}

std::vector<NearVertex> ModelPicker::near(const Eigen::Vector3f &centre, float radius) const
{
    d->fit();
    std::vector<NearVertex> found;
    const float limit = radius * radius;
    for (std::size_t part = 0; part < d->surfaces.size(); ++part) {
        const auto &positions = d->surfaces[part].positions;
        for (std::size_t v = 0; v < positions.size(); ++v) {
            const float distance = (positions[v] - centre).squaredNorm();
            if (distance <= limit)
                found.push_back({static_cast<int>(part), static_cast<std::uint32_t>(v), std::sqrt(distance)});
        }
    }
    return found;
}

const std::vector<ModelPart> &ModelPicker::parts() const
{
    return d->parts;
}

const std::vector<PartSurface> &ModelPicker::surfaces() const
{
    d->fit();
    return d->surfaces;
}

Eigen::AlignedBox3f ModelPicker::bounds() const
{
    d->fit();
    return d->tree.empty() ? Eigen::AlignedBox3f() : d->tree.front().box;
}

} // namespace marrow

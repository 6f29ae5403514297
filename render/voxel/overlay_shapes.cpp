#include "render/voxel/overlay_shapes.h"

#include <array>
#include <cmath>
#include <cstring>
#include <vector>

namespace marrow {

namespace {

constexpr float kTwoPi = 6.2831853F;

struct LineVertex
{
    float from[3];
    float to[3];
    float corner[3];
    std::uint8_t tone[4];
};
static_assert(sizeof(LineVertex) == 40);

struct SolidVertex
{
    float place[3];
    float facing[3];
    std::uint8_t tone[4];
};
static_assert(sizeof(SolidVertex) == 28);

void setTone(std::uint8_t (&tone)[4], const QColor &color)
{
    tone[0] = static_cast<std::uint8_t>(color.red());
    tone[1] = static_cast<std::uint8_t>(color.green());
    tone[2] = static_cast<std::uint8_t>(color.blue());
    tone[3] = static_cast<std::uint8_t>(color.alpha());
}

template <class T>
void append(QByteArray &bytes, const T &value)
{
    bytes.append(reinterpret_cast<const char *>(&value), sizeof value);
}

} // namespace

std::pair<Eigen::Vector3f, Eigen::Vector3f> perpendiculars(const Eigen::Vector3f &axis)
{
    const Eigen::Vector3f other = std::abs(axis.y()) < 0.9F * axis.norm() ? Eigen::Vector3f::UnitY() : Eigen::Vector3f::UnitX();
    const Eigen::Vector3f u = axis.cross(other).normalized();
    return {u, axis.normalized().cross(u)};
}

VertexLayout LineBatch::layout()
{
    using A = Qt3DCore::QAttribute;
    return {{{"vertexPosition", A::Float, 3, 0}, {"lineEnd", A::Float, 3, 12}, {"corner", A::Float, 3, 24}, {"tone", A::UnsignedByte, 4, 36}},
            sizeof(LineVertex)};
}

void LineBatch::add(const Eigen::Vector3f &from, const Eigen::Vector3f &to, const QColor &color, float width)
{
    add(from, to, color, color, width);
}

void LineBatch::add(const Eigen::Vector3f &from, const Eigen::Vector3f &to, const QColor &fromColor, const QColor &toColor, float width)
{
    const auto base = static_cast<std::uint32_t>(m_vertices.size() / static_cast<qsizetype>(sizeof(LineVertex)));
    LineVertex vertices[4];
    for (int i = 0; i < 4; ++i) {
        vertices[i] = {{from.x(), from.y(), from.z()}, {to.x(), to.y(), to.z()}, {i < 2 ? 0.0F : 1.0F, i % 2 == 0 ? -1.0F : 1.0F, width}, {}};
        setTone(vertices[i].tone, i < 2 ? fromColor : toColor);
    }
    append(m_vertices, vertices);
    const std::uint32_t indices[] = {base, base + 1, base + 2, base + 2, base + 1, base + 3};
    append(m_indices, indices);
}

void LineBatch::addBox(const Eigen::AlignedBox3f &box, const QColor &color, float width)
{
    for (int axis = 0; axis < 3; ++axis) {
        const int u = (axis + 1) % 3;
        const int v = (axis + 2) % 3;
        for (int corner = 0; corner < 4; ++corner) {
            Eigen::Vector3f from = box.min();
            from[u] = corner & 1 ? box.max()[u] : box.min()[u];
            from[v] = corner & 2 ? box.max()[v] : box.min()[v];
            Eigen::Vector3f to = from;
            to[axis] = box.max()[axis];
            add(from, to, color, width);
        }
    }
}

void LineBatch::addCircle(const Eigen::Vector3f &centre, const Eigen::Vector3f &u, const Eigen::Vector3f &v, const QColor &color,
                          float width, int segments)
{
    Eigen::Vector3f last = centre + u;
    for (int i = 1; i <= segments; ++i) {
        const float angle = kTwoPi * static_cast<float>(i) / static_cast<float>(segments);
        const Eigen::Vector3f next = centre + u * std::cos(angle) + v * std::sin(angle);
        add(last, next, color, width);
        last = next;
    }
}

VertexLayout SolidBatch::layout()
{
    using A = Qt3DCore::QAttribute;
    return {{{"vertexPosition", A::Float, 3, 0}, {"facing", A::Float, 3, 12}, {"tone", A::UnsignedByte, 4, 24}}, sizeof(SolidVertex)};
}

void SolidBatch::addTriangle(const Eigen::Vector3f &a, const Eigen::Vector3f &b, const Eigen::Vector3f &c, const QColor &color)
{
    Eigen::Vector3f normal = (b - a).cross(c - a);
    const float length = normal.norm();
    normal = length > 1e-12F ? Eigen::Vector3f(normal / length) : Eigen::Vector3f::UnitY();
    const auto base = static_cast<std::uint32_t>(m_vertices.size() / static_cast<qsizetype>(sizeof(SolidVertex)));
    SolidVertex vertices[3];
    const Eigen::Vector3f *const points[] = {&a, &b, &c};
    for (int i = 0; i < 3; ++i) {
        vertices[i] = {{points[i]->x(), points[i]->y(), points[i]->z()}, {normal.x(), normal.y(), normal.z()}, {}};
        setTone(vertices[i].tone, color);
    }
    append(m_vertices, vertices);
    const std::uint32_t indices[] = {base, base + 1, base + 2};
    append(m_indices, indices);
}

void SolidBatch::addQuad(const Eigen::Vector3f &a, const Eigen::Vector3f &b, const Eigen::Vector3f &c, const Eigen::Vector3f &d,
                         const QColor &color)
{
    addTriangle(a, b, c, color);
    addTriangle(a, c, d, color);
}

void SolidBatch::addBox(const Eigen::Vector3f &centre, const Eigen::Matrix3f &halfAxes, const QColor &color)
{
    for (int axis = 0; axis < 3; ++axis) {
        const Eigen::Vector3f n = halfAxes.col(axis);
        const Eigen::Vector3f u = halfAxes.col((axis + 1) % 3);
        const Eigen::Vector3f v = halfAxes.col((axis + 2) % 3);
        addQuad(centre + n - u - v, centre + n + u - v, centre + n + u + v, centre + n - u + v, color);
        addQuad(centre - n - u - v, centre - n - u + v, centre - n + u + v, centre - n + u - v, color);
    }
}

void SolidBatch::addCone(const Eigen::Vector3f &base, const Eigen::Vector3f &tip, float radius, const QColor &color, int segments)
{
    const auto [u, v] = perpendiculars(tip - base);
    Eigen::Vector3f last = base + u * radius;
    for (int i = 1; i <= segments; ++i) {
        const float angle = kTwoPi * static_cast<float>(i) / static_cast<float>(segments);
        const Eigen::Vector3f next = base + (u * std::cos(angle) + v * std::sin(angle)) * radius;
        addTriangle(last, next, tip, color);
        addTriangle(next, last, base, color);
        last = next;
    }
}

void SolidBatch::addOctahedron(const Eigen::Vector3f &from, const Eigen::Vector3f &to, float radius, const QColor &color)
{
    const auto [u, v] = perpendiculars(to - from);
    const Eigen::Vector3f waist = from + (to - from) * 0.14F;
    const std::array<Eigen::Vector3f, 4> ring = {Eigen::Vector3f(waist + u * radius), Eigen::Vector3f(waist + v * radius),
                                                 Eigen::Vector3f(waist - u * radius), Eigen::Vector3f(waist - v * radius)};
    for (std::size_t i = 0; i < 4; ++i) {
        addTriangle(ring[i], ring[(i + 1) % 4], to, color);
        addTriangle(ring[(i + 1) % 4], ring[i], from, color);
    }
}

namespace {

constexpr int kBallRings = 6;
constexpr int kBallSides = 10;

/// A ball of radius one: every frame of an animation draws one a joint, so its corners are worked out once.
struct BallShape
{
    std::vector<Eigen::Vector3f> points;
    std::vector<std::uint32_t> indices;
};

BallShape makeBall()
{
    BallShape ball;
    for (int ring = 0; ring <= kBallRings; ++ring) {
        for (int side = 0; side < kBallSides; ++side) {
            const float tilt = kTwoPi / 2 * static_cast<float>(ring) / kBallRings;
            const float turn = kTwoPi * static_cast<float>(side) / kBallSides;
            ball.points.emplace_back(std::sin(tilt) * std::cos(turn), std::cos(tilt), std::sin(tilt) * std::sin(turn));
        }
    }
    const auto at = [](int ring, int side) { return static_cast<std::uint32_t>(ring * kBallSides + side % kBallSides); };
    for (int ring = 0; ring < kBallRings; ++ring) {
        for (int side = 0; side < kBallSides; ++side) {
            for (const std::uint32_t index : {at(ring, side), at(ring, side + 1), at(ring + 1, side + 1), at(ring, side), at(ring + 1, side + 1), at(ring + 1, side)})
                ball.indices.push_back(index);
        }
    }
    return ball;
}

} // namespace

void SolidBatch::addBall(const Eigen::Vector3f &centre, float radius, const QColor &color)
{
    static const BallShape kBall = makeBall();
    const auto base = static_cast<std::uint32_t>(m_vertices.size() / static_cast<qsizetype>(sizeof(SolidVertex)));
    SolidVertex vertex = {};
    setTone(vertex.tone, color);
    std::vector<SolidVertex> vertices(kBall.points.size(), vertex);
    for (std::size_t i = 0; i < kBall.points.size(); ++i) {
        for (int axis = 0; axis < 3; ++axis) {
            vertices[i].facing[axis] = kBall.points[i][axis];
            vertices[i].place[axis] = centre[axis] + radius * kBall.points[i][axis];
        }
    }
    m_vertices.append(reinterpret_cast<const char *>(vertices.data()), static_cast<qsizetype>(vertices.size() * sizeof(SolidVertex)));
    std::vector<std::uint32_t> indices = kBall.indices;
    for (std::uint32_t &index : indices)
        index += base;
    m_indices.append(reinterpret_cast<const char *>(indices.data()), static_cast<qsizetype>(indices.size() * sizeof(std::uint32_t)));
}

} // namespace marrow

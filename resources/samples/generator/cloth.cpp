#include "resources/samples/generator/cloth.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace marrow::sample {

namespace {

/// Appends to a shared array, which is replaced as a whole.
template <class T>
void append(SharedArray<T> &array, const std::vector<T> &more)
{
    std::vector<T> all = array.toVector();
    all.insert(all.end(), more.begin(), more.end());
    array = SharedArray<T>(std::move(all));
}

struct Threads
{
    const std::vector<QPointF> &rest;
    std::uint32_t first; ///< particle of the mesh's vertex 0
    std::uint32_t columns;
    std::uint32_t rows;

    std::uint32_t at(std::uint32_t row, std::uint32_t column) const { return row * (columns + 1) + column; }
    double length(std::uint32_t a, std::uint32_t b) const
    {
        return std::hypot(rest[a].x() - rest[b].x(), rest[a].y() - rest[b].y());
    }
};

void addParticles(Simulation &simulation, const Threads &threads, const ClothLook &look)
{
    std::vector<float> mass, damping, wind, pin, goal, lift, none;
    std::vector<std::uint32_t> anchorMesh, anchorVertex;
    for (std::uint32_t row = 0; row <= threads.rows; ++row) {
        const double t = double(row) / threads.rows;
        const double compliance = look.goalTop + (look.goalHem - look.goalTop) * t * t;
        for (std::uint32_t column = 0; column <= threads.columns; ++column) {
            mass.push_back(1);
            damping.push_back(settled(look.damping));
            wind.push_back(settled(look.windTop + (look.windHem - look.windTop) * t));
            pin.push_back(row == 0 ? 1.0F : 0.0F);
            goal.push_back(float(compliance));
            lift.push_back(settled(look.gravity * compliance));
            none.push_back(0);
            anchorMesh.push_back(kNoAnchor);
            anchorVertex.push_back(0);
        }
    }
    append(simulation.invMass, mass);
    append(simulation.damping, damping);
    append(simulation.windFactor, wind);
    append(simulation.pinWeight, pin);
    append(simulation.goalCompliance, goal);
    append(simulation.goalOffsetX, none);
    append(simulation.goalOffsetY, lift);
    append(simulation.anchorMesh, anchorMesh);
    append(simulation.anchorVertex, anchorVertex);
}

void addThreads(Simulation &simulation, const Threads &threads, const ClothLook &look)
{
    std::vector<std::uint32_t> a, b;
    std::vector<float> rest, compliance, squeeze;
    const auto tie = [&](std::uint32_t p, std::uint32_t q, double softness) {
        a.push_back(threads.first + p);
        b.push_back(threads.first + q);
        rest.push_back(settled(threads.length(p, q)));
        compliance.push_back(float(softness));
        squeeze.push_back(float(std::max(look.squeeze, softness)));
    };
    for (std::uint32_t row = 0; row <= threads.rows; ++row) {
        for (std::uint32_t column = 0; column <= threads.columns; ++column) {
            if (column < threads.columns)
                tie(threads.at(row, column), threads.at(row, column + 1), look.stretch);
            if (row < threads.rows)
                tie(threads.at(row, column), threads.at(row + 1, column), look.stretch);
            if (row < threads.rows && column < threads.columns) {
                tie(threads.at(row, column), threads.at(row + 1, column + 1), look.shear);
                tie(threads.at(row, column + 1), threads.at(row + 1, column), look.shear);
            }
        }
    }
    append(simulation.stretchA, a);
    append(simulation.stretchB, b);
    append(simulation.rest, rest);
    append(simulation.compliance, compliance);
    append(simulation.compressionCompliance, squeeze);
}

void addTriangles(Simulation &simulation, const Threads &threads, const IndexArray &indices, const ClothLook &look)
{
    const std::uint32_t firstTriangle = std::uint32_t(simulation.triangleA.size());
    std::array<std::vector<std::uint32_t>, 3> corners;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> edges;
    std::vector<std::uint32_t> bendA, bendB;
    for (std::uint32_t i = 0; i < indices.size() / 3; ++i) {
        for (std::uint32_t corner = 0; corner < 3; ++corner) {
            const std::uint32_t p = indices[3 * i + corner];
            const std::uint32_t q = indices[3 * i + (corner + 1) % 3];
            corners[corner].push_back(threads.first + p);
            const auto [edge, isNew] = edges.emplace(std::minmax(p, q), i);
            if (!isNew) {
                bendA.push_back(firstTriangle + edge->second);
                bendB.push_back(firstTriangle + i);
            }
        }
    }
    append(simulation.triangleA, corners[0]);
    append(simulation.triangleB, corners[1]);
    append(simulation.triangleC, corners[2]);
    append(simulation.areaCompliance, std::vector<float>(corners[0].size(), float(look.area)));
    append(simulation.bendT1, bendA);
    append(simulation.bendT2, bendB);
    append(simulation.bendCompliance, std::vector<float>(bendA.size(), float(look.bend)));
}

void addLimits(Simulation &simulation, const Threads &threads, const ClothLook &look)
{
    std::vector<std::uint32_t> particle, root;
    std::vector<float> distance;
    for (std::uint32_t column = 0; column <= threads.columns; ++column) {
        double length = 0;
        for (std::uint32_t row = 1; row <= threads.rows; ++row) {
            length += threads.length(threads.at(row - 1, column), threads.at(row, column));
            particle.push_back(threads.first + threads.at(row, column));
            root.push_back(threads.first + threads.at(0, column));
            distance.push_back(settled(length * look.slack));
        }
    }
    append(simulation.longParticle, particle);
    append(simulation.longRoot, root);
    append(simulation.maxDistance, distance);
}

} // namespace

void simulateMesh(Simulation &simulation, const RigBuilder &build, std::uint32_t mesh, int columns, int rows,
                  const ClothLook &look)
{
    const Threads threads{build.restOf(mesh), std::uint32_t(simulation.invMass.size()), std::uint32_t(columns),
                          std::uint32_t(rows)};
    simulation.targets.push_back({mesh, std::uint32_t(threads.rest.size())});
    simulation.gravityY = float(-look.gravity);
    addParticles(simulation, threads, look);
    addThreads(simulation, threads, look);
    addTriangles(simulation, threads, build.rig.meshes[mesh].indices, look);
    addLimits(simulation, threads, look);
}

void sew(Simulation &simulation, const std::vector<Seam> &seams)
{
    std::vector<float> pin = simulation.pinWeight.toVector();
    std::vector<std::uint32_t> anchorMesh = simulation.anchorMesh.toVector();
    std::vector<std::uint32_t> anchorVertex = simulation.anchorVertex.toVector();
    for (const Seam &seam : seams) {
        pin[seam.particle] = 1;
        anchorMesh[seam.particle] = seam.mesh;
        anchorVertex[seam.particle] = seam.vertex;
    }
    simulation.pinWeight = FloatArray(std::move(pin));
    simulation.anchorMesh = IntArray(std::move(anchorMesh));
    simulation.anchorVertex = IntArray(std::move(anchorVertex));
}

} // namespace marrow::sample

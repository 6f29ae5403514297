#pragma once

#include "resources/samples/generator/rig_builder.h"

namespace marrow::sample {

/// How a cloth behaves. Pixels, seconds, and compliances as the solver takes them (evaluation rules 7.14).
struct ClothLook
{
    double gravity = 800;  ///< downward
    double damping = 2.4;  ///< a second
    double goalTop = 0.02; ///< compliance of the pull toward the pose, below the pins
    double goalHem = 0.16; ///< and at the hem
    double windTop = 0.2;  ///< share of the wind that takes hold
    double windHem = 1.8;
    double stretch = 1e-6;
    double shear = 2e-5;
    double squeeze = 2e-4; ///< against being pushed together
    double area = 0.02;
    double bend = 2e-7;
    double slack = 1.03; ///< how far beyond its length a thread may be pulled from its pin
};

/// Adds a mesh that lies along the threads of a sheet to a simulation: rows of columns + 1 vertices, the top row
/// pinned. Weights are lifted by the goals as much as gravity pulls, so that the cloth rests where it was drawn.
void simulateMesh(Simulation &simulation, const RigBuilder &build, std::uint32_t mesh, int columns, int rows,
                  const ClothLook &look);

/// Pins a particle to the vertex of another mesh.
struct Seam
{
    std::uint32_t particle;
    std::uint32_t mesh;
    std::uint32_t vertex;
};
void sew(Simulation &simulation, const std::vector<Seam> &seams);

} // namespace marrow::sample

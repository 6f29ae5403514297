#include "io/p2lrt/records_advanced.h"

namespace marrow::p2lrt {

namespace {

template <class... Arrays>
bool equallyLong(std::size_t size, const Arrays &...arrays)
{
    return ((arrays.size() == size) && ...);
}

void checkLengths(RecordReader &a, const Simulation &sim, std::size_t particles)
{
    a.check(equallyLong(particles, sim.invMass, sim.damping, sim.windFactor, sim.pinWeight, sim.goalCompliance,
                        sim.goalOffsetX, sim.goalOffsetY, sim.anchorMesh, sim.anchorVertex),
            "p2lrt.simulation", QT_TRANSLATE_NOOP("P2lrt", "a list does not have one entry a particle"));
    a.check(equallyLong(sim.stretchA.size(), sim.stretchB, sim.rest, sim.compliance, sim.compressionCompliance) &&
                equallyLong(sim.triangleA.size(), sim.triangleB, sim.triangleC, sim.areaCompliance) &&
                equallyLong(sim.bendT1.size(), sim.bendT2, sim.bendCompliance) &&
                equallyLong(sim.weldA.size(), sim.weldB, sim.weldWeightA, sim.weldWeightB, sim.weldCompliance) &&
                equallyLong(sim.longParticle.size(), sim.longRoot, sim.maxDistance),
            "p2lrt.simulation", QT_TRANSLATE_NOOP("P2lrt", "the lists of one kind of constraint differ in length"));
}

bool anchorsExist(const PuppetRig &rig, const Simulation &sim)
{
    for (std::size_t i = 0; i < sim.anchorMesh.size(); ++i) {
        const std::uint32_t mesh = sim.anchorMesh[i];
        if (mesh == kNoAnchor)
            continue;
        if (mesh >= rig.meshes.size() || sim.anchorVertex[i] >= rig.meshes[mesh].vertexCount())
            return false;
    }
    return true;
}

} // namespace

void checkSimulation(RecordReader &a, const PuppetRig &rig, const Simulation &sim)
{
    if (!a.ok())
        return;
    a.check(sim.fps > 0, "p2lrt.simulation", QT_TRANSLATE_NOOP("P2lrt", "the rate is not above zero"));
    a.check(sim.substeps >= 1 && sim.substeps <= 128, "p2lrt.simulation",
            QT_TRANSLATE_NOOP("P2lrt", "there are not 1 to 128 substeps"));
    std::size_t particles = 0;
    for (const SimulationTarget &target : sim.targets) {
        particles += target.vertexCount;
        a.check(target.vertexCount == rig.meshes[target.mesh].vertexCount(), "p2lrt.simulation",
                QT_TRANSLATE_NOOP("P2lrt", "a target has another number of vertices than its mesh"));
    }
    checkLengths(a, sim, particles);
    if (!a.ok())
        return;
    a.check(anchorsExist(rig, sim), "p2lrt.simulation",
            QT_TRANSLATE_NOOP("P2lrt", "an anchor is a vertex that is not there"));
    for (const IntArray *indices : {&sim.stretchA, &sim.stretchB, &sim.triangleA, &sim.triangleB, &sim.triangleC,
                                    &sim.weldA, &sim.weldB, &sim.longParticle, &sim.longRoot})
        a.check(allBelow(*indices, particles), "p2lrt.simulation",
                QT_TRANSLATE_NOOP("P2lrt", "a constraint names a particle that is not there"));
    const std::size_t triangles = sim.triangleA.size();
    a.check(allBelow(sim.bendT1, triangles) && allBelow(sim.bendT2, triangles), "p2lrt.simulation",
            QT_TRANSLATE_NOOP("P2lrt", "a bend names a triangle that is not there"));
}

void checkStatic(RecordReader &a, const PuppetRig &rig, const StaticCorrection &correction)
{
    for (const StaticOffsets &item : correction.meshes) {
        if (!a.ok())
            return;
        const std::size_t expected = 2 * std::size_t(rig.meshes[item.mesh].vertexCount());
        const bool fits = std::all_of(item.offsets.begin(), item.offsets.end(),
                                      [expected](const FloatArray &offsets) { return offsets.size() == expected; });
        a.check(fits, "p2lrt.simulation", QT_TRANSLATE_NOOP("P2lrt", "a static correction does not match the mesh"));
    }
}

} // namespace marrow::p2lrt

#include "model/puppet/advanced.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace marrow {

namespace {

/// Deformers and axes that the solvers of all skins may hold together. A file that asks for more keeps the rest of its meshes
/// as baked; a puppet of 500 deformers reaches it with 5,000 skins.
constexpr std::uint64_t kSkinSolverEntries = std::uint64_t{1} << 22;

std::uint32_t availableFeatures(const PuppetRig &rig)
{
    std::uint32_t bits = 0;
    if (!rig.skins.skins.empty())
        bits |= advanced::kSkin;
    if (!rig.bones.arcs.empty())
        bits |= advanced::kExactLinks;
    for (const Simulation &simulation : rig.simulations.simulations) {
        bits |= advanced::kSimulation;
        if (!simulation.colliders.empty())
            bits |= advanced::kCollision;
    }
    return bits;
}

} // namespace

AdvancedMode::AdvancedMode(std::shared_ptr<const EvaluationPlan> plan, std::shared_ptr<const BaseForms> base)
    : m_plan(std::move(plan))
    , m_base(std::move(base))
    , m_available(availableFeatures(rig()))
    , m_heldPhysicsGroups(rig().physics.groups.size(), 0)
{
    findVirtualBones();
    m_placed.reserve([this] {
        std::size_t count = 0;
        for (const Simulation &simulation : rig().simulations.simulations)
            count += simulation.colliders.size();
        return count;
    }());
}

AdvancedMode::~AdvancedMode() = default;

std::uint32_t AdvancedMode::setFeatures(std::uint32_t bits)
{
    bits &= m_available;
    if ((bits & advanced::kSimulation) == 0)
        bits &= ~advanced::kCollision;
    m_enabled = bits;
    bindArcs();
    prepareSkins();
    makeSimulations();
    bindCorrections();
    m_placed.clear();
    if (m_bones)
        m_bones->invalidate();
    return m_enabled;
}

void AdvancedMode::bindArcs()
{
    m_arcs.clear();
    if ((m_enabled & advanced::kExactLinks) == 0)
        return;
    m_arcs.resize(m_plan->deformers().size());
    for (const Arc &arc : rig().bones.arcs) {
        if (const Rotation *rotation = m_plan->deformers()[arc.deformer].rotation)
            m_arcs[arc.deformer].emplace(arc, *rotation);
    }
}

void AdvancedMode::prepareSkins()
{
    m_skins.clear();
    m_skinOf.clear();
    if ((m_enabled & advanced::kSkin) == 0)
        return;
    std::vector<float> raw;
    for (const Parameter &parameter : rig().parameters)
        raw.push_back(parameter.defaultValue);
    const std::span<const float> normalized = m_plan->defaults();
    const bool same = raw.empty() || std::memcmp(raw.data(), normalized.data(), normalized.size_bytes()) == 0;
    const SkinSource source{m_plan, m_base, same ? m_base : std::make_shared<const BaseForms>(*m_plan, raw), raw, links()};

    const std::vector<Skin> &records = rig().skins.skins;
    std::vector<std::int32_t> last(rig().meshes.size(), -1);
    for (std::size_t i = 0; i < records.size(); ++i)
        last[records[i].mesh] = static_cast<std::int32_t>(i);
    m_skinOf.assign(rig().meshes.size(), -1);
    std::uint64_t work = kSkinFitWork;
    std::uint64_t entries = 0;
    for (std::size_t mesh = 0; mesh < last.size(); ++mesh) {
        if (last[mesh] < 0)
            continue;
        entries += m_plan->deformers().size() + m_plan->keyforms().axes().size();
        if (entries > kSkinSolverEntries)
            break;
        m_skinOf[mesh] = static_cast<std::int32_t>(m_skins.size());
        m_skins.emplace_back(source, records[static_cast<std::size_t>(last[mesh])], work);
    }
}

void AdvancedMode::makeSimulations()
{
    m_simulations.clear();
    m_drawnMeshes.clear();
    std::fill(m_heldPhysicsGroups.begin(), m_heldPhysicsGroups.end(), std::uint8_t{0});
    if ((m_enabled & advanced::kSimulation) == 0)
        return;
    m_simulations.reserve(rig().simulations.simulations.size());
    for (const Simulation &record : rig().simulations.simulations) {
        m_simulations.emplace_back(record).setMeasuring(m_measuring);
        for (const std::uint32_t group : record.skippedPhysicsGroups)
            m_heldPhysicsGroups[group] = 1;
        for (const SimulationTarget &target : record.targets)
            m_drawnMeshes.push_back(target.mesh);
    }
    std::sort(m_drawnMeshes.begin(), m_drawnMeshes.end());
    m_drawnMeshes.erase(std::unique(m_drawnMeshes.begin(), m_drawnMeshes.end()), m_drawnMeshes.end());
}

void AdvancedMode::bindCorrections()
{
    m_corrections.clear();
    m_firstCorrection.assign(rig().meshes.size() + 1, 0);
    if ((m_enabled & advanced::kSimulation) == 0)
        return;
    for (const Simulation &simulation : rig().simulations.simulations) {
        for (const StaticCorrection &record : simulation.statics) {
            for (std::size_t i = 0; i < record.meshes.size(); ++i) {
                // Of several entries for one mesh the first counts; they are sorted out below.
                m_corrections.push_back({record.meshes[i].mesh, &record, &record.meshes[i]});
            }
        }
    }
    std::stable_sort(m_corrections.begin(), m_corrections.end(),
                     [](const Correction &a, const Correction &b) { return a.mesh < b.mesh; });
    const auto repeated = std::unique(m_corrections.begin(), m_corrections.end(), [](const Correction &a, const Correction &b) {
        return a.mesh == b.mesh && a.record == b.record;
    });
    m_corrections.erase(repeated, m_corrections.end());
    for (const Correction &correction : m_corrections)
        ++m_firstCorrection[correction.mesh + 1];
    for (std::size_t mesh = 0; mesh < rig().meshes.size(); ++mesh)
        m_firstCorrection[mesh + 1] += m_firstCorrection[mesh];
}

void AdvancedMode::holdParameters(std::span<float> values, std::span<const float> defaults)
{
    if ((m_enabled & advanced::kSimulation) == 0)
        return;
    for (const Simulation &simulation : rig().simulations.simulations) {
        for (const std::uint32_t parameter : simulation.heldParameters)
            values[parameter] = defaults[parameter];
    }
}

bool AdvancedMode::touchesPivot(std::uint32_t deformer) const
{
    return !m_arcs.empty() && m_arcs[deformer].has_value();
}

void AdvancedMode::shiftPivot(std::uint32_t deformer, std::span<const float> values, Pivot &pivot) const
{
    if (touchesPivot(deformer))
        m_arcs[deformer]->shift(values, pivot);
}

bool AdvancedMode::touchesMesh(std::uint32_t mesh) const
{
    const bool corrected = m_firstCorrection[mesh + 1] > m_firstCorrection[mesh];
    return corrected || (!m_skinOf.empty() && m_skinOf[mesh] >= 0);
}

void AdvancedMode::correctMesh(std::uint32_t mesh, std::span<const float> values, std::span<float> vertices)
{
    for (std::uint32_t i = m_firstCorrection[mesh]; i < m_firstCorrection[mesh + 1]; ++i)
        takeOut(m_corrections[i], values, vertices);
    if (!m_skinOf.empty() && m_skinOf[mesh] >= 0)
        m_skins[static_cast<std::size_t>(m_skinOf[mesh])].correct(values, vertices);
}

void AdvancedMode::takeOut(const Correction &correction, std::span<const float> values, std::span<float> vertices) const
{
    const StaticCorrection &record = *correction.record;
    const KeySpan span = snappedKeySpan(record.keys, values[record.parameter]);
    const float *a = correction.offsets->offsets[span.lo].data();
    const float *b = correction.offsets->offsets[span.hi].data();
    for (std::size_t i = 0; i < vertices.size(); ++i)
        vertices[i] = vertices[i] - (a[i] + (b[i] - a[i]) * span.t);
}

void AdvancedMode::step(float dt, PuppetPose &pose, const FrameSolver &core, std::span<const float> current)
{
    m_placed.clear();
    for (SimulationPlayer &simulation : m_simulations) {
        placeColliders(simulation, pose, core, current);
        simulation.update(pose, dt, m_windX, m_windY);
        simulation.draw(pose);
    }
}

void AdvancedMode::draw(PuppetPose &pose) const
{
    for (const SimulationPlayer &simulation : m_simulations)
        simulation.draw(pose);
}

void AdvancedMode::resetSimulations()
{
    for (SimulationPlayer &simulation : m_simulations)
        simulation.restart();
}

void AdvancedMode::setWind(float x, float y)
{
    if (!std::isfinite(x) || !std::isfinite(y))
        return;
    m_windX = x;
    m_windY = -y;
}

void AdvancedMode::setMeasuring(bool on)
{
    m_measuring = on;
    for (SimulationPlayer &simulation : m_simulations)
        simulation.setMeasuring(on);
}

} // namespace marrow

#include "model/puppet/evaluator.h"
#include "model/puppet/object_state.h"

#include <algorithm>

/// Glue (5.4). It moves vertices after the meshes are done, so a mesh that was not computed again must first get back the
/// vertices it had before glue. Only glued vertices are kept for that, and only glues connected to something that
/// changed are applied again.
namespace marrow {

void Evaluator::findGluedVertices()
{
    std::vector<std::uint8_t> seen(m_plan->vertexFloatCount() / 2, 0);
    for (const PlannedGlue &glue : m_plan->glues()) {
        const auto add = [&](std::uint32_t mesh, std::uint32_t vertex) {
            const std::uint32_t first = m_plan->meshes()[mesh].firstFloat + 2 * vertex;
            if (!seen[first / 2]) {
                seen[first / 2] = 1;
                m_gluedVertices.push_back({first, mesh, glue.component});
            }
        };
        for (const GluePair &pair : glue.record->pairs) {
            add(glue.record->meshA, pair.a);
            add(glue.record->meshB, pair.b);
        }
    }
    m_unglued.resize(2 * m_gluedVertices.size());
}

/// E5.
void Evaluator::evaluateGlue()
{
    if (m_plan->glues().empty()) {
        return;
    }
    std::fill(m_glueStale.begin(), m_glueStale.end(), std::uint8_t{m_valid ? std::uint8_t{0} : std::uint8_t{1}});
    bool any = !m_valid;
    for (const PlannedGlue &glue : m_plan->glues()) {
        if (m_meshFresh[glue.record->meshA] || m_meshFresh[glue.record->meshB] ||
            m_keys.anyChanged(m_plan->parameters(glue.parameters))) {
            m_glueStale[glue.component] = 1;
            any = true;
        }
    }
    if (!any) {
        return;
    }
    restoreGlued();
    for (const PlannedGlue &glue : m_plan->glues()) {
        if (m_glueStale[glue.component] && glue.record->meshA != glue.record->meshB) {
            applyGlue(glue);
        }
    }
}

void Evaluator::restoreGlued()
{
    for (std::size_t i = 0; i < m_gluedVertices.size(); ++i) {
        const GluedVertex &glued = m_gluedVertices[i];
        if (!m_glueStale[glued.component]) {
            continue;
        }
        float *vertex = m_pose.vertices.data() + glued.first;
        float *kept = m_unglued.data() + 2 * i;
        if (m_meshFresh[glued.mesh]) {
            std::copy_n(vertex, 2, kept);
        } else {
            std::copy_n(kept, 2, vertex);
        }
    }
}

void Evaluator::applyGlue(const PlannedGlue &glue)
{
    ObjectState state;
    state.glueIntensity = glue.record->intensity;
    applyChannels(*m_plan, glue.channels, m_keys.spans(), m_weights.data(), state);
    const float intensity = state.glueIntensity;
    float *a = m_pose.vertices.data() + m_plan->meshes()[glue.record->meshA].firstFloat;
    float *b = m_pose.vertices.data() + m_plan->meshes()[glue.record->meshB].firstFloat;
    for (const GluePair &pair : glue.record->pairs) {
        for (std::size_t component = 0; component < 2; ++component) {
            float &va = a[2 * std::size_t{pair.a} + component];
            float &vb = b[2 * std::size_t{pair.b} + component];
            const float pa = va;
            const float pb = vb;
            va = pa + (pb - pa) * pair.weightA * intensity;
            vb = pb + (pa - pb) * pair.weightB * intensity;
        }
    }
}

} // namespace marrow

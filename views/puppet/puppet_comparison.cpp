#include "views/puppet/puppet_comparison.h"

#include "views/puppet/puppet_context.h"

#include <QElapsedTimer>

#include <cmath>

namespace marrow {

PuppetComparison::PuppetComparison(PuppetContext &context)
    : m_context(context)
{
    connect(&context, &PuppetContext::posed, this, [this] {
        if (isEnabled())
            measure();
    });
    connect(&context, &PuppetContext::rebuilt, this, [this] {
        if (isEnabled())
            start();
    });
}

PuppetComparison::~PuppetComparison() = default;

void PuppetComparison::want(QObject *who, bool wanted)
{
    const bool before = isEnabled();
    m_wanters.removeAll(who);
    disconnect(who, &QObject::destroyed, this, nullptr);
    if (wanted) {
        m_wanters.append(who);
        connect(who, &QObject::destroyed, this, [this, who] { want(who, false); });
    }
    if (isEnabled() == before)
        return;
    if (isEnabled())
        start();
    emit enabledChanged(isEnabled());
}

void PuppetComparison::start()
{
    m_core = std::make_unique<Evaluator>(m_context.puppet().evaluator().plan());
    measure();
}

void PuppetComparison::measure()
{
    QElapsedTimer timer;
    timer.start();
    m_context.puppet().evaluateOn(*m_core);
    m_cost = static_cast<double>(timer.nsecsElapsed()) / 1e3;

    const PuppetPose &core = m_core->pose();
    const PuppetPose &shown = m_context.pose();
    m_meshes.assign(shown.meshCount(), {});
    m_largest = 0;
    m_worst = -1;
    double sum = 0;
    std::size_t vertices = 0;
    for (std::size_t m = 0; m < m_meshes.size(); ++m) {
        const std::span<const float> a = core.meshVertices(m);
        const std::span<const float> b = shown.meshVertices(m);
        double total = 0;
        for (std::size_t i = 0; i + 1 < a.size(); i += 2) {
            const float dx = b[i] - a[i];
            const float dy = b[i + 1] - a[i + 1];
            const float distance = std::sqrt(dx * dx + dy * dy);
            if (!std::isfinite(distance))
                continue;
            total += static_cast<double>(distance);
            m_meshes[m].largest = std::max(m_meshes[m].largest, distance);
        }
        const std::size_t count = a.size() / 2;
        m_meshes[m].mean = count ? static_cast<float>(total / static_cast<double>(count)) : 0.0f;
        sum += total;
        vertices += count;
        if (m_meshes[m].largest > m_largest) {
            m_largest = m_meshes[m].largest;
            m_worst = static_cast<std::int32_t>(m);
        }
    }
    m_mean = vertices ? static_cast<float>(sum / static_cast<double>(vertices)) : 0.0f;
    emit measured();
}

} // namespace marrow

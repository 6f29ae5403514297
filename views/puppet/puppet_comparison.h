#pragma once

#include "model/puppet/evaluator.h"

#include <QList>
#include <QObject>

#include <cstdint>
#include <memory>
#include <vector>

namespace marrow {

class PuppetContext;

/// How far apart core and advanced mode are: evaluates what the context shows a second time without advanced features, and
/// measures every vertex. Works only while it is enabled. Distances in canvas pixels. GUI thread.
class PuppetComparison : public QObject
{
    Q_OBJECT

public:
    /// Of one mesh.
    struct MeshDifference
    {
        float largest = 0;
        float mean = 0;
    };

    explicit PuppetComparison(PuppetContext &context);
    ~PuppetComparison() override;

    bool isEnabled() const { return !m_wanters.isEmpty(); }
    /// It works as long as anybody wants it; who goes without saying so is forgotten.
    void want(QObject *who, bool wanted);

    /// The core's pose; valid while enabled.
    const PuppetPose &corePose() const { return m_core->pose(); }
    float largest() const { return m_largest; }
    float mean() const { return m_mean; }
    /// Where the largest difference is, -1 when there is none.
    std::int32_t worstMesh() const { return m_worst; }
    const std::vector<MeshDifference> &meshes() const { return m_meshes; }
    /// What evaluating the core took last, microseconds.
    double coreCost() const { return m_cost; }

signals:
    void enabledChanged(bool enabled);
    void measured();

private:
    void measure();
    void start();

    PuppetContext &m_context;
    QList<QObject *> m_wanters;
    std::unique_ptr<Evaluator> m_core;
    std::vector<MeshDifference> m_meshes;
    float m_largest = 0;
    float m_mean = 0;
    std::int32_t m_worst = -1;
    double m_cost = 0;
};

} // namespace marrow

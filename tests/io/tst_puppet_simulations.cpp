// Simulations in whole puppets: features, starting, resetting, time, wind, metrics.

#include "model/puppet/simulation_overlay.h"
#include "tests/support/posed_puppets.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace marrow;
using namespace marrow::test;

class PuppetSimulationsTest : public QObject
{
    Q_OBJECT

private slots:
    void featuresDependOnEachOther();
    void firstUpdateOnlyPlaces();
    void settingTheSameRestarts();
    void resetStartsAnew();
    void standingTimeRenewsTheTargets();
    void backlogIsDropped();
    void windIsTheHosts();
    void metricsSayWhatHappened();
    void skippedStageOnlyDraws();
    void heldParametersStayAtDefault();
    void overlayShowsTheConstraints();
};

void PuppetSimulationsTest::featuresDependOnEachOther()
{
    PuppetInstance cloth(readRig(dataPath("sims/sims-4001.p2lrt")));
    QCOMPARE(cloth.advancedMode().available(), advanced::kSimulation | advanced::kCollision);
    QCOMPARE(cloth.setAdvancedFeatures(advanced::kCollision), 0u);
    QCOMPARE(cloth.setAdvancedFeatures(~0u), advanced::kSimulation | advanced::kCollision);
    QCOMPARE(cloth.advancedMode().simulations().size(), std::size_t{1});
    cloth.update(kFrame);
    QCOMPARE(cloth.advancedMode().placedColliders().size(), std::size_t{3});
    QCOMPARE(cloth.setAdvancedFeatures(advanced::kSimulation), advanced::kSimulation);
    cloth.update(kFrame);
    QVERIFY(cloth.advancedMode().placedColliders().empty());
    QCOMPARE(cloth.setAdvancedFeatures(0), 0u);
    QVERIFY(cloth.advancedMode().simulations().empty());

    PuppetInstance arm(readRig(dataPath("skin/skin-3001.p2lrt")));
    QCOMPARE(arm.advancedMode().available(), advanced::kSkin | advanced::kExactLinks);
    QCOMPARE(arm.setAdvancedFeatures(advanced::kSkin | advanced::kSimulation), advanced::kSkin);
}

void PuppetSimulationsTest::firstUpdateOnlyPlaces()
{
    const std::shared_ptr<const Rig> rig = readRig(dataPath("sims/sims-4001.p2lrt"));
    PuppetInstance puppet(rig);
    puppet.setAdvancedFeatures(advanced::kAll);
    const SimulationPlayer &simulation = puppet.advancedMode().simulations()[0];
    puppet.evaluate();
    QVERIFY(!simulation.started());
    const QByteArray target = bits(puppet);
    puppet.update(100.0f, kSimulationStage);
    QVERIFY(simulation.started());
    QCOMPARE(simulation.metrics().steps, std::uint64_t{0});
    QCOMPARE(bits(puppet), target);
    puppet.update(kFrame, kSimulationStage);
    QVERIFY(simulation.metrics().steps > 0);
}

void PuppetSimulationsTest::settingTheSameRestarts()
{
    PuppetInstance puppet(readRig(dataPath("sims/sims-4001.p2lrt")));
    puppet.setAdvancedFeatures(advanced::kAll);
    for (int i = 0; i < 5; ++i)
        puppet.update(kFrame);
    QVERIFY(puppet.advancedMode().simulations()[0].metrics().steps > 0);
    puppet.setAdvancedFeatures(advanced::kAll);
    QVERIFY(!puppet.advancedMode().simulations()[0].started());
}

void PuppetSimulationsTest::resetStartsAnew()
{
    const std::shared_ptr<const Rig> rig = readRig(dataPath("sims/sims-4001.p2lrt"));
    PuppetInstance used(rig), fresh(rig);
    used.setAdvancedFeatures(advanced::kAll);
    fresh.setAdvancedFeatures(advanced::kAll);
    std::mt19937 random(4);
    constexpr std::uint32_t simulationOnly = kSimulationStage;
    for (int i = 0; i < 20; ++i) {
        pose(used, random);
        used.update(kFrame, simulationOnly);
    }
    used.advancedMode().resetSimulations();
    for (int i = 0; i < 10; ++i) {
        pose(used, random);
        for (std::uint32_t p = 0; p < rig->parameters.size(); ++p)
            fresh.setParameter(p, used.hostValue(p));
        used.update(kFrame, simulationOnly);
        fresh.update(kFrame, simulationOnly);
        QCOMPARE(bits(used), bits(fresh));
    }
}

void PuppetSimulationsTest::standingTimeRenewsTheTargets()
{
    const std::shared_ptr<const Rig> rig = readRig(dataPath("sims/sims-4001.p2lrt"));
    PuppetInstance puppet(rig);
    puppet.setAdvancedFeatures(advanced::kAll);
    std::mt19937 random(6);
    for (int i = 0; i < 5; ++i)
        puppet.update(kFrame, kSimulationStage);
    const SimulationPlayer &simulation = puppet.advancedMode().simulations()[0];
    const std::uint64_t steps = simulation.metrics().steps;
    const std::span<const float> positions = simulation.solver().positions();
    const std::vector<float> before(positions.begin(), positions.end());
    const float ax = puppet.advancedMode().placedColliders()[0].ax;
    pose(puppet, random);
    for (const float dt : {0.0f, -1.0f, std::numeric_limits<float>::quiet_NaN()})
        puppet.update(dt, kSimulationStage);
    QCOMPARE(simulation.metrics().steps, steps);
    QVERIFY(std::equal(before.begin(), before.end(), positions.begin()));
    QVERIFY(puppet.advancedMode().placedColliders()[0].ax != ax);
}

void PuppetSimulationsTest::backlogIsDropped()
{
    PuppetInstance puppet(readRig(dataPath("sims/sims-4001.p2lrt")));
    puppet.setAdvancedFeatures(advanced::kAll);
    puppet.update(kFrame);
    puppet.update(1.0f);
    const SimulationMetrics metrics = puppet.advancedMode().simulations()[0].metrics();
    QCOMPARE(metrics.steps, std::uint64_t{4});
    QVERIFY(std::abs(metrics.droppedSeconds - (1.0 - 4.0 / 60.0)) < 1e-5);
}

void PuppetSimulationsTest::windIsTheHosts()
{
    const std::shared_ptr<const Rig> rig = readRig(dataPath("sims/sims-4001.p2lrt"));
    PuppetInstance calm(rig), gust(rig), broken(rig);
    for (PuppetInstance *puppet : {&calm, &gust, &broken})
        puppet->setAdvancedFeatures(advanced::kSimulation);
    gust.advancedMode().setWind(0, 4000); // canvas: downwards
    broken.advancedMode().setWind(std::numeric_limits<float>::quiet_NaN(), 0);
    for (int i = 0; i < 20; ++i) {
        for (PuppetInstance *puppet : {&calm, &gust, &broken})
            puppet->update(kFrame, kSimulationStage);
    }
    QCOMPARE(bits(broken), bits(calm));
    const auto lowest = [](const PuppetInstance &puppet) {
        const std::span<const float> vertices = puppet.pose().meshVertices(0);
        return vertices[vertices.size() - 1];
    };
    QVERIFY(lowest(gust) > lowest(calm) + 0.01f);
}

void PuppetSimulationsTest::metricsSayWhatHappened()
{
    PuppetInstance puppet(readRig(dataPath("sims/sims-4001.p2lrt")));
    puppet.setAdvancedFeatures(advanced::kAll);
    puppet.advancedMode().setMeasuring(true);
    puppet.update(kFrame);
    SimulationMetrics metrics = puppet.advancedMode().simulations()[0].metrics();
    QCOMPARE(metrics.restarts, std::uint64_t{1});
    QCOMPARE(metrics.kineticEnergy, 0.0f);
    std::mt19937 random(1);
    pose(puppet, random);
    for (int i = 0; i < 3; ++i)
        puppet.update(kFrame);
    metrics = puppet.advancedMode().simulations()[0].metrics();
    QVERIFY(metrics.kineticEnergy > 0.0f);
    QVERIFY(metrics.worstStretch > -1.0f && metrics.worstStretch < 10.0f);
    QVERIFY(metrics.deepestPenetration >= 0.0f);
    QVERIFY(metrics.cost.total() > 0.0 && metrics.cost.distances > 0.0);
    puppet.advancedMode().setMeasuring(false);
    puppet.update(kFrame);
    QCOMPARE(puppet.advancedMode().simulations()[0].metrics().cost.total(), 0.0);
}

void PuppetSimulationsTest::skippedStageOnlyDraws()
{
    PuppetInstance puppet(readRig(dataPath("sims/sims-4001.p2lrt")));
    puppet.setAdvancedFeatures(advanced::kAll);
    for (int i = 0; i < 10; ++i)
        puppet.update(kFrame, kSimulationStage);
    const std::span<const float> cloth = puppet.pose().meshVertices(0);
    const std::vector<float> drawn(cloth.begin(), cloth.end());
    const std::uint64_t steps = puppet.advancedMode().simulations()[0].metrics().steps;
    puppet.update(kFrame, kAllStages & ~std::uint32_t{kSimulationStage});
    QVERIFY(std::equal(drawn.begin(), drawn.end(), cloth.begin()));
    puppet.evaluate();
    QVERIFY(std::equal(drawn.begin(), drawn.end(), cloth.begin()));
    QCOMPARE(puppet.advancedMode().simulations()[0].metrics().steps, steps);
    puppet.stabilizePhysics(); // a pass that draws no simulation
    QVERIFY(!std::equal(drawn.begin(), drawn.end(), cloth.begin()));
}

void PuppetSimulationsTest::heldParametersStayAtDefault()
{
    const std::shared_ptr<const Rig> rig = readRig(dataPath("sims/sims-edge-18004.p2lrt"));
    const std::uint32_t held = rig->simulations.simulations[0].heldParameters.at(0);
    PuppetInstance puppet(rig);
    puppet.setParameter(held, 0.7f);
    puppet.setAdvancedFeatures(advanced::kSimulation);
    puppet.update(kFrame);
    QCOMPARE(puppet.pose().values[held], rig->parameters[held].defaultValue);
    QCOMPARE(puppet.current()[held], 0.7f);
    puppet.setAdvancedFeatures(0);
    QCOMPARE(puppet.pose().values[held], 0.7f);
}

void PuppetSimulationsTest::overlayShowsTheConstraints()
{
    const std::shared_ptr<const Rig> rig = readRig(dataPath("sims/sims-edge-18012.p2lrt"));
    PuppetInstance puppet(rig);
    puppet.setAdvancedFeatures(advanced::kAll);
    const SimulationPlayer &simulation = puppet.advancedMode().simulations()[0];
    QVERIFY(overlayOf(simulation).particles.empty());
    puppet.update(kFrame);
    const SimulationOverlay overlay = overlayOf(simulation);
    const Simulation &record = simulation.record();
    const std::span<const float> vertices = puppet.pose().meshVertices(record.targets[0].mesh);
    QVERIFY(std::equal(vertices.begin(), vertices.end(), overlay.particles.begin()));
    QCOMPARE(overlay.edges.size(), record.stretchA.size());
    QCOMPARE(overlay.limits.size(), record.longParticle.size());
    QCOMPARE(overlay.welds.size(), record.weldA.size());
    const auto kinematic = std::count_if(overlay.pins.begin(), overlay.pins.end(), [](const auto &pin) { return pin.kinematic; });
    QVERIFY(kinematic > 0 && kinematic < static_cast<std::ptrdiff_t>(overlay.pins.size()));
    QVERIFY(!overlay.goalParticles.empty());
    QVERIFY(overlay.goalParticles.size() + static_cast<std::size_t>(kinematic) <= record.invMass.size());
}

QTEST_GUILESS_MAIN(PuppetSimulationsTest)
#include "tst_puppet_simulations.moc"

// Simulations in whole puppets: features, starting, resetting, time, wind, metrics.

#include "model/puppet/simulation_overlay.h"
#include "tests/support/posed_puppets.h"

#include <QTest>

#include <algorithm>
#include <cmath>
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
    void collidersFollowWhatTheyName();
    void anchorsSeeWhatEarlierSimulationsDrew();
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
    const std::shared_ptr<const PuppetRig> rig = readRig(dataPath("sims/sims-4001.p2lrt"));
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
    const std::shared_ptr<const PuppetRig> rig = readRig(dataPath("sims/sims-4001.p2lrt"));
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
    const std::shared_ptr<const PuppetRig> rig = readRig(dataPath("sims/sims-4001.p2lrt"));
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
    const std::shared_ptr<const PuppetRig> rig = readRig(dataPath("sims/sims-4001.p2lrt"));
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
    const std::shared_ptr<const PuppetRig> rig = readRig(dataPath("sims/sims-edge-18004.p2lrt"));
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
    const std::shared_ptr<const PuppetRig> rig = readRig(dataPath("sims/sims-edge-18012.p2lrt"));
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

void PuppetSimulationsTest::collidersFollowWhatTheyName()
{
    PuppetRig rig = *readRig(dataPath("sims/sims-4001.p2lrt"));
    const auto core = static_cast<std::int32_t>(rig.deformers.size());
    const std::uint32_t held = rig.simulations.simulations[0].heldParameters.at(0);
    Deformer bone;
    bone.parent = 0;
    Rotation turning;
    turning.pivot.present = true;
    turning.pivot.axes = {{held, FloatArray({-1, 1})}};
    turning.pivot.coordinates = {0, 1};
    turning.pivot.forms = {{10, 20, -90, 1}, {30, 20, 90, 2}};
    bone.body = turning;
    rig.bones.virtualBones = {bone};
    rig.colliders.colliders.clear();
    for (std::int32_t deformer = -1; deformer <= core; ++deformer) {
        Collider collider;
        collider.deformer = deformer;
        collider.capsule = deformer % 2;
        collider.ax = 0.3f;
        collider.ay = 0.6f;
        collider.bx = 4;
        collider.by = 7;
        collider.radiusB = 3;
        rig.colliders.colliders.push_back(collider);
    }
    Collider onMesh = rig.colliders.colliders[1]; // names a deformer too, but the mesh goes first
    onMesh.capsule = true;
    onMesh.mesh = 1;
    onMesh.vertexA = 2;
    onMesh.vertexB = 1;
    rig.colliders.colliders.push_back(onMesh);
    rig.simulations.simulations[0].colliders.clear();
    for (std::uint32_t i = 0; i < rig.colliders.colliders.size(); ++i)
        rig.simulations.simulations[0].colliders.push_back(i);

    PuppetInstance puppet(std::make_shared<const PuppetRig>(rig));
    puppet.setAdvancedFeatures(advanced::kAll);
    std::mt19937 random(8);
    pose(puppet, random);
    puppet.setParameter(held, 1.0f); // held back from the pass, but not from virtual bones
    puppet.update(kFrame, kSimulationStage);
    const std::span<const PlacedCollider> placed = puppet.advancedMode().placedColliders();
    QCOMPARE(placed.size(), rig.colliders.colliders.size());
    QCOMPARE(placed[0].ax, 0.3f);
    QCOMPARE(placed[0].by, 7.0f);
    for (std::int32_t deformer = 0; deformer < core; ++deformer) {
        const float local[4] = {0.3f, 0.6f, 4, 7};
        float ends[4];
        puppet.evaluator().deformers().map(static_cast<std::uint32_t>(deformer), local, ends, 2);
        const PlacedCollider &c = placed[static_cast<std::size_t>(deformer) + 1];
        const bool capsule = deformer % 2;
        QVERIFY(c.ax == ends[0] && c.ay == ends[1]);
        QVERIFY(c.bx == ends[capsule ? 2 : 0] && c.by == ends[capsule ? 3 : 1]);
        QCOMPARE(c.radiusB, 3.0f);
    }
    const Affine frame = *puppet.boneFrame(static_cast<std::uint32_t>(core));
    const PlacedCollider &onBone = placed[static_cast<std::size_t>(core) + 1];
    QCOMPARE(onBone.ax, frame.mapX(0.3f, 0.6f));
    QCOMPARE(onBone.ay, frame.mapY(0.3f, 0.6f));
    QVERIFY(std::abs(std::hypot(frame.a, frame.c) - 2.0f) < 1e-3f); // the scale of the key at 1, not of the default
    const std::span<const float> vertices = puppet.pose().meshVertices(1);
    QVERIFY(placed.back().ax == vertices[4] && placed.back().by == vertices[3]);
}

void PuppetSimulationsTest::anchorsSeeWhatEarlierSimulationsDrew()
{
    PuppetRig rig = *readRig(dataPath("sims/sims-4001.p2lrt"));
    Simulation follower;
    follower.targets = {{1, rig.meshes[1].vertexCount()}};
    const std::size_t count = rig.meshes[1].vertexCount();
    const FloatArray ones(std::vector<float>(count, 1.0f)), zeros(std::vector<float>(count, 0.0f));
    follower.invMass = follower.pinWeight = ones;
    follower.damping = follower.windFactor = follower.goalCompliance = follower.goalOffsetX = follower.goalOffsetY = zeros;
    follower.anchorMesh = IntArray(std::vector<std::uint32_t>(count, 0));
    follower.anchorVertex = IntArray({30, 31, 32, 33});
    rig.simulations.simulations.push_back(follower);
    PuppetInstance puppet(std::make_shared<const PuppetRig>(rig));
    puppet.setAdvancedFeatures(advanced::kAll);
    for (int i = 0; i < 12; ++i)
        puppet.update(kFrame, kSimulationStage);
    const std::span<const float> cloth = puppet.pose().meshVertices(0);
    const std::span<const float> anchors = puppet.advancedMode().simulations()[1].solver().anchors();
    for (std::size_t i = 0; i < count; ++i) {
        QCOMPARE(anchors[2 * i], cloth[2 * (30 + i)]);
        QCOMPARE(anchors[2 * i + 1], -cloth[2 * (30 + i) + 1]);
    }
    const float drawn = cloth[61];
    puppet.setAdvancedFeatures(0);
    QVERIFY(puppet.pose().meshVertices(0)[61] != drawn);
}

QTEST_GUILESS_MAIN(PuppetSimulationsTest)
#include "tst_puppet_simulations.moc"

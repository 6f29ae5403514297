// Advanced mode on whole puppets: what switching on, off and resetting must and must not change.

#include "io/p2lrt/reader.h"
#include "model/puppet/puppet_instance.h"

#include <QDir>
#include <QTest>

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <new>
#include <random>

using namespace marrow;

namespace {

std::atomic<std::size_t> g_allocations{0};

} // namespace

// Counts every allocation of this program, to see that updates make none.
void *operator new(std::size_t size)
{
    ++g_allocations;
    if (void *memory = std::malloc(size != 0 ? size : 1))
        return memory;
    throw std::bad_alloc();
}
void operator delete(void *memory) noexcept
{
    std::free(memory);
}
void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

namespace {

constexpr float kFrame = 1.0f / 60.0f;

std::shared_ptr<const Rig> readRig(const QString &path)
{
    Result<p2lrt::ReadPuppet> read = p2lrt::readPuppetFile(path);
    return read ? read->puppet.rig : nullptr;
}

QString dataPath(const char *name)
{
    return QStringLiteral(MARROW_SOURCE_DIR "/tests/data/p2lrt/") + QLatin1String(name);
}

/// Everything a pose holds, as bytes.
QByteArray bits(const PuppetInstance &puppet)
{
    const Pose &pose = puppet.pose();
    QByteArray result;
    const auto add = [&result](const auto &values) {
        result.append(reinterpret_cast<const char *>(values.data()),
                      static_cast<qsizetype>(values.size() * sizeof(values[0])));
    };
    add(pose.values);
    add(pose.vertices);
    add(pose.opacity);
    add(pose.drawOrder);
    add(pose.multiply);
    add(pose.screen);
    add(pose.renderOrder);
    add(pose.renderCommands);
    return result;
}

void pose(PuppetInstance &puppet, std::mt19937 &random)
{
    for (std::uint32_t i = 0; i < puppet.rig().parameters.size(); ++i) {
        const Parameter &p = puppet.rig().parameters[i];
        const float share = static_cast<float>(random() % 1000) / 999.0f;
        puppet.setParameter(i, p.minimum + (p.maximum - p.minimum) * share);
    }
}

} // namespace

class PuppetAdvancedTest : public QObject
{
    Q_OBJECT

private slots:
    void offIsTheCoreAlone_data() { addRigs(); }
    void offIsTheCoreAlone();
    void onThenOffLeavesNoTrace_data() { addRigs(); }
    void onThenOffLeavesNoTrace();
    void historyDoesNotMatter_data() { addRigs(); }
    void historyDoesNotMatter();
    void noAllocation_data() { addRigs(); }
    void noAllocation();
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

private:
    static void addRigs();
};

void PuppetAdvancedTest::addRigs()
{
    QTest::addColumn<QString>("path");
    for (const char *folder : {"skin", "sims"}) {
        const QDir directory(dataPath(folder));
        for (const QString &name : directory.entryList({"*.p2lrt"}, QDir::Files, QDir::Name))
            QTest::newRow(qPrintable(name)) << directory.filePath(name);
    }
}

void PuppetAdvancedTest::offIsTheCoreAlone()
{
    QFETCH(QString, path);
    const std::shared_ptr<const Rig> rig = readRig(path);
    QVERIFY(rig);
    Rig bare = *rig;
    bare.bones = {};
    bare.skins = {};
    bare.colliders = {};
    bare.simulations = {};
    PuppetInstance full(rig), core(std::make_shared<const Rig>(bare));
    QCOMPARE(core.advancedMode().available(), 0u);
    QVERIFY(full.advancedMode().available() != 0);
    QCOMPARE(full.advancedMode().enabled(), 0u);
    std::mt19937 a(5), b(5);
    for (int i = 0; i < 40; ++i) {
        pose(full, a);
        pose(core, b);
        if (i % 3) {
            full.update(kFrame);
            core.update(kFrame);
        } else {
            full.evaluate();
            core.evaluate();
        }
        QCOMPARE(bits(full), bits(core));
    }
}

void PuppetAdvancedTest::onThenOffLeavesNoTrace()
{
    QFETCH(QString, path);
    const std::shared_ptr<const Rig> rig = readRig(path);
    QVERIFY(rig);
    PuppetInstance used(rig), fresh(rig);
    used.behaviors().setEnabled(0);
    fresh.behaviors().setEnabled(0);
    std::mt19937 a(9);
    used.setAdvancedFeatures(advanced::kAll);
    bool differed = false;
    constexpr std::uint32_t withoutPhysics = kAllStages & ~std::uint32_t{kPhysicsStage};
    for (int i = 0; i < 30; ++i) {
        pose(used, a);
        for (std::uint32_t p = 0; p < rig->parameters.size(); ++p)
            fresh.setParameter(p, used.hostValue(p));
        used.update(kFrame, withoutPhysics);
        fresh.update(kFrame, withoutPhysics);
        differed = differed || bits(used) != bits(fresh);
    }
    QVERIFY2(differed, "advanced mode did nothing, so switching it off proves nothing");
    used.setAdvancedFeatures(0);
    QCOMPARE(bits(used), bits(fresh));
    std::mt19937 b(3), c(3);
    for (int i = 0; i < 10; ++i) {
        pose(used, b);
        pose(fresh, c);
        used.update(kFrame);
        fresh.update(kFrame);
        QCOMPARE(bits(used), bits(fresh));
    }
}

void PuppetAdvancedTest::historyDoesNotMatter()
{
    QFETCH(QString, path);
    const std::shared_ptr<const Rig> rig = readRig(path);
    QVERIFY(rig);
    PuppetInstance used(rig);
    std::mt19937 random(11);
    used.setAdvancedFeatures(advanced::kAll);
    for (int i = 0; i < 25; ++i) {
        pose(used, random);
        used.evaluate();
        PuppetInstance fresh(rig);
        fresh.setAdvancedFeatures(advanced::kAll);
        for (std::uint32_t p = 0; p < rig->parameters.size(); ++p)
            fresh.setParameter(p, used.hostValue(p));
        fresh.evaluate();
        QCOMPARE(bits(used), bits(fresh));
    }
}

void PuppetAdvancedTest::noAllocation()
{
    QFETCH(QString, path);
    const std::shared_ptr<const Rig> rig = readRig(path);
    QVERIFY(rig);
    PuppetInstance puppet(rig);
    puppet.setAdvancedFeatures(advanced::kAll);
    std::mt19937 random(2);
    for (int i = 0; i < 4; ++i) {
        pose(puppet, random);
        puppet.update(kFrame);
    }
    const std::size_t before = g_allocations;
    QVERIFY2(before > 100, "allocations are not being counted");
    for (int i = 0; i < 20; ++i) {
        pose(puppet, random);
        puppet.update(2 * kFrame);
        puppet.evaluate();
        for (const AttachableBone &bone : rig->bones.attachable)
            puppet.boneFrame(bone.deformer);
    }
    puppet.advancedMode().resetSimulations();
    puppet.update(kFrame);
    QCOMPARE(g_allocations - before, std::size_t{0});
}

void PuppetAdvancedTest::featuresDependOnEachOther()
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

void PuppetAdvancedTest::firstUpdateOnlyPlaces()
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

void PuppetAdvancedTest::settingTheSameRestarts()
{
    PuppetInstance puppet(readRig(dataPath("sims/sims-4001.p2lrt")));
    puppet.setAdvancedFeatures(advanced::kAll);
    for (int i = 0; i < 5; ++i)
        puppet.update(kFrame);
    QVERIFY(puppet.advancedMode().simulations()[0].metrics().steps > 0);
    puppet.setAdvancedFeatures(advanced::kAll);
    QVERIFY(!puppet.advancedMode().simulations()[0].started());
}

void PuppetAdvancedTest::resetStartsAnew()
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

void PuppetAdvancedTest::standingTimeRenewsTheTargets()
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

void PuppetAdvancedTest::backlogIsDropped()
{
    PuppetInstance puppet(readRig(dataPath("sims/sims-4001.p2lrt")));
    puppet.setAdvancedFeatures(advanced::kAll);
    puppet.update(kFrame);
    puppet.update(1.0f);
    const SimulationMetrics metrics = puppet.advancedMode().simulations()[0].metrics();
    QCOMPARE(metrics.steps, std::uint64_t{4});
    QVERIFY(std::abs(metrics.droppedSeconds - (1.0 - 4.0 / 60.0)) < 1e-5);
}

void PuppetAdvancedTest::windIsTheHosts()
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

void PuppetAdvancedTest::metricsSayWhatHappened()
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

void PuppetAdvancedTest::skippedStageOnlyDraws()
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

void PuppetAdvancedTest::heldParametersStayAtDefault()
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

QTEST_GUILESS_MAIN(PuppetAdvancedTest)
#include "tst_puppet_advanced.moc"

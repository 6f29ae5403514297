// The check values of the evaluation rules (p2lrt-evaluation.md B) and corners of the rules that no file of the test data
// reaches.

#include "model/puppet/behaviors.h"
#include "model/puppet/evaluator.h"
#include "model/puppet/keyforms_plan.h"
#include "model/puppet/lattice_map.h"
#include "model/puppet/numerics.h"
#include "model/puppet/physics_player.h"

#include <QTest>

#include <bit>
#include <cstring>
#include <limits>
#include <random>

using namespace marrow;

namespace {

std::uint32_t bitsOf(float value)
{
    return std::bit_cast<std::uint32_t>(value);
}

const float kLattice[12] = {0, 0, 60, 10, 100, 0, 0, 50, 50, 40, 110, 60};

} // namespace

class PuppetRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void spans_data();
    void spans();
    void repeats();
    void warp_data();
    void warp();
    void preparedLatticesGiveTheSameBits();
    void rotations();
    void easing();
    void blinkTimes();
    void pendulum();
    void holesAndFirstCells();
};

void PuppetRulesTest::spans_data()
{
    QTest::addColumn<float>("value");
    QTest::addColumn<quint32>("lo");
    QTest::addColumn<quint32>("hi");
    QTest::addColumn<float>("t");
    QTest::newRow("below") << -1.5f << 0u << 0u << 0.0f;
    QTest::newRow("between") << -0.5f << 0u << 1u << 0.5f;
    QTest::newRow("snapped to the first of equal keys") << -0.0005f << 2u << 3u << 0.0f;
    QTest::newRow("after equal keys") << 0.5f << 2u << 3u << 0.25f;
    QTest::newRow("snapped to the last") << 1.9995f << 3u << 3u << 0.0f;
}

void PuppetRulesTest::spans()
{
    QFETCH(float, value);
    QFETCH(quint32, lo);
    QFETCH(quint32, hi);
    QFETCH(float, t);
    const float keys[] = {-1, 0, 0, 2};
    const KeySpan span = snappedKeySpan(keys, value);
    QCOMPARE(span.lo, lo);
    QCOMPARE(span.hi, hi);
    QCOMPARE(span.t, t);
}

void PuppetRulesTest::repeats()
{
    Parameter p;
    p.minimum = -10;
    p.maximum = 10;
    p.defaultValue = 50;
    p.flags = 2;
    QCOMPARE(normalizeParameter(p, 10.0f), 10.0f);
    QCOMPARE(normalizeParameter(p, 10.5f), -9.5f);
    QCOMPARE(normalizeParameter(p, -10.25f), 9.75f);
    QCOMPARE(normalizeParameter(p, 35.0f), -5.0f);
    QCOMPARE(normalizeParameter(p, std::numeric_limits<float>::quiet_NaN()), 50.0f);
    std::swap(p.minimum, p.maximum);
    QCOMPARE(normalizeParameter(p, 35.0f), 10.0f);
}

void PuppetRulesTest::warp_data()
{
    QTest::addColumn<float>("u");
    QTest::addColumn<float>("v");
    QTest::addColumn<bool>("bilinear");
    QTest::addColumn<float>("x");
    QTest::addColumn<float>("y");
    const auto both = [](const char *name, float u, float v, float x, float y) {
        QTest::addRow("%s, triangles", name) << u << v << false << x << y;
        QTest::addRow("%s, bilinear", name) << u << v << true << x << y;
    };
    QTest::newRow("inside, triangles") << 0.3f << 0.7f << false << 33.0f << 35.0f;
    QTest::newRow("inside, bilinear") << 0.3f << 0.7f << true << std::bit_cast<float>(0x41FE6667u)
                                      << std::bit_cast<float>(0x42026666u);
    both("on a line", 0.5f, 0.5f, 55.0f, 25.0f);
    both("left", -0.5f, 0.25f, -51.875f, 10.625f);
    both("right", 1.2f, 0.5f, std::bit_cast<float>(0x42FC8001u), std::bit_cast<float>(0x41FA0000u));
    both("below", 0.25f, 1.5f, 28.125f, 73.125f);
    both("corner", 1.5f, -1.0f, 148.75f, -51.25f);
    both("far", 4.0f, 0.5f, 420.0f, 45.0f);
}

void PuppetRulesTest::warp()
{
    QFETCH(float, u);
    QFETCH(float, v);
    QFETCH(bool, bilinear);
    QFETCH(float, x);
    QFETCH(float, y);
    float result[2];
    LatticeMap(kLattice, 2, 1, bilinear).map(u, v, result);
    QCOMPARE(bitsOf(result[0]), bitsOf(x));
    QCOMPARE(bitsOf(result[1]), bitsOf(y));
}

void PuppetRulesTest::preparedLatticesGiveTheSameBits()
{
    std::mt19937 random(5);
    const auto real = [&random](float low, float high) {
        return low + (high - low) * static_cast<float>(random() % 100001) / 100000.0f;
    };
    const float special[] = {0.0f, -0.0f, 1.0f, -2.0f, 3.0f, 0.5f, 0.25f, 2.9999998f, 1.0000001f, -1e-30f,
                             std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(), -1e30f};
    for (int round = 0; round < 200; ++round) {
        const std::uint32_t columns = 1 + random() % 9;
        const std::uint32_t rows = 1 + random() % 9;
        std::vector<float> points(2 * std::size_t{columns + 1} * (rows + 1));
        std::generate(points.begin(), points.end(), [&] { return real(-500, 500); });
        std::vector<double> table(LatticeMap::tableSize(columns, rows));
        const bool bilinear = round % 2 == 0;
        LatticeMap prepared(points.data(), columns, rows, bilinear, false, table.data());
        prepared.prepare();
        const LatticeMap plain(points.data(), columns, rows, bilinear);
        std::vector<float> source(2 * 301);
        std::generate(source.begin(), source.end(), [&] {
            return random() % 8 == 0 ? special[random() % std::size(special)]
                                     : (round % 3 == 0 ? real(0, 1) : real(-2.5f, 3.5f));
        });
        std::vector<float> quick(source.size());
        std::vector<float> slow(source.size());
        prepared.map(source.data(), quick.data(), source.size() / 2);
        plain.map(source.data(), slow.data(), source.size() / 2);
        for (std::size_t i = 0; i < source.size(); ++i) {
            const bool same = bitsOf(quick[i]) == bitsOf(slow[i]) || (std::isnan(quick[i]) && std::isnan(slow[i]));
            QVERIFY2(same, qPrintable(QStringLiteral("%1 and %2").arg(quick[i]).arg(slow[i])));
        }
    }
}

void PuppetRulesTest::rotations()
{
    auto rig = std::make_shared<PuppetRig>();
    Rotation turn;
    turn.baseAngle = 5;
    turn.pivot.present = true;
    turn.pivot.forms = {{0.4f, 0.6f, 30.0f, 1.5f}};

    // Scale 2 from a rotation above the lattice, which itself stands still: no angle, no offset.
    Rotation scaling;
    scaling.pivot.present = true;
    scaling.pivot.forms = {{0.0f, 0.0f, 0.0f, 2.0f}};
    Warp lattice;
    lattice.columns = 2;
    lattice.rows = 1;
    lattice.lattice.present = true;
    std::vector<float> halved(std::begin(kLattice), std::end(kLattice));
    for (float &value : halved) {
        value = value / 2.0f;
    }
    lattice.lattice.forms = {FloatArray(halved)};
    Rotation flipped;
    flipped.pivot.present = true;
    flipped.pivot.forms = {{100.0f, 50.0f, 30.0f, -2.0f}};

    const auto add = [&rig](auto body, std::int32_t parent, std::uint8_t flags) {
        Deformer deformer;
        deformer.parent = parent;
        deformer.flags = flags;
        deformer.body = body;
        rig->deformers.push_back(deformer);
    };
    add(scaling, -1, 3);
    add(lattice, 0, 3 | 16);
    add(turn, 1, 3);
    add(flipped, -1, 3 | 8);
    add(turn, 3, 3);
    const Evaluator evaluator(rig);
    const RotationFrame &underWarp = evaluator.deformers().rotation(2);
    QCOMPARE(bitsOf(underWarp.x), bitsOf(43.2000008f));
    QCOMPARE(bitsOf(underWarp.y), bitsOf(28.4000015f));
    QVERIFY(std::fabs(underWarp.angle - 48.2405014f) <= 4e-6f);
    QCOMPARE(underWarp.scale, 3.0f);
    const RotationFrame &underRotation = evaluator.deformers().rotation(4);
    QVERIFY(std::fabs(underRotation.x - 98.7071838f) <= 8e-6f);
    QVERIFY(std::fabs(underRotation.y - 50.6392288f) <= 4e-6f);
    QCOMPARE(underRotation.angle, 425.0f);
    QCOMPARE(underRotation.scale, -3.0f);
}

void PuppetRulesTest::easing()
{
    QCOMPARE(bitsOf(numerics::ease(0.25f)), 0x3E15F61Au);
    QCOMPARE(bitsOf(numerics::radians(1.0f)), 0x3C8EFA35u);
    QCOMPARE(bitsOf(numerics::degrees(1.0f)), 0x42652EE1u);
    QCOMPARE(bitsOf(numerics::kPi), 0x40490FDBu);
    QCOMPARE(bitsOf(numerics::kTau), 0x40C90FDBu);
}

void PuppetRulesTest::blinkTimes()
{
    auto rig = std::make_shared<PuppetRig>();
    Behaviors first(rig);
    QCOMPARE(first.nextBlink(), 2.0f);
    const std::uint32_t states[] = {0xE124B63A, 0x8B9A74AB, 0x64E1B3AC, 0x00174626};
    std::uint32_t seed = Behaviors::kDefaultSeed;
    for (const std::uint32_t state : states) {
        first.seedBlink(seed);
        seed = first.blinkState();
        QCOMPARE(seed, state);
    }
    QCOMPARE(Behaviors::instanceSeed(1), 0xBB728D28u);
    Behaviors second(rig);
    second.seedBlink(Behaviors::instanceSeed(1));
    QCOMPARE(second.nextBlink(), 4.75249863f);
}

void PuppetRulesTest::pendulum()
{
    auto rig = std::make_shared<PuppetRig>();
    Parameter p;
    p.minimum = -30;
    p.maximum = 30;
    rig->parameters = {p, p};
    PhysicsGroup group;
    group.inputs = {{0, 100, PhysicsSource::X, false}, {0, 100, PhysicsSource::Angle, false}};
    group.segments = {{10, 0.9f, 0.8f, 1.2f}, {8, 0.85f, 0.9f, 1.5f}};
    group.outputs = {{1, 2, 10, 100, PhysicsSource::Angle, false}};
    group.positionMin = group.angleMin = -10;
    group.positionMax = group.angleMax = 10;
    rig->physics.fps = 60;
    rig->physics.groups = {group};
    PhysicsPlayer physics(rig);
    const float expected[6][4] = {{0.00333333202f, 0, 18, 0},
                                  {0.00666666403f, -0.164654374f, 17.2759857f, 1.12262201f},
                                  {0.00999999605f, -0.354032129f, 16.9666195f, 2.96390533f},
                                  {0.0133333281f, -0.554615915f, 16.9332619f, 2.84895325f},
                                  {0.0166666601f, -0.776140273f, 16.9938126f, 2.31568718f},
                                  {0.00333332643f, -1.30629981f, 17.1606331f, 1.6259433f}};
    for (int call = 0; call < 6; ++call) {
        float values[2] = {call == 0 ? 0.0f : 15.0f, 0.0f};
        physics.update(0.02f, values, {});
        const PhysicsPlayer::Vector tip = physics.particle(0, 2);
        const float seen[4] = {physics.remaining(), tip.x, tip.y, values[1]};
        for (int i = 0; i < 4; ++i) {
            QVERIFY2(std::fabs(seen[i] - expected[call][i]) <= 1e-6f * std::max(1.0f, std::fabs(expected[call][i])),
                     qPrintable(QStringLiteral("call %1, number %2: %3").arg(call + 1).arg(i).arg(seen[i])));
        }
    }
}

void PuppetRulesTest::holesAndFirstCells()
{
    // Without axes sums take the first cell and flags the last (9.3, 19).
    GridShape single;
    single.present = true;
    KeyformPlan plan(1);
    const PlannedGrid grid = plan.addGrid(single, 3);
    CellWeight weights[4];
    QCOMPARE(plan.weights(grid, {}, weights), std::size_t{1});
    QCOMPARE(weights[0].cell, 0u);
    QCOMPARE(plan.lowerCell(grid, {}), 2u);

    // A hole takes its share with it (9.3, 17).
    GridShape sparse;
    sparse.present = true;
    sparse.axes = {{0, FloatArray(std::vector<float>{0, 1, 2})}};
    sparse.coordinates = {0, 2};
    const PlannedGrid holes = plan.addGrid(sparse, 2);
    const KeySpan spans[] = {exactKeySpan(plan.axes()[0].keys, 0.25f)};
    QCOMPARE(plan.weights(holes, spans, weights), std::size_t{1});
    QCOMPARE(weights[0].cell, 0u);
    QCOMPARE(weights[0].weight, 0.75f);
}

QTEST_GUILESS_MAIN(PuppetRulesTest)
#include "tst_puppet_rules.moc"

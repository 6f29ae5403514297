#include "model/puppet/xpbd_solver.h"
#include "tests/support/plain_xpbd.h"

#include <QtTest>

#include <bit>
#include <random>

using namespace marrow;

namespace {

/// Random scenes: a sheet of particles with every kind of constraint, some of them senseless (repeated particles, triangles
/// bent against themselves or against strangers, massless and half-pinned particles, negative compliances).
class SceneMaker
{
public:
    explicit SceneMaker(std::uint32_t seed)
        : m_random(seed)
    {
    }

    Simulation make()
    {
        Simulation s;
        const std::size_t columns = 3 + pick(6), rows = 3 + pick(6);
        m_particles = columns * rows;
        s.fps = pick(2) ? 60.0f : 90.0f;
        s.substeps = 1 + static_cast<std::uint32_t>(pick(5));
        s.gravityY = -900.0f;
        s.gravityX = real(-50, 50);
        s.pinCompliance = pick(2) ? 0.0f : 1e-4f;
        particles(s, columns);
        std::vector<std::uint32_t> a, b, c;
        sheet(columns, rows, a, b, c);
        const std::size_t triangles = a.size();
        s.triangleA = IntArray(a);
        s.triangleB = IntArray(b);
        s.triangleC = IntArray(c);
        s.areaCompliance = floats(triangles, [this] { return pick(3) ? real(1e-8f, 1e-5f) : -1.0f; });
        distances(s, triangles);
        bends(s, triangles);
        const std::size_t welds = pick(6);
        s.weldA = indices(welds, m_particles);
        s.weldB = indices(welds, m_particles);
        s.weldWeightA = floats(welds, [this] { return real(0, 1); });
        s.weldWeightB = floats(welds, [this] { return real(0, 1); });
        s.weldCompliance = floats(welds, [this] { return real(0, 1e-3f); });
        const std::size_t limits = pick(40);
        s.longParticle = indices(limits, m_particles);
        s.longRoot = indices(limits, m_particles);
        s.maxDistance = floats(limits, [this] { return real(5, 60); });
        return s;
    }

    std::size_t pick(std::size_t below) { return m_random() % below; }
    float real(float low, float high)
    {
        return low + (high - low) * static_cast<float>(m_random() % 100000) / 100000.0f;
    }

private:
    template <class Make>
    FloatArray floats(std::size_t count, Make make)
    {
        std::vector<float> values(count);
        for (float &value : values)
            value = make();
        return FloatArray(std::move(values));
    }
    IntArray indices(std::size_t count, std::size_t below)
    {
        std::vector<std::uint32_t> values(count);
        for (std::uint32_t &value : values)
            value = static_cast<std::uint32_t>(pick(below));
        return IntArray(std::move(values));
    }

    void particles(Simulation &s, std::size_t columns)
    {
        std::size_t i = 0;
        s.invMass = floats(m_particles, [this] { return pick(9) ? real(0.5f, 1.5f) : 0.0f; });
        s.damping = floats(m_particles, [this] { return real(0, 3); });
        s.windFactor = floats(m_particles, [this] { return real(0, 1); });
        s.pinWeight = floats(m_particles, [&, columns] {
            return i++ < columns ? 1.0f : pick(5) ? 0.0f : real(0, 1);
        });
        s.goalCompliance = floats(m_particles, [this] { return pick(3) ? -1.0f : real(1e-4f, 1e-3f); });
        s.goalOffsetX = floats(m_particles, [this] { return real(-1, 1); });
        s.goalOffsetY = floats(m_particles, [this] { return real(-1, 1); });
    }

    void sheet(std::size_t columns, std::size_t rows, std::vector<std::uint32_t> &a, std::vector<std::uint32_t> &b,
               std::vector<std::uint32_t> &c)
    {
        for (std::size_t row = 0; row + 1 < rows; ++row) {
            for (std::size_t column = 0; column + 1 < columns; ++column) {
                const auto at = static_cast<std::uint32_t>(row * columns + column);
                const auto down = static_cast<std::uint32_t>(columns);
                const std::array<std::uint32_t, 3> sides[2] = {{at, at + 1, at + down}, {at + 1, at + down + 1, at + down}};
                for (std::array<std::uint32_t, 3> side : sides) {
                    std::rotate(side.begin(), side.begin() + pick(3), side.end());
                    if (pick(2))
                        std::swap(side[0], side[1]);
                    if (pick(30) == 0)
                        side[2] = side[pick(2)];
                    a.push_back(side[0]);
                    b.push_back(side[1]);
                    c.push_back(side[2]);
                }
            }
        }
    }

    void distances(Simulation &s, std::size_t triangles)
    {
        std::vector<std::uint32_t> a, b;
        for (std::size_t k = 0; k < triangles; ++k) {
            a.push_back(s.triangleA[k]);
            b.push_back(s.triangleB[k]);
            a.push_back(s.triangleB[k]);
            b.push_back(s.triangleC[k]);
        }
        s.stretchA = IntArray(a);
        s.stretchB = IntArray(b);
        s.rest = floats(a.size(), [this] { return real(15, 30); });
        s.compliance = floats(a.size(), [this] { return real(0, 1e-6f); });
        s.compressionCompliance = floats(a.size(), [this] { return pick(3) ? real(0, 1e-5f) : -1.0f; });
    }

    void bends(Simulation &s, std::size_t triangles)
    {
        std::vector<std::uint32_t> first, second;
        for (std::uint32_t i = 0; i < triangles; ++i) {
            for (std::uint32_t j = i + 1; j < triangles && j < i + 20; ++j) {
                const std::array<std::uint32_t, 3> p = {s.triangleA[i], s.triangleB[i], s.triangleC[i]};
                const std::array<std::uint32_t, 3> q = {s.triangleA[j], s.triangleB[j], s.triangleC[j]};
                const auto shared = std::count_if(p.begin(), p.end(), [&q](std::uint32_t k) {
                    return std::find(q.begin(), q.end(), k) != q.end();
                });
                if (shared == 2 || pick(40) == 0) {
                    first.push_back(pick(2) ? i : j);
                    second.push_back(first.back() == i ? j : i);
                }
            }
            if (pick(25) == 0) {
                first.push_back(i);
                second.push_back(i);
            }
        }
        s.bendT1 = IntArray(first);
        s.bendT2 = IntArray(second);
        s.bendCompliance = floats(first.size(), [this] { return pick(5) ? real(1e-3f, 0.1f) : -0.01f; });
    }

    std::mt19937 m_random;
    std::size_t m_particles = 0;
};

bool same(float a, float b)
{
    return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b) || (a != a && b != b);
}

} // namespace

class TestXpbdSolver : public QObject
{
    Q_OBJECT

private slots:
    void checkValues();
    void arcTangent();
    void likeThePlainOne_data();
    void likeThePlainOne();
    void twoSweepsAreOneOrder();
};

void TestXpbdSolver::checkValues()
{
    // p2lrt-evaluation.md, appendix B, "Simulation"
    Simulation s;
    s.fps = 60;
    s.substeps = 2;
    s.gravityY = -900;
    s.invMass = FloatArray({0, 1, 1});
    s.damping = FloatArray({1, 1, 1});
    s.windFactor = FloatArray({0, 0, 0});
    s.pinWeight = FloatArray({1, 0, 0});
    s.goalCompliance = FloatArray({-1, -1, -1});
    s.goalOffsetX = s.goalOffsetY = FloatArray({0, 0, 0});
    s.stretchA = IntArray({0, 1});
    s.stretchB = IntArray({1, 2});
    s.rest = FloatArray({10, 10});
    s.compliance = FloatArray({1e-6f, 1e-6f});
    s.compressionCompliance = FloatArray({1e-5f, 1e-5f});
    XpbdSolver solver(s);
    const float places[6] = {0, 0, 10, 0, 20, 0};
    std::copy_n(places, 6, solver.goals().begin());
    std::copy_n(places, 6, solver.anchors().begin());
    solver.start();
    const float expected[3][4] = {{9.99899387f, -0.185399532f, 19.9990044f, -0.185429648f},
                                  {9.98551846f, -0.613522649f, 19.9855804f, -0.614690185f},
                                  {9.92915249f, -1.27306557f, 19.9292984f, -1.28372693f}};
    for (const auto &row : expected) {
        solver.step(0, 0, 0);
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(std::bit_cast<std::uint32_t>(solver.positions()[2 + i]), std::bit_cast<std::uint32_t>(row[i]));
    }
}

void TestXpbdSolver::arcTangent()
{
    const auto bits = [](float y, float x) { return std::bit_cast<std::uint32_t>(xpbd::angle15(y, x)); };
    QCOMPARE(bits(1, 1), 0x3F490FDBu);
    QCOMPARE(bits(-0.3f, 0.9f), 0xBEA4BC7Eu);
    QCOMPARE(bits(0.2f, -1), 0x403C6DBAu);
    QCOMPARE(bits(1, 0.1f), 0x3FBC4DEAu);
    QCOMPARE(bits(0, -1), 0x40490FDBu);
    QCOMPARE(bits(0, 0), 0u);
}

void TestXpbdSolver::likeThePlainOne_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 60; ++seed)
        QTest::addRow("scene %u", seed) << seed;
}

void TestXpbdSolver::likeThePlainOne()
{
    QFETCH(quint32, seed);
    SceneMaker maker(seed);
    const Simulation record = maker.make();
    XpbdSolver solver(record);
    test::PlainXpbd plain(record);
    std::vector<float> drift(2 * plain.n);
    for (float &d : drift)
        d = maker.real(-2, 2);
    const std::size_t colliders = maker.pick(4);
    std::size_t moved = 0;
    for (int step = 0; step < 12; ++step) {
        const bool still = step > 4 && step < 8;
        for (std::size_t i = 0; !still && i < plain.n; ++i) {
            const float x = 20.0f * static_cast<float>(i % 6) + drift[2 * i] * static_cast<float>(step);
            const float y = -20.0f * static_cast<float>(i / 6) + drift[2 * i + 1] * static_cast<float>(step);
            plain.goal[i] = {x, y};
            plain.anchor[i] = i % 7 ? plain.goal[i] : test::Vec{y, x};
            solver.goals()[2 * i] = x;
            solver.goals()[2 * i + 1] = y;
            solver.anchors()[2 * i] = plain.anchor[i].x;
            solver.anchors()[2 * i + 1] = plain.anchor[i].y;
        }
        plain.colliders.clear();
        for (std::size_t k = 0; k < colliders; ++k) {
            const float at = 30.0f * static_cast<float>(k) + static_cast<float>(step);
            plain.colliders.push_back({at, -at, k % 2 ? at : at + 40.0f, -at, 12, 6, k == 2 ? 0.0f : 0.3f});
        }
        solver.colliders() = plain.colliders;
        if (step == 0) {
            solver.start();
            plain.start();
            continue;
        }
        const float angle = 0.1f * static_cast<float>(step);
        solver.step(30, 5, angle);
        plain.step({30, 5}, angle);
        for (std::size_t i = 0; i < plain.n; ++i) {
            QVERIFY2(same(solver.positions()[2 * i], plain.x[i].x) && same(solver.positions()[2 * i + 1], plain.x[i].y),
                     qPrintable(QStringLiteral("step %1, particle %2").arg(step).arg(i)));
            QVERIFY(same(solver.velocities()[2 * i], plain.v[i].x) && same(solver.velocities()[2 * i + 1], plain.v[i].y));
            moved += std::isfinite(plain.x[i].x) && plain.x[i].x != plain.goal[i].x;
        }
    }
    QVERIFY2(moved > plain.n * 4, "the scene blew up or stood still, so it tests nothing");
}

void TestXpbdSolver::twoSweepsAreOneOrder()
{
    std::mt19937 random(7);
    std::vector<xpbd::Touch> touches;
    for (std::uint32_t k = 0; k < 400; ++k) {
        xpbd::Touch touch;
        touch.constraint = k;
        touch.move(random() % 50);
        touch.move(random() % 50);
        touch.look(random() % 50);
        touch.alone = random() % 9 == 0;
        touches.push_back(touch);
    }
    const xpbd::Schedule schedule = xpbd::makeSchedule(touches, 50);
    std::vector<std::size_t> batchOf(touches.size(), ~std::size_t{0});
    for (std::size_t i = 0; i < schedule.lanes.size(); ++i) {
        if (schedule.lanes[i] >= 0)
            batchOf[static_cast<std::size_t>(schedule.lanes[i])] = i / xpbd::kLanes;
    }
    const auto clash = [](const xpbd::Touch &a, const xpbd::Touch &b) {
        for (std::size_t i = 0; i < 2; ++i) {
            if (a.moved[i] == b.moved[0] || a.moved[i] == b.moved[1] || a.moved[i] == b.read[0])
                return true;
        }
        return b.moved[0] == a.read[0] || b.moved[1] == a.read[0];
    };
    for (std::size_t i = 0; i < touches.size(); ++i) {
        QVERIFY(batchOf[i] < schedule.batches());
        for (std::size_t j = i + 1; j < touches.size(); ++j) {
            if (clash(touches[i], touches[j]))
                QVERIFY(batchOf[i] < batchOf[j]);
        }
    }
}

QTEST_GUILESS_MAIN(TestXpbdSolver)
#include "tst_xpbd_solver.moc"

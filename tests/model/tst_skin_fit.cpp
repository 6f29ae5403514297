// The fit of skin weights against the rule written down vertex by vertex (p2lrt-evaluation.md 7.6, "Fitting" rule 3).

#include "model/puppet/skin_fit.h"

#include <QTest>

#include <bit>
#include <limits>
#include <random>

using namespace marrow;

namespace {

SkinWeights fitPlainly(const SkinSamples &s, const std::vector<float> &rest, std::uint32_t home)
{
    SkinWeights result;
    for (std::size_t v = 0; v < rest.size() / 2; ++v) {
        float best = std::numeric_limits<float>::infinity();
        std::uint32_t from = home, to = home;
        float weight = 0;
        const auto carried = [&](std::size_t sample, std::size_t bone, bool y) {
            const Affine &map = s.carry[sample * s.bones + bone];
            return y ? map.mapY(rest[2 * v], rest[2 * v + 1]) : map.mapX(rest[2 * v], rest[2 * v + 1]);
        };
        for (std::uint32_t i = 0; i < s.bones; ++i) {
            for (std::uint32_t j = i; j < s.bones; ++j) {
                float num = 0, den = 0, error = 0;
                for (std::size_t k = 0; k < 2 * s.count; ++k) {
                    const float baked = s.baked[k / 2 * rest.size() + 2 * v + k % 2];
                    const float e = carried(k / 2, j, k % 2) - carried(k / 2, i, k % 2);
                    const float r = baked - carried(k / 2, i, k % 2);
                    num = num + r * e;
                    den = den + e * e;
                }
                float w = 0;
                if (i != j && !(den <= 1e-12f)) {
                    w = num / den;
                    w = w < 0.0f ? 0.0f : w > 1.0f ? 1.0f : w;
                }
                for (std::size_t k = 0; k < 2 * s.count; ++k) {
                    const float a = carried(k / 2, i, k % 2), b = carried(k / 2, j, k % 2);
                    const float r = a + (b - a) * w - s.baked[k / 2 * rest.size() + 2 * v + k % 2];
                    error = error + r * r;
                }
                if (error < best - 1e-6f) {
                    best = error;
                    from = i;
                    to = j;
                    weight = w;
                }
            }
        }
        result.from.push_back(from);
        result.to.push_back(to);
        result.weight.push_back(weight);
    }
    return result;
}

} // namespace

class SkinFitTest : public QObject
{
    Q_OBJECT

private slots:
    void likeThePlainRule();
    void earlierPairWinsTies();
};

void SkinFitTest::likeThePlainRule()
{
    std::mt19937 random(21);
    const auto real = [&random](float low, float high) {
        return low + (high - low) * static_cast<float>(random() % 10000) / 9999.0f;
    };
    std::size_t mixed = 0;
    for (int round = 0; round < 40; ++round) {
        SkinSamples s;
        s.count = 1 + random() % 20;
        s.bones = 1 + random() % 5;
        std::vector<float> rest(2 * (random() % 30));
        for (float &x : rest)
            x = real(-100, 100);
        for (std::size_t i = 0; i < s.count * s.bones; ++i) {
            const float a = real(-1, 1);
            s.carry.push_back({std::cos(a), -std::sin(a), std::sin(a), std::cos(a), real(-5, 5), real(-5, 5)});
        }
        for (std::size_t k = 0; k < s.count; ++k) {
            for (std::size_t v = 0; v < rest.size() / 2; ++v) {
                const Affine &p = s.carry[k * s.bones + v % s.bones];
                const Affine &q = s.carry[k * s.bones + (v + 1) % s.bones];
                const float w = static_cast<float>(v % 4) / 3.0f, x = rest[2 * v], y = rest[2 * v + 1];
                s.baked.push_back(p.mapX(x, y) * (1 - w) + q.mapX(x, y) * w + real(-0.1f, 0.1f));
                s.baked.push_back(p.mapY(x, y) * (1 - w) + q.mapY(x, y) * w);
            }
        }
        const SkinWeights seen = fitSkin(s, rest, 0), plain = fitPlainly(s, rest, 0);
        QVERIFY(seen.from == plain.from);
        QVERIFY(seen.to == plain.to);
        for (std::size_t v = 0; v < plain.weight.size(); ++v) {
            QCOMPARE(std::bit_cast<std::uint32_t>(seen.weight[v]), std::bit_cast<std::uint32_t>(plain.weight[v]));
            mixed += plain.weight[v] > 0.0f && plain.weight[v] < 1.0f;
        }
    }
    QVERIFY(mixed > 50);
}

void SkinFitTest::earlierPairWinsTies()
{
    // Three bones that never move: every pair is as good as the first.
    SkinSamples s;
    s.count = 2;
    s.bones = 3;
    s.carry.assign(6, {1, 0, 0, 1, 0, 0});
    const std::vector<float> rest{1, 2, 3, 4};
    s.baked = {1, 2, 3, 4, 1, 2, 3, 4};
    const SkinWeights weights = fitSkin(s, rest, 2);
    QVERIFY((weights.from == std::vector<std::uint32_t>{0, 0}));
    QVERIFY((weights.to == std::vector<std::uint32_t>{0, 0}));
    // A pose that no pair can reach in finite error leaves the home.
    s.baked.assign(8, std::numeric_limits<float>::infinity());
    QVERIFY((fitSkin(s, rest, 2).from == std::vector<std::uint32_t>{2, 2}));
}

QTEST_GUILESS_MAIN(SkinFitTest)
#include "tst_skin_fit.moc"

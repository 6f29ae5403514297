// Skins, arcs and bone frames on altered puppets, against the rules written down without remembering anything
// (p2lrt-evaluation.md 7.3, 7.5, 7.6).

#include "tests/support/posed_puppets.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

using namespace marrow;
using namespace marrow::test;

namespace {

struct PlainLinks final : EvaluationHooks
{
    explicit PlainLinks(const PuppetRig &r)
        : rig(r)
    {
    }
    void holdParameters(std::span<float>, std::span<const float>) override {}
    bool touchesPivot(std::uint32_t) const override { return true; }
    bool touchesMesh(std::uint32_t) const override { return false; }
    void correctMesh(std::uint32_t, std::span<const float>, std::span<float>) override {}
    void shiftPivot(std::uint32_t deformer, std::span<const float> values, Pivot &pivot) const override
    {
        const Arc *arc = nullptr;
        for (const Arc &candidate : rig.bones.arcs)
            arc = candidate.deformer == deformer ? &candidate : arc;
        if (!arc)
            return;
        const std::size_t core = rig.deformers.size();
        const Deformer &record = deformer < core ? rig.deformers[deformer] : rig.bones.virtualBones[deformer - core];
        const Grid<Pivot> &grid = record.rotation()->pivot;
        const KeySpan s = snappedKeySpan(grid.axes[0].keys, values[arc->parameter]);
        const Pivot *a = nullptr, *b = nullptr;
        for (std::size_t cell = 0; cell < grid.forms.size(); ++cell) {
            a = *grid.coordinate(cell) == s.lo ? &grid.forms[cell] : a;
            b = *grid.coordinate(cell) == s.hi ? &grid.forms[cell] : b;
        }
        if (s.lo == s.hi || !a || !b)
            return;
        const float cx = arc->centerX, cy = arc->centerY;
        const float ra = std::hypot(a->x - cx, a->y - cy), rb = std::hypot(b->x - cx, b->y - cy);
        const float start = std::atan2(a->y - cy, a->x - cx);
        float turn = std::atan2(b->y - cy, b->x - cx) - start;
        if (turn > 3.14159274f)
            turn -= 6.28318548f;
        else if (turn < -3.14159274f)
            turn += 6.28318548f;
        const float angle = start + turn * s.t, radius = ra + (rb - ra) * s.t;
        pivot.x = pivot.x + (cx + radius * std::cos(angle) - (a->x + (b->x - a->x) * s.t));
        pivot.y = pivot.y + (cy + radius * std::sin(angle) - (a->y + (b->y - a->y) * s.t));
    }
    const PuppetRig &rig;
};

/// Everything is worked out anew at every question.
class PlainSkin
{
public:
    PlainSkin(std::shared_ptr<const PuppetRig> rig, const Skin &skin, bool links)
        : m_rig(std::move(rig))
        , m_plan(std::make_shared<EvaluationPlan>(m_rig))
        , m_skin(skin)
        , m_hooks(*m_rig)
        , m_links(links ? &m_hooks : nullptr)
        , m_home(static_cast<std::uint32_t>(m_rig->meshes[skin.mesh].parent))
    {
        for (const Parameter &p : m_rig->parameters)
            m_raw.push_back(p.defaultValue);
        const Affine home = frame(m_home, m_raw, m_raw);
        for (const std::uint32_t bone : skin.bones)
            m_restRelative.push_back(compose(inverse(frame(bone, m_raw, m_raw)), home));
        m_rest = mesh(m_raw);
        weights();
    }

    std::vector<float> correction(const std::vector<float> &values) const
    {
        const std::vector<float> defaults(m_plan->defaults().begin(), m_plan->defaults().end());
        const std::vector<Affine> current = carry(values, defaults);
        std::vector<Affine> sum(current.size());
        const std::size_t axes = m_skin.axes.size();
        for (std::size_t corner = 0; corner < std::size_t{1} << std::min<std::size_t>(axes, 16); ++corner) {
            float w = 1;
            std::vector<float> at = values;
            bool out = false;
            for (std::size_t j = 0; j < axes; ++j) {
                const KeyAxis &axis = m_skin.axes[j];
                const KeySpan s = snappedKeySpan(axis.keys, values[axis.parameter]);
                const bool upper = j < 16 && (corner >> j & 1);
                out = out || (upper && s.hi == s.lo);
                w = w * (upper ? s.t : 1 - s.t);
                at[axis.parameter] = axis.keys[upper ? s.hi : s.lo];
            }
            if (out || w <= 0)
                continue;
            const std::vector<Affine> maps = carry(at, defaults);
            for (std::size_t i = 0; i < sum.size(); ++i)
                sum[i] = addScaled(sum[i], maps[i], w);
        }
        std::vector<float> result;
        for (std::size_t v = 0; v < m_rest.size() / 2; ++v) {
            const Affine f = addScaled(current[m_weights.from[v]], sum[m_weights.from[v]], -1);
            const Affine t = addScaled(current[m_weights.to[v]], sum[m_weights.to[v]], -1);
            const float x = m_rest[2 * v], y = m_rest[2 * v + 1], w = m_weights.weight[v];
            result.push_back(f.mapX(x, y) + (t.mapX(x, y) - f.mapX(x, y)) * w);
            result.push_back(f.mapY(x, y) + (t.mapY(x, y) - f.mapY(x, y)) * w);
        }
        return result;
    }

    Affine frame(std::uint32_t bone, const std::vector<float> &values, const std::vector<float> &defaults) const
    {
        const std::uint32_t wanted[1] = {bone};
        FrameSolver solver(m_plan, std::make_shared<BaseForms>(*m_plan, defaults), wanted);
        KeyState keys(m_plan->keyforms());
        keys.update(values);
        solver.solve(keys, m_links);
        return affineOf(solver.rotation(bone));
    }
    const SkinWeights &weightsUsed() const { return m_weights; }

private:
    std::vector<float> mesh(const std::vector<float> &values) const
    {
        KeyState keys(m_plan->keyforms());
        keys.update(values);
        std::vector<CellWeight> scratch(m_plan->keyforms().weightCapacity());
        std::vector<float> result(m_plan->meshes()[m_skin.mesh].floatCount);
        solveMeshVertices(*m_plan, BaseForms(*m_plan, m_raw), keys, m_skin.mesh, scratch.data(), result.data());
        return result;
    }
    std::vector<Affine> carry(const std::vector<float> &values, const std::vector<float> &defaults) const
    {
        std::vector<Affine> result;
        const Affine home = inverse(frame(m_home, values, defaults));
        for (std::size_t i = 0; i < m_skin.bones.size(); ++i)
            result.push_back(compose(compose(home, frame(m_skin.bones[i], values, defaults)), m_restRelative[i]));
        return result;
    }
    void addSample(std::vector<float> values, SkinSamples &samples) const
    {
        for (std::size_t p = 0; p < values.size(); ++p)
            values[p] = normalizeParameter(m_rig->parameters[p], values[p]);
        for (const Affine &map : carry(values, m_raw))
            samples.carry.push_back(map);
        for (const float x : mesh(values))
            samples.baked.push_back(x);
        ++samples.count;
    }
    void weights()
    {
        if (!m_skin.from.empty()) {
            m_weights = {m_skin.from.toVector(), m_skin.to.toVector(), m_skin.weight.toVector()};
            return;
        }
        std::uint64_t product = 1;
        for (const KeyAxis &axis : m_skin.axes)
            product *= axis.keys.size();
        SkinSamples samples;
        samples.bones = m_skin.bones.size();
        for (std::uint64_t i = 0; product <= 1024 && i < product; ++i) {
            std::vector<float> values = m_raw;
            std::uint64_t rest = i;
            for (const KeyAxis &axis : m_skin.axes) {
                values[axis.parameter] = axis.keys[rest % axis.keys.size()];
                rest = rest / axis.keys.size();
            }
            addSample(values, samples);
        }
        for (const KeyAxis &axis : m_skin.axes) {
            for (std::size_t k = 0; product > 1024 && k < axis.keys.size(); ++k) {
                std::vector<float> values = m_raw;
                values[axis.parameter] = axis.keys[k];
                addSample(values, samples);
            }
        }
        const auto home = std::find(m_skin.bones.begin(), m_skin.bones.end(), m_home) - m_skin.bones.begin();
        m_weights = fitSkin(samples, m_rest, static_cast<std::uint32_t>(home)); // tst_skin_fit checks this one
    }

    std::shared_ptr<const PuppetRig> m_rig;
    std::shared_ptr<const EvaluationPlan> m_plan;
    const Skin &m_skin;
    PlainLinks m_hooks;
    const EvaluationHooks *m_links;
    std::uint32_t m_home;
    std::vector<float> m_raw;
    std::vector<Affine> m_restRelative;
    std::vector<float> m_rest;
    SkinWeights m_weights;
};

/// The puppet with defaults off their range, repeating parameters, flips, base angles, more axes, weights to be fitted.
PuppetRig altered(const PuppetRig &rig, std::uint32_t seed)
{
    PuppetRig result = rig;
    std::mt19937 random(seed);
    const auto real = [&random](float low, float high) {
        return low + (high - low) * static_cast<float>(random() % 1000) / 999.0f;
    };
    for (Parameter &p : result.parameters) {
        if (random() % 3 == 0)
            p.defaultValue = p.maximum + real(1, 40);
        if (random() % 4 == 0)
            p.flags = static_cast<std::uint8_t>(p.flags | 2);
    }
    const auto shake = [&](Deformer &deformer) {
        if (random() % 3 == 0)
            deformer.flags = static_cast<std::uint8_t>(deformer.flags ^ (random() % 4 << 2));
        if (auto *rotation = std::get_if<Rotation>(&deformer.body))
            rotation->baseAngle = real(-60, 60);
    };
    for (Deformer &deformer : result.deformers)
        shake(deformer);
    for (Deformer &deformer : result.bones.virtualBones)
        shake(deformer);
    for (Skin &skin : result.skins.skins) {
        if (random() % 2) {
            skin.from = skin.to = {};
            skin.weight = {};
        }
        if (random() % 2 && !skin.axes.empty())
            skin.axes.push_back({static_cast<std::uint32_t>(random() % result.parameters.size()), FloatArray({-20, 5, 60})});
        if (random() % 3 == 0) {
            std::vector<float> keys;
            for (int i = -30; i <= 30; ++i)
                keys.push_back(static_cast<float>(4 * i));
            skin.axes.push_back({0, FloatArray(keys)}); // now too many combinations to look at all
        }
    }
    return result;
}

} // namespace

class PuppetSkinsTest : public QObject
{
    Q_OBJECT

private slots:
    void likeThePlainRule_data();
    void likeThePlainRule();
};

void PuppetSkinsTest::likeThePlainRule_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<quint32>("seed");
    const QDir directory(dataPath("skin"));
    for (const QString &name : directory.entryList({"*.p2lrt"}, QDir::Files, QDir::Name)) {
        for (quint32 seed = 1; seed <= 4; ++seed)
            QTest::addRow("%s %u", qPrintable(name), seed) << directory.filePath(name) << seed;
    }
}

void PuppetSkinsTest::likeThePlainRule()
{
    QFETCH(QString, path);
    QFETCH(quint32, seed);
    const auto rig = std::make_shared<const PuppetRig>(altered(*readRig(path), seed));
    const bool links = seed % 2;
    const Skin &record = rig->skins.skins.back();
    const PlainSkin plain(rig, record, links);

    PuppetInstance puppet(rig);
    puppet.setAdvancedFeatures(links ? advanced::kSkin | advanced::kExactLinks : advanced::kSkin);
    PuppetInstance unskinned(rig);
    unskinned.setAdvancedFeatures(links ? advanced::kExactLinks : 0);
    const SkinBinding &binding = puppet.advancedMode().skins().back();
    QVERIFY(binding.weights().from == plain.weightsUsed().from);
    QVERIFY(binding.weights().to == plain.weightsUsed().to);
    QVERIFY(binding.weights().weight == plain.weightsUsed().weight);

    // What the hook adds, bit for bit, asked for in an order that lets it remember.
    AdvancedMode mode(puppet.evaluator().plan(), puppet.evaluator().baseForms());
    mode.setFeatures(puppet.advancedMode().enabled());
    std::mt19937 random(seed);
    std::vector<float> values(rig->parameters.size());
    const std::vector<float> defaults(puppet.evaluator().plan()->defaults().begin(), puppet.evaluator().plan()->defaults().end());
    bool corrected = false;
    for (int round = 0; round < 12; ++round) {
        for (std::size_t p = 0; p < values.size(); ++p) {
            const Parameter &parameter = rig->parameters[p];
            const float share = static_cast<float>(random() % 1000) / 999.0f;
            if (round == 0 || random() % 2)
                values[p] = normalizeParameter(parameter, parameter.minimum + (parameter.maximum - parameter.minimum) * share);
        }
        std::vector<float> added(plain.correction(values).size(), 0.0f);
        mode.correctMesh(record.mesh, values, added);
        std::vector<float> expected = plain.correction(values);
        for (std::size_t i = 0; i < expected.size(); ++i) {
            expected[i] = 0.0f + expected[i];
            QCOMPARE(std::bit_cast<std::uint32_t>(added[i]), std::bit_cast<std::uint32_t>(expected[i]));
            corrected = corrected || expected[i] != 0.0f;
        }
        for (const AttachableBone &bone : rig->bones.attachable) {
            for (std::size_t p = 0; p < values.size(); ++p)
                puppet.setParameter(static_cast<std::uint32_t>(p), values[p]);
            puppet.evaluate();
            const Affine seen = *puppet.boneFrame(bone.deformer);
            const Affine wanted = plain.frame(bone.deformer, values, defaults);
            QVERIFY(std::memcmp(&seen, &wanted, sizeof seen) == 0);
        }
    }
    QVERIFY2(corrected, "the skin had nothing to correct");
}

QTEST_GUILESS_MAIN(PuppetSkinsTest)
#include "tst_puppet_skins.moc"

// The bundled sample puppet: made anew by its generator it is the file that is shipped; it opens strictly, offers
// everything that advanced mode has, and plays without running away.

#include "io/p2lrt/container.h"
#include "io/p2lrt/reader.h"
#include "io/p2lrt/writer.h"
#include "model/puppet/puppet_instance.h"
#include "resources/samples/generator/sample_puppet.h"

#include <QFile>
#include <QImage>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace marrow;

namespace {

QByteArray shippedBytes()
{
    QFile file(QStringLiteral(MARROW_SOURCE_DIR) + "/resources/samples/lantern-keeper.p2lrt");
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::uint32_t parameter(const PuppetRig &rig, const QString &id)
{
    const auto found =
        std::find_if(rig.parameters.begin(), rig.parameters.end(), [&](const Parameter &p) { return p.id == id; });
    return std::uint32_t(found - rig.parameters.begin());
}

std::uint32_t mesh(const PuppetRig &rig, const QString &id)
{
    const auto found = std::find_if(rig.meshes.begin(), rig.meshes.end(), [&](const Mesh &m) { return m.id == id; });
    return std::uint32_t(found - rig.meshes.begin());
}

/// The farthest that any vertex of two poses differs, over all meshes or one.
float farthest(const std::vector<std::vector<float>> &a, const std::vector<std::vector<float>> &b, int only = -1)
{
    float worst = 0;
    for (std::size_t m = 0; m < a.size(); ++m) {
        for (std::size_t i = 0; (only < 0 || std::size_t(only) == m) && i < a[m].size(); ++i)
            worst = std::max(worst, std::abs(a[m][i] - b[m][i]));
    }
    return worst;
}

std::vector<std::vector<float>> verticesOf(const PuppetInstance &puppet)
{
    std::vector<std::vector<float>> all;
    for (std::size_t m = 0; m < puppet.rig().meshes.size(); ++m) {
        const auto vertices = puppet.pose().meshVertices(std::uint32_t(m));
        all.emplace_back(vertices.begin(), vertices.end());
    }
    return all;
}

bool finite(const std::vector<std::vector<float>> &vertices)
{
    for (const std::vector<float> &mesh : vertices) {
        if (!std::all_of(mesh.begin(), mesh.end(), [](float v) { return std::isfinite(v) && std::abs(v) < 4000; }))
            return false;
    }
    return true;
}

} // namespace

class SamplePuppetTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        p2lrt::ReadOptions strict;
        strict.checkCrc = true;
        m_bytes = shippedBytes();
        QVERIFY(!m_bytes.isEmpty());
        auto read = p2lrt::readPuppet(m_bytes, strict);
        QVERIFY2(read.ok(), read ? "" : qPrintable(read.error().message));
        QVERIFY(read->report.empty());
        m_puppet = read->puppet;
    }

    void generatorMakesTheShippedFile()
    {
        const Puppet made = sample::makeLanternKeeper();
        // Through the writer, as the shipped one went; pictures are compared by what they show.
        const auto written = p2lrt::writePuppet(made);
        QVERIFY(written.ok());
        QVERIFY(written->report.empty());
        const auto again = p2lrt::readPuppet(written->bytes);
        QVERIFY(again.ok());
        PuppetRig fresh = *again->puppet.rig;
        PuppetRig shipped = *m_puppet.rig;
        QCOMPARE(fresh.textures.size(), shipped.textures.size());
        for (std::size_t i = 0; i < fresh.textures.size(); ++i) {
            const auto picture = [](const TexturePage &page) {
                return QImage::fromData(
                    QByteArray(reinterpret_cast<const char *>(page.data.data()), qsizetype(page.data.size())), "PNG");
            };
            const QImage ours = picture(fresh.textures[i]);
            QCOMPARE(ours.size(), picture(shipped.textures[i]).size());
            QCOMPARE(ours.width(), int(fresh.textures[i].width));
            fresh.textures[i].data = shipped.textures[i].data = {};
        }
        QVERIFY(again->puppet.panel == m_puppet.panel);
        QVERIFY(fresh.parameters == shipped.parameters);
        QVERIFY(fresh.deformers == shipped.deformers);
        QVERIFY(fresh.meshes == shipped.meshes);
        QVERIFY(fresh.simulations == shipped.simulations);
        QVERIFY(fresh == shipped);
    }

    void hasWhatASampleShouldShow()
    {
        const PuppetRig &rig = *m_puppet.rig;
        QCOMPARE(m_puppet.source->version, 2);
        QVERIFY(m_bytes.size() < 600 * 1024);
        QVERIFY(rig.skins.skins.size() >= 1);
        QVERIFY(rig.bones.arcs.size() >= 1);
        QVERIFY(rig.bones.virtualBones.size() >= 1);
        QVERIFY(rig.simulations.simulations.size() >= 2);
        QVERIFY(rig.colliders.colliders.size() >= 4);
        QVERIFY(rig.clips.size() >= 3);
        QVERIFY(rig.expressions.size() >= 4);
        QVERIFY(rig.hitAreas.size() >= 3);
        QVERIFY(!rig.pose.groups.empty());
        QVERIFY(!rig.clipExtensions.empty());
        QVERIFY(!m_puppet.panel.nodes.empty());
        QVERIFY(!m_puppet.panel.joysticks.empty());
        // Every parameter is on the panel once.
        std::vector<int> listed(rig.parameters.size());
        for (const PanelNode &node : m_puppet.panel.nodes) {
            if (!node.isGroup)
                ++listed[std::size_t(node.parameter)];
        }
        QVERIFY(std::all_of(listed.begin(), listed.end(), [](int count) { return count == 1; }));
        PuppetInstance puppet(m_puppet.rig);
        QCOMPARE(puppet.setAdvancedFeatures(15), 15U);
    }

    /// Every parameter by itself at both ends: something moves or changes, and nothing flies off.
    void everyParameterDoesSomething()
    {
        const PuppetRig &rig = *m_puppet.rig;
        PuppetInstance puppet(m_puppet.rig);
        puppet.evaluate();
        const auto rest = verticesOf(puppet);
        QVERIFY(finite(rest));
        for (std::uint32_t p = 0; p < rig.parameters.size(); ++p) {
            bool acts = rig.parameters[p].id == QLatin1String("ParamCheek") ||
                        rig.parameters[p].id == QLatin1String("ParamLanternLight");
            for (const float share : {0.0F, 0.3F, 1.0F}) {
                puppet.resetParameters();
                puppet.setParameter(p, rig.parameters[p].minimum +
                                           share * (rig.parameters[p].maximum - rig.parameters[p].minimum));
                puppet.evaluate();
                const auto moved = verticesOf(puppet);
                QVERIFY2(finite(moved), qPrintable(rig.parameters[p].id));
                acts = acts || farthest(rest, moved) > 2;
            }
            QVERIFY2(acts, qPrintable(rig.parameters[p].id));
        }
    }

    /// On the keys of the elbow skin and arc give what was baked; between them the sleeve is rounder and the lantern
    /// stays in the hand.
    void skinAndArcAgreeOnTheKeys()
    {
        const PuppetRig &rig = *m_puppet.rig;
        const std::uint32_t elbow = parameter(rig, "ParamElbowL");
        const int sleeve = int(mesh(rig, "SleeveL"));
        const int frame = int(mesh(rig, "LanternFrame"));
        PuppetInstance core(m_puppet.rig);
        PuppetInstance advanced(m_puppet.rig);
        advanced.setAdvancedFeatures(3);
        const auto apart = [&](float degrees, int which) {
            for (PuppetInstance *puppet : {&core, &advanced}) {
                puppet->setParameter(elbow, degrees);
                puppet->evaluate();
            }
            return farthest(verticesOf(core), verticesOf(advanced), which);
        };
        for (const float key : {0.0F, 55.0F, 120.0F})
            QVERIFY2(apart(key, sleeve) < 0.05F && apart(key, frame) < 0.05F, qPrintable(QString::number(key)));
        QVERIFY(apart(90, sleeve) > 3);
        QVERIFY(apart(14, frame) > 1.5F);
    }

    /// Ten seconds of idling and waving in wind with everything on: the cloth moves, holds together, and comes back to
    /// rest.
    void clothMovesAndSettles()
    {
        const PuppetRig &rig = *m_puppet.rig;
        const int cape = int(mesh(rig, "CapeL"));
        PuppetInstance puppet(m_puppet.rig);
        puppet.behaviors().setEnabled(0);
        QCOMPARE(puppet.setAdvancedFeatures(15), 15U);
        puppet.update(1.0F / 60);
        const auto rest = verticesOf(puppet);
        // Turning simulation on does not make anything jump, nor does leaving it alone.
        for (int i = 0; i < 180; ++i)
            puppet.update(1.0F / 60);
        QVERIFY2(farthest(rest, verticesOf(puppet), cape) < 8,
                 qPrintable(QString::number(farthest(rest, verticesOf(puppet), cape))));
        puppet.advancedMode().setWind(700, 0);
        float swing = 0;
        for (int i = 0; i < 600; ++i) {
            if (i % 150 == 0)
                puppet.clips().play(i / 150 % std::int32_t(rig.clips.size()));
            if (i == 240)
                puppet.advancedMode().setWind(-700, 0);
            puppet.update(1.0F / 60);
            const auto now = verticesOf(puppet);
            QVERIFY(finite(now));
            swing = std::max(swing, farthest(rest, now, cape));
        }
        QVERIFY(swing > 20);
        QVERIFY(swing < 400);
        puppet.clips().play(-1);
        puppet.advancedMode().setWind(0, 0);
        for (int i = 0; i < 600; ++i)
            puppet.update(1.0F / 60);
        QVERIFY2(farthest(rest, verticesOf(puppet), cape) < 12,
                 qPrintable(QString::number(farthest(rest, verticesOf(puppet), cape))));
    }

    /// The cape hangs free of what it could run into, so that nothing is pushed when collision is switched on.
    void collidersAreFreeAtRest()
    {
        PuppetInstance puppet(m_puppet.rig);
        puppet.behaviors().setEnabled(0);
        puppet.setAdvancedFeatures(4);
        for (int i = 0; i < 120; ++i)
            puppet.update(1.0F / 60);
        const auto without = verticesOf(puppet);
        puppet.setAdvancedFeatures(12);
        for (int i = 0; i < 120; ++i)
            puppet.update(1.0F / 60);
        for (const char *id : {"CapeL", "CapeR", "ScarfEnd"})
            QVERIFY2(farthest(without, verticesOf(puppet), int(mesh(*m_puppet.rig, id))) < 2.5F, id);
    }

    void handPosesExclude()
    {
        const PuppetRig &rig = *m_puppet.rig;
        PuppetInstance puppet(m_puppet.rig);
        puppet.behaviors().setEnabled(0);
        const std::uint32_t grip = mesh(rig, "HandGripL"), open = mesh(rig, "HandOpenL"),
                            lantern = mesh(rig, "LanternFrame");
        puppet.update(0.1F);
        QCOMPARE(puppet.pose().opacity[open], 0.0F);
        QCOMPARE(puppet.pose().opacity[lantern], 1.0F);
        puppet.poseGroups().show(0, 1);
        for (int i = 0; i < 60; ++i)
            puppet.update(1.0F / 60);
        QCOMPARE(puppet.pose().opacity[open], 1.0F);
        QCOMPARE(puppet.pose().opacity[grip], 0.0F);
        QCOMPARE(puppet.pose().opacity[lantern], 0.0F);
    }

private:
    QByteArray m_bytes;
    Puppet m_puppet;
};

QTEST_GUILESS_MAIN(SamplePuppetTest)
#include "tst_sample_puppet.moc"

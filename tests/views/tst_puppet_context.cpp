#include "io/p2lrt/reader.h"
#include "views/puppet/puppet_context.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace marrow;

namespace {

std::shared_ptr<const PuppetRig> readRig(const char *name)
{
    const auto read = p2lrt::readPuppetFile(QStringLiteral(MARROW_SOURCE_DIR "/tests/data/p2lrt/") + QLatin1String(name));
    return read ? read->puppet.rig : nullptr;
}

} // namespace

/// The state that the views of a puppet share.
class PuppetContextTest : public QObject
{
    Q_OBJECT

private slots:
    void changesActAtOnceWhileTheClockStands()
    {
        PuppetContext context(readRig("bench/model.p2lrt"));
        QSignalSpy posed(&context, &PuppetContext::posed);
        QSignalSpy parameters(&context, &PuppetContext::parametersChanged);
        const std::vector<float> before = context.pose().vertices;
        std::uint32_t moving = 0;
        for (; moving < context.rig().parameters.size() && context.pose().vertices == before; ++moving)
            context.setParameter(moving, context.rig().parameters[moving].maximum);
        QVERIFY(context.pose().vertices != before);
        QVERIFY(posed.count() >= 1);
        QVERIFY(parameters.count() >= 1);
        posed.clear();
        parameters.clear();
        context.setParameter(moving - 1, context.hostValue(moving - 1));
        QCOMPARE(posed.count(), 0);
        QCOMPARE(parameters.count(), 0);
        context.resetParameters();
        QCOMPARE(context.pose().vertices, before);
    }

    void aHeldParameterIsNotMovedByAClip()
    {
        PuppetContext context(readRig("clips/clips-2001.p2lrt"));
        QVERIFY(!context.rig().clips.empty());
        std::int32_t clip = -1;
        std::uint32_t driven = 0;
        for (std::size_t i = 0; i < context.rig().clips.size() && clip < 0; ++i) {
            context.puppet().clips().play(static_cast<std::int32_t>(i));
            for (int frame = 0; frame < 60 && clip < 0; ++frame) {
                context.step();
                for (const ParameterCurve &curve : context.rig().clips[i].curves) {
                    if (std::fabs(context.parameter(curve.parameter) - context.hostValue(curve.parameter)) > 0.01f) {
                        clip = static_cast<std::int32_t>(i);
                        driven = curve.parameter;
                    }
                }
            }
        }
        QVERIFY(clip >= 0);
        const float shown = context.parameter(driven);
        context.hold(driven);
        QCOMPARE(context.parameter(driven), shown);
        const float wanted = context.rig().parameters[driven].minimum;
        context.setParameter(driven, wanted);
        for (int frame = 0; frame < 20; ++frame) {
            context.step();
            QCOMPARE(context.parameter(driven), wanted);
            QCOMPARE(context.puppet().current()[driven], wanted);
        }
        context.release(driven);
        bool moved = false;
        for (int frame = 0; frame < 60 && !moved; ++frame) {
            context.step();
            moved = context.parameter(driven) != wanted;
        }
        QVERIFY(moved);
    }

    void whatPhysicsGaveStaysWhileTheClockStands()
    {
        // Some strands write through limits that swallow the swing: take the first puppet in which one shows.
        std::unique_ptr<PuppetContext> made;
        std::int64_t output = -1;
        for (int number = 1001; number <= 1010 && output < 0; ++number) {
            made = std::make_unique<PuppetContext>(readRig(qPrintable(QString("physics/physics-%1.p2lrt").arg(number))));
            for (const PhysicsGroup &group : made->rig().physics.groups) {
                for (const PhysicsInput &input : group.inputs)
                    made->setParameter(input.parameter, made->rig().parameters[input.parameter].maximum);
            }
            for (int frame = 0; frame < 30; ++frame)
                made->step();
            for (const PhysicsGroup &group : made->rig().physics.groups) {
                for (const PhysicsOutput &each : group.outputs) {
                    if (made->parameter(each.parameter) != made->hostValue(each.parameter))
                        output = each.parameter;
                }
            }
        }
        QVERIFY(output >= 0);
        PuppetContext &context = *made;
        const std::vector<float> shown(context.puppet().current().begin(), context.puppet().current().end());
        context.refresh();
        QVERIFY(std::equal(shown.begin(), shown.end(), context.puppet().current().begin()));
        const auto changed = static_cast<std::uint32_t>(output);
        context.setParameter(changed, context.rig().parameters[changed].minimum);
        QCOMPARE(context.parameter(changed), context.rig().parameters[changed].minimum);
    }

    void theClockRunsAndRests()
    {
        PuppetContext context(readRig("physics/physics-1001.p2lrt"));
        QSignalSpy ticked(&context, &PuppetContext::ticked);
        context.setTimeScale(0.5);
        context.setPlaying(true);
        QTRY_VERIFY_WITH_TIMEOUT(ticked.count() > 5, 3000);
        context.setPlaying(false);
        QVERIFY(context.elapsed() > 0 && context.elapsed() < 2);
        const qsizetype count = ticked.count();
        QTest::qWait(60);
        QCOMPARE(ticked.count(), count);
        context.step(0.25f);
        QCOMPARE(ticked.count(), count + 1);
        context.restart();
        QCOMPARE(context.elapsed(), 0.0);
    }

    void selectionsHoldEachThingOnce()
    {
        PuppetContext context(readRig("bench/model.p2lrt"));
        QSignalSpy spy(&context, &PuppetContext::selectionChanged);
        const PuppetItem mesh{PuppetItemKind::Mesh, 3};
        const PuppetItem part{PuppetItemKind::Part, 0};
        context.setSelection({mesh, part, mesh, {PuppetItemKind::Mesh, 1u << 30}});
        QCOMPARE(context.selection().size(), 2);
        context.setSelection({mesh, part});
        QCOMPARE(spy.count(), 1);
        context.toggleSelected(mesh);
        QVERIFY(!context.isSelected(mesh) && context.isSelected(part));
        context.clearSelection();
        QCOMPARE(spy.count(), 3);
    }

    void anotherRigKeepsTheValues()
    {
        const auto rig = readRig("physics/physics-1001.p2lrt");
        PuppetContext context(rig);
        QSignalSpy spy(&context, &PuppetContext::rebuilt);
        context.setParameter(0, rig->parameters[0].maximum);
        auto changed = std::make_shared<PuppetRig>(*rig);
        changed->physics.fps = 120;
        context.setRig(changed);
        QCOMPARE(spy.count(), 1);
        QCOMPARE(context.hostValue(0), rig->parameters[0].maximum);
        QCOMPARE(context.puppet().rig().physics.fps, 120.0f);
    }

    void anotherPhysicsRateLetsWhatPlaysGoOn()
    {
        const auto read = p2lrt::readPuppetFile(QStringLiteral(MARROW_SOURCE_DIR "/resources/samples/lantern-keeper.p2lrt"));
        QVERIFY(read);
        const auto rig = read->puppet.rig;
        QVERIFY(!rig->clips.empty() && rig->expressions.size() > 1 && !rig->pose.groups.empty());
        PuppetContext context(rig);
        context.puppet().clips().playOnLayer(1, 0);
        context.puppet().clips().setWeight(1, 0.5f);
        context.puppet().expressions().play(1);
        context.puppet().poseGroups().show(0, 1);
        context.puppet().behaviors().setEnabled(Behaviors::kBreath);
        context.step(1.0f);
        const float time = context.puppet().clips().layer(1)->time();
        QVERIFY(time > 0.5f);
        const std::vector<float> opacities = context.pose().opacity;
        auto changed = std::make_shared<PuppetRig>(*rig);
        changed->physics.fps = 30;
        context.setRig(changed);
        const ClipPlayer *layer = context.puppet().clips().layer(1);
        QVERIFY(layer && layer->current() == 0);
        QCOMPARE(layer->time(), time);
        QCOMPARE(context.puppet().clips().weight(1), 0.5f);
        QCOMPARE(context.puppet().expressions().playing(), std::vector<std::uint32_t>{1});
        QCOMPARE(context.puppet().poseGroups().shown(0), 1u);
        QCOMPARE(context.puppet().behaviors().enabled(), std::uint32_t{Behaviors::kBreath});
        QCOMPARE(context.pose().opacity, opacities); // the part that was chosen is the one to be seen
        context.step(0.5f);
        QVERIFY(context.puppet().clips().layer(1)->time() > time);
    }
};

QTEST_GUILESS_MAIN(PuppetContextTest)
#include "tst_puppet_context.moc"

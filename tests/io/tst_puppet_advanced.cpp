// Advanced mode on whole puppets: off is the core alone, on then off leaves no trace, updates do not allocate.

#include "tests/support/posed_puppets.h"

#include <QDir>
#include <QTest>

#include <atomic>
#include <cstdlib>
#include <new>

using namespace marrow;
using namespace marrow::test;

namespace {

std::atomic<std::size_t> g_allocations{0};

} // namespace

#if defined(__SANITIZE_ADDRESS__)
#define MARROW_COUNTS_ALLOCATIONS 0 // the sanitizer keeps books of its own about new and delete
#else
#define MARROW_COUNTS_ALLOCATIONS 1
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
#endif

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
    const std::shared_ptr<const PuppetRig> rig = readRig(path);
    QVERIFY(rig);
    PuppetRig bare = *rig;
    bare.bones = {};
    bare.skins = {};
    bare.colliders = {};
    bare.simulations = {};
    PuppetInstance full(rig), core(std::make_shared<const PuppetRig>(bare));
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
    const std::shared_ptr<const PuppetRig> rig = readRig(path);
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
    const std::shared_ptr<const PuppetRig> rig = readRig(path);
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
    if (!MARROW_COUNTS_ALLOCATIONS)
        QSKIP("Allocations cannot be counted under the address sanitizer.");
    QFETCH(QString, path);
    const std::shared_ptr<const PuppetRig> rig = readRig(path);
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

QTEST_GUILESS_MAIN(PuppetAdvancedTest)
#include "tst_puppet_advanced.moc"

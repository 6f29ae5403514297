// What must hold for evaluation whatever the puppet: it does not depend on the history of passes, on the form of the file,
// and it takes no memory.

#include "io/p2lrt/writer.h"
#include "tests/support/posed_puppets.h"
#include "tests/support/random_rig.h"

#include <QDir>
#include <QTest>

#include <cstdlib>
#include <new>

using namespace marrow;
using namespace marrow::test;

namespace {

std::size_t allocations = 0;

QStringList dataRigs()
{
    QStringList paths;
    for (const char *folder : {"core", "clips", "physics", "skin"}) {
        const QDir directory(dataPath(folder));
        for (const QString &name : directory.entryList({"*.p2lrt"}, QDir::Files, QDir::Name)) {
            paths.append(directory.filePath(name));
        }
    }
    return paths;
}

std::vector<std::shared_ptr<const PuppetRig>> manyRigs()
{
    std::vector<std::shared_ptr<const PuppetRig>> rigs;
    const QStringList paths = dataRigs();
    for (qsizetype i = 0; i < paths.size(); i += 5) {
        rigs.push_back(readRig(paths[i]));
    }
    for (unsigned seed = 1; seed <= 60; ++seed) {
        rigs.push_back(RandomRig(seed).make().rig);
    }
    return rigs;
}

/// The puppet as it comes back from a file written with these options.
std::shared_ptr<const PuppetRig> throughFile(const Puppet &puppet, const p2lrt::WriteOptions &options)
{
    const Result<p2lrt::WrittenPuppet> written = p2lrt::writePuppet(puppet, options);
    if (!written) {
        return nullptr;
    }
    Result<p2lrt::ReadPuppet> read = p2lrt::readPuppet(written->bytes);
    return read ? read->puppet.rig : nullptr;
}

} // namespace

void *operator new(std::size_t size)
{
    ++allocations;
    if (void *memory = std::malloc(size)) {
        return memory;
    }
    std::abort();
}
void *operator new(std::size_t size, const std::nothrow_t &) noexcept
{
    ++allocations;
    return std::malloc(size);
}
void operator delete(void *memory) noexcept
{
    std::free(memory);
}
void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

class PuppetEvaluationTest : public QObject
{
    Q_OBJECT

private slots:
    void historyLeavesNoTrace();
    void hostLooksLeaveNoTrace();
    void formatsEvaluateAlike();
    void evaluatingAllocatesNothing();
};

void PuppetEvaluationTest::historyLeavesNoTrace()
{
    std::mt19937 random(11);
    for (const std::shared_ptr<const PuppetRig> &rig : manyRigs()) {
        QVERIFY(rig);
        PuppetInstance used(rig);
        for (int step = 0; step < 12; ++step) {
            if (step % 4 == 3) {
                pose(used, random);
            } else {
                const auto parameter = static_cast<std::uint32_t>(random() % rig->parameters.size());
                const Parameter &p = rig->parameters[parameter];
                const float share = static_cast<float>(random() % 9) / 8.0f;
                used.setParameter(parameter, p.minimum + (p.maximum - p.minimum) * share);
            }
            used.evaluate();
            PuppetInstance fresh(rig);
            for (std::uint32_t i = 0; i < rig->parameters.size(); ++i) {
                fresh.setParameter(i, used.hostValue(i));
            }
            fresh.evaluate();
            QCOMPARE(bits(used), bits(fresh));
        }
    }
}

void PuppetEvaluationTest::hostLooksLeaveNoTrace()
{
    std::mt19937 random(12);
    for (const std::shared_ptr<const PuppetRig> &rig : manyRigs()) {
        QVERIFY(rig);
        if (rig->parts.empty() || rig->meshes.empty()) {
            continue;
        }
        PuppetInstance used(rig);
        PuppetInstance plain(rig);
        pose(used, random);
        used.setOpacity(0.25f);
        used.setPartOpacity(0, 0.5f);
        used.setMeshColors(0, ColorPair{{0.5f, 0.25f, 1.0f}, {0.0f, 0.125f, 0.0f}});
        used.setPartColors(0, ColorPair{});
        used.evaluate();
        QCOMPARE(used.pose().multiply[0], (Rgb{0.5f, 0.25f, 1.0f}));
        used.setOpacity(1.0f);
        used.setPartOpacity(0, 1.0f);
        used.setMeshColors(0, std::nullopt);
        used.setPartColors(0, std::nullopt);
        used.evaluate();
        for (std::uint32_t i = 0; i < rig->parameters.size(); ++i) {
            plain.setParameter(i, used.hostValue(i));
        }
        plain.evaluate();
        QCOMPARE(bits(used), bits(plain));
    }
}

void PuppetEvaluationTest::formatsEvaluateAlike()
{
    std::mt19937 random(13);
    const p2lrt::WriteOptions forms[] = {{.version = 1},
                                         {.version = 2},
                                         {.version = 2, .compression = p2lrt::Compression::Deflate},
                                         {.version = 2, .compression = p2lrt::Compression::Zstd}};
    std::vector<Puppet> puppets;
    const QStringList paths = dataRigs();
    for (qsizetype i = 0; i < paths.size(); i += 4) {
        Result<p2lrt::ReadPuppet> read = p2lrt::readPuppetFile(paths[i]);
        QVERIFY(read.ok());
        puppets.push_back(read->puppet);
    }
    for (unsigned seed = 100; seed < 140; ++seed) {
        puppets.push_back(RandomRig(seed).make());
    }
    for (const Puppet &puppet : puppets) {
        const unsigned seed = random();
        QByteArray expected;
        for (const p2lrt::WriteOptions &options : forms) {
            const std::shared_ptr<const PuppetRig> rig = throughFile(puppet, options);
            QVERIFY(rig);
            // The evaluator alone: pose groups, which version 1 lacks, act beside it.
            Evaluator evaluator(rig);
            std::mt19937 values(seed);
            QByteArray seen;
            for (int i = 0; i < 4; ++i) {
                std::vector<float> current;
                for (const Parameter &p : rig->parameters) {
                    const float share = static_cast<float>(values() % 1000) / 999.0f;
                    current.push_back(p.minimum + (p.maximum - p.minimum) * share);
                }
                evaluator.evaluate(current);
                seen += bits(evaluator.pose());
            }
            if (expected.isEmpty()) {
                expected = seen;
            }
            QVERIFY(!seen.isEmpty());
            QCOMPARE(seen, expected);
        }
    }
}

void PuppetEvaluationTest::evaluatingAllocatesNothing()
{
    std::mt19937 random(14);
    for (const std::shared_ptr<const PuppetRig> &rig : manyRigs()) {
        PuppetInstance puppet(rig);
        puppet.update(kFrame);
        std::size_t during = 0;
        for (int i = 0; i < 10; ++i) {
            pose(puppet, random);
            const std::size_t before = allocations;
            puppet.evaluate();
            puppet.update(kFrame);
            during += allocations - before;
        }
        QCOMPARE(during, std::size_t{0});
    }
}

QTEST_GUILESS_MAIN(PuppetEvaluationTest)
#include "tst_puppet_evaluation.moc"

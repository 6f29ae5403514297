#include "io/p2lrt/reader.h"
#include "model/puppet/puppet_instance.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <memory>
#include <vector>

/// Times an update of a cloth at 60 Hz: the evaluation pass, the steps that fall due and the drawing. The cloth runs at 90 Hz,
/// so every other update makes two steps; the mean is the figure to compare. Prints JSON. First argument: the puppet;
/// otherwise the shared benchmark.
namespace {

using namespace marrow;

constexpr float kFrame = 1.0f / 60.0f;

/// Microseconds of processor time, which other programs on the machine disturb least.
double now()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e6 + static_cast<double>(time.tv_nsec) * 1e-3;
}

void pose(PuppetInstance &puppet, int frame)
{
    for (std::size_t i = 0; i < puppet.rig().parameters.size(); ++i) {
        const Parameter &p = puppet.rig().parameters[i];
        const float share = static_cast<float>((frame * 7 + static_cast<int>(i) * 13) % 41) / 40.0f;
        puppet.setParameter(static_cast<std::uint32_t>(i), p.minimum + (p.maximum - p.minimum) * share);
    }
}

/// Mean of every eighty updates, then the best of those means: what the machine can do when left alone.
QJsonObject measure(PuppetInstance &puppet, bool moving)
{
    constexpr int kRounds = 20, kUpdates = 80;
    std::vector<double> means;
    for (int round = 0; round < kRounds; ++round) {
        double sum = 0;
        for (int i = 0; i < kUpdates; ++i) {
            if (moving)
                pose(puppet, round * kUpdates + i);
            const double begin = now();
            puppet.update(kFrame);
            sum += now() - begin;
        }
        means.push_back(sum / kUpdates);
    }
    std::sort(means.begin(), means.end());
    return {{"best", means.front() / 1000}, {"median", means[means.size() / 2] / 1000}};
}

QJsonObject costs(PuppetInstance &puppet)
{
    constexpr int kUpdates = 200;
    puppet.advancedMode().setMeasuring(true);
    XpbdCost sum;
    for (int i = 0; i < kUpdates; ++i) {
        pose(puppet, i);
        puppet.update(kFrame);
        for (const SimulationPlayer &simulation : puppet.advancedMode().simulations())
            sum += simulation.metrics().cost;
    }
    puppet.advancedMode().setMeasuring(false);
    const auto mean = [](double total) { return total / kUpdates; };
    return {{"integrate", mean(sum.integrate)}, {"pinsAndGoals", mean(sum.pins)}, {"distances", mean(sum.distances)},
            {"triangles", mean(sum.triangles)}, {"bends", mean(sum.bends)},       {"welds", mean(sum.welds)},
            {"collisions", mean(sum.collisions)}, {"limits", mean(sum.limits)}};
}

} // namespace

int main(int argc, char **argv)
{
    const QString shared = qEnvironmentVariable("MARROW_SHARED_DATA", MARROW_SOURCE_DIR "/../shared/data");
    const QString file = argc > 1 ? QString::fromLocal8Bit(argv[1]) : shared + QStringLiteral("/p2lrt/bench/cloth.p2lrt");
    auto read = p2lrt::readPuppetFile(file);
    if (!read) {
        std::fprintf(stderr, "%s\n", qPrintable(read.error().message));
        return 1;
    }
    PuppetInstance puppet(read->puppet.rig);
    puppet.behaviors().setEnabled(0);
    puppet.setAdvancedFeatures(advanced::kAll);
    for (int i = 0; i < 60; ++i)
        puppet.update(kFrame);
    qsizetype particles = 0;
    for (const SimulationPlayer &simulation : puppet.advancedMode().simulations())
        particles += static_cast<qsizetype>(simulation.solver().particleCount());
    const QJsonObject result{{"benchmark", "puppet-cloth"},
                             {"particles", particles},
                             {"updateMovingMilliseconds", measure(puppet, true)},
                             {"updateStillMilliseconds", measure(puppet, false)},
                             {"stageMicroseconds", costs(puppet)}};
    std::printf("%s", QJsonDocument(result).toJson().constData());
    return 0;
}

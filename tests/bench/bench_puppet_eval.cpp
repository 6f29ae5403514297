#include "io/p2lrt/reader.h"
#include "model/puppet/puppet_instance.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <new>
#include <vector>

/// Times one evaluation of a large puppet with all parameters changed, with one changed and with none, and counts the
/// allocations they make. Prints JSON. First argument: the puppet; otherwise the shared benchmark.
namespace {

std::size_t allocations = 0;

using namespace marrow;

/// Microseconds of processor time, which other programs on the machine disturb least.
double now()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e6 + static_cast<double>(time.tv_nsec) * 1e-3;
}

/// A value between the keys of most axes, another one every time.
float valueFor(const Parameter &p, std::size_t parameter, std::size_t frame)
{
    const float share = static_cast<float>((frame * 37 + parameter * 13) % 97 + 1) / 99.0f;
    return p.minimum + (p.maximum - p.minimum) * share;
}

struct EvaluationTimes
{
    double best = 0;
    double median = 0;
};

/// Microseconds of `puppet.evaluate()` after `prepare(frame)`, over many frames.
EvaluationTimes measure(PuppetInstance &puppet, std::size_t frames, const std::function<void(std::size_t)> &prepare)
{
    std::vector<double> times;
    for (std::size_t frame = 0; frame < frames; ++frame) {
        prepare(frame);
        const double begin = now();
        puppet.evaluate();
        times.push_back(now() - begin);
    }
    std::sort(times.begin(), times.end());
    return {times.front(), times[times.size() / 2]};
}

QJsonObject inMilliseconds(const EvaluationTimes &times)
{
    return {{"best", times.best / 1000}, {"median", times.median / 1000}};
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
void operator delete(void *memory) noexcept
{
    std::free(memory);
}
void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

int main(int argc, char **argv)
{
    const QString shared = qEnvironmentVariable("MARROW_SHARED_DATA", MARROW_SOURCE_DIR "/../shared/data");
    const QString file = argc > 1 ? QString::fromLocal8Bit(argv[1]) : shared + QStringLiteral("/p2lrt/bench/model.p2lrt");
    auto read = p2lrt::readPuppetFile(file);
    if (!read) {
        std::fprintf(stderr, "%s\n", qPrintable(read.error().message));
        return 1;
    }
    const double begin = now();
    PuppetInstance puppet(read->puppet.rig);
    const double made = now() - begin;
    const std::vector<Parameter> &parameters = puppet.rig().parameters;
    const auto set = [&](std::size_t parameter, std::size_t frame) {
        puppet.setParameter(static_cast<std::uint32_t>(parameter), valueFor(parameters[parameter], parameter, frame));
    };
    const auto setAll = [&](std::size_t frame) {
        for (std::size_t i = 0; i < parameters.size(); ++i) {
            set(i, frame);
        }
    };
    measure(puppet, 200, setAll);
    const EvaluationTimes all = measure(puppet, 2000, setAll);
    double one = 0;
    for (std::size_t parameter = 0; parameter < parameters.size(); ++parameter) {
        one += measure(puppet, 50, [&](std::size_t frame) { set(parameter, frame); }).median;
    }
    one = parameters.empty() ? 0 : one / static_cast<double>(parameters.size());
    const EvaluationTimes none = measure(puppet, 2000, [](std::size_t) {});

    const std::size_t before = allocations;
    for (std::size_t frame = 0; frame < 100; ++frame) {
        setAll(frame);
        puppet.evaluate();
    }
    const double perEvaluation = static_cast<double>(allocations - before) / 100;
    const QJsonObject result{{"file", QJsonValue(file)},
                             {"vertices", static_cast<qint64>(puppet.pose().vertices.size() / 2)},
                             {"instanceMilliseconds", made / 1000},
                             {"allChangedMilliseconds", inMilliseconds(all)},
                             {"oneChangedMeanMilliseconds", one / 1000},
                             {"unchangedMilliseconds", inMilliseconds(none)},
                             {"allocationsPerEvaluation", perEvaluation}};
    std::printf("%s\n", QJsonDocument(result).toJson().constData());
    return 0;
}

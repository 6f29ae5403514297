#include "io/p2lrt/reader.h"
#include "model/puppet/evaluator.h"
#include "model/puppet/texture_image.h"
#include "render/puppet/software_renderer.h"

#include <chrono>
#include <cstdio>
#include <ctime>

using namespace marrow;

/// Prints how long the reference picture of a puppet takes on one and on two threads. Argument: a file; without one, the
/// model of the test data.
int main(int argc, char **argv)
{
    const QString path = argc > 1 ? QString::fromLocal8Bit(argv[1])
                                  : QStringLiteral(MARROW_SOURCE_DIR "/tests/data/p2lrt/bench/model.p2lrt");
    const auto read = p2lrt::readPuppetFile(path);
    if (!read) {
        std::fprintf(stderr, "%s\n", qPrintable(read.error().message));
        return 1;
    }
    const Evaluator evaluator(read->puppet.rig);
    const SoftwareRenderer renderer(read->puppet.rig, decodeTextures(read->puppet.rig->textures));
    double best[3] = {0, 1e9, 1e9};
    double bestCpu = 1e9; // of one thread: on a busy machine the clock on the wall says little
    for (int threads = 1; threads <= 2; ++threads) {
        for (int i = 0; i < 5; ++i) {
            const std::clock_t cpu = std::clock();
            const auto start = std::chrono::steady_clock::now();
            const QImage picture = renderer.render(evaluator.pose(), {.size = {1440, 1080}, .threads = threads});
            const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start;
            best[threads] = std::min(best[threads], taken.count());
            if (threads == 1)
                bestCpu = std::min(bestCpu, 1000.0 * static_cast<double>(std::clock() - cpu) / CLOCKS_PER_SEC);
        }
    }
    std::printf("{\"width\": 1440, \"height\": 1080, \"oneThreadMs\": %.1f, \"oneThreadCpuMs\": %.1f, \"twoThreadsMs\": %.1f}\n",
                best[1], bestCpu, best[2]);
    return 0;
}

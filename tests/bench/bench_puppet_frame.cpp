#include "io/p2lrt/reader.h"
#include "model/puppet/puppet_instance.h"
#include "model/puppet/texture_image.h"
#include "render/puppet/gl_compositor.h"
#include "render/viewport/render_backend.h"
#include "tests/support/cpu_clock.h"

#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace marrow;

/// What a frame of a puppet costs the processor: updating it with every parameter changed, uploading it, building and issuing
/// the draw calls, in processor time of the calling thread, and how long that thread stood still. Needs a display with OpenGL. Prints JSON. First argument: the
/// puppet; otherwise the shared benchmark. A picture of 16 × 16 pixels stands beside that of the window's size: with a
/// software driver the calling thread also transforms the vertices and waits for memory, which no graphics card asks of it.
namespace {

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[values.size() / 2] / 1000;
}

QJsonObject measure(PuppetInstance &puppet, OffscreenCompositor &gpu, const QSize &size, std::size_t frames)
{
    std::vector<double> update, upload, draw, wait;
    const std::vector<Parameter> &parameters = puppet.rig().parameters;
    for (std::size_t frame = 0; frame < frames; ++frame) {
        for (std::uint32_t i = 0; i < parameters.size(); ++i) {
            const float share = static_cast<float>((frame * 37 + i * 13) % 97 + 1) / 99.0f;
            puppet.setParameter(i, parameters[i].minimum + (parameters[i].maximum - parameters[i].minimum) * share);
        }
        const double begin = testing::cpuMicroseconds();
        puppet.update(1.0f / 60.0f);
        update.push_back(testing::cpuMicroseconds() - begin);
        gpu.draw(puppet.pose(), {.size = size});
        if (frame < frames / 4) // caches, shaders and buffers of the driver come into being
            continue;
        upload.push_back(gpu.cost().upload);
        draw.push_back(gpu.cost().draw);
        wait.push_back(gpu.cost().waited);
    }
    return {{"updateMs", median(update)}, {"uploadMs", median(upload)}, {"drawMs", median(draw)}, {"waitMs", median(wait)},
            {"drawCalls", gpu.cost().drawCalls}, {"coverages", gpu.cost().coverages}, {"layers", gpu.cost().layers}};
}

} // namespace

int main(int argc, char **argv)
{
    prepareRenderEnvironment();
    if (!displayReachable())
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    const QString shared = qEnvironmentVariable("MARROW_SHARED_DATA", MARROW_SOURCE_DIR "/../shared/data");
    const QString path = argc > 1 ? QString::fromLocal8Bit(argv[1]) : shared + QStringLiteral("/p2lrt/bench/model.p2lrt");
    const auto read = p2lrt::readPuppetFile(path);
    if (!read) {
        std::fprintf(stderr, "%s\n", qPrintable(read.error().message));
        return 1;
    }
    PuppetInstance puppet(read->puppet.rig);
    const auto gpu = OffscreenCompositor::create(read->puppet.rig, decodeTextures(read->puppet.rig->textures));
    if (!gpu) {
        std::fprintf(stderr, "%s\n", qPrintable(gpu.error().message));
        return 1;
    }
    const QJsonObject result{{"device", (*gpu)->device()},
                             {"vertices", static_cast<qint64>(puppet.pose().vertices.size() / 2)},
                             {"meshes", static_cast<qint64>(puppet.pose().meshCount())},
                             {"picture1440x1080", measure(puppet, **gpu, {1440, 1080}, 12)},
                             {"picture16x16", measure(puppet, **gpu, {16, 16}, 120)}};
    std::printf("%s\n", QJsonDocument(result).toJson().constData());
    return 0;
}

// What one frame of characters costs: one, and 128 of the same model with a pose of its own each, all moving every frame.
//
//     bench_character_frame [MODEL.glb [FIGURES]]
//
// Without a file the bundled sample is taken. Run it on a display (or under xvfb-run, where the software renderer's own work is part of the
// numbers). Prints JSON: median milliseconds of this thread's processor a frame, for sampling the clips, handing the poses over, and drawing.

#include "io/gltf/gltf_reader.h"
#include "render/viewport/offscreen_renderer.h"
#include "render/viewport/render_backend.h"
#include "render/viewport/viewport_window.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>

using namespace marrow;

namespace {

constexpr int kFrames = 60;
constexpr int kWarmFrames = 3;
// A crowd takes seconds a frame where there is no graphics card: after this long no further frame is begun.
constexpr int kMostSeconds = 10;

double threadMs()
{
    timespec now = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[values.size() / 2];
}

QJsonObject measure(ViewportWindow &window, const std::shared_ptr<const CharacterModel> &model, int count)
{
    std::vector<CharacterFigure> figures;
    for (int i = 0; i < count; ++i)
        figures.push_back({model, bindPose(*model), Eigen::Affine3f(Eigen::Translation3f(static_cast<float>(i % 16) * 1.5F, 0, static_cast<float>(i / 16) * -1.5F))});
    StudioScene &scene = window.scene();
    scene.setCharacters(figures);
    CameraRig rig = characterCamera(scene.shownBoxes(), window.size());
    scene.setView(rig, window.size(), 1);
    QElapsedTimer warming;
    warming.start();
    for (int warm = 0; warm < kWarmFrames && warming.elapsed() < kMostSeconds * 1000; ++warm)
        window.drawNow();
    std::vector<double> sampling;
    std::vector<double> handing;
    std::vector<double> drawing;
    std::vector<double> waiting;
    QElapsedTimer whole;
    whole.start();
    for (int frame = 0; frame < kFrames && whole.elapsed() < kMostSeconds * 1000; ++frame) {
        double began = threadMs();
        for (int i = 0; i < count && !model->clips.empty(); ++i) {
            const ModelClip &clip = model->clips[static_cast<std::size_t>(i) % model->clips.size()];
            const float time = static_cast<float>(frame) / 30 + static_cast<float>(i) * 0.1F;
            figures[static_cast<std::size_t>(i)].pose = clipPose(*model, clip, clip.durationSeconds > 0 ? std::fmod(time, clip.durationSeconds) : 0);
        }
        sampling.push_back(threadMs() - began);
        began = threadMs();
        scene.setCharacters(figures);
        handing.push_back(threadMs() - began);
        began = threadMs();
        QElapsedTimer wall;
        wall.start();
        window.drawNow();
        drawing.push_back(threadMs() - began);
        waiting.push_back(static_cast<double>(wall.nsecsElapsed()) / 1e6);
    }
    std::fprintf(stderr, "%d: %d frames, %.2f ms sampling, %.2f ms handing over, %.2f ms drawing (%.0f ms by the clock)\n", count,
                 static_cast<int>(drawing.size()), median(sampling), median(handing), median(drawing), median(waiting));
    return {{"figures", count}, {"frames", static_cast<int>(drawing.size())}, {"faces", static_cast<qint64>(model->faceCount()) * count}, {"joints", static_cast<qint64>(model->jointNodes().size())},
            {"samplingMs", median(sampling)}, {"handingOverMs", median(handing)}, {"drawingMs", median(drawing)}, {"clockMs", median(waiting)}, {"entities", static_cast<qint64>(scene.entityCount())}};
}

} // namespace

int main(int argc, char **argv)
{
    prepareRenderEnvironment();
    QGuiApplication application(argc, argv);
    if (const Result<void> usable = probeOpenGl(); !usable) {
        std::fprintf(stderr, "%s\n", qPrintable(usable.error().message));
        return 1;
    }
    const QString path = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral(MARROW_SOURCE_DIR "/resources/samples/wayfarer.glb");
    auto file = openGltf(path);
    if (!file) {
        std::fprintf(stderr, "%s\n", qPrintable(file.error().message));
        return 1;
    }
    const auto model = std::make_shared<const CharacterModel>(std::move(file->model));
    ViewportWindow window;
    window.resize(96, 64); // small: the software renderer's filling is not what is measured
    window.show();
    while (!window.isExposed())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    const int crowd = argc > 2 ? std::max(1, std::atoi(argv[2])) : 128;
    const QJsonObject one = measure(window, model, 1);
    const QJsonObject result{{"model", path.section('/', -1)}, {"one", one}, {"crowd", measure(window, model, crowd)}};
    std::printf("%s", QJsonDocument(result).toJson().constData());
    return 0;
}

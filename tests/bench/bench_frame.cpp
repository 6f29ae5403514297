// What one frame of the 3D view costs the processor: about 100,000 quads and 100 joints that all move every frame.
// Run it on a display (or under xvfb-run, where the software renderer's own work is part of the numbers). Prints JSON.

#include "model/voxel/bone_mesher.h"
#include "render/viewport/render_backend.h"
#include "render/viewport/viewport_window.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>

using namespace marrow;

namespace {

constexpr Int3 kGrid{160, 100, 40};
constexpr int kJointsAcross = 10;
constexpr int kFrames = 120;

/// `permille` of the cells are filled; 28 gives about 100,000 quads.
VoxelAsset crowd(unsigned permille)
{
    VoxelAsset asset;
    asset.grid = VoxelGrid(kGrid);
    for (int colour = 1; colour <= 8; ++colour)
        asset.palette.set(static_cast<std::uint8_t>(colour), {static_cast<std::uint8_t>(colour * 30), 120, 90, 255, 0, 0});
    Rig rig;
    rig.binding = VoxelBinding(kGrid, 0);
    std::uint32_t random = 12345;
    for (int z = 0; z < kGrid.z; ++z) {
        for (int y = 0; y < kGrid.y; ++y) {
            for (int x = 0; x < kGrid.x; ++x) {
                random = random * 1664525U + 1013904223U;
                if ((random >> 8) % 1000 < permille)
                    asset.grid.set({x, y, z}, static_cast<std::uint8_t>(1 + random % 8));
                rig.binding.set({x, y, z}, static_cast<JointId>(x * kJointsAcross / kGrid.x + kJointsAcross * (y * kJointsAcross / kGrid.y)));
            }
        }
    }
    for (int i = 0; i < kJointsAcross * kJointsAcross; ++i) {
        Joint joint;
        joint.id = static_cast<JointId>(i);
        if (i > 0)
            joint.parent = static_cast<JointId>((i - 1) / 3);
        joint.rest.translation = Eigen::Vector3f(static_cast<float>(i % 5), 3, static_cast<float>(i % 3));
        rig.skeleton.insert(joint);
        JointTrack track{joint.id, {}};
        for (const int time : {0, 500, 1000}) {
            TransformKey key;
            key.timeMs = static_cast<std::uint32_t>(time);
            key.value = joint.rest;
            key.value.rotation = Eigen::AngleAxisf(time == 500 ? 0.4F : 0.0F, Eigen::Vector3f::UnitZ());
            track.keys.append(key);
        }
        if (rig.clips.empty())
            rig.clips.push_back({0, QStringLiteral("sway"), 1000, {}});
        rig.clips[0].tracks.push_back(track);
    }
    asset.rig = rig;
    return asset;
}

double threadMs()
{
    timespec now = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// The median of what a step takes this thread's processor, in milliseconds.
double medianMs(const std::function<void(int)> &step)
{
    std::vector<double> times;
    for (int frame = 0; frame < kFrames; ++frame) {
        const double before = threadMs();
        step(frame);
        times.push_back(threadMs() - before);
    }
    std::nth_element(times.begin(), times.begin() + kFrames / 2, times.end());
    return times[kFrames / 2];
}

} // namespace

int main(int argc, char **argv)
{
    prepareRenderEnvironment();
    if (!displayReachable()) {
        std::fprintf(stderr, "bench_frame needs a display; run it under xvfb-run.\n");
        return 1;
    }
    QGuiApplication application(argc, argv);
    const VoxelAsset asset = crowd(argc > 1 ? static_cast<unsigned>(std::max(1, std::atoi(argv[1]))) : 28);
    ViewportWindow window;
    window.resize(96, 64); // small: the software renderer's filling is not what is measured
    QElapsedTimer opening;
    opening.start();
    window.scene().setAsset(asset);
    const double openMs = static_cast<double>(opening.nsecsElapsed()) / 1e6;
    window.show();
    while (!window.isExposed())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    CameraRig rig;
    rig.frame(window.scene().shownBoxes(), 1.5F);
    window.scene().setView(rig, window.size() * window.devicePixelRatio(), window.devicePixelRatio());
    for (int i = 0; i < 5; ++i)
        window.drawNow();

    const PoseSampler sampler(asset.rig->skeleton);
    Pose pose;
    const auto timeOf = [](int frame) { return static_cast<double>(frame % 60) * 1000 / 60; };
    QJsonObject result{{"quads", static_cast<qint64>(window.scene().quadCount())},
                       {"joints", static_cast<qint64>(asset.rig->skeleton.size())},
                       {"entities", static_cast<qint64>(window.scene().entityCount())},
                       {"openMs", openMs}};
    result["samplePoseMs"] = medianMs([&](int frame) { sampler.sample(&asset.rig->clips[0], timeOf(frame), Interpolation::Linear, pose); });
    result["setPoseMs"] = medianMs([&](int frame) {
        sampler.sample(&asset.rig->clips[0], timeOf(frame), Interpolation::Linear, pose);
        window.scene().setPose(pose);
    });
    ViewOptions options = window.scene().options();
    for (const bool bones : {true, false}) {
        options.bones = bones;
        window.scene().setOptions(options);
        result[bones ? "animatedFrameWithBonesMs" : "animatedFrameMs"] = medianMs([&](int frame) {
            sampler.sample(&asset.rig->clips[0], timeOf(frame), Interpolation::Linear, pose);
            window.scene().setPose(pose);
            window.drawNow();
        });
    }
    result["idleFrameMs"] = medianMs([&](int) { window.drawNow(); });
    result["cameraFrameMs"] = medianMs([&](int) {
        rig.orbit(1, 0);
        window.scene().setView(rig, window.size() * window.devicePixelRatio(), window.devicePixelRatio());
        window.drawNow();
    });
    std::printf("%s", QJsonDocument(result).toJson().constData());
    return 0;
}

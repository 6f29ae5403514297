// The timeline with 200 joints of 2,000 keys: opening, scrolling, zooming, moving everything, undo.

#include "model/commands/voxel_commands.h"
#include "tests/support/cpu_clock.h"
#include "views/common/theme.h"
#include "views/timeline/dope_sheet.h"
#include "views/timeline/timeline_panel.h"

#include <QApplication>
#include <QJsonDocument>
#include <QScrollBar>
#include <QWindow>

#include <algorithm>
#include <cstdio>

using namespace marrow;

namespace {

constexpr int kJoints = 200;
constexpr int kKeys = 2000;

VoxelAsset longClip(bool sameTimes)
{
    VoxelAsset asset;
    asset.grid = VoxelGrid({8, 8, 8});
    asset.grid.set({1, 1, 1}, 1);
    asset.voxelCount = 1;
    asset.palette.set(1, {200, 100, 50, 255, 0, 0});
    asset.sourceHash = QByteArray(32, '\x11');
    Rig rig;
    AnimationClip clip;
    clip.name = QStringLiteral("long");
    clip.durationMs = kKeys * 20;
    for (int id = 0; id < kJoints; ++id) {
        Joint joint;
        joint.id = static_cast<JointId>(id);
        joint.name = QStringLiteral("joint %1").arg(id);
        if (id > 0)
            joint.parent = static_cast<JointId>((id - 1) / 2);
        rig.skeleton.insert(joint);
        JointTrack track{joint.id, {}};
        for (int key = 0; key < kKeys; ++key) {
            TransformKey value;
            value.timeMs = static_cast<std::uint32_t>(key * 20 + (sameTimes ? 0 : (id * 7 + key * 3) % 19));
            value.value.rotation = Eigen::Quaternionf(Eigen::AngleAxisf(0.001F * static_cast<float>(key), Eigen::Vector3f::UnitZ()));
            track.keys.append(value);
        }
        clip.tracks.push_back(std::move(track));
    }
    rig.binding = VoxelBinding(asset.grid.size(), 0);
    rig.clips.push_back(std::move(clip));
    asset.rig = rig;
    return asset;
}

/// Processor time of this thread, which does all the work.
struct Clock
{
    double began = testing::cpuMicroseconds();
    double ms() const { return (testing::cpuMicroseconds() - began) / 1000; }
};

double worst(const std::vector<double> &values)
{
    return *std::max_element(values.begin(), values.end());
}

double middle(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

double paintOnce(TimelinePanel &panel)
{
    const Clock clock;
    panel.dopeSheet().viewport()->repaint();
    return clock.ms();
}

QJsonObject measure(bool sameTimes)
{
    const auto document = makeVoxelDocument(longClip(sameTimes));
    RigContext rig(document.get());
    PoseContext pose(&rig);
    pose.setActive(true);
    QJsonObject result;
    TimelinePanel panel;
    panel.resize(1280, 360);
    const Clock opening;
    panel.setContext(&pose);
    panel.show();
    do {
        QApplication::processEvents();
    } while (!panel.windowHandle()->isExposed()); // what is not on the screen is not drawn
    panel.dopeSheet().viewport()->repaint();
    result["openMs"] = opening.ms();

    std::vector<double> scrolls;
    QScrollBar *bar = panel.dopeSheet().verticalScrollBar();
    for (int y = 0; y <= bar->maximum(); y += 66) {
        bar->setValue(y);
        scrolls.push_back(paintOnce(panel));
    }
    result["scrollFrameMs"] = middle(scrolls);
    result["scrollFrameWorstMs"] = worst(scrolls);
    std::vector<double> zooms;
    for (int i = 0; i < 40; ++i) {
        TimeAxis axis = panel.model().axis();
        axis.zoomAt(500, i < 20 ? 1.4 : 1 / 1.4);
        panel.model().setAxis(axis);
        zooms.push_back(paintOnce(panel));
    }
    result["zoomFrameMs"] = middle(zooms);
    result["zoomFrameWorstMs"] = worst(zooms);
    std::vector<double> scrubs;
    for (int i = 0; i < 200; ++i) {
        const Clock clock;
        panel.model().scrub(i * 137, true);
        QApplication::processEvents();
        scrubs.push_back(clock.ms());
    }
    result["scrubMs"] = middle(scrubs);

    const Clock selecting;
    panel.model().selectAll();
    result["selectAllMs"] = selecting.ms();
    const Clock moving;
    const bool moved = panel.model().move({1, 0, 40, false, false});
    result["moveAllMs"] = moving.ms();
    std::vector<double> undos;
    std::vector<double> redos;
    for (int i = 0; i < 10; ++i) {
        const Clock undo;
        document->undoStack()->undo();
        undos.push_back(undo.ms());
        const Clock redo;
        document->undoStack()->redo();
        redos.push_back(redo.ms());
    }
    result["undoMs"] = middle(undos);
    result["undoWorstMs"] = worst(undos);
    result["redoMs"] = middle(redos);
    result["selectedAfterRedo"] = static_cast<qint64>(document->selection().keys.size());
    const Clock one;
    panel.model().select({KeyRef{50, document->rig()->clips[0].tracks[50].keys[1000].timeMs}});
    panel.model().move({1, 0, 3, false, false});
    QApplication::processEvents();
    result["moveOneMs"] = one.ms();
    result["ok"] = moved;
    return result;
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    ThemeController theme;
    theme.setAppearance(Appearance::Dark);
    const QJsonObject result{{"keys", kJoints * kKeys}, {"sameTimes", measure(true)}, {"ownTimes", measure(false)}};
    std::fputs(QJsonDocument(result).toJson().constData(), stdout);
    return 0;
}

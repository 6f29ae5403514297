#include "io/journal/journal_replay.h"
#include "io/journal/journal_writer.h"
#include "model/commands/voxel_commands.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

using namespace marrow;

namespace {

constexpr int kSize = 255;
constexpr int kStrokes = 300;

/// A solid ball in the largest grid, a chain of sixteen joints.
VoxelAsset ball()
{
    VoxelAsset asset;
    asset.grid = VoxelGrid({kSize, kSize, kSize});
    std::uint8_t *cells = asset.grid.mutableData();
    for (std::uint32_t i = 0; i < asset.grid.cellCount(); ++i) {
        const Int3 p = asset.grid.position(i);
        const int x = p.x - kSize / 2, y = p.y - kSize / 2, z = p.z - kSize / 2;
        cells[i] = x * x + y * y + z * z <= 100 * 100 ? 1 : 0;
        asset.voxelCount += cells[i];
    }
    asset.palette.set(1, {200, 100, 50, 255, 0, 0});
    asset.sourceHash = QByteArray(32, '\x11');
    Rig rig;
    for (int id = 0; id < 16; ++id) {
        Joint joint;
        joint.id = static_cast<JointId>(id);
        joint.name = QStringLiteral("joint %1").arg(id);
        if (id > 0)
            joint.parent = static_cast<JointId>(id - 1);
        rig.skeleton.insert(joint);
    }
    rig.binding = VoxelBinding(asset.grid.size(), 0);
    asset.rig = rig;
    return asset;
}

/// About 4,000 voxels, as a brush of 20 leaves them.
QJsonObject stroke(const VoxelGrid &grid, int number)
{
    VoxelSet voxels;
    const Int3 low{60 + number * 7 % 100, 60 + number * 13 % 100, 60 + number * 29 % 100};
    for (int z = low.z; z < low.z + 16; ++z) {
        for (int y = low.y; y < low.y + 16; ++y)
            voxels.append(grid.offset({low.x, y, z}), 16);
    }
    return bindingAssignArgs({{static_cast<JointId>(1 + number % 15), voxels}});
}

double middle(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QTemporaryDir folder;
    const auto document = makeVoxelDocument(ball(), folder.filePath(QStringLiteral("ball.vfp")));
    JournalWriter journal(*document, voxelJournalOptions(*document, folder.path(), QStringLiteral("bench")), {});
    std::vector<double> execute;
    QElapsedTimer timer;
    for (int i = 0; i < kStrokes; ++i) {
        const QJsonObject args = stroke(document->asset().grid, i);
        timer.start();
        if (!document->execute(QStringLiteral("binding.assign"), args).ok())
            return 1;
        execute.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::vector<double> undo;
    for (int i = 0; i < kStrokes; ++i) {
        timer.start();
        document->undoStack()->undo();
        undo.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    timer.start();
    document->undoStack()->setIndex(kStrokes);
    const double redoAll = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    const double historyMiB = static_cast<double>(document->historyBytes()) / (1 << 20);
    journal.finish();

    const auto contents = readJournal(journal.path());
    timer.start();
    const auto replay = contents.ok() ? replayJournal(*contents, -1) : Result<JournalReplay>(contents.error());
    const double replayMs = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    const bool same = replay.ok() && replay->asset.rig->binding == document->rig()->binding;

    const QJsonObject result{{QStringLiteral("strokeMs"), middle(execute)},
                             {QStringLiteral("strokeWorstMs"), *std::max_element(execute.begin(), execute.end())},
                             {QStringLiteral("undoMs"), middle(undo)},
                             {QStringLiteral("redo300Ms"), redoAll},
                             {QStringLiteral("historyMiB"), historyMiB},
                             {QStringLiteral("journalBytes"), QFileInfo(journal.path()).size()},
                             {QStringLiteral("replayMs"), replayMs},
                             {QStringLiteral("replayEqual"), same}};
    std::fputs(QJsonDocument(result).toJson().constData(), stdout);
    return same ? 0 : 1;
}

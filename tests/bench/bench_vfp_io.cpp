// Opening and saving the largest grid (255³, four million voxels), without and with a rig that binds every voxel, against the
// least any reader must do: expanding the runs and passing over the grid once. Prints one JSON document. Memory is measured in
// a process of its own, with the reader and nothing else in it.

#include "io/vfp/vfp_file.h"
#include "io/vfp/vfp_runs.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <cmath>
#include <cstdio>
#include <cstring>
#include <ctime>

using namespace marrow;

namespace {

constexpr int kSide = 255;
constexpr int kRounds = 7;

/// Hills four million voxels deep, in layers and patches of colour, so that runs are as long as in a drawn landscape.
VoxelAsset landscape()
{
    VoxelAsset asset;
    asset.grid = VoxelGrid({kSide, kSide, kSide});
    std::uint8_t *cells = asset.grid.mutableData();
    for (int z = 0; z < kSide; ++z) {
        for (int x = 0; x < kSide; ++x) {
            const double hill = 62 + 24 * std::sin(x * 0.045) * std::cos(z * 0.05) + 9 * std::sin(x * 0.21 + z * 0.13);
            const int height = std::min(kSide, std::max(1, static_cast<int>(hill)));
            for (int y = 0; y < height; ++y) {
                const int patch = ((x / 9) * 7 + (z / 11) * 5 + y / 6) % 14;
                cells[asset.grid.offset({x, y, z})] = static_cast<std::uint8_t>(1 + patch);
            }
        }
    }
    for (int i = 1; i <= 15; ++i)
        asset.palette.set(static_cast<std::uint8_t>(i), {static_cast<std::uint8_t>(i * 15), 90, 60, 255, 0, 0});
    return asset;
}

/// Sixteen joints in slabs; only a sliver follows the default one.
Rig rigFor(const VoxelGrid &grid)
{
    Rig rig;
    for (JointId id = 0; id < 16; ++id)
        rig.skeleton.insert(Joint{id, id == 0 ? std::nullopt : std::optional<JointId>(0), {}, QStringLiteral("joint %1").arg(id)});
    rig.binding = VoxelBinding(grid.size(), 0);
    for (int block = 0; block < rig.binding.blockCount(); ++block) {
        JointId *cells = rig.binding.mutableBlock(block);
        const Int3 origin = rig.binding.blockOrigin(block);
        for (int i = 0; i < VoxelBinding::kBlockCells; ++i) {
            const Int3 p{origin.x + i % 16, origin.y + i / 16 % 16, origin.z + i / 256};
            if (grid.atOrEmpty(p) != 0)
                cells[i] = static_cast<JointId>((p.x + p.z) / 34 % 16);
        }
    }
    return rig;
}

double cpuMilliseconds()
{
    timespec time = {};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Processor time, the kernel's for reading and writing included, so that other programs do not count. The disk is not waited for.
template <class Work>
double bestMilliseconds(const Work &work)
{
    double best = 1e9;
    for (int round = 0; round < kRounds; ++round) {
        const double start = cpuMilliseconds();
        work();
        best = std::min(best, cpuMilliseconds() - start);
    }
    return best;
}

volatile std::uint64_t g_sink = 0;

/// Runs to bytes the plain way, into memory of its own for every chunk, and a pass that counts the solid cells of the grid.
double floorMilliseconds(const VoxelAsset &asset)
{
    return bestMilliseconds([&] {
        QByteArray grid(static_cast<qsizetype>(asset.grid.cellCount()), Qt::Uninitialized);
        char *to = grid.data();
        for (const FileSection &section : asset.sections) {
            if (section.tag != "VOX0")
                continue;
            const char *data = section.bytes.constData();
            if (data[11] == 0) {
                std::memcpy(to, data + 32, static_cast<std::size_t>(section.bytes.size() - 32));
                to += section.bytes.size() - 32;
                continue;
            }
            for (qsizetype i = 32; i + 1 < section.bytes.size(); i += 2) {
                const auto length = static_cast<std::uint8_t>(data[i]);
                std::memset(to, data[i + 1], length);
                to += length;
            }
        }
        std::uint64_t solid = 0;
        for (const char cell : grid)
            solid += cell != 0 ? 1 : 0;
        g_sink = g_sink + solid;
    });
}

/// A save that stops short of waiting for the disk, whose speed is not ours.
class NoSync final : public SaveSteps
{
public:
    int create(const QString &path, unsigned permissions) override { return m_disk->create(path, permissions); }
    int write(QByteArrayView bytes) override { return m_disk->write(bytes); }
    int sync() override { return 0; }
    int close() override { return m_disk->close(); }
    int keepBackup(const QString &, const QString &) override { return 0; }
    int replace(const QString &from, const QString &to) override { return m_disk->replace(from, to); }
    int syncFolder(const QString &) override { return 0; }
    void remove(const QString &path) override { m_disk->remove(path); }

private:
    std::unique_ptr<SaveSteps> m_disk = makeDiskSaveSteps();
};

double statusKilobytes(const char *field)
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (line.startsWith(field))
            return line.mid(qstrlen(field)).simplified().split(' ').value(0).toDouble();
    }
    return 0;
}

/// In a child: opens (and saves) one file and prints the most memory it ever held.
int measureMemory(const QString &path, bool save)
{
    const double before = statusKilobytes("VmRSS:");
    auto file = openVfp(path);
    if (!file)
        return 1;
    if (save && !saveVfp(file->asset, path + QStringLiteral(".out"), std::make_unique<NoSync>()))
        return 1;
    std::printf("%.0f %.0f\n", before, statusKilobytes("VmHWM:"));
    return 0;
}

QJsonObject memoryOf(const QString &path, bool save)
{
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {save ? QStringLiteral("--save") : QStringLiteral("--open"), path});
    child.waitForFinished(-1);
    const QByteArrayList numbers = child.readAllStandardOutput().simplified().split(' ');
    const double cells = double(kSide) * kSide * kSide;
    const double peak = numbers.value(1).toDouble() * 1024;
    return {{"peakMiB", peak / 1048576}, {"peakBytesPerCell", peak / cells}, {"aboveStartBytesPerCell", (peak - numbers.value(0).toDouble() * 1024) / cells}};
}

QJsonObject measure(const VoxelAsset &asset, const QString &path, double floor)
{
    const double open = bestMilliseconds([&] { g_sink = g_sink + openVfp(path)->asset.voxelCount; });
    const double save = bestMilliseconds([&] { g_sink = g_sink + saveVfp(asset, path + QStringLiteral(".out"), std::make_unique<NoSync>())->voxelCount; });
    return {{"fileBytes", QFile(path).size()}, {"openMs", open}, {"openRatio", open / floor}, {"saveMs", save}, {"saveRatio", save / floor},
            {"memoryOpen", memoryOf(path, false)}, {"memorySave", memoryOf(path, true)}};
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3)
        return measureMemory(arguments[2], arguments[1] == QLatin1String("--save"));

    QTemporaryDir folder;
    const QString plainPath = folder.filePath(QStringLiteral("plain.vfp"));
    const QString riggedPath = folder.filePath(QStringLiteral("rigged.vfp"));
    VoxelAsset asset = landscape();
    const double first = bestMilliseconds([&] { g_sink = g_sink + saveVfp(asset, plainPath)->voxelCount; });
    auto plain = openVfp(plainPath);
    if (!plain)
        return 1;
    const double floor = floorMilliseconds(plain->asset);
    QJsonObject result{{"cells", qint64(plain->asset.grid.cellCount())}, {"voxels", qint64(plain->asset.voxelCount)},
                       {"decodeRunsAndOnePassMs", floor}, {"firstSaveWithHashMs", first}};
    result.insert("plain", measure(plain->asset, plainPath, floor));
    plain->asset.rig = rigFor(plain->asset.grid);
    const auto rigged = saveVfp(plain->asset, riggedPath);
    if (!rigged)
        return 1;
    result.insert("rigged", measure(*rigged, riggedPath, floor));
    std::printf("%s", QJsonDocument(result).toJson().constData());
    return 0;
}

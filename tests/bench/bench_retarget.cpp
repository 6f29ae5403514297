// How long a bake of many clips takes, beside what Assimp needs to load the same files. Prints JSON.
// Usage: bench_retarget FILE… (clips of one rig, one of them …Idle_A)

#include "app/jobs/retarget_work.h"
#include "model/character/humanoid_rest.h"

#include <assimp/Importer.hpp>
#include <assimp/postprocess.h>
#include <assimp/scene.h>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

using namespace marrow;

namespace {

constexpr int kRuns = 5;

/// The quickest of a few runs, in milliseconds.
template <class Work>
double quickest(Work work)
{
    double best = 1e30;
    for (int run = 0; run < kRuns; ++run) {
        QElapsedTimer timer;
        timer.start();
        work();
        best = std::min(best, static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    return best;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList files = QCoreApplication::arguments().mid(1);
    if (files.isEmpty()) {
        std::fputs("usage: bench_retarget FILE…\n", stderr);
        return 2;
    }
    unsigned clips = 0;
    const double assimp = quickest([&] {
        clips = 0;
        for (const QString &file : files) {
            Assimp::Importer importer;
            const aiScene *scene = importer.ReadFile(file.toUtf8().constData(), 0);
            clips += scene ? scene->mNumAnimations : 0;
        }
    });
    const RetargetDestination destination = *openRetargetDestination(kStandardTarget);
    RetargetJobOptions options;
    const double load = quickest([&] { (void)openRetargetSources(files); });
    const Result<RetargetSources> sources = openRetargetSources(files);
    if (!sources) {
        std::fputs(qPrintable(sources.error().message), stderr);
        return 1;
    }
    const Result<RetargetPlan> plan = planFrom(options, sources->motions, destination);
    if (!plan) {
        std::fputs(qPrintable(plan.error().message), stderr);
        return 1;
    }
    RetargetBatch batch;
    const double bake = quickest([&] { batch = bakeAll(*plan, sources->motions); });
    const QTemporaryDir folder;
    const double write = quickest([&] { (void)writeRetargeted(batch, *plan, destination, folder.path()); });
    const QJsonObject result{{"files", files.size()},     {"clips", static_cast<int>(batch.clips.size())}, {"assimpClips", static_cast<int>(clips)},
                             {"assimpLoadMs", assimp},    {"ourLoadMs", load},                             {"bakeMs", bake},
                             {"writeMs", write},          {"loadBakeWriteMs", load + bake + write}};
    std::fputs(QJsonDocument(result).toJson().constData(), stdout);
    return 0;
}

#include "io/scene/scene_process.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Scene)
};

constexpr qint64 kMiB = 1024 * 1024;
constexpr int kPatienceMs = 50;      ///< between two looks at whether to stop

Error sceneError(const char *code, const QString &message)
{
    return {QString::fromLatin1(code), message, {}, nullptr};
}

Result<void> wait(QProcess &process, const SceneLimits &limits, const Progress &progress)
{
    QElapsedTimer clock;
    clock.start();
    while (!process.waitForFinished(kPatienceMs)) {
        if (process.state() == QProcess::NotRunning)
            break;
        const double seconds = static_cast<double>(clock.elapsed()) / 1000;
        const bool late = seconds > 3 * limits.seconds; // the limit itself is on processor time
        if (progress.cancelled() || late) {
            process.kill();
            process.waitForFinished(-1);
            return progress.cancelled() ? sceneError("import.cancelled", Texts::tr("Reading the model was cancelled."))
                                        : sceneError("import.timeout", Texts::tr("Reading the model took more than %1 seconds and was stopped.").arg(3 * limits.seconds));
        }
        progress.report(seconds / (seconds + 2)); // how far Assimp is, nobody knows
    }
    return {};
}

Error endedBadly(const QProcess &process, const QByteArray &said, const SceneLimits &limits)
{
    const QString memory = Texts::tr("Reading the model needed more than %1 MiB of memory and was stopped.").arg(limits.bytes / kMiB);
    if (process.exitStatus() == QProcess::NormalExit && process.exitCode() == kSceneReaderOutOfMemory)
        return sceneError("import.memory", memory);
    if (process.exitStatus() == QProcess::CrashExit && process.exitCode() == 24) // SIGXCPU
        return sceneError("import.timeout", Texts::tr("Reading the model took more than %1 seconds and was stopped.").arg(limits.seconds));
    if (said.contains("bad_alloc"))
        return sceneError("import.memory", memory);
    return sceneError("scene.crashed", Texts::tr("Assimp, which reads such files, broke down over this one. The file is damaged, or uses something Assimp does not bear; export it again, best as .glb."));
}

} // namespace

SceneLimits sceneLimits(qint64 fileBytes)
{
    const qint64 steps = std::clamp<qint64>((fileBytes + 16 * kMiB - 1) / (16 * kMiB), 1, 10);
    return {static_cast<int>(60 * steps), std::min<qint64>(1024 * steps, 8 * 1024) * kMiB};
}

QString findSceneReader()
{
    const QString here = QCoreApplication::applicationDirPath();
    for (const char *place : {"/marrow-scene-reader", "/../bin/marrow-scene-reader", "/marrow-scene-reader.exe"}) {
        if (const QFileInfo info(here + QLatin1String(place)); info.isExecutable())
            return info.canonicalFilePath();
    }
    return {};
}

Result<SceneProduct> readSceneApart(const QByteArray &bytes, const SceneReadOptions &options, const QString &program, const Progress &progress)
{
    if (bytes.size() > kMaxSceneFileBytes)
        return sceneError("scene.limit", Texts::tr("The file has more than 512 MiB."));
    if (program.isEmpty())
        return sceneError("import.reader", Texts::tr("FBX and PMX are read by marrow-scene-reader, which is not beside this program. Install Marrow again."));
    const QTemporaryDir folder;
    QFile in(folder.filePath(QStringLiteral("in")));
    if (!folder.isValid() || !in.open(QIODevice::WriteOnly) || in.write(bytes) != bytes.size() || !in.flush())
        return sceneError("file.write", Texts::tr("The folder for temporary files cannot be written to: %1.").arg(in.errorString()));
    in.close();
    const QString out = folder.filePath(QStringLiteral("out"));
    QStringList arguments{options.kind == SceneKind::Pmx ? QStringLiteral("pmx") : QStringLiteral("fbx"), in.fileName(), out};
    if (options.route == SceneRoute::Exporter)
        arguments << QStringLiteral("--route") << QStringLiteral("exporter");
    if (options.metresPerUnit)
        arguments << QStringLiteral("--metres") << QString::number(*options.metresPerUnit, 'g', 17);
    if (!options.up.isEmpty())
        arguments << QStringLiteral("--up") << options.up;
    const SceneLimits limits = sceneLimits(bytes.size());
    QProcess process;
    process.setProcessChannelMode(QProcess::SeparateChannels);
    process.start(program, arguments, QIODevice::ReadOnly);
    if (!process.waitForStarted())
        return sceneError("import.reader", Texts::tr("%1 could not be started: %2.").arg(program, process.errorString()));
    if (const Result<void> waited = wait(process, limits, progress); !waited)
        return waited.error();
    const QJsonObject answer = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
    if (process.exitStatus() != QProcess::NormalExit || answer.isEmpty())
        return endedBadly(process, process.readAllStandardError(), limits);
    if (answer.contains(QStringLiteral("code"))) {
        const QString code = answer.value(QStringLiteral("code")).toString();
        const QString said = answer.value(QStringLiteral("message")).toString();
        return Error{code, code == QLatin1String("scene.read") ? Texts::tr("The file is damaged, or uses something that is not known here. Export it again, best as .glb. (Assimp, which reads such files, says: %1)").arg(said) : said, {}, nullptr};
    }
    SceneProduct product;
    product.facts = sceneFactsFrom(answer);
    QFile result(out);
    if (!result.open(QIODevice::ReadOnly))
        return endedBadly(process, {}, limits);
    product.glb = result.readAll();
    return product;
}

} // namespace marrow

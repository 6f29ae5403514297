// The inside of marrow-scene-reader: reads one file under limits the system enforces.

#include "io/scene/scene_process.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include <cstdio>
#include <cstdlib>
#include <new>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

namespace marrow {

namespace {

constexpr int kExitUsage = 2;

[[noreturn]] void outOfMemory()
{
    std::_Exit(kSceneReaderOutOfMemory);
}

void limitThisProcess(const SceneLimits &limits)
{
    std::set_new_handler(outOfMemory);
#ifdef Q_OS_UNIX
    const auto limit = [](auto what, qint64 most) {
        const rlimit value{static_cast<rlim_t>(most), static_cast<rlim_t>(most)};
        setrlimit(what, &value);
    };
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_CPU, limits.seconds);
#ifndef MARROW_SANITIZED // a sanitizer's own tables need more than that
    limit(RLIMIT_AS, limits.bytes);
#endif
#else
    Q_UNUSED(limits);
#endif
}

int print(const QJsonObject &object)
{
    const QByteArray text = QJsonDocument(object).toJson(QJsonDocument::Compact);
    std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stdout);
    return std::fflush(stdout) == 0 ? 0 : 1;
}

int print(const Error &error)
{
    return print(QJsonObject{{"code", error.code}, {"message", error.message}});
}

} // namespace

int runSceneReader(const QStringList &arguments)
{
    if (arguments.size() < 3)
        return kExitUsage;
    SceneReadOptions options;
    options.kind = arguments[0] == QLatin1String("pmx") ? SceneKind::Pmx : SceneKind::Fbx;
    for (qsizetype i = 3; i + 1 < arguments.size(); i += 2) {
        if (arguments[i] == QLatin1String("--metres"))
            options.metresPerUnit = arguments[i + 1].toDouble();
        else if (arguments[i] == QLatin1String("--route"))
            options.route = SceneRoute::Exporter;
        else if (arguments[i] == QLatin1String("--up"))
            options.up = arguments[i + 1];
    }
    QFile in(arguments[1]);
    limitThisProcess(sceneLimits(in.size()));
    if (!in.open(QIODevice::ReadOnly))
        return print(Error{QStringLiteral("file.open"), in.errorString(), {}, nullptr});
    const QByteArray bytes = in.readAll();
    const Result<SceneProduct> product = readScene(bytes, options);
    if (!product)
        return print(product.error());
    QFile out(arguments[2]);
    if (!out.open(QIODevice::WriteOnly) || out.write(product->glb) != product->glb.size() || !out.flush())
        return print(Error{QStringLiteral("file.write"), out.errorString(), {}, nullptr});
    return print(toJson(product->facts));
}

} // namespace marrow

#include "io/p2lrt/reader.h"

#include <QFile>

#include <chrono>
#include <cstdio>

using namespace marrow;

namespace {

using Clock = std::chrono::steady_clock;

/// The best of many loads from memory, texture pages not decoded.
double bestMilliseconds(const QByteArray &bytes)
{
    double best = 1e9;
    for (int i = 0; i < 200; ++i) {
        const auto start = Clock::now();
        const auto read = p2lrt::readPuppet(bytes);
        const auto end = Clock::now();
        if (!read)
            return -1;
        best = std::min(best, std::chrono::duration<double, std::milli>(end - start).count());
    }
    return best;
}

} // namespace

/// Prints how long a puppet takes to load. Arguments: files; without any, the two of the test data.
int main(int argc, char **argv)
{
    QStringList files;
    for (int i = 1; i < argc; ++i)
        files.append(QString::fromLocal8Bit(argv[i]));
    if (files.isEmpty()) {
        for (const char *name : {"model.p2lrt", "model-zstd.p2lrt", "cloth.p2lrt"})
            files.append(QStringLiteral(MARROW_SOURCE_DIR "/tests/data/p2lrt/bench/") + QLatin1String(name));
    }
    std::printf("[");
    const char *separator = "";
    for (const QString &path : files) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) {
            std::fprintf(stderr, "cannot open %s\n", qPrintable(path));
            return 1;
        }
        const QByteArray bytes = file.readAll();
        std::printf("%s{\"file\": \"%s\", \"bytes\": %lld, \"loadMs\": %.3f}", separator,
                    qPrintable(path.section('/', -1)), static_cast<long long>(bytes.size()), bestMilliseconds(bytes));
        separator = ", ";
    }
    std::printf("]\n");
    return 0;
}

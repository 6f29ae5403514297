#include "io/p2lrt/reader.h"

#include <QFile>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <malloc.h>

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

std::size_t heapBytes()
{
    const struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

/// What one puppet holds on to, its file included, once it has been read from disk.
std::size_t bytesHeld(const QString &path)
{
    const std::size_t before = heapBytes();
    const auto read = p2lrt::readPuppetFile(path);
    return read ? heapBytes() - before : 0;
}

} // namespace

/// Prints how long a puppet takes to load and how many bytes it then holds, its file included. Arguments: files;
/// without any, the two of the test data.
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
        std::printf("%s{\"file\": \"%s\", \"bytes\": %lld, \"loadMs\": %.3f, \"bytesHeld\": %zu}", separator,
                    qPrintable(path.section('/', -1)), static_cast<long long>(bytes.size()), bestMilliseconds(bytes),
                    bytesHeld(path));
        separator = ", ";
    }
    std::printf("]\n");
    return 0;
}

// make-sample-puppet FILE: writes the bundled sample puppet.

#include "io/p2lrt/writer.h"
#include "resources/samples/generator/sample_puppet.h"

#include <cstdio>

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::fprintf(stderr, "make-sample-puppet FILE.p2lrt\n");
        return 2;
    }
    marrow::p2lrt::WriteOptions options;
    options.compression = marrow::p2lrt::Compression::Deflate;
    const auto saved =
        marrow::p2lrt::savePuppet(marrow::sample::makeLanternKeeper(), QString::fromLocal8Bit(argv[1]), options);
    if (!saved) {
        std::fprintf(stderr, "%s\n", qPrintable(saved.error().message));
        return 1;
    }
    return 0;
}

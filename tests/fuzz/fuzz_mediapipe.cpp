// Whatever the bytes are, the mediapipe33 reader comes back; what opens is written in the frozen form, and opens again as the same bytes.

#include "io/mediapipe/mediapipe_reader.h"
#include "model/character/motion/keypoint_motion.h"

#include <cstdio>
#include <cstdlib>

using namespace marrow;

namespace {

void require(bool condition, const char *what)
{
    if (condition)
        return;
    std::fprintf(stderr, "fuzz_mediapipe: %s\n", what);
    std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    looksLikeMediapipe(bytes);
    const auto read = readMediapipe(bytes);
    if (!read) {
        require(!read.error().code.isEmpty() && !read.error().message.isEmpty(), "a failure without words");
        return 0;
    }
    const Motion motion = motionOfKeypoints(read->track);
    for (const Eigen::Vector3f &translation : motion.translations)
        require(translation.allFinite(), "a place that is none");
    const QByteArray text = toNdjson(read->track);
    const auto again = readMediapipe(text);
    require(again.ok(), "what was written does not open");
    require(toNdjson(again->track) == text, "what was written is something else when it is read again");
    return 0;
}

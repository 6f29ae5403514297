// Whatever the bytes are, the VMD reader comes back; what opens is played on the standard skeleton, and legs by IK reach what is in reach.

#include "io/vmd/vmd_reader.h"
#include "model/character/motion/keypoints.h"
#include "model/character/motion/mmd_motion.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace marrow;

namespace {

void require(bool condition, const char *what)
{
    if (condition)
        return;
    std::fprintf(stderr, "fuzz_vmd: %s\n", what);
    std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto read = readVmd(QByteArrayView(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    if (!read) {
        require(!read.error().code.isEmpty() && !read.error().message.isEmpty(), "a failure without words");
        return 0;
    }
    for (const auto &[bone, keys] : read->tracks.bones) {
        for (std::size_t i = 1; i < keys.size(); ++i)
            require(keys[i - 1].frame < keys[i].frame, "keys out of order");
    }
    constexpr std::uint32_t kMostFrames = 8; // frames are all alike to it, and playing them instrumented is what takes the time
    MmdLegs legs;
    const Motion motion = mmdMotion(read->tracks, static_cast<int>(std::min(read->lastFrame, kMostFrames)) + 1, legs);
    for (const Eigen::Quaternionf &rotation : motion.rotations)
        require(std::abs(rotation.norm() - 1) < 1e-3F, "a rotation that is none");
    toNdjson(keypointsOf(motion, mapKeypoints(motion)));
    return 0;
}

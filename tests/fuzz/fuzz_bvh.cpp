// Whatever the bytes are, the BVH reader comes back; what opens stands upright in any axes, is written, and opens again as the same motion.

#include "io/bvh/bvh_reader.h"
#include "io/bvh/bvh_writer.h"
#include "model/character/motion/keypoints.h"
#include "model/character/motion/motion_space.h"

#include <cstdio>
#include <cstdlib>

using namespace marrow;

namespace {

constexpr std::size_t kSamples = 20'000;

void require(bool condition, const char *what)
{
    if (condition)
        return;
    std::fprintf(stderr, "fuzz_bvh: %s\n", what);
    std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto read = readBvh(QByteArrayView(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)), kSamples);
    if (!read) {
        require(!read.error().code.isEmpty() && !read.error().message.isEmpty(), "a failure without words");
        return 0;
    }
    Motion motion = read->motion;
    const std::size_t samples = static_cast<std::size_t>(motion.frames) * motion.joints.size();
    require(motion.frames > 0 && motion.rotations.size() == samples && motion.translations.size() == samples && samples <= kSamples, "frames that do not fit");
    for (const Eigen::Quaternionf &rotation : motion.rotations)
        require(std::abs(rotation.norm() - 1) < 1e-3F, "a rotation that is none");
    const HumanoidMapping mapping = mapHumanoid(motion);
    turnUpright(motion, guessUpAxis(motion, mapping).up);
    facingDegrees(mapping, motionRestWorlds(motion));
    lowestFoot(motion, mapping);
    toNdjson(keypointsOf(motion, mapKeypoints(motion)));
    const auto again = readBvh(writeBvh(motion), 10 * kSamples);
    require(!again.ok() ? again.error().code == QLatin1String("bvh.number") : again->motion.frames == motion.frames, "what was written does not open"); // metres near the bound are over it in centimetres
    return 0;
}

#include "render/voxel/ground_shadow.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace marrow {

namespace {

constexpr int kBlurRounds = 3;

/// A box blur along one line; three of them come close to a bell.
void blurLine(const float *in, float *out, int count, int stride, int radius)
{
    float sum = 0;
    for (int i = -radius; i < count + radius; ++i) {
        const int enter = i + radius;
        const int leave = i - radius - 1;
        if (enter < count)
            sum += in[enter * stride];
        if (leave >= 0 && leave < count)
            sum -= in[leave * stride];
        if (i >= 0 && i < count)
            out[i * stride] = sum / static_cast<float>(2 * radius + 1);
    }
}

} // namespace

QImage groundShadow(const VoxelGrid &grid, int margin)
{
    const Int3 size = grid.size();
    const int width = size.x + 2 * margin;
    const int height = size.z + 2 * margin;
    std::vector<float> dark(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 0.0F);
    // What hangs low shades more than what is high up.
    const int reach = std::min(size.y, 48);
    for (int z = 0; z < size.z; ++z) {
        for (int y = reach - 1; y >= 0; --y) {
            const float shade = std::exp(-static_cast<float>(y) / 12.0F);
            const std::uint8_t *row = grid.data() + grid.offset({0, y, z});
            float *out = dark.data() + static_cast<std::size_t>((z + margin) * width + margin);
            for (int x = 0; x < size.x; ++x) {
                if (row[x] != 0)
                    out[x] = std::max(out[x], shade);
            }
        }
    }
    return softShadow(std::move(dark), width, height, std::max(1, margin / 4));
}

QImage softShadow(std::vector<float> dark, int width, int height, int radius)
{
    std::vector<float> other(dark.size());
    for (int round = 0; round < kBlurRounds; ++round) {
        for (int y = 0; y < height; ++y)
            blurLine(dark.data() + y * width, other.data() + y * width, width, 1, radius);
        for (int x = 0; x < width; ++x)
            blurLine(other.data() + x, dark.data() + x, height, width, radius);
    }
    QImage image(width, height, QImage::Format_RGBA8888);
    for (int y = 0; y < height; ++y) {
        auto *row = reinterpret_cast<std::uint8_t *>(image.scanLine(y));
        for (int x = 0; x < width; ++x) {
            const auto tone = static_cast<std::uint8_t>(std::lround(255 * std::clamp(dark[static_cast<std::size_t>(y * width + x)], 0.0F, 1.0F)));
            for (int channel = 0; channel < 3; ++channel)
                row[4 * x + channel] = tone;
            row[4 * x + 3] = 255;
        }
    }
    return image;
}

} // namespace marrow

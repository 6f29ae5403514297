#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace marrow {

/// The colours of what is drawn around a pose: the same in the view and in the legends beside it.

namespace detail {
inline QColor mixed(const QColor &a, const QColor &b, float t)
{
    const auto part = [t](int from, int to) { return static_cast<int>(std::lround(static_cast<float>(from) + t * static_cast<float>(to - from))); };
    return {part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue())};
}
} // namespace detail

/// The `index`th of `count` ghosts away from the playhead: warm before it, cool after it, fainter the farther.
inline QColor ghostColor(int direction, std::size_t index, std::size_t count)
{
    QColor color = direction < 0 ? QColor(0xe8, 0x7a, 0x5a) : QColor(0x3f, 0xc2, 0xa8);
    const float near = count > 1 ? 1 - static_cast<float>(index) / static_cast<float>(count) : 1;
    color.setAlphaF(0.12F + 0.24F * near);
    return color;
}

/// 0 at rest … 1 at the fastest of what is shown: blue, amber, red.
inline QColor speedColor(float part)
{
    const QColor slow(0x4a, 0x90, 0xe2);
    const QColor middle(0xe5, 0xb4, 0x54);
    const QColor fast(0xe2, 0x4b, 0x3c);
    const float t = std::clamp(part, 0.0F, 1.0F);
    return t < 0.5F ? detail::mixed(slow, middle, t * 2) : detail::mixed(middle, fast, t * 2 - 1);
}

/// The gap of a face in voxels: yellow when it just opens, red from half a voxel, violet from two.
inline QColor gapColor(float gap)
{
    const QColor slight(0xf4, 0xd3, 0x4a);
    const QColor wide(0xe2, 0x3b, 0x32);
    const QColor torn(0xa0, 0x2c, 0xc8);
    return gap < 0.5F ? detail::mixed(slight, wide, gap * 2) : detail::mixed(wide, torn, std::min((gap - 0.5F) / 1.5F, 1.0F));
}

} // namespace marrow

#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace marrow {

/// A rectangle of pixels: columns [left, right), rows [top, bottom).
struct PixelBox
{
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;

    bool empty() const { return left >= right || top >= bottom; }
    PixelBox intersected(const PixelBox &other) const
    {
        return {std::max(left, other.left), std::max(top, other.top), std::min(right, other.right),
                std::min(bottom, other.bottom)};
    }
    PixelBox united(const PixelBox &other) const
    {
        if (empty())
            return other;
        if (other.empty())
            return *this;
        return {std::min(left, other.left), std::min(top, other.top), std::max(right, other.right),
                std::max(bottom, other.bottom)};
    }
};

/// Float planes over a band of rows of an image. Rows are padded so that a group of lanes beginning inside may be loaded and
/// stored whole; what lies in the padding is never shown. Starts as zeros; `dirty` bounds what may differ from zero.
class RasterPlanes
{
public:
    static constexpr int kPadding = 16;

    RasterPlanes(int planes, const PixelBox &area)
        : m_area(area)
        , m_stride(static_cast<std::size_t>(area.right - area.left) + kPadding)
        , m_plane(m_stride * static_cast<std::size_t>(area.bottom - area.top))
        , m_values(m_plane * static_cast<std::size_t>(planes), 0.0f)
    {
    }

    const PixelBox &area() const { return m_area; }
    /// The value of column 0 in this row (the columns of a band always begin at 0).
    float *row(int plane, int y) { return m_values.data() + offset(plane, y); }
    const float *row(int plane, int y) const { return m_values.data() + offset(plane, y); }

    const PixelBox &dirty() const { return m_dirty; }
    void addDirty(const PixelBox &box) { m_dirty = m_dirty.united(box.intersected(m_area)); }
    /// Makes everything zero again.
    void clear()
    {
        const std::size_t planes = m_plane ? m_values.size() / m_plane : 0;
        for (std::size_t plane = 0; plane < planes; ++plane) {
            for (int y = m_dirty.top; y < m_dirty.bottom; ++y) {
                float *start = row(static_cast<int>(plane), y);
                std::fill(start + m_dirty.left, start + m_dirty.right, 0.0f);
            }
        }
        m_dirty = {};
    }

private:
    std::size_t offset(int plane, int y) const
    {
        return static_cast<std::size_t>(plane) * m_plane + static_cast<std::size_t>(y - m_area.top) * m_stride;
    }

    PixelBox m_area;
    std::size_t m_stride;
    std::size_t m_plane;
    PixelBox m_dirty;
    std::vector<float> m_values;
};

} // namespace marrow

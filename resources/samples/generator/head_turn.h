#pragma once

#include "resources/samples/generator/rig_builder.h"

namespace marrow::sample {

/// How the head turns: every point of a part is given a depth in front of the head's middle, the head is turned in
/// space, and seen from the front again. What lies nearer moves farther, and the side that turns away narrows, all by
/// itself.
class HeadTurn
{
public:
    using Depth = std::function<double(QPointF)>;

    explicit HeadTurn(Depth depth)
        : m_depth(std::move(depth))
    {
    }
    /// Values: ParamAngleX and ParamAngleY, degrees of the panel.
    QPointF operator()(const Vertex &vertex, Values at) const;

    /// Depth of a dome that is `height` in front at the middle of the face.
    static Depth dome(double height, double floor, double halfWidth, double halfHeight);
    static Depth flat(double depth);

private:
    Depth m_depth;
};

} // namespace marrow::sample

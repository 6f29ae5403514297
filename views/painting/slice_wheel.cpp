#include "views/painting/slice_wheel.h"

#include <algorithm>

namespace marrow {

std::optional<VoxelBox> slicedBy(const std::optional<VoxelBox> &slice, Int3 gridSize, const Eigen::Vector3f &forward, int steps)
{
    const VoxelBox whole = VoxelBox::whole(gridSize);
    VoxelBox box = slice.value_or(whole);
    int axis = 0;
    forward.cwiseAbs().maxCoeff(&axis);
    // Looking along −axis one sees the high end.
    if (forward[axis] < 0)
        box.high[axis] = std::clamp(box.high[axis] - steps, box.low[axis], whole.high[axis]);
    else
        box.low[axis] = std::clamp(box.low[axis] + steps, 0, box.high[axis]);
    return box == whole ? std::nullopt : std::optional(box);
}

} // namespace marrow

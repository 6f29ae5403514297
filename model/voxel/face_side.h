#pragma once

#include <cstdint>

namespace marrow {

/// A side of a cell: 2·axis + (0 towards lower, 1 towards higher coordinates), so -x +x -y +y -z +z.
using FaceSide = std::uint8_t;
inline int faceAxis(FaceSide side)
{
    return side >> 1;
}
inline bool facesUp(FaceSide side)
{
    return (side & 1) != 0;
}
/// "-x", "+x", … as marrow-cli prints them.
inline const char *faceName(FaceSide side)
{
    constexpr const char *kNames[] = {"-x", "+x", "-y", "+y", "-z", "+z"};
    return side < 6 ? kNames[side] : "";
}

} // namespace marrow

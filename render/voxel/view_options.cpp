#include "render/voxel/view_options.h"

namespace marrow {

SceneTheme SceneTheme::dark()
{
    return {QColor(0x2b, 0x2f, 0x36), QColor(0x1b, 0x1e, 0x22), QColor(255, 255, 255, 34), QColor(0, 0, 0, 130),
            QColor(0x5a, 0xa5, 0xf0),  QColor(0xff, 0xff, 0xff), QColor(0xe5, 0xb4, 0x54), QColor(0xc9, 0xd1, 0xdc), QColor(0xe6, 0xe8, 0xeb),
            QColor(0x1e, 0x21, 0x26, 200)};
}

SceneTheme SceneTheme::light()
{
    return {QColor(0xe9, 0xec, 0xf0), QColor(0xd6, 0xdb, 0xe1), QColor(20, 30, 45, 40), QColor(30, 40, 60, 85),
            QColor(0x1f, 0x6f, 0xc4),  QColor(0x1d, 0x21, 0x27), QColor(0xb0, 0x74, 0x00), QColor(0x5a, 0x64, 0x72), QColor(0x1d, 0x21, 0x27),
            QColor(0xff, 0xff, 0xff, 215)};
}

VoxelFilter shownFilter(const ViewOptions &options, const Skeleton &skeleton)
{
    VoxelFilter filter;
    filter.slice = options.slice;
    for (const Joint &joint : skeleton.joints()) {
        if (!options.shows(joint.id))
            filter.hide(joint.id);
    }
    return filter;
}

} // namespace marrow

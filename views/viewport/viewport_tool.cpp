#include "views/viewport/viewport_tool.h"

namespace marrow {

std::optional<Eigen::Vector3f> nudgeStep(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return Eigen::Vector3f(-1, 0, 0);
    case Qt::Key_Right:
        return Eigen::Vector3f(1, 0, 0);
    case Qt::Key_Down:
        return Eigen::Vector3f(0, -1, 0);
    case Qt::Key_Up:
        return Eigen::Vector3f(0, 1, 0);
    case Qt::Key_PageDown:
        return Eigen::Vector3f(0, 0, -1);
    case Qt::Key_PageUp:
        return Eigen::Vector3f(0, 0, 1);
    default:
        return std::nullopt;
    }
}

} // namespace marrow

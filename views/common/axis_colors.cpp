#include "views/common/axis_colors.h"

#include "views/common/theme.h"

namespace marrow {

QColor axisColor(int axis, const QPalette &palette)
{
    static const QColor dark[] = {QColor(0xEE, 0x7E, 0x7E), QColor(0x82, 0xC8, 0x7C), QColor(0x7E, 0xAE, 0xF5)};
    static const QColor light[] = {QColor(0xC0, 0x34, 0x34), QColor(0x2C, 0x7C, 0x34), QColor(0x2A, 0x62, 0xC8)};
    return (tokensFor(palette).dark ? dark : light)[axis];
}

QString axisName(int axis)
{
    static const QString names[] = {QStringLiteral("X"), QStringLiteral("Y"), QStringLiteral("Z")};
    return names[axis];
}

} // namespace marrow

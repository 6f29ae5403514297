#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

namespace marrow {

/// X red, Y green, Z blue, at a contrast that can be read on the panel. Axis 0..2.
QColor axisColor(int axis, const QPalette &palette);
/// "X", "Y" or "Z": a name, the same in every language.
QString axisName(int axis);

} // namespace marrow

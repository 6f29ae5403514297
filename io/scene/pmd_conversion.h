#pragma once

#include "model/base/result.h"

#include <QByteArray>

namespace marrow {

/// The PMX that a PMD, the older format of MMD, would be: vertices, faces, materials with their textures, bones. Names are Shift-JIS there
/// and UTF-8 here. Every count is checked before memory is taken. Fails with pmd.format and pmd.damaged.
Result<QByteArray> pmxFromPmd(const QByteArray &bytes);

} // namespace marrow

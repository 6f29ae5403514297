#pragma once

#include "model/base/result.h"

#include <QByteArray>
#include <QStringList>

#include <array>
#include <vector>

namespace marrow {

struct PmxBone
{
    QString name;
    std::array<float, 3> position = {}; ///< in the file's own left-handed space and units
    int parent = -1;
};

/// What a PMX (2.0, 2.1) holds up to its bones, read and checked by ourselves: every count against the bytes there are, every index
/// against what it names, parents for circles. Assimp believes these files; it must not be given one that lies.
struct PmxOutline
{
    QString name;
    qint64 vertices = 0;
    qint64 faces = 0; ///< of all materials
    QStringList textures;
    std::vector<PmxBone> bones;
    qint64 morphs = 0;
};

/// Fails with pmx.format, pmx.version and pmx.damaged, with the section and the byte.
Result<PmxOutline> readPmxOutline(const QByteArray &bytes);

} // namespace marrow

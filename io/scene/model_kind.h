#pragma once

#include <QByteArray>
#include <QString>

namespace marrow {

/// What a model file is.
enum class ModelKind { Unknown, Glb, Gltf, Vrm, Fbx, Pmx, Pmd, Zip };

/// By the first bytes (256 are enough) where they say it, else by the name. A GLB is a Vrm only when its name says so; what it really
/// is, is seen when it is read.
ModelKind modelKindOf(const QByteArray &head, const QString &name);

/// Which goes first when an archive has several (model-formats §1.1): vrm 0, glb, gltf, pmx, pmd, fbx; -1 for others.
int searchRank(const QString &name);

} // namespace marrow

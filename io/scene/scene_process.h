#pragma once

#include "io/scene/scene_reader.h"
#include "model/base/progress.h"

namespace marrow {

/// What reading a scene may cost: processor seconds and bytes of address space.
struct SceneLimits
{
    int seconds = 0;
    qint64 bytes = 0;
};

/// Grows with the file: a minute and 1 GiB for files of up to 16 MiB, at most ten minutes and 8 GiB.
SceneLimits sceneLimits(qint64 fileBytes);

/// The reading program beside this one (or beside the studio, for tests); empty when there is none.
QString findSceneReader();

/// readScene in a process of its own (`program`, see findSceneReader) which may crash, hang or ask for too much memory without harm to
/// this one. Any thread; no event loop needed. Codes: those of readScene, and scene.crashed, import.timeout, import.memory,
/// import.cancelled, import.reader.
Result<SceneProduct> readSceneApart(const QByteArray &bytes, const SceneReadOptions &options, const QString &program, const Progress &progress = {});

/// How the reading program says that memory did not suffice.
inline constexpr int kSceneReaderOutOfMemory = 77;

/// What the reading program does: `marrow-scene-reader KIND IN OUT [--route exporter] [--metres X] [--up y|z]`, limits by the size of IN. Prints one JSON object.
int runSceneReader(const QStringList &arguments);

} // namespace marrow

#pragma once

#include "io/scene/scene_facts.h"
#include "model/base/result.h"

#include <QByteArray>

#include <optional>

namespace marrow {

/// The kinds of scene that are read through Assimp.
enum class SceneKind { Fbx, Pmx };

/// Who writes the GLB: we do, or Assimp's own exporter, which bakes FBX pivots by itself (the second attempt of model-formats §1.1).
enum class SceneRoute { Own, Exporter };

struct SceneReadOptions
{
    SceneKind kind = SceneKind::Fbx;
    SceneRoute route = SceneRoute::Own;
    std::optional<double> metresPerUnit; ///< instead of what the file says
    QString up;                          ///< "y" or "z" instead of what the file says, else empty
};

/// A scene as GLB. Pictures within the file are in it; others are images with the uri the file names, for the caller to find.
struct SceneProduct
{
    QByteArray glb;
    SceneFacts facts;
};

/// The largest file that is read (character-decisions, "Importing").
inline constexpr qint64 kMaxSceneFileBytes = 512LL * 1024 * 1024;
/// One unit of an MMD model: figures of about 20 units are meant to be about 1.6 m tall.
inline constexpr double kMetresPerMmdUnit = 0.08;

/// Reads an FBX or PMX with Assimp and writes it as GLB: pivots folded into their nodes, four weights a vertex, metres, +Y up. Assimp does
/// not bear every broken file: call this in a process that may die (see readSceneApart), not in the studio's own. Codes: scene.read (the message
/// is in Assimp's own words), scene.empty, scene.limit, and those of GltfBuilder.
Result<SceneProduct> readScene(const QByteArray &bytes, const SceneReadOptions &options);

} // namespace marrow

#pragma once

#include <QJsonObject>
#include <QStringList>

#include <array>

namespace marrow {

/// What was counted in a scene that is no glTF, independently of the GLB written from it, and what could not be kept. The program that
/// reads such files sends it as JSON beside the GLB: numbers and names only, so that sentences are made in the language of the interface.
struct SceneFacts
{
    // Counted in the scene.
    qint64 faces = 0;
    qint64 vertices = 0; ///< before equal ones are joined
    qint64 joints = 0;
    qint64 clips = 0; ///< with at least one track
    double area = 0;  ///< of all triangles, in square metres, mesh by mesh in its own space
    std::array<double, 6> bounds = {}; ///< least x, y, z, greatest x, y, z of all corners in their meshes' own spaces, metres

    // What was decided.
    double metresPerUnit = 1;
    QString up; ///< "x", "y" or "z", as in the file
    qint64 pivots = 0; ///< helper nodes of an FBX that were folded into the nodes they belong to

    // What could not be kept as it was.
    qint64 limitedVertices = 0;    ///< had more than four weights
    qint64 unweightedVertices = 0; ///< of skinned meshes; they follow their mesh's node
    qint64 shearedNodes = 0;       ///< moved nodes whose matrix no TRS can hold
    qint64 linesAndPoints = 0;     ///< left out
    bool leftHanded = false;       ///< the axes the file names; x was turned over
    QStringList lostBones;         ///< bones without a node
    QStringList emptyClips;        ///< clips that move nothing
    qint64 morphTracks = 0;        ///< animations of shapes that were left out
};

QJsonObject toJson(const SceneFacts &facts);
SceneFacts sceneFactsFrom(const QJsonObject &json);

} // namespace marrow

#pragma once

// Plays a GLB by libraries that are not ours: tinygltf and Assimp read it, and the skinning of glTF 2.0 (3.7.3.2) is done here.

#include <QByteArray>
#include <QString>

#include <array>
#include <memory>
#include <vector>

namespace marrow::test {

using Point = std::array<double, 3>;

/// A GLB as some reader understood it. All meshes of the scene, primitive behind primitive.
class GltfPlayback
{
public:
    virtual ~GltfPlayback() = default;
    virtual int animationCount() const = 0;
    virtual QString animationName(int animation) const = 0;
    virtual double durationSeconds(int animation) const = 0;
    /// Where the vertices are; animation -1 is the pose at rest.
    virtual std::vector<Point> positions(int animation, double seconds) const = 0;
};

/// Null, with a reason, when the bytes cannot be read.
std::unique_ptr<GltfPlayback> playWithTinygltf(const QByteArray &glb, QString *reason);
std::unique_ptr<GltfPlayback> playWithAssimp(const QByteArray &glb, QString *reason);

} // namespace marrow::test

#include "tests/support/gltf_playback.h"

#include <QString>

#include <assimp/Importer.hpp>
#include <assimp/scene.h>

#include <map>
#include <string>

namespace marrow::test {

namespace {

using Matrix = aiMatrix4x4t<double>;
using Vector = aiVector3t<double>;

Matrix wide(const aiMatrix4x4 &m)
{
    return Matrix(double(m.a1), double(m.a2), double(m.a3), double(m.a4), double(m.b1), double(m.b2), double(m.b3), double(m.b4),
                  double(m.c1), double(m.c2), double(m.c3), double(m.c4), double(m.d1), double(m.d2), double(m.d3), double(m.d4));
}

Vector wide(const aiVector3D &v)
{
    return Vector(double(v.x), double(v.y), double(v.z));
}

aiQuaterniont<double> wide(const aiQuaternion &q)
{
    return aiQuaterniont<double>(double(q.w), double(q.x), double(q.y), double(q.z));
}

/// The two keys around a time and how far between them it is.
template <class Key>
std::pair<unsigned, double> between(const Key *keys, unsigned count, double time)
{
    if (count == 1 || time <= keys[0].mTime)
        return {0, 0};
    for (unsigned i = 1; i < count; ++i) {
        if (time < keys[i].mTime)
            return {i - 1, (time - keys[i - 1].mTime) / (keys[i].mTime - keys[i - 1].mTime)};
    }
    return {count - 2, 1};
}

Vector vectorAt(const aiVectorKey *keys, unsigned count, double time)
{
    const auto [i, f] = between(keys, count, time);
    const Vector a = wide(keys[i].mValue);
    return count == 1 ? a : a + (wide(keys[i + 1].mValue) - a) * f;
}

class AssimpPlayback final : public GltfPlayback
{
public:
    Assimp::Importer importer;
    const aiScene *scene = nullptr;

    int animationCount() const override { return int(scene->mNumAnimations); }
    QString animationName(int animation) const override { return QString::fromUtf8(scene->mAnimations[animation]->mName.C_Str()); }
    double durationSeconds(int animation) const override
    {
        return scene->mAnimations[animation]->mDuration / scene->mAnimations[animation]->mTicksPerSecond;
    }

    std::vector<Point> positions(int animation, double seconds) const override
    {
        std::map<std::string, Matrix> worlds;
        place(scene->mRootNode, Matrix(), animation < 0 ? nullptr : scene->mAnimations[animation], seconds, worlds);
        std::vector<Point> points;
        addMeshes(scene->mRootNode, worlds, points);
        return points;
    }

private:
    Matrix localOf(const aiNode *node, const aiAnimation *animation, double seconds) const
    {
        for (unsigned i = 0; animation && i < animation->mNumChannels; ++i) {
            const aiNodeAnim &channel = *animation->mChannels[i];
            if (channel.mNodeName != node->mName)
                continue;
            const double time = seconds * animation->mTicksPerSecond;
            const auto [k, f] = between(channel.mRotationKeys, channel.mNumRotationKeys, time);
            aiQuaterniont<double> rotation = wide(channel.mRotationKeys[k].mValue);
            if (channel.mNumRotationKeys > 1)
                aiQuaterniont<double>::Interpolate(rotation, wide(channel.mRotationKeys[k].mValue), wide(channel.mRotationKeys[k + 1].mValue), f);
            // Put together here: the library's own constructor scales rows where columns are meant.
            Matrix moved, stretched;
            Matrix::Translation(vectorAt(channel.mPositionKeys, channel.mNumPositionKeys, time), moved);
            Matrix::Scaling(vectorAt(channel.mScalingKeys, channel.mNumScalingKeys, time), stretched);
            return moved * Matrix(rotation.GetMatrix()) * stretched;
        }
        return wide(node->mTransformation);
    }

    void place(const aiNode *node, const Matrix &parent, const aiAnimation *animation, double seconds, std::map<std::string, Matrix> &worlds) const
    {
        const Matrix world = parent * localOf(node, animation, seconds);
        worlds[node->mName.C_Str()] = world;
        for (unsigned i = 0; i < node->mNumChildren; ++i)
            place(node->mChildren[i], world, animation, seconds, worlds);
    }

    void addMeshes(const aiNode *node, const std::map<std::string, Matrix> &worlds, std::vector<Point> &points) const
    {
        for (unsigned m = 0; m < node->mNumMeshes; ++m) {
            const aiMesh &mesh = *scene->mMeshes[node->mMeshes[m]];
            std::vector<Vector> sums(mesh.mNumVertices);
            for (unsigned b = 0; b < mesh.mNumBones; ++b) {
                const aiBone &bone = *mesh.mBones[b];
                const Matrix matrix = worlds.at(bone.mName.C_Str()) * wide(bone.mOffsetMatrix);
                for (unsigned w = 0; w < bone.mNumWeights; ++w)
                    sums[bone.mWeights[w].mVertexId] += matrix * wide(mesh.mVertices[bone.mWeights[w].mVertexId]) * double(bone.mWeights[w].mWeight);
            }
            for (unsigned v = 0; v < mesh.mNumVertices; ++v) {
                const Vector p = mesh.mNumBones > 0 ? sums[v] : worlds.at(node->mName.C_Str()) * wide(mesh.mVertices[v]);
                points.push_back({p.x, p.y, p.z});
            }
        }
        for (unsigned i = 0; i < node->mNumChildren; ++i)
            addMeshes(node->mChildren[i], worlds, points);
    }
};

} // namespace

std::unique_ptr<GltfPlayback> playWithAssimp(const QByteArray &glb, QString *reason)
{
    auto playback = std::make_unique<AssimpPlayback>();
    playback->scene = playback->importer.ReadFileFromMemory(glb.constData(), static_cast<std::size_t>(glb.size()), 0, "glb");
    if (!playback->scene) {
        *reason = QString::fromUtf8(playback->importer.GetErrorString());
        return nullptr;
    }
    return playback;
}

} // namespace marrow::test

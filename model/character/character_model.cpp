#include "model/character/character_model.h"

#include "model/character/track_sampling.h"

#include <algorithm>
#include <set>

namespace marrow {

namespace {

Eigen::Quaternionf quaternion(const float *v)
{
    return {v[3], v[0], v[1], v[2]};
}

void spline(const ModelTrack &track, std::size_t key, float fraction, float length, std::span<float> out)
{
    const auto width = static_cast<std::size_t>(track.width);
    const float *from = track.values.data() + key * width * 3;
    const float *to = from + width * 3;
    const float t = fraction;
    const float t2 = t * t;
    const float t3 = t2 * t;
    for (std::size_t i = 0; i < width; ++i) {
        out[i] = (2 * t3 - 3 * t2 + 1) * from[width + i] + length * (t3 - 2 * t2 + t) * from[2 * width + i] +
                 (3 * t2 - 2 * t3) * to[width + i] + length * (t3 - t2) * to[i];
    }
}

Eigen::Matrix4f matrixOf(const Transform &transform)
{
    return transform.matrix().matrix();
}

} // namespace

std::size_t CharacterModel::faceCount() const
{
    std::size_t count = 0;
    for (const ModelMesh &mesh : meshes) {
        for (const ModelPrimitive &primitive : mesh.primitives)
            count += primitive.triangles.size() / 3;
    }
    return count;
}

std::size_t CharacterModel::vertexCount() const
{
    std::size_t count = 0;
    for (const ModelMesh &mesh : meshes) {
        for (const ModelPrimitive &primitive : mesh.primitives)
            count += primitive.positions.size();
    }
    return count;
}

std::vector<int> CharacterModel::jointNodes() const
{
    std::set<int> joints;
    for (const ModelSkin &skin : skins)
        joints.insert(skin.joints.begin(), skin.joints.end());
    return {joints.begin(), joints.end()};
}

std::vector<float> sampleTrack(const ModelTrack &track, float seconds)
{
    std::vector<float> out(static_cast<std::size_t>(track.width));
    sampleTrack(track, seconds, out);
    return out;
}

void sampleTrack(const ModelTrack &track, float seconds, std::span<float> out)
{
    const auto width = static_cast<std::size_t>(track.width);
    const bool cubic = track.interpolation == ModelInterpolation::CubicSpline;
    const std::size_t group = cubic ? width * 3 : width;
    const std::size_t inGroup = cubic ? width : 0;
    const auto valueAt = [&](std::size_t key) { return track.values.data() + key * group + inGroup; };
    const auto after = std::upper_bound(track.times.begin(), track.times.end(), seconds);
    if (after == track.times.begin() || after == track.times.end()) {
        const float *value = valueAt(after == track.times.begin() ? 0 : track.times.size() - 1);
        std::copy(value, value + width, out.begin());
    } else {
        const auto next = static_cast<std::size_t>(after - track.times.begin());
        const float length = track.times[next] - track.times[next - 1];
        const float fraction = length > 0 ? (seconds - track.times[next - 1]) / length : 0;
        const float *a = valueAt(next - 1);
        const float *b = valueAt(next);
        if (track.interpolation == ModelInterpolation::Step) {
            std::copy(a, a + width, out.begin());
        } else if (cubic) {
            spline(track, next - 1, fraction, length, out);
        } else if (track.path == ModelPath::Rotation) {
            const Eigen::Quaternionf q = quaternion(a).normalized().slerp(fraction, quaternion(b).normalized());
            std::copy(q.coeffs().data(), q.coeffs().data() + 4, out.begin());
        } else {
            for (std::size_t i = 0; i < width; ++i)
                out[i] = a[i] + fraction * (b[i] - a[i]);
        }
    }
    if (track.path == ModelPath::Rotation) {
        const Eigen::Quaternionf q = quaternion(out.data()).normalized();
        std::copy(q.coeffs().data(), q.coeffs().data() + 4, out.begin());
    }
}

std::vector<Eigen::Matrix4f> modelWorlds(const CharacterModel &model, const ModelClip *clip, float seconds)
{
    std::vector<Eigen::Matrix4f> locals;
    std::vector<Transform> posed;
    std::vector<bool> moved(model.nodes.size(), false);
    for (const ModelNode &node : model.nodes) {
        locals.push_back(node.matrix);
        posed.push_back(node.local);
    }
    if (clip) {
        for (const ModelTrack &track : clip->tracks) {
            if (track.path == ModelPath::Weights)
                continue;
            const std::vector<float> value = sampleTrack(track, seconds);
            const auto i = static_cast<std::size_t>(track.node);
            moved[i] = true;
            if (track.path == ModelPath::Rotation)
                posed[i].rotation = quaternion(value.data());
            else
                (track.path == ModelPath::Scale ? posed[i].scale : posed[i].translation) = {value[0], value[1], value[2]};
        }
    }
    for (std::size_t i = 0; i < locals.size(); ++i) {
        if (moved[i])
            locals[i] = matrixOf(posed[i]);
    }
    // Parents first, without recursion: a file may hold a chain of a hundred thousand nodes.
    std::vector<Eigen::Matrix4f> worlds = locals;
    std::vector<int> open;
    for (std::size_t i = 0; i < model.nodes.size(); ++i) {
        if (model.nodes[i].parent < 0)
            open.push_back(static_cast<int>(i));
    }
    while (!open.empty()) {
        const auto i = static_cast<std::size_t>(open.back());
        open.pop_back();
        if (model.nodes[i].parent >= 0)
            worlds[i] = worlds[static_cast<std::size_t>(model.nodes[i].parent)] * locals[i];
        open.insert(open.end(), model.nodes[i].children.begin(), model.nodes[i].children.end());
    }
    return worlds;
}

} // namespace marrow

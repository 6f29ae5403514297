#include "tests/support/gltf_playback.h"

#include <QString>

#include <Eigen/Geometry>
#include <tiny_gltf.h>

#include <cmath>

namespace marrow::test {

namespace {

using Numbers = std::vector<double>;

double component(const unsigned char *at, int type, bool normalized)
{
    switch (type) {
    case TINYGLTF_COMPONENT_TYPE_UNSIGNED_BYTE:
        return normalized ? *at / 255.0 : *at;
    case TINYGLTF_COMPONENT_TYPE_UNSIGNED_SHORT: {
        std::uint16_t value;
        std::memcpy(&value, at, 2);
        return normalized ? value / 65535.0 : value;
    }
    case TINYGLTF_COMPONENT_TYPE_UNSIGNED_INT: {
        std::uint32_t value;
        std::memcpy(&value, at, 4);
        return value;
    }
    default: {
        float value;
        std::memcpy(&value, at, 4);
        return double(value);
    }
    }
}

struct Node
{
    Eigen::Vector3d t{0, 0, 0};
    Eigen::Quaterniond r = Eigen::Quaterniond::Identity();
    Eigen::Vector3d s{1, 1, 1};
};

class Tinygltf final : public GltfPlayback
{
public:
    tinygltf::Model model;

    int animationCount() const override { return int(model.animations.size()); }
    QString animationName(int animation) const override { return QString::fromStdString(model.animations[std::size_t(animation)].name); }
    double durationSeconds(int animation) const override
    {
        double longest = 0;
        for (const auto &sampler : model.animations[std::size_t(animation)].samplers)
            longest = std::max(longest, numbers(sampler.input).back());
        return longest;
    }

    std::vector<Point> positions(int animation, double seconds) const override
    {
        std::vector<Node> nodes = restNodes();
        if (animation >= 0)
            animate(model.animations[std::size_t(animation)], seconds, nodes);
        std::vector<Eigen::Matrix4d> worlds(nodes.size(), Eigen::Matrix4d::Identity());
        for (const int root : model.scenes[std::size_t(model.defaultScene)].nodes)
            place(root, Eigen::Matrix4d::Identity(), nodes, worlds);
        std::vector<Point> points;
        for (std::size_t i = 0; i < model.nodes.size(); ++i) {
            if (model.nodes[i].mesh >= 0)
                addMesh(model.nodes[i], worlds[i], worlds, points);
        }
        return points;
    }

private:
    Numbers numbers(int accessorIndex) const
    {
        const auto &accessor = model.accessors[std::size_t(accessorIndex)];
        const auto &view = model.bufferViews[std::size_t(accessor.bufferView)];
        const auto &buffer = model.buffers[std::size_t(view.buffer)].data;
        const int width = tinygltf::GetNumComponentsInType(std::uint32_t(accessor.type));
        const int size = tinygltf::GetComponentSizeInBytes(std::uint32_t(accessor.componentType));
        const int stride = accessor.ByteStride(view);
        Numbers values;
        for (std::size_t i = 0; i < accessor.count; ++i) {
            const unsigned char *at = buffer.data() + view.byteOffset + accessor.byteOffset + i * std::size_t(stride);
            for (int c = 0; c < width; ++c)
                values.push_back(component(at + c * size, accessor.componentType, accessor.normalized));
        }
        return values;
    }

    std::vector<Node> restNodes() const
    {
        std::vector<Node> nodes;
        for (const auto &source : model.nodes) {
            Node node;
            if (!source.translation.empty())
                node.t = {source.translation[0], source.translation[1], source.translation[2]};
            if (!source.rotation.empty())
                node.r = Eigen::Quaterniond(source.rotation[3], source.rotation[0], source.rotation[1], source.rotation[2]);
            if (!source.scale.empty())
                node.s = {source.scale[0], source.scale[1], source.scale[2]};
            nodes.push_back(node);
        }
        return nodes;
    }

    void animate(const tinygltf::Animation &animation, double seconds, std::vector<Node> &nodes) const
    {
        for (const auto &channel : animation.channels) {
            const Numbers value = sample(animation.samplers[std::size_t(channel.sampler)], seconds, channel.target_path == "rotation");
            Node &node = nodes[std::size_t(channel.target_node)];
            if (channel.target_path == "translation")
                node.t = {value[0], value[1], value[2]};
            else if (channel.target_path == "scale")
                node.s = {value[0], value[1], value[2]};
            else if (channel.target_path == "rotation")
                node.r = Eigen::Quaterniond(value[3], value[0], value[1], value[2]).normalized();
        }
    }

    Numbers sample(const tinygltf::AnimationSampler &sampler, double seconds, bool rotation) const
    {
        const Numbers times = numbers(sampler.input);
        const Numbers values = numbers(sampler.output);
        const bool spline = sampler.interpolation == "CUBICSPLINE";
        const std::size_t width = values.size() / times.size();
        const std::size_t n = spline ? width / 3 : width;
        const auto value = [&](std::size_t key, std::size_t part) {
            const auto begin = values.begin() + std::ptrdiff_t(key * width + part * n);
            return Numbers(begin, begin + std::ptrdiff_t(n));
        };
        const std::size_t middle = spline ? 1 : 0;
        if (seconds <= times.front())
            return value(0, middle);
        if (seconds >= times.back())
            return value(times.size() - 1, middle);
        std::size_t next = 1;
        while (times[next] <= seconds)
            ++next;
        const double length = times[next] - times[next - 1];
        const double f = (seconds - times[next - 1]) / length;
        const Numbers a = value(next - 1, middle);
        const Numbers b = value(next, middle);
        if (sampler.interpolation == "STEP")
            return a;
        Numbers result(n);
        if (spline) {
            const Numbers out = value(next - 1, 2);
            const Numbers in = value(next, 0);
            const double f2 = f * f, f3 = f2 * f;
            for (std::size_t i = 0; i < n; ++i)
                result[i] = (2 * f3 - 3 * f2 + 1) * a[i] + length * (f3 - 2 * f2 + f) * out[i] + (3 * f2 - 2 * f3) * b[i] + length * (f3 - f2) * in[i];
        } else if (rotation) {
            const Eigen::Quaterniond q = Eigen::Quaterniond(a[3], a[0], a[1], a[2]).slerp(f, Eigen::Quaterniond(b[3], b[0], b[1], b[2]));
            result = {q.x(), q.y(), q.z(), q.w()};
        } else {
            for (std::size_t i = 0; i < n; ++i)
                result[i] = a[i] + f * (b[i] - a[i]);
        }
        return result;
    }

    void place(int index, const Eigen::Matrix4d &parent, const std::vector<Node> &nodes, std::vector<Eigen::Matrix4d> &worlds) const
    {
        const Node &node = nodes[std::size_t(index)];
        Eigen::Affine3d local = Eigen::Translation3d(node.t) * node.r * Eigen::Scaling(node.s);
        worlds[std::size_t(index)] = parent * local.matrix();
        for (const int child : model.nodes[std::size_t(index)].children)
            place(child, worlds[std::size_t(index)], nodes, worlds);
    }

    void addMesh(const tinygltf::Node &node, const Eigen::Matrix4d &world, const std::vector<Eigen::Matrix4d> &worlds, std::vector<Point> &points) const
    {
        std::vector<Eigen::Matrix4d> bones;
        if (node.skin >= 0) {
            const auto &skin = model.skins[std::size_t(node.skin)];
            const Numbers inverses = numbers(skin.inverseBindMatrices);
            for (std::size_t i = 0; i < skin.joints.size(); ++i)
                bones.push_back(worlds[std::size_t(skin.joints[i])] * Eigen::Map<const Eigen::Matrix4d>(inverses.data() + 16 * i));
        }
        for (const auto &primitive : model.meshes[std::size_t(node.mesh)].primitives) {
            const Numbers places = numbers(primitive.attributes.at("POSITION"));
            const Numbers joints = bones.empty() ? Numbers() : numbers(primitive.attributes.at("JOINTS_0"));
            const Numbers weights = bones.empty() ? Numbers() : numbers(primitive.attributes.at("WEIGHTS_0"));
            for (std::size_t v = 0; v < places.size() / 3; ++v) {
                const Eigen::Vector4d p(places[v * 3], places[v * 3 + 1], places[v * 3 + 2], 1);
                Eigen::Vector4d sum = Eigen::Vector4d::Zero();
                for (std::size_t k = 0; k < 4 && !bones.empty(); ++k)
                    sum += weights[v * 4 + k] * (bones[std::size_t(joints[v * 4 + k])] * p);
                if (bones.empty())
                    sum = world * p;
                points.push_back({sum.x(), sum.y(), sum.z()});
            }
        }
    }
};

} // namespace

std::unique_ptr<GltfPlayback> playWithTinygltf(const QByteArray &glb, QString *reason)
{
    auto playback = std::make_unique<Tinygltf>();
    tinygltf::TinyGLTF loader;
    std::string error, warning;
    const bool read = loader.LoadBinaryFromMemory(&playback->model, &error, &warning, reinterpret_cast<const unsigned char *>(glb.constData()),
                                                  static_cast<unsigned>(glb.size()));
    *reason = QString::fromStdString(error + warning);
    if (!read || !reason->isEmpty())
        return nullptr;
    return playback;
}

} // namespace marrow::test

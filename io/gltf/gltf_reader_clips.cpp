#include "io/gltf/gltf_reader_parts.h"

#include <QCoreApplication>

#include <algorithm>

namespace marrow::gltf {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Gltf)
};

std::optional<ModelPath> pathOf(const QString &name)
{
    if (name == QLatin1String("translation"))
        return ModelPath::Translation;
    if (name == QLatin1String("rotation"))
        return ModelPath::Rotation;
    if (name == QLatin1String("scale"))
        return ModelPath::Scale;
    if (name == QLatin1String("weights"))
        return ModelPath::Weights;
    return std::nullopt;
}

std::optional<ModelInterpolation> interpolationOf(const QJsonValue &value)
{
    const QString name = value.toString(QStringLiteral("LINEAR"));
    if (name == QLatin1String("LINEAR"))
        return ModelInterpolation::Linear;
    if (name == QLatin1String("STEP"))
        return ModelInterpolation::Step;
    if (name == QLatin1String("CUBICSPLINE"))
        return ModelInterpolation::CubicSpline;
    return std::nullopt;
}

/// How many morph targets the mesh of a node has.
int targetCount(const CharacterModel &model, int node)
{
    const int mesh = model.nodes[static_cast<std::size_t>(node)].mesh;
    if (mesh < 0 || model.meshes[static_cast<std::size_t>(mesh)].primitives.empty())
        return 0;
    return static_cast<int>(model.meshes[static_cast<std::size_t>(mesh)].primitives.front().morphTargets.size());
}

/// The key times of a sampler. Hundreds of samplers share them: each accessor is read once.
Result<void> readTimes(Reading &reading, qint64 input, std::vector<float> &times, const QString &pointer)
{
    auto known = reading.keyTimes.find(input);
    if (known == reading.keyTimes.end()) {
        auto read = reading.accessors.floats(input, QStringLiteral("SCALAR"), pointer);
        if (!read)
            return read.error();
        if (!std::is_sorted(read->begin(), read->end()) || read->front() < 0)
            return reading.fail("gltf.animation", Texts::tr("The times of a sampler must ascend from 0 on."), pointer);
        known = reading.keyTimes.emplace(input, *std::move(read)).first;
    } else if (!reading.accessors.spend(known->second.size())) {
        return reading.fail("gltf.limit", Texts::tr("The model holds more numbers than the 64 million that are read at most."), pointer);
    }
    times = known->second;
    return {};
}

Result<void> readSampler(Reading &reading, const QJsonObject &sampler, ModelTrack &track, const QString &pointer)
{
    const auto interpolation = interpolationOf(sampler.value(QStringLiteral("interpolation")));
    if (!interpolation)
        return reading.fail("gltf.animation", Texts::tr("A sampler has an unknown interpolation."), pointer);
    track.interpolation = *interpolation;
    const qint64 input = sampler.value(QStringLiteral("input")).toInteger(-1);
    const qint64 output = sampler.value(QStringLiteral("output")).toInteger(-1);
    const Result<void> times = readTimes(reading, input, track.times, pointer);
    if (!times)
        return times;
    const char *type = track.path == ModelPath::Weights ? "SCALAR" : track.path == ModelPath::Rotation ? "VEC4" : "VEC3";
    auto values = reading.accessors.floats(output, QLatin1String(type), pointer);
    if (!values)
        return values.error();
    track.values = std::move(*values);
    const std::size_t group = static_cast<std::size_t>(track.width) * (track.interpolation == ModelInterpolation::CubicSpline ? 3 : 1);
    if (track.values.size() != track.times.size() * group)
        return reading.fail("gltf.animation", Texts::tr("A sampler has %1 values for %2 keys of %3.").arg(track.values.size()).arg(track.times.size()).arg(group), pointer);
    return {};
}

Result<void> readChannel(Reading &reading, const QJsonObject &channel, const QJsonArray &samplers, ModelClip &clip, const QString &pointer)
{
    const Result<int> sampler = reading.index(channel, "sampler", static_cast<std::size_t>(samplers.size()), pointer);
    if (!sampler)
        return sampler.error();
    const QJsonObject target = channel.value(QStringLiteral("target")).toObject();
    const Result<int> node = reading.index(target, "node", reading.model.nodes.size(), pointer);
    if (!node)
        return node.error();
    const auto path = pathOf(target.value(QStringLiteral("path")).toString());
    if (*sampler < 0)
        return reading.fail("gltf.animation", Texts::tr("A channel has no sampler."), pointer);
    if (*node < 0 || !path) // what an extension moves, or something that was taken out: kept, not played
        return {};
    ModelTrack track;
    track.node = *node;
    track.path = *path;
    track.width = *path == ModelPath::Rotation ? 4 : *path == ModelPath::Weights ? targetCount(reading.model, *node) : 3;
    if (track.width == 0)
        return reading.fail("gltf.animation", Texts::tr("A channel moves morph targets that node %1 has not.").arg(*node), pointer);
    const QJsonObject keys = samplers.at(*sampler).toObject();
    if (reading.accessors.isEmpty(keys.value(QStringLiteral("input")).toInteger(-1))) {
        reading.warn("gltf.no-keys", Texts::tr("A channel has no keys and moves nothing."), pointer);
        return {};
    }
    if (const Result<void> read = readSampler(reading, samplers.at(*sampler).toObject(), track, pointer); !read)
        return read;
    clip.durationSeconds = std::max(clip.durationSeconds, track.times.back());
    clip.frames = std::max(clip.frames, static_cast<int>(track.times.size()));
    clip.tracks.push_back(std::move(track));
    return {};
}

} // namespace

Result<void> readClips(Reading &reading)
{
    const QJsonArray list = reading.document.list("animations");
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (const Result<void> on = reading.goOn(0.7 + 0.3 * static_cast<double>(i) / static_cast<double>(list.size())); !on)
            return on;
        const QJsonObject json = list.at(i).toObject();
        const QString pointer = QStringLiteral("/animations/%1").arg(i);
        ModelClip clip;
        clip.name = json.value(QStringLiteral("name")).toString();
        const QJsonArray channels = json.value(QStringLiteral("channels")).toArray();
        const QJsonArray samplers = json.value(QStringLiteral("samplers")).toArray();
        for (qsizetype c = 0; c < channels.size(); ++c) {
            const Result<void> read = readChannel(reading, channels.at(c).toObject(), samplers, clip, pointer + QStringLiteral("/channels/%1").arg(c));
            if (!read)
                return read;
        }
        reading.model.clips.push_back(std::move(clip));
    }
    return {};
}

} // namespace marrow::gltf

#pragma once

#include "io/gltf/gltf_document.h"

#include <QJsonDocument>
#include <QStringList>

namespace marrow::test {

template <class T>
inline void append(QByteArray &bytes, std::initializer_list<T> values)
{
    for (const T value : values)
        bytes.append(reinterpret_cast<const char *>(&value), sizeof value);
}

/// A model of one triangle with everything the reader has to get right: a padded stride, normalised weights, a sparse accessor, a morph
/// target, all three interpolations, extras and extensions nobody knows.
struct GltfSample
{
    QJsonObject json;
    QByteArray binary;

    GltfSample()
    {
        QJsonArray views;
        QJsonArray accessors;
        const auto view = [&](const QByteArray &bytes, int stride = 0) {
            binary.append((4 - binary.size() % 4) % 4, '\0');
            QJsonObject object{{"buffer", 0}, {"byteOffset", binary.size()}, {"byteLength", bytes.size()}};
            if (stride)
                object.insert("byteStride", stride);
            binary.append(bytes);
            views.append(object);
            return int(views.size()) - 1;
        };
        const auto accessor = [&](int bufferView, int component, const char *type, int count, bool normalized = false) {
            QJsonObject object{{"bufferView", bufferView}, {"componentType", component}, {"type", type}, {"count", count}};
            if (normalized)
                object.insert("normalized", true);
            accessors.append(object);
            return int(accessors.size()) - 1;
        };
        QByteArray positions;
        append<float>(positions, {0, 0, 0, 99, 1, 0, 0, 99, 0, 1, 0});
        accessor(view(positions, 16), 5126, "VEC3", 3); // 0
        QByteArray joints;
        append<std::uint8_t>(joints, {1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0});
        accessor(view(joints), 5121, "VEC4", 3); // 1
        QByteArray weights;
        append<std::uint16_t>(weights, {65535, 0, 0, 0, 13107, 52428, 0, 0, 65535, 0, 0, 0});
        accessor(view(weights), 5123, "VEC4", 3, true); // 2
        QByteArray inverses;
        append<float>(inverses, {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 6, 7, 1});
        append<float>(inverses, {0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1});
        accessor(view(inverses), 5126, "MAT4", 2); // 3
        QByteArray places;
        append<std::uint16_t>(places, {2});
        QByteArray moved;
        append<float>(moved, {0, 0, 3});
        const int sparseIndices = view(places);
        const int sparseValues = view(moved);
        accessors.append(QJsonObject{{"componentType", 5126}, {"type", "VEC3"}, {"count", 3},
                                     {"sparse", QJsonObject{{"count", 1}, {"indices", QJsonObject{{"bufferView", sparseIndices}, {"componentType", 5123}}},
                                                            {"values", QJsonObject{{"bufferView", sparseValues}}}}}}); // 4
        QByteArray times;
        append<float>(times, {1, 3});
        accessor(view(times), 5126, "SCALAR", 2); // 5
        QByteArray turns;
        append<std::int16_t>(turns, {0, 0, 0, 32767, 0, 0, 32767, 0});
        accessor(view(turns), 5122, "VEC4", 2, true); // 6
        QByteArray curve;
        append<float>(curve, {0, 0, 0, 1, 0, 0, 2, 0, 0, 4, 0, 0, 3, 0, 0, 0, 0, 0});
        accessor(view(curve), 5126, "VEC3", 6); // 7
        QByteArray steps;
        append<float>(steps, {0.25F, 0.75F});
        accessor(view(steps), 5126, "SCALAR", 2); // 8

        const auto channel = [](int sampler, int node, const char *path) { return QJsonObject{{"sampler", sampler}, {"target", QJsonObject{{"node", node}, {"path", path}}}}; };
        const auto sampler = [](int output, const char *mode) { return QJsonObject{{"input", 5}, {"output", output}, {"interpolation", mode}}; };
        json = {{"asset", QJsonObject{{"version", "2.0"}, {"extras", QJsonObject{{"kept", true}}}}},
                {"buffers", QJsonArray{QJsonObject{{"byteLength", binary.size()}}}}, {"bufferViews", views}, {"accessors", accessors},
                {"nodes", QJsonArray{QJsonObject{{"name", "hips"}, {"children", QJsonArray{1}}, {"translation", QJsonArray{0, 1, 0}}},
                                     QJsonObject{{"name", "spine"}, {"extras", QJsonObject{{"number", 7}}}},
                                     QJsonObject{{"mesh", 0}, {"skin", 0}, {"extensions", QJsonObject{{"ACME_unknown", QJsonObject{{"deep", QJsonArray{1, 2}}}}}}}}},
                {"scenes", QJsonArray{QJsonObject{{"nodes", QJsonArray{0, 2}}}}}, {"scene", 0},
                {"meshes", QJsonArray{QJsonObject{{"primitives", QJsonArray{QJsonObject{
                    {"attributes", QJsonObject{{"POSITION", 0}, {"JOINTS_0", 1}, {"WEIGHTS_0", 2}}}, {"targets", QJsonArray{QJsonObject{{"POSITION", 4}}}}}}}}}},
                {"skins", QJsonArray{QJsonObject{{"joints", QJsonArray{0, 1}}, {"inverseBindMatrices", 3}}}},
                {"animations", QJsonArray{QJsonObject{{"name", "all"}, {"channels", QJsonArray{channel(0, 1, "rotation"), channel(1, 0, "translation"), channel(2, 2, "weights")}},
                                                      {"samplers", QJsonArray{sampler(6, "LINEAR"), sampler(7, "CUBICSPLINE"), sampler(8, "STEP")}}}}},
                {"extensionsUsed", QJsonArray{"ACME_unknown"}}};
    }

    QByteArray glb() const
    {
        GltfDocument document;
        document.json = json;
        document.buffers = {binary};
        return *encodeGlb(document);
    }

    /// The model with one value of its JSON replaced; the path is names and numbers with slashes between.
    GltfSample with(const QString &path, const QJsonValue &value) const
    {
        GltfSample changed = *this;
        changed.json = replaced(json, path.split('/'), value).toObject();
        return changed;
    }

private:
    static QJsonValue replaced(const QJsonValue &in, const QStringList &path, const QJsonValue &value)
    {
        if (path.isEmpty())
            return value;
        if (in.isArray()) {
            QJsonArray array = in.toArray();
            array.replace(path[0].toInt(), replaced(array.at(path[0].toInt()), path.mid(1), value));
            return array;
        }
        QJsonObject object = in.toObject();
        object.insert(path[0], replaced(object.value(path[0]), path.mid(1), value));
        return object;
    }
};

/// Packed as they stand: encodeGlb() would set the buffer's length right.
inline QByteArray packedAsIs(const GltfSample &sample)
{
    QByteArray json = QJsonDocument(sample.json).toJson(QJsonDocument::Compact);
    json += QByteArray((4 - json.size() % 4) % 4, ' ');
    QByteArray glb("glTF");
    append<std::uint32_t>(glb, {2, std::uint32_t(12 + 8 + json.size() + 8 + sample.binary.size()), std::uint32_t(json.size()), 0x4e4f534a});
    glb += json;
    append<std::uint32_t>(glb, {std::uint32_t(sample.binary.size()), 0x004e4942});
    return glb + sample.binary;
}

/// Where the numbers of a JSON value are, as GltfSample::with() takes them.
inline void numberPaths(const QJsonValue &value, const QString &path, QStringList &out)
{
    if (value.isDouble())
        out.append(path);
    const QString front = path.isEmpty() ? QString() : path + '/';
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        numberPaths(it.value(), front + it.key(), out);
    const QJsonArray array = value.toArray();
    for (qsizetype i = 0; i < array.size(); ++i)
        numberPaths(array.at(i), front + QString::number(i), out);
}

} // namespace marrow::test

#include "io/gltf/gltf_reader_parts.h"

#include <QCoreApplication>

#include <algorithm>

namespace marrow::gltf {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Gltf)
};

enum Mode { Triangles = 4, Strip = 5, Fan = 6 };

/// Spreads strips and fans out; lines and points have no triangles.
std::vector<std::uint32_t> trianglesOf(const std::vector<std::uint32_t> &corners, qint64 mode)
{
    std::vector<std::uint32_t> out;
    const std::size_t n = corners.size();
    if (mode == Triangles)
        out.assign(corners.begin(), corners.begin() + static_cast<std::ptrdiff_t>(n / 3 * 3));
    for (std::size_t i = 2; i < n && (mode == Strip || mode == Fan); ++i) {
        const std::uint32_t first = mode == Fan ? corners[0] : corners[i - 2 + i % 2];
        const std::uint32_t second = mode == Fan ? corners[i - 1] : corners[i - 1 - i % 2];
        out.insert(out.end(), {first, second, corners[i]});
    }
    return out;
}

template <class Vector>
Result<void> readVectors(Reading &reading, const QJsonObject &attributes, const char *name, const QString &type, std::size_t vertices, std::vector<Vector> &out,
                         const QString &pointer)
{
    const QJsonValue accessor = attributes.value(QLatin1String(name));
    if (accessor.isUndefined())
        return {};
    const auto values = reading.accessors.floats(accessor.toInteger(-1), type, pointer);
    if (!values)
        return values.error();
    constexpr auto kWidth = static_cast<std::size_t>(Vector::RowsAtCompileTime);
    if (vertices > 0 && values->size() / kWidth != vertices)
        return reading.fail("gltf.mesh", Texts::tr("%1 has %2 entries for %3 vertices.").arg(QLatin1String(name)).arg(values->size() / kWidth).arg(vertices), pointer);
    out.reserve(values->size() / kWidth);
    for (std::size_t i = 0; i < values->size(); i += kWidth)
        out.push_back(Eigen::Map<const Vector>(values->data() + i));
    return {};
}

Result<void> readWeights(Reading &reading, const QJsonObject &attributes, ModelPrimitive &primitive, const QString &pointer)
{
    const QJsonValue accessor = attributes.value(QStringLiteral("JOINTS_0"));
    if (accessor.isUndefined())
        return {};
    const auto joints = reading.accessors.integers(accessor.toInteger(-1), QStringLiteral("VEC4"), pointer);
    if (!joints)
        return joints.error();
    if (joints->size() / 4 != primitive.positions.size())
        return reading.fail("gltf.mesh", Texts::tr("%1 has %2 entries for %3 vertices.").arg(QStringLiteral("JOINTS_0")).arg(joints->size() / 4).arg(primitive.positions.size()), pointer);
    for (std::size_t i = 0; i < joints->size(); i += 4) {
        std::array<std::uint16_t, 4> four{};
        for (std::size_t k = 0; k < 4; ++k) {
            if ((*joints)[i + k] > 0xffff)
                return reading.fail("gltf.mesh", Texts::tr("A vertex follows joint %1.").arg((*joints)[i + k]), pointer);
            four[k] = static_cast<std::uint16_t>((*joints)[i + k]);
        }
        primitive.joints.push_back(four);
    }
    if (attributes.contains(QStringLiteral("JOINTS_1")))
        reading.warn("gltf.more-than-four", Texts::tr("Vertices follow more than four joints; the first four are shown, all are kept."), pointer);
    return readVectors(reading, attributes, "WEIGHTS_0", QStringLiteral("VEC4"), primitive.positions.size(), primitive.weights, pointer);
}

/// Second texture places where the material uses them, and colours, which a file may give with or without alpha.
Result<void> readLooks(Reading &reading, const QJsonObject &attributes, ModelPrimitive &primitive, const QString &pointer)
{
    const std::size_t count = primitive.positions.size();
    if (primitive.material >= 0) {
        const ModelMaterial &material = reading.model.materials[static_cast<std::size_t>(primitive.material)];
        if (material.baseTexture.set == 1 || material.emissiveTexture.set == 1) {
            if (const auto read = readVectors(reading, attributes, "TEXCOORD_1", QStringLiteral("VEC2"), count, primitive.secondTexturePlaces, pointer); !read)
                return read;
        }
    }
    const QJsonValue accessor = attributes.value(QStringLiteral("COLOR_0"));
    if (accessor.isUndefined())
        return {};
    if (reading.accessors.typeOf(accessor.toInteger(-1)) == QLatin1String("VEC4"))
        return readVectors(reading, attributes, "COLOR_0", QStringLiteral("VEC4"), count, primitive.colors, pointer);
    std::vector<Eigen::Vector3f> opaque;
    if (const auto read = readVectors(reading, attributes, "COLOR_0", QStringLiteral("VEC3"), count, opaque, pointer); !read)
        return read;
    for (const Eigen::Vector3f &color : opaque)
        primitive.colors.emplace_back(color.x(), color.y(), color.z(), 1.0F);
    return {};
}

Result<void> readTargets(Reading &reading, const QJsonArray &targets, ModelPrimitive &primitive, const QString &pointer)
{
    for (qsizetype i = 0; i < targets.size(); ++i) {
        const QJsonObject json = targets.at(i).toObject();
        const QString place = pointer + QStringLiteral("/targets/%1").arg(i);
        MorphTarget target;
        const Result<void> positions = readVectors(reading, json, "POSITION", QStringLiteral("VEC3"), primitive.positions.size(), target.positions, place);
        if (!positions)
            return positions;
        if (const Result<void> normals = readVectors(reading, json, "NORMAL", QStringLiteral("VEC3"), primitive.positions.size(), target.normals, place); !normals)
            return normals;
        primitive.morphTargets.push_back(std::move(target));
    }
    return {};
}

Result<void> readTriangles(Reading &reading, const QJsonObject &json, ModelPrimitive &primitive, const QString &pointer)
{
    const qint64 mode = json.value(QStringLiteral("mode")).toInteger(Triangles);
    if (mode < 0 || mode > 6)
        return reading.fail("gltf.mesh", Texts::tr("A primitive has the unknown mode %1.").arg(mode), pointer);
    std::vector<std::uint32_t> corners;
    if (const QJsonValue accessor = json.value(QStringLiteral("indices")); !accessor.isUndefined()) {
        auto indices = reading.accessors.integers(accessor.toInteger(-1), QStringLiteral("SCALAR"), pointer);
        if (!indices)
            return indices.error();
        corners = std::move(*indices);
        const auto beyond = std::find_if(corners.begin(), corners.end(), [&](std::uint32_t i) { return i >= primitive.positions.size(); });
        if (beyond != corners.end())
            return reading.fail("gltf.mesh", Texts::tr("A triangle names vertex %1 of %2.").arg(*beyond).arg(primitive.positions.size()), pointer);
    } else {
        corners.resize(primitive.positions.size());
        for (std::size_t i = 0; i < corners.size(); ++i)
            corners[i] = static_cast<std::uint32_t>(i);
    }
    primitive.triangles = trianglesOf(corners, mode);
    return {};
}

Result<ModelPrimitive> readPrimitive(Reading &reading, const QJsonObject &json, const QString &pointer)
{
    ModelPrimitive primitive;
    const QJsonObject attributes = json.value(QStringLiteral("attributes")).toObject();
    const auto materials = static_cast<std::size_t>(reading.document.list("materials").size());
    const Result<int> material = reading.index(json, "material", materials, pointer);
    if (!material)
        return material.error();
    primitive.material = *material;
    if (!attributes.contains(QStringLiteral("POSITION"))) {
        reading.warn("gltf.no-positions", Texts::tr("A primitive has no positions and is not shown."), pointer);
        return primitive;
    }
    const Result<void> positions = readVectors(reading, attributes, "POSITION", QStringLiteral("VEC3"), 0, primitive.positions, pointer);
    if (!positions)
        return positions.error();
    const std::size_t count = primitive.positions.size();
    if (const auto read = readVectors(reading, attributes, "NORMAL", QStringLiteral("VEC3"), count, primitive.normals, pointer); !read)
        return read.error();
    if (const auto read = readVectors(reading, attributes, "TEXCOORD_0", QStringLiteral("VEC2"), count, primitive.texturePlaces, pointer); !read)
        return read.error();
    if (const auto read = readLooks(reading, attributes, primitive, pointer); !read)
        return read.error();
    if (const auto read = readWeights(reading, attributes, primitive, pointer); !read)
        return read.error();
    if (const auto read = readTriangles(reading, json, primitive, pointer); !read)
        return read.error();
    if (const auto read = readTargets(reading, json.value(QStringLiteral("targets")).toArray(), primitive, pointer); !read)
        return read.error();
    return primitive;
}

} // namespace

Result<void> readMeshes(Reading &reading)
{
    const QJsonArray list = reading.document.list("meshes");
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QJsonObject json = list.at(i).toObject();
        ModelMesh mesh;
        mesh.name = json.value(QStringLiteral("name")).toString();
        const QJsonArray primitives = json.value(QStringLiteral("primitives")).toArray();
        if (primitives.isEmpty())
            return reading.fail("gltf.mesh", Texts::tr("Mesh %1 has no primitives.").arg(i), QStringLiteral("/meshes/%1").arg(i));
        for (qsizetype p = 0; p < primitives.size(); ++p) {
            if (const Result<void> on = reading.goOn(0.1 + 0.6 * (static_cast<double>(i) + static_cast<double>(p) / static_cast<double>(primitives.size())) / static_cast<double>(list.size())); !on)
                return on;
            Result<ModelPrimitive> primitive = readPrimitive(reading, primitives.at(p).toObject(), QStringLiteral("/meshes/%1/primitives/%2").arg(i).arg(p));
            if (!primitive)
                return primitive.error();
            mesh.primitives.push_back(std::move(*primitive));
        }
        for (const QJsonValue &weight : json.value(QStringLiteral("weights")).toArray())
            mesh.morphWeights.push_back(static_cast<float>(weight.toDouble()));
        // VRM 0.x names them in its primitives.
        QJsonArray names = json.value(QStringLiteral("extras")).toObject().value(QStringLiteral("targetNames")).toArray();
        if (names.isEmpty())
            names = primitives.at(0).toObject().value(QStringLiteral("extras")).toObject().value(QStringLiteral("targetNames")).toArray();
        for (const QJsonValue &name : names)
            mesh.morphNames.push_back(name.toString());
        reading.model.meshes.push_back(std::move(mesh));
    }
    return {};
}

} // namespace marrow::gltf

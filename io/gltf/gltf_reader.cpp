#include "io/gltf/gltf_reader.h"

#include "io/gltf/gltf_reader_parts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <cmath>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Gltf)
};

/// Numbers of an array of exactly that length; empty when it is missing or otherwise.
std::vector<float> numbers(const QJsonValue &value, qsizetype count)
{
    const QJsonArray array = value.toArray();
    std::vector<float> result;
    for (qsizetype i = 0; i < array.size() && array.size() == count; ++i) {
        const double number = array.at(i).toDouble(std::nan(""));
        if (!std::isfinite(number) || std::abs(number) > 1e30)
            return {};
        result.push_back(static_cast<float>(number));
    }
    return result;
}

Transform fromMatrix(const Eigen::Matrix4f &matrix)
{
    Transform t;
    t.translation = matrix.block<3, 1>(0, 3);
    Eigen::Matrix3f turn = matrix.block<3, 3>(0, 0);
    for (int axis = 0; axis < 3; ++axis) {
        t.scale[axis] = turn.col(axis).norm();
        if (t.scale[axis] > 0)
            turn.col(axis) /= t.scale[axis];
    }
    if (turn.determinant() < 0) {
        t.scale.x() = -t.scale.x();
        turn.col(0) = -turn.col(0);
    }
    t.rotation = Eigen::Quaternionf(turn).normalized();
    if (!t.rotation.coeffs().allFinite())
        t.rotation = Eigen::Quaternionf::Identity();
    return t;
}

void readTransform(const QJsonObject &json, ModelNode &node)
{
    if (const auto m = numbers(json.value(QStringLiteral("matrix")), 16); !m.empty()) {
        node.matrix = Eigen::Map<const Eigen::Matrix4f>(m.data());
        node.local = fromMatrix(node.matrix);
        return;
    }
    if (const auto t = numbers(json.value(QStringLiteral("translation")), 3); !t.empty())
        node.local.translation = {t[0], t[1], t[2]};
    if (const auto r = numbers(json.value(QStringLiteral("rotation")), 4); !r.empty()) {
        const Eigen::Quaternionf q(r[3], r[0], r[1], r[2]);
        if (q.norm() > 1e-6F)
            node.local.rotation = q.normalized();
    }
    if (const auto s = numbers(json.value(QStringLiteral("scale")), 3); !s.empty())
        node.local.scale = {s[0], s[1], s[2]};
    node.matrix = node.local.matrix().matrix();
}

} // namespace

namespace gltf {

Result<int> Reading::index(const QJsonObject &object, const char *member, std::size_t count, const QString &pointer) const
{
    const QJsonValue value = object.value(QLatin1String(member));
    if (value.isUndefined())
        return -1;
    const qint64 index = value.toInteger(-1);
    if (index < 0 || static_cast<std::size_t>(index) >= count)
        return gltfError("gltf.index", Texts::tr("“%1” names number %2 of %3.").arg(QLatin1String(member)).arg(value.toDouble(-1)).arg(count), pointer);
    return static_cast<int>(index);
}

Result<void> Reading::goOn(double fraction) const
{
    if (progress.cancelled())
        return Error{QStringLiteral("import.cancelled"), Texts::tr("Reading the model was cancelled."), {}, nullptr};
    progress.report(fraction);
    return {};
}

void Reading::warn(const char *code, const QString &message, const QString &pointer)
{
    Issue issue{Severity::Warning, QString::fromLatin1(code), message};
    issue.pointer = pointer;
    report.add(issue);
}

namespace {

/// Every node has one parent at most, and from its roots the whole tree is reached: no circles.
Result<void> checkTree(Reading &reading)
{
    CharacterModel &model = reading.model;
    std::size_t reached = 0;
    std::vector<int> open;
    for (std::size_t i = 0; i < model.nodes.size(); ++i) {
        if (model.nodes[i].parent < 0)
            open.push_back(static_cast<int>(i));
    }
    while (!open.empty()) {
        const int node = open.back();
        open.pop_back();
        ++reached;
        const auto &children = model.nodes[static_cast<std::size_t>(node)].children;
        open.insert(open.end(), children.begin(), children.end());
    }
    if (reached != model.nodes.size())
        return reading.fail("gltf.node", Texts::tr("Nodes of the model are their own ancestors."), QStringLiteral("/nodes"));
    return {};
}

Result<void> readChildren(Reading &reading, const QJsonObject &json, int i, const QString &pointer)
{
    auto &nodes = reading.model.nodes;
    for (const QJsonValue &value : json.value(QStringLiteral("children")).toArray()) {
        const qint64 child = value.toInteger(-1);
        if (child < 0 || static_cast<std::size_t>(child) >= nodes.size())
            return reading.fail("gltf.index", Texts::tr("Node %1 names a child that is not there.").arg(i), pointer);
        ModelNode &node = nodes[static_cast<std::size_t>(child)];
        if (node.parent >= 0)
            return reading.fail("gltf.node", Texts::tr("Node %1 has two parents.").arg(child), pointer);
        node.parent = i;
        nodes[static_cast<std::size_t>(i)].children.push_back(static_cast<int>(child));
    }
    return {};
}

} // namespace

Result<void> readNodes(Reading &reading)
{
    CharacterModel &model = reading.model;
    const QJsonArray list = reading.document.list("nodes");
    const auto meshes = static_cast<std::size_t>(reading.document.list("meshes").size());
    const auto skins = static_cast<std::size_t>(reading.document.list("skins").size());
    model.nodes.resize(static_cast<std::size_t>(list.size()));
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QJsonObject json = list.at(i).toObject();
        const QString pointer = QStringLiteral("/nodes/%1").arg(i);
        ModelNode &node = model.nodes[static_cast<std::size_t>(i)];
        node.name = json.value(QStringLiteral("name")).toString();
        readTransform(json, node);
        const Result<int> mesh = reading.index(json, "mesh", meshes, pointer);
        const Result<int> skin = reading.index(json, "skin", skins, pointer);
        if (!mesh || !skin)
            return mesh ? skin.error() : mesh.error();
        node.mesh = *mesh;
        node.skin = *skin;
        for (const QJsonValue &weight : json.value(QStringLiteral("weights")).toArray())
            node.morphWeights.push_back(static_cast<float>(weight.toDouble()));
        if (const Result<void> children = readChildren(reading, json, static_cast<int>(i), pointer); !children)
            return children;
    }
    if (const Result<void> tree = checkTree(reading); !tree)
        return tree;
    const QJsonArray scenes = reading.document.list("scenes");
    const Result<int> scene = reading.index(reading.document.json, "scene", static_cast<std::size_t>(scenes.size()), QStringLiteral("/scene"));
    if (!scene)
        return scene.error();
    for (const QJsonValue &root : scenes.at(std::max(0, *scene)).toObject().value(QStringLiteral("nodes")).toArray()) {
        const qint64 index = root.toInteger(-1);
        if (index < 0 || static_cast<std::size_t>(index) >= model.nodes.size())
            return reading.fail("gltf.index", Texts::tr("The scene names a node that is not there."), QStringLiteral("/scenes"));
        model.roots.push_back(static_cast<int>(index));
    }
    return {};
}

Result<void> readSkins(Reading &reading)
{
    const QJsonArray list = reading.document.list("skins");
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QJsonObject json = list.at(i).toObject();
        const QString pointer = QStringLiteral("/skins/%1").arg(i);
        ModelSkin skin;
        skin.name = json.value(QStringLiteral("name")).toString();
        for (const QJsonValue &joint : json.value(QStringLiteral("joints")).toArray()) {
            const qint64 node = joint.toInteger(-1);
            if (node < 0 || static_cast<std::size_t>(node) >= reading.model.nodes.size())
                return reading.fail("gltf.skin", Texts::tr("Skin %1 names a joint that is not there.").arg(i), pointer);
            skin.joints.push_back(static_cast<int>(node));
        }
        if (skin.joints.empty())
            return reading.fail("gltf.skin", Texts::tr("Skin %1 has no joints.").arg(i), pointer);
        skin.inverseBind.assign(skin.joints.size(), Eigen::Matrix4f::Identity());
        if (const QJsonValue matrices = json.value(QStringLiteral("inverseBindMatrices")); !matrices.isUndefined()) {
            const auto values = reading.accessors.floats(matrices.toInteger(-1), QStringLiteral("MAT4"), pointer);
            if (!values)
                return values.error();
            if (values->size() / 16 < skin.joints.size())
                return reading.fail("gltf.skin", Texts::tr("Skin %1 has %2 joints and %3 inverse bind matrices.").arg(i).arg(skin.joints.size()).arg(values->size() / 16), pointer);
            for (std::size_t j = 0; j < skin.joints.size(); ++j)
                skin.inverseBind[j] = Eigen::Map<const Eigen::Matrix4f>(values->data() + 16 * j);
        }
        reading.model.skins.push_back(std::move(skin));
    }
    // A mesh follows the joints of its node's skin: every number must be one of them.
    for (const ModelNode &node : reading.model.nodes) {
        if (node.mesh < 0 || node.skin < 0)
            continue;
        const std::size_t joints = reading.model.skins[static_cast<std::size_t>(node.skin)].joints.size();
        for (const ModelPrimitive &primitive : reading.model.meshes[static_cast<std::size_t>(node.mesh)].primitives) {
            for (const auto &four : primitive.joints) {
                for (const std::uint16_t joint : four) {
                    if (joint >= joints)
                        return reading.fail("gltf.skin", Texts::tr("A vertex follows joint %1 of a skin with %2.").arg(joint).arg(joints), QStringLiteral("/skins/%1").arg(node.skin));
                }
            }
        }
    }
    return {};
}

} // namespace gltf

Result<GltfModel> readGltf(const QByteArray &bytes, const GltfFileSource &files)
{
    Result<GltfDocument> document = readGltfDocument(bytes, files);
    if (!document)
        return document.error();
    return readGltf(std::move(*document), files);
}

Result<GltfModel> readGltf(GltfDocument document, const GltfFileSource &files, const Progress &progress)
{
    GltfModel result;
    result.document = std::move(document);
    gltf::Reading reading{result.document, GltfAccessors(result.document), result.model, result.report, files, progress};
    for (const auto step : {gltf::readNodes, gltf::readMaterials, gltf::readMeshes, gltf::readSkins, gltf::readClips}) {
        if (const Result<void> read = step(reading); !read)
            return read.error();
    }
    gltf::readVrm(reading);
    gltf::readExpressions(reading);
    return result;
}

Result<GltfModel> openGltf(const QString &path)
{
    QFile file(path);
    const QString shown = QDir::toNativeSeparators(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{QStringLiteral("file.open"), Texts::tr("%1 could not be opened: %2.").arg(shown, file.errorString()), path, nullptr};
    if (file.size() > kMaxGltfFileBytes)
        return gltfError("gltf.too-large", Texts::tr("The file has more than 512 MiB."));
    const QByteArray bytes = file.readAll();
    if (file.error() != QFile::NoError)
        return Error{QStringLiteral("file.read"), Texts::tr("%1 could not be read: %2.").arg(shown, file.errorString()), path, nullptr};
    return readGltf(bytes, filesBeside(path));
}

} // namespace marrow

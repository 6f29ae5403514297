#include "io/gltf/character_snapshot.h"

#include "io/gltf/rigged_extras.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>

namespace marrow {

namespace {

// Magic, then blocks of bytes, each behind its length (64 bits, little-endian): JSON, the source as GLB, weights, and of a posed rest its
// positions, normals and linear parts. Numbers as this machine has them: journals stay where they were written.
constexpr char kMagic[] = "MarrowCharacter1";
constexpr qsizetype kMagicLength = sizeof(kMagic) - 1;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Journal)
};

Error formatError()
{
    return {QStringLiteral("snapshot.format"), Texts::tr("The state of the character that the journal holds is damaged."), {}, nullptr};
}

void putBlock(QByteArray &out, QByteArrayView block)
{
    char length[8];
    qToLittleEndian<qint64>(block.size(), length);
    out.append(length, 8);
    out.append(block);
}

template <class T>
QByteArrayView bytesOf(const std::vector<T> &values)
{
    return {reinterpret_cast<const char *>(values.data()), static_cast<qsizetype>(values.size() * sizeof(T))};
}

std::optional<QByteArray> takeBlock(const QByteArray &bytes, qsizetype &at)
{
    if (bytes.size() - at < 8)
        return std::nullopt;
    const auto length = qFromLittleEndian<qint64>(bytes.constData() + at);
    if (length < 0 || length > bytes.size() - at - 8)
        return std::nullopt;
    const QByteArray block = bytes.mid(at + 8, length);
    at += 8 + length;
    return block;
}

/// False when the block does not hold exactly `count` of them.
template <class T>
bool takeValues(const QByteArray &block, std::size_t count, std::vector<T> &into)
{
    if (static_cast<std::size_t>(block.size()) != count * sizeof(T))
        return false;
    into.resize(count);
    if (count > 0)
        std::memcpy(static_cast<void *>(into.data()), block.constData(), static_cast<std::size_t>(block.size()));
    return true;
}

QJsonObject stateOf(const CharacterAsset &asset, const CharacterOrigin &origin, bool posed)
{
    QJsonArray positions;
    for (const PlacedJoint &joint : asset.placement.joints) {
        for (const float number : joint.position)
            positions.append(static_cast<double>(number));
    }
    return {{"extras", riggedExtras(asset)},
            {"positions", positions},
            {"turned", asset.bake.turned},
            {"asBound", asset.bake.asBound},
            {"pose", static_cast<int>(asset.reading.pose)},
            {"armAngle", static_cast<double>(asset.reading.armAngleDegrees)},
            {"facing", static_cast<double>(asset.reading.facing)},
            {"posed", posed},
            {"old", asset.weightsAreOld},
            {"format", origin.format},
            {"notes", QJsonArray::fromStringList(origin.notes)}};
}

bool readPlacement(const QJsonObject &state, JointPlacement &placement)
{
    const QJsonArray positions = state.value(QStringLiteral("positions")).toArray();
    if (positions.size() != static_cast<qsizetype>(placement.joints.size()) * 3)
        return false;
    for (std::size_t joint = 0; joint < placement.joints.size(); ++joint) {
        for (int axis = 0; axis < 3; ++axis) {
            const double number = positions.at(static_cast<qsizetype>(joint) * 3 + axis).toDouble(std::nan(""));
            if (!std::isfinite(number))
                return false;
            placement.joints[joint].position[axis] = static_cast<float>(number);
        }
    }
    return true;
}

/// Weights name joints and sum to something; anything else is no state that was ever there.
bool areWeights(const std::vector<VertexWeights> &weights)
{
    for (const VertexWeights &vertex : weights) {
        for (std::size_t k = 0; k < 4; ++k) {
            if (vertex.joints[k] < 1 || vertex.joints[k] >= kHumanoidJointCount || !std::isfinite(vertex.weights[k]))
                return false;
        }
    }
    return true;
}

/// A rest that was posed: its vertices in place of those the model gives.
bool readPosedRest(const QByteArray &bytes, qsizetype &at, BakedMesh &mesh)
{
    const auto positions = takeBlock(bytes, at);
    const auto normals = takeBlock(bytes, at);
    const auto linear = takeBlock(bytes, at);
    return positions && normals && linear && takeValues(*positions, mesh.positions.size(), mesh.positions) && takeValues(*normals, mesh.normals.size(), mesh.normals)
        && takeValues(*linear, mesh.linear.size(), mesh.linear);
}

} // namespace

QByteArray encodeCharacterSnapshot(const CharacterAsset &asset)
{
    const auto *source = dynamic_cast<const GltfCharacterSource *>(asset.source.get());
    if (!source)
        return {};
    const Result<QByteArray> glb = encodeGlb(source->document);
    if (!glb)
        return {};
    const bool posed = bakeMesh(*asset.model, asset.bake).positions != asset.mesh->positions;
    QByteArray out(kMagic, kMagicLength);
    putBlock(out, QJsonDocument(stateOf(asset, source->origin, posed)).toJson(QJsonDocument::Compact));
    putBlock(out, *glb);
    putBlock(out, bytesOf(asset.weights.flat()));
    if (posed) {
        putBlock(out, bytesOf(asset.mesh->positions));
        putBlock(out, bytesOf(asset.mesh->normals));
        putBlock(out, bytesOf(asset.mesh->linear));
    }
    return out;
}

bool isCharacterSnapshot(const QByteArray &bytes)
{
    return bytes.startsWith(QByteArrayView(kMagic, kMagicLength));
}

Result<CharacterAsset> decodeCharacterSnapshot(const QByteArray &bytes)
{
    qsizetype at = kMagicLength;
    const auto json = isCharacterSnapshot(bytes) ? takeBlock(bytes, at) : std::nullopt;
    const auto glb = json ? takeBlock(bytes, at) : std::nullopt;
    const auto weightBytes = glb ? takeBlock(bytes, at) : std::nullopt;
    if (!weightBytes)
        return formatError();
    const QJsonObject state = QJsonDocument::fromJson(*json).object();
    const Result<GltfModel> file = readGltf(*glb);
    if (!file)
        return file.error();

    StoredSkin stored;
    CharacterAsset asset;
    if (!readPlacement(state, stored.placement))
        return formatError();
    readRiggedExtras(state.value(QStringLiteral("extras")).toObject(), stored);
    const CharacterOrigin origin{state.value(QStringLiteral("format")).toString(), state.value(QStringLiteral("notes")).toVariant().toStringList()};
    asset.model = std::make_shared<const CharacterModel>(file->model);
    asset.source = std::make_shared<const GltfCharacterSource>(file->document, origin);
    asset.bake = {state.value(QStringLiteral("turned")).toBool(), state.value(QStringLiteral("asBound")).toBool()};
    auto mesh = std::make_shared<BakedMesh>(bakeMesh(*asset.model, asset.bake));
    if (!asset.bake.asBound) {
        if (auto own = ownSkin(*asset.model, *mesh, asset.bake))
            asset.ownSkin = std::make_shared<const OwnSkin>(*std::move(own));
    }
    std::vector<VertexWeights> weights;
    const std::size_t vertices = weightBytes->isEmpty() ? 0 : mesh->positions.size();
    if (!takeValues(*weightBytes, vertices, weights) || !areWeights(weights))
        return formatError();
    asset.restIsPosed = stored.restIsPosed;
    if (state.value(QStringLiteral("posed")).toBool() && !readPosedRest(bytes, at, *mesh))
        return formatError();
    asset.mesh = std::move(mesh);
    asset.reading = {static_cast<BodyPose>(std::clamp(state.value(QStringLiteral("pose")).toInt(2), 0, 2)), static_cast<float>(state.value(QStringLiteral("armAngle")).toDouble()),
                     static_cast<float>(state.value(QStringLiteral("facing")).toDouble())};
    asset.placement = stored.placement;
    asset.weightOptions = stored.options;
    asset.weights = WeightList(weights);
    asset.locks = stored.locks;
    asset.weightsAreOld = state.value(QStringLiteral("old")).toBool();
    asset.weightsArePainted = stored.weightsArePainted;
    return asset;
}

} // namespace marrow

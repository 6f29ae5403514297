#include "io/gltf/rigged_extras.h"

#include <QJsonArray>

#include <cmath>

namespace marrow {

namespace {

constexpr const char *kSources[] = {"analysis", "proportion", "ledger", "skin"};

struct Constant
{
    const char *key;
    float WeightOptions::*field;
};
constexpr Constant kConstants[] = {
    {"thinLimbScale", &WeightOptions::thinLimbScale}, {"midlineBand", &WeightOptions::midlineBand}, {"epsilon", &WeightOptions::epsilon},
    {"limbsInTrunk", &WeightOptions::limbsInTrunk},   {"onePart", &WeightOptions::onePart},         {"otherParts", &WeightOptions::otherParts},
};

QJsonArray pointJson(const Eigen::Vector3f &point)
{
    return {static_cast<double>(point.x()), static_cast<double>(point.y()), static_cast<double>(point.z())};
}

bool readPoint(const QJsonValue &value, Eigen::Vector3f &point)
{
    const QJsonArray numbers = value.toArray();
    if (numbers.size() != 3)
        return false;
    const Eigen::Vector3f read(static_cast<float>(numbers.at(0).toDouble(std::nan(""))), static_cast<float>(numbers.at(1).toDouble(std::nan(""))),
                               static_cast<float>(numbers.at(2).toDouble(std::nan(""))));
    if (!read.allFinite())
        return false;
    point = read;
    return true;
}

void readPositive(const QJsonObject &json, const char *key, float &into, float most)
{
    const auto value = static_cast<float>(json.value(QLatin1String(key)).toDouble(-1));
    if (value >= 0 && value <= most)
        into = value;
}

} // namespace

QString jointSourceName(JointSource source)
{
    return QString::fromLatin1(kSources[static_cast<int>(source)]);
}

QJsonObject riggedExtras(const CharacterAsset &asset)
{
    QJsonObject joints;
    QJsonArray locked;
    for (int joint = 0; joint < kHumanoidJointCount; ++joint) {
        const auto place = static_cast<std::size_t>(joint);
        const PlacedJoint &placed = asset.placement.joints[place];
        joints.insert(humanoidJointName(joint), QJsonObject{{"source", jointSourceName(placed.source)}, {"confidence", static_cast<double>(placed.confidence)},
                                                            {"tail", pointJson(asset.placement.tails[place])}});
        if (asset.locks[place])
            locked.append(humanoidJointName(joint));
    }
    QJsonObject constants;
    for (const Constant &constant : kConstants)
        constants.insert(QLatin1String(constant.key), static_cast<double>(asset.weightOptions.*constant.field));
    constants.insert(QStringLiteral("keepProps"), asset.weightOptions.keepProps);
    if (asset.weightOptions.power)
        constants.insert(QStringLiteral("power"), static_cast<double>(*asset.weightOptions.power));
    QJsonObject extras{{"version", 1},
                       {"joints", joints},
                       {"height", static_cast<double>(asset.placement.height)},
                       {"trunkHalfWidth", static_cast<double>(asset.placement.trunkHalfWidth)},
                       {"constants", constants},
                       {"painted", asset.weightsArePainted},
                       {"posedRest", asset.restIsPosed}};
    if (!locked.isEmpty())
        extras.insert(QStringLiteral("locked"), locked);
    return extras;
}

void readRiggedExtras(const QJsonObject &extras, StoredSkin &skin)
{
    const QJsonObject joints = extras.value(QStringLiteral("joints")).toObject();
    for (auto it = joints.begin(); it != joints.end(); ++it) {
        const int joint = humanoidJoint(it.key());
        if (joint < 0)
            continue;
        const QJsonObject entry = it.value().toObject();
        PlacedJoint &placed = skin.placement.joints[static_cast<std::size_t>(joint)];
        readPositive(entry, "confidence", placed.confidence, 1);
        for (int source = 0; source < 4; ++source) {
            if (entry.value(QStringLiteral("source")).toString() == QLatin1String(kSources[source]))
                placed.source = static_cast<JointSource>(source);
        }
        readPoint(entry.value(QStringLiteral("tail")), skin.placement.tails[static_cast<std::size_t>(joint)]);
    }
    readPositive(extras, "height", skin.placement.height, 1e6F);
    readPositive(extras, "trunkHalfWidth", skin.placement.trunkHalfWidth, 1e6F);
    const QJsonObject constants = extras.value(QStringLiteral("constants")).toObject();
    for (const Constant &constant : kConstants)
        readPositive(constants, constant.key, skin.options.*constant.field, 100);
    skin.options.keepProps = constants.value(QStringLiteral("keepProps")).toBool(skin.options.keepProps);
    float power = 0;
    readPositive(constants, "power", power, 16);
    if (power >= 0.5F)
        skin.options.power = power;
    for (const QJsonValue &name : extras.value(QStringLiteral("locked")).toArray()) {
        if (const int joint = humanoidJoint(name.toString()); joint > 0)
            skin.locks[static_cast<std::size_t>(joint)] = true;
    }
    skin.weightsArePainted = extras.value(QStringLiteral("painted")).toBool();
    skin.restIsPosed = extras.value(QStringLiteral("posedRest")).toBool();
}

} // namespace marrow

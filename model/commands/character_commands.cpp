#include "model/commands/character_commands.h"

#include "model/commands/character_args.h"

#include <cmath>

namespace marrow {

namespace commands {

Result<int> humanoidArg(const QJsonObject &args, const QString &key)
{
    const Result<QString> name = textArg(args, key);
    if (!name)
        return name.error();
    const int joint = humanoidJoint(*name);
    if (joint < 1)
        return Error{QStringLiteral("command.unknown-joint"), Text::tr("The skeleton has no joint %1.").arg(*name), QStringLiteral("joint/%1").arg(*name), {}};
    return joint;
}

Result<Eigen::Vector3f> pointArg(const QJsonValue &value, const QString &key)
{
    const QJsonArray numbers = value.toArray();
    Eigen::Vector3f point;
    if (numbers.size() != 3)
        return badArgument(key, Text::tr("%n numbers are needed", nullptr, 3));
    for (int i = 0; i < 3; ++i) {
        point[i] = static_cast<float>(numbers.at(i).toDouble(std::nan("")));
        if (!std::isfinite(point[i]))
            return badArgument(key, Text::tr("a number is missing or too large"));
    }
    return point;
}

Result<float> numberArg(const QJsonObject &args, const QString &key, float lowest, float highest, float usual)
{
    if (!args.contains(key))
        return usual;
    const auto number = static_cast<float>(args.value(key).toDouble(std::nan("")));
    if (!std::isfinite(number))
        return badArgument(key, Text::tr("a number is missing or too large"));
    if (number < lowest || number > highest)
        return badArgument(key, Text::tr("%1 is outside %2 to %3").arg(static_cast<double>(number)).arg(static_cast<double>(lowest)).arg(static_cast<double>(highest)));
    return number;
}

Error notBound()
{
    return {QStringLiteral("character.not-bound"), Text::tr("The model is not bound yet, so there are no weights to work on. Bind it first."), {}, {}};
}

const VertexNeighbours &neighboursOf(CharacterState &state)
{
    if (!state.neighbours || state.neighboursMesh != state.asset.mesh) {
        state.neighbours = std::make_shared<const VertexNeighbours>(*state.asset.mesh);
        state.neighboursMesh = state.asset.mesh;
    }
    return *state.neighbours;
}

void bindAnew(CharacterState &state)
{
    CharacterAsset &asset = state.asset;
    const PreparedWeights *prepared = state.prepared.get();
    const bool fits = prepared && prepared->mesh == asset.mesh && prepared->placement == asset.placement && prepared->options == asset.weightOptions;
    asset.weights.assign(fits ? prepared->weights : bindWeights(*asset.mesh, asset.placement, asset.weightOptions));
    asset.weightsAreOld = false;
    asset.weightsArePainted = false;
}

Result<void> readWeightOptions(const QJsonObject &args, WeightOptions &options)
{
    if (args.contains(QStringLiteral("power"))) {
        if (args.value(QStringLiteral("power")).isNull()) {
            options.power.reset();
        } else {
            const Result<float> power = numberArg(args, QStringLiteral("power"), 0.5F, 16, 4);
            if (!power)
                return power.error();
            options.power = *power;
        }
    }
    struct Constant
    {
        const char *key;
        float WeightOptions::*field;
        float lowest, highest;
    };
    static constexpr Constant kConstants[] = {
        {"thinLimbScale", &WeightOptions::thinLimbScale, 0, 4},
        {"midlineBand", &WeightOptions::midlineBand, 0, 0.2F},
        {"epsilon", &WeightOptions::epsilon, 1e-7F, 0.1F},
        {"limbsInTrunk", &WeightOptions::limbsInTrunk, 1, 16},
        {"onePart", &WeightOptions::onePart, 0.5F, 2},
        {"otherParts", &WeightOptions::otherParts, 1, 16},
    };
    for (const Constant &constant : kConstants) {
        const Result<float> value = numberArg(args, QString::fromLatin1(constant.key), constant.lowest, constant.highest, options.*constant.field);
        if (!value)
            return value.error();
        options.*constant.field = *value;
    }
    if (args.contains(QStringLiteral("keepProps"))) {
        const Result<bool> keep = flagArg(args, QStringLiteral("keepProps"));
        if (!keep)
            return keep.error();
        options.keepProps = *keep;
    }
    return {};
}

} // namespace commands

CharacterCommandTable characterCommands()
{
    CharacterCommandTable table;
    commands::addCharacterJointCommands(table);
    commands::addCharacterWeightCommands(table);
    return table;
}

std::unique_ptr<CharacterDocument> makeCharacterDocument(CharacterAsset asset, const QString &path)
{
    auto document = std::make_unique<CharacterDocument>(std::move(asset), characterCommands());
    document->setFilePath(path);
    return document;
}

QString jointLabel(int joint)
{
    using commands::Text;
    const HumanoidJoint &entry = humanoidSkeleton()[static_cast<std::size_t>(joint)];
    const QString base = humanoidJointName(joint).section(QStringLiteral("_L"), 0, 0).section(QStringLiteral("_R"), 0, 0);
    static const std::map<QString, const char *> names = {
        {"root", QT_TRANSLATE_NOOP("Commands", "Root")},           {"hips", QT_TRANSLATE_NOOP("Commands", "Hips")},
        {"spine", QT_TRANSLATE_NOOP("Commands", "Spine")},         {"chest", QT_TRANSLATE_NOOP("Commands", "Chest")},
        {"neck", QT_TRANSLATE_NOOP("Commands", "Neck")},           {"head", QT_TRANSLATE_NOOP("Commands", "Head")},
        {"shoulder", QT_TRANSLATE_NOOP("Commands", "Shoulder")},   {"upper_arm", QT_TRANSLATE_NOOP("Commands", "Upper arm")},
        {"forearm", QT_TRANSLATE_NOOP("Commands", "Forearm")},     {"hand", QT_TRANSLATE_NOOP("Commands", "Hand")},
        {"thigh", QT_TRANSLATE_NOOP("Commands", "Thigh")},         {"shin", QT_TRANSLATE_NOOP("Commands", "Shin")},
        {"foot", QT_TRANSLATE_NOOP("Commands", "Foot")},           {"toe", QT_TRANSLATE_NOOP("Commands", "Toes")},
    };
    const QString name = QCoreApplication::translate("Commands", names.at(base));
    switch (entry.side) {
    case BodySide::Left:
        return Text::tr("%1, left").arg(name);
    case BodySide::Right:
        return Text::tr("%1, right").arg(name);
    case BodySide::Middle:
        break;
    }
    return name;
}

} // namespace marrow

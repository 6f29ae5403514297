#include "model/commands/command_args.h"

#include "model/voxel/clip_checks.h"

#include <algorithm>
#include <cmath>

namespace marrow::commands {

namespace {

/// How far from one the length of a rotation may be and still be taken as it is.
constexpr float kUnitTolerance = 1e-6f;

Result<bool> readNumbers(const QJsonObject &args, const QString &key, float *into, int count)
{
    if (!args.contains(key))
        return false;
    const QJsonArray numbers = args.value(key).toArray();
    if (numbers.size() != count)
        return badArgument(key, Text::tr("%n numbers are needed", nullptr, count));
    for (int i = 0; i < count; ++i) {
        if (!numbers.at(i).isDouble() || !std::isfinite(static_cast<float>(numbers.at(i).toDouble())))
            return badArgument(key, Text::tr("a number is missing or too large"));
        into[i] = static_cast<float>(numbers.at(i).toDouble());
    }
    return true;
}

} // namespace

Error badArgument(const QString &key, const QString &why)
{
    return {QStringLiteral("command.bad-argument"), Text::tr("The argument \"%1\" cannot be used: %2.").arg(key, why), key, {}};
}

Error unknownJoint(JointId id)
{
    return {QStringLiteral("command.unknown-joint"), Text::tr("The skeleton has no joint %1.").arg(id),
            QStringLiteral("joint/%1").arg(id), {}};
}

Error unknownClip(int id)
{
    return {QStringLiteral("command.unknown-clip"), Text::tr("The rig has no clip %1.").arg(id), QStringLiteral("clip/%1").arg(id), {}};
}

Error noRig()
{
    return {QStringLiteral("command.no-rig"), Text::tr("The model has no rig yet. Start one first."), {}, {}};
}

VoxelCommand onRig(RigCommand command)
{
    return [command](VoxelState &state, const QJsonObject &args) -> Result<QString> {
        if (!state.asset.rig)
            return noRig();
        return command(state, *state.asset.rig, args);
    };
}

VoxelCommand onKeys(RigCommand command)
{
    return [command](VoxelState &state, const QJsonObject &args) -> Result<QString> {
        if (!state.asset.rig)
            return noRig();
        Result<QString> done = command(state, *state.asset.rig, args);
        if (!done)
            return done;
        const Report report = checkClips(*state.asset.rig);
        for (const Issue &issue : report.issues()) {
            if (issue.severity == Severity::Error)
                return Error{issue.code, issue.message, issue.pointer, {}};
        }
        return done;
    };
}

Result<qint64> integerArg(const QJsonObject &args, const QString &key, qint64 lowest, qint64 highest)
{
    const QJsonValue value = args.value(key);
    // toInteger gives its default for a fraction, so two different defaults tell a whole number from anything else.
    if (value.toInteger(0) != value.toInteger(1))
        return badArgument(key, Text::tr("a whole number is needed"));
    const qint64 number = value.toInteger();
    if (number < lowest || number > highest)
        return badArgument(key, Text::tr("%1 is outside %2 to %3").arg(number).arg(lowest).arg(highest));
    return number;
}

Result<QString> textArg(const QJsonObject &args, const QString &key)
{
    if (!args.value(key).isString())
        return badArgument(key, Text::tr("a text is needed"));
    return args.value(key).toString();
}

Result<QString> nameArg(const QJsonObject &args, const QString &key)
{
    Result<QString> name = textArg(args, key);
    if (name && name->toUtf8().size() > kMaxJointNameBytes)
        return badArgument(key, Text::tr("the name is longer than %1 bytes").arg(kMaxJointNameBytes));
    return name;
}

Result<JointId> jointArg(const Skeleton &skeleton, const QJsonObject &args, const QString &key)
{
    const Result<qint64> id = integerArg(args, key, 0, 65535);
    if (!id)
        return id.error();
    if (!skeleton.contains(static_cast<JointId>(*id)))
        return unknownJoint(static_cast<JointId>(*id));
    return static_cast<JointId>(*id);
}

Result<std::vector<JointId>> jointsArg(const Skeleton &skeleton, const QJsonObject &args, const QString &key)
{
    std::vector<JointId> ids;
    const QJsonArray list = args.value(key).toArray();
    for (const QJsonValue &item : list) {
        const Result<JointId> id = jointArg(skeleton, {{key, item}}, key);
        if (!id)
            return id.error();
        if (std::find(ids.begin(), ids.end(), *id) == ids.end())
            ids.push_back(*id);
    }
    if (ids.empty())
        return badArgument(key, Text::tr("at least one joint is needed"));
    return ids;
}

Result<int> choiceArg(const QJsonObject &args, const QString &key, const QStringList &choices)
{
    if (!args.contains(key))
        return 0;
    const qsizetype index = choices.indexOf(args.value(key).toString());
    if (index < 0)
        return badArgument(key, Text::tr("it must be one of %1").arg(choices.join(QStringLiteral(", "))));
    return static_cast<int>(index);
}

Result<bool> flagArg(const QJsonObject &args, const QString &key)
{
    if (args.contains(key) && !args.value(key).isBool())
        return badArgument(key, Text::tr("true or false is needed"));
    return args.value(key).toBool();
}

Result<Eigen::Vector3f> vectorArg(const QJsonObject &args, const QString &key, const Eigen::Vector3f &usual)
{
    Eigen::Vector3f vector = usual;
    const Result<bool> read = readNumbers(args, key, vector.data(), 3);
    if (!read)
        return read.error();
    return vector;
}

Result<Transform> transformArg(const QJsonObject &args, Transform transform)
{
    Eigen::Vector4f rotation;
    const Result<bool> moved = readNumbers(args, QStringLiteral("translation"), transform.translation.data(), 3);
    if (!moved)
        return moved.error();
    const Result<bool> turned = readNumbers(args, QStringLiteral("rotation"), rotation.data(), 4);
    if (!turned)
        return turned.error();
    const Result<bool> scaled = readNumbers(args, QStringLiteral("scale"), transform.scale.data(), 3);
    if (!scaled)
        return scaled.error();
    if (*turned) {
        const double length = rotation.cast<double>().norm();
        if (!(length > 1e-6))
            return badArgument(QStringLiteral("rotation"), Text::tr("a quaternion of length zero turns nothing"));
        if (std::abs(length - 1) > kUnitTolerance)
            rotation = (rotation.cast<double>() / length).cast<float>();
        transform.rotation.coeffs() = rotation;
    }
    return transform;
}

QString jointName(const Skeleton &skeleton, JointId id)
{
    const Joint *joint = skeleton.find(id);
    return joint && !joint->name.isEmpty() ? joint->name : Text::tr("joint %1").arg(id);
}

QString jointNames(const Skeleton &skeleton, const std::vector<JointId> &ids)
{
    return ids.size() == 1 ? jointName(skeleton, ids.front()) : Text::tr("%n joints", nullptr, static_cast<int>(ids.size()));
}

} // namespace marrow::commands

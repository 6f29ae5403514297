#include "model/puppet/script_player.h"

#include "model/puppet/script_observation.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <limits>

namespace marrow {

namespace {

/// What an argument must be; the numbers of Kind below NumberArgument are indices into a table.
enum Kind {
    ParameterIndex,
    ClipIndex,
    ExpressionIndex,
    LayerIndex,
    PoseGroupIndex,
    PoseEntryIndex,
    NumberArgument,
    BitsArgument,
};

constexpr std::size_t kMostArguments = 3;

bool mayBeNone(int kind)
{
    return kind == ClipIndex || kind == ExpressionIndex;
}

/// -0.0, NaN and the infinities included; false when it is no number.
bool readNumber(const QJsonValue &value, double &number)
{
    if (value.isDouble()) {
        number = value.toDouble();
        return true;
    }
    const QString text = value.toString().toLower();
    if (text == QLatin1String("nan")) {
        number = std::numeric_limits<double>::quiet_NaN();
    } else if (text == QLatin1String("inf") || text == QLatin1String("infinity")) {
        number = std::numeric_limits<double>::infinity();
    } else if (text == QLatin1String("-inf") || text == QLatin1String("-infinity")) {
        number = -std::numeric_limits<double>::infinity();
    } else {
        return false;
    }
    return true;
}

} // namespace

struct ScriptPlayer::Arguments
{
    double numbers[kMostArguments] = {};

    float real(int position) const { return static_cast<float>(numbers[position]); }
    std::int32_t index(int position) const { return static_cast<std::int32_t>(numbers[position]); }
    std::uint32_t number(int position) const { return static_cast<std::uint32_t>(numbers[position]); }
};

/// A command: its arguments and what it does. Observations return an object, the others an empty one.
struct ScriptPlayer::Command
{
    const char *name;
    std::vector<int> arguments;
    QJsonObject (*act)(PuppetInstance &puppet, const Arguments &arguments);
    bool observes = false;
};

namespace {

QJsonArray eventList(const PuppetInstance &puppet)
{
    QJsonArray events;
    for (const FiredEvent &event : puppet.events()) {
        events.append(QJsonArray{static_cast<qint64>(event.clip), static_cast<qint64>(event.event)});
    }
    return events;
}

} // namespace

#define MARROW_SCRIPT_ACTION(code)                                                                                     \
    [](PuppetInstance &puppet, const Arguments &a) -> QJsonObject {                                                    \
        (void)puppet;                                                                                                  \
        (void)a;                                                                                                       \
        code;                                                                                                          \
        return {};                                                                                                     \
    }

const ScriptPlayer::Command *ScriptPlayer::find(const QString &name)
{
    static const std::vector<Command> commands = {
        {"set", {ParameterIndex, NumberArgument}, MARROW_SCRIPT_ACTION(puppet.setParameter(a.number(0), a.real(1)))},
        {"override",
         {ParameterIndex, NumberArgument, NumberArgument},
         MARROW_SCRIPT_ACTION(puppet.overrideParameter(a.number(0), a.real(1), a.real(2)))},
        {"eval", {}, MARROW_SCRIPT_ACTION(puppet.evaluate())},
        {"update", {NumberArgument}, MARROW_SCRIPT_ACTION(puppet.update(a.real(0)))},
        {"clip", {ClipIndex}, MARROW_SCRIPT_ACTION(puppet.clips().play(a.index(0)))},
        {"seek", {NumberArgument}, MARROW_SCRIPT_ACTION(puppet.clips().seek(0, a.real(0)))},
        {"layer", {LayerIndex, ClipIndex}, MARROW_SCRIPT_ACTION(puppet.clips().playOnLayer(a.number(0), a.index(1)))},
        {"layerweight",
         {LayerIndex, NumberArgument},
         MARROW_SCRIPT_ACTION(puppet.clips().setWeight(a.number(0), a.real(1)))},
        {"expr", {ExpressionIndex}, MARROW_SCRIPT_ACTION(puppet.expressions().play(a.index(0)))},
        {"expradd", {ExpressionIndex}, MARROW_SCRIPT_ACTION(puppet.expressions().add(a.index(0)))},
        {"exprremove", {ExpressionIndex}, MARROW_SCRIPT_ACTION(puppet.expressions().remove(a.index(0)))},
        {"pose",
         {PoseGroupIndex, PoseEntryIndex},
         MARROW_SCRIPT_ACTION(puppet.poseGroups().show(a.number(0), a.number(1)))},
        {"behave", {BitsArgument}, MARROW_SCRIPT_ACTION(puppet.behaviors().setEnabled(a.number(0)))},
        {"look",
         {NumberArgument, NumberArgument},
         MARROW_SCRIPT_ACTION(puppet.behaviors().setLookTarget(a.real(0), a.real(1)))},
        {"lip", {NumberArgument}, MARROW_SCRIPT_ACTION(puppet.behaviors().setLipLevel(a.real(0)))},
        {"physwind",
         {NumberArgument, NumberArgument},
         MARROW_SCRIPT_ACTION(puppet.physics().setWind(a.real(0), a.real(1)))},
        {"stabilize", {}, MARROW_SCRIPT_ACTION(puppet.stabilizePhysics())},
        {"advanced",
         {BitsArgument},
         MARROW_SCRIPT_ACTION(puppet.setAdvancedFeatures(a.number(0)); return advancedState(puppet)),
         true},
        {"wind",
         {NumberArgument, NumberArgument},
         MARROW_SCRIPT_ACTION(puppet.advancedMode().setWind(a.real(0), a.real(1)))},
        {"simreset", {}, MARROW_SCRIPT_ACTION(puppet.advancedMode().resetSimulations())},
        {"bones", {}, MARROW_SCRIPT_ACTION(return listBones(puppet)), true},
        {"colliders", {}, MARROW_SCRIPT_ACTION(return listColliders(puppet)), true},
        {"values", {}, MARROW_SCRIPT_ACTION(return QJsonObject({{"values", toJson(puppet.current())}})), true},
        {"dump", {}, MARROW_SCRIPT_ACTION(return dumpPose(puppet)), true},
        {"events", {}, MARROW_SCRIPT_ACTION(return QJsonObject({{"events", eventList(puppet)}})), true},
        {"hit",
         {NumberArgument, NumberArgument},
         MARROW_SCRIPT_ACTION(return QJsonObject({{"area", puppet.hitArea(a.real(0), a.real(1))}})),
         true},
    };
    const auto found =
        std::find_if(commands.begin(), commands.end(), [&](const Command &c) { return name == QLatin1String(c.name); });
    return found == commands.end() ? nullptr : &*found;
}

#undef MARROW_SCRIPT_ACTION

ScriptPlayer::ScriptPlayer(std::shared_ptr<const PuppetRig> rig)
    : m_puppet(std::move(rig))
{
    m_puppet.behaviors().setEnabled(0);
}

/// How many there are of what an argument of this kind numbers.
int ScriptPlayer::limitOf(int kind, const Arguments &arguments) const
{
    const PuppetRig &rig = m_puppet.rig();
    const auto size = [](const auto &table) { return static_cast<int>(table.size()); };
    switch (kind) {
    case ParameterIndex: return size(rig.parameters);
    case ClipIndex: return size(rig.clips);
    case ExpressionIndex: return size(rig.expressions);
    case LayerIndex: return static_cast<int>(ClipLayers::kCount);
    case PoseGroupIndex: return size(rig.pose.groups);
    case PoseEntryIndex: return size(rig.pose.groups[arguments.number(0)]);
    default: return 0;
    }
}

Error ScriptPlayer::indexError(const Command &command, const Arguments &arguments, int position, int limit) const
{
    const QString given = QString::number(arguments.numbers[position], 'g', 12);
    const QString name = QLatin1String(command.name);
    QString what;
    switch (command.arguments[static_cast<std::size_t>(position)]) {
    case ParameterIndex: what = tr("parameters"); break;
    case ClipIndex: what = tr("clips"); break;
    case ExpressionIndex: what = tr("expressions"); break;
    case LayerIndex: what = tr("layers"); break;
    case PoseGroupIndex: what = tr("pose groups"); break;
    default: what = tr("entries in the pose group"); break;
    }
    return {"script.index",
            tr("The command %1 asks for number %2, but the puppet has %3 %4, numbered from 0.")
                .arg(name, given, QString::number(limit), what),
            {},
            {}};
}

Result<void> ScriptPlayer::parse(const QJsonArray &form, const Command *&command, Arguments &arguments) const
{
    if (form.isEmpty() || !form[0].isString()) {
        return Error{"script.form", tr("A step needs a \"do\" list that begins with the name of a command."), {}, {}};
    }
    const QString name = form[0].toString();
    command = find(name);
    if (!command) {
        return Error{"script.unknown-command", tr("There is no command named \"%1\".").arg(name), {}, {}};
    }
    const auto expected = static_cast<qsizetype>(command->arguments.size());
    if (form.size() != expected + 1) {
        return Error{"script.arguments",
                     tr("The command %1 takes %n argument(s), but this step gives %2.", nullptr,
                        static_cast<int>(expected))
                         .arg(name)
                         .arg(form.size() - 1),
                     {},
                     {}};
    }
    for (int i = 0; i < expected; ++i) {
        double &number = arguments.numbers[i];
        const int kind = command->arguments[static_cast<std::size_t>(i)];
        if (!readNumber(form[i + 1], number)) {
            return Error{"script.arguments", tr("Argument %1 of %2 must be a number.").arg(i + 1).arg(name), {}, {}};
        }
        if (kind == NumberArgument) {
            continue;
        }
        const double highest = std::numeric_limits<std::uint32_t>::max();
        if (number != std::floor(number) || std::fabs(number) > highest || (kind == BitsArgument && number < 0.0)) {
            return Error{"script.arguments", tr("Argument %1 of %2 must be a whole number.").arg(i + 1).arg(name), {}, {}};
        }
        if (kind != BitsArgument) {
            const int limit = limitOf(kind, arguments);
            if (number >= limit || number < (mayBeNone(kind) ? -1.0 : 0.0)) {
                return indexError(*command, arguments, i, limit);
            }
        }
    }
    return {};
}

Result<QJsonArray> ScriptPlayer::run(const QJsonArray &steps)
{
    QJsonArray seen;
    for (qsizetype i = 0; i < steps.size(); ++i) {
        const QJsonArray form = steps[i].toObject().value(QLatin1String("do")).toArray();
        const Command *command = nullptr;
        Arguments arguments;
        const Result<void> parsed = parse(form, command, arguments);
        if (!parsed) {
            Error error = parsed.error();
            error.where = QStringLiteral("/steps/%1/do").arg(i);
            return error;
        }
        QJsonObject step{{"do", form}};
        const QJsonObject observed = command->act(m_puppet, arguments);
        if (command->observes) {
            step.insert(QLatin1String("expect"), observed);
        }
        seen.append(step);
    }
    return seen;
}

} // namespace marrow

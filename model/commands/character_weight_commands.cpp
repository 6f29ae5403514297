// Computing and editing the weights of a character.

#include "model/commands/character_args.h"
#include "model/commands/character_commands.h"

#include <algorithm>

namespace marrow::commands {

namespace {

/// More dabs than a hand makes in one stroke; a limit for journals that were tampered with.
constexpr qsizetype kMostDabs = 100'000;

const QString kJoint = QStringLiteral("joint");

/// Runs an operation on the weights as they are and takes over what it changed.
template <class Operation>
Result<QString> edited(CharacterState &state, const QString &text, Operation &&operation)
{
    if (!state.asset.bound())
        return notBound();
    std::vector<VertexWeights> weights = state.asset.weights.flat();
    WeightEdit edit{*state.asset.mesh, neighboursOf(state), weights, state.asset.locks, nullptr};
    operation(edit);
    const WeightList before = state.asset.weights;
    state.asset.weights.assign(weights);
    state.asset.weightsArePainted = state.asset.weightsArePainted || !(before == state.asset.weights);
    return text;
}

Result<QString> setConstants(CharacterState &state, const QJsonObject &args)
{
    const WeightOptions before = state.asset.weightOptions;
    if (const Result<void> read = readWeightOptions(args, state.asset.weightOptions); !read)
        return read.error();
    if (!(before == state.asset.weightOptions))
        state.asset.weightsAreOld = state.asset.bound();
    return Text::tr("Change the constants of the weights");
}

Result<QString> bind(CharacterState &state, const QJsonObject &args)
{
    if (const Result<void> read = readWeightOptions(args, state.asset.weightOptions); !read)
        return read.error();
    const bool first = !state.asset.bound();
    bindAnew(state);
    return first ? Text::tr("Bind") : Text::tr("Bind anew");
}

Result<QString> stroke(CharacterState &state, const QJsonObject &args)
{
    const Result<int> brush = choiceArg(args, QStringLiteral("brush"),
                                        {QStringLiteral("add"), QStringLiteral("subtract"), QStringLiteral("replace"), QStringLiteral("smooth")});
    if (!brush)
        return brush.error();
    const Result<int> joint = humanoidArg(args, kJoint);
    if (!joint)
        return joint.error();
    const Result<int> falloff = choiceArg(args, QStringLiteral("falloff"), {QStringLiteral("smooth"), QStringLiteral("linear"), QStringLiteral("constant")});
    if (!falloff)
        return falloff.error();
    const Result<float> radius = numberArg(args, QStringLiteral("radius"), 1e-6F, 1e6F, 0.05F);
    const Result<float> strength = numberArg(args, QStringLiteral("strength"), 0, 1, 1);
    const Result<float> value = numberArg(args, QStringLiteral("value"), 0, 1, 1);
    for (const Result<float> *number : {&radius, &strength, &value}) {
        if (!*number)
            return number->error();
    }
    const Result<bool> mirror = flagArg(args, QStringLiteral("mirror"));
    if (!mirror)
        return mirror.error();
    const QJsonArray list = args.value(QStringLiteral("dabs")).toArray();
    if (list.isEmpty() || list.size() > kMostDabs)
        return badArgument(QStringLiteral("dabs"), Text::tr("at least one point is needed"));
    std::vector<WeightDab> dabs;
    for (const QJsonValue &entry : list) {
        const Result<Eigen::Vector3f> point = pointArg(entry, QStringLiteral("dabs"));
        if (!point)
            return point.error();
        constexpr BrushFalloff kFalloffs[] = {BrushFalloff::Smooth, BrushFalloff::Linear, BrushFalloff::Constant};
        dabs.push_back({*point, *radius, *strength, kFalloffs[*falloff]});
    }
    constexpr WeightBrush kBrushes[] = {WeightBrush::Add, WeightBrush::Subtract, WeightBrush::Replace, WeightBrush::Smooth};
    const QString texts[] = {Text::tr("Add weight to %1"), Text::tr("Take weight from %1"), Text::tr("Set the weight of %1"), Text::tr("Smooth the weight of %1")};
    state.selection.joint = *joint;
    return edited(state, texts[*brush].arg(jointLabel(*joint)), [&](WeightEdit &edit) {
        for (const WeightDab &dab : dabs)
            applyDab(edit, dab, kBrushes[*brush], *joint, *value, *mirror);
    });
}

Result<QString> flood(CharacterState &state, const QJsonObject &args)
{
    const Result<int> joint = humanoidArg(args, kJoint);
    if (!joint)
        return joint.error();
    const Result<qint64> vertex = integerArg(args, QStringLiteral("vertex"), 0, std::max<qint64>(0, static_cast<qint64>(state.asset.weights.size()) - 1));
    if (!vertex)
        return vertex.error();
    const Result<float> value = numberArg(args, QStringLiteral("value"), 0, 1, 1);
    if (!value)
        return value.error();
    return edited(state, Text::tr("Flood with %1").arg(jointLabel(*joint)),
                  [&](WeightEdit &edit) { floodWeight(edit, static_cast<std::uint32_t>(*vertex), *joint, *value); });
}

Result<QString> mirror(CharacterState &state, const QJsonObject &args)
{
    const Result<int> from = choiceArg(args, QStringLiteral("from"), {QStringLiteral("left"), QStringLiteral("right")});
    if (!from)
        return from.error();
    return edited(state, *from == 0 ? Text::tr("Mirror weights from left to right") : Text::tr("Mirror weights from right to left"),
                  [&](WeightEdit &edit) { mirrorWeights(edit, *from == 0); });
}

Result<QString> normalise(CharacterState &state, const QJsonObject &)
{
    return edited(state, Text::tr("Normalise weights"), [](WeightEdit &edit) { normaliseWeights(edit); });
}

Result<QString> limit(CharacterState &state, const QJsonObject &args)
{
    const Result<qint64> most = integerArg(args, QStringLiteral("most"), 1, 4);
    if (!most)
        return most.error();
    return edited(state, Text::tr("Limit to %n joint(s) a vertex", nullptr, static_cast<int>(*most)), [&](WeightEdit &edit) { limitWeights(edit, static_cast<int>(*most)); });
}

Result<QString> prune(CharacterState &state, const QJsonObject &args)
{
    const Result<float> least = numberArg(args, QStringLiteral("least"), 0, 1, 0.01F);
    if (!least)
        return least.error();
    return edited(state, Text::tr("Remove weights below %1").arg(static_cast<double>(*least)), [&](WeightEdit &edit) { pruneWeights(edit, *least); });
}

Result<QString> smooth(CharacterState &state, const QJsonObject &args)
{
    int joint = -1;
    if (args.contains(kJoint)) {
        const Result<int> named = humanoidArg(args, kJoint);
        if (!named)
            return named.error();
        joint = *named;
    }
    const Result<float> rounds = numberArg(args, QStringLiteral("rounds"), 1, 100, 1);
    const Result<float> strength = numberArg(args, QStringLiteral("strength"), 0, 1, 0.5F);
    for (const Result<float> *number : {&rounds, &strength}) {
        if (!*number)
            return number->error();
    }
    return edited(state, joint < 0 ? Text::tr("Smooth all weights") : Text::tr("Smooth the weight of %1").arg(jointLabel(joint)),
                  [&](WeightEdit &edit) { smoothWeights(edit, joint, static_cast<int>(*rounds), *strength); });
}

Result<QString> lock(CharacterState &state, const QJsonObject &args)
{
    const QJsonArray names = args.value(QStringLiteral("joints")).toArray();
    if (!args.value(QStringLiteral("locked")).isBool())
        return badArgument(QStringLiteral("locked"), Text::tr("true or false is needed"));
    const bool locked = args.value(QStringLiteral("locked")).toBool();
    if (names.isEmpty())
        return badArgument(QStringLiteral("joints"), Text::tr("at least one joint is needed"));
    int joint = 0;
    for (const QJsonValue &name : names) {
        const Result<int> named = humanoidArg({{kJoint, name}}, kJoint);
        if (!named)
            return named.error();
        joint = *named;
        state.asset.locks[static_cast<std::size_t>(joint)] = locked;
    }
    if (names.size() == 1)
        return locked ? Text::tr("Lock %1").arg(jointLabel(joint)) : Text::tr("Unlock %1").arg(jointLabel(joint));
    return locked ? Text::tr("Lock %n joint(s)", nullptr, static_cast<int>(names.size())) : Text::tr("Unlock %n joint(s)", nullptr, static_cast<int>(names.size()));
}

} // namespace

void addCharacterWeightCommands(CharacterCommandTable &table)
{
    table[QStringLiteral("weights.set")] = setConstants;
    table[QStringLiteral("weights.bind")] = bind;
    table[QStringLiteral("weights.stroke")] = stroke;
    table[QStringLiteral("weights.flood")] = flood;
    table[QStringLiteral("weights.mirror")] = mirror;
    table[QStringLiteral("weights.normalise")] = normalise;
    table[QStringLiteral("weights.limit")] = limit;
    table[QStringLiteral("weights.prune")] = prune;
    table[QStringLiteral("weights.smooth")] = smooth;
    table[QStringLiteral("weights.lock")] = lock;
}

} // namespace marrow::commands

#include "model/commands/panel_args.h"
#include "model/commands/puppet_commands.h"

#include <algorithm>
#include <cmath>

namespace marrow::commands {

namespace {

/// More snap values than anyone could aim at; a limit for journals that were tampered with.
constexpr qsizetype kMaxSnaps = 4096;

const QString kNode = QStringLiteral("node");
const QString kNodes = QStringLiteral("nodes");
const QString kJoystick = QStringLiteral("joystick");

PanelNode &nodeAt(PuppetState &state, int node)
{
    return state.asset.panel.nodes[static_cast<std::size_t>(node)];
}

Result<QString> rename(PuppetState &state, const QJsonObject &args)
{
    const Result<int> node = groupArg(state.asset.panel, args, kNode);
    if (!node)
        return node.error();
    Result<QString> name = textArg(args, QStringLiteral("name"));
    if (!name)
        return name.error();
    if (namesStripped(state) && !name->isEmpty())
        return namesStrippedError();
    PanelNode &group = nodeAt(state, *node);
    const QString before = groupLabel(group);
    group.name = *std::move(name);
    return Text::tr("Rename %1 to %2").arg(before, groupLabel(group));
}

Result<QString> setId(PuppetState &state, const QJsonObject &args)
{
    const Result<int> node = groupArg(state.asset.panel, args, kNode);
    if (!node)
        return node.error();
    Result<QString> id = textArg(args, QStringLiteral("id"));
    if (!id)
        return id.error();
    PanelNode &group = nodeAt(state, *node);
    const QString before = groupLabel(group);
    group.id = *std::move(id);
    return Text::tr("Give %1 the id %2").arg(before, group.id);
}

Result<std::uint32_t> colorArg(const QJsonObject &args, const QString &key)
{
    const QString text = args.value(key).toString();
    bool ok = false;
    const std::uint32_t argb = text.mid(1).toUInt(&ok, 16);
    if (!ok || text.size() != 9 || text[0] != QLatin1Char('#'))
        return badArgument(key, Text::tr("a colour is written as #aarrggbb"));
    return argb;
}

Result<QString> setLabel(PuppetState &state, const QJsonObject &args)
{
    const Result<std::vector<int>> groups = groupsArg(state.asset.panel, args, kNodes);
    if (!groups)
        return groups.error();
    const Result<int> kind = choiceArg(args, QStringLiteral("label"),
                                       {QStringLiteral("none"), QStringLiteral("preset"), QStringLiteral("custom")});
    if (!kind)
        return kind.error();
    const auto label = static_cast<PanelLabel>(*kind);
    QString preset;
    std::uint32_t argb = 0;
    if (label == PanelLabel::Preset) {
        Result<QString> name = textArg(args, QStringLiteral("preset"));
        if (!name)
            return name.error();
        preset = *std::move(name);
    } else if (label == PanelLabel::Custom) {
        const Result<std::uint32_t> color = colorArg(args, QStringLiteral("argb"));
        if (!color)
            return color.error();
        argb = *color;
    }
    for (const int group : *groups) {
        PanelNode &node = nodeAt(state, group);
        node.label = label;
        node.preset = preset;
        node.argb = argb;
    }
    return label == PanelLabel::None ? Text::tr("Take the colour from %1").arg(nodeLabels(state, *groups))
                                     : Text::tr("Colour %1").arg(nodeLabels(state, *groups));
}

Result<QString> setOpen(PuppetState &state, const QJsonObject &args)
{
    const Result<std::vector<int>> groups = groupsArg(state.asset.panel, args, kNodes);
    if (!groups)
        return groups.error();
    if (!args.contains(QStringLiteral("open")))
        return badArgument(QStringLiteral("open"), Text::tr("true or false is needed"));
    const Result<bool> open = flagArg(args, QStringLiteral("open"));
    if (!open)
        return open.error();
    for (const int group : *groups)
        nodeAt(state, group).open = *open;
    return *open ? Text::tr("Unfold %1").arg(nodeLabels(state, *groups)) : Text::tr("Fold %1").arg(nodeLabels(state, *groups));
}

Result<std::vector<float>> keysArg(const QJsonObject &args, const QString &key)
{
    if (!args.value(key).isArray())
        return badArgument(key, Text::tr("a list of numbers is needed"));
    const QJsonArray list = args.value(key).toArray();
    if (list.size() > kMaxSnaps)
        return badArgument(key, Text::tr("there are more than %1 values").arg(kMaxSnaps));
    std::vector<float> keys;
    for (const QJsonValue &value : list) {
        const auto number = static_cast<float>(value.toDouble(std::nan("")));
        if (!std::isfinite(number))
            return badArgument(key, Text::tr("a number is missing or too large"));
        keys.push_back(number);
    }
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    return keys;
}

/// Takes the place of what the parameter had; a new entry stands in the order of the parameters where there is one.
void putSnaps(std::vector<PanelSnap> &snaps, std::uint32_t parameter, std::vector<float> keys)
{
    const auto at = std::find_if(snaps.begin(), snaps.end(), [parameter](const PanelSnap &snap) { return snap.parameter == parameter; });
    if (keys.empty()) {
        std::erase_if(snaps, [parameter](const PanelSnap &snap) { return snap.parameter == parameter; });
    } else if (at == snaps.end()) {
        const auto behind = std::find_if(snaps.begin(), snaps.end(), [parameter](const PanelSnap &snap) { return snap.parameter > parameter; });
        snaps.insert(behind, {parameter, FloatArray(std::move(keys))});
    } else if (!std::equal(at->keys.begin(), at->keys.end(), keys.begin(), keys.end())) {
        at->keys = FloatArray(std::move(keys));
    }
}

Result<QString> setSnaps(PuppetState &state, const QJsonObject &args)
{
    const QString key = QStringLiteral("snaps");
    const QJsonArray list = args.value(key).toArray();
    if (list.isEmpty())
        return badArgument(key, Text::tr("at least one parameter is needed"));
    std::uint32_t last = 0;
    for (const QJsonValue &item : list) {
        const QJsonObject snap = item.toObject();
        const Result<std::uint32_t> parameter = parameterArg(*state.asset.rig, snap, QStringLiteral("parameter"));
        if (!parameter)
            return parameter.error();
        Result<std::vector<float>> keys = keysArg(snap, QStringLiteral("keys"));
        if (!keys)
            return keys.error();
        putSnaps(state.asset.panel.snaps, *parameter, *std::move(keys));
        last = *parameter;
    }
    if (list.size() > 1)
        return Text::tr("Set the snap values of %n parameters", nullptr, static_cast<int>(list.size()));
    return Text::tr("Set the snap values of %1").arg(parameterLabel(*state.asset.rig, last));
}

Result<QString> makeJoystick(PuppetState &state, const QJsonObject &args)
{
    const PuppetRig &rig = *state.asset.rig;
    const Result<std::uint32_t> horizontal = parameterArg(rig, args, QStringLiteral("horizontal"));
    if (!horizontal)
        return horizontal.error();
    const Result<std::uint32_t> vertical = parameterArg(rig, args, QStringLiteral("vertical"));
    if (!vertical)
        return vertical.error();
    if (*horizontal == *vertical)
        return badArgument(QStringLiteral("vertical"), Text::tr("a pad needs two different parameters"));
    for (const std::uint32_t parameter : {*horizontal, *vertical}) {
        if (joystickOf(state.asset.panel, parameter)) {
            return Error{QStringLiteral("panel.in-joystick"),
                         Text::tr("%1 is on a pad already. Split that one first.").arg(parameterLabel(rig, parameter)), {}, {}};
        }
    }
    state.asset.panel.joysticks.push_back({*horizontal, *vertical});
    return Text::tr("Make a pad of %1 and %2").arg(parameterLabel(rig, *horizontal), parameterLabel(rig, *vertical));
}

Result<int> joystickArg(const Panel &panel, const QJsonObject &args, const QString &key)
{
    if (panel.joysticks.empty())
        return badArgument(key, Text::tr("the panel has no pads"));
    const Result<qint64> joystick = integerArg(args, key, 0, static_cast<qint64>(panel.joysticks.size()) - 1);
    if (!joystick)
        return joystick.error();
    return static_cast<int>(*joystick);
}

QString joystickLabel(const PuppetState &state, const PanelJoystick &joystick)
{
    return Text::tr("the pad %1 × %2").arg(parameterLabel(*state.asset.rig, joystick.horizontal),
                                           parameterLabel(*state.asset.rig, joystick.vertical));
}

Result<QString> splitJoysticks(PuppetState &state, const QJsonObject &args)
{
    const QString key = QStringLiteral("joysticks");
    std::vector<PanelJoystick> &joysticks = state.asset.panel.joysticks;
    std::vector<int> chosen;
    const QJsonArray list = args.value(key).toArray();
    for (const QJsonValue &item : list) {
        const Result<int> joystick = joystickArg(state.asset.panel, {{key, item}}, key);
        if (!joystick)
            return joystick.error();
        chosen.push_back(*joystick);
    }
    std::sort(chosen.begin(), chosen.end());
    chosen.erase(std::unique(chosen.begin(), chosen.end()), chosen.end());
    if (chosen.empty())
        return badArgument(key, Text::tr("at least one pad is needed"));
    const QString text = chosen.size() == 1
        ? Text::tr("Split %1").arg(joystickLabel(state, joysticks[static_cast<std::size_t>(chosen.front())]))
        : Text::tr("Split %n pads", nullptr, static_cast<int>(chosen.size()));
    for (auto joystick = chosen.rbegin(); joystick != chosen.rend(); ++joystick)
        joysticks.erase(joysticks.begin() + *joystick);
    return text;
}

Result<QString> swapJoystick(PuppetState &state, const QJsonObject &args)
{
    const Result<int> at = joystickArg(state.asset.panel, args, kJoystick);
    if (!at)
        return at.error();
    PanelJoystick &joystick = state.asset.panel.joysticks[static_cast<std::size_t>(*at)];
    std::swap(joystick.horizontal, joystick.vertical);
    return Text::tr("Exchange the axes of %1").arg(joystickLabel(state, joystick));
}

} // namespace

void addPanelGroupCommands(PuppetCommandTable &table)
{
    table[QStringLiteral("panel.rename")] = rename;
    table[QStringLiteral("panel.setId")] = setId;
    table[QStringLiteral("panel.setLabel")] = setLabel;
    table[QStringLiteral("panel.setOpen")] = setOpen;
}

void addPanelValueCommands(PuppetCommandTable &table)
{
    table[QStringLiteral("panel.setSnaps")] = setSnaps;
    table[QStringLiteral("panel.makeJoystick")] = makeJoystick;
    table[QStringLiteral("panel.splitJoysticks")] = splitJoysticks;
    table[QStringLiteral("panel.swapJoystick")] = swapJoystick;
}

} // namespace marrow::commands

#include "model/commands/action_commands.h"

#include "model/commands/command_args.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

using namespace commands;

constexpr qsizetype kMaxKeys = kMaxHandKeyedFrame + 1;
constexpr float kUnitTolerance = 1e-6F;
const QString kFrame = QStringLiteral("frame");
const QString kFrames = QStringLiteral("frames");
const QString kKeys = QStringLiteral("keys");
const QString kLoop = QStringLiteral("loop");

template <int count>
Result<Eigen::Vector<float, count>> numbersArg(const QJsonValue &value, const QString &key)
{
    const QJsonArray list = value.toArray();
    Eigen::Vector<float, count> row = Eigen::Vector<float, count>::Zero();
    bool good = list.size() == count;
    for (int i = 0; i < count && good; ++i) {
        row[i] = static_cast<float>(list.at(i).toDouble(NAN));
        good = std::isfinite(row[i]);
    }
    if (!good)
        return badArgument(key, Text::tr("%n numbers are needed", nullptr, count));
    return row;
}

Result<HandKey> poseArg(const QJsonObject &json)
{
    HandKey key;
    const QJsonObject joints = json.value(QStringLiteral("joints")).toObject();
    for (auto it = joints.begin(); it != joints.end(); ++it) {
        const int joint = humanoidJoint(it.key());
        if (joint < 1)
            return badArgument(it.key(), Text::tr("it is no joint an action moves"));
        const auto row = numbersArg<4>(it.value(), it.key());
        if (!row)
            return row.error();
        if (!(row->norm() > kUnitTolerance))
            return badArgument(it.key(), Text::tr("it is no rotation"));
        Eigen::Quaternionf rotation((*row)[3], (*row)[0], (*row)[1], (*row)[2]);
        if (std::abs(row->norm() - 1) > kUnitTolerance)
            rotation.normalize();
        key.rotations[static_cast<std::size_t>(joint)] = rotation;
    }
    if (json.contains(QStringLiteral("hips"))) {
        const auto row = numbersArg<3>(json.value(QStringLiteral("hips")), QStringLiteral("hips"));
        if (!row)
            return row.error();
        key.hips = *row;
    }
    return key;
}

Result<std::vector<HandKey>> keysArg(const QJsonObject &args)
{
    const QJsonArray list = args.value(kKeys).toArray();
    if (list.isEmpty() || list.size() > kMaxKeys)
        return badArgument(kKeys, Text::tr("at least one key is needed"));
    std::vector<HandKey> keys;
    for (const QJsonValue &value : list) {
        const QJsonObject json = value.toObject();
        const auto frame = integerArg(json, kFrame, 0, kMaxHandKeyedFrame);
        if (!frame)
            return frame.error();
        auto key = poseArg(json);
        if (!key)
            return key.error();
        key->frame = static_cast<int>(*frame);
        keys.push_back(*std::move(key));
    }
    std::sort(keys.begin(), keys.end(), [](const HandKey &a, const HandKey &b) { return a.frame < b.frame; });
    const auto twice = std::adjacent_find(keys.begin(), keys.end(), [](const HandKey &a, const HandKey &b) { return a.frame == b.frame; });
    if (twice != keys.end())
        return badArgument(kKeys, Text::tr("two keys are on frame %1").arg(twice->frame));
    return keys;
}

HandKey *keyAt(HandKeyedAction &action, int frame)
{
    const auto found = std::find_if(action.keys.begin(), action.keys.end(), [frame](const HandKey &key) { return key.frame == frame; });
    return found == action.keys.end() ? nullptr : &*found;
}

/// The frames of keys that are there, ascending, at least one.
Result<std::vector<int>> framesArg(ActionState &state, const QJsonObject &args)
{
    std::vector<int> frames;
    for (const QJsonValue &value : args.value(kFrames).toArray()) {
        const auto frame = static_cast<int>(value.toInteger(-1));
        if (!keyAt(state.asset, frame))
            return badArgument(kFrames, Text::tr("there is no key on frame %1").arg(value.toDouble(-1)));
        frames.push_back(frame);
    }
    if (frames.empty())
        return badArgument(kFrames, Text::tr("at least one key is needed"));
    std::sort(frames.begin(), frames.end());
    frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
    return frames;
}

/// Puts keys in place of those on the same frames.
void putKeys(HandKeyedAction &action, const std::vector<HandKey> &keys)
{
    for (const HandKey &key : keys) {
        if (HandKey *there = keyAt(action, key.frame))
            *there = key;
        else
            action.keys.push_back(key);
    }
    std::sort(action.keys.begin(), action.keys.end(), [](const HandKey &a, const HandKey &b) { return a.frame < b.frame; });
}

std::vector<int> framesOf(const std::vector<HandKey> &keys)
{
    std::vector<int> frames;
    for (const HandKey &key : keys)
        frames.push_back(key.frame);
    return frames;
}

Result<QString> setPose(ActionState &state, const QJsonObject &args)
{
    const auto frame = integerArg(args, kFrame, 0, kMaxHandKeyedFrame);
    if (!frame)
        return frame.error();
    auto values = poseArg(args);
    if (!values)
        return values.error();
    const int at = static_cast<int>(*frame);
    const bool isNew = keyAt(state.asset, at) == nullptr;
    // A new key holds the whole pose: what is left out would run on between its neighbours and surprise whoever edits them.
    HandKey key = isNew ? wholeKey(at, handKeyedPose(state.asset, at)) : *keyAt(state.asset, at);
    QStringList names;
    for (std::size_t joint = 1; joint < key.rotations.size(); ++joint) {
        if (values->rotations[joint]) {
            key.rotations[joint] = values->rotations[joint];
            names.append(humanoidJointName(static_cast<int>(joint)));
        }
    }
    if (values->hips)
        key.hips = values->hips;
    putKeys(state.asset, {key});
    if (isNew)
        return Text::tr("Key the pose on frame %1").arg(at);
    return names.size() == 1 ? Text::tr("Pose %1 on frame %2").arg(names.front()).arg(at) : Text::tr("Pose on frame %1").arg(at);
}

Result<QString> removeKeys(ActionState &state, const QJsonObject &args)
{
    const auto frames = framesArg(state, args);
    if (!frames)
        return frames.error();
    std::erase_if(state.asset.keys, [&](const HandKey &key) { return std::binary_search(frames->begin(), frames->end(), key.frame); });
    return Text::tr("Remove %n key(s)", nullptr, static_cast<int>(frames->size()));
}

Result<QString> moveKeys(ActionState &state, const QJsonObject &args)
{
    const auto frames = framesArg(state, args);
    if (!frames)
        return frames.error();
    const auto by = integerArg(args, QStringLiteral("by"), -frames->front(), kMaxHandKeyedFrame - frames->back());
    if (!by)
        return by.error();
    std::vector<HandKey> moved;
    for (const int frame : *frames) {
        moved.push_back(*keyAt(state.asset, frame));
        moved.back().frame += static_cast<int>(*by);
    }
    std::erase_if(state.asset.keys, [&](const HandKey &key) { return std::binary_search(frames->begin(), frames->end(), key.frame); });
    putKeys(state.asset, moved);
    state.selection.frames = framesOf(moved);
    return Text::tr("Move %n key(s)", nullptr, static_cast<int>(moved.size()));
}

Result<QString> pasteKeys(ActionState &state, const QJsonObject &args)
{
    const auto keys = keysArg(args);
    if (!keys)
        return keys.error();
    putKeys(state.asset, *keys);
    state.selection.frames = framesOf(*keys);
    return Text::tr("Paste %n key(s)", nullptr, static_cast<int>(keys->size()));
}

Result<bool> loopArg(const QJsonObject &args)
{
    if (!args.value(kLoop).isBool())
        return badArgument(kLoop, Text::tr("true or false is needed"));
    return args.value(kLoop).toBool();
}

Result<QString> setLoop(ActionState &state, const QJsonObject &args)
{
    const auto loop = loopArg(args);
    if (!loop)
        return loop.error();
    state.asset.loop = *loop;
    return *loop ? Text::tr("Play over and over") : Text::tr("Play once");
}

Result<QString> rename(ActionState &state, const QJsonObject &args)
{
    for (const auto &[key, field] : {std::pair{QStringLiteral("slug"), &state.asset.slug}, std::pair{QStringLiteral("action"), &state.asset.action}}) {
        if (!args.contains(key))
            continue;
        const auto text = nameArg(args, key);
        if (!text)
            return text.error();
        if (text->isEmpty())
            return badArgument(key, Text::tr("a name is needed"));
        *field = *text;
    }
    return Text::tr("Rename the action to %1 of %2").arg(state.asset.action, state.asset.slug);
}

Result<QString> replace(ActionState &state, const QJsonObject &args)
{
    auto keys = keysArg(args);
    if (!keys)
        return keys.error();
    const auto loop = loopArg(args);
    if (!loop)
        return loop.error();
    state.asset.keys = *std::move(keys);
    state.asset.loop = *loop;
    return Text::tr("Begin anew with %n key(s)", nullptr, static_cast<int>(state.asset.keys.size()));
}

} // namespace

ActionCommandTable actionCommands()
{
    ActionCommandTable table;
    table[QStringLiteral("action.setPose")] = setPose;
    table[QStringLiteral("action.removeKeys")] = removeKeys;
    table[QStringLiteral("action.moveKeys")] = moveKeys;
    table[QStringLiteral("action.pasteKeys")] = pasteKeys;
    table[QStringLiteral("action.setLoop")] = setLoop;
    table[QStringLiteral("action.rename")] = rename;
    table[QStringLiteral("action.replace")] = replace;
    return table;
}

std::unique_ptr<ActionDocument> makeActionDocument(HandKeyedAction action, const QString &path)
{
    auto document = std::make_unique<ActionDocument>(std::move(action), actionCommands());
    document->setFilePath(path);
    return document;
}

QJsonObject handKeyToJson(const HandKey &key, const std::vector<int> &only)
{
    QJsonObject joints;
    for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
        const auto &rotation = key.rotations[static_cast<std::size_t>(joint)];
        if (!rotation || (!only.empty() && std::find(only.begin(), only.end(), joint) == only.end()))
            continue;
        QJsonArray row;
        for (int i = 0; i < 4; ++i)
            row.append(static_cast<double>(rotation->coeffs()[i]));
        joints.insert(humanoidJointName(joint), row);
    }
    QJsonObject json{{kFrame, key.frame}, {QStringLiteral("joints"), joints}};
    if (key.hips && (only.empty() || std::find(only.begin(), only.end(), 1) != only.end()))
        json.insert(QStringLiteral("hips"), QJsonArray{static_cast<double>(key.hips->x()), static_cast<double>(key.hips->y()), static_cast<double>(key.hips->z())});
    return json;
}

} // namespace marrow

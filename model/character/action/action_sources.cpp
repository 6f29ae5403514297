#include "model/character/action/action_sources.h"

#include "model/character/action/parametric_actions.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Actions)
};

constexpr double kSlowest = 0.1;
constexpr double kFastest = 10;

struct KnownNames
{
    const char *id;
    const char *names; ///< separated by blanks, best first
};

// What the motion libraries in use call the actions of a game. A clip that bears the id itself always comes first.
constexpr KnownNames kKnown[] = {
    {"idle", "Idle_A Idle_B Idle Standing_Idle Melee_Unarmed_Idle"},
    {"walk", "Walking_A Walking_B Walking_C Walking Walk"},
    {"run", "Running_A Running_B Running Run"},
    {"chop", "Melee_2H_Attack_Chop 2H_Melee_Attack_Chop Melee_1H_Attack_Chop 1H_Melee_Attack_Chop Chopping Chop"},
    {"mine", "Mining Pickaxing Pickaxe"},
    {"carry", "Carrying Walking_Carry"},
    {"sit", "Sit_Chair_Idle Sit_Floor_Idle Sitting Sit"},
    {"sleep", "Lie_Idle Sleeping Sleep"},
    {"swing", "Melee_1H_Attack_Slice_Horizontal 1H_Melee_Attack_Slice_Horizontal Slice Swing"},
    {"cast", "Ranged_Magic_Spellcasting Spellcasting Spellcast_Shoot Casting Cast"},
    {"hit", "Hit_A Hit_B Hit Impact"},
    {"die", "Death_A Death_B Death Dying Die"},
    {"death", "Death_A Death_B Death Dying Die"},
    {"jump", "Jump_Full_Short Jump_Full_Long Jump Jumping"},
    {"crawl", "Crawling Crawl"},
    {"crouch", "Crouching Crouch"},
    {"sneak", "Sneaking Sneak"},
    {"wave", "Waving Wave"},
    {"cheer", "Cheering Cheer"},
    {"push-ups", "Push_Ups Pushups Push_Up"},
    {"sit-ups", "Sit_Ups Situps"},
    {"throw", "Throw Throwing"},
    {"pickup", "PickUp Pick_Up"},
    {"interact", "Interact"},
    {"block", "Melee_Blocking Melee_Block Blocking Block"},
    {"kick", "Melee_Unarmed_Attack_Kick Kick"},
    {"punch", "Melee_Unarmed_Attack_Punch_A Punch"},
    {"bow", "Ranged_Bow_Release Bow"},
};

const Action *retargetedFor(const ActionSources &sources, const QString &id)
{
    const auto named = [&](const QString &name) -> const Action * {
        const auto found = std::find_if(sources.retargeted.begin(), sources.retargeted.end(), [&](const Action &action) { return action.id == name; });
        return found == sources.retargeted.end() ? nullptr : &*found;
    };
    if (const Action *own = named(id))
        return own;
    for (const QString &name : knownClipNames(id)) {
        if (const Action *known = named(name))
            return known;
    }
    return nullptr;
}

const HandKeyedAction *handKeyedFor(const ActionSources &sources, const QString &slug, const QString &id)
{
    const auto found = std::find_if(sources.handKeyed.begin(), sources.handKeyed.end(), [&](const HandKeyedAction &action) {
        return action.slug == slug && action.action == id && !action.keys.empty();
    });
    return found == sources.handKeyed.end() ? nullptr : &*found;
}

Action at30(Action action)
{
    return std::abs(action.fps - 30) < 1e-9 ? action : retimed(action, 1);
}

} // namespace

QString actionSourceName(ActionSource source)
{
    switch (source) {
    case ActionSource::HandKeyed:
        return QStringLiteral("hand-keyed");
    case ActionSource::Retargeted:
        return QStringLiteral("retargeted");
    case ActionSource::Parametric:
        break;
    }
    return QStringLiteral("parametric");
}

QStringList knownClipNames(const QString &id)
{
    for (const KnownNames &known : kKnown) {
        if (id == QLatin1String(known.id))
            return QString::fromLatin1(known.names).split(QLatin1Char(' '));
    }
    return {};
}

QStringList actionIds(const ActionSources &sources, const QString &slug)
{
    QStringList ids;
    const auto add = [&](const QString &id) {
        if (!ids.contains(id))
            ids.append(id);
    };
    for (const HandKeyedAction &action : sources.handKeyed) {
        if (action.slug == slug && !action.keys.empty())
            add(action.action);
    }
    for (const Action &action : sources.retargeted)
        add(action.id);
    return ids;
}

Action retimed(const Action &action, double speed)
{
    constexpr double kFps = 30;
    Action result = action;
    result.fps = kFps;
    result.frames = action.frames < 2 ? action.frames : std::max(2, static_cast<int>(std::lround(action.durationSeconds() / speed * kFps)) + 1);
    for (ActionTrack &track : result.tracks)
        track.rotations.clear();
    result.hips.clear();
    Action unlooped = action; // so that the last moment is the last frame, not the first
    unlooped.loops = false;
    for (int frame = 0; frame < result.frames; ++frame) {
        const double way = result.frames > 1 ? static_cast<double>(frame) / (result.frames - 1) : 0;
        const HumanoidPose pose = actionPose(unlooped, action.durationSeconds() * way);
        for (ActionTrack &track : result.tracks)
            track.rotations.push_back(pose.rotations[static_cast<std::size_t>(track.joint)]);
        if (!action.hips.empty())
            result.hips.push_back(pose.hipsOffset);
    }
    return result;
}

Result<ActionSource> appendAction(std::vector<Action> &actions, const ActionSources &sources, const QString &slug,
                                  const ActionRequest &request, const HumanoidRest &target)
{
    if (!(request.speed >= kSlowest && request.speed <= kFastest)) {
        return Error{QStringLiteral("action.speed"),
                     Texts::tr("The speed of “%1” is %2; speeds from %3 to %4 are possible.").arg(request.id).arg(request.speed).arg(kSlowest).arg(kFastest), {}, {}};
    }
    if (std::any_of(actions.begin(), actions.end(), [&](const Action &action) { return action.id == request.id; }))
        return Error{QStringLiteral("action.twice"), Texts::tr("“%1” is asked for twice; a pack holds every action once.").arg(request.id), {}, {}};
    std::optional<Action> action;
    if (const HandKeyedAction *keyed = handKeyedFor(sources, slug, request.id))
        action = bakedHandKeyed(*keyed);
    else if (const Action *clip = retargetedFor(sources, request.id))
        action = at30(*clip);
    else
        action = parametricAction(request.id, target);
    if (!action || action->frames < 1) {
        return Error{QStringLiteral("action.unknown"),
                     Texts::tr("There is no action “%1”: nobody keyed it for %2, no retargeted clip bears its name, and it is not one of the %3 built-in ones.")
                         .arg(request.id, slug.isEmpty() ? Texts::tr("this character") : slug).arg(parametricActionIds().size()),
                     {}, {}};
    }
    if (request.speed != 1.0)
        action = retimed(*action, request.speed);
    action->id = request.id;
    actions.push_back(*std::move(action));
    return actions.back().source;
}

} // namespace marrow

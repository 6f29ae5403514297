#include "model/character/publish/activity_kinds.h"

namespace marrow {

namespace {

constexpr ActivityKind kKinds[] = {
    {"build", "Hammering chop"},
    {"carry", "carry"},
    {"cast", "cast"},
    {"chop", "chop"},
    {"cultivate", "meditate"},
    {"dig", "Digging mine"},
    {"drill", "Melee_1H_Attack_Stab swing"},
    {"duel", "Melee_1H_Attack_Slice_Diagonal swing"},
    {"eat", "Use_Item sit"},
    {"farm", "Digging mine"},
    {"flee", "run"},
    {"forge", "Hammering mine"},
    {"gather", "PickUp chop"},
    {"guard", "Melee_Unarmed_Idle idle"},
    {"haul", "carry"},
    {"heal", "Ranged_Magic_Raise cast"},
    {"idle", "idle"},
    {"meditate", "meditate"},
    {"mine", "mine"},
    {"patrol", "walk"},
    {"rest", "sit"},
    {"sleep", "sleep"},
    {"talk", "Interact idle"},
};

} // namespace

std::span<const ActivityKind> commonActivityKinds()
{
    return kKinds;
}

std::map<QString, QString> proposedKindMap(const QStringList &actions)
{
    std::map<QString, QString> map;
    for (const ActivityKind &kind : kKinds) {
        for (const QString &action : QString::fromLatin1(kind.actions).split(QLatin1Char(' '))) {
            if (!actions.contains(action))
                continue;
            map[QString::fromLatin1(kind.kind)] = action;
            break;
        }
    }
    return map;
}

} // namespace marrow

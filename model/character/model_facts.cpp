#include "model/character/model_facts.h"

#include <QCoreApplication>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Character)
};

} // namespace

bool isDrivable(const CharacterModel &model, const HumanoidMapping &mapping)
{
    return !model.skins.empty() && model.faceCount() > 0 && mapping.complete();
}

QString drivability(const CharacterModel &model, const HumanoidMapping &mapping)
{
    if (model.faceCount() == 0) {
        if (!model.clips.empty())
            return Texts::tr("It has no mesh: it is a movement, which can be carried over to a character.");
        return mapping.nodes.size() > 3 ? Texts::tr("It has no mesh: it is a skeleton alone.") : Texts::tr("It has no mesh that can be shown.");
    }
    if (model.skins.empty())
        return Texts::tr("It has no skin: it has to be bound before it can move.");
    if (mapping.complete())
        return Texts::tr("It can be driven: all %1 joints that are needed are there.").arg(requiredHumanoidJoints().size());
    if (mapping.nodes.size() < 4)
        return Texts::tr("It cannot be driven as a person: its joints are none of a human figure.");
    QStringList needed;
    for (const QString &joint : mapping.missing) {
        if (requiredHumanoidJoints().contains(joint))
            needed.append(joint);
    }
    return Texts::tr("It cannot be driven as a person: %1 could not be found.").arg(needed.join(QStringLiteral(", ")));
}

} // namespace marrow

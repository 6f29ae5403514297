// Where the joints of a character stand, and what its rest is.

#include "model/character/retarget/rest_change.h"
#include "model/commands/character_args.h"
#include "model/commands/character_commands.h"

namespace marrow::commands {

namespace {

const QString kJoint = QStringLiteral("joint");
const QString kMirror = QStringLiteral("mirror");

/// Weights were made for where the joints stood.
void markOld(CharacterAsset &asset)
{
    asset.weightsAreOld = asset.bound();
}

Result<QString> moveOne(CharacterState &state, const QJsonObject &args)
{
    const Result<int> joint = humanoidArg(args, kJoint);
    if (!joint)
        return joint.error();
    const Result<Eigen::Vector3f> position = pointArg(args.value(QStringLiteral("position")), QStringLiteral("position"));
    if (!position)
        return position.error();
    const Result<bool> mirror = flagArg(args, kMirror);
    if (!mirror)
        return mirror.error();
    moveJoint(state.asset.placement, *joint, *position, *mirror);
    state.selection.joint = *joint;
    markOld(state.asset);
    return Text::tr("Move joint %1").arg(jointLabel(*joint));
}

Result<QString> centreOne(CharacterState &state, const QJsonObject &args)
{
    const Result<int> joint = humanoidArg(args, kJoint);
    if (!joint)
        return joint.error();
    const Result<bool> mirror = flagArg(args, kMirror);
    if (!mirror)
        return mirror.error();
    CharacterAsset &asset = state.asset;
    const auto place = static_cast<std::size_t>(*joint);
    const Eigen::Vector3f position = asset.placement.joints[place].position;
    // Along its own segment there is no middle to be had: a bone runs the length of its limb.
    const auto centre = centreInVolume(*asset.mesh, position, asset.placement.tails[place] - position);
    if (!centre) {
        return Error{QStringLiteral("character.no-volume"),
                     Text::tr("%1 is not inside the model: no surface lies around it to be in the middle of. Move it closer first.").arg(jointLabel(*joint)), {}, {}};
    }
    moveJoint(asset.placement, *joint, *centre, *mirror);
    state.selection.joint = *joint;
    markOld(asset);
    return Text::tr("Centre joint %1 in the volume").arg(jointLabel(*joint));
}

Result<QString> setSeveral(CharacterState &state, const QJsonObject &args)
{
    const QJsonObject joints = args.value(QStringLiteral("joints")).toObject();
    if (joints.isEmpty())
        return badArgument(QStringLiteral("joints"), Text::tr("at least one joint is needed"));
    for (auto it = joints.begin(); it != joints.end(); ++it) {
        const Result<int> joint = humanoidArg({{kJoint, it.key()}}, kJoint);
        if (!joint)
            return joint.error();
        const Result<Eigen::Vector3f> position = pointArg(it.value(), it.key());
        if (!position)
            return position.error();
        moveJoint(state.asset.placement, *joint, *position, false);
    }
    markOld(state.asset);
    return Text::tr("Place %n joint(s)", nullptr, static_cast<int>(joints.size()));
}

Result<QString> analyse(CharacterState &state, const QJsonObject &args)
{
    const PlacementAnalysis analysis = analysePlacement(*state.asset.mesh);
    state.asset.placement = analysis.placement;
    state.asset.reading = analysis.reading;
    if (args.value(QStringLiteral("bind")).toBool(true))
        bindAnew(state);
    else
        markOld(state.asset);
    return Text::tr("Analyse again");
}

Result<QString> turnModel(CharacterState &state, const QJsonObject &)
{
    CharacterAsset &asset = state.asset;
    asset.bake.turned = !asset.bake.turned;
    asset.mesh = std::make_shared<const BakedMesh>(bakeMesh(*asset.model, asset.bake));
    asset.restIsPosed = false;
    auto own = ownSkin(*asset.model, *asset.mesh, asset.bake);
    asset.ownSkin = own && asset.ownSkin ? std::make_shared<const OwnSkin>(*std::move(own)) : nullptr;
    const PlacementAnalysis analysis = analysePlacement(*asset.mesh);
    asset.placement = analysis.placement;
    asset.reading = analysis.reading;
    asset.weights = {};
    asset.weightsAreOld = asset.weightsArePainted = false;
    return Text::tr("Turn the model round");
}

Result<QString> setRest(CharacterState &state, const QJsonObject &args)
{
    const Result<int> pose = choiceArg(args, QStringLiteral("pose"), {QStringLiteral("a")});
    if (!pose)
        return pose.error();
    CharacterAsset &asset = state.asset;
    if (!asset.bound())
        return notBound();
    PosedRest posed = bakeRest(*asset.mesh, asset.placement, asset.weights.flat(), standardAPose(asset.placement));
    asset.mesh = std::make_shared<const BakedMesh>(std::move(posed.mesh));
    asset.placement = posed.placement;
    asset.restIsPosed = true;
    asset.reading.pose = BodyPose::APose;
    return Text::tr("Make the A-pose the rest");
}

} // namespace

void addCharacterJointCommands(CharacterCommandTable &table)
{
    table[QStringLiteral("joint.move")] = moveOne;
    table[QStringLiteral("joint.centre")] = centreOne;
    table[QStringLiteral("joints.set")] = setSeveral;
    table[QStringLiteral("joints.analyse")] = analyse;
    table[QStringLiteral("model.turn")] = turnModel;
    table[QStringLiteral("model.restPose")] = setRest;
}

} // namespace marrow::commands

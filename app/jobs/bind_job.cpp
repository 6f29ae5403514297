// marrow-cli bind: joints, weights and checks of a character.

#include "app/jobs/bind_job.h"

#include "io/gltf/character_file.h"
#include "io/gltf/rigged_extras.h"
#include "io/ledger/joint_ledger.h"
#include "io/save_file.h"
#include "io/scene/character_import.h"
#include "model/character/retarget/rest_change.h"
#include "model/character/skin/skin_checks.h"
#include "model/character/skin/skin_deform.h"
#include "model/character/skin/skirt.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

/// The number as it is written, not as it is stored: 0.55, not 0.550000011920929.
double written(float value)
{
    return QString::number(static_cast<double>(value), 'g', 7).toDouble();
}

struct BindOptions
{
    QString model;
    QString out;
    QString ledger;
    bool fresh = false;
    std::optional<double> power;
    double thinLimb = written(WeightOptions().thinLimbScale);
    double midline = written(WeightOptions().midlineBand);
    double epsilon = written(WeightOptions().epsilon);
    double limbsInTrunk = written(WeightOptions().limbsInTrunk);
    double otherParts = written(WeightOptions().otherParts);
    bool plain = false;
    bool bendProps = false;
    QString pose = QStringLiteral("keep");
    QString facing = QStringLiteral("auto");
    bool poses = false;
    bool cloth = false;
};

OptionList describeBind(BindOptions &o)
{
    OptionList list;
    list.input("model", o.model, Jobs::tr("the character: .glb, .vrm, .gltf, .fbx, .pmx or a .zip of them")).title = Jobs::tr("Model");
    list.output("out", o.out, Jobs::tr("the bound character, a .glb")).title = Jobs::tr("Bound file");
    list.file("ledger", o.ledger, Jobs::tr("joints placed by hand; without it MODEL.joints.json beside the model, if it is there")).title = Jobs::tr("Placed joints");
    list.flag("fresh", o.fresh, Jobs::tr("do not look at joints placed by hand")).title = Jobs::tr("Ignore placed joints");
    list.number("power", o.power, Jobs::tr("exponent of the distance; without it 3 under 1500 faces, else 4"), "P").title = Jobs::tr("Exponent");
    list.number("thin-limb", o.thinLimb, Jobs::tr("factor on the weight of arms outside their own region")).title = Jobs::tr("Thin limbs");
    list.number("midline", o.midline, Jobs::tr("half the width of the middle band, as a share of the height")).title = Jobs::tr("Midline band");
    list.number("epsilon", o.epsilon, Jobs::tr("added to every distance, as a share of the height")).title = Jobs::tr("Smallest distance");
    list.number("limbs-in-trunk", o.limbsInTrunk, Jobs::tr("how many times farther limbs count within the trunk")).title = Jobs::tr("Limbs in the trunk");
    list.number("other-parts", o.otherParts, Jobs::tr("how many times farther other parts count for a piece that is all one part")).title = Jobs::tr("Other parts");
    list.flag("plain", o.plain, Jobs::tr("distances as they are: neither the trunk nor connected pieces are minded")).title = Jobs::tr("Plain distances");
    list.flag("bend-props", o.bendProps, Jobs::tr("pieces that hang from one joint, such as a sword, get weights like the body")).title = Jobs::tr("Bend pieces");
    list.choice("pose", o.pose, {"keep", "a"}, Jobs::tr("the rest of the bound character: as the model stands, or the standard A-pose")).title = Jobs::tr("Rest pose");
    list.choice("facing", o.facing, {"auto", "keep", "turn"}, Jobs::tr("whether to turn the model so that it looks towards +Z")).title = Jobs::tr("Facing");
    list.flag("poses", o.poses, Jobs::tr("count self-intersections in every test pose")).title = Jobs::tr("Test poses");
    list.flag("cloth", o.cloth, Jobs::tr("joints of a skirt; refused when they make self-intersections rise"));
    return list;
}

/// Names the option that is out of its range.
std::optional<Error> checkNumbers(const BindOptions &o)
{
    struct Range
    {
        const char *name;
        double value, least, most;
    };
    for (const Range &range : {Range{"power", o.power.value_or(4), 0.5, 16}, Range{"thin-limb", o.thinLimb, 0, 4}, Range{"midline", o.midline, 0, 0.2},
                               Range{"epsilon", o.epsilon, 1e-7, 0.1}, Range{"limbs-in-trunk", o.limbsInTrunk, 1, 16}, Range{"other-parts", o.otherParts, 1, 16}}) {
        if (!(range.value >= range.least && range.value <= range.most))
            return usageError("usage.value", Jobs::tr("--%1 takes a number from %2 to %3.").arg(QLatin1String(range.name)).arg(range.least).arg(range.most));
    }
    return std::nullopt;
}

WeightOptions weightOptions(const BindOptions &o)
{
    WeightOptions weights;
    if (o.power)
        weights.power = static_cast<float>(*o.power);
    weights.thinLimbScale = static_cast<float>(o.thinLimb);
    weights.midlineBand = static_cast<float>(o.midline);
    weights.epsilon = static_cast<float>(o.epsilon);
    weights.limbsInTrunk = o.plain ? 1 : static_cast<float>(o.limbsInTrunk);
    weights.otherParts = static_cast<float>(o.otherParts);
    if (o.plain)
        weights.onePart = 2;
    weights.keepProps = !o.bendProps;
    return weights;
}

/// The model, read, looked at from the right side and analysed, with its ledger in it.
Result<CharacterAsset> prepare(const BindOptions &o, const GltfModel &file, Report &report, const Progress &progress)
{
    auto model = std::make_shared<const CharacterModel>(file.model);
    CharacterAsset asset = makeCharacterAsset(model, std::make_shared<const GltfCharacterSource>(file.document), std::nullopt, progress);
    if (asset.mesh->positions.empty())
        return Error{QStringLiteral("bind.empty"), Jobs::tr("%1 has no surface that could be bound.").arg(QDir::toNativeSeparators(o.model)), o.model, {}};
    if ((o.facing == QLatin1String("keep") && asset.bake.turned) || (o.facing == QLatin1String("turn") && !asset.bake.turned)) {
        asset.bake.turned = !asset.bake.turned;
        asset.mesh = std::make_shared<const BakedMesh>(bakeMesh(*model, asset.bake));
        const PlacementAnalysis analysis = analysePlacement(*asset.mesh);
        asset.placement = analysis.placement;
        asset.reading = analysis.reading;
        if (auto own = ownSkin(*model, *asset.mesh, asset.bake))
            asset.ownSkin = std::make_shared<const OwnSkin>(*std::move(own));
    }
    asset.weightOptions = weightOptions(o);
    if (o.fresh)
        return asset;
    const QString path = o.ledger.isEmpty() ? ledgerPathFor(o.model) : o.ledger;
    const auto fingerprint = fingerprintOf(o.model);
    if (!fingerprint)
        return fingerprint.error();
    if (!o.ledger.isEmpty() && !QFileInfo::exists(o.ledger))
        return readLedger(o.ledger).error();
    const LedgerLook look = lookAtLedger(path, *fingerprint);
    if (look.state == LedgerState::Stale)
        report.add({Severity::Warning, QStringLiteral("ledger.stale"), look.words, {}, {}, {}, {}});
    else if (look.state == LedgerState::Unreadable)
        report.add({Severity::Warning, QStringLiteral("ledger.format"), look.words, {}, {}, {}, {}});
    else if (look.state == LedgerState::Fresh && !applyLedger(look.ledger, asset))
        report.add({Severity::Warning, QStringLiteral("ledger.turned"), Jobs::tr("The joints placed by hand were placed while the model faced the other way, and are not used."), {}, {}, {}, {}});
    return asset;
}

QJsonArray jointsJson(const JointPlacement &placement)
{
    QJsonArray list;
    for (int joint = 0; joint < kHumanoidJointCount; ++joint) {
        const PlacedJoint &placed = placement.joints[static_cast<std::size_t>(joint)];
        list.append(QJsonObject{{"name", humanoidJointName(joint)},
                                {"position", QJsonArray{static_cast<double>(placed.position.x()), static_cast<double>(placed.position.y()), static_cast<double>(placed.position.z())}},
                                {"confidence", std::round(static_cast<double>(placed.confidence) * 1000) / 1000},
                                {"source", jointSourceName(placed.source)}});
    }
    return list;
}

QJsonArray checksJson(const std::vector<SkinCheck> &checks)
{
    QJsonArray list;
    for (const SkinCheck &check : checks) {
        list.append(QJsonObject{{"name", check.name}, {"ok", check.ok}, {"value", check.value}, {"limit", check.limit < 0 && check.name != QLatin1String("facing") ? QJsonValue() : QJsonValue(check.limit)}, {"words", check.words}});
    }
    return list;
}

QString poseName(BodyPose pose)
{
    return pose == BodyPose::TPose ? QStringLiteral("t") : pose == BodyPose::APose ? QStringLiteral("a") : QStringLiteral("unclear");
}

/// What was done and found, as it is told at the end.
struct Bound
{
    CharacterAsset asset;
    RiggedGlb file;
    std::vector<SkinCheck> checks;
    std::vector<PoseIntersections> intersections;
    std::optional<SkinAgreement> agreement;
    SkirtTrial cloth; ///< with an empty skirt unless one was asked for
    int skinJoints() const { return kSkinJointCount + (cloth.skirt.empty() ? 0 : kSkirtJointCount); }
    double readSeconds = 0, placeSeconds = 0, bindSeconds = 0;
};

QString textOf(const Bound &bound)
{
    QString text;
    for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
        const PlacedJoint &placed = bound.asset.placement.joints[static_cast<std::size_t>(joint)];
        text += QStringLiteral("  %1 %2 %3 %4  %5 %6\n")
                    .arg(humanoidJointName(joint), -12)
                    .arg(static_cast<double>(placed.position.x()), 8, 'f', 4).arg(static_cast<double>(placed.position.y()), 8, 'f', 4).arg(static_cast<double>(placed.position.z()), 8, 'f', 4)
                    .arg(static_cast<double>(placed.confidence), 4, 'f', 2).arg(jointSourceName(placed.source));
    }
    for (const SkinCheck &check : bound.checks)
        text += (check.ok ? QStringLiteral("  ok   ") : QStringLiteral("  BAD  ")) + check.words + u'\n';
    for (const PoseIntersections &pose : bound.intersections)
        text += QStringLiteral("  ") + Jobs::tr("%1: %2 pairs of faces cross, %3 of them do not at rest").arg(pose.id).arg(pose.found.pairs).arg(pose.found.fresh) + u'\n';
    if (!bound.cloth.skirt.empty())
        text += QStringLiteral("  ") + Jobs::tr("skirt: %1 vertices follow it in part; self-intersections in poses of the legs %2 without it, %3 with it").arg(bound.cloth.vertices).arg(bound.cloth.without).arg(bound.cloth.with) + u'\n';
    for (const QString &note : bound.file.notes)
        text += QStringLiteral("  ") + note + u'\n';
    text += QStringLiteral("  ") + Jobs::tr("read %1 s, joints %2 s, weights %3 s").arg(bound.readSeconds, 0, 'f', 3).arg(bound.placeSeconds, 0, 'f', 3).arg(bound.bindSeconds, 0, 'f', 3) + u'\n';
    return text;
}

QJsonObject jsonOf(const Bound &bound, const QStringList &importNotes)
{
    QJsonObject json{{"joints", jointsJson(bound.asset.placement)},
                     {"checks", checksJson(bound.checks)},
                     {"skinJoints", bound.skinJoints()},
                     {"vertices", static_cast<qint64>(bound.asset.mesh->positions.size())},
                     {"faces", static_cast<qint64>(bound.asset.mesh->triangles.size() / 3)},
                     {"height", static_cast<double>(bound.asset.placement.height)},
                     {"turned", bound.asset.bake.turned},
                     {"modelPose", poseName(bound.asset.reading.pose)},
                     {"power", static_cast<double>(bound.asset.weightOptions.powerFor(bound.asset.mesh->triangles.size() / 3))},
                     {"notes", QJsonArray::fromStringList(importNotes + bound.file.notes)},
                     {"seconds", QJsonObject{{"read", bound.readSeconds}, {"joints", bound.placeSeconds}, {"weights", bound.bindSeconds}}}};
    if (bound.agreement)
        json.insert(QStringLiteral("ownSkin"), QJsonObject{{"compared", static_cast<qint64>(bound.agreement->compared)}, {"agreeing", static_cast<qint64>(bound.agreement->agreeing)}, {"share", bound.agreement->share()}});
    if (!bound.cloth.skirt.empty()) {
        json.insert(QStringLiteral("cloth"), QJsonObject{{"vertices", static_cast<qint64>(bound.cloth.vertices)}, {"selfIntersectionsWithout", static_cast<qint64>(bound.cloth.without)},
                                                         {"selfIntersectionsWith", static_cast<qint64>(bound.cloth.with)}});
    }
    QJsonArray poses;
    for (const PoseIntersections &pose : bound.intersections)
        poses.append(QJsonObject{{"pose", pose.id}, {"pairs", static_cast<qint64>(pose.found.pairs)}, {"fresh", static_cast<qint64>(pose.found.fresh)}});
    if (!poses.isEmpty())
        json.insert(QStringLiteral("poses"), poses);
    return json;
}

/// Weights, and the A-pose as rest when it is wanted.
void bindAsset(Bound &bound, const BindOptions &o, const Progress &progress)
{
    CharacterAsset &asset = bound.asset;
    QElapsedTimer timer;
    timer.start();
    std::vector<VertexWeights> weights = bindWeights(*asset.mesh, asset.placement, asset.weightOptions, progress);
    bound.bindSeconds = static_cast<double>(timer.nsecsElapsed()) * 1e-9;
    if (asset.ownSkin)
        bound.agreement = compareSkins(*asset.ownSkin, weights);
    if (o.pose == QLatin1String("a")) {
        PosedRest posed = bakeRest(*asset.mesh, asset.placement, weights, standardAPose(asset.placement));
        asset.mesh = std::make_shared<const BakedMesh>(std::move(posed.mesh));
        asset.placement = posed.placement;
        asset.restIsPosed = true;
    }
    asset.weights.assign(weights);
}

/// Joints of a skirt with what was measured, or why they are not made.
Result<SkirtTrial> makeCloth(const CharacterAsset &asset, const Progress &progress)
{
    SkirtTrial trial = trySkirt(*asset.mesh, asset.placement, asset.weights.flat(), asset.weightOptions.powerFor(asset.mesh->triangles.size() / 3), progress);
    if (trial.vertices == 0)
        return Error{QStringLiteral("bind.cloth-none"), Jobs::tr("Nothing hangs around the legs that joints of a skirt could hold."), {}, {}};
    if (!trial.acceptable()) {
        return Error{QStringLiteral("bind.cloth-worse"),
                     Jobs::tr("With joints of a skirt the self-intersections in poses of the legs rise from %1 to %2, so they are refused. Bind without --cloth.").arg(trial.without).arg(trial.with), {}, {}};
    }
    return trial;
}

/// The weights become those the vertices move by: what follows the skirt follows the hips.
void takeCloth(Bound &bound, SkirtTrial trial)
{
    std::vector<VertexWeights> standing;
    for (const VertexWeights &vertex : trial.skirt.weights)
        standing.push_back(withoutSkirt(vertex));
    bound.asset.weights.assign(standing);
    bound.cloth = std::move(trial);
}

JobOutcome bindModel(const BindOptions &o, const JobContext &context)
{
    if (const auto wrong = checkNumbers(o))
        return JobOutcome::failed(*wrong);
    if (QFileInfo(o.model).canonicalFilePath() == QFileInfo(o.out).canonicalFilePath() && QFileInfo::exists(o.out))
        return JobOutcome::failed(usageError("usage.value", Jobs::tr("The bound file must not be the model itself, which is never written to.")));
    QElapsedTimer timer;
    timer.start();
    CharacterImportOptions importOptions;
    importOptions.progress = context.progress.sub(0, 0.3);
    const auto imported = importCharacter(o.model, importOptions);
    if (!imported)
        return JobOutcome::failed(imported.error());
    Bound bound;
    bound.readSeconds = static_cast<double>(timer.restart()) * 1e-3;
    Report report = imported->file.report;
    Result<CharacterAsset> asset = prepare(o, imported->file, report, context.progress.sub(0.3, 0.5));
    if (!asset)
        return JobOutcome::failed(asset.error(), report);
    bound.asset = *std::move(asset);
    bound.placeSeconds = static_cast<double>(timer.elapsed()) * 1e-3;
    bindAsset(bound, o, context.progress.sub(0.5, 0.7));
    if (context.progress.cancelled())
        return JobOutcome::failed(Error{QStringLiteral("bind.cancelled"), Jobs::tr("Binding was cancelled; nothing was written."), {}, {}}, report);

    if (o.cloth) {
        Result<SkirtTrial> cloth = makeCloth(bound.asset, context.progress.sub(0.7, 0.75));
        if (!cloth)
            return JobOutcome::failed(cloth.error(), report);
        takeCloth(bound, std::move(*cloth));
    }
    Result<RiggedGlb> file = writeRigged(bound.asset, bound.cloth.skirt);
    if (!file)
        return JobOutcome::failed(file.error(), report);
    bound.file = *std::move(file);
    const std::vector<VertexWeights> weights = bound.asset.weights.flat();
    bound.intersections = countSelfIntersections(*bound.asset.mesh, bound.asset.placement, weights,
                                                 o.poses ? testPoses(bound.asset.placement) : std::vector<TestPose>(), context.progress.sub(0.75, 0.98));
    SkinFacts facts;
    facts.inverseBindError = bound.file.inverseBindError;
    facts.facing = static_cast<double>(bound.asset.reading.facing);
    for (const PoseIntersections &pose : bound.intersections) {
        if (pose.id == QLatin1String("rest"))
            facts.selfIntersections = static_cast<qint64>(pose.found.pairs);
    }
    if (bound.agreement)
        facts.agreement = bound.agreement->share();
    bound.checks = checkSkin(*bound.asset.mesh, bound.asset.placement, weights, bound.asset.weightOptions, facts);
    if (!o.poses)
        bound.intersections.clear();
    if (const auto saved = saveFile(o.out, bound.file.bytes); !saved)
        return JobOutcome::failed(saved.error(), report);
    JobOutcome outcome;
    for (const SkinCheck &check : bound.checks) {
        if (!check.ok)
            report.add({Severity::Warning, QStringLiteral("bind.") + check.name, check.words, {}, {}, {}, {}});
    }
    outcome.report = report;
    outcome.result = jsonOf(bound, imported->notes);
    outcome.text = Jobs::tr("Bound %1 vertices to %2 joints; saved %3").arg(weights.size()).arg(bound.skinJoints()).arg(QDir::toNativeSeparators(o.out)) + u'\n' + textOf(bound);
    return outcome;
}

} // namespace

Job bindJob()
{
    return makeJob("bind", Jobs::tr("Places the shared joints in a character, computes its weights and writes it as a rigged GLB."), describeBind, bindModel);
}

} // namespace marrow

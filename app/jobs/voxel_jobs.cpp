#include "app/jobs/voxel_jobs.h"

#include "model/voxel/bone_mesher.h"
#include "model/voxel/pose_sampling.h"
#include "model/voxel/ray_walk.h"
#include "model/voxel/rig_json.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

struct MeshOptions
{
    QString file;
    PoseChoice pose;
};

struct PickOptions
{
    QString file;
    std::vector<double> ray;
    PoseChoice pose;
};

struct RigOptions
{
    QString in;
    QString out;
    QString json;
};

void describePose(OptionList &list, PoseChoice &pose)
{
    list.integer("clip", pose.clip, Jobs::tr("pose by this clip; without it the bind pose"), "ID");
    list.number("time", pose.timeMs, Jobs::tr("the time in the clip in milliseconds"), "MS");
}

OptionList describeMesh(MeshOptions &o)
{
    OptionList list;
    list.input("file", o.file, Jobs::tr("the voxel asset"));
    describePose(list, o.pose);
    return list;
}

OptionList describePick(PickOptions &o)
{
    OptionList list;
    list.input("file", o.file, Jobs::tr("the voxel asset"));
    list.numbers("ray", o.ray, 6, Jobs::tr("where the ray begins and its direction, in voxels"), "ox,oy,oz,dx,dy,dz").required = true;
    describePose(list, o.pose);
    return list;
}

OptionList describeRig(RigOptions &o)
{
    OptionList list;
    list.input("in", o.in, Jobs::tr("the voxel asset"));
    list.output("out", o.out, Jobs::tr("where to save it with the new rig"));
    list.file("json", o.json, Jobs::tr("the rig as JSON: joints, default_joint, bindings, animations")).required = true;
    return list;
}

JobOutcome mesh(const MeshOptions &options, const JobContext &context)
{
    const auto file = openVfp(options.file, context.progress.sub(0, 0.5));
    if (!file)
        return JobOutcome::failed(file.error());
    const VoxelAsset &asset = file->asset;
    // The pose moves the quads and changes none of them; asking for one that is not there is still a mistake.
    if (const auto clip = findClip(asset, options.pose); !clip)
        return JobOutcome::failed(clip.error(), file->report);

    QElapsedTimer timer;
    timer.start();
    BoneMesh mesh;
    mesh.build({asset.grid, asset.palette, asset.rig ? &asset.rig->binding : nullptr}, context.progress.sub(0.5, 1));
    const double milliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;

    JobOutcome outcome;
    outcome.report = file->report;
    QJsonArray joints;
    qint64 quads = 0;
    qint64 area = 0;
    for (const JointMeshCount &count : countMesh(mesh.joined())) {
        joints.append(QJsonObject{{"id", count.joint}, {"quads", qint64(count.quads)}, {"area", qint64(count.area)}, {"vertices", qint64(count.vertices)}});
        outcome.text += Jobs::tr("joint %1: %2 quads, %3 unit faces, %4 vertices").arg(count.joint).arg(count.quads).arg(count.area).arg(count.vertices) + QLatin1Char('\n');
        quads += qint64(count.quads);
        area += qint64(count.area);
    }
    outcome.result = QJsonObject{{"joints", joints}, {"quads", quads}, {"area", area}, {"milliseconds", milliseconds}};
    outcome.text += Jobs::tr("%1 quads, %2 unit faces, %3 ms").arg(quads).arg(area).arg(milliseconds, 0, 'f', 2) + QLatin1Char('\n');
    return outcome;
}

/// The pose of a rig; an asset without a rig has no joints to pose.
Result<Pose> poseOf(const VoxelAsset &asset, const PoseChoice &choice)
{
    const auto clip = findClip(asset, choice);
    if (!clip)
        return clip.error();
    if (!asset.rig)
        return Pose();
    return PoseSampler(asset.rig->skeleton).sample(*clip, choice.timeMs);
}

JobOutcome pose(const MeshOptions &options, const JobContext &context)
{
    const auto file = openVfp(options.file, context.progress);
    if (!file)
        return JobOutcome::failed(file.error());
    const VoxelAsset &asset = file->asset;
    if (!asset.rig)
        return JobOutcome::failed(Error{QStringLiteral("job.no-rig"), Jobs::tr("%1 has no rig, so there is nothing to pose.").arg(QDir::toNativeSeparators(options.file)), options.file, nullptr}, file->report);
    const auto sampled = poseOf(asset, options.pose);
    if (!sampled)
        return JobOutcome::failed(sampled.error(), file->report);
    JobOutcome outcome;
    outcome.report = file->report;
    QJsonArray joints;
    for (std::size_t i = 0; i < asset.rig->skeleton.size(); ++i) {
        const Joint &joint = asset.rig->skeleton.joints()[i];
        QJsonArray world;
        QString line;
        for (int row = 0; row < 4; ++row) {
            for (int column = 0; column < 4; ++column) {
                const double value = sampled->exactWorlds[i].matrix()(row, column);
                world.append(value);
                line += QStringLiteral(" %1").arg(value, 0, 'g', 6);
            }
        }
        joints.append(QJsonObject{{"id", joint.id}, {"world", world}});
        outcome.text += QStringLiteral("%1:%2\n").arg(joint.id).arg(line);
    }
    outcome.result = QJsonObject{{"joints", joints}};
    return outcome;
}

JobOutcome pick(const PickOptions &options, const JobContext &context)
{
    Ray ray;
    for (int axis = 0; axis < 3; ++axis) {
        ray.origin[axis] = options.ray[static_cast<std::size_t>(axis)];
        ray.direction[axis] = options.ray[static_cast<std::size_t>(axis) + 3];
    }
    if (ray.direction.isZero(0))
        return JobOutcome::failed(usageError("usage.value", Jobs::tr("--ray needs a direction; dx, dy and dz are all 0.")));
    const auto file = openVfp(options.file, context.progress);
    if (!file)
        return JobOutcome::failed(file.error());
    const VoxelAsset &asset = file->asset;
    const auto sampled = poseOf(asset, options.pose);
    if (!sampled)
        return JobOutcome::failed(sampled.error(), file->report);

    std::optional<RayHit> hit;
    if (asset.rig)
        hit = VoxelPicker(asset.grid, asset.rig->binding).pick(asset.grid, asset.rig->binding, asset.rig->skeleton, sampled->skinning, ray);
    else
        hit = walkGrid(asset.grid, ray, VoxelBox::whole(asset.grid.size()));
    JobOutcome outcome;
    outcome.report = file->report;
    if (!hit) {
        outcome.result = QJsonObject{{"hit", false}};
        outcome.text = Jobs::tr("The ray hits nothing.") + QLatin1Char('\n');
        return outcome;
    }
    const QString face = QString::fromLatin1(faceName(hit->side));
    outcome.result = QJsonObject{{"hit", true}, {"voxel", QJsonArray{hit->voxel.x, hit->voxel.y, hit->voxel.z}}, {"joint", hit->joint},
                                 {"distance", hit->distance}, {"face", face}};
    outcome.text = Jobs::tr("voxel %1, %2, %3 of joint %4 at distance %5, face %6").arg(hit->voxel.x).arg(hit->voxel.y).arg(hit->voxel.z)
                       .arg(hit->joint).arg(hit->distance).arg(face) + QLatin1Char('\n');
    return outcome;
}

/// What `inspect` prints looks like a rig and lacks what matters most: which voxel follows which joint.
Error summaryError(const QString &path, const QString &place)
{
    Error error{QStringLiteral("json.summary"),
                Jobs::tr("%1 is the summary that inspect prints: it counts the voxels of each joint and does not say which they are. Write the rig with "
                         "“convert FILE.vfp OUT.json” and use that.").arg(QDir::toNativeSeparators(path)),
                place, nullptr};
    error.pointer = place;
    return error;
}

Issue withoutBindings(const Rig &rig, const QString &place)
{
    const JointId all = rig.binding.defaultJoint();
    const Joint *joint = rig.skeleton.find(all);
    return {Severity::Warning, QStringLiteral("rig.no-bindings"),
            Jobs::tr("The JSON has no “bindings”, so every voxel follows joint %1 “%2”.").arg(all).arg(joint ? joint->name : QString()),
            {}, {}, {}, place + QStringLiteral("/bindings")};
}

JobOutcome replaceRig(const RigOptions &options, const JobContext &context)
{
    const auto file = openVfp(options.in, context.progress);
    if (!file)
        return JobOutcome::failed(file.error());
    auto json = readJsonFile(options.json);
    if (!json)
        return JobOutcome::failed(json.error(), file->report);
    const bool wrapped = json->contains("rig"); // a whole model's JSON will do as well
    const QJsonObject given = wrapped ? (*json)["rig"].toObject() : *json;
    const QString place = wrapped ? QStringLiteral("/rig") : QString();
    if (given.contains(QLatin1String("voxelsPerJoint")))
        return JobOutcome::failed(summaryError(options.json, place), file->report);
    auto rig = rigFromJson(given, file->asset.grid, place);
    if (!rig) {
        Error error = std::move(rig).error();
        if (error.pointer.isEmpty())
            error.pointer = error.where;
        return JobOutcome::failed(error, file->report);
    }
    VoxelAsset asset = file->asset;
    asset.rig = std::move(rig).value();
    const auto saved = saveVfp(asset, options.out);
    if (!saved)
        return JobOutcome::failed(saved.error(), file->report);
    const auto again = openVfp(options.out);
    if (!again)
        return JobOutcome::failed(again.error());
    JobOutcome outcome;
    outcome.report = again->report;
    if (!given.contains(QLatin1String("bindings")))
        outcome.report.add(withoutBindings(*asset.rig, place));
    outcome.result = voxelSummary(again->asset);
    outcome.text = rigText(*asset.rig) + QLatin1Char('\n');
    return outcome;
}

} // namespace

Result<const AnimationClip *> findClip(const VoxelAsset &asset, const ClipChoice &choice)
{
    if (choice.name.isEmpty())
        return findClip(asset, PoseChoice{choice.number, 0});
    QStringList known;
    for (const Qt::CaseSensitivity sensitivity : {Qt::CaseSensitive, Qt::CaseInsensitive}) {
        for (std::size_t i = 0; asset.rig && i < asset.rig->clips.size(); ++i) {
            const AnimationClip &clip = asset.rig->clips[i];
            if (clip.name.compare(choice.name, sensitivity) == 0)
                return &clip;
            if (sensitivity == Qt::CaseInsensitive)
                known.append(QStringLiteral("%1 “%2”").arg(clip.id).arg(clip.name));
        }
    }
    const QString list = known.isEmpty() ? Jobs::tr("it has none") : Jobs::tr("it has %1").arg(known.join(QStringLiteral(", ")));
    return Error{QStringLiteral("job.no-clip"), Jobs::tr("The asset has no clip %1; %2.").arg(choice.name, list), choice.name, nullptr};
}

Result<const AnimationClip *> findClip(const VoxelAsset &asset, const PoseChoice &choice)
{
    if (!choice.clip)
        return static_cast<const AnimationClip *>(nullptr);
    const bool possible = asset.rig && *choice.clip >= 0 && *choice.clip <= 65535;
    if (const AnimationClip *clip = possible ? asset.rig->clip(static_cast<std::uint16_t>(*choice.clip)) : nullptr)
        return clip;
    QStringList known;
    if (asset.rig) {
        for (const AnimationClip &clip : asset.rig->clips)
            known.append(QString::number(clip.id));
    }
    const QString list = known.isEmpty() ? Jobs::tr("it has none") : Jobs::tr("it has %1").arg(known.join(QStringLiteral(", ")));
    return Error{QStringLiteral("job.no-clip"), Jobs::tr("The asset has no clip %1; %2.").arg(*choice.clip).arg(list), {}, nullptr};
}

std::vector<Job> voxelJobs()
{
    return {makeJob("mesh", Jobs::tr("Meshes a voxel asset along the borders of its joints and counts the faces."), describeMesh, mesh),
            makeJob("pose", Jobs::tr("Says where every joint stands at a time of a clip."), describeMesh, pose),
            makeJob("pick", Jobs::tr("Finds the voxel that a ray hits, in any pose."), describePick, pick),
            gapsJob(),
            paintJob(),
            makeJob("rig", Jobs::tr("Replaces the rig of a voxel asset by one in JSON."), describeRig, replaceRig),
            replayJob()};
}

} // namespace marrow

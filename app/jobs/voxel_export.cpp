#include "app/jobs/voxel_export.h"

#include "app/jobs/voxel_jobs.h"
#include "io/gltf/voxel_gltf.h"
#include "io/json/model_json.h"
#include "io/obj/obj_export.h"
#include "io/save_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

constexpr double kSmallestScale = 1e-6;
constexpr double kLargestScale = 1e6;

JobOutcome written(const QString &out, const QStringList &notes)
{
    JobOutcome outcome;
    outcome.result = QJsonObject{{"notes", QJsonArray::fromStringList(notes)}};
    for (const QString &note : notes)
        outcome.text += note + QLatin1Char('\n');
    outcome.text += Jobs::tr("Wrote %1").arg(QDir::toNativeSeparators(out)) + QLatin1Char('\n');
    return outcome;
}

MeshBlock meshOf(const VoxelAsset &asset, const Progress &progress)
{
    BoneMesh mesh;
    mesh.build({asset.grid, asset.palette, asset.rig ? &asset.rig->binding : nullptr}, progress);
    return mesh.joined();
}

JobOutcome cancelled()
{
    return JobOutcome::failed({QStringLiteral("job.cancelled"), Jobs::tr("The export was cancelled; nothing was written."), {}, {}});
}

JobOutcome toJson(const VoxelAsset &asset, const ConvertOptions &options)
{
    if (const auto saved = saveFile(options.out, modelToJson(asset)); !saved)
        return JobOutcome::failed(saved.error());
    QStringList notes;
    for (const FileSection &section : asset.sections) {
        const QString tag = QString::fromLatin1(section.tag);
        const bool said = QStringList{"META", "PAL0", "CHIX", "VOX0", "SKEL", "VSKN", "ANIM"}.contains(tag);
        const QString note = Jobs::tr("The section %1 has no place in JSON and was left out.").arg(tag);
        if (!said && !notes.contains(note))
            notes.append(note);
    }
    return written(options.out, notes);
}

JobOutcome toObj(const VoxelAsset &asset, const ConvertOptions &options, const JobContext &context)
{
    if (options.up == QLatin1String("x"))
        return JobOutcome::failed(usageError("usage.value", Jobs::tr("--up x does not go with .obj, which is written with y or z up.")));
    const auto clip = findClip(asset, PoseChoice{options.clip, options.timeMs.value_or(0)});
    if (!clip)
        return JobOutcome::failed(clip.error());
    const QFileInfo out(options.out);
    if (!QFileInfo(out.path()).isDir()) // before the materials are tried, whose name nobody asked for
        return JobOutcome::failed({QStringLiteral("file.no-folder"),
                                   Jobs::tr("%1 could not be written: the folder %2 does not exist.")
                                       .arg(QDir::toNativeSeparators(options.out), QDir::toNativeSeparators(out.path())),
                                   options.out, {}});
    const QString mtlName = out.completeBaseName() + QStringLiteral(".mtl");
    ObjOptions how{mtlName, options.up == QLatin1String("z"), {}, options.scale};
    if (asset.rig && *clip)
        how.pose = samplePose(asset.rig->skeleton, *clip, options.timeMs.value_or(0));
    const MeshBlock mesh = meshOf(asset, context.progress.sub(0, 0.6));
    const ObjFiles files = exportObj(asset, mesh, how);
    if (context.progress.cancelled())
        return cancelled();
    const QString mtlPath = out.path() + QLatin1Char('/') + mtlName;
    if (const auto saved = saveFile(mtlPath, files.mtl); !saved)
        return JobOutcome::failed(saved.error());
    if (const auto saved = saveFile(options.out, files.obj); !saved)
        return JobOutcome::failed(saved.error());
    return written(options.out, {Jobs::tr("The materials are in %1.").arg(QDir::toNativeSeparators(mtlPath))});
}

Interpolation interpolationOf(const QString &name)
{
    return name == QLatin1String("step") ? Interpolation::Step : name == QLatin1String("smooth") ? Interpolation::Smooth : Interpolation::Linear;
}

JobOutcome toGlb(const VoxelAsset &asset, const ConvertOptions &options, const JobContext &context)
{
    if (options.up == QLatin1String("z"))
        return JobOutcome::failed(usageError("usage.value", Jobs::tr("--up z does not go with .glb: glTF is always y up, and programs with z up turn it when they read it.")));
    if (options.timeMs)
        return JobOutcome::failed(usageError("usage.value", Jobs::tr("--time does not go with .glb, which holds whole clips; a posed frame can be written as .obj.")));
    if (const auto clip = findClip(asset, PoseChoice{options.clip, 0}); !clip)
        return JobOutcome::failed(clip.error());
    VoxelGlbOptions how{QFileInfo(options.out).completeBaseName(), options.scale, interpolationOf(options.interpolation), {}};
    if (options.clip)
        how.onlyClip = static_cast<std::uint16_t>(*options.clip);
    const auto glb = exportVoxelGlb(asset, meshOf(asset, context.progress.sub(0, 0.4)), how, context.progress.sub(0.4, 0.9));
    if (context.progress.cancelled())
        return cancelled();
    if (!glb)
        return JobOutcome::failed(glb.error());
    if (const auto saved = saveFile(options.out, glb->bytes); !saved)
        return JobOutcome::failed(saved.error());
    return written(options.out, glb->notes);
}

} // namespace

JobOutcome exportVoxelAsset(const VoxelAsset &asset, const ConvertOptions &options, const JobContext &context)
{
    if (!(options.scale >= kSmallestScale && options.scale <= kLargestScale))
        return JobOutcome::failed(usageError("usage.value", Jobs::tr("--scale takes a number between %1 and %2.").arg(kSmallestScale).arg(kLargestScale)));
    const QString extension = QFileInfo(options.out).suffix().toLower();
    if (extension == QLatin1String("glb"))
        return toGlb(asset, options, context);
    if (extension == QLatin1String("obj"))
        return toObj(asset, options, context);
    if (extension == QLatin1String("json"))
        return toJson(asset, options);
    return JobOutcome::failed({QStringLiteral("job.unsupported"), Jobs::tr("A voxel asset cannot become .%1; possible are .glb, .obj and .json.").arg(extension), options.out, {}});
}

} // namespace marrow

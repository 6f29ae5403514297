#include "model/commands/clip_args.h"
#include "model/voxel/clip_ops.h"

namespace marrow::commands {

namespace {

Result<double> numberArg(const QJsonObject &args, const QString &key, double usual)
{
    if (!args.contains(key))
        return usual;
    const double number = args.value(key).toDouble(-1);
    if (!args.value(key).isDouble() || number < 0)
        return badArgument(key, Text::tr("a number of at least 0 is needed"));
    return number;
}

Result<QString> setDuration(VoxelState &, Rig &rig, const QJsonObject &args)
{
    const Result<AnimationClip *> clip = clipArg(rig, args, QStringLiteral("clip"));
    if (!clip)
        return clip.error();
    const Result<qint64> duration = integerArg(args, QStringLiteral("durationMs"), 0, kLongestClipMs);
    if (!duration)
        return duration.error();
    const Result<int> keys = choiceArg(args, QStringLiteral("keys"), {QStringLiteral("trim"), QStringLiteral("stretch")});
    if (!keys)
        return keys.error();
    const auto durationMs = static_cast<std::uint32_t>(*duration);
    if (*keys == 0)
        trimClip(**clip, durationMs);
    else
        stretchClip(**clip, durationMs);
    return *keys == 0 ? Text::tr("Make %1 last %2 ms").arg((*clip)->name).arg(durationMs)
                      : Text::tr("Stretch %1 to %2 ms").arg((*clip)->name).arg(durationMs);
}

Result<QString> reverse(VoxelState &, Rig &rig, const QJsonObject &args)
{
    const Result<AnimationClip *> clip = clipArg(rig, args, QStringLiteral("clip"));
    if (!clip)
        return clip.error();
    reverseClip(**clip);
    return Text::tr("Reverse %1").arg((*clip)->name);
}

Result<QString> mirror(VoxelState &state, Rig &rig, const QJsonObject &args)
{
    const Result<AnimationClip *> clip = clipArg(rig, args, QStringLiteral("clip"));
    if (!clip)
        return clip.error();
    int axis = 0;
    if (args.contains(QStringLiteral("axis"))) {
        const Result<qint64> told = integerArg(args, QStringLiteral("axis"), 0, 2);
        if (!told)
            return told.error();
        axis = static_cast<int>(*told);
    }
    const Result<bool> halfOffset = flagArg(args, QStringLiteral("halfOffset"));
    if (!halfOffset)
        return halfOffset.error();
    mirrorClip(**clip, rig.skeleton, JointPairs(rig.skeleton), MirrorPlane::middle(state.asset.grid.size(), axis));
    if (*halfOffset)
        rotateLoop(**clip, (*clip)->durationMs / 2);
    return Text::tr("Mirror %1").arg((*clip)->name);
}

Result<QString> merge(VoxelState &, Rig &rig, const QJsonObject &args)
{
    const Result<AnimationClip *> clip = clipArg(rig, args, QStringLiteral("clip"));
    if (!clip)
        return clip.error();
    const Result<AnimationClip *> other = clipArg(rig, args, QStringLiteral("other"));
    if (!other)
        return other.error();
    qint64 offset = (*clip)->durationMs; // behind it
    if (args.contains(QStringLiteral("atMs"))) {
        const Result<qint64> told = integerArg(args, QStringLiteral("atMs"), 0, kLongestClipMs);
        if (!told)
            return told.error();
        offset = *told;
    }
    const AnimationClip added = **other; // a clip may be merged with itself
    if (const Result<void> done = mergeClip(**clip, added, static_cast<std::uint32_t>(offset)); !done)
        return done.error();
    return Text::tr("Merge %1 into %2").arg(added.name, (*clip)->name);
}

Result<QString> makeLoop(VoxelState &, Rig &rig, const QJsonObject &args)
{
    const Result<AnimationClip *> clip = clipArg(rig, args, QStringLiteral("clip"));
    if (!clip)
        return clip.error();
    closeLoop(**clip);
    return Text::tr("Make %1 a loop").arg((*clip)->name);
}

Result<QString> cleanup(VoxelState &, Rig &rig, const QJsonObject &args)
{
    const Result<AnimationClip *> clip = clipArg(rig, args, QStringLiteral("clip"));
    if (!clip)
        return clip.error();
    CleanupTolerance tolerance;
    const Result<double> degrees = numberArg(args, QStringLiteral("degrees"), tolerance.degrees);
    if (!degrees)
        return degrees.error();
    const Result<double> voxels = numberArg(args, QStringLiteral("voxels"), tolerance.voxels);
    if (!voxels)
        return voxels.error();
    const int removed = cleanClip(**clip, {*degrees, *voxels});
    return Text::tr("Clean up %n keys of %1", nullptr, removed).arg((*clip)->name);
}

Result<QString> resample(VoxelState &, Rig &rig, const QJsonObject &args)
{
    const Result<AnimationClip *> clip = clipArg(rig, args, QStringLiteral("clip"));
    if (!clip)
        return clip.error();
    const Result<double> fps = numberArg(args, QStringLiteral("fps"), 30);
    if (!fps)
        return fps.error();
    const Result<int> policy = choiceArg(args, QStringLiteral("interpolation"),
                                         {QStringLiteral("linear"), QStringLiteral("smooth"), QStringLiteral("step")});
    if (!policy)
        return policy.error();
    constexpr Interpolation kPolicies[] = {Interpolation::Linear, Interpolation::Smooth, Interpolation::Step};
    if (const Result<void> done = resampleClip(**clip, *fps, kPolicies[*policy]); !done)
        return done.error();
    return Text::tr("Resample %1 at %2 frames a second").arg((*clip)->name).arg(*fps);
}

} // namespace

void addClipShapeCommands(VoxelCommandTable &table)
{
    table.insert_or_assign(QStringLiteral("clip.setDuration"), onKeys(setDuration));
    table.insert_or_assign(QStringLiteral("clip.reverse"), onKeys(reverse));
    table.insert_or_assign(QStringLiteral("clip.mirror"), onKeys(mirror));
    table.insert_or_assign(QStringLiteral("clip.merge"), onKeys(merge));
    table.insert_or_assign(QStringLiteral("clip.makeLoop"), onKeys(makeLoop));
    table.insert_or_assign(QStringLiteral("clip.cleanup"), onKeys(cleanup));
    table.insert_or_assign(QStringLiteral("clip.resample"), onKeys(resample));
}

} // namespace marrow::commands

#include "app/jobs/voxel_jobs.h"

#include "model/voxel/voxel_selection.h"

#include <QCoreApplication>
#include <QDir>

#include <cmath>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

/// One choice of voxels, given to the joint that was named last before it.
struct PaintStep
{
    enum class Kind { Box, Sphere, Fill, SameColor, Joint };

    Kind kind = Kind::Box;
    std::vector<double> numbers;
    std::optional<int> joint;
};

struct PaintOptions
{
    QString in;
    QString out;
    std::vector<PaintStep> steps;
    std::vector<int> joints;
    QString mirror;
    std::vector<int> locks;
};

OptionList describePaint(PaintOptions &o)
{
    OptionList list;
    list.input("in", o.in, Jobs::tr("the voxel asset"));
    list.output("out", o.out, Jobs::tr("where to save the painted asset"));
    list.integers("joint", o.joints, Jobs::tr("the joint that what is chosen behind it will follow"), "J").required = true;
    const auto step = [&](const char *name, PaintStep::Kind kind, int count, bool whole, const QString &help, const char *valueName) {
        const auto add = [&o, kind, whole, option = QString::fromLatin1(name)](const std::vector<double> &numbers) -> Result<void> {
            for (const double number : numbers) {
                if (whole && (number != std::floor(number) || std::abs(number) > 1e6))
                    return usageError("usage.value", Jobs::tr("--%1 takes whole numbers, but %2 was given.").arg(option).arg(number));
            }
            o.steps.push_back({kind, numbers, o.joints.empty() ? std::nullopt : std::optional(o.joints.back())});
            return {};
        };
        list.eachNumbers(name, count, add, help, valueName);
    };
    step("box", PaintStep::Kind::Box, 6, true, Jobs::tr("choose the voxels between two corners, both included"), "x0,y0,z0,x1,y1,z1");
    step("sphere", PaintStep::Kind::Sphere, 4, false, Jobs::tr("choose the voxels whose middle is within r of a point"), "x,y,z,r");
    step("fill", PaintStep::Kind::Fill, 3, true, Jobs::tr("choose the voxels of the same palette index that hang together with this one"), "x,y,z");
    step("same-color", PaintStep::Kind::SameColor, 3, true, Jobs::tr("choose all voxels of this one's palette index"), "x,y,z");
    step("select-joint", PaintStep::Kind::Joint, 1, true, Jobs::tr("choose the voxels that follow this joint"), "K");
    list.choice("mirror", o.mirror, {"x", "y", "z"}, Jobs::tr("also give the mirror image across the middle of the grid to the paired joint"));
    list.integers("lock", o.locks, Jobs::tr("leave the voxels of this joint alone"), "J");
    return list;
}

Result<JointId> knownJoint(const Rig &rig, int id)
{
    if (id >= 0 && id <= 65535 && rig.skeleton.contains(static_cast<JointId>(id)))
        return static_cast<JointId>(id);
    return Error{QStringLiteral("job.no-joint"), Jobs::tr("The skeleton has no joint %1.").arg(id), QStringLiteral("joint/%1").arg(id), nullptr};
}

/// A voxel named by its cell; it must be solid.
Result<Int3> solidVoxel(const VoxelGrid &grid, const std::vector<double> &numbers)
{
    const Int3 p{static_cast<int>(numbers[0]), static_cast<int>(numbers[1]), static_cast<int>(numbers[2])};
    if (grid.atOrEmpty(p) != 0)
        return p;
    return Error{QStringLiteral("job.no-voxel"), Jobs::tr("There is no voxel at %1, %2, %3.").arg(p.x).arg(p.y).arg(p.z),
                 QStringLiteral("voxel/%1,%2,%3").arg(p.x).arg(p.y).arg(p.z), nullptr};
}

Result<VoxelSet> choose(const VoxelAsset &asset, const PaintStep &step)
{
    const SelectionSource source{asset.grid, asset.rig->binding};
    const std::vector<double> &n = step.numbers;
    switch (step.kind) {
    case PaintStep::Kind::Box:
        return selectBox(source, {static_cast<int>(n[0]), static_cast<int>(n[1]), static_cast<int>(n[2])},
                         {static_cast<int>(n[3]), static_cast<int>(n[4]), static_cast<int>(n[5])});
    case PaintStep::Kind::Sphere:
        return selectSphere(source, {n[0], n[1], n[2]}, n[3]);
    case PaintStep::Kind::Joint: {
        const auto joint = knownJoint(*asset.rig, static_cast<int>(n[0]));
        return joint ? Result<VoxelSet>(selectJoint(source, *joint)) : Result<VoxelSet>(joint.error());
    }
    case PaintStep::Kind::Fill:
    case PaintStep::Kind::SameColor:
        break;
    }
    const auto start = solidVoxel(asset.grid, n);
    if (!start)
        return start.error();
    if (step.kind == PaintStep::Kind::Fill)
        return selectFlood(source, *start, {true, false, std::nullopt});
    return selectColor(source, asset.grid.at(*start));
}

std::size_t countChanged(const VoxelGrid &grid, const VoxelBinding &before, const VoxelBinding &after)
{
    std::size_t changed = 0;
    for (std::uint32_t offset = 0; offset < grid.cellCount(); ++offset) {
        const Int3 p = grid.position(offset);
        changed += grid.data()[offset] != 0 && before.at(p) != after.at(p) ? 1 : 0;
    }
    return changed;
}

Issue warning(const char *code, const QString &message, const QString &pointer)
{
    return {Severity::Warning, QString::fromLatin1(code), message, {}, {}, {}, pointer};
}

/// Does all steps on the asset's binding, one after the other, and notes what found no partner.
Result<void> paintAll(const PaintOptions &options, VoxelAsset &asset, Report &report)
{
    AssignOptions how;
    for (const int lock : options.locks) {
        const auto joint = knownJoint(*asset.rig, lock);
        if (!joint)
            return joint.error();
        how.locked.push_back(*joint);
    }
    std::sort(how.locked.begin(), how.locked.end());
    JointPairs pairs;
    if (!options.mirror.isEmpty()) {
        how.mirror = MirrorPlane::middle(asset.grid.size(), options.mirror[0].unicode() - 'x');
        pairs = JointPairs(asset.rig->skeleton);
    }
    for (const PaintStep &step : options.steps) {
        const auto joint = knownJoint(*asset.rig, step.joint.value_or(options.joints.front()));
        if (!joint)
            return joint.error();
        const auto set = choose(asset, step);
        if (!set)
            return set.error();
        const AssignResult result = assign(asset.rig->binding, asset.grid, *set, *joint, how, pairs);
        if (result.jointWithoutPartner) {
            report.add(warning("paint.no-paired-joint", Jobs::tr("Joint %1 has no joint on the other side; the mirror image was left alone.").arg(*joint), QStringLiteral("joint/%1").arg(*joint)));
        } else if (!result.withoutPartner.empty()) {
            const Int3 first = asset.grid.position(result.withoutPartner.runs().front().first);
            report.add(warning("paint.no-mirror-voxel", Jobs::tr("%1 chosen voxels have no voxel on the other side, the first at %2, %3, %4.").arg(result.withoutPartner.count()).arg(first.x).arg(first.y).arg(first.z),
                               QStringLiteral("voxel/%1,%2,%3").arg(first.x).arg(first.y).arg(first.z)));
        }
    }
    return {};
}

JobOutcome paint(const PaintOptions &options, const JobContext &context)
{
    if (options.steps.empty())
        return JobOutcome::failed(usageError("usage.missing", Jobs::tr("Nothing was chosen: give --box, --sphere, --fill, --same-color or --select-joint.")));
    const auto file = openVfp(options.in, context.progress);
    if (!file)
        return JobOutcome::failed(file.error());
    VoxelAsset asset = file->asset;
    Report report = file->report;
    if (!asset.rig)
        return JobOutcome::failed(Error{QStringLiteral("job.no-rig"), Jobs::tr("%1 has no rig to paint.").arg(QDir::toNativeSeparators(options.in)), options.in, nullptr}, report);
    if (const auto painted = paintAll(options, asset, report); !painted)
        return JobOutcome::failed(painted.error(), report);
    if (const auto saved = saveVfp(asset, options.out); !saved)
        return JobOutcome::failed(saved.error(), report);

    const std::size_t changed = countChanged(asset.grid, file->asset.rig->binding, asset.rig->binding);
    JobOutcome outcome;
    outcome.report = report;
    QJsonObject perJoint;
    outcome.text = Jobs::tr("%n voxel(s) changed", nullptr, static_cast<int>(changed)) + QLatin1Char('\n');
    for (const auto &[joint, count] : voxelsPerJoint(asset.grid, asset.rig->binding)) {
        perJoint.insert(QString::number(joint), qint64(count));
        outcome.text += Jobs::tr("  joint %1: %2 voxels").arg(joint).arg(count) + QLatin1Char('\n');
    }
    outcome.result = QJsonObject{{"changed", qint64(changed)}, {"perJoint", perJoint}};
    return outcome;
}

} // namespace

Job paintJob()
{
    return makeJob("paint", Jobs::tr("Gives voxels to joints with the painting tools."), describePaint, paint);
}

} // namespace marrow

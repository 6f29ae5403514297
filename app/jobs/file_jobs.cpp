#include "app/jobs/all_jobs.h"

#include "model/base/system_error.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRegularExpression>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

Error cannot(const QString &what, const QString &file)
{
    return Error{QStringLiteral("job.not-for-this-file"), what.arg(QDir::toNativeSeparators(file)), file, nullptr};
}

Result<FileVerbs> verbsFor(const QString &file)
{
    if (!QFileInfo::exists(file))
        return Error{QStringLiteral("file.open"), Jobs::tr("%1 does not exist.").arg(QDir::toNativeSeparators(file)), file, nullptr};
    const FileKind kind = fileKindOf(file);
    for (FileVerbs &verbs : allFileVerbs()) {
        if (verbs.kind == kind)
            return std::move(verbs);
    }
    return cannot(Jobs::tr("%1 is not a kind of file this program knows."), file);
}

OptionList describeInspect(InspectOptions &o)
{
    OptionList list;
    list.input("file", o.file, Jobs::tr("the file to look into"));
    return list;
}

JobOutcome inspect(const InspectOptions &options, const JobContext &context)
{
    const auto verbs = verbsFor(options.file);
    if (!verbs)
        return JobOutcome::failed(verbs.error());
    if (!verbs->inspect)
        return JobOutcome::failed(cannot(Jobs::tr("%1 cannot be inspected."), options.file));
    JobOutcome outcome = verbs->inspect(options.file, context);
    QJsonObject result = outcome.result.toObject();
    if (!result.contains("format")) // a kind of several formats says which
        result.insert("format", verbs->format);
    result.insert("bytes", QFileInfo(options.file).size());
    outcome.result = result;
    return outcome;
}

OptionList describeValidate(ValidateOptions &o)
{
    OptionList list;
    list.inputs("file", o.files, Jobs::tr("the files to check"));
    list.flag("check-crc", o.checkCrc, Jobs::tr("also compare the CRC-32 of every chunk of a puppet"));
    return list;
}

JobOutcome validate(const ValidateOptions &options, const JobContext &context)
{
    JobOutcome outcome;
    QJsonArray result;
    for (const QString &file : options.files) {
        FileVerdict verdict;
        const auto verbs = verbsFor(file);
        if (!verbs)
            verdict.report.add(issueFrom(verbs.error()));
        else if (!verbs->validate)
            verdict.report.add(issueFrom(cannot(Jobs::tr("%1 cannot be checked."), file)));
        else
            verdict = verbs->validate(file, options, context);
        result.append(QJsonObject{{"file", file}, {"ok", verdict.ok}, {"rigOk", verdict.ok && verdict.rigOk}, {"issues", issuesToJson(verdict.report)}});
        for (Issue issue : verdict.report.issues()) {
            issue.message = QStringLiteral("%1: %2").arg(QDir::toNativeSeparators(file), issue.message);
            outcome.report.add(issue);
        }
        outcome.foundFailure |= !verdict.ok;
        const QString word = !verdict.ok                            ? Jobs::tr("does not open")
                             : !verdict.rigOk                       ? Jobs::tr("opens without its rig")
                             : verdict.report.has(Severity::Warning) ? Jobs::tr("opens, with warnings")
                                                                    : Jobs::tr("is fine");
        outcome.text += Jobs::tr("%1 %2").arg(QDir::toNativeSeparators(file), word) + QLatin1Char('\n');
    }
    outcome.result = result;
    return outcome;
}

OptionList describeResave(ResaveOptions &o)
{
    OptionList list;
    list.input("in", o.in, Jobs::tr("the file to open"));
    list.output("out", o.out, Jobs::tr("where to save it"));
    return list;
}

JobOutcome resave(const ResaveOptions &options, const JobContext &context)
{
    const auto verbs = verbsFor(options.in);
    if (!verbs)
        return JobOutcome::failed(verbs.error());
    if (!verbs->resave)
        return JobOutcome::failed(cannot(Jobs::tr("%1 cannot be saved again; convert it instead."), options.in));
    return verbs->resave(options, context);
}

OptionList describeDiff(DiffOptions &o)
{
    OptionList list;
    list.input("a", o.a, Jobs::tr("the first file"));
    list.input("b", o.b, Jobs::tr("the second file"));
    return list;
}

JobOutcome diff(const DiffOptions &options, const JobContext &context)
{
    const auto verbs = verbsFor(options.a);
    const auto other = verbsFor(options.b);
    if (!verbs || !other)
        return JobOutcome::failed(verbs ? other.error() : verbs.error());
    if (verbs->kind != other->kind)
        return JobOutcome::failed(cannot(Jobs::tr("The two files are of different kinds; %1 cannot be compared with the other."), options.a));
    if (!verbs->diff)
        return JobOutcome::failed(cannot(Jobs::tr("%1 cannot be compared."), options.a));
    return verbs->diff(options, context);
}

JobOutcome convert(const ConvertOptions &options, const JobContext &context)
{
    const auto verbs = verbsFor(options.in);
    if (!verbs)
        return JobOutcome::failed(verbs.error());
    const QString extension = QFileInfo(options.out).suffix().toLower();
    QStringList possible;
    for (const auto &conversion : verbs->conversions) {
        if (conversion.toExtension == extension) {
            JobOutcome outcome = conversion.run(options, context);
            if (outcome.failure)
                return outcome;
            QJsonObject result = outcome.result.toObject();
            result.insert("in", options.in);
            if (!result.contains("out")) // a conversion may have had to write something else
                result.insert("out", options.out);
            if (!result.contains("notes"))
                result.insert("notes", QJsonArray());
            outcome.result = result;
            return outcome;
        }
        possible.append(QLatin1Char('.') + conversion.toExtension);
    }
    const QString reason = possible.isEmpty() ? Jobs::tr("%1 cannot be converted to anything.")
                                              : Jobs::tr("%1 cannot become .%2; possible are %3.").arg(QStringLiteral("%1"), extension, possible.join(QStringLiteral(", ")));
    return JobOutcome::failed(cannot(reason, options.in));
}

OptionList describeRender(RenderOptions &o)
{
    OptionList list;
    list.input("file", o.file, Jobs::tr("the asset to draw"));
    list.output("out", o.out, Jobs::tr("the PNG to write"));
    list.text("size", o.size, Jobs::tr("the size of the picture in pixels"), "WxH");
    list.clip("clip", o.clip, Jobs::tr("pose by this clip"));
    list.number("time", o.timeMs, Jobs::tr("the time in the clip in milliseconds"), "MS");
    list.texts("set", o.set, Jobs::tr("a puppet's parameter, or a character's expression or morph target by name, and its value"), "i=v");
    list.integer("advanced", o.advanced, Jobs::tr("bits of a puppet's advanced mode to switch on"), "BITS");
    list.numbers("camera", o.camera, 3, Jobs::tr("the camera of a voxel asset or character: turn and tilt in degrees, distance in voxels or metres (0: fit)"), "yaw,pitch,distance");
    list.flag("transparent", o.transparent, Jobs::tr("leave the background transparent"));
    list.choice("colors", o.colors, {"materials", "plain", "heat", "dominance"}, Jobs::tr("what a character's surface shows: its materials, one grey, the weights of --joint, or each vertex's strongest joint"));
    list.text("joint", o.joint, Jobs::tr("the joint of a character whose weights “heat” shows"), "NAME");
    list.flag("wireframe", o.wireframe, Jobs::tr("draw a character's edges"));
    list.flag("bones", o.bones, Jobs::tr("draw a character's joints"));
    list.flag("gpu", o.gpu, Jobs::tr("draw a puppet with OpenGL instead of the reference renderer"));
    return list;
}

JobOutcome render(const RenderOptions &options, const JobContext &context)
{
    if (const auto size = options.dimensions(); !size)
        return JobOutcome::failed(size.error());
    const auto verbs = verbsFor(options.file);
    if (!verbs)
        return JobOutcome::failed(verbs.error());
    if (!verbs->render)
        return JobOutcome::failed(cannot(Jobs::tr("%1 cannot be drawn."), options.file));
    return verbs->render(options, context);
}

} // namespace

OptionList describeConvert(ConvertOptions &o)
{
    OptionList list;
    list.input("in", o.in, Jobs::tr("the file to convert"));
    list.output("out", o.out, Jobs::tr("the file to write; its extension says what it becomes"));
    list.integer("to-version", o.toVersion, Jobs::tr("the version of the puppet format to write"), "1|2").title = Jobs::tr("Version");
    list.choice("compress", o.compress, {"none", "deflate", "zstd"}, Jobs::tr("how a puppet's chunks are compressed")).title = Jobs::tr("Compression");
    list.flag("strip-names", o.stripNames, Jobs::tr("leave out names a player does not need")).title = Jobs::tr("Leave out names");
    list.choice("up", o.up, {"y", "z", "x"}, Jobs::tr("the axis that points up: in the .obj to be written, or in the motion that is read; glTF is always y up")).title = Jobs::tr("Up");
    list.choice("unit", o.unit, {"m", "cm", "mm", "in"}, Jobs::tr("what a unit of the motion, FBX or PMX that is read stands for, instead of the guess or of what the file says"));
    list.integer("clip", o.clip, Jobs::tr("the clip that poses an .obj, the only one written to a .glb, or the one of a motion, counted from 0"), "ID").title = Jobs::tr("Clip");
    list.number("time", o.timeMs, Jobs::tr("the time in that clip in milliseconds, for an .obj"), "MS").title = Jobs::tr("Time");
    list.number("scale", o.scale, Jobs::tr("units a voxel in an .obj or .glb (glTF counts in metres)"), "X").title = Jobs::tr("Units a voxel");
    list.choice("interpolation", o.interpolation, {"linear", "step", "smooth"}, Jobs::tr("how the clips of a .glb run between keys; linear if not given")).title = Jobs::tr("Between keys");
    return list;
}

Result<std::pair<int, int>> RenderOptions::dimensions() const
{
    static const QRegularExpression pattern(QStringLiteral("^(\\d{1,5})[xX×](\\d{1,5})$"));
    const auto match = pattern.match(size);
    const int width = match.captured(1).toInt();
    const int height = match.captured(2).toInt();
    if (width < 1 || height < 1 || width > 16384 || height > 16384)
        return usageError("usage.value", Jobs::tr("--size takes a width and height of 1 to 16384 such as 800x600, but “%1” was given.").arg(size));
    return std::pair(width, height);
}

std::vector<Job> fileJobs()
{
    std::vector<Job> jobs;
    jobs.push_back(makeJob("inspect", Jobs::tr("Shows what is in a file."), describeInspect, inspect));
    jobs.push_back(makeJob("validate", Jobs::tr("Checks files strictly and says what is wrong, and where."), describeValidate, validate));
    jobs.push_back(makeJob("diff", Jobs::tr("Says in what two files differ."), describeDiff, diff));
    jobs.push_back(makeJob("resave", Jobs::tr("Opens a file and saves it without an edit."), describeResave, resave));
    jobs.push_back(makeJob("convert", Jobs::tr("Writes a file in another format."), describeConvert, convert));
    jobs.push_back(makeJob("render", Jobs::tr("Draws an asset to a PNG."), describeRender, render));
    jobs.back().needsScreen = true;
    return jobs;
}

Result<QByteArray> readWholeFile(const QString &path)
{
    const QString shown = QDir::toNativeSeparators(path);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{QStringLiteral("file.open"), Jobs::tr("%1 could not be opened: %2.").arg(shown, systemErrorText(file.errorString())), path, nullptr};
    const QByteArray bytes = file.readAll();
    if (file.error() != QFile::NoError)
        return Error{QStringLiteral("file.read"), Jobs::tr("%1 could not be read: %2.").arg(shown, systemErrorText(file.errorString())), path, nullptr};
    return bytes;
}

Result<QJsonObject> readJsonFile(const QString &path)
{
    const auto bytes = readWholeFile(path);
    if (!bytes)
        return bytes.error();
    const QString shown = QDir::toNativeSeparators(path);
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(*bytes, &problem);
    if (problem.error != QJsonParseError::NoError) {
        Error error{QStringLiteral("json.syntax"), Jobs::tr("%1 is not JSON: %2 at byte %3.").arg(shown, problem.errorString()).arg(problem.offset), path, nullptr};
        error.offset = problem.offset;
        return error;
    }
    if (!document.isObject())
        return Error{QStringLiteral("json.type"), Jobs::tr("%1 holds no JSON object.").arg(shown), path, nullptr};
    return document.object();
}

} // namespace marrow

#include "app/jobs/film_jobs.h"

#include "app/jobs/character_picture.h"
#include "app/jobs/film_subject.h"
#include "io/p2lrt/reader.h"
#include "io/vfp/vfp_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

struct OpenedSubject
{
    std::unique_ptr<FilmSubject> subject;
    Report report;
};

Result<OpenedSubject> openSubject(const QString &path, const Progress &progress)
{
    if (fileKindOf(path) == FileKind::VoxelRig) {
        auto file = openVfp(path, progress);
        if (!file)
            return file.error();
        return OpenedSubject{voxelSubject(file->asset), std::move(file->report)};
    }
    if (fileKindOf(path) == FileKind::Puppet) {
        auto read = p2lrt::readPuppetFile(path);
        if (!read)
            return read.error();
        return OpenedSubject{puppetSubject(read->puppet), std::move(read->report)};
    }
    if (fileKindOf(path) == FileKind::Model) {
        auto model = openCharacterModel(path, progress);
        if (!model)
            return model.error();
        return OpenedSubject{characterSubject(std::move(model->model)), std::move(model->report)};
    }
    return Error{QStringLiteral("job.unsupported"),
                 Jobs::tr("%1 is neither a voxel asset nor a puppet nor a character; films are made of those.").arg(QDir::toNativeSeparators(path)), path, {}};
}

JobOutcome shoot(FilmKind kind, const FilmOptions &options, const JobContext &context)
{
    auto file = openSubject(options.file, context.progress.sub(0, 0.1));
    if (!file)
        return JobOutcome::failed(file.error());
    QElapsedTimer timer;
    timer.start();
    const auto film = FilmShoot::begin(std::move(file->subject), kind, options);
    if (!film)
        return JobOutcome::failed(film.error(), file->report);
    const Progress drawing = context.progress.sub(0.1, 1);
    while (!(*film)->done()) {
        if (context.progress.cancelled())
            return JobOutcome::failed({QStringLiteral("job.cancelled"), Jobs::tr("The export was cancelled; nothing was written."), {}, {}}, file->report);
        if (const Result<void> stepped = (*film)->step(); !stepped)
            return JobOutcome::failed(stepped.error(), file->report);
        drawing.report(static_cast<double>((*film)->picturesDone()) / (*film)->pictureCount());
    }
    const QSize size = *options.pixels();
    const int pictures = (*film)->pictureCount();
    JobOutcome outcome;
    outcome.report = file->report;
    outcome.result = QJsonObject{{"out", options.out}, {"pictures", pictures}, {"width", size.width()}, {"height", size.height()},
                                 {"milliseconds", static_cast<double>(timer.nsecsElapsed()) / 1e6}};
    outcome.text = Jobs::tr("Wrote %1 (%n pictures).", nullptr, pictures).arg(QDir::toNativeSeparators(options.out)) + QLatin1Char('\n');
    return outcome;
}

OptionList describeSequence(FilmOptions &o)
{
    return describeFilm(FilmKind::Sequence, o);
}
OptionList describeTurntable(FilmOptions &o)
{
    return describeFilm(FilmKind::Turntable, o);
}
OptionList describeSheet(FilmOptions &o)
{
    return describeFilm(FilmKind::Sheet, o);
}
JobOutcome sequence(const FilmOptions &options, const JobContext &context)
{
    return shoot(FilmKind::Sequence, options, context);
}
JobOutcome turntable(const FilmOptions &options, const JobContext &context)
{
    return shoot(FilmKind::Turntable, options, context);
}
JobOutcome sheet(const FilmOptions &options, const JobContext &context)
{
    return shoot(FilmKind::Sheet, options, context);
}

} // namespace

OptionList describeFilm(FilmKind kind, FilmOptions &o)
{
    const bool sheet = kind == FilmKind::Sheet;
    OptionList list;
    list.input("file", o.file, kind == FilmKind::Turntable ? Jobs::tr("the voxel asset or character") : Jobs::tr("the voxel asset, puppet or character"));
    list.output("out", o.out, sheet ? Jobs::tr("the PNG to write") : Jobs::tr("a .webp, or a folder for PNG files, which must be new or empty"));
    list.clip("clip", o.clip, kind == FilmKind::Turntable ? Jobs::tr("pose by this clip; without it the bind pose") : Jobs::tr("the clip to show")).title = Jobs::tr("Clip");
    if (kind == FilmKind::Sequence) {
        list.number("from", o.fromMs, Jobs::tr("where in the clip to begin, in milliseconds"), "MS").title = Jobs::tr("From");
        list.number("to", o.toMs, Jobs::tr("where in the clip to end; its end if not given"), "MS").title = Jobs::tr("To");
    }
    if (kind == FilmKind::Turntable) {
        list.number("time", o.timeMs, Jobs::tr("the time in the clip in milliseconds"), "MS").title = Jobs::tr("Time");
        list.flag("play", o.play, Jobs::tr("play the clip while turning")).title = Jobs::tr("Play the clip while turning");
        list.number("seconds", o.seconds, Jobs::tr("how long one turn takes"), "S").title = Jobs::tr("Seconds a turn");
    }
    if (sheet) {
        list.integer("count", o.count, Jobs::tr("how many pictures, evenly over the clip")).title = Jobs::tr("Pictures");
        list.integer("columns", o.columns, Jobs::tr("how many pictures stand in a row")).title = Jobs::tr("Columns");
        list.flag("no-labels", o.noLabels, Jobs::tr("leave out the times below the pictures")).title = Jobs::tr("Without times");
    } else {
        list.number("fps", o.fps, Jobs::tr("pictures a second")).title = Jobs::tr("Pictures a second");
    }
    list.text("size", o.size, Jobs::tr("the size of a picture in pixels"), "WxH").title = Jobs::tr("Size");
    list.numbers("camera", o.camera, 3, Jobs::tr("turn and tilt in degrees, distance in voxels or metres (0: fit)"), "yaw,pitch,distance").title = Jobs::tr("Turn, tilt, distance");
    list.choice("interpolation", o.interpolation, {"linear", "step", "smooth"}, Jobs::tr("how the clip runs between keys; linear if not given")).title = Jobs::tr("Between keys");
    list.flag("transparent", o.transparent, Jobs::tr("leave the background transparent")).title = Jobs::tr("Transparent background");
    if (kind != FilmKind::Turntable)
        list.integer("advanced", o.advanced, Jobs::tr("bits of a puppet's advanced mode to switch on"), "BITS").title = Jobs::tr("Advanced mode");
    if (!sheet)
        list.integer("quality", o.quality, Jobs::tr("of a .webp, 0 to 100; 100 is lossless")).title = Jobs::tr("WebP quality");
    return list;
}

Result<QSize> FilmOptions::pixels() const
{
    RenderOptions picture;
    picture.size = size;
    const auto dimensions = picture.dimensions();
    if (!dimensions)
        return dimensions.error();
    return QSize(dimensions->first, dimensions->second);
}

std::vector<Job> filmJobs()
{
    std::vector<Job> jobs;
    jobs.push_back(makeJob("sequence", Jobs::tr("Draws a clip as PNG files or an animated WebP."), describeSequence, sequence));
    jobs.push_back(makeJob("turntable", Jobs::tr("Draws an asset from all around, as PNG files or an animated WebP."), describeTurntable, turntable));
    jobs.push_back(makeJob("sheet", Jobs::tr("Draws a clip as a contact sheet."), describeSheet, sheet));
    for (Job &job : jobs)
        job.needsScreen = true;
    return jobs;
}

} // namespace marrow

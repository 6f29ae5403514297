#include "app/jobs/film_shoot.h"

#include "app/jobs/film_subject.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr int kMaxPictures = 20'000;
constexpr int kMaxSheetPictures = 400;

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

bool isWebp(const QString &path)
{
    return QFileInfo(path).suffix().compare(QLatin1String("webp"), Qt::CaseInsensitive) == 0;
}

/// `count` pictures shown for `totalMs` together, each for whole milliseconds.
void shareTime(std::vector<FilmFrame> &frames, double totalMs)
{
    const auto count = static_cast<double>(frames.size());
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const auto from = std::llround(totalMs * static_cast<double>(i) / count);
        const auto to = std::llround(totalMs * static_cast<double>(i + 1) / count);
        frames[i].milliseconds = static_cast<int>(std::max<long long>(1, to - from));
    }
}

Error tooLong(double pictures)
{
    return {QStringLiteral("film.too-long"),
            Jobs::tr("That would be %1 pictures; %2 are the most. Take a shorter stretch or fewer pictures a second.").arg(pictures, 0, 'f', 0).arg(kMaxPictures), {}, {}};
}

/// A clip from `from` to `to` without its last moment, which in a loop is the first again. The time between is shared evenly.
Result<std::vector<FilmFrame>> sequenceFrames(const FilmOptions &o, double fromMs, double toMs)
{
    const double wanted = std::max(1.0, std::round((toMs - fromMs) * o.fps / 1000));
    if (!(wanted <= kMaxPictures))
        return tooLong(wanted);
    std::vector<FilmFrame> frames(static_cast<std::size_t>(wanted));
    for (std::size_t i = 0; i < frames.size(); ++i)
        frames[i].timeMs = fromMs + (toMs - fromMs) * static_cast<double>(i) / wanted;
    shareTime(frames, toMs > fromMs ? toMs - fromMs : 1000 / o.fps);
    return frames;
}

Result<std::vector<FilmFrame>> turntableFrames(const FilmOptions &o, double durationMs)
{
    const double wanted = std::max(1.0, std::round(o.seconds * o.fps));
    if (!(wanted <= kMaxPictures))
        return tooLong(wanted);
    std::vector<FilmFrame> frames(static_cast<std::size_t>(wanted));
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const double part = static_cast<double>(i) / wanted;
        frames[i].yawBy = static_cast<float>(360 * part);
        const double played = part * o.seconds * 1000;
        frames[i].timeMs = o.play && durationMs > 0 ? std::fmod(played, durationMs) : o.timeMs;
    }
    shareTime(frames, o.seconds * 1000);
    return frames;
}

/// Evenly over the clip, both ends shown.
std::vector<FilmFrame> sheetFrames(const FilmOptions &o, double durationMs)
{
    std::vector<FilmFrame> frames(static_cast<std::size_t>(o.count));
    for (std::size_t i = 0; i < frames.size(); ++i)
        frames[i].timeMs = o.count > 1 ? durationMs * static_cast<double>(i) / (o.count - 1) : 0;
    return frames;
}

Result<void> checkOptions(FilmKind kind, const FilmOptions &o)
{
    const auto outside = [](double value, double low, double high) { return !(value >= low && value <= high); };
    const auto refuse = [](const char *option, double low, double high) {
        return usageError("usage.value", Jobs::tr("--%1 takes a number between %2 and %3.").arg(QLatin1String(option)).arg(low).arg(high));
    };
    if (outside(o.fps, 0.1, 240))
        return refuse("fps", 0.1, 240);
    if (outside(o.seconds, 0.1, 600))
        return refuse("seconds", 0.1, 600);
    if (outside(o.quality, 0, 100))
        return refuse("quality", 0, 100);
    if (outside(o.count, 1, kMaxSheetPictures))
        return refuse("count", 1, kMaxSheetPictures);
    if (outside(o.columns, 1, kMaxSheetPictures))
        return refuse("columns", 1, kMaxSheetPictures);
    const QString suffix = QFileInfo(o.out).suffix().toLower();
    if (kind == FilmKind::Sheet && suffix != QLatin1String("png"))
        return usageError("usage.value", Jobs::tr("A contact sheet is a .png; “%1” is none.").arg(o.out));
    if (kind != FilmKind::Sheet && !suffix.isEmpty() && !isWebp(o.out) && !QFileInfo(o.out).isDir())
        return usageError("usage.value", Jobs::tr("A film becomes a .webp or a folder of PNG files; “%1” is neither.").arg(o.out));
    return {};
}

} // namespace

struct FilmShoot::Private
{
    std::unique_ptr<FilmSubject> subject;
    std::vector<FilmFrame> frames;
    std::size_t next = 0;
    bool finished = false;
    std::unique_ptr<FilmSink> sink;

    Result<void> plan(FilmKind kind, const FilmOptions &options);
    Result<void> openSink(FilmKind kind, const FilmOptions &options, const QSize &size);
};

Result<void> FilmShoot::Private::plan(FilmKind kind, const FilmOptions &options)
{
    const Result<double> duration = subject->choose(kind, options);
    if (!duration)
        return duration.error();
    Result<std::vector<FilmFrame>> planned = std::vector<FilmFrame>();
    if (kind == FilmKind::Sequence) {
        const double to = options.toMs.value_or(*duration);
        if (!(options.fromMs >= 0 && to >= options.fromMs && to <= *duration))
            return usageError("usage.value", Jobs::tr("--from and --to must lie in the clip, which is %1 ms long, one before the other.").arg(*duration));
        planned = sequenceFrames(options, options.fromMs, to);
    } else if (kind == FilmKind::Turntable) {
        planned = turntableFrames(options, *duration);
    } else {
        planned = sheetFrames(options, *duration);
    }
    if (!planned)
        return planned.error();
    frames = std::move(*planned);
    return {};
}

Result<void> FilmShoot::Private::openSink(FilmKind kind, const FilmOptions &options, const QSize &size)
{
    if (kind == FilmKind::Sheet) {
        sink = sheetSink(options.out, options.columns, !options.noLabels);
    } else if (isWebp(options.out)) {
        sink = webpSink(options.out, size, options.quality);
    } else {
        auto folder = pngFolderSink(options.out);
        if (!folder)
            return folder.error();
        sink = std::move(*folder);
    }
    return {};
}

FilmShoot::FilmShoot()
    : d(std::make_unique<Private>())
{
}

FilmShoot::~FilmShoot() = default;

Result<std::unique_ptr<FilmShoot>> FilmShoot::begin(std::unique_ptr<FilmSubject> subject, FilmKind kind, const FilmOptions &options)
{
    if (const Result<void> checked = checkOptions(kind, options); !checked)
        return checked.error();
    const Result<QSize> size = options.pixels();
    if (!size)
        return size.error();
    std::unique_ptr<FilmShoot> shoot(new FilmShoot);
    Private &d = *shoot->d;
    d.subject = std::move(subject);
    if (const Result<void> planned = d.plan(kind, options); !planned)
        return planned.error();
    if (const Result<void> opened = d.openSink(kind, options, *size); !opened)
        return opened.error();
    if (const Result<void> begun = d.subject->begin(d.frames, options, *size); !begun)
        return begun.error();
    return shoot;
}

int FilmShoot::pictureCount() const
{
    return static_cast<int>(d->frames.size());
}

int FilmShoot::picturesDone() const
{
    return static_cast<int>(d->next);
}

bool FilmShoot::done() const
{
    return d->finished;
}

Result<void> FilmShoot::step()
{
    if (d->next < d->frames.size()) {
        const FilmFrame &frame = d->frames[d->next];
        const Result<QImage> picture = d->subject->picture(frame);
        if (!picture)
            return picture.error();
        const QString label = Jobs::tr("%1 ms").arg(std::lround(frame.timeMs));
        if (const Result<void> added = d->sink->add(*picture, frame.milliseconds, label); !added)
            return added;
        ++d->next;
    }
    if (d->next < d->frames.size() || d->finished)
        return {};
    d->finished = true;
    return d->sink->finish();
}

} // namespace marrow

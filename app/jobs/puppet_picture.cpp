#include "app/jobs/puppet_verbs.h"

#include "io/save_file.h"
#include "model/puppet/puppet_instance.h"
#include "model/puppet/texture_image.h"
#include "render/puppet/gl_compositor.h"
#include "render/puppet/software_renderer.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QThread>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

/// The number of a parameter given by id or number.
Result<std::uint32_t> findParameter(const PuppetRig &rig, const QString &name)
{
    for (std::size_t i = 0; i < rig.parameters.size(); ++i) {
        if (!name.isEmpty() && rig.parameters[i].id == name)
            return static_cast<std::uint32_t>(i);
    }
    bool isNumber = false;
    const uint number = name.toUInt(&isNumber);
    if (isNumber && number < rig.parameters.size())
        return number;
    return Error{QStringLiteral("job.no-parameter"), Jobs::tr("The puppet has no parameter “%1”.").arg(name), name};
}

Result<void> setParameters(PuppetInstance &puppet, const QStringList &assignments)
{
    for (const QString &assignment : assignments) {
        const qsizetype equals = assignment.lastIndexOf(QLatin1Char('='));
        bool isNumber = false;
        const float value = assignment.mid(equals + 1).toFloat(&isNumber);
        if (equals < 0 || !isNumber)
            return usageError("usage.value",
                              Jobs::tr("--set takes a parameter and its value such as 3=0.5, but “%1” was given.")
                                  .arg(assignment));
        const auto parameter = findParameter(puppet.rig(), assignment.left(equals));
        if (!parameter)
            return parameter.error();
        puppet.setParameter(*parameter, value);
    }
    return {};
}

/// By number, else by id, else by name; -1 when there is none.
int indexOfClip(const std::vector<Clip> &clips, const ClipChoice &choice)
{
    const auto found = [&](const auto &fits) {
        const auto it = std::find_if(clips.begin(), clips.end(), fits);
        return it == clips.end() ? -1 : static_cast<int>(it - clips.begin());
    };
    if (choice.number)
        return *choice.number >= 0 && static_cast<std::size_t>(*choice.number) < clips.size() ? *choice.number : -1;
    const int byId = found([&](const Clip &clip) { return clip.id == choice.name; });
    return byId >= 0 ? byId : found([&](const Clip &clip) { return clip.name == choice.name; });
}

/// Shows the clip as it is at that time, its fade long past.
Result<void> poseByClip(PuppetInstance &puppet, const ClipChoice &choice, double timeMs)
{
    constexpr float kPastEveryFade = 1e6f;
    const int clip = indexOfClip(puppet.rig().clips, choice);
    if (clip < 0)
        return Error{QStringLiteral("job.no-clip"),
                     Jobs::tr("The puppet has no clip “%1” among its %n clip(s), which are counted from 0.", nullptr,
                              static_cast<int>(puppet.rig().clips.size()))
                         .arg(choice.text()),
                     choice.text()};
    puppet.clips().play(clip);
    puppet.update(kPastEveryFade, kClipStage);
    puppet.clips().seek(0, static_cast<float>(timeMs / 1000.0));
    puppet.update(0.0f, kClipStage);
    return {};
}

Result<void> posePuppet(PuppetInstance &puppet, const RenderOptions &options)
{
    if (Result<void> set = setParameters(puppet, options.set); !set)
        return set;
    if (options.advanced)
        puppet.setAdvancedFeatures(static_cast<std::uint32_t>(*options.advanced));
    if (options.clip.given())
        return poseByClip(puppet, options.clip, options.timeMs);
    puppet.evaluate();
    return {};
}

/// A picture can be drawn again, so no backup of an older one is kept.
Result<void> savePicture(const QImage &picture, const QString &path)
{
    QBuffer png;
    if (picture.isNull() || !png.open(QIODevice::WriteOnly) || !picture.save(&png, "png"))
        return Error{QStringLiteral("job.picture"), Jobs::tr("The picture could not be made."), {}};
    SaveFile file(path);
    file.setKeepsBackup(false);
    if (Result<void> begun = file.begin(); !begun)
        return begun;
    if (Result<void> written = file.write(png.data()); !written)
        return written;
    return file.commit();
}

struct Drawn
{
    QImage picture;
    double milliseconds = 0;
    QString device; ///< of the graphics card; empty for the reference
};

double millisecondsOf(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

Result<Drawn> drawByReference(const PuppetInstance &puppet, std::vector<QImage> pages, const RenderOptions &options)
{
    const auto size = options.dimensions();
    const SoftwareRenderer renderer(puppet.sharedRig(), std::move(pages));
    SoftwareRenderer::Options drawing{.size = QSize(size->first, size->second), .threads = QThread::idealThreadCount()};
    if (!options.transparent) {
        drawing.backdrop = QImage(drawing.size, QImage::Format_RGBA8888);
        drawing.backdrop.fill(Qt::white);
    }
    QElapsedTimer timer;
    timer.start();
    QImage picture = renderer.render(puppet.pose(), drawing);
    return Drawn{std::move(picture), millisecondsOf(timer), {}};
}

Result<Drawn> drawOnGpu(const PuppetInstance &puppet, std::vector<QImage> pages, const RenderOptions &options)
{
    const auto size = options.dimensions();
    const auto compositor = OffscreenCompositor::create(puppet.sharedRig(), pages);
    if (!compositor)
        return compositor.error();
    GlCompositor::Options drawing{.size = QSize(size->first, size->second)};
    if (!options.transparent)
        drawing.backdrop.first = Qt::white;
    QElapsedTimer timer;
    timer.start();
    QImage picture = (*compositor)->render(puppet.pose(), drawing);
    return Drawn{std::move(picture), millisecondsOf(timer), (*compositor)->device()};
}

} // namespace

std::vector<QImage> decodeTexturePages(const PuppetRig &rig, Report &report)
{
    std::vector<QImage> images;
    const auto decoded = decodeEachTexture(rig.textures);
    for (std::size_t i = 0; i < decoded.size(); ++i) {
        const auto &image = decoded[i];
        images.push_back(image ? *image : QImage());
        if (!image && rig.textures[i].kind == TextureKind::Png) // of the other kinds the reader has told
            report.add(Issue{.severity = Severity::Warning, .code = image.error().code,
                             .message = Jobs::tr("Page %1: %2").arg(i).arg(image.error().message),
                             .section = QStringLiteral("TEXR")});
    }
    return images;
}

JobOutcome renderPuppet(const RenderOptions &options, const JobContext &)
{
    const auto size = options.dimensions();
    const auto read = p2lrt::readPuppetFile(options.file);
    if (!size || !read)
        return JobOutcome::failed(size ? read.error() : size.error());
    PuppetInstance puppet(read->puppet.rig);
    if (Result<void> posed = posePuppet(puppet, options); !posed)
        return JobOutcome::failed(posed.error(), read->report);

    JobOutcome outcome;
    outcome.report = read->report;
    std::vector<QImage> pages = decodeTexturePages(puppet.rig(), outcome.report);
    const auto drawn = options.gpu ? drawOnGpu(puppet, std::move(pages), options) : drawByReference(puppet, std::move(pages), options);
    if (!drawn)
        return JobOutcome::failed(drawn.error(), outcome.report);
    if (Result<void> saved = savePicture(drawn->picture, options.out); !saved)
        return JobOutcome::failed(saved.error(), outcome.report);
    QJsonObject result{{"width", size->first}, {"height", size->second}, {"milliseconds", drawn->milliseconds}};
    if (!drawn->device.isEmpty())
        result.insert("device", drawn->device);
    outcome.result = result;
    outcome.text = Jobs::tr("Drew %1 in %2 ms").arg(QDir::toNativeSeparators(options.out)).arg(drawn->milliseconds, 0, 'f', 1)
                   + QLatin1Char('\n');
    return outcome;
}

} // namespace marrow

#include "app/jobs/film_subject.h"

#include "model/puppet/puppet_instance.h"
#include "model/puppet/texture_image.h"
#include "render/puppet/software_renderer.h"

#include <QCoreApplication>
#include <QThread>

#include <cmath>

namespace marrow {

namespace {

constexpr double kStepMs = 1000.0 / 60; ///< physics and cloth are led from picture to picture in steps no longer than this

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

class PuppetSubject : public FilmSubject
{
public:
    explicit PuppetSubject(const Puppet &puppet)
        : m_puppet(puppet.rig)
        , m_renderer(puppet.rig, pagesOf(*puppet.rig))
    {
    }

    Result<double> choose(FilmKind kind, const FilmOptions &options) override;
    Result<void> begin(const std::vector<FilmFrame> &frames, const FilmOptions &options, const QSize &size) override;
    Result<QImage> picture(const FilmFrame &frame) override;

private:
    static std::vector<QImage> pagesOf(const PuppetRig &rig);
    void leadTo(double timeMs);

    PuppetInstance m_puppet;
    SoftwareRenderer m_renderer;
    SoftwareRenderer::Options m_drawing;
    double m_timeMs = 0;
};

std::vector<QImage> PuppetSubject::pagesOf(const PuppetRig &rig)
{
    std::vector<QImage> pages;
    for (const TexturePage &page : rig.textures) {
        const auto image = decodeTexture(page);
        pages.push_back(image ? *image : QImage());
    }
    return pages;
}

Result<double> PuppetSubject::choose(FilmKind kind, const FilmOptions &options)
{
    if (kind == FilmKind::Turntable)
        return usageError("usage.value", Jobs::tr("A puppet is flat: it has no turntable. “sequence” and “sheet” show its clips."));
    if (!options.clip.given())
        return usageError("usage.missing", Jobs::tr("--clip is needed: it says which clip is shown. “inspect” lists the clips of the asset."));
    const std::vector<Clip> &clips = m_puppet.rig().clips;
    const int clip = options.clip.number.value_or(-1);
    if (clip < 0 || static_cast<std::size_t>(clip) >= clips.size())
        return Error{QStringLiteral("job.no-clip"), Jobs::tr("The puppet has no clip %1; it has %2.").arg(options.clip.text()).arg(clips.size()), options.clip.text(), {}};
    return static_cast<double>(clips[static_cast<std::size_t>(clip)].duration) * 1000;
}

Result<void> PuppetSubject::begin(const std::vector<FilmFrame> &frames, const FilmOptions &options, const QSize &size)
{
    m_drawing.size = size;
    m_drawing.threads = QThread::idealThreadCount();
    if (!options.transparent) {
        m_drawing.backdrop = QImage(size, QImage::Format_RGBA8888);
        m_drawing.backdrop.fill(Qt::white);
    }
    if (options.advanced)
        m_puppet.setAdvancedFeatures(static_cast<std::uint32_t>(*options.advanced));
    // As if the clip had been playing for long: its fade is over, and what swings has come to rest in its first pose.
    constexpr float kPastEveryFade = 1e6F;
    m_puppet.behaviors().setEnabled(0);
    m_puppet.clips().play(*options.clip.number);
    m_puppet.update(kPastEveryFade, kClipStage);
    m_puppet.clips().seek(0, static_cast<float>(frames.front().timeMs / 1000));
    m_puppet.update(0, kAllStages);
    m_puppet.stabilizePhysics();
    m_timeMs = frames.front().timeMs;
    return {};
}

void PuppetSubject::leadTo(double timeMs)
{
    const auto steps = static_cast<int>(std::ceil((timeMs - m_timeMs) / kStepMs - 1e-6));
    for (int i = 0; i < steps; ++i)
        m_puppet.update(static_cast<float>((timeMs - m_timeMs) / 1000 / steps));
    m_timeMs = timeMs;
}

Result<QImage> PuppetSubject::picture(const FilmFrame &frame)
{
    leadTo(frame.timeMs);
    const QImage image = m_renderer.render(m_puppet.pose(), m_drawing);
    if (image.isNull())
        return Error{QStringLiteral("job.picture"), Jobs::tr("The picture could not be made."), {}, {}};
    return image;
}

} // namespace

std::unique_ptr<FilmSubject> puppetSubject(const Puppet &puppet)
{
    return std::make_unique<PuppetSubject>(puppet);
}

} // namespace marrow

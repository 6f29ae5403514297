#include "render/puppet/gl_compositor_private.h"

#include "render/puppet/gl_shaders.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <map>

namespace marrow {

namespace {

/// Time that has passed and what of it this thread was at work, in microseconds. Where the system does not tell, it always was.
class Stopwatch
{
public:
    Stopwatch() { m_timer.start(); }
    double passed() const { return static_cast<double>(m_timer.nsecsElapsed()) / 1e3; }
    double worked() const
    {
#ifdef CLOCK_THREAD_CPUTIME_ID
        return threadTime() - m_begin;
#else
        return passed();
#endif
    }

private:
#ifdef CLOCK_THREAD_CPUTIME_ID
    static double threadTime()
    {
        std::timespec now = {};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
        return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) / 1e3;
    }
    double m_begin = threadTime();
#endif
    QElapsedTimer m_timer;
};

template <class T>
void fillBuffer(Gl &gl, unsigned target, unsigned buffer, const std::vector<T> &values, unsigned usage)
{
    gl.glBindBuffer(target, buffer);
    gl.glBufferData(target, static_cast<std::ptrdiff_t>(values.size() * sizeof(T)), values.data(), usage);
}

} // namespace

GlPicture::GlPicture()
    : d(std::make_unique<Data>())
{
}
GlPicture::~GlPicture() = default;
GlPicture::GlPicture(GlPicture &&) noexcept = default;
GlPicture &GlPicture::operator=(GlPicture &&) noexcept = default;

bool GlPicture::isNull() const
{
    return !d || d->layer.texture == 0;
}

QSize GlPicture::size() const
{
    return d ? d->layer.size : QSize();
}

GlCompositor::GlCompositor()
    : d(std::make_unique<Private>())
{
}

GlCompositor::~GlCompositor()
{
    if (d->gl)
        d->free();
}

Result<std::unique_ptr<GlCompositor>> GlCompositor::create(std::shared_ptr<const PuppetRig> rig, const std::vector<QImage> &pages)
{
    std::unique_ptr<GlCompositor> result(new GlCompositor);
    const Result<Gl *> gl = currentGl();
    if (!gl)
        return gl.error();
    Private &d = *result->d;
    d.gl = *gl;
    d.rig = std::move(rig);
    d.looks = groupLooks(*d.rig);
    if (const Result<void> made = d.initialize(); !made)
        return made.error();
    for (const QImage &page : pages)
        d.pages.push_back(makePageTexture(*d.gl, page));
    d.leaveClean();
    return result;
}

Result<void> GlCompositor::Private::initialize()
{
    using namespace glsl;
    const struct
    {
        std::unique_ptr<GlProgram> *program;
        QByteArray vertex;
        QByteArray fragment;
    } wanted[] = {
        {&meshProgram, meshVertex(), meshFragment()},
        {&meshReading, meshVertex(), meshFragmentOverBackdrop()},
        {&coverageProgram, meshVertex(), coverageFragment()},
        {&layerProgram, boxVertex(), layerFragment()},
        {&layerReading, boxVertex(), layerFragmentOverBackdrop()},
        {&backdropProgram, boxVertex(), backdropFragment()},
        {&pictureProgram, boxVertex(), pictureFragment()},
    };
    for (const auto &each : wanted) {
        Result<std::unique_ptr<GlProgram>> program = GlProgram::make(each.vertex, each.fragment);
        if (!program)
            return program.error();
        *each.program = std::move(*program);
    }
    makeBuffers();
    numberMasks();
    return {};
}

/// What no pose changes: texture points, numbers of meshes and indices, all meshes one after the other as in a pose.
void GlCompositor::Private::makeBuffers()
{
    std::vector<float> uvs;
    std::vector<std::int32_t> numbers;
    std::size_t vertices = 0;
    for (std::size_t m = 0; m < rig->meshes.size(); ++m) {
        const Mesh &mesh = rig->meshes[m];
        firstIndex.push_back(allIndices.size());
        for (const std::uint32_t index : mesh.indices)
            allIndices.push_back(static_cast<std::uint32_t>(vertices) + index);
        allIndices.resize(allIndices.size() / 3 * 3);
        uvs.insert(uvs.end(), mesh.uvs.begin(), mesh.uvs.end());
        numbers.insert(numbers.end(), mesh.vertexCount(), static_cast<std::int32_t>(m));
        vertices += mesh.vertexCount();
    }
    firstIndex.push_back(allIndices.size());

    gl->glGenVertexArrays(1, &meshArray);
    gl->glGenVertexArrays(1, &emptyArray);
    for (unsigned *buffer : {&positions, &texturePoints, &meshNumbers, &indices, &sortedIndices, &lookBuffer})
        gl->glGenBuffers(1, buffer);
    gl->glBindVertexArray(meshArray);
    fillBuffer(*gl, GL_ARRAY_BUFFER, texturePoints, uvs, GL_STATIC_DRAW);
    gl->glEnableVertexAttribArray(1);
    gl->glVertexAttribPointer(1, 2, GL_FLOAT, GL_FALSE, 0, nullptr);
    fillBuffer(*gl, GL_ARRAY_BUFFER, meshNumbers, numbers, GL_STATIC_DRAW);
    gl->glEnableVertexAttribArray(2);
    gl->glVertexAttribIPointer(2, 1, GL_INT, 0, nullptr);
    gl->glBindBuffer(GL_ARRAY_BUFFER, positions);
    gl->glEnableVertexAttribArray(0);
    gl->glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, nullptr);
    fillBuffer(*gl, GL_ELEMENT_ARRAY_BUFFER, indices, allIndices, GL_STATIC_DRAW);
    gl->glBindVertexArray(0);

    lookValues.assign(8 * std::max<std::size_t>(rig->meshes.size(), 1), 0.0f);
    fillBuffer(*gl, GL_TEXTURE_BUFFER, lookBuffer, lookValues, GL_STREAM_DRAW);
    gl->glGenTextures(1, &lookTexture);
    gl->glBindTexture(GL_TEXTURE_BUFFER, lookTexture);
    gl->glTexBuffer(GL_TEXTURE_BUFFER, GL_RGBA32F, lookBuffer);
}

/// Lists of masks get numbers: many meshes share one.
void GlCompositor::Private::numberMasks()
{
    std::map<std::vector<std::uint32_t>, int> numbers;
    const auto number = [&](const std::vector<std::uint32_t> &meshes) {
        if (meshes.empty())
            return -1;
        const auto [it, isNew] = numbers.try_emplace(meshes, static_cast<int>(maskLists.size()));
        if (isNew)
            maskLists.push_back(meshes);
        return it->second;
    };
    for (const Mesh &mesh : rig->meshes)
        maskOfMesh.push_back(number(mesh.maskMeshes));
    for (const GroupLook &look : looks)
        maskOfPart.push_back(number(look.masks));
}

void GlCompositor::Private::free()
{
    for (unsigned &page : pages) {
        if (page)
            gl->glDeleteTextures(1, &page);
    }
    for (Coverage &each : coverages)
        each.layer.free(*gl);
    for (GlLayer &layer : spare)
        layer.free(*gl);
    for (GlLayer &layer : stack)
        layer.free(*gl);
    below.free(*gl);
    gl->glDeleteTextures(1, &lookTexture);
    for (unsigned *buffer : {&positions, &texturePoints, &meshNumbers, &indices, &sortedIndices, &lookBuffer})
        gl->glDeleteBuffers(1, buffer);
    gl->glDeleteVertexArrays(1, &meshArray);
    gl->glDeleteVertexArrays(1, &emptyArray);
}

bool GlCompositor::render(const PuppetPose &pose, const Options &options, GlPicture &picture)
{
    if (!picture.d)
        picture = GlPicture();
    const Stopwatch watch;
    int before = 0;
    d->gl->glGetIntegerv(GL_FRAMEBUFFER_BINDING, &before);
    int largest = 0;
    d->gl->glGetIntegerv(GL_MAX_TEXTURE_SIZE, &largest);
    d->pose = &pose;
    d->options = options;
    d->view = options.view.value_or(PuppetView::fitted(d->rig->canvas, options.size));
    d->cost = {};
    d->failed = options.size.isEmpty() || options.size.width() > largest || options.size.height() > largest
                || !picture.d->layer.allocate(*d->gl, options.size, GlLayer::Format::Color);
    if (d->failed) {
        picture.d->layer.free(*d->gl);
    } else {
        d->target = &picture.d->layer;
        d->upload();
        d->cost.upload = watch.worked();
        d->run();
        d->cost.draw = watch.worked() - d->cost.upload;
        d->cost.waited = std::max(watch.passed() - watch.worked(), 0.0);
    }
    d->leaveClean();
    d->gl->glBindFramebuffer(GL_FRAMEBUFFER, static_cast<unsigned>(before));
    return !d->failed;
}

const GlFrameCost &GlCompositor::cost() const
{
    return d->cost;
}

void GlCompositor::Private::upload()
{
    fillBuffer(*gl, GL_ARRAY_BUFFER, positions, pose->vertices, GL_STREAM_DRAW);
    for (std::size_t m = 0; m < rig->meshes.size(); ++m) {
        const Rgb &multiply = pose->multiply[m];
        const Rgb &screen = pose->screen[m];
        const float values[8] = {multiply.r, multiply.g, multiply.b, std::clamp(pose->opacity[m], 0.0f, 1.0f),
                                 screen.r,   screen.g,   screen.b,   0.0f};
        std::copy(values, values + 8, lookValues.begin() + static_cast<std::ptrdiff_t>(8 * m));
    }
    fillBuffer(*gl, GL_TEXTURE_BUFFER, lookBuffer, lookValues, GL_STREAM_DRAW);
    boxes.resize(rig->meshes.size());
    boxKnown.assign(rig->meshes.size(), 0);
    for (Coverage &each : coverages)
        each.mask = -1;
}

void GlCompositor::present(const GlPicture &picture, float opacity, int fromColumn, int toColumn)
{
    if (picture.isNull())
        return;
    const QSize size = picture.size();
    const PixelBox box{std::clamp(fromColumn, 0, size.width()), 0, toColumn < 0 ? size.width() : std::min(toColumn, size.width()),
                       size.height()};
    if (box.empty())
        return;
    Gl &gl = *d->gl;
    gl.glViewport(0, 0, size.width(), size.height());
    d->pictureProgram->bind();
    d->bindTexture(GlUnit::Picture, picture.d->layer.texture);
    gl.glUniform1f(d->pictureProgram->at(GlUniform::Opacity), opacity);
    gl.glEnable(GL_BLEND);
    gl.glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    gl.glUniform2f(d->pictureProgram->at(GlUniform::Size), static_cast<float>(size.width()), static_cast<float>(size.height()));
    d->drawBox(box, *d->pictureProgram);
    d->leaveClean();
}

QImage GlCompositor::read(const GlPicture &picture)
{
    if (picture.isNull())
        return {};
    const QSize size = picture.size();
    std::vector<float> values(static_cast<std::size_t>(size.width()) * 4);
    QImage image(size, QImage::Format_RGBA8888);
    if (image.isNull())
        return {};
    int before = 0;
    d->gl->glGetIntegerv(GL_FRAMEBUFFER_BINDING, &before);
    d->gl->glBindFramebuffer(GL_FRAMEBUFFER, picture.d->layer.frameBuffer);
    const auto byte = [](float value) { return static_cast<uchar>(std::clamp(value, 0.0f, 1.0f) * 255.0f + 0.5f); };
    for (int y = 0; y < size.height(); ++y) {
        d->gl->glReadPixels(0, y, size.width(), 1, GL_RGBA, GL_FLOAT, values.data());
        uchar *out = image.scanLine(y);
        for (std::size_t i = 0; i < values.size(); i += 4, out += 4) {
            const float alpha = values[i + 3];
            for (std::size_t c = 0; c < 3; ++c)
                out[c] = alpha > 0.0f ? byte(values[i + c] / alpha) : uchar(0);
            out[3] = byte(alpha);
        }
    }
    d->gl->glBindFramebuffer(GL_FRAMEBUFFER, static_cast<unsigned>(before));
    return image;
}

void GlCompositor::free(GlPicture &picture)
{
    if (picture.d)
        picture.d->layer.free(*d->gl);
}

} // namespace marrow

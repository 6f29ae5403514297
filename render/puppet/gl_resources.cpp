#include "render/puppet/gl_resources.h"

#include <QCoreApplication>
#include <QImage>
#include <QOpenGLContext>
#include <QOpenGLVersionFunctionsFactory>

namespace marrow {

namespace {

struct GlTexts
{
    Q_DECLARE_TR_FUNCTIONS(GlTexts)
};

const char *const kUniformNames[] = {"linear",      "offset",         "smoothing",    "masking", "blend",
                                     "alpha_blend", "group_multiply", "group_screen", "box",     "size",
                                     "first",       "second",         "cell",         "opacity"};
static_assert(std::size(kUniformNames) == static_cast<std::size_t>(GlUniform::Count));

const char *const kSamplerNames[] = {"page", "mask", "looks", "backdrop", "layer", "picture"};

} // namespace

Result<Gl *> currentGl()
{
    QOpenGLContext *context = QOpenGLContext::currentContext();
    Gl *gl = context ? QOpenGLVersionFunctionsFactory::get<Gl>(context) : nullptr;
    if (!gl || !gl->initializeOpenGLFunctions())
        return Error{QStringLiteral("render.no-opengl"),
                     GlTexts::tr("Puppets are drawn with OpenGL 3.3, and the graphics driver does not offer it."), {}};
    return gl;
}

Error shaderError(const QString &log)
{
    return Error{QStringLiteral("render.shader"),
                 GlTexts::tr("The graphics driver refuses a shading program of the puppet view."), log};
}

Result<std::unique_ptr<GlProgram>> GlProgram::make(const QByteArray &vertex, const QByteArray &fragment)
{
    auto result = std::make_unique<GlProgram>();
    QOpenGLShaderProgram &program = result->m_program;
    if (!program.addShaderFromSourceCode(QOpenGLShader::Vertex, vertex)
        || !program.addShaderFromSourceCode(QOpenGLShader::Fragment, fragment) || !program.link())
        return shaderError(program.log());
    program.bind();
    for (std::size_t i = 0; i < result->m_places.size(); ++i)
        result->m_places[i] = program.uniformLocation(kUniformNames[i]);
    for (int unit = 0; unit < static_cast<int>(std::size(kSamplerNames)); ++unit) {
        if (const int place = program.uniformLocation(kSamplerNames[unit]); place >= 0)
            program.setUniformValue(place, unit);
    }
    program.release();
    return result;
}

bool GlLayer::allocate(Gl &gl, const QSize &wanted, Format format)
{
    if (wanted == size && texture)
        return true;
    free(gl);
    gl.glGenTextures(1, &texture);
    gl.glBindTexture(GL_TEXTURE_2D, texture);
    // Sixteen bits: eight lose more than the modes that divide by alpha forgive, and floats would not stop at 1.
    if (format == Format::Color)
        gl.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA16, wanted.width(), wanted.height(), 0, GL_RGBA, GL_UNSIGNED_SHORT, nullptr);
    else
        gl.glTexImage2D(GL_TEXTURE_2D, 0, GL_R16, wanted.width(), wanted.height(), 0, GL_RED, GL_UNSIGNED_SHORT, nullptr);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    gl.glGenFramebuffers(1, &frameBuffer);
    gl.glBindFramebuffer(GL_FRAMEBUFFER, frameBuffer);
    gl.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
    if (gl.glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE) {
        free(gl);
        return false;
    }
    size = wanted;
    dirty = area();
    clear(gl);
    return true;
}

void GlLayer::free(Gl &gl)
{
    if (frameBuffer)
        gl.glDeleteFramebuffers(1, &frameBuffer);
    if (texture)
        gl.glDeleteTextures(1, &texture);
    *this = {};
}

void GlLayer::clear(Gl &gl)
{
    gl.glBindFramebuffer(GL_FRAMEBUFFER, frameBuffer);
    if (dirty.empty())
        return;
    gl.glEnable(GL_SCISSOR_TEST);
    gl.glScissor(dirty.left, dirty.top, dirty.right - dirty.left, dirty.bottom - dirty.top);
    gl.glClearColor(0, 0, 0, 0);
    gl.glClear(GL_COLOR_BUFFER_BIT);
    gl.glDisable(GL_SCISSOR_TEST);
    dirty = {};
}

unsigned makePageTexture(Gl &gl, const QImage &page)
{
    if (page.isNull())
        return 0;
    int largest = 0;
    gl.glGetIntegerv(GL_MAX_TEXTURE_SIZE, &largest);
    QImage image = page.convertToFormat(QImage::Format_RGBA8888);
    if (image.width() > largest || image.height() > largest)
        image = image.scaled(std::min(image.width(), largest), std::min(image.height(), largest), Qt::IgnoreAspectRatio,
                             Qt::SmoothTransformation)
                    .convertToFormat(QImage::Format_RGBA8888);
    unsigned texture = 0;
    gl.glGenTextures(1, &texture);
    gl.glBindTexture(GL_TEXTURE_2D, texture);
    gl.glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    gl.glPixelStorei(GL_UNPACK_ROW_LENGTH, static_cast<int>(image.bytesPerLine() / 4));
    gl.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, image.width(), image.height(), 0, GL_RGBA, GL_UNSIGNED_BYTE, image.constBits());
    gl.glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    return texture;
}

} // namespace marrow

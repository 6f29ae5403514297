#include "render/puppet/gl_shapes.h"

#include "render/puppet/gl_resources.h"

#include <cstddef>

namespace marrow {

namespace {

const char *const kVertex = R"(#version 330 core
layout(location = 0) in vec4 ends;
layout(location = 1) in float size;
layout(location = 2) in int kind;
layout(location = 3) in vec4 color;
uniform vec4 linear; // canvas to pixels
uniform vec2 offset;
uniform vec2 box;    // pixels of the target
uniform float ratio;
flat out vec4 shape_color;
flat out int shape_kind;
flat out float shape_radius;
flat out float shape_length;
out vec2 place; // along the line from its middle, across it

void main()
{
    vec2 a = vec2(dot(linear.xy, ends.xy), dot(linear.zw, ends.xy)) + offset;
    vec2 b = vec2(dot(linear.xy, ends.zw), dot(linear.zw, ends.zw)) + offset;
    vec2 along = b - a;
    float reach = length(along);
    vec2 direction = reach > 1e-6 ? along / reach : vec2(1.0, 0.0);
    shape_radius = size * ratio / 2.0;
    float margin = shape_radius + 1.5;
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
    place = corner * vec2(reach / 2.0 + margin, margin);
    vec2 pixel = (a + b) / 2.0 + direction * place.x + vec2(-direction.y, direction.x) * place.y;
    gl_Position = vec4(pixel.x / box.x * 2.0 - 1.0, 1.0 - pixel.y / box.y * 2.0, 0.0, 1.0);
    shape_color = color;
    shape_kind = kind;
    shape_length = reach;
}
)";

const char *const kFragment = R"(#version 330 core
flat in vec4 shape_color;
flat in int shape_kind;
flat in float shape_radius;
flat in float shape_length;
in vec2 place;
uniform float ratio;
out vec4 color;

void main()
{
    float beyond = max(abs(place.x) - shape_length / 2.0, 0.0);
    float outside = length(vec2(beyond, place.y)) - shape_radius;
    if (shape_kind == 2)
        outside = abs(outside) - 0.75 * ratio;
    if (shape_kind == 3)
        outside = max(abs(place.x), abs(place.y)) - shape_radius;
    if (shape_kind == 4) {
        float period = 8.0 * ratio;
        float at = mod(place.x + shape_length / 2.0, period);
        outside = max(outside, abs(at - period * 0.3) - period * 0.3);
    }
    // A line thinner than a pixel keeps its width by getting fainter.
    float thin = shape_kind == 0 || shape_kind == 4 ? min(2.0 * shape_radius, 1.0) : 1.0;
    float a = shape_color.a * clamp(0.5 - outside, 0.0, 1.0) * thin;
    if (a <= 0.0)
        discard;
    color = vec4(shape_color.rgb * a, a);
}
)";

} // namespace

struct GlShapes::Private
{
    Gl *gl = nullptr;
    QOpenGLShaderProgram program;
    unsigned array = 0;
    unsigned buffer = 0;
    int linear = -1;
    int offset = -1;
    int box = -1;
    int ratio = -1;
};

GlShapes::GlShapes()
    : d(std::make_unique<Private>())
{
}

GlShapes::~GlShapes()
{
    if (!d->gl)
        return;
    d->gl->glDeleteBuffers(1, &d->buffer);
    d->gl->glDeleteVertexArrays(1, &d->array);
}

Result<std::unique_ptr<GlShapes>> GlShapes::create()
{
    const Result<Gl *> current = currentGl();
    if (!current)
        return current.error();
    std::unique_ptr<GlShapes> result(new GlShapes);
    Private &d = *result->d;
    if (!d.program.addShaderFromSourceCode(QOpenGLShader::Vertex, kVertex)
        || !d.program.addShaderFromSourceCode(QOpenGLShader::Fragment, kFragment) || !d.program.link())
        return shaderError(d.program.log());
    d.linear = d.program.uniformLocation("linear");
    d.offset = d.program.uniformLocation("offset");
    d.box = d.program.uniformLocation("box");
    d.ratio = d.program.uniformLocation("ratio");
    Gl &gl = **current;
    d.gl = &gl;
    gl.glGenVertexArrays(1, &d.array);
    gl.glGenBuffers(1, &d.buffer);
    gl.glBindVertexArray(d.array);
    gl.glBindBuffer(GL_ARRAY_BUFFER, d.buffer);
    using Shape = OverlayShapes::Shape;
    const auto at = [](std::size_t place) { return reinterpret_cast<const void *>(place); };
    constexpr int kStride = sizeof(Shape);
    gl.glVertexAttribPointer(0, 4, GL_FLOAT, GL_FALSE, kStride, at(offsetof(Shape, ax)));
    gl.glVertexAttribPointer(1, 1, GL_FLOAT, GL_FALSE, kStride, at(offsetof(Shape, size)));
    gl.glVertexAttribIPointer(2, 1, GL_INT, kStride, at(offsetof(Shape, kind)));
    gl.glVertexAttribPointer(3, 4, GL_UNSIGNED_BYTE, GL_TRUE, kStride, at(offsetof(Shape, red)));
    for (unsigned i = 0; i < 4; ++i) {
        gl.glEnableVertexAttribArray(i);
        gl.glVertexAttribDivisor(i, 1);
    }
    gl.glBindVertexArray(0);
    gl.glBindBuffer(GL_ARRAY_BUFFER, 0);
    return result;
}

void GlShapes::draw(const OverlayShapes &shapes, const QSize &size, const PuppetView &view, double pixelRatio)
{
    const std::vector<OverlayShapes::Shape> &all = shapes.shapes();
    if (all.empty() || size.isEmpty())
        return;
    Gl &gl = *d->gl;
    gl.glViewport(0, 0, size.width(), size.height());
    gl.glEnable(GL_BLEND);
    gl.glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    d->program.bind();
    gl.glUniform4f(d->linear, view.a, view.b, view.c, view.d);
    gl.glUniform2f(d->offset, view.tx, view.ty);
    gl.glUniform2f(d->box, static_cast<float>(size.width()), static_cast<float>(size.height()));
    gl.glUniform1f(d->ratio, static_cast<float>(pixelRatio));
    gl.glBindVertexArray(d->array);
    gl.glBindBuffer(GL_ARRAY_BUFFER, d->buffer);
    gl.glBufferData(GL_ARRAY_BUFFER, static_cast<std::ptrdiff_t>(all.size() * sizeof(OverlayShapes::Shape)), all.data(),
                    GL_STREAM_DRAW);
    gl.glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<int>(all.size()));
    gl.glBindVertexArray(0);
    gl.glBindBuffer(GL_ARRAY_BUFFER, 0);
    gl.glUseProgram(0);
    gl.glDisable(GL_BLEND);
    gl.glBlendFunc(GL_ONE, GL_ZERO);
}

} // namespace marrow

#include "render/puppet/gl_shaders.h"

namespace marrow::glsl {

namespace {

const char *const kVersion = "#version 330 core\n";

/// 8.2: premultiplied before interpolation. Done by hand: samplers of the hardware interpolate with fewer bits, and straight
/// colours.
const char *const kSampling = R"(
uniform sampler2D page;

vec4 tap(ivec2 at)
{
    vec4 texel = texelFetch(page, at, 0);
    return vec4(texel.rgb * texel.a, texel.a);
}

vec4 bilinear(vec2 uv)
{
    ivec2 last = textureSize(page, 0) - 1;
    vec2 f = clamp(uv * vec2(last + 1) - 0.5, vec2(0.0), vec2(last));
    ivec2 low = ivec2(f);
    ivec2 high = min(low + 1, last);
    vec2 t = f - vec2(low);
    vec4 above = mix(tap(low), tap(ivec2(high.x, low.y)), t.x);
    vec4 below = mix(tap(ivec2(low.x, high.y)), tap(high), t.x);
    return mix(above, below, t.y);
}

// With `smoothing` a page that is shown much smaller is averaged over the footprint of the pixel; the reference takes one sample.
uniform int smoothing;

vec4 sampled(vec2 uv)
{
    vec2 size = vec2(textureSize(page, 0));
    vec2 dx = dFdx(uv);
    vec2 dy = dFdy(uv);
    float footprint = max(length(dx * size), length(dy * size));
    if (smoothing == 0 || footprint < 1.5)
        return bilinear(uv);
    int taps = int(clamp(ceil(footprint / 1.5), 2.0, 4.0));
    vec4 sum = vec4(0.0);
    for (int i = 0; i < taps; ++i) {
        for (int k = 0; k < taps; ++k) {
            vec2 at = (vec2(i, k) + 0.5) / float(taps) - 0.5;
            sum += bilinear(uv + dx * at.x + dy * at.y);
        }
    }
    return sum / float(taps * taps);
}
)";

/// 8.4. `looks` holds two texels a mesh: multiply and opacity, screen.
const char *const kMeshColor = R"(
in vec2 texture_at;
flat in int mesh_number;
uniform samplerBuffer looks;
uniform sampler2D mask;
uniform int masking; // 0 none, 1 by the coverage, 2 by what it leaves

vec4 mesh_color()
{
    vec4 c = sampled(texture_at);
    vec4 look = texelFetch(looks, 2 * mesh_number);
    vec3 screen = texelFetch(looks, 2 * mesh_number + 1).rgb;
    float k = look.a;
    if (masking != 0) {
        float coverage = texelFetch(mask, ivec2(gl_FragCoord.xy), 0).r;
        k *= masking == 1 ? coverage : 1.0 - coverage;
    }
    if (!(c.a > 0.0) || !(k > 0.0))
        discard;
    vec3 multiplied = c.rgb * look.rgb;
    return vec4(multiplied + (screen * c.a - multiplied * screen), c.a) * k;
}
)";

/// 8.6.
const char *const kLayerColor = R"(
uniform sampler2D layer;
uniform vec4 group_multiply; // and opacity
uniform vec3 group_screen;
uniform sampler2D mask;
uniform int masking;

vec4 layer_color()
{
    ivec2 at = ivec2(gl_FragCoord.xy);
    vec4 l = texelFetch(layer, at, 0);
    float amount = group_multiply.a;
    if (masking != 0) {
        float coverage = texelFetch(mask, at, 0).r;
        amount *= masking == 1 ? coverage : 1.0 - coverage;
    }
    float a = l.a * amount;
    if (!(a > 0.0))
        discard;
    vec3 c = clamp(l.rgb / l.a, 0.0, 1.0) * group_multiply.rgb;
    c = c + (group_screen - c * group_screen);
    return vec4(c * a, a);
}
)";

/// 8.7, the colour functions.
const char *const kBlendFunctions = R"(
float hard_light(float s, float d)
{
    if (s <= 0.5)
        return d * 2.0 * s;
    float q = 2.0 * s - 1.0;
    return d + q - d * q;
}

float soft_light(float s, float d)
{
    if (s <= 0.5)
        return d - (1.0 - 2.0 * s) * d * (1.0 - d);
    float g = d <= 0.25 ? ((16.0 * d - 12.0) * d + 4.0) * d : sqrt(d);
    return d + (2.0 * s - 1.0) * (g - d);
}

float blend_channel(int mode, float s, float d)
{
    switch (mode) {
    case 1: case 3: case 4: return min(s + d, 1.0);
    case 2: case 6: return s * d;
    case 5: return min(s, d);
    case 7: return d >= 1.0 ? 1.0 : s <= 0.0 ? 0.0 : 1.0 - min((1.0 - d) / s, 1.0);
    case 8: return max(s + d - 1.0, 0.0);
    case 9: return max(s, d);
    case 10: return s + d - s * d;
    case 11: return d == 0.0 ? 0.0 : s >= 1.0 ? 1.0 : min(d / (1.0 - s), 1.0);
    case 12: return hard_light(d, s);
    case 13: return soft_light(s, d);
    case 14: return hard_light(s, d);
    case 15: return clamp(d + 2.0 * s - 1.0, 0.0, 1.0);
    }
    return s;
}

float luma(vec3 c) { return 0.3 * c.r + 0.59 * c.g + 0.11 * c.b; }
float least(vec3 c) { return min(min(c.r, c.g), c.b); }
float most(vec3 c) { return max(max(c.r, c.g), c.b); }

vec3 with_luma(vec3 c, float target)
{
    c += target - luma(c);
    float l = luma(c);
    float n = least(c);
    float x = most(c);
    if (n < 0.0)
        c = l + (c - l) * l / (l - n);
    if (x > 1.0)
        c = l + (c - l) * (1.0 - l) / (x - l);
    return c;
}

vec3 with_saturation(vec3 c, float saturation)
{
    float low = least(c);
    float high = most(c);
    return high > low ? (c - low) * saturation / (high - low) : vec3(0.0);
}

vec3 blend_color(int mode, vec3 s, vec3 d)
{
    if (mode == 16)
        return with_luma(with_saturation(s, most(d) - least(d)), luma(d));
    if (mode == 17)
        return with_luma(s, luma(d));
    return vec3(blend_channel(mode, s.r, d.r), blend_channel(mode, s.g, d.g), blend_channel(mode, s.b, d.b));
}
)";

/// 8.7, the alpha modes, and what is put in place of the backdrop.
const char *const kCompositing = R"(
uniform sampler2D backdrop;
uniform int blend;
uniform int alpha_blend;

vec3 alpha_factors(float sa, float da) // overlap, source, destination
{
    switch (alpha_blend) {
    case 1: return vec3(sa * da, da, 1.0 - sa);
    case 2: return vec3(sa * da, 0.0, 1.0 - sa);
    case 3: return vec3(min(sa, da), 1.0, da <= 0.0 || sa >= da ? 0.0 : 1.0 - sa / da);
    case 4: return vec3(max(sa + da - 1.0, 0.0), 1.0, da <= 0.0 ? 0.0 : min((1.0 - sa) / da, 1.0));
    }
    return vec3(sa * da, 1.0, 1.0 - sa);
}

vec4 composited(vec4 s)
{
    vec4 d = texelFetch(backdrop, ivec2(gl_FragCoord.xy), 0);
    vec3 cs = s.a <= 0.0 ? vec3(0.0) : clamp(s.rgb / s.a, 0.0, 1.0);
    vec3 cb = d.a <= 0.0 ? vec3(0.0) : clamp(d.rgb / d.a, 0.0, 1.0);
    vec3 mixed = blend_color(blend, cs, cb);
    vec3 f = alpha_factors(s.a, d.a);
    float w = s.a <= 0.0 ? 0.0 : f.x / s.a;
    float fa = s.a * f.y;
    float fb = d.a * f.z;
    return clamp(vec4(fa * ((1.0 - w) * cs + w * mixed) + fb * cb, fa + fb), 0.0, 1.0);
}
)";

} // namespace

QByteArray meshVertex()
{
    return QByteArray(kVersion) + R"(
layout(location = 0) in vec2 position;
layout(location = 1) in vec2 uv;
layout(location = 2) in int mesh;
uniform vec4 linear;
uniform vec2 offset;
out vec2 texture_at;
flat out int mesh_number;

void main()
{
    gl_Position = vec4(dot(linear.xy, position) + offset.x, dot(linear.zw, position) + offset.y, 0.0, 1.0);
    texture_at = uv;
    mesh_number = mesh;
}
)";
}

QByteArray meshFragment()
{
    return QByteArray(kVersion) + kSampling + kMeshColor + R"(
out vec4 color;
void main() { color = mesh_color(); }
)";
}

QByteArray meshFragmentOverBackdrop()
{
    return QByteArray(kVersion) + kSampling + kMeshColor + kBlendFunctions + kCompositing + R"(
out vec4 color;
void main() { color = composited(mesh_color()); }
)";
}

QByteArray coverageFragment()
{
    return QByteArray(kVersion) + kSampling + R"(
in vec2 texture_at;
out vec4 color;
void main() { color = vec4(sampled(texture_at).a); }
)";
}

QByteArray boxVertex()
{
    return QByteArray(kVersion) + R"(
uniform vec4 box;
uniform vec2 size;
void main()
{
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
    gl_Position = vec4(mix(box.xy, box.zw, corner) / size * 2.0 - 1.0, 0.0, 1.0);
}
)";
}

QByteArray layerFragment()
{
    return QByteArray(kVersion) + kLayerColor + R"(
out vec4 color;
void main() { color = layer_color(); }
)";
}

QByteArray layerFragmentOverBackdrop()
{
    return QByteArray(kVersion) + kLayerColor + kBlendFunctions + kCompositing + R"(
out vec4 color;
void main() { color = composited(layer_color()); }
)";
}

QByteArray backdropFragment()
{
    return QByteArray(kVersion) + R"(
uniform vec4 first;  // premultiplied
uniform vec4 second;
uniform float cell; // pixels; 0: the first colour alone
out vec4 color;
void main()
{
    ivec2 at = cell > 0.0 ? ivec2(floor(gl_FragCoord.xy / cell)) : ivec2(0);
    color = ((at.x + at.y) & 1) == 0 ? first : second;
}
)";
}

QByteArray pictureFragment()
{
    return QByteArray(kVersion) + R"(
uniform sampler2D picture;
uniform float opacity;
out vec4 color;
void main()
{
    ivec2 at = ivec2(gl_FragCoord.xy);
    color = texelFetch(picture, ivec2(at.x, textureSize(picture, 0).y - 1 - at.y), 0) * opacity;
}
)";
}

} // namespace marrow::glsl

#include "render/voxel/shaders.h"

namespace marrow::shaders {

// Integer attributes arrive divided by their largest value. Positions are floats of the name Qt3D computes bounds from.
QByteArray voxelVertex()
{
    return R"(#version 330 core
in vec3 vertexPosition; // in voxels of the grid
in vec4 paint;   // palette colour and alpha
in vec4 owner;   // ownership colour; alpha: hatched
in vec4 extra;   // emission, face 0..5 = -x +x -y +y -z +z
uniform mat4 modelMatrix;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
uniform mat3 modelNormalMatrix;
out vec3 bindPosition;
out vec3 worldNormal;
out vec3 worldPosition;
flat out vec3 bindNormal;
flat out vec4 paintColor;
flat out vec4 ownerColor;
flat out float emission;
void main()
{
    bindPosition = vertexPosition;
    int face = int(extra.y * 255.0 + 0.5);
    vec3 n = vec3(0.0);
    n[face / 2] = face % 2 == 1 ? 1.0 : -1.0;
    bindNormal = n;
    worldNormal = modelNormalMatrix * n;
    paintColor = paint;
    ownerColor = owner;
    emission = extra.x;
    vec4 world = modelMatrix * vec4(bindPosition, 1.0);
    worldPosition = world.xyz;
    gl_Position = projectionMatrix * viewMatrix * world;
}
)";
}

QByteArray voxelFragment()
{
    return R"(#version 330 core
in vec3 bindPosition;
in vec3 worldNormal;
in vec3 worldPosition;
flat in vec3 bindNormal;
flat in vec4 paintColor;
flat in vec4 ownerColor;
flat in float emission;
uniform mat4 viewMatrix;
uniform sampler3D occupancy;
uniform vec3 occupancySize;
uniform vec3 sliceLow;
uniform vec3 sliceHigh;
uniform float occlusion;
uniform float ownershipMix;
uniform float hatch;
uniform float edgeStrength;
uniform vec3 keyDirection;
uniform vec4 tint;
uniform float ghost;
out vec4 fragColor;

vec3 toLinear(vec3 c) { return mix(c / 12.92, pow((c + 0.055) / 1.055, vec3(2.4)), step(0.04045, c)); }
vec3 toDisplay(vec3 c) { return mix(c * 12.92, 1.055 * pow(max(c, vec3(0.0)), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }

float solid(vec3 at, float level)
{
    vec3 kept = step(sliceLow, at) * step(at, sliceHigh);
    return textureLod(occupancy, at / occupancySize, level).r * kept.x * kept.y * kept.z;
}

float openness()
{
    if (occlusion <= 0.0)
        return 1.0;
    // One close sample darkens the half voxel beside a wall, two wide ones darken cavities.
    float near = solid(bindPosition + bindNormal * 0.5, 0.0);
    float middle = solid(bindPosition + bindNormal * 2.0, 1.0);
    float wide = solid(bindPosition + bindNormal * 5.0, 2.0);
    return 1.0 - occlusion * clamp(0.55 * near + 0.40 * middle + 0.45 * wide, 0.0, 0.72);
}

float edges()
{
    if (edgeStrength <= 0.0)
        return 0.0;
    vec3 width = max(fwidth(bindPosition), vec3(1e-5));
    vec3 away = abs(fract(bindPosition - 0.5) - 0.5) / width;
    away += abs(bindNormal) * 1e3;
    float line = 1.0 - clamp(min(away.x, min(away.y, away.z)) - 0.3, 0.0, 1.0);
    float size = max(width.x, max(width.y, width.z));
    return edgeStrength * line * (1.0 - smoothstep(0.08, 0.3, size));
}

void main()
{
    vec3 n = normalize(worldNormal);
    float glow = emission * (1.0 - ownershipMix);
    vec3 ownerShade = ownerColor.rgb;
    if (hatch > 0.0 && ownerColor.a > 0.5) {
        float band = abs(fract((bindPosition.x + bindPosition.y + bindPosition.z) * 0.35) - 0.5);
        float soft = fwidth(bindPosition.x + bindPosition.y + bindPosition.z) * 0.35;
        ownerShade = mix(ownerShade, ownerShade * 0.55, smoothstep(0.25 - soft, 0.25 + soft, band));
    }
    vec3 base = mix(toLinear(paintColor.rgb), toLinear(ownerShade), ownershipMix);
    float open = openness();
    vec3 sky = vec3(0.60, 0.64, 0.70);
    vec3 floorTone = vec3(0.22, 0.20, 0.19);
    vec3 ambient = mix(floorTone, sky, n.y * 0.5 + 0.5) * open;
    float key = max(dot(n, keyDirection), 0.0) * mix(1.0, open, 0.6);
    vec3 towardsEye = vec3(viewMatrix[0][2], viewMatrix[1][2], viewMatrix[2][2]);
    float front = max(dot(n, towardsEye), 0.0) * 0.12 * open;
    vec3 lit = base * (ambient + key * vec3(0.72, 0.69, 0.64) + front);
    // A little of the light is mirrored by any surface; it gives black voxels their shape.
    lit += vec3(0.004 + 0.010 * key + 0.008 * max(n.y, 0.0)) * open;
    lit = mix(lit, base * 1.25, clamp(glow, 0.0, 1.0));
    vec3 shown = toDisplay(lit);
    shown = mix(shown, shown * 0.45, edges());
    shown = mix(shown, tint.rgb, tint.a);
    float alpha = mix(paintColor.a, 1.0, ownershipMix);
    if (ghost > 0.0) {
        float facing = abs(dot(n, towardsEye));
        alpha = ghost * mix(1.35, 0.75, facing);
    }
    fragColor = vec4(shown, alpha);
}
)";
}

QByteArray lineVertex()
{
    return R"(#version 330 core
in vec3 vertexPosition; // the start
in vec3 lineEnd;
in vec4 tone;
in vec3 corner;  // which end (0 or 1), which side (-1 or 1), width in pixels
uniform mat4 modelMatrix;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
uniform vec2 viewSize;   // in device pixels
uniform float pixelRatio;
uniform float screenSpace;
out vec4 lineColor;
out float across;
out float halfWidth;
vec4 place(vec3 p)
{
    if (screenSpace > 0.5) {
        vec2 at = p.xy * pixelRatio / viewSize * 2.0 - 1.0;
        return vec4(at.x, -at.y, 0.0, 1.0);
    }
    // A hair towards the eye, which leaves the place in the picture alone, so that lines on a surface win against it.
    vec4 seen = viewMatrix * modelMatrix * vec4(p, 1.0);
    if (projectionMatrix[3][3] == 0.0)
        seen.xyz *= 0.998;
    else
        seen.z += 0.005 / projectionMatrix[1][1];
    return projectionMatrix * seen;
}
void main()
{
    vec4 a = place(vertexPosition);
    vec4 b = place(lineEnd);
    // Half the distance of the near plane; an orthographic w is always 1.
    float least = projectionMatrix[3][3] == 0.0 ? 0.5 * projectionMatrix[3][2] / (projectionMatrix[2][2] - 1.0) : 0.05;
    if (a.w < least && b.w > least)
        a = mix(a, b, (least - a.w) / (b.w - a.w));
    else if (b.w < least && a.w > least)
        b = mix(b, a, (least - b.w) / (a.w - b.w));
    vec2 from = a.xy / a.w * viewSize * 0.5;
    vec2 to = b.xy / b.w * viewSize * 0.5;
    vec2 along = to - from;
    along = length(along) < 1e-4 ? vec2(1.0, 0.0) : normalize(along);
    halfWidth = max(corner.z * pixelRatio, 1.0) * 0.5;
    float reach = halfWidth + 0.75;
    vec4 p = corner.x < 0.5 ? a : b;
    vec2 offset = (vec2(-along.y, along.x) * corner.y + along * (corner.x < 0.5 ? -1.0 : 1.0) * 0.35) * reach;
    p.xy += offset * 2.0 / viewSize * p.w;
    gl_Position = p;
    across = corner.y * reach;
    lineColor = tone;
}
)";
}

QByteArray lineFragment()
{
    return R"(#version 330 core
in vec4 lineColor;
in float across;
in float halfWidth;
uniform float strength;
out vec4 fragColor;
void main()
{
    float cover = clamp(halfWidth + 0.5 - abs(across), 0.0, 1.0);
    fragColor = vec4(lineColor.rgb, lineColor.a * cover * strength);
}
)";
}

QByteArray solidVertex()
{
    return R"(#version 330 core
in vec3 vertexPosition;
in vec3 facing;
in vec4 tone;
uniform mat4 modelMatrix;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
out vec4 solidColor;
out vec3 viewNormal;
void main()
{
    solidColor = tone;
    viewNormal = mat3(viewMatrix) * mat3(modelMatrix) * facing;
    gl_Position = projectionMatrix * viewMatrix * modelMatrix * vec4(vertexPosition, 1.0);
}
)";
}

QByteArray solidFragment()
{
    return R"(#version 330 core
in vec4 solidColor;
in vec3 viewNormal;
uniform float strength;
out vec4 fragColor;
void main()
{
    vec3 n = normalize(viewNormal);
    float light = 0.62 + 0.38 * max(dot(n, normalize(vec3(-0.35, 0.65, 0.7))), 0.0);
    fragColor = vec4(solidColor.rgb * light, solidColor.a * strength);
}
)";
}

QByteArray labelVertex()
{
    return R"(#version 330 core
in vec4 vertexPosition; // a world point, or pixels from the top left when w is 1
in vec4 spot;    // offset in pixels (y down), texture coordinate
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
uniform vec2 viewSize;
uniform float pixelRatio;
out vec2 uv;
void main()
{
    uv = spot.zw;
    vec2 pixel;
    if (vertexPosition.w > 0.5) {
        pixel = vertexPosition.xy * pixelRatio;
    } else {
        vec4 clip = projectionMatrix * viewMatrix * vec4(vertexPosition.xyz, 1.0);
        if (clip.w <= 0.0) {
            gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
            return;
        }
        pixel = (vec2(clip.x, -clip.y) / clip.w * 0.5 + 0.5) * viewSize;
    }
    // Whole device pixels keep the letters sharp.
    pixel = floor(pixel + 0.5) + spot.xy * pixelRatio;
    vec2 at = pixel / viewSize * 2.0 - 1.0;
    gl_Position = vec4(at.x, -at.y, 0.0, 1.0);
}
)";
}

QByteArray labelFragment()
{
    return R"(#version 330 core
in vec2 uv;
uniform sampler2D atlas;
out vec4 fragColor;
void main()
{
    vec4 c = texture(atlas, uv);
    if (c.a <= 0.0)
        discard;
    fragColor = vec4(c.rgb / c.a, c.a);
}
)";
}

QByteArray backgroundVertex()
{
    return R"(#version 330 core
in vec3 vertexPosition;
out float height;
void main()
{
    height = vertexPosition.y * 0.5 + 0.5;
    gl_Position = vec4(vertexPosition.xy, 0.9999, 1.0);
}
)";
}

QByteArray backgroundFragment()
{
    return R"(#version 330 core
in float height;
uniform vec4 canvasTop;
uniform vec4 canvasBottom;
out vec4 fragColor;
float noise(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
void main()
{
    // Half a step of noise keeps the gradient from showing bands.
    vec4 tone = mix(canvasBottom, canvasTop, height);
    fragColor = vec4(tone.rgb + (noise(gl_FragCoord.xy) - 0.5) / 255.0, tone.a);
}
)";
}

QByteArray groundVertex()
{
    return R"(#version 330 core
in vec3 vertexPosition;
in vec2 spot;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
out vec2 uv;
void main()
{
    uv = spot;
    gl_Position = projectionMatrix * viewMatrix * vec4(vertexPosition, 1.0);
}
)";
}

QByteArray groundFragment()
{
    return R"(#version 330 core
in vec2 uv;
uniform sampler2D shadow;
uniform vec4 shadowTone;
out vec4 fragColor;
void main()
{
    fragColor = vec4(shadowTone.rgb, shadowTone.a * texture(shadow, uv).r);
}
)";
}

} // namespace marrow::shaders

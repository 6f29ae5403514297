#include "render/character/figure_shaders.h"

namespace marrow::shaders {

// One draw call shows all figures of a model: the number of the instance says where its matrices begin in the table, three texels (the
// rows) a matrix. The table is a picture that is
// read line by line, so there may be any number of joints.
QByteArray figureVertex()
{
    return R"(#version 330 core
in vec3 vertexPosition;
in vec3 vertexNormal;
in vec4 places;
in vec4 vertexColor;
in vec4 slots;   // divided by 65535
in vec4 weights;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
uniform sampler2D matrices;
uniform sampler2D jointColors;
uniform int slotsAFigure;
uniform int heatSlot;     // -1 for none
uniform int lookColors;   // 0 materials, 1 plain, 2 heat, 3 dominance
uniform float depthBias;
out vec3 worldNormal;
out vec4 texturePlaces;
out vec4 surfaceColor;
out vec3 lookColor;

void addMatrix(int slot, float weight, inout vec4 x, inout vec4 y, inout vec4 z)
{
    int at = (gl_InstanceID * slotsAFigure + slot) * 3;
    int width = textureSize(matrices, 0).x;
    x += weight * texelFetch(matrices, ivec2(at % width, at / width), 0);
    y += weight * texelFetch(matrices, ivec2((at + 1) % width, (at + 1) / width), 0);
    z += weight * texelFetch(matrices, ivec2((at + 2) % width, (at + 2) / width), 0);
}

vec3 heat(float weight)
{
    if (weight < 0.0005)
        return vec3(0.27, 0.28, 0.31);
    const vec3 tones[5] = vec3[5](vec3(0.16, 0.24, 0.74), vec3(0.10, 0.66, 0.86), vec3(0.24, 0.78, 0.35), vec3(0.98, 0.85, 0.22), vec3(0.88, 0.20, 0.16));
    float at = clamp(weight, 0.0, 1.0) * 4.0;
    int low = min(int(at), 3);
    return mix(tones[low], tones[low + 1], at - float(low));
}

void main()
{
    vec4 x = vec4(0.0);
    vec4 y = vec4(0.0);
    vec4 z = vec4(0.0);
    ivec4 slot = ivec4(slots * 65535.0 + 0.5);
    for (int i = 0; i < 4; ++i) {
        if (weights[i] != 0.0)
            addMatrix(slot[i], weights[i], x, y, z);
    }
    vec4 bind = vec4(vertexPosition, 1.0);
    vec4 world = vec4(dot(x, bind), dot(y, bind), dot(z, bind), 1.0);
    // The cofactor matrix turns normals right under any scale; its sign keeps them outside when the surface is mirrored.
    mat3 turn = mat3(cross(y.xyz, z.xyz), cross(z.xyz, x.xyz), cross(x.xyz, y.xyz));
    worldNormal = vec3(dot(turn[0], vertexNormal), dot(turn[1], vertexNormal), dot(turn[2], vertexNormal));
    worldNormal *= dot(x.xyz, turn[0]) < 0.0 ? -1.0 : 1.0;
    texturePlaces = places;
    surfaceColor = vertexColor;
    lookColor = vec3(0.72);
    if (lookColors == 2) {
        float weight = 0.0;
        for (int i = 0; i < 4; ++i)
            weight += slot[i] == heatSlot ? weights[i] : 0.0;
        lookColor = heat(weight);
    } else if (lookColors == 3) {
        int best = 0;
        for (int i = 1; i < 4; ++i) {
            if (weights[i] > weights[best])
                best = i;
        }
        int at = slot[best];
        int width = textureSize(jointColors, 0).x;
        lookColor = texelFetch(jointColors, ivec2(at % width, at / width), 0).rgb;
    }
    gl_Position = projectionMatrix * viewMatrix * world;
    gl_Position.z -= depthBias * gl_Position.w;
}
)";
}

QByteArray figureFragment()
{
    return R"(#version 330 core
in vec3 worldNormal;
in vec4 texturePlaces;
in vec4 surfaceColor;
in vec3 lookColor;
uniform mat4 viewMatrix;
uniform vec3 keyDirection;
uniform sampler2D baseTexture;
uniform sampler2D glowTexture;
uniform vec4 baseColor;
uniform vec3 glowColor;
uniform vec4 baseRowU;   // the placement's two rows, then which set
uniform vec4 baseRowV;
uniform vec4 glowRowU;
uniform vec4 glowRowV;
uniform float alphaCutoff;  // below 0: not masked
uniform float unlit;
uniform float blended;
uniform float mirrored;
uniform float ghost;
uniform int lookColors;
out vec4 fragColor;

vec3 toLinear(vec3 c) { return mix(c / 12.92, pow((c + 0.055) / 1.055, vec3(2.4)), step(0.04045, c)); }
vec3 toDisplay(vec3 c) { return mix(c * 12.92, 1.055 * pow(max(c, vec3(0.0)), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }

vec2 placed(vec4 rowU, vec4 rowV)
{
    vec3 at = vec3(rowU.w > 0.5 ? texturePlaces.zw : texturePlaces.xy, 1.0);
    return vec2(dot(rowU.xyz, at), dot(rowV.xyz, at));
}

void main()
{
    vec3 n = normalize(worldNormal);
    if (gl_FrontFacing == (mirrored > 0.5))
        n = -n;
    vec4 base = baseColor * surfaceColor * texture(baseTexture, placed(baseRowU, baseRowV));
    if (alphaCutoff >= 0.0) {
        if (base.a < alphaCutoff)
            discard;
        base.a = 1.0;
    }
    vec3 glow = glowColor * texture(glowTexture, placed(glowRowU, glowRowV)).rgb;
    float flat_ = unlit;
    if (lookColors > 0) {
        base.rgb = toLinear(lookColor);
        glow = vec3(0.0);
        flat_ = 0.0;
    }
    vec3 sky = vec3(0.60, 0.64, 0.70);
    vec3 floorTone = vec3(0.22, 0.20, 0.19);
    vec3 ambient = mix(floorTone, sky, n.y * 0.5 + 0.5);
    float key = max(dot(n, keyDirection), 0.0);
    vec3 towardsEye = vec3(viewMatrix[0][2], viewMatrix[1][2], viewMatrix[2][2]);
    float front = max(dot(n, towardsEye), 0.0) * 0.12;
    vec3 lit = base.rgb * (ambient + key * vec3(0.72, 0.69, 0.64) + front);
    lit += vec3(0.004 + 0.010 * key + 0.008 * max(n.y, 0.0));
    vec3 shown = toDisplay(mix(lit, base.rgb, flat_) + glow);
    float alpha = blended > 0.5 ? base.a : 1.0;
    if (ghost > 0.0)
        alpha = ghost * mix(1.35, 0.75, abs(dot(n, towardsEye)));
    fragColor = vec4(shown, alpha);
}
)";
}

QByteArray figureWireFragment()
{
    return R"(#version 330 core
in vec3 worldNormal;
uniform mat4 viewMatrix;
uniform vec4 wireTone;
out vec4 fragColor;
void main()
{
    fragColor = wireTone;
}
)";
}

} // namespace marrow::shaders

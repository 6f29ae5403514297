#!/usr/bin/env python3
"""Makes the bundled sample character, the wayfarer: a figure of rings on a skeleton of 22 joints, with three clips.

    resources/samples/make_character.py resources/samples/wayfarer.glb

Only the standard library is needed, and the same file comes out every time. Metres; +Y up, +Z forward, +X is the figure's left.
"""
import json
import math
import struct
import sys
import zlib

SIDES = 14  # corners of a ring

COLORS = {"skin": (236, 188, 150), "hair": (92, 60, 46), "coat": (52, 104, 122), "trim": (226, 178, 92), "trousers": (74, 70, 84),
          "boots": (66, 48, 40), "scarf": (196, 84, 62), "eye": (38, 34, 40), "glove": (122, 86, 62), "collar": (38, 78, 94)}
ORDER = list(COLORS)

# name: (parent, where it stands)
LEFT = {"shoulder": ("chest", (0.080, 1.200, -0.01)), "upper_arm": ("shoulder", (0.150, 1.195, -0.01)), "forearm": ("upper_arm", (0.285, 1.010, -0.015)),
        "hand": ("forearm", (0.390, 0.850, 0.010)), "thigh": ("hips", (0.085, 0.800, 0.0)), "shin": ("thigh", (0.095, 0.440, 0.010)),
        "foot": ("shin", (0.100, 0.090, -0.015)), "toe": ("foot", (0.105, 0.035, 0.090))}
JOINTS = [("root", None, (0, 0, 0)), ("hips", "root", (0, 0.820, 0)), ("spine", "hips", (0, 0.910, 0.005)), ("chest", "spine", (0, 1.050, 0.005)),
          ("neck", "chest", (0, 1.245, -0.005)), ("head", "neck", (0, 1.310, 0.005))]
for group in (("shoulder", "upper_arm", "forearm", "hand"), ("thigh", "shin", "foot", "toe")):
    for side, sign in (("L", 1), ("R", -1)):
        for name in group:
            parent, (x, y, z) = LEFT[name]
            JOINTS.append((name + "_" + side, parent + "_" + side if parent in LEFT else parent, (x * sign, y, z)))
NUMBER = {name: i for i, (name, _, _) in enumerate(JOINTS)}
PLACE = {name: place for name, _, place in JOINTS}


# ---- vectors and rotations (x, y, z, w) ----

def add(a, b, f=1.0):
    return tuple(x + y * f for x, y in zip(a, b))


def mix(a, b, t):
    return tuple(x + (y - x) * t for x, y in zip(a, b))


def cross(a, b):
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def unit(a):
    length = math.sqrt(sum(x * x for x in a)) or 1.0
    return tuple(x / length for x in a)


def turn(x=0.0, y=0.0, z=0.0):
    """Degrees about x, then z, then y."""
    def axis(i, degrees):
        half = math.radians(degrees) / 2
        q = [0.0, 0.0, 0.0, math.cos(half)]
        q[i] = math.sin(half)
        return q

    def times(a, b):
        ax, ay, az, aw = a
        bx, by, bz, bw = b
        return [aw * bx + ax * bw + ay * bz - az * by, aw * by - ax * bz + ay * bw + az * bx,
                aw * bz + ax * by - ay * bx + az * bw, aw * bw - ax * bx - ay * by - az * bz]
    return times(axis(1, y), times(axis(2, z), axis(0, x)))


# ---- the surface ----

class Surface:
    def __init__(self):
        self.positions, self.places, self.joints, self.weights, self.triangles = [], [], [], [], []

    def vertex(self, position, color, weights):
        if "thigh_L" in weights and "thigh_R" in weights:  # the skirt of the coat goes with the leg it lies on
            both = weights["thigh_L"] + weights["thigh_R"]
            left = min(1.0, max(0.0, 0.5 + position[0] / 0.2))
            weights = {**weights, "thigh_L": both * left, "thigh_R": both * (1 - left)}
        four = sorted(weights.items(), key=lambda item: (-item[1], NUMBER[item[0]]))[:4]
        total = sum(w for _, w in four)
        self.positions.append(position)
        self.places.append(((ORDER.index(color) + 0.5) / 16, 0.5))
        self.joints.append([NUMBER[n] for n, _ in four] + [0] * (4 - len(four)))
        self.weights.append([w / total for _, w in four] + [0.0] * (4 - len(four)))
        return len(self.positions) - 1

    def rings(self, rings, capped=(True, True)):
        """Rings are (centre, radius along the side, radius along the depth, axis, colour, weights); where the colour changes a ring is doubled."""
        rows = []
        for i, (centre, side, depth, axis, color, weights) in enumerate(rings):
            axis = unit(axis)
            u = unit(cross(axis, (0, 0, 1)) if abs(axis[2]) < 0.9 else cross(axis, (0, 1, 0)))
            u = u if u[0] >= 0 else tuple(-x for x in u)
            v = cross(u, axis)
            v = v if v[2] >= 0 or abs(axis[2]) >= 0.9 else tuple(-x for x in v)
            corners = []
            for k in range(SIDES):
                angle = 2 * math.pi * k / SIDES
                corners.append(add(add(centre, u, side * math.cos(angle)), v, depth * math.sin(angle)))
            tints = [color] if i == 0 or rings[i - 1][4] == color else [rings[i - 1][4], color]
            rows.append([[self.vertex(c, tint, weights) for c in corners] for tint in tints])
        for below, above in zip(rows, rows[1:]):
            a, b = below[-1], above[0]
            for k in range(SIDES):
                n = (k + 1) % SIDES
                self.triangles += [(a[k], b[k], b[n]), (a[k], b[n], a[n])]
        for end, which in ((0, capped[0]), (-1, capped[1])):
            if which:
                centre, _, _, _, color, weights = rings[end]
                color = rings[1][4] if end == 0 else color
                row = rows[end][0 if end == 0 else -1]
                tip = self.vertex(centre, color, weights)
                for k in range(SIDES):
                    n = (k + 1) % SIDES
                    self.triangles.append((tip, row[k], row[n]) if end == 0 else (tip, row[n], row[k]))

    def outwards(self):
        """Triangles of each piece turned so that its volume is positive."""
        parent = list(range(len(self.positions)))

        def find(i):
            while parent[i] != i:
                parent[i] = parent[parent[i]]
                i = parent[i]
            return i
        same = {}
        for i, p in enumerate(self.positions):
            parent[find(i)] = find(same.setdefault(tuple(round(x, 6) for x in p) + (tuple(self.joints[i]),), i))
        for t in self.triangles:
            for a, b in ((t[0], t[1]), (t[1], t[2])):
                parent[find(a)] = find(b)
        volume = {}
        for t in self.triangles:
            a, b, c = (self.positions[i] for i in t)
            volume[find(t[0])] = volume.get(find(t[0]), 0.0) + sum(x * y for x, y in zip(a, cross(b, c)))
        self.triangles = [t if volume[find(t[0])] > 0 else (t[0], t[2], t[1]) for t in self.triangles]

    def normals(self):
        """Smooth over the surface, also across doubled vertices."""
        sums = {}
        key = [tuple(round(x, 6) for x in p) for p in self.positions]
        for t in self.triangles:
            a, b, c = (self.positions[i] for i in t)
            area = cross(add(b, a, -1), add(c, a, -1))
            for i in t:
                sums[key[i]] = add(sums.get(key[i], (0, 0, 0)), area)
        return [unit(sums[k]) for k in key]


def limb(surface, joints, end, radii, colors, steps=5):
    """A tube through joints: weights pass from one to the next over a sixth of a bone around each joint."""
    points = [PLACE[j] for j in joints] + [end]
    rings = []
    for i, joint in enumerate(joints):
        for s in range(steps + (i == len(joints) - 1)):
            t = s / steps
            weights = {joint: 1.0}
            if i > 0 and t < 0.2:
                near = 0.5 + 0.5 * t / 0.2
                weights = {joint: near, joints[i - 1]: 1 - near}
            if i + 1 < len(joints) and t > 0.8:
                near = 0.5 + 0.5 * (1 - t) / 0.2
                weights = {joint: near, joints[i + 1]: 1 - near}
            axis = add(points[i + 1], points[i], -1)
            if s == 0 and i > 0:
                axis = add(unit(axis), unit(add(points[i], points[i - 1], -1)))
            side, depth = mix(radii[i], radii[i + 1], t)
            rings.append((mix(points[i], points[i + 1], t), side, depth, axis, colors(i, t), weights))
    surface.rings(rings)


def ball(surface, centre, radii, color, weights, low=-1.0, high=1.0, rows=7):
    rings = []
    for r in range(rows + 1):
        h = math.sin(math.pi / 2 * (low + (high - low) * r / rows))
        wide = math.sqrt(max(0.0, 1 - h * h))
        rings.append((add(centre, (0, radii[1] * h, 0)), max(radii[0] * wide, 1e-4), max(radii[2] * wide, 1e-4), (0, 1, 0), color, weights))
    surface.rings(rings)


def figure():
    s = Surface()
    up = (0, 1, 0)
    coat = [(0.560, 0.185, 0.150, "trim", {"hips": 0.2, "thigh_L": 0.4, "thigh_R": 0.4}), (0.585, 0.182, 0.148, "coat", {"hips": 0.25, "thigh_L": 0.375, "thigh_R": 0.375}),
            (0.680, 0.168, 0.134, "coat", {"hips": 0.45, "thigh_L": 0.275, "thigh_R": 0.275}), (0.790, 0.148, 0.116, "coat", {"hips": 1}),
            (0.855, 0.128, 0.102, "coat", {"hips": 0.75, "spine": 0.25}), (0.880, 0.127, 0.101, "trim", {"hips": 0.5, "spine": 0.5}),
            (0.912, 0.126, 0.100, "coat", {"spine": 0.8, "hips": 0.2}), (0.980, 0.130, 0.102, "coat", {"spine": 0.8, "chest": 0.2}),
            (1.050, 0.142, 0.108, "coat", {"spine": 0.4, "chest": 0.6}), (1.120, 0.152, 0.112, "coat", {"chest": 1}),
            (1.180, 0.148, 0.104, "coat", {"chest": 1}), (1.222, 0.112, 0.086, "coat", {"chest": 1}), (1.245, 0.070, 0.066, "collar", {"chest": 0.7, "neck": 0.3})]
    s.rings([((0, y, 0.004), side, depth, up, color, weights) for y, side, depth, color, weights in coat])
    s.rings([((0, y, z), side, depth, up, "scarf", weights) for y, z, side, depth, weights in
             ((1.215, 0.0, 0.092, 0.082, {"chest": 0.8, "neck": 0.2}), (1.225, 0.004, 0.112, 0.102, {"chest": 0.6, "neck": 0.4}), (1.258, 0.006, 0.112, 0.102, {"chest": 0.4, "neck": 0.6}),
              (1.280, 0.004, 0.088, 0.080, {"neck": 0.8, "head": 0.2}))])
    s.rings([((0, y, -0.002), 0.052, 0.054, up, "skin", weights) for y, weights in ((1.230, {"neck": 1}), (1.280, {"neck": 0.6, "head": 0.4}), (1.330, {"head": 1}))])
    head = {"head": 1}
    ball(s, (0, 1.415, 0.012), (0.122, 0.140, 0.128), "skin", head, rows=10)
    ball(s, (0, 1.448, -0.012), (0.136, 0.130, 0.138), "hair", head, low=-0.12, rows=8)
    ball(s, (0, 1.405, -0.045), (0.126, 0.120, 0.098), "hair", head, rows=8)
    ball(s, (0, 1.398, 0.139), (0.014, 0.016, 0.014), "skin", head, rows=4)
    for sign in (1, -1):
        ball(s, (0.047 * sign, 1.422, 0.124), (0.0155, 0.023, 0.011), "eye", head, rows=5)
        ball(s, (0.122 * sign, 1.412, 0.006), (0.018, 0.030, 0.022), "skin", head, rows=5)
    for side, sign in (("L", 1), ("R", -1)):
        own = [n + "_" + side for n in ("shoulder", "upper_arm", "forearm", "hand")]
        limb(s, own, (0.432 * sign, 0.768, 0.022), [(0.066, 0.066), (0.064, 0.062), (0.050, 0.048), (0.040, 0.034), (0.024, 0.022)],
             lambda i, t: "coat" if i < 2 or (i == 2 and t < 0.55) else "trim" if i == 2 and t < 0.75 else "glove", steps=5)
        ball(s, (0.412 * sign, 0.806, 0.018), (0.034, 0.052, 0.030), "glove", {"hand_" + side: 1}, rows=6)
        legs = [n + "_" + side for n in ("thigh", "shin")]
        limb(s, legs, PLACE["foot_" + side], [(0.050, 0.052), (0.060, 0.062), (0.046, 0.048)], lambda i, t: "trousers" if i == 0 or t < 0.35 else "boots", steps=6)
        x, y, z = PLACE["foot_" + side]
        toe = PLACE["toe_" + side]
        boot = [((x, 0.052, z - 0.055), 0.030, 0.030, {"foot_" + side: 1}), ((x, 0.056, z - 0.035), 0.044, 0.050, {"foot_" + side: 1}), ((x, 0.060, z + 0.020), 0.050, 0.056, {"foot_" + side: 1}),
                ((toe[0], 0.046, toe[2] - 0.022), 0.051, 0.043, {"foot_" + side: 0.6, "toe_" + side: 0.4}), ((toe[0], 0.040, toe[2] + 0.022), 0.048, 0.038, {"toe_" + side: 1}),
                ((toe[0], 0.034, toe[2] + 0.052), 0.030, 0.026, {"toe_" + side: 1})]
        s.rings([(centre, wide, high, (0, 0, 1), "boots", weights) for centre, wide, high, weights in boot])
    s.outwards()
    return s


# ---- clips: joint -> function of the part of the clip that has passed ----

def wave_of(part, shift=0.0):
    return math.sin(2 * math.pi * (part + shift))


def idle(p):
    breath = wave_of(p)
    return {"spine": turn(x=1.2 * breath), "chest": turn(x=1.6 * breath), "head": turn(x=-2 * breath, y=5 * wave_of(p, 0.2)),
            "upper_arm_L": turn(z=-24 + 1.5 * breath), "upper_arm_R": turn(z=24 - 1.5 * breath), "forearm_L": turn(x=-12, z=-6), "forearm_R": turn(x=-12, z=6)}, 0.004 * breath


def walk(p):
    pose = {"hips": turn(y=7 * wave_of(p)), "spine": turn(x=3, y=-5 * wave_of(p)), "chest": turn(y=-6 * wave_of(p)), "head": turn(x=-2, y=4 * wave_of(p))}
    for side, shift, sign in (("L", 0.0, 1), ("R", 0.5, -1)):
        swing = wave_of(p, shift)
        bend = max(0.0, wave_of(p, shift + 0.27))
        pose["thigh_" + side] = turn(x=-26 * swing)
        pose["shin_" + side] = turn(x=10 + 44 * bend)
        pose["foot_" + side] = turn(x=-6 - 12 * bend + 12 * max(0.0, -swing))
        pose["toe_" + side] = turn(x=-22 * max(0.0, -wave_of(p, shift + 0.05)) if bend < 0.4 else 0)
        pose["upper_arm_" + side] = turn(x=24 * swing, z=-26 * sign)
        pose["forearm_" + side] = turn(x=-22 - 10 * max(0.0, -swing))
    return pose, 0.014 * math.cos(4 * math.pi * p) - 0.012


def wave(p):
    raised = min(1.0, 5 * p, 5 * (1 - p))
    raised = raised * raised * (3 - 2 * raised)
    pose, rise = idle(p)
    pose["chest"] = turn(z=-4 * raised)
    pose["head"] = turn(y=-8 * raised, z=5 * raised)
    pose["upper_arm_R"] = turn(x=-18 * raised, z=24 - 98 * raised)
    pose["forearm_R"] = turn(x=-12 * (1 - raised), z=6 - (46 + 22 * wave_of(3 * p)) * raised)
    pose["hand_R"] = turn(z=-10 * raised * wave_of(3 * p, 0.1))
    return pose, rise


CLIPS = [("idle", 2.4, 24, idle), ("walk", 1.0, 20, walk), ("wave", 2.4, 36, wave)]


# ---- glTF ----

def png():
    """16 texels, one colour each."""
    row = b"\0" + b"".join(struct.pack("3B", *COLORS[ORDER[i]]) if i < len(ORDER) else b"\xff\xff\xff" for i in range(16))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 16, 1, 8, 2, 0, 0, 0)) + chunk(b"IDAT", zlib.compress(row, 9)) + chunk(b"IEND", b"")


class Glb:
    def __init__(self):
        self.binary = bytearray()
        self.views, self.accessors = [], []

    def view(self, data, target=None):
        self.binary += b"\0" * (-len(self.binary) % 4)
        self.views.append({"buffer": 0, "byteOffset": len(self.binary), "byteLength": len(data), **({"target": target} if target else {})})
        self.binary += data
        return len(self.views) - 1

    def accessor(self, values, kind, code, component, target=None, bounds=False):
        rows = [v if isinstance(v, (list, tuple)) else (v,) for v in values]
        data = b"".join(struct.pack("<%d%s" % (len(r), code), *r) for r in rows)
        entry = {"bufferView": self.view(data, target), "componentType": component, "count": len(rows), "type": kind}
        if bounds:
            single = [struct.unpack("<%df" % len(r), struct.pack("<%df" % len(r), *r)) for r in rows]
            entry["min"] = [min(r[i] for r in single) for i in range(len(rows[0]))]
            entry["max"] = [max(r[i] for r in single) for i in range(len(rows[0]))]
        self.accessors.append(entry)
        return len(self.accessors) - 1


def main(path):
    surface = figure()
    glb = Glb()
    attributes = {"POSITION": glb.accessor(surface.positions, "VEC3", "f", 5126, 34962, True), "NORMAL": glb.accessor(surface.normals(), "VEC3", "f", 5126, 34962),
                  "TEXCOORD_0": glb.accessor(surface.places, "VEC2", "f", 5126, 34962), "JOINTS_0": glb.accessor(surface.joints, "VEC4", "B", 5121, 34962),
                  "WEIGHTS_0": glb.accessor(surface.weights, "VEC4", "f", 5126, 34962)}
    indices = glb.accessor([i for t in surface.triangles for i in t], "SCALAR", "H", 5123, 34963)
    inverse = glb.accessor([(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -p[0], -p[1], -p[2], 1) for _, _, p in JOINTS], "MAT4", "f", 5126)
    nodes = []
    for name, parent, place in JOINTS:
        here = place if parent is None else add(place, PLACE[parent], -1)
        children = [i for i, (_, p, _) in enumerate(JOINTS) if p == name]
        nodes.append({"name": name, "translation": list(here), **({"children": children} if children else {})})
    nodes.append({"name": "wayfarer", "mesh": 0, "skin": 0})
    animations = []
    for name, seconds, keys, pose_at in CLIPS:
        poses = [pose_at(k / keys) for k in range(keys + 1)]
        time = glb.accessor([seconds * k / keys for k in range(keys + 1)], "SCALAR", "f", 5126, None, True)
        samplers, channels = [], []
        for joint in sorted({j for pose, _ in poses for j in pose}, key=NUMBER.get):
            turns = [pose.get(joint, [0, 0, 0, 1]) for pose, _ in poses]
            samplers.append({"input": time, "output": glb.accessor(turns, "VEC4", "f", 5126)})
            channels.append({"sampler": len(samplers) - 1, "target": {"node": NUMBER[joint], "path": "rotation"}})
        samplers.append({"input": time, "output": glb.accessor([add(PLACE["hips"], (0, rise, 0)) for _, rise in poses], "VEC3", "f", 5126)})
        channels.append({"sampler": len(samplers) - 1, "target": {"node": NUMBER["hips"], "path": "translation"}})
        animations.append({"name": name, "samplers": samplers, "channels": channels})
    image = glb.view(png())
    document = {"asset": {"version": "2.0", "generator": "make_character.py", "copyright": "Marrow, MIT licence"}, "scene": 0,
                "scenes": [{"nodes": [0, len(JOINTS)]}], "nodes": nodes, "animations": animations,
                "meshes": [{"name": "wayfarer", "primitives": [{"attributes": attributes, "indices": indices, "material": 0}]}],
                "skins": [{"name": "wayfarer", "joints": list(range(len(JOINTS))), "skeleton": 0, "inverseBindMatrices": inverse}],
                "materials": [{"name": "colors", "pbrMetallicRoughness": {"baseColorTexture": {"index": 0}, "metallicFactor": 0, "roughnessFactor": 1}}],
                "textures": [{"source": 0, "sampler": 0}], "samplers": [{"magFilter": 9728, "minFilter": 9728, "wrapS": 33071, "wrapT": 33071}],
                "images": [{"name": "colors", "bufferView": image, "mimeType": "image/png"}],
                "buffers": [{"byteLength": len(glb.binary)}], "bufferViews": glb.views, "accessors": glb.accessors}
    text = json.dumps(document, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 4)
    binary = bytes(glb.binary) + b"\0" * (-len(glb.binary) % 4)
    with open(path, "wb") as file:
        file.write(struct.pack("<4sII", b"glTF", 2, 12 + 8 + len(text) + 8 + len(binary)))
        file.write(struct.pack("<I4s", len(text), b"JSON") + text + struct.pack("<I4s", len(binary), b"BIN\0") + binary)
    print("%d vertices, %d triangles" % (len(surface.positions), len(surface.triangles)))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])

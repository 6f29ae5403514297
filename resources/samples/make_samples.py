#!/usr/bin/env python3
"""Makes the rigs and clips of the bundled samples with marrow-cli.

    resources/samples/make_samples.py [--cli build/release/bin/marrow-cli] [--journals FOLDER]

Each sample begins as a voxel model of tests/data/vfp. What is done to it is written down as a journal of the studio's own
commands (docs/journal.md) and carried out by `marrow-cli replay`; --journals keeps those journals to be read or replayed.
Lengths are voxels, angles degrees, times fractions of a clip. Both models look towards -z, so their right hand is at +x.
"""
import argparse
import hashlib
import json
import math
import os
import subprocess
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
MODELS = os.path.join(HERE, "..", "..", "tests", "data", "vfp")


# ---- rotations, as x, y, z, w ----

def turn(axis, degrees):
    half = math.radians(degrees) / 2
    return [math.sin(half) * a for a in axis] + [math.cos(half)]


def times(a, b):
    ax, ay, az, aw = a
    bx, by, bz, bw = b
    return [aw * bx + ax * bw + ay * bz - az * by, aw * by - ax * bz + ay * bw + az * bx,
            aw * bz + ax * by - ay * bx + az * bw, aw * bw - ax * bx - ay * by - az * bz]


def euler(pitch=0, yaw=0, roll=0):
    """About x, then z, then y: nodding and leaning happen in the direction one looks in."""
    return times(times(turn((0, 1, 0), yaw), turn((0, 0, 1), roll)), turn((1, 0, 0), pitch))


def rotated(q, v):
    x, y, z, _ = times(times(q, list(v) + [0]), [-q[0], -q[1], -q[2], q[3]])
    return [x, y, z]


# ---- a sample: voxels, joints, clips ----

class Sample:
    def __init__(self, cli, model):
        self.cli = cli
        self.path = os.path.join(MODELS, model)
        with tempfile.TemporaryDirectory() as folder:
            plain = os.path.join(folder, "model.json")
            subprocess.run([cli, "convert", self.path, plain], check=True, stdout=subprocess.DEVNULL)
            with open(plain, encoding="utf-8") as file:
                content = json.load(file)
        self.voxels = [tuple(v[:3]) for v in content["voxels"]]
        self.joints = {}  # id -> (parent, name, world position)
        self.owner = {}
        self.steps = []

    def joint(self, id, parent, name, world):
        self.joints[id] = (parent, name, world)

    def bind(self, rule):
        self.owner = {v: rule(*v) for v in self.voxels}
        default = max(set(self.owner.values()), key=list(self.owner.values()).count)
        joints = []
        for id, (parent, name, _) in self.joints.items():
            entry = {"id": id, "name": name, "translation": self.rest(id)}
            if parent is not None:
                entry["parent"] = parent
            joints.append(entry)
        bindings = [{"position": list(v), "joint": j} for v, j in sorted(self.owner.items()) if j != default]
        self.step("rig.replace", {"rig": {"joints": joints, "default_joint": default, "bindings": bindings}})

    def rest(self, id):
        parent, _, world = self.joints[id]
        origin = self.joints[parent][2] if parent is not None else (0, 0, 0)
        return [a - b for a, b in zip(world, origin)]

    def step(self, command, args):
        self.steps.append([command, args])

    def place(self, pose):
        """World rotation and position of every joint; parents stand before their children in the list."""
        worlds = {}
        for id, (parent, _, _) in self.joints.items():
            move, spin = pose.get(id, ((0, 0, 0), [0, 0, 0, 1]))
            local = [a + b for a, b in zip(self.rest(id), move)]
            if parent is None:
                worlds[id] = (spin, local)
            else:
                q, p = worlds[parent]
                worlds[id] = (times(q, spin), [a + b for a, b in zip(p, rotated(q, local))])
        return worlds

    def lowest(self, pose):
        worlds = self.place(pose)
        low = math.inf
        for (x, y, z), id in self.owner.items():
            q, p = worlds[id]
            origin = self.joints[id][2]
            for corner in range(8):
                at = [x + (corner & 1) - origin[0], y + (corner >> 1 & 1) - origin[1], z + (corner >> 2) - origin[2]]
                low = min(low, p[1] + rotated(q, at)[1])
        return low

    def clip(self, id, name, milliseconds, keys, pose, standing=None, loop=True):
        """Samples pose(t) at `keys` even steps. `standing`, a joint, is raised or lowered so that the lowest voxel touches the
        ground. Keys that linear playback does without are cleaned away again."""
        self.step("clip.add", {"name": name, "durationMs": milliseconds})

        entries = []
        for i in range(keys + 1):
            moved = pose(0 if loop and i == keys else i / keys)
            moved = {j: (list(m), q) for j, (m, q) in moved.items()}
            if standing is not None:
                move, spin = moved.get(standing, ([0, 0, 0], [0, 0, 0, 1]))
                move[1] -= self.lowest(moved)
                moved[standing] = (move, spin)
            for j, (move, spin) in moved.items():
                entries.append({"joint": j, "timeMs": round(milliseconds * i / keys),
                                "translation": [round(a + b, 5) for a, b in zip(self.rest(j), move)],
                                "rotation": [round(c, 6) for c in spin]})
        self.step("clip.setKeys", {"clip": id, "keys": entries})
        self.step("clip.cleanup", {"clip": id, "degrees": 0.2, "voxels": 0.01})

    def save(self, name, journals):
        with open(self.path, "rb") as file:
            content = file.read()
        lines = [{"marrowJournal": 1, "asset": "voxel", "file": os.path.basename(self.path), "size": len(content),
                  "sha256": hashlib.sha256(content).hexdigest()}]
        lines += [{"n": n + 1, "do": [step]} for n, step in enumerate(self.steps)]
        os.makedirs(journals, exist_ok=True)
        journal = os.path.join(journals, name + ".journal")
        with open(journal, "w", encoding="utf-8") as file:
            file.writelines(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
        out = os.path.join(HERE, name + ".vfp")
        if os.path.exists(out):
            os.remove(out)
        subprocess.run([self.cli, "replay", self.path, journal, out], check=True)
        subprocess.run([self.cli, "validate", out], check=True)


def wave(t, cycles=1, offset=0.0):
    return math.sin(2 * math.pi * (t * cycles + offset))


def eased(t, start, end):
    """0 before start, 1 after end, smooth between."""
    f = min(1, max(0, (t - start) / (end - start)))
    return f * f * (3 - 2 * f)


def blink(t, up, down, length):
    """Rises at `up`, falls again at `down`, each over `length`."""
    return eased(t, up, up + length) - eased(t, down, down + length)


# ---- the chef ----

ROOT, HIPS, CHEST, HEAD, ARM_L, ARM_R, FOREARM_L, FOREARM_R, LEG_L, LEG_R = 0, 1, 2, 3, 4, 5, 6, 7, 10, 11


LEG = 2  # how long the legs are


def chef_joints(chef):
    chef.joint(ROOT, None, "root", (4, 0, 2.5))
    chef.joint(HIPS, ROOT, "hips", (4, 2, 2.5))
    chef.joint(CHEST, HIPS, "chest 胸", (4, 3, 2.5))
    chef.joint(HEAD, CHEST, "head 头", (4, 6, 2.5))
    chef.joint(ARM_L, CHEST, "arm_L", (0.8, 5.5, 2.5))
    chef.joint(ARM_R, CHEST, "arm_R", (7.2, 5.5, 2.5))
    chef.joint(FOREARM_L, ARM_L, "forearm_L", (0.5, 4, 2.5))
    chef.joint(FOREARM_R, ARM_R, "forearm_R", (7.5, 4, 2.5))
    chef.joint(LEG_L, HIPS, "leg_L", (2.2, 2, 2.5))
    chef.joint(LEG_R, HIPS, "leg_R", (5.8, 2, 2.5))

    def owner(x, y, z):
        if y >= 6:
            return HEAD
        if x == 0:
            return ARM_L if y >= 4 else FOREARM_L
        if x == 7:
            return ARM_R if y >= 4 else FOREARM_R
        if y >= 3:
            return CHEST
        if y == 2:
            return HIPS
        return LEG_L if x < 4 else LEG_R
    chef.bind(owner)


def chef_idle(t):
    breath = wave(t, 2)
    sway = wave(t)
    look = 22 * blink(t, 0.30, 0.55, 0.10) - 15 * blink(t, 0.66, 0.84, 0.08)
    shift = 0.22 * sway  # the weight goes from one foot to the other
    lean = math.degrees(math.asin(shift / LEG))
    return {
        HIPS: ((shift, 0, 0), euler(roll=-1.2 * sway)),
        LEG_L: ((0, 0, 0), euler(roll=-lean + 1.2 * sway)),
        LEG_R: ((0, 0, 0), euler(roll=-lean + 1.2 * sway)),
        CHEST: ((0, 0.07 * breath, 0), euler(pitch=1.0 * breath, yaw=0.25 * look, roll=2.2 * sway)),
        HEAD: ((0, 0.05 * wave(t, 2, -0.08), 0), euler(pitch=-1.5 * wave(t, 2, -0.1), yaw=0.75 * look, roll=-1.6 * sway)),
        ARM_L: ((0, 0, 0), euler(pitch=2 * wave(t, 1, 0.1), roll=-7 - 2.5 * breath)),
        ARM_R: ((0, 0, 0), euler(pitch=-2 * wave(t, 1, 0.1), roll=7 + 2.5 * breath)),
        FOREARM_L: ((0, 0, 0), euler(pitch=7, roll=2)),
        FOREARM_R: ((0, 0, 0), euler(pitch=7, roll=-2)),
    }


def chef_leg(t):
    """Pitch and lift of a leg whose foot comes down at t = 0, goes back evenly and swings forward after half a cycle."""
    reach = 1.25
    if t < 0.5:
        ahead, lift = reach * (1 - 4 * t), 0
    else:
        swing = (t - 0.5) * 2
        ahead, lift = reach * (2 * eased(swing, 0, 1) - 1), 0.75 * math.sin(math.pi * swing)
    return math.degrees(math.asin(ahead / LEG)), lift


def chef_walk(t):
    left, left_lift = chef_leg(t % 1)
    right, right_lift = chef_leg((t + 0.5) % 1)
    stride = math.cos(2 * math.pi * t)  # 1: left foot ahead
    weight = math.sin(2 * math.pi * t)  # 1: over the left foot
    bounce = math.cos(4 * math.pi * t)
    return {
        HIPS: ((-0.35 * weight, 0, 0), euler(pitch=-3, yaw=-9 * stride, roll=3.5 * weight)),
        # The legs stay in line with the way and upright while the hips turn and tip.
        LEG_L: ((0, left_lift, 0), euler(pitch=left + 3, yaw=9 * stride, roll=-3.5 * weight)),
        LEG_R: ((0, right_lift, 0), euler(pitch=right + 3, yaw=9 * stride, roll=-3.5 * weight)),
        CHEST: ((0, 0, 0), euler(pitch=-2, yaw=17 * stride, roll=-5 * weight)),
        HEAD: ((0, -0.08 * bounce, 0), euler(pitch=4 + 2 * bounce, yaw=-7 * stride, roll=2.5 * weight)),
        ARM_L: ((0, 0, 0), euler(pitch=-38 * stride, roll=-8)),
        ARM_R: ((0, 0, 0), euler(pitch=38 * stride, roll=8)),
        FOREARM_L: ((0, 0, 0), euler(pitch=22 - 14 * stride)),
        FOREARM_R: ((0, 0, 0), euler(pitch=22 + 14 * stride)),
    }


def chef_wave(t):
    up = blink(t, 0.04, 0.82, 0.16)
    hello = up * wave(t, 4, -0.05) * blink(t, 0.14, 0.80, 0.06)
    shift = -0.3 * up
    lean = math.degrees(math.asin(shift / LEG))
    return {
        HIPS: ((shift, 0, 0), euler(roll=2.5 * up)),
        LEG_L: ((0, 0, 0), euler(roll=-lean - 2.5 * up)),
        LEG_R: ((0, 0, 0), euler(roll=-lean - 2.5 * up)),
        CHEST: ((0, 0.06 * up, 0), euler(pitch=2 * up, yaw=-5 * up, roll=4 * up + 1.2 * hello)),
        HEAD: ((0, 0, 0), euler(pitch=3 * up, yaw=3 * up, roll=-8 * up - 2 * hello)),
        ARM_R: ((0.35 * up, 0, -0.3 * up), euler(roll=7 + 96 * up + 6 * hello)),
        FOREARM_R: ((0, 0, 0), euler(pitch=7 * (1 - up), roll=-2 + 46 * up + 30 * hello)),
        ARM_L: ((0, 0, 0), euler(pitch=-6 * up, roll=-7 - 9 * up)),
        FOREARM_L: ((0, 0, 0), euler(pitch=7 + 12 * up, roll=2)),
    }


def make_chef(cli):
    chef = Sample(cli, "chr_chef.vfp")
    chef_joints(chef)
    chef.clip(0, "idle 待机", 4000, 40, chef_idle, standing=ROOT)
    chef.clip(1, "walk 走", 800, 16, chef_walk, standing=ROOT)
    chef.clip(2, "wave 挥手", 2400, 48, chef_wave, standing=ROOT)
    return chef


# ---- the cat ----

C_ROOT, BODY, C_HEAD, TAIL, FRONT_L, FRONT_R, BACK_L, BACK_R, TAIL_2, TAIL_3 = 1, 2, 3, 4, 5, 6, 7, 8, 9, 10


def cat_joints(cat):
    cat.joint(C_ROOT, None, "Root", (2, 0, 8))
    cat.joint(BODY, C_ROOT, "Body", (2, 2, 8))
    cat.joint(C_HEAD, BODY, "Head", (2, 3.5, 4.5))
    cat.joint(TAIL, BODY, "Tail", (2.5, 2.5, 14))
    cat.joint(TAIL_2, TAIL, "Tail 2", (2.5, 0.5, 14.5))
    cat.joint(TAIL_3, TAIL_2, "Tail 3", (5, 0.5, 14))
    # The paws lie ahead of the cat; the hind legs are the lower edges of its haunches. Both turn down to stand on.
    cat.joint(FRONT_L, BODY, "Front leg_L", (0.5, 0.5, 3.5))
    cat.joint(FRONT_R, BODY, "Front leg_R", (3.5, 0.5, 3.5))
    cat.joint(BACK_L, BODY, "Back leg_L", (0.5, 0.5, 13.5))
    cat.joint(BACK_R, BODY, "Back leg_R", (3.5, 0.5, 13.5))

    def owner(x, y, z):
        if z == 14 or x > 3:
            if y > 0 or x == 2:
                return TAIL
            return TAIL_3 if z == 13 or x == 5 else TAIL_2
        if y == 0 and z <= 3:
            return FRONT_L if x == 0 else FRONT_R
        if y == 0 and z >= 10 and x in (0, 3):
            return BACK_L if x == 0 else BACK_R
        return C_HEAD if y >= 2 and z <= 3 or y >= 5 and z <= 5 else BODY
    cat.bind(owner)


def cat_idle(t):
    breath = wave(t, 2)
    look = 24 * blink(t, 0.15, 0.42, 0.10) - 18 * blink(t, 0.60, 0.85, 0.10)
    curl = wave(t, 2, 0.1)
    return {
        BODY: ((0, 0.05 * (1 + breath), 0), euler(pitch=0.5 * breath)),
        C_HEAD: ((0, 0.06 * breath, 0), euler(pitch=-2 * wave(t, 2, -0.1), yaw=look, roll=-0.25 * look)),
        TAIL: ((0, 0, 0), euler(yaw=3 * curl)),
        TAIL_2: ((0, 0, 0), euler(yaw=8 + 8 * curl)),
        TAIL_3: ((0, 0, 0), euler(yaw=12 + 22 * wave(t, 2, -0.05), roll=8 * (1 + wave(t, 4)))),
    }


def cat_leg(t, length):
    """As the chef's leg, for a leg that stands on the ground for three fifths of the cycle."""
    reach, standing = 1.3, 0.6
    if t < standing:
        ahead, lift = reach * (1 - 2 * t / standing), 0
    else:
        swing = (t - standing) / (1 - standing)
        ahead, lift = reach * (2 * eased(swing, 0, 1) - 1), 0.8 * math.sin(math.pi * swing)
    return math.degrees(math.asin(ahead / length)), lift


def cat_walk(t):
    pose = {}
    # The feet come down one after the other: hind left, front left, hind right, front right.
    for leg, phase, inwards in ((BACK_L, 0, -0.9), (FRONT_L, 0.25, 0.9), (BACK_R, 0.5, -0.9), (FRONT_R, 0.75, 0.9)):
        angle, lift = cat_leg((t - phase) % 1, 3.5)
        # Lying, a leg points towards -z; turned by -90 degrees it points down.
        pose[leg] = ((0, lift, inwards), euler(pitch=-90 + angle))
    sway = wave(t)
    bounce = math.cos(4 * math.pi * (t - 0.1))
    pose.update({
        BODY: ((0.16 * sway, 0, 0), euler(pitch=1.2 * bounce, yaw=2.5 * wave(t, 1, 0.25), roll=-2 * sway)),
        C_HEAD: ((0, 0.1 * bounce, -0.15 * bounce), euler(pitch=-3 * bounce, yaw=-2.5 * wave(t, 1, 0.25), roll=1.5 * sway)),
        # Up it goes, straightened out, and follows the hips late.
        TAIL: ((0, 0, -0.2), euler(pitch=-118 + 4 * wave(t, 2), yaw=14 * wave(t, 1, -0.05))),
        TAIL_2: ((0, 0, 0), euler(roll=-84 + 14 * wave(t, 1, -0.17))),
        TAIL_3: ((0, 0, 0), euler(roll=18 * wave(t, 1, -0.3))),
    })
    return pose


def cat_wave(t):
    up = blink(t, 0.05, 0.80, 0.15)
    hello = up * wave(t, 4) * blink(t, 0.16, 0.78, 0.06)
    sit = 24 * up
    return {
        # It sits up on its haunches, leans on one paw and lifts the other.
        BODY: ((-0.25 * up, 0, 0), euler(pitch=sit, roll=3 * up)),
        C_HEAD: ((0, 0, 0), euler(pitch=-0.7 * sit, yaw=-6 * up, roll=-7 * up - 3 * hello)),
        FRONT_L: ((0, 0, 0.5 * up), euler(pitch=-sit - 62 * up)),
        FRONT_R: ((0.6 * up, 0.8 * up, -0.2 * up), times(euler(roll=-34 * up - 22 * hello), euler(pitch=66 * up))),
        BACK_L: ((0, 0, 0), euler(pitch=-sit)),
        BACK_R: ((0, 0, 0), euler(pitch=-sit)),
        TAIL: ((0, 0, 0), euler(pitch=-0.9 * sit)),
        TAIL_2: ((0, 0, 0), euler(yaw=8 + 10 * wave(t, 2))),
        TAIL_3: ((0, 0, 0), euler(yaw=12 + 26 * wave(t, 2, -0.1))),
    }


def make_cat(cli):
    cat = Sample(cli, "mob_cat1.vfp")
    cat_joints(cat)
    cat.clip(0, "idle 待机", 4000, 40, cat_idle, standing=C_ROOT)
    cat.clip(1, "walk 走", 900, 20, cat_walk, standing=C_ROOT)
    cat.clip(2, "wave 挥手", 2400, 48, cat_wave, standing=C_ROOT)
    return cat


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--cli", default=os.path.join(HERE, "..", "..", "build", "release", "bin", "marrow-cli"))
    parser.add_argument("--journals", help="keep the journals in this folder")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        journals = arguments.journals or scratch
        make_chef(arguments.cli).save("chef", journals)
        make_cat(arguments.cli).save("cat", journals)


if __name__ == "__main__":
    main()

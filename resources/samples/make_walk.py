#!/usr/bin/env python3
"""Makes walk.bvh, the bundled motion: a person walking two strides forward, feet on the floor where they were put.

The hips follow curves, the ankles are planned (planted, rolled over the ball of the foot, swung forward) and the legs are solved to reach
them, so nothing slides. Everything is computed here from the few numbers below; run it to write the file again.

    python3 make_walk.py > walk.bvh
"""

import math

FPS = 30
CYCLE = 32              # frames from one left step to the next
CYCLES = 2
STRIDE = 134.0          # centimetres forward in a cycle
HIPS = 91.5             # height of the hips' joint
HIP_WIDTH = 9.0
HIP_DROP = 5.0
THIGH, SHIN = 42.5, 40.5
ANKLE, BALL = 8.0, 13.0  # height of the ankle, and how far the ball of the foot is before it
STANCE = 0.62           # share of the cycle a foot is on the floor

# Name, parent, offset, the order of its rotations. Arms turn down from the T-pose after they swing, so X stands before Z for them.
JOINTS = [
    ("Hips", None, (0, HIPS, 0), "YXZ"),
    ("Spine", "Hips", (0, 9, 0), "YXZ"),
    ("Chest", "Spine", (0, 17, 0), "YXZ"),
    ("Neck", "Chest", (0, 23, 0), "YXZ"),
    ("Head", "Neck", (0, 9, 1), "YXZ"),
]
for side, x in (("Left", 1), ("Right", -1)):
    JOINTS += [
        (side + "Shoulder", "Chest", (x * 4, 18, 0), "YXZ"),
        (side + "Arm", side + "Shoulder", (x * 13, 0, 0), "XZY"),
        (side + "ForeArm", side + "Arm", (x * 28, 0, 0), "XZY"),
        (side + "Hand", side + "ForeArm", (x * 25, 0, 0), "XZY"),
    ]
for side, x in (("Left", 1), ("Right", -1)):
    JOINTS += [
        (side + "UpLeg", "Hips", (x * HIP_WIDTH, -HIP_DROP, 0), "ZXY"),
        (side + "Leg", side + "UpLeg", (0, -THIGH, 0), "ZXY"),
        (side + "Foot", side + "Leg", (0, -SHIN, 0), "ZXY"),
        (side + "ToeBase", side + "Foot", (0, -ANKLE + 1.5, BALL), "ZXY"),
    ]
ENDS = {"Head": (0, 19, 0), "LeftHand": (17, 0, 0), "RightHand": (-17, 0, 0), "LeftToeBase": (0, -1, 7), "RightToeBase": (0, -1, 7)}


def smooth(t):
    t = min(max(t, 0.0), 1.0)
    return t * t * (3 - 2 * t)


def foot(phase):
    """Of a foot that is set down at phase 0: how far its ball is before the hips' path at mid-cycle pace, its pitch, its lift."""
    strike = STRIDE * STANCE / 2 + 4
    if phase < STANCE:
        ball = strike - STRIDE * phase  # planted: the hips walk past it
        toe_up = 18 * (1 - smooth(phase / 0.12))
        heel_up = 46 * smooth((phase - 0.40) / (STANCE - 0.40))
        return ball, toe_up - heel_up, 0.0
    t = (phase - STANCE) / (1 - STANCE)
    start = strike - STRIDE * STANCE
    ball = start + (strike - start) * smooth(t)
    pitch = -46 * (1 - smooth(t * 1.6)) + 18 * smooth((t - 0.45) / 0.55)
    return ball, pitch, 7.5 * math.sin(math.pi * t) ** 1.5


def frame(number):
    phase = (number % CYCLE) / CYCLE
    forward = STRIDE * number / CYCLE
    turn = 2 * math.pi * phase
    place = (2.2 * math.sin(turn), HIPS - 2.2 - 1.7 * math.cos(2 * turn - 0.5), forward)
    hips_yaw, hips_roll = 6 * math.cos(turn), 2.5 * math.sin(turn)
    turns = {joint[0]: (0.0, 0.0, 0.0) for joint in JOINTS}  # about x, y, z
    turns["Hips"] = (2.0, hips_yaw, hips_roll)
    turns["Spine"] = (1.5, -hips_yaw * 0.8, -hips_roll * 0.6)
    turns["Chest"] = (0.5, -hips_yaw * 1.1, -hips_roll * 0.4)
    turns["Neck"] = (-2.0, hips_yaw * 0.5, 0)
    turns["Head"] = (-2.0, hips_yaw * 0.4, 0)
    for side, x, shift in (("Left", 1, 0.0), ("Right", -1, 0.5)):
        own = (phase + shift) % 1
        ball, pitch, lift = foot(own)
        rad = math.radians(pitch)
        # The ankle stands behind and above the ball, turned about it with the foot.
        back, up = BALL, ANKLE - 1.5
        ankle_z = forward + ball - (back * math.cos(rad) + up * math.sin(rad))
        ankle_y = 1.5 + lift + up * math.cos(rad) - back * math.sin(rad)
        if pitch > 0:  # the heel carries it
            ankle_y = 1.5 + lift + up * math.cos(rad) + 3.0 * math.sin(rad)
        hip = hip_place(place, turns["Hips"], x)
        thigh, shin = solve(ankle_z - hip[2], ankle_y - hip[1])
        level = turns["Hips"][0]
        turns[side + "UpLeg"] = (thigh - level, -hips_yaw, -hips_roll)
        turns[side + "Leg"] = (shin - thigh, 0, 0)
        turns[side + "Foot"] = (-pitch - shin, 0, 0)
        turns[side + "ToeBase"] = (min(0.0, pitch) * (1 if own < STANCE else 1 - smooth((own - STANCE) / 0.12)), 0, 0)  # toes stay flat
        swing = 24 * math.cos(turn + math.pi * 2 * shift - 0.25)  # backwards while the leg of its side is in front
        turns[side + "Shoulder"] = (0, x * swing * 0.12, 0)
        turns[side + "Arm"] = (swing, 0, -x * 77)
        turns[side + "ForeArm"] = (0, -x * (20 + 0.5 * max(0.0, -swing)), 0)
        turns[side + "Hand"] = (0, -x * 8, 0)
    return place, turns


def hip_place(place, turn, x):
    """Where a thigh begins: its offset turned by the hips (Y, then X, then Z, as the file says)."""
    cx, sx = math.cos(math.radians(turn[0])), math.sin(math.radians(turn[0]))
    cy, sy = math.cos(math.radians(turn[1])), math.sin(math.radians(turn[1]))
    cz, sz = math.cos(math.radians(turn[2])), math.sin(math.radians(turn[2]))
    px, py, pz = x * HIP_WIDTH, -HIP_DROP, 0.0
    px, py = px * cz - py * sz, px * sz + py * cz
    py, pz = py * cx - pz * sx, py * sx + pz * cx
    px, pz = px * cy + pz * sy, -px * sy + pz * cy
    return place[0] + px, place[1] + py, place[2] + pz


def solve(dz, dy):
    """Angles about x, from hanging straight down, of thigh and shin in the world; the knee goes forward."""
    distance = min(math.hypot(dz, dy), THIGH + SHIN - 0.05)
    toward = math.degrees(math.atan2(dz, -dy))  # forward is positive here, about -x
    cosine = (THIGH ** 2 + distance ** 2 - SHIN ** 2) / (2 * THIGH * distance)
    inner = math.degrees(math.acos(max(-1.0, min(1.0, cosine))))
    thigh = toward + inner
    knee_z, knee_y = THIGH * math.sin(math.radians(thigh)), -THIGH * math.cos(math.radians(thigh))
    scale = distance / max(math.hypot(dz, dy), 1e-9)
    shin = math.degrees(math.atan2(dz * scale - knee_z, -(dy * scale - knee_y)))
    return -thigh, -shin


def number(value):
    text = "%.4f" % value
    return "0.0000" if text == "-0.0000" else text


def hierarchy():
    lines = ["HIERARCHY"]

    def write(name, depth):
        _, parent, offset, order = next(joint for joint in JOINTS if joint[0] == name)
        tab = "\t" * depth
        lines.append(tab + ("JOINT " if parent else "ROOT ") + name)
        lines.append(tab + "{")
        lines.append(tab + "\tOFFSET " + " ".join(number(part) for part in offset))
        rotations = " ".join(axis + "rotation" for axis in order)
        lines.append(tab + "\t" + ("CHANNELS 3 " + rotations if parent else "CHANNELS 6 Xposition Yposition Zposition " + rotations))
        for child in [joint[0] for joint in JOINTS if joint[1] == name]:
            write(child, depth + 1)
        if name in ENDS:
            lines.extend([tab + "\tEnd Site", tab + "\t{", tab + "\t\tOFFSET " + " ".join(number(part) for part in ENDS[name]), tab + "\t}"])
        lines.append(tab + "}")

    write("Hips", 0)
    return lines


def ordered():
    """Joints in the order in which the hierarchy names them."""
    result = []

    def visit(name):
        result.append(next(joint for joint in JOINTS if joint[0] == name))
        for child in [joint[0] for joint in JOINTS if joint[1] == name]:
            visit(child)

    visit("Hips")
    return result


def main():
    frames = CYCLE * CYCLES + 1
    lines = hierarchy() + ["MOTION", "Frames: %d" % frames, "Frame Time: %.7f" % (1 / FPS)]
    for index in range(frames):
        place, turns = frame(index)
        values = [number(part) for part in place]
        for name, _, _, order in ordered():
            values += [number(turns[name]["XYZ".index(axis)]) for axis in order]
        lines.append(" ".join(values))
    print("\n".join(lines))


main()

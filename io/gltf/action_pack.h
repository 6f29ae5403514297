#pragma once

#include "model/base/progress.h"
#include "model/base/result.h"
#include "model/character/action.h"

#include <QByteArray>

#include <vector>

namespace marrow {

/// How rotations and times are stored. What is published is the default; the others are written to be measured against.
struct ActionPackLayout
{
    bool shortRotations = true; ///< int16 normalised; else float32
    bool sharedTimes = true;    ///< one time accessor for all clips of a length; else one a clip, with bytes of its own
};

/// One GLB with the 22 joints of a character and an animation an action, named after its id; no mesh and no skin, which the rigged model
/// brings (character-decisions, "Action pack"). The hips' offset becomes a translation at this character's size. Nodes stand at the
/// character's rest. The same actions give the same bytes. Fails with "gltf.too-large", "pack.cancelled", "pack.empty".
Result<QByteArray> packActions(const std::vector<Action> &actions, const HumanoidRest &rest, const ActionPackLayout &layout = {},
                               const Progress &progress = {});

/// One thing the audit looked at. `value` is what was found (a count of faults, or the largest deviation), good up to `limit`.
struct PackCheck
{
    QString name; ///< stable, not translated: "normalized", "rotation-error", …
    bool ok = false;
    double value = 0;
    double limit = 0;
    QString detail; ///< the first thing that is wrong, a sentence; empty when all is well
};

/// Reads a pack back and compares it with what it was made from: whether every rotation is int16 with its normalized flag, whether there is
/// a mesh, the clips with their names, lengths and channels, the joints with their places, and how far rotations and hips are from what
/// they should be. Never fails: a pack that cannot be read has one check, "readable", which is not ok.
std::vector<PackCheck> auditPack(const QByteArray &glb, const std::vector<Action> &actions, const HumanoidRest &rest);

/// The clips of a pack as actions, sampled at 30 frames a second; one that ends as it begins loops. Clips of other files do as well, as far as
/// they move the joints of the shared skeleton. Fails as readGltf does, and with "character.not-bound", "pack.channel-twice", "pack.too-long".
Result<std::vector<Action>> readActionPack(const QByteArray &glb, const QString &origin = {});

bool auditPassed(const std::vector<PackCheck> &checks);

} // namespace marrow

#pragma once

#include "model/document/character_document.h"

#include <memory>

namespace marrow {

/// Every command of a character document. In the list, J is a joint's name ("forearm_L"); `?` marks what may be left out. A command fails with
/// a code, changing nothing, when a joint does not exist, a number is out of range, or there are no weights to work on
/// (character.not-bound).
///
/// joint.move       {joint: J, position: [x,y,z], mirror?: bool}  metres; the joint becomes hand-placed, with `mirror` its partner too.
///                  Weights stay and are marked old
/// joint.centre     {joint: J, mirror?: bool}  into the middle of the solid around it (character.no-volume)
/// joints.set       {joints: {J: [x,y,z], ...}}  several at once, as from a ledger
/// joints.analyse   {bind?: bool}  forgets what was placed by hand, analyses the mesh and, unless told otherwise, binds anew: one step
/// model.turn       {}  half a turn about +Y, joints analysed anew; takes the weights away
/// model.restPose   {pose: "a"}  the standard A-pose becomes the rest: vertices are baked in it (needs weights), joints move along
/// weights.set      {power?: number|null, thinLimbScale?, midlineBand?, epsilon?, limbsInTrunk?, onePart?, otherParts?, keepProps?: bool}
///                  constants, without binding
/// weights.bind     {the same constants?}  computes all weights anew
/// weights.stroke   {brush: "add"|"subtract"|"replace"|"smooth", joint: J, dabs: [[x,y,z], ...], radius, strength, falloff:
///                  "constant"|"linear"|"smooth", value?, mirror?: bool}  one stroke
/// weights.flood    {joint: J, vertex, value?}  the connected piece of surface
/// weights.mirror   {from: "left"|"right"}
/// weights.normalise {}
/// weights.limit    {most: 1..4}
/// weights.prune    {least: number}
/// weights.smooth   {joint?: J, rounds?, strength?}
/// weights.lock     {joints: [J, ...], locked: bool}
CharacterCommandTable characterCommands();

/// A document for a character that was read from `path`.
std::unique_ptr<CharacterDocument> makeCharacterDocument(CharacterAsset asset, const QString &path = {});

/// What a joint is called where people read it, translated ("Forearm, left").
QString jointLabel(int joint);

} // namespace marrow

#pragma once

#include "model/character/humanoid.h"
#include "model/character/motion.h"

#include <optional>

namespace marrow {

enum class UpAxis { X, Y, Z };

/// How the numbers of a motion file were understood and what speaks for it, so that a person can judge and override it
/// (character-decisions, "Importing"). The motions beside it are already turned and scaled by this. Evidence is a sentence in the language
/// of the interface.
struct MotionSpace
{
    UpAxis up = UpAxis::Y; ///< of the file
    bool upGuessed = false; ///< false: the format says so, or a person did
    QString upEvidence;
    double metresPerUnit = 1;
    bool unitGuessed = false;
    QString unitEvidence;
    double turnDegrees = 0; ///< about +Y, by which the motions were turned so that the rest pose looks along +Z
    bool turnGuessed = false;
    QString turnEvidence;
    double figureHeight = 0;  ///< of the rest pose, metres
    double floorShift = 0;    ///< metres by which the motions were raised so that the lowest foot touches the floor
    QString floorEvidence;    ///< empty when nothing was raised
};

/// Which joints of a motion play which of the one skeleton: by the human bones the file names, else by the joints' names (the indices of
/// the mapping's `nodes` are joints of the motion). Ends are nobody.
HumanoidMapping mapHumanoid(const Motion &motion);

/// What a person would judge the up axis by: how far the rest pose's head is from its hips along each axis.
struct UpGuess
{
    UpAxis up = UpAxis::Y;
    Eigen::Vector3f hipsToHead = Eigen::Vector3f::Zero(); ///< zero when the motion has no head or no hips
};
UpGuess guessUpAxis(const Motion &motion, const HumanoidMapping &mapping);

/// The rest pose's extent along +Y, in the motion's units.
double restHeight(const Motion &motion);

/// Which way a figure looks, in degrees about +Y from +Z towards +X, by its thighs (else its upper arms or shoulders) left and right; no
/// answer when it has neither or lies so that they are one above the other.
std::optional<double> facingDegrees(const HumanoidMapping &mapping, const std::vector<Eigen::Isometry3f> &worlds);

/// Turns the space of a motion: world positions p become turn·p, and so do offsets; rest rotations that are identity stay so.
void turnSpace(Motion &motion, const Eigen::Quaternionf &turn);
/// X up becomes Y up by (−y, x, z), Z up by (x, z, −y).
void turnUpright(Motion &motion, UpAxis up);
void scaleSpace(Motion &motion, double factor);
/// Moves the whole figure, rest and frames alike.
void raise(Motion &motion, double metres);

/// The lowest place of the feet and toes (with their ends) over all frames; nothing when the motion has no feet.
std::optional<double> lowestFoot(const Motion &motion, const HumanoidMapping &mapping);

} // namespace marrow

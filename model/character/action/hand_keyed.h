#pragma once

#include "model/character/action.h"

#include <optional>

namespace marrow {

/// Hand-keyed actions stand on a grid of twelfths of a second (character-decisions, "Retarget").
inline constexpr double kHandKeyedFps = 12;
/// Ten minutes; a limit for files that were tampered with.
inline constexpr int kMaxHandKeyedFrame = 7200;

/// One key of a hand-keyed action. A joint that a key does not name runs on between the keys that do; one that no key names stays at
/// rest. The same holds for the hips' offset.
struct HandKey
{
    int frame = 0;
    std::array<std::optional<Eigen::Quaternionf>, kHumanoidJointCount> rotations; ///< local; never of root
    std::optional<Eigen::Vector3f> hips; ///< from their rest, in hip heights, as Action::hips

    bool operator==(const HandKey &other) const;
};

/// An action that a person keyed for one character: what `{slug}_{action}.json` holds. A plain value.
struct HandKeyedAction
{
    QString slug;   ///< of the character
    QString action; ///< the id
    double fps = kHandKeyedFps;
    bool loop = true;
    std::vector<HandKey> keys; ///< ascending by frame, no two on one

    bool operator==(const HandKeyedAction &) const = default;
    int lastFrame() const { return keys.empty() ? 0 : keys.back().frame; }
    /// Where the action ends, in its own frames: at the last key; a loop whose last key is not its first pose takes one frame more to
    /// come back to it, so that no key is lost.
    int endFrame() const;
};

/// The pose at a moment, counted in the action's own frames: slerped between keys, held before the first and behind the last.
HumanoidPose handKeyedPose(const HandKeyedAction &action, double frame);
/// A key that names every skin joint and the hips.
HandKey wholeKey(int frame, const HumanoidPose &pose);

/// The action as it is played, packed and published: at 30 frames a second, the last frame of a loop repeats the first.
Action bakedHandKeyed(const HandKeyedAction &action);
/// A start for keying by hand: poses of an action at 12 a second, fewer where the ones between follow from their neighbours within
/// `toleranceDegrees` for every joint (and a hundredth of a hip height).
HandKeyedAction handKeyedFrom(const Action &action, const QString &slug, double toleranceDegrees = 2);

} // namespace marrow

#pragma once

#include "model/voxel/animation_clip.h"

#include <array>
#include <optional>

namespace marrow {

/// The parts of a key, as bits. A file keeps all three of a key at one time; an edit of some leaves the others playing as they did.
using KeyParts = std::uint8_t;
inline constexpr KeyParts kTranslationPart = 1;
inline constexpr KeyParts kRotationPart = 2;
inline constexpr KeyParts kScalePart = 4;
inline constexpr KeyParts kAllParts = 7;
inline constexpr std::array<KeyParts, 3> kEachPart{kTranslationPart, kRotationPart, kScalePart};

bool samePart(const Transform &a, const Transform &b, KeyParts part);
void copyParts(Transform &into, const Transform &from, KeyParts parts);
/// Whether a part says at `index` what it says at the keys before and behind, so that it only holds there. A lone key holds nothing.
bool partHolds(const QList<TransformKey> &keys, qsizetype index, KeyParts part);

/// What becomes of the parts of the keys of one track.
struct PartMoves
{
    struct Move
    {
        std::uint32_t fromMs = 0;
        std::optional<std::uint32_t> toMs; ///< nullopt: it is taken away
    };
    std::array<std::vector<Move>, 3> of; ///< for each of kEachPart, ascending by `fromMs`, which must be times of keys
    bool copy = false;                   ///< the sources stay
};

/// The track with parts moved. A key that gives a part away keeps the others, and plays in that part what its neighbours make of it; where
/// all that is left only holds, the key goes. A part that arrives where there is no key makes one, whose other parts are as they play
/// there. Of several parts that arrive at one time the last stays. `rest` is what plays without a key.
JointTrack withPartsMoved(const JointTrack &track, const Transform &rest, const PartMoves &moves);

} // namespace marrow

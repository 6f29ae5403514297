#pragma once

#include "io/gltf/character_file.h"

namespace marrow {

/// A character as it stands, bound or not, for its journal: the document it was read from with all that a bound file would leave out (its own
/// joints, clips, VRM parts), how it came in, and joints, weights and constants to the last bit. Empty when the source cannot be packed.
QByteArray encodeCharacterSnapshot(const CharacterAsset &asset);

bool isCharacterSnapshot(const QByteArray &bytes);

/// Codes: snapshot.format (cut off, or numbers that do not fit the model) and those of readGltf().
Result<CharacterAsset> decodeCharacterSnapshot(const QByteArray &bytes);

} // namespace marrow

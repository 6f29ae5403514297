#pragma once

#include "io/gltf/gltf_reader.h"
#include "model/character/skin/skirt.h"
#include "model/document/character_state.h"

#include <QStringList>

namespace marrow {

/// How a character came in, for people: the kind of its file ("VRM 1.0", "FBX") and what the import did.
struct CharacterOrigin
{
    QString format;
    QStringList notes;

    bool operator==(const CharacterOrigin &) const = default;
};

/// The document a character was read from, with its pictures in it.
class GltfCharacterSource : public CharacterSource
{
public:
    explicit GltfCharacterSource(GltfDocument read, CharacterOrigin from = {})
        : document(std::move(read))
        , origin(std::move(from))
    {
    }
    GltfDocument document;
    CharacterOrigin origin;
};

/// The joints and weights of a model that is bound to the 22-joint skeleton already: a skin with the 21 joints by name whose rest rotations
/// are identity and whose inverse bind matrices only move. nullopt for every other model.
std::optional<StoredSkin> storedSkin(const GltfModel &file);

/// A model that was read, as an asset to place joints in and bind: analysed, or with what storedSkin() finds.
CharacterAsset characterFrom(const GltfModel &file, const CharacterOrigin &origin = {}, const Progress &progress = {});
/// How it came in; empty when nobody said.
CharacterOrigin originOf(const CharacterAsset &asset);

/// What was written, and how exact.
struct RiggedGlb
{
    QByteArray bytes;
    QStringList notes;          ///< what of the source could not stay, sentences for people
    double inverseBindError = 0; ///< of the file read back, see inverseBindError()
};

/// The bound character as a GLB (character-pipeline §2): the source's document with its materials, pictures and extras, vertices as baked, a skin
/// of 21 joints whose rest rotations are identity, root above them. The source's own joints, clips and VRM parts, which name nodes that are
/// gone, are left out, and the notes say so. The file is read back before it counts: joints and weights must be the same to the last bit.
/// With a skirt the skin has its five joints behind the 21, and its weights in place of the asset's; read back, what follows the skirt follows
/// the hips. Codes: character.not-bound, gltf.too-large, character.read-back.
Result<RiggedGlb> writeRigged(const CharacterAsset &asset, const Skirt &skirt = {});

/// Whether a model's skin has joints of a skirt, which an asset does not hold.
bool hasSkirt(const CharacterModel &model);

} // namespace marrow

#pragma once

#include "io/gltf/character_file.h"
#include "io/gltf/gltf_reader.h"
#include "model/base/progress.h"

#include <QStringList>

#include <optional>

namespace marrow {

/// How a model that is no glTF is read. The defaults go by what the file says.
struct CharacterImportOptions
{
    enum class Up { AsInFile, Y, Z };

    QString preferredEntry = {};              ///< in an archive: the file of this name goes before others of its kind
    std::optional<double> metresPerUnit = {}; ///< instead of what an FBX says or of 0.08 for MMD models
    Up up = Up::AsInFile;                     ///< of an FBX
    QString readerProgram = {};               ///< the program that reads FBX and PMX; empty: marrow-scene-reader beside this one
    QString shownName = {};                   ///< what the notes call the file; empty: its name
    Progress progress = {};
};

/// A character of any kind as it came in. `file.document` has all pictures in it, so encodeGlb(file.document) is the GLB to keep;
/// `file.model` is read from just that document. +Y up, right-handed; metres.
struct ImportedCharacter
{
    GltfModel file;
    QString format;              ///< of the model itself: "glb", "vrm", "gltf", "fbx", "pmx" or "pmd"
    QString entry;               ///< its name within an archive, else empty
    QStringList notes;           ///< what was tried and what was done, in order; sentences for people (conversion_note)
    QStringList missingTextures; ///< as the model names them
    double metresPerUnit = 1;    ///< what one unit of the file was taken for
};

/// How it came in, as it is told beside the character: "VRM 1.0", "FBX"; and the notes.
CharacterOrigin originOf(const ImportedCharacter &imported);

/// Reads a character from .glb, .vrm, .gltf with its files, .fbx, .pmx, .pmd or a .zip of them (model-formats §1.1, character-decisions
/// "Importing"), by content where the content says it. Archives are searched in the order vrm, glb, gltf, pmx, fbx; within a kind the
/// preferred entry, else the one least deep, else the largest.
///
/// What is no glTF is read in a process of its own with limits on time and memory, and the product is read back and compared with what was
/// read (vertices, faces, joints, clips) before it counts. Nothing is written beside the file. Takes seconds for large files: call it from a
/// worker; any thread. Codes: those of openGltf and openArchive; import.unknown (not a kind of model), import.empty (an archive without
/// models), import.failed (no attempt succeeded; the message has the reasons), import.timeout, import.memory, import.cancelled,
/// import.reader (the reading program is missing).
Result<ImportedCharacter> importCharacter(const QString &path, const CharacterImportOptions &options = {});

} // namespace marrow

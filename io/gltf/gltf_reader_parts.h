#pragma once

#include "io/gltf/gltf_accessors.h"
#include "model/base/progress.h"
#include "model/character/character_model.h"

#include <map>

/// The steps of readGltf, each for one part of the document.
namespace marrow::gltf {

/// What the steps share.
struct Reading
{
    const GltfDocument &document;
    GltfAccessors accessors;
    CharacterModel &model;
    Report &report;
    const GltfFileSource &files;
    Progress progress;
    std::map<qint64, std::vector<float>> keyTimes = {}; ///< of animations, by accessor

    /// An index that must be below `count`; -1 when it is missing, and an error when it points beyond.
    Result<int> index(const QJsonObject &object, const char *member, std::size_t count, const QString &pointer) const;
    Error fail(const char *code, const QString &message, const QString &pointer) const { return gltfError(code, message, pointer); }
    /// How far reading is, in [0, 1]; an error when it is to stop.
    Result<void> goOn(double fraction) const;
    void warn(const char *code, const QString &message, const QString &pointer);
};

Result<void> readNodes(Reading &reading);
/// Pictures that are not there or cannot be found are warned of; nothing here refuses a model but an index that points nowhere.
Result<void> readMaterials(Reading &reading);
Result<void> readMeshes(Reading &reading);
Result<void> readSkins(Reading &reading);
Result<void> readClips(Reading &reading);
void readVrm(Reading &reading);
/// What names things that are not there is left out with a warning. Behind readMeshes and readMaterials.
void readExpressions(Reading &reading);

} // namespace marrow::gltf

#pragma once

#include "io/gltf/gltf_document.h"

#include <QStringList>

#include <functional>
#include <memory>

namespace marrow {

class Archive;

/// The files that came with a model: those in and below its folder, or those of the archive it came in. Names have "/" between folders.
struct FileSet
{
    QStringList names;
    std::function<Result<QByteArray>(qsizetype)> read; ///< by place in `names`
    QString folder; ///< the model's own, with a "/" behind it unless it is empty
};

/// Not followed: links to folders, folders deeper than four, more than 20,000 files.
FileSet filesInFolderOf(const QString &modelPath);
FileSet filesInArchive(std::shared_ptr<Archive> archive, const QString &modelName);

/// Where a file is that a model names by whatever path was right on its author's machine: at that path beside the model, else by its name
/// alone (the one least far from the model), else by its name with another picture's ending. Upper and lower case do not matter. -1: nowhere.
qsizetype findNamedFile(const FileSet &files, const QString &wanted);

/// Puts pictures that are files of their own, or of kinds glTF does not have, into the document as PNG or JPEG. One that is not found or
/// cannot be read becomes a white pixel and is named in `missing`; the model is a model all the same. Pictures glTF extensions know
/// (WebP, KTX2) stay as they are. Returns how many were embedded.
int embedPictures(GltfDocument &document, const FileSet &files, QStringList &missing);

/// Says for materials with a picture that is transparent in places whether its edge is hard (MASK) or soft (BLEND).
void settleTransparency(GltfDocument &document);

} // namespace marrow

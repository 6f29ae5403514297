#pragma once

#include "model/base/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

#include <map>

namespace marrow {

inline constexpr char kAnimMapName[] = "anim_map.json";

/// The contract between the studio and a game (character-pipeline, section 5): the one file a game reads to know which of its members were
/// published and which action belongs to which kind of work. Written whole at every publication, in eight keys and no others. A plain value.
struct AnimMap
{
    QStringList clipNames;                 ///< the clips every pack holds; a clip's name is the action's id. Ascending, each once
    std::map<QString, QString> kindMap;    ///< kind of activity -> action
    QString defaultAction;                 ///< what a member does whose kind is not mapped
    QString moving;                        ///< walking, which wins over any work
    QString chasing;                       ///< running after somebody
    std::map<QString, QString> memberAnims; ///< member -> its pack, "chr_X_anim.glb"
    QStringList publishedSlugs;            ///< the characters; ascending, each once
    QString at;                            ///< when, ISO 8601 in UTC: that of the manifest of the same publication

    bool operator==(const AnimMap &) const = default;
};

/// Bytes that are the same for the same contract: keys and lists ascending, UTF-8, a line break at the end.
QByteArray encodeAnimMap(const AnimMap &map);

/// Reads a contract. All eight keys must be there with what belongs into them; a ninth is refused too, as a game that was told of eight
/// would never look at it. Codes: "publish.contract" with a JSON pointer.
Result<AnimMap> decodeAnimMap(const QByteArray &bytes);

/// A character is called by its slug, "chr_knight": the stem of the game's own model, "chr_knight.glb". Publishing puts "chr_knight_rigged.glb"
/// and "chr_knight_anim.glb" beside it. slugFor() takes a name with or without the prefix, nameOfSlug() leaves it out.
QString slugFor(const QString &name);
QString nameOfSlug(const QString &slug);
bool isSlug(const QString &text);
QString riggedFileName(const QString &slug);
QString packFileName(const QString &slug);
QString originalFileName(const QString &slug);
/// The slug of a pack's, rigged model's or original's name; empty when it is none.
QString slugOfPack(const QString &fileName);
QString slugOfRigged(const QString &fileName);
QString slugOfOriginal(const QString &fileName);

/// Whether a name can be a slug or member: letters and digits of any script, "_", "-" and "." inside, at most 64 of them. What is left out
/// would be trouble in a file name or an address.
bool isPublishableName(const QString &name);

} // namespace marrow
